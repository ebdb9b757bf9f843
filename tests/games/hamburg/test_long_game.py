"""The long game: its start, the chart's back, the turn to ULTIMO (H-10.1)."""

from typing import Any

import pytest

from merkator.core.contract import FRAME
from merkator.core.events import Event
from merkator.games.hamburg.rules.cards import DECKS, LETTERS
from merkator.games.hamburg.rules.position_data import BACK, CHART_EMPTY, EMPTY, LETTER_STEP, NOT_FINAL, ULTIMO
from position import Position, hamburg

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])
WITH_BACK = pytest.mark.parametrize("players", [3, 4])
FROM_CHART = {"count": 1, "from": "chart"}
FULL = [6, 6, 6, 6, 6]
REFILLED = Event("refilled", 0, {"counters": 30})
NEXT = Event("turn", 1, {"round": 1, "final": False})


def travelling(*chart: int, players: int = 4, **options: Any) -> Position:
    """Seat 0 about to travel on an empty board; nobody owns anything but a contract that asks nothing here."""
    p = Position(players, long=True, **options).bare().contracts(0, "peace").cubes()
    return (p.chart(*chart) if chart else p).at("travel")


def shown_chart(p: Position) -> tuple[str, list[list[str | None]]]:
    shown = p.state.view(None)["chart"]
    return shown["side"], [row["shown"] for row in shown["rows"]]


def hidden(*rows: int) -> list[list[str | None]]:
    return [[None] * left for left in rows]


def after_journey(p: Position, place: str) -> list[Event]:
    """Travel and return what happened after the new cubes were put out."""
    events = p.happens(f"go {place}")
    return events[[event.kind for event in events].index("grew") + 1 :]


# The start


@pytest.mark.parametrize(
    ("players", "side", "size", "rows"),
    [(2, "ultimo", 6, [0, 6, 6, 6, 6]), (3, "back", 4, [0, 0, 4]), (4, "back", 4, [4, 4, 4])],
)
def test_four_players_fill_the_back_three_its_lowest_row_two_use_ultimo_without_its_top_row(
    players: int, side: str, size: int, rows: list[int]
) -> None:  # H-10.1
    state = Position(players, long=True).state

    assert state.chart == rows
    assert state.faces == [EMPTY] * len(rows)
    assert state.view(None)["chart"] == {
        "side": side,
        "rows": [{"size": size, "left": left, "shown": [None] * left, "used": left > 0} for left in rows],
    }


@PLAYERS
@pytest.mark.parametrize("start", [0, 1])
def test_players_start_with_no_cubes_no_bonus_cards_and_no_time(players: int, start: int) -> None:  # H-10.1
    p = Position(players, long=True, start=start)

    assert p.times() == [0] * players
    for seat in range(players):
        assert (p.tile(seat), p.bought(seat), p.has(seat)) == ([], [], {})
    assert p.moneys() == [0] * players
    assert p.hands() == [None] * players


@PLAYERS
def test_players_start_with_only_a_2_and_a_3(players: int) -> None:  # H-10.1
    state = Position(players, long=True).state

    for mine in state.contracts:
        assert [state.cards.value[contract] for contract in mine] == [2, 3]


@PLAYERS
def test_all_other_contracts_lie_in_their_stacks_and_the_other_2s_in_the_discard_pile(players: int) -> None:  # H-10.1
    p = Position(players, long=True)
    stacks = p.state.view(None)["stacks"]

    assert [stacks[str(value)]["count"] for value in (2, 3, 4, 5, 6, 7, 8, 9, 10, 14)] == [
        0, 11 - players, 13, 12, 11, 9, 7, 5, 4, 1]  # fmt: skip
    assert all(stacks[str(value)]["top"] for value in (3, 4, 5, 6, 7, 8, 9, 10, 14))
    dealt = [mine[0] for mine in p.state.contracts]
    assert p.state.discard == [contract for contract in range(5) if contract not in dealt]


@PLAYERS
def test_all_bonus_cards_are_shuffled_together_and_four_are_on_offer(players: int) -> None:  # H-10.1, H-1.5
    state = Position(players, long=True).state
    decks = [DECKS[deck] for deck in state.drawn[::2]]

    assert len(state.bonus_offer) == 4
    assert sorted(state.bonus_offer + state.bonus_deck) == list(range(16))
    assert state.bonus_deck == sorted(state.bonus_deck)
    assert "bonus-3" not in decks
    assert "bonus-4" not in decks
    assert decks.count("bonus") == decks.count("building") == 4
    assert len(state.building_deck) == 22


