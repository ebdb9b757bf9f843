"""Positions as bytes. Equal positions give equal bytes; `load.py` reads them back."""

from __future__ import annotations

from hashlib import blake2b

from merkator.core.dumping import canonical, header
from merkator.games.rome.rules import older
from merkator.games.rome.rules.table import Table


def dump(s: Table) -> bytes:
    """Return the position with its history numbers and its source of chance."""
    body = {**_position(s), "chance": s.chance.dump(), "number": s.number, "turns": s.turns}
    return header(s.game) + canonical(body)


def key(s: Table) -> bytes:
    """Return 16 bytes that name the position itself, however it came about and whatever will be drawn."""
    return _digest(_position(s))


def key_under(s: Table, rules: int) -> bytes:
    """Return the name that the position had under an older number of rules."""
    fields = _position(s)
    return _digest(older.position(s, fields) if rules == 1 else fields)


def _digest(fields: dict[str, object]) -> bytes:
    return blake2b(canonical(fields), digest_size=16).digest()


def _position(s: Table) -> dict[str, object]:
    return {
        "players": s.players,
        "settings": s.settings,
        "start": s.start,
        "active": s.active,
        "round": s.round,
        "cause": s.cause,
        "dice": s.dice,
        "shown": s.shown,
        "waiting": s.waiting,
        "agenda": s.agenda,
        "holdings": s.holdings,
        "hands": s.hands,
        "known": s.known,
        "cargo": s.cargo,
        "kept": s.kept,
        "rest": s.rest,
        "returned": s.returned,
        "pile": s.pile,
        "under": s.under,
        "loans": s.loans,
        "truce": s.truce,
        "offers": s.offers,
        "taken": s.taken,
        "booty": s.booty,
    }
