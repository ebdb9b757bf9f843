"""Positions as bytes. Equal positions give equal bytes; `load.py` reads them back."""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Final

from merkator.hamburg.table import Table

FORMAT: Final = 1


def header(version: int, cards_hash: str) -> bytes:
    """Return the first line of a dump: what it is of."""
    return f"merkator hamburg dump {FORMAT} rules {version} cards {cards_hash}\n".encode("ascii")


def dump(s: Table) -> bytes:
    """Return the position with its history numbers and its source of chance."""
    body = {**_position(s), "chance": s.chance.dump(), "number": s.number, "turns": s.turns}
    return header(s.game.version, s.game.cards_hash) + _canonical(body)


def key(s: Table) -> bytes:
    """Return 16 bytes that name the position itself, however it came about and whatever will be drawn."""
    return blake2b(_canonical(_position(s)), digest_size=16).digest()


def _canonical(body: dict[str, object]) -> bytes:
    return json.dumps(body, separators=(",", ":"), sort_keys=True).encode("ascii")


def _position(s: Table) -> dict[str, object]:
    return {
        "players": s.players,
        "settings": s.settings,
        "start": s.start,
        "active": s.active,
        "place": s.place,
        "last": s.last,
        "cause": s.cause,
        "fulfiller": s.fulfiller,
        "waiting": s.waiting,
        "took": int(s.took),
        "hands": s.hands,
        "package": s.package,
        "bids": s.bids,
        "side": s.side,
        "under": s.under,
        "bonus_under": s.bonus_under,
        "used": s.used,
        "agenda": s.agenda,
        "holdings": s.holdings,
        "contracts": s.contracts,
        "bonus": s.bonus,
        "buildings": s.buildings,
        "cubes": s.cubes,
        "chart": s.chart,
        "faces": s.faces,
        "letters": s.letters,
        "tops": s.tops,
        "stacks": s.stacks,
        "discard": s.discard,
        "bonus_offer": s.bonus_offer,
        "building_offer": s.building_offer,
        "bonus_deck": s.bonus_deck,
        "building_deck": s.building_deck,
    }
