"""The routes of games: what there is to play, with which options, and by which rules."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse

import merkator
from merkator.core.contract import Game
from merkator.core.options import Option
from merkator.core.registry import default_game
from merkator.core.registry import kit as find_kit
from merkator.server.api.responses import ResponseModel, Texts, returns
from merkator.server.base.encoding import encode_json
from merkator.server.base.problems import NotFound
from merkator.server.catalogue import levels, rulebook
from merkator.server.http import pages
from merkator.server.tables import chat, orders
from merkator.text import check_language, languages, messages_text

router = APIRouter(prefix="/api", tags=["games"])
GameName = Annotated[str, Path(max_length=20, examples=[default_game()])]
RuleNumber = Annotated[str, Path(max_length=20, examples=["H-2.3"])]
Language = Annotated[str, Query(max_length=8, examples=["de"])]


class GameOption(ResponseModel):
    """An option of a game."""

    name: str
    default: Any
    players: list[int]
    labels: Texts
    texts: Texts
    rule: str
    excludes: list[str]


class BotLevel(ResponseModel):
    """A level of bots for people to choose."""

    level: str
    bot: str
    texts: Texts


class BotDescription(ResponseModel):
    """A bot by its name."""

    level: str
    text: str
    texts: Texts


class OrderChoice(ResponseModel):
    """One of the choices of a standing order; a brief one ends with the round."""

    name: str
    texts: Texts
    brief: bool


class StandingOrder(ResponseModel):
    """A standing order: a choice, or a number from `least` to `most`."""

    name: str
    texts: Texts
    rule: str
    default: str | int
    choices: list[OrderChoice]
    least: int | None = None
    most: int | None = None


class GameResponse(ResponseModel):
    """A game, with everything a form for a new table needs."""

    game: str
    titles: Texts
    minutes: int | None
    secret: bool
    drawing: bool
    cards: bool
    notable: float
    players: list[int]
    options: list[GameOption]
    levels: list[BotLevel]
    bots: list[BotDescription]
    orders: list[StandingOrder]


class RuleResponse(ResponseModel):
    """One rule."""

    number: str
    html: str
    section: str | None
    title: str
    language: str


@router.get("/games")
@returns(list[GameResponse])
async def games(request: Request) -> Response:
    """List the games with their options, levels of bots and standing orders."""
    found = [_about(merkator.game(name)) for name in merkator.list_games()]
    return pages.answer(pages.json_asset(encode_json(found)), request)


def _about(game: Game) -> dict[str, Any]:
    """Return what a form for a new table, and a table without a client of its own, must know of a game."""
    kit = find_kit(game.name)
    return {
        "game": game.name,
        "titles": {language: kit.titles.get(language, game.name.capitalize()) for language in languages()},
        "minutes": kit.minutes,
        "secret": bool(game.secret_decks),
        "drawing": kit.draw is not None,
        "cards": kit.components is not None,
        "notable": kit.notable,
        "players": list(game.seats),
        "options": [_option(option) for option in game.declared],
        **levels.describe(game),
        "orders": orders.declaration(game),
    }


def _option(option: Option) -> dict[str, Any]:
    plain = option.name.replace("_", " ").capitalize()
    return {
        "name": option.name,
        "default": option.default,
        "players": list(option.players),
        "labels": {language: option.labels.get(language, plain) for language in languages()},
        "texts": dict(option.texts),
        "rule": option.rule,
        "excludes": list(option.excludes),
    }


@router.get("/games/{game}/messages", response_class=PlainTextResponse)
async def show_messages(game: GameName, response: Response, language: Language = "en") -> str:
    """Return the messages of a game in a language as a Fluent file: what `say` names in views, events and errors."""
    response.headers["Cache-Control"] = "no-cache"
    return messages_text(find_kit(known_game(game)).messages, check_language(language))


@router.get("/notes")
async def notes() -> list[dict[str, Any]]:
    """List the quick notes that can be said at a table."""
    return [{"note": note, "say": [f"{chat.NOTE}-{note}", {}]} for note in chat.NOTES]


@router.get("/games/{game}/rules")
async def show_rules(game: GameName, response: Response, language: Language = "en") -> dict[str, Any]:
    """Return the rules of a game in English or German, section by section as HTML."""
    response.headers["Cache-Control"] = "no-cache"
    return rulebook.rules(known_game(game), check_language(language))


@router.get("/games/{game}/rules/{number}")
@returns(RuleResponse)
async def show_rule(
    game: GameName, number: RuleNumber, response: Response, language: Language = "en"
) -> dict[str, Any]:
    """Return one rule, with the title of its section."""
    found = rulebook.rule(known_game(game), number, check_language(language))
    if found is None:
        raise NotFound("no-rule", "there is no rule {number!r} of {game}", number=number, game=game)
    response.headers["Cache-Control"] = "no-cache"
    return found


def known_game(name: str) -> str:
    """Return the name of a game that there is."""
    if name not in merkator.list_games():
        games = ", ".join(merkator.list_games())
        raise NotFound("no-game", "there is no game {game!r}; the games are: {games}", game=name, games=games)
    return name
