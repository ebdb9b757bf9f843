"""What one looks at: a position from one seat, with words and signs, and the marks of ports and ships."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from rich.text import Text

from merkator.games.rome.cards.cardset import CardSet, Good
from merkator.games.rome.rules.actions import SAIL
from merkator.games.rome.rules.position_data import FIELD, NO_SHIP
from merkator.games.rome.rules.state import State
from merkator.terminal.marks import marks
from merkator.terminal.words import Words

# Letters for ports whose first two are taken by others.
_PORT_MARKS: Final = {"carthago_nova": "Cn", "caralis": "Cr", "carthago": "Ca", "salamis": "Sm", "salonae": "Sn"}
# Letters on a ground: both are set, so they can be read on dark and light terminals.
_SHIPS: Final = (
    "bold white on red3",
    "bold white on blue3",
    "bold black on gold1",
    "bold white on dark_green",
    "bold white on purple4",
    "bold black on grey70",
)
_PORT: Final = "bold black on wheat1"
_ABROAD: Final = 10_000  # fields to a port that cannot be reached


@dataclass(frozen=True)
class Seascape:
    """The signs of the map: one or two letters for each kind of field."""

    land: str
    sea: str
    star: str
    reach: str
    ship: str


_FINE: Final = Seascape("░", "·", "*", "o", "▲")
_PLAIN: Final = Seascape(" ", ".", "*", "o", "^")


class Sight:
    """A position as one seat sees it (None: a spectator). All drawings are made from this."""

    def __init__(self, state: State, me: int | None, names: list[str], words: Words) -> None:
        self.state = state
        self.me = me
        self.view: dict[str, Any] = state.view(me)
        self.names = names
        self.words = words
        self.signs = words.signs
        self.seascape = _PLAIN if words.ascii else _FINE
        self.cards: CardSet = state.cards.set
        self.tables = state.cards
        self.ports = {port.id: port for port in self.cards.ports}
        self.goods: dict[str, Good] = {good.id: good for good in self.cards.goods}
        self.port_marks = port_marks(words, self.cards)
        self._goods: dict[str, str] = {}

    @property
    def step(self) -> str:
        """The name of the present step."""
        step: str = self.view["turn"]["step"]
        return step

    @property
    def mine(self) -> dict[str, Any] | None:
        """What the player at this seat has; nothing for a spectator."""
        return None if self.me is None else self.view["players"][self.me]

    @property
    def field(self) -> int:
        """The field of the ship that matters to the one who looks: their own, or one that is to be moved."""
        seat = self.me
        about = (self.view["decision"] or {}).get("about", {})
        if self.step == "drift" and self.deciding:
            seat = about["ship"]
        elif seat is None:
            seat = self.state.active
        return self.state.holdings[seat][FIELD]

    @property
    def port(self) -> str | None:
        """The port in which that ship lies."""
        return self.tables.port_ids[self.field] if 0 <= self.field < self.tables.sea.ports else None

    @property
    def deciding(self) -> bool:
        """Whether the one who looks has to decide."""
        decision = self.view["decision"]
        return decision is not None and decision["seat"] == self.me

    @property
    def reachable(self) -> set[int]:
        """The fields that can be chosen now."""
        return {action - SAIL for action in self.state.choices if action >= SAIL} if self.deciding else set()

    def away(self, port: str) -> int | None:
        """Return how many fields away a port is from the ship that matters; None: there is no way."""
        if self.field == NO_SHIP:
            return None
        far = self.tables.sea.distance[self.tables.port_ids.index(port)][self.field]
        return far if far < _ABROAD else None

    def ship(self, seat: int) -> Text:
        """Return the sign of a player's ship: a letter and a number, on a colour."""
        return Text(f"{self.seascape.ship}{seat + 1}", _SHIPS[seat])

    def ships(self, seats: list[int]) -> Text:
        """Return several ships on one field in two letters: their numbers."""
        if len(seats) == 1:
            return self.ship(seats[0])
        more = "+" if len(seats) > 2 else str(seats[1] + 1)
        return Text(f"{seats[0] + 1}{more}", _SHIPS[seats[0]])

    def mark(self, port: str) -> Text:
        """Return the two letters of a port."""
        return Text(self.port_marks[port], _PORT)

    def port_name(self, port: str) -> str:
        """Return the name of a port."""
        return self.words.name("port", port)

    def field_name(self, field: str) -> str:
        """Return a port's name, or the letter and number of a field."""
        return self.port_name(field) if field in self.ports else field.upper()

    def good(self, good: str) -> str:
        """Return the name of a good."""
        if good not in self._goods:
            self._goods[good] = self.words.name("good", good)
        return self._goods[good]

    def money(self, amount: float) -> str:
        """Write an amount of money, in thousands as the language has it."""
        text = f"{abs(round(amount)):,}"
        if self.words.language == "de":
            text = text.replace(",", ".")
        return f"{self.signs.missing}{text}" if amount < 0 else text

    def sales(self, good: str) -> list[tuple[str, int]]:
        """Return the ports that pay for a good, the best price first."""
        return sorted(self.goods[good].sold, key=lambda sale: -sale[1])

    def pays(self, port: str, good: str) -> int:
        """Return what a port pays for a load; 0: it does not take the good."""
        return dict(self.goods[good].sold).get(port, 0)


def port_marks(words: Words, cards: CardSet) -> dict[str, str]:
    """Return two letters for each port."""
    return marks({port.id: words.name("port", port.id) for port in cards.ports}, _PORT_MARKS)
