"""The API of components: what is printed on boards and cards, for browsers that draw them."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from importlib import resources
from typing import Annotated, Any

from fastapi import APIRouter, Path, Response

import merkator
from merkator.core.contract import Game
from merkator.server import tables
from merkator.server.asking import TheHouse, Visitor
from merkator.server.problems import NotFound

router = APIRouter(prefix="/api", tags=["cards"])
GameName = Annotated[str, Path(max_length=20, examples=["hamburg"])]


@router.get("/games/{game}/components")
async def standard_components(game: GameName, response: Response) -> dict[str, Any]:
    """Return the standard card set of a game: everything that is printed, each entry with its source."""
    if game not in merkator.games():
        raise NotFound(
            "no-game",
            "there is no game {game!r}; the games are: {games}",
            game=game,
            games=", ".join(merkator.games()),
        )
    response.headers["Cache-Control"] = "no-cache"
    return components(merkator.game(game))


@router.get("/tables/{id}/components")
async def table_components(house: TheHouse, user: Visitor, id: str) -> dict[str, Any]:
    """Return the card set that a table is played with."""
    return components((await tables.seen_room(house, id, user)).game)


def components(game: Game) -> dict[str, Any]:
    """Return a card set as JSON, with its hash and whether it is the standard one."""
    return {"game": game.name, "hash": game.cards_hash, "standard": not game.cards_text, "set": _read(game)}


def _read(game: Game) -> dict[str, Any]:
    return _standard(game.name) if not game.cards_text else tomllib.loads(game.cards_text)


@lru_cache(maxsize=8)
def _standard(game: str) -> dict[str, Any]:
    return tomllib.loads((resources.files(f"merkator.{game}") / "components.toml").read_text("utf-8"))
