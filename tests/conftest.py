"""Which engine is tested: `MERKATOR_ENGINE` says what must run, so that no run tests the other one by mistake.

Hypothesis has no deadlines: how long an example takes says more about the machine than about the program.

And Ctrl-C: a shell starts jobs in the background with the signal ignored, and programs that tests start would inherit
that.
"""

from __future__ import annotations

import os
import signal

import pytest
from hypothesis import settings

import merkator

settings.register_profile("merkator", deadline=None)
settings.load_profile("merkator")


def pytest_configure(config: pytest.Config) -> None:
    wanted = os.environ.get("MERKATOR_ENGINE")
    found = "compiled" if merkator.compiled else "interpreted"
    if wanted not in (None, found):
        raise pytest.UsageError(f"the {wanted} engine is to be tested and the {found} one was imported")
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
