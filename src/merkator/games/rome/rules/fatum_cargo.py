"""Cards of fate that strike ship and cargo (F01 to F08), and the partner who takes a card (F32)."""

from __future__ import annotations

from typing import Final

from merkator.core.contract import FIRST, SEAT, TOP
from merkator.core.errors import Reason
from merkator.games.rome.rules import hand
from merkator.games.rome.rules.actions import BUILD, DONE, DROP, GIVE_UP, GOODS, PAY, RETURN, lot_good, lot_loads
from merkator.games.rome.rules.cards import PIPS
from merkator.games.rome.rules.loss import lose_ship
from merkator.games.rome.rules.position_data import (
    CARDS,
    CASH,
    DROP_STEP,
    FIELD,
    LOADS,
    RANSOM_STEP,
    RETURN_STEP,
    THROW_STEP,
    PositionData,
)
from merkator.games.rome.rules.roll import dice

_PAY_OR_GIVE_UP: Final = [PAY, GIVE_UP]


def at_sea(s: PositionData, seat: int) -> bool:
    """Say whether a ship is on a sea or star field (R-3.5)."""
    return s.holdings[seat][FIELD] >= s.cards.sea.ports


def storm(s: PositionData, seat: int, card: int) -> None:
    """F01, F02: lose ship and cargo at sea, pay in port."""
    if at_sea(s, seat):
        lose_ship(s, seat, "storm")
    else:
        s.pay_bank(seat, s.cards.first[card], "fatum")


def reef(s: PositionData, seat: int, card: int) -> None:
    """F03: at sea the dice decide."""
    if at_sea(s, seat):
        s.push(THROW_STEP, seat, card)


def throw_options(s: PositionData) -> list[int]:
    """Roll for F03; no second Fatum on doubles (R-3.5). Nobody is asked."""
    if s.waiting >= 0:
        return []
    seat, card = s.agenda[SEAT], s.agenda[FIRST]
    pair = dice(s, seat)
    if pair < 0:
        return []
    del s.agenda[TOP]
    s.dice = pair
    if PIPS[pair] < s.cards.first[card]:
        lose_ship(s, seat, "reef")
    else:
        _lose_all(s, seat)
    return []


def _lose_all(s: PositionData, seat: int) -> None:
    """Lose all lots, the ship stays; the cards are back in the hand (R-3.10)."""
    if s.events is not None:
        for code in s.cargo[seat]:
            _tell_lost(s, seat, code, lot_loads(code))
    hand.lose_cargo(s, seat)


def _tell_lost(s: PositionData, seat: int, code: int, loads: int) -> None:
    s.tell("lost", seat, {"good": s.cards.good_ids[lot_good(code)], "loads": loads})


def fire(s: PositionData, seat: int, card: int) -> None:
    """F04: lose ship and cargo in port."""
    if not at_sea(s, seat):
        lose_ship(s, seat, "fire")


def jettison(s: PositionData, seat: int, card: int) -> None:
    """F05: throw loads overboard."""
    _drop(s, seat, s.cards.first[card])


def leak(s: PositionData, seat: int, card: int) -> None:
    """F06: lose half of the loads, rounded up."""
    _drop(s, seat, (s.holdings[seat][LOADS] + 1) // 2)


def _drop(s: PositionData, seat: int, count: int) -> None:
    """Lose this many loads of any lots; all if there are fewer (R-3.10)."""
    if count >= s.holdings[seat][LOADS]:
        _lose_all(s, seat)
    else:
        s.push(DROP_STEP, seat, count)


def drop_options(s: PositionData) -> list[int]:
    """List the lots of which a load may be lost; two equal lots are one choice."""
    return sorted({DROP + code for code in s.cargo[s.agenda[SEAT]]})


def drop_choose(s: PositionData, action: int) -> None:
    """Lose one load. A lot with loads left stays, smaller; of one without, the card is back in the hand (R-3.10)."""
    agenda = s.agenda
    seat = agenda[SEAT]
    code = action - DROP
    good, loads = lot_good(code), lot_loads(code)
    if s.events is not None:
        _tell_lost(s, seat, code, 1)
    if loads > 1:
        hand.unload(s, seat, code)
        hand.load(s, seat, good, loads - 1)
    else:
        hand.lose_lot(s, seat, code)
    agenda[FIRST] -= 1
    if not agenda[FIRST]:
        del agenda[TOP]


def spoil(s: PositionData, seat: int, card: int) -> None:
    """F07: all loads of some goods are lost."""
    goods = s.cards.fatum_goods[card]
    for code in s.cargo[seat]:
        if lot_good(code) in goods:
            if s.events is not None:
                _tell_lost(s, seat, code, lot_loads(code))
            hand.lose_lot(s, seat, code)


def ransom(s: PositionData, seat: int, card: int) -> None:
    """F08: at sea with cargo, pay or give it up; without the cash it goes (R-3.10)."""
    if not at_sea(s, seat) or not s.cargo[seat]:
        return
    amount = s.cards.first[card]
    if s.holdings[seat][CASH] >= amount:
        s.push(RANSOM_STEP, seat, amount)
    else:
        _lose_all(s, seat)


def ransom_options(s: PositionData) -> list[int]:
    """Ask whether the ransom is paid."""
    return _PAY_OR_GIVE_UP


def ransom_choose(s: PositionData, action: int) -> None:
    """Pay, or give up the cargo."""
    seat, amount = s.agenda[SEAT], s.agenda[FIRST]
    del s.agenda[TOP]
    if action == PAY:
        s.pay_bank(seat, amount, "ransom")
    else:
        _lose_all(s, seat)


def partner(s: PositionData, seat: int, card: int) -> None:
    """F32: a card may be handed back if another one, in hand or aboard, remains (R-3.11)."""
    cards = s.holdings[seat][CARDS]
    if cards and cards + len(s.cargo[seat]) > 1:
        s.push(RETURN_STEP, seat)


def return_options(s: PositionData) -> list[int]:
    """List the cards in hand, and none of them."""
    mine = s.hands[s.agenda[SEAT]]
    found = [RETURN + good for good in range(GOODS) if mine[good]]
    found.append(DONE)
    return found


def return_choose(s: PositionData, action: int) -> None:
    """Hand a card back to the bank, open."""
    seat = s.agenda[SEAT]
    del s.agenda[TOP]
    if action == DONE:
        return
    good = action - RETURN
    hand.play_out(s, seat, good)
    s.returned = hand.change_count(s.returned, good, 1)
    if s.events is not None:
        s.tell("returned", seat, {"good": s.cards.good_ids[good]})


def drop_reason(s: PositionData, action: int) -> Reason:
    """Say why an action is not among the options of losing loads."""
    return Reason("drop", "you must lose loads ({count}): name a lot that is aboard (R-3.10)", count=s.agenda[FIRST])


def ransom_reason(s: PositionData, action: int) -> Reason:
    """Say why an action is not among the options of the ransom."""
    return Reason("ransom", "robbers: pay {amount} or give up the cargo (R-3.10)", amount=s.agenda[FIRST])


def return_reason(s: PositionData, action: int) -> Reason:
    """Say why an action is not among the options of handing a card back."""
    if RETURN <= action < BUILD:
        good = s.cards.good_ids[action - RETURN]
        return Reason("no-card", "you have no {good} card in hand (R-2.2)", good=good)
    return Reason("return", "hand back one card, or none: say done (R-3.11)")
