"""The routes of components: what is printed on boards and cards, for browsers that draw them.

These are by far the largest answers that a table needs, and they hardly ever change: they are made and compressed
once, and a browser that has them gets a 304.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from fastapi import APIRouter, Request, Response

import merkator
from merkator.core.contract import Game
from merkator.server.api.games import GameName, known_game
from merkator.server.api.responses import MessageJson, ResponseModel, returns
from merkator.server.base.encoding import encode_json
from merkator.server.catalogue import card_sets
from merkator.server.http import pages
from merkator.server.http.auth import Context, OptionalUser
from merkator.server.tables import access

router = APIRouter(prefix="/api", tags=["cards"])


class EffectJson(ResponseModel):
    """A kind of effect that a card can have: an example, and what it is called."""

    example: dict[str, Any]
    say: MessageJson


class ComponentsResponse(ResponseModel):
    """A card set."""

    game: str
    hash: str
    standard: bool
    set: dict[str, Any]
    map: dict[str, Any] | None
    says: dict[str, dict[str, MessageJson]]
    effects: list[EffectJson]
    sources: dict[str, int]
    reconstructed: dict[str, list[str]]


@router.get("/games/{game}/components")
@returns(ComponentsResponse)
async def standard_components(request: Request, game: GameName) -> Response:
    """Return the standard card set of a game: everything that is printed, each entry with its source."""
    return pages.answer(_printed(merkator.game(known_game(game))), request)


@router.get("/tables/{id}/components")
@returns(ComponentsResponse)
async def table_components(request: Request, context: Context, user: OptionalUser, id: str) -> Response:
    """Return the card set that a table is played with."""
    return pages.answer(_printed((await access.visible_room(context, id, user)).game), request)


@lru_cache(maxsize=16)
def _printed(game: Game) -> pages.Asset:
    return pages.json_asset(encode_json(card_sets.card_set_json(game)))
