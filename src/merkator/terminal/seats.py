"""Who sits where. A record keeps it in the names of its seats: `Anna` is a person, `Greedy (bot:greedy)` a bot.

People may also write just `greedy` or `bot:greedy` for a bot; it then gets a name of its own.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from merkator.bots.registry import bot, bots
from merkator.core.contract import Game
from merkator.core.errors import BadOption, Reason

_NAMED: Final = re.compile(r"(.*\S) ?\(bot:\s*([^()]*)\)")
_BOT: Final = "bot:"


@dataclass(frozen=True)
class Seat:
    """A player: the name that is shown, and the bot that decides (empty: a person)."""

    name: str
    bot: str = ""

    @property
    def notation(self) -> str:
        """The name in the record."""
        return f"{self.name} ({_BOT}{self.bot})" if self.bot else self.name


def read_seats(words: Sequence[str], game: Game) -> list[Seat]:
    """Read who sits where, one word a seat; bots without a name get one, several of a kind are numbered.

    >>> import merkator
    >>> seats = read_seats(["Anna", "greedy", "bot:greedy"], merkator.game(merkator.default_game()))
    >>> [seat.notation for seat in seats]
    ['Anna', 'Greedy (bot:greedy)', 'Greedy 2 (bot:greedy)']
    """
    seats: list[Seat] = []
    for word in words:
        seat = read_seat(word, game)
        if seat.bot and not seat.name:
            seat = Seat(_fresh(seat.bot.capitalize(), seats), seat.bot)
        seats.append(seat)
    return seats


def read_seat(word: str, game: Game) -> Seat:
    """Read one seat; a bot that was given no name has none yet. `UnknownBot` when there is no such bot."""
    word = " ".join(word.split())
    named = _NAMED.fullmatch(word)
    if named:
        return Seat(named[1], _known(named[2], game))
    if word.lower() in bots(game):
        return Seat("", word.lower())
    if word.lower().startswith(_BOT):
        return Seat("", _known(word[len(_BOT) :], game))
    return Seat(word)


def display_names(names: Sequence[str], game: Game) -> list[str]:
    """Return the names of a record as they are shown, also of bots that this program does not know.

    >>> import merkator
    >>> display_names(["Anna", "Deep (bot:learned)", "greedy"], merkator.game(merkator.default_game()))
    ['Anna', 'Deep', 'Greedy']
    """
    shown: list[Seat] = []
    for name in names:
        named = _NAMED.fullmatch(name)
        bare = name.lower() in bots(game)
        shown.append(Seat(named[1] if named else _fresh(name.capitalize(), shown) if bare else name))
    return [seat.name for seat in shown]


def check_names(seats: Sequence[Seat]) -> None:
    """Make sure that the players of a new game can be distinguished."""
    names = [seat.name.casefold() for seat in seats]
    for seat in seats:
        if names.count(seat.name.casefold()) > 1:
            english = "two players are called {name!r}: give them different names"
            raise BadOption(Reason("same-name", english, name=seat.name))


def _known(name: str, game: Game) -> str:
    name = name.strip().lower()
    bot(name, game, 0)
    return name


def _fresh(name: str, seats: Sequence[Seat]) -> str:
    taken = [seat.name for seat in seats]
    number = 1
    numbered = name
    while numbered in taken:
        number += 1
        numbered = f"{name} {number}"
    return numbered
