"""Trade (R-2.1 to R-2.4): sell, then buy, in the port where the ship lies; sell again in the port reached."""

from __future__ import annotations

import pytest

from merkator.core.events import Event
from merkator.games.rome.cards.cardset import standard
from merkator.games.rome.cards.types import Port
from merkator.games.rome.rules.position_data import CARDS, CASH, LOADS
from voyage import Voyage

PORTS = standard().ports
GOODS = standard().goods


def bought(seat: int, good: str, loads: int, price: int, port: str) -> Event:
    values: dict[str, object] = {"good": good, "loads": loads, "price": price, "amount": loads * price, "port": port}
    return Event("bought", seat, values)


def sold(seat: int, good: str, loads: int, price: int, port: str) -> Event:
    values: dict[str, object] = {"good": good, "loads": loads, "price": price, "amount": loads * price, "port": port}
    return Event("sold", seat, values)


def returned(p: Voyage) -> dict[str, int]:
    """The goods cards that were given back to the bank."""
    return {id: count for id, count in zip(p.cards.good_ids, p.state.returned, strict=True) if count}


# Buying


def test_a_lot_is_bought_with_its_card_for_cash_and_entered_in_the_list() -> None:
    p = Voyage(3).turn_of(1).ship(1, "puteoli").hand(1, "iron_ware", "wine", "purple").cash(1, 8000)

    assert p.happens("buy 3 iron_ware") == [bought(1, "iron_ware", 3, 1000, "puteoli")]

    assert p.money() == [8000, 5000, 8000]
    assert p.aboard(1) == [("iron_ware", 3)]
    assert p.held(1) == ["wine", "purple"]
    assert (p.has(1, LOADS), p.has(1, CARDS)) == (3, 2)
    assert p.state.view(None)["players"][1]["cargo"] == [{"good": "iron_ware", "loads": 3}]
    assert (p.step, p.state.seat) == ("trade", 1)
    assert returned(p) == {}


def test_a_card_is_needed_for_its_good() -> None:
    p = Voyage(2).ship(0, "puteoli").hand(0, "iron_ware", "grain")

    assert p.legal() == [f"buy {loads} iron_ware" for loads in range(1, 6)] + ["done"]
    assert p.reason_of("buy 1 wine") == ("no-card", "you have no wine card in hand (R-2.2)")


def test_a_port_must_show_the_symbol_of_the_good() -> None:
    p = Voyage(2).ship(0, "puteoli").hand(0, "iron_ware", "grain")

    assert p.reason_of("buy 1 grain") == ("no-symbol", "puteoli does not sell grain (R-2.2)")
    assert p.reason_of("buy 1 purple") == ("no-symbol", "puteoli does not sell purple (R-2.2)")


@pytest.mark.parametrize("place", PORTS, ids=[port.id for port in PORTS])
def test_every_port_sells_the_goods_it_shows_at_the_price_on_the_card(place: Port) -> None:
    p = Voyage(2).ship(0, place.id).hand(0, *[good.id for good in GOODS]).cash(0, 20000)
    shown = [good for good in GOODS if good.id in place.symbols]

    assert p.legal() == [f"buy {loads} {good.id}" for good in shown for loads in range(1, 6)] + ["done"]
    for good in shown:
        q = Voyage(2).ship(0, place.id).hand(0, good.id, "amber" if good.id != "amber" else "ivory").cash(0, 20000)
        assert q.happens(f"buy 2 {good.id}") == [bought(0, good.id, 2, good.buy, place.id)]
        assert q.money() == [20000 - 2 * good.buy, 8000]


@pytest.mark.parametrize(
    ("cash", "most"), [(599, 0), (600, 1), (1799, 2), (1800, 3), (2999, 4), (3000, 5), (9999, 5)]
)
def test_loads_are_paid_with_the_cash_that_is_there(cash: int, most: int) -> None:
    p = Voyage(2).ship(0, "ostia").hand(0, "tableware").cash(0, cash)

    done = ["done"] if most else []
    assert p.legal() == [f"buy {loads} tableware" for loads in range(1, most + 1)] + done


def test_what_is_too_dear_is_refused() -> None:
    p = Voyage(2).ship(0, "ostia").hand(0, "tableware").cash(0, 1799)

    assert p.reason_of("buy 3 tableware") == ("too-dear", "it costs 1800, and you have 1799 (R-2.2)")


def test_a_lot_is_not_topped_up() -> None:
    p = Voyage(2).ship(0, "puteoli").hand(0, "iron_ware", "grain").play("buy 3 iron_ware")

    assert p.legal() == ["done"]
    assert p.reason_of("buy 1 iron_ware") == ("no-card", "you have no iron_ware card in hand (R-2.2)")


