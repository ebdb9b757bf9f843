"""Joining: the others come along, each once, clockwise (H-6.1 to H-6.5)."""

import pytest

from merkator.core.events import Event
from position import Position, bare


def journey(place: str, players: int = 3, **time: int) -> Position:
    """Seat 0 has travelled; time by seat: `one=2` gives seat 1 two counters. Nobody has anything else."""
    p = bare(players).place(place)
    for seat, name in enumerate(("zero", "one", "two", "three")[:players]):
        p.time(seat, time.get(name, 0)).contracts(seat, *HELD[seat])
    return p.at("join")


HELD = (["france-3"], ["england-2", "england-3"], ["england-4"], ["spain-3"])
"""What each seat holds."""


# Who decides, and when


def test_the_others_decide_once_each_clockwise_from_the_left() -> None:  # H-6.1
    p = journey("england", players=4, zero=5, one=1, two=1, three=1)
    asked = []
    while p.step == "join":
        assert p.legal() == ["join", "stay"]
        asked.append(p.state.seat)
        p.play("stay")
    assert asked == [1, 2, 3]
    assert (p.state.seat, p.step) == (1, "invest")


def test_clockwise_begins_left_of_the_active_player() -> None:  # H-6.1
    p = journey("england", players=4).travels("russia")
    for seat in range(4):
        p.time(seat, 1)
    p.travels("russia")
    asked = []
    while p.step == "join":
        asked.append(p.state.seat)
        p.play("join")
    assert asked == [3, 0, 1]
    assert [p.time_of(seat) for seat in range(4)] == [0, 0, 4, 0]


def test_whoever_stays_is_not_asked_again() -> None:  # H-6.1
    p = journey("england", one=1, two=1)
    assert p.happens("stay") == [Event("stayed", 1, {})]
    assert p.state.seat == 2
    assert p.happens("stay") == [
        Event("stayed", 2, {}),
        Event("turn", 1, {"round": 1, "final": False}),
    ]
    assert [p.time_of(seat) for seat in range(3)] == [0, 1, 1]


def test_joining_cannot_be_refused() -> None:  # H-6.1
    p = journey("england", one=1)
    p.play("join")
    assert [p.time_of(seat) for seat in range(3)] == [1, 0, 0]
    assert (p.state.seat, p.step) == (1, "invest")


def test_a_joiner_fulfils_contracts_before_the_next_one_decides() -> None:  # H-6.1
    p = journey("england", one=1, two=1).goods(1, grain=1, iron=2).goods(2, saltpeter=1, muskets=1).top("italy-3")
    p.play("join")
    assert (p.state.seat, p.step) == (1, "fulfil")
    assert p.legal() == ["done", "fulfil england-2", "fulfil england-3"]
    assert p.happens("fulfil england-2") == [
        Event("paid", 1, {"goods": {"grain": 1}, "from": "office"}),
        Event("fulfilled", 1, {"contract": "england-2"}),
        Event("drew", 1, {"contract": "italy-3"}),
    ]
    p.play("done")
    assert (p.state.seat, p.legal()) == (2, ["join", "stay"])
    p.play("join")
    assert (p.state.seat, p.legal()) == (2, ["done", "fulfil england-4"])


def test_joining_without_fulfilling_anything_is_allowed() -> None:  # H-6.1
    p = journey("england", one=1).goods(1, grain=1)
    p.play("join", "done")
    assert p.has(1) == {"grain": 1}
    assert p.held(1) == ["england-2", "england-3"]
    p = journey("england", one=1)
    assert p.legal() == ["join", "stay"]


def test_a_joiner_fulfils_each_contract_once_on_the_journey() -> None:  # H-5.1, H-6.3
    p = journey("england", one=1).goods(1, grain=2, iron=2).top("italy-3")
    p.play("join", "fulfil england-2")
    assert p.legal() == ["done", "fulfil england-3"]
    assert [player["fulfilled"] for player in p.state.view(None)["players"]] == [[], ["england-2"], []]
    assert p.why_not("fulfil england-2") == "each contract can be fulfilled only once per turn (H-5.1)"


def test_a_joiner_may_fulfil_the_same_contract_in_the_own_turn_that_follows() -> None:  # H-5.1
    p = journey("england", one=1).goods(1, grain=2).top("italy-3")
    p.play("join", "fulfil england-2")
    p.top("italy-3").travels("england")
    assert (p.state.seat, p.legal()) == (1, ["done", "fulfil england-2"])


# What it costs


