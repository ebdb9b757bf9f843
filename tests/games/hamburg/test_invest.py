"""Investing (section 2): sell contracts, buy bonus cards and buildings, up to the cash limit."""

import pytest

from merkator.core.events import Event
from merkator.games.hamburg.rules.cards import BONUS_DECK, BUILDING_DECK
from position import Position

FIVE = ("england-2", "spain-3", "france-4", "russia-5", "sweden-6")
SIX = (*FIVE, "danzig-7")
BONUS = ("bohemia-livestock", "danzig-copper", "italy-coal", "england-wine")  # 3, 4, 3, 4 Taler
BUILDING = ("bauhof", "rentamt", "wall", "handelshaus")  # 5, 18, 6, 20 Taler


def investing(*contracts: str, money: int = 0, seat: int = 0, players: int = 2) -> Position:
    """A player at the start of the investing step, with known offers."""
    p = Position(players).turn_of(seat).contracts(seat, *contracts).money(seat, money)
    return p.offer(bonus=BONUS, building=BUILDING).at("invest")


def offers(p: Position) -> tuple[list[str], list[str]]:
    shown = p.state.view(None)["offer"]
    return shown["bonus"], shown["building"]


def sales(*contracts: str) -> list[str]:
    return [f"sell {contract}" for contract in contracts]


# Optional and forced investment


@pytest.mark.parametrize("seat", [0, 1])
def test_with_five_contracts_investing_is_optional(seat: int) -> None:  # H-2.2
    p = investing(*FIVE, seat=seat)

    assert (p.state.seat, p.step) == (seat, "invest")
    assert p.legal() == [*sales(*FIVE), "done"]


@pytest.mark.parametrize("seat", [0, 1])
def test_with_six_contracts_one_must_be_sold(seat: int) -> None:  # H-2.3
    p = investing(*SIX, seat=seat)

    assert p.legal() == sales(*SIX)
    assert p.why_not("done") == "you hold 6 contracts and must sell down to 5 first (H-2.3)"
    p.play("sell danzig-7")
    assert p.legal() == [*sales(*FIVE), "buy bohemia-livestock", "buy danzig-copper", "buy italy-coal",
                         "buy england-wine", "buy bauhof", "buy wall", "done"]  # fmt: skip


def test_with_eight_contracts_three_must_be_sold() -> None:  # H-2.3
    p = investing(*SIX, "italy-8", "spain-9")

    p.play("sell england-2", "sell spain-3")

    assert "done" not in p.legal()
    assert p.why_not("done") == "you hold 6 contracts and must sell down to 5 first (H-2.3)"
    p.play("sell france-4")
    assert "done" in p.legal()


def test_more_may_be_sold_than_must_be() -> None:  # H-2.3, H-2.4
    p = investing(*SIX).play("sell danzig-7", "sell sweden-6", "sell russia-5")

    assert p.held(0) == ["england-2", "spain-3", "france-4"]


def test_forced_proceeds_need_not_be_invested() -> None:  # H-2.3
    p = investing(*SIX).play("sell danzig-7", "done")

    assert p.step == "travel"
    assert p.moneys() == [7, 0]
    assert offers(p) == (list(BONUS), list(BUILDING))


def test_forced_investment_may_begin_with_a_purchase() -> None:  # H-2.3, H-2.5
    p = investing(*SIX, money=5)

    assert "buy bauhof" in p.legal()
    p.play("buy bauhof")
    assert "done" not in p.legal()


@pytest.mark.parametrize("left", [0, 1, 2])
def test_there_is_no_forced_investment_in_the_final_round(left: int) -> None:  # H-2.3, H-7.4
    p = Position(2).contracts(0, *SIX).final(left).at("invest")

    assert p.legal() == [*sales(*SIX), "done"]


def test_in_the_final_round_investing_goes_on_as_before() -> None:  # H-7.4
    p = investing(*SIX, money=16).final(1)

    p.play("sell england-2", "buy bauhof")

    assert p.state.buildings[0] == [p.cards.building_ids.index("bauhof")]
    assert p.play("done").moneys() == [13, 0]


# Selling


@pytest.mark.parametrize(
    ("contract", "value"),
    [("england-2", 2), ("spain-3", 3), ("bohemia-4b", 4), ("italy-5", 5), ("russia-6", 6), ("spain-7", 7),
     ("france-8", 8), ("hamburg-9", 9), ("sweden-10", 10), ("peace", 14)],
)  # fmt: skip
def test_a_contract_is_sold_for_its_value(contract: str, value: int) -> None:  # H-2.4
    p = investing("danzig-2", "danzig-3", contract, money=1, seat=1)

    events = p.happens(f"sell {contract}")

    assert events == [Event("sold", 1, {"contract": contract, "money": value})]
    assert p.moneys() == [0, 1 + value]
    assert p.held(1) == ["danzig-2", "danzig-3"]


