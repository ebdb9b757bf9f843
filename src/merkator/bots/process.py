"""One of our bots as a process of its own on the bot protocol: `python -m merkator.bots.process LEVEL`."""

from __future__ import annotations

import os
import signal
import sys
from typing import Final

from merkator.bots.protocol import serve_bot

_PR_SET_PDEATHSIG: Final = 1


def end_with_parent() -> None:
    """Let the kernel end this process when the one that started it has gone, even in the middle of a thought.

    Elsewhere than on Linux it ends when it next listens: its input is closed then.
    """
    if sys.platform == "linux":
        import ctypes

        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)


def main() -> None:
    """Play until the table says end, or the input ends."""
    if len(sys.argv) != 2:
        sys.exit("usage: python -m merkator.bots.process LEVEL")
    end_with_parent()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that started this one
    with os.fdopen(os.dup(1), "wb", buffering=0) as said:
        os.dup2(2, 1)  # what a bot prints goes to the log, not between the messages
        serve_bot(sys.argv[1], sys.stdin.buffer, said.write)


if __name__ == "__main__":
    main()
