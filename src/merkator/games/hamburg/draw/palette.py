"""The colours of hamburg, light and dark: those of all drawings, and the cubes."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Final

from merkator.core import drawing_palette


@dataclass(frozen=True)
class Palette(drawing_palette.Palette):
    """The colours of one theme; a cube has four: front, top, side, emblem."""

    cube_edge: str
    cubes: dict[str, tuple[str, str, str, str]]

    def cube(self, colour: str) -> tuple[str, str, str, str]:
        """Return the four colours of a cube; an unknown colour is drawn gray."""
        return self.cubes.get(colour, self.cubes["gray"])


LIGHT: Final = Palette(
    **asdict(drawing_palette.LIGHT),
    cube_edge="#1a130d",
    cubes={
        "green": ("#3b7443", "#5b9562", "#275330", "#fbf5e4"),
        "yellow": ("#dcb02e", "#efcf66", "#a98116", "#2b2005"),
        "black": ("#2c2825", "#57504a", "#0f0d0c", "#f6ecd6"),
        "purple": ("#694284", "#8c68a6", "#482a5e", "#fbf5e4"),
        "orange": ("#dd7a2b", "#f0a263", "#a8541a", "#2a1505"),
        "gray": ("#96948d", "#b9b7b0", "#6a6862", "#191714"),
        "blue": ("#2d5a8e", "#5480b2", "#1b3c63", "#fbf5e4"),
        "red": ("#aa3128", "#ca5a4f", "#7a1d17", "#fbf5e4"),
    },
)
DARK: Final = Palette(
    **asdict(drawing_palette.DARK),
    cube_edge="#f1e6d0",
    cubes=LIGHT.cubes
    | {
        "green": ("#3f7d49", "#5b9562", "#275330", "#fbf5e4"),
        "black": ("#4d4640", "#7d746a", "#2b2724", "#f6ecd6"),
        "purple": ("#8458a3", "#8c68a6", "#482a5e", "#fbf5e4"),
        "gray": ("#9c9a93", "#b9b7b0", "#6a6862", "#191714"),
        "blue": ("#3f73ad", "#5480b2", "#1b3c63", "#fbf5e4"),
        "red": ("#c2453a", "#ca5a4f", "#7a1d17", "#fbf5e4"),
    },
)
