"""How near a contract of hamburg is to being fulfilled."""

from __future__ import annotations

from merkator.games.hamburg.bots.weights import Weights
from merkator.games.hamburg.rules.actions import GOODS, PEACE
from merkator.games.hamburg.rules.cards import Cards
from merkator.games.hamburg.rules.position_data import SUPPLY, TIME, PositionData


class Reach:
    """Measures contracts of one card set."""

    def __init__(self, cards: Cards, weights: Weights) -> None:
        self.cards = cards
        self.w = weights
        self.uses = [self._uses(contract) for contract in range(PEACE)]
        self.ease = [self._ease(contract) for contract in range(PEACE)]

    def _uses(self, contract: int) -> int:
        """Return the goods and cubes that can pay a contract, as bits by holdings."""
        parts = self.cards.parts[contract]
        bits = 0
        for i in range(0, len(parts), 2):
            code = parts[i]
            for good in [code] if code < GOODS else self.cards.category_goods[code - GOODS]:
                bits |= 1 << good | 1 << (SUPPLY + (good >> 1))
        return bits

    def _ease(self, contract: int) -> float:
        """Return how easy a contract is to fulfil again and again: few goods, and a journey that costs little."""
        parts = self.cards.parts[contract]
        effort = self.w.journey + self.w.time_short * max(0, -self.cards.time[self.cards.contract_place[contract]])
        for i in range(1, len(parts), 2):
            effort += parts[i]
        return 1.0 / effort

    def sources(self, s: PositionData, seat: int) -> int:
        """Return the goods that a player's bonus cards bring, as bits."""
        bits = 0
        for card in s.bonus[seat]:
            bits |= 1 << self.cards.bonus_good[card]
        return bits

    def steps(self, s: PositionData, seat: int, contract: int, left: list[int], wild: int, sources: int) -> float:
        """Return how far a contract is from being fulfilled: goods and time missing, weighed.

        `left` are the goods and cubes that may be used, `wild` how many goods can be had by exchange,
        `sources` the goods that bonus cards bring, as bits.
        """
        w = self.w
        cards = self.cards
        parts = cards.parts[contract]
        place = cards.contract_place[contract]
        steps = 0.0
        short = -cards.time[place] - s.holdings[seat][TIME]
        if short > 0:
            steps += w.time_short * short
        bonus = [cards.bonus_good[card] for card in s.bonus[seat] if cards.bonus_place[card] == place]
        used = 0  # supply cubes, as bits
        for i in range(0, len(parts), 2):
            code = parts[i]
            lacking = parts[i + 1]
            if code < GOODS:
                lacking -= left[code]
                if lacking > 0 and bonus and code in bonus:
                    lacking -= 2
                if lacking <= 0:
                    continue
                origin = code >> 1
                if left[SUPPLY + origin] and not used >> origin & 1:
                    used |= 1 << origin
                    steps += w.from_cube
                    lacking -= 1
                each = w.at_hand if s.cubes[origin] >= lacking else w.missing
                if sources >> code & 1:
                    each *= w.from_bonus
            else:
                need = cards.need[contract]
                for good in cards.category_goods[code - GOODS]:
                    if left[good] > need[good] or (bonus and good in bonus):
                        lacking -= 1
                    elif left[SUPPLY + (good >> 1)] and not used >> (good >> 1) & 1 and lacking > 0:
                        used |= 1 << (good >> 1)
                        steps += w.from_cube
                        lacking -= 1
                each = w.at_hand
            while lacking > 0 and wild > 0:
                wild -= 1
                lacking -= 1
                steps += w.from_four
            if lacking > 0:
                steps += lacking * each
        return steps

    def set_aside(self, contract: int, left: list[int]) -> int:
        """Take the goods out that a contract would use, plentiful kinds first; return how many are missing."""
        parts = self.cards.parts[contract]
        missing = 0
        for i in range(0, len(parts), 2):
            code = parts[i]
            count = parts[i + 1]
            if code < GOODS:
                there = left[code]
                if there >= count:
                    left[code] = there - count
                    continue
                left[code] = 0
                count -= there
                if left[SUPPLY + (code >> 1)]:
                    left[SUPPLY + (code >> 1)] = 0
                    count -= 1
            else:
                count = _take_kinds(self.cards.category_goods[code - GOODS], count, left)
            missing += count
        return missing


def _take_kinds(goods: list[int], count: int, left: list[int]) -> int:
    """Take different goods: of which there are several, then single ones, then cubes; return how many are missing."""
    for good in goods:
        if count and left[good] > 1:
            left[good] -= 1
            count -= 1
    for good in goods:
        if count and left[good] == 1:
            left[good] = 0
            count -= 1
    for good in goods:
        if count and not left[good] and left[SUPPLY + (good >> 1)]:
            left[SUPPLY + (good >> 1)] = 0
            count -= 1
    return count
