"""The options of rome, declared once."""

from __future__ import annotations

from typing import Final

from merkator.core.options import Option, start_option

_ALL: Final = (2, 3, 4, 5, 6)
OPTIONS: Final = (
    start_option(_ALL, "R-1.4"),
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
