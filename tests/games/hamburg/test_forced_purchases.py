"""Variant B: no cash limit, but who can pay for the dearest building on offer must buy one (H-10.5)."""

from typing import Any

import pytest

from merkator.core.events import Event
from merkator.games.hamburg.rules.cards import BUILDING_DECK
from position import Position

BUILDING = ("wall", "bauhof", "michel", "alsterhaus")  # 6, 5, 10, 14 Taler
MUST = "you must buy a building on offer now (H-10.5)"


def investing(*money: int, seat: int = 0, building: tuple[str, ...] = BUILDING, **options: Any) -> Position:
    """A player of variant B in the investing step; money by seat. One contract each, so that nobody can sell."""
    p = Position(len(money), forced_purchases=True, **options).turn_of(seat).bare()
    for other, taler in enumerate(money):
        p.money(other, taler).contracts(other, ("england-3", "france-3", "spain-3", "italy-3")[other])
    return p.offer(bonus=["danzig-copper", "italy-coal"], building=building).at("invest")


def last_buildings(*money: int, building: tuple[str, ...], seat: int = 0, **options: Any) -> Position:
    """The same when these buildings are the last ones."""
    p = investing(*money, building=building, seat=seat, **options)
    p.state.building_deck = []
    return p


def buys(*buildings: str) -> list[str]:
    return [f"buy {building}" for building in buildings]


def bought(seat: int, building: str, price: int) -> Event:
    return Event("bought", seat, {"building": building, "price": price})


def offered(seat: int, building: str) -> Event:
    return Event("offered", seat, {"building": building})


def forced(seat: int) -> Event:
    return Event("forced", seat, {})


# The cash limit


@pytest.mark.parametrize("money", [15, 16, 31])
def test_there_is_no_cash_limit(money: int) -> None:  # H-10.5, H-2.7
    p = investing(money, 0)

    assert p.happens("done") == []
    assert p.moneys() == [money, 0]


def test_without_variant_b_nobody_is_forced_and_the_limit_holds() -> None:  # H-10.5, H-2.7
    p = Position(2).bare().offer(building=BUILDING).money(0, 40).money(1, 40).at("invest").outcomes("building boerse")

    assert p.happens("buy wall") == [bought(0, "wall", 6), offered(0, "boerse")]

    assert (p.step, p.state.seat) == ("invest", 0)
    assert p.happens("done") == [Event("forfeited", 0, {"money": 19})]


# Who is checked


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_the_others_are_checked_clockwise_from_the_buyers_left(seat: int) -> None:  # H-10.5
    p = investing(20, 20, 20, 20, seat=seat).play("buy bauhof")

    assert (p.step, p.state.seat) == ("forced", (seat + 1) % 4)
    assert p.state.active == seat


def test_who_cannot_pay_for_the_dearest_building_is_passed_by() -> None:  # H-10.5
    p = investing(6, 13, 0, 14).outcomes("building boerse").play("buy wall")

    assert (p.step, p.state.seat) == ("forced", 3)


@pytest.mark.parametrize(("money", "must"), [(13, False), (14, True), (15, True)])
def test_the_dearest_building_decides_even_if_a_cheaper_one_could_be_paid(money: int, must: bool) -> None:  # H-10.5
    p = investing(6, money).outcomes("building boerse").play("buy wall")

    assert (p.state.seat == 1) == must
    assert p.step == ("forced" if must else "travel")


def test_the_first_check_is_without_the_buyer() -> None:  # H-10.5
    p = investing(40, 0, 0).outcomes("building boerse")

    assert p.happens("buy wall") == [bought(0, "wall", 6), offered(0, "boerse")]
    assert (p.step, p.state.seat) == ("invest", 0)


def test_the_second_check_is_with_everybody_also_the_active_player() -> None:  # H-10.5
    p = investing(20, 14, 0).outcomes("building boerse", "building seeamt").play("buy wall")
    assert p.state.seat == 1

    p.play("buy bauhof")

    assert (p.step, p.state.seat, p.state.active) == ("forced", 0, 0)
    assert p.legal() == buys("boerse", "seeamt", "michel", "alsterhaus")


def test_the_second_check_begins_at_the_new_buyers_left() -> None:  # H-10.5
    p = investing(20, 20, 20, 20).outcomes("building boerse", "building seeamt", "building flotte").play("buy wall")
    assert p.state.seat == 1
    p.play("buy bauhof")
    assert p.state.seat == 2
    p.play("buy seeamt")

    assert p.state.seat == 3


def test_in_the_second_check_the_new_buyer_is_the_last() -> None:  # H-10.5
    p = investing(6, 30, 14).outcomes("building boerse", "building seeamt", "building flotte").play("buy wall")
    p.play("buy bauhof")
    assert p.state.seat == 2  # seat 1 has 25 left, but comes last

    p.play("buy seeamt")

    assert p.state.seat == 1  # seat 0 has none: the round comes to seat 1


