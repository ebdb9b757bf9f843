"""A game of rome in the browser: sailing, a card of fate, a fight, credit."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from midgame import at_step, cut
from visitors import Visitor

ROAMING = [("rome-six", "wind"), ("rome-peaceful", "pilot"), ("rome-five", "escape")]


def test_the_whole_round_of_a_trade_is_played(visit: Callable[..., Visitor]) -> None:
    anna = visit().enter()
    table = anna.table("rome", 2, options={"start": 0})
    chance = random.Random(10)
    steps: list[str] = []
    while len(steps) < 8 or not {"begin", "trade", "move"} <= set(steps):
        assert len(steps) < 60, steps
        shown = anna.follow_to_me(table)
        if shown["status"] == "over":  # a ship is lost, and its owner out: go on at another table
            table = anna.table("rome", 2, options={"start": 0})
            continue
        steps.append(shown["view"]["decision"]["step"])
        anna.decide(table, chance)


def test_a_field_in_reach_shows_its_way_before_it_is_sailed_to(visit: Callable[..., Visitor]) -> None:
    anna = visit().enter()
    table = anna.record(cut("rome-four", lambda view: view["turn"]["round"] == 3 and view["turn"]["step"] == "move"))
    anna.uncover()
    reached = [each["do"] for each in anna.state(table)["view"]["decision"]["actions"]]
    fields = anna.page.locator("[data-field][role=button]")
    expect(fields).to_have_count(len(reached))
    assert {f"sail {field}" for field in fields.evaluate_all("all => all.map(each => each.dataset.field)")} == set(
        reached
    )
    before = anna.number()
    anna.press(anna.control(reached[-1]))
    way = anna.page.locator("path.way").first
    expect(way).to_have_attribute("d", re.compile("."))  # a straight way has no breadth: it would not count as seen
    assert anna.number() == before, "sailing is not chosen by a look"
    anna.take(reached[-1])


@pytest.mark.parametrize(("record", "step"), ROAMING, ids=[step for _, step in ROAMING])
def test_a_ship_that_may_sail_may_also_stay(visit: Callable[..., Visitor], record: str, step: str) -> None:
    """Fatum and flights move ships out of turn; staying is offered beside the fields."""
    anna = visit().enter()
    table = anna.record(cut(record, at_step(step)))
    anna.uncover()
    assert "stay" in [each["do"] for each in anna.state(table)["view"]["decision"]["actions"]]
    anna.take("stay")


def test_a_card_of_fate_is_shown_and_obeyed(visit: Callable[..., Visitor]) -> None:
    anna = visit().enter()
    table = anna.record(cut("rome-peaceful", at_step("drift")))
    anna.uncover()
    fate = anna.page.get_by_text("Ventus adversus", exact=True).first
    fate.wait_for()
    shown = anna.state(table)
    assert shown["view"]["fatum"]["shown"]
    anna.take(shown["view"]["decision"]["actions"][0]["do"])
    whose = shown["view"]["decision"]["about"]["ship"]
    assert (
        anna.state(table)["view"]["players"][whose]["field"]
        == shown["view"]["decision"]["actions"][0]["do"].split()[1]
    )


def test_pirates_attack_demand_and_fight(visit: Callable[..., Visitor]) -> None:
    anna = visit().enter()
    table = anna.record(cut("rome-five", at_step("attack")))
    pirate = anna.follow(table)["deciding"]
    anna.uncover()
    attack = next(action for action in actions(anna, table) if action.startswith("attack "))
    anna.take(attack)
    shown = anna.follow(table)
    while shown["view"]["decision"]["step"] == "demand":
        anna.uncover()
        anna.take(actions(anna, table)[0])
        shown = anna.follow(table)
    assert shown["view"]["decision"]["step"] == "answer"
    assert shown["deciding"] != pirate
    anna.uncover()
    anna.take("fight")
    anna.told("fight|fought|rolled")


def test_credit_is_asked_for_offered_and_taken(visit: Callable[..., Visitor]) -> None:
    anna = visit().enter()
    table = anna.record(cut("rome-three", at_step("ship")))
    asker = anna.follow(table)["deciding"]
    anna.uncover()
    anna.take(next(action for action in actions(anna, table) if action.startswith("ask")))
    steps = []
    chance = random.Random(11)
    last = asker
    for _ in range(12):
        shown = anna.follow(table)
        step = shown["view"]["decision"]["step"]
        if step not in ("sum", "lend", "take"):
            break
        steps.append(step)
        if step == "lend":
            assert shown["deciding"] != asker
        if shown["deciding"] != last:  # the lender's hand is not open to the borrower, nor to another lender
            expect(anna.page.locator(".curtain")).to_be_visible()
        last = shown["deciding"]
        anna.decide(table, chance)
    assert {"sum", "lend"} <= set(steps), steps


def actions(person: Visitor, table: str) -> list[str]:
    """Return what can be done now."""
    view: dict[str, Any] = person.state(table)["view"]
    return [each["do"] for each in view["decision"]["actions"]]
