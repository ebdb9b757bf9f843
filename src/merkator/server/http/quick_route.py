"""A route without detours: for moves, which come more often than all other requests together.

FastAPI's general way of a request (finding out what each parameter is and where it comes from, every time) takes
longer than the move itself. Here the parameters are known beforehand. To all else it is a route like any other: it is
described in OpenAPI, and mistakes are answered in the same words.
"""

from __future__ import annotations

import json
from typing import Any, get_type_hints

from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from pydantic import BaseModel, ValidationError
from starlette.requests import Request
from starlette.types import Receive, Scope, Send

from merkator.server.http.auth import context_of, current_user, optional_user


class QuickRoute(APIRoute):
    """A route whose endpoint is `async (context, user, id, body) -> Response`: something a user does at a table."""

    def __init__(self, *words: Any, **named: Any) -> None:
        super().__init__(*words, **named)
        form = get_type_hints(self.endpoint)["body"]
        assert issubclass(form, BaseModel)
        self._form: type[BaseModel] = form

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        if self.methods and scope["method"] not in self.methods:
            await super().handle(scope, receive, send)  # says which methods there are
            return
        request = Request(scope, receive)
        user = await current_user(request, await optional_user(request))
        body = self._read(await request.body())
        response = await self.endpoint(context_of(request), user, scope["path_params"]["id"], body)
        await response(scope, receive, send)

    def _read(self, body: bytes) -> BaseModel:
        """Read the body, which the guard has found to be JSON, as FastAPI does."""
        if not body:
            missing = {"type": "missing", "loc": ("body",), "msg": "Field required", "input": None}
            raise RequestValidationError([missing])
        content = json.loads(body)
        try:
            return self._form.model_validate(content, from_attributes=True)
        except ValidationError as error:
            problems = [{**problem, "loc": ("body", *problem["loc"])} for problem in error.errors(include_url=False)]
            raise RequestValidationError(problems, body=content) from None
