"""Ships, credit and sums of money, as messages (R-4.1, R-4.2). See `wording`.

A sum is laid down in notes; each choice says what it comes to.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from merkator.core.wording import Message, join_words, player
from merkator.games.rome.rules import credit
from merkator.games.rome.rules.actions import OFFERS
from merkator.games.rome.rules.cards import NO_CARD
from merkator.games.rome.rules.interest import lender_name
from merkator.games.rome.rules.position_data import PositionData
from merkator.games.rome.rules.yard import can_pay, price, prices
from merkator.games.rome.words.names import money, name_known
from merkator.games.rome.words.step import number, seat_of, step_of

BANK: Final[Message] = ("bank", {})
_SUMS: Final = ("sum", "lend", "take", "amount")
"""The steps in which a sum is laid down."""


def pass_ship(s: PositionData) -> Message:
    """Say what it means to buy no ship: to wait, or to be out (R-4.1, R-4.3)."""
    return ("action-done-ship" if can_pay(s, seat_of(s)) else "action-done-ship-out"), {}


def yard_at(s: PositionData, ship: int) -> Message:
    """Name the port where a ship is bought."""
    return name_known("port", s.cards.port_ids[s.cards.yards[ship // OFFERS]], "at", s.game)


def build(s: PositionData, ship: int, _: Sequence[str]) -> Message:
    """Say what a ship costs, and which kept cards are spent for it."""
    values = {**_ship(s, ship), "money": money(_cost(s, ship))}
    return ("action-build-with" if "cards" in values else "action-build"), values


def ask(s: PositionData, ship: int, _: Sequence[str]) -> Message:
    """Say what a ship costs and how much of that is missing."""
    cost = _cost(s, ship)
    missing = max(credit.missing(s, seat_of(s), cost), 0)
    values = {**_ship(s, ship), "money": money(cost), "missing": missing}
    return ("action-ask-with" if "cards" in values else "action-ask"), values


def _cost(s: PositionData, ship: int) -> int:
    """Return the price of a ship; without offers that are not there."""
    on_sale = dict(prices(s, seat_of(s)))
    return on_sale[ship] if ship in on_sale else price(s, ship // OFFERS, 0)


def _ship(s: PositionData, ship: int) -> dict[str, object]:
    offers = [card for bit, card in enumerate(s.cards.offers) if ship % OFFERS >> bit & 1 and card != NO_CARD]
    values: dict[str, object] = {"at": yard_at(s, ship)}
    if offers:
        cards = [name_known("fatum", s.cards.fatum_ids[card], "", s.game) for card in offers]
        values["cards"] = join_words(cards, "list-and")
    return values


def lay(s: PositionData, note: int, names: Sequence[str]) -> Message:
    """Say what a note adds, and what the sum comes to."""
    amount = s.cards.notes[note]
    step = step_of(s)
    if step not in _SUMS:
        return "action-lay", {"money": money(amount)}
    so_far = amount_laid(s, step)
    values = {"money": money(amount), "total": so_far + amount, "more": "yes" if so_far else "no"}
    return f"action-lay-{step}", {**values, **lender(s, step, names)}


def lay_all(s: PositionData, _: int, names: Sequence[str]) -> Message:
    """Say what the most comes to."""
    step = step_of(s)
    if step not in _SUMS:
        return "action-lay-all", {}
    values = {"money": money(_most(s, step)), **lender(s, step, names)}
    return ("action-lay-all-sum-bank" if step == "sum" and s.rules.bank else f"action-lay-all-{step}"), values


def done_with_sum(s: PositionData, step: str, names: Sequence[str]) -> Message:
    """Say what the sum has come to."""
    so_far = amount_laid(s, step)
    return f"action-done-{step}", {"money": money(so_far), "amount": so_far, **lender(s, step, names)}


def decline(s: PositionData, _: int, __: Sequence[str]) -> Message:
    """Say what it means to take no credit (R-4.3)."""
    out = step_of(s) == "take" and not can_pay(s, seat_of(s))
    return "action-decline", {"out": "yes" if out else "no"}


def lender(s: PositionData, step: str, names: Sequence[str]) -> dict[str, object]:
    """Name the player or the bank that lends or has lent, where the sum is about one."""
    if step == "take":
        offerer = credit.offerer(s)
        return {"whom": creditor(names, offerer if offerer < s.players else None)}
    return {"whom": creditor(names, lender_name(number(s, 0)))} if step == "amount" else {}


def creditor(names: Sequence[str], lender: int | None) -> object:
    """Name a lender as one to whom money goes: a player, or (None) the bank."""
    return BANK if lender is None else player(names, lender)


def amount_laid(s: PositionData, step: str) -> int:
    """Return how much of a sum is laid down."""
    if step == "take":
        return s.taken[credit.offerer(s)]
    return number(s, 1)


def _most(s: PositionData, step: str) -> int:
    """Return what a sum comes to at most."""
    if step == "lend":
        return number(s, 0)
    if step != "take":
        return number(s, 2)
    lender = credit.offerer(s)
    return s.taken[lender] + min(s.offers[lender] - s.taken[lender], number(s, 1) - sum(s.taken))
