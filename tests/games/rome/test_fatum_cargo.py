"""Fatum cards that strike ship and cargo (F01 to F08), the business friend (F32), and kept offers (F28 to F31)."""

from __future__ import annotations

import pytest

from merkator.core.events import Event
from merkator.games.rome.rules.position_data import CARDS, CASH, LOADS
from voyage import Voyage

NEXT = Event("turn", 1, {"round": 1, "final": False})
AT_SEA = pytest.mark.parametrize("field", ["c20", "b19", "n23"])  # open sea, beside a port, on a star
EVERYWHERE = pytest.mark.parametrize("field", ["ostia", "c20", "n23"])


def loaded(field: str, players: int = 2) -> Voyage:
    """Seat 0 somewhere with 3 wine and 2 grain aboard, a card of glass in hand and 5,000 after the running cost."""
    return Voyage(players).ship(0, field).cargo(0, wine=3, grain=2).hand(0, "glass").cash(0, 5100)


def lost(good: str, loads: int) -> Event:
    return Event("lost", 0, {"good": good, "loads": loads})


def paid(amount: int, cause: str = "fatum") -> Event:
    return Event("paid", 0, {"amount": amount, "for": cause})


def bare(p: Voyage) -> bool:
    """Nothing is aboard seat 0's ship; the cards of its cargo are in the hand again, and all know it."""
    assert p.held(0) == ["grain", "wine", "glass"]
    assert p.seen(0) == ["grain", "wine"]
    assert (p.has(0, CARDS), p.has(0, LOADS)) == (3, 0)
    return p.aboard(0) == []


def untouched(p: Voyage, field: str) -> bool:
    return (p.lies(0), p.aboard(0), p.held(0)) == (field, [("grain", 2), ("wine", 3)], ["glass"])


# F01, F02: storm


@pytest.mark.parametrize("card", ["f01", "f02"])
@AT_SEA
def test_a_storm_at_sea_takes_ship_and_cargo(card: str, field: str) -> None:  # F01, F02
    p = loaded(field)

    assert p.fate(card) == [Event("wrecked", 0, {"field": field, "cause": "storm"}), NEXT]

    assert p.lies(0) is None
    assert bare(p)
    assert p.money() == [5000, 8000]
    assert p.under() == [card]
    assert p.lies(1) == "ostia"


@pytest.mark.parametrize("card", ["f01", "f02"])
def test_in_port_a_storm_costs_500(card: str) -> None:  # F01, F02
    p = loaded("tyrus")

    assert p.fate(card) == [paid(500), NEXT]

    assert untouched(p, "tyrus")
    assert p.money() == [4500, 8000]


@pytest.mark.parametrize("card", ["f01", "f02"])
def test_torn_moorings_may_bring_cash_below_zero(card: str) -> None:
    p = loaded("tyrus").cash(0, 300)
    p.fate(card)

    assert p.money()[0] == -300


# F03: rocks


@pytest.mark.parametrize("roll", ["1 6", "3 4", "4 4", "6 6"])
@AT_SEA
def test_with_7_or_more_rocks_spare_the_ship_but_not_the_cargo(roll: str, field: str) -> None:  # F03, R-3.10
    p = loaded(field)
    dice = [int(die) for die in roll.split()]

    events = p.fate("f03", f"dice {roll}")

    assert events == [Event("rolled", 0, {"dice": dice}), lost("grain", 2), lost("wine", 3), NEXT]
    assert p.lies(0) == field
    assert bare(p)
    assert p.under() == ["f03"]  # doubles of this roll draw no second card


@pytest.mark.parametrize("roll", ["1 1", "1 5", "2 4", "3 3"])
def test_with_6_or_less_rocks_take_both(roll: str) -> None:  # F03, R-3.5
    p = loaded("c20")
    dice = [int(die) for die in roll.split()]

    events = p.fate("f03", f"dice {roll}")

    wrecked = Event("wrecked", 0, {"field": "c20", "cause": "reef"})
    assert events == [Event("rolled", 0, {"dice": dice}), wrecked, NEXT]
    assert p.lies(0) is None
    assert bare(p)
    assert p.under() == ["f03"]


def test_rocks_spare_an_empty_ship_with_7() -> None:
    p = loaded("c20").cargo(0)

    assert p.fate("f03", "dice 3 4") == [Event("rolled", 0, {"dice": [3, 4]}), NEXT]

    assert (p.lies(0), p.held(0)) == ("c20", ["glass"])


def test_in_port_rocks_do_nothing() -> None:  # F03
    p = loaded("tyrus")

    assert p.fate("f03") == [NEXT]

    assert untouched(p, "tyrus")


