"""Somebody before a browser: how they like it, what they do at a table, and what their console must not say."""

from __future__ import annotations

import json
import random
import re
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Page

from site_server import Site

BROKEN = re.compile(r"WebSocket connection|Failed to load resource|ERR_CONNECTION|ERR_INTERNET")
"""What a browser itself writes when the line is broken; tests that break it expect that."""
MOST_CLICKS = 1200


class Visitor:
    """A person with a browser of their own."""

    def __init__(
        self,
        browser: Browser,
        site: Site,
        width: int = 1440,
        height: int = 900,
        language: str = "en",
        theme: str = "light",
        touch: bool = False,
        offline: bool = False,
        scale: float = 1,
    ) -> None:
        self.site = site
        self.offline = offline  # whether the line may break in this test
        self.errors: list[str] = []
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            locale={"en": "en-GB", "de": "de-DE"}[language],
            color_scheme="dark" if theme == "dark" else "light",
            has_touch=touch,
            device_scale_factor=scale,
            reduced_motion="reduce",
        )
        self.context.set_default_timeout(15_000)
        self.page: Page = self.context.new_page()
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.errors.append(f"page error: {error}"))

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not (self.offline and BROKEN.search(message.text)):
            self.errors.append(f"{message.type}: {message.text}")

    def leave(self) -> None:
        """Go, and complain about what stood in the console."""
        self.context.close()
        assert not self.errors, self.errors

    # --- getting somewhere

    def go(self, path: str = "") -> Page:
        """Open a page and wait until it is there."""
        self.page.goto(f"{self.site.base}/{path}")
        self.page.locator("main#main").wait_for()
        return self.page

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """Ask the server as this visitor's pages do."""
        me = self.context.request.get(f"{self.site.base}/api/me").json()
        headers = {"Content-Type": "application/json", "X-Merkator-Token": me["token"] if me else ""}
        data = None if body is None else json.dumps(body)
        answer = self.context.request.fetch(f"{self.site.base}/{path}", method=method, data=data, headers=headers)
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
        return answer.json() if answer.text() else None

    def enter(self, name: str = "Anna") -> Visitor:
        """Come in as a guest, without the start page."""
        self.ask("POST", "api/session", {"name": name})
        return self

    def table(self, game: str, players: int, seats: list[dict[str, Any]] | None = None, **more: Any) -> str:
        """Make a table and go there."""
        made = self.ask("POST", "api/tables", {"game": game, "players": players, "seats": seats or [], **more})
        self.go(f"table/{made['id']}")
        return str(made["id"])

    def state(self, table: str) -> dict[str, Any]:
        """Return the page of a table as the server tells it to this visitor."""
        found: dict[str, Any] = self.ask("GET", f"api/tables/{table}")
        return found

    # --- playing

    def play_on(self, table: str, chance: random.Random, most: int = MOST_CLICKS, until: str = "over") -> int:
        """Click legal actions, whichever control offers them, until the game is over; return how many."""
        for clicks in range(most):
            shown = self.state(table)
            if shown["status"] == until or shown["deciding"] not in shown["mine"]:
                return clicks
            self.click_any(shown, chance)
        raise AssertionError(f"the game goes on after {most} clicks")

    def click_any(self, shown: dict[str, Any], chance: random.Random) -> str:
        """Click one of the legal actions in the page, and wait until the table has gone on."""
        actions = [each["do"] for each in shown["view"]["decision"]["actions"]]
        chosen = chance.choice(actions)
        self.do(chosen)
        self.page.wait_for_function(
            "([id, number]) => fetch(`/api/tables/${id}`).then(a => a.json()).then(p => p.number !== number)",
            arg=[shown["id"], shown["number"]],
        )
        return chosen

    def do(self, action: str) -> None:
        """Press the control of an action; confirm when the turn would pass on."""
        control = self.page.locator(f'[data-do="{action}"]:visible').first
        control.click()
        confirm = self.page.locator("[data-confirm]:visible")
        if confirm.count():
            confirm.first.click()