def test_two_copies_of_a_card_are_two_lots() -> None:
    p = Voyage(2).ship(0, "puteoli").hand(0, "iron_ware", "iron_ware", "grain")

    p.play("buy 3 iron_ware")
    assert p.legal() == ["buy 1 iron_ware", "buy 2 iron_ware", "done"]
    p.happens("buy 1 iron_ware")

    assert p.aboard(0) == [("iron_ware", 1), ("iron_ware", 3)]
    assert (p.held(0), p.has(0, LOADS)) == (["grain"], 4)
    assert p.money()[0] == 4000


def test_two_lots_of_one_good_are_sold_one_by_one() -> None:
    p = Voyage(2).ship(0, "aquileia").cargo(0, wine=(1, 2)).hand(0, "grain").cash(0, 0)

    assert p.legal() == ["sell 1 wine", "sell 2 wine", "done"]
    assert p.happens("sell 2 wine") == [sold(0, "wine", 2, 1800, "aquileia")]

    assert p.aboard(0) == [("wine", 1)]
    assert p.held(0) == ["grain"]
    assert returned(p) == {"wine": 1}


def test_two_equal_lots_are_one_choice_but_stay_two_lots() -> None:
    p = Voyage(2).ship(0, "aquileia").cargo(0, wine=(2, 2)).hand(0, "grain").cash(0, 0)

    assert p.legal() == ["sell 2 wine", "done"]
    p.play("sell 2 wine")

    assert p.aboard(0) == [("wine", 2)]
    assert p.legal() == ["sell 2 wine", "done"]
    assert (p.money()[0], returned(p)) == (3600, {"wine": 1})
    assert p.reason_of("sell 4 wine") == ("no-lot", "no such lot is aboard; lots are sold whole (R-2.2)")


@pytest.mark.parametrize(
    ("cargo", "room"), [({}, 5), ({"grain": 1}, 4), ({"grain": (1, 1), "oil": 1}, 2), ({"silver": 4}, 1)]
)
def test_the_hold_takes_5_loads_in_all(cargo: dict[str, int | tuple[int, ...]], room: int) -> None:
    p = Voyage(2).ship(0, "puteoli").hand(0, "wine").cargo(0, **cargo)

    assert p.legal() == [f"buy {loads} wine" for loads in range(1, room + 1)] + ["done"]
    if room < 5:
        english = f"the free room in the hold is {room} (R-2.3)"
        assert p.reason_of(f"buy {room + 1} wine") == ("no-room", english)


def test_any_mix_of_lots_fills_the_hold() -> None:
    p = Voyage(2).ship(0, "puteoli").hand(0, "wine", "iron_ware", "grain").play("buy 3 iron_ware")

    assert p.legal() == ["buy 1 wine", "buy 2 wine", "done"]
    p.outcomes("dice 1 2").play("buy 2 wine")

    assert p.aboard(0) == [("wine", 2), ("iron_ware", 3)]
    assert p.money()[0] == 8000 - 4600 - 100
    assert p.step == "move"  # a full hold: nothing is left to buy, for all that anyone knows


# Selling


def test_three_iron_ware_bring_5400_in_aquileia() -> None:
    p = Voyage(3).turn_of(2).ship(2, "aquileia").cargo(2, iron_ware=3, oil=1).hand(2, "silver").cash(2, 50)

    assert p.happens("sell 3 iron_ware") == [sold(2, "iron_ware", 3, 1800, "aquileia")]

    assert p.money() == [8000, 8000, 5450]
    assert p.aboard(2) == [("oil", 1)]
    assert p.has(2, LOADS) == 1
    assert p.held(2) == ["silver"]  # the card goes back to the bank
    assert returned(p) == {"iron_ware": 1}
    assert p.state.view(0)["bank"] == {"returned": {"iron_ware": 1}, "unseen": sum(p.state.rest)}


@pytest.mark.parametrize("port", [port.id for port in PORTS])
def test_every_port_pays_the_price_on_the_card_for_the_goods_that_name_it(port: str) -> None:
    taken = {good.id: dict(good.sold)[port] for good in GOODS if port in dict(good.sold)}

    for good in GOODS:
        p = Voyage(2).ship(0, port).cargo(0, **{good.id: 2, "amber" if good.id != "amber" else "ivory": 1})
        p.hand(0, "grain" if good.id != "grain" else "oil").cash(0, 0)
        if good.id in taken:
            assert p.happens(f"sell 2 {good.id}")[0] == sold(0, good.id, 2, taken[good.id], port)
            assert p.has(0, CASH) >= 2 * taken[good.id] - 100  # the running cost may have been paid meanwhile
        else:
            assert f"sell 2 {good.id}" not in p.legal()


