"""Fatum cards (section 3): how they are drawn, and those that move money and vouchers (F15 to F27)."""

from __future__ import annotations

import pytest

from merkator.core.events import Event
from merkator.games.rome.rules.cards import PAIRS
from merkator.games.rome.rules.position_data import LOADS, SKIP, VOUCHERS
from voyage import Voyage

NEXT = Event("turn", 1, {"round": 1, "final": False})
EVERYWHERE = pytest.mark.parametrize("field", ["ostia", "c20", "n23"])


def paid(amount: int, seat: int = 0) -> Event:
    return Event("paid", seat, {"amount": amount, "for": "fatum"})


def received(amount: int, seat: int = 0) -> Event:
    return Event("received", seat, {"amount": amount})


def at(field: str, players: int = 2) -> Voyage:
    """Seat 0 somewhere with 10,000 after the running cost, all others in Ostia with 8,000."""
    return Voyage(players).ship(0, field).cash(0, 10100)


# Drawing


def test_doubles_draw_a_card_also_in_the_first_turn_and_the_ship_does_not_move() -> None:
    p = Voyage(2)

    events = p.goes_on("dice 1 1", "fatum f23")

    assert events == [
        Event("paid", 0, {"amount": 100, "for": "running"}),
        Event("rolled", 0, {"dice": [1, 1]}),
        Event("fatum", 0, {"card": "f23"}),
        received(1500),
        NEXT,
    ]
    assert p.lies(0) == "ostia"
    assert (p.state.active, p.state.seat) == (1, 1)  # with the card the turn ends


def test_the_card_is_shown_to_all() -> None:
    p = at("c20")
    p.fate("f12")

    for viewer in (0, 1, None):
        assert p.state.view(viewer)["fatum"] == {"shown": "f12", "pile": 31, "under": []}
        assert p.state.view(viewer)["dice"] == [3, 3]
    assert PAIRS[p.state.dice] == (3, 3)


def test_a_card_goes_under_the_pile_after_it_has_been_carried_out() -> None:
    p = at("c20")
    p.fate("f12")
    assert p.under() == []
    p.outcomes("dice 1 2").play("stay")
    assert p.under() == ["f12"]


@pytest.mark.parametrize("card", ["f12", "f14"])
def test_a_kept_card_spent_while_a_card_is_carried_out_goes_under_first(card: str) -> None:
    p = at("c20").kept(0, "f31").cargo(0, iron_ware=1).hand(0, "wine")
    p.fate(card)
    p.play("sail aquileia", "sell 1 iron_ware").outcomes("dice 1 2")
    if p.step == "arrive":
        p.play("done")
    assert p.under() == ["f31", card]


def test_a_card_goes_under_the_pile_after_the_fight_it_led_to() -> None:
    p = at("c20").ship(1, "c19").cargo(1, wine=1).cargo(0)
    p.fate("f12")
    p.play("sail c19", "attack 1")
    assert (p.under(), p.state.view(0)["fatum"]["shown"]) == ([], "f12")
    p.outcomes("dice 1 2").play("yield")
    assert p.under() == ["f12"]


def test_a_card_goes_under_the_pile() -> None:
    p = at("ostia")
    p.fate("f23")
    p.goes_on("dice 2 2", "fatum f24")

    assert p.under() == ["f23", "f24"]
    assert p.state.pile == [card for card in range(32) if card not in (22, 23)]


def test_a_card_drawn_cannot_be_drawn_again_before_all_others() -> None:
    p = at("c20").fatum(["f19"], ["f23", "f24"])

    assert p.goes_on("dice 2 2")[2:] == [
        Event("fatum", 0, {"card": "f19"}),
        paid(500),
        NEXT,
    ]  # the last one: no chance
    assert p.under() == ["f23", "f24", "f19"]
    assert p.state.pile == []


def test_then_the_cards_under_the_pile_come_in_their_order() -> None:
    p = at("c20").fatum([], ["f23", "f24", "f19"])

    assert p.goes_on("dice 2 2")[2:] == [Event("fatum", 0, {"card": "f23"}), received(1500), NEXT]

    assert p.under() == ["f24", "f19", "f23"]
    assert p.state.pile == []


def test_if_all_cards_are_kept_nothing_happens() -> None:
    p = at("c20").fatum([], [])

    events = p.goes_on("dice 2 2")

    assert [event.kind for event in events] == ["paid", "rolled", "turn"]
    assert p.money() == [10000, 8000]
    assert p.under() == []
    assert p.lies(0) == "c20"


@pytest.mark.parametrize("card", ["f28", "f29", "f30", "f31"])
@EVERYWHERE
def test_four_cards_are_kept_openly(card: str, field: str) -> None:
    p = at(field)

    assert p.fate(card) == [NEXT]

    assert p.keeps(0) == [card]
    assert p.under() == []
    assert len(p.state.pile) == 31
    assert p.money() == [10000, 8000]
    for viewer in (0, 1, None):
        assert [player["kept"] for player in p.state.view(viewer)["players"]] == [[card], []]