def test_sold_contracts_go_on_the_discard_pile() -> None:  # H-2.4
    p = investing("sweden-2", "spain-3", "france-4", "sweden-10")
    before = p.discarded()

    p.play("sell spain-3", "sell sweden-10")

    assert p.discarded() == [*before, "spain-3", "sweden-10"]
    p.play("sell sweden-2")
    assert sorted(p.discarded()) == sorted([*before, "sweden-2", "spain-3", "sweden-10"])
    assert p.state.discard == sorted(p.state.discard)


def test_selling_without_buying_is_allowed() -> None:  # H-2.4
    p = investing(*FIVE).play("sell spain-3", "done")

    assert p.step == "travel"
    assert p.moneys() == [3, 0]


def test_the_last_contract_is_never_sold() -> None:  # H-2.4
    p = investing("england-2", "spain-3", money=1).play("sell england-2")

    assert p.held(0) == ["spain-3"]
    assert p.legal() == ["buy bohemia-livestock", "buy italy-coal", "done"]
    assert p.why_not("sell spain-3") == "you may not sell your last contract (H-2.4)"


def test_with_money_but_one_contract_only_purchases_are_offered() -> None:  # H-2.4
    p = investing("spain-3", money=4)

    assert p.legal() == [*(f"buy {card}" for card in BONUS), "done"]


def test_who_can_neither_sell_nor_buy_is_not_asked() -> None:  # H-2.2, H-2.4
    p = investing("spain-3", money=2)

    assert (p.step, p.state.seat) == ("travel", 0)


def test_the_peace_can_be_sold_for_14_and_lies_in_the_discard_pile_then() -> None:  # H-2.4
    p = investing("england-2", "peace").play("sell peace")

    assert p.moneys() == [14, 0]
    assert p.held(0) == ["england-2"]
    assert p.discarded()[-1] == "peace"


def test_the_peace_can_be_the_last_contract_and_is_not_sold_then() -> None:  # H-2.4
    p = investing("england-2", "peace", money=2).play("sell england-2")

    assert p.held(0) == ["peace"]
    assert p.why_not("sell peace") == "you may not sell your last contract (H-2.4)"


# Buying


def test_a_bonus_card_is_bought_at_its_price_and_the_offer_refilled_in_its_place() -> None:  # H-2.5
    p = investing(*FIVE, money=9, seat=1).outcomes("bonus spain-plums")
    deck = p.state.bonus_deck[:]
    owned = p.state.bonus[1][:]

    events = p.happens("buy danzig-copper")

    assert events == [
        Event("bought", 1, {"bonus": "danzig-copper", "price": 4}),
        Event("offered", 1, {"bonus": "spain-plums"}),
    ]
    assert p.moneys() == [0, 5]
    assert p.state.bonus[1] == sorted([*owned, 1])
    assert offers(p) == (["bohemia-livestock", "spain-plums", "italy-coal", "england-wine"], list(BUILDING))
    assert p.state.bonus_deck == [card for card in deck if card != 7]
    assert p.state.drawn == [BONUS_DECK, 7]


def test_a_building_is_bought_at_its_price_and_the_offer_refilled_in_its_place() -> None:  # H-2.5
    p = investing(*FIVE, money=9, seat=1).outcomes("building boerse")
    deck = p.state.building_deck[:]
    p.state.buildings[1] = [1, 22]

    events = p.happens("buy wall")

    assert events == [
        Event("bought", 1, {"building": "wall", "price": 6}),
        Event("offered", 1, {"building": "boerse"}),
    ]
    assert p.moneys() == [0, 3]
    assert p.state.buildings == [[], [1, 22, 25]]
    assert offers(p) == (list(BONUS), ["bauhof", "rentamt", "boerse", "handelshaus"])
    assert p.state.building_deck == [card for card in deck if card != 0]
    assert p.state.drawn == [BUILDING_DECK, 0]


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("money", "cards"),
    [
        (0, []),
        (2, []),
        (3, ["bohemia-livestock", "italy-coal"]),
        (4, list(BONUS)),
        (5, [*BONUS, "bauhof"]),
        (6, [*BONUS, "bauhof", "wall"]),
        (17, [*BONUS, "bauhof", "wall"]),
        (18, [*BONUS, "bauhof", "rentamt", "wall"]),
        (20, [*BONUS, *BUILDING]),
    ],
)
def test_a_card_can_be_bought_with_just_its_price_and_not_with_less(
    seat: int, money: int, cards: list[str]
) -> None:  # H-2.5
    p = investing(*FIVE, money=money, seat=seat)

    assert p.legal() == [*sales(*FIVE), *(f"buy {card}" for card in cards), "done"]


def test_the_last_taler_can_be_spent() -> None:  # H-2.5, H-2.8
    p = investing(*FIVE, money=3).play("buy italy-coal")

    assert p.moneys() == [0, 0]


