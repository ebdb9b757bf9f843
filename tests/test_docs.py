"""The examples in the documents are run."""

from __future__ import annotations

import doctest
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import typer

import third_package
from merkator.cli import app
from merkator.core.record import Record
from merkator.games.hamburg.cards.cardset import standard
from tools import prose

ROOT = Path(__file__).parent.parent
GAME_PAGE = ROOT / "docs" / "adding-a-game.md"
"""Its examples need the game that it describes."""
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]


@pytest.fixture(scope="module")
def third_site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return third_package.install(tmp_path_factory.mktemp("third"))


OTHERS = [page for page in PAGES if page != GAME_PAGE]


@pytest.mark.parametrize("page", OTHERS, ids=[str(page.relative_to(ROOT)) for page in OTHERS])
def test_examples_in_documents_hold(page: Path) -> None:
    failures, _ = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert failures == 0


def test_examples_of_adding_a_game_hold(third_site: Path) -> None:
    with third_package.found(third_site):
        failures, tried = doctest.testfile(str(GAME_PAGE), module_relative=False, encoding="utf-8")
    assert failures == 0
    assert tried


def test_commands_of_adding_a_game_print_what_it_shows(third_site: Path) -> None:
    shown = _blocks("console")
    assert shown
    for command, printed in re.findall(r"^\$ merkator (.*)\n((?:(?!\$ ).*\n)*)", "".join(shown), re.MULTILINE):
        with third_package.found(third_site):
            words = [sys.executable, "-m", "merkator.cli", *shlex.split(command)]
            done = subprocess.run(words, capture_output=True, check=True, text=True)
        assert done.stdout == printed, command


def test_files_shown_in_adding_a_game_are_those_of_the_game() -> None:
    files = [file for file in third_package.SOURCE.rglob("*") if file.suffix in (".py", ".toml", ".ftl")]
    written = [file.read_text("utf-8") for file in files]
    shown = [block for kind in ("python", "toml", "ftl") for block in _blocks(kind) if ">>> " not in block]
    assert len(shown) > 8
    assert [block for block in shown if not any(block in text for text in written)] == []


def _blocks(kind: str) -> list[str]:
    """Return what stands in the fences of a kind."""
    return re.findall(rf"^```{kind}\n(.*?)^```$", GAME_PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)


def _commands(page: Path) -> list[str]:
    """Return the `merkator …` commands of a page, without comments and those that leave something out."""
    text = re.sub(r"\\\n\s*", " ", page.read_text("utf-8"))
    lines = re.findall(r"^(?:\$ )?(?:\.venv(?:-fast)?/bin/)?merkator ([^\n]*)", text, re.MULTILINE)
    found = [*lines, *re.findall(r"`merkator ([^`\n]+)`", text)]
    return [words for words in found if not re.search(r"…|\[-|^record\b|^seed SEED|^COMMAND", words)]


@pytest.mark.parametrize("page", OTHERS, ids=[str(page.relative_to(ROOT)) for page in OTHERS])
def test_commands_in_documents_exist_with_their_options(page: Path) -> None:
    for line in _commands(page):
        words = shlex.split(re.sub(r"\$\(.*?\)", "X", line.partition(" > ")[0]), comments=True)
        command: Any = typer.main.get_command(app)
        while words and words[0] in getattr(command, "commands", {}):
            command = command.commands[words.pop(0)]
        if words and words != ["--version"]:
            assert not hasattr(command, "commands"), f"merkator {line}: no such command"
            command.make_context(line, words)  # raises UsageError for words that the command does not know


@pytest.mark.parametrize("page", prose.pages(), ids=[str(page.relative_to(ROOT)) for page in prose.pages()])
def test_prose_is_wrapped(page: Path) -> None:
    text = page.read_text("utf-8")
    assert text == prose.wrap(text), "run python -m tools.prose"


def test_the_readme_has_an_example() -> None:
    assert ">>> " in (ROOT / "README.md").read_text("utf-8")


def test_the_readme_counts_the_reconstructed_cards() -> None:
    cards = standard()
    kinds = (("contracts", cards.contracts), ("bonus cards", cards.bonus), ("buildings", cards.buildings))
    readme = " ".join((ROOT / "README.md").read_text("utf-8").split())
    for kind, entries in kinds:
        made = sum(entry.source == "reconstructed" for entry in entries)
        assert f"{made} of the {len(entries)} {kind}" in readme


@pytest.mark.parametrize("page", PAGES, ids=[str(page.relative_to(ROOT)) for page in PAGES])
def test_links_between_documents_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text("utf-8")):
        assert (page.parent / target).exists(), target


def test_the_picture_in_the_readme_is_the_position_it_says() -> None:
    # Made by: merkator replay tests/records/three-players.record --to 200 --svg > docs/position.svg
    state = Record.read(ROOT / "tests/records/three-players.record").replay(200)
    assert (ROOT / "docs/position.svg").read_text("utf-8") == state.drawing() + "\n"


def test_the_picture_of_rome_is_the_position_it_says() -> None:
    # Made by: merkator replay tests/records/rome-four.record --to 120 --svg > docs/position-rome.svg
    state = Record.read(ROOT / "tests/records/rome-four.record").replay(120)
    assert (ROOT / "docs/position-rome.svg").read_text("utf-8") == state.drawing() + "\n"
