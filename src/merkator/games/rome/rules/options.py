"""The options of rome, declared once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from merkator.core.errors import BadOption, Reason
from merkator.core.options import Option, check

BY_LOT: Final = "lot"
_ALL: Final = (2, 3, 4, 5, 6)
OPTIONS: Final = (
    Option(
        "start",
        BY_LOT,
        _ALL,
        {
            "en": "who starts: a seat, counted from 0, or lot (random)",
            "de": "wer beginnt: ein Platz, ab 0 gezählt, oder lot (Los)",
        },
        "R-1.4",
    ),
    Option(
        "short",
        False,
        _ALL,
        {
            "en": "short game: everyone gets half as many goods cards, rounded up",
            "de": "kurzes Spiel: Alle erhalten halb so viele Warenkarten, aufgerundet",
        },
        "R-1.2",
    ),
    Option(
        "pirates",
        True,
        _ALL,
        {
            "en": "whether ships may attack each other at sea; false makes a peaceful game",
            "de": "ob Schiffe einander auf See überfallen dürfen; mit false bleibt es friedlich",
        },
        "R-5.1",
    ),
    Option(
        "bank",
        False,
        _ALL,
        {
            "en": "whether the bank lends what the players do not; then no new ship fails for lack of credit",
            "de": "ob die Bank leiht, was die anderen nicht leihen; dann scheitert kein neues Schiff am Kredit",
        },
        "R-4.2",
    ),
)


def checked(players: int, options: Mapping[str, object], seats: range) -> dict[str, object]:
    """Return all options with defaults filled in; `BadOption` says what is wrong and what is allowed (R-1.1)."""
    if not isinstance(players, int) or isinstance(players, bool) or players not in seats:
        english = "rome is for {least} to {most} players, not {players}"
        raise BadOption(Reason("players", english, least=seats[0], most=seats[-1], players=repr(players)))
    found = check(OPTIONS, players, options)
    start = found["start"]
    if start != BY_LOT and not (isinstance(start, int) and not isinstance(start, bool) and 0 <= start < players):
        english = "option start must be {lot!r} or a seat from 0 to {last}, got {start}"
        raise BadOption(Reason("start", english, lot=BY_LOT, last=players - 1, start=repr(start)))
    return found
