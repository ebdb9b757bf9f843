"""A view as readable lines, whatever the game: what the plain board of the terminal and the plain picture show."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

_FRAME: Final = ("game", "number", "seat", "over", "options", "turn", "players", "decision", "result")
"""What every view has; the rest is the game's own."""
Row = tuple[str, str]
"""What it is called, and what it is."""


def table_rows(view: Mapping[str, Any]) -> list[Row]:
    """Return what lies on the table, the same for everyone.

    >>> table_rows({"game": "chess", "clock": 7, "goods": {"wine": 2, "salt": 0}, "last_move": None})
    [('clock', '7'), ('goods', 'wine 2, salt 0'), ('last move', '–')]
    """
    return [(_name(key), value_text(value)) for key, value in view.items() if key not in _FRAME]


def player_rows(view: Mapping[str, Any], seat: int) -> list[Row]:
    """Return what one player has; what is hidden is a question mark.

    >>> player_rows({"players": [{"name": "Anna", "money": 3, "card": None}]}, 0)
    [('money', '3'), ('card', '?')]
    """
    player = view["players"][seat]
    return [
        (_name(key), "?" if value is None else value_text(value)) for key, value in player.items() if key != "name"
    ]


def value_text(value: object) -> str:
    """Return any value of a view as text.

    >>> value_text([1, {"card": "spade", "open": True}, []])
    '1, card spade, open yes, –'
    """
    if isinstance(value, bool):
        return "yes" if value else "no"
    if value is None or value in ([], {}):
        return "–"
    if isinstance(value, Mapping):
        return ", ".join([f"{_name(key)} {value_text(item)}" for key, item in value.items()])
    if isinstance(value, list | tuple):
        return ", ".join([value_text(item) for item in value])
    return str(value)


def _name(key: object) -> str:
    return str(key).replace("_", " ")
