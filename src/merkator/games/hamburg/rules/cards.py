"""A checked card set as tables of numbers: what the engine works with. One object a set, never changed."""

from __future__ import annotations

from typing import Final

from merkator.core.notation import Vocabulary
from merkator.games.hamburg.cards.cardset import Building, CardSet, Contract
from merkator.games.hamburg.rules.actions import BONUS_CARDS, BUILDINGS, CONTRACTS, GO, GOODS
from merkator.games.hamburg.rules.effects import Effects, compile_effect

VALUES: Final = (2, 3, 4, 5, 6, 7, 8, 9, 10, 14)
"""Values of contracts; a *slot* is a position in this table. The reward for slot i comes from slot i + 1."""
SLOTS: Final = 10
COLUMNS: Final = "ABCDEF"
ANY: Final = "any"

# Decks, in the order of their numbers: one per slot, then these.
BONUS_LOW: Final = SLOTS
BONUS_HIGH: Final = SLOTS + 1
BONUS_DECK: Final = SLOTS + 2
BUILDING_DECK: Final = SLOTS + 3
LETTERS: Final = SLOTS + 4
START: Final = SLOTS + 5
DECKS: Final = [f"stack-{value}" for value in VALUES] + [
    "bonus-3",
    "bonus-4",
    "bonus",
    "building",
    "letter",
    "start",
]

# What a veiled draw puts on the table: one unknown contract per slot, one bonus card, one building.
UNKNOWN_CONTRACT: Final = CONTRACTS
UNKNOWN_BONUS: Final = BONUS_CARDS
UNKNOWN_BUILDING: Final = BUILDINGS
_PRICELESS: Final = 1_000_000


class Cards:
    """Tables by number: places, goods, contracts, bonus cards, buildings, letters."""

    def __init__(self, cards: CardSet) -> None:
        self.set = cards
        self.place_ids = [place.id for place in cards.places]
        self.time = [place.time for place in cards.places]
        self.lines = [[self.place_ids.index(other) for other in place.lines] for place in cards.places]
        self.threshold = [place.threshold for place in cards.places]
        self.journeys = [self._journeys(time) for time in range(-min(self.time) + 1)]
        self.good_ids = [good.id for good in cards.goods]
        self.column = [COLUMNS.index(good.column) for good in cards.goods]
        self.column_goods = [[g for g in range(GOODS) if self.column[g] == c] for c in range(6)]
        categories = [category.id for category in cards.categories]
        self.category_ids = [*categories, ANY]
        self.category_goods = [
            [g for g in range(GOODS) if category in (ANY, cards.goods[g].category)] for category in self.category_ids
        ]
        self._contracts(cards.contracts)
        self.bonus_ids = [card.id for card in cards.bonus] + ["unknown"]
        self.bonus_place = [self.place_ids.index(card.place) for card in cards.bonus] + [-1]
        self.bonus_good = [self.good_ids.index(card.good) for card in cards.bonus] + [-1]
        self.bonus_price = [card.price for card in cards.bonus] + [_PRICELESS]
        self._buildings(cards.buildings)
        self.cheapest = min(self.bonus_price + self.building_price)
        self.letter_ids = [column * count for column in COLUMNS for count in (1, 2)]
        self.letters = sorted(
            code for letter, n in cards.chart.counters for code in [self.letter_ids.index(letter)] * n
        )
        self.rows = list(cards.chart.ultimo)
        self.back_rows = list(cards.chart.back)
        self.only_player = [n for n, card in enumerate(cards.buildings) if card.only_player]

    def _journeys(self, time: int) -> list[int]:
        """Return the journeys that can be paid with this much time (H-3.2)."""
        return [GO + place for place, effect in enumerate(self.time) if effect + time >= 0]

    def _contracts(self, contracts: tuple[Contract, ...]) -> None:
        unknown = list(range(SLOTS))
        self.contract_ids = [card.id for card in contracts] + [f"unknown-{VALUES[slot]}" for slot in unknown]
        self.slot = [VALUES.index(card.value) for card in contracts] + unknown
        self.value = [VALUES[slot] for slot in self.slot]
        places = [self.place_ids.index(card.place) if card.place else -1 for card in contracts]
        self.contract_place = places + [-1] * SLOTS
        self.parts = [self._parts(card) for card in contracts]
        self.need = [[dict(card.goods).get(good, 0) for good in self.good_ids] for card in contracts]
        self.stack_cards = [[c for c in range(CONTRACTS) if self.slot[c] == slot] for slot in unknown]

    def _parts(self, card: Contract) -> list[int]:
        """Return the demand as (code, count, …): a good's number, or GOODS plus a category's; goods first."""
        named = sorted((self.good_ids.index(good), count) for good, count in card.goods)
        kinds = sorted((GOODS + self.category_ids.index(kind), count) for kind, count in card.different)
        return [number for part in named + kinds for number in part]

    def _buildings(self, buildings: tuple[Building, ...]) -> None:
        self.building_ids = [card.id for card in buildings] + ["unknown"]
        self.building_price = [card.price for card in buildings] + [_PRICELESS]
        self.effects: list[Effects] = [
            compile_effect(card.effect, self.column_goods, self.category_ids, self.category_goods)
            for card in buildings
        ]

    def outcomes(self) -> list[Vocabulary]:
        """Return the texts of what each deck can give (H-0.1), in the order of DECKS."""
        contract = Vocabulary("contract", self.contract_ids[:CONTRACTS])
        bonus = Vocabulary("bonus card", self.bonus_ids[:BONUS_CARDS])
        building = Vocabulary("building", self.building_ids[:BUILDINGS])
        letter = Vocabulary("letter", [letter.lower() for letter in self.letter_ids])
        seat = Vocabulary("seat", ["0", "1", "2", "3"])
        return [contract] * SLOTS + [bonus] * 3 + [building, letter, seat]


def main_place(good: int) -> int:
    """Return where a good comes from: the goods are numbered by their origin."""
    return good >> 1
