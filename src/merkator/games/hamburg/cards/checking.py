"""Checks a card set as a whole: counts, known names, lines, demands, bonus cards (H-0.2 to H-0.5)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Final

from merkator.core.cardcheck import Checker
from merkator.core.cardentry import join_words
from merkator.games.hamburg.cards.types import ANY, COLUMNS, Bonus, Building, Category, Chart, Contract, Good, Place

PEACE: Final = 14
CONTRACTS: Final = {2: 5, 3: 11, 4: 13, 5: 12, 6: 11, 7: 9, 8: 7, 9: 5, 10: 4, PEACE: 1}  # H-0.2
MAIN: Final = 8
SIDE: Final = 4
GOODS: Final = 16
BONUS: Final = 16
BUILDINGS: Final = 26
ONLY_PLAYER: Final = 5
COUNTERS: Final = 42
PRICES: Final = (3, 4)
LEAST_OF_A_PRICE: Final = 4  # up to four players get one each
MOST_A_PLACE: Final = 2
MOST_UNITS: Final = 16  # the standard set asks for at most 12; paying stays quick to decide
LEAST_ULTIMO: Final = 3  # two players leave two rows empty (H-1.3)
BACK: Final = 3


@dataclass(frozen=True)
class Check(Checker):
    """All entries of one file, in file order, and the checks that look at more than one of them."""

    categories: list[Category]
    places: list[Place]
    goods: list[Good]
    contracts: list[Contract]
    bonus: list[Bonus]
    buildings: list[Building]
    chart: Chart

    def all(self) -> None:
        """Make every check, those first that later ones build on."""
        self.ids()
        self.check_places()
        self.check_lines()
        self.check_goods()
        self.check_contracts()
        self.check_demands()
        self.check_bonus()
        self.check_buildings()
        self.check_chart()

    def ids(self) -> None:
        """Every id is used once; `buy` must distinguish bonus cards from buildings."""
        self.once("category", self.categories)
        self.once("place", self.places)
        self.once("good", self.goods)
        self.once("contract", self.contracts)
        self.once("bonus", self.bonus)
        self.once("building", self.buildings)
        cards = {card.id for card in self.bonus}
        for building in self.buildings:
            if building.id in cards:
                self.fail(f"building {building.id}", "a bonus card has the same id; both are bought by it")

    def check_places(self) -> None:
        """Eight main places of different colours and four side places."""
        self.count("main places", len(self.main_ids()), MAIN)
        self.count("side places", len(self.places) - len(self.main_ids()), SIDE)
        colours: dict[str, str] = {}
        for place in self.places:
            if place.colour and place.colour in colours:
                self.fail(f"place {place.id}", f"{colours[place.colour]} has the colour {place.colour} already")
            colours[place.colour] = place.id

    def main_ids(self) -> list[str]:
        """Ids of the main places, in file order."""
        return [place.id for place in self.places if place.kind == "main"]

    def check_lines(self) -> None:
        """Lines run both ways, between two different main places (H-0.4)."""
        mains = self.main_ids()
        for place in self.places:
            for other in place.lines:
                self.known(f"place {place.id}", "lines", other, [entry.id for entry in self.places])
                if other not in mains:
                    self.fail(
                        f"place {place.id}",
                        f"a line leads to {other}, a side place; allowed: {join_words(mains)}",
                    )
                if other == place.id:
                    self.fail(f"place {place.id}", "a line leads to the place itself; lines join two places")
        lines = {place.id: place.lines for place in self.places}
        for name in mains:
            for other in lines[name]:
                if name not in lines[other]:
                    self.fail(f"place {name}", f"a line leads to {other}, but none of {other} leads back to {name}")

    def check_goods(self) -> None:
        """Two goods for each main place; no column and no category stays empty."""
        if len(self.categories) > GOODS:
            self.fail("categories", f"there are {len(self.categories)}, but at most {GOODS} can have a good")
        self.count("goods", len(self.goods), GOODS)
        mains = self.main_ids()
        categories = [category.id for category in self.categories]
        for good in self.goods:
            self.known(f"good {good.id}", "category", good.category, categories)
            self.known(f"good {good.id}", "origin", good.origin, [place.id for place in self.places])
            if good.origin not in mains:
                self.fail(f"good {good.id}", f"origin is {good.origin}, a side place; allowed: {join_words(mains)}")
        for place in mains:
            origins = [good for good in self.goods if good.origin == place]
            self.count(f"goods of place {place}", len(origins), GOODS // MAIN)
        for column in COLUMNS:
            if all(good.column != column for good in self.goods):
                self.fail(f"column {column}", "it has no good, but each of the columns A to F needs one")
        for category in categories:
            if self.size(category) == 0:
                self.fail(f"category {category}", "no good belongs to it")

    def size(self, category: str) -> int:
        """How many kinds a category part can ask for."""
        return sum([1 for good in self.goods if category in (ANY, good.category)])

    def check_contracts(self) -> None:
        """The stacks have their sizes (H-0.2); a main place has a value once (H-0.3)."""
        mains = self.main_ids()
        seen: dict[tuple[str, int], str] = {}
        for contract in self.contracts:
            where = f"contract {contract.id}"
            if contract.place is None:
                continue
            self.known(where, "place", contract.place, [place.id for place in self.places])
            key = (contract.place, contract.value)
            if key in seen and contract.place in mains:
                self.fail(where, f"{seen[key]} has the same value and place; a main place has a value only once")
            seen[key] = contract.id
        values = Counter([contract.value for contract in self.contracts])
        for value, needed in CONTRACTS.items():
            self.count(f"contracts of value {value}", values[value], needed)

    def check_demands(self) -> None:
        """Demands name known goods, and no more of a category than it has."""
        goods = [good.id for good in self.goods]
        categories = [*[category.id for category in self.categories], ANY]
        for contract in self.contracts:
            where = f"contract {contract.id}"
            for good, _ in contract.goods:
                self.known(where, "goods", good, goods)
            units = sum([amount for _, amount in (*contract.goods, *contract.different)])
            if units > MOST_UNITS:
                self.fail(where, f"it asks for {units} goods, but a demand has at most {MOST_UNITS}")
            for category, amount in contract.different:
                self.known(where, "different", category, categories)
                if amount > self.size(category):
                    kinds = self.size(category)
                    self.fail(where, f"it asks for {amount} different {category}, but there are only {kinds} kinds")

    def check_bonus(self) -> None:
        """Enough cards of both prices to start with, and at most two for a place."""
        self.count("bonus cards", len(self.bonus), BONUS)
        per_place: Counter[str] = Counter()
        for card in self.bonus:
            where = f"bonus {card.id}"
            self.known(where, "place", card.place, [place.id for place in self.places])
            self.known(where, "good", card.good, [good.id for good in self.goods])
            per_place[card.place] += 1
            if per_place[card.place] > MOST_A_PLACE:
                self.fail(where, f"more than {MOST_A_PLACE} bonus cards for {card.place}")
        for price in PRICES:
            found = len([card for card in self.bonus if card.price == price])
            if found < LEAST_OF_A_PRICE:
                self.fail(
                    f"bonus cards of price {price}",
                    f"there are {found}, but at least {LEAST_OF_A_PRICE} are needed",
                )

    def check_buildings(self) -> None:
        """Effects name known categories; five buildings are for the only player with the most."""
        self.count("buildings", len(self.buildings), BUILDINGS)
        categories = [category.id for category in self.categories]
        for building in self.buildings:
            for category in building.effect.of:
                self.known(f"building {building.id}, effect", "of", category, categories)
        self.count("only-player buildings", len([card for card in self.buildings if card.only_player]), ONLY_PLAYER)

    def check_chart(self) -> None:
        """Both sides of the chart can be filled with the 42 counters."""
        if len(self.chart.ultimo) < LEAST_ULTIMO:
            self.fail("time", f"ultimo_rows has {len(self.chart.ultimo)} rows, but needs at least {LEAST_ULTIMO}")
        if len(self.chart.back) != BACK:
            self.fail("time", f"back_rows has {len(self.chart.back)} rows, but must have {BACK}")
        room = sum(self.chart.ultimo) + sum(self.chart.back)
        if room > COUNTERS:
            self.fail("time", f"both sides together hold {room} counters, but there are only {COUNTERS}")
        self.count("time, counters", sum([amount for _, amount in self.chart.counters]), COUNTERS)
