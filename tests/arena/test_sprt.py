"""The sequential test: it decides soon, and seldom wrongly."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from math import inf, log, nan

import pytest

from merkator.arena.elo import expected_share
from merkator.arena.sprt import FAILED, OPEN, PASSED, Hypotheses, Sprt
from merkator.arena.sprt import test_from_options as from_options
from merkator.core.errors import BadOption


def deals(points: float, seed: int, ties: float = 0.2) -> Iterator[float]:
    """Yield deals of two games each, between bots that far apart."""
    lots = random.Random(seed)
    share = expected_share(points)

    def game() -> float:
        return 0.5 if lots.random() < ties else float(lots.random() < (share - ties / 2) / (1 - ties))

    while True:
        yield (game() + game()) / 2


def judged(shares: Iterable[float], hypotheses: Hypotheses) -> Sprt:
    """Test deals one after another, until it is decided or there are no more."""
    test = Sprt(hypotheses, steps=4)
    for share in shares:
        test.add(share)
        if test.verdict != OPEN:
            break
    return test


def test_the_bounds_are_those_of_wald() -> None:
    low, high = Hypotheses(alpha=0.05, beta=0.1).bounds
    assert low == pytest.approx(log(0.1 / 0.95))
    assert high == pytest.approx(log(0.9 / 0.05))


def test_won_or_lost_is_counted_exactly() -> None:
    """With two outcomes the frequencies follow from the mean, so the ratio is that of two coins."""
    test = Sprt(Hypotheses(0.0, 50.0), steps=1)
    for number in range(300):
        test.add(float(number % 5 < 3))
    high = expected_share(50.0)
    coins = 180 * log(high / 0.5) + 120 * log((1 - high) / 0.5)
    assert test.ratio == pytest.approx(coins, rel=1e-3)


def test_nothing_played_says_nothing() -> None:
    test = Sprt(Hypotheses(), steps=4)
    assert (test.ratio, test.verdict, test.deals) == (0.0, OPEN, 0)


def test_both_sides_are_treated_alike() -> None:
    """Who wins what the other loses gets the opposite answer about the opposite difference."""
    ours, theirs = Sprt(Hypotheses(0.0, 30.0), 4), Sprt(Hypotheses(-30.0, 0.0), 4)
    for share, _ in zip(deals(60.0, 5), range(100), strict=False):
        ours.add(share)
        theirs.add(1.0 - share)
    assert ours.ratio == pytest.approx(-theirs.ratio)


@pytest.mark.parametrize(("points", "right", "wrong"), [(0.0, FAILED, PASSED), (100.0, PASSED, FAILED)])
def test_it_is_wrong_in_about_5_of_100_cases(points: float, right: str, wrong: str) -> None:
    found = [judged(deals(points, seed), Hypotheses(0.0, 100.0)) for seed in range(200)]
    verdicts = [test.verdict for test in found]
    assert verdicts.count(right) + verdicts.count(wrong) == 200
    assert verdicts.count(wrong) <= 18  # 10 are expected; more than 18 come once in two hundred runs
    assert sum(test.deals for test in found) / 200 < 60  # and it does not take long


def test_a_clear_case_is_decided_at_once() -> None:
    test = judged([1.0] * 100, Hypotheses(0.0, 100.0))
    assert test.verdict == PASSED
    assert test.deals < 15


def test_an_end_of_the_deals_leaves_it_open() -> None:
    test = judged([0.5, 0.75], Hypotheses())
    assert (test.verdict, test.deals) == (OPEN, 2)


@pytest.mark.parametrize(
    "wrong",
    [
        Hypotheses(20.0, 0.0),
        Hypotheses(5.0, 5.0),
        Hypotheses(0.0, nan),
        Hypotheses(0.0, inf),
        Hypotheses(0.0, 1e9),
        Hypotheses(-1e9, 0.0),
        Hypotheses(alpha=0.0),
        Hypotheses(beta=0.7),
    ],
)
def test_what_cannot_be_tested_is_refused(wrong: Hypotheses) -> None:
    with pytest.raises(BadOption):
        Sprt(wrong, steps=4)


def test_what_is_not_said_of_a_test_is_as_usual() -> None:
    assert from_options(True, None, None, None) == Hypotheses()
    assert from_options(True, (5.0, 9.0), 0.1, 0.2) == Hypotheses(5.0, 9.0, 0.1, 0.2)
    assert from_options(False, None, None, None) is None


@pytest.mark.parametrize("said", [((0.0, 20.0), None, None), (None, 0.05, None), (None, None, 0.05)])
def test_who_says_how_to_test_must_want_a_test(
    said: tuple[tuple[float, float] | None, float | None, float | None],
) -> None:
    with pytest.raises(BadOption, match="--elo, --alpha and --beta need --sprt"):
        from_options(False, *said)
