"""The time chart: taking counters, letters, the last row, time after the trigger (H-3.10 to H-4.5, H-7.3)."""

import pytest

from merkator.core.events import Event
from merkator.games.hamburg.rules.cards import LETTERS
from merkator.games.hamburg.rules.position_data import CHART_EMPTY, EMPTY
from position import Position

FROM_CHART = {"count": 1, "from": "chart"}


def travelling(*chart: int, seat: int = 0, players: int = 2, faces: dict[int, str] | None = None) -> Position:
    """A player about to travel on an empty board; nobody owns anything but a contract that asks nothing here."""
    p = Position(players).turn_of(seat).bare().contracts(seat, "peace").cubes()
    if chart:
        p.chart(*chart, faces=faces)
    return p.at("travel")


def shown(p: Position) -> list[list[str | None]]:
    return [row["shown"] for row in p.state.view(None)["chart"]["rows"]]


def hidden(*rows: int) -> list[list[str | None]]:
    return [[None] * left for left in rows]


def unseen(p: Position, letter: str) -> int:
    return p.state.letters.count(p.cards.letter_ids.index(letter))


# Taking time


@pytest.mark.parametrize(
    ("place", "gain"),
    [("hamburg", 2), ("danzig", 1), ("sweden", 1), ("russia", 0), ("dutch_republic", 1), ("england", 0),
     ("france", 0), ("bohemia", 1), ("denmark", 1)],
)  # fmt: skip
@pytest.mark.parametrize("before", ["russia", "there"])
def test_five_places_give_one_time_and_hamburg_two_also_when_the_merkator_is_there(
    place: str, gain: int, before: str
) -> None:  # H-3.10
    p = travelling(seat=1, players=3).place(place if before == "there" else before)

    events = p.happens(f"go {place}")

    assert p.times() == [0, gain, 0]
    assert p.state.chart == [0, 6 - gain, 6, 6, 6]
    assert [event for event in events if event.kind == "time"] == [Event("time", 1, FROM_CHART)] * gain


@pytest.mark.parametrize("place", ["spain", "italy", "newfoundland"])
def test_places_that_cost_time_give_none(place: str) -> None:  # H-3.2, H-3.10
    p = travelling().time(0, 3).play(f"go {place}")

    assert p.state.chart == [0, 0, 6, 6, 6]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ((6, 6, 6, 6, 6), [5, 6, 6, 6, 6]),
        ((0, 2, 6, 6, 6), [0, 1, 6, 6, 6]),
        ((0, 0, 0, 4, 6), [0, 0, 0, 3, 6]),
        ((0, 0, 0, 0, 2), [0, 0, 0, 0, 1]),
    ],
)
def test_time_comes_from_the_topmost_row_that_has_counters(
    before: tuple[int, ...], after: list[int]
) -> None:  # H-3.10
    p = travelling(*before, players=4).play("go sweden")

    assert p.state.chart == after
    assert p.times() == [1, 0, 0, 0]
    assert len(p.state.letters) == 42


def test_a_counter_turned_up_is_the_first_of_its_row_to_be_taken() -> None:  # H-3.10, H-4.2
    p = travelling(0, 0, 0, 6, 6, faces={3: "B"})
    assert shown(p) == [[], [], [], ["B", None, None, None, None, None], [None] * 6]

    p.play("go sweden")

    assert shown(p) == hidden(0, 0, 0, 5, 6)
    assert p.state.faces == [EMPTY] * 5
    assert unseen(p, "B") == 4  # it is not among the hidden ones again


# The last counter of a row


@pytest.mark.parametrize("seat", [0, 1])
def test_after_a_single_letter_the_active_player_may_keep_it_or_turn(seat: int) -> None:  # H-4.1, H-4.2
    p = travelling(0, 0, 1, 6, 6, seat=seat).outcomes("letter c")

    events = p.happens("go sweden")

    assert events[-2:] == [Event("time", seat, FROM_CHART), Event("letter", seat, {"letter": "C", "row": 2})]
    assert (p.step, p.state.seat, p.legal()) == ("letter", seat, ["keep", "turn"])
    assert p.times()[seat] == 1
    assert p.state.drawn == [LETTERS, p.cards.letter_ids.index("C")]
    assert unseen(p, "C") == 4