def test_behind_a_veil_rocks_wait_for_the_dice() -> None:  # F03
    p = loaded("c20").fatum([], ["f03"]).vouchers(0, 1)
    p.goes_on("dice 2 2")
    p.veil().play("draw")

    assert (p.step, p.state.waiting) == ("throw", 2)
    p.state.refresh_choices()
    assert untouched(p, "c20")


# F04: fire


def test_in_port_a_fire_burns_ship_and_cargo() -> None:  # F04
    p = loaded("tyrus")

    assert p.fate("f04") == [Event("wrecked", 0, {"field": "tyrus", "cause": "fire"}), NEXT]

    assert p.lies(0) is None
    assert bare(p)


@AT_SEA
def test_at_sea_a_fire_does_nothing(field: str) -> None:  # F04, R-3.5
    p = loaded(field)

    assert p.fate("f04") == [NEXT]

    assert untouched(p, field)


def test_a_fire_burns_only_the_ship_of_the_one_who_drew_it() -> None:  # F04
    p = loaded("ostia", players=3)
    p.fate("f04")

    assert [p.lies(seat) for seat in range(3)] == [None, "ostia", "ostia"]


# F05, F06: loads of one's own choice


@EVERYWHERE
def test_two_loads_of_choice_go_overboard(field: str) -> None:  # F05, R-3.10
    p = loaded(field)

    assert p.fate("f05") == []
    assert (p.step, p.state.seat) == ("drop", 0)
    assert p.legal() == ["drop 1 of 2 grain", "drop 1 of 3 wine"]
    assert p.state.view(None)["decision"]["about"] == {"loads": 2}
    english = "you must lose loads (2): name a lot that is aboard (R-3.10)"
    for action in ("drop 1 of 1 grain", "drop 1 of 5 oil", "done"):
        assert p.reason_of(action) == ("drop", english)

    assert p.happens("drop 1 of 3 wine") == [lost("wine", 1)]
    assert p.legal() == ["drop 1 of 2 grain", "drop 1 of 2 wine"]
    assert p.reason_of("done") == ("drop", "you must lose loads (1): name a lot that is aboard (R-3.10)")
    assert p.happens("drop 1 of 2 grain") == [lost("grain", 1), NEXT]

    assert p.aboard(0) == [("grain", 1), ("wine", 2)]  # smaller lots stay lots
    assert (p.held(0), p.seen(0), p.has(0, LOADS)) == (["glass"], [], 3)
    assert p.lies(0) == field


def test_the_card_of_a_lot_with_no_load_left_is_back_in_the_hand() -> None:
    p = loaded("c20")
    p.fate("f05")
    p.play("drop 1 of 2 grain")

    assert p.happens("drop 1 of 1 grain") == [lost("grain", 1), NEXT]

    assert p.aboard(0) == [("wine", 3)]
    assert (p.held(0), p.seen(0)) == (["grain", "glass"], ["grain"])
    assert (p.has(0, LOADS), p.has(0, CARDS)) == (3, 2)


def test_a_single_lot_gives_its_loads_without_a_question() -> None:
    p = loaded("c20").cargo(0, wine=4)

    assert p.fate("f05") == [lost("wine", 1), lost("wine", 1), NEXT]

    assert p.aboard(0) == [("wine", 2)]


def test_two_equal_lots_are_one_choice() -> None:
    p = loaded("c20").cargo(0, wine=(2, 2), oil=1)
    p.fate("f05")

    assert p.legal() == ["drop 1 of 1 oil", "drop 1 of 2 wine"]
    p.play("drop 1 of 2 wine")
    assert p.legal() == ["drop 1 of 1 oil", "drop 1 of 1 wine", "drop 1 of 2 wine"]
    p.play("drop 1 of 2 wine")

    assert p.aboard(0) == [("oil", 1), ("wine", 1), ("wine", 1)]


@pytest.mark.parametrize(
    ("cargo", "gone"),
    [
        ({}, []),
        ({"grain": 1}, [lost("grain", 1)]),
        ({"grain": 2}, [lost("grain", 2)]),
        ({"grain": 1, "wine": 1}, [lost("grain", 1), lost("wine", 1)]),
    ],
)
def test_all_go_overboard_if_there_are_not_more(cargo: dict[str, int], gone: list[Event]) -> None:  # F05
    p = loaded("c20").cargo(0, **cargo)

    assert p.fate("f05") == [*gone, NEXT]

    assert p.aboard(0) == []
    assert p.held(0) == [*cargo, "glass"]
    assert p.seen(0) == list(cargo)
    assert p.has(0, LOADS) == 0


