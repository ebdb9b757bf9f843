"""Confirming a guess of the seed while the game is in progress, by the hash that is shown from the start.

At d5a146a a candidate was confirmed: the hash was that of the seed alone, of 64 bits.
"""

from __future__ import annotations

import sqlite3
from hashlib import sha256
from pathlib import Path

from server_process import serving
from stranger import stranger


def test_a_guess_of_the_seed_cannot_be_confirmed(tmp_path: Path) -> None:
    with serving(tmp_path / "games.sqlite3") as server, stranger(server.address(), "Anna") as anna:
        page = anna.ok("POST", "/api/tables", game="hamburg", players=1, seats=[{"kind": "me"}])
        with sqlite3.connect(tmp_path / "games.sqlite3") as connection:
            [(seed,)] = connection.execute("SELECT seed FROM tables").fetchall()
        assert sha256(f"merkator seed {seed}".encode()).hexdigest() != page["seed_hash"]
        assert page["seed"] is None
        assert page["seed_salt"] is None
        seeds = [int(seed)]
        for _ in range(400):
            if page["status"] == "over":
                break
            page = anna.play_first(page["id"])
        assert page["seed"] == seed
        assert sha256(f"merkator seed {seed} salt {page['seed_salt']}".encode()).hexdigest() == page["seed_hash"]
        assert len(page["seed_salt"]) >= 32
        for _ in range(8):
            anna.ok("POST", "/api/tables", game="hamburg", players=1, seats=[{"kind": "me"}])
        with sqlite3.connect(tmp_path / "games.sqlite3") as connection:
            seeds = [int(seed) for (seed,) in connection.execute("SELECT seed FROM tables").fetchall()]
        assert max(seeds).bit_length() >= 120, "of 128 random bits; all nine begin with 8 zeros once in 2 ** 72 runs"