@pytest.mark.parametrize("place", ["hamburg", "russia", "spain"])
def test_joining_to_a_main_place_costs_1_time_paid_to_the_active_player(place: str) -> None:  # H-6.2
    p = journey(place, zero=2, one=1, two=0)
    assert p.happens("join")[0] == Event("joined", 1, {"place": place, "paid": 1, "to": 0})
    assert [p.time_of(seat) for seat in range(3)] == [3, 0, 0]


@pytest.mark.parametrize("place", ["bohemia", "denmark", "italy", "newfoundland"])
def test_joining_to_a_side_place_costs_2_time_paid_to_the_active_player(place: str) -> None:  # H-6.2
    p = journey(place, zero=1, one=1, two=3)
    assert p.state.seat == 2
    assert p.happens("join")[0] == Event("joined", 2, {"place": place, "paid": 2, "to": 0})
    assert [p.time_of(seat) for seat in range(3)] == [3, 1, 1]


def test_without_enough_time_nobody_is_asked() -> None:  # H-6.2
    p = journey("england", zero=9, one=0, two=0)
    assert (p.state.seat, p.step) == (1, "invest")
    p = journey("bohemia", zero=9, one=1, two=1)
    assert (p.state.seat, p.step) == (1, "invest")


def test_a_later_player_is_asked_although_an_earlier_one_cannot_pay() -> None:  # H-6.1, H-6.2
    p = journey("england", players=4, one=0, two=1, three=1)
    assert p.state.seat == 2
    p.play("stay")
    assert p.state.seat == 3


# What a joiner gets


def test_a_joiner_gets_1_good_for_each_bonus_card_of_the_place() -> None:  # H-6.3
    p = journey("bohemia", one=2).bonus(1, "bohemia-livestock", "bohemia-vegetables", "england-wine")
    assert p.happens("join") == [
        Event("joined", 1, {"place": "bohemia", "paid": 2, "to": 0}),
        Event("received", 1, {"bonus": "bohemia-livestock", "good": "livestock", "count": 1}),
        Event("received", 1, {"bonus": "bohemia-vegetables", "good": "vegetables", "count": 1}),
        Event("turn", 1, {"round": 1, "final": False}),
    ]
    assert p.has(1) == {"livestock": 1, "vegetables": 1}


def test_a_joiner_gets_nothing_for_the_bonus_cards_of_others() -> None:  # H-6.3
    p = journey("england", one=1).bonus(0, "england-wine").bonus(2, "italy-coal")
    p.play("join")
    assert [p.has(seat) for seat in range(3)] == [{}, {}, {}]


def test_bonus_goods_can_be_paid_at_once() -> None:  # H-6.3, H-5.6
    p = journey("england", one=1).bonus(1, "england-wine").goods(1, wine=3)
    p.play("join")
    assert p.legal() == ["done", "fulfil england-2 by choice"]


def test_a_joiner_pays_with_supply_cubes_and_time_too() -> None:  # H-6.3, H-5.6, H-5.7
    p = journey("england", one=5).supply(1, "sweden").contracts(1, "england-3").top("italy-4")
    p.play("join", "fulfil england-3 by choice")
    assert (p.tile(1), p.time_of(1), p.held(1)) == ([], 0, ["england-3", "italy-4"])


def test_a_joiner_gets_no_cubes_and_puts_none_out() -> None:  # H-6.4
    p = journey("england", one=1).cubes(england=3, france=2)
    p.play("join")
    assert p.on_board() == {"england": 3, "france": 2}
    assert p.has(1) == {}


def test_a_joiner_gets_no_time_and_pays_no_travel_cost() -> None:  # H-6.4
    p = journey("hamburg", one=1)
    p.play("join")
    assert (p.time_of(0), p.time_of(1), p.state.chart) == (1, 0, [0, 6, 6, 6, 6])
    p = journey("newfoundland", one=2)
    p.play("join")
    assert (p.time_of(0), p.time_of(1)) == (2, 0)


# Promises and refusals


def test_a_promise_is_no_action_and_binds_nobody() -> None:  # H-6.5
    p = journey("england", one=1)
    assert [text for text in p.game.actions.texts if "promise" in text] == []
    p = bare(3).time(1, 1).at("travel")
    assert {text.split()[0] for text in p.legal()} == {"go"}
    p.play("go england")
    assert (p.state.seat, p.legal()) == (1, ["join", "stay"])


def test_nothing_else_is_possible_before_the_answer() -> None:  # H-6.1
    p = journey("england", one=1)
    assert p.why_not("done") == "choose whether to join the journey (H-6.1)"
    assert p.why_not("go russia") == "choose whether to join the journey (H-6.1)"
    assert p.reason_of("done")[0] == "join"
