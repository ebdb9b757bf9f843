"""What pages and lists show of a table."""

from __future__ import annotations

from typing import Any

from merkator.server.base.encoding import join_json
from merkator.server.tables import clocks, table_store
from merkator.server.tables.room import Room, Seat
from merkator.server.users.user_store import User


def page(room: Room, user: User | None) -> dict[str, Any]:
    """Return everything a user may know about a table, with the view of their seat."""
    shown = _page_without_view(room, user)
    return {**shown, "view": room.view(shown["seat"]) if room.state is not None else None}


def page_json(room: Room, user: User | None) -> bytes:
    """Return the page as JSON; the view, which is most of it, is encoded once for everyone who sees it."""
    shown = _page_without_view(room, user)
    return join_json(shown, view=room.view_json(shown["seat"]) if room.state is not None else b"null")


def _page_without_view(room: Room, user: User | None) -> dict[str, Any]:
    """Return the page without the view."""
    mine = room.seats_of(user.id if user else None)
    deciding = room.deciding()
    over = room.state is not None and not room.running
    seat = (deciding if deciding in mine else mine[0]) if mine else None
    return {
        **table_summary(room.row, room.seats),
        "number": room.number,
        "mine": mine,
        "seat": seat,
        "deciding": deciding,
        "creator": user is not None and room.row["creator"] == user.id,
        "undoable": room.undoable(user.id) if user and mine else 0,
        "last": _last(room, mine),
        "seed_hash": room.row["seed_hash"],
        "seed": room.row["seed"] if over else None,
        "seed_salt": room.row["seed_salt"] if over else None,
        "wants": {str(other.seat): wants for other in room.seats if (wants := _wants(other))},
        "talk": room.talk if room.row["chat"] else [message for message in room.talk if message["kind"] == "news"],
    }


def _last(room: Room, mine: list[int]) -> int:
    """Return the number of the last action of some seats; 0 without one."""
    return next((played.number for played in reversed(room.played) if played.seat in mine), 0) if mine else 0


def table_summary(row: dict[str, Any], seats: list[Seat]) -> dict[str, Any]:
    """Return what lists show of a table."""
    shown = {name: row[name] for name in ("id", "title", "game", "players", "options", "public", "status", "paused")}
    shown |= {
        name: row[name]
        for name in ("chat", "rated", "clock", "result", "created", "changed", "number", "round", "deciding")
    }
    shown["seats"] = [_place(seat) | clocks.clock_json(row["clock"], seat) for seat in seats]
    return shown


def _place(seat: Seat) -> dict[str, Any]:
    shown = {"seat": seat.seat, "name": seat.name, "person": seat.person, "bot": seat.bot}
    out = table_store.OUT in seat.wants
    return {**shown, "taken": seat.taken, "left": seat.left, "out": out, "invited": seat.invited}


def _wants(seat: Seat) -> dict[str, Any]:
    """Return what the player of a seat asks the others for."""
    return {name: value for name, value in seat.wants.items() if name != table_store.OUT}
