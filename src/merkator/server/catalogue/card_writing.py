"""Card sets as files: written from the entries that an editor holds, and where in a file a mistake is."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from typing import Any, Final

from merkator.server.base.problems import Problem

_WIDE: Final = 100  # letters after which a list is written on several lines
_DEEP: Final = 6
_BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
_PLACE: Final = re.compile(r"line (\d+)(?:, column (\d+))?")
_NUMBERED: Final = re.compile(r"(\w+) number (\d+)")
_NAMED: Final = re.compile(r"(\w+)(?: ([a-z0-9_-]+))?(?:, (\w+))?")  # kind, id, key
_HEADER: Final = re.compile(r"\s*\[\[?\s*(\w+)\s*\]\]?")
_WORD: Final = re.compile(r"(?:the key |a number in )?(\w+)")


def to_toml(entries: dict[str, Any]) -> str:
    """Return a card set as TOML: lists of entries and single tables, in the order they come in.

    >>> print(to_toml({"time": {"rows": [4, 4]}, "bonus": [{"id": "a", "good": "wine"}, {"id": "b"}]}))
    [time]
    rows = [4, 4]
    <BLANKLINE>
    [[bonus]]
    id = "a"
    good = "wine"
    <BLANKLINE>
    [[bonus]]
    id = "b"
    <BLANKLINE>
    """
    parts = []
    for kind, entry in entries.items():
        several = entry if isinstance(entry, list) else [entry]
        brackets = f"[[{_key(kind)}]]" if isinstance(entry, list) else f"[{_key(kind)}]"
        for table in several:
            if not isinstance(table, dict):
                raise Problem("cards-form", "{kind} must be an entry, or a list of entries", 422, kind=kind[:60])
            parts.append("\n".join([brackets, *_lines(table)]) + "\n")
    return "\n".join(parts)


def _lines(table: dict[str, Any]) -> list[str]:
    return [f"{_key(name)} = {_value(value, 1)}" for name, value in table.items() if value is not None]


def _key(name: str) -> str:
    return name if _BARE.fullmatch(name) else _text(name)


def _text(text: str) -> str:
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def _value(value: Any, depth: int) -> str:
    if depth > _DEEP:
        raise Problem("cards-deep", "the entries of this card set are nested too deeply", 422)
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        items = [_value(item, depth + 1) for item in value if item is not None]
        line = f"[{', '.join(items)}]"
        return line if len(line) <= _WIDE else "[\n" + "".join(f"  {item},\n" for item in items) + "]"
    if isinstance(value, dict):
        parts = [f"{_key(name)} = {_value(item, depth + 1)}" for name, item in value.items() if item is not None]
        return f"{{ {', '.join(parts)} }}" if parts else "{}"
    return repr(value)


# --- where a mistake is


def find_mistake(text: str, where: str, reason: str) -> dict[str, Any]:
    r"""Return where a mistake is that a card set was refused for: line, column, and the entry and key if it is one.

    >>> find_mistake('[[bonus]]\nid = "a"\nprice = 9\n', "bonus a", "price is 9, but must be from 3 to 4")
    {'line': 3, 'column': 1, 'kind': 'bonus', 'id': 'a', 'key': 'price'}
    """
    found: dict[str, Any] = {"line": None, "column": None, "kind": None, "id": None, "key": None}
    if place := _PLACE.fullmatch(where):
        return {**found, "line": int(place[1]), "column": int(place[2] or 1)}
    lines = text.split("\n")
    word = _WORD.match(reason)
    key = word[1] if word else ""
    if numbered := _NUMBERED.fullmatch(where):
        found["kind"] = numbered[1]
        span = _span(lines, numbered[1], number=int(numbered[2]))
    elif named := _NAMED.fullmatch(where):
        found |= {"kind": named[1], "id": named[2]}
        span = _span(lines, named[1], id=named[2])
        key = named[3] or key
    else:
        return found
    if span is None:
        return found
    line = _key_line(lines, span, key)
    return {**found, "line": (line or span[0]) + 1, "column": 1, "key": key if line else None}


def _span(lines: list[str], kind: str, number: int | None = None, id: str | None = None) -> tuple[int, int] | None:
    """Return the lines of an entry: the one with this number, or with this id, or the first."""
    heads = [at for at, line in enumerate(lines) if _HEADER.match(line)]
    mine = [span for span in pairwise([*heads, len(lines)]) if _kind(lines[span[0]]) == kind]
    if number is not None:
        return mine[number - 1] if number <= len(mine) else None
    for span in mine:
        if id is None or any(
            re.match(rf"""\s*id\s*=\s*["']{re.escape(id)}["']""", line) for line in lines[slice(*span)]
        ):
            return span
    return None


def _kind(line: str) -> str | None:
    found = _HEADER.match(line)
    return found[1] if found else None


def _key_line(lines: list[str], span: tuple[int, int], key: str) -> int | None:
    for at in range(*span):
        if re.match(rf"\s*{re.escape(key)}\s*=", lines[at]):
            return at
    return None