def test_a_port_that_is_not_named_on_the_card_does_not_take_the_lot() -> None:
    p = Voyage(2).ship(0, "ostia").cargo(0, wine=2).hand(0, "tableware")

    assert p.reason_of("sell 2 wine") == ("no-market", "ostia does not take wine (R-2.4)")
    assert p.reason_of("sell 1 wine")[0] == "no-lot"  # a lot is sold whole


def test_selling_is_optional_lot_by_lot() -> None:
    p = Voyage(2).ship(0, "aquileia").cargo(0, iron_ware=3, wine=1, oil=1).hand(0, "wool").cash(0, 100)

    assert p.legal() == ["sell 1 oil", "sell 1 wine", "sell 3 iron_ware", "done"]
    p.play("sell 1 wine").outcomes("dice 1 4").play("done")

    assert p.aboard(0) == [("oil", 1), ("iron_ware", 3)]
    assert (p.step, p.money()[0]) == ("move", 1800)


def test_what_was_sold_makes_room_and_cash_to_buy() -> None:
    p = Voyage(2).ship(0, "aquileia").cargo(0, iron_ware=3, timber=2).hand(0, "wool").cash(0, 0)

    assert p.legal() == ["sell 3 iron_ware", "done"]
    p.play("sell 3 iron_ware")

    assert p.legal() == ["buy 1 wool", "buy 2 wool", "buy 3 wool", "done"]


def test_selling_comes_before_buying() -> None:
    p = Voyage(2).ship(0, "aquileia").cargo(0, iron_ware=3).hand(0, "wool", "amber").play("buy 1 wool")

    assert p.legal() == ["buy 1 amber", "done"]
    assert p.reason_of("sell 3 iron_ware") == ("sell-first", "selling comes before buying (R-2.1)")


def test_repayment_after_buying_does_not_open_the_sale_again() -> None:
    p = Voyage(2).ship(0, "aquileia").cargo(0, iron_ware=3).hand(0, "wool", "amber").loan(0, 1, 300)

    p.play("buy 1 wool", "repay 1", "lay all")

    assert p.step == "trade"
    assert p.legal() == ["buy 1 amber", "done"]


def test_a_turn_begins_with_trade_and_nothing_else() -> None:
    p = Voyage(2).ship(0, "puteoli").hand(0, "wine")

    english = "the turn starts with trade: sell, then buy, then say done (R-2.1)"
    for action in ("sail g19", "draw", "begin ostia", "demand 1 wine", "voucher"):
        assert p.reason_of(action) == ("trade", english)


def test_nothing_is_traded_at_sea() -> None:
    p = Voyage(2).ship(0, "c20").cargo(0, wine=2).hand(0, "wool").loan(0, 1, 300)  # asked because of the loan

    assert p.legal() == ["repay 1", "done"]
    assert p.reason_of("sell 2 wine") == ("not-in-port", "the ship is not in a port (R-2.1)")
    assert p.reason_of("buy 1 wool") == ("not-in-port", "the ship is not in a port (R-2.1)")
    assert p.reason_of("sell 1 wine")[0] == "no-lot"


def test_a_loan_can_be_repaid_before_the_roll_only_if_there_is_one() -> None:
    p = Voyage(3).ship(0, "puteoli").hand(0, "wine").loan(0, 2, 300)

    assert p.reason_of("repay 1") == ("no-debt", "you owe nothing to that lender (R-4.2)")
    assert p.reason_of("repay 5")[0] == "no-debt"
    assert p.cash(0, 0).cargo(0, papyrus=1).reason_of("repay 2") == (
        "no-cash",
        "there is no money for it (R-2.8)",
    )


# Asked or not: nothing is told about a hand


def test_a_player_in_port_is_asked_even_when_nothing_in_hand_can_be_bought() -> None:
    p = Voyage(2).ship(0, "puteoli").hand(0, "grain")

    assert (p.step, p.legal()) == ("trade", ["done"])


def test_the_question_comes_at_the_turn_of_anybody_with_cards_room_and_cash() -> None:
    p = Voyage(2).ship(0, "ostia").ship(1, "ostia").hand(1, "grain").cash(1, 600).turn_of(1)

    assert (p.step, p.state.seat, p.legal()) == ("trade", 1, ["done"])


@pytest.mark.parametrize("why", ["cash", "room", "cards"])
def test_nobody_is_asked_who_for_all_to_see_cannot_buy(why: str) -> None:
    p = Voyage(2).ship(1, "ostia").hand(1, "tableware").cash(1, 599 if why == "cash" else 600)
    if why == "room":
        p.cargo(1, purple=5)
    if why == "cards":
        p.hand(1).cargo(1, purple=4)

    p.outcomes("dice 1 2").turn_of(1)

    assert (p.step, p.state.seat) == ("move", 1)


