"""The German rules say the same as the English ones, which the program follows: same numbers, same figures."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from merkator.server.catalogue import rulebook
from server_client import server

GAMES = ["hamburg", "rome"]
DOCS = Path(__file__).parents[3] / "docs" / "rules"
RULE = re.compile(r"^\*\*([HR]-\d+\.\d+)\*\* ", re.MULTILINE)
FIGURE = re.compile(r"[HRF]-?\d+(?:\.\d+)?|\d+(?:[.,]\d{3})*")
"""A number of a rule or a card, or a figure: 1,800 in English, 1.800 in German."""


def written(game: str, language: str) -> str:
    return (DOCS / (f"{game}.md" if language == "en" else f"{game}.{language}.md")).read_text("utf-8")


def by_number(text: str) -> dict[str, str]:
    """Return the text of every rule by its number; what follows its section is not part of it."""
    _, *parts = RULE.split(text)
    return {parts[at]: parts[at + 1].split("\n## ")[0] for at in range(0, len(parts), 2)}


def figures(text: str) -> list[str]:
    found = FIGURE.findall(text)
    return sorted(each if each[0] in "HRF" else re.sub(r"\D", "", each) for each in found)


@pytest.mark.parametrize("game", GAMES)
def test_every_number_is_in_both_languages_in_the_same_order(game: str) -> None:
    english, german = (rulebook.rules(game, language) for language in ("en", "de"))
    for one, other in zip(english["sections"], german["sections"], strict=True):
        assert one["section"] == other["section"]
        assert [rule["number"] for rule in one["rules"]] == [rule["number"] for rule in other["rules"]]
        assert one["title"] != other["title"]
    assert german["language"] == "de"


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_the_same_figures_in_both_languages(game: str) -> None:
    english, german = (by_number(written(game, language)) for language in ("en", "de"))
    assert len(english) > 30
    for number, text in english.items():
        assert figures(german[number]) == figures(text), number
        for mark, in_german in (("*Ruling.*", "*Festlegung.*"), ("*Example.*", "*Beispiel.*")):
            assert german[number].count(in_german) == text.count(mark), number


@pytest.mark.parametrize("game", GAMES)
def test_the_tables_have_the_same_figures_in_both_languages(game: str) -> None:
    tables = []
    for language in ("en", "de"):
        rows = [line for line in written(game, language).splitlines() if line.startswith("|")]
        tables.append([figures(row) for row in rows])
    assert len(tables[0]) > 40
    assert tables[0] == tables[1]


def test_the_board_of_rome_is_the_same_in_both_languages() -> None:
    boards = [re.findall(r"```\n(.*?)```", written("rome", language), re.DOTALL) for language in ("en", "de")]
    assert boards[0]
    assert boards[0] == boards[1]


@pytest.mark.anyio
async def test_rules_are_served_in_both_languages(sqlite: str) -> None:
    async with server(sqlite) as here:
        visitor = await here.visitor()
        for game in GAMES:
            assert (await visitor.get(f"/api/games/{game}/rules"))["language"] == "en"
            german = await visitor.get(f"/api/games/{game}/rules", language="de")
            assert german["language"] == "de"
            assert german["title"].endswith("die Regeln")
        one = await visitor.get("/api/games/rome/rules/R-2.2", language="de")
        assert "Warenkarte" in one["html"]
        assert (await visitor.get("/api/games/rome/rules/R-2.2"))["html"] != one["html"]
        await visitor.get("/api/games/rome/rules", 422, language="la")
