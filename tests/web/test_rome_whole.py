"""Piracy, a lost ship, credit and the last round of rome, on one screen: every dialog on the way can be read and used."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from axe_check import check
from layout_check import unreadable
from midgame import at_step, cut
from visitors import Visitor

LUCK = 12
"""Fights of which the pirate wins one, but for one time in four thousand."""
MOST = 60
"""Decisions until the victim's next turn, and until the end."""


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

    def pass_on(self) -> None:
        """Decide past the page, with the first action there is that ends the step, or that sails."""
        view = self.anna.state(self.id)["view"]
        actions = [each["do"] for each in view["decision"]["actions"]]
        quiet = [each for each in actions if each in ("done", "draw", "yield", "stay", "decline")]
        self.anna.send(self.id, [(quiet or actions)[0]])


def actions(shown: dict[str, Any]) -> list[str]:
    """Return what can be done now."""
    return [each["do"] for each in shown["view"]["decision"]["actions"]]


def attacked(anna: Visitor) -> tuple[Table, int]:
    """Attack and fight until a victim has lost the ship. Return the table and the victim."""
    for _ in range(LUCK):
        table = Table(anna, cut("rome-short", at_step("attack")))
        shown = table.now()
        attack = next(action for action in actions(shown) if action.startswith("attack "))
        victim = int(attack.split()[1])
        anna.take(attack)
        shown = table.now()
        while shown["view"]["decision"]["step"] == "demand":
            anna.take(actions(shown)[0])
            shown = table.now()
        assert shown["deciding"] == victim
        anna.take("fight")
        shown = table.now()
        if shown["view"]["players"][victim]["field"] is None:
            return table, victim
    raise AssertionError("the dice never favour the pirate")


def test_a_ship_is_lost_to_pirates_and_a_new_one_is_bought_on_credit(visit: Callable[..., Visitor]) -> None:
    anna = visit(width=1024, height=768).enter()
    table, victim = attacked(anna)
    for _ in range(MOST):
        shown = anna.follow(table.id)
        if (shown["deciding"], shown["view"]["decision"]["step"]) == (victim, "ship"):
            break
        table.pass_on()
    shown = table.now()
    scene = anna.page.locator(".event-cards")
    if scene.count():
        expect(scene).to_have_count(1)
    anna.take(next(action for action in actions(shown) if action.startswith("ask ")))
    shown = table.now()
    while (step := shown["view"]["decision"]["step"]) in ("sum", "lend", "take"):
        if step == "lend":  # all that can be
            anna.page.get_by_role("dialog").get_by_role("slider").press("End")
        anna.accept()
        shown = table.now()
    assert {"attack", "demand", "answer", "ship", "sum", "lend", "take"} <= set(table.met) | {"demand"}
    assert shown["view"]["players"][victim]["field"] is not None
    assert any(each["borrower"] == victim for each in shown["view"]["loans"])


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
