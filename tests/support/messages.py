"""The message files as tests read them: all messages with their variables, and the reasons that the program gives."""

from __future__ import annotations

import ast as ast_
import re
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import ast, parse
from fluent.syntax.serializer import serialize_message
from fluent.syntax.visitor import Visitor

import merkator

SOURCE = Path(merkator.__file__).parent
GAMES = ("hamburg", "rome")


def rooms(game: str) -> tuple[str, ...]:
    """The packages whose messages are heard in a game."""
    return ("core", words_of(game), "terminal", f"games.{game}.terminal")


def words_of(game: str) -> str:
    """The package with the messages of a game."""
    return f"games.{game}.words"


def sound(words: str) -> bool:
    """A finished text: nothing missing, nothing left over."""
    return bool(words) and words == words.strip() and not re.search(r"[{}]|\?\?\?|None|unknown|  ", words)


class Variables(Visitor):
    """Collects the variables of a pattern."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def variables(pattern: ast.Pattern | None) -> frozenset[str]:
    found = Variables()
    if pattern is not None:
        found.visit(pattern)
    return frozenset(found.names)


def read(language: str, room: str) -> str:
    return (resources.files(f"merkator.{room}") / "text" / f"{language}.ftl").read_text("utf-8")


def messages(language: str, room: str) -> dict[str, frozenset[str]]:
    """All messages and attributes of a language with their variables."""
    found: dict[str, frozenset[str]] = {}
    for entry in parse(read(language, room)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            found[entry.id.name] = variables(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = variables(attribute.value)
    return found


def kinds_told(game: str) -> set[str]:
    """The kinds of events that the engine can tell."""
    sources = SOURCE.glob(f"games/{game}/rules/*.py")
    return {kind for file in sources for kind in re.findall(r"\.tell\(\s*\"(\w+)\"", file.read_text("utf-8"))}


class Given(NamedTuple):
    """A reason as the program gives it."""

    id: str
    english: str
    names: list[str]


def _position(node: ast_.AST) -> tuple[int, int]:
    return getattr(node, "lineno", 0), getattr(node, "col_offset", 0)


def given(function: ast_.AST) -> Iterator[Given]:
    """The reasons in a function: `Reason("id", "in English …", name=…)`, the English perhaps in a variable before."""
    texts: dict[str, str] = {}
    for node in sorted(ast_.walk(function), key=_position):
        match node:
            case ast_.Assign([ast_.Name(name)], ast_.Constant(str(text))):
                texts[name] = text
            case ast_.Call(ast_.Name("Reason"), [ast_.Constant(str(id)), english], values):
                text = texts[english.id] if isinstance(english, ast_.Name) else ast_.literal_eval(english)
                yield Given(id, text, [value.arg or "" for value in values])


def reasons(game: str) -> list[Given]:
    """All reasons that can be given in a game."""
    others = {other for other in GAMES if other != game}
    found = []
    for path in SOURCE.rglob("*.py"):
        source = path.read_text("utf-8")
        if "Reason(" in source and not others & set(path.relative_to(SOURCE).parts):
            functions = [node for node in ast_.walk(ast_.parse(source)) if isinstance(node, ast_.FunctionDef)]
            found += [reason for function in functions for reason in given(function)]
    return found


def raw_reasons(language: str, game: str) -> dict[str, str]:
    """The messages that say reasons, as they stand in the files."""
    found = {}
    for room in rooms(game):
        for entry in parse(read(language, room)).body:
            if isinstance(entry, ast.Message) and entry.id.name.startswith("reason-"):
                found[entry.id.name.removeprefix("reason-")] = serialize_message(entry).split(" =", 1)[1].strip()
    return found


def check_reasons(game: str, rule: str, none: str) -> None:
    """Program and files give the same reasons: in English word by word, in German with the same rules.

    `none` are those that the vocabularies of the game make ("not an action of …").
    """
    english, german = raw_reasons("en", game), raw_reasons("de", game)
    found = reasons(game)
    assert len(found) > 50
    assert {reason.id for reason in found} == {id for id in english if not re.fullmatch(f"no-({none})", id)}
    for id, plain, names in found:
        words = plain.replace("in {place}", "{place}")
        words = re.sub(r"{(\w+)!r}", "“{\\1}”", words)
        words = re.sub(r"{(\w+)}", "{ $\\1 }", words)
        assert english[id] == words
        assert set(re.findall(r"{(\w+)", plain)) <= set(names), id
        assert set(re.findall(rf"{rule}-[\d.]+", german[id])) == set(re.findall(rf"{rule}-[\d.]+", plain)), id
