"""Accounts: an independent ledger of a game of hamburg, kept from events alone, to hold against the position."""

from __future__ import annotations

from typing import Any

from merkator.core.contract import FRAME
from merkator.core.events import Event
from merkator.hamburg.actions import BONUS_CARDS, BUILDINGS, CONTRACTS, GOODS, MAIN
from merkator.hamburg.state import State
from merkator.hamburg.table import EMPTY, MONEY, SPLIT_STEP, SUPPLY, TIME


def check_cards(s: State) -> None:
    """Every card lies in exactly one place."""
    contracts = sorted(
        [c for pile in [*s.contracts, *s.stacks, s.discard] for c in pile] + [c for c in s.tops if c != EMPTY]
    )
    assert contracts == list(range(CONTRACTS))
    bonus = sorted([c for pile in [*s.bonus, s.bonus_offer, s.bonus_deck] for c in pile])
    assert bonus == list(range(BONUS_CARDS))
    buildings = sorted([c for pile in [*s.buildings, s.building_offer, s.building_deck] for c in pile])
    assert buildings == list(range(BUILDINGS))
    assert len(s.bonus_offer) == min(4, len(s.bonus_offer) + len(s.bonus_deck))
    assert len(s.building_offer) == min(4, len(s.building_offer) + len(s.building_deck))
    for mine in [*s.contracts, *s.bonus, *s.buildings, *s.stacks, s.discard, s.bonus_deck, s.building_deck]:
        assert mine == sorted(mine)
    for slot, top in enumerate(s.tops):
        assert top != EMPTY or not s.stacks[slot]


class Accounts:
    """What each player and the board should have, by the events so far."""

    def __init__(self, s: State) -> None:
        self.ids = s.cards
        self.goods = [mine[:GOODS] for mine in s.holdings]
        self.supply = [mine[SUPPLY : SUPPLY + MAIN] for mine in s.holdings]
        self.time = [mine[TIME] for mine in s.holdings]
        self.money = [mine[MONEY] for mine in s.holdings]
        self.cubes = s.cubes[:]
        self.lifted = 0  # cubes in a traveller's hand, not goods yet
        self.counters = sum(s.chart)

    def note(self, event: Event) -> None:
        note = getattr(self, f"_{event.kind}", None)
        if note is not None:
            note(event.seat, event.values)

    def check(self, s: State) -> None:
        for seat, mine in enumerate(s.holdings):
            assert mine[:GOODS] == self.goods[seat]
            assert mine[SUPPLY : SUPPLY + MAIN] == self.supply[seat]
            assert mine[TIME] == self.time[seat]
            assert mine[MONEY] == self.money[seat]
            assert min(mine) >= 0
        assert s.cubes == self.cubes
        assert self.lifted == (s.agenda[3 - FRAME] if s.agenda and s.agenda[-FRAME] == SPLIT_STEP else 0)
        assert sum(s.chart) == self.counters
        assert len(s.letters) >= sum(s.chart) - sum([face != EMPTY for face in s.faces])

    def _good(self, id: str) -> int:
        return self.ids.good_ids.index(id)

    def _sold(self, seat: int, values: dict[str, Any]) -> None:
        self.money[seat] += values["money"]
        assert self.ids.value[self.ids.contract_ids.index(values["contract"])] == values["money"]

    def _bought(self, seat: int, values: dict[str, Any]) -> None:
        self.money[seat] -= values["price"]

    def _forfeited(self, seat: int, values: dict[str, Any]) -> None:
        self.money[seat] -= values["money"]
        assert self.money[seat] == 15

    def _travelled(self, seat: int, values: dict[str, Any]) -> None:
        self.time[seat] -= values["paid"]
        place = self.ids.place_ids.index(values["place"])
        if place < MAIN:
            self.lifted = self.cubes[place]
            self.cubes[place] = 0

    def _took(self, seat: int, values: dict[str, Any]) -> None:
        place = self.ids.place_ids.index(values["place"])
        for good, count in values["goods"].items():
            assert self._good(good) // 2 == place
            self.goods[seat][self._good(good)] += count
            self.lifted -= count

    def _received(self, seat: int, values: dict[str, Any]) -> None:
        self.goods[seat][self._good(values["good"])] += values["count"]

    def _grew(self, seat: int, values: dict[str, Any]) -> None:
        for place in values["places"]:
            self.cubes[self.ids.place_ids.index(place)] += 1

    def _time(self, seat: int, values: dict[str, Any]) -> None:
        self.time[seat] += values["count"]
        if values["from"] == "chart":
            self.counters -= values["count"]

    def _lost(self, seat: int, values: dict[str, Any]) -> None:
        self.goods[seat][self._good(values["good"])] -= values["count"]

    def _placed(self, seat: int, values: dict[str, Any]) -> None:
        self.supply[seat][self._good(values["good"]) // 2] -= 1
        self.goods[seat][self._good(values["good"])] += 1

    def _paid(self, seat: int, values: dict[str, Any]) -> None:
        for good, count in values["goods"].items():
            if values["from"] == "office":
                self.goods[seat][self._good(good)] -= count
            else:
                self.supply[seat][self._good(good) // 2] -= count

    def _exchanged(self, seat: int, values: dict[str, Any]) -> None:
        if "time" in values:
            self.time[seat] -= 4
            assert values["time"] == 4
            return
        good = self._good(values["good"])
        cube = int(values["from"] == "supply")
        self.goods[seat][good] -= 4 - cube
        self.supply[seat][good // 2] -= cube

    def _joined(self, seat: int, values: dict[str, Any]) -> None:
        self.time[seat] -= values["paid"]
        self.time[values["to"]] += values["paid"]