@pytest.mark.parametrize(("loads", "count"), [(2, 1), (3, 2), (4, 2), (5, 3)])
@EVERYWHERE
def test_half_of_the_loads_rounded_up_are_ruined(loads: int, count: int, field: str) -> None:  # F06
    p = loaded(field).cargo(0, wine=loads - 1, grain=1)

    assert p.fate("f06") == []
    assert p.state.view(1)["decision"]["about"] == {"loads": count}
    assert p.why_not("done") == f"you must lose loads ({count}): name a lot that is aboard (R-3.10)"
    while p.step == "drop":
        p.play(p.legal()[-1])

    assert p.has(0, LOADS) == loads - count
    assert p.state.seat == 1


def test_the_example_of_a_leak() -> None:  # 3 wine and 2 grain
    p = loaded("c20")
    p.fate("f06")

    p.play("drop 1 of 2 grain", "drop 1 of 1 grain")  # the third load can only be wine

    assert p.aboard(0) == [("wine", 2)]
    assert p.held(0) == ["grain", "glass"]
    assert p.state.seat == 1


def test_a_single_load_is_ruined_and_an_empty_hold_loses_nothing() -> None:  # F06
    p = loaded("c20").cargo(0, wine=1)
    assert p.fate("f06") == [lost("wine", 1), NEXT]
    assert (p.aboard(0), p.held(0)) == ([], ["wine", "glass"])

    q = loaded("c20").cargo(0)
    assert q.fate("f06") == [NEXT]
    assert q.held(0) == ["glass"]


# F07: damp


@EVERYWHERE
def test_grain_fruit_and_papyrus_spoil(field: str) -> None:  # F07, R-3.10
    p = loaded(field).cargo(0, grain=(1, 1), fruit=1, papyrus=1, wine=1)

    assert p.fate("f07") == [lost("grain", 1), lost("grain", 1), lost("fruit", 1), lost("papyrus", 1), NEXT]

    assert p.aboard(0) == [("wine", 1)]
    assert p.held(0) == ["grain", "grain", "fruit", "papyrus", "glass"]
    assert p.seen(0) == ["grain", "grain", "fruit", "papyrus"]
    assert (p.has(0, LOADS), p.has(0, CARDS)) == (1, 5)


def test_whole_lots_spoil() -> None:  # F07
    p = loaded("c20")

    assert p.fate("f07") == [lost("grain", 2), NEXT]

    assert p.aboard(0) == [("wine", 3)]


@pytest.mark.parametrize("cargo", [{}, {"wine": 3, "timber": 2}])
def test_other_goods_do_not_spoil(cargo: dict[str, int]) -> None:  # F07
    p = loaded("c20").cargo(0, **cargo)
    before = p.aboard(0)

    assert p.fate("f07") == [NEXT]

    assert p.aboard(0) == before


# F08: robbers


@AT_SEA
def test_robbers_at_sea_are_paid_1500(field: str) -> None:  # F08
    p = loaded(field)

    assert p.fate("f08") == []
    assert (p.step, p.state.seat, p.legal()) == ("ransom", 0, ["pay", "give up"])
    assert p.state.view(1)["decision"]["about"] == {"amount": 1500}
    assert p.reason_of("done") == ("ransom", "robbers: pay 1500 or give up the cargo (R-3.10)")

    assert p.happens("pay") == [paid(1500, "ransom"), NEXT]

    assert untouched(p, field)
    assert p.money() == [3500, 8000]


def test_or_they_get_the_whole_cargo() -> None:  # F08
    p = loaded("c20")
    p.fate("f08")

    assert p.happens("give up") == [lost("grain", 2), lost("wine", 3), NEXT]

    assert bare(p)
    assert p.lies(0) == "c20"
    assert p.money() == [5000, 8000]


@pytest.mark.parametrize("cash", [1499, 0, -100])
def test_without_1500_in_cash_the_cargo_goes(cash: int) -> None:  # F08
    p = loaded("c20").cash(0, cash + 100)

    assert p.fate("f08") == [lost("grain", 2), lost("wine", 3), NEXT]

    assert bare(p)
    assert p.money() == [cash, 8000]


def test_1500_in_cash_are_enough() -> None:  # F08
    p = loaded("c20").cash(0, 1600)
    p.fate("f08")

    assert p.play("pay").money() == [0, 8000]


def test_robbers_do_nothing_in_port_or_without_cargo() -> None:  # F08
    p = loaded("tyrus")
    assert p.fate("f08") == [NEXT]
    assert untouched(p, "tyrus")

    q = loaded("c20").cargo(0)
    assert q.fate("f08") == [NEXT]
    assert q.money() == [5000, 8000]