@pytest.mark.parametrize("letter", ["A", "B", "C", "D", "E", "F"])
def test_every_single_letter_is_shown_and_leaves_a_choice(letter: str) -> None:  # H-4.1, H-4.2
    p = travelling(0, 0, 1, 6, 6).outcomes(f"letter {letter.lower()}")

    assert p.happens("go sweden")[-1] == Event("letter", 0, {"letter": letter, "row": 2})

    assert p.legal() == ["keep", "turn"]
    assert p.state.view(1)["decision"]["about"] == {"letter": letter}


def test_after_a_double_letter_there_is_no_choice() -> None:  # H-4.2
    p = travelling(0, 0, 1, 6, 6).outcomes("letter cc").goods(0, grain=3)

    assert p.happens("go sweden")[2:] == [
        Event("time", 0, FROM_CHART),
        Event("letter", 0, {"letter": "CC", "row": 2}),
        Event("lost", 0, {"good": "grain", "count": 1}),
        Event("lost", 0, {"good": "grain", "count": 1}),
        Event("turn", 1, {"round": 1, "final": False}),
    ]
    assert shown(p) == hidden(0, 0, 0, 6, 6)


def test_a_kept_letter_counts() -> None:  # H-4.1, H-4.2
    p = travelling(0, 0, 1, 6, 6).outcomes("letter c").goods(0, grain=3, ham=1, plums=1).play("go sweden")

    assert p.happens("keep")[0] == Event("lost", 0, {"good": "grain", "count": 1})

    assert p.has(0) == {"grain": 2, "ham": 1, "plums": 1}
    assert shown(p) == hidden(0, 0, 0, 6, 6)
    assert len(p.state.letters) == 41


@pytest.mark.parametrize(
    ("letter", "left"),
    [("B", {"grain": 3, "ham": 2}), ("BB", {"grain": 3, "ham": 1}), ("C", {"grain": 2, "ham": 3}),
     ("CC", {"grain": 1, "ham": 3}), ("A", {"grain": 3, "ham": 3})],
)  # fmt: skip
def test_a_turned_letter_counts_instead_whatever_it_shows_and_stays_face_up(
    letter: str, left: dict[str, int]
) -> None:  # H-4.2
    p = travelling(0, 0, 1, 6, 6, seat=1).outcomes("letter c", f"letter {letter.lower()}")
    p.goods(1, grain=3, ham=3).play("go sweden")

    assert p.happens("turn")[0] == Event("turned", 1, {"letter": letter, "row": 3})

    assert p.has(1) == left
    assert shown(p) == [[], [], [], [letter, None, None, None, None, None], [None] * 6]
    assert p.state.chart == [0, 0, 0, 6, 6]
    assert len(p.state.letters) == 40
    assert p.step == "invest"  # it cannot be turned once more


def test_before_the_letter_is_final_nothing_else_can_be_done() -> None:  # H-4.2, H-4.6
    p = travelling(0, 0, 1, 6, 6).outcomes("letter c").goods(0, grain=1, livestock=1).play("go sweden")

    for text in ("lose grain", "done", "go russia"):
        assert p.why_not(text) == (
            "a letter was turned over: keep it or turn over the next row's first counter (H-4.2)"
        )
    assert p.has(0) == {"livestock": 1, "grain": 1}


def test_goods_just_taken_can_be_lost() -> None:  # H-3.3: cubes and bonus goods come before time
    p = travelling(0, 0, 1, 6, 6).cubes(danzig=2).bonus(0, "danzig-copper").outcomes("letter e")

    p.play("go danzig", "keep")

    assert p.has(0) == {"grain": 1, "copper": 2}


