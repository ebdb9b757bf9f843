"""Card sets of people who own the printed game: checked, stored and played with."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from sqlalchemy import Connection, delete, func, insert, select, update

from merkator.core.contract import Game
from merkator.core.errors import BadNotation, CardSetError, FileError
from merkator.core.registry import game_from_text
from merkator.core.registry import kit as find_kit
from merkator.server.base import message_json
from merkator.server.base.problems import Conflict, NotFound, Problem
from merkator.server.base.tokens import public_id
from merkator.server.catalogue.card_writing import find_mistake, to_toml
from merkator.server.store.schema import card_sets

MOST: Final = 20
"""Card sets that one user can keep."""
MOST_ENTRIES: Final = 2000
"""Entries of one card set; the standard sets have 150."""
MADE_UP: Final = ("reconstructed", "chosen")
"""Sources of entries that nobody has seen in print."""
_FILE: Final = "cards.toml"


@dataclass(frozen=True)
class StoredCardSet:
    """A card set as it is stored."""

    id: str
    user_id: int
    game: str
    name: str
    hash: str
    text: str
    created: float
    changed: float

    def card(self) -> dict[str, Any]:
        """Return what lists show of a card set."""
        return {name: value for name, value in vars(self).items() if name not in ("user_id", "text")}


# --- what is in a set


def card_set_json(game: Game) -> dict[str, Any]:
    """Return a card set as data: its entries, what each card says, and where the entries come from."""
    return _standard(game) if not game.cards_text else _about(game)


@lru_cache(maxsize=8)
def _standard(game: Game) -> dict[str, Any]:
    return _about(game)


def _about(game: Game) -> dict[str, Any]:
    entries = tomllib.loads(text_of(game))
    return {
        "game": game.name,
        "hash": game.cards_hash,
        "standard": not game.cards_text,
        "set": entries,
        "map": _map(game),
        "says": _says(entries, game),
        "effects": _effects(game),
        "sources": _sources(entries),
        "reconstructed": _made_up(entries),
    }


def _map(game: Game) -> Mapping[str, object] | None:
    found = find_kit(game.name).map
    return found(game) if found is not None else None


def _effects(game: Game) -> list[dict[str, Any]]:
    found = find_kit(game.name).effects
    effects = found() if found is not None else []
    return [{"example": example, "say": message_json.to_json(label, game)} for example, label in effects]


def text_of(game: Game) -> str:
    """Return the file of a game's card set."""
    if game.cards_text:
        return game.cards_text
    components = find_kit(game.name).components
    return "" if components is None else components()


def _tables(entries: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    """Return all entries with their kinds."""
    return [
        (kind, table) for kind, found in entries.items() for table in (found if isinstance(found, list) else [found])
    ]


def _says(entries: dict[str, Any], game: Game) -> dict[str, dict[str, Any]]:
    """Return what each card says, as a message, by kind and id."""
    found: dict[str, dict[str, Any]] = {}
    for kind, table in _tables(entries):
        try:
            found.setdefault(kind, {})[table["id"]] = message_json.card(kind, table["id"], game)
        except (BadNotation, KeyError):  # entries that are no cards
            found.pop(kind, None)
    return found


def _found_in(table: dict[str, Any]) -> list[str]:
    return [str(value) for key, value in table.items() if key == "source" or key.endswith("_source")]


def _sources(entries: dict[str, Any]) -> dict[str, int]:
    return dict(Counter(source for _, table in _tables(entries) for source in _found_in(table)))


def _made_up(entries: dict[str, Any]) -> dict[str, list[str]]:
    """Return the entries that nobody has seen in print, by kind; a single table by its own name."""
    found: dict[str, list[str]] = {}
    for kind, table in _tables(entries):
        if set(_found_in(table)) & set(MADE_UP):
            found.setdefault(kind, []).append(str(table.get("id", kind)))
    return found


# --- checking


def card_text(text: str | None, entries: dict[str, Any] | None) -> str:
    """Return the text of a card set that was given as text or as entries."""
    if (text is None) == (entries is None):
        raise Problem("cards-given", "give either the text of a card set or its entries", 422)
    return to_toml(entries) if entries is not None else text or ""


def check(game: str, text: str) -> dict[str, Any]:
    """Check whether a text is a card set of a game; report what is wrong and where."""
    try:
        made = _made(game, text)
    except FileError as error:
        return {"ok": False, "game": game, "hash": None, "problems": [_mistake(text, error)], "text": text}
    return {"ok": True, "game": game, "hash": made.cards_hash, "problems": [], "text": text}


def make_game(game: str, text: str) -> Game:
    """Make a game with a card set; `Problem` says what is wrong with it."""
    try:
        return _made(game, text)
    except CardSetError as error:
        problem = Problem("cards", "this card set cannot be used: {why}", 422, why=f"{error.where}: {error.reason}")
        problem.more["problems"] = [_mistake(text, error)]
        raise problem from error


def _made(game: str, text: str) -> Game:
    """Make a game with a card set, after a look whether it is worth reading."""
    if sum(line.lstrip().startswith("[") for line in text.split("\n")) > MOST_ENTRIES:
        raise CardSetError(_FILE, "", f"has too many entries (limit: {MOST_ENTRIES})")
    return game_from_text(game, text, _FILE)


def _mistake(text: str, error: FileError) -> dict[str, Any]:
    return {"where": error.where, "message": error.reason, **find_mistake(text, error.where, error.reason)}


# --- the store


def of_user(connection: Connection, user_id: int, id: str, game: str | None = None) -> StoredCardSet:
    """Return one of a user's card sets, of the right game."""
    row = connection.execute(select(card_sets).where(card_sets.c.id == id, card_sets.c.user_id == user_id)).first()
    if row is None or (game is not None and row.game != game):
        raise NotFound("no-cards", "there is no such card set")
    return StoredCardSet(**row._mapping)


def all_of(connection: Connection, user_id: int) -> list[StoredCardSet]:
    """Return all card sets of a user, the latest first."""
    query = select(card_sets).where(card_sets.c.user_id == user_id).order_by(card_sets.c.changed.desc())
    return [StoredCardSet(**row) for row in connection.execute(query).mappings()]


def keep(connection: Connection, user_id: int, game: Game, name: str, text: str, now: float) -> StoredCardSet:
    """Store a new card set."""
    count = select(func.count()).select_from(card_sets).where(card_sets.c.user_id == user_id)
    if connection.execute(count).scalar_one() >= MOST:
        raise Conflict("many-cards", "you already have {most} card sets: remove one first", most=MOST)
    kept = StoredCardSet(public_id(), user_id, game.name, name, game.cards_hash, text, now, now)
    connection.execute(insert(card_sets).values(**vars(kept)))
    return kept


def replace(connection: Connection, kept: StoredCardSet, game: Game, name: str, text: str, now: float) -> None:
    """Store a changed card set; tables that are played with it keep the old one."""
    values = {"name": name, "text": text, "hash": game.cards_hash, "changed": now}
    connection.execute(update(card_sets).where(card_sets.c.id == kept.id).values(**values))


def remove(connection: Connection, user_id: int, id: str) -> None:
    """Delete a card set."""
    where = (card_sets.c.id == id, card_sets.c.user_id == user_id)
    if connection.execute(delete(card_sets).where(*where)).rowcount != 1:
        raise NotFound("no-cards", "there is no such card set")
