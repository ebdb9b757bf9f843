"""Checks every move of a game of rome against a slow search on the map itself, which uses nothing of the engine.

A move is legal when it goes from field to field across an edge, never across a corner and never straight back,
through no port and not into the one it left (R-2.5 to R-2.7). How far, the dice say, or a card of fate.
"""

from __future__ import annotations

from functools import cache

from merkator.core.events import Event
from merkator.games.rome.cards.cardset import standard
from merkator.games.rome.cards.types import LAND

EXACT, UP_TO, NO_PORT, PORT = "exact", "up to", "no port", "port"
CARD_MOVES = {"f10": (NO_PORT, 6), "f12": (UP_TO, 10), "f14": (PORT, 15)}
FEVER = "f11"

_SET = standard()
_PORTS = {(port.row, port.col): port.id for port in _SET.ports}
_IDS = {
    (row, col): _PORTS.get((row, col), f"{chr(ord('a') + row)}{col + 1}")
    for row, line in enumerate(_SET.sea.rows)
    for col, letter in enumerate(line)
    if letter != LAND
}
_PLACES = {id: place for place, id in _IDS.items()}


def _around(row: int, col: int) -> list[tuple[int, int]]:
    """List the fields that share an edge with one."""
    return [at for at in ((row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1)) if at in _IDS]


@cache
def ends(start: str, steps: int) -> tuple[frozenset[str], frozenset[str]]:
    """Return the fields where walks of exactly so many steps end at sea, and the ports they run into on the way."""
    here = _PLACES[start]
    closed = here if here in _PORTS else None
    heads = {(here, here)}  # a head of a walk: where it is, and where it was
    ports: set[str] = set()
    for _ in range(steps):
        ahead = {(to, at) for at, before in heads for to in _around(*at) if to not in (before, closed)}
        ports |= {_IDS[to] for to, _ in ahead if to in _PORTS}
        heads = {head for head in ahead if head[0] not in _PORTS}
    return frozenset(_IDS[at] for at, _ in heads), frozenset(ports)


def allowed(start: str, kind: str, steps: int) -> frozenset[str]:
    """Return where a move of a kind may end."""
    at_sea, ports = ends(start, steps)
    if kind == EXACT:
        return at_sea | ports
    if kind == NO_PORT:
        return at_sea
    if kind == PORT:
        return ports
    return ports.union(*[ends(start, fewer)[0] for fewer in range(1, steps + 1)])


def nearest(start: str) -> frozenset[str]:
    """Return the ports that are reached with the fewest steps."""
    steps = 1
    while not ends(start, steps)[1]:
        steps += 1
    return ends(start, steps)[1]


class Seaways:
    """Follows the events of a game and judges its moves."""

    def __init__(self) -> None:
        self.kind, self.steps = EXACT, 0
        self.fever = False
        self.moves = 0

    def note(self, event: Event) -> None:
        """Note what a coming move may be, or judge one."""
        if event.kind == "rolled":
            dice = event.values["dice"]
            assert isinstance(dice, list)
            self.kind, self.steps = EXACT, sum(dice)
            self.fever = False
        elif event.kind == "fatum":
            card = str(event.values["card"])
            self.kind, self.steps = CARD_MOVES.get(card, (EXACT, 0))
            self.fever = card == FEVER
        elif event.kind == "sailed":
            self._judge(str(event.values["from"]), str(event.values["to"]))

    def _judge(self, start: str, to: str) -> None:
        self.moves += 1
        if self.fever:
            assert to in nearest(start), f"fever: {start} to {to}"
        else:
            assert to in allowed(start, self.kind, self.steps), f"{start} to {to}: {self.kind} {self.steps}"
        self.fever = False
        self.steps = 0  # one move for each roll or card
