"""The routes about the server itself: health and metrics."""

from __future__ import annotations

import hmac
import ipaddress
from typing import Any

from fastapi import APIRouter, Request, Response

from merkator.server.base.metrics import CONTENT_TYPE
from merkator.server.base.problems import Forbidden
from merkator.server.http.auth import Context, context_of
from merkator.server.store import health

router = APIRouter(tags=["server"])
_CHECKS = {"database": True, "migrations": True, "writer": True, "intact": True}
_WELL = {"server": "merkator", "version": "1.0", "ok": True, "checks": _CHECKS, "reasons": []}


@router.get(
    "/healthz",
    responses={
        200: {"content": {"application/json": {"example": _WELL}}},
        503: {"description": "something does not work; `checks` says what, `reasons` why"},
    },
)
async def healthz(context: Context, response: Response) -> dict[str, Any]:
    """Say whether the database answers, has the right schema, takes writes and is in order."""
    found = await health.check(context)
    response.status_code = 200 if found["ok"] else 503
    response.headers["Cache-Control"] = "no-store"
    return found


@router.get("/metrics", response_class=Response, responses={200: {"content": {"text/plain": {}}}})
async def metrics(request: Request) -> Response:
    """Return figures for Prometheus; to this machine itself, and to anyone who has the token for it."""
    context = context_of(request)
    if not (_has_token(request, context.settings.metrics_token) or _from_here(request)):
        raise Forbidden("metrics", "metrics are available only on this machine or with the token of --metrics-token")
    return Response(context.metrics.text(), media_type=CONTENT_TYPE, headers={"Cache-Control": "no-store"})


def _has_token(request: Request, token: str) -> bool:
    given = request.headers.get("authorization", "")
    return bool(token) and hmac.compare_digest(given.encode("utf-8"), f"Bearer {token}".encode())


def _from_here(request: Request) -> bool:
    """Say whether a request comes from this machine, and not through a proxy on it."""
    forwarded = {"forwarded", "x-forwarded-for", "x-real-ip", "via"}
    if request.client is None or forwarded & set(request.headers.keys()):
        return False
    try:
        return ipaddress.ip_address(request.client.host).is_loopback
    except ValueError:
        return False
