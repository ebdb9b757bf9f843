"""The path under which a proxy shows the server, such as /merkator."""

from __future__ import annotations

from starlette.types import ASGIApp, Receive, Scope, Send


class RootPath:
    """Gives the application its path, so that links and cookies fit; the proxy may take it off or not."""

    def __init__(self, app: ASGIApp, path: str) -> None:
        self.app = app
        self._path = path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Hand a request on with its whole path."""
        if scope["type"] in ("http", "websocket"):
            scope["root_path"] = self._path
            path = scope["path"]
            if path != self._path and not path.startswith(f"{self._path}/"):
                scope["path"] = self._path + path
        await self.app(scope, receive, send)
