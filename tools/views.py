"""The views of the games in TypeScript, made of the types that Python has for them: `web/src/games/<game>/view.ts`.

`python -m tools.web types` writes the files, `python -m tools.web check` compares them.
"""

from __future__ import annotations

import ast
import inspect
import textwrap
import typing
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Final

from merkator.core.registry import kit, list_games
from merkator.core.view_types import Decision, View

GAMES: Final = Path(__file__).parent.parent / "web" / "src" / "games"
HEAD: Final = """\
/** {about} Made by `python -m tools.web types` of `{module}`: change that. */
import type {{ Decision }} from "$lib/types";
"""
PLAIN: Final = {int: "number", float: "number", str: "string", bool: "boolean", object: "unknown", NoneType: "null"}


def files() -> dict[Path, str]:
    """Return the text of each file, by its path: one for each of our games that says what its view looks like."""
    found = {}
    for name in list_games():
        view_type = kit(name).view_type
        if view_type is not None:
            found[GAMES / name / "view.ts"] = written(view_type())
    return found


def written(view: type[View]) -> str:
    """Return a view and all types it is made of as TypeScript."""
    needed: list[type] = []
    _collect(view, needed)
    head = HEAD.format(about=inspect.getdoc(view), module=view.__module__)
    return head + "".join(f"\n{_interface(each)}" for each in needed)


def _collect(shape: type, needed: list[type]) -> None:
    """List the types that a type is made of, each before those that use it."""
    for hint in typing.get_type_hints(shape, include_extras=True).values():
        for part in _parts(hint):
            if typing.is_typeddict(part) and part is not Decision and part not in needed:
                _collect(part, needed)
    needed.append(shape)


def _parts(hint: Any) -> list[Any]:
    """Return all types that a type names, itself included."""
    return [hint, *(part for each in typing.get_args(hint) for part in _parts(each))]


def _interface(shape: type) -> str:
    """Write one type, with its docstring and the comments behind its keys."""
    comments = _comments(shape)
    lines = [f"/** {inspect.getdoc(shape)} */", f"export interface {shape.__name__} {{"]
    for key, hint in typing.get_type_hints(shape, include_extras=True).items():
        if key in comments:
            lines.append(f"  /** {comments[key]} */")
        lines.append(f"  {key}: {_type(hint)};")
    return "\n".join([*lines, "}", ""])


def _type(hint: Any) -> str:
    """Write a type where it is used."""
    if hint in PLAIN:
        return PLAIN[hint]
    if typing.is_typeddict(hint):
        return str(hint.__name__)
    of = typing.get_args(hint)
    if typing.get_origin(hint) is typing.Annotated:  # what TypeScript knows more exactly
        return str(of[1])
    origin = typing.get_origin(hint)
    if origin is list:
        inner = _type(of[0])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if origin is dict:
        return f"{{ [id: string]: {_type(of[1])} }}"
    if origin in (UnionType, typing.Union):
        return " | ".join(_type(each) for each in of)
    raise TypeError(f"no TypeScript for {hint}: say in tools/views.py how it is written")


def _comments(shape: type) -> dict[str, str]:
    """Return what is written behind the keys of a type, its own and those it inherits."""
    found: dict[str, str] = {}
    for base in (*getattr(shape, "__orig_bases__", ()), shape):
        if typing.is_typeddict(base):
            source = textwrap.dedent(inspect.getsource(base))
            lines = source.splitlines()
            for node in ast.walk(ast.parse(source)):
                if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                    _, mark, comment = lines[node.lineno - 1].partition("  # ")
                    if mark:
                        found[node.target.id] = comment.replace("None:", "null:")
    return found
