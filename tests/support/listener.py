"""Somebody who plays by what a screen reader tells: roles and names, and nothing else of the page."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Locator, Page

from visitors import Visitor

DECISION = "Your decision"
LIST = "Map as a list"
REACHED = "Where you can go now"
CONFIRM = re.compile(r"^Confirm")
OPEN = re.compile(r"^(Show|Look)")
MOST_TRIES = 30
"""Buttons pressed at one decision, before the page is thought to be at a loss."""


class Listener:
    """Plays a table that is open, with what the accessibility tree offers."""

    def __init__(self, person: Visitor, chance: random.Random) -> None:
        self.person = person
        self.page: Page = person.page
        self.chance = chance
        self.heard: set[str] = set()

    def play(self, most: int) -> bool:
        """Decide so often, or until the game is over. Return whether it is."""
        for _ in range(most):
            if self.over():
                return True
            self.decide()
        return self.over()

    def over(self) -> bool:
        """Whether the end is shown."""
        return self.page.get_by_role("button", name="Rematch").count() > 0

    def decide(self) -> None:
        """Make one decision: where the map asks, out of its list; else with a button of what asks."""
        before = self.person.number()
        for _ in range(MOST_TRIES):
            self.person.rest()
            self.listen()
            if self.over() or self.person.number() > before:
                return
            button = self.next_button()
            button.focus()  # as a screen reader does, which knows no pointer
            self.page.keyboard.press("Enter")
        raise AssertionError(f"no decision after {MOST_TRIES} buttons: {self.page.locator('body').aria_snapshot()}")

    def listen(self) -> None:
        """Hear what is announced: one sentence for each player who did something."""
        for said in self.page.get_by_role("status").all_inner_texts():
            if said.strip():
                self.heard.add(said.strip())

    def next_button(self) -> Locator:
        """Return what would be pressed next."""
        curtain = self.page.get_by_role("dialog").get_by_role("button", name=OPEN)
        if curtain.count():
            self.page.wait_for_timeout(650)  # it does not open for a second press of the last key
            return curtain.first
        confirm = self.page.get_by_role("button", name=CONFIRM)
        if confirm.count():
            return confirm.first
        dialog = self.page.get_by_role("dialog")
        asked = dialog if dialog.count() else self.page.get_by_role("region", name=DECISION)
        offered = self.usable(asked)
        if offered and dialog.get_by_role("heading", name=REACHED).count():
            return self.chance.choice(offered)
        places = self.page.get_by_role("button", name=LIST)
        if not dialog.count() and places.count() and not offered:
            return places.first
        if offered:
            # the last button is the large one; now and then something else
            return offered[-1] if self.chance.random() < 0.75 else self.chance.choice(offered)
        return self.usable(self.page.get_by_role("main"))[-1]

    def usable(self, inside: Locator) -> list[Locator]:
        """Return the buttons that can be pressed, but for those that only close."""
        found = []
        for button in inside.get_by_role("button", disabled=False).all():
            name = button.get_attribute("aria-label") or button.inner_text()
            if name.strip() and not re.match(r"^(Close|Hint|Draw|Pull|Not now)", name.strip()):
                found.append(button)
        return found
