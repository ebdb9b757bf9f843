"""Ways over the sea: one for each field that a ship can reach, for pictures. The rules know only where moves end."""

from __future__ import annotations

from functools import lru_cache

from merkator.core.contract import FIRST, SEAT, SECOND
from merkator.games.rome.rules.actions import SAIL
from merkator.games.rome.rules.position_data import FIELD, PositionData
from merkator.games.rome.rules.sea import MOST_STEPS, Sea

_Head = tuple[int, int]  # a field, and the one before it


@lru_cache(maxsize=256)
def ways(sea: Sea, field: int, steps: int, exact: bool) -> dict[int, list[int]]:
    """Return a way to every field that this many steps lead to (not exact: or fewer), both ends included.

    A way never goes straight back, over a port, or into the port it began in; a port ends it (R-2.5 to R-2.7).
    """
    closed = field if field < sea.ports else -1
    heads: list[_Head] = [(field, -1)]
    layers: list[dict[_Head, _Head]] = []
    found: dict[int, list[int]] = {}
    for step in range(1, steps + 1):
        layer: dict[_Head, _Head] = {}
        for here, before in heads:
            for there in sea.neighbours[here]:
                if there not in (before, closed):
                    layer.setdefault((there, here), (here, before))
        layers.append(layer)
        for head in layer:
            if head[0] not in found and (head[0] < sea.ports or step == steps or not exact):
                found[head[0]] = _traced(layers, head)
        heads = [head for head in layer if head[0] >= sea.ports]
    return found


def _traced(layers: list[dict[_Head, _Head]], end: _Head) -> list[int]:
    """Follow the heads of a way back to its beginning."""
    way = [end[0]]
    for layer in reversed(layers):
        end = layer[end]
        way.append(end[0])
    return way[::-1]


def list_ways(s: PositionData, seat: int | None) -> dict[str, list[str]]:
    """Return a way to each field that a seat may sail to now, by id; nothing if it does not have to sail."""
    agenda = s.agenda
    targets = [] if s.over or seat != agenda[SEAT] else [action - SAIL for action in s.choices if action >= SAIL]
    if not targets:
        return {}
    step = s.step()
    ship, steps = (agenda[FIRST], agenda[SECOND]) if step == "drift" else (agenda[SEAT], agenda[FIRST])
    if step == "haven":
        steps = MOST_STEPS
    exact = step not in ("haven", "wind", "pilot")
    found = ways(s.cards.sea, s.holdings[ship][FIELD], steps, exact)
    ids = s.cards.sea.ids
    return {ids[to]: [ids[field] for field in found[to]] for to in targets if to in found}
