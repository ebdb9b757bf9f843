"""Positions as bytes. Equal positions give equal bytes; `load.py` reads them back."""

from __future__ import annotations

from hashlib import blake2b

from merkator.core.dumping import canonical, header
from merkator.games.hamburg.rules.table import Table


def dump(s: Table) -> bytes:
    """Return the position with its history numbers and its source of chance."""
    body = {**_position(s), "chance": s.chance.dump(), "number": s.number, "turns": s.turns}
    return header(s.game) + canonical(body)


def key(s: Table) -> bytes:
    """Return 16 bytes that name the position itself, however it came about and whatever will be drawn."""
    return blake2b(canonical(_position(s)), digest_size=16).digest()


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
