"""Questions as messages: what is to be decided now. See `wording`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from merkator.core.contract import OVER, State
from merkator.core.wording import Message, player
from merkator.games.rome.rules import credit
from merkator.games.rome.rules.actions import OFFERS
from merkator.games.rome.rules.interest import arrears, owed
from merkator.games.rome.rules.piracy import lots_shown
from merkator.games.rome.rules.position_data import CASH, FIELD, LOADS, PositionData
from merkator.games.rome.rules.yard import can_pay, price
from merkator.games.rome.words.money import amount_laid, lender, yard_at
from merkator.games.rome.words.names import cargo, money, name_known
from merkator.games.rome.words.step import cargo_price, field_of, number, seat_of, step_of, table


def question_message(state: State, names: Sequence[str]) -> Message:
    """Return the question that the present decision asks; behind a veil chance may have to answer it."""
    s = table(state)
    step = step_of(s)
    if step == OVER:
        return "ask-over", {}
    return _QUESTIONS[step](s, names) if step in _QUESTIONS else ("ask-chance", {})


def _begin(s: PositionData, _: Sequence[str]) -> Message:
    return "ask-begin", {}


def _ship(s: PositionData, _: Sequence[str]) -> Message:
    """Warn who cannot pay for a ship: without credit they are out (R-4.3)."""
    values: dict[str, object] = {"money": money(s.holdings[seat_of(s)][CASH])}
    return ("ask-ship" if can_pay(s, seat_of(s)) else "ask-ship-poor"), values


def _sum(s: PositionData, _: Sequence[str]) -> Message:
    values = {"at": yard_at(s, number(s, 0)), "money": money(number(s, 1)), "most": number(s, 2)}
    return ("ask-sum-bank" if s.rules.bank else "ask-sum"), values


def _lend(s: PositionData, names: Sequence[str]) -> Message:
    """Say who asks, for how much and for what ship."""
    borrower, ship, total = credit.borrowing(s)
    values = {"whom": player(names, borrower), "money": money(total), "at": yard_at(s, ship)}
    return "ask-lend", {**values, "percent": s.cards.interest}


def _take(s: PositionData, names: Sequence[str]) -> Message:
    ship = number(s, 0)
    seat = seat_of(s)
    missing = price(s, ship // OFFERS, ship % OFFERS) - s.holdings[seat][CASH] - sum(s.taken)
    offerer = credit.offerer(s)
    values = {"money": money(s.offers[offerer]), "at": yard_at(s, ship), "missing": max(missing, 0)}
    if offerer == s.players:
        return "ask-take-bank", values
    return "ask-take", {**values, **lender(s, "take", names)}


def _trade(s: PositionData, _: Sequence[str]) -> Message:
    seat = seat_of(s)
    mine = s.holdings[seat]
    if mine[FIELD] >= s.cards.sea.ports:
        return "ask-trade-at-sea", {}
    at = name_known("field", field_of(s, seat), "at", s.game)
    return "ask-trade", {"at": at, "money": money(mine[CASH]), "room": s.cards.hold - mine[LOADS]}


def _pips(s: PositionData, _: Sequence[str]) -> Message:
    return f"ask-{step_of(s)}", {"pips": number(s, 0)}


def _arrive(s: PositionData, _: Sequence[str]) -> Message:
    seat = seat_of(s)
    at = name_known("field", field_of(s, seat), "at", s.game)
    return "ask-arrive", {"at": at, "money": money(cargo_price(s, seat, s.holdings[seat][FIELD]))}


def _attack(s: PositionData, _: Sequence[str]) -> Message:
    return "ask-attack", {"room": s.cards.hold - s.holdings[seat_of(s)][LOADS]}


def _demand(s: PositionData, names: Sequence[str]) -> Message:
    victim = player(names, number(s, 0))
    if not s.booty:
        return "ask-demand", {"whom": victim}
    return "ask-demand-more", {"whom": victim, "goods": cargo(lots_shown(s, s.booty))}


def _answer(s: PositionData, names: Sequence[str]) -> Message:
    values = {"goods": cargo(lots_shown(s, s.booty)), "money": money(s.cards.compensation)}
    return "ask-answer", {"whom": player(names, number(s, 0)), **values}


def _drop(s: PositionData, _: Sequence[str]) -> Message:
    return "ask-drop", {"count": number(s, 0)}


def _ransom(s: PositionData, _: Sequence[str]) -> Message:
    return "ask-ransom", {"money": money(number(s, 0))}


def _drift(s: PositionData, names: Sequence[str]) -> Message:
    return "ask-drift", {"whom": player(names, number(s, 0)), "fields": number(s, 1)}


def _haven(s: PositionData, _: Sequence[str]) -> Message:
    return "ask-haven", {}


def _fields(s: PositionData, _: Sequence[str]) -> Message:
    return f"ask-{step_of(s)}", {"fields": number(s, 0)}


def _return(s: PositionData, _: Sequence[str]) -> Message:
    return "ask-return", {}


def _repay(s: PositionData, _: Sequence[str]) -> Message:
    return "ask-repay", {"money": money(s.holdings[seat_of(s)][CASH])}


def _amount(s: PositionData, names: Sequence[str]) -> Message:
    seat, to = seat_of(s), number(s, 0)
    late = arrears(s, seat, to)
    values = {"money": money(owed(s, seat, to)), "laid": amount_laid(s, "amount"), **lender(s, "amount", names)}
    return ("ask-amount-late", {**values, "arrears": money(late)}) if late else ("ask-amount", values)


_QUESTIONS: Final[dict[str, Callable[[PositionData, Sequence[str]], Message]]] = {
    "begin": _begin,
    "ship": _ship,
    "sum": _sum,
    "lend": _lend,
    "take": _take,
    "trade": _trade,
    "voucher": _pips,
    "move": _pips,
    "arrive": _arrive,
    "attack": _attack,
    "demand": _demand,
    "answer": _answer,
    "escape": _pips,
    "drop": _drop,
    "ransom": _ransom,
    "drift": _drift,
    "haven": _haven,
    "wind": _fields,
    "pilot": _fields,
    "return": _return,
    "repay": _repay,
    "amount": _amount,
}
"""What asks in each step. In the others nobody is asked."""
