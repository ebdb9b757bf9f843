"""The roll and the move (R-2.1, R-2.5 to R-2.8), stars and vouchers (R-3.2, R-3.3)."""

from __future__ import annotations

import pytest

from merkator.core.events import Event
from merkator.games.rome.rules.position_data import CASH, VOUCHERS
from voyage import Voyage, pond

COST = {"amount": 100, "for": "running"}


def sailing(field: str, *outcomes: str, seat: int = 0, players: int = 2) -> Voyage:
    """A ship at sea that has rolled."""
    return Voyage(players).ship(seat, field).outcomes(*outcomes).turn_of(seat)


def sailed(seat: int, start: str, to: str) -> Event:
    return Event("sailed", seat, {"from": start, "to": to})


# The roll


def test_the_running_cost_is_paid_before_the_roll_and_after_the_trade() -> None:
    p = Voyage(3).turn_of(1).ship(1, "puteoli").hand(1, "wine", "purple").play("buy 1 wine")
    assert p.money() == [8000, 7200, 8000]

    events = p.goes_on("dice 2 3")

    assert events == [Event("paid", 1, COST), Event("rolled", 1, {"dice": [2, 3]})]
    assert p.money() == [8000, 7100, 8000]
    assert (p.step, p.state.seat) == ("move", 1)
    assert p.state.view(None)["dice"] == [2, 3]
    assert p.state.view(None)["decision"]["about"] == {"pips": 5}


def test_the_running_cost_may_bring_cash_below_zero() -> None:
    p = Voyage(2).ship(0, "c20").cash(0, 0)

    assert p.goes_on("dice 2 3")[0] == Event("paid", 0, COST)

    assert p.money() == [-100, 8000]


def test_a_sale_for_900_brings_a_player_at_minus_100_to_800() -> None:  # the bank takes no interest
    p = Voyage(2).ship(0, "g18").cash(0, 0).cargo(0, grain=1).hand(0, "wine")
    p.goes_on("dice 2 4")
    assert p.money()[0] == -100

    p.play("sail ostia", "sell 1 grain")

    assert p.money()[0] == 800


def test_nothing_can_be_bought_with_money_that_is_not_there() -> None:
    p = Voyage(2).ship(0, "aquileia").cash(0, -100).cargo(0, iron_ware=1).hand(0, "wool")

    assert p.legal() == ["sell 1 iron_ware", "done"]
    assert p.reason_of("buy 1 wool") == ("too-dear", "it costs 900, and you have -100 (R-2.2)")


def test_a_ship_must_move_without_doubles() -> None:
    p = sailing("c20", "dice 2 3")

    assert p.legal() == ["sail aquileia", "sail salonae", "sail d20", "sail e23", "sail f22"]
    for action in ("stay", "done", "voucher", "draw", "sell 1 wine"):
        assert p.reason_of(action) == ("move", "the ship must move 5 (R-2.1)")


def test_the_dice_and_the_card_of_a_turn_are_forgotten_in_the_next() -> None:
    p = Voyage(2).ship(0, "c20")
    p.goes_on("dice 3 3", "fatum f23")

    assert p.state.seat == 1
    assert p.state.view(None)["dice"] is None
    assert p.state.view(None)["fatum"]["shown"] is None


# The move


def test_three_fields_before_a_port_with_a_5_two_pips_lapse() -> None:
    p = sailing("c20", "dice 2 3")

    assert p.happens("sail aquileia") == [
        sailed(0, "c20", "aquileia"),
        Event("turn", 1, {"round": 2, "final": False}),
    ]
    assert p.lies(0) == "aquileia"


def test_a_ship_moves_exactly_the_pips_and_never_diagonally() -> None:
    p = sailing("n23", "dice 1 2")

    assert p.legal() == [
        "sail k23", "sail l22", "sail l24", "sail m21", "sail m23", "sail m25", "sail n20",
        "sail n22", "sail n24", "sail n26", "sail o21", "sail o23", "sail o25", "sail p22", "sail p24", "sail q23",
    ]  # fmt: skip
    english = "a move of 3 does not lead there: no diagonals, no step straight back, ports end it (R-2.5)"
    for field in ("m22", "n23", "n25", "n27", "syracusae"):
        assert p.reason_of(f"sail {field}") == ("no-way", english)
    p.play("sail n24")  # one field east, by a way round
    assert p.lies(0) == "n24"


