"""Titles and names that look like others or turn the text around them.

At d5a146a all titles came through as they were entered, and names of seats and people with blanks that are letters.
"""

from __future__ import annotations

import unicodedata
from pathlib import Path
from typing import Any

import merkator
from merkator.core.record import Record
from server_process import serving
from stranger import stranger

TRICKS = [
    "safe \u202egnp.exe",
    "\u2066\u2067Friday\u2069",
    "Fri\u200bday",
    "\u200fFriday",
    "Fri\u00adday",
    "\ufeffFriday",
    "\u3164\u2800\u3164",
    "Friday\u3164\u3164",
    "Fri\u2060\u034f\U000e0041day",
    "Fri\x1b[31mday",
    "Fri\ue000day",
    "Friday\n\n\nRomans",
    "\u0130\u0307\u0307" + "\u0336" * 30,
]
BLANKS = "\u115f\u1160\u2800\u3164\uffa0\u034f"


def invisible(text: str) -> bool:
    """Say whether a text holds something that a reader cannot see, or is not written as plainly as possible."""
    marks = max(len(run) for run in "".join("m" if unicodedata.combining(c) else " " for c in text + " ").split(" "))
    return (
        any(unicodedata.category(sign)[0] == "C" or sign in BLANKS for sign in text)
        or text != " ".join(unicodedata.normalize("NFC", text).split())
        or marks > 3
    )


def names_of(page: dict[str, Any]) -> list[str]:
    return [page["title"], *[seat["name"] for seat in page["seats"]]]


def test_nobody_reads_what_cannot_be_seen(tmp_path: Path) -> None:
    seen: list[str] = []
    game = merkator.game("hamburg")
    with serving(tmp_path / "games.sqlite3", "--limits", "0") as server, stranger(server.address(), "Anna") as anna:
        table = {"game": "hamburg", "players": 2, "public": True}
        plain = anna.ok("POST", "/api/tables", **table, seats=[{"kind": "me"}, {"kind": "open"}])
        for trick in TRICKS:
            seats = [{"kind": "me"}, {"kind": "local", "name": trick}]
            record = (
                Record.start(game, players=2, seed=7, names=["A", "B"])
                .text()
                .replace("seat 1: B", f"seat 1: {trick}")
            )
            answers = [
                anna.ask("POST", "/api/tables", **table, title=trick),
                anna.ask("POST", "/api/tables", **table, seats=seats),
                anna.ask("PATCH", f"/api/tables/{plain['id']}", title=trick),
                anna.ask("POST", "/api/records", record=record, title=""),
                anna.ask("PATCH", "/api/me", name=trick),
                anna.ask("POST", f"/api/tables/{plain['id']}/messages", text=trick),
            ]
            assert {answer.status_code for answer in answers} <= {200, 201, 400, 422}
            for answer in [one for one in answers if one.is_success]:
                page = answer.json()
                seen += names_of(page) if "seats" in page else [page["name"]] if "name" in page else []
        page = anna.ok("GET", f"/api/tables/{plain['id']}")
        seen += [message["text"] for message in page["talk"]]
        assert len(seen) > len(TRICKS), "much is let in, once it is harmless"
        assert [text for text in seen if invisible(text)] == []
