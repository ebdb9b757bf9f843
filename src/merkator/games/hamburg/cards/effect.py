"""Reads the effect of a building, and lists all the forms it can have (H-0.5)."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from typing import Final

from merkator.core.cardentry import Entry, join_words, show, suggest
from merkator.games.hamburg.cards.types import COLUMNS, Effect

HEADS: Final = ("per", "with", "only_most")
MOST_AMOUNT: Final = 99
MOST_POINTS: Final = 20


@dataclass(frozen=True)
class Form:
    """One form of an effect: its first key and word, the keys it needs and the ones it may have."""

    head: str
    what: str
    needs: tuple[str, ...]
    may: tuple[str, ...]
    words: str  # what the points are for, in English
    example: str

    def fits(self, keys: set[str]) -> bool:
        """Say whether an effect with these further keys has this form."""
        return set(self.needs) <= keys <= {*self.needs, *self.may}

    def keys(self) -> str:
        """Say which keys go with this form."""
        may = f" (and if wanted {join_words(self.may)})" if self.may else ""
        return join_words((*self.needs, "points")) + may


FORMS: Final = (
    Form("per", "time", (), (), "per time counter", '{ per = "time", points = 0.5 }'),
    Form(
        "per",
        "kind",
        (),
        ("of", "owned"),
        "per kind of {kinds}{owned}",
        '{ per = "kind", of = ["food"], owned = 2, points = 1 }',
    ),
    Form(
        "per", "piece", ("columns",), (), "per good in {columns}", '{ per = "piece", columns = "AB", points = 0.5 }'
    ),
    Form(
        "per",
        "piece",
        ("best_of_columns",),
        (),
        "per good in the fullest of {columns}",
        '{ per = "piece", best_of_columns = "ABCD", points = 1 }',
    ),
    Form(
        "per",
        "contract",
        (),
        ("min_value", "side"),
        "per contract{value}{side}",
        '{ per = "contract", min_value = 8, points = 2 }',
    ),
    Form(
        "per",
        "place_of_contracts",
        (),
        (),
        "per different place among your contracts",
        '{ per = "place_of_contracts", points = 1 }',
    ),
    Form(
        "per",
        "place_with_bonus_and_contract",
        (),
        (),
        "per place of which you own both a bonus card and a contract",
        '{ per = "place_with_bonus_and_contract", points = 2 }',
    ),
    Form("per", "bonus_card", (), (), "per bonus card", '{ per = "bonus_card", points = 1 }'),
    Form("per", "building", (), (), "per building you own, this one included", '{ per = "building", points = 1 }'),
    Form("with", "time", ("at_least",), (), "with at least {time}", '{ with = "time", at_least = 8, points = 5 }'),
    Form(
        "with",
        "all_kinds",
        ("columns",),
        (),
        "with all kinds of {columns}",
        '{ with = "all_kinds", columns = "EF", points = 5 }',
    ),
    Form(
        "with",
        "good_in_each_column",
        (),
        (),
        "with at least one good in each of the six columns",
        '{ with = "good_in_each_column", points = 5 }',
    ),
    Form(
        "with",
        "pieces_of_one_kind",
        ("at_least",),
        (),
        "with at least {count} of one kind of good",
        '{ with = "pieces_of_one_kind", at_least = 6, points = 6 }',
    ),
    Form(
        "only_most",
        "best_contract",
        (),
        (),
        "to the only player with the most valuable contract",
        '{ only_most = "best_contract", points = 5 }',
    ),
    Form(
        "only_most",
        "time",
        (),
        (),
        "to the only player with the most time counters",
        '{ only_most = "time", points = 5 }',
    ),
    Form(
        "only_most",
        "bonus_cards",
        (),
        (),
        "to the only player with the most bonus cards",
        '{ only_most = "bonus_cards", points = 5 }',
    ),
    Form(
        "only_most",
        "buildings",
        (),
        (),
        "to the only player with the most buildings",
        '{ only_most = "buildings", points = 4 }',
    ),
    Form(
        "only_most",
        "kinds",
        (),
        (),
        "to the only player with the most kinds of goods",
        '{ only_most = "kinds", points = 6 }',
    ),
)
KEYS: Final = (*HEADS, "of", "owned", "columns", "best_of_columns", "min_value", "side", "at_least", "points")


def read_effect(building: Entry) -> Effect:
    """Read the key `effect` of a building."""
    table = building.need("effect")
    if not isinstance(table, dict):
        building.fail(f"effect is {show(table)}, but must be a table like {FORMS[0].example}")
    entry = Entry(building.file, f"{building.where}, effect", table)
    entry.only(KEYS)
    head, what = _head(entry)
    _check_keys(entry, head, what)
    best_of = entry.has("best_of_columns")
    return Effect(
        points=_points(entry),
        per=what if head == "per" else "",
        with_=what if head == "with" else "",
        only_most=what if head == "only_most" else "",
        of=_of(entry),
        columns=_columns(entry, "best_of_columns" if best_of else "columns"),
        best_of=best_of,
        owned=entry.number("owned", 1, MOST_AMOUNT) if entry.has("owned") else 1,
        at_least=entry.number("at_least", 1, MOST_AMOUNT) if entry.has("at_least") else 0,
        min_value=entry.number("min_value", 2, 14) if entry.has("min_value") else 0,
        side=entry.flag("side"),
    )


def form_of(effect: Effect) -> Form:
    """Find the form of an effect."""
    best = "best_of_columns"
    return next(
        form
        for form in FORMS
        if form.what == {"per": effect.per, "with": effect.with_, "only_most": effect.only_most}[form.head]
        and (best in form.needs) == effect.best_of
    )


def example_table(form: Form) -> dict[str, object]:
    """Return the example of a form as the table that stands in a file."""
    table: dict[str, object] = tomllib.loads(f"effect = {form.example}")["effect"]
    return table


def read_example(form: Form) -> Effect:
    """Read the example of a form."""
    return read_effect(Entry("example", "", {"effect": example_table(form)}))


def _head(entry: Entry) -> tuple[str, str]:
    """Find out what is counted: exactly one of the first keys must say so."""
    heads = [head for head in HEADS if entry.has(head)]
    if len(heads) != 1:
        entry.fail(f"exactly one of {join_words(HEADS)} must be given, not {join_words(heads) or 'none'}")
    words = list(dict.fromkeys([form.what for form in FORMS if form.head == heads[0]]))
    return heads[0], entry.word(heads[0], words)


def _check_keys(entry: Entry, head: str, what: str) -> None:
    """Refuse keys that do not go together."""
    forms = [form for form in FORMS if form.head == head and form.what == what]
    keys = {key for key in entry.values if key not in (head, "points")}
    if not any(form.fits(keys) for form in forms):
        allowed = " or ".join([form.keys() for form in forms])
        entry.fail(
            f"{head} = {show(what)} goes with {allowed}, not with {join_words(sorted(keys)) or 'points alone'}"
        )


def _points(entry: Entry) -> float:
    """Read the points: half points count."""
    value = entry.need("points")
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        entry.fail(f"points is {show(value)}, but must be a number")
    if not 0.5 <= value <= MOST_POINTS or value * 2 != int(value * 2):
        entry.fail(f"points is {show(value)}, but must be a multiple of 0.5 from 0.5 to {MOST_POINTS}")
    return float(value)


def _of(entry: Entry) -> tuple[str, ...]:
    """Read the categories; whether they are known is checked with the whole set."""
    if not entry.has("of"):
        return ()
    return entry.words("of") or entry.fail("of is empty; leave it out when all goods count")


def _columns(entry: Entry, key: str) -> str:
    """Read different columns of the office, like "EF"."""
    if not entry.has(key):
        return ""
    letters = entry.text(key)
    for letter in letters:
        if letter not in COLUMNS:
            entry.fail(f"{key} is {show(letters)}; {suggest(letter, COLUMNS)}")
    if len(set(letters)) != len(letters):
        entry.fail(f"{key} is {show(letters)}, which names a column twice")
    return "".join(sorted(letters))
