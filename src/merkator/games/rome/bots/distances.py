"""Tables for the greedy bot of rome, made once for a card set: turns from field to port, and where goods are sold."""

from __future__ import annotations

from typing import Final

from merkator.games.rome.rules.actions import GOODS
from merkator.games.rome.rules.cards import DOUBLE, LOSE_SHIP_AT_SEA, LOSE_SHIP_IN_PORT, PIPS, REEF, ROLLS, Cards

APPROACH: Final = 1.5  # turns to get to the port where a trip begins, on average
_NEVER: Final = 99.0  # turns to a port that cannot be reached
_DEADLY: Final = {LOSE_SHIP_AT_SEA: 1.0, REEF: 0.7, LOSE_SHIP_IN_PORT: 0.3}  # ships are at sea most of the time


class Distances:
    """What the bot looks up: never changed."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        sea = cards.sea
        self.ports = sea.ports
        far = [[steps if steps <= sea.size else -1 for steps in row] for row in sea.distance]
        expected = expected_turns(max([max(row) for row in far]))
        self.turns = [[expected[steps] if steps >= 0 else _NEVER for steps in row] for row in far]  # [port][field]
        self.buy = cards.buy_price
        self.half = [price * cards.cargo_value / 100 for price in cards.buy_price]  # what a load counts at the end
        self.price = cards.sell_price  # [port][good]
        self.symbols = cards.symbols
        self.markets = [[port for port in range(sea.ports) if cards.sell_price[port][g]] for g in range(GOODS)]
        self.sources = [[port for port in range(sea.ports) if g in cards.symbols[port]] for g in range(GOODS)]
        self.trip = [self._trip(good) for good in range(GOODS)]  # what a load earns in a turn on its best way
        self.deadly = [_DEADLY.get(effect, 0.0) for effect in cards.effect]  # by Fatum card: what it does to ships

    def peril(self, coming: list[int]) -> float:
        """Return how dangerous the Fatum cards are that may come, compared with all of them (1)."""
        if not coming:
            return 1.0
        return (
            sum([self.deadly[card] for card in coming]) / len(coming) * len(self.deadly) / max(sum(self.deadly), 1.0)
        )

    def _trip(self, good: int) -> float:
        found = 0.0
        for source in self.sources[good]:
            for market in self.markets[good]:
                margin = self.price[market][good] - self.buy[good]
                found = max(found, margin / (self.turns[market][source] + APPROACH))
        return found


def expected_turns(longest: int) -> list[float]:
    """Return how many turns a trip of this many fields takes: a port ends a move early, doubles end it at once.

    >>> [round(turns, 2) for turns in expected_turns(21)[::7]]
    [0.0, 1.69, 2.95, 4.17]
    """
    rolls = [PIPS[roll] for roll in ROLLS if not DOUBLE[roll]]
    found = [0.0]
    for steps in range(1, longest + 1):
        rest = sum([found[steps - pips] for pips in rolls if pips < steps])
        found.append((len(ROLLS) + rest) / len(rolls))
    return found
