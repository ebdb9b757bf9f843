"""The API of notices: where somebody wants to be told that it is their turn."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Request
from pydantic import BaseModel, ConfigDict, Field

from merkator.server import senders, subscriptions
from merkator.server.asking import BrowsingUser, RowId, TheHouse
from merkator.server.notices import Notices
from merkator.server.problems import Conflict
from merkator.server.subscriptions import APPRISE

router = APIRouter(prefix="/api", tags=["people"])


class BrowserKeys(BaseModel):
    """The keys of a browser's subscription."""

    p256dh: str = Field(min_length=1, max_length=200)
    auth: str = Field(min_length=1, max_length=100)


class Push(BaseModel):
    """A browser, as its PushSubscription says."""

    model_config = ConfigDict(extra="forbid")

    kind: Literal["push"]
    endpoint: str = Field(min_length=1, max_length=1000)
    keys: BrowserKeys


class Address(BaseModel):
    """An address of another service."""

    model_config = ConfigDict(extra="forbid")

    kind: Literal["apprise"]
    address: str = Field(min_length=1, max_length=500, description="as Apprise writes it")


NewSubscription = Annotated[Push | Address, Field(discriminator="kind")]


def notices_of(request: Request) -> Notices:
    """Return what sends notices in this process."""
    notices = request.app.state.notices
    assert isinstance(notices, Notices)
    return notices


@router.get("/me/subscriptions")
async def show_subscriptions(house: TheHouse, user: BrowsingUser, request: Request) -> dict[str, Any]:
    """Return how this server can tell people that it is their turn, and where the user wants to be told."""
    notices = notices_of(request)
    mine = await house.database.read(lambda c: subscriptions.of_user(c, user.id))
    return {
        "push": notices.public_key,
        "schemes": list(house.settings.notify_schemes) if APPRISE in notices.senders else [],
        "delay": house.settings.notify_delay,
        "missing": senders.missing(house.settings),
        "subscriptions": [subscriptions.shown(one) for one in mine],
    }


@router.post("/me/subscriptions", status_code=201)
async def subscribe(house: TheHouse, user: BrowsingUser, request: Request, body: NewSubscription) -> dict[str, Any]:
    """Be told at another place, if this server can do that."""
    settings = house.settings
    if isinstance(body, Push):
        address = body.endpoint
        data: dict[str, Any] = subscriptions.checked_push(settings, address, body.keys.model_dump())
    else:
        address, data = subscriptions.checked_address(settings, body.address), {}
    if body.kind not in notices_of(request).senders:
        raise Conflict(
            "not-installed", "this server cannot send this kind of notification: merkator[notify] is not installed"
        )
    now = house.now()
    await house.database.write(lambda c: subscriptions.add(c, user.id, body.kind, address, data, now))
    return await show_subscriptions(house, user, request)


@router.delete("/me/subscriptions/{id}", status_code=204)
async def unsubscribe(house: TheHouse, user: BrowsingUser, id: RowId) -> None:
    """Be told there no more."""
    await house.database.write(lambda c: subscriptions.remove(c, user.id, id))
