"""The routes of profiles: ratings, figures and games of people."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query

from merkator.server.base.problems import NotFound
from merkator.server.http.auth import Context, CurrentUser
from merkator.server.users import profiles

router = APIRouter(prefix="/api", tags=["people"])


@router.get("/people/{id}")
async def show_person(context: Context, id: str) -> dict[str, Any]:
    """Return a person's ratings, figures per game and player count, and latest public games."""
    found = await context.database.read(lambda c: profiles.profile(c, id))
    if found is None:
        raise NotFound("no-user", "player not found")
    return found


@router.get("/me/history")
async def show_history(
    context: Context,
    user: CurrentUser,
    limit: Annotated[int, Query(ge=1, le=100)] = 20,
    before: Annotated[float | None, Query(ge=0, allow_inf_nan=False)] = None,
) -> dict[str, Any]:
    """Return the own figures, and the own games that are over, the latest first."""
    return await context.database.read(lambda c: profiles.history(c, user.id, limit, before))
