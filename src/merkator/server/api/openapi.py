"""The description of the API: OpenAPI for programs, with errors and examples, and a plain page for people.

The page is made here, without scripts or anything from other sites, because our content security policy allows
neither.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from html import escape
from typing import Any, Final

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from fastapi.responses import HTMLResponse
from starlette.routing import BaseRoute

from merkator.server.api import responses

PROBLEM: Final = {
    "type": "object",
    "title": "Problem",
    "description": "What was wrong. `error` is for programs, `message` for people.",
    "properties": {
        "error": {"type": "string", "examples": ["number"]},
        "message": {"type": "string", "examples": ["the game has gone on: it is at 58, not 57"]},
        "values": {"type": "object", "description": "what stands in the message", "examples": [{"now": 58}]},
        "problems": {"type": "array", "items": {"type": "object"}, "description": "each part that has not the form"},
    },
    "required": ["error", "message"],
}
ERRORS: Final = {
    "400": "the request cannot be understood",
    "401": "say who you are first: POST /api/session",
    "403": "it is there, but not for you; or the request did not come from our own page",
    "404": "there is no such thing, or it is not yours to know of",
    "409": "something changed meanwhile, or the rules do not allow it now",
    "421": "the server is not known by this name",
    "422": "a value has not the right form; the message says which",
    "429": "too many requests: try again after the seconds in Retry-After",
    "503": "nothing was stored, because the database is at fault: try again after the seconds in Retry-After",
}
BODY_ERRORS: Final = {
    "408": "the body took too long to arrive",
    "413": "the body is too large",
    "415": "the request must be JSON, with the header Content-Type: application/json",
}
ABOUT: Final = """\
Play over HTTP. `POST /api/session` with a name lets you in as a guest: it sets a cookie and returns
a `token`, which every change must carry in the header `X-Merkator-Token`. Programs send `Authorization: Bearer …`
instead, with a token made under `POST /api/tokens`, and need no other header.

A game is a numbered list of entries. A move names the `number` its player has seen; 409 means that the game has gone
on. The same idempotency `key` twice has one effect.

