"""Pages and files for browsers: the web client when it is built in, else a plain page that says what runs here.

Everything is read once at the start and kept: the files of a client are few and small, and only what was there then
can be asked for.
"""

from __future__ import annotations

import gzip
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from importlib import resources
from importlib.resources.abc import Traversable
from mimetypes import guess_type
from typing import Final

from fastapi import FastAPI, Request, Response
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.routing import Match, Route
from starlette.types import Scope

from merkator.server.base import server_text
from merkator.server.http import previews
from merkator.server.http.auth import context_of
from merkator.server.http.paths import route_path

INDEX: Final = "index.html"
HASHED: Final = "assets/"
"""Where the build puts files whose name changes with their content."""
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
Preview = Callable[[Connection, str, str], tuple[str, str] | None]
"""Title and sentence of the page under a path, in a language; None if it has none of its own."""
_ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}  # the better one first
_TYPES: Final = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}


@dataclass(frozen=True)
class Asset:
    """A file with its compressed forms."""

    kind: str
    forms: dict[str, bytes]  # encoding ("" for none) → content
    caching: str
    tag: str


class Pages:
    """All files that browsers can get."""

    def __init__(self, root_path: str, client: Traversable | None = None) -> None:
        package = resources.files("merkator.server")
        built = package / "static" if client is None else client
        self.client = (built / INDEX).is_file()
        self._root = root_path.rstrip("/")
        self._assets: dict[str, Asset] = {}
        self._read(package / "pages", "" if not self.client else "pages/")
        if self.client:
            self._read(built, "")
        else:
            self._assets["pages/plain.css"] = self._assets.pop("plain.css")

    def _read(self, folder: Traversable, under: str) -> None:
        """Read all files of a folder."""
        files = dict(_files(folder, under))
        for path, content in files.items():
            if not path.endswith(tuple(_ENCODINGS.values())):
                forms = {code: files[path + end] for code, end in _ENCODINGS.items() if path + end in files}
                self._assets[path] = self._asset(path, content, forms)

    def _asset(self, path: str, content: bytes, forms: dict[str, bytes]) -> Asset:
        if path == INDEX:  # it is shown under any path, so its links must not depend on where
            content = content.replace(b'="./', f'="{self._root}/'.encode())
            forms = {"gzip": gzip.compress(content, mtime=0)}
        end = path[path.rfind(".") :]
        kind = _TYPES.get(end) or guess_type(path)[0] or "application/octet-stream"
        kind = f"{kind}; charset=utf-8" if kind.startswith("text/") else kind
        caching = FOR_EVER if path.startswith(HASHED) else ASK_AGAIN
        return Asset(kind, {**forms, "": content}, caching, f'"{sha256(content).hexdigest()[:20]}"')

    def find(self, path: str) -> Asset | None:
        """Return the file of a path; the client shows itself under every path that is neither a file nor the API."""
        asset = self._assets.get(path or INDEX)
        if asset is None and self.client and not path.startswith((HASHED, "api/", "pages/")) and path != "api":
            return self._assets[INDEX]
        return asset


@lru_cache(maxsize=32)
def json_asset(content: bytes) -> Asset:
    """Return JSON that seldom changes as a file: compressed once, and not sent again to a browser that has it."""
    forms = {"": content, "gzip": gzip.compress(content, mtime=0)}
    return Asset("application/json", forms, ASK_AGAIN, f'"{sha256(content).hexdigest()[:20]}"')


def _files(folder: Traversable, under: str) -> list[tuple[str, bytes]]:
    found = []
    for entry in folder.iterdir():
        if entry.is_dir():
            found += _files(entry, f"{under}{entry.name}/")
        elif not entry.name.startswith("."):
            found.append((under + entry.name, entry.read_bytes()))
    return found


def answer(asset: Asset, request: Request) -> Response:
    """Send a file in the form that the browser likes best; nothing when it has it already."""
    headers = {"Cache-Control": asset.caching, "ETag": asset.tag, "Vary": "Accept-Encoding, Accept-Language"}
    if asset.tag in request.headers.get("if-none-match", ""):
        return Response(None, 304, headers)
    wanted = {word.split(";")[0].strip() for word in request.headers.get("accept-encoding", "").split(",")}
    code = next((code for code in _ENCODINGS if code in wanted and code in asset.forms), "")
    if code:
        headers["Content-Encoding"] = code
    return Response(asset.forms[code], 200, headers, asset.kind)


class _Elsewhere(Route):
    """Takes every path outside the API; the last route to be tried."""

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        """Say whether a request is for a page."""
        return (Match.NONE, {}) if route_path(scope).startswith("/api/") else super().matches(scope)


async def _with_preview(asset: Asset, request: Request, preview: Preview) -> Asset:
    """Return the page of the client with what messengers show of this link."""
    language, path = previews.language_of(request), request.path_params["path"]
    about = None
    with suppress(SQLAlchemyError, OSError):  # the page is there even when the database is not
        about = await context_of(request).database.read(lambda c: preview(c, path, language))
    title, sentence = about or ("Merkator", server_text.text(language, "preview-page"))
    content = previews.with_head(asset.forms[""], title, sentence, request, language)
    forms = {"": content, "gzip": gzip.compress(content, 6, mtime=0)}
    return Asset(asset.kind, forms, asset.caching, f'"{sha256(content).hexdigest()[:20]}"')


def serve_pages(
    app: FastAPI, root_path: str, client: Traversable | None = None, preview: Preview | None = None
) -> None:
    """Serve the pages; call it after all other routes are added, because it takes every remaining path."""
    pages = Pages(root_path, client)

    async def page(request: Request) -> Response:
        asset = pages.find(request.path_params["path"])
        if asset is None:
            raise HTTPException(404, "there is nothing here")
        request.scope["route"] = route  # for logs and figures
        if preview is not None and pages.client and asset is pages.find(INDEX):
            asset = await _with_preview(asset, request, preview)
        return answer(asset, request)

    route = _Elsewhere("/{path:path}", page, methods=["GET"], include_in_schema=False)
    app.router.routes.append(route)
