"""The pen of hamburg: emblems of places, cubes, and points with halves."""

from __future__ import annotations

from merkator.core import drawing_pen
from merkator.games.hamburg.cards.cardset import CardSet
from merkator.games.hamburg.draw.palette import Palette
from merkator.games.hamburg.draw.symbols import PLACE_MARKS, SYMBOLS


def points(value: float) -> str:
    """Write points: halves count (H-8.1).

    >>> points(14), points(14.5), points(0.5)
    ('14', '14½', '½')
    """
    whole, half = divmod(round(value * 2), 2)
    return f"{whole or ''}½" if half else str(whole)


class Pen(drawing_pen.Pen[Palette]):
    """Draws the places and goods of a card set."""

    def __init__(self, palette: Palette, cards: CardSet) -> None:
        super().__init__(palette, SYMBOLS)
        self.places = {place.id: place for place in cards.places}
        self.goods = {good.id: good for good in cards.goods}

    def badge(self, place: str, x: float, y: float, size: float) -> str:
        """Draw the emblem of a place: on its cube colour, or in a ring for a side place."""
        return self.use(f"at-{_key(place)}", self._badge(place), x, y, size)

    def _badge(self, place: str) -> str:
        colour = self._colour(place)
        if not colour:
            ring = self.disc(12, 12, 11, self.ink.card, self.ink.ink_2, 'stroke-width="1.6"')
            return ring + self._emblem(place, 4.6, 4.6, 14.8, self.ink.ink)
        front, _, side, emblem = self.ink.cube(colour)
        return self.box(0.6, 0.6, 22.8, 22.8, front, side, 3) + self._emblem(place, 3.5, 3.5, 17, emblem)

    def cube(self, place: str, x: float, y: float, size: float) -> str:
        """Draw a cube; its front is two thirds of the size wide."""
        return self.use(f"cube-{_key(place)}", self._cube(place), x, y, size)

    def _cube(self, place: str) -> str:
        front, top, side, emblem = self.ink.cube(self._colour(place))
        faces = "".join(
            [
                f"<path{self.paint('', colour)} d={path}/>"
                for colour, path in (
                    (front, '"M1 7h16v16H1z"'),
                    (top, '"M1 7l5-5h16l-5 5z"'),
                    (side, '"M17 7l5-5v16l-5 5z"'),
                )
            ]
        )
        edges = self.paint("mk-line", "", self.ink.cube_edge)
        strength = ".4" if self.ink.name == "dark" else "1"
        wire = f'<path{edges} stroke-width=".7" opacity="{strength}" d="M1 7h16v16H1zl5-5h16v16l-5 5M17 7l5-5"/>'
        return faces + self.use("wire", wire, 0, 0, 24) + self._emblem(place, 2.6, 8.6, 12.8, emblem)

    def no_cube(self, place: str, x: float, y: float, size: float) -> str:
        """Draw the room of a cube that is not there, as large as the front of a cube."""
        edge, inner = 'stroke-dasharray="2"', size * 0.76
        ring = self.box(x, y, size, size, self.ink.paper, self.ink.ink_2, 2, edge)
        badge = self.badge(place, x + (size - inner) / 2, y + (size - inner) / 2, inner)
        return self.group([ring, self.group([badge], "", 'opacity=".4"')], "", 'opacity=".8"')

    def _colour(self, place: str) -> str:
        return self.places[place].colour if place in self.places else ""

    def _emblem(self, place: str, x: float, y: float, size: float, ink: str) -> str:
        """Draw an emblem inside another symbol."""
        mark = PLACE_MARKS.get(place)
        return self.symbol(mark.symbol if mark else place, x, y, size, ink)


def _key(place: str) -> str:
    """Shorten the id of a place, if that is safe: those of other people's card sets may begin alike."""
    mark = PLACE_MARKS.get(place)
    return mark.short if mark else place
