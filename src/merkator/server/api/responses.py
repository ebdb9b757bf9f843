"""What routes answer, for OpenAPI: clients can rely on it, and generate their types from it.

The routes answer plain data, quickly and unchecked; a test compares it with the models next to them.
Views are described in docs/view.md, messages (`say`) in docs/api.md.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from fastapi.routing import APIRoute
from pydantic import BaseModel, ConfigDict, TypeAdapter
from starlette.routing import BaseRoute

MessageJson = list[Any]
"""A message: id, variables, and names from a user's card set."""
Texts = dict[str, str]
"""By language."""
Endpoint = TypeVar("Endpoint", bound=Callable[..., Any])
_models: dict[Callable[..., Any], Any] = {}


class ResponseModel(BaseModel):
    """An object in a response: these keys and, as far as a server of this version goes, no others."""

    model_config = ConfigDict(extra="forbid", defer_build=True)  # most servers are never asked for a description


def returns(model: Any) -> Callable[[Endpoint], Endpoint]:
    """Say what an endpoint answers when all goes well; without it, docs/api.md says it in words."""

    def note(endpoint: Endpoint) -> Endpoint:
        _models[endpoint] = model
        return endpoint

    return note


def models(routes: Iterable[BaseRoute]) -> dict[tuple[str, str], Any]:
    """Return what routes answer, by method and path."""
    return {
        (method.lower(), route.path): _models[route.endpoint]
        for route in routes
        if isinstance(route, APIRoute) and route.endpoint in _models
        for method in route.methods or ()
    }


def describe(schema: dict[str, Any], routes: Iterable[BaseRoute]) -> None:
    """Put the models of responses into a description of the API."""
    parts = schema.setdefault("components", {}).setdefault("schemas", {})
    for (method, path), model in models(routes).items():
        operation = schema["paths"][path][method]
        made = TypeAdapter(model).json_schema(ref_template="#/components/schemas/{model}", mode="serialization")
        parts.update(made.pop("$defs", {}))
        title = made.get("title")
        if title is not None and made.get("type") == "object":
            parts[title] = made
            made = {"$ref": f"#/components/schemas/{title}"}
        good = next(status for status in operation["responses"] if status.startswith("2"))
        operation["responses"][good]["content"] = {"application/json": {"schema": made}}