def test_with_a_4_a_ship_may_sail_round_four_fields_and_end_where_it_began() -> None:
    p = sailing("n23", "dice 1 3")

    assert p.happens("sail n23")[0] == sailed(0, "n23", "n23")


def test_a_ship_may_not_step_straight_back() -> None:
    # m1 lies in a corner of the ocean: Gades beside it, and one way south.
    p = sailing("m1", "dice 1 2")

    assert p.legal() == ["sail gades", "sail n3"]  # not "m1 n1 m1 n1"


def test_a_field_may_be_crossed_twice() -> None:
    p = sailing("c20", "dice 2 3")

    p.play("sail d20")  # d20 e20 e21 d21 d20

    assert p.lies(0) == "d20"


def test_the_port_where_the_move_began_cannot_be_entered() -> None:
    p = Voyage(2).ship(0, "salonae")
    p.goes_on("dice 1 4")

    assert p.legal() == [f"sail {field}" for field in ("b19", "c20", "d21", "e20", "e22", "f23", "g24")]
    assert p.reason_of("sail salonae")[0] == "no-way"


def test_no_move_leads_through_a_port() -> None:
    p = sailing("o39", "dice 1 2")  # n39 would be three fields away, but only through Salamis

    assert p.legal() == [
        "sail tyrus", "sail antiochia", "sail salamis", "sail m38", "sail n37", "sail p37", "sail q38",
    ]  # fmt: skip


def test_other_ships_may_be_passed_and_share_a_field() -> None:
    alone = sailing("c20", "dice 2 3", players=3)
    p = Voyage(3).ship(0, "c20").ship(1, "e20").ship(2, "d20").outcomes("dice 2 3", "dice 5 6").turn_of(0)

    assert p.legal() == alone.legal()
    p.play("sail d20")  # e20 is passed on the way round

    assert (p.lies(0), p.lies(1), p.lies(2)) == ("d20", "e20", "d20")


def test_a_ship_in_a_port_with_others_sails_on_as_ever() -> None:
    p = Voyage(3)
    p.goes_on("dice 1 2")

    fields = ("puteoli", "e16", "f17", "g16", "g18", "h17", "h19", "i18")
    assert p.legal() == [f"sail {field}" for field in fields]
    assert [p.lies(seat) for seat in range(3)] == ["ostia"] * 3


def test_a_ship_with_no_way_stays() -> None:
    p = Voyage(2, game=pond()).ship(0, "a1")

    events = p.goes_on("dice 1 2")

    assert [event.kind for event in events] == ["paid", "rolled", "turn"]
    assert p.lies(0) == "a1"
    assert p.state.seat == 1


# Stars and vouchers


@pytest.mark.parametrize(("start", "star"), [("i11", "i13"), ("n21", "n23"), ("p33", "p35")])
def test_a_move_that_ends_on_a_star_gives_a_voucher(start: str, star: str) -> None:
    p = sailing(start, "dice 1 3", seat=1)

    assert p.happens(f"sail {star}") == [
        sailed(1, start, star),
        Event("voucher", 1, {"count": 1}),
        Event("turn", 0, {"round": 2, "final": False}),
    ]
    assert [p.has(seat, VOUCHERS) for seat in (0, 1)] == [0, 1]


def test_passing_a_star_gives_nothing() -> None:
    p = sailing("i12", "dice 1 2")

    p.play("sail h14")

    assert p.has(0, VOUCHERS) == 0


def test_lying_on_a_star_gives_no_further_voucher() -> None:
    p = Voyage(2).ship(0, "i13").vouchers(0, 0)
    p.goes_on("dice 3 3", "fatum f19")

    assert p.has(0, VOUCHERS) == 0


def test_any_number_of_vouchers_may_be_held() -> None:
    p = Voyage(2).ship(0, "i11").vouchers(0, 7).outcomes("dice 1 3").turn_of(0).play("sail i13")

    assert p.has(0, VOUCHERS) == 8


def test_vouchers_stay_when_the_ship_is_lost() -> None:
    p = Voyage(2).ship(0, "c20").vouchers(0, 2)
    p.goes_on("dice 3 3", "fatum f01")
    p.play("draw")

    assert p.lies(0) is None
    assert p.has(0, VOUCHERS) == 2


