"""Somebody before a browser: how they like it, what they do at a table, and what their console must not say."""

from __future__ import annotations

import json
import random
import re
import time
import uuid
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, Route, StorageState

from site_server import Site

BROKEN = re.compile(r"WebSocket connection|Failed to load resource|ERR_CONNECTION|ERR_INTERNET")
"""What a browser itself writes when the line is broken; tests that break it expect that."""
PATIENCE = 60_000
"""Milliseconds: the machine may be busy with other tests, or slow."""
NUMBER = "Number(document.querySelector('[data-number]')?.dataset.number ?? -1)"
CONFIRM = "[data-confirm]:visible"
DRAWN = "[data-number] main .sheet, [data-number] main .tab, [data-number] main .wide-table"
"""The sheets of a desk or of an end, or the tab of a phone: a table's frame is there a moment before what lies in it."""
SLIP = "[data-slip], dialog[open]"
"""Where a decision is asked for that is no place of the map; some of them are loaded first."""
CALM = 200
"""Milliseconds without any change after which a page is at rest."""
AT_REST = """calm => new Promise(done => {
    const until = performance.now() + 20000;
    const moves = () => document.querySelector("[aria-busy=true]") || document.getAnimations().some(each => each.playState === "running");
    let timer;
    const look = () => {
        if (moves() && performance.now() < until) return wait();
        watch.disconnect();
        document.fonts.ready.then(() => done(!moves()));
    };
    const wait = () => {
        clearTimeout(timer);
        timer = setTimeout(look, performance.now() < until ? calm : 0);
    };
    const watch = new MutationObserver(wait);
    watch.observe(document, {subtree: true, childList: true, characterData: true, attributes: true});
    wait();
})"""
INTERCEPTED = """async address => (await (await fetch(address, {cache: "no-store"})).text()) === "intercepted" """
NOTES = "document.querySelector('.notes').innerText"
LISTEN = f"""() => {{
    window.notes ??= new MutationObserver(() => heard.push({NOTES}));
    notes.observe(document.querySelector(".notes"), {{childList: true, subtree: true}});
    window.heard = [];
    for (const each of document.querySelectorAll(".notes button")) each.click();
}}"""
"""Puts away what stands there, and keeps what is said from now on: notes go away by themselves, and are not said twice."""


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
        motion: bool = False,
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
            reduced_motion="no-preference" if motion else "reduce",
            storage_state=storage,
        )
        self.context.set_default_timeout(PATIENCE)
        self.page: Page = self.context.new_page()
        self.page.on("console", self._console)
        self._asked: set[Request] = set()  # what the page has asked for and not got yet
        self._count = 0
        self.page.on("request", self._asks)
        self.page.on("requestfinished", self._got)
        self.page.on("requestfailed", self._got)
        self.page.on("pageerror", lambda error: self.errors.append(f"page error: {error}"))

    def _console(self, message: ConsoleMessage) -> None:
        stale = "409" in message.text and message.location["url"].endswith("/draft")  # the game went on meanwhile
        if message.type not in ("error", "warning") or stale or (self.offline and BROKEN.search(message.text)):
            return
        self.errors.append(f"{message.type}: {message.text} {message.location['url']}")

    def _asks(self, request: Request) -> None:
        self._asked.add(request)
        self._count += 1

    def _got(self, request: Request) -> None:
        self._asked.discard(request)

    def leave(self) -> None:
        """Go, and complain about what stood in the console."""
        self.context.close()
        assert not self.errors, self.errors

    # --- getting somewhere

    def go(self, path: str = "") -> Page:
        """Open a page and wait until it is there, and not only the word that it is loading."""
        self._asked.clear()
        self.page.goto(f"{self.site.base}/{path}")
        self.page.locator("main#main:not([aria-busy=true])").wait_for(state="attached")
        return self.page

    def rest(self) -> Page:
        """Wait until nothing comes any more: nothing asked for is on its way, and nothing has changed for a moment."""
        until = time.monotonic() + PATIENCE / 1000
        while True:
            count = self._count
            calm = self.page.evaluate(AT_REST, CALM)
            if calm and not self._asked and count == self._count:
                return self.page
            assert time.monotonic() < until, f"no rest: {[each.url for each in self._asked]}"

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """Ask the server as this visitor's pages do."""
        me = json.loads(self._fetch("GET", "api/me"))
        headers = {"Content-Type": "application/json", "X-Merkator-Token": me["token"] if me else ""}
        text = self._fetch(method, path, headers, None if body is None else json.dumps(body))
        return json.loads(text) if text else None

    def read(self, path: str) -> str:
        """Return what the server has at an address, as text."""
        return self._fetch("GET", path)

    def _fetch(self, method: str, path: str, headers: dict[str, str] | None = None, data: str | None = None) -> str:
        # A server hangs up on who is silent for long, perhaps at the moment when the next request is sent: it is sent anew.
        answer = self.context.request.fetch(
            f"{self.site.base}/{path}", method=method, data=data, headers=headers, timeout=PATIENCE, max_retries=3
        )
        text = answer.text()
        assert answer.ok, f"{method} {path}: {answer.status} {text}"
        return text

    def intercept(self, pattern: str, answer: Callable[[Route], object]) -> None:
        """Answer what the page asks for in place of the server, from now on.

        A page that is open may go on asking the server for a moment, on a busy machine: a request of our own tells when
        that is over.
        """
        self.page.route(pattern, answer)
        self.page.route("**/favicon.svg?intercepted", lambda route: route.fulfill(body="intercepted"))
        self.page.wait_for_function(INTERCEPTED, arg=f"{self.site.base}/favicon.svg?intercepted")

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
        self.page.locator(DRAWN).first.wait_for(state="attached")
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
        """Wait until the page shows more than so many entries, and nothing of its own is on its way: else it hears no click."""
        self.page.wait_for_function(
            f"number => {NUMBER} > number && !document.querySelector('[data-busy]')", arg=number
        )

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

    def told(self, words: str, most: int = 8) -> None:
        """Wait until one of the latest lines of the log has such words: it is read after the page, and may be covered."""
        self.page.wait_for_function(
            """([words, most]) => [...document.querySelectorAll("[data-line]")].slice(0, most).some(
                each => new RegExp(words).test(each.textContent))""",
            arg=[words, most],
        )

    def listen(self) -> None:
        """Keep what notes say from now on."""
        self.page.evaluate(LISTEN)
        self.page.wait_for_function(f"() => !{NOTES}.trim()")
        self.page.evaluate("() => { heard.length = 0; }")

    def heard(self, words: str) -> None:
        """Wait until a note says something, after `listen`."""
        self.page.wait_for_function(f"words => [...heard, {NOTES}].some(each => each.includes(words))", arg=words)

    def control(self, action: str) -> Locator:
        """Return the control that chooses an action, or the one that says more of it."""
        field = action.split(" ")[1] if action.startswith(("sail ", "begin ")) else "-"
        return self.page.locator(f'[data-do="{action}"]:visible, [data-field="{field}"][role=button]').first

    # --- playing

    def press(self, control: Locator) -> None:
        """Press a control as this visitor does: with a finger or a mouse."""
        control.wait_for(state="attached")
        touch = control.locator(".touch")  # a field of the map of rome: its middle, not that of its name
        target = touch if touch.count() else control
        if self.touch:
            target.tap()
        else:
            target.click()

    def uncover(self) -> None:
        """Open the curtain between people at one screen, where there is one, and read what the others did on a phone."""
        self.page.wait_for_function(
            "() => document.querySelector('.curtain, [data-primary], [data-do], [data-field][role=button], [data-go-on]')"
        )
        self.go_on()
        curtain = self.page.locator(".curtain button")
        if curtain.count():
            self.page.wait_for_timeout(650)  # it does not open for a second press of the last key or finger
            self.press(curtain)
            self.page.wait_for_function("() => !document.querySelector('.curtain')")

    def go_on(self) -> None:
        """Put away what sums up the turns of the others, where it lies over the decision."""
        recap = self.page.locator("[data-go-on]:visible")
        if recap.count():
            self.press(recap)
            recap.wait_for(state="detached")

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
            f"before => {NUMBER} > before || document.querySelector('[data-confirm]:enabled')", arg=before
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
            return self.state(table)
        self.page.locator(SLIP).first.wait_for(state="attached")
        if self.page.locator("[data-primary]:visible").count():
            self.accept()
        else:
            self.take(chance.choice(actions))
        return self.state(table)
