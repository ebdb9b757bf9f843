"""Stored positions, and how a table that began under older rules continues.

The list of entries is the game. When the rules of a newer version differ, it may lead elsewhere than it did; then the
last stored position counts, and the entries after it. A position is stored at fixed intervals of entries, and by
`merkator upgrade --prepare` for every game in progress. Entries after it that the new rules treat differently are
carried over with what was revealed then, if the new rules allow them all, and the position reached is stored.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, select
from sqlalchemy.dialects import postgresql, sqlite

from merkator.core.chance import Recorded, Seeded
from merkator.core.contract import Game, State
from merkator.core.errors import MerkatorError
from merkator.server.base.problems import Conflict, Problem
from merkator.server.store.schema import dumps
from merkator.server.tables.room import ACTION, ENDED, Entry, Room

EVERY: Final = 50  # entries
_FAULTS: Final = (MerkatorError, IndexError, KeyError, ValueError, AssertionError)
"""What can go wrong when entries meet rules they were not made for."""


@dataclass(frozen=True)
class Dump:
    """A stored position."""

    number: int
    data: str


def due(room: Room, state: State, count: int) -> str | None:
    """Return the position to store after this many more entries, if one is due or the game is over."""
    number = room.number + count
    return dump_text(state) if number // EVERY > room.number // EVERY or state.over else None


def dump_text(state: State) -> str:
    """Return a position as it is stored."""
    return state.dump().decode("ascii")


def keep(connection: Connection, id: str, number: int, data: str) -> bool:
    """Store a position in place of the last one; never an earlier one in place of a later. Return whether it was."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    asked = dialect.insert(dumps).values(table_id=id, number=number, data=data)
    values = {"number": number, "data": data}
    asked = asked.on_conflict_do_update(index_elements=[dumps.c.table_id], set_=values, where=dumps.c.number < number)
    stored = connection.execute(asked.returning(dumps.c.number))  # PostgreSQL's driver counts no rows
    return stored.first() is not None


def latest(connection: Connection, id: str, upto: int) -> Dump | None:
    """Return the stored position of a table."""
    query = select(dumps.c.number, dumps.c.data).where(dumps.c.table_id == id, dumps.c.number <= upto)
    row = connection.execute(query).first()
    return None if row is None else Dump(row.number, row.data)


def open_room(room: Room, entries: list[Entry], dump: Dump | None) -> None:
    """Play a table's entries, those after its stored position if there is one.

    One of older rules is played from the beginning, and continues from its stored position where the rules differ.
    """
    rules = room.row["rules"]
    if rules > room.game.version:
        english = "this game uses rules {rules}, and this server supports rules {known}: it needs a newer version"
        raise Conflict("newer-rules", english, rules=rules, known=room.game.version)
    if rules == room.game.version or not entries:
        if dump is None or not _goes_on(room, entries, dump):
            room.rebuild(entries)
    elif not same(room, entries):
        resume(room, entries, dump)


def _goes_on(room: Room, entries: list[Entry], dump: Dump) -> bool:
    """Continue from the stored position; False if it does not fit, so that all must be played."""
    try:
        room.go_on(room.game.load(dump.data.encode("ascii")), dump.number, entries)
    except _FAULTS:
        return False
    return True


def same(room: Room, entries: list[Entry]) -> bool:
    """Play all entries and say whether they lead through the same positions as they did."""
    try:
        room.rebuild([])
        for entry in entries:
            room.follow(entry)
            if not room.reached(entry):
                return False
    except _FAULTS:
        return False
    return True


def resume(room: Room, entries: list[Entry], dump: Dump | None) -> None:
    """Continue from the stored position, or carry the entries over; `Problem` when that cannot be done."""
    english = "game {table} started under rules {rules} and cannot continue under rules {known}: {why}. "
    english += "Install the version it was played with again and run: merkator upgrade --prepare"
    about = {"table": room.id, "rules": room.row["rules"], "known": room.game.version}
    try:
        if dump is None:
            carry_over(room, room.opening(), entries, 1)  # the first entry is the start
            return
        base = room.game.load(dump.data.encode("ascii"))
        if not _follows(room, base, entries, dump):
            carry_over(room, base, entries, dump.number)
    except _FAULTS as error:
        raise Problem("older-rules", english, 500, **about, why=str(error)) from error


def _follows(room: Room, base: State, entries: list[Entry], dump: Dump) -> bool:
    """Continue from a stored position if its later entries lead where they did; they must if it is of these rules."""
    try:
        room.resume(base, dump.number, entries[dump.number :])
    except _FAULTS:
        if dump.data.startswith(room.game.dump_header().decode("ascii")):
            raise
        return False
    return True


def carry_over(room: Room, base: State, entries: list[Entry], number: int) -> None:
    """Play the entries of older rules after a number with what was revealed then. The room begins where they lead."""
    state = base
    for entry in entries[number:]:
        if entry.kind == ACTION:
            state = _carried(room.game, state, entry)
        elif entry.kind != ENDED:  # an undo is stored with its position
            raise ValueError(f"entry {entry.number} is out of place")
    room.resume(state, len(entries), [])
    room.ended = entries[-1].kind == ENDED
    room.carried = True


def _carried(game: Game, state: State, entry: Entry) -> State:
    """Return the position after an entry that older rules allowed; ValueError when the present rules do not."""
    outcomes = [_outcome(game, line) for line in entry.outcomes.splitlines()]
    seeded, after = state.chance, state.copy()
    assert isinstance(seeded, Seeded)
    after.chance = chance = Recorded(outcomes)
    try:
        if after.seat != entry.seat:
            raise ValueError(f"it is the decision of seat {after.seat}")
        after.play(game.action(entry.text))
        if chance.at < len(outcomes):
            raise ValueError("not all that was revealed is revealed now")
    except _FAULTS as error:
        raise ValueError(f"entry {entry.number}, {entry.text!r}, does not fit any more ({error})") from error
    used = seeded.used[:]
    for deck, _ in outcomes:
        used[deck] += 1
    after.chance = Seeded(seeded.seed, len(used), used)
    return after


def _outcome(game: Game, line: str) -> tuple[int, int]:
    """Return the deck and the card of an outcome as entries have it."""
    name, _, card = line.partition(" ")
    deck = game.decks.index(name)
    return deck, game.outcomes[deck].number(card)
