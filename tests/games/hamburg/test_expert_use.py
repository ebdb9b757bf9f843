"""The expert rule: buying the card in the hand, and drawing it as a reward (H-10.3)."""

from typing import Any

import pytest

from merkator.core.events import Event
from position import Position

BONUS = ("bohemia-livestock", "danzig-copper", "italy-coal", "england-wine")  # 3, 4, 3, 4 Taler
BUILDING = ("bauhof", "rentamt", "wall", "handelshaus")  # 5, 18, 6, 20 Taler
CHOICE = ["reward hand", "reward stack"]


def investing(
    card: str = "", *contracts: str, money: int = 0, seat: int = 0, players: int = 2, **options: Any
) -> Position:
    """A player in the investing step with a card in the hand, england-2 and these contracts."""
    p = (
        Position(players, expert=True, **options)
        .turn_of(seat)
        .bare()
        .cubes()
        .contracts(seat, "england-2", *contracts)
    )
    if card:
        p.hand(seat, card)
    return p.offer(bonus=BONUS, building=BUILDING).money(seat, money).at("invest")


def fulfilling(card: str = "", *, players: int = 2, **options: Any) -> Position:
    """Seat 0 in England with england-2, which can be paid, and a card in the hand; italy-3 and italy-4 lie open."""
    p = Position(players, expert=True, **options).bare().cubes().place("england").contracts(0, "england-2")
    p.top("italy-3").top("italy-4")
    if card:
        p.hand(0, card)
    return p.goods(0, grain=1).at("fulfil")


def drew(contract: str, seat: int = 0) -> Event:
    return Event("drew", seat, {"contract": contract})


PAID = [
    Event("paid", 0, {"goods": {"grain": 1}, "from": "office"}),
    Event("fulfilled", 0, {"contract": "england-2"}),
]


# Buying


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("card", "kind", "price"), [("russia-grain", "bonus", 4), ("arsenal", "building", 20)])
def test_a_card_in_the_hand_may_be_bought_at_its_price_and_no_offer_is_refilled(
    card: str, kind: str, price: int, seat: int
) -> None:  # H-10.3
    p = investing(card, money=price + 1, seat=seat)
    decks = p.state.view(None)["decks"]
    assert f"buy {card}" in p.legal()

    assert p.happens(f"buy {card}") == [Event("bought", seat, {kind: card, "price": price})]

    assert (p.hands(), p.bought(seat), p.moneys()[seat]) == ([None, None], [card], 1)
    assert p.offered() == (list(BONUS), list(BUILDING))
    assert p.state.view(None)["decks"] == decks


@pytest.mark.parametrize(("card", "price"), [("russia-grain", 4), ("arsenal", 20), ("flotte", 6)])
def test_it_can_be_bought_with_just_its_price_and_not_with_less(card: str, price: int) -> None:  # H-10.3
    assert f"buy {card}" in investing(card, money=price).legal()

    p = investing(card, money=price - 1)

    assert f"buy {card}" not in p.legal()
    assert p.why_not(f"buy {card}") == f"it costs {price} Taler, and you have {price - 1} (H-2.5)"


def test_a_card_in_the_hand_is_offered_after_the_cards_on_offer() -> None:  # H-10.3
    p = investing("russia-grain", money=4)

    assert p.legal() == [*(f"buy {card}" for card in BONUS), "buy russia-grain", "done"]


def test_a_contract_in_the_hand_cannot_be_bought() -> None:  # H-10.3
    p = investing("italy-3", money=30)

    assert p.legal() == [*(f"buy {card}" for card in (*BONUS, *BUILDING)), "done"]


def test_nobody_else_may_buy_it() -> None:  # H-10.3
    p = investing("italy-3", money=30).hand(1, "russia-grain")

    assert "buy russia-grain" not in p.legal()
    assert p.why_not("buy russia-grain") == "this card is not on offer (H-2.5)"


def test_it_is_bought_while_investing_only() -> None:  # H-10.3
    p = fulfilling("russia-grain").money(0, 9)

    assert p.legal() == ["done", "fulfil england-2"]
    assert p.why_not("buy russia-grain") == "this is the fulfilling step (H-2.1)"


def test_a_bought_card_makes_room_for_another_in_the_same_turn() -> None:  # H-10.3
    p = investing("russia-grain", money=4).play("buy russia-grain")

    assert "take italy-coal" in p.legal()


def test_a_card_may_be_taken_and_bought_in_one_turn() -> None:  # H-10.3
    p = investing(money=6).play("take wall", "buy wall")

    assert (p.bought(0), p.moneys()) == (["wall"], [0, 0])


def test_a_bought_card_counts_and_brings_goods_like_any_other() -> None:  # H-10.3, H-3.6
    p = investing("england-wine", money=4).play("buy england-wine", "done", "go england")

    assert p.has(0) == {"wine": 2}


