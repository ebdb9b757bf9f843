"""What an evaluation of hamburg looks at: a position as numbers, passed to a weighted sum one by one.

Most numbers are zero in any position, so only the others are passed on. They are counts of what a player has, and
estimates of how far contracts are from being fulfilled.
"""

from __future__ import annotations

from typing import Final

from merkator.bots.scale import WeightedSum
from merkator.games.hamburg.bots.buildings import in_office
from merkator.games.hamburg.rules.actions import BONUS_CARDS, BUILDINGS, CONTRACTS, GOODS, MAIN, PEACE, PLACES
from merkator.games.hamburg.rules.cards import SLOTS, VALUES, Cards
from merkator.games.hamburg.rules.effects import WITH_TIME
from merkator.games.hamburg.rules.position_data import EMPTY, MONEY, NOT_FINAL, SUPPLY, TIME, PositionData
from merkator.games.hamburg.rules.scoring import FULL_CONTRACTS, building_halves

# Where each group of numbers begins.
ONE: Final = 0
HELD: Final = 1  # contracts of each value
COUNTS: Final = HELD + SLOTS  # one number for each count of contracts
FIVE: Final = COUNTS + 10  # the five best, and the others
WHICH: Final = FIVE + 4  # which contracts they are
NEAR: Final = WHICH + CONTRACTS  # gains by the journeys that contracts take, each for itself
APART: Final = NEAR + 6  # the same when no good counts for two of them
NUMBER: Final = APART + 6  # how many contracts take how many journeys
PROMISE: Final = NUMBER + 6  # the best places
AGAIN: Final = PROMISE + 4  # contracts that are easy to fulfil again
STOCK: Final = AGAIN + 2  # what no contract waits for
CLOCK: Final = STOCK + 5  # time
OFFICE: Final = CLOCK + 6  # goods: the first, the second, more
TILE: Final = OFFICE + 3 * GOODS  # supply cubes
BOARD: Final = TILE + MAIN  # cubes on the board: up to three, more
BONUS: Final = BOARD + 2 * MAIN + 1
FIT: Final = BONUS + BONUS_CARDS  # bonus cards that fit contracts
OWNED: Final = FIT + 3
PARTLY: Final = OWNED + BUILDINGS  # buildings whose condition is met in part
OFFERED: Final = PARTLY + 2
TABLE: Final = OFFERED + 3  # what only others bring about
COUNT: Final = TABLE + 10

_FAR: Final = 5
_NEARNESS: Final = [1.0, 0.6, 0.33, 0.16, 0.08, 0.03]


class _Errand:
    """What is collected for one contract: from the stock, the gifts on arrival, the supply, and on journeys."""

    def __init__(self, left: list[int], gift: int, take: bool) -> None:
        self.left = left
        self.gift = gift
        self.take = take  # sets aside what is used
        self.used = 0  # supply cubes, as bits
        self.been = 0  # places to go to before, as bits
        self.missing = 0
        self.trips = 0

    def collect_good(self, cubes: list[int], good: int, lacking: int) -> None:
        """Collect units of one good; what lacks then costs a journey to its origin, or two."""
        if self.gift >> good & 1:
            lacking -= 2
        there = self.left[good]
        if lacking > 0 and there:
            spent = lacking if there >= lacking else there
            lacking -= spent
            if self.take:
                self.left[good] = there - spent
        if lacking > 0:
            origin = good >> 1
            if self.use_supply(origin):
                lacking -= 1
            if lacking > 0:
                self.missing += lacking
                if cubes[origin] < lacking:
                    self.trips += 1
                if not self.been >> origin & 1:
                    self.been |= 1 << origin
                    self.trips += 1

    def collect_kinds(self, goods: list[int], need: list[int], lacking: int) -> None:
        """Collect different goods of a category; a journey brings two kinds."""
        for good in goods:
            if self.left[good] > (0 if self.take else need[good]):
                lacking -= 1
                if self.take:
                    self.left[good] -= 1
            elif self.gift >> good & 1 or self.use_supply(good >> 1):
                lacking -= 1
            if not lacking:
                break
        if lacking > 0:
            self.missing += lacking
            self.trips += (lacking + 1) >> 1

    def use_supply(self, origin: int) -> bool:
        """Use the supply cube of a place, when there is one that is not used yet."""
        if self.left[SUPPLY + origin] and not self.used >> origin & 1:
            self.used |= 1 << origin
            return True
        return False

    def spend_supply(self) -> None:
        """Set aside the supply cubes that were used."""
        for origin in range(MAIN):
            if self.used >> origin & 1:
                self.left[SUPPLY + origin] = 0


