"""The API of components: what is printed on boards and cards, for browsers that draw them."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Response

import merkator
from merkator.server import cardsets, tables
from merkator.server.asking import TheHouse, Visitor
from merkator.server.routes_games import GameName, known_game

router = APIRouter(prefix="/api", tags=["cards"])


@router.get("/games/{game}/components")
async def standard_components(game: GameName, response: Response) -> dict[str, Any]:
    """Return the standard card set of a game: everything that is printed, each entry with its source."""
    response.headers["Cache-Control"] = "no-cache"
    return cardsets.about(merkator.game(known_game(game)))


@router.get("/tables/{id}/components")
async def table_components(house: TheHouse, user: Visitor, id: str) -> dict[str, Any]:
    """Return the card set that a table is played with."""
    return cardsets.about((await tables.seen_room(house, id, user)).game)
