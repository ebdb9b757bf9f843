"""The signs on the screen, once as real typography and once for terminals that know plain letters only."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Signs:
    """Everything that is drawn but is not a word."""

    none: str  # an empty space
    tick: str
    missing: str
    here: str  # where someone is, and who decides
    to: str
    bar: str
    rule: str
    dot: str  # between things in one line
    more: str


FINE: Final = Signs("·", "✓", "−", "▶", "→", "│", "─", "·", "…")
PLAIN: Final = Signs(".", "*", "-", ">", ">", "|", "-", "-", "...")

_LETTERS: Final = str.maketrans(
    {
        "ä": "ae",
        "ö": "oe",
        "ü": "ue",
        "Ä": "Ae",
        "Ö": "Oe",
        "Ü": "Ue",
        "ß": "ss",
        "½": ".5",
        "–": "-",
        "—": "-",
        "−": "-",
        "·": "-",
        "…": "...",
        "→": ">",
        "×": "x",
        "„": '"',
        "“": '"',
        "”": '"',
        "‘": "'",
        "’": "'",
        "‚": "'",
        "«": '"',
        "»": '"',
        "\u00a0": " ",
        "\u202f": " ",
    }
)


def plain(text: str) -> str:
    """Return a text in plain letters.

    >>> plain("Böhmen: 48½ – „Größe“"), plain("Café Łódź")
    ('Boehmen: 48.5 - "Groesse"', 'Cafe ?odz')
    """
    if text.isascii():
        return text
    parts = unicodedata.normalize("NFKD", text.translate(_LETTERS))
    letters = [letter for letter in parts if not unicodedata.combining(letter)]
    return "".join([letter if letter.isascii() else "?" for letter in letters])
