"""Games as records: export, import, and playing on from any point with what comes dealt anew."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection

from merkator.core.chance import Seeded
from merkator.core.record import Record
from merkator.core.replay import OUTCOME, until
from merkator.server.base.context import ServerContext
from merkator.server.base.owner import Owner
from merkator.server.base.problems import Conflict, Problem
from merkator.server.tables import creation, fairness, older_records, table_store
from merkator.server.tables.history import Past
from merkator.server.tables.room import MOST_PLAYED, Played, Room, Seat
from merkator.server.users.user_store import User


def record_of(room: Room, step: int | None = None, played: Sequence[Played] | None = None) -> Record:
    """Return a table's game as a record, up to some action; without the seed while the game runs.

    What was `played` is given when this is done in another thread, because the table may be played on meanwhile.
    """
    if room.state is None:
        raise Conflict("not-started", "the game has not started yet")
    if room.base is not None:
        raise Conflict(
            "older-record", "this game started under older rules: it cannot be continued from an earlier point"
        )
    _check_copy(room)
    record, before = _beginning(room, step)
    actions = room.played if played is None else played
    total = before + len(actions)
    if step is not None and not 0 <= step <= total:
        raise Problem("step", "the game has {total} actions: choose a number from 0 to {total}", total=total)
    for each in actions[: total - before if step is None else max(0, step - before)]:
        record.play(each.action)
    return record


def _beginning(room: Room, step: int | None) -> tuple[Record, int]:
    """Return what a table began with, and how many actions that holds: those of a record, not beyond a step."""
    row = room.row
    names = [seat.name for seat in room.seats]
    if not row["opening"]:
        seed = int(row["seed"])
        return Record.start(room.game, row["players"], seed=seed, options=row["options"], names=names), 0
    record = Record.parse(row["opening"], "opening")
    before = sum(entry.seat != OUTCOME for entry in record.entries)
    if step is not None and 0 <= step < before:
        record.entries = until(record.entries, step)
        record.state = record.replay()
    record.names = record.state.names = names
    record.seed = None
    record.state.chance = Seeded(int(row["seed"]), len(room.game.decks))
    return record, before


async def show_record(context: ServerContext, owner: Owner, room: Room) -> bytes:
    """Return a table's record as text; the seed only when the game is over."""
    _check_copy(room)
    seed, played, number = not room.running, room.played[:], room.number
    entries = None
    if room.base is not None:
        entries = (await context.database.read(lambda c: table_store.entries_after(c, room.id, 0)))[:number]

    def write() -> bytes:
        if entries is not None:
            return older_records.record_text(room, entries).encode("utf-8")
        return record_of(room, played=played).text(seed=seed).encode("utf-8")

    return await context.background.answer(("record", *Past(room).key), owner, write)


def stored_record(connection: Connection, id: str) -> str | None:
    """Return the record of a game that is over."""
    room = table_store.load_room(connection, id)
    if room is None or room.state is None or room.running:
        return None
    if room.base is not None:
        return older_records.record_text(room, table_store.entries_after(connection, room.id, 0)[: room.number])
    return record_of(room).text()


def _check_copy(room: Room) -> None:
    """Refuse the record of a running game that is rated, or has hidden hands."""
    fairness.check_copy(room)
    if room.running and room.game.secret_decks:
        raise Conflict("secret", "the record contains all hands, so you can export it only after the game")


async def import_record(
    context: ServerContext, user: User, owner: Owner, text: str, title: str, places: list[dict[str, Any]]
) -> Room:
    """Create a table from a record: a finished game to review, any other to continue.

    Without `places` every seat is the user's, on one screen; with them bots and others may sit there.
    """
    record = await context.background.run(owner, lambda: Record.parse(text, "record", most_actions=MOST_PLAYED))
    await fairness.check_import(context, record)
    seats = [Seat(seat, name, user_id=user.id) for seat, name in enumerate(record.names)]
    if places:
        spec = creation.TableSpec(record.game.name, record.players, seats=places)
        seats = creation.seats_for(spec, user, record.game)
    return await _table(context, user, record, seats, title, None)


async def clone(
    context: ServerContext, user: User, owner: Owner, room: Room, step: int, seats: list[dict[str, Any]]
) -> Room:
    """Create a table that continues from some point of another; what was hidden then is dealt anew."""
    played = room.played[:]
    record = await context.background.run(owner, lambda: record_of(room, step, played))
    if record.state.over:
        raise Conflict("over-there", "the game is already over at this point: choose an earlier one")
    spec = creation.TableSpec(room.row["game"], room.row["players"], seats=seats)
    return await _table(context, user, record, creation.seats_for(spec, user, room.game), room.row["title"], room.id)


async def _table(
    context: ServerContext, user: User, record: Record, seats: list[Seat], title: str, parent: str | None
) -> Room:
    game = record.game
    record.seed = None
    row = creation.new_row(game, record.players, record.options, user, context.now())
    row |= {"title": creation.checked_title(title), "opening": record.text(seed=False), "parent": parent}
    return await creation.open_table(context, user, row, seats)
