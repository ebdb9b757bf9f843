"""Small and quick: what is loaded for the first table, and how long a click takes."""

from __future__ import annotations

import os
from collections.abc import Callable
from statistics import median

import pytest

from site_server import Site
from visitors import NUMBER, Visitor

MOST_BYTES = 250_000
MOST_MILLISECONDS = 100
TRIES = 5
MOST_TRIES = 15
USUAL_SPIN = 12
"""Milliseconds that a plain loop takes on a machine that is not slow."""


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_first_table_needs_at_most_250_kilobytes(
    site: Site, visit: Callable[..., Visitor], language: str
) -> None:
    """From an empty cache to a table that can be played at: everything that comes over the line, fonts included."""
    anna = visit(language=language).enter()
    made = anna.ask("POST", "api/tables", {"game": "hamburg", "players": 1, "seats": [{"kind": "me"}]})
    line = anna.context.new_cdp_session(anna.page)
    line.send("Network.enable")
    line.send("Network.setCacheDisabled", {"cacheDisabled": True})
    sizes: dict[str, float] = {}
    names: dict[str, str] = {}
    line.on("Network.responseReceived", lambda told: names.update({told["requestId"]: told["response"]["url"]}))
    line.on("Network.loadingFinished", lambda told: sizes.update({told["requestId"]: told["encodedDataLength"]}))
    anna.page.goto(f"{site.base}/table/{made['id']}")
    anna.page.locator("[data-primary]:visible").wait_for()
    anna.rest()
    listed = sorted(
        ((round(size), names.get(each, "?").removeprefix(site.base)) for each, size in sizes.items()),
        reverse=True,
    )
    total = sum(size for size, _ in listed)
    print(f"{total} bytes in {len(listed)} files", *listed, sep="\n  ")
    assert any(name.endswith(".woff2") for _, name in listed), "no font was counted"
    assert total <= MOST_BYTES, listed


def test_a_click_shows_the_new_position_within_100_milliseconds(visit: Callable[..., Visitor]) -> None:
    """Measured in the page, from the click to the first frame with the new position; the median counts, and more tries
    are made when something was in the way of the first ones. A machine that is slow or busy gets more time.
    """
    anna = visit().enter()
    times: list[float] = []
    while len(times) < TRIES or (len(times) < MOST_TRIES and median(times) >= 1):
        anna.table("hamburg", 1)
        anna.page.locator("[data-primary]:visible").wait_for()
        anna.rest()
        times.append(share_of_the_limit(anna))
    print("share of 100 milliseconds from a click to the new position:", [round(time, 2) for time in times])
    assert median(times) < 1, times


def share_of_the_limit(person: Visitor) -> float:
    """Click, and return the share of the time allowed that passed until the new position was shown."""
    took, spun = person.page.evaluate(
        """() => new Promise(done => {
            const spin = () => {
                const start = performance.now();
                for (let at = 0, sum = 0; at < 4e6; at++) sum += Math.sqrt(at);
                return performance.now() - start;
            };
            spin(); // the engine has made it quick by the second time
            const spun = spin();
            const before = NUMBER;
            const start = performance.now();
            const look = () => NUMBER > before ? done([performance.now() - start, spun]) : requestAnimationFrame(look);
            document.querySelector("[data-primary]").click();
            look();
        })""".replace("NUMBER", NUMBER)
    )
    busy: float = max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1), spun / USUAL_SPIN)
    return float(took / (MOST_MILLISECONDS * busy))


SHIFTS = """window.shifted = 0; new PerformanceObserver(list => {
    for (const each of list.getEntries()) if (!each.hadRecentInput) shifted += each.value;
}).observe({type: "layout-shift", buffered: true});"""
MOST_SHIFTED = 0.05
LATE = """const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (said) { setTimeout(() => send.call(this, said), 300); };"""
MOST_PENDING = 50


@pytest.mark.parametrize(("game", "width"), [("hamburg", 1440), ("hamburg", 390), ("rome", 1440)])
def test_nothing_jumps_while_a_table_opens(visit: Callable[..., Visitor], game: str, width: int) -> None:
    anna = visit(width=width, height=900, touch=width < 768).enter()
    anna.page.add_init_script(SHIFTS)
    anna.table(game, 1 if game == "hamburg" else 2)
    anna.rest()
    assert anna.page.evaluate("shifted") < MOST_SHIFTED


def test_a_click_is_answered_at_once_on_a_slow_line(visit: Callable[..., Visitor]) -> None:
    """The page says that it is on its way, long before the server has answered."""
    anna = visit().enter()

    anna.page.add_init_script(LATE)
    anna.table("hamburg", 1)
    anna.page.locator("[data-primary]:visible").wait_for()
    anna.rest()
    number = anna.number()
    took = anna.page.evaluate(
        """() => new Promise(done => {
            const start = performance.now();
            const look = () => document.querySelector(".pending") ? done(performance.now() - start) : requestAnimationFrame(look);
            document.querySelector("[data-primary]").click();
            look();
        })"""
    )
    busy = max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))
    assert took < MOST_PENDING * busy
    anna.wait_past(number)