def test_the_card_that_refills_the_offer_can_be_bought_too() -> None:  # H-2.5
    p = investing(*FIVE, money=13).bonus(0)
    p.outcomes("bonus spain-plums", "building boerse", "bonus denmark-ham")

    p.play("buy danzig-copper", "buy bauhof", "buy spain-plums")

    assert p.moneys() == [0, 0]
    assert [p.cards.bonus_ids[card] for card in p.state.bonus[0]] == ["danzig-copper", "spain-plums"]
    assert offers(p) == (
        ["bohemia-livestock", "denmark-ham", "italy-coal", "england-wine"],
        ["boerse", "rentamt", "wall", "handelshaus"],
    )


def test_the_first_cards_of_the_set_are_cards_like_the_others() -> None:  # H-2.5; their number is 0
    p = investing(*FIVE, money=20).bonus(0).offer(bonus=["italy-coal"], building=["bauhof"])
    p.outcomes("bonus hamburg-saltpeter", "building boerse", "bonus denmark-ham", "building wall")

    p.play("buy italy-coal", "buy bauhof")
    assert offers(p) == (["hamburg-saltpeter"], ["boerse"])
    p.play("buy hamburg-saltpeter", "buy boerse")

    assert p.moneys() == [2, 0]
    assert p.state.bonus[0] == [0, p.cards.bonus_ids.index("italy-coal")]
    assert p.state.buildings[0] == [0, p.cards.building_ids.index("bauhof")]


def test_several_cards_can_be_bought_one_after_the_other_between_sales() -> None:  # H-2.5
    p = investing(*FIVE)

    p.play("sell sweden-6", "buy wall", "sell russia-5", "buy bauhof", "sell france-4", "buy england-wine", "done")

    assert p.moneys() == [0, 0]
    assert [p.cards.building_ids[card] for card in p.state.buildings[0]] == ["bauhof", "wall"]
    assert p.held(0) == ["england-2", "spain-3"]
    assert p.step == "travel"


def test_an_offer_is_not_refilled_from_an_empty_deck() -> None:  # H-2.5
    p = investing(*FIVE, money=11)
    p.state.bonus_deck, p.state.building_deck = [], []

    assert p.happens("buy danzig-copper") == [Event("bought", 0, {"bonus": "danzig-copper", "price": 4})]
    assert p.happens("buy bauhof") == [Event("bought", 0, {"building": "bauhof", "price": 5})]

    assert offers(p) == (["bohemia-livestock", "italy-coal", "england-wine"], ["rentamt", "wall", "handelshaus"])
    assert p.legal() == [*sales(*FIVE), "done"]
    assert p.state.drawn == []


def test_the_last_card_of_a_deck_still_refills_its_offer() -> None:  # H-2.5
    p = investing(*FIVE, money=9)
    p.state.bonus_deck, p.state.building_deck = [2], [7]

    p.play("buy danzig-copper", "buy bauhof")

    assert offers(p)[0] == ["bohemia-livestock", "sweden-fish_oil", "italy-coal", "england-wine"]
    assert offers(p)[1] == ["seeamt", "rentamt", "wall", "handelshaus"]
    assert p.state.bonus_deck == p.state.building_deck == []
    assert p.state.drawn == []  # a single card is no chance


def test_bought_cards_lie_face_up_in_front_of_their_owner() -> None:  # H-2.6
    p = investing(*FIVE, money=9).bonus(0, "hamburg-saltpeter").offer(bonus=BONUS)

    p.play("buy danzig-copper", "buy bauhof")

    for seat in (0, 1, None):
        owner = p.state.view(seat)["players"][0]
        assert owner["bonus"] == ["hamburg-saltpeter", "danzig-copper"]
        assert owner["buildings"] == ["bauhof"]


# Money


@pytest.mark.parametrize(("money", "kept", "lost"), [(14, 14, 0), (15, 15, 0), (16, 15, 1), (31, 15, 16)])
def test_what_lies_above_15_taler_is_lost_when_the_step_ends(money: int, kept: int, lost: int) -> None:  # H-2.7
    p = investing(*FIVE, money=money, seat=1).money(0, 9)

    events = p.happens("done")

    assert events == ([Event("forfeited", 1, {"money": lost})] if lost else [])
    assert p.moneys() == [9, kept]
    assert (p.step, p.state.seat) == ("travel", 1)


def test_more_than_15_taler_may_be_held_on_the_way_to_a_purchase() -> None:  # H-2.7
    p = investing("spain-9", "hamburg-10", "peace", "england-2", money=15)

    p.play("sell peace", "sell hamburg-10")
    assert p.moneys() == [39, 0]
    p.play("buy handelshaus", "buy rentamt")

    assert p.moneys() == [1, 0]


def test_money_leaves_a_player_in_no_other_way() -> None:  # H-2.8
    p = Position(2).bare().contracts(0, "peace").money(0, 11).money(1, 8).at("travel")

    p.play("go russia", "split 1")

    assert (p.step, p.state.seat) == ("invest", 1)
    assert p.moneys() == [11, 8]
