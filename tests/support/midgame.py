"""Records that end in the middle of a game, where something is about to be decided: for tables made of them.

>>> from midgame import cut
>>> text = cut("two-players", lambda view: view["turn"]["round"] == 3)
>>> text.splitlines()[0]
'merkator record 1'
>>> "result:" in text
False

"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from merkator.core.record import Record

RECORDS = Path(__file__).parent.parent / "records"


def whole(name: str, names: list[str] | None = None) -> str:
    """Return a golden record, to its end; its players may be given other names."""
    full = Record.read(RECORDS / f"{name}.record")
    full.names = names or full.names
    return full.text()


def cut(name: str, wanted: Callable[[dict[str, Any]], bool], names: list[str] | None = None) -> str:
    """Return a golden record up to the first decision that is wanted: a question about the deciding seat's view."""
    full = Record.read(RECORDS / f"{name}.record")
    part = Record.start(full.game, full.players, seed=full.seed, options=full.options, names=names or full.names)
    for entry in full.entries:
        if entry.seat < 0:
            continue
        view = part.state.view(part.state.seat)
        if wanted(view):
            return part.text()
        part.play(entry.number)
    raise AssertionError(f"{name} has no such decision")


def at_step(step: str) -> Callable[[dict[str, Any]], bool]:
    """Want a decision of a kind: "fulfil", "attack" …"""
    return lambda view: bool(view["decision"] and view["decision"]["step"] == step)
