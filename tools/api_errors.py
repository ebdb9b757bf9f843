"""Write the table of all error ids at the end of docs/api.md, from the source of the server.

    python -m tools.api_errors

`tests/server/api/test_api_page.py` compares the page with it.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib import resources
from inspect import getdoc
from pathlib import Path
from typing import Final, NamedTuple

import merkator.server.app  # loads all modules, so that all classes of problems are known
from merkator.core.errors import (
    BadNotation,
    BadOption,
    CardSetError,
    IllegalAction,
    RecordError,
    UnknownBot,
    UnknownGame,
)
from merkator.server.base import server_text
from merkator.server.base.problems import Problem

PAGE: Final = Path(__file__).parents[1] / "docs" / "api.md"
TABLE: Final = re.compile(r"(?<=<!-- errors -->\n).*?(?=\n<!-- end of errors -->)", re.DOTALL)
UNRAISED: Final = {"http": "404, 405", "server": "500", "table": "socket"}
"""Ids of errors that are not raised as a problem with a status of its own, and their statuses."""

ENGINE: Final = (IllegalAction, BadNotation, BadOption, CardSetError, RecordError, UnknownBot, UnknownGame)
"""Errors of the engine that a request can cause; the id is the name of the class."""

_SERVER: Final = Path(merkator.server.__file__).parent
_VARIABLE: Final = re.compile(r"\$(\w+)")


class Raised(NamedTuple):
    """A place in the source where the server raises a problem, with the values that it passes."""

    file: str
    id: str
    status: int
    values: set[str]


def raised() -> Iterator[Raised]:
    """Yield every problem that the server raises with an id and a status of its own."""
    statuses = {cls.__name__: cls.status for cls in _classes(Problem)}
    for file in sorted(_SERVER.rglob("*.py")):
        tree = ast.parse(file.read_text("utf-8"))
        inits = {  # `super().__init__("id", …)` in a class of problems
            call: node.name
            for node in ast.walk(tree)
            if isinstance(node, ast.ClassDef)
            for call in ast.walk(node)
            if isinstance(call, ast.Call) and getattr(call.func, "attr", "") == "__init__"
        }
        for call in ast.walk(tree):
            if not isinstance(call, ast.Call) or len(call.args) < 2 or not isinstance(call.args[0], ast.Constant):
                continue
            name = inits.get(call, getattr(call.func, "id", ""))
            given = [*call.args[2:3], *(word.value for word in call.keywords if word.arg == "status")]
            if name in statuses and all(isinstance(arg, ast.Constant) for arg in given):
                status = ast.literal_eval(given[0]) if given else statuses[name]
                values = {word.arg for word in call.keywords if word.arg and word.arg != "status"}
                yield Raised(file.name, str(call.args[0].value), status, values)


def _classes(cls: type[Problem]) -> Iterator[type[Problem]]:
    yield cls
    for child in cls.__subclasses__():
        yield from _classes(child)


def table() -> str:
    """Return the table of the page: each id with its statuses and its message in English."""
    statuses: dict[str, set[int]] = {}
    for problem in raised():
        statuses.setdefault(problem.id, set()).add(problem.status)
    rows = {id: ", ".join(map(str, sorted(found))) for id, found in statuses.items()} | UNRAISED
    lines = [f"| `{id}` | {rows[id]} | {_message(id)} |" for id in sorted(rows)]
    for error in ENGINE:
        status = 409 if error is IllegalAction else 422
        lines.append(f"| `{error.__name__}` | {status} | {(getdoc(error) or '').splitlines()[0]} |")
    return "\n".join(["| error | status | message |", "| --- | --- | --- |", *lines])


def _message(id: str) -> str:
    """Return the message of a problem, with its variables in braces."""
    source = (resources.files("merkator.server") / "text" / "en.ftl").read_text("utf-8")
    pattern = re.search(rf"^problem-{id} = (.*(?:\n[ }}].*)*)", source, re.MULTILINE)
    names = set(_VARIABLE.findall(pattern[1])) if pattern else set()
    return server_text.text("en", f"problem-{id}", **{name: f"{{{name}}}" for name in names}).replace("|", "\\|")


def main() -> None:
    """Write the table into the page."""
    rows = table()
    PAGE.write_text(TABLE.sub(lambda _: rows, PAGE.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
