"""A bot that says why, as a process on the bot protocol: `python -m merkator.server.bots.hint_process LEVEL`.

It answers `decide` as the bot of that level does, with `reasons` next to `do`: messages as browsers get them. Asked
with what was `played` there, it compares with that; asked for a `review` too, it answers with what was to be expected
(`value`) and what was `lost` instead of reasons.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterable
from typing import Final

from merkator.bots import explain, protocol
from merkator.bots.process import end_with_parent
from merkator.bots.protocol import IMAGINED, VERSION, BotFault, Message
from merkator.core.contract import Game, State
from merkator.server.base import message_json
from merkator.server.tables.room import table_game

MOST: Final = 12
"""Reasons that are worth reading."""


def advice(state: State, level: str, against: int | None = None) -> Message:
    """Return what a bot does in a position and its reasons as messages, compared with what was played there."""
    found = explain.explain(state, state.seat, level, against)
    assert found is not None, "a bot is asked at decisions only"
    return {
        "do": state.game.notation(found.action),
        "line": [state.game.notation(action) for action in found.line],
        "reasons": [message_json.to_json(reason, state.game) for reason in found.reasons[:MOST]],
    }


def look_back(state: State, level: str, played: int) -> Message:
    """Return what a bot would have done in a position of the past, and what was lost by doing something else."""
    found = explain.look_back(state, state.seat, level, played)
    value, lost = [None if number is None else round(number, 2) for number in (found.value, found.lost)]
    return {"do": state.game.notation(found.action), "value": value, "lost": lost}


class _Adviser:
    """Sits at one table at a time."""

    def __init__(self, level: str) -> None:
        self._level = level
        self._game: Game | None = None

    def answer(self, request: Message) -> Message | None:
        """Return what is to be said to a message, if anything."""
        if "hello" in request:
            self._game = table_game({"game": request["game"], "cards_text": request["cards_text"]})
            return {"ready": VERSION, "wants": [IMAGINED]}
        if "decide" not in request:
            return None
        if self._game is None:
            raise BotFault("no hello received yet")
        state = self._game.load(request[IMAGINED].encode("ascii"))
        played = self._game.action(request["played"]) if "played" in request else None
        if played is not None and request.get("review"):
            return look_back(state, self._level, played)
        return advice(state, self._level, played)


def serve(level: str, lines: Iterable[bytes], say: Callable[[bytes], object]) -> None:
    """Answer every line until the end."""
    adviser = _Adviser(level)
    for text in lines:
        answer: Message | None
        try:
            request = protocol.message(text)
            if "end" in request:
                return
            answer = adviser.answer(request)
        except Exception as error:  # whatever goes wrong, the table decides what follows
            answer = {"error": f"{type(error).__name__}: {error}"}
        if answer is not None:
            say(protocol.line(answer))


def main() -> None:
    """Advise until asked to end, or until nobody is there any more."""
    if len(sys.argv) != 2:
        sys.exit("usage: python -m merkator.server.bots.hint_process LEVEL")
    end_with_parent()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that started this
    with os.fdopen(os.dup(1), "wb", buffering=0) as said:
        os.dup2(2, 1)  # what a bot prints goes to the log, not between the messages
        serve(sys.argv[1], sys.stdin.buffer, said.write)


if __name__ == "__main__":
    main()
