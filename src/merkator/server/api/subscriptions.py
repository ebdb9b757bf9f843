"""The routes of notifications: where users want to be notified of their turn."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Request
from pydantic import BaseModel, ConfigDict, Field

from merkator.server.base.problems import Conflict
from merkator.server.http.auth import BrowserUser, Context, RowId
from merkator.server.notify import addresses, senders, subscriptions
from merkator.server.notify.notices import Notices
from merkator.server.notify.subscriptions import APPRISE

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
async def show_subscriptions(context: Context, user: BrowserUser, request: Request) -> dict[str, Any]:
    """Return the kinds of notifications this server supports, and the user's subscriptions."""
    notices = notices_of(request)
    mine = await context.database.read(lambda c: subscriptions.of_user(c, user.id))
    return {
        "push": notices.public_key,
        "schemes": list(context.settings.notify_schemes) if APPRISE in notices.senders else [],
        "delay": context.settings.notify_delay,
        "missing": senders.missing(context.settings),
        "subscriptions": [subscriptions.subscription_json(one) for one in mine],
    }


@router.post("/me/subscriptions", status_code=201)
async def subscribe(context: Context, user: BrowserUser, request: Request, body: NewSubscription) -> dict[str, Any]:
    """Add a place for notices, if this server can send them there."""
    settings, notices = context.settings, notices_of(request)
    data: dict[str, Any] = {}
    if isinstance(body, Push):
        address = body.endpoint
        data = addresses.check_push(settings, address, body.keys.model_dump())
    else:
        address = addresses.check_address(settings, body.address)
    if body.kind not in notices.senders:
        raise Conflict(
            "not-installed", "this server cannot send this kind of notification: merkator[notify] is not installed"
        )
    if isinstance(body, Address):
        await senders.check_apprise(settings, notices.outbox, address)
    now = context.now()
    await context.database.write(lambda c: subscriptions.add(c, user.id, body.kind, address, data, now))
    return await show_subscriptions(context, user, request)


@router.delete("/me/subscriptions/{id}", status_code=204)
async def unsubscribe(context: Context, user: BrowserUser, id: RowId) -> None:
    """Stop notices to a place."""
    await context.database.write(lambda c: subscriptions.remove(c, user.id, id))
