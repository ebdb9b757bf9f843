"""People who use a server process over HTTP, for tests from outside.

with stranger(process.address(), "Anna") as anna:
    table = anna.ok("POST", "/api/tables", game="rome", players=2, seats=[{"kind": "me"}])
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx


class Stranger:
    """Somebody with a browser: keeps cookies, and sends along what shows that a change comes from our page."""

    def __init__(self, client: httpx.Client) -> None:
        self.client = client

    def ask(self, method: str, path: str, **body: Any) -> httpx.Response:
        """Send a request; return the answer, whatever it is."""
        answer = self.client.request(method, path, json=body if method != "GET" else None)
        if answer.is_success and path in ("/api/session", "/api/account", "/api/login") and method == "POST":
            self.client.headers["x-merkator-token"] = answer.json()["token"]
        return answer

    def ok(self, method: str, path: str, **body: Any) -> Any:
        """Send a request that must work; return what the answer holds."""
        answer = self.ask(method, path, **body)
        assert answer.is_success, f"{method} {path} answered {answer.status_code}: {answer.text[:500]}"
        if "json" not in answer.headers.get("content-type", ""):
            return answer.text
        return answer.json()

    def play_first(self, table: str) -> Any:
        """Play the first legal action at a table, if it is this person's decision; return the page."""
        page = self.ok("GET", f"/api/tables/{table}")
        if page["deciding"] not in page["mine"]:
            return page
        actions = [page["view"]["decision"]["actions"][0]["do"]]
        return self.ok("POST", f"/api/tables/{table}/moves", number=page["number"], actions=actions)


@contextmanager
def stranger(address: str, name: str | None = None, source: str | None = None) -> Iterator[Stranger]:
    """Visit a server, as a guest if there is a name. It may be slow: other tests run at the same time.

    `source` is the address of this machine that the visitor comes from.
    """
    transport = httpx.HTTPTransport(local_address=source)
    with httpx.Client(base_url=address, timeout=60, transport=transport) as client:
        visitor = Stranger(client)
        if name is not None:
            visitor.ok("POST", "/api/session", name=name)
        yield visitor
