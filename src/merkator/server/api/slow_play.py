"""The routes of slow play: standing orders, claims against players out of time, vacation."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter
from pydantic import BaseModel, ConfigDict, Field

from merkator.server.api.play import ProposalResponse
from merkator.server.api.responses import returns
from merkator.server.catalogue import levels
from merkator.server.http.auth import Context, CurrentUser
from merkator.server.store.bus import CHANGED
from merkator.server.tables import access, claims, orders, table_page, vacation
from merkator.server.tables.orders import MOST_EARLY

router = APIRouter(prefix="/api", tags=["slow play"])
Action = Annotated[str, Field(min_length=1, max_length=80)]


class Orders(BaseModel):
    """All orders of one of the user's seats; anything left out is asked."""

    model_config = ConfigDict(extra="forbid")

    seat: int | None = Field(None, ge=0, le=5, description="which, when several seats are one's own")
    orders: dict[str, str | int] = Field(default_factory=dict, max_length=50, examples=[{"join": "useful"}])
    early: list[Action] = Field(
        default_factory=list,
        max_length=MOST_EARLY,
        examples=[["stay"]],
        description="actions for the next decisions, dropped when they are not legal then",
    )


class Claim(BaseModel):
    """Whose seat is claimed, and what becomes of it."""

    seat: int = Field(ge=0, le=5)
    to: str = Field(
        claims.BOT,
        pattern="^(bot|out|end|win)$",
        description="a bot plays on; the player is out, or the game ends without a winner, if all agree; "
        "or the user wins, if nobody else is left",
    )
    level: str = Field(levels.USUAL, max_length=levels.LONGEST)


class Vacation(BaseModel):
    """How many days the user is away from now on; 0 ends a vacation."""

    days: int = Field(ge=0, le=vacation.MOST_DAYS)


@router.get("/tables/{id}/orders")
async def show_orders(context: Context, user: CurrentUser, id: str) -> dict[str, Any]:
    """Return what can be ordered at a table, and the orders of the user's seats. Nobody else sees them."""
    return orders.orders_json(await access.visible_room(context, id, user), user)


@router.put("/tables/{id}/orders")
async def give_orders(context: Context, user: CurrentUser, id: str, body: Orders) -> dict[str, Any]:
    """Replace the orders of one of the user's seats; they apply at once."""
    room = await access.visible_room(context, id, user)
    await orders.give(context, room, user, body.seat, dict(body.orders), body.early)
    return orders.orders_json(room, user)


@router.post("/tables/{id}/claim")
@returns(ProposalResponse)
async def claim(context: Context, user: CurrentUser, id: str, body: Claim) -> dict[str, Any]:
    """Claim the seat of a player who is out of time."""
    room = await access.visible_room(context, id, user)
    done = await claims.claim(context, room, user, body.seat, body.to, body.level)
    return {"done": done, **table_page.page(room, user)}


@router.get("/me/vacation")
async def show_vacation(context: Context, user: CurrentUser) -> dict[str, Any]:
    """Return until when the user is on vacation, and how many days are left."""
    return await context.database.read(lambda c: vacation.vacation_json(c, user.id, context.now()))


@router.post("/me/vacation")
async def go_on_vacation(context: Context, user: CurrentUser, body: Vacation) -> dict[str, Any]:
    """Stop the clocks of the user's slow games for some days, or start them again."""
    for id in await context.database.write(lambda c: vacation.begin(c, user.id, body.days, context.now())):
        await context.bus.publish(id, CHANGED)
    return await context.database.read(lambda c: vacation.vacation_json(c, user.id, context.now()))
