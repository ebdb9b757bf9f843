"""Somebody before a browser: how they like it, what they do at a table, and what their console must not say."""

from __future__ import annotations

import json
import random
import re
import uuid
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, StorageState

from site_server import Site

BROKEN = re.compile(r"WebSocket connection|Failed to load resource|ERR_CONNECTION|ERR_INTERNET")
"""What a browser itself writes when the line is broken; tests that break it expect that."""
PATIENCE = 30_000
"""Milliseconds: the machine may be busy with other tests."""
NUMBER = "Number(document.querySelector('[data-number]')?.dataset.number ?? -1)"
CONFIRM = "[data-confirm]:visible"


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
        storage: StorageState | None = None,
    ) -> None:
        self.site = site
        self.offline = offline  # whether the line may break in this test
        self.touch = touch
        self.errors: list[str] = []
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            locale={"en": "en-GB", "de": "de-DE"}[language],
            color_scheme="dark" if theme == "dark" else "light",
            has_touch=touch,
            is_mobile=touch,
            device_scale_factor=scale,
            reduced_motion="reduce",
            storage_state=storage,
        )
        self.context.set_default_timeout(PATIENCE)
        self.page: Page = self.context.new_page()
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.errors.append(f"page error: {error}"))

    def _console(self, message: ConsoleMessage) -> None:
        stale = "409" in message.text and message.location["url"].endswith("/draft")  # the game went on meanwhile
        if message.type not in ("error", "warning") or stale or (self.offline and BROKEN.search(message.text)):
            return
        self.errors.append(f"{message.type}: {message.text} {message.location['url']}")

    def leave(self) -> None:
        """Go, and complain about what stood in the console."""
        self.context.close()
        assert not self.errors, self.errors

    # --- getting somewhere

    def go(self, path: str = "") -> Page:
        """Open a page and wait until it is there."""
        self.page.goto(f"{self.site.base}/{path}")
        self.page.locator("main#main").wait_for(state="attached")
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
        """Make a table and go there; seats that are not named are played by simple bots."""
        bots = [{"kind": "bot", "level": "random"}] * (players - 1)
        made = self.ask(
            "POST",
            "api/tables",
            {"game": game, "players": players, "seats": seats or [{"kind": "me"}, *bots], **more},
        )
        return self.sit(str(made["id"]))

    def record(self, text: str, title: str = "") -> str:
        """Make a table of a record and go there; a game that is not over is played on at this screen."""
        made = self.ask("POST", "api/records", {"record": text, "title": title})
        return self.sit(str(made["id"]))

    def sit(self, table: str) -> str:
        """Go to a table and wait until it is drawn."""
        self.go(f"table/{table}")
        self.page.locator("[data-number]").wait_for()
        return table

    def state(self, table: str) -> dict[str, Any]:
        """Return the page of a table as the server tells it to this visitor."""
        found: dict[str, Any] = self.ask("GET", f"api/tables/{table}")
        return found

    def send(self, table: str, actions: list[str]) -> dict[str, Any]:
        """Play past the page, in the same session: the page hears of it like of everything."""
        number = self.state(table)["number"]
        sent = {"number": number, "actions": actions, "key": uuid.uuid4().hex, "confirm": True}
        answer: dict[str, Any] = self.ask("POST", f"api/tables/{table}/moves", sent)
        return answer

    # --- what the page shows

    def number(self) -> int:
        """Return how many entries of the game the page shows."""
        return int(self.page.evaluate(NUMBER))

    def wait_past(self, number: int) -> None:
        """Wait until the page shows more than so many entries."""
        self.page.wait_for_function(f"number => {NUMBER} > number", arg=number)

    def follow(self, table: str) -> dict[str, Any]:
        """Wait until the page shows what the server knows, and return that."""
        while True:
            shown = self.state(table)
            self.wait_past(shown["number"] - 1)
            if self.number() == shown["number"]:
                return shown

    def follow_to_me(self, table: str) -> dict[str, Any]:
        """Wait until this visitor has to decide, and the page shows it."""
        while True:
            shown = self.follow(table)
            if shown["deciding"] in shown["mine"] or shown["status"] == "over":
                return shown
            self.wait_past(shown["number"])

    def control(self, action: str) -> Locator:
        """Return the control that chooses an action, or the one that says more of it."""
        field = action.split(" ")[1] if action.startswith(("sail ", "begin ")) else "-"
        return self.page.locator(f'[data-do="{action}"]:visible, [data-field="{field}"][role=button]').first

    # --- playing

    def press(self, control: Locator) -> None:
        """Press a control as this visitor does: with a finger or a mouse."""
        touch = control.locator(".touch")  # a field of the map of rome: its middle, not that of its name
        target = touch if touch.count() else control
        if self.touch:
            target.tap()
        else:
            target.click()

    def uncover(self) -> None:
        """Open the curtain between people at one screen, where there is one."""
        self.page.wait_for_function(
            "() => document.querySelector('.curtain, [data-primary], [data-do], [data-field][role=button]')"
        )
        curtain = self.page.locator(".curtain button")
        if curtain.count():
            self.page.wait_for_timeout(650)  # it does not open for a second press of the last key or finger
            self.press(curtain)
            curtain.wait_for(state="detached")

    def take(self, action: str) -> None:
        """Choose an action as a person does: its control, then the large button when that is asked for."""
        before = self.number()
        sure = self.page.locator(f'[data-primary][data-do="{action}"]:visible')
        if not sure.count():
            self.press(self.control(action))
            self.page.wait_for_function(
                """([before, action]) => NUMBER !== before || document.querySelector("[data-confirm]") ||
                   [...document.querySelectorAll("[data-primary]")].some(
                     (each) => each.dataset.do === action && !each.disabled && each.checkVisibility({visibilityProperty: true}))""".replace(
                    "NUMBER", NUMBER
                ),
                arg=[before, action],
            )
        if self.number() == before and sure.count():
            self.press(sure.first)
        self.settle(before)

    def accept(self) -> None:
        """Press the large button: what is preselected."""
        before = self.number()
        self.press(self.page.locator("[data-primary]:visible:enabled").first)
        self.settle(before)

    def settle(self, before: int) -> None:
        """Confirm where that is asked for, and wait until the page shows the new position."""
        self.page.wait_for_function(
            f"before => {NUMBER} > before || document.querySelector('[data-confirm]')", arg=before
        )
        if self.number() == before:
            self.press(self.page.locator(CONFIRM).first)
        self.wait_past(before)

    def decide(self, table: str, chance: random.Random) -> dict[str, Any]:
        """Make the present decision in the page: anything that is offered. Return the table after it."""
        shown = self.follow(table)
        self.uncover()
        actions = [each["do"] for each in shown["view"]["decision"]["actions"]]
        places = [each for each in actions if each.startswith(("go ", "sail ", "begin "))]
        if places:
            self.take(chance.choice(places))
        elif self.page.locator("[data-primary]:visible").count():
            self.accept()
        else:
            self.take(chance.choice(actions))
        return self.state(table)
