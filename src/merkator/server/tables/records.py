"""Games as records: export, import, and playing on from any point with what comes dealt anew."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from merkator.core.chance import Seeded
from merkator.core.record import Record
from merkator.core.replay import OUTCOME, until
from merkator.server.base import time_budget
from merkator.server.base.context import ServerContext
from merkator.server.base.owner import Owner
from merkator.server.base.problems import Conflict, Problem
from merkator.server.tables import creation, fairness, table_store, written_records
from merkator.server.tables.history import Past
from merkator.server.tables.opening import Opening, Played
from merkator.server.tables.room import MOST_PLAYED, Room, Seat
from merkator.server.users.user_store import User


def record_of(room: Room, step: int, played: Sequence[Played]) -> Record:
    """Return a table's game as a record, up to some action; it is played again.

    What was `played` is given because this is done in another thread, and the table may be played on meanwhile.
    """
    if room.state is None:
        raise Conflict("not-started", "the game has not started yet")
    if room.base is not None:
        raise Conflict(
            "older-record", "this game started under older rules: it cannot be continued from an earlier point"
        )
    _check_copy(room)
    record, before = _beginning(room, step)
    total = before + len(played)
    if not 0 <= step <= total:
        raise Problem("step", "the game has {total} actions: choose a number from 0 to {total}", total=total)
    for each in played[: max(0, step - before)]:
        time_budget.check()
        record.play(each.action)
    return record


def _beginning(room: Room, step: int) -> tuple[Record, int]:
    """Return what a table began with, and how many actions that holds: those of a record, not beyond a step."""
    row = room.row
    names = [seat.name for seat in room.seats]
    if not row["opening"]:
        seed = int(row["seed"])
        return Record.start(room.game, row["players"], seed=seed, options=row["options"], names=names), 0
    record = Record.parse(row["opening"], "opening")
    before = sum(entry.seat != OUTCOME for entry in record.entries)
    if 0 <= step < before:
        record.entries = until(record.entries, step)
        record.state = record.replay()
    record.names = record.state.names = names
    record.seed = None
    record.state.chance = Seeded(int(row["seed"]), len(room.game.decks))
    return record, before


async def show_record(context: ServerContext, owner: Owner, room: Room) -> bytes:
    """Return a table's record as text; the seed only when the game is over."""
    _check_copy(room)
    key, number, opening = ("record", *Past(room).key), room.number, room.row["opening"]
    if (kept := context.background.kept(key)) is not None:
        return kept
    header = written_records.header(room)
    entries = (await context.database.read(lambda c: table_store.entries_after(c, room.id, 0)))[:number]

    def write() -> bytes:
        return written_records.with_entries(header, opening, entries).encode("utf-8")

    return await context.background.answer(key, owner, write)


async def stored_record(context: ServerContext, owner: Owner, id: str) -> str | None:
    """Return the record of a game that is over, when nobody else wants the thread."""
    found = await context.database.read(lambda c: table_store.read_table(c, id))
    if found is None:
        return None

    def write() -> str | None:
        room = found.room()
        if room.state is None or room.running:
            return None
        return written_records.record_text(room, found.entries)

    return await context.background.run(owner, write, idle=True)


def _check_copy(room: Room) -> None:
    """Refuse the record of a running game that is rated, or has hidden hands."""
    fairness.check_copy(room)
    if room.running and room.game.secret_decks:
        raise Conflict("secret", "the record contains all hands, so you can export it only after the game")


class _Copy(NamedTuple):
    """All that is made of a record for a table, outside the event loop."""

    record: Record
    text: str  # as the table keeps it
    opening: Opening
    line: list[str]  # what everyone has seen of it

    @classmethod
    def of(cls, record: Record) -> _Copy:
        record.seed = None
        return cls(record, record.text(seed=False), Opening.made_of(record), fairness.line_of(record))


async def import_record(
    context: ServerContext, user: User, owner: Owner, text: str, title: str, places: list[dict[str, Any]]
) -> Room:
    """Create a table from a record: a finished game to review, any other to continue.

    Without `places` every seat is the user's, on one screen; with them bots and others may sit there.
    """
    copy = await context.background.run(
        owner, lambda: _Copy.of(Record.parse(text, "record", most_actions=MOST_PLAYED))
    )
    await fairness.check_import(context, copy.record, copy.line)
    seats = [Seat(seat, name, user_id=user.id) for seat, name in enumerate(copy.record.names)]
    if places:
        spec = creation.TableSpec(copy.record.game.name, copy.record.players, seats=places)
        seats = creation.seats_for(spec, user, copy.record.game)
    return await _table(context, user, copy, seats, title, None)


async def clone(
    context: ServerContext, user: User, owner: Owner, room: Room, step: int, seats: list[dict[str, Any]]
) -> Room:
    """Create a table that continues from some point of another; what was hidden then is dealt anew."""
    played = room.played[:]
    copy = await context.background.run(owner, lambda: _Copy.of(record_of(room, step, played)))
    if copy.record.state.over:
        raise Conflict("over-there", "the game is already over at this point: choose an earlier one")
    spec = creation.TableSpec(room.row["game"], room.row["players"], seats=seats)
    return await _table(context, user, copy, creation.seats_for(spec, user, room.game), room.row["title"], room.id)


async def _table(
    context: ServerContext, user: User, copy: _Copy, seats: list[Seat], title: str, parent: str | None
) -> Room:
    record = copy.record
    row = creation.new_row(record.game, record.players, record.options, user, context.now())
    row |= {"title": creation.check_title(title), "opening": copy.text, "parent": parent}
    return await creation.open_table(context, user, row, seats, copy.opening)