class Features:
    """Measures positions played with one card set."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.units = [sum(self.cards.parts[contract][1::2]) for contract in range(PEACE)]

    def measure(self, s: PositionData, seat: int, scale: WeightedSum) -> float:
        """Add all numbers of a player to a scale; return the points as they are now, cubes in their best use."""
        scale.put(ONE, 1.0)
        points = self._contracts(s, seat, scale)
        self._holdings(s, seat, scale)
        self._bonus(s, seat, scale)
        points += self._buildings(s, seat, scale)
        if s.players > 1:
            self._table(s, seat, scale)
        return points

    # --- contracts

    def _contracts(self, s: PositionData, seat: int, scale: WeightedSum) -> float:
        """Look at the contracts, from the most valuable down; return their points."""
        value = self.cards.value
        slot = self.cards.slot
        held = s.contracts[seat]
        full = 0
        spare = 0
        lowest = 0
        count = len(held)
        for number in range(count - 1, -1, -1):
            contract = held[number]
            scale.put(HELD + slot[contract], 1.0)
            if contract < CONTRACTS:
                scale.put(WHICH + contract, 1.0)
            if number >= count - FULL_CONTRACTS:
                full += value[contract]
                lowest = value[contract]
            else:
                spare += value[contract]
        if count < FULL_CONTRACTS:
            lowest = 0
        scale.put(COUNTS + (count if count < 9 else 9), 1.0)
        scale.put(FIVE, lowest / 5)
        scale.put(FIVE + 1, full / 30)
        if spare:
            scale.put(FIVE + 2, spare / 10)
        self._near(s, seat, lowest, scale)
        return full + spare / 2

    def _near(self, s: PositionData, seat: int, lowest: int, scale: WeightedSum) -> None:
        """Sort contracts by how many journeys they take; what the nearest use is set aside for the others."""
        cards = self.cards
        mine = s.holdings[seat]
        left = mine[:TIME]
        wild = mine[TIME] >> 2
        for good in range(GOODS):
            wild += left[good] >> 2
        order: list[int] = []  # journeys, then value from the highest down, then contract, in one number
        again = 0.0
        again_bonus = 0.0
        for contract in s.contracts[seat]:
            if contract < PEACE:
                trips = self._trips(s, seat, left, contract, wild, False)
                gain = _gain(s, cards.slot[contract], lowest)
                scale.put(NEAR + trips, gain / 5)
                scale.put(NUMBER + trips, 1.0)
                order.append((trips * 16 + 16 - cards.value[contract]) * 128 + contract)
                ease = gain / (3 + self.units[contract])
                again += ease
                for card in s.bonus[seat]:
                    if cards.need[contract][cards.bonus_good[card]]:
                        again_bonus += ease
        scale.put(AGAIN, again / 3)
        scale.put(AGAIN + 1, again_bonus / 3)
        order.sort()
        by_place = [0.0] * PLACES
        for entry in order:
            contract = entry & 127
            trips = self._trips(s, seat, left, contract, wild, True)
            gain = _gain(s, cards.slot[contract], lowest)
            scale.put(APART + trips, gain / 5)
            by_place[cards.contract_place[contract]] += gain * _NEARNESS[trips]
        by_place.sort(reverse=True)
        for at in range(4):
            scale.put(PROMISE + at, by_place[at] / 5)
        scale.put(STOCK + 4, wild / 2)
        _stock(left, scale)

    def _trips(self, s: PositionData, seat: int, left: list[int], contract: int, wild: int, take: bool) -> int:
        """Estimate the journeys before the one that fulfils a contract; `take` sets aside what it uses."""
        cards = self.cards
        parts = cards.parts[contract]
        place = cards.contract_place[contract]
        errand = _Errand(left, self._gift(s.bonus[seat], place), take)
        if -cards.time[place] > s.holdings[seat][TIME]:
            errand.trips = 1
        for i in range(0, len(parts), 2):
            code = parts[i]
            if code < GOODS:
                errand.collect_good(s.cubes, code, parts[i + 1])
            else:
                errand.collect_kinds(cards.category_goods[code - GOODS], cards.need[contract], parts[i + 1])
        if take and errand.used:
            errand.spend_supply()
        trips = errand.trips
        if errand.missing and errand.missing <= wild and trips > 1:
            return 1
        return trips if trips < _FAR else _FAR

    def _gift(self, held: list[int], place: int) -> int:
        """Return the goods that bonus cards bring on arrival at a place, as bits."""
        gift = 0
        for card in held:
            if self.cards.bonus_place[card] == place:
                gift |= 1 << self.cards.bonus_good[card]
        return gift

    # --- goods, cubes and time

    def _holdings(self, s: PositionData, seat: int, scale: WeightedSum) -> None:
        mine = s.holdings[seat]
        time = mine[TIME]
        for at in range(4):
            if time > at:
                scale.put(CLOCK + at, 1.0)
        if time > 4:
            scale.put(CLOCK + 4, (time if time < 8 else 8) - 4)
            if time > 8:
                scale.put(CLOCK + 5, time - 8)
        for good in range(GOODS):
            count = mine[good]
            if count:
                scale.put(OFFICE + 3 * good, 1.0)
                if count > 1:
                    scale.put(OFFICE + 3 * good + 1, 1.0)
                    if count > 2:
                        scale.put(OFFICE + 3 * good + 2, count - 2)
        fours = 0
        for place in range(MAIN):
            if mine[SUPPLY + place]:
                scale.put(TILE + place, 1.0)
            cubes = s.cubes[place]
            if cubes:
                scale.put(BOARD + 2 * place, cubes if cubes < 3 else 3)
                if cubes > 3:
                    scale.put(BOARD + 2 * place + 1, cubes - 3)
                    fours += cubes >> 2
        if fours:
            scale.put(BOARD + 2 * MAIN, fours)

    # --- cards that were bought, and that may be

    def _bonus(self, s: PositionData, seat: int, scale: WeightedSum) -> None:
        cards = self.cards
        held = s.contracts[seat]
        fits = 0
        asked = 0
        for card in s.bonus[seat]:
            scale.put(BONUS + card, 1.0)
            place = cards.bonus_place[card]
            good = cards.bonus_good[card]
            for contract in held:
                if contract < PEACE:
                    if cards.contract_place[contract] == place:
                        fits += 1
                    if cards.need[contract][good]:
                        asked += 1
        count = len(s.bonus[seat])
        scale.put(FIT, count * count / 10)
        scale.put(FIT + 1, fits / 2)
        scale.put(FIT + 2, asked / 2)

    def _buildings(self, s: PositionData, seat: int, scale: WeightedSum) -> float:
        """Look at buildings, own ones and those on offer; return the points of the own ones."""
        points = 0.0
        partly = 0.0
        for building in s.buildings[seat]:
            scale.put(OWNED + building, 1.0)
            now = points_now(s, seat, building)
            points += now
            if now == 0.0:
                partly += share_met(s, seat, building)
        if partly > 0.0:
            scale.put(PARTLY, partly)
        best = 0.0
        second = 0.0
        for building in s.building_offer:
            if EMPTY < building < BUILDINGS:
                net = points_now(s, seat, building) - self.cards.building_price[building] / 2
                if net > best:
                    second = best
                    best = net
                elif net > second:
                    second = net
        scale.put(OFFERED, best / 5)
        scale.put(OFFERED + 1, second / 5)
        scale.put(OFFERED + 2, points / 10)
        return points

    # --- others at the table

    def _table(self, s: PositionData, seat: int, scale: WeightedSum) -> None:
        """Look at what only others bring about: money, the chart, the final round."""
        money = s.holdings[seat][MONEY]
        scale.put(TABLE, money / 5)
        if money > 8:
            scale.put(TABLE + 1, (money - 8) / 5)
        scale.put(TABLE + 2, sum(s.chart) / 10)
        if s.last != NOT_FINAL:
            scale.put(TABLE + 3, 1.0)
        scale.put(TABLE + 2 + s.players, 1.0)  # two, three or four
        theirs = 0
        for other in range(s.players):
            if other != seat:
                theirs += s.holdings[other][TIME]
        scale.put(TABLE + 7, theirs / (4 * (s.players - 1)))
        scale.put(TABLE + 8, ((seat - s.active) % s.players) / s.players)


def points_now(s: PositionData, seat: int, building: int) -> float:
    """Return what a building brings now, with each supply cube in its best use for it."""
    effect = s.cards.effects[building]
    if effect.office:
        share = in_office(s.holdings[seat], effect)
        if effect.condition and share < 1.0:
            return 0.0
        return effect.halves * share / 2
    return building_halves(s, seat, building) / 2


def share_met(s: PositionData, seat: int, building: int) -> float:
    """Return what a condition not yet met promises: the last part of it is worth most."""
    effect = s.cards.effects[building]
    if effect.office and effect.condition:
        share = in_office(s.holdings[seat], effect)
    elif effect.form == WITH_TIME:
        share = s.holdings[seat][TIME] / effect.number
    else:
        return 0.0
    return effect.halves * share * share / 10


def _gain(s: PositionData, slot: int, lowest: int) -> float:
    """Return the points that the reward for a contract brings at once."""
    value = VALUES[slot + 1] if slot + 1 < SLOTS and s.tops[slot + 1] >= 0 else VALUES[slot]
    return value - lowest / 2 if value > lowest else value / 2


def _stock(left: list[int], scale: WeightedSum) -> None:
    """Look at goods and cubes that no contract waits for."""
    kinds = 0
    pieces = 0
    fours = 0
    for good in range(GOODS):
        count = left[good]
        if count:
            kinds += 1
            pieces += count
            fours += count >> 2
    scale.put(STOCK, kinds / 5)
    scale.put(STOCK + 1, pieces / 8)
    scale.put(STOCK + 2, fours / 2)
    cubes = 0
    for place in range(MAIN):
        cubes += left[SUPPLY + place]
    scale.put(STOCK + 3, cubes / 4)