@pytest.mark.parametrize("start", [0, 1, 2])
def test_the_two_contracts_are_dealt_in_turn_order(start: int) -> None:  # H-10.1, H-1.4
    state = Position(3, long=True, start=start).state
    seats = [(start + offset) % 3 for offset in range(3)]
    drawn = list(zip(state.drawn[::2], state.drawn[1::2], strict=True))

    assert drawn[:6] == [(slot, state.contracts[seat][slot]) for slot in (0, 1) for seat in seats]


@PLAYERS
def test_the_board_starts_as_in_the_standard_game(players: int) -> None:  # H-10.1, H-1.1, H-1.7
    p = Position(players, long=True)

    assert list(p.on_board().values()) == [1] * 8
    assert p.state.place == EMPTY
    assert (p.state.seat, p.step) == (0, "invest")


# The back


def test_time_comes_from_the_topmost_row_of_the_back() -> None:  # H-10.1, H-3.10
    p = travelling()

    assert after_journey(p, "hamburg") == [Event("time", 0, FROM_CHART)] * 2 + [NEXT]

    assert p.times() == [2, 0, 0, 0]
    assert shown_chart(p) == ("back", hidden(2, 4, 4))


def test_rows_of_the_back_cause_losses_too() -> None:  # H-10.1, H-4.1
    p = travelling(1, 4, 4).outcomes("letter cc").goods(0, grain=3).goods(2, spice=1)

    assert after_journey(p, "sweden") == [
        Event("time", 0, FROM_CHART),
        Event("letter", 0, {"letter": "CC", "row": 0}),
        *[Event("lost", 0, {"good": "grain", "count": 1})] * 2,
        Event("lost", 2, {"good": "spice", "count": 1}),
        NEXT,
    ]
    assert shown_chart(p) == ("back", hidden(0, 4, 4))


@pytest.mark.parametrize(("rows", "row"), [((1, 4, 4), 0), ((0, 1, 4), 1)])
def test_after_a_single_letter_the_next_row_of_the_back_may_be_turned(
    rows: tuple[int, ...], row: int
) -> None:  # H-10.1, H-4.2
    p = travelling(*rows).outcomes("letter c", "letter b").goods(0, grain=1, ham=2)

    assert after_journey(p, "sweden")[-1] == Event("letter", 0, {"letter": "C", "row": row})
    assert (p.step, p.legal(), p.reason_of("done")[0]) == ("letter", ["keep", "turn"], "letter")

    assert p.happens("turn") == [
        Event("turned", 0, {"letter": "B", "row": row + 1}),
        Event("lost", 0, {"good": "ham", "count": 1}),
        NEXT,
    ]
    assert shown_chart(p)[1][row + 1] == ["B", None, None, None]


@WITH_BACK
def test_the_last_row_of_the_back_has_no_next_row(players: int) -> None:  # H-10.1, H-4.2
    p = travelling(0, 0, 1, players=players).outcomes("letter c").goods(0, grain=2)

    assert after_journey(p, "sweden") == [
        Event("time", 0, FROM_CHART),
        Event("letter", 0, {"letter": "C", "row": 2}),
        Event("lost", 0, {"good": "grain", "count": 1}),
        REFILLED,
        NEXT,
    ]


# The turn to ULTIMO


@WITH_BACK
def test_when_the_back_is_empty_ultimo_is_filled_completely_also_with_three_players(players: int) -> None:  # H-10.1
    p = travelling(0, 0, 1, players=players).outcomes("letter a").play("go sweden")

    assert (p.state.side, p.state.chart, p.state.faces) == (ULTIMO, FULL, [EMPTY] * 5)
    assert p.times() == [1] + [0] * (players - 1)
    assert p.state.view(None)["chart"] == {
        "side": "ultimo",
        "rows": [{"size": 6, "left": 6, "shown": [None] * 6, "used": True}] * 5,
    }


