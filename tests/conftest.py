"""Which engine is tested: `MERKATOR_ENGINE` says what must run, so that no run tests the other one by mistake."""

from __future__ import annotations

import os

import pytest

import merkator


def pytest_configure(config: pytest.Config) -> None:
    wanted = os.environ.get("MERKATOR_ENGINE")
    found = "compiled" if merkator.compiled else "interpreted"
    if wanted not in (None, found):
        raise pytest.UsageError(f"the {wanted} engine is to be tested and the {found} one was imported")