def test_several_cards_can_be_kept() -> None:
    p = at("c20").kept(0, "f31", "f28")
    p.fate("f30")

    assert p.keeps(0) == ["f28", "f30", "f31"]


def test_kept_cards_are_worth_nothing_at_the_end() -> None:
    p = at("c20")

    assert p.kept(0, "f28", "f29", "f30", "f31").state.scores == p.kept(0).state.scores


# Vouchers


@pytest.mark.parametrize("card", ["f15", "f16"])
@EVERYWHERE
def test_castores_and_pharus_give_a_voucher(card: str, field: str) -> None:  # F15, F16
    p = at(field)

    assert p.fate(card) == [Event("voucher", 0, {"count": 1}), NEXT]

    assert [p.has(seat, VOUCHERS) for seat in (0, 1)] == [1, 0]
    assert p.under() == [card]


def test_a_voucher_of_a_card_adds_to_the_others() -> None:
    p = at("c20").vouchers(0, 2)
    p.goes_on("dice 1 1", "fatum f15")
    p.play("draw")

    assert p.has(0, VOUCHERS) == 3


# Paying


@pytest.mark.parametrize(("card", "amount"), [("f18", 800), ("f19", 500), ("f20", 1000)])
@EVERYWHERE
def test_refectio_nautae_and_lis_cost_a_sum(card: str, amount: int, field: str) -> None:  # F18, F19, F20
    p = at(field)

    assert p.fate(card) == [paid(amount), NEXT]

    assert p.money() == [10000 - amount, 8000]
    assert p.under() == [card]


@pytest.mark.parametrize(
    ("card", "cash"), [("f17", -100), ("f18", -800), ("f19", -500), ("f20", -1000), ("f21", -200)]
)
def test_a_fine_may_bring_cash_below_zero(card: str, cash: int) -> None:
    p = at("c20").cash(0, 100)
    p.fate(card)

    assert p.money()[0] == cash


@pytest.mark.parametrize(
    ("cargo", "amount"),
    [({}, 100), ({"grain": 1}, 100), ({"grain": 2}, 200), ({"wine": (1, 2)}, 300), ({"wine": 3, "oil": 2}, 500)],
)
@EVERYWHERE
def test_portorium_costs_100_for_each_load_and_at_least_100(
    cargo: dict[str, int | tuple[int, ...]], amount: int, field: str
) -> None:  # F17, R-3.11
    p = at(field).cargo(0, **cargo)

    assert p.fate("f17") == [paid(amount), NEXT]

    assert p.money() == [10000 - amount, 8000]
    assert sum(loads for _, loads in p.aboard(0)) == p.has(0, LOADS)


def test_the_feast_of_isis_costs_every_player_200() -> None:  # F21
    p = Voyage(3).turn_of(1).ship(1, "c20").cash(1, 1100)

    assert p.fate("f21") == [paid(200, 0), paid(200, 1), paid(200, 2), Event("turn", 2, {"round": 1, "final": False})]

    assert p.money() == [7800, 800, 7800]


def test_the_feast_of_isis_concerns_players_without_a_ship_but_not_those_out() -> None:
    p = at("c20", players=4).ship(1, None).out(2).cash(3, 50)

    assert p.fate("f21")[:3] == [paid(200, 0), paid(200, 1), paid(200, 3)]

    assert p.money() == [9800, 7800, 8000, -150]


@pytest.mark.parametrize(
    ("cash", "amount"),
    [
        (1000, 100),
        (1999, 100),
        (2000, 200),
        (10000, 1000),
        (14999, 1400),
        (15000, 1500),
        (15999, 1500),
        (70000, 1500),
    ],
)
@EVERYWHERE
def test_tributum_takes_a_tenth_rounded_down_to_a_full_100_at_most_1500(
    cash: int, amount: int, field: str
) -> None:  # F22
    p = Voyage(2).ship(0, field).cash(0, cash + 100)

    assert p.fate("f22") == [paid(amount), NEXT]

    assert p.money() == [cash - amount, 8000]


@pytest.mark.parametrize("cash", [999, 500, 1])
def test_tributum_takes_nothing_of_less_than_1000(cash: int) -> None:  # F22
    p = Voyage(2).ship(0, "c20").cash(0, cash + 100)
    p.fate("f22")

    assert p.money() == [cash, 8000]


@pytest.mark.parametrize("cash", [0, -1, -100, -5000])
def test_tributum_takes_nothing_with_cash_at_or_below_zero(cash: int) -> None:  # F22
    p = Voyage(2).ship(0, "c20").cash(0, cash + 100)

    assert p.fate("f22") == [NEXT]

    assert p.money() == [cash, 8000]


# Receiving


