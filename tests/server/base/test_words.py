"""What the server tells people can be said in both languages: problems, news of tables, quick notes, notices."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from string import Formatter

import pytest

import merkator
import merkator.server
from merkator.server.base import server_text
from merkator.server.catalogue import levels
from merkator.server.tables import carried_over, chat
from tools.api_errors import raised

ROOM = Path(merkator.server.__file__).parent
PROBLEMS = ("Problem", "NotFound", "Forbidden", "Conflict")
MESSAGE = re.compile(r"^([a-z][a-z-]*) = (.*(?:\n[ }].*)*)", re.MULTILINE)
VARIABLE = re.compile(r"\$(\w+)")
ELSEWHERE = {"refused": {"why"}, "server": set(), "table": set(), "http": {"why"}}
"""Problems that are answered without the class: by the application, the guard, the socket."""


def messages(language: str) -> dict[str, set[str]]:
    """Return the messages of a language with the variables they use."""
    text = (resources.files("merkator.server") / "text" / f"{language}.ftl").read_text("utf-8")
    return {id: set(VARIABLE.findall(pattern)) for id, pattern in MESSAGE.findall(text)}


def calls() -> Iterator[tuple[str, ast.Call]]:
    for file in sorted(ROOM.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                yield file.name, node


def called(node: ast.Call) -> str:
    return getattr(node.func, "id", getattr(node.func, "attr", ""))


def news() -> set[str]:
    """Return all news that a table can have; where an id is put together, all that it can be."""
    found = set()
    for _, node in calls():
        if called(node) == "announce":
            found.add(ast.unparse(node.args[2]))
    return found


SAID = {
    "f'agreed-{kind}'": {"agreed-end", "agreed-pause", "agreed-undo"},
    "f'claimed-{to}'": {"claimed-bot", "claimed-out", "claimed-end", "claimed-win"},
    "GAVE_UP": {"bot-gave-up"},
    "OVER_TIME": {"over-time"},
}


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_problem_can_be_told(language: str) -> None:
    told = messages(language)
    found = list(raised())
    assert len({id for _, id, _, _ in found}) > 90, "the search for problems no longer finds most of them"
    for file, id, _, values in found:
        assert f"problem-{id}" in told, f"{file}: problem {id} cannot be told in {language!r}"
        assert told[f"problem-{id}"] <= values, (
            f"{file}: problem {id} does not have what is told of it in {language!r}"
        )
    for id, values in ELSEWHERE.items():
        assert told.get(f"problem-{id}", set()) <= values


@pytest.mark.parametrize("language", ["en", "de"])
def test_all_news_can_be_told(language: str) -> None:
    told = messages(language)
    for id in news():
        for one in SAID.get(id, {id.strip("'")}):
            assert f"news-{one}" in told, f"news {one} cannot be told in {language!r}"
    assert {id for id in told if id.startswith("note-")} == {f"note-{note}" for note in chat.NOTES}


def test_both_languages_have_the_same_messages_and_none_too_many() -> None:
    english, german = messages("en"), messages("de")
    assert english.keys() == german.keys()
    problems = {f"problem-{id}" for _, id, _, _ in raised()} | {f"problem-{id}" for id in ELSEWHERE}
    said = {f"news-{one}" for id in news() for one in SAID.get(id, {id.strip("'")})} | {
        f"news-{carried_over.NEW_RULES}"
    }
    notices = {"notice-turn", "notice-turn-body"}
    notes = {f"note-{note}" for note in chat.NOTES}
    notices |= {f"preview-{what}" for what in ("page", "open", "running", "over")}
    assert {id for id in english if not id.startswith("bot-")} <= problems | said | notices | notes


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_message_can_be_put_into_words(language: str) -> None:
    for id, variables in messages(language).items():
        words = server_text.text(language, id, **dict.fromkeys(variables, 3))
        assert words
        assert "{" not in words


def test_english_texts_have_the_values_they_name() -> None:
    for file, node in calls():
        if called(node) in PROBLEMS and len(node.args) > 1 and isinstance(node.args[1], ast.Constant):
            english = str(node.args[1].value)
            named = {part for _, part, _, _ in Formatter().parse(english) if part}
            assert named <= {word.arg for word in node.keywords}, f"{file}: {english}"


@pytest.mark.parametrize("game", ["hamburg", "rome"])
def test_every_level_of_bots_is_described_in_both_languages(game: str) -> None:
    told = levels.describe(merkator.game(game))
    assert told["levels"]
    for level in told["levels"]:
        assert server_text.text_or_none("de", f"bot-{level['level']}"), level
        assert level["texts"]["en"] != level["texts"]["de"]
        assert level["bot"] in {bot["level"] for bot in told["bots"]}
