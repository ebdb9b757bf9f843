"""Points turn by turn, for the chart.

Where hands are secret they stay so while the game goes on: then only what everybody sees is counted, of all players.
"""

from __future__ import annotations

from typing import Any

from merkator.core.contract import State
from merkator.server.base.encoding import encode_json
from merkator.server.tables.history import Past, Walk


def chart(past: Past, running: bool) -> bytes:
    """Return the points at the beginning, after every turn, and as things stand."""
    walk = Walk(past)
    secret = bool(past.game.secret_decks) and running
    points = [_point(walk.state, 0, secret)]
    for step in range(1, len(walk.actions) + 1):
        before = walk.state.turns
        walk.play()
        if walk.state.turns != before or step == len(walk.actions):
            points.append(_point(walk.state, step, secret))
    return encode_json({"points": points, "over": not running, "open_only": secret})


def _point(state: State, step: int, secret: bool) -> dict[str, Any]:
    """Return the points after this many actions; `turn` is the one that begins or continues."""
    scores = state.open_scores if secret else state.scores
    return {"step": step, "turn": state.turns, "scores": list(scores)}
