"""Moves, drafts and undos over a browser's socket: the same checks, limits and answers as over HTTP.

A page of another site cannot open a socket here (the guard looks at its origin), so no token against forged requests
is needed. The session is looked up again for every message, because it may have ended since the socket was opened.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

from fastapi import Response, WebSocket
from pydantic import BaseModel, ValidationError

from merkator.core.errors import MerkatorError
from merkator.server.api import play
from merkator.server.base.context import ServerContext
from merkator.server.base.encoding import encode_json
from merkator.server.base.problems import NotFound, Problem
from merkator.server.http import bodies, errors
from merkator.server.http.auth import session_user
from merkator.server.users import user_store
from merkator.server.users.user_store import User

_LIMIT: Final = "moves"  # the kind of these requests in limits.py
_DO: Final[dict[str, tuple[type[BaseModel], Callable[..., Awaitable[Response]]]]] = {
    "move": (play.Move, play.play),
    "draft": (play.Draft, play.draft),
    "undo": (play.Undo, play.undo),
}
_log: Final = logging.getLogger("merkator.server")


class SocketRequests:
    """Answers what one browser asks over its socket."""

    def __init__(self, context: ServerContext, socket: WebSocket) -> None:
        self._context = context
        self._socket = socket
        self._address = socket.client.host if socket.client else "local"

    async def __call__(self, message: dict[str, Any]) -> tuple[int, bytes]:
        """Do what a message asks for; return the status and the JSON that HTTP would answer."""
        begun = time.perf_counter()
        status, body = await self._answered(message)
        metrics, route = self._context.metrics, f"/api/live {message['do']}"
        metrics.requests.labels("SOCKET", route, str(status)).inc()
        metrics.seconds.labels("SOCKET", route).observe(time.perf_counter() - begun)
        return status, body

    async def _answered(self, message: dict[str, Any]) -> tuple[int, bytes]:
        try:
            return 200, await self._do(message)
        except MerkatorError as error:
            status, shown = errors.problem_json(error)
            return status, encode_json(shown)
        except Exception:
            _log.exception("unhandled error in %s over a socket", message["do"])
            self._context.metrics.errors.labels("socket").inc()
            answer = {"error": "server", "message": "something went wrong on the server; the error has been logged"}
            return 500, encode_json(answer)

    async def _do(self, message: dict[str, Any]) -> bytes:
        context = self._context
        context.limits.ask_address(_LIMIT, self._address, context.now())
        user = await self._user()
        context.limits.ask_user(_LIMIT, user.id, context.now())
        form, do = _DO[message["do"]]
        try:
            bodies.check_texts(message)
            body = form.model_validate(message)
        except ValidationError as error:
            raise errors.form_problem(error.errors(include_url=False)) from None
        except ValueError as error:
            raise Problem("json", "the request is not valid JSON: {why}", 400, why=str(error)[:200]) from None
        table = message.get("table")
        if not isinstance(table, str):
            raise NotFound("no-table", "this game does not exist, or you do not have access to it")
        return bytes((await do(context, user, table, body)).body)

    async def _user(self) -> User:
        """Return whose socket this is, if the session is still open."""
        context = self._context
        found = await session_user(self._socket)
        if found is None:
            raise Problem("no-session", "enter a name first: a guest needs only a name", 401)
        user, due = found
        if due:
            await context.database.write(lambda c: user_store.mark_seen(c, user, context.now()))
        return user
