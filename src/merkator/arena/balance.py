"""Balance reports: what happened in many games, counted from their events.

A game that wants one gives a `Report` in its `Kit`: a `GameTally`, which counts one game, and a function `sections`,
which turns the sums over all games into tables. Counts are numbers under words, and numbers only, so that those of
many games can simply be added up.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Protocol

from merkator.core.contract import Game, Section, State
from merkator.core.errors import BadOption
from merkator.core.events import Event
from merkator.core.registry import kit

Counts = dict[str, Any]  # numbers, or counts again


class GameTally(Protocol):
    """Counts what happens in one game."""

    def note(self, events: list[Event]) -> None:
        """Count what an action did."""

    def close(self, state: State) -> Counts:
        """Count the end, and return everything."""


class Tally:
    """Counts under words that need no setting up.

    >>> tally = Tally()
    >>> tally.add(2, "goods", "wine", "lots")
    >>> tally.add(1, "goods", "wine", "lots")
    >>> tally.counts
    {'goods': {'wine': {'lots': 3}}}
    """

    def __init__(self) -> None:
        self.counts: Counts = {}

    def add(self, number: float, *words: str) -> None:
        """Add a number to a count."""
        inner = self.counts
        for word in words[:-1]:
            inner = inner.setdefault(word, {})
        inner[words[-1]] = inner.get(words[-1], 0) + number

    def add_all(self, counts: Counts, *words: str) -> None:
        """Add all counts of another game."""
        for word, value in counts.items():
            if isinstance(value, dict):
                self.add_all(value, *words, word)
            else:
                self.add(value, *words, word)


@dataclass(frozen=True)
class Report:
    """The balance report of a game: what counts one game, and what makes tables of the sums."""

    tally: Callable[[Game], GameTally]
    sections: Callable[[Game, Counts, int], list[Section]]


def start_tally(game: Game) -> GameTally:
    """Start to count one game of a kind."""
    return _report(game).tally(game)


def sections(game: Game, counts: Counts, games: int) -> list[Section]:
    """Turn the sums of many games into tables."""
    return _report(game).sections(game, counts, games)


def total(counts: Iterable[Counts]) -> Counts:
    """Add up the counts of many games."""
    tally = Tally()
    for each in counts:
        tally.add_all(each)
    return tally.counts


def count_result(tally: Tally, state: State, start: int) -> None:
    """Count points and wins by seat and by place in turn order: what every report shows."""
    winners = state.winners
    for seat, points in enumerate(state.scores):
        order = (seat - start) % state.players
        share = 1 / len(winners) if seat in winners else 0.0
        for by, place in (("seat", seat), ("order", order)):
            tally.add(points, by, str(place), "points")
            tally.add(share, by, str(place), "won")
            tally.add(1, by, str(place), "games")


def seat_sections(counts: Counts, points: str) -> list[Section]:
    """Show points and wins by seat and by place in turn order."""
    made = []
    for by, title, first in (("seat", "By seat", 0), ("order", "By place in turn order", 1)):
        rows = []
        for place, each in sorted(counts[by].items(), key=_number):
            share = f"{each['won'] / each['games']:.1%}"
            rows.append((str(int(place) + first), f"{each['points'] / each['games']:,.1f}", share))
        made.append(Section(title, (by, points, "won"), tuple(rows)))
    return made


def _number(item: tuple[str, Any]) -> int:
    return int(item[0])


def _report(game: Game) -> Report:
    make = kit(game.name).report
    if make is None:
        raise BadOption(f"there is no balance report for {game.name}")
    return make()
