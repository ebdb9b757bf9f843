"""The balance report of hamburg: journeys, contracts, buildings, and who won."""

from __future__ import annotations

from typing import Final

from merkator.arena.balance import Counts, Tally, count_result, seat_sections
from merkator.core.contract import Game, Section, State
from merkator.core.events import Event
from merkator.games.hamburg.rules.game import Hamburg
from merkator.games.hamburg.rules.state import State as HamburgState


class HamburgTally:
    """Counts one game."""

    def __init__(self, game: Game) -> None:
        assert isinstance(game, Hamburg)
        self.places = {card.id: card.place or card.id for card in game.set.contracts}
        self.tally = Tally()
        self.buildings: list[tuple[int, str]] = []

    def note(self, events: list[Event]) -> None:
        """Count what an action did."""
        add = self.tally.add
        for event in events:
            kind, values = event.kind, event.values
            if kind in ("travelled", "joined"):
                add(1, "places", str(values["place"]), kind)
            elif kind == "fulfilled":
                add(1, "places", self.places[str(values["contract"])], "fulfilled")
                add(1, "happened", "fulfilled")
            elif kind == "bought" and "building" in values:
                self.buildings.append((event.seat, str(values["building"])))
            elif kind in ("sold", "lost", "bought"):
                add(1, "happened", kind)

    def close(self, state: State) -> Counts:
        """Count the end, and return everything."""
        assert isinstance(state, HamburgState)
        add = self.tally.add
        for seat, building in self.buildings:
            add(1, "buildings", building, "bought")
            add(1 / len(state.winners) if seat in state.winners else 0, "buildings", building, "won")
        add(state.turns, "happened", "turns")
        add(len(self.buildings), "happened", "buildings")
        count_result(self.tally, state, state.start)
        return self.tally.counts


# --- tables


def sections(game: Game, counts: Counts, games: int) -> list[Section]:
    """Turn the sums of many games into tables."""
    assert isinstance(game, Hamburg)
    return [
        _places(game, counts, games),
        _buildings(game, counts, games),
        _happenings(counts, games),
        *seat_sections(counts, "points"),
    ]


def _places(game: Hamburg, counts: Counts, games: int) -> Section:
    rows = []
    for place in game.cards.place_ids:
        found: Counts = counts.get("places", {}).get(place, {})
        uses = [found.get(word, 0) / games for word in ("travelled", "joined", "fulfilled")]
        rows.append((place, *[f"{use:.2f}" for use in uses]))
    return Section("Places: uses a game", ("place", "journeys", "joined", "contracts fulfilled"), tuple(rows))


def _buildings(game: Hamburg, counts: Counts, games: int) -> Section:
    rows = []
    for building in [card.id for card in game.set.buildings]:
        found: Counts = counts.get("buildings", {}).get(building, {})
        bought = found.get("bought", 0)
        rows.append((building, f"{bought / games:.2f}", f"{found.get('won', 0) / bought:.0%}" if bought else "–"))
    return Section("Buildings", ("building", "bought a game", "its owner won"), tuple(rows))


_HAPPENINGS: Final = (
    ("turns", "player-turns"),
    ("fulfilled", "contracts fulfilled"),
    ("sold", "contracts sold"),
    ("buildings", "buildings bought"),
    ("bought", "bonus cards bought"),
    ("lost", "goods lost to letters"),
)


def _happenings(counts: Counts, games: int) -> Section:
    found: Counts = counts.get("happened", {})
    rows = [(text, f"{found.get(word, 0) / games:,.2f}") for word, text in _HAPPENINGS]
    return Section("What happened: means of a game", ("what", "a game"), tuple(rows))
