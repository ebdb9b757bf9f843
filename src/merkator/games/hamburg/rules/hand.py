"""The expert rule (H-10.3): one open card may be taken into the hand, to be bought or drawn later."""

from __future__ import annotations

from merkator.core.errors import Reason
from merkator.games.hamburg.rules import market, stacks
from merkator.games.hamburg.rules.actions import (
    BUY_BONUS,
    BUY_BUILDING,
    CONTRACTS,
    REWARD_HAND,
    TAKE_BONUS,
    TAKE_BUILDING,
    TAKE_CONTRACT,
)
from merkator.games.hamburg.rules.cards import SLOTS, UNKNOWN_BONUS, UNKNOWN_BUILDING
from merkator.games.hamburg.rules.position_data import EMPTY, PositionData


def may_take(s: PositionData, seat: int) -> bool:
    """Say whether a player may take a card now: in an own turn, once, with an empty hand."""
    return s.rules.expert and seat == s.active and s.hands[seat] == EMPTY and not s.took


def options(s: PositionData, seat: int) -> list[int]:
    """List the open cards that may be taken: tops of values 3 to 10, and both offers."""
    if not may_take(s, seat):
        return []
    tops = s.tops[1 : SLOTS - 1]
    found = [TAKE_CONTRACT + card for card in tops if EMPTY < card < CONTRACTS]
    found += [TAKE_BONUS + card for card in s.bonus_offer if card < UNKNOWN_BONUS]
    return found + [TAKE_BUILDING + card for card in s.building_offer if card < UNKNOWN_BUILDING]


def is_taking(action: int) -> bool:
    """Say whether an action takes a card into the hand."""
    return TAKE_CONTRACT <= action < REWARD_HAND


def take(s: PositionData, seat: int, action: int) -> None:
    """Take a card; an offer is refilled at once, an empty stack is not renewed."""
    s.took = True
    if action < TAKE_BONUS:
        card = action - TAKE_CONTRACT
        s.take_in_hand(seat, card)
        stacks.turn_up(s, s.cards.slot[card])
        _tell(s, seat, "contract", s.cards.contract_ids[card])
        return
    bonus = action < TAKE_BUILDING
    purchase = action - TAKE_BONUS + BUY_BONUS  # buildings follow the bonus cards in both
    s.take_in_hand(seat, purchase)
    market.take_out(s, purchase)
    if bonus:
        _tell(s, seat, "bonus", s.cards.bonus_ids[purchase - BUY_BONUS])
    else:
        _tell(s, seat, "building", s.cards.building_ids[purchase - BUY_BUILDING])
    market.refill(s, seat)


def _tell(s: PositionData, seat: int, kind: str, card: str) -> None:
    if s.events is not None:
        s.tell("picked", seat, {kind: card})


def reward_slot(s: PositionData, seat: int) -> int:
    """Return the slot of a contract in the hand, or EMPTY."""
    card = s.hands[seat]
    return s.cards.slot[card] if EMPTY < card < CONTRACTS else EMPTY


def reason(s: PositionData, seat: int) -> Reason:
    """Say why no card, or not this one, can be taken."""
    if not s.rules.expert:
        return Reason("no-hand", "you may hold cards in hand only with the expert rule (H-10.3)")
    if seat != s.active:
        return Reason("own-turn", "you may take cards only in your own turn (H-10.3)")
    if s.hands[seat] != EMPTY:
        return Reason("hand-full", "you may hold only one card in hand (H-10.3)")
    if s.took:
        return Reason("took", "you may take only one card per turn (H-10.3)")
    return Reason("not-open", "this card is not face up, or may not be taken (H-10.3)")
