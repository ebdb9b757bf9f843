"""The colours of rome, light and dark: those of all drawings, and the players."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Final

from merkator.core import drawing_palette


@dataclass(frozen=True)
class Palette(drawing_palette.Palette):
    """The colours of one theme; a player has two: the sail, and the letter on it. Red is the wax of choices."""

    gain: str
    players: tuple[tuple[str, str], ...]


LIGHT: Final = Palette(
    **asdict(drawing_palette.LIGHT),
    gain="#2e6236",
    players=(
        ("#2d5a8e", "#fbf5e4"),
        ("#dcb02e", "#2b2005"),
        ("#3b7443", "#fbf5e4"),
        ("#694284", "#fbf5e4"),
        ("#dd7a2b", "#2a1505"),
        ("#2c2825", "#f6ecd6"),
    ),
)
DARK: Final = Palette(
    **asdict(drawing_palette.DARK),
    gain="#94c48d",
    players=(
        ("#3f73ad", "#fbf5e4"),
        ("#dcb02e", "#2b2005"),
        ("#3f7d49", "#fbf5e4"),
        ("#8458a3", "#fbf5e4"),
        ("#dd7a2b", "#2a1505"),
        ("#d8cdb8", "#191714"),
    ),
)
