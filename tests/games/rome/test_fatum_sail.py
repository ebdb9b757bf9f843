"""Fatum cards that move a ship (F10 to F14; R-3.5 to R-3.8)."""

from __future__ import annotations

import pytest

from merkator.core.events import Event
from merkator.games.rome.rules.cards import PAIRS
from merkator.games.rome.rules.position_data import SKIP, VOUCHERS
from voyage import Voyage, pond

NEXT = Event("turn", 1, {"round": 1, "final": False})
STEERED = Event("steered", 1, {"whom": 0})


def sailed(start: str, to: str, seat: int = 0) -> Event:
    return Event("sailed", seat, {"from": start, "to": to})


def at(field: str, players: int = 2, seat: int = 0) -> Voyage:
    """A ship somewhere at the beginning of its turn, the others in Ostia."""
    p = Voyage(players)
    return (p.turn_of(seat) if seat else p).ship(seat, field)


def fields(p: Voyage, numbers: list[int]) -> list[str]:
    return [f"sail {p.cards.sea.ids[field]}" for field in numbers]


# F10: headwind


def test_a_headwind_lets_the_next_player_move_the_ship_6_fields_into_no_port() -> None:  # F10, R-3.7
    p = at("c20")

    assert p.fate("f10") == []
    assert (p.step, p.state.seat, p.state.active) == ("drift", 1, 0)
    assert p.legal() == ["sail c20", "sail d21", "sail e20", "sail f23"]
    assert p.state.view(None)["decision"]["about"] == {"ship": 0, "fields": 6}
    english = "the headwind drives the ship exactly 6 fields, not into a port (R-3.7)"
    for action in ("sail aquileia", "sail b19", "stay", "done"):
        assert p.reason_of(action) == ("drift", english)

    assert p.happens("sail e20") == [STEERED, sailed("c20", "e20"), NEXT]

    assert (p.lies(0), p.lies(1)) == ("e20", "ostia")
    assert p.money() == [7900, 8000]
    assert p.under() == ["f10"]


@pytest.mark.parametrize(("seat", "out", "mover"), [(0, [], 1), (0, [1], 2), (2, [], 3), (3, [], 0), (3, [0, 1], 2)])
def test_the_next_player_clockwise_still_in_the_game_chooses(seat: int, out: list[int], mover: int) -> None:
    p = at("n23", players=4, seat=seat)
    for other in out:
        p.out(other)
    p.fate("f10")

    assert (p.step, p.state.seat) == ("drift", mover)
    assert p.state.view(None)["decision"]["about"] == {"ship": seat, "fields": 6}
    p.play("sail n25")
    assert p.lies(seat) == "n25"


def test_a_player_without_a_ship_chooses_too() -> None:
    p = at("n23", players=3).ship(1, None)
    p.fate("f10")

    assert p.state.seat == 1


def test_a_star_gives_its_voucher_to_the_owner_of_the_ship() -> None:
    p = at("n21")
    p.fate("f10")

    assert p.happens("sail n23") == [STEERED, sailed("n21", "n23"), Event("voucher", 0, {"count": 1}), NEXT]

    assert [p.has(seat, VOUCHERS) for seat in (0, 1)] == [1, 0]


def test_a_drift_leads_to_no_attack() -> None:
    p = at("n21", players=3).ship(2, "o24").cargo(2, wine=3)
    p.fate("f10")
    p.play("sail o24")

    assert (p.step, p.state.seat) == ("trade", 1)


def test_in_port_a_headwind_does_nothing() -> None:
    p = at("tyrus")

    assert p.fate("f10") == [NEXT]

    assert p.lies(0) == "tyrus"


def test_a_ship_with_no_way_to_drift_stays() -> None:
    p = Voyage(2, game=pond()).ship(0, "a1")

    assert p.fate("f10") == [NEXT]

    assert p.lies(0) == "a1"


# F11: fever


def test_fever_brings_the_ship_to_the_nearest_port_and_costs_the_next_turn() -> None:  # F11, R-3.8
    p = at("o25")

    assert p.fate("f11") == [sailed("o25", "cyrene"), NEXT]

    assert (p.lies(0), p.has(0, SKIP)) == ("cyrene", 1)
    assert p.under() == ["f11"]


def test_among_equally_near_ports_the_drawer_chooses() -> None:
    p = at("c20", players=3, seat=2)

    assert p.fate("f11") == []
    assert (p.step, p.state.seat, p.legal()) == ("haven", 2, ["sail aquileia", "sail salonae"])
    assert p.reason_of("sail ostia") == ("haven", "the ship must put in at the nearest port (R-3.8)")
    assert p.reason_of("stay")[0] == "haven"
    assert p.happens("sail salonae")[0] == sailed("c20", "salonae", 2)

    assert (p.lies(2), p.has(2, SKIP)) == ("salonae", 1)


