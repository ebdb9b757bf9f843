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
            "en": "everyone gets half as many goods cards, rounded up",
            "de": "alle erhalten halb so viele Warenkarten, aufgerundet",
        },
        "R-1.2",
        labels={"en": "Short game", "de": "Kurzes Spiel"},
    ),
    Option(
        "pirates",
        True,
        _ALL,
        {
            "en": "ships may attack each other at sea; turn it off for a peaceful game",
            "de": "Schiffe dürfen einander auf See überfallen; ohne bleibt es friedlich",
        },
        "R-5.1",
        labels={"en": "Pirates", "de": "Piraten"},
    ),
    Option(
        "bank",
        False,
        _ALL,
        {
            "en": "the bank lends whatever the others do not, on the same terms, so you can always buy a new ship",
            "de": "die Bank verleiht, was die anderen nicht verleihen; so scheitert kein neues Schiff am Kredit",
        },
        "R-4.2",
        labels={"en": "Credit from the bank", "de": "Kredit von der Bank"},
    ),
)
