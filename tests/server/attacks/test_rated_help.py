"""Help in a rated game through a copy of it: a clone, its record, one written down, one a move behind or ahead.

At d5a146a every way but the hint at the table itself gave the answer of a bot, also to a spectator.
"""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path
from typing import Any

import merkator
from merkator.core.record import Record
from server_process import serving
from stranger import Stranger, stranger

LEVEL = "greedy"


def written_down(database: Path, table: str, moves: list[tuple[int, str]]) -> Record:
    """Return the record of a table as a spectator writes it down; where the cards come from does not matter."""
    with sqlite3.connect(database) as connection:
        [(seed,)] = connection.execute("SELECT seed FROM tables WHERE id = ?", (table,)).fetchall()
    record = Record.start(merkator.game("hamburg"), players=2, seed=int(seed), options={"start": 0})
    for seat, move in moves:
        assert record.state.seat == seat
        record.play(record.game.action(move))
    return record


def hint_at(person: Stranger, page: dict[str, Any]) -> str | None:
    answer = person.ask("POST", f"/api/tables/{page['id']}/hint", number=page["number"], level=LEVEL)
    return str(answer.json()["do"]) if answer.is_success else None


def help_of(person: Stranger, record: str, step: int, plus: str | None = None) -> list[str]:
    """Import a record, play on if there is something to play, and ask a bot about a decision; what it says."""
    older = re.sub("^rules: .*$", "rules: 1", record, flags=re.MULTILINE)  # which every version reads
    answer = person.ask("POST", "/api/records", record=older)
    if not answer.is_success:
        assert answer.json()["error"] == "rated-copy", answer.text
        return []
    page = answer.json()
    if plus is not None:
        page = person.ok("POST", f"/api/tables/{page['id']}/moves", number=page["number"], actions=[plus])
    past = person.ask("POST", f"/api/tables/{page['id']}/history/{step}/hint", level=LEVEL)
    return [*filter(None, [hint_at(person, page)]), *([past.json()["do"]] if past.is_success else [])]


def test_a_rated_game_gets_no_help_through_copies(tmp_path: Path) -> None:
    with (
        serving(tmp_path / "games.sqlite3") as server,
        stranger(home := server.address(), "Anna") as anna,
        stranger(home, "Bert") as bert,
        stranger(home, "Spy") as spy,
    ):
        wanted = {"game": "hamburg", "players": 2, "public": True, "rated": True, "options": {"start": 0}}
        table = anna.ok("POST", "/api/tables", **wanted, seats=[{"kind": "me"}, {"kind": "open"}])["id"]
        bert.ok("POST", f"/api/tables/{table}/join")
        for _ in range(6):
            anna.play_first(table)
            bert.play_first(table)
        page = spy.ok("GET", f"/api/tables/{table}")
        log = spy.ok("GET", f"/api/tables/{table}/log")["steps"]
        moves = [(step["seat"], step["do"]) for step in log]
        helped: dict[str, object] = {}
        for person in (anna, spy):
            seats = [{"kind": "me"}, {"kind": "local"}]
            clone = person.ask("POST", f"/api/tables/{table}/clone", step=len(moves), seats=seats)
            if clone.is_success:
                helped["clone"] = hint_at(person, clone.json())
            with_bots = [{"kind": "bot", "level": LEVEL}, {"kind": "bot", "level": LEVEL}]
            if person.ask("POST", f"/api/tables/{table}/clone", step=len(moves), seats=with_bots).is_success:
                helped["bots"] = True
            exported = person.ask("GET", f"/api/tables/{table}/record")
            if exported.is_success:
                helped["record"] = help_of(person, exported.text, len(moves))
            record = written_down(tmp_path / "games.sqlite3", table, moves)
            helped["written"] = help_of(person, record.text(seed=False), len(moves))
            behind = written_down(tmp_path / "games.sqlite3", table, moves[:-1])
            helped["behind"] = help_of(person, behind.text(seed=False), len(moves), moves[-1][1])
            record.play(record.state.legal()[0])
            helped["ahead"] = help_of(person, record.text(seed=False), len(moves))
        assert page["rated"]
        assert {way: found for way, found in helped.items() if found} == {}
