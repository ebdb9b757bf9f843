"""What a learned evaluation looks at: a position of hamburg as one list of numbers for one player."""

from __future__ import annotations

from typing import Final

from merkator.bots.hamburg_buildings import in_office
from merkator.hamburg.actions import BONUS_CARDS, BUILDINGS, GOODS, MAIN, PEACE, PLACES
from merkator.hamburg.cards import SLOTS, VALUES, Cards
from merkator.hamburg.effects import PER_CONTRACT, PER_KIND, WITH_ALL_KINDS
from merkator.hamburg.scoring import FULL_CONTRACTS, building_halves
from merkator.hamburg.table import CASH_LIMIT, EMPTY, MONEY, NOT_FINAL, SUPPLY, TIME, Table

# Where each group of numbers begins.
TURNS: Final = 0
HELD: Final = TURNS + 6
FIVE: Final = HELD + SLOTS
NEAR: Final = FIVE + 4
SEQ: Final = NEAR + 6
PROMISE: Final = SEQ + 6
AGAIN: Final = PROMISE + 4
STOCK: Final = AGAIN + 2
TIMES: Final = STOCK + 5
OFFICE: Final = TIMES + 3
TILE: Final = OFFICE + GOODS
BOARD: Final = TILE + MAIN
BONUS: Final = BOARD + MAIN + 2
BONUS_FIT: Final = BONUS + BONUS_CARDS
OWNED: Final = BONUS_FIT + 3
OFFERED: Final = OWNED + BUILDINGS
TABLE: Final = OFFERED + 4
COUNT: Final = TABLE + 9

_FAR: Final = 5
_NEARNESS: Final = (1.0, 0.6, 0.33, 0.16, 0.08, 0.03)


