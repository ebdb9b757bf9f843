"""Two players without joining (H-10.2)."""

from typing import Any

import pytest

from merkator.core.events import Event
from position import Position


def travelling(**options: Any) -> Position:
    """Seat 0 about to travel; seat 1 has time enough to join anywhere."""
    p = Position(2, joining=False, **options).bare().cubes().time(1, 5)
    return p.contracts(0, "england-2").contracts(1, "england-3", "italy-4").at("travel")


@pytest.mark.parametrize(("start", "time"), [(0, [0, 2]), (1, [2, 0])])
@pytest.mark.parametrize("coinless", [False, True])
def test_the_second_player_still_starts_with_2_time(start: int, time: list[int], coinless: bool) -> None:  # H-10.2
    p = Position(2, joining=False, coinless=coinless, start=start)

    assert p.times() == time
    assert p.state.seat == start


def test_in_the_long_game_nobody_has_time_at_first() -> None:  # H-10.1, H-10.2
    assert Position(2, joining=False, long=True).times() == [0, 0]


@pytest.mark.parametrize("place", ["russia", "england", "bohemia"])
@pytest.mark.parametrize("coinless", [False, True])
def test_nobody_is_asked_whether_to_join(place: str, coinless: bool) -> None:  # H-10.2
    p = travelling(coinless=coinless)

    kinds = [event.kind for event in p.happens(f"go {place}")]

    assert kinds[-1] == "turn"
    assert not {"joined", "stayed"} & set(kinds)
    assert (p.state.seat, p.state.active) == (1, 1)
    assert p.times()[1] == 5


def test_with_joining_the_other_player_is_asked() -> None:  # H-10.2, H-6.1
    p = Position(2).bare().cubes().time(1, 5).contracts(0, "england-2").at("travel").play("go england")

    assert (p.state.seat, p.legal()) == (1, ["join", "stay"])


def test_after_fulfilling_the_next_turn_begins() -> None:  # H-10.2, H-2.1
    p = travelling().goods(0, grain=1).top("spain-3").play("go england")
    assert (p.step, p.state.seat, p.legal()) == ("fulfil", 0, ["done", "fulfil england-2"])

    assert p.happens("fulfil england-2") == [
        Event("paid", 0, {"goods": {"grain": 1}, "from": "office"}),
        Event("fulfilled", 0, {"contract": "england-2"}),
        Event("drew", 0, {"contract": "spain-3"}),
        Event("turn", 1, {"round": 1, "final": False}),
    ]
    assert p.times() == [0, 5]


def test_done_with_fulfilling_the_next_turn_begins_too() -> None:  # H-10.2
    p = travelling().goods(0, grain=1).play("go england")

    assert p.happens("done") == [Event("turn", 1, {"round": 1, "final": False})]
    assert (p.step, p.state.seat) == ("invest", 1)


@pytest.mark.parametrize("text", ["join", "stay"])
def test_joining_is_never_possible(text: str) -> None:  # H-10.2
    p = travelling().goods(0, grain=1)

    assert p.why_not(text) == "this is the travelling step (H-2.1)"
    assert p.play("go england").why_not(text) == "this is the fulfilling step (H-2.1)"
    assert p.play("done").why_not(text) == "this is the investing step (H-2.1)"


def test_turns_alternate_and_the_final_round_has_one_turn_each() -> None:  # H-10.2, H-7.2
    p = travelling().chart(0, 0, 0, 0, 1).outcomes("letter a").play("go sweden")
    seats = []
    while not p.state.over:
        seats.append(p.state.active)
        p.cubes().travels("russia")

    assert seats == [1, 0]
    assert p.state.end == "chart"


def test_the_other_player_still_suffers_losses() -> None:  # H-10.2, H-4.1
    p = travelling().chart(0, 0, 1, 6, 6).goods(1, grain=3).outcomes("letter cc").play("go sweden")

    assert p.has(1) == {"grain": 1}
