"""Ratings: per game and player count, by openskill's PlackettLuce; changed once, in the transaction that ends a game.

Rated are games that were made so, went to their end by the rules, and had at least two people with one seat each.
Bots are no part of it. Who gave up the seat (left it, lost it to a claim, handed it to a bot) comes last, so nobody
saves a rating by going away.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from openskill.models import PlackettLuce
from sqlalchemy import Connection, func, select
from sqlalchemy.dialects import postgresql, sqlite

from merkator.server.store.schema import entries, ratings, users

if TYPE_CHECKING:
    from merkator.server.tables.room import Room

_MODEL = PlackettLuce()
TIME: Final = "time"
"""What ended a game in which a player ran out of time, as its result says: its points do not count."""


@dataclass(frozen=True)
class Place:
    """Someone who is rated: which seat, and whether they played to the end."""

    user_id: int
    seat: int
    stayed: bool


def settle(connection: Connection, room: Room, changes: dict[str, Any]) -> dict[str, Any]:
    """Rate a game that ends now; return the result with what became of the ratings, or nothing."""
    result = changes.get("result")
    if not room.row["rated"] or changes.get("status") != "over" or not result or "winners" not in result:
        return {}
    places = _places(connection, room)
    if len(places) < 2 or len({place.user_id for place in places}) < len(places):
        return {}
    return {"result": {**result, "ratings": _rate(connection, room, places, result)}}


def _places(connection: Connection, room: Room) -> list[Place]:
    """Return who played each seat: if it was given up, the user who decided there last."""
    query = select(entries.c.seat, func.max(entries.c.number)).where(
        entries.c.table_id == room.id, entries.c.kind == "action", entries.c.user_id.is_not(None)
    )
    last = {row[0]: row[1] for row in connection.execute(query.group_by(entries.c.seat))}
    found = []
    for seat in room.seats:
        if seat.user_id is not None:
            found.append(Place(seat.user_id, seat.seat, not seat.left))
        elif seat.seat in last:
            where = (entries.c.table_id == room.id, entries.c.number == last[seat.seat])
            gone = connection.execute(select(entries.c.user_id).where(*where)).scalar_one()
            if connection.execute(select(users.c.id).where(users.c.id == gone)).first() is not None:
                found.append(Place(gone, seat.seat, False))
    return sorted(found, key=lambda place: place.user_id)  # rows are locked in one order


def ranks(places: list[Place], result: dict[str, Any]) -> list[int]:
    """Return everyone's rank: winners first, then by points; those who gave up are last together.

    >>> places = [Place(7, 0, True), Place(8, 1, True), Place(9, 2, False)]
    >>> ranks(places, {"winners": [1], "scores": [50.0, 50.0, 90.0]})
    [2, 1, 3]
    """
    worth = [
        (True, place.seat in result["winners"], result["scores"][place.seat]) if place.stayed else (False, False, 0.0)
        for place in places
    ]
    return [1 + sum(other > mine for other in worth) for mine in worth]


def _rate(connection: Connection, room: Room, places: list[Place], result: dict[str, Any]) -> dict[str, Any]:
    """Change the ratings; return what each seat had and has."""
    row = room.row
    stored = [_stored(connection, place.user_id, row["game"], row["players"]) for place in places]
    before = [_MODEL.rating(mu=old["mu"], sigma=old["sigma"]) if old else _MODEL.rating() for old in stored]
    standing = ranks(places, result)
    after = _MODEL.rate([[rating] for rating in before], ranks=[float(rank) for rank in standing])
    changes = {}
    for place, old, rank, was, now in zip(places, stored, standing, before, [team[0] for team in after], strict=True):
        known = [] if old is None or old["best"] is None else [old["best"]]
        reached = [] if result.get("end") == TIME else [float(result["scores"][place.seat])]
        values = {
            "mu": now.mu,
            "sigma": now.sigma,
            "games": (old["games"] if old else 0) + 1,
            "wins": (old["wins"] if old else 0) + int(rank == 1),
            "best": max(known + reached, default=None),
        }
        _keep(connection, place.user_id, row["game"], row["players"], values)
        changes[str(place.seat)] = {
            "before": rating_points(was.mu, was.sigma),
            "after": rating_points(now.mu, now.sigma),
        }
    return changes


def rating_points(mu: float, sigma: float) -> int:
    """Return a rating as people read it: a strength that the player very probably reaches; 0 to begin with.

    >>> rating_points(25.0, 25.0 / 3), rating_points(30.0, 2.0)
    (0, 960)
    """
    return round((mu - 3 * sigma) * 40)


def merge_guest(connection: Connection, guest_id: int, user_id: int) -> None:
    """Put the ratings of a guest and of an account together: both are known of the same person now."""
    found = connection.execute(select(ratings).where(ratings.c.user_id == guest_id)).mappings().all()
    for row in found:
        old = _stored(connection, user_id, row["game"], row["players"])
        values = {name: row[name] for name in ("mu", "sigma", "games", "wins", "best")}
        _keep(connection, user_id, row["game"], row["players"], merge_ratings(old, values) if old else values)


def merge_ratings(one: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    """Return two ratings as one. Each is what its games show and what everyone begins with; that counts once.

    >>> new = {"mu": 25.0, "sigma": 25.0 / 3, "games": 0, "wins": 0, "best": None}
    >>> known = {"mu": 30.0, "sigma": 2.0, "games": 9, "wins": 5, "best": 71.0}
    >>> merge_ratings(known, new) == known
    True
    """
    start = _MODEL.rating()
    known = [1 / rating["sigma"] ** 2 for rating in (one, other)]
    begun = 1 / start.sigma**2
    sure = max(sum(known) - begun, *known)
    mean = (known[0] * one["mu"] + known[1] * other["mu"] - begun * start.mu) / (sum(known) - begun)
    best = [rating["best"] for rating in (one, other) if rating["best"] is not None]
    return {
        "mu": mean,
        "sigma": sure**-0.5,
        "games": one["games"] + other["games"],
        "wins": one["wins"] + other["wins"],
        "best": max(best, default=None),
    }


def _stored(connection: Connection, user_id: int, game: str, players: int) -> dict[str, Any] | None:
    where = (ratings.c.user_id == user_id, ratings.c.game == game, ratings.c.players == players)
    row = connection.execute(select(ratings).where(*where).with_for_update()).mappings().first()
    return None if row is None else dict(row)


def _keep(connection: Connection, user_id: int, game: str, players: int, values: dict[str, Any]) -> None:
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    asked = dialect.insert(ratings).values(user_id=user_id, game=game, players=players, **values)
    key = [ratings.c.user_id, ratings.c.game, ratings.c.players]
    connection.execute(asked.on_conflict_do_update(index_elements=key, set_=values))
