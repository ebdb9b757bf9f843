"""Games of any length: looking back and undoing are short walks, and there is a most of everything."""

from __future__ import annotations

import random
import time
from pathlib import Path

import pytest

import merkator
from merkator.core.record import Record
from merkator.server.tables import moves, positions, room
from merkator.server.tables.history import Past, Walk
from merkator.server.tables.room import ACTION, START, UNDO, Entry, Room, Seat, position_hash
from server_client import server

pytestmark = pytest.mark.anyio


def table(game: str, players: int, opening: str | None = None) -> Room:
    """Return a table that has just begun."""
    row = {"id": "table", "game": game, "players": players, "seed": "7", "cards_text": None, "rules": 2}
    row |= {"opening": opening, "options": merkator.game(game).options(players, None)}
    made = Room(row, [Seat(seat, f"Player {seat + 1}", user_id=1) for seat in range(players)])
    made.follow(entry(made, START))
    return made


def entry(of: Room, kind: str, text: str = "") -> Entry:
    hashed = position_hash(of.state) if of.state else ""
    return Entry(of.number + 1, kind, 0, text, "", hashed, None, 1, 0.0)


def played(of: Room, lots: random.Random, count: int, undos: bool) -> list[Entry]:
    """Play at random, sometimes undoing something; return all entries, the last with the hash that it must have."""
    entries = []
    for _ in range(count):
        assert of.state is not None
        if undos and of.played and lots.random() < 0.04:
            done = entry(of, UNDO, str(lots.randint(1, min(20, len(of.played)))))
        elif of.state.over:
            break
        else:
            done = entry(of, ACTION, of.game.notation(lots.choice(of.state.legal())))
        of.follow(done)
        entries.append(done)
    assert of.state is not None
    entries[-1] = Entry(**{**vars(entries[-1]), "hash": position_hash(of.state)})
    return entries


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("game", "players"), [("hamburg", 4), ("rome", 4)])
def test_every_position_of_the_past_is_reached(game: str, players: int, seed: int) -> None:
    lots = random.Random(seed)
    record = Record.start(merkator.game(game), players, seed=seed)
    while not record.state.over and len(record.entries) < 150:
        record.play(lots.choice(record.state.legal()))
    for opening in (None, record.text(seed=False)):
        if opening and record.state.over:
            continue
        made = table(game, players, opening)
        played(made, lots, 200, undos=True)
        past = Past(made)
        whole = Walk(past)
        for step in range(past.total + 1):
            assert Walk(past, step).state.dump() == whole.state.dump()
            if step < past.total:
                whole.play()
        assert made.state is not None
        assert whole.state.dump() == made.state.dump()
        assert made.positions.kept


def test_a_table_is_opened_again_as_it_was_and_quickly() -> None:
    made = table("rome", 2)
    lots = random.Random(1)
    start = entry(table("rome", 2), START)
    entries = [Entry(**{**vars(start), "number": 1}), *played(made, lots, 3000, undos=True)]
    again = table("rome", 2)
    begun = time.perf_counter()
    again.rebuild(entries)
    assert time.perf_counter() - begun < 3
    assert again.state is not None
    assert made.state is not None
    assert again.state.dump() == made.state.dump()
    assert again.played == made.played
    assert again.number == made.number
    assert again.since(again.number - 10) == made.since(made.number - 10)


def test_positions_stay_few_and_cover_the_game() -> None:
    kept = positions.Positions()
    state = merkator.game("rome").start(2, seed=3)
    for at in range(1, 5001):
        kept.keep(at, state)
    assert len(kept.kept) <= positions.MOST
    places = [each.at for each in kept.kept]
    assert max(later - earlier for earlier, later in zip([0, *places], [*places, 5000], strict=True)) <= 400
    assert max(each.at for each in kept.upto(1000).kept) <= 1000
    assert positions.before(kept.kept, 24) is None


async def test_a_full_game_says_so_and_can_be_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "MOST_PLAYED", 3)
    async with server(tmp_path / "m.db") as here:
        anna = await here.guest("Anna")
        made = await anna.post("/api/tables", game="rome", players=2, seats=[{"kind": "me"}, {"kind": "local"}])
        for _ in range(3):
            page = await anna.play_first(made["id"])
        path = f"/api/tables/{made['id']}"
        again = {"number": page["number"], "actions": [page["view"]["decision"]["actions"][0]["do"]]}
        refused = await anna.post(f"{path}/moves", 409, **again)
        assert refused["error"] == "many-actions"
        assert refused["page"]["number"] == page["number"]
        ended = await anna.post(f"{path}/wishes", kind="end")
        assert ended["status"] == "over"


async def test_undos_have_an_end_and_the_game_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moves, "MOST_ENTRIES", room.MOST_PLAYED + 4)
    async with server(tmp_path / "m.db") as here:
        anna = await here.guest("Anna")
        made = await anna.post("/api/tables", game="hamburg", players=1, seats=[{"kind": "me"}])
        path = f"/api/tables/{made['id']}"
        page = await anna.play_first(made["id"])
        page = await anna.post(f"{path}/undo", number=page["number"], count=1)
        page = await anna.play_first(made["id"])
        refused = await anna.post(f"{path}/undo", 409, number=page["number"], count=1)
        assert refused["error"] == "many-undos"
        assert (await anna.play_first(made["id"]))["number"] == page["number"] + 1


async def test_a_record_that_is_too_long_is_refused_in_words(tmp_path: Path) -> None:
    record = Record.start(merkator.game("rome"), 2, seed=3)
    for _ in range(room.MOST_PLAYED + 1):
        record.play(record.state.legal()[-1])
    async with server(tmp_path / "m.db") as here:
        anna = await here.guest("Anna")
        refused = await anna.post("/api/records", 422, record=record.text(seed=False))
        assert "has 5001 actions; at most 5000 are allowed" in refused["message"]
