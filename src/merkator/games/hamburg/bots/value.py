"""What a position of hamburg is worth to a player: points, and what may still become points.

The value is in points at the end of the game. It looks at everything that lies open, and at nothing else.
"""

from __future__ import annotations

from merkator.core.contract import FRAME
from merkator.games.hamburg.bots import buildings as hamburg_buildings
from merkator.games.hamburg.bots.reach import Reach
from merkator.games.hamburg.bots.weights import Weights
from merkator.games.hamburg.rules.actions import GOODS, MAIN, PEACE, PLACES
from merkator.games.hamburg.rules.cards import SLOTS, VALUES, Cards
from merkator.games.hamburg.rules.position_data import MONEY, NOT_FINAL, SUPPLY, TIME, TRAVEL_STEP, PositionData
from merkator.games.hamburg.rules.scoring import FULL_CONTRACTS
from merkator.games.hamburg.rules.turn import SOLO_TURNS


class Judge:
    """Values positions played with one card set."""

    def __init__(self, cards: Cards, weights: Weights) -> None:
        self.cards = cards
        self.w = weights
        self.reach = Reach(cards, weights)
        self.rounds = 0.0

    def look(self, s: PositionData) -> None:
        """Estimate how many rounds come before the final one, for all values until the next look.

        Values of different choices are compared for the same length of the game: who hastens or delays the end
        does so for everyone.
        """
        self.rounds = sum(s.chart) / (self.w.counters * s.players)

    def turns_left(self, s: PositionData, seat: int) -> float:
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
        return pending + 1 + self.rounds

    def value(self, s: PositionData, seat: int) -> float:
        """Return the points a player may expect at the end."""
        w = self.w
        turns = self.turns_left(s, seat)
        mine = s.holdings[seat]
        values = self.cards.value
        worth = sorted([values[contract] for contract in s.contracts[seat]], reverse=True)
        total = float(sum(worth[:FULL_CONTRACTS]))
        spare = sum(worth[FULL_CONTRACTS:])
        for building in s.buildings[seat]:
            total += hamburg_buildings.expected_points(s, seat, building, turns, w)
        lowest = worth[FULL_CONTRACTS - 1] if len(worth) >= FULL_CONTRACTS else 0
        if turns <= 0:
            total += spare / 2 + mine[TIME] / 1000  # H-8.6: time breaks a tie
            return total + self._last_joins(s, seat, lowest) if s.last > 0 else total
        total += w.spare_contract * spare + w.money * mine[MONEY] + self._bonus(s, seat, turns)
        return total + self._prospects(s, seat, turns, lowest)

    def outcome(self, s: PositionData, seat: int) -> float:
        """Return what lines are compared by: here the points a player may expect."""
        return self.value(s, seat)

    def _bonus(self, s: PositionData, seat: int, turns: float) -> float:
        """Value bonus cards: each journey to their place brings goods, and contracts there are a reason to go."""
        places = self.cards.contract_place
        there = [places[contract] for contract in s.contracts[seat]]
        total = 0.0
        for card in s.bonus[seat]:
            total += self.w.bonus_turn
            if self.cards.bonus_place[card] in there:
                total += self.w.bonus_contract
        return total * turns

    def _prospects(self, s: PositionData, seat: int, turns: float, lowest: int) -> float:
        """Value contracts by how near they are, each good counted for one of them, and what is left over."""
        w = self.w
        reach = self.reach
        mine = s.holdings[seat]
        left = mine[:TIME]
        sources = reach.sources(s, seat)
        wild = 0
        for good in range(GOODS):
            wild += left[good] >> 2
        total = 0.0
        order: list[tuple[float, float, int]] = []
        for contract in s.contracts[seat]:
            if contract < PEACE:
                gain = self.gain(s, contract, lowest)
                total += w.again * turns * gain * reach.ease[contract]
                order.append((reach.steps(s, seat, contract, left, wild, sources), -gain, contract))
        order.sort()
        by_place = [0.0] * PLACES
        touched = 0  # goods and cubes that are set aside, as bits
        for steps, gain, contract in order:
            uses = reach.uses[contract]
            if touched & uses:
                steps = reach.steps(s, seat, contract, left, wild, sources)
            touched |= uses
            wild = max(0, wild - reach.set_aside(contract, left))
            if steps < turns:
                by_place[self.cards.contract_place[contract]] -= gain * w.reach**steps * (1.0 - steps / turns)
        by_place.sort(reverse=True)
        factor = w.prospect
        for after, promise in enumerate(by_place):
            if promise <= 0 or after >= turns:
                break
            total += factor * promise * (1.0 - after / turns)
            factor *= w.place_after
        return total + self._stock(s, left, mine[TIME], turns)

    def gain(self, s: PositionData, contract: int, lowest: int) -> float:
        """Return what the reward for a contract brings: points, less what it pushes out of the five best."""
        slot = self.cards.slot[contract]
        value = VALUES[slot + 1] if slot + 1 < SLOTS and s.tops[slot + 1] >= 0 else VALUES[slot]
        if value > lowest:
            return value - lowest * (1.0 - self.w.spare_contract)
        return value * self.w.spare_contract

    def _stock(self, s: PositionData, left: list[int], time: int, turns: float) -> float:
        """Value goods that no contract waits for, cubes and time."""
        w = self.w
        total = 0.0
        for good in range(GOODS):
            count = left[good]
            if count:
                total += (
                    w.kind + w.piece * (count - 1)
                    if count <= 4
                    else w.kind + w.piece * 3 + w.piece_more * (count - 4)
                )
        for place in range(MAIN):
            if left[SUPPLY + place]:
                total += w.cube
        total += w.time * time if time <= 4 else w.time * 4 + w.time_more * (time - 4)
        total += w.board * sum(s.cubes)
        return total * turns / (turns + w.stock_turns)

    def _last_joins(self, s: PositionData, seat: int, lowest: int) -> float:
        """Value what may still be fulfilled by joining the last journeys of others."""
        time = s.holdings[seat][TIME]
        if not time:
            return 0.0
        total = 0.0
        for contract in s.contracts[seat]:
            if contract < PEACE and time >= (1 if self.cards.contract_place[contract] < MAIN else 2):
                steps = self.reach.steps(s, seat, contract, s.holdings[seat], 0, 0)
                if steps < 1:
                    total += self.gain(s, contract, lowest)
        return self.w.last_join * s.last * total

    # --- single things

    def worth(self, s: PositionData, seat: int, without: int) -> list[float]:
        """Return what one piece of each good, each supply cube and one time counter is worth to a player.

        `without` names a contract that does not count, because it is being paid. By holdings: goods, cubes, time.
        """
        w = self.w
        mine = s.holdings[seat]
        turns = self.turns_left(s, seat)
        fade = turns / (turns + w.stock_turns)
        worth = [fade * (w.kind if mine[good] == 1 else w.piece) for good in range(GOODS)]
        worth += [fade * w.cube] * MAIN
        worth.append(fade * (w.time if mine[TIME] <= 4 else w.time_more))
        for building in s.buildings[seat]:
            hamburg_buildings.add_worth(s, seat, building, turns, w, worth)
        wanted = [0] * GOODS
        for contract in s.contracts[seat]:
            if contract < PEACE and contract != without:
                steps = self.reach.steps(s, seat, contract, mine, 0, 0)
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

    def loss(self, s: PositionData, seat: int) -> float:
        """Return what a player may expect to lose by a letter that nobody has seen (H-4.1)."""
        if not s.letters:
            return 0.0
        worth = self.worth(s, seat, -1)
        costs = [self.letter_cost(s, seat, letter, worth) for letter in range(len(self.cards.letter_ids))]
        return sum([costs[letter] for letter in s.letters]) / len(s.letters)

    def letter_cost(self, s: PositionData, seat: int, letter: int, worth: list[float]) -> float:
        """Return what a letter costs a player: the goods of its column that are worth least."""
        mine = s.holdings[seat]
        prices: list[float] = []
        for good in self.cards.column_goods[letter >> 1]:
            prices += [worth[good]] * min(2, mine[good])
        prices.sort()
        return sum(prices[: 1 + (letter & 1)])
