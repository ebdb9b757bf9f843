"""The tables that the engine works with (H-0.1): the card set as numbers, made anew from its text."""

from collections import Counter

import pytest

from fields import fields
from merkator.games.hamburg.cards.cardset import standard
from merkator.games.hamburg.rules import actions
from merkator.games.hamburg.rules.cards import DECKS, Cards, main_place
from merkator.games.hamburg.rules.effects import compile_effect

MAIN_PLACES = ["hamburg", "danzig", "sweden", "russia", "dutch_republic", "england", "france", "spain"]
GOODS = ["livestock", "muskets", "grain", "saltpeter", "iron", "copper", "ham", "fish_oil", "vegetables", "calfskin",
         "fabric", "coal", "plums", "wine", "citrus", "spice"]  # fmt: skip


@pytest.fixture
def cards() -> Cards:
    return Cards(standard())


def demand(cards: Cards, contract: str) -> list[int]:
    return cards.parts[cards.contract_ids.index(contract)]


def test_places_have_their_time_lines_and_thresholds(cards: Cards) -> None:  # H-3.2, H-3.8 to H-3.10
    assert cards.set == standard()
    assert cards.place_ids == [*MAIN_PLACES, "bohemia", "denmark", "italy", "newfoundland"]
    assert cards.time == [2, 1, 1, 0, 1, 0, 0, -1, 1, 1, -2, -3]
    assert cards.lines == [
        [2, 1, 4],
        [3, 2, 0],
        [3, 1, 0],
        [2, 1],
        [0, 5, 6],
        [4, 6, 7],
        [4, 5, 7],
        [5, 6],
        [],
        [],
        [],
        [],
    ]
    assert cards.threshold == [0] * 8 + [3, 2, 1, 0]


def test_journeys_are_listed_by_the_time_there_is(cards: Cards) -> None:  # H-3.2
    free = [actions.GO + place for place in (0, 1, 2, 3, 4, 5, 6, 8, 9)]
    spain, italy, newfoundland = (actions.GO + place for place in (7, 10, 11))

    assert cards.journeys == [
        free,
        sorted([*free, spain]),
        sorted([*free, spain, italy]),
        sorted([*free, spain, italy, newfoundland]),
    ]


def test_goods_have_their_columns_and_categories(cards: Cards) -> None:  # H-4.1, H-5.2
    assert cards.good_ids == GOODS
    assert "".join("ABCDEF"[column] for column in cards.column) == "CECEFFBEBDDFADAC"
    assert cards.column_goods == [[12, 14], [6, 8], [0, 2, 15], [9, 10, 13], [1, 3, 7], [4, 5, 11]]
    assert cards.category_ids == ["food", "clothing", "weapon", "any"]
    assert cards.category_goods == [[0, 2, 6, 8, 12, 13, 14, 15], [7, 9, 10], [1, 3, 4, 5, 11], list(range(16))]


def test_a_good_knows_the_place_its_cubes_come_from(cards: Cards) -> None:  # H-3.4
    assert [main_place(good) for good in range(16)] == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7]
    assert [cards.place_ids[main_place(good)] for good in range(16)] == [good.origin for good in cards.set.goods]


def test_contracts_are_numbered_by_value_with_an_unknown_one_for_each_value(cards: Cards) -> None:  # H-0.2
    values = [card.value for card in cards.set.contracts]
    kinds = [2, 3, 4, 5, 6, 7, 8, 9, 10, 14]

    assert Counter(values) == {2: 5, 3: 11, 4: 13, 5: 12, 6: 11, 7: 9, 8: 7, 9: 5, 10: 4, 14: 1}
    assert cards.contract_ids == [card.id for card in cards.set.contracts] + [f"unknown-{value}" for value in kinds]
    assert cards.value == values + kinds
    assert cards.slot == [kinds.index(value) for value in values] + list(range(10))
    assert cards.contract_ids[actions.PEACE] == "peace"
    assert cards.stack_cards == [
        [number for number, value in enumerate(values) if value == kind] for kind in kinds
    ]  # a shuffled stack of each value, without the unknown card


def test_contracts_have_their_places_and_the_peace_has_none(cards: Cards) -> None:  # H-5.1, H-5.4
    for number, card in enumerate(cards.set.contracts[:-1]):
        assert cards.place_ids[cards.contract_place[number]] == card.place
    assert cards.contract_place[actions.PEACE :] == [-1] * 11


def test_demands_are_parts_named_goods_first_in_ascending_order(cards: Cards) -> None:  # H-5.2
    assert demand(cards, "peace") == []
    assert demand(cards, "hamburg-5") == [5, 1, 8, 2, 11, 1]
    assert demand(cards, "spain-8") == [1, 1, 12, 1, 17, 3]
    assert demand(cards, "bohemia-4b") == [16, 1, 17, 1, 18, 1]
    assert demand(cards, "hamburg-10") == [19, 12]
    assert len(cards.parts) == len(cards.need) == 78


def test_named_goods_of_a_demand_are_also_listed_by_good(cards: Cards) -> None:  # H-5.2
    for number, card in enumerate(cards.set.contracts):
        demanded = dict.fromkeys(GOODS, 0) | dict(card.goods)
        assert dict(zip(GOODS, cards.need[number], strict=True)) == demanded