def test_without_coins_it_is_paid_with_contracts_also_together_with_others() -> None:  # H-10.3, H-9.4
    p = investing("hamburg-saltpeter", "sweden-10", coinless=True)
    p.outcomes("building boerse").play("buy hamburg-saltpeter")

    assert p.happens("buy wall") == [
        Event("gave", 0, {"contract": "sweden-10", "value": 10}),
        Event("bought", 0, {"bonus": "hamburg-saltpeter", "price": 4}),
        Event("bought", 0, {"building": "wall", "price": 6}),
        Event("offered", 0, {"building": "boerse"}),
    ]
    assert (p.hands()[0], p.offered()[0]) == (None, list(BONUS))


def test_alone_a_building_from_the_hand_changes_the_bonus_offer_but_not_when_it_is_taken() -> None:  # H-10.3, H-9.7
    p = investing("", "russia-6", players=1).play("take wall")
    assert p.offered()[0] == list(BONUS)

    p.play("buy wall")

    assert (p.bought(0), p.hands()) == (["wall"], [None])
    assert not set(p.offered()[0]) & set(BONUS)


# The reward


def test_one_value_above_the_player_chooses_between_hand_and_stack() -> None:  # H-10.3
    p = fulfilling("sweden-3")

    assert p.happens("fulfil england-2") == PAID

    assert (p.step, p.state.seat, p.legal()) == ("reward", 0, CHOICE)
    assert p.state.view(None)["decision"]["about"] == {"contract": "england-2"}
    assert p.held(0) == ["england-2"]


def test_the_reward_from_the_hand_leaves_the_stack_alone() -> None:  # H-10.3
    p = fulfilling("sweden-3").play("fulfil england-2")
    stack = p.open_stack(3)

    assert p.happens("reward hand") == [drew("sweden-3")]

    assert (p.held(0), p.hands(), p.open_stack(3)) == (["england-2", "sweden-3"], [None, None], stack)


def test_the_reward_from_the_stack_leaves_the_hand_alone() -> None:  # H-10.3, H-5.4
    p = fulfilling("sweden-3").outcomes("stack-3 spain-3").play("fulfil england-2")

    assert p.happens("reward stack")[0] == drew("italy-3")

    assert (p.held(0), p.hands(), p.open_stack(3)[0]) == (["england-2", "italy-3"], ["sweden-3", None], "spain-3")


def test_nothing_else_can_be_done_before_the_choice() -> None:  # H-10.3
    p = fulfilling("sweden-3").play("fulfil england-2")

    for text in ("done", "keep", "fulfil england-2", "take italy-coal"):
        assert p.why_not(text) == ("choose whether the reward comes from your hand or from the stack (H-10.3)")


def test_the_refusal_has_an_id_for_translation() -> None:  # H-10.3
    assert fulfilling("sweden-3").play("fulfil england-2").reason_of("done")[0] == "reward"


@pytest.mark.parametrize("card", ["hamburg-4", "hamburg-5", "sweden-10", "russia-grain", "hamburg-saltpeter", "wall"])
def test_any_other_card_in_the_hand_is_no_reward(card: str) -> None:  # H-10.3
    p = fulfilling(card)

    assert p.happens("fulfil england-2")[:3] == [*PAID, drew("italy-3")]
    assert p.hands()[0] == card


def test_a_card_of_the_same_value_is_no_reward() -> None:  # H-10.3
    p = fulfilling("sweden-3").contracts(0, "england-3").goods(0, iron=2).play("fulfil england-3")

    assert (p.held(0), p.hands()[0]) == (["england-3", "italy-4"], "sweden-3")


def test_the_hand_of_another_is_no_reward() -> None:  # H-10.3
    p = fulfilling("wall").hand(1, "sweden-3").play("fulfil england-2")

    assert (p.held(0), p.hands()) == (["england-2", "italy-3"], ["wall", "sweden-3"])


def test_a_contract_taken_in_this_turn_is_a_reward_too() -> None:  # H-10.3
    p = fulfilling().outcomes("stack-3 spain-3")

    p.play("take contract italy-3", "fulfil england-2")

    assert (p.legal(), p.open_stack(3)[0]) == (CHOICE, "spain-3")
    assert p.play("reward hand").held(0) == ["england-2", "italy-3"]


def test_the_choice_comes_after_a_payment_in_steps_too() -> None:  # H-10.3, H-5.6
    p = fulfilling("sweden-3").goods(0).time(0, 4).at("fulfil").play("fulfil england-2 by choice")

    assert (p.step, p.legal()) == ("reward", CHOICE)


def test_the_contract_from_the_hand_may_be_fulfilled_at_once() -> None:  # H-10.3, H-5.4
    p = fulfilling("england-3").goods(0, grain=1, iron=2).play("fulfil england-2", "reward hand")

    assert "fulfil england-3" in p.legal()
    assert p.play("fulfil england-3").held(0) == ["england-2", "england-3", "italy-4"]


