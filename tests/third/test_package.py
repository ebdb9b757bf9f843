"""A package of its own: small, found by its entry point, and named by no file of ours."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import merkator
from merkator.bots import registry
from merkator.core.kit import Kit
from merkator.core.registry import kit
from third_package import NAME, SOURCE

ROOT = Path(__file__).parents[2]
OURS = [ROOT / name for name in ("src", "docs", "bench", "tools", "web/src", "deploy", "examples", "README.md")]
PAGE = ROOT / "docs" / "adding-a-game.md"
KINDS = (".py", ".md", ".ftl", ".ts", ".svelte", ".toml", ".json", ".ini", ".yml")


def test_it_is_a_game_like_ours() -> None:
    assert merkator.list_games() == ["hamburg", "rome", NAME]
    assert merkator.game(NAME).start(2, seed=1).game.name == NAME
    assert merkator.default_game() == "hamburg"


def test_it_brings_rules_and_words_only() -> None:
    """Everything that a kit may leave out is left out, so that all defaults are in use here."""
    made = kit(NAME)
    wanted = ("name", "make", "messages")
    assert made == Kit(**{part: getattr(made, part) for part in wanted})


def test_it_takes_150_lines_at_most() -> None:
    files = list((SOURCE / "src").rglob("*.py"))
    assert sum(len(file.read_text("utf-8").splitlines()) for file in files) <= 150


def test_no_file_of_ours_names_it() -> None:
    files = [file for place in OURS for file in (place.rglob("*") if place.is_dir() else [place])]
    named = [file for file in files if file.suffix in KINDS and file.is_file() and file != PAGE]
    named = [file for file in named if not {"static", "node_modules"} & set(file.parts)]
    assert len(named) > 400
    assert [str(file.relative_to(ROOT)) for file in named if NAME in file.read_text("utf-8").lower()] == []


def test_without_the_package_there_is_no_such_game(third_site: Path) -> None:
    """Installing it touched nothing but the folder it was installed in."""
    kept = [path for path in os.environ["PYTHONPATH"].split(os.pathsep) if path != str(third_site)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(kept)}
    program = "import merkator; print(*merkator.list_games())"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, env=environment, check=True, text=True
    )
    assert done.stdout == "hamburg rome\n"


def test_it_has_the_bots_that_play_everything() -> None:
    game = merkator.game(NAME)
    assert registry.bots(game) == ["random", "playouts"]
    assert registry.levels(game) == dict.fromkeys(["easy", "normal", "hard", "expert"], "playouts")
    assert registry.description("easy", game) == "plays as the playouts bot does, but is often absent-minded"
    assert registry.bot("easy", game, 1).name == "easy"