Live: a WebSocket at `/api/live`. Say `{"do": "watch", "table": ID, "number": N}` and hear
`{"table": ID, "number": M, "page": …, "since": …}` now and whenever the table changes; `{"do": "lobby"}`,
`{"do": "leave", "table": ID}` and `{"do": "ping"}` are the other words. Before the server restarts it says
`{"bye": "restart"}` and closes with code 1012: come back with your numbers and nothing is missed.
"""
_SECURITY: Final = {
    "cookie": {"type": "apiKey", "in": "cookie", "name": "merkator_session", "description": "browsers"},
    "token": {"type": "http", "scheme": "bearer", "description": "programs: POST /api/tokens"},
}


def describe(app: FastAPI) -> None:
    """Let an application describe itself, under /openapi.json and /api/docs."""

    def described() -> dict[str, Any]:
        if not app.openapi_schema:
            app.openapi_schema = complete(
                get_openapi(title=app.title, version=app.version, description=ABOUT, routes=app.routes), app.routes
            )
        return app.openapi_schema

    async def docs() -> HTMLResponse:
        """Describe the API."""
        return HTMLResponse(page(described()))

    app.openapi = described  # type: ignore[method-assign]
    app.add_api_route("/api/docs", docs, include_in_schema=False)


def complete(schema: dict[str, Any], routes: Iterable[BaseRoute]) -> dict[str, Any]:
    """Add what the routes do not say themselves: summaries, what can go wrong, examples of what is sent."""
    responses.describe(schema, routes)
    parts = schema.setdefault("components", {})
    schemas = parts.setdefault("schemas", {})
    for operation in [operation for path in schema["paths"].values() for operation in path.values()]:
        _summarize(operation)
        _add_errors(operation)
        for content in operation.get("requestBody", {}).get("content", {}).values():
            content.setdefault("example", example(content["schema"], schemas))
    schemas.pop("HTTPValidationError", None)
    schemas.pop("ValidationError", None)
    schemas["Problem"] = PROBLEM
    parts["securitySchemes"] = _SECURITY
    return schema


def _summarize(operation: dict[str, Any]) -> None:
    """Let the first sentence of the description be the summary."""
    first = operation.get("description", "").strip().split("\n\n")[0].replace("\n", " ")
    if first:
        operation["summary"] = first.rstrip(".")


def _add_errors(operation: dict[str, Any]) -> None:
    problem = {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
    responses = operation["responses"]
    for status, text in {**ERRORS, **(BODY_ERRORS if "requestBody" in operation else {})}.items():
        said = responses.get(status, {}).get("description")
        described = said if said not in (None, "Validation Error") else text
        responses[status] = {"description": described, "content": problem}


def example(schema: dict[str, Any], schemas: dict[str, Any]) -> Any:
    """Return an example of what fits a schema: what it says itself, its default, or the plainest thing.

    >>> parts = {"seat": {"type": "integer", "examples": [1]}, "open": {"type": "boolean"}, "word": {"type": "null"}}
    >>> example({"properties": parts, "required": ["open"]}, {})
    {'seat': 1, 'open': False}
    """
    if "$ref" in schema:
        return example(schemas[schema["$ref"].rpartition("/")[2]], schemas)
    if schema.get("examples"):
        return schema["examples"][0]
    if "default" in schema:
        return schema["default"]
    if "const" in schema or "enum" in schema:
        return schema.get("const", schema.get("enum", [None])[0])
    for choice in (*schema.get("anyOf", ()), *schema.get("oneOf", ())):
        return example(choice, schemas)
    if "properties" in schema:
        needed = schema.get("required", ())
        parts = schema["properties"].items()
        return {name: example(part, schemas) for name, part in parts if name in needed or "examples" in part}
    if schema.get("type") == "string":
        return "word".ljust(schema.get("minLength", 0), "s")
    plain = {"integer": schema.get("minimum", 0), "number": 0.0, "boolean": False, "array": [], "object": {}}
    return plain.get(schema.get("type", ""))


# --- the page


def page(schema: dict[str, Any]) -> str:
    """Return the description as a page."""
    groups: dict[str, list[str]] = {}
    for path, operations in schema["paths"].items():
        for method, operation in operations.items():
            tag = (operation.get("tags") or ["other"])[0]
            groups.setdefault(tag, []).append(_operation(method, path, operation))
    body = "\n".join(f"<h2>{escape(tag.capitalize())}</h2>\n{''.join(shown)}" for tag, shown in groups.items())
    about = "".join(f"<p>{_ticks(escape(part))}</p>" for part in ABOUT.split("\n\n"))
    schemas = "".join(_folded(escape(name), part) for name, part in sorted(schema["components"]["schemas"].items()))
    return _PAGE.format(about=about, body=body, schemas=schemas, version=escape(schema["info"]["version"]))


def _operation(method: str, path: str, operation: dict[str, Any]) -> str:
    title = f'<span class="method">{method.upper()}</span> <code>{escape(path)}</code> {escape(operation["summary"])}'
    rows = [(part["name"], part["in"], part.get("description", "")) for part in operation.get("parameters", [])]
    rows += [(status, "answer", answer.get("description", "")) for status, answer in operation["responses"].items()]
    cells = "".join(f"<tr>{''.join(f'<td>{escape(str(cell))}</td>' for cell in row)}</tr>" for row in rows)
    sent = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("example")
    shown = f"<pre>{escape(json.dumps(sent, indent=1, ensure_ascii=False))}</pre>" if sent is not None else ""
    return f"<details><summary>{title}</summary>{shown}<table>{cells}</table></details>\n"


def _folded(title: str, content: Any) -> str:
    return f"<details><summary>{title}</summary><pre>{escape(json.dumps(content, indent=1))}</pre></details>\n"


def _ticks(text: str) -> str:
    """Return `code` as code."""
    parts = text.split("`")
    return "".join(f"<code>{part}</code>" if at % 2 else part for at, part in enumerate(parts))


_PAGE: Final = """\
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Merkator: the API</title>
<link rel="stylesheet" href="../pages/plain.css">
</head>
<body>
<main>
<h1>Merkator {version}: the API</h1>
{about}
<p>For programs: <a href="../openapi.json">openapi.json</a>.</p>
{body}
<h2>Forms</h2>
{schemas}
</main>
</body>
</html>
"""
