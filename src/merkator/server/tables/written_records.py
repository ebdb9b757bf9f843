"""Records of tables, written from their entries as these are stored: nothing is played again.

A game that began under older rules and cannot be replayed whole gets the record that the older rules would have
written. The program that knew those rules can replay it; this one reads it up to where the rules differ.
"""

from __future__ import annotations

from merkator.core.record import Record
from merkator.server.tables.room import ACTION, START, UNDO, Entry, Room


def record_text(room: Room, entries: list[Entry]) -> str:
    """Return the record of a table."""
    return with_entries(header(room), room.row["opening"], entries)


def header(room: Room) -> str:
    """Return how the record of a table begins as it stands; a comment says if it went on under newer rules."""
    state, row = room.state, room.row
    assert state is not None
    names = [seat.name for seat in room.seats]
    seed = None if row["opening"] or row["seed"] is None else int(row["seed"])
    options = room.game.options(row["players"], row["options"])
    record = Record(room.game, row["players"], options, names, seed, [], state)
    if room.base is None:
        record.notes = _notes(row["opening"])
        return record.text(seed=not room.running)
    if room.played:
        newer = f"from action {state.number - len(room.played) + 1} on it follows rules {room.game.version}"
        record.notes = [f"This game began under rules {row['rules']}; {newer}."]
    known, older = f"\nrules: {room.game.version}\n", f"\nrules: {row['rules']}\n"
    return record.text(seed=not room.running).replace(known, older, 1)


def with_entries(header: str, opening: str | None, entries: list[Entry]) -> str:
    """Return a whole record."""
    lines = [*_opening(opening), *_lines(entries, dealt=not opening)]
    return header + "".join(f"{line}\n" for line in lines)


def _notes(opening: str | None) -> list[str]:
    """Return the comments at the head of the record that a game was played on from."""
    head = opening.partition("\n\n")[0] if opening else ""
    return [line[1:].strip() for line in head.splitlines() if line.startswith("#")]


def _opening(text: str | None) -> list[str]:
    """Return the entries of the record that a game was played on from."""
    return text.partition("\n\n")[2].splitlines() if text else []


def _lines(entries: list[Entry], dealt: bool) -> list[str]:
    """Return the entries that count, each with what it revealed; and what was `dealt` at the start."""
    counted: list[list[str]] = []
    for entry in entries:
        revealed = [f"* {line}" for line in entry.outcomes.splitlines()]
        if entry.kind == START:
            counted.append(revealed if dealt else [])
        elif entry.kind == ACTION:
            counted.append([f"{entry.seat}: {entry.text}", *revealed])
        elif entry.kind == UNDO:
            del counted[len(counted) - int(entry.text) :]
    return [line for lines in counted for line in lines]