def test_the_loss_of_the_backs_last_row_comes_before_the_turn() -> None:  # H-10.1
    p = travelling(0, 0, 1).outcomes("letter c").goods(0, grain=1, spice=1).goods(3, grain=1, livestock=1)

    p.play("go sweden")
    assert (p.step, p.state.seat, p.state.side, p.state.chart) == ("loss", 0, BACK, [0, 0, 0])
    assert p.happens("lose spice") == [Event("lost", 0, {"good": "spice", "count": 1})]
    assert (p.step, p.state.seat, p.state.side, p.state.chart) == ("loss", 3, BACK, [0, 0, 0])

    assert p.happens("lose grain") == [Event("lost", 3, {"good": "grain", "count": 1}), REFILLED, NEXT]
    assert (p.state.side, p.state.chart) == (ULTIMO, FULL)


@WITH_BACK
def test_the_turn_to_ultimo_is_no_trigger(players: int) -> None:  # H-10.1
    p = travelling(0, 0, 1, players=players).outcomes("letter a").play("go sweden")

    assert (p.state.last, p.state.cause) == (NOT_FINAL, 0)
    turn = p.state.view(None)["turn"]
    assert (turn["final"], turn["left"]) == (False, None)


@WITH_BACK
def test_a_second_counter_due_in_hamburg_comes_from_ultimos_top_row(players: int) -> None:  # H-10.1
    p = travelling(0, 0, 1, players=players).outcomes("letter dd").goods(0, wine=3)

    assert after_journey(p, "hamburg") == [
        Event("time", 0, FROM_CHART),
        Event("letter", 0, {"letter": "DD", "row": 2}),
        *[Event("lost", 0, {"good": "wine", "count": 1})] * 2,
        REFILLED,
        Event("time", 0, FROM_CHART),
        NEXT,
    ]
    assert p.state.chart == [5, 6, 6, 6, 6]
    assert p.times() == [2] + [0] * (players - 1)


def test_hamburg_can_take_the_backs_last_two_counters() -> None:  # H-10.1
    p = travelling(0, 0, 2).outcomes("letter a").play("go hamburg")

    assert (p.times(), p.state.chart) == ([2, 0, 0, 0], FULL)


def test_the_seat_that_takes_the_last_counter_turns_the_chart() -> None:  # H-10.1
    p = Position(3, long=True).turn_of(2).bare().contracts(2, "peace").cubes().chart(0, 0, 1).at("travel")

    assert after_journey(p.outcomes("letter a"), "danzig") == [
        Event("time", 2, FROM_CHART),
        Event("letter", 2, {"letter": "A", "row": 2}),
        Event("refilled", 2, {"counters": 30}),
        Event("turn", 0, {"round": 2, "final": False}),
    ]


def test_the_new_letters_are_drawn_from_all_42_but_the_counter_just_taken() -> None:  # H-10.1
    p = travelling(0, 1, 4).outcomes("letter dd", "letter dd")
    cards = p.cards.letters
    double_d = p.cards.letter_ids.index("DD")
    assert p.state.letters == cards
    assert cards.count(double_d) == 1

    p.play("go sweden")
    assert double_d not in p.state.letters
    p.bare().chart(0, 0, 1, faces={2: "BB"}).contracts(1, "peace").at("travel").play("go sweden")

    double_b = p.cards.letter_ids.index("BB")  # it lay face up and was taken last
    left = cards[:]
    left.remove(double_b)
    assert p.state.letters == left
    assert len(cards) == 42
    p.bare().chart(1, 6, 6, 6, 6).contracts(2, "peace").at("travel").play("go sweden")
    assert p.state.drawn == [LETTERS, double_d]
    assert len(p.state.letters) == len(cards) - 2 == 40


def test_the_counter_just_taken_is_left_out_after_its_loss_too() -> None:  # H-10.1: the loss comes first
    p = travelling(0, 0, 1).goods(0, plums=1, citrus=1).outcomes("letter a")
    p.play("go sweden")
    assert p.state.side == BACK
    single = p.cards.letter_ids.index("A")
    p.play(p.legal()[0])
    assert p.state.side == ULTIMO
    assert p.state.letters.count(single) == p.cards.letters.count(single) - 1
    assert len(p.state.letters) == 41


