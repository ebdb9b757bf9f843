"""The program of docs/bot-protocol.md plays over the net with nothing but a token."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import httpx

from server_process import serving

PAGE = (Path(__file__).parents[3] / "docs" / "bot-protocol.md").read_text("utf-8")


def test_the_bot_from_elsewhere_plays_its_owners_games_to_the_end(tmp_path: Path) -> None:
    section = PAGE[PAGE.index("## A bot from elsewhere") :]
    program = re.findall(r"```python\n(.*?)```", section, re.DOTALL)[0]
    with serving(tmp_path / "games.sqlite3", "--limits", "100") as process:
        address = process.address().rstrip("/")
        with httpx.Client(base_url=address, timeout=30) as owner:
            me = owner.post("/api/session", json={"name": "Anna"}).json()
            owner.headers["X-Merkator-Token"] = me["token"]
            token = owner.post("/api/tokens", json={"label": "a bot"}).json()["token"]
            wish = {"game": "hamburg", "players": 1, "seats": [{"kind": "me"}]}
            tables = [owner.post("/api/tables", json=wish).json()["id"] for _ in range(2)]
            done = subprocess.run(
                [sys.executable, "-c", program, address, token], capture_output=True, timeout=120, check=False
            )
            assert done.returncode == 0, done.stderr.decode()
            assert [owner.get(f"/api/tables/{id}").json()["status"] for id in tables] == ["over", "over"]
