"""The routes of sample games: what there is to watch when nobody is playing."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter

from merkator.server.api.responses import ResponseModel, returns
from merkator.server.http.auth import Context, WorkOwner
from merkator.server.tables import samples

router = APIRouter(prefix="/api", tags=["tables"])


class SampleResponse(ResponseModel):
    """A finished game that comes with the program."""

    id: str
    game: str
    players: int
    names: list[str]
    scores: list[float]
    winners: list[int]


class OpenedSample(ResponseModel):
    """The table at which a sample can be watched."""

    table: str


@router.get("/samples")
@returns(list[SampleResponse])
async def list_samples() -> list[dict[str, Any]]:
    """List the sample games."""
    return [sample.json() for sample in samples.samples().values()]


@router.post("/samples/{id}")
@returns(OpenedSample)
async def open_sample(context: Context, owner: WorkOwner, id: str) -> dict[str, Any]:
    """Make sure that there is a table for a sample, which everyone can watch; return its id."""
    return {"table": await samples.open_sample(context, owner, id)}