def test_a_buyer_may_be_forced_again_and_again() -> None:  # H-10.5
    p = investing(6, 24).outcomes("building boerse", "building seeamt", "building flotte", "building rathaus")

    p.play("buy wall", "buy bauhof")
    assert (p.step, p.state.seat, p.moneys()) == ("forced", 1, [0, 19])
    p.play("buy seeamt")
    assert (p.step, p.state.seat, p.moneys()) == ("forced", 1, [0, 15])
    p.play("buy boerse")

    assert (p.step, p.state.seat, p.moneys()) == ("travel", 0, [0, 9])


def test_with_two_players_the_first_check_is_only_of_the_other() -> None:  # H-10.5
    p = investing(40, 13, seat=0).play("buy bauhof")

    assert (p.step, p.state.seat) == ("invest", 0)


def test_the_chain_goes_on_until_a_whole_check_makes_nobody_buy() -> None:  # H-10.5
    p = investing(20, 14, 13, 24)
    p.outcomes("building boerse", "building seeamt", "building flotte", "building rathaus", "building arsenal")

    assert p.happens("buy wall") == [bought(0, "wall", 6), offered(0, "boerse")]
    assert p.happens("buy michel") == [forced(1), bought(1, "michel", 10), offered(1, "seeamt")]
    assert p.state.seat == 3
    assert p.happens("buy seeamt") == [forced(3), bought(3, "seeamt", 4), offered(3, "flotte")]
    assert p.state.seat == 0
    assert p.happens("buy boerse") == [forced(0), bought(0, "boerse", 6), offered(0, "rathaus")]
    assert p.state.seat == 3
    assert p.happens("buy alsterhaus") == [forced(3), bought(3, "alsterhaus", 14), offered(3, "arsenal")]

    assert (p.step, p.state.seat, p.state.active) == ("invest", 0, 0)  # 20 is the dearest now
    assert p.moneys() == [8, 4, 13, 6]


def test_the_dearest_building_is_found_anew_in_each_check() -> None:  # H-10.5
    p = investing(6, 14, 10, building=("wall", "bauhof", "boerse", "alsterhaus"))
    p.outcomes("building flotte", "building michel").play("buy wall")
    assert p.state.seat == 1  # 14 is the dearest

    p.play("buy alsterhaus")

    assert p.state.seat == 2  # 10 is
    assert p.legal() == buys("flotte", "bauhof", "boerse", "michel")


# What must be bought


def test_any_building_of_the_offer_may_be_bought_and_nothing_else_done() -> None:  # H-10.5
    p = investing(6, 20).outcomes("building boerse").contracts(1, "england-2", "sweden-10").play("buy wall")

    assert p.legal() == buys("boerse", "bauhof", "michel", "alsterhaus")
    for text in ("done", "sell sweden-10", "buy danzig-copper", "buy wall", "go russia"):
        assert p.why_not(text) == MUST


@pytest.mark.parametrize(("card", "price"), [("boerse", 6), ("bauhof", 5), ("michel", 10), ("alsterhaus", 14)])
def test_the_forced_buyer_pays_its_price_and_owns_it(card: str, price: int) -> None:  # H-10.5
    p = investing(6, 14).outcomes("building boerse", "building seeamt", "building flotte").play("buy wall")

    assert p.happens(f"buy {card}")[:3] == [forced(1), bought(1, card, price), offered(1, "seeamt")]

    assert p.moneys() == [0, 14 - price]
    assert (p.bought(0), p.bought(1)) == (["wall"], [card])


def test_only_cash_counts_not_what_contracts_would_bring() -> None:  # H-10.5
    p = investing(6, 13).contracts(1, "england-2", "sweden-10", "peace").outcomes("building boerse").play("buy wall")

    assert (p.step, p.state.seat) == ("travel", 0)


def test_the_offer_is_refilled_before_the_check() -> None:  # H-10.5
    p = investing(6, 14).outcomes("building arsenal").play("buy wall")

    assert p.offered()[1] == ["arsenal", "bauhof", "michel", "alsterhaus"]
    assert (p.step, p.state.seat) == ("travel", 0)  # 20 is the dearest now

    p = investing(14, 10).outcomes("building boerse").play("buy alsterhaus")

    assert (p.step, p.state.seat) == ("forced", 1)  # 10 is
    assert p.legal() == buys("wall", "bauhof", "michel", "boerse")


def test_an_offer_of_fewer_than_four_counts_as_it_is() -> None:  # H-10.5
    p = last_buildings(6, 10, building=("wall", "bauhof", "michel"))

    assert p.happens("buy wall") == [bought(0, "wall", 6)]
    assert p.legal() == buys("bauhof", "michel")


