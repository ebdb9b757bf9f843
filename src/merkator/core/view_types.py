"""What the views of all games have in common, as types; the browser's types are made of these and the games' own."""

from __future__ import annotations

from typing import TypedDict


class Action(TypedDict):
    """One thing that may be chosen."""

    id: int  # its number
    do: str  # its notation


class Decision(TypedDict):
    """Whose choice it is, and what may be chosen: the actions are shown to that seat only."""

    seat: int
    step: str
    about: dict[str, object]  # what the step is about, beyond its name
    waits: str | None  # the deck whose card is needed, in drafts behind a veil
    actions: list[Action]


class View(TypedDict):
    """What a seat may know of a position; each game adds its own."""

    game: str
    number: int  # actions played so far
    seat: int | None  # whose view this is; None: a spectator's
    over: bool
    options: dict[str, object]
    decision: Decision | None
