"""Elo differences and their error bars."""

from __future__ import annotations

import random
from math import inf

import pytest

from merkator.arena.elo import difference, elo, expected_share, share


@pytest.mark.parametrize("points", [-400.0, -20.0, 0.0, 35.0, 400.0])
def test_shares_and_elo_lead_back_to_each_other(points: float) -> None:
    assert difference(expected_share(points)) == pytest.approx(points)


def test_ten_times_the_odds_are_400_points() -> None:
    assert expected_share(400.0) == pytest.approx(10 / 11)


def test_who_wins_everything_is_stronger_by_at_least_something() -> None:
    found = elo([1.0] * 100)
    assert found.value == found.high == inf
    assert 450 < found.low < 650
    lost = elo([0.0] * 100)
    assert (lost.value, lost.low) == (-inf, -inf)
    assert lost.high == pytest.approx(-found.low)


def test_equal_deals_leave_less_doubt_than_as_many_single_games() -> None:
    """A deal that is won once and lost once says that both are equal, two single games hardly do."""
    pairs = share([0.5] * 45 + [1.0] * 5)
    games = share([1.0, 0.0] * 45 + [1.0] * 10)
    assert pairs.value == games.value
    assert pairs.high - pairs.low < games.high - games.low


def test_more_deals_leave_less_doubt() -> None:
    few, many = share([1.0, 0.5, 0.0, 0.5] * 5), share([1.0, 0.5, 0.0, 0.5] * 100)
    assert many.high - many.low < (few.high - few.low) / 3


def test_one_deal_is_enough_to_say_little() -> None:
    found = elo([0.5])
    assert found.low < -200
    assert found.high > 200


@pytest.mark.parametrize("true", [0.5, 0.7, 0.95])
def test_the_bounds_hold_in_95_of_100_cases(true: float) -> None:
    lots = random.Random(1)
    held = 0
    for _ in range(1000):
        deals = [(float(lots.random() < true) + float(lots.random() < true)) / 2 for _ in range(60)]
        found = share(deals)
        held += found.low <= true <= found.high
    assert 0.92 < held / 1000 < 0.98
