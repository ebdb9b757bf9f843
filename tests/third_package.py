"""The third game (tests/third_game), packed as a wheel and installed by pip where only a test looks."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from merkator.core import registry
from plugin_package import pip_install, zip_wheel

SOURCE = Path(__file__).parent / "third_game"
NAME = "snails"


def write_wheel(directory: Path) -> Path:
    """Pack the package as its own build would, without fetching what builds it."""
    project = tomllib.loads((SOURCE / "pyproject.toml").read_text("utf-8"))["project"]
    name, version = project["name"], project["version"]
    metadata = f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n"
    entries = "".join(
        f"[{group}]\n" + "".join(f"{entry} = {value}\n" for entry, value in found.items())
        for group, found in project["entry-points"].items()
    )
    kept = [file for file in sorted((SOURCE / "src").rglob("*")) if file.suffix in (".py", ".ftl", ".md")]
    files = {file.relative_to(SOURCE / "src").as_posix(): file.read_text("utf-8") for file in kept}
    return zip_wheel(directory, f"{name}-{version}", files, metadata, entries)


def install(directory: Path) -> Path:
    """Install the package below a directory; return where."""
    target = directory / "site"
    pip_install(write_wheel(directory), target)
    return target


@contextmanager
def found(installed: Path) -> Iterator[None]:
    """Let this process and those it starts find the package: the game is one of the list then."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(installed))
        path = os.pathsep.join([str(installed), os.environ.get("PYTHONPATH", "")]).rstrip(os.pathsep)
        patch.setenv("PYTHONPATH", path)
        registry._kits.cache_clear()
        try:
            yield
        finally:
            registry._kits.cache_clear()
