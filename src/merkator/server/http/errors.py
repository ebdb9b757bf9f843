"""How errors are answered: as JSON, with a message that browsers put into words."""

from __future__ import annotations

from collections.abc import Sequence
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
    assert isinstance(error, MerkatorError)
    status, shown = problem_json(error)
    return JSONResponse(shown, status, error.headers if isinstance(error, Problem) else None)


def problem_json(error: MerkatorError) -> tuple[int, dict[str, Any]]:
    """Return the status and the JSON of an error of ours."""
    if isinstance(error, Problem):
        return error.status, error.json()
    say = ["problem-refused", {"why": str(error)}]
    shown: dict[str, Any] = {"error": type(error).__name__, "message": str(error), "values": {}, "say": say}
    return 409 if isinstance(error, IllegalAction) else 422, shown


async def on_http_error(request: Request, error: Exception) -> JSONResponse:
    """Answer a request that no route takes."""
    assert isinstance(error, HTTPException)
    problem = Problem("http", "{why}", error.status_code, why=str(error.detail))
    return JSONResponse(problem.json(), error.status_code, error.headers)


async def on_validation_error(request: Request, error: Exception) -> JSONResponse:
    """Answer a request of the wrong shape: what is wrong, and where."""
    assert isinstance(error, RequestValidationError)
    problem = form_problem(error.errors())
    return JSONResponse(problem.json(), problem.status)


def form_problem(errors: Sequence[Any]) -> Problem:
    """Return the problem of a request of the wrong shape, from what pydantic found."""
    problems = [{"where": ".".join(map(str, item["loc"])), "message": item["msg"]} for item in errors]
    message = "; ".join(f"{problem['where']}: {problem['message']}" for problem in problems[:5])
    problem = Problem("form", "{why}", 422, why=message)
    problem.more["problems"] = problems[:20]
    return problem
