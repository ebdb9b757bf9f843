"""The last round of rome on one screen, to the end screen: every dialog on the way can be read and used."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from axe_check import check
from layout_check import unreadable
from midgame import cut
from visitors import Visitor

MOST = 60
"""Decisions until the end."""


class Table:
    """A game on one screen; each kind of decision is looked at when it first comes."""

    def __init__(self, anna: Visitor, record: str) -> None:
        self.anna = anna
        self.id = anna.record(record)
        self.met: list[str] = []

    def now(self) -> dict[str, Any]:
        """Return the page of the table once it is shown, and open the curtain."""
        shown = self.anna.follow(self.id)
        if shown["status"] == "running":
            self.anna.uncover()
            self._look(shown["view"]["decision"]["step"])
        return shown

    def _look(self, step: str) -> None:
        """Complain about what cannot be read or used in a kind of decision."""
        if step in self.met:
            return
        self.met.append(step)
        self.anna.page.locator(f'[data-step="{step}"]').wait_for()
        wrong = check(self.anna, step)
        wrong += [each for each in unreadable(self.anna.page) if ".middle" not in each]
        assert not wrong, f"{step}: {wrong}"


def test_the_last_round_is_played_to_the_end_screen(visit: Callable[..., Visitor]) -> None:
    anna = visit(width=390, height=844, touch=True).enter()
    table = Table(anna, cut("rome-four", lambda view: bool(view["turn"]["final"])))
    chance = random.Random(5)
    for _ in range(MOST):
        if table.now()["status"] == "over":
            break
        anna.decide(table.id, chance)
    page = anna.page
    page.locator(".end h1").wait_for()
    wrong = check(anna, "end") + unreadable(page)
    assert not wrong, wrong
