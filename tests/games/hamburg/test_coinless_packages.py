"""Several cards paid together without coins (H-9.4), also out of the hand, with goods at once (C)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest

from merkator.core.events import Event
from merkator.games.hamburg.rules.actions import CONTRACTS
from merkator.games.hamburg.rules.state import State
from position import Position
from solo import BONUS, BUILDING, buys, decks, gives, in_hand, investing, offers, owned

FIVE = ("england-2", "spain-3", "france-4", "russia-5", "sweden-6")

both = pytest.mark.parametrize(("players", "seat"), [(1, 0), (2, 0), (2, 1)])

NOT_PAYABLE = "it is not on offer, or you cannot pay for it and keep a contract (H-9.4)"
IN_ORDER = "choose cards in the order of the set, before you give contracts (H-9.4)"


@both
def test_two_cards_are_paid_with_one_contract(players: int, seat: int) -> None:  # H-9.4
    p = investing("england-2", "spain-7", "russia-8", players=players, seat=seat)
    p.outcomes("bonus spain-plums", "bonus italy-spice")

    events = p.play("buy danzig-copper", "buy italy-coal").happens("give russia-8")

    assert events == [
        Event("gave", seat, {"contract": "russia-8", "value": 8}),
        Event("bought", seat, {"bonus": "danzig-copper", "price": 4}),
        Event("bought", seat, {"bonus": "italy-coal", "price": 3}),
        Event("offered", seat, {"bonus": "spain-plums"}),
        Event("offered", seat, {"bonus": "italy-spice"}),
    ]
    assert owned(p, seat) == (["danzig-copper", "italy-coal"], [])
    assert offers(p) == (["bohemia-livestock", "spain-plums", "italy-spice", "england-wine"], list(BUILDING))
    assert p.held(seat) == ["england-2", "spain-7"]


def test_a_package_is_paid_with_several_contracts_until_the_sum_is_reached() -> None:  # H-9.4
    p = investing(*FIVE, players=2).play("buy england-wine", "buy bohemia-livestock", "buy wall")  # 13
    assert p.state.view(0)["package"] == ["england-wine", "bohemia-livestock", "wall"]

    p.play("give spain-3", "give france-4")
    assert p.state.buildings[0] == []
    assert p.state.bonus[0] == []
    assert p.legal() == gives("russia-5", "sweden-6")

    p.play("give sweden-6")

    assert owned(p) == (["england-wine", "bohemia-livestock"], ["wall"])
    assert p.held(0) == ["england-2", "russia-5"]


def test_a_package_holds_no_more_than_all_but_one_contract_can_pay() -> None:  # H-9.4
    p = investing(*FIVE).play("buy danzig-copper")  # 14 are left

    assert p.legal()[:6] == buys("england-wine", "bohemia-livestock", "italy-coal", "seeamt", "hopfenmarkt", "wall")
    p.play("buy england-wine")  # 10
    assert p.legal()[:5] == buys("bohemia-livestock", "italy-coal", "seeamt", "hopfenmarkt", "wall")
    p.play("buy bohemia-livestock")  # 7
    assert p.legal()[:3] == buys("italy-coal", "seeamt", "wall")
    p.play("buy italy-coal")  # 4
    assert p.legal()[0] == "buy seeamt"
    assert p.why_not("buy wall") == NOT_PAYABLE
    p.play("buy seeamt")  # nothing is left: all but the 2 are given

    assert p.held(0) == ["england-2"]
    assert len(p.state.bonus[0]) == 4
    assert len(p.state.buildings[0]) == 1


def test_cards_are_chosen_in_the_order_of_the_set() -> None:  # H-9.4: one package, one sequence
    p = investing(*FIVE).play("buy bohemia-livestock")

    assert p.legal() == [*buys("italy-coal", "seeamt", "hopfenmarkt", "wall"), *gives(*FIVE)]
    assert p.why_not("buy danzig-copper") == IN_ORDER
    assert p.why_not("buy bohemia-livestock") == IN_ORDER
    assert p.why_not("buy rentamt") == NOT_PAYABLE
    assert p.why_not("buy spain-plums") == NOT_PAYABLE


def test_no_card_joins_a_package_once_contracts_are_given() -> None:  # H-9.4
    p = investing(*FIVE).play("buy bohemia-livestock", "give england-2")

    assert p.legal() == gives("spain-3", "france-4", "russia-5", "sweden-6")
    assert p.why_not("buy italy-coal") == IN_ORDER


@both
def test_all_cards_lie_on_offer_until_the_payment_is_complete(players: int, seat: int) -> None:  # H-9.4
    p = investing(*FIVE, players=players, seat=seat).outcomes()  # nothing may be drawn

    p.play("buy danzig-copper", "buy hopfenmarkt", "give england-2", "give spain-3", "give france-4")

    assert offers(p) == (list(BONUS), list(BUILDING))
    assert owned(p, seat) == ([], [])
    assert p.state.drawn == []


def test_the_card_that_refills_the_offer_is_bought_in_a_payment_of_its_own() -> None:  # H-9.4, H-2.5
    p = investing(*FIVE, players=2).outcomes("bonus italy-spice", "bonus spain-plums")

    p.play("buy danzig-copper", "give france-4")
    assert "buy italy-spice" in p.legal()
    p.play("buy italy-spice", "give spain-3")

    assert owned(p) == (["danzig-copper", "italy-spice"], [])
    assert p.held(0) == ["england-2", "russia-5", "sweden-6"]


def test_one_payment_after_the_other_loses_what_a_package_would_save() -> None:  # H-9.4
    contracts = ("england-2", "spain-3", "danzig-7")
    apart = investing(*contracts, players=2).play("buy danzig-copper", "give danzig-7", "buy italy-coal")
    together = investing(*contracts, players=2).play("buy danzig-copper", "buy italy-coal", "give danzig-7")

    assert apart.held(0) == ["england-2"]
    assert together.held(0) == ["england-2", "spain-3"]
    assert owned(apart) == owned(together) == (["danzig-copper", "italy-coal"], [])


# Out of the hand


@both
def test_a_bonus_card_of_the_hand_is_bought_with_contracts(players: int, seat: int) -> None:  # H-9.4, H-10.3
    p = in_hand(investing(*FIVE, players=players, seat=seat, expert=True), seat, "spain-plums").outcomes()
    assert "buy spain-plums" in p.legal()

    events = p.play("buy spain-plums").happens("give france-4")

    assert events == [
        Event("gave", seat, {"contract": "france-4", "value": 4}),
        Event("bought", seat, {"bonus": "spain-plums", "price": 4}),
    ]
    assert owned(p, seat) == (["spain-plums"], [])
    assert p.state.hands == [-1] * players
    assert offers(p) == (list(BONUS), list(BUILDING))  # not refilled again


def test_a_card_of_the_hand_goes_into_a_package_in_its_order() -> None:  # H-9.4, H-10.3
    p = in_hand(investing(*FIVE, players=2, expert=True), 0, "kaemmerei").outcomes("bonus italy-spice")

    p.play("buy italy-coal", "buy kaemmerei")  # 9
    assert p.state.view(0)["package"] == ["italy-coal", "kaemmerei"]
    events = p.play("give france-4").happens("give russia-5")

    assert events[1:] == [
        Event("bought", 0, {"bonus": "italy-coal", "price": 3}),
        Event("bought", 0, {"building": "kaemmerei", "price": 6}),
        Event("offered", 0, {"bonus": "italy-spice"}),
    ]
    assert owned(p) == (["italy-coal"], ["kaemmerei"])
    assert p.state.view(0)["players"][0]["hand"] is None


def test_the_hand_of_another_player_is_not_for_sale() -> None:  # H-10.3
    p = in_hand(investing(*FIVE, players=2, expert=True), 1, "spain-plums")

    assert p.why_not("buy spain-plums") == NOT_PAYABLE


def test_a_card_taken_into_the_hand_can_be_bought_in_the_same_step() -> None:  # H-9.4, H-10.3
    p = investing(*FIVE, players=2, expert=True).outcomes("building boerse", "building rathaus")

    assert p.happens("take seeamt") == [
        Event("picked", 0, {"building": "seeamt"}),
        Event("offered", 0, {"building": "boerse"}),
    ]
    p.play("buy seeamt", "give france-4")

    assert owned(p) == ([], ["seeamt"])
    assert offers(p) == (list(BONUS), ["boerse", "wall", "hopfenmarkt", "rentamt"])
    assert p.why_not("take wall") == "you may take only one card per turn (H-10.3)"


def test_with_six_contracts_a_card_may_be_taken_before_one_is_given_away() -> None:  # H-9.4, H-10.3
    p = investing(*FIVE, "danzig-7", expert=True)
    assert "take italy-coal" in p.legal()

    p.play("take italy-coal")

    assert p.why_not("done") == "you must give contracts away until 5 are left (H-9.4)"
    assert [text for text in p.legal() if not text.startswith("buy")] == gives(*FIVE, "danzig-7")


# Goods at once


@both
def test_bought_bonus_cards_bring_goods_at_once(players: int, seat: int) -> None:  # H-10.6, H-9.4
    p = decks(investing(*FIVE, players=players, seat=seat, goods_at_once=True), bonus=[]).goods(seat, copper=2)

    events = p.play("buy danzig-copper", "buy italy-coal", "give spain-3").happens("give france-4")

    assert events == [
        Event("gave", seat, {"contract": "france-4", "value": 4}),
        Event("bought", seat, {"bonus": "danzig-copper", "price": 4}),
        Event("received", seat, {"bonus": "danzig-copper", "good": "copper", "count": 1}),
        Event("bought", seat, {"bonus": "italy-coal", "price": 3}),
        Event("received", seat, {"bonus": "italy-coal", "good": "coal", "count": 1}),
    ]
    assert p.has(seat) == {"coal": 1, "copper": 3}


def test_without_the_variant_bonus_cards_bring_no_goods_at_once() -> None:  # H-10.6
    p = investing(*FIVE).play("buy danzig-copper", "give france-4")

    assert p.has(0) == {}


# All purchases: what the rule allows, against what can be played

Purchase = tuple[frozenset[str], frozenset[str]]


def allowed(p: Position, seat: int) -> set[Purchase]:
    """All cards and contracts that can change hands in one payment, straight from the words of H-9.4."""
    s, cards = p.state, p.cards
    price = {cards.bonus_ids[card]: cards.bonus_price[card] for card in s.bonus_offer if card < 16}
    price |= {cards.building_ids[card]: cards.building_price[card] for card in s.building_offer if card < 26}
    hand = s.view(seat)["players"][seat]["hand"]
    if hand in cards.bonus_ids:
        price[hand] = cards.bonus_price[cards.bonus_ids.index(hand)]
    elif hand in cards.building_ids:
        price[hand] = cards.building_price[cards.building_ids.index(hand)]
    known = [card for card in s.contracts[seat] if card < CONTRACTS]
    worth = {cards.contract_ids[card]: cards.value[card] for card in known}
    payments = [
        (frozenset(given), sum(worth[id] for id in given), max(worth[id] for id in given))
        for count in range(1, len(s.contracts[seat]))  # one is kept
        for given in combinations(worth, count)
    ]
    return {
        (frozenset(bought), given)
        for count in range(1, len(price) + 1)
        for bought in combinations(price, count)
        for given, paid, largest in payments
        if paid >= sum(price[id] for id in bought) > paid - largest  # it ends as soon as the sum is reached
    }


def played(state: State, action: int, given: list[str]) -> Iterator[tuple[Purchase, State]]:
    """All purchases that can be played from here, each as often as there are sequences of actions for it."""
    twin = state.copy()
    bought: list[str] = []
    for event in twin.play_events(action):
        if event.kind == "gave" and not bought:
            given = [*given, str(event.values["contract"])]
        elif event.kind == "bought":
            bought.append(str(event.values.get("bonus") or event.values.get("building")))
    if bought:
        yield (frozenset(bought), frozenset(given)), twin
        return
    assert twin.package
    assert twin.legal(), "a dead end"
    for following in twin.legal():
        assert twin.game.notation(following).startswith(("buy ", "give "))
        yield from played(twin, following, given)


def arranged(seed: int) -> tuple[Position, int]:
    """A random player with random contracts before random offers, sometimes with a hand or unread contracts."""
    chance = random.Random(seed)
    players, seat = chance.choice([(1, 0), (2, 0), (2, 1)])
    game = investing(players=players, seat=seat, expert=True)
    ids = game.cards.contract_ids[:CONTRACTS]
    p = game.contracts(seat, *chance.sample(ids, chance.randint(1, 6)))
    bonus = chance.sample(p.cards.bonus_ids[:-1], chance.randint(0, 4))
    left = [p.cards.building_ids[card] for card in p.state.building_deck + p.state.building_offer]
    p.offer(bonus=bonus, building=chance.sample(left, chance.randint(0, 4)))
    if seed % 3 == 0:
        in_hand(p, seat, p.cards.bonus_ids[chance.choice(p.state.bonus_deck)])
    elif seed % 3 == 1:
        in_hand(p, seat, p.cards.building_ids[chance.choice(p.state.building_deck)])
    if seed % 5 == 0:
        p.state.contracts[seat] += sorted(chance.sample(range(CONTRACTS, CONTRACTS + 10), chance.randint(1, 2)))
    p.state.refresh_choices()
    return p, seat


def check_all_purchases(seed: int) -> int:
    p, seat = arranged(seed)
    found: Counter[Purchase] = Counter()
    before = p.held(seat)
    for action in p.state.legal():
        if p.game.notation(action).startswith("buy "):
            for purchase, after in played(p.state, action, []):
                found[purchase] += 1
                mine = after.view(seat)["players"][seat]
                assert mine["contracts"] == [id for id in before if id not in purchase[1]]
                assert set(mine["bonus"] + mine["buildings"]) == purchase[0]
                assert purchase[1] <= set(after.view(None)["discarded"])
                assert mine["money"] == 0
    assert set(found) == allowed(p, seat)
    assert set(found.values()) <= {1}, "a purchase can be played in two ways"
    return len(found)


@pytest.mark.parametrize("block", range(4))
def test_every_purchase_can_be_played_in_exactly_one_way(block: int) -> None:  # H-9.4
    assert sum(check_all_purchases(seed) for seed in range(15 * block, 15 * block + 15)) > 100


@pytest.mark.long
@pytest.mark.parametrize("block", range(10))
def test_every_purchase_of_many_positions_can_be_played_in_exactly_one_way(block: int) -> None:  # H-9.4
    assert sum(check_all_purchases(seed) for seed in range(1000 + 100 * block, 1100 + 100 * block)) > 1000
