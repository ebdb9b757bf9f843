"""Compile the engine with mypyc, in groups that the C compiler works on at the same time.

    python tools/compile_engine.py OUT     in a copy of the project, with mypy and setuptools installed

Which modules: those that `pyproject.toml` names for the compiled wheel. Each game is a group, and what games share is
one: inside a group calls are as quick as in one piece, and the games do not call each other. The optimisation level
is lower than that of the released wheel (3): compiling takes a third of the time, and the engine is not slower
(`bench.guard` in one hour: hamburg 0.127 against 0.105, rome 0.052 against 0.048 decisions for each loop).
"""

from __future__ import annotations

import os
import sys
import tomllib
from collections import defaultdict
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from setuptools import Extension

LEVEL: Final = "1"
TEMPORARY: Final = "build"


def chosen_files() -> list[Path]:
    """Return the modules that are compiled, by the patterns of the wheel's hook."""
    from pathspec import GitIgnoreSpec

    project: dict[str, Any] = tomllib.loads(Path("pyproject.toml").read_text("utf-8"))
    hook = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["mypyc"]
    included, excluded = (GitIgnoreSpec.from_lines(hook[kind]) for kind in ("include", "exclude"))
    found = sorted(path for path in Path("src").rglob("*.py") if included.match_file(path))
    return [path for path in found if not excluded.match_file(path)]


def group_files(paths: list[Path]) -> dict[str, list[str]]:
    """Sort modules by the game they belong to.

    >>> group_files([Path("src/merkator/core/chance.py"), Path("src/merkator/games/chess/board.py")])
    {'merkator_shared': ['src/merkator/core/chance.py'], 'merkator_chess': ['src/merkator/games/chess/board.py']}
    """
    found: dict[str, list[str]] = defaultdict(list)
    for path in paths:
        _, _, package, *rest = path.parts
        found[f"merkator_{rest[0] if package == 'games' else 'shared'}"].append(path.as_posix())
    return dict(found)


def compile_groups(out: str) -> None:
    """Write C and compile it, the largest pieces first so that no processor is left with one at the end."""
    # setuptools must be imported before mypyc.
    from setuptools import setup  # isort: skip
    from mypyc.build import mypycify

    os.environ["MYPYPATH"] = "src"
    groups = group_files(chosen_files())
    paths = [path for files in groups.values() for path in files]
    separate: list[tuple[list[str], str | None]] = [(files, name) for name, files in groups.items()]
    pieces = mypycify(paths, opt_level=LEVEL, debug_level="0", separate=separate, target_dir=TEMPORARY)
    words = ["--quiet", "build_ext", "--build-lib", out, "--build-temp", TEMPORARY]
    setup(
        name="merkator",
        packages=[],
        ext_modules=sorted(pieces, key=_size, reverse=True),
        script_args=[*words, "--parallel", str(os.cpu_count() or 1)],
    )


def _size(piece: Extension) -> int:
    return sum(Path(source).stat().st_size for source in piece.sources)


if __name__ == "__main__":
    compile_groups(sys.argv[1])
