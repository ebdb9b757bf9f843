"""Profiles: what a user has played and how well, for themselves and, without private tables, for everyone.

Counted are games that went to their end by the rules, or that were won because a player ran out of time, in which the
person had one seat and nothing came out of a record; guests have a profile as everyone has. Nobody wins a solo game:
it has points.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from sqlalchemy import Connection, select

from merkator.server.store.schema import ratings, seats, tables, users
from merkator.server.users.ratings import TIME, rating_points

LATEST: Final = 10
"""Games that a profile shows."""
_COLUMNS: Final = ("id", "title", "game", "players", "options", "public", "rated", "opening", "result", "ended")


def profile(connection: Connection, public_id: str) -> dict[str, Any] | None:
    """Return what everyone may know of a person; None when there is none."""
    where = (users.c.public_id == public_id, users.c.banned.is_(False))
    user = connection.execute(select(users.c.id, users.c.name, users.c.login, users.c.created).where(*where)).first()
    if user is None:
        return None
    played = _games(connection, user.id)
    latest = [game for game in played if game["public"]][:LATEST]
    about = {"id": public_id, "name": user.name, "guest": user.login is None, "since": user.created}
    return {**about, **_figures(connection, user.id, played), "latest": _games_json(connection, latest)}


def history(connection: Connection, user_id: int, limit: int, before: float | None) -> dict[str, Any]:
    """Return a person's own figures, and games that are over, the latest first, also those that do not count."""
    played = _games(connection, user_id)
    page = [game for game in played if before is None or (game["ended"] or 0.0) < before][:limit]
    return {**_figures(connection, user_id, played), "games": _games_json(connection, page)}


def _games(connection: Connection, user_id: int) -> list[dict[str, Any]]:
    """Return all games of a person that are over, the latest first."""
    columns = [tables.c[name] for name in _COLUMNS]
    query = select(*columns, seats.c.seat).join(seats, seats.c.table_id == tables.c.id)
    query = query.where(seats.c.user_id == user_id, tables.c.status == "over")
    rows = [dict(row) for row in connection.execute(query.order_by(tables.c.ended.desc(), tables.c.id)).mappings()]
    several = Counter(row["id"] for row in rows)
    found = {row["id"]: {**row, "counts": _counts(row, several[row["id"]])} for row in rows}
    return list(found.values())


def _counts(row: dict[str, Any], own_seats: int) -> bool:
    return own_seats == 1 and row["opening"] is None and "winners" in (row["result"] or {})


def _figures(connection: Connection, user_id: int, played: list[dict[str, Any]]) -> dict[str, Any]:
    """Return figures per game and player count, and in all."""
    kinds: dict[tuple[str, int], list[dict[str, Any]]] = {}
    for game in played:
        if game["counts"]:
            kinds.setdefault((game["game"], game["players"]), []).append(game)
    rated = _ratings(connection, user_id)
    figures = [
        {"game": game, "players": players, **_sums(kinds[game, players]), "rating": rated.get((game, players))}
        for game, players in sorted(kinds)
    ]
    return {
        "total": sum(kind["games"] for kind in figures),
        "won": sum(kind["wins"] for kind in figures),
        "figures": figures,
    }


def _sums(games: list[dict[str, Any]]) -> dict[str, Any]:
    """Return how many, how many of them won, and the best and mean result of those that were played to their end."""
    scores = [game["result"]["scores"][game["seat"]] for game in games if game["result"]["end"] != TIME]
    mean = round(sum(scores) / len(scores), 2) if scores else None
    return {"games": len(games), "wins": sum(map(_won, games)), "best": max(scores, default=None), "mean": mean}


def _won(game: dict[str, Any]) -> bool:
    """Say whether a game was won: only against others."""
    return game["players"] > 1 and game["seat"] in (game["result"] or {}).get("winners", ())


def _ratings(connection: Connection, user_id: int) -> dict[tuple[str, int], dict[str, Any]]:
    rows = connection.execute(select(ratings).where(ratings.c.user_id == user_id)).mappings()
    return {
        (row["game"], row["players"]): {
            "rating": rating_points(row["mu"], row["sigma"]),
            "mu": round(row["mu"], 3),
            "sigma": round(row["sigma"], 3),
            "games": row["games"],
            "wins": row["wins"],
            "best": row["best"],
        }
        for row in rows
    }


def _games_json(connection: Connection, games: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return games as lists show them, with the names of all who played."""
    names: dict[str, list[str]] = {game["id"]: [] for game in games}
    query = select(seats.c.table_id, seats.c.name).where(seats.c.table_id.in_(list(names)))
    for row in connection.execute(query.order_by(seats.c.seat)):
        names[row.table_id].append(row.name)
    return [_game(game, names[game["id"]]) for game in games]


def _game(game: dict[str, Any], names: list[str]) -> dict[str, Any]:
    keys = ("id", "title", "game", "players", "options", "rated", "result", "ended", "seat", "counts")
    return {
        **{name: game[name] for name in keys},
        "names": names,
        "won": _won(game),
    }