def test_the_only_building_on_offer_is_bought_unasked_and_an_empty_offer_means_no_check() -> None:  # H-10.5
    p = last_buildings(9, 50, 50, building=("wall", "bauhof"))

    assert p.happens("buy wall") == [bought(0, "wall", 6), forced(1), bought(1, "bauhof", 5)]

    assert p.offered()[1] == []
    assert (p.step, p.state.seat, p.moneys()) == ("invest", 0, [3, 45, 50])


def test_buying_the_last_building_forces_nobody() -> None:  # H-10.5
    p = last_buildings(9, 50, building=("wall",))

    assert p.happens("buy wall") == [bought(0, "wall", 6)]
    assert (p.step, p.state.seat) == ("invest", 0)


def test_each_of_several_purchases_has_its_own_check() -> None:  # H-10.5
    p = investing(20, 14, 0).outcomes("building arsenal", "building boerse", "building seeamt")

    p.play("buy wall")
    assert (p.step, p.state.seat) == ("invest", 0)  # 20 is the dearest

    p.offer(building=["flotte", "bauhof", "michel", "alsterhaus"]).play("buy bauhof")
    assert (p.step, p.state.seat) == ("forced", 1)


def test_buying_a_bonus_card_forces_nobody() -> None:  # H-10.5
    p = investing(8, 50)

    assert [event.kind for event in p.happens("buy danzig-copper")] == ["bought", "offered"]
    assert (p.step, p.state.seat) == ("invest", 0)


# The card in the hand


def test_a_building_in_the_hand_is_neither_offered_nor_counted() -> None:  # H-10.5, H-10.3
    p = investing(6, 14, expert=True).hand(1, "arsenal").outcomes("building boerse").play("buy wall")

    assert (p.step, p.state.seat) == ("forced", 1)
    assert p.legal() == buys("boerse", "bauhof", "michel", "alsterhaus")
    assert p.money(1, 30).why_not("buy arsenal") == MUST
    assert p.why_not("take bauhof") == MUST


def test_buying_a_building_from_the_hand_starts_the_check_too() -> None:  # H-10.5, H-10.3
    p = investing(6, 14, expert=True).hand(0, "boerse")

    assert p.happens("buy boerse") == [bought(0, "boerse", 6)]
    assert (p.step, p.state.seat) == ("forced", 1)
    assert p.legal() == buys(*BUILDING)


def test_taking_a_building_into_the_hand_is_no_purchase() -> None:  # H-10.5, H-10.3
    p = investing(0, 50, expert=True).outcomes("building boerse")

    assert p.happens("take wall") == [Event("picked", 0, {"building": "wall"}), offered(0, "boerse")]
    assert (p.step, p.state.seat) == ("travel", 0)


# What follows


def test_afterwards_the_interrupted_step_goes_on() -> None:  # H-10.5
    p = investing(10, 14, 0).contracts(0, "england-2", "france-4").outcomes("building boerse", "building seeamt")

    p.play("buy wall", "buy alsterhaus")

    assert (p.step, p.state.seat, p.moneys()) == ("invest", 0, [4, 0, 0])
    assert p.legal() == [
        "sell england-2", "sell france-4", *buys("danzig-copper", "italy-coal", "seeamt"), "done"]  # fmt: skip


def test_who_must_sell_contracts_must_so_after_the_forced_purchases() -> None:  # H-10.5, H-2.3
    six = ("england-2", "france-4", "italy-4", "russia-5", "sweden-6", "danzig-7")
    p = investing(6, 14).contracts(0, *six).outcomes("building boerse", "building seeamt")

    p.play("buy wall", "buy alsterhaus")

    assert p.legal() == [f"sell {contract}" for contract in six]


@pytest.mark.parametrize("left", [0, 1])
def test_there_are_forced_purchases_in_the_final_round_too(left: int) -> None:  # H-10.5, H-7.4
    p = investing(6, 14).final(left).outcomes("building boerse", "building seeamt").play("buy wall")

    assert (p.step, p.state.seat) == ("forced", 1)
    assert p.play("buy alsterhaus").bought(1) == ["alsterhaus"]


def test_the_refusal_has_an_id_for_translation() -> None:  # H-10.5
    p = investing(6, 20).outcomes("building boerse").play("buy wall")

    assert p.reason_of("done") == ("forced", MUST)


def test_behind_a_veil_the_check_waits_for_the_new_building() -> None:  # H-10.5
    p = investing(50, 6, seat=1).veil().play("buy wall")

    assert (p.state.waiting, p.legal(), p.step) == (BUILDING_DECK, [], "forced")
    assert p.state.view(None)["decision"]["seat"] == 1
