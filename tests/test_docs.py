"""The examples in the documents are run."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

from merkator.core.record import Record
from merkator.games.hamburg.cards.cardset import standard

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]


@pytest.mark.parametrize("page", PAGES, ids=[str(page.relative_to(ROOT)) for page in PAGES])
def test_examples_in_documents_hold(page: Path) -> None:
    failures, _ = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert failures == 0


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
    import re

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
