"""Accounts: an independent ledger of a game of hamburg, kept from events alone, to hold against the position."""

from __future__ import annotations

from typing import Any

from merkator.core.contract import FRAME
from merkator.core.events import Event
from merkator.games.hamburg.rules.actions import (
    BONUS_CARDS,
    BUILDINGS,
    BUY_BONUS,
    BUY_BUILDING,
    CONTRACTS,
    GOODS,
    MAIN,
)
from merkator.games.hamburg.rules.position_data import (
    EMPTY,
    INVEST_STEP,
    MONEY,
    OFFER_STEP,
    SPLIT_STEP,
    SUPPLY,
    SWAP_STEP,
    TIME,
)
from merkator.games.hamburg.rules.state import State

CASH_LIMIT = 15  # H-2.7
SOLO_SLOT = 6  # the first value that waits in the solo stack: 8 (H-9.5)


def check_cards(s: State) -> None:
    """Every card lies in exactly one place; alone, five buildings are not there (H-9.3)."""
    contracts = [c for pile in [*s.contracts, *s.stacks, *s.under, s.discard] for c in pile]
    contracts += [c for c in s.tops + s.hands if EMPTY < c < CONTRACTS]
    assert sorted(contracts) == list(range(CONTRACTS))
    bonus = [c for pile in [*s.bonus, s.bonus_offer, s.bonus_deck, s.bonus_under] for c in pile]
    bonus += [c - BUY_BONUS for c in s.hands if BUY_BONUS <= c < BUY_BUILDING]
    assert sorted(bonus) == list(range(BONUS_CARDS))
    buildings = [c for pile in [*s.buildings, s.building_offer, s.building_deck] for c in pile]
    buildings += [c - BUY_BUILDING for c in s.hands if c >= BUY_BUILDING]
    removed = [n for n, card in enumerate(s.cards.set.buildings) if card.only_player and s.players == 1]
    assert sorted(buildings + removed) == list(range(BUILDINGS))
    check_piles(s)


def check_piles(s: State) -> None:
    """The offers are full while there are cards; lists that mean sets are sorted; no stack is closed on top."""
    assert len(s.bonus_offer) == min(4, len(s.bonus_offer) + len(s.bonus_deck) + len(s.bonus_under))
    assert len(s.building_offer) == min(4, len(s.building_offer) + len(s.building_deck))
    assert len(s.hands) == s.players
    for mine in [*s.contracts, *s.bonus, *s.buildings, *s.stacks, s.discard, s.bonus_deck, s.building_deck]:
        assert mine == sorted(mine)
    for slot, top in enumerate(s.tops):
        waiting = s.players == 1 and slot >= SOLO_SLOT
        assert top != EMPTY or not s.under[slot]
        assert top != EMPTY or waiting or not s.stacks[slot]
        assert waiting or not s.under[slot]
        assert top == EMPTY or s.cards.slot[top] == slot
        assert all([s.cards.slot[card] == slot for card in s.stacks[slot] + s.under[slot]])
    assert not s.bonus_under or s.players == 1  # H-9.7, H-10.2


def _in_hand(s: State, seat: int) -> str | None:
    card = s.hands[seat]
    if card == EMPTY:
        return None
    return s.cards.contract_ids[card] if card < CONTRACTS else s.game.notation(card).removeprefix("buy ")


