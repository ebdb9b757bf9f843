"""The same seed gives the same game: in another process, and compiled."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from same_games import digest

TESTS = Path(__file__).parent
SOURCE = TESTS.parent / "src" / "merkator"


def run(games: int, path: Path | None = None, **environment: str) -> list[str]:
    variables = {**os.environ, **environment}
    if path is not None:
        variables["PYTHONPATH"] = str(path)
    command = [sys.executable, str(TESTS / "same_games.py"), str(games)]
    done = subprocess.run(command, env=variables, capture_output=True, text=True, check=True, cwd=path or TESTS)
    return done.stdout.split()


@pytest.mark.parametrize("hash_seed", ["0", "12345"])
def test_the_same_seed_gives_the_same_game_in_another_process(hash_seed: str) -> None:
    assert run(4, PYTHONHASHSEED=hash_seed) == ["interpreted", digest(4)]


@pytest.mark.long
@pytest.mark.timeout(1800)
def test_the_same_seed_gives_the_same_game_compiled(tmp_path: Path) -> None:
    if shutil.which(sysconfig.get_config_var("CC").split()[0]) is None:
        pytest.skip("no C compiler here: install one to compare the compiled engine")
    shutil.copytree(SOURCE, tmp_path / "merkator", ignore=shutil.ignore_patterns("__pycache__"))
    rooms = [*(tmp_path / "merkator/core").glob("*.py"), *(tmp_path / "merkator/hamburg").glob("*.py")]
    files = [str(path.relative_to(tmp_path)) for path in rooms if path.name != "__init__.py"]
    environment = {**os.environ, "MYPYPATH": str(tmp_path)}
    subprocess.run(
        [sys.executable, "-m", "mypyc", *files], cwd=tmp_path, env=environment, check=True, capture_output=True
    )
    assert run(20, tmp_path) == ["compiled", digest(20)]
