"""The pen of rome: goods by their signs, seals of players, sums of money."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any

from merkator.core import drawing_pen
from merkator.core.drawing_page import SEALS, name_of
from merkator.core.drawing_pen import SERIF, clean, number
from merkator.games.rome.cards.cardset import CardSet
from merkator.games.rome.cards.types import LAND
from merkator.games.rome.draw.palette import Palette
from merkator.games.rome.draw.symbols import GOOD_SYMBOLS, SYMBOLS
from merkator.games.rome.rules.sea import field_ids


def lender_of(view: Mapping[str, Any], loan: Mapping[str, Any]) -> str:
    """Name the lender of a loan: a player, or the bank."""
    return "the bank" if loan["lender"] is None else name_of(view, loan["lender"])


def money(amount: float) -> str:
    """Write a sum.

    >>> money(12500), money(-800)
    ('12,500', '−800')
    """
    return f"{amount:,.0f}".replace("-", "−")


def letters(view: Mapping[str, Any]) -> list[str]:
    """Return a letter for each player: the first of the name, or the seat where two names begin alike.

    >>> letters({"players": [{"name": "Anna"}, {"name": "Bo"}]}), letters({"players": [{}, {}]})
    (['A', 'B'], ['1', '2'])
    """
    seats = range(len(view.get("players") or []))
    first = [name_of(view, seat).strip()[:1].upper() for seat in seats]
    apart = len(set(first)) == len(first) and all([letter.isalnum() for letter in first])
    return first if apart else [str(seat + 1) for seat in seats]


class Pen(drawing_pen.Pen[Palette]):
    """Draws the ports and goods of a card set."""

    def __init__(self, palette: Palette, cards: CardSet, view: Mapping[str, Any]) -> None:
        super().__init__(palette, SYMBOLS)
        self.cards = cards
        self.ports = {port.id: port for port in cards.ports}
        self.goods = {good.id: good for good in cards.goods}
        self.fatum = {card.id: card for card in cards.fatum}
        self.letters = letters(view)
        places = [(port.row, port.col) for port in cards.ports]
        places += [
            (row, col)
            for row, line in enumerate(cards.sea.rows)
            for col, sign in enumerate(line)
            if sign != LAND and (row, col) not in places
        ]
        self.fields = dict(zip(field_ids(cards), places, strict=True))  # where each field lies: row and column

    def good(self, good: str, x: float, y: float, size: float, ink: str = "") -> str:
        """Draw the sign of a good."""
        return self.symbol(GOOD_SYMBOLS.get(good, good), x, y, size, ink)

    def good_name(self, good: str) -> str:
        """Name a good."""
        return self.goods[good].en if good in self.goods else good

    def seal(self, seat: int, x: float, y: float, radius: float) -> str:
        """Draw the seal of a player around a point: an outline and a letter of its own besides the colour."""
        fill, ink = self.ink.players[seat % len(self.ink.players)]
        outline = f'<path transform="translate(20 20)"{self.paint("", fill, self.ink.ink)} d="{self.outline(seat)}"/>'
        body = outline + self._letter(seat, 26.6, ink)
        return self.use(f"seal-{seat}", body, x - radius, y - radius, 2 * radius, box="40 40")

    def _letter(self, seat: int, y: float, ink: str) -> str:
        """Write a player's letter inside of a symbol, where the classes of the page have no say."""
        look = f'font-size="19" font-weight="700" text-anchor="middle" font-family="{escape(SERIF)}"'
        return f'<text x="20" y="{number(y)}" {look}{self.paint("", ink)}>{clean(self.letters[seat])}</text>'

    @staticmethod
    def outline(seat: int) -> str:
        """Return the outline of a player's seal and sail."""
        return SEALS[seat % len(SEALS)]

    def ship(self, seat: int, x: float, y: float, size: float) -> str:
        """Draw a ship around a point: the sail is the player's seal."""
        fill, ink = self.ink.players[seat % len(self.ink.players)]
        hull = "M3 28h34c-1.4 6.6-5.2 10-11 10.6H14C8.2 38 4.4 34.6 3 28z"
        sail = f'transform="translate(20 16)scale(.84)" d="{self.outline(seat)}"'
        body = (
            f'<g fill="{self.ink.card}" stroke="{self.ink.card}" stroke-width="5" stroke-linejoin="round">'
            f'<path d="{hull}"/><path {sail}/></g>'
            f'<path{self.paint("", self.ink.map_ink)} d="{hull}"/><path{self.paint("", fill, self.ink.ink)} {sail}/>'
            f"{self._letter(seat, 22.6, ink)}"
        )
        return self.use(f"ship-{seat}", body, x - size / 2, y - size / 2, size, box="40 40")

    def die(self, pips: int, x: float, y: float, size: float) -> str:
        """Draw a die."""
        spots = {
            1: ((2, 2),),
            2: ((1, 1), (3, 3)),
            3: ((1, 1), (2, 2), (3, 3)),
            4: ((1, 1), (1, 3), (3, 1), (3, 3)),
            5: ((1, 1), (1, 3), (2, 2), (3, 1), (3, 3)),
            6: ((1, 1), (1, 2), (1, 3), (3, 1), (3, 2), (3, 3)),
        }.get(pips, ())
        dots = "".join([f"M{number(6 * col)} {number(6 * row)}h0" for col, row in spots])
        ink = f'{self.paint("", "", self.ink.desk)} stroke-width="4.4" stroke-linecap="round"'
        body = self.box(1, 1, 22, 22, self.ink.on_desk, "", 4) + f'<path fill="none"{ink} d="{dots}"/>'
        return self.group([self.use(f"die-{pips}", body, x, y, size)], f"Die: {pips}")