# F32: a business friend


@EVERYWHERE
def test_one_card_may_be_handed_back(field: str) -> None:  # F32
    p = Voyage(2).ship(0, field).hand(0, "wine", "wine", "purple")
    score = p.state.scores[0]

    assert p.fate("f32") == []
    assert (p.step, p.state.seat, p.legal()) == ("return", 0, ["return wine", "return purple", "done"])
    assert p.reason_of("return grain") == ("no-card", "you have no grain card in hand (R-2.2)")
    assert p.reason_of("sail b19") == ("return", "hand back one card, or none: say done (R-3.11)")

    assert p.happens("return purple") == [Event("returned", 0, {"good": "purple"}), NEXT]

    assert (p.held(0), p.has(0, CARDS)) == (["wine", "wine"], 2)
    assert p.state.returned[p.cards.good_ids.index("purple")] == 1
    assert p.state.scores[0] == score - 100 + 2500  # without penalty
    assert p.state.cause == 0


def test_it_is_voluntary() -> None:  # F32
    p = Voyage(2).ship(0, "c20").hand(0, "wine", "purple")
    p.fate("f32")

    assert p.happens("done") == [NEXT]

    assert p.held(0) == ["wine", "purple"]
    assert sum(p.state.returned) == 0


def test_the_last_card_cannot_be_handed_back() -> None:  # F32
    p = Voyage(2).ship(0, "c20").hand(0, "wine")

    assert p.fate("f32") == [NEXT]

    assert p.held(0) == ["wine"]


def test_it_can_if_another_card_is_aboard() -> None:  # F32
    p = Voyage(2).ship(0, "c20").hand(0, "wine").cargo(0, grain=2)
    p.fate("f32")

    assert p.legal() == ["return wine", "done"]
    p.play("return wine")

    assert (p.held(0), p.aboard(0)) == ([], [("grain", 2)])
    assert p.state.cause == 0  # cargo is left


def test_cards_aboard_are_not_handed_back() -> None:  # F32 is for unused cards
    p = Voyage(2).ship(0, "c20").hand(0).cargo(0, grain=2, wine=1)

    assert p.fate("f32") == [NEXT]

    assert p.aboard(0) == [("grain", 2), ("wine", 1)]


def test_a_known_card_that_is_handed_back_is_known_no_more() -> None:  # F32
    p = loaded("c20")
    p.fate("f07")
    assert p.seen(0) == ["grain"]
    p.ship(1, "ostia").turn_of(1).outcomes("dice 2 2", "fatum f24", "dice 4 4", "fatum f32").play("done")

    p.play("return grain")

    assert (p.held(0), p.seen(0)) == (["glass"], [])


# F28 to F30: offers for a new ship


def shipless(cash: int, *kept: str) -> Voyage:
    """Seat 0 without a ship at the beginning of a turn, with these kept cards; the others have nothing to lend."""
    return Voyage(2).ship(0, None).cash(1, 0).hand(0, "wine").kept(0, *kept).cash(0, cash).turn_of(0)


def yard(p: Voyage) -> list[str]:
    return [text.removeprefix("build ") for text in p.legal() if text.startswith("build ")]


def test_the_offer_from_sinope_is_a_ship_for_4000_there() -> None:  # F28
    p = shipless(4000, "f28")

    assert yard(p) == ["sinope with offer"]
    p.outcomes("dice 1 2")
    assert p.happens("build sinope with offer")[:2] == [
        Event("built", 0, {"port": "sinope", "amount": 4000}),
        Event("spent", 0, {"card": "f28"}),
    ]
    assert (p.keeps(0), p.under()) == ([], ["f28"])
    assert p.lies(0) == "sinope"


def test_the_discount_is_3000_at_any_yard() -> None:  # F29
    p = shipless(10000, "f29")

    assert yard(p) == [
        "gades", "gades with discount", "massilia", "massilia with discount", "ostia with discount",
        "rhodus with discount", "sinope", "sinope with discount",
    ]  # fmt: skip
    p.outcomes("dice 1 2")
    assert p.happens("build ostia with discount")[:2] == [
        Event("built", 0, {"port": "ostia", "amount": 10000}),
        Event("spent", 0, {"card": "f29"}),
    ]


def test_the_favour_of_claudius_pays_5000_towards_a_ship() -> None:  # F30
    p = shipless(3000, "f30")

    assert yard(p) == ["gades with subsidy", "sinope with subsidy"]
    p.outcomes("dice 1 2")
    assert p.happens("build gades with subsidy")[:2] == [
        Event("built", 0, {"port": "gades", "amount": 3000}),
        Event("spent", 0, {"card": "f30"}),
    ]