def test_without_losses_no_counter_is_turned_and_none_is_left_out() -> None:  # H-10.1, H-10.4
    p = travelling(0, 0, 1, no_losses=True).play("go sweden")
    assert (p.state.side, p.state.letters) == (ULTIMO, p.cards.letters)


def test_three_players_turn_the_chart_after_four_counters() -> None:  # H-10.1
    p = Position(3, long=True).bare().cubes().seed(4)
    sides = []
    for seat in range(4):
        p.bare().cubes().contracts(seat % 3, "peace").at("travel").play("go sweden")
        sides.append(p.state.side)

    assert sides == [BACK, BACK, BACK, ULTIMO]
    assert p.state.chart == FULL


# The end


@WITH_BACK
def test_the_last_counter_of_ultimo_triggers_the_final_round(players: int) -> None:  # H-10.1, H-7.1
    p = travelling(0, 0, 1, players=players).outcomes("letter a", "letter a").play("go sweden")
    p.bare().cubes().chart(0, 0, 0, 0, 1).contracts(1, "peace").at("travel")

    assert after_journey(p, "hamburg") == [
        Event("time", 1, FROM_CHART),
        Event("letter", 1, {"letter": "A", "row": 4}),
        Event("final", 1, {"cause": "chart"}),
        Event("time", 1, {"count": 1, "from": "supply"}),
        Event("turn", 2, {"round": 1, "final": True}),
    ]
    assert (p.state.side, p.state.chart, p.state.cause) == (ULTIMO, [0] * 5, CHART_EMPTY)


def test_with_two_players_the_end_of_ultimo_is_the_trigger_at_once() -> None:  # H-10.1, H-7.1
    p = travelling(0, 0, 0, 0, 1, players=2).outcomes("letter a")

    assert [event.kind for event in after_journey(p, "sweden")] == ["time", "letter", "final", "turn"]
    assert p.state.chart == [0] * 5


def test_with_two_players_ultimos_rows_cause_losses_with_a_next_row() -> None:  # H-10.1, H-4.2
    p = travelling(0, 1, 6, 6, 6, players=2).outcomes("letter a").play("go sweden")

    assert p.legal() == ["keep", "turn"]


def test_after_the_peace_the_back_is_not_emptied_and_not_turned() -> None:  # H-7.3, H-10.1
    p = travelling(0, 0, 1).final(3).goods(0, grain=1)

    assert after_journey(p, "hamburg")[0] == Event("time", 0, {"count": 2, "from": "supply"})
    assert (p.state.side, p.state.chart, p.has(0)) == (BACK, [0, 0, 1], {"grain": 1})


# Together with variant A


@WITH_BACK
def test_without_losses_the_chart_is_turned_all_the_same(players: int) -> None:  # H-10.1, H-10.4
    p = travelling(0, 0, 1, players=players, no_losses=True).goods(0, grain=2).outcomes()

    assert after_journey(p, "hamburg") == [
        Event("time", 0, FROM_CHART),
        REFILLED,
        Event("time", 0, FROM_CHART),
        NEXT,
    ]
    assert (p.state.chart, p.state.side, p.state.last) == ([5, 6, 6, 6, 6], ULTIMO, NOT_FINAL)
    assert p.has(0) == {"grain": 2}


def test_behind_a_veil_the_letter_is_waited_for_before_the_chart_is_turned() -> None:  # H-10.1
    p = travelling(0, 0, 1).veil()

    assert [event.kind for event in p.happens("go sweden")] == ["travelled", "grew", "time"]
    assert (p.state.waiting, p.state.side, p.legal()) == (LETTERS, BACK, [])


def test_behind_a_veil_the_turned_letter_is_waited_for() -> None:  # H-10.1, H-4.2
    p = travelling(0, 1, 4).outcomes("letter c").play("go sweden").veil()

    assert p.happens("turn") == []
    assert p.state.agenda[-FRAME:] == [LETTER_STEP, 0, -1, EMPTY, 0, 0]
    assert (p.state.waiting, p.legal()) == (LETTERS, [])
    assert p.state.view(0)["decision"]["about"] == {"letter": None}


def test_a_position_with_the_back_can_be_stored_and_read_again() -> None:  # H-10.1
    p = travelling(2, 4, 4)

    assert hamburg().load(p.state.dump()).view(0) == p.state.view(0)