class Accounts:
    """What each player and the board should have, by the events so far."""

    def __init__(self, s: State) -> None:
        self.ids = s.cards
        self.rules = s.rules
        self.goods = [mine[:GOODS] for mine in s.holdings]
        self.supply = [mine[SUPPLY : SUPPLY + MAIN] for mine in s.holdings]
        self.time = [mine[TIME] for mine in s.holdings]
        self.money = [mine[MONEY] for mine in s.holdings]
        self.cubes = s.cubes[:]
        self.lifted = 0  # cubes in a traveller's hand, not goods yet
        self.counters = sum(s.chart)
        self.contracts = [self._names(mine, s.cards.contract_ids) for mine in s.contracts]
        self.bonus = [self._names(mine, s.cards.bonus_ids) for mine in s.bonus]
        self.buildings = [self._names(mine, s.cards.building_ids) for mine in s.buildings]
        self.discard = self._names(s.discard, s.cards.contract_ids)
        self.hands: list[str | None] = [None] * s.players
        self.picked = 0  # cards taken into the hand in this turn
        self.paid = 0  # contracts given for a purchase, coinless
        self.buying = False
        self.forced: int | None = None  # who must buy a building now
        self.bids: dict[int, tuple[int, int]] = {}
        self.opened = 0
        self.travels = 0

    @staticmethod
    def _names(cards: list[int], ids: list[str]) -> set[str]:
        return {ids[card] for card in cards}

    def note(self, event: Event) -> None:
        note = getattr(self, f"_{event.kind}", None)
        if note is not None:
            note(event.seat, event.values)

    def check(self, s: State) -> None:
        step = s.agenda[-FRAME] if s.agenda else EMPTY
        for seat, mine in enumerate(s.holdings):
            assert mine[:GOODS] == self.goods[seat]
            assert mine[SUPPLY : SUPPLY + MAIN] == self.supply[seat]
            assert mine[TIME] == self.time[seat]
            assert mine[MONEY] == self.money[seat]
            assert min(mine) >= 0
            investing = step == INVEST_STEP and s.agenda[1 - FRAME] == seat
            assert mine[MONEY] <= CASH_LIMIT or investing or self.rules.forced
            assert not (mine[MONEY] and self.rules.coinless)
        assert s.cubes == self.cubes
        assert self.lifted == (s.agenda[3 - FRAME] if step == SPLIT_STEP else 0)
        assert sum(s.chart) == self.counters
        assert len(s.letters) >= sum(s.chart) - sum([face != EMPTY for face in s.faces])
        assert step in (OFFER_STEP, SWAP_STEP) or not sum(s.bids)
        assert step == INVEST_STEP or not s.package
        self._check_cards(s)

    def _check_cards(self, s: State) -> None:
        for seat in range(s.players):
            assert self._names(s.contracts[seat], self.ids.contract_ids) == self.contracts[seat]
            assert self._names(s.bonus[seat], self.ids.bonus_ids) == self.bonus[seat]
            assert self._names(s.buildings[seat], self.ids.building_ids) == self.buildings[seat]
            assert self.contracts[seat], "the last contract is gone"
            assert _in_hand(s, seat) == self.hands[seat]
        assert self._names(s.discard, self.ids.contract_ids) == self.discard
        assert self.forced is None
        assert self.opened == (self.travels if self.rules.solo else 0)

    def _good(self, id: str) -> int:
        return self.ids.good_ids.index(id)

    def _value(self, id: str) -> int:
        return self.ids.value[self.ids.contract_ids.index(id)]

    # --- turns

    def _turn(self, seat: int, values: dict[str, Any]) -> None:
        self.picked = 0
        self.paid = 0

    def _final(self, seat: int, values: dict[str, Any]) -> None:
        assert not self.rules.solo
        assert values["cause"] in ("peace", "chart")

    # --- contracts

    def _sold(self, seat: int, values: dict[str, Any]) -> None:
        assert not self.rules.coinless
        self.money[seat] += values["money"]
        assert self._value(values["contract"]) == values["money"]
        self._throw_away(seat, values["contract"])

    def _gave(self, seat: int, values: dict[str, Any]) -> None:
        assert self.rules.coinless
        assert self._value(values["contract"]) == values["value"]
        self._throw_away(seat, values["contract"])
        self.paid = values["value"] + (0 if self.buying else self.paid)
        self.buying = False

    def _throw_away(self, seat: int, id: str) -> None:
        self.contracts[seat].remove(id)
        self.discard.add(id)

    def _renewed(self, seat: int, values: dict[str, Any]) -> None:
        assert not self.rules.solo
        taken = {id for id in self.discard if self._value(id) == values["value"]}
        assert len(taken) == values["count"]
        self.discard -= taken

    def _drew(self, seat: int, values: dict[str, Any]) -> None:
        id = values["contract"]
        assert not any([id in mine for mine in [*self.contracts, self.discard]])
        self.contracts[seat].add(id)
        if self.hands[seat] == id:
            self.hands[seat] = None
        assert id not in self.hands

    def _swapped(self, seat: int, values: dict[str, Any]) -> None:
        assert self.rules.offers
        assert self._value(values["contract"]) == self._value(values["instead"])
        self.contracts[seat].remove(values["contract"])
        self.contracts[seat].add(values["instead"])

    def _opened(self, seat: int, values: dict[str, Any]) -> None:
        assert self.rules.solo
        order = [8] * 7 + [9] * 5 + [10] * 4 + [14]
        assert self._value(values["contract"]) == order[self.opened]
        self.opened += 1

    def _bid(self, seat: int, values: dict[str, Any]) -> None:
        assert self.rules.offers
        assert 0 <= values["money"] <= self.money[seat]
        assert 0 <= values["time"] <= self.time[seat]
        assert values["to"] != seat
        self.bids[seat] = (values["money"], values["time"])

    def _collected(self, seat: int, values: dict[str, Any]) -> None:
        assert self.bids[values["of"]] == (values["money"], values["time"])
        for owner, sign in ((values["of"], -1), (seat, 1)):
            self.money[owner] += sign * values["money"]
            self.time[owner] += sign * values["time"]

    # --- cards

    def _picked(self, seat: int, values: dict[str, Any]) -> None:
        assert self.rules.expert
        assert self.hands[seat] is None
        assert self.picked == 0
        [self.hands[seat]] = values.values()
        self.picked = 1

    def _bought(self, seat: int, values: dict[str, Any]) -> None:
        id = values.get("bonus") or values["building"]
        if self.hands[seat] == id:
            self.hands[seat] = None
        (self.bonus if "bonus" in values else self.buildings)[seat].add(id)
        if self.rules.coinless:
            self.paid -= values["price"]
            self.buying = True
            assert self.paid >= 0
        else:
            self.money[seat] -= values["price"]
        if self.forced is not None:
            assert (seat, "building" in values) == (self.forced, True)
            self.forced = None

    def _forced(self, seat: int, values: dict[str, Any]) -> None:
        assert self.rules.forced
        assert self.forced is None
        self.forced = seat

    def _forfeited(self, seat: int, values: dict[str, Any]) -> None:
        assert not self.rules.forced
        self.money[seat] -= values["money"]
        assert self.money[seat] == CASH_LIMIT

    # --- journeys

    def _travelled(self, seat: int, values: dict[str, Any]) -> None:
        self.time[seat] -= values["paid"]
        self.travels += 1
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
        assert values["bonus"] in self.bonus[seat]
        self.goods[seat][self._good(values["good"])] += values["count"]

    def _grew(self, seat: int, values: dict[str, Any]) -> None:
        for place in values["places"]:
            self.cubes[self.ids.place_ids.index(place)] += 1

    def _time(self, seat: int, values: dict[str, Any]) -> None:
        self.time[seat] += values["count"]
        if values["from"] == "chart":
            assert not self.rules.solo
            self.counters -= values["count"]

    def _refilled(self, seat: int, values: dict[str, Any]) -> None:
        assert self.rules.long
        assert self.counters == 0
        self.counters = values["counters"]

    def _joined(self, seat: int, values: dict[str, Any]) -> None:
        assert self.rules.joining
        self.time[seat] -= values["paid"]
        self.time[values["to"]] += values["paid"]

    # --- goods

    def _lost(self, seat: int, values: dict[str, Any]) -> None:
        assert self.rules.losses
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