@pytest.mark.parametrize(("card", "amount"), [("f23", 1500), ("f24", 600), ("f25", 1000)])
@EVERYWHERE
def test_hereditas_vectores_and_urinatores_bring_a_sum(card: str, amount: int, field: str) -> None:  # F23-F25
    p = at(field)

    assert p.fate(card) == [received(amount), NEXT]

    assert p.money() == [10000 + amount, 8000]
    assert p.under() == [card]


@pytest.mark.parametrize(
    ("cargo", "amount"),
    [
        ({}, 400),
        ({"wine": 5}, 400),
        ({"grain": 1}, 400),
        ({"grain": 2, "fruit": 3}, 600),
        ({"grain": (1, 3)}, 1200),
        ({"grain": 5}, 1500),
    ],
)
@EVERYWHERE
def test_annona_brings_300_for_each_load_of_grain_and_at_least_400(
    cargo: dict[str, int | tuple[int, ...]], amount: int, field: str
) -> None:  # F26, R-3.11
    p = at(field).cargo(0, **cargo)
    before = p.aboard(0)

    assert p.fate("f26") == [received(amount), NEXT]

    assert p.money() == [10000 + amount, 8000]
    assert p.aboard(0) == before


def test_every_other_player_pays_200_for_the_wager() -> None:  # F27
    p = Voyage(3).turn_of(1).ship(1, "c20").cash(1, 1100)

    assert p.fate("f27") == [
        Event("gave", 0, {"to": 1, "amount": 200}),
        Event("gave", 2, {"to": 1, "amount": 200}),
        Event("turn", 2, {"round": 1, "final": False}),
    ]

    assert p.money() == [7800, 1400, 7800]


def test_the_wager_is_paid_in_full_also_without_money_or_ship_but_not_by_those_out() -> None:
    p = at("ostia", players=4).cash(1, 50).ship(2, None).out(3)

    assert p.fate("f27", "dice 1 2")[:2] == [
        Event("gave", 1, {"to": 0, "amount": 200}),
        Event("gave", 2, {"to": 0, "amount": 200}),
    ]

    assert p.money() == [10400, 50 - 200 - 100, 7800, 8000]  # seat 1 has paid the running cost since


# Missed turns


@EVERYWHERE
def test_malacia_makes_a_player_miss_the_next_turn(field: str) -> None:  # F09, R-3.9
    p = at(field).hand(0, "tableware", "wine")

    assert p.fate("f09") == [NEXT]
    assert (p.has(0, SKIP), p.has(1, SKIP)) == (1, 0)
    assert p.state.view(1)["players"][0]["skip"] == 1

    p.ship(1, "c20")
    events = p.goes_on(
        "dice 2 2", "fatum f24", "dice 1 2"
    )  # seat 1 plays; then seat 0 misses a turn, and seat 1 is next again

    assert events[4:7] == [
        Event("turn", 0, {"round": 2, "final": False}),
        Event("missed", 0, {}),
        Event("turn", 1, {"round": 2, "final": False}),
    ]
    assert p.money()[0] == 10000  # no running cost
    assert (p.lies(0), p.has(0, SKIP)) == (field, 0)


def test_a_missed_turn_has_no_trade_no_running_cost_and_no_roll() -> None:
    p = Voyage(2).ship(0, "aquileia").hand(0, "wool").cargo(0, wine=2).skip(0).turn_of(1)
    turns = p.state.turns

    p.outcomes("dice 2 2", "fatum f24").play("done")

    assert p.money()[0] == 8000
    assert p.aboard(0) == [("wine", 2)]
    assert (p.state.seat, p.has(0, SKIP)) == (1, 0)
    assert p.state.turns == turns + 2  # it counts as a turn
    assert p.state.round == 2


def test_after_the_missed_turn_play_is_normal() -> None:
    p = Voyage(2).ship(0, "aquileia").hand(0, "wool").cargo(0, wine=2).skip(0).turn_of(0)
    assert p.state.seat == 1

    p.turn_of(0)

    assert (p.step, p.state.seat) == ("trade", 0)
    assert "sell 2 wine" in p.legal()


def test_two_turns_to_miss_are_missed_one_by_one() -> None:
    p = Voyage(2).skip(0, 2).turn_of(0)
    assert (p.state.seat, p.has(0, SKIP)) == (1, 1)

    p.turn_of(0)
    assert (p.state.seat, p.has(0, SKIP)) == (1, 0)

    assert p.turn_of(0).state.seat == 0


def test_interest_is_due_in_a_missed_turn_and_loans_can_be_repaid() -> None:
    p = Voyage(2).skip(0).loan(0, 1, 2000).turn_of(0)

    assert p.state.active == 0
    assert p.money() == [7800, 8200]
    assert (p.step, p.legal()) == ("repay", ["repay 1", "done"])
    assert p.has(0, SKIP) == 0


def test_a_missed_turn_lapses_if_the_ship_is_lost_before() -> None:
    p = Voyage(2).ship(0, "c20").skip(0)
    p.fate("f01")

    assert (p.lies(0), p.has(0, SKIP)) == (None, 0)
    assert p.turn_of(0).step == "ship"
