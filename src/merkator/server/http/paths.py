"""What a request asks for, as the guard and the routes see it."""

from __future__ import annotations

from typing import Final

from starlette.types import Scope

SAFE: Final = ("GET", "HEAD", "OPTIONS")


def route_path(scope: Scope) -> str:
    """Return the path of a request below the path under which the server is shown."""
    path, root = str(scope["path"]), str(scope.get("root_path") or "").rstrip("/")
    return path[len(root) :] if root and path.startswith(root + "/") else path
