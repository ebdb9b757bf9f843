"""The final round: what triggers it, who still plays, what is different in it (H-7.1 to H-7.5)."""

import pytest

from merkator.core.errors import IllegalAction
from merkator.core.events import Event
from position import Position, arrived, bare

WIN_PEACE = "fulfil newfoundland-10 by choice"


def winning(players: int = 3) -> Position:
    """Seat 0 is in Newfoundland and can pay the contract of value 10 with time."""
    return arrived("newfoundland", "newfoundland-10", players=players, time=28)


def turns_left(p: Position) -> list[int]:
    """Play journeys without anything else until the game is over; return whose turns they were."""
    seats = []
    while not p.state.over:
        assert p.step in ("invest", "travel")
        assert p.state.seat == p.state.active
        seats.append(p.state.active)
        p.cubes().travels("russia")
        while p.step == "join":
            p.play("stay")
    return seats


# The trigger


def test_the_peace_for_a_10_triggers_the_final_round() -> None:  # H-7.1
    p = winning()
    assert p.happens(WIN_PEACE)[-4:] == [
        Event("fulfilled", 0, {"contract": "newfoundland-10"}),
        Event("drew", 0, {"contract": "peace"}),
        Event("final", 0, {"cause": "peace"}),
        Event("turn", 1, {"round": 1, "final": True}),
    ]


def test_the_last_counter_of_the_chart_triggers_the_final_round() -> None:  # H-7.1, H-7.3
    p = bare(2).chart(0, 0, 0, 0, 1).goods(0, ham=2).goods(1, ham=1).outcomes("letter b").at("travel")
    assert p.happens("go sweden") == [
        Event("travelled", 0, {"place": "sweden", "paid": 0}),
        Event("grew", 0, {"places": ["russia", "danzig", "hamburg"]}),
        Event("time", 0, {"count": 1, "from": "chart"}),
        Event("letter", 0, {"letter": "B", "row": 4}),
        Event("final", 0, {"cause": "chart"}),
        Event("lost", 0, {"good": "ham", "count": 1}),
        Event("lost", 1, {"good": "ham", "count": 1}),
        Event("turn", 1, {"round": 1, "final": True}),
    ]
    assert (p.has(0), p.has(1)) == ({"ham": 1}, {})
    assert turns_left(p) == [1, 0]
    assert p.state.end == "chart"


def test_an_emptied_row_that_is_not_the_last_triggers_nothing() -> None:  # H-7.1
    p = bare(2).chart(0, 0, 0, 1, 1).outcomes("letter bb").at("travel")
    kinds = [event.kind for event in p.happens("go sweden")]
    assert kinds == ["travelled", "grew", "time", "letter", "turn"]
    assert p.state.chart == [0, 0, 0, 0, 1]


def test_a_9_brings_no_final_round_when_the_stacks_are_empty() -> None:  # H-7.1
    p = arrived("hamburg", "hamburg-9", goods={"fabric": 3, "fish_oil": 3}).empty_stack(10).empty_stack(9)
    assert [event.kind for event in p.happens("fulfil hamburg-9")] == ["paid", "fulfilled", "unrewarded", "turn"]
    for _ in range(5):
        p.cubes().travels("russia")
    assert not p.state.over


# Who still plays


@pytest.mark.parametrize(("players", "order"), [(2, [1, 0]), (3, [1, 2, 0]), (4, [1, 2, 3, 0])])
def test_everyone_has_exactly_one_more_turn(players: int, order: list[int]) -> None:  # H-7.2
    p = winning(players).play(WIN_PEACE)
    assert turns_left(p) == order
    assert p.state.over


@pytest.mark.parametrize(("seat", "order"), [(0, [1, 2, 0]), (1, [2, 0, 1]), (2, [0, 1, 2])])
def test_the_player_in_whose_turn_it_was_triggered_plays_last(seat: int, order: list[int]) -> None:  # H-7.2
    p = bare(3).contracts(0, "newfoundland-10").contracts(1, "england-3").contracts(2, "france-3")
    for _ in range(seat):
        p.travels("russia")
    p.contracts(seat, "newfoundland-10").time(seat, 31)
    p.travels("newfoundland").play(WIN_PEACE)
    assert turns_left(p) == order


def test_a_joiner_who_wins_the_peace_does_not_play_last() -> None:  # H-7.1, H-7.2
    p = bare(3).contracts(0, "newfoundland-10").contracts(1, "england-3").contracts(2, "france-3")
    p.travels("russia").time(0, 30).time(1, 3)
    p.travels("newfoundland").play("join")
    assert p.happens(WIN_PEACE)[-3:] == [
        Event("drew", 0, {"contract": "peace"}),
        Event("final", 0, {"cause": "peace"}),
        Event("turn", 2, {"round": 1, "final": True}),
    ]
    assert p.held(0) == ["newfoundland-10", "peace"]
    assert turns_left(p.time(1, 0)) == [2, 0, 1]


def test_the_turn_of_the_trigger_is_finished_with_joining() -> None:  # H-7.2
    p = winning().time(1, 2).time(2, 2).contracts(1, "newfoundland-3").goods(1, ham=1)
    p.play(WIN_PEACE)
    assert (p.state.seat, p.legal()) == (1, ["join", "stay"])
    p.play("join", "fulfil newfoundland-3")
    assert (p.state.seat, p.legal()) == (2, ["join", "stay"])
    p.play("stay")
    p.time(0, 0).time(2, 0)
    assert turns_left(p) == [1, 2, 0]


