"""The end of a game played alone: turn 17 with the Peace, and the benchmarks (H-9.9, H-9.10)."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from merkator.core.events import Event
from merkator.games.hamburg.rules.state import State
from position import Position, hamburg
from solo import alone, begin_turn, gives, journeys, opened, shown_stacks, solo_stack

SIX = ("england-2", "spain-3", "france-4", "russia-5", "sweden-6", "danzig-7")

# The last turn


def test_in_turn_16_contracts_must_still_be_given_away() -> None:  # H-9.4, H-9.9
    p = begin_turn(alone().contracts(0, *SIX).offer(bonus=[], building=[]), 16)

    assert p.legal() == gives(*SIX)
    assert p.why_not("done") == "you must give contracts away until 5 are left (H-9.4)"


def test_in_turn_17_no_contract_must_be_given_away() -> None:  # H-9.9
    p = begin_turn(alone().contracts(0, *SIX).offer(bonus=["danzig-copper"], building=[]), 17)

    assert p.legal() == ["buy danzig-copper", "done"]
    assert p.play("done").step == "travel"
    assert p.held(0) == list(SIX)


def test_in_turn_17_cards_can_still_be_bought() -> None:  # H-9.9
    p = begin_turn(alone().contracts(0, *SIX).offer(bonus=["danzig-copper"], building=[]), 17)

    p.play("buy danzig-copper", "give france-4")

    assert p.held(0) == [id for id in SIX if id != "france-4"]


def winning(**options: bool) -> Position:
    """The player is about to travel to Newfoundland with a contract of value 10 that time can pay."""
    p = alone(**options).contracts(0, "newfoundland-10").time(0, 31)
    return solo_stack(p, "france-10", "peace")


def test_the_peace_is_won_in_the_fulfilling_step_of_turn_17() -> None:  # H-9.9
    p = begin_turn(opened(winning(), "france-10"), 17)
    p.play("go newfoundland")
    assert shown_stacks(p.state, 10, 14) == [("france-10", 1), ("peace", 1)]

    events = p.happens("fulfil newfoundland-10 by choice")

    assert events[-4:] == [
        Event("exchanged", 0, {"time": 4}),
        Event("fulfilled", 0, {"contract": "newfoundland-10"}),
        Event("drew", 0, {"contract": "peace"}),
        Event("ended", 0, {"scores": [24.0], "winners": [0]}),
    ]
    assert p.held(0) == ["newfoundland-10", "peace"]
    assert (p.state.over, p.state.turns, p.state.end) == (True, 17, "turns")


def test_before_turn_17_a_10_brings_another_10_and_no_final_round() -> None:  # H-9.8, H-9.9
    p = begin_turn(winning(), 16).play("go newfoundland")
    assert shown_stacks(p.state, 10, 14) == [("france-10", 1), (None, 0)]

    events = p.happens("fulfil newfoundland-10 by choice")

    assert events[-2:] == [
        Event("drew", 0, {"contract": "france-10"}),
        Event("turn", 0, {"round": 17, "final": True}),
    ]
    assert not p.state.over


def test_the_peace_obtained_early_would_trigger_nothing() -> None:  # H-9.9: section 7 does not apply
    p = opened(begin_turn(winning(), 5), "peace").play("go newfoundland")

    kinds = [event.kind for event in p.happens("fulfil newfoundland-10 by choice")]

    assert kinds[-2:] == ["drew", "turn"]
    assert (p.state.last, p.state.cause) == (-1, 0)
    journeys(p, *["russia"] * 12)
    assert (p.state.over, p.state.turns, p.state.end) == (True, 17, "turns")


def test_the_peace_cannot_be_taken_into_the_hand() -> None:  # H-9.9, H-10.3
    p = begin_turn(opened(winning(expert=True), "france-10"), 17).play("done", "go newfoundland")

    assert "take contract france-10" in p.legal()
    assert "take contract peace" not in p.legal()
    assert p.why_not("take contract peace") == "this card is not face up, or may not be taken (H-10.3)"


def test_cubes_of_the_supply_tile_are_placed_at_the_end() -> None:  # H-9.1, H-8.3
    p = begin_turn(alone().buildings(0, "alsterhaus").supply(0, "hamburg", "spain").at("invest"), 17)
    p.play("done", "go russia")
    assert p.step == "place"

    p.play("place best")

    assert p.state.over
    assert p.state.scores == [16.0]


def test_the_turns_of_a_solo_game_follow_each_other() -> None:  # H-9.1, H-2.1
    state = hamburg().start(1, seed=3)
    choice = random.Random(3)
    numbers = []
    while not state.over:
        assert isinstance(state, State)
        numbers.append((state.turns, state.active))
        state.play(choice.choice(state.legal()))
    assert all(after[0] - before[0] in (0, 1) for before, after in pairwise(numbers))
    assert {active for _, active in numbers} == {0}


# The result

FULL = ("peace", "france-10", "hamburg-10", "newfoundland-10", "sweden-10")  # 54
NINES = ("denmark-9", "england-9", "hamburg-9", "italy-9", "spain-9")  # half: 22.5


def ended(*contracts: str) -> Position:
    """The last turn of a game is played to its end with these contracts."""
    p = begin_turn(solo_stack(alone().contracts(0, *contracts)), 17).offer(bonus=[], building=[])
    p.at("travel").play("go russia")
    assert p.state.over
    return p


@pytest.mark.parametrize(
    ("contracts", "points", "benchmark", "least"),
    [
        (("england-2",), 2, None, None),
        (("peace", "france-10", "hamburg-10", "sweden-10", "italy-8", "danzig-5"), 54.5, None, None),
        (("peace", "france-10", "hamburg-10", "sweden-10", "italy-8", "danzig-6"), 55, "beginner", 55),
        ((*FULL, "italy-8", "england-3"), 59.5, "beginner", 55),
        ((*FULL, "italy-9", "england-3"), 60, "experienced", 60),
        ((*FULL, *NINES, "italy-6"), 79.5, "experienced", 60),
        ((*FULL, *NINES, "italy-7"), 80, "outstanding", 80),
        ((*FULL, *NINES, "italy-8"), 80.5, "outstanding", 80),
    ],
)
def test_the_result_says_which_benchmark_was_reached_and_what_it_asks_for(
    contracts: tuple[str, ...], points: float, benchmark: str | None, least: int | None
) -> None:  # H-9.10
    p = ended(*contracts)

    assert p.state.scores == [points]
    for seat in (0, None):
        assert p.state.view(seat)["result"] == {
            "scores": [points],
            "winners": [0],
            "end": "turns",
            "benchmark": benchmark,
            "least": least,
        }


def test_there_is_no_result_before_the_end() -> None:  # H-9.10
    assert alone().contracts(0, *FULL, *NINES).state.view(0)["result"] is None


def test_benchmarks_are_for_solo_games_only() -> None:  # H-9.10
    p = Position(2, coinless=True).bare().contracts(0, *FULL, *NINES).at("place")

    result = p.state.view(0)["result"]

    assert result["scores"][0] == 76.5
    assert (result["benchmark"], result["least"]) == (None, None)


def test_the_game_lists_its_benchmarks() -> None:  # H-9.10
    assert alone().game.benchmarks == ((80, "outstanding"), (60, "experienced"), (55, "beginner"))
