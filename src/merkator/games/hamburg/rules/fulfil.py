"""Fulfilling contracts (section 5): choose one, pay it, draw the reward."""

from __future__ import annotations

from merkator.core.contract import FIRST, FOURTH, SEAT, SECOND, THIRD, TOP
from merkator.core.errors import Reason
from merkator.games.hamburg.rules import hand, offers, payment, stacks
from merkator.games.hamburg.rules.actions import (
    CHOICE,
    DONE,
    EXCHANGE,
    FULFIL,
    GOODS,
    JOIN,
    PAY,
    PEACE,
    REWARD_HAND,
    REWARD_STACK,
)
from merkator.games.hamburg.rules.cards import Cards
from merkator.games.hamburg.rules.position_data import (
    EMPTY,
    FULFIL_STEP,
    ONLY_DONE,
    PAY_STEP,
    PEACE_WON,
    REWARD_STEP,
    SUPPLY,
    PositionData,
)
from merkator.games.hamburg.rules.turn import trigger_final

# The frame of a payment: the contract, the index of the part being paid, its open units, the lowest way allowed.


def options(s: PositionData) -> list[int]:
    """List the contracts for this place that can be paid, plainly or by choice, and done (H-5.1)."""
    choices = ONLY_DONE
    seat = s.agenda[SEAT]
    here = s.place
    cards = s.cards
    places = cards.contract_place
    for contract in s.contracts[seat]:
        if places[contract] == here and contract not in s.used:
            choices = choices + _fulfil_options(cards, s.holdings[seat], contract)
    if s.rules.expert:
        choices = choices + hand.options(s, seat)
    return choices


def begin(s: PositionData, seat: int) -> None:
    """Let someone who joined fulfil contracts, if any is for this place: four times out of five none is."""
    here = s.place
    places = s.cards.contract_place
    for contract in s.contracts[seat]:
        if places[contract] == here:
            s.push(FULFIL_STEP, seat)
            return


def _fulfil_options(cards: Cards, mine: list[int], contract: int) -> list[int]:
    """List how a contract can be paid: plainly, by choice, or not at all."""
    pieces = payment.plainly(cards, mine, contract)
    if not pieces:
        parts = cards.parts[contract]
        return [CHOICE + contract] if payment.payable(cards, mine, parts, 0, parts[1], 0) else []
    if payment.otherwise(cards, mine, contract, pieces):
        return [FULFIL + contract, CHOICE + contract]
    return [FULFIL + contract]


def choose(s: PositionData, action: int) -> None:
    """Fulfil a contract, or end the step."""
    agenda = s.agenda
    seat = agenda[SEAT]
    if action == DONE:
        del agenda[TOP]
    elif hand.is_taking(action):
        hand.take(s, seat, action)
    elif action >= CHOICE:
        contract = action - CHOICE
        s.push(PAY_STEP, seat, contract, 0, s.cards.parts[contract][1], 0)
    else:
        contract = action - FULFIL
        mine = s.holdings[seat]
        pieces = payment.plainly(s.cards, mine, contract)
        for good in range(GOODS):
            mine[good] = mine[good] - pieces[good]
        if s.events is not None:
            s.tell("paid", seat, {"goods": s.goods_by_id(pieces), "from": "office"})
        _fulfilled(s, seat, contract)


def pay_options(s: PositionData) -> list[int]:
    """List the ways to pay the next unit (H-5.2, H-5.6, H-5.7)."""
    agenda = s.agenda
    mine = s.holdings[agenda[SEAT]]
    parts = s.cards.parts[agenda[FIRST]]
    found = payment.ways(s.cards, mine, parts, agenda[SECOND], agenda[THIRD], agenda[FOURTH])
    return [PAY + way for way in found]


def pay_choose(s: PositionData, action: int) -> None:
    """Pay one unit; after the last one the contract is fulfilled."""
    agenda = s.agenda
    seat = agenda[SEAT]
    contract = agenda[FIRST]
    at = agenda[SECOND]
    parts = s.cards.parts[contract]
    way = action - PAY
    payment.spend(s.holdings[seat], way, 1)
    if s.events is not None:
        _tell_payment(s, seat, way)
    units = agenda[THIRD] - 1
    agenda[THIRD] = units
    agenda[FOURTH] = payment.next_floor(parts[at], way)
    if units == 0:
        at += 2
        if at == len(parts):
            del agenda[TOP]
            _fulfilled(s, seat, contract)
            return
        agenda[SECOND] = at
        agenda[THIRD] = parts[at + 1]
        agenda[FOURTH] = 0