def test_a_row_that_ends_with_its_open_counter_shows_no_new_letter() -> None:  # H-4.1, H-4.2; rows of one
    p = travelling(0, 0, 0, 1, 6, faces={3: "C"}).outcomes("letter bb").goods(0, grain=1, ham=3)

    assert Event("letter", 0, {"letter": "C", "row": 3}) in p.happens("go sweden")

    assert p.state.drawn == []
    assert p.state.faces == [EMPTY] * 5
    assert p.play("turn").has(0) == {"grain": 1, "ham": 1}


# Two counters in Hamburg


def test_hamburg_takes_two_counters_of_one_row() -> None:  # H-3.10
    p = travelling(0, 0, 3, 6, 6)

    assert p.happens("go hamburg") == [
        Event("travelled", 0, {"place": "hamburg", "paid": 0}),
        Event("grew", 0, {"places": ["sweden", "danzig", "dutch_republic"]}),
        Event("time", 0, FROM_CHART),
        Event("time", 0, FROM_CHART),
        Event("turn", 1, {"round": 1, "final": False}),
    ]
    assert p.state.chart == [0, 0, 1, 6, 6]


def test_hamburg_can_empty_a_row_with_its_second_counter() -> None:  # H-4.1
    p = travelling(0, 0, 2, 6, 6).outcomes("letter cc").goods(0, grain=5).play("go hamburg")

    assert p.times() == [2, 0]
    assert p.state.chart == [0, 0, 0, 6, 6]
    assert p.has(0) == {"grain": 3}


def test_hamburg_can_empty_a_row_with_its_first_counter_and_the_loss_comes_before_the_second() -> None:  # H-4.5
    p = travelling(0, 0, 1, 6, 6, seat=1).outcomes("letter c").goods(0, grain=1, spice=2).goods(1, grain=4)

    p.play("go hamburg")
    assert (p.times(), p.legal(), p.state.seat) == ([0, 1], ["keep", "turn"], 1)
    assert p.happens("keep") == [Event("lost", 1, {"good": "grain", "count": 1})]
    assert (p.times(), p.step, p.state.seat) == ([0, 1], "loss", 0)
    assert p.state.chart == [0, 0, 0, 6, 6]

    assert p.happens("lose spice") == [
        Event("lost", 0, {"good": "spice", "count": 1}),
        Event("time", 1, FROM_CHART),
        Event("turn", 0, {"round": 2, "final": False}),
    ]
    assert p.times() == [0, 2]
    assert p.state.chart == [0, 0, 0, 5, 6]


def test_the_second_counter_in_hamburg_is_the_one_just_turned_up() -> None:  # H-4.5
    p = travelling(0, 0, 1, 6, 6).outcomes("letter c", "letter a").play("go hamburg", "turn")

    assert p.times() == [2, 0]
    assert shown(p) == hidden(0, 0, 0, 5, 6)
    assert (unseen(p, "C"), unseen(p, "A")) == (4, 5)


def test_after_the_second_counter_in_hamburg_the_turn_goes_on() -> None:  # H-2.1, H-4.5
    p = travelling(0, 0, 1, 6, 6).outcomes("letter cc").contracts(0, "hamburg-2", "peace").goods(0, spice=3)
    p.time(1, 1).at("travel")

    p.play("go hamburg")
    assert (p.times(), p.step, p.legal()) == ([2, 1], "fulfil", ["done", "fulfil hamburg-2"])
    p.play("done")

    assert (p.step, p.state.seat, p.legal()) == ("join", 1, ["join", "stay"])


