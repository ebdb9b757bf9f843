"""What a position of hamburg is worth to a player: points, and what may still become points.

The value is in points at the end of the game. It looks at everything that lies open, and at nothing else.
"""

from __future__ import annotations

from merkator.bots import hamburg_buildings
from merkator.bots.hamburg_weights import Weights
from merkator.core.contract import FRAME
from merkator.hamburg.actions import GOODS, MAIN, PEACE, PLACES
from merkator.hamburg.cards import SLOTS, VALUES, Cards
from merkator.hamburg.scoring import FULL_CONTRACTS
from merkator.hamburg.table import MONEY, NOT_FINAL, SUPPLY, TIME, TRAVEL_STEP, Table
from merkator.hamburg.turn import SOLO_TURNS


def turns_left(s: Table, seat: int, w: Weights) -> float:
    """Return how many journeys a player will still make: counted in the final round, before it estimated."""
    pending = 0
    if s.active == seat:
        agenda = s.agenda
        for at in range(0, len(agenda), FRAME):
            if agenda[at] == TRAVEL_STEP:
                pending = 1
    if s.rules.solo:
        return float(pending + SOLO_TURNS - s.turns)
    if s.last != NOT_FINAL:
        ahead = (seat - s.active) % s.players or s.players
        return float(pending + (1 if ahead <= s.last else 0))
    return pending + 1 + sum(s.chart) / (w.counters * s.players)


class Judge:
    """Values positions played with one card set."""

    def __init__(self, cards: Cards, weights: Weights) -> None:
        self.cards = cards
        self.w = weights

    def value(self, s: Table, seat: int) -> float:
        """Return the points a player may expect at the end."""
        w = self.w
        turns = turns_left(s, seat, w)
        mine = s.holdings[seat]
        worth = sorted([self.cards.value[contract] for contract in s.contracts[seat]], reverse=True)
        total = float(sum(worth[:FULL_CONTRACTS]))
        spare = sum(worth[FULL_CONTRACTS:])
        for building in s.buildings[seat]:
            total += hamburg_buildings.expected(s, seat, building, turns, w)
        if turns <= 0:
            return total + spare / 2 + mine[TIME] / 1000
        total += w.spare_contract * spare + w.money * mine[MONEY] + self._bonus(s, seat, turns)
        lowest = worth[FULL_CONTRACTS - 1] if len(worth) >= FULL_CONTRACTS else 0
        return total + self._prospects(s, seat, turns, lowest)

    def _bonus(self, s: Table, seat: int, turns: float) -> float:
        """Value bonus cards: each journey to their place brings goods, and contracts there are a reason to go."""
        total = 0.0
        for card in s.bonus[seat]:
            total += self.w.bonus_turn
            place = self.cards.bonus_place[card]
            for contract in s.contracts[seat]:
                if self.cards.contract_place[contract] == place:
                    total += self.w.bonus_contract
        return total * turns

    def _prospects(self, s: Table, seat: int, turns: float, lowest: int) -> float:
        """Value contracts by how near they are, each good counted for one of them, and what is left over."""
        w = self.w
        mine = s.holdings[seat]
        left = mine[:TIME]
        order: list[tuple[float, float, int]] = []
        wild = 0
        for good in range(GOODS):
            wild += left[good] >> 2
        for contract in s.contracts[seat]:
            if contract < PEACE:
                steps = self._steps(s, seat, contract, left, wild)
                order.append((steps, -self._gain(s, contract, lowest), contract))
        order.sort()
        by_place = [0.0] * PLACES
        first = True
        for steps, gain, contract in order:
            if not first:
                steps = self._steps(s, seat, contract, left, wild)
            first = False
            wild -= self._set_aside(contract, left)
            if steps < turns:
                place = self.cards.contract_place[contract]
                by_place[place] -= gain * w.reach**steps * (1.0 - steps / turns)
        by_place.sort(reverse=True)
        total = 0.0
        factor = w.prospect
        for after, promise in enumerate(by_place):
            if promise <= 0 or after >= turns:
                break
            total += factor * promise * (1.0 - after / turns)
            factor *= w.place_after
        return total + self._stock(left, mine[TIME], turns)

    def _gain(self, s: Table, contract: int, lowest: int) -> float:
        """Return what the reward for a contract brings: points, less what it pushes out of the five best."""
        slot = self.cards.slot[contract]
        value = VALUES[slot + 1] if slot + 1 < SLOTS and s.tops[slot + 1] >= 0 else VALUES[slot]
        if value > lowest:
            return value - lowest * (1.0 - self.w.spare_contract)
        return value * self.w.spare_contract

    def _steps(self, s: Table, seat: int, contract: int, left: list[int], wild: int) -> float:
        """Return how far a contract is from being fulfilled: goods and time missing, weighed."""
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

    def _set_aside(self, contract: int, left: list[int]) -> int:
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
                missing += count
                continue
            goods = self.cards.category_goods[code - GOODS]
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
            missing += count
        return missing

    def _stock(self, left: list[int], time: int, turns: float) -> float:
        """Value goods that no contract waits for, supply cubes and time."""
        w = self.w
        total = 0.0
        for good in range(GOODS):
            count = left[good]
            if count:
                total += w.kind + w.piece * (min(count, 4) - 1)
        for place in range(MAIN):
            if left[SUPPLY + place]:
                total += w.cube
        total += w.time * time if time <= 4 else w.time * 4 + w.time_more * (time - 4)
        return total * turns / (turns + w.stock_turns)

    # --- single things

    def worth(self, s: Table, seat: int, without: int) -> list[float]:
        """Return what one piece of each good, each supply cube and one time counter is worth to a player.

        `without` names a contract that does not count, because it is being paid. By holdings: goods, cubes, time.
        """
        w = self.w
        mine = s.holdings[seat]
        turns = turns_left(s, seat, w)
        fade = turns / (turns + w.stock_turns)
        worth = [fade * (w.kind if mine[good] == 1 else w.piece) for good in range(GOODS)]
        worth += [fade * w.cube] * MAIN
        worth.append(fade * (w.time if mine[TIME] <= 4 else w.time_more))
        wanted = [0] * GOODS
        for contract in s.contracts[seat]:
            if contract < PEACE and contract != without:
                steps = self._steps(s, seat, contract, mine, 0)
                if steps >= turns:
                    continue
                each = w.prospect * self.cards.value[contract] * w.reach**steps * (1.0 - w.reach)
                need = self.cards.need[contract]
                for good in range(GOODS):
                    if need[good]:
                        wanted[good] += need[good]
                        if mine[good] <= wanted[good]:
                            worth[good] += each
                        if mine[good] < wanted[good]:
                            worth[SUPPLY + (good >> 1)] += each
        return worth

    def loss(self, s: Table, seat: int) -> float:
        """Return what a player may expect to lose by a letter that nobody has seen (H-4.1)."""
        if not s.letters:
            return 0.0
        worth = self.worth(s, seat, -1)
        costs = [self.letter_cost(s, seat, letter, worth) for letter in range(len(self.cards.letter_ids))]
        return sum([costs[letter] for letter in s.letters]) / len(s.letters)

    def letter_cost(self, s: Table, seat: int, letter: int, worth: list[float]) -> float:
        """Return what a letter costs a player: the goods of its column that are worth least."""
        mine = s.holdings[seat]
        prices: list[float] = []
        for good in self.cards.column_goods[letter >> 1]:
            prices += [worth[good]] * min(2, mine[good])
        prices.sort()
        return sum(prices[: 1 + (letter & 1)])