def test_vouchers_are_worth_nothing_at_the_end() -> None:
    p = Voyage(2)

    assert p.vouchers(0, 5).state.scores == p.vouchers(0, 0).state.scores


def test_after_doubles_a_voucher_may_be_spent_to_move_the_pips() -> None:
    p = Voyage(2).ship(0, "c20").vouchers(0, 2)

    assert p.goes_on("dice 6 6") == [Event("paid", 0, COST), Event("rolled", 0, {"dice": [6, 6]})]
    assert (p.step, p.state.seat, p.legal()) == ("voucher", 0, ["draw", "voucher"])
    assert p.state.view(0)["decision"]["about"] == {"pips": 12}
    english = "doubles: draw a Fatum card, or spend a voucher and move (R-3.3)"
    assert p.reason_of("sail aquileia") == ("voucher", english)
    assert p.reason_of("done") == ("voucher", english)

    assert p.happens("voucher") == [Event("voucher_spent", 0, {})]

    assert (p.step, p.has(0, VOUCHERS)) == ("move", 1)
    assert p.state.pile == list(range(32))
    number = p.cards.sea.ids.index("c20")
    assert p.legal() == [f"sail {p.cards.sea.ids[to]}" for to in p.cards.sea.moves(number, 12)]


def test_a_voucher_may_be_kept_and_a_card_drawn() -> None:
    p = Voyage(2).ship(0, "c20").vouchers(0, 1)
    p.goes_on("dice 1 1", "fatum f23")

    assert p.happens("draw") == [
        Event("fatum", 0, {"card": "f23"}),
        Event("received", 0, {"amount": 1500}),
        Event("turn", 1, {"round": 1, "final": False}),
    ]
    assert (p.has(0, VOUCHERS), p.lies(0)) == (1, "c20")


def test_without_a_voucher_nobody_is_asked_on_doubles() -> None:
    p = Voyage(2).ship(0, "c20").vouchers(1, 3)

    events = p.goes_on("dice 1 1", "fatum f24")

    assert [event.kind for event in events] == ["paid", "rolled", "fatum", "received", "turn"]
    assert p.lies(0) == "c20"


def test_without_doubles_no_voucher_is_asked_for() -> None:
    p = Voyage(2).ship(0, "c20").vouchers(0, 1)
    p.goes_on("dice 1 2")

    assert p.step == "move"


@pytest.mark.parametrize("die", range(1, 7))
def test_doubles_of_every_number_call_for_fate(die: int) -> None:
    p = Voyage(2).ship(0, "c20").vouchers(0, 1)
    p.goes_on(f"dice {die} {die}")

    assert p.step == "voucher"
    assert p.state.view(0)["decision"]["about"] == {"pips": 2 * die}


def test_a_voucher_move_is_a_move_with_sale_and_star() -> None:
    p = Voyage(2).ship(0, "i11").vouchers(0, 1)
    p.goes_on("dice 2 2")
    p.play("voucher", "sail i13")
    assert p.has(0, VOUCHERS) == 1

    q = Voyage(2).ship(0, "c20").vouchers(0, 1).cargo(0, wine=1).hand(0, "oil")
    q.goes_on("dice 2 2")
    q.play("voucher", "sail aquileia", "sell 1 wine")
    assert (q.has(0, CASH), q.has(0, VOUCHERS)) == (8000 - 100 + 1800, 0)


# Behind a veil


def test_behind_a_veil_the_game_waits_for_the_dice() -> None:
    p = Voyage(2).ship(0, "puteoli").hand(0, "wine").veil()

    p.play("done")

    assert p.state.waiting == 2
    assert p.state.view(0)["decision"]["waits"] == "dice"
    assert p.legal() == []
    assert p.money()[0] == 7900  # paid once, however often the position is looked at
    p.state.refresh_choices()
    assert p.money()[0] == 7900
    why = p.state.why(p.game.action("done"))
    assert (why.id, str(why)) == ("not-now", "this is not possible now")


def test_behind_a_veil_the_game_waits_for_a_card_of_fate() -> None:
    p = Voyage(2).ship(0, "c20").vouchers(0, 1)
    p.goes_on("dice 2 2")
    p.veil().play("draw")

    assert p.state.waiting == 1
    assert p.state.view(0)["decision"]["waits"] == "fatum"
    p.state.refresh_choices()
    assert (p.state.waiting, p.state.shown, p.state.under) == (1, -1, [])
