r"""The rules of the games for readers: `docs/rules/*.md`, cut into sections and numbered rules, as HTML.

The English text is the one that the program is checked against; `<game>.<language>.md` says the same under the same
numbers.

>>> from merkator import default_game
>>> rule(default_game(), "H-1.1")["html"]
'<p>Every main place receives one cube in its colour.</p>\n'
>>> rule(default_game(), "H-1.1", "de")["html"]
'<p>Jeder Hauptort erhält einen Warenstein in seiner Farbe.</p>\n'
"""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

from markdown_it import MarkdownIt

import merkator
from merkator.core.registry import kit as find_kit

_SECTION: Final = re.compile(r"^## ", re.MULTILINE)
_RULE: Final = re.compile(r"^\*\*([A-Z]-\d+\.\d+)\*\* ", re.MULTILINE)
_NUMBER: Final = re.compile(r"\b[A-Z]-\d+\.\d+\b")
_LINK: Final = re.compile(r"\[([^\]]+)\]\((?!#)[^)]*\)")  # to other pages, which are not here
_COUNTED: Final = re.compile(r"(\d+) (.*)")


@cache
def rules(game: str, language: str = "en") -> dict[str, Any]:
    """Return the rules of a game in a language that there is: title, sections, and in each its rules by number."""
    head, *sections = _SECTION.split(_text(game, language))
    title, _, about = head.removeprefix("# ").partition("\n")
    return {
        "game": game,
        "language": language,
        "title": title.strip(),
        "html": _html(about),
        "sections": [_section(text) for text in sections],
    }


def _section(text: str) -> dict[str, Any]:
    title, _, body = text.partition("\n")
    counted = _COUNTED.fullmatch(title.strip())
    intro, *parts = _RULE.split(body)
    numbered = [{"number": parts[at], "html": _html(parts[at + 1])} for at in range(0, len(parts), 2)]
    about = {"section": counted[1] if counted else None, "title": counted[2] if counted else title.strip()}
    return {**about, "html": _html(intro), "rules": numbered}


@cache
def rule(game: str, number: str, language: str = "en") -> dict[str, Any] | None:
    """Return one rule by its number, with its section; None when there is none."""
    for section in rules(game, language)["sections"]:
        for found in section["rules"]:
            if found["number"] == number:
                return {**found, "section": section["section"], "title": section["title"], "language": language}
    return None


def _html(text: str) -> str:
    """Return text as HTML without anything foreign; numbers of rules lead to them."""
    plain = _LINK.sub(r"\1", text.strip())
    shown: str = _markdown().render(plain)
    return _NUMBER.sub(lambda found: f'<a href="#{found[0]}">{found[0]}</a>', shown)


@cache
def _markdown() -> MarkdownIt:
    return MarkdownIt("commonmark", {"html": False}).enable("table")


def _text(game: str, language: str) -> str:
    """Return the rules as they are written: ours, those next to a game's messages, or else only its name."""
    own = resources.files(find_kit(game).messages) / "text"
    ours = _folder() / (f"{game}.md" if language == "en" else f"{game}.{language}.md")
    for file in (ours, own / f"rules.{language}.md", own / "rules.en.md"):
        if file.is_file():
            return file.read_text("utf-8")
    return f"# {game.capitalize()}\n"


def _folder() -> Traversable:
    """Return where the rules are: in the package, or next to it when running from source."""
    packed = resources.files("merkator.server") / "rules"
    return packed if packed.is_dir() else Path(merkator.__file__).parents[2] / "docs" / "rules"