def test_the_active_player_may_go_on_fulfilling_after_the_peace() -> None:  # H-7.2
    p = arrived("newfoundland", "newfoundland-10", "newfoundland-5", time=28, goods={"ham": 2})
    p.play(WIN_PEACE)
    while p.step == "pay":
        p.play("exchange time")
    assert p.legal() == ["done", "fulfil newfoundland-5"]


def test_the_game_ends_after_the_last_turn() -> None:  # H-7.2
    p = winning(2).contracts(1, "england-3").play(WIN_PEACE)
    p.travels("russia").play("done")
    assert p.happens("go russia")[-1] == Event("ended", 0, {"scores": [24.0, 3.0], "winners": [0]})
    assert p.state.over
    assert p.state.legal() == []
    assert (p.state.scores, p.state.winners, p.state.end) == ([24.0, 3.0], [0], "peace")
    with pytest.raises(IllegalAction, match=r"^the game is over$"):
        p.play("done")


def test_nothing_is_won_before_the_end() -> None:  # H-7.2
    p = winning(2).contracts(1, "england-3").play(WIN_PEACE)
    assert (p.state.winners, p.state.end, p.state.over) == ([], "", False)


def test_rounds_are_counted_from_the_start_player() -> None:  # H-7.2
    p = winning(2)
    told = p.happens(WIN_PEACE)
    told += p.play("done").happens("go russia")
    told += p.play("done").happens("go russia")
    assert [event for event in told if event.kind == "turn"] == [
        Event("turn", 1, {"round": 1, "final": True}),
        Event("turn", 0, {"round": 2, "final": True}),
    ]


# What is different


def test_from_the_trigger_on_time_comes_from_the_supply_and_no_loss_follows() -> None:  # H-7.3
    p = bare(2).final(1).chart(0, 0, 0, 1, 6).goods(0, ham=2).at("travel")
    assert p.happens("go hamburg") == [
        Event("travelled", 0, {"place": "hamburg", "paid": 0}),
        Event("grew", 0, {"places": ["sweden", "danzig", "dutch_republic"]}),
        Event("time", 0, {"count": 2, "from": "supply"}),
        Event("turn", 1, {"round": 1, "final": True}),
    ]
    assert (p.time_of(0), p.state.chart, p.has(0)) == (2, [0, 0, 0, 1, 6], {"ham": 2})


def test_the_rest_due_comes_from_the_supply_after_the_loss_of_the_last_row() -> None:  # H-3.11, H-7.3
    p = bare(2).chart(0, 0, 0, 0, 1).goods(0, ham=2, vegetables=1).outcomes("letter b").at("travel")
    told = p.happens("go hamburg")
    assert [event.kind for event in told] == ["travelled", "grew", "time", "letter", "final"]
    assert (p.state.seat, p.legal(), p.time_of(0)) == (0, ["lose ham", "lose vegetables"], 1)
    assert p.happens("lose ham") == [
        Event("lost", 0, {"good": "ham", "count": 1}),
        Event("time", 0, {"count": 1, "from": "supply"}),
        Event("turn", 1, {"round": 1, "final": True}),
    ]
    assert p.time_of(0) == 2


def test_the_last_row_has_no_next_row_to_turn_up() -> None:  # H-4.2, H-7.3
    p = bare(2).chart(0, 0, 0, 0, 1).outcomes("letter a").at("travel")
    p.play("go danzig")
    assert (p.state.seat, p.step) == (1, "invest")


def test_in_the_final_round_nobody_is_forced_to_invest() -> None:  # H-7.4
    six = ["england-2", "italy-3", "france-3", "spain-3", "sweden-3", "france-4"]
    p = bare(2).contracts(0, *six).final(1)
    assert p.legal() == [*[f"sell {card}" for card in p.held(0)], "done"]
    p.travels("russia")
    assert len(p.held(0)) == 6
    q = bare(2).contracts(0, *six)
    assert "done" not in q.legal()


def test_in_the_final_round_investing_and_joining_go_on() -> None:  # H-7.4
    p = bare(2).contracts(0, "england-2", "italy-3").final(1).offer(bonus=["italy-coal"]).money(0, 1).time(1, 1)
    p.play("sell england-2", "buy italy-coal").travels("england")
    assert (p.state.seat, p.legal()) == (1, ["join", "stay"])


# The other trigger


def test_the_peace_after_the_chart_has_no_further_effect() -> None:  # H-7.5
    p = winning(2).final(1)
    p.state.cause = 2
    assert [event.kind for event in p.happens(WIN_PEACE)][-3:] == ["fulfilled", "drew", "turn"]
    assert turns_left(p) == [1]
    assert p.state.end == "chart"


def test_the_peace_sold_and_drawn_again_triggers_nothing_more() -> None:  # H-7.5, H-2.4, H-5.5
    p = winning(2).contracts(1, "england-3").play(WIN_PEACE)
    p.travels("russia").time(0, 31).play("sell peace")
    assert p.discarded()[-1] == "peace"
    p.travels("newfoundland")
    assert p.happens(WIN_PEACE)[-4:] == [
        Event("fulfilled", 0, {"contract": "newfoundland-10"}),
        Event("renewed", 0, {"value": 14, "count": 1}),
        Event("drew", 0, {"contract": "peace"}),
        Event("ended", 0, {"scores": [24.0, 3.0], "winners": [0]}),
    ]
    assert p.state.over


def test_the_chart_cannot_run_out_after_the_peace() -> None:  # H-7.3, H-7.5
    p = winning(2).chart(0, 0, 0, 0, 1).play(WIN_PEACE)
    assert [event.kind for event in p.play("done").happens("go sweden")] == ["travelled", "grew", "time", "turn"]
    assert p.state.chart == [0, 0, 0, 0, 1]
    assert turns_left(p) == [0]
    assert p.state.end == "peace"
