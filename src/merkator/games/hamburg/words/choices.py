"""Choices as messages: what can be done now, and what it means. See `wording`."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from typing import Final

from merkator.core.contract import State
from merkator.core.wording import Message, join_words
from merkator.games.hamburg.rules import join, market, placement
from merkator.games.hamburg.rules.actions import (
    BUY_BONUS,
    CHOICE,
    DONE,
    EXCHANGE,
    EXCHANGE_TIME,
    FULFIL,
    GIVE,
    GO,
    JOIN,
    KEEP,
    LOSE,
    OFFER_FIVE,
    OFFER_TIME,
    PAY,
    PLACE,
    PLACE_BEST,
    REWARD_HAND,
    REWARD_STACK,
    SELL,
    SPLIT,
    SPLIT_MORE,
    SPLITS,
    STAY,
    SWAP,
    TAKE_BONUS,
    TAKE_CONTRACT,
    TURN,
)
from merkator.games.hamburg.rules.payment import RATE
from merkator.games.hamburg.rules.position_data import CASH_LIMIT, EMPTY, MONEY, PositionData
from merkator.games.hamburg.words.names import amounts, cargo, money_count, pieces, supply_cube, time_count
from merkator.games.hamburg.words.step import (
    card,
    contract,
    due,
    number,
    offer_list,
    part,
    place,
    seat_of,
    step_of,
    swap,
    table,
)


def action_message(state: State, action: int, names: Sequence[str]) -> Message:
    """Return the words for a choice, with what it means in this position."""
    s = table(state)
    s.game.notation(action)  # BadNotation when there is no such action
    first, said = _CHOICES[bisect_right(_FIRST, action) - 1]
    return said(s, action - first)


def _done(s: PositionData, _: int) -> Message:
    step = step_of(s)
    if step == "invest":
        over = s.holdings[seat_of(s)][MONEY] - CASH_LIMIT
        return "action-done-invest", {"over": 0 if s.rules.forced else max(0, over)}  # H-2.7, H-10.5
    if step == "offer":
        money, time = _own_bid(s)
        if money + time:
            return "action-done-offer-of", {"offered": amounts(money, time)}
        return "action-done-offer", {}
    if step in ("fulfil", "loss", "place"):
        return f"action-done-{step}", {}
    return "action-done", {}


def _sell(s: PositionData, sold: int) -> Message:
    return "action-sell", {"contract": contract(s, sold), "money": s.cards.value[sold]}


def _buy(s: PositionData, bought: int) -> Message:
    purchase = BUY_BONUS + bought
    hand = bool(s.agenda) and s.hands[seat_of(s)] == purchase
    values = {"card": card(s, purchase), "price": market.price(s, purchase), "from": "hand" if hand else "offer"}
    return "action-buy-coinless" if s.rules.coinless else "action-buy", values


def _give(s: PositionData, given: int) -> Message:
    if not s.package:
        return "action-give", {"contract": contract(s, given)}
    return "action-give-pay", {"contract": contract(s, given), "value": s.cards.value[given], "due": due(s)}


def _take_contract(s: PositionData, taken: int) -> Message:
    return "action-pick", {"card": contract(s, taken)}


def _take_card(s: PositionData, taken: int) -> Message:
    return "action-pick", {"card": card(s, BUY_BONUS + taken)}


def _go(s: PositionData, to: int) -> Message:
    paid = max(0, -s.cards.time[to])
    return "action-go", {"to": place(s, to, "to"), "paid": paid, "time": time_count(paid)}


def _split(s: PositionData, first: int) -> Message:
    if step_of(s) != "split" or first > number(s, 1):
        return "action-split", {"count": first}
    return "action-take", {"goods": cargo(_pair(s, first, number(s, 1) - first))}


def _split_more(s: PositionData, _: int) -> Message:
    if step_of(s) != "split":
        return "action-split-more", {"count": SPLITS - 1}
    return "action-take-more", {"goods": cargo(_pair(s, SPLITS - 1, 0))}


def _pair(s: PositionData, first: int, second: int) -> dict[str, int]:
    """Return how many of each good of the place whose cubes are divided."""
    ids = s.cards.good_ids
    first_good = 2 * number(s, 0)
    both = {ids[first_good]: first, ids[first_good + 1]: second}
    return {good: count for good, count in both.items() if count}


def _keep(s: PositionData, _: int) -> Message:
    if step_of(s) == "swap":
        return "action-keep-contract", {"contract": swap(s)["contract"]}
    if step_of(s) != "letter" or number(s, 0) < 0:
        return "action-keep", {}
    letter = s.cards.letter_ids[number(s, 0)]
    return "action-keep-letter", {"letter": letter, "column": letter[0], "count": len(letter)}


def _turn(s: PositionData, _: int) -> Message:
    return "action-turn", {}


def _lose(s: PositionData, good: int) -> Message:
    return "action-lose", {"goods": pieces(s.cards.good_ids[good], 1)}


def _turn_cube(s: PositionData, good: int) -> Message:
    return "action-place", {"cube": supply_cube(good, s.game), "good": (f"good-{s.cards.good_ids[good]}.single", {})}


def _place_best(s: PositionData, _: int) -> Message:
    if step_of(s) != "place":
        return "action-place-best", {}
    goods = [pieces(s.cards.good_ids[good], 1) for good in placement.best(s, seat_of(s))]
    return "action-place-best-as", {"goods": join_words(goods, "list-more")}


def _fulfil(s: PositionData, fulfilled: int) -> Message:
    return "action-fulfil", {"contract": contract(s, fulfilled)}


def _fulfil_choice(s: PositionData, fulfilled: int) -> Message:
    return "action-fulfil-choice", {"contract": contract(s, fulfilled)}


def _pay(s: PositionData, way: int) -> Message:
    goods = pieces(s.cards.good_ids[way >> 1], 1)
    return "action-pay", {"goods": goods, "from": "supply" if way & 1 else "office"}


def _exchange(s: PositionData, way: int) -> Message:
    given: object = pieces(s.cards.good_ids[way >> 1], RATE - (way & 1))
    if way & 1:
        given = join_words([given, supply_cube(way >> 1, s.game)], "list-and")
    return _exchanged("action-exchange", {"goods": given}, s)


def _exchange_time(s: PositionData, _: int) -> Message:
    return _exchanged("action-exchange-time", {"time": time_count(RATE)}, s)


def _exchanged(id: str, values: dict[str, object], s: PositionData) -> Message:
    """Add what is got for an exchange, as far as that is known: one unit of the part that is being paid."""
    if step_of(s) != "pay":
        return id, values
    return f"{id}-for", {**values, "part": part(s, 1)}


def _reward_hand(s: PositionData, _: int) -> Message:
    if step_of(s) != "reward":
        return "action-reward-hand", {}
    return "action-reward-hand-of", {"contract": contract(s, s.hands[seat_of(s)])}


def _reward_stack(s: PositionData, _: int) -> Message:
    """Name the contract that would be drawn, if it lies open: one value higher, else of the same value (H-5.5)."""
    if step_of(s) == "reward":
        slot = s.cards.slot[number(s, 0)]
        for top in (s.tops[slot + 1], s.tops[slot]):
            if top != EMPTY:
                return "action-reward-stack-of", {"contract": contract(s, top)}
    return "action-reward-stack", {}


def _offer_money(s: PositionData, kind: int) -> Message:
    return _offer(s, money_count(1 if kind else 5), 0)


def _offer_time(s: PositionData, _: int) -> Message:
    return _offer(s, time_count(1), 1)


def _offer(s: PositionData, what: Message, kind: int) -> Message:
    more = step_of(s) == "offer" and _own_bid(s)[kind] > 0
    return "action-offer", {"what": what, "more": "yes" if more else "no"}


def _own_bid(s: PositionData) -> tuple[int, int]:
    """Return the money and the time that the deciding player has offered so far."""
    seat = seat_of(s)
    return s.bids[seat], s.bids[s.players + seat]


def _swap(s: PositionData, _: int) -> Message:
    if step_of(s) != "swap":
        return "action-swap", {}
    return "action-swap-for", {"instead": swap(s)["instead"], "offered": offer_list(s)}


def _join(s: PositionData, _: int) -> Message:
    if s.place == EMPTY:
        return "action-join", {}
    return "action-join-to", {"to": place(s, s.place, "to"), "time": time_count(join.cost(s.place))}


def _stay(s: PositionData, _: int) -> Message:
    return "action-stay", {}


_CHOICES: Final[tuple[tuple[int, Callable[[PositionData, int], Message]], ...]] = (
    (DONE, _done),
    (SELL, _sell),
    (BUY_BONUS, _buy),
    (GO, _go),
    (SPLIT, _split),
    (SPLIT_MORE, _split_more),
    (KEEP, _keep),
    (TURN, _turn),
    (LOSE, _lose),
    (PLACE, _turn_cube),
    (PLACE_BEST, _place_best),
    (FULFIL, _fulfil),
    (CHOICE, _fulfil_choice),
    (PAY, _pay),
    (EXCHANGE, _exchange),
    (EXCHANGE_TIME, _exchange_time),
    (JOIN, _join),
    (STAY, _stay),
    (GIVE, _give),
    (TAKE_CONTRACT, _take_contract),
    (TAKE_BONUS, _take_card),
    (REWARD_HAND, _reward_hand),
    (REWARD_STACK, _reward_stack),
    (OFFER_FIVE, _offer_money),
    (OFFER_TIME, _offer_time),
    (SWAP, _swap),
)
"""The first action of each kind, and what says it."""
_FIRST: Final = tuple(first for first, _ in _CHOICES)
