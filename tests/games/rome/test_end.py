"""The end of the game and the count (R-6.1 to R-6.3)."""

from __future__ import annotations

import pytest

from merkator.core.events import Event
from merkator.games.rome.rules import scoring
from merkator.games.rome.rules.position_data import OUT
from voyage import Voyage


def last_lot(players: int = 2, seat: int = 0) -> Voyage:
    """A player lies in Ostia with a last lot of 2 timber that can be sold there; all others have cards."""
    p = Voyage(players).hand(seat).cargo(seat, timber=2)
    return p.outcomes("dice 1 2").turn_of(seat)


def _play_out(p: Voyage) -> None:
    """Play on to the end, always the last choice: nobody trades."""
    while not p.state.over:
        p.play(p.legal()[-1])


# --- when


def test_the_last_card_sold_ends_the_game_with_the_round() -> None:
    p = last_lot()
    assert p.happens("sell 2 timber")[1] == Event("final", 0, {"cause": "cards"})
    assert p.step == "move"  # nothing to buy with: the turn goes on
    p.seed(3).play(p.legal()[-1])
    assert not p.state.over
    assert p.state.active == 1
    _play_out(p)
    assert (p.state.end, p.state.active) == ("cards", 1)


def test_everyone_has_equally_many_turns() -> None:
    p = Voyage(4).hand(1).cargo(1, timber=2).turn_of(1).seed(3).play("sell 2 timber")
    active = [p.state.active]
    while not p.state.over:
        p.play(p.legal()[-1])
        active.append(p.state.active)
    assert sorted(set(active)) == [1, 2, 3]  # seat 0 began the round


def test_the_last_player_of_a_round_ends_the_game_at_once() -> None:
    p = last_lot(seat=1).play("sell 2 timber")
    told = p.happens(p.legal()[-1])
    assert p.state.over
    assert len(p.state.winners) == 1
    assert told[-1] == Event("ended", 0, {"scores": list(p.state.scores), "winners": list(p.state.winners)})


def test_the_game_ends_also_if_that_player_gets_a_card_again() -> None:
    p = last_lot(players=3).play("sell 2 timber")
    p.hand(0, "wine").seed(2)
    _play_out(p)
    assert p.state.end == "cards"
    assert p.state.round == 2


def test_a_lot_left_aboard_does_not_end_the_game() -> None:
    p = Voyage(2).hand(0).cargo(0, timber=2, wine=1).outcomes("dice 1 2").turn_of(0)
    assert [event.kind for event in p.happens("sell 2 timber")] == ["sold", "paid", "rolled"]
    assert p.state.cause == 0


def test_missed_and_shipless_turns_count() -> None:
    p = Voyage(3).hand(0).cargo(0, timber=2).skip(1).ship(1, "l23").ship(2, None).cash(2, 7000)
    p.outcomes("dice 1 2").turn_of(0).play("sell 2 timber")
    turns = p.state.turns
    p.play(p.legal()[-1])
    assert (p.state.active, p.step) == (2, "ship")
    p.play("done")
    assert p.state.over
    assert p.state.turns == turns + 2


def test_fewer_than_two_players_end_the_game_with_the_round() -> None:
    p = Voyage(3).out(2).ship(0, None).cash(0, 0).cash(1, 0).outcomes("dice 1 2")
    events: list[Event] = []
    p.state.events = events
    p.turn_of(0)
    assert Event("out", 0, {}) in events
    assert Event("final", 0, {"cause": "players"}) in events
    assert (p.state.over, p.state.active) == (False, 1)  # seat 1 still has its turn of the round
    _play_out(p)
    assert p.state.end == "players"


def test_two_players_left_go_on() -> None:
    p = Voyage(3).ship(2, None).cash(2, 0).cash(0, 0).cash(1, 0).outcomes("dice 1 2").turn_of(2)
    assert p.has(2, OUT) == 1
    assert not p.state.over
    assert p.state.cause == 0


def test_someone_out_without_cards_does_not_end_the_game() -> None:
    from merkator.games.rome.rules.hand import check_last

    p = Voyage(3).hand(1).out(1)
    check_last(p.state, 1)
    assert p.state.cause == 0


# --- the count


def test_four_loads_of_wine_aboard_count_1600() -> None:
    p = Voyage(2).hand(0).cargo(0, wine=4).cash(0, 0)
    assert scoring.cargo_value(p.state, 0) == 1600
    assert p.state.scores[0] == 20000 + 1600


@pytest.mark.parametrize(("cash", "wealth"), [(5000, 25000), (0, 20000), (-700, 19300)])
def test_cash_and_ship(cash: int, wealth: int) -> None:
    assert Voyage(2).hand(0).cash(0, cash).state.scores[0] == wealth


def test_someone_waiting_for_a_ship_gets_nothing_for_one() -> None:
    assert Voyage(2).hand(0).cash(0, 5000).ship(0, None).state.scores[0] == 5000


def test_every_card_in_hand_costs_its_penalty() -> None:
    p = Voyage(2).hand(0, "wine", "wine", "purple").cargo(0, grain=1).cash(0, 0)
    assert scoring.penalties(p.state, 0) == 1000 + 1000 + 2500
    assert p.state.scores[0] == 20000 + 200 - 4500


def test_cards_of_lost_cargo_cost_their_penalty_too() -> None:
    p = Voyage(2).hand(0).cargo(0, grain=2).ship(0, "l23").cash(0, 600)
    p.outcomes("dice 1 1", "fatum f07", "dice 1 2").turn_of(0)
    assert scoring.penalties(p.state, 0) == 600
    assert p.state.scores[0] == 20000 + 500 - 600


def test_debts_and_loans_given() -> None:
    p = Voyage(3).loan(0, 1, 3000).loan(0, 2, 500).loan(2, 0, 100)
    for seat in range(3):
        p.hand(seat).cash(seat, 0)
    assert p.state.scores == [20000 - 3500 + 100, 20000 + 3000, 20000 + 500 - 100]


def test_the_sum_of_all_wealth_does_not_depend_on_loans() -> None:
    p = Voyage(3)
    before = sum(p.state.scores)
    assert sum(p.loan(0, 1, 3000).loan(2, 1, 70).state.scores) == before


def test_the_richest_wins() -> None:
    p = Voyage(3).hand(0).hand(1).hand(2).cash(0, 100).cash(1, 300).cash(2, 200)
    assert scoring.winners(p.state) == [1]
    assert p.state.winners == []  # not before the end


def test_ties_are_shared() -> None:
    p = Voyage(3).hand(0).hand(1).hand(2).cash(0, 300).cash(1, 300).cash(2, 200)
    assert scoring.winners(p.state) == [0, 1]


def test_the_view_shows_how_wealth_comes_about() -> None:
    p = Voyage(2).hand(0, "wine").cargo(0, grain=2).cash(0, 700).loan(1, 0, 300).loan(0, 1, 50)
    assert p.state.view(0)["players"][0]["score"] == {
        "cash": 700,
        "ship": 20000,
        "cargo": 400,
        "debts": 50,
        "credits": 300,
        "open": 21350,
        "penalties": 1000,
        "total": 20350,
    }
