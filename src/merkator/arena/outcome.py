"""The result of a game: who sat where, points, winners, how long it took and why it ended."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Self

from merkator.core.record import Record

BROKEN_OFF: Final = "limit"
"""The end of a game that took too many turns."""


@dataclass(frozen=True)
class Outcome:
    """One game, in plain values: it goes to files and to other processes."""

    seed: int
    bots: tuple[str, ...]
    scores: tuple[float, ...]
    winners: tuple[int, ...]
    turns: int
    actions: int
    end: str

    @classmethod
    def of(cls, game: Record, bots: tuple[str, ...], **more: Any) -> Self:
        """Sum a game up, played by bots with these names."""
        state = game.state
        return cls(
            seed=game.seed or 0,
            bots=bots,
            scores=tuple(state.scores),
            winners=tuple(state.winners),
            turns=state.turns,
            actions=state.number,
            end=state.end or BROKEN_OFF,
            **more,
        )

    def json(self) -> dict[str, Any]:
        """Return a JSON-able object."""
        return {
            "seed": self.seed,
            "bots": list(self.bots),
            "scores": list(self.scores),
            "winners": list(self.winners),
            "turns": self.turns,
            "actions": self.actions,
            "end": self.end,
        }