def test_offers_may_be_combined_and_the_buyer_decides_which_to_use() -> None:
    p = shipless(9000, "f28", "f29", "f30")

    offers = ["", " with offer", " with discount", " with offer discount", " with subsidy", " with offer subsidy",
              " with discount subsidy", " with offer discount subsidy"]  # fmt: skip
    assert [ship for ship in yard(p) if ship.startswith("sinope")] == [f"sinope{with_}" for with_ in offers]
    assert [ship for ship in yard(p) if ship.startswith("gades")] == [
        "gades", "gades with discount", "gades with subsidy", "gades with discount subsidy",
    ]  # fmt: skip
    assert p.reason_of("build gades with offer") == (
        "no-offer",
        "there is no such offer to use at that yard (R-3.12)",
    )


@pytest.mark.parametrize(
    ("offers", "price", "left"),
    [
        ("", 7000, ["f28", "f29", "f30"]),
        (" with offer", 4000, ["f29", "f30"]),
        (" with discount", 4000, ["f28", "f30"]),
        (" with offer discount", 1000, ["f30"]),
        (" with subsidy", 2000, ["f28", "f29"]),
        (" with offer subsidy", 0, ["f29"]),
        (" with discount subsidy", 0, ["f28"]),
        (" with offer discount subsidy", 0, []),
    ],
)
def test_the_price_never_falls_below_0_and_nothing_is_paid_out(
    offers: str, price: int, left: list[str]
) -> None:
    p = shipless(9000, "f28", "f29", "f30").outcomes("dice 1 2")

    events = p.happens(f"build sinope{offers}")

    spent = [card for card in ("f28", "f29", "f30") if card not in left]
    assert events[: len(spent) + 1] == [
        Event("built", 0, {"port": "sinope", "amount": price}),
        *[Event("spent", 0, {"card": card}) for card in spent],
    ]
    assert p.keeps(0) == left
    assert p.under() == spent
    assert p.has(0, CASH) == 9000 - price


# F31: games


def test_games_bring_200_more_for_each_load_of_all_lots_of_the_next_sale() -> None:  # F31, R-3.12
    p = Voyage(2).ship(0, "aquileia").cargo(0, wine=2, oil=3).hand(0, "wool").kept(0, "f31").cash(0, 0)

    wine = {"good": "wine", "loads": 2, "price": 2000, "amount": 4000, "port": "aquileia"}
    oil = {"good": "oil", "loads": 3, "price": 1800, "amount": 5400, "port": "aquileia"}
    assert p.happens("sell 2 wine") == [Event("sold", 0, wine)]
    assert p.keeps(0) == ["f31"]
    assert p.happens("sell 3 oil") == [Event("sold", 0, oil)]

    events = p.goes_on("dice 1 4")

    assert events[0] == Event("spent", 0, {"card": "f31"})
    assert (p.keeps(0), p.under()) == ([], ["f31"])
    assert p.money()[0] == 9400 - 100


def test_games_count_on_arrival_too_and_are_spent_there() -> None:  # F31
    p = Voyage(2).ship(0, "c20").cargo(0, wine=2, oil=3).hand(0, "wool").kept(0, "f31", "f28").cash(0, 100)
    p.goes_on("dice 1 2")
    p.play("sail aquileia", "sell 3 oil")

    assert p.happens("done") == [Event("spent", 0, {"card": "f31"}), NEXT]

    assert p.money()[0] == 5400
    assert (p.keeps(0), p.under()) == (["f28"], ["f31"])
    p.turn_of(0).play("sell 2 wine")  # the next stop
    assert p.money()[0] == 5400 + 3600


def test_games_are_kept_until_something_is_sold() -> None:  # F31
    p = Voyage(2).ship(0, "aquileia").cargo(0, wine=2).hand(0, "wool").kept(0, "f31")

    events = p.play("buy 1 wool").goes_on("dice 1 4")

    assert [event.kind for event in events] == ["paid", "rolled"]
    assert p.keeps(0) == ["f31"]


def test_games_of_one_player_bring_nothing_to_others() -> None:  # F31
    p = Voyage(2).ship(0, "aquileia").cargo(0, wine=2).hand(0, "wool").cash(0, 0).kept(1, "f31")

    p.play("sell 2 wine")
    p.goes_on("dice 1 4")

    assert p.money()[0] == 3600 - 100
    assert p.keeps(1) == ["f31"]
