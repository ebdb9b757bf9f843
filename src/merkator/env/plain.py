"""Positions as rows of numbers for games that say nothing of it: every field that a seat may see, that seat first."""

from __future__ import annotations

from merkator.core.contract import SEAT, STEP, Game, State
from merkator.core.errors import BadOption
from merkator.core.plain import Field, PlainGame, PlainState
from merkator.env.layout import Layout, put


class PlainFeatures:
    """Writes positions that are made of fields. What is hidden is 0; of a list its length."""

    def __init__(self, game: Game, players: int) -> None:
        if not isinstance(game, PlainGame):
            raise BadOption(f"no observations are defined for {game.name}")
        self.players = players
        self.layout = layout = Layout()
        self._fields: list[tuple[Field, int]] = []
        for field in game.state.FIELDS:
            size, scale = (players, field.most) if field.each else (1, field.most)
            about = "for each seat, the own one first" if field.each else "how many" if field.many else "a number"
            self._fields.append((field, layout.add(field.name, size, max(1, scale), f"{field.name}: {about}")))
        self._decides = layout.add("decides", players, 1, "who decides: this seat first, then in turn order")
        self._step = layout.add("step", len(game.state.STEPS), 1, "the step that is being played")

    def write(self, state: State, seat: int, cells: list[int], at: int) -> None:
        """Write a position as a seat sees it."""
        assert isinstance(state, PlainState)
        view = state.view(seat)
        for field, place in self._fields:
            if field.each:
                for number in range(self.players):
                    put(cells, at + place + number, view["players"][(seat + number) % self.players][field.name] or 0)
            else:
                value = view[field.name]
                put(cells, at + place, len(value) if isinstance(value, list) else value or 0)
        if not state.over:
            put(cells, at + self._decides + (state.agenda[SEAT] - seat) % self.players, 1)
            put(cells, at + self._step + state.agenda[STEP], 1)
