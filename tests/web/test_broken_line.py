"""A server that is killed and started again: the page says so, comes back by itself, and a move is played exactly once."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import Route, WebSocketRoute

from site_server import Site
from visitors import Visitor


def test_a_move_sent_while_the_server_is_down_is_played_once(own_site: Site, visit: Callable[..., Visitor]) -> None:
    anna = visit(own_site, offline=True).enter()
    table = anna.table("hamburg", 1)
    anna.take("done")
    before = anna.follow(table)["number"]
    anna.press(anna.control("go hamburg"))
    sure = anna.page.locator('[data-primary][data-do="go hamburg"]:visible')
    sure.wait_for()
    anna.rest()
    slips = anna.page.locator(".slip")
    own_site.kill()
    slips.get_by_text("Connection lost.").wait_for()
    sure.click()
    slips.get_by_text("Sending your move …").wait_for()
    own_site.start()
    anna.wait_past(before)
    slips.get_by_text("Sending your move …").wait_for(state="detached")
    slips.get_by_text("Connection lost.").wait_for(state="detached")
    steps = [step["do"] for step in anna.ask("GET", f"api/tables/{table}/log?first=1&count=100")["steps"]]
    assert steps[:2] == ["done", "go hamburg"]
    assert steps.count("go hamburg") == 1, "the move was doubled"
    shown = anna.follow(table)
    while shown["view"]["turn"]["number"] == 1:  # and it goes on
        anna.accept()
        shown = anna.follow(table)


class LosingLine:
    """The socket of a page, which breaks before the answer to the first move arrives."""

    def __init__(self) -> None:
        self.keys: list[str] = []  # of each move that was sent
        self._awaited: int | None = None  # the answer that is lost

    def open(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def ask(message: str | bytes) -> None:
            asked = json.loads(message)
            if asked["do"] == "move":
                self.keys.append(asked["key"])
                if len(self.keys) == 1:
                    self._awaited = asked["id"]
            server.send(message)

        def answer(message: str | bytes) -> None:
            if self._awaited is not None and json.loads(message).get("id") == self._awaited:
                self._awaited = None
                page.close()
                server.close()
            else:
                page.send(message)

        page.on_message(ask)
        server.on_message(answer)

    def ask_over_http(self, route: Route) -> None:
        """Note a move that is sent while the line is broken."""
        self.keys.append(json.loads(route.request.post_data or "")["key"])
        route.continue_()


def test_an_answer_that_is_lost_does_not_double_the_move(visit: Callable[..., Visitor]) -> None:
    """The server plays the move, but its answer never arrives: the page sends it again, with the same key."""
    anna = visit(offline=True).enter()
    line = LosingLine()
    anna.page.route_web_socket("**/api/live/*", line.open)
    anna.page.route("**/moves", line.ask_over_http)
    table = anna.table("hamburg", 1)
    anna.take("done")
    anna.page.locator("[data-step=travel]").wait_for()
    anna.page.wait_for_function("() => !document.querySelector('.slip.bad')")
    assert len(line.keys) >= 2
    assert len(set(line.keys)) == 1, "every try has another key"
    assert anna.state(table)["view"]["number"] == 1
