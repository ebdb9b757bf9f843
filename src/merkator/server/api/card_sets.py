"""The routes of card sets: checked, kept, changed, as files."""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple

from fastapi import APIRouter, Path, Response
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel, Field

import merkator
from merkator.core.cardfile import MOST_BYTES
from merkator.core.contract import Game
from merkator.core.names import is_visible, tidy
from merkator.core.registry import default_game
from merkator.server.api.components import ComponentsResponse
from merkator.server.api.games import GameName, known_game
from merkator.server.api.responses import ResponseModel, returns
from merkator.server.base.problems import Problem
from merkator.server.catalogue import card_sets
from merkator.server.http.auth import Context, CurrentUser, WorkOwner
from merkator.server.http.bodies import LargeRoute

router = APIRouter(prefix="/api", tags=["cards"], route_class=LargeRoute)
SetId = Annotated[str, Path(max_length=16)]


class Given(BaseModel):
    """A card set: its file, or its entries as `components` shows them."""

    text: str | None = Field(None, max_length=MOST_BYTES)
    set: dict[str, Any] | None = Field(None, max_length=50)


class NewSet(Given):
    """A card set to be kept."""

    game: str = Field(max_length=20, examples=[default_game()])
    name: str = Field(min_length=1, max_length=60, examples=["my cards"])


class ChangedSet(Given):
    """A card set in place of another."""

    name: str = Field(min_length=1, max_length=60)


class CardSetResponse(ComponentsResponse):
    """A card set that is kept."""

    id: str
    name: str
    created: float
    changed: float
    text: str


class CardProblem(ResponseModel):
    """What is wrong with a card set, and where."""

    where: str
    message: str
    line: int | None
    column: int | None
    kind: str | None
    id: str | None
    key: str | None


class CardCheckResponse(ResponseModel):
    """Whether a card set can be played with."""

    ok: bool
    game: str
    hash: str | None
    problems: list[CardProblem]
    text: str


def _named(name: str) -> str:
    plain = tidy(name)
    if not plain or not is_visible(plain):
        raise Problem("cards-name", "a card set needs a name", 422)
    return plain


@router.post("/games/{game}/cards/check")
@returns(CardCheckResponse)
async def check_cards(
    context: Context, game: GameName, user: CurrentUser, owner: WorkOwner, body: Given
) -> dict[str, Any]:
    """Say whether a card set can be played with; if not, what is wrong and where. Returns its file, too."""
    name = known_game(game)
    return await context.background.run(
        owner, lambda: card_sets.check(name, card_sets.card_text(body.text, body.set))
    )


@router.get("/games/{game}/cards.toml", response_class=PlainTextResponse)
async def standard_file(game: GameName) -> Response:
    """Return the standard card set as a file to fill in, with hints."""
    return _file(merkator.game(known_game(game)).template(), f"{game}.toml")


@router.get("/card-sets")
async def list_sets(context: Context, user: CurrentUser) -> list[dict[str, Any]]:
    """List the own card sets, the latest first."""
    return [kept.card() for kept in await context.database.read(lambda c: card_sets.all_of(c, user.id))]


@router.post("/card-sets", status_code=201)
@returns(CardSetResponse)
async def keep_set(context: Context, user: CurrentUser, owner: WorkOwner, body: NewSet) -> dict[str, Any]:
    """Keep a card set, if it can be played with."""
    read = await context.background.run(owner, lambda: _Read.given(known_game(body.game), body))
    name = _named(body.name)
    kept = await context.database.write(
        lambda c: card_sets.keep(c, user.id, read.game, name, read.text, context.now())
    )
    return read.shown(kept)


@router.get("/card-sets/{id}")
@returns(CardSetResponse)
async def show_set(context: Context, user: CurrentUser, owner: WorkOwner, id: SetId) -> dict[str, Any]:
    """Return an own card set with its entries and its file."""
    kept = await context.database.read(lambda c: card_sets.of_user(c, user.id, id))
    read = await context.background.run(owner, lambda: _Read.of(kept.game, kept.text))
    return read.shown(kept)


@router.put("/card-sets/{id}")
@returns(CardSetResponse)
async def change_set(
    context: Context, user: CurrentUser, owner: WorkOwner, id: SetId, body: ChangedSet
) -> dict[str, Any]:
    """Change one of the user's card sets; games that are played with it continue with the old one."""
    kept = await context.database.read(lambda c: card_sets.of_user(c, user.id, id))
    read = await context.background.run(owner, lambda: _Read.given(kept.game, body))
    name = _named(body.name)
    await context.database.write(lambda c: card_sets.replace(c, kept, read.game, name, read.text, context.now()))
    return read.shown(await context.database.read(lambda c: card_sets.of_user(c, user.id, id)))


@router.delete("/card-sets/{id}", status_code=204)
async def forget_set(context: Context, user: CurrentUser, id: SetId) -> None:
    """Forget one of the user's card sets; games that are played with it continue."""
    await context.database.write(lambda c: card_sets.remove(c, user.id, id))


@router.get("/card-sets/{id}/cards.toml", response_class=PlainTextResponse)
async def set_file(context: Context, user: CurrentUser, id: SetId) -> Response:
    """Return one of the user's card sets as a file."""
    kept = await context.database.read(lambda c: card_sets.of_user(c, user.id, id))
    return _file(kept.text, "cards.toml")


class _Read(NamedTuple):
    """A card set that was read, outside the event loop."""

    game: Game
    text: str
    about: dict[str, Any]

    @classmethod
    def given(cls, game: str, body: Given) -> _Read:
        return cls.of(game, card_sets.card_text(body.text, body.set))

    @classmethod
    def of(cls, game: str, text: str) -> _Read:
        made = card_sets.make_game(game, text)
        return cls(made, text, card_sets.card_set_json(made))

    def shown(self, kept: card_sets.StoredCardSet) -> dict[str, Any]:
        return {**kept.card(), **self.about, "text": kept.text}


def _file(text: str, name: str) -> PlainTextResponse:
    return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="{name}"'})