def test_after_the_reward_another_card_may_be_taken() -> None:  # H-10.3
    p = fulfilling("sweden-3").play("fulfil england-2", "reward hand")

    assert "take contract italy-3" in p.legal()


def test_joiners_choose_too() -> None:  # H-10.3
    p = fulfilling("wall").contracts(1, "england-2").goods(1, grain=1).time(1, 1).hand(1, "sweden-3")
    p.contracts(0, "france-3").at("join").play("join", "fulfil england-2")
    assert (p.step, p.state.seat, p.legal()) == ("reward", 1, CHOICE)

    assert p.happens("reward hand")[0] == drew("sweden-3", seat=1)

    assert (p.held(1), p.hands()) == (["england-2", "sweden-3"], ["wall", None])


def test_a_10_from_the_hand_is_no_trigger_and_for_a_10_only_the_peace_is_drawn() -> None:  # H-10.3, H-7.1
    p = fulfilling("france-10").contracts(0, "hamburg-9").place("hamburg").goods(0, fabric=3, fish_oil=3).at("fulfil")
    p.play("fulfil hamburg-9", "reward hand")
    assert (p.held(0), p.state.last) == (["hamburg-9", "france-10"], -1)

    p = (
        fulfilling("france-10")
        .contracts(0, "newfoundland-10")
        .place("newfoundland")
        .goods(0)
        .time(0, 28)
        .at("fulfil")
    )
    p.play("fulfil newfoundland-10 by choice")
    assert (p.held(0), p.hands()[0]) == (["newfoundland-10", "peace"], "france-10")


def test_in_the_final_round_the_choice_is_as_before() -> None:  # H-10.3, H-7.4
    assert fulfilling("sweden-3").final(1).play("fulfil england-2").legal() == CHOICE


# Empty stacks


def test_an_empty_stack_is_renewed_before_the_choice() -> None:  # H-10.3, H-5.5
    p = fulfilling("sweden-3").empty_stack(3, discard=["spain-3", "france-3"]).outcomes("stack-3 spain-3")

    assert p.happens("fulfil england-2") == [*PAID, Event("renewed", 0, {"value": 3, "count": 2})]

    assert (p.legal(), p.open_stack(3)) == (CHOICE, ("spain-3", ["france-3"]))
    assert p.happens("reward hand") == [drew("sweden-3")]
    assert p.open_stack(3) == ("spain-3", ["france-3"])


def test_without_such_a_contract_the_choice_is_between_hand_and_the_same_value() -> None:  # H-10.3, H-5.5
    p = fulfilling("bohemia-4").contracts(0, "england-3").goods(0, iron=2).empty_stack(4).play("fulfil england-3")
    assert p.legal() == CHOICE

    assert p.happens("reward stack")[0] == drew("italy-3")

    assert (p.held(0), p.hands()[0]) == (["england-3", "italy-3"], "bohemia-4")


def test_the_stack_of_the_same_value_is_renewed_before_the_choice_too() -> None:  # H-10.3, H-5.5
    p = fulfilling("bohemia-4").contracts(0, "england-3").goods(0, iron=2).empty_stack(4)
    p.empty_stack(3, discard=["spain-3", "france-3"]).outcomes("stack-3 spain-3")

    assert p.happens("fulfil england-3")[2:] == [Event("renewed", 0, {"value": 3, "count": 2})]

    assert (p.legal(), p.open_stack(3)[0]) == (CHOICE, "spain-3")
    assert p.play("reward stack").held(0) == ["england-3", "spain-3"]


def test_the_stack_of_the_same_value_is_not_renewed_without_need() -> None:  # H-10.3, H-5.5
    p = fulfilling("bohemia-4").contracts(0, "england-3").goods(0, iron=2)
    p.empty_stack(3, discard=["spain-3"]).play("fulfil england-3")

    assert (p.legal(), p.open_stack(3)) == (CHOICE, (None, []))


def test_the_stacks_may_give_nothing() -> None:  # H-10.3, H-5.5
    p = fulfilling("sweden-3").empty_stack(3).empty_stack(2).play("fulfil england-2")
    assert p.legal() == CHOICE

    assert p.happens("reward stack")[0] == Event("unrewarded", 0, {"contract": "england-2"})
    assert (p.held(0), p.hands()[0]) == (["england-2"], "sweden-3")


def test_alone_no_stack_is_renewed() -> None:  # H-10.3, H-9.8
    p = fulfilling("bohemia-4", players=1).contracts(0, "england-3").goods(0, iron=2)
    p.empty_stack(4, discard=["spain-4", "france-4"])

    assert [event.kind for event in p.happens("fulfil england-3")] == ["paid", "fulfilled"]
    assert (p.legal(), p.open_stack(4)) == (CHOICE, (None, []))

    assert p.play("reward stack").held(0) == ["england-3", "italy-3"]
    assert p.discarded()[-2:] == ["france-4", "spain-4"]
