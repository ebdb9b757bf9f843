"""The same seed gives the same game: in another process, and compiled."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import merkator
from same_games import digest
from tools import fast

SUPPORT = Path(__file__).parent / "support"
ENGINE = "compiled" if merkator.compiled else "interpreted"


def run(games: int, python: str | Path = sys.executable, **environment: str) -> list[str]:
    command = [str(python), str(SUPPORT / "same_games.py"), str(games)]
    variables = {**os.environ, **environment}
    done = subprocess.run(command, env=variables, capture_output=True, text=True, check=True, cwd=SUPPORT)
    return done.stdout.split()


@pytest.mark.parametrize("hash_seed", ["0", "12345"])
def test_the_same_seed_gives_the_same_game_in_another_process(hash_seed: str) -> None:
    assert run(4, PYTHONHASHSEED=hash_seed) == [ENGINE, digest(4)]


@pytest.mark.skipif(merkator.compiled, reason="compared by the interpreted engine's run")
@pytest.mark.skipif(not fast.fresh(), reason="no compiled engine of this source: `make fast` builds it")
@pytest.mark.parametrize("games", [20, pytest.param(200, marks=pytest.mark.long)])
def test_the_same_seed_gives_the_same_game_compiled(games: int) -> None:
    assert run(games, fast.PYTHON) == ["compiled", digest(games)]
