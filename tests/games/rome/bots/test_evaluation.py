"""The evaluation for rome that was learned: what it looks at, what it leaves alone, and what it came to value."""

from __future__ import annotations

import pytest

from merkator.bots.scale import FeatureList
from merkator.games.rome.bots.distances import Distances
from merkator.games.rome.bots.evaluation import KNOTS, Evaluation, turns_left
from merkator.games.rome.bots.features import COUNT, GONE, PLACE, PLAN, SHORT, VOUCHER, WEALTH, Features
from merkator.games.rome.bots.greedy import GreedyBot
from merkator.games.rome.bots.trained import evaluation
from merkator.games.rome.bots.weights import swift
from merkator.games.rome.rules.position_data import FIELD, NO_SHIP, OUT
from merkator.games.rome.rules.scoring import open_wealth
from merkator.games.rome.rules.state import State
from voyage import Voyage, rome

GAME = rome()
CHART = Distances(GAME.cards)


def told(state: State, seat: int = 0) -> dict[int, float]:
    """Return the numbers that a position has for a seat."""
    notes = FeatureList()
    points = Features(CHART, swift()).measure(state, seat, notes)
    assert points == open_wealth(state, seat) / 1000
    assert len(set(notes.at)) == len(notes.at)
    return dict(zip(notes.at, notes.numbers, strict=True))


def plain(**weights: float) -> Evaluation:
    """Return an evaluation that weighs nothing but what is named, at all times alike."""
    row = [weights.get(f"at{number}", 0.0) for number in range(COUNT)]
    return Evaluation(CHART, swift(), [row for _ in KNOTS])


def test_every_number_has_its_place_and_none_beyond() -> None:
    greedy = GreedyBot(GAME.cards)
    state = GAME.start(3, seed=6)
    seen: set[int] = set()
    while not state.over:
        for seat in range(3):
            seen.update(told(state, seat))
        state.play(greedy.choose(state))
    state.holdings[1][OUT] = 1
    seen.update(told(state, 1))
    lost = Voyage()
    lost.state.holdings[0][FIELD] = NO_SHIP
    seen.update(told(lost.state))
    assert seen | set(range(VOUCHER, VOUCHER + 4)) == set(range(COUNT))


def test_what_is_told_changes_nothing() -> None:
    p = Voyage().ship(0, "puteoli").cargo(0, papyrus=3).turn_of(0)
    before = p.state.dump()
    told(p.state)
    assert p.state.dump() == before


def test_vouchers_are_told_one_by_one() -> None:
    found = told(Voyage().vouchers(0, 2).state)
    assert [found.get(VOUCHER + number, 0.0) for number in range(4)] == [1, 1, 0, 0]


def test_want_of_cash_counts_from_the_price_of_a_ship_on() -> None:
    rich = told(Voyage().ship(0, "ostia").cash(0, 60_000).state)
    poor = told(Voyage().ship(0, "ostia").cash(0, 0).state)
    assert [rich[SHORT + number] for number in range(3)] == [0, 0, 0]
    assert 0 < poor[SHORT] < poor[SHORT + 1] < poor[SHORT + 2]


def test_a_lost_ship_and_a_lost_player_are_told() -> None:
    lost = Voyage()
    lost.state.holdings[0][FIELD] = NO_SHIP
    assert told(lost.state)[PLACE + 3] == 1
    assert PLAN not in told(lost.state)
    lost.state.holdings[0][OUT] = 1
    assert set(told(lost.state)) == {WEALTH, GONE}


def test_without_weights_a_position_is_worth_its_open_wealth() -> None:
    p = Voyage().ship(0, "ostia").cash(0, 12_000)
    assert plain().value(p.state, 0) == pytest.approx(open_wealth(p.state, 0))
    assert plain(at2=1.5).value(p.vouchers(0, 1).state, 0) == pytest.approx(open_wealth(p.state, 0) + 1500)


def test_the_outcome_is_the_lead_over_the_best_of_the_others() -> None:
    p = Voyage(players=3).cash(0, 9000).cash(1, 4000).cash(2, 7000)
    values = [plain().value(p.state, seat) for seat in range(3)]
    assert plain().outcome(p.state, 0) == pytest.approx(values[0] - values[2])
    assert plain().outcome(p.state, 1) == pytest.approx(values[1] - values[0])


def test_at_the_end_a_position_is_worth_what_it_counts() -> None:
    greedy = GreedyBot(GAME.cards)
    state = GAME.start(2, seed=3, options={"short": True})
    while not state.over:
        state.play(greedy.choose(state))
    learned = evaluation(CHART)
    assert [learned.value(state, seat) for seat in range(2)] == state.scores
    assert learned.outcome(state, 0) == state.scores[0] - state.scores[1]


def test_in_the_last_round_no_turns_are_left() -> None:
    p = Voyage()
    assert turns_left(p.state, swift()) > 0
    p.state.cause = 1
    assert turns_left(p.state, swift()) == 0


def test_what_was_learned_is_sound() -> None:
    """The weights that are shipped: a plan, a voucher and the turn are worth something in the middle of a game."""
    learned = evaluation(CHART)
    weights = learned.mixed.at(14.0)
    assert 0.7 < weights[PLAN] < 2.0
    assert 0.5 < weights[VOUCHER] < 5.0
    assert weights[PLACE] > 0
    near = Voyage().ship(0, "puteoli").cargo(0, papyrus=3).state
    far = Voyage().ship(0, "gades").cargo(0, papyrus=3).state
    assert learned.outcome(near, 0) > learned.outcome(far, 0)


def promised(state: State, seat: int = 0) -> float:
    """Return what the weights that are shipped expect."""
    return evaluation(CHART).value(state, seat)


def test_cargo_near_its_market_vouchers_and_time_promise_more() -> None:
    near = Voyage().ship(0, "puteoli").cargo(0, papyrus=3).state
    far = Voyage().ship(0, "gades").cargo(0, papyrus=3).state
    assert promised(near) > promised(far)
    assert promised(Voyage().vouchers(0, 1).state) > promised(Voyage().state)
    early, late = Voyage(), Voyage()
    late.state.cause = 1
    assert promised(early.state) > promised(late.state)


def test_what_is_promised_is_never_what_others_hold() -> None:
    state = GAME.start(3, seed=10)
    other = state.imagine(0, seed=3)
    assert other.hands[1] != state.hands[1]
    assert promised(other) == promised(state)


def test_a_ship_to_be_bought_promises_less_than_one_that_is_there() -> None:
    there = Voyage().ship(0, "ostia").cash(0, 30_000).state
    lost = Voyage().cash(0, 30_000).state
    lost.holdings[0][FIELD] = NO_SHIP
    assert promised(there) - 20_000 < promised(lost) < promised(there)
