"""Shared packages know no game: a new game is a new folder or another package, and nothing changes here."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import merkator

SOURCE = Path(merkator.__file__).parent
SHARED = [SOURCE / name for name in ("core", "bots", "arena", "env", "terminal", "server")]
FILES = [path for folder in SHARED for path in folder.rglob("*.py")] + list(SOURCE.glob("*.py"))
STRING_IMPORT = re.compile(r"import_module\(\s*f?[\"']merkator\.|__import__\(")


@pytest.mark.parametrize("name", merkator.list_games())
def test_no_shared_module_spells_the_name_of_a_game(name: str) -> None:
    assert len(FILES) > 150
    spelled = re.compile(rf"\b{name}\b", re.IGNORECASE)
    assert [str(path.relative_to(SOURCE)) for path in FILES if spelled.search(path.read_text("utf-8"))] == []


def test_no_module_of_ours_is_found_by_its_name_as_a_string() -> None:
    """The registry scans the folder of the games; that is the only place."""
    found = [str(path.relative_to(SOURCE)) for path in FILES if STRING_IMPORT.search(path.read_text("utf-8"))]
    assert found == []


@pytest.mark.parametrize("name", merkator.list_games())
def test_other_packages_reach_a_game_through_its_kit_only(name: str) -> None:
    reached = re.compile(r"merkator\.games\.(?!\{)")
    assert [str(path.relative_to(SOURCE)) for path in FILES if reached.search(path.read_text("utf-8"))] == []
    assert (SOURCE / "games" / name / "kit.py").exists()
