"""Beginning a game: what was not said on the command line is asked. Enter is always a sensible answer."""

from __future__ import annotations

import getpass
from collections.abc import Sequence
from typing import Final

from merkator.bots.registry import bots
from merkator.core.contract import Game
from merkator.core.errors import MerkatorError
from merkator.core.record import check_player_names
from merkator.terminal.dialog import Dialog
from merkator.terminal.seats import Seat, check_names, read_seats

_USUAL: Final = 2
_USUAL_BOT: Final = "greedy"


def parse_seats(words: Sequence[str], game: Game) -> list[Seat]:
    """Return who plays, as said on the command line; an error says what is wrong with it."""
    game.options(len(words), {})
    seats = read_seats(words, game)
    check_player_names([seat.notation for seat in seats], len(seats))
    check_names(seats)
    return seats


def ask_seats(dialog: Dialog, game: Game) -> list[Seat]:
    """Ask how many play, and who: by default the user against one bot."""
    say = dialog.words.say
    dialog.screen.say(say("new-title"), "bold")
    count = _ask_count(dialog, game)
    known = bots(game)
    opponent = _USUAL_BOT if _USUAL_BOT in known else known[-1]
    dialog.screen.say(say("new-who", bots=", ".join(known)))
    words: list[str] = []
    while len(words) < count:
        number = len(words) + 1
        word = dialog.text(say("new-name", number=number), opponent if words else _user(dialog))
        try:
            seats = read_seats([*words, word], game)
            check_player_names([seat.notation for seat in seats], number)
            check_names(seats)
        except MerkatorError as error:
            dialog.screen.say(dialog.words.error(error), "yellow")
        else:
            words.append(word)
    return read_seats(words, game)


def ask_options(dialog: Dialog, game: Game, players: int) -> dict[str, object]:
    """Ask which variants are played; Enter means none."""
    words = dialog.words
    usable = {option.name: option for option in game.declared if option.switch and players in option.players}
    if not usable:
        return {}
    off = [option.name for option in usable.values() if option.default is True]
    dialog.screen.say(words.say("new-variants", off=", ".join(off) or "none"))
    for option in usable.values():
        dialog.screen.say(f"  {option.name:18}{option.texts[words.language]}")
    while True:
        typed = dialog.text(words.say("new-variant")).replace(",", " ").lower().split()
        unknown = [name for name in typed if name not in usable]
        if unknown:
            dialog.show_error("new-variant-wrong", typed=unknown[0][:40], options=", ".join(usable))
            continue
        options: dict[str, object] = {name: not usable[name].default for name in typed}
        try:
            game.options(players, options)
        except MerkatorError as error:
            dialog.screen.say(words.error(error), "yellow")
        else:
            return options


def _ask_count(dialog: Dialog, game: Game) -> int:
    least, most = game.seats.start, game.seats.stop - 1
    usual = str(max(_USUAL, least))
    while True:
        typed = dialog.text(dialog.words.say("new-count", least=least, most=most), usual)
        if typed.isdecimal() and len(typed) < 3 and int(typed) in game.seats:
            return int(typed)
        dialog.show_error("new-count-wrong", typed=typed[:40], least=least, most=most)


def _user(dialog: Dialog) -> str:
    """Return the user's name as the computer knows it, else just "Guest"."""
    try:
        name = getpass.getuser()
    except (OSError, KeyError, ImportError):
        name = ""
    if not name.isalpha() or name in ("root", "user"):
        return dialog.words.say("new-guest")
    return name.capitalize()
