"""The cookie of a session: out of reach of scripts, sent to this server only, and encrypted where it can be."""

from __future__ import annotations

from typing import Final

from fastapi import Response
from starlette.requests import HTTPConnection

COOKIE: Final = "merkator_session"
_BOUND: Final = "__Host-"  # browsers hold such a cookie to one host, all its paths, and TLS


def is_encrypted(connection: HTTPConnection) -> bool:
    """Say whether the visitor's connection is encrypted."""
    return connection.scope.get("scheme") in ("https", "wss")


def cookie_path(connection: HTTPConnection) -> str:
    """Return the path under which the server is shown."""
    return str(connection.scope.get("root_path") or "").rstrip("/") or "/"


def cookie_name(connection: HTTPConnection) -> str:
    """Return the name of the cookie on this connection."""
    return _BOUND + COOKIE if is_encrypted(connection) and cookie_path(connection) == "/" else COOKIE


def session_token(connection: HTTPConnection) -> str | None:
    """Return the token in the cookie of a request."""
    return connection.cookies.get(cookie_name(connection))


def set_session(response: Response, connection: HTTPConnection, token: str, seconds: int) -> None:
    """Set the session cookie in a browser."""
    response.set_cookie(
        cookie_name(connection),
        token,
        max_age=seconds,
        path=cookie_path(connection),
        secure=is_encrypted(connection),
        httponly=True,
        samesite="lax",
    )


def clear_session(response: Response, connection: HTTPConnection) -> None:
    """Delete the session cookie in a browser."""
    response.delete_cookie(
        cookie_name(connection),
        path=cookie_path(connection),
        secure=is_encrypted(connection),
        httponly=True,
        samesite="lax",
    )
