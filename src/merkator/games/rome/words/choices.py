"""Choices as messages: what can be done now, and what it means. See `wording`."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from typing import Final

from merkator.core.contract import State
from merkator.core.wording import Message, join_words, player
from merkator.games.rome.rules.actions import (
    ASK,
    ATTACK,
    BEGIN,
    BUILD,
    BUY,
    DECLINE,
    DEMAND,
    DONE,
    DRAW,
    DROP,
    FIGHT,
    GIVE_UP,
    LAY,
    LAY_ALL,
    PAY,
    REPAY,
    RETURN,
    SAIL,
    SELL,
    STAY,
    VOUCHER,
    YIELD,
    lot_good,
    lot_loads,
)
from merkator.games.rome.rules.interest import arrears, lender_name, owed
from merkator.games.rome.rules.piracy import lots_shown
from merkator.games.rome.rules.position_data import FIELD, LOADS, PositionData
from merkator.games.rome.words.money import ask, build, creditor, decline, done_with_sum, lay, lay_all, pass_ship
from merkator.games.rome.words.names import cargo, loads, money, name_known, plain
from merkator.games.rome.words.sail import sail, stay
from merkator.games.rome.words.step import number, price_in, seat_of, step_of, table


def action_message(state: State, action: int, names: Sequence[str]) -> Message:
    """Return the words for a choice, with what it means in this position."""
    s = table(state)
    s.game.notation(action)  # BadNotation when there is no such action
    first, said = _CHOICES[bisect_right(_FIRST, action) - 1]
    return said(s, action - first, names)


def _done(s: PositionData, _: int, names: Sequence[str]) -> Message:
    step = step_of(s)
    if step == "ship":
        return pass_ship(s)
    if step in ("sum", "lend", "take", "amount"):
        return done_with_sum(s, step, names)
    if step == "trade":
        return "action-done-trade", {"cost": money(s.cards.running_cost)}
    if step == "arrive":
        return "action-done-arrive", {"sold": "yes" if number(s, 0) else "no"}
    if step in ("attack", "demand", "return", "repay"):
        return f"action-done-{step}", {}
    return "action-done", {}


def _begin(s: PositionData, port: int, _: Sequence[str]) -> Message:
    goods = [plain(s.cards.good_ids[good]) for good in s.cards.symbols[port]]
    at = name_known("port", s.cards.port_ids[port], "at", s.game)
    return "action-begin", {"at": at, "goods": join_words(goods, "list-more")}


def _lot(s: PositionData, code: int) -> Message:
    return loads(s.cards.good_ids[lot_good(code)], lot_loads(code))


def _sell(s: PositionData, code: int, _: Sequence[str]) -> Message:
    """Say what a lot brings where the ship lies, and how much that is above the buying price."""
    seat, good, count = seat_of(s), lot_good(code), lot_loads(code)
    port = s.holdings[seat][FIELD]
    price = price_in(s, seat, port, good) if 0 <= port < s.cards.sea.ports else 0
    if not price:
        return "action-sell", {"goods": _lot(s, code)}
    gain = count * (price - s.cards.buy_price[good])
    values = {"goods": _lot(s, code), "money": money(count * price), "gain": abs(gain)}
    return "action-sell-above" if gain >= 0 else "action-sell-below", values


def _buy(s: PositionData, code: int, _: Sequence[str]) -> Message:
    price = s.cards.buy_price[lot_good(code)]
    return "action-buy", {"goods": _lot(s, code), "money": money(lot_loads(code) * price)}


def _demand(s: PositionData, code: int, _: Sequence[str]) -> Message:
    """Say when only a part of a lot fits in (R-5.3)."""
    if step_of(s) == "demand":
        room = s.cards.hold - s.holdings[seat_of(s)][LOADS] - sum([lot_loads(lot) for lot in s.booty])
        if 0 < room < lot_loads(code):
            return "action-demand-part", {"goods": _lot(s, code), "room": room}
    return "action-demand", {"goods": _lot(s, code)}


def _drop(s: PositionData, code: int, _: Sequence[str]) -> Message:
    return "action-drop", {"goods": _lot(s, code), "count": lot_loads(code)}


def _return(s: PositionData, good: int, _: Sequence[str]) -> Message:
    return "action-return", {"good": plain(s.cards.good_ids[good]), "money": money(s.cards.penalty[good])}


def _repay(s: PositionData, lender: int, names: Sequence[str]) -> Message:
    debt, late = owed(s, seat_of(s), lender), arrears(s, seat_of(s), lender)
    values = {"whom": creditor(names, lender_name(lender)), "money": money(debt), "debt": debt}
    return ("action-repay-late", {**values, "arrears": money(late)}) if late else ("action-repay", values)


def _draw(s: PositionData, _: int, __: Sequence[str]) -> Message:
    return "action-draw", {}


def _voucher(s: PositionData, _: int, __: Sequence[str]) -> Message:
    if step_of(s) != "voucher":
        return "action-voucher", {}
    return "action-voucher-pips", {"pips": number(s, 0)}


def _attack(s: PositionData, victim: int, names: Sequence[str]) -> Message:
    lots = lots_shown(s, s.cargo[victim]) if victim < s.players else []
    if not lots:
        return "action-attack", {"whom": player(names, victim)}
    return "action-attack-cargo", {"whom": player(names, victim), "goods": cargo(lots)}


def _yield(s: PositionData, _: int, __: Sequence[str]) -> Message:
    return ("action-yield-of", {"goods": cargo(lots_shown(s, s.booty))}) if s.booty else ("action-yield", {})


def _fight(s: PositionData, _: int, __: Sequence[str]) -> Message:
    return "action-fight", {}


def _pay(s: PositionData, _: int, __: Sequence[str]) -> Message:
    return ("action-pay-of", {"money": money(number(s, 0))}) if step_of(s) == "ransom" else ("action-pay", {})


def _give_up(s: PositionData, _: int, __: Sequence[str]) -> Message:
    if step_of(s) != "ransom":
        return "action-give-up", {}
    return "action-give-up-of", {"goods": cargo(lots_shown(s, s.cargo[seat_of(s)]))}


_CHOICES: Final[tuple[tuple[int, Callable[[PositionData, int, Sequence[str]], Message]], ...]] = (
    (DONE, _done),
    (BEGIN, _begin),
    (SELL, _sell),
    (BUY, _buy),
    (DEMAND, _demand),
    (DROP, _drop),
    (RETURN, _return),
    (BUILD, build),
    (ASK, ask),
    (LAY, lay),
    (LAY_ALL, lay_all),
    (DECLINE, decline),
    (REPAY, _repay),
    (DRAW, _draw),
    (VOUCHER, _voucher),
    (ATTACK, _attack),
    (YIELD, _yield),
    (FIGHT, _fight),
    (PAY, _pay),
    (GIVE_UP, _give_up),
    (STAY, stay),
    (SAIL, sail),
)
"""The first action of each kind, and what says it."""
_FIRST: Final = tuple(first for first, _ in _CHOICES)
