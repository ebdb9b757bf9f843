"""Reads the entries of a card file, each by itself (H-0.4); `cardcheck` then looks at them together."""

from __future__ import annotations

from typing import Final

from merkator.core.cardentry import Entry, join_words, only_entry, show
from merkator.games.hamburg.cards.checking import CONTRACTS, COUNTERS, PEACE, PRICES
from merkator.games.hamburg.cards.effect import read_effect
from merkator.games.hamburg.cards.types import (
    ANY,
    COLUMNS,
    FORMS,
    SOURCES,
    Bonus,
    Building,
    Category,
    Chart,
    Contract,
    Good,
    Place,
)

COLOURS: Final = ("green", "yellow", "black", "purple", "orange", "gray", "blue", "red")
LETTERS: Final = (*COLUMNS, *[2 * column for column in COLUMNS])
NAMES: Final = ("id", "en", "de")
RESERVED: Final = ("best", "time", "all")  # words of the notation
MOST_DEMANDED: Final = 16
LONGEST_NOTE: Final = 200


def read_category(entry: Entry) -> Category:
    """Read a [[category]]."""
    entry.only(NAMES)
    if entry.id(RESERVED) == ANY:
        entry.fail(f"the id {show(ANY)} already means goods of whatever category")
    return Category(entry.id(RESERVED), entry.text("en"), entry.text("de"))


def read_place(entry: Entry) -> Place:
    """Read a [[place]]; main and side places have different keys."""
    kind = entry.word("kind", ("main", "side"))
    main = kind == "main"
    own = ("colour", "lines", "lines_source") if main else ("threshold", "threshold_source")
    entry.only((*NAMES, "kind", "time", *own))
    return Place(
        entry.id(RESERVED),
        entry.text("en"),
        entry.text("de"),
        kind,
        entry.word("colour", COLOURS) if main else "",
        entry.number("time", -9, 9),
        entry.words("lines") if main else (),
        0 if main else entry.number("threshold", 0, 9),
        entry.word("lines_source" if main else "threshold_source", SOURCES),
    )


def read_good(entry: Entry) -> Good:
    """Read a [[good]]."""
    entry.only((*NAMES, "origin", "category", "column", "source"))
    return Good(
        entry.id(RESERVED),
        entry.text("en"),
        entry.text("de"),
        entry.text("origin"),
        entry.text("category"),
        entry.word("column", COLUMNS),
        entry.word("source", SOURCES),
    )


def read_contract(entry: Entry) -> Contract:
    """Read a [[contract]]."""
    entry.only((*NAMES, "value", "place", "goods", "different", "source"))
    value = entry.number("value", min(CONTRACTS), max(CONTRACTS))
    if value not in CONTRACTS:
        entry.fail(f"value is {value}; allowed: {join_words(map(str, CONTRACTS))}")
    contract = Contract(
        entry.id(RESERVED),
        value,
        entry.text("place") if entry.has("place") else None,
        entry.amounts("goods", 1, MOST_DEMANDED),
        entry.amounts("different", 1, MOST_DEMANDED),
        entry.word("source", SOURCES),
        entry.spare("en"),
        entry.spare("de"),
    )
    _check_peace(entry, contract)
    return contract


def _check_peace(entry: Entry, contract: Contract) -> None:
    """Only the Peace has neither place nor demand (H-0.4)."""
    demand = contract.goods + contract.different
    if contract.value == PEACE:
        if contract.place is not None or demand:
            entry.fail(f"the contract of value {PEACE} has neither place nor demand")
    elif contract.place is None:
        entry.fail(f"the key place is missing; only the contract of value {PEACE} has none")
    elif not demand:
        entry.fail(f"it demands nothing: goods or different is needed; only value {PEACE} has none")


def read_bonus(entry: Entry) -> Bonus:
    """Read a [[bonus]] card."""
    entry.only(("id", "place", "good", "price", "source"))
    return Bonus(
        entry.id(RESERVED),
        entry.text("place"),
        entry.text("good"),
        entry.number("price", min(PRICES), max(PRICES)),
        entry.word("source", SOURCES),
    )


def read_building(entry: Entry) -> Building:
    """Read a [[building]]."""
    entry.only(("id", "name", *FORMS, "price", "scores", "effect", "only_player", "source"))
    if entry.has("scores"):  # a note of the card's words for people; the effect is what counts
        entry.text("scores", LONGEST_NOTE)
    effect = read_effect(entry)
    only_player = entry.flag("only_player")
    if only_player != bool(effect.only_most):
        entry.fail("only_player must be true exactly when the effect has only_most")
    return Building(
        entry.id(RESERVED),
        entry.text("name"),
        entry.number("price", 1, 99),
        effect,
        only_player,
        entry.word("source", SOURCES),
        tuple([(form, entry.text(form)) for form in FORMS if entry.has(form)]),
    )


def read_chart(root: Entry) -> Chart:
    """Read [time]: the time chart and the letters of the counters."""
    entry = only_entry(root, "time", "the time chart")
    entry.only(("source", "ultimo_rows", "back_rows", "counters"))
    counters = entry.amounts("counters", 1, COUNTERS)
    for letter, _ in counters:
        if letter not in LETTERS:
            entry.fail(f"counters names {show(letter)}; allowed: {join_words(LETTERS)}")
    return Chart(
        entry.numbers("ultimo_rows", 1, 20),
        entry.numbers("back_rows", 1, 20),
        tuple(sorted(counters)),
        entry.word("source", SOURCES),
    )
