"""The third game, installed for every test in here; nobody else finds it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import third_package


@pytest.fixture(scope="session")
def third_site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return where pip has installed the package."""
    return third_package.install(tmp_path_factory.mktemp("third"))


@pytest.fixture(autouse=True)
def third_game(third_site: Path) -> Iterator[None]:
    """Let this process and those it starts find the package."""
    with third_package.found(third_site):
        yield


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"
