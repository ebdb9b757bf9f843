"""Trade in port: sell, then buy (R-2.1 to R-2.4); selling on arrival."""

from __future__ import annotations

from typing import Final

from merkator.core.contract import FIRST, SEAT, SECOND, TOP
from merkator.core.errors import Reason
from merkator.games.rome.rules import hand, repay
from merkator.games.rome.rules.actions import BUY, DEMAND, DONE, DRAW, REPAY, SELL, lot_code, lot_good, lot_loads
from merkator.games.rome.rules.cards import BONUS_NEXT_SALE
from merkator.games.rome.rules.position_data import CARDS, CASH, FIELD, LOADS, PositionData

# A frame: whether something was sold in this stop, and whether something was bought.
_SOLD: Final = FIRST
_BOUGHT: Final = SECOND


def options(s: PositionData) -> list[int]:
    """List what can be sold, bought and repaid before the roll."""
    agenda = s.agenda
    seat = agenda[SEAT]
    field = s.holdings[seat][FIELD]
    found = repay.lenders(s, seat) if s.loans else []
    open_to_buy = False
    if field < s.cards.sea.ports:
        if not agenda[_BOUGHT]:
            found += sales(s, seat, field)
        open_to_buy = _could_buy(s, seat, field)
        if open_to_buy:
            found += _purchases(s, seat, field)
    if not found and not open_to_buy:
        _close(s)
        return []
    found.append(DONE)
    return found


def _could_buy(s: PositionData, seat: int, port: int) -> bool:
    """Say whether a purchase is possible for all the others know: they must not learn more from a passed question."""
    mine = s.holdings[seat]
    return mine[CARDS] > 0 and mine[LOADS] < s.cards.hold and mine[CASH] >= s.cards.cheapest[port]


def sales(s: PositionData, seat: int, port: int) -> list[int]:
    """List the lots aboard that this port takes (R-2.4); two equal lots are one choice."""
    prices = s.cards.sell_price[port]
    found: list[int] = []
    before = -1
    for code in s.cargo[seat]:
        if code != before and prices[lot_good(code)]:
            found.append(SELL + code)
        before = code
    return found


