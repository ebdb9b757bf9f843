"""Points turn by turn, for the chart.

Where hands are secret they stay so while the game is in progress: then only what everyone sees is counted, of all
players.
"""

from __future__ import annotations

from typing import Any, Final

from merkator.core.contract import State
from merkator.server.base.encoding import encode_json
from merkator.server.tables.history import Past, Walk

MOST_KEPT: Final = 400
"""Points of a table that are kept, so that the next chart continues from there."""


def chart(past: Past, running: bool) -> bytes:
    """Return the points at the beginning, after every turn, and as things stand."""
    secret = bool(past.game.secret_decks) and running
    points = list(past.points.get(secret, ()))
    walk = Walk(past, points[-1]["step"] if points else 0)
    if not points:
        points.append(_point(walk.state, 0, secret))
    while walk.at < past.total:
        before = walk.state.turns
        walk.play()
        if walk.state.turns != before:
            points.append(_point(walk.state, walk.at, secret))
    if len(points) <= MOST_KEPT:
        past.points[secret] = tuple(points)
    if points[-1]["step"] < past.total:
        points.append(_point(walk.state, past.total, secret))
    return encode_json({"points": points, "over": not running, "open_only": secret})


def _point(state: State, step: int, secret: bool) -> dict[str, Any]:
    """Return the points after this many actions; `turn` is the one that begins or continues."""
    scores = state.open_scores if secret else state.scores
    return {"step": step, "turn": state.turns, "scores": list(scores)}
