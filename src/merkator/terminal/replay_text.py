"""A record as text: what happened from the start, and the position it led to."""

from __future__ import annotations

from rich.console import Console

from merkator.core.record import Record
from merkator.terminal.board import board
from merkator.terminal.dialog import Dialog
from merkator.terminal.event_log import EventLog
from merkator.terminal.prompt import Asker
from merkator.terminal.screen import Screen
from merkator.terminal.seats import display_names
from merkator.terminal.words import Words


def print_replay(
    record: Record, to: int | None = None, language: str | None = None, console: Console | None = None
) -> None:
    """Print what happened in the first `to` actions of a record (None: in all), then the position or the result."""
    console = console or Console(highlight=False)
    state = record.replay(to)
    names = display_names(record.names, record.game)
    words = Words(language, record.game, not console.encoding.lower().startswith("utf"))
    screen = Screen(console, words)
    table = board(record.game, names, words)
    log = EventLog(record)
    log.cut(state.number)
    dialog = Dialog(screen, Asker(input), names)
    screen.print(dialog.story(table.digest(log.all())))
    screen.rule(words.say("view-title"))
    screen.print(table.draw(state, None if table.secret else state.seat, screen.width, None))
    if state.over:
        screen.rule(words.say("result-title"))
        screen.print(table.result(state, screen.width))
