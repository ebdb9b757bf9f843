"""Bots of other people for the tests: a real package, installed by pip where only the test looks."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from merkator.bots.plugins import plugins
from plugin_package import pip_install, write_wheel


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return where pip has installed the package."""
    directory = tmp_path_factory.mktemp("plugin")
    target = directory / "site"
    pip_install(write_wheel(directory), target)
    return target


@pytest.fixture
def other_bots(installed: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let this process and those it starts find the package: `first-bot` and `last-bot` are bots then."""
    monkeypatch.syspath_prepend(str(installed))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(installed), os.environ.get("PYTHONPATH", "")]).rstrip(":"))
    plugins.cache_clear()
    yield
    plugins.cache_clear()
