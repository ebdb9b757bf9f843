"""What one looks at: a position from one seat, with words and signs, and the marks of places and goods."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from merkator.games.hamburg.cards.cardset import CardSet
from merkator.games.hamburg.draw.symbols import GOOD_MARKS, PLACE_MARKS, Mark
from merkator.games.hamburg.rules.actions import GOODS
from merkator.games.hamburg.rules.cards import COLUMNS
from merkator.games.hamburg.rules.state import State
from merkator.games.hamburg.words.wording import figure
from merkator.terminal.marks import marks
from merkator.terminal.words import Words

# Letters on a ground of the place's colour: both are set, so they can be read on dark and light terminals.
_STYLES: Final = {
    "green": "bold white on dark_green",
    "yellow": "bold black on gold1",
    "black": "bold white on grey23",
    "purple": "bold white on purple4",
    "orange": "bold black on dark_orange",
    "gray": "bold black on grey70",
    "blue": "bold white on dodger_blue3",
    "red": "bold white on red3",
}
_CUBES: Final = {
    "green": "green3",
    "yellow": "gold1",
    "black": "grey50",
    "purple": "medium_orchid",
    "orange": "dark_orange",
    "gray": "grey70",
    "blue": "dodger_blue1",
    "red": "red1",
}
_SIDE: Final = "bold"
_FINE: Final = ("■", "○")
_PLAIN: Final = ("#", "o")


class Sight:
    """A position as one seat sees it. All drawings are made from this."""

    def __init__(self, state: State, me: int, names: list[str], words: Words, room: int) -> None:
        self.state = state
        self.me = me
        self.room = room  # lines on the screen: with many, more can be written in full
        self.view: dict[str, Any] = state.view(me)
        self.names = names
        self.words = words
        self.signs = words.signs
        # a cube, and a time counter that lies face down
        self.cube_sign, self.counter_sign = _PLAIN if words.ascii else _FINE
        self.cards: CardSet = state.cards.set
        self.places = {place.id: place for place in self.cards.places}
        self.goods = {good.id: good for good in self.cards.goods}
        self.contracts = {contract.id: contract for contract in self.cards.contracts}
        self.place_marks = {id: mark.upper() for id, mark in self._marks("place", PLACE_MARKS).items()}
        self.good_marks = self._marks("good", GOOD_MARKS)
        self.columns = {letter: [g.id for g in self.cards.goods if g.column == letter] for letter in COLUMNS}

    def _marks(self, kind: str, known: dict[str, Mark]) -> dict[str, str]:
        """Return the letters of all places or goods: those of the drawing, or other ones in other languages."""
        ids = self.places if kind == "place" else self.goods
        names = {id: self.words.name(kind, id) for id in ids}
        fixed = {id: mark.short for id, mark in known.items()} if self.words.language == "en" else {}
        return marks(names, fixed)

    @property
    def mine(self) -> dict[str, Any]:
        """What the player at this seat has."""
        mine: dict[str, Any] = self.view["players"][self.me]
        return mine

    def place(self, id: str) -> Text:
        """Return the two letters of a place, on its colour."""
        place = self.places[id]
        return Text(self.place_marks[id], _STYLES.get(place.colour, "reverse") if place.colour else _SIDE)

    def good(self, id: str, named: bool = False) -> Text:
        """Return the two letters of a good, or its name, on the colour of its place."""
        colour = self.places[self.goods[id].origin].colour
        text = self.words.name("good", id) if named else self.good_marks[id]
        return Text(text, _STYLES.get(colour, "reverse"))

    def cube(self, place: str) -> Text:
        """Return a cube of a place. Its letters must stand nearby: colour is never alone."""
        return Text(self.cube_sign, _CUBES.get(self.places[place].colour, ""))

    def contract(self, id: str) -> Text:
        """Return value and place of a contract in a few letters: `5 HA`."""
        contract = self.contracts.get(id)
        if contract is None:  # behind a veil
            return Text(id)
        value = Text(f"{contract.value}", "bold")
        return value + Text(" ") + self.place(contract.place) if contract.place else value

    def card(self, id: str) -> Text:
        """Return any card in a few letters: a contract, a bonus card, or a building."""
        if id in self.contracts:
            return self.contract(id)
        for card in self.cards.bonus:
            if card.id == id:
                return self.place(card.place) + Text("+") + self.good(card.good)
        return Text(self.words.name("building", id))

    def price(self, price: int) -> str:
        """Write what a card costs: Taler, or the value of contracts given away."""
        return f"{price}" if self.state.rules.coinless else f"{price}T"

    def demand(self, id: str, named: bool = False) -> list[tuple[int, Text]]:
        """Return the parts of a contract's demand, in the engine's order: how many, and of what."""
        tables = self.state.cards
        number = tables.contract_ids.index(id)
        parts = tables.parts[number] if number < len(tables.parts) else []
        found = []
        for code, count in zip(parts[::2], parts[1::2], strict=True):
            what = self.good(tables.good_ids[code], named) if code < GOODS else None
            found.append((count, what or Text(self.words.name("category", tables.category_ids[code - GOODS]))))
        return found

    def points(self, points: float) -> str:
        """Write points, with halves."""
        return self.words.plain(figure(points))
