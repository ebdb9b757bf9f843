"""Cards of fate: drawn on doubles, shown to all, obeyed at once (R-3.1, R-3.4).

What a card does to money and vouchers is done here; `fatum_cargo` and `fatum_sail` hold what it does to the rest.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable
from typing import Any, Final

from merkator.core.contract import FIRST, SEAT, STEP, TOP
from merkator.games.rome.rules import fatum_cargo, fatum_sail
from merkator.games.rome.rules.actions import lot_good, lot_loads
from merkator.games.rome.rules.cards import FATUM
from merkator.games.rome.rules.move import give_vouchers
from merkator.games.rome.rules.position_data import CASH, LOADS, OBEYED_STEP, OUT, SKIP, PositionData


def options(s: PositionData) -> list[int]:
    """Draw a card and obey it. Nobody is asked, unless the card gives a choice."""
    if s.waiting >= 0:
        return []
    seat = s.agenda[SEAT]
    if not s.pile and not s.under:  # all cards are kept
        del s.agenda[TOP]
        return []
    card = _next(s)
    if card < 0:
        s.waiting = FATUM
        return []
    s.shown = card
    if s.events is not None:
        s.tell("fatum", seat, {"card": s.cards.fatum_ids[card]})
    if s.cards.keep[card]:
        del s.agenda[TOP]
        _keep(s, seat, card)
        return []
    s.agenda[STEP] = OBEYED_STEP
    s.agenda[FIRST] = card
    _OBEY[s.cards.effect[card]](s, seat, card)
    return []


def obeyed_options(s: PositionData) -> list[int]:
    """Put the card under the pile now that it has been carried out (R-3.1). Nobody is asked."""
    card = s.agenda[FIRST]
    del s.agenda[TOP]
    s.under = [*s.under, card]
    return []


def _next(s: PositionData) -> int:
    """Take the top card: one of the unknown ones, then those put under the pile in their order."""
    if s.pile:
        s.pile = s.pile[:]
        return s.draw(FATUM, s.pile)
    card = s.under[0]
    s.under = s.under[1:]
    return card


def _keep(s: PositionData, seat: int, card: int) -> None:
    """Lay the card open before its owner until it is spent (R-3.12)."""
    kept = s.kept[seat][:]
    insort(kept, card)
    s.kept[seat] = kept


def _skip(s: PositionData, seat: int, card: int) -> None:
    s.holdings[seat][SKIP] += s.cards.first[card]


def _star(s: PositionData, seat: int, card: int) -> None:
    give_vouchers(s, seat, s.cards.first[card])


def _pay(s: PositionData, seat: int, card: int) -> None:
    s.pay_bank(seat, s.cards.first[card], "fatum")


def _pay_per_load(s: PositionData, seat: int, card: int) -> None:
    """Pay for each load, the minimum also with an empty hold (R-3.11)."""
    s.pay_bank(seat, max(s.cards.second[card], s.cards.first[card] * s.holdings[seat][LOADS]), "fatum")


def _all_pay(s: PositionData, seat: int, card: int) -> None:
    """Let everyone still in the game pay, with or without a ship (R-3.11)."""
    for other in range(s.players):
        if not s.holdings[other][OUT]:
            s.pay_bank(other, s.cards.first[card], "fatum")


def _pay_percent(s: PositionData, seat: int, card: int) -> None:
    """Pay a part of the cash, rounded down to full 100s; nothing without cash (R-3.11)."""
    cash = s.holdings[seat][CASH]
    part = cash * s.cards.first[card] // 100
    if part >= 100:
        s.pay_bank(seat, min(part - part % 100, s.cards.second[card]), "fatum")


def _receive(s: PositionData, seat: int, card: int) -> None:
    _get(s, seat, s.cards.first[card])


def _receive_per_good(s: PositionData, seat: int, card: int) -> None:
    """Receive for each load of a good, the minimum also with an empty hold (R-3.11)."""
    good = s.cards.fatum_goods[card][0]
    loads = sum([lot_loads(code) for code in s.cargo[seat] if lot_good(code) == good])
    _get(s, seat, max(s.cards.second[card], s.cards.first[card] * loads))


def _get(s: PositionData, seat: int, amount: int) -> None:
    s.holdings[seat][CASH] += amount
    if s.events is not None:
        s.tell("received", seat, {"amount": amount})


def _collect(s: PositionData, seat: int, card: int) -> None:
    """Let every other player still in the game pay in full (R-3.11, R-2.8)."""
    amount = s.cards.first[card]
    for other in range(s.players):
        if other != seat and not s.holdings[other][OUT]:
            s.holdings[other][CASH] -= amount
            s.holdings[seat][CASH] += amount
            if s.events is not None:
                s.tell("gave", other, {"to": seat, "amount": amount})


# By effect, in the order of cards.py.
_OBEY: Final[tuple[Callable[[Any, int, int], None], ...]] = (
    fatum_cargo.storm,
    fatum_cargo.reef,
    fatum_cargo.fire,
    fatum_cargo.jettison,
    fatum_cargo.leak,
    fatum_cargo.spoil,
    fatum_cargo.ransom,
    _skip,
    fatum_sail.drift,
    fatum_sail.quarantine,
    fatum_sail.wind,
    fatum_sail.breeze,
    fatum_sail.pilot,
    _star,
    _pay_per_load,
    _pay,
    _all_pay,
    _pay_percent,
    _receive,
    _receive_per_good,
    _collect,
    _keep,
    _keep,
    _keep,
    _keep,
    fatum_cargo.partner,
)
