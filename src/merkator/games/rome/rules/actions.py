"""The action space: every small choice of the game has one number and one text.

A lot is named by its good and its loads; its *code* is good × 5 + loads − 1. The fields of the sea come last, because
their number depends on the map; all other numbers are the same for all card sets.
"""

from __future__ import annotations

from typing import Final

from merkator.core.notation import Vocabulary
from merkator.games.rome.cards.cardset import CardSet
from merkator.games.rome.rules.sea import field_ids

PORTS: Final = 24
GOODS: Final = 21
FATUM_CARDS: Final = 32
SEATS: Final = 6
BANK: Final = SEATS
"""The bank as a lender (R-4.2, option bank): the number after all seats."""
YARDS: Final = 5
NOTES: Final = 5
MOST_LOADS: Final = 5
LOTS: Final = GOODS * MOST_LOADS
# Kept offers that lower the price of a ship, one bit each.
AT_YARD: Final = 1
DISCOUNT: Final = 2
SUBSIDY: Final = 4
OFFERS: Final = 8
OFFER_WORDS: Final = ("offer", "discount", "subsidy")

DONE: Final = 0
BEGIN: Final = 1
SELL: Final = BEGIN + PORTS
BUY: Final = SELL + LOTS
DEMAND: Final = BUY + LOTS
DROP: Final = DEMAND + LOTS
RETURN: Final = DROP + LOTS
BUILD: Final = RETURN + GOODS
ASK: Final = BUILD + YARDS * OFFERS
LAY: Final = ASK + YARDS * OFFERS
LAY_ALL: Final = LAY + NOTES
DECLINE: Final = LAY_ALL + 1
REPAY: Final = DECLINE + 1
DRAW: Final = REPAY + SEATS + 1
VOUCHER: Final = DRAW + 1
ATTACK: Final = VOUCHER + 1
YIELD: Final = ATTACK + SEATS
FIGHT: Final = YIELD + 1
PAY: Final = FIGHT + 1
GIVE_UP: Final = PAY + 1
STAY: Final = GIVE_UP + 1
SAIL: Final = STAY + 1


def lot_code(good: int, loads: int) -> int:
    """Return the code of a lot.

    >>> lot_code(7, 3), lot_good(37), lot_loads(37)
    (37, 7, 3)
    """
    return good * MOST_LOADS + loads - 1


def lot_good(code: int) -> int:
    """Return the good of a lot."""
    return code // MOST_LOADS


def lot_loads(code: int) -> int:
    """Return how many loads a lot has."""
    return code % MOST_LOADS + 1


def vocabulary(cards: CardSet) -> Vocabulary:
    """Return the texts of all actions, in the order of their numbers."""
    ports = [port.id for port in cards.ports]
    goods = [good.id for good in cards.goods]
    lots = [f"{loads} {good}" for good in goods for loads in range(1, MOST_LOADS + 1)]
    ships = [yard + _with(offers) for yard in yard_ids(cards) for offers in range(OFFERS)]
    texts = ["done"]
    texts += [f"begin {port}" for port in ports]
    texts += [f"sell {lot}" for lot in lots]
    texts += [f"buy {lot}" for lot in lots]
    texts += [f"demand {lot}" for lot in lots]
    texts += [f"drop 1 of {lot}" for lot in lots]
    texts += [f"return {good}" for good in goods]
    texts += [f"build {ship}" for ship in ships]
    texts += [f"ask {ship}" for ship in ships]
    texts += [f"lay {note}" for note in cards.figures.notes] + ["lay all", "decline"]
    texts += [f"repay {seat}" for seat in range(SEATS)] + ["repay bank"]
    texts += ["draw", "voucher"]
    texts += [f"attack {seat}" for seat in range(SEATS)]
    texts += ["yield", "fight", "pay", "give up", "stay"]
    texts += [f"sail {field}" for field in field_ids(cards)]
    return Vocabulary("action of rome", texts)


def yard_ids(cards: CardSet) -> list[str]:
    """Return the ports with a yard."""
    return [port.id for port in cards.ports if port.yard]


def _with(offers: int) -> str:
    words = [word for bit, word in enumerate(OFFER_WORDS) if offers >> bit & 1]
    return " with " + " ".join(words) if words else ""