def _tell_payment(s: PositionData, seat: int, way: int) -> None:
    if way == payment.BY_TIME:
        s.tell("exchanged", seat, {"time": payment.RATE})
        return
    good = s.cards.good_ids[(way % payment.EXCHANGES) >> 1]
    source = "supply" if way & 1 else "office"
    if way >= payment.EXCHANGES:
        s.tell("exchanged", seat, {"good": good, "count": payment.RATE, "from": source})
    else:
        s.tell("paid", seat, {"goods": {good: 1}, "from": source})


def _fulfilled(s: PositionData, seat: int, contract: int) -> None:
    """Keep the contract (H-5.3), at most once a turn (H-5.1), and draw the reward."""
    s.used = [*s.used, contract]
    if s.events is not None:
        s.tell("fulfilled", seat, {"contract": s.cards.contract_ids[contract]})
    slot = s.cards.slot[contract]
    if hand.reward_slot(s, seat) == slot + 1:  # H-10.3: that card, or what the stacks give
        stacks.renew(s, slot + 1, seat)
        if s.tops[slot + 1] == EMPTY:
            stacks.renew(s, slot, seat)
        s.push(REWARD_STEP, seat, contract)
    else:
        _draw_reward(s, seat, contract)


def _draw_reward(s: PositionData, seat: int, contract: int) -> None:
    """Take a contract one value higher, else one of the same value, else nothing (H-5.4, H-5.5, H-9.8)."""
    slot = s.cards.slot[contract] + 1
    reward = stacks.take(s, slot, seat)
    if reward == EMPTY:
        slot -= 1
        reward = stacks.take(s, slot, seat)
    if reward == EMPTY:
        if s.events is not None:
            s.tell("unrewarded", seat, {"contract": s.cards.contract_ids[contract]})
        return
    _receive(s, seat, reward)
    if reward == PEACE:
        trigger_final(s, PEACE_WON, seat)  # H-7.1
    offers.begin(s, seat, slot, reward)


def _receive(s: PositionData, seat: int, contract: int) -> None:
    s.receive(seat, contract)
    if s.events is not None:
        s.tell("drew", seat, {"contract": s.cards.contract_ids[contract]})


def reward_options(s: PositionData) -> list[int]:
    """Ask whether the reward is the contract in the hand or comes from the stacks (H-10.3)."""
    return [REWARD_HAND, REWARD_STACK]


def reward_choose(s: PositionData, action: int) -> None:
    """Take the contract out of the hand, or draw."""
    seat = s.agenda[SEAT]
    contract = s.agenda[FIRST]
    del s.agenda[TOP]
    if action == REWARD_HAND:
        card = s.hands[seat]
        s.take_in_hand(seat, EMPTY)
        _receive(s, seat, card)
    else:
        _draw_reward(s, seat, contract)


def reward_reason(s: PositionData, action: int) -> Reason:
    """Say why an action is not among the options of this step."""
    return Reason("reward", "choose whether the reward comes from your hand or from the stack (H-10.3)")


def reason(s: PositionData, action: int) -> Reason:
    """Say why an action is not among the options of this step."""
    if hand.is_taking(action):
        return hand.reason(s, s.agenda[SEAT])
    if not FULFIL <= action < PAY:
        return Reason("fulfilling", "this is the fulfilling step (H-2.1)")
    seat = s.agenda[SEAT]
    contract = action - FULFIL if action < CHOICE else action - CHOICE
    if contract not in s.contracts[seat]:
        return Reason("not-held", "you do not hold this contract")
    if s.cards.contract_place[contract] != s.place:
        english = "the Merkator is in {place}, not in this contract's place (H-5.1)"
        return Reason("elsewhere", english, place=s.cards.place_ids[s.place])
    if contract in s.used:
        return Reason("once", "each contract can be fulfilled only once per turn (H-5.1)")
    if FULFIL + contract in s.choices:
        return Reason("no-choice", "there is only one way to pay, so there is nothing to choose")
    if CHOICE + contract in s.choices:
        return Reason("choice", "your office does not cover it outright: fulfil it by choice (H-5.6, H-5.7)")
    return Reason("unpayable", "you cannot meet its demand, not even with 4:1, time and supply cubes (H-5.2)")


def pay_reason(s: PositionData, action: int) -> Reason:
    """Say why a way of paying is not possible."""
    if not PAY <= action < JOIN:
        return Reason("paying", "finish paying for the contract first (H-5.2)")
    mine = s.holdings[s.agenda[SEAT]]
    way = action - PAY
    good = (way % payment.EXCHANGES) >> 1
    if action < EXCHANGE:
        there = mine[SUPPLY + (good >> 1)] if way & 1 else mine[good]
        if not there:
            return Reason("none", "you have none of it (H-5.2)")
    english = "it does not pay the part due, or would leave the rest unpayable (H-5.2, H-5.6)"
    return Reason("wrong-part", english)
