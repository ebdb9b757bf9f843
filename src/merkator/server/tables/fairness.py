"""Rated games are played without help: while one runs, nobody gets a copy of it to ask a bot about.

- It is neither cloned nor exported as a record, by players or spectators (`check_copy`).
- A record that follows a running rated game, or goes beyond it, is not imported (`check_import`). What is compared is
  what everyone has seen: actions and open outcomes.
- Nowhere is there a hint or a review at a position that a rated game is in right now, nor at a table that was made
  from one (`check_help`), however it was reached.

Someone who installs the program at home can ask its bots there. The server only refuses to help.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sqlalchemy import Connection, select

from merkator.core.contract import Game, State
from merkator.core.record import Record
from merkator.core.replay import OUTCOME
from merkator.server.base.context import ServerContext
from merkator.server.base.problems import Conflict
from merkator.server.store.schema import entries, tables
from merkator.server.tables.room import START, UNDO, Room, position_hash

_MOST: Final = 500  # running rated games that a record is compared with, those played last
_MOST_PARENTS: Final = 20
_SHORT: Final = 8  # actions and outcomes; games with hidden cards begin alike so far


def check_copy(room: Room) -> None:
    """Refuse a copy of a rated game in progress."""
    if room.running and room.row["rated"]:
        raise Conflict("rated-copy", "a rated game can be copied only after it is over")


async def check_import(context: ServerContext, record: Record, line: list[str]) -> None:
    """Refuse a record that follows a running rated game, as far as one of them goes; `line_of` says its line."""
    game, players = record.game, record.players
    if await context.database.read(lambda c: _is_followed(c, game, players, line)):
        raise Conflict("rated-copy", "a rated game can be copied only after it is over")


async def check_help(context: ServerContext, room: Room, state: State) -> None:
    """Refuse advice about a position that a running rated game is in, or at a table that was made from one."""
    hashed, parent = position_hash(state), room.row["parent"]
    if await context.database.read(lambda c: _is_played(c, hashed) or _comes_from_rated(c, parent)):
        raise Conflict("rated", "there are no hints in a rated game")


def _is_played(connection: Connection, hashed: str) -> bool:
    now = (entries.c.table_id == tables.c.id) & (entries.c.number == tables.c.number)
    where = (tables.c.status == "running", tables.c.rated.is_(True), entries.c.hash == hashed)
    return connection.execute(select(tables.c.id).join(entries, now).where(*where).limit(1)).first() is not None


def _comes_from_rated(connection: Connection, parent: str | None) -> bool:
    """Say whether a table was made from a rated game in progress, directly or not; older versions allowed that."""
    columns = (tables.c.parent, tables.c.rated, tables.c.status)
    for _ in range(_MOST_PARENTS):
        row = None if parent is None else connection.execute(select(*columns).where(tables.c.id == parent)).first()
        if row is None:
            return False
        if row.rated and row.status == "running":
            return True
        parent = row.parent
    return False


# --- lines: what everyone has seen of a game, in order


def line_of(record: Record) -> list[str]:
    """Return what everyone has seen of a record; that takes a while."""
    game = record.game
    return [
        game.outcome_text(entry.deck, entry.number)
        if entry.seat == OUTCOME
        else f"{entry.seat}: {game.notation(entry.number)}"
        for entry in record.entries
        if entry.seat != OUTCOME or entry.deck not in game.secret_decks
    ]


def _is_followed(connection: Connection, game: Game, players: int, line: list[str]) -> bool:
    """Say whether a line and that of a running rated game are the same, as far as the shorter one goes."""
    where = (tables.c.status == "running", tables.c.rated.is_(True), tables.c.game == game.name)
    start = (entries.c.table_id == tables.c.id) & (entries.c.number == 1)
    query = select(tables.c.id, entries.c.outcomes).join(entries, start)
    query = query.where(*where, tables.c.players == players).order_by(tables.c.changed.desc()).limit(_MOST)
    for id, outcomes in connection.execute(query).all():
        begun = _open_outcomes(game, outcomes)
        if line[: len(begun)] == begun and _is_same(game, line, _line_at(connection, game, id)):
            return True
    return False


def _is_same(game: Game, line: list[str], other: list[str]) -> bool:
    count = min(len(line), len(other))
    return line[:count] == other[:count] and (count >= _SHORT or not game.secret_decks)


def _line_at(connection: Connection, game: Game, id: str) -> list[str]:
    """Return the line of a table, without what was taken back."""
    columns = (entries.c.kind, entries.c.seat, entries.c.text, entries.c.outcomes)
    found: list[list[str]] = []
    for row in connection.execute(select(*columns).where(entries.c.table_id == id).order_by(entries.c.number)):
        if row.kind == UNDO:
            del found[len(found) - int(row.text) :]
        else:
            action = [] if row.kind == START else [f"{row.seat}: {row.text}"]
            found.append([*action, *_open_outcomes(game, row.outcomes)])
    return [item for items in found for item in items]


def _open_outcomes(game: Game, outcomes: str) -> list[str]:
    secret = {game.decks[deck] for deck in game.secret_decks}
    return [line for line in _lines(outcomes) if line.partition(" ")[0] not in secret]


def _lines(text: str) -> Iterable[str]:
    return text.split("\n") if text else []