def test_a_player_who_bought_is_asked_again_while_another_purchase_is_thinkable() -> None:
    p = Voyage(2).ship(0, "puteoli").hand(0, "wine", "grain").play("buy 1 wine")

    assert p.legal() == ["done"]


def test_a_player_at_sea_is_not_asked() -> None:
    p = Voyage(2).ship(1, "c20").outcomes("dice 1 2").turn_of(1)

    assert p.step == "move"


# On arrival


def test_in_the_port_reached_goods_are_sold_but_not_bought() -> None:
    p = Voyage(2).ship(0, "c20").cargo(0, iron_ware=3, wine=2).hand(0, "wool", "wine")
    p.goes_on("dice 2 3")

    p.play("sail aquileia")

    assert (p.step, p.state.seat) == ("arrive", 0)
    assert p.legal() == ["sell 2 wine", "sell 3 iron_ware", "done"]
    english = "you can buy goods only before the roll, in the port where your ship is (R-2.1)"
    assert p.reason_of("buy 1 wool") == ("buy-before", english)
    assert p.reason_of("sell 1 wine") == ("no-lot", "no such lot is aboard; lots are sold whole (R-2.2)")
    arrived = "the ship has reached a port: sell, or say done (R-2.1)"
    for action in ("sail b19", "attack 1", "begin ostia", "demand 1 wine"):
        assert p.reason_of(action) == ("arrive", arrived)
    assert p.happens("sell 3 iron_ware") == [sold(0, "iron_ware", 3, 1800, "aquileia")]
    assert p.legal() == ["sell 2 wine", "done"]
    assert p.happens("done") == [Event("turn", 1, {"round": 1, "final": False})]
    assert p.aboard(0) == [("wine", 2)]
    assert p.money()[0] == 8000 - 100 + 5400


def test_a_port_that_takes_nothing_aboard_asks_nothing() -> None:
    p = Voyage(2).ship(0, "c20").cargo(0, iron_ware=1, glass=1).hand(0, "wool")
    p.goes_on("dice 2 3")

    p.play("sail salonae")

    assert p.reason_of("sell 1 iron_ware") == ("no-market", "salonae does not take iron_ware (R-2.4)")
    p.play("sell 1 glass")
    assert p.state.seat == 1
    assert p.aboard(0) == [("iron_ware", 1)]


def test_the_turn_ends_after_the_last_lot_is_sold_on_arrival() -> None:
    p = Voyage(2).ship(0, "c20").cargo(0, iron_ware=3).hand(0, "wool")
    p.goes_on("dice 1 2")
    p.play("sail aquileia")

    events = p.happens("sell 3 iron_ware")

    assert events == [sold(0, "iron_ware", 3, 1800, "aquileia"), Event("turn", 1, {"round": 1, "final": False})]


def test_what_was_not_sold_on_arrival_can_be_sold_in_the_next_turn() -> None:
    p = Voyage(2).ship(0, "c20").cargo(0, iron_ware=3).hand(0, "wool")
    p.goes_on("dice 1 2")
    p.play("sail aquileia", "done").turn_of(0)

    assert p.legal() == ["sell 3 iron_ware", "buy 1 wool", "buy 2 wool", "done"]


def test_the_first_voyage_of_the_rules() -> None:
    p = Voyage(2).ship(0, "puteoli").hand(0, "iron_ware", "wine", "purple").ship(1, "tyrus").hand(1, "grain")
    p.play("buy 3 iron_ware").outcomes("dice 2 6").play("buy 2 wine")
    assert p.money()[0] == 3400 - 100
    for roll, stop in (("dice 1 4", "m21"), ("dice 2 4", "m22")):  # two turns further; where exactly does not matter
        p.play(p.legal()[-1]).ship(0, stop).outcomes(roll).turn_of(0)
    p.play(p.legal()[-1]).ship(0, "d20").outcomes("dice 3 4").turn_of(0)

    p.play("sail aquileia", "sell 3 iron_ware", "sell 2 wine")

    assert p.money()[0] == 12000
    assert p.held(0) == ["purple"]
    assert returned(p) == {"iron_ware": 1, "wine": 1}


# Known cards


def test_cards_that_all_have_seen_are_known_until_they_are_played_out() -> None:
    p = Voyage(2).ship(0, "c20").cargo(0, wine=2, grain=1).hand(0, "wine")
    p.goes_on("dice 3 3", "fatum f07")
    assert (p.held(0), p.seen(0)) == (["grain", "wine"], ["grain"])

    p.ship(0, "alexandria").turn_of(0).play("buy 1 grain")

    assert (p.held(0), p.seen(0)) == (["wine"], [])
