"""How errors are answered: as JSON, with a message that browsers put into words."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from merkator.core.errors import IllegalAction, MerkatorError
from merkator.server.base.problems import Problem


def install(app: FastAPI) -> None:
    """Let an application answer all errors in one form."""
    app.add_exception_handler(MerkatorError, on_merkator_error)
    app.add_exception_handler(RequestValidationError, on_validation_error)
    app.add_exception_handler(HTTPException, on_http_error)


async def on_merkator_error(request: Request, error: Exception) -> JSONResponse:
    """Answer an error of ours with its message."""
    if isinstance(error, Problem):
        return JSONResponse(error.json(), error.status, error.headers)
    say = ["problem-refused", {"why": str(error)}]
    shown: dict[str, Any] = {"error": type(error).__name__, "message": str(error), "values": {}, "say": say}
    return JSONResponse(shown, 409 if isinstance(error, IllegalAction) else 422)


async def on_http_error(request: Request, error: Exception) -> JSONResponse:
    """Answer a request that no route takes."""
    assert isinstance(error, HTTPException)
    problem = Problem("http", "{why}", error.status_code, why=str(error.detail))
    return JSONResponse(problem.json(), error.status_code, error.headers)


async def on_validation_error(request: Request, error: Exception) -> JSONResponse:
    """Answer a request of the wrong shape: what is wrong, and where."""
    assert isinstance(error, RequestValidationError)
    problems = [{"where": ".".join(map(str, item["loc"])), "message": item["msg"]} for item in error.errors()]
    message = "; ".join(f"{problem['where']}: {problem['message']}" for problem in problems[:5])
    problem = Problem("form", "{why}", 422, why=message)
    return JSONResponse({**problem.json(), "problems": problems[:20]}, 422)