def test_nothing_is_sold_on_arrival_but_after_the_missed_turn_trade_is_normal() -> None:
    p = at("c20").cargo(0, wine=2).hand(0, "wool")
    p.fate("f11")
    p.play("sail aquileia")
    assert (p.state.seat, p.aboard(0)) == (1, [("wine", 2)])

    p.turn_of(0)  # missed
    assert (p.state.seat, p.has(0, SKIP)) == (1, 0)
    p.turn_of(0)

    assert (p.step, p.state.seat) == ("trade", 0)
    assert p.legal()[:2] == ["sell 2 wine", "buy 1 wool"]


def test_with_fever_in_port_the_ship_stays() -> None:
    p = at("tyrus")

    assert p.fate("f11") == [NEXT]

    assert (p.lies(0), p.has(0, SKIP)) == ("tyrus", 1)


def test_with_no_port_in_reach_only_the_turn_is_missed() -> None:
    p = Voyage(2, game=pond()).ship(0, "a1")

    assert p.fate("f11") == [NEXT]

    assert (p.lies(0), p.has(0, SKIP)) == ("a1", 1)


# F12: summer wind


@pytest.mark.parametrize("field", ["c20", "ostia", "n23"])
def test_the_summer_wind_carries_up_to_10_fields_to_any_stop(field: str) -> None:  # F12, R-3.6
    p = at(field)

    assert p.fate("f12") == []
    assert (p.step, p.state.seat) == ("wind", 0)
    number = p.cards.sea.ids.index(field)
    assert p.legal() == [*fields(p, p.cards.sea.moves_up_to(number, 10)), "stay"]
    assert p.state.view(1)["decision"]["about"] == {"fields": 10}
    english = "the wind carries up to 10 fields: sail to a stop, or stay (R-3.6)"
    for action in ("sail gades", "done"):
        assert p.reason_of(action) == ("wind", english)
    assert p.under() == []  # it is not carried out yet


def test_a_move_with_the_wind_ends_at_sea_or_in_a_port_that_can_be_sold_in() -> None:
    p = at("c20").cargo(0, wine=2)
    p.fate("f12")

    assert p.happens("sail aquileia") == [sailed("c20", "aquileia")]
    assert (p.step, p.legal()) == ("arrive", ["sell 2 wine", "done"])

    q = at("c20")
    q.fate("f12")
    assert q.happens("sail d20") == [sailed("c20", "d20"), NEXT]
    assert q.lies(0) == "d20"


def test_the_port_left_with_the_wind_cannot_be_entered() -> None:
    p = at("salonae")
    p.fate("f12")

    assert "sail salonae" not in p.legal()
    assert p.reason_of("sail salonae")[0] == "wind"


def test_a_move_with_the_wind_that_ends_on_a_star_gives_a_voucher() -> None:
    p = at("n20")
    p.fate("f12")

    assert p.happens("sail n23")[:2] == [sailed("n20", "n23"), Event("voucher", 0, {"count": 1})]
    assert p.has(0, VOUCHERS) == 1


def test_to_stay_is_no_move_and_gives_no_voucher_sale_or_attack() -> None:
    p = at("n23").ship(1, "n23").cargo(1, wine=2).cash(1, 0)
    p.fate("f12", "dice 1 2")

    events = p.happens("stay")

    assert events[0] == NEXT
    assert (p.has(0, VOUCHERS), p.lies(0), p.state.seat) == (0, "n23", 1)
    q = at("aquileia").cargo(0, wine=2)
    q.fate("f12")
    assert q.happens("stay") == [NEXT]


def test_a_move_with_the_wind_may_end_in_an_attack() -> None:
    p = at("n20").ship(1, "n24").cargo(1, wine=2)
    p.fate("f12")
    p.play("sail n24")

    assert (p.step, p.legal()) == ("attack", ["attack 1", "done"])


def test_without_pirates_no_move_ends_in_an_attack() -> None:  # with the option pirates off
    p = Voyage(2, pirates=False).ship(0, "n20").ship(1, "n24").cargo(1, wine=2)
    p.fate("f12", "dice 1 2")
    p.play("sail n24")

    assert (p.step, p.state.seat) == ("move", 1)


def test_without_a_way_the_wind_carries_nobody() -> None:
    p = Voyage(2, game=pond()).ship(0, "a1")
    p.fate("f12")

    assert p.legal() == ["sail a2", "stay"]