def test_each_emptied_row_has_its_own_loss() -> None:  # H-4.5; rows of one
    p = travelling(0, 0, 1, 1, 6).outcomes("letter cc", "letter bb").goods(0, grain=3, ham=3)

    assert p.happens("go hamburg")[2:] == [
        Event("time", 0, FROM_CHART),
        Event("letter", 0, {"letter": "CC", "row": 2}),
        *[Event("lost", 0, {"good": "grain", "count": 1})] * 2,
        Event("time", 0, FROM_CHART),
        Event("letter", 0, {"letter": "BB", "row": 3}),
        *[Event("lost", 0, {"good": "ham", "count": 1})] * 2,
        Event("turn", 1, {"round": 1, "final": False}),
    ]
    assert p.has(0) == {"grain": 1, "ham": 1}


# The end of the chart


def test_the_loss_of_the_very_last_row_is_resolved_but_has_no_next_row() -> None:  # H-7.3, H-7.1
    p = travelling(0, 0, 0, 0, 1, seat=1, players=3).outcomes("letter c").goods(0, grain=1, spice=2).goods(1, grain=2)

    assert p.happens("go sweden")[2:] == [
        Event("time", 1, FROM_CHART),
        Event("letter", 1, {"letter": "C", "row": 4}),
        Event("final", 1, {"cause": "chart"}),
        Event("lost", 1, {"good": "grain", "count": 1}),
    ]
    assert (p.step, p.state.seat, p.legal()) == ("loss", 0, ["lose grain", "lose spice"])
    assert p.happens("lose grain") == [
        Event("lost", 0, {"good": "grain", "count": 1}),
        Event("turn", 2, {"round": 1, "final": True}),
    ]
    assert p.times() == [0, 1, 0]
    assert p.state.chart == [0, 0, 0, 0, 0]
    assert p.state.cause == CHART_EMPTY
    assert p.state.last == 2  # two turns to come after this one of seat 2: 0, then 1


def test_when_the_chart_ends_hamburg_gives_the_other_counter_from_the_supply() -> None:  # H-3.11, H-7.3
    p = travelling(0, 0, 0, 0, 1).outcomes("letter dd").goods(0, wine=3)

    assert p.happens("go hamburg")[2:] == [
        Event("time", 0, FROM_CHART),
        Event("letter", 0, {"letter": "DD", "row": 4}),
        Event("final", 0, {"cause": "chart"}),
        *[Event("lost", 0, {"good": "wine", "count": 1})] * 2,
        Event("time", 0, {"count": 1, "from": "supply"}),
        Event("turn", 1, {"round": 1, "final": True}),
    ]
    assert p.times() == [2, 0]


def test_hamburg_can_take_the_last_two_counters_of_the_chart() -> None:  # H-3.10, H-7.1
    p = travelling(0, 0, 0, 0, 2).outcomes("letter f").play("go hamburg")

    assert p.times() == [2, 0]
    assert p.state.chart == [0, 0, 0, 0, 0]
    assert p.state.view(None)["turn"]["left"] == 1


@pytest.mark.parametrize(("place", "gain"), [("sweden", 1), ("hamburg", 2)])
def test_after_the_trigger_time_comes_from_the_supply_without_any_loss(place: str, gain: int) -> None:  # H-7.3
    p = travelling(0, 0, 1, 6, 6, seat=1).final(1).goods(1, grain=3)

    assert p.happens(f"go {place}")[2:] == [
        Event("time", 1, {"count": gain, "from": "supply"}),
        Event("turn", 0, {"round": 2, "final": True}),
    ]
    assert p.times() == [0, gain]
    assert p.state.chart == [0, 0, 1, 6, 6]  # what is left there stays
    assert p.has(1) == {"grain": 3}
    assert len(p.state.letters) == 42


def test_after_the_chart_is_empty_time_still_comes_from_the_supply() -> None:  # H-3.11, H-7.3
    p = travelling(0, 0, 0, 0, 0).final(0).time(0, 3).play("go danzig")

    assert p.times() == [4, 0]


def test_the_supply_never_runs_out_of_time() -> None:  # H-3.11
    p = travelling().final(0).time(0, 30).time(1, 12).play("go hamburg")

    assert p.times()[0] == 32
