"""`merkator terminal`: find or begin the game that is wanted, then play it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from io import TextIOWrapper
from pathlib import Path

from rich.console import Console

import merkator
from merkator.core.contract import Game
from merkator.core.errors import BadOption, Reason, RecordError
from merkator.core.record import Record
from merkator.terminal.board import board
from merkator.terminal.dialog import Dialog
from merkator.terminal.files import last_unfinished, new_file
from merkator.terminal.follow import Follower
from merkator.terminal.newgame import ask_options, ask_seats, parse_seats
from merkator.terminal.prompt import Asker, Quit
from merkator.terminal.screen import Screen
from merkator.terminal.seats import Seat, read_seats
from merkator.terminal.session import Session
from merkator.terminal.words import Words


def run(
    *,
    game: str | None = None,
    players: list[str] | None = None,
    language: str | None = None,
    seed: int | None = None,
    cards: Path | None = None,
    options: Mapping[str, object] | None = None,
    file: Path | None = None,
    follow: bool = False,
    ascii: bool = False,
    console: Console | None = None,
    read: Callable[[str], str] | None = None,
) -> int:
    """Play at the terminal and return the exit code. What is not given is asked; `MerkatorError` for bad wishes.

    `file` is resumed if it exists, else begun. `console` and `read` replace the real terminal, for tests.
    """
    made = merkator.game(game or merkator.default_game(), cards)
    console = console or Console(highlight=False)
    ascii = ascii or not console.encoding.lower().startswith("utf")
    words = Words(language, made, ascii)
    dialog = Dialog(Screen(console, words), Asker(read or _keyboard()))
    record: Record | None = None
    try:
        if file is not None and file.exists():
            record = _resumed(file, cards, made, players, seed, follow)
        elif file is None and not players and seed is None and not options and not follow:
            record, file = _found(dialog, made, cards)
        if record is None:
            seats = parse_seats(players, made) if players else ask_seats(dialog, made)
            if not players and not options:
                options = ask_options(dialog, made, len(seats))
            file = file or new_file(made)
            record = _begun(dialog, made, seats, seed, options or {}, follow)
    except (Quit, KeyboardInterrupt):
        dialog.screen.say("")
        dialog.screen.say(words.say("goodbye"))
        return 0
    assert file is not None
    _session(record, file, dialog, language, ascii).run()
    return 0


def _keyboard() -> Callable[[str], str]:
    """Return what reads a line from the keyboard, with editing and history where there is readline."""
    with suppress(ImportError):
        import readline  # noqa: F401  # input() uses it once it is there
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")  # whatever is typed is at most not understood
    return input


def _resumed(
    file: Path, cards: Path | None, game: Game, players: list[str] | None, seed: int | None, follow: bool
) -> Record:
    """Read a game to go on with; what else was wished must fit it."""
    record = Record.read(file, cards)
    name = str(file)
    if record.game.name != game.name:
        english = "{file} is a game of {game}, not of {wanted}"
        raise BadOption(Reason("file-game", english, file=name, game=record.game.name, wanted=game.name))
    if players and [seat.notation for seat in read_seats(players, game)] != record.names:
        english = "{file} already exists, with players {players}; choose another file or leave out the players"
        raise BadOption(Reason("file-players", english, file=name, players=", ".join(record.names)))
    if seed is not None and seed != record.seed:
        english = "{file} already exists, with another seed than {seed}; choose another file or leave out --seed"
        raise BadOption(Reason("file-seed", english, file=name, seed=str(seed)))
    if follow and record.seed is not None:
        english = "{file} already exists and was not started with --follow; choose another file"
        raise BadOption(Reason("file-follow", english, file=name))
    return record


def _found(dialog: Dialog, game: Game, cards: Path | None) -> tuple[Record | None, Path | None]:
    """Offer to go on with the last game that is not over."""
    file = last_unfinished(game)
    if file is None:
        return None, None
    try:
        record = Record.read(file, cards)
    except RecordError as error:
        dialog.screen.say(dialog.words.error(error), "yellow")
        return None, None
    names = ", ".join(seat.name for seat in read_seats(record.names, record.game))
    question = dialog.words.say("resume", names=dialog.words.plain(names), number=record.state.number)
    return (record, file) if dialog.confirm(question, True) else (None, None)


def _begun(
    dialog: Dialog, game: Game, seats: list[Seat], seed: int | None, options: Mapping[str, object], follow: bool
) -> Record:
    """Begin a new game, dealt by the program or on a real table."""
    written = [seat.notation for seat in seats]
    if not follow:
        return Record.start(game, len(seats), seed=seed, options=options, names=written)
    if seed is not None:
        english = "a game on a real table is not dealt from a seed: leave out --seed or --follow"
        raise BadOption(Reason("follow-seed", english))
    dialog.screen.say(dialog.words.say("follow-title"), "bold")
    names = [seat.name for seat in seats]
    table = Dialog(dialog.screen, dialog.asker, names)
    return Follower(table, board(game, names, dialog.words), seats).set_up(game, options, written, [])


def _session(record: Record, file: Path, dialog: Dialog, language: str | None, ascii: bool) -> Session:
    """Sit down at the table of a record, with the words of its cards."""
    seats = read_seats(record.names, record.game)
    names = [seat.name for seat in seats]
    words = Words(language, record.game, ascii)
    table = Dialog(Screen(dialog.screen.console, words), dialog.asker, names)
    return Session(record, seats, file, table, board(record.game, names, words))