# F13: west wind


@pytest.mark.parametrize("roll", ["1 2", "4 4", "6 6"])
def test_the_west_wind_is_a_second_roll_whose_doubles_are_a_plain_number(roll: str) -> None:  # F13, R-3.5
    p = at("n23")
    dice = [int(die) for die in roll.split()]

    assert p.fate("f13", f"dice {roll}") == [Event("rolled", 0, {"dice": dice})]

    assert (p.step, p.state.seat) == ("move", 0)
    number = p.cards.sea.ids.index("n23")
    assert p.legal() == fields(p, p.cards.sea.moves(number, sum(dice)))  # the exact total
    assert p.state.view(0)["decision"]["about"] == {"pips": sum(dice)}
    assert list(PAIRS[p.state.dice]) == dice
    assert p.reason_of("stay")[0] == "move"
    assert p.under() == []
    assert p.money()[0] == 7900  # the running cost is paid once


def test_doubles_of_the_west_wind_ask_for_no_voucher() -> None:
    p = at("n23").vouchers(0, 1)
    p.goes_on("dice 1 1", "fatum f13", "dice 2 2")
    p.play("draw")

    assert (p.step, p.has(0, VOUCHERS)) == ("move", 1)


def test_a_move_with_the_west_wind_is_an_own_move() -> None:
    p = at("c20").cargo(0, wine=2)
    p.fate("f13", "dice 2 2")
    p.play("sail aquileia")
    assert (p.step, p.legal()) == ("arrive", ["sell 2 wine", "done"])

    q = at("n20").ship(1, "n24").cargo(1, wine=2)
    q.fate("f13", "dice 2 2")
    q.play("sail n24")
    assert q.legal() == ["attack 1", "done"]

    star = at("n21")
    star.fate("f13", "dice 1 1")
    star.play("sail n23")
    assert star.has(0, VOUCHERS) == 1


def test_behind_a_veil_the_west_wind_waits_for_the_dice() -> None:
    p = at("n23").vouchers(0, 1).fatum([], ["f13"])
    p.goes_on("dice 1 1")
    p.veil().play("draw")

    assert (p.step, p.state.waiting) == ("breeze", 2)
    p.state.refresh_choices()
    assert (p.step, p.state.view(0)["dice"]) == ("breeze", [1, 1])


# F14: pilot


def test_a_pilot_knows_all_ports_at_most_15_fields_away() -> None:  # F14, R-3.6
    p = at("c20")

    assert p.fate("f14") == []
    assert (p.step, p.state.seat) == ("pilot", 0)
    near = ["corinthus", "aquileia", "salonae"]
    assert p.legal() == [*[f"sail {port}" for port in near], "stay"]
    assert p.state.view(1)["decision"]["about"] == {"fields": 15}
    english = "the pilot knows the ports up to 15 fields away: sail to one, or stay (R-3.6)"
    for action in ("sail syracusae", "sail b19", "done"):
        assert p.reason_of(action) == ("pilot", english)


def test_exactly_15_fields_are_near_enough_16_are_not() -> None:  # F14
    sea = at("c20").cards.sea
    aquileia = sea.ids.index("aquileia")
    far = {sea.distance[aquileia][field]: sea.ids[field] for field in range(24, sea.size)}
    for fields_away, near in ((15, True), (16, False)):
        p = at(far[fields_away])
        p.fate("f14")
        assert ("sail aquileia" in p.legal()) is near


def test_with_a_pilot_goods_may_be_sold_on_arrival() -> None:  # F14
    p = at("c20").cargo(0, wine=2).hand(0, "wool")
    p.fate("f14")

    assert p.happens("sail aquileia") == [sailed("c20", "aquileia")]

    assert p.legal() == ["sell 2 wine", "done"]
    assert p.play("sell 2 wine").money()[0] == 8000 - 100 + 3600


def test_a_pilot_may_be_declined() -> None:
    p = at("aquileia").cargo(0, wine=2)
    p.fate("f14")

    assert p.happens("stay") == [NEXT]

    assert (p.lies(0), p.aboard(0)) == ("aquileia", [("wine", 2)])


def test_a_pilot_leads_out_of_a_port_but_not_back_into_it() -> None:
    p = at("aquileia")
    p.fate("f14")

    assert p.legal() == ["sail salonae", "stay"]


def test_without_a_port_in_reach_a_pilot_is_declined() -> None:
    p = Voyage(2, game=pond()).ship(0, "a1")

    assert p.fate("f14") == [NEXT]

    assert p.lies(0) == "a1"
