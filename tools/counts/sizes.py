"""Sizes: lines of files and of functions; and how much of what is public has a docstring."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tools.counts.script import script_functions
from tools.counts.sources import PACKAGE, python_files, relative, script_files, text_of, tree_of

FILE_LINES: Final = 450
FUNCTION_LINES: Final = 60

_Documented = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def long_files() -> list[str]:
    """Return the files with too many lines."""
    counted = ((path, len(text_of(path).splitlines())) for path in [*python_files(), *script_files()])
    return [f"{relative(path)}: {lines} lines" for path, lines in counted if lines > FILE_LINES]


def long_functions() -> list[str]:
    """Return the functions with too many lines, from `def` or the opening bracket to the end."""
    found = [(path, *place) for path in python_files() for place in _python_functions(path)]
    for path in script_files():
        found += [(path, *place) for place in script_functions(text_of(path), path.suffix == ".svelte")]
    return [f"{relative(path)}:{line}: {lines} lines" for path, line, lines in found if lines > FUNCTION_LINES]


def _python_functions(path: Path) -> Iterator[tuple[int, int]]:
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.lineno, (node.end_lineno or node.lineno) - node.lineno + 1


def undocumented() -> tuple[list[str], int]:
    """Return what is public in the package and has no docstring, and how much is public in all."""
    public = [(path, node) for path in python_files() if PACKAGE in path.parents for node in _public(tree_of(path))]
    missing = [(path, node) for path, node in public if not ast.get_docstring(node)]
    return [f"{relative(path)}:{getattr(node, 'lineno', 1)}" for path, node in missing], len(public)


def _public(node: _Documented) -> Iterator[_Documented]:
    """Yield a module or a class with the public classes and functions in it; what a function holds is its own."""
    yield node
    if isinstance(node, ast.Module | ast.ClassDef):
        for inner in node.body:
            if isinstance(inner, _Documented) and not inner.name.startswith("_"):
                yield from _public(inner)
