"""A bot that says why, as a process on the bot protocol: `python -m merkator.server.hint_process LEVEL`.

It answers `decide` as the bot of that level does, with `reasons` beside `do`: messages as browsers get them. Reasons
come from `merkator.bots.explain`, where that is installed and knows the level; else there are none.
"""

from __future__ import annotations

import os
import secrets
import signal
import sys
from collections.abc import Callable, Iterable
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from merkator.bots import protocol, registry
from merkator.bots.process import end_with_parent
from merkator.bots.protocol import IMAGINED, VERSION, BotFault, Message
from merkator.core.contract import Game, State
from merkator.server import sentences
from merkator.server.room import table_game

EXPLAIN: Final = "merkator.bots.explain"
MOST: Final = 12
"""Reasons that are worth reading."""


def advice(state: State, level: str) -> tuple[int, list[Any]]:
    """Return what a bot does in a position and its reasons as messages.

    `explain(state, seat, level)` returns something with `action` and `reasons`, messages of the game's wording.
    """
    explain = _explain()
    if explain is not None:
        found = explain(state.copy(), state.seat, level)
        if found is not None:
            told = [sentences.told(reason, state.game) for reason in list(found.reasons)[:MOST]]
            return int(found.action), told
    bot = registry.bot(level, state.game, secrets.randbits(64))
    return bot.choose(state.copy()), []


def _explain() -> Callable[..., Any] | None:
    return None if find_spec(EXPLAIN) is None else getattr(import_module(EXPLAIN), "explain", None)


class _Adviser:
    """Sits at one table at a time."""

    def __init__(self, level: str) -> None:
        self._level = level
        self._game: Game | None = None

    def answer(self, told: Message) -> Message | None:
        """Return what is to be said to a message, if anything."""
        if "hello" in told:
            self._game = table_game({"game": told["game"], "cards_text": told["cards_text"]})
            return {"ready": VERSION, "wants": [IMAGINED]}
        if "decide" not in told:
            return None
        if self._game is None:
            raise BotFault("nobody has said hello yet")
        state = self._game.load(told[IMAGINED].encode("ascii"))
        action, reasons = advice(state, self._level)
        return {"do": self._game.notation(action), "reasons": reasons}


def serve(level: str, lines: Iterable[bytes], say: Callable[[bytes], object]) -> None:
    """Answer every line until the end."""
    adviser = _Adviser(level)
    for text in lines:
        answer: Message | None
        try:
            told = protocol.message(text)
            if "end" in told:
                return
            answer = adviser.answer(told)
        except Exception as error:  # whatever goes wrong, the table decides what follows
            answer = {"error": f"{type(error).__name__}: {error}"}
        if answer is not None:
            say(protocol.line(answer))


def main() -> None:
    """Advise until told to end, or until nobody is there any more."""
    if len(sys.argv) != 2:
        sys.exit("usage: python -m merkator.server.hint_process LEVEL")
    end_with_parent()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for whoever started this
    with os.fdopen(os.dup(1), "wb", buffering=0) as said:
        os.dup2(2, 1)  # what a bot prints goes to the log, not between the messages
        serve(sys.argv[1], sys.stdin.buffer, said.write)


if __name__ == "__main__":
    main()
