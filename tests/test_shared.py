"""Shared packages know no game: a new game is a new folder or another package, and nothing changes here."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import merkator

SOURCE = Path(merkator.__file__).parent
SHARED = [SOURCE / name for name in ("core", "bots", "arena", "env", "terminal", "server")]
FILES = [path for folder in SHARED for path in folder.rglob("*.py")] + list(SOURCE.glob("*.py"))
WEB = SOURCE.parent.parent / "web"
CLIENT = [
    path
    for path in [
        *(WEB / "src").rglob("*"),
        *(WEB / "public").rglob("*"),
        *WEB.glob("*.*"),
        *(WEB / "tools").glob("*.ts"),
    ]
    if path.suffix in (".ts", ".js", ".svelte", ".css", ".html", ".ftl", ".webmanifest", ".svg", ".json", ".md")
    and WEB / "src" / "games" not in path.parents
    and path.name not in ("package-lock.json", "schema.ts")
]
STRING_IMPORT = re.compile(r"import_module\(\s*f?[\"']merkator\.|__import__\(")


@pytest.mark.parametrize("name", merkator.list_games())
def test_no_shared_module_spells_the_name_of_a_game(name: str) -> None:
    assert len(FILES) > 150
    spelled = re.compile(rf"\b{name}\b", re.IGNORECASE)
    assert [str(path.relative_to(SOURCE)) for path in FILES if spelled.search(path.read_text("utf-8"))] == []


@pytest.mark.parametrize("name", merkator.list_games())
def test_no_shared_file_of_the_client_spells_the_name_of_a_game(name: str) -> None:
    """Names of components count too: a letter before the name, as in "from", makes it another word."""
    assert len(CLIENT) > 120
    spelled = re.compile(rf"(?<![a-zA-Z]){name}|{name.capitalize()}")
    found = [str(path.relative_to(WEB)) for path in CLIENT if spelled.search(path.read_text("utf-8"))]
    assert found == []


@pytest.mark.parametrize("name", merkator.list_games())
def test_the_client_reaches_a_game_through_its_kit_only(name: str) -> None:
    """The list of kits finds the folders; nothing else outside of them looks into one."""
    assert (WEB / "src" / "games" / name / "kit.ts").exists()
    looks = re.compile(r"games/(?!\*)[\w$]+/|import\.meta\.glob")
    scripts = [path for path in CLIENT if path.suffix in (".ts", ".svelte") and ".test." not in path.name]
    reaching = [
        path.name for path in scripts if looks.search(re.sub(r"api/games/|`[^`]*`", "", path.read_text("utf-8")))
    ]
    assert reaching == ["kits.ts"]


def test_no_module_of_ours_is_found_by_its_name_as_a_string() -> None:
    """The registry scans the folder of the games; that is the only place."""
    found = [str(path.relative_to(SOURCE)) for path in FILES if STRING_IMPORT.search(path.read_text("utf-8"))]
    assert found == []


@pytest.mark.parametrize("name", merkator.list_games())
def test_other_packages_reach_a_game_through_its_kit_only(name: str) -> None:
    reached = re.compile(r"merkator\.games\.(?!\{)")
    assert [str(path.relative_to(SOURCE)) for path in FILES if reached.search(path.read_text("utf-8"))] == []
    assert (SOURCE / "games" / name / "kit.py").exists()