def _purchases(s: PositionData, seat: int, port: int) -> list[int]:
    """List the lots that can be bought: card in hand, symbol, room and cash (R-2.2, R-2.3)."""
    mine = s.holdings[seat]
    cards = s.hands[seat]
    room = s.cards.hold - mine[LOADS]
    cash = mine[CASH]
    found: list[int] = []
    for good in s.cards.symbols[port]:
        if cards[good]:
            most = min(room, cash // s.cards.buy_price[good])
            first = BUY + lot_code(good, 1)
            found.extend(range(first, first + most))
    return found


def choose(s: PositionData, action: int) -> None:
    """Sell a lot, buy one, repay a loan, or be done."""
    agenda = s.agenda
    seat = agenda[SEAT]
    if action == DONE:
        _close(s)
    elif action >= REPAY:
        repay.begin(s, seat, action - REPAY)
    elif action >= BUY:
        agenda[_BOUGHT] = 1
        buy(s, seat, action - BUY)
    else:
        agenda[_SOLD] = 1
        sell(s, seat, action - SELL)


def _close(s: PositionData) -> None:
    """End the stop; a card that counted for its sales is spent (R-3.12)."""
    agenda = s.agenda
    seat = agenda[SEAT]
    sold = agenda[_SOLD]
    del agenda[TOP]
    if sold:
        _spend_bonus(s, seat)


def arrive_options(s: PositionData) -> list[int]:
    """List what can be sold in the port reached; selling is optional, lot by lot (R-2.1)."""
    seat = s.agenda[SEAT]
    found = sales(s, seat, s.holdings[seat][FIELD])
    if not found:
        _close(s)
        return []
    found.append(DONE)
    return found


def sell(s: PositionData, seat: int, code: int) -> None:
    """Sell a whole lot; its card goes back to the bank (R-2.4)."""
    mine = s.holdings[seat]
    good, loads = lot_good(code), lot_loads(code)
    price = s.cards.sell_price[mine[FIELD]][good] + sale_bonus(s, seat)
    mine[CASH] += loads * price
    hand.unload(s, seat, code)
    s.returned = hand.change_count(s.returned, good, 1)
    if s.events is not None:
        values: dict[str, object] = {
            "good": s.cards.good_ids[good],
            "loads": loads,
            "price": price,
            "amount": loads * price,
            "port": s.cards.port_ids[mine[FIELD]],
        }
        s.tell("sold", seat, values)
    hand.check_last(s, seat)


def buy(s: PositionData, seat: int, code: int) -> None:
    """Buy a lot with the card in hand, for cash (R-2.2)."""
    mine = s.holdings[seat]
    good, loads = lot_good(code), lot_loads(code)
    price = s.cards.buy_price[good]
    mine[CASH] -= loads * price
    hand.play_out(s, seat, good)
    hand.load(s, seat, good, loads)
    if s.events is not None:
        values: dict[str, object] = {
            "good": s.cards.good_ids[good],
            "loads": loads,
            "price": price,
            "amount": loads * price,
            "port": s.cards.port_ids[mine[FIELD]],
        }
        s.tell("bought", seat, values)


def sale_bonus(s: PositionData, seat: int) -> int:
    """Return what each load brings more because of kept cards (R-3.12)."""
    cards = s.cards
    return sum([cards.first[card] for card in s.kept[seat] if cards.effect[card] == BONUS_NEXT_SALE])


def _spend_bonus(s: PositionData, seat: int) -> None:
    cards = s.cards
    for card in s.kept[seat]:
        if cards.effect[card] == BONUS_NEXT_SALE:
            spend(s, seat, card)


def spend(s: PositionData, seat: int, card: int) -> None:
    """Put a kept Fatum card under the pile (R-3.1)."""
    s.kept[seat] = [other for other in s.kept[seat] if other != card]
    s.under = [*s.under, card]
    if s.events is not None:
        s.tell("spent", seat, {"card": s.cards.fatum_ids[card]})


def reason(s: PositionData, action: int) -> Reason:
    """Say why an action is not among the options of trading before the roll."""
    agenda = s.agenda
    seat = agenda[SEAT]
    if SELL <= action < BUY:
        if agenda[_BOUGHT]:
            return Reason("sell-first", "selling comes before buying (R-2.1)")
        return _sale_reason(s, seat, action - SELL)
    if BUY <= action < DEMAND:
        return _purchase_reason(s, seat, action - BUY)
    if REPAY <= action < DRAW:
        return repay.lender_reason(s, seat, action - REPAY)
    return Reason("trade", "the turn starts with trade: sell, then buy, then say done (R-2.1)")


def arrive_reason(s: PositionData, action: int) -> Reason:
    """Say why an action is not among the options of selling on arrival."""
    if SELL <= action < BUY:
        return _sale_reason(s, s.agenda[SEAT], action - SELL)
    if BUY <= action < DEMAND:
        return Reason("buy-before", "you can buy goods only before the roll, in the port where your ship is (R-2.1)")
    return Reason("arrive", "the ship has reached a port: sell, or say done (R-2.1)")


def _sale_reason(s: PositionData, seat: int, code: int) -> Reason:
    field = s.holdings[seat][FIELD]
    good = s.cards.good_ids[lot_good(code)]
    if code not in s.cargo[seat]:
        return Reason("no-lot", "no such lot is aboard; lots are sold whole (R-2.2)")
    if field >= s.cards.sea.ports:
        return Reason("not-in-port", "the ship is not in a port (R-2.1)")
    port = s.cards.port_ids[field]
    return Reason("no-market", "{port} does not take {good} (R-2.4)", port=port, good=good)


def _purchase_reason(s: PositionData, seat: int, code: int) -> Reason:
    mine = s.holdings[seat]
    good, loads = lot_good(code), lot_loads(code)
    name = s.cards.good_ids[good]
    if mine[FIELD] >= s.cards.sea.ports:
        return Reason("not-in-port", "the ship is not in a port (R-2.1)")
    if good not in s.cards.symbols[mine[FIELD]]:
        port = s.cards.port_ids[mine[FIELD]]
        return Reason("no-symbol", "{port} does not sell {good} (R-2.2)", port=port, good=name)
    if not s.hands[seat][good]:
        return Reason("no-card", "you have no {good} card in hand (R-2.2)", good=name)
    room = s.cards.hold - mine[LOADS]
    if loads > room:
        return Reason("no-room", "the free room in the hold is {room} (R-2.3)", room=room)
    price = loads * s.cards.buy_price[good]
    return Reason("too-dear", "it costs {price}, and you have {cash} (R-2.2)", price=price, cash=mine[CASH])