def test_bonus_cards_have_place_good_and_price(cards: Cards) -> None:  # H-1.5, H-3.6
    shown = [
        f"{cards.place_ids[place]}-{cards.good_ids[good]}"
        for place, good in zip(cards.bonus_place[:16], cards.bonus_good[:16], strict=True)
    ]

    assert cards.bonus_ids == [*shown, "unknown"]
    assert cards.bonus_price[:16] == [card.price for card in cards.set.bonus] == [4] * 8 + [3] * 8
    assert (cards.bonus_place[16], cards.bonus_good[16]) == (-1, -1)


def test_buildings_have_price_and_effect(cards: Cards) -> None:  # H-2.5, H-8.2
    assert cards.building_ids == [*(card.id for card in cards.set.buildings), "unknown"]
    assert cards.building_price[:26] == [card.price for card in cards.set.buildings]
    assert [cards.set.buildings[number].only_player for number in cards.only_player] == [True] * 5
    for effect, card in zip(cards.effects, cards.set.buildings, strict=True):
        expected = compile_effect(card.effect, cards.column_goods, cards.category_ids, cards.category_goods)
        assert fields(effect) == fields(expected) != {}


def test_unknown_cards_cannot_be_paid(cards: Cards) -> None:
    assert cards.cheapest == 3
    assert min(cards.bonus_price[16], cards.building_price[26]) > 15 + sum(cards.value)


def test_letters_are_those_of_all_counters(cards: Cards) -> None:  # H-1.3, H-4.1
    assert cards.letter_ids == ["A", "AA", "B", "BB", "C", "CC", "D", "DD", "E", "EE", "F", "FF"]
    assert Counter(cards.letter_ids[letter] for letter in cards.letters) == dict(cards.set.chart.counters)
    assert cards.letters == sorted(cards.letters)
    assert cards.rows == [6, 6, 6, 6, 6]
    assert cards.back_rows == list(cards.set.chart.back)


def test_every_outcome_of_chance_has_a_text(cards: Cards) -> None:
    outcomes = cards.outcomes()
    whats = ["contract"] * 10 + ["bonus card"] * 3 + ["building", "letter", "seat"]

    assert [
        *(f"stack-{value}" for value in (2, 3, 4, 5, 6, 7, 8, 9, 10, 14)),
        "bonus-3",
        "bonus-4",
        "bonus",
        "building",
        "letter",
        "start",
    ] == DECKS
    assert [words.what for words in outcomes] == whats
    for words in outcomes[:10]:
        assert words.texts == cards.contract_ids[:78]
    for words in outcomes[10:13]:
        assert words.texts == cards.bonus_ids[:16]
    assert outcomes[13].texts == cards.building_ids[:26]
    assert outcomes[14].texts == ["a", "aa", "b", "bb", "c", "cc", "d", "dd", "e", "ee", "f", "ff"]
    assert outcomes[15].texts == ["0", "1", "2", "3"]


@pytest.mark.parametrize(
    ("first", "texts"),
    [
        (actions.DONE, ["done"]),
        (actions.SELL, ["sell danzig-2", "sell england-2"]),
        (actions.SELL + actions.PEACE, ["sell peace", "buy hamburg-saltpeter"]),
        (actions.BUY_BONUS, ["buy hamburg-saltpeter", "buy danzig-copper"]),
        (actions.BUY_BUILDING, ["buy boerse", "buy botschaft"]),
        (actions.GO, ["go hamburg", "go danzig"]),
        (actions.SPLIT, ["split 0", "split 1"]),
        (actions.SPLIT_MORE - 1, ["split 32", "split more"]),
        (actions.KEEP, ["keep", "turn"]),
        (actions.LOSE, ["lose livestock", "lose muskets"]),
        (actions.PLACE, ["place livestock", "place muskets"]),
        (actions.PLACE_BEST, ["place best", "fulfil danzig-2"]),
        (actions.FULFIL, ["fulfil danzig-2", "fulfil england-2"]),
        (actions.CHOICE - 1, ["fulfil sweden-10", "fulfil danzig-2 by choice"]),
        (actions.PAY, ["pay livestock", "pay livestock from supply", "pay muskets"]),
        (actions.EXCHANGE, ["exchange livestock", "exchange livestock with supply", "exchange muskets"]),
        (actions.EXCHANGE_TIME, ["exchange time", "join", "stay"]),
        (actions.GIVE, ["give danzig-2", "give england-2"]),
        (actions.TAKE_CONTRACT, ["take contract danzig-2", "take contract england-2"]),
        (actions.TAKE_BONUS, ["take hamburg-saltpeter", "take danzig-copper"]),
        (actions.TAKE_BUILDING, ["take boerse", "take botschaft"]),
        (actions.REWARD_HAND, ["reward hand", "reward stack"]),
        (actions.OFFER_FIVE, ["offer 5 taler", "offer 1 taler", "offer 1 time", "swap"]),
    ],
)
def test_every_action_has_its_number_and_text(first: int, texts: list[str]) -> None:
    words = actions.vocabulary(standard())

    assert len(words) == actions.COUNT == 627
    assert words.what == "action of hamburg"
    assert words.texts[first : first + len(texts)] == texts