class Features:
    """Measures positions played with one card set."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.base = 0.0  # points as things stand, each supply cube in its best use
        self.units = [self._units(contract) for contract in range(PEACE)]

    def _units(self, contract: int) -> int:
        parts = self.cards.parts[contract]
        total = 0
        for i in range(1, len(parts), 2):
            total += parts[i]
        return total

    def fill(self, s: Table, seat: int, turns: float) -> list[float]:
        """Return the numbers; `base` then holds the points as things stand."""
        x = [0.0] * COUNT
        x[0] = turns / 10
        x[1] = 1.0 / (1.0 + turns)
        x[2] = min(turns, 1.0)
        x[3] = min(turns, 2.0) / 2
        x[4] = min(turns, 3.0) / 3
        x[5] = min(turns, 5.0) / 5
        mine = s.holdings[seat]
        lowest = self._contracts(s, seat, x)
        self._near(s, seat, lowest, x)
        time = mine[TIME]
        x[TIMES] = min(time, 3) / 3
        x[TIMES + 1] = min(time, 8) / 4
        x[TIMES + 2] = time / 4
        for good in range(GOODS):
            count = mine[good]
            if count:
                x[OFFICE + good] = min(count, 4) / 2
        fours = 0
        most = 0
        for place in range(MAIN):
            if mine[SUPPLY + place]:
                x[TILE + place] = 1.0
            cubes = s.cubes[place]
            x[BOARD + place] = min(cubes, 8) / 3
            fours += cubes // 4
            most = max(most, cubes)
        x[BOARD + MAIN] = fours / 2
        x[BOARD + MAIN + 1] = most / 5
        self._bonus(s, seat, x)
        self._buildings(s, seat, x)
        if s.players > 1:
            self._table(s, seat, x)
        return x

    def _table(self, s: Table, seat: int, x: list[float]) -> None:
        """Look at what only others at the table bring about: money, the chart, the final round."""
        x[TABLE] = s.holdings[seat][MONEY] / 5
        x[TABLE + 1] = max(0, s.holdings[seat][MONEY] - CASH_LIMIT) / 5
        x[TABLE + 2] = sum(s.chart) / 10
        x[TABLE + 3] = float(s.last != NOT_FINAL)
        x[TABLE + 2 + s.players] = 1.0  # two, three or four players
        ahead = 0
        for other in range(s.players):
            if other != seat:
                ahead += s.holdings[other][TIME]
        x[TABLE + 7] = ahead / (4 * (s.players - 1))
        x[TABLE + 8] = ((seat - s.active) % s.players) / s.players

    def _contracts(self, s: Table, seat: int, x: list[float]) -> int:
        """Count contracts by value; return the lowest of the five best."""
        value = self.cards.value
        slot = self.cards.slot
        held = s.contracts[seat]
        base = 0.0
        spare = 0
        lowest = 0
        at = 0
        for number in range(len(held) - 1, -1, -1):
            contract = held[number]
            x[HELD + slot[contract]] += 1.0
            if at < FULL_CONTRACTS:
                base += value[contract]
                lowest = value[contract]
            else:
                spare += value[contract]
            at += 1
        if at < FULL_CONTRACTS:
            lowest = 0
        x[FIVE] = lowest / 5
        x[FIVE + 1] = spare / 10
        x[FIVE + 2] = base / 30
        x[FIVE + 3] = float(at > FULL_CONTRACTS)
        self.base = base + spare / 2
        return lowest

    def _near(self, s: Table, seat: int, lowest: int, x: list[float]) -> None:
        """Sort contracts by how many journeys they take; what the nearest use is set aside for the others."""
        cards = self.cards
        mine = s.holdings[seat]
        left = mine[:TIME]
        wild = 0
        for good in range(GOODS):
            wild += left[good] >> 2
        extra = wild + (mine[TIME] >> 2)
        order: list[int] = []  # journeys, then contract, in one number
        again = 0.0
        again_bonus = 0.0
        for contract in s.contracts[seat]:
            if contract < PEACE:
                trips = self._trips(s, seat, left, contract, extra, False)
                gain = _gain(s, cards.slot[contract], lowest)
                x[NEAR + trips] += gain / 5
                order.append((trips * 16 + 16 - cards.value[contract]) * 128 + contract)
                ease = gain / (3 + self.units[contract])
                again += ease
                for card in s.bonus[seat]:
                    if cards.need[contract][cards.bonus_good[card]]:
                        again_bonus += ease
        x[AGAIN] = again / 3
        x[AGAIN + 1] = again_bonus / 3
        order.sort()
        by_place = [0.0] * PLACES
        for entry in order:
            contract = entry & 127
            trips = self._trips(s, seat, left, contract, extra, True)
            gain = _gain(s, cards.slot[contract], lowest)
            x[SEQ + trips] += gain / 5
            by_place[cards.contract_place[contract]] += gain * _NEARNESS[trips]
        by_place.sort(reverse=True)
        for at in range(4):
            x[PROMISE + at] = by_place[at] / 5
        kinds = 0
        pieces = 0
        fours = 0
        for good in range(GOODS):
            count = left[good]
            if count:
                kinds += 1
                pieces += count
                fours += count >> 2
        x[STOCK] = kinds / 5
        x[STOCK + 1] = pieces / 8
        x[STOCK + 2] = fours / 2
        cubes = 0
        for place in range(MAIN):
            cubes += left[SUPPLY + place]
        x[STOCK + 3] = cubes / 4
        x[STOCK + 4] = extra / 2

    def _trips(self, s: Table, seat: int, left: list[int], contract: int, wild: int, take: bool) -> int:
        """Estimate the journeys before the one that fulfils a contract; `take` sets aside what it uses."""
        cards = self.cards
        parts = cards.parts[contract]
        place = cards.contract_place[contract]
        trips = 0
        if -cards.time[place] > s.holdings[seat][TIME]:
            trips = 1
        gift = 0  # goods that bonus cards bring on arrival, as bits
        for card in s.bonus[seat]:
            if cards.bonus_place[card] == place:
                gift |= 1 << cards.bonus_good[card]
        used = 0
        been = 0
        missing = 0
        for i in range(0, len(parts), 2):
            code = parts[i]
            lacking = parts[i + 1]
            if code < GOODS:
                if gift >> code & 1:
                    lacking -= 2
                there = left[code]
                if lacking > 0 and there:
                    if there >= lacking:
                        if take:
                            left[code] = there - lacking
                        lacking = 0
                    else:
                        if take:
                            left[code] = 0
                        lacking -= there
                if lacking > 0:
                    origin = code >> 1
                    if left[SUPPLY + origin] and not used >> origin & 1:
                        used |= 1 << origin
                        lacking -= 1
                    if lacking > 0:
                        missing += lacking
                        if s.cubes[origin] < lacking:
                            trips += 1
                        if not been >> origin & 1:
                            been |= 1 << origin
                            trips += 1
            else:
                need = cards.need[contract]
                for good in cards.category_goods[code - GOODS]:
                    if left[good] > (0 if take else need[good]):
                        lacking -= 1
                        if take:
                            left[good] -= 1
                    elif gift >> good & 1:
                        lacking -= 1
                    elif left[SUPPLY + (good >> 1)] and not used >> (good >> 1) & 1:
                        used |= 1 << (good >> 1)
                        lacking -= 1
                    if not lacking:
                        break
                if lacking > 0:
                    missing += lacking
                    trips += (lacking + 1) >> 1
        if take and used:
            for origin in range(MAIN):
                if used >> origin & 1:
                    left[SUPPLY + origin] = 0
        if missing and missing <= wild:
            return 1 if trips > 1 else trips
        return trips if trips < _FAR else _FAR

    def _bonus(self, s: Table, seat: int, x: list[float]) -> None:
        cards = self.cards
        held = s.contracts[seat]
        fits = 0
        asked = 0
        for card in s.bonus[seat]:
            x[BONUS + card] = 1.0
            place = cards.bonus_place[card]
            good = cards.bonus_good[card]
            for contract in held:
                if contract < PEACE:
                    if cards.contract_place[contract] == place:
                        fits += 1
                    if cards.need[contract][good]:
                        asked += 1
        x[BONUS_FIT] = len(s.bonus[seat]) / 3
        x[BONUS_FIT + 1] = fits / 2
        x[BONUS_FIT + 2] = asked / 2

    def _buildings(self, s: Table, seat: int, x: list[float]) -> None:
        base = 0.0
        for building in s.buildings[seat]:
            x[OWNED + building] = 1.0
            base += points_now(s, seat, building)
        self.base += base
        x[OFFERED] = base / 10
        best = 0.0
        second = 0.0
        for building in s.building_offer:
            if building != EMPTY and building < BUILDINGS:
                net = points_now(s, seat, building) - self.cards.building_price[building] / 2
                if net > best:
                    second = best
                    best = net
                elif net > second:
                    second = net
        x[OFFERED + 1] = best / 5
        x[OFFERED + 2] = second / 5
        x[OFFERED + 3] = len(s.buildings[seat]) / 3


def points_now(s: Table, seat: int, building: int) -> float:
    """Return what a building brings as things stand, with each supply cube in its best use for it."""
    effect = s.cards.effects[building]
    if PER_KIND <= effect.form < PER_CONTRACT:
        share = in_office(s.holdings[seat], effect)
        if effect.form >= WITH_ALL_KINDS and share < 1.0:
            return 0.0
        return effect.halves * share / 2
    return building_halves(s, seat, building) / 2


def _gain(s: Table, slot: int, lowest: int) -> float:
    """Return the points that the reward for a contract brings at once."""
    value = VALUES[slot + 1] if slot + 1 < SLOTS and s.tops[slot + 1] >= 0 else VALUES[slot]
    return value - lowest / 2 if value > lowest else value / 2
