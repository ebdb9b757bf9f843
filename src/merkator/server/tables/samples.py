"""Sample games: records that games bring along, to be watched when nobody is playing.

A sample becomes a table when somebody first opens it: public, over, with bots on its seats, and without a creator. So
everything that can be done with a finished game can be done with it. Lists of games leave samples out.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib import resources
from typing import Any, Final

from sqlalchemy.exc import IntegrityError

from merkator.core.record import Record
from merkator.core.registry import kit, list_games
from merkator.server.base.context import ServerContext
from merkator.server.base.owner import Owner
from merkator.server.base.problems import NotFound
from merkator.server.catalogue import levels
from merkator.server.tables import creation, moves, table_store
from merkator.server.tables.room import Seat

PREFIX: Final = "sample-"
"""Of the ids of their tables."""


@dataclass(frozen=True)
class Sample:
    """A record as lists show it."""

    id: str
    game: str
    players: int
    names: tuple[str, ...]
    scores: tuple[float, ...]
    winners: tuple[int, ...]
    text: str

    def json(self) -> dict[str, Any]:
        """Return what browsers get of it."""
        shown = {"id": self.id, "game": self.game, "players": self.players}
        return {**shown, "names": self.names, "scores": self.scores, "winners": self.winners}


@cache
def samples() -> dict[str, Sample]:
    """Return the samples of all games, by id."""
    found = [_read(text) for game in list_games() for text in _texts(kit(game).samples)]
    return {sample.id: sample for sample in found}


def _texts(package: str) -> list[str]:
    """Return the records in the folder `samples` of a package."""
    if not package:
        return []
    folder = resources.files(package) / "samples"
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".record")), key=lambda file: file.name)
    return [file.read_text("utf-8") for file in files]


def _read(text: str) -> Sample:
    """Return what the head of a record says; it is played only when somebody wants to see it."""
    head = dict(line.split(": ", 1) for line in text.split("\n\n", 1)[0].splitlines() if ": " in line[:12])
    players = int(head["players"])
    return Sample(
        id=PREFIX + sha256(text.encode()).hexdigest()[: 16 - len(PREFIX)],
        game=head["game"],
        players=players,
        names=tuple(head[f"seat {seat}"] for seat in range(players)),
        scores=tuple(float(score) for score in head["result"].split()),
        winners=tuple(int(seat) for seat in head["winners"].split()),
        text=text,
    )


async def open_sample(context: ServerContext, owner: Owner, id: str) -> str:
    """Make sure that the table of a sample is there; return its id."""
    sample = samples().get(id)
    if sample is None:
        raise NotFound("no-table", "this game does not exist, or you do not have access to it")
    if await context.database.read(lambda c: table_store.table_row(c, id)) is None:
        record = await context.background.run(owner, lambda: Record.parse(sample.text, "sample"))
        await _create(context, sample, record)
    return id


async def _create(context: ServerContext, sample: Sample, record: Record) -> None:
    record.seed = None
    row = creation.new_row(record.game, record.players, record.options, None, context.now())
    row |= {"id": sample.id, "public": True, "chat": False, "opening": record.text(seed=False)}
    places = [Seat(seat, name, bot=levels.USUAL) for seat, name in enumerate(sample.names)]
    try:
        await context.database.write(lambda c: table_store.create_table(c, row, places))
    except IntegrityError:  # somebody else opened it at the same moment
        return
    await moves.start(context, await context.rooms.open(sample.id))
