"""Records of games that began under older rules and cannot be replayed whole: their entries as they were stored."""

from __future__ import annotations

from merkator.core.record import Record
from merkator.server.tables.room import ACTION, START, UNDO, Entry, Room


def record_text(room: Room, entries: list[Entry]) -> str:
    """Return the record that the older rules would have written; a comment says if the game went on under newer ones.

    The program that knew those rules can replay it; this one reads it up to where the rules differ.
    """
    state, row = room.state, room.row
    assert state is not None
    names = [seat.name for seat in room.seats]
    seed = None if row["opening"] or row["seed"] is None else int(row["seed"])
    options = room.game.options(row["players"], row["options"])
    record = Record(room.game, row["players"], options, names, seed, [], state)
    if room.played:
        newer = f"from action {state.number - len(room.played) + 1} on it follows rules {room.game.version}"
        record.notes = [f"This game began under rules {row['rules']}; {newer}."]
    header = record.text(seed=not room.running).replace(
        f"\nrules: {room.game.version}\n", f"\nrules: {row['rules']}\n", 1
    )
    return header + "\n".join([*_opening(row["opening"]), *_lines(entries)]) + "\n"


def _opening(text: str | None) -> list[str]:
    """Return the entries of the record that a game was played on from."""
    return text.partition("\n\n")[2].splitlines() if text else []


def _lines(entries: list[Entry]) -> list[str]:
    """Return the entries that count, each with what it revealed."""
    counted: list[list[str]] = []
    for entry in entries:
        revealed = [f"* {line}" for line in entry.outcomes.splitlines()]
        if entry.kind == START:
            counted.append(revealed)
        elif entry.kind == ACTION:
            counted.append([f"{entry.seat}: {entry.text}", *revealed])
        elif entry.kind == UNDO:
            del counted[len(counted) - int(entry.text) :]
    return [line for lines in counted for line in lines]
