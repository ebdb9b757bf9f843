"""The options a game can be made with: declared once, checked here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from merkator.core.errors import BadOption

BY_LOT: Final = "lot"
DEFAULTS: Final[dict[str, object]] = {"start": BY_LOT}  # H-1.2: a seat number, or by lot


def checked(players: int, options: Mapping[str, object], seats: range) -> dict[str, object]:
    """Return all options with defaults filled in; `BadOption` says what is wrong and what is allowed."""
    if not isinstance(players, int) or isinstance(players, bool) or players not in seats:
        raise BadOption(f"hamburg is for {seats.start} to {seats.stop - 1} players, not {players!r}")
    for name in options:
        if name not in DEFAULTS:
            raise BadOption(f"there is no option {name!r}; the options are: {', '.join(DEFAULTS)}")
    found = {**DEFAULTS, **options}
    _check_start(found["start"], players)
    return found


def _check_start(start: object, players: int) -> None:
    if start == BY_LOT or (isinstance(start, int) and not isinstance(start, bool) and 0 <= start < players):
        return
    raise BadOption(f"option start must be {BY_LOT!r} or a seat from 0 to {players - 1}, not {start!r}")
