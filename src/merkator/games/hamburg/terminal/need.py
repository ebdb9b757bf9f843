"""What a player still needs for a contract: what the office covers, what the supply tile can, what is missing."""

from __future__ import annotations

from dataclasses import dataclass

from merkator.games.hamburg.rules import payment
from merkator.games.hamburg.rules.actions import GOODS, MAIN
from merkator.games.hamburg.rules.cards import main_place
from merkator.games.hamburg.rules.position_data import SUPPLY
from merkator.games.hamburg.rules.state import State


@dataclass(frozen=True)
class Part:
    """One part of a demand, and how many of its units each source covers."""

    count: int
    office: int
    supply: int

    @property
    def missing(self) -> int:
        """Units that neither the office nor the supply tile covers."""
        return self.count - self.office - self.supply


@dataclass(frozen=True)
class Need:
    """A contract seen from a player's office."""

    parts: tuple[Part, ...]  # in the order of the demand
    payable: bool  # by any means, 4:1 and time included
    used: bool  # fulfilled in this turn already

    @property
    def covered(self) -> bool:
        """Say whether goods and supply cubes are enough."""
        return all(part.missing == 0 for part in self.parts)


def need(state: State, seat: int, contract: str) -> Need:
    """Look at a contract with the eyes of a player, wherever the Merkator stands.

    Named goods are covered first, then categories, each first from the office: that is not always the cleverest
    division, but `payable` is exact.
    """
    cards = state.cards
    number = cards.contract_ids.index(contract)
    mine = state.holdings[seat]
    wanted = cards.parts[number] if number < len(cards.parts) else []
    goods = mine[:GOODS]
    cubes = mine[SUPPLY : SUPPLY + MAIN]
    found: list[Part] = []
    for at in range(0, len(wanted), 2):
        code, count = wanted[at], wanted[at + 1]
        kinds = [code] * count if code < GOODS else cards.category_goods[code - GOODS]
        found.append(_cover(kinds, count, goods, cubes))
    payable = bool(wanted) and payment.payable(cards, mine, wanted, 0, wanted[1], 0)
    return Need(tuple(found), payable, seat == state.fulfiller and number in state.used)


def _cover(kinds: list[int], count: int, goods: list[int], cubes: list[int]) -> Part:
    """Take what covers a part out of the goods and cubes: each of the kinds at most once."""
    office = supply = 0
    left = []
    for good in kinds:
        if office < count and goods[good]:
            goods[good] -= 1
            office += 1
        else:
            left.append(good)
    for good in left:
        if office + supply < count and cubes[main_place(good)]:
            cubes[main_place(good)] -= 1
            supply += 1
    return Part(count, office, supply)
