"""Somebody who takes a lesson: reads, presses where the rings are, and sees that no card lies there."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Locator, Page

from visitors import PATIENCE, Visitor
from words_check import assert_no_missing_words

GAMES = Path(__file__).parent.parent.parent / "web" / "src" / "games"
LESSONS = [
    (kit.parent.name, lesson)
    for kit in sorted(GAMES.glob("*/kit.ts"))
    for lesson in re.findall(r'\{ id: "([\w-]+)", title: ', kit.read_text("utf-8"))
]
"""All lessons as their games bring them: (game, lesson)."""
MOST_PRESSES = 8
"""In one part: an action or two, each with a place, a tab and the large button."""

READY = """([part, wrong]) => {
    const clerk = document.querySelector(".clerk");
    if (!clerk || Number(clerk.dataset.part) !== part) return clerk ? Number(clerk.dataset.part) > part : false;
    if (document.querySelector("[data-busy]")) return false;
    if (clerk.querySelector("[data-lesson-next]:enabled")) return true;
    const rings = document.querySelector(".rings");
    return rings !== null && `${rings.dataset.target}` !== wrong;
}"""
"""Whether there is something to do: the next part is told, there is more to read, or a new target has its rings."""
TARGET = """() => {
    const rings = document.querySelector(".rings").getBoundingClientRect();
    const [x, y] = [rings.x + rings.width / 2, rings.y + rings.height / 2];
    const clerk = document.querySelector(".clerk").getBoundingClientRect();
    const under = document.elementFromPoint(x, y);
    return {x, y, target: document.querySelector(".rings").dataset.target,
        covered: under === null || under.closest(".clerk, .rings, .hand") !== null,
        shared: Math.max(0, Math.min(rings.right - 5, clerk.right) - Math.max(rings.x + 5, clerk.x))
              * Math.max(0, Math.min(rings.bottom - 5, clerk.bottom) - Math.max(rings.y + 5, clerk.y)),
        sideways: document.documentElement.scrollWidth > innerWidth};
}"""


class Learner:
    """One person with one lesson."""

    def __init__(self, person: Visitor, game: str, lesson: str) -> None:
        self.person = person
        self.page: Page = person.page
        person.go(f"tutorial/{game}/{lesson}")
        self.clerk: Locator = self.page.locator(".clerk")
        self.clerk.wait_for()
        self.parts = int(self.clerk.get_attribute("data-parts") or 0)
        self.told: list[str] = []

    @property
    def part(self) -> int:
        """The part that is told, from 1."""
        return int(self.clerk.get_attribute("data-part") or 0)

    @property
    def reading(self) -> bool:
        """Whether the part is only read."""
        return self.page.locator("[data-lesson-next]").count() > 0

    def take(self, until: int | None = None) -> None:
        """Go through the lesson up to a part: the last one by default."""
        while self.part < (until or self.parts):
            self.one()

    def one(self) -> None:
        """Read a part and do what it asks for."""
        part = self.part
        self.ready(part, "")
        assert_no_missing_words(self.page)
        self.told.append(self.clerk.locator("p").first.inner_text())
        if self.reading:
            self.person.press(self.page.locator("[data-lesson-next]"))
            return self.ready_past(part)
        pressed = ""
        for _ in range(MOST_PRESSES):
            self.ready(part, pressed)
            if self.part > part:
                return None
            pressed = self.press_target()
        raise AssertionError(f"part {part} is not done after {MOST_PRESSES} presses: {self.clerk.inner_text()}")

    def press_target(self) -> str:
        """Press in the middle of the rings, where nothing may lie. Return what was pressed."""
        self.person.rest()
        found = self.page.evaluate(TARGET)
        where = f"part {self.part} of {self.parts}"
        assert not found["covered"], f"{where}: something lies on the target {found}"
        assert not found["shared"], f"{where}: the card lies on the target {found}"
        assert not found["sideways"], f"{where}: the page is wider than the screen"
        if self.person.touch:
            self.page.touchscreen.tap(found["x"], found["y"])
        else:
            self.page.mouse.click(found["x"], found["y"])
        return str(found["target"])

    def ready(self, part: int, pressed: str) -> None:
        """Wait until there is something to do that has not just been done, or until the next part is told."""
        self.page.wait_for_function(READY, arg=[part, pressed], timeout=PATIENCE)

    def ready_past(self, part: int) -> None:
        """Wait until a later part is told."""
        self.page.wait_for_function("part => Number(document.querySelector('.clerk').dataset.part) > part", arg=part)

    def play_on(self) -> str:
        """End the lesson at the real table, where it is the learner's turn. Return the table."""
        self.ready(self.parts, "")
        self.person.press(self.page.locator("[data-lesson-next]"))
        self.page.wait_for_url("**/table/*")
        table = self.page.url.rsplit("/", 1)[1]
        self.page.locator("[data-primary]:visible, [data-do]:visible, [data-field][role=button]").first.wait_for()
        shown = self.person.state(table)
        assert shown["status"] == "running"
        assert shown["deciding"] in shown["mine"]
        return table
