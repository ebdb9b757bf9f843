"""The part of a view that every game writes in the same way: whose choice it is."""

from __future__ import annotations

from merkator.core.contract import SEAT, State
from merkator.core.view_types import Action, Decision


def decision(s: State, seat: int | None, about: dict[str, object]) -> Decision:
    """Return whose choice it is; the actions are shown to that seat only, because they reveal what it holds."""
    decides = s.agenda[SEAT]
    actions: list[Action] = []
    if seat == decides:
        actions = [{"id": action, "do": s.game.notation(action)} for action in s.choices]
    return {
        "seat": decides,
        "step": s.step(),
        "about": about,
        "waits": s.game.decks[s.waiting] if s.waiting >= 0 else None,
        "actions": actions,
    }
