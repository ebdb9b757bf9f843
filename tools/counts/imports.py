"""Imports: cycles of modules, modules found by strings, and how many stay inside their folder of the server."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final

from tools.counts.sources import CLIENT, PACKAGE, ROOT, SOURCE, python_files, relative, script_files, text_of, tree_of

Graph = Mapping[str, set[str]]
"""Which modules a module imports."""

REGISTRY: Final = PACKAGE / "core" / "registry.py"
"""The one place that may build a module's name: it scans the folder of the games."""
_FINDERS: Final = ("import_module", "__import__", "resolve_name")
_CLIENT_IMPORT: Final = re.compile(
    r"^\s*(?:import|export)\s(?!type\b)[^;'\"]*?from\s+[\"']([.$][^\"']+)[\"']", re.MULTILINE
)


# --- modules found by strings


def string_imports() -> list[str]:
    """Return the calls that find a module of ours by a string, or any module by a string that is put together."""
    paths = [path for path in python_files() if PACKAGE in path.parents and path != REGISTRY]
    return [
        f"{relative(path)}:{node.lineno}"
        for path in paths
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.Call) and _is_finder(node.func) and not _names_another(node.args)
    ]


def _is_finder(called: ast.expr) -> bool:
    name = called.attr if isinstance(called, ast.Attribute) else called.id if isinstance(called, ast.Name) else ""
    return name in _FINDERS


def _names_another(values: list[ast.expr]) -> bool:
    """Whether a library that is not ours is named plainly: how optional ones are reached without their types."""
    named = values[0].value if values and isinstance(values[0], ast.Constant) else None
    return isinstance(named, str) and not named.startswith(("merkator", "."))


# --- cycles


def python_graph(paths: Iterable[Path], top: Path = SOURCE) -> Graph:
    """Return what each module imports when it is loaded: nothing inside functions or for types only."""
    modules = {_module(path, top): path for path in paths}
    return {name: set(_loaded(name, path, modules)) for name, path in modules.items()}


def client_graph() -> Graph:
    """Return what each file of the client imports; types do not count, they are gone when it runs."""
    files = {path: relative(path) for path in script_files() if CLIENT in path.parents}
    return {name: set(_client_imports(path, files)) for path, name in files.items()}


def cycles(graph: Graph) -> list[list[str]]:
    """Return the groups of modules that import each other, by Tarjan's method.

    >>> cycles({"a": {"b"}, "b": {"a"}, "c": {"a"}})
    [['a', 'b']]
    """
    found: list[list[str]] = []
    number: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []

    def visit(name: str) -> None:
        number[name] = low[name] = len(number)
        stack.append(name)
        for other in sorted(graph[name]):
            if other not in number:
                visit(other)
                low[name] = min(low[name], low[other])
            elif other in stack:
                low[name] = min(low[name], number[other])
        if low[name] == number[name]:
            group = stack[stack.index(name) :]
            del stack[stack.index(name) :]
            if len(group) > 1 or name in graph[name]:
                found.append(sorted(group))

    for name in sorted(graph):
        if name not in number:
            visit(name)
    return found


def all_cycles() -> list[str]:
    """Return the cycles of the package, of the tools and of the client, each in one line."""
    ours = [path for path in python_files() if SOURCE in path.parents]
    others = [path for path in python_files() if SOURCE not in path.parents]
    graphs = (python_graph(ours), python_graph(others, ROOT), client_graph())
    return [" ↔ ".join(group) for graph in graphs for group in cycles(graph)]


def _module(path: Path, top: Path) -> str:
    parts = path.relative_to(top).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _loaded(name: str, path: Path, modules: Mapping[str, Path]) -> Iterator[str]:
    package = name if path.name == "__init__.py" else name.rpartition(".")[0]
    for node in _statements(tree_of(path).body):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in modules)
        elif isinstance(node, ast.ImportFrom):
            base = _base(node, package)
            for alias in node.names:
                inner = f"{base}.{alias.name}"
                if inner in modules:
                    yield inner
                elif base in modules and base != name:
                    yield base


def _base(node: ast.ImportFrom, package: str) -> str:
    """Return the module that `from … import` names, also where it is written with dots."""
    if not node.level:
        return node.module or ""
    above = package.split(".")[: len(package.split(".")) - node.level + 1]
    return ".".join([*above, node.module] if node.module else above)


def _statements(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    """Yield what runs when the module is loaded, inside `if` and `try` too; `if TYPE_CHECKING` does not run."""
    for node in body:
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test):
            yield from _statements(node.orelse)
            continue
        yield node
        for inner in ("body", "orelse", "finalbody", "handlers"):
            if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                yield from _statements(getattr(node, inner, []))


def _client_imports(path: Path, files: Mapping[Path, str]) -> Iterator[str]:
    for named in _CLIENT_IMPORT.findall(text_of(path)):
        plain = (CLIENT / named[1:] if named.startswith("$") else path.parent / named).resolve()
        for found in (plain, plain.with_name(plain.name + ".ts"), plain / "index.ts"):
            if found in files and found != path:  # a component may show itself inside itself
                yield files[found]


# --- the server's folders


def server_imports() -> tuple[int, int]:
    """Return how many imports between modules of the server stay inside one of its folders, and how many there are.

    Modules next to the folders put the parts together; what they import is not counted.
    """
    server = PACKAGE / "server"
    paths = [path for path in python_files() if server in path.parents]
    folders = {_module(path, SOURCE): path.relative_to(server).parts[0] for path in paths if path.parent != server}
    graph = python_graph(paths)
    pairs = [(folders[name], other) for name, others in graph.items() if name in folders for other in others]
    return sum(folders.get(other) == folder for folder, other in pairs), len(pairs)
