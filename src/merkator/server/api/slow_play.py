"""The API of slow play: standing orders, claims against somebody over time, vacation."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter
from pydantic import BaseModel, ConfigDict, Field

from merkator.server.catalogue import levels
from merkator.server.http.auth import KnownUser, TheHouse
from merkator.server.tables import claims, orders, tables, vacation
from merkator.server.tables.orders import MOST_EARLY
from merkator.server.tables.rooms import CHANGED

router = APIRouter(prefix="/api", tags=["slow play"])
Action = Annotated[str, Field(min_length=1, max_length=80)]


class Orders(BaseModel):
    """All orders of an own seat; what is left out is asked."""

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
    to: str = Field("bot", pattern="^(bot|out)$", description="a bot plays on; or the player is out, if all agree")
    level: str = Field(levels.USUAL, max_length=levels.LONGEST)


class Vacation(BaseModel):
    """How long somebody is away from now on; 0 ends a vacation."""

    days: int = Field(ge=0, le=vacation.MOST_DAYS)


@router.get("/tables/{id}/orders")
async def show_orders(house: TheHouse, user: KnownUser, id: str) -> dict[str, Any]:
    """Return what can be ordered at a table, and the orders of the own seats. Nobody else sees them."""
    return orders.shown(await tables.seen_room(house, id, user), user)


@router.put("/tables/{id}/orders")
async def give_orders(house: TheHouse, user: KnownUser, id: str, body: Orders) -> dict[str, Any]:
    """Replace the orders of an own seat; they apply at once."""
    room = await tables.seen_room(house, id, user)
    await orders.give(house, room, user, body.seat, dict(body.orders), body.early)
    return orders.shown(room, user)


@router.post("/tables/{id}/claim")
async def claim(house: TheHouse, user: KnownUser, id: str, body: Claim) -> dict[str, Any]:
    """Claim the seat of somebody over time."""
    room = await tables.seen_room(house, id, user)
    done = await claims.claim(house, room, user, body.seat, body.to, body.level)
    return {"done": done, **tables.page(room, user)}


@router.get("/me/vacation")
async def show_vacation(house: TheHouse, user: KnownUser) -> dict[str, Any]:
    """Return until when the user is on vacation, and how many days are left."""
    return await house.database.read(lambda c: vacation.shown(c, user.id, house.now()))


@router.post("/me/vacation")
async def go_on_vacation(house: TheHouse, user: KnownUser, body: Vacation) -> dict[str, Any]:
    """Let the clocks of the own slow games stand still for some days, or no longer."""
    for id in await house.database.write(lambda c: vacation.begin(c, user.id, body.days, house.now())):
        await house.bus.publish(id, CHANGED)
    return await house.database.read(lambda c: vacation.shown(c, user.id, house.now()))
