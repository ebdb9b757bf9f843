"""A game of rome in the browser: sailing, a card of fate, a fight, credit."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from layout_check import unreadable
from midgame import at_step, cut
from visitors import Visitor

LUCK = 12
"""Fights of which the victim wins one, but for one time in four thousand."""
HIDDEN = """() => {
    const scene = document.querySelector(".event-cards").getBoundingClientRect();
    const sea = document.querySelector("div.sea").getBoundingClientRect();
    return [...document.querySelectorAll("[data-field][role=button] .touch")].filter(each => {
        const {left, right, top, bottom} = each.getBoundingClientRect();
        const seen = left > sea.left && right < sea.right && top > sea.top && bottom < sea.bottom;
        return seen && left < scene.right && right > scene.left && top < scene.bottom && bottom > scene.top;
    }).length;
}"""
"""How many fields that can be chosen and are in sight lie below the scene."""
BOXES = """() => [...document.querySelectorAll("[data-do]")].map(each => {
    const {x, y, width, height} = each.getBoundingClientRect();
    return [each.dataset.do, ...[x, y, width, height].map(Math.round)];
})"""
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


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_a_fight_is_shown_and_hides_no_field_to_choose(
    visit: Callable[..., Visitor], width: int, height: int
) -> None:
    """The victim that wins may sail on at once: its fields are chosen while the dice of the fight are shown."""
    anna = visit(width=width, height=height, touch=width < 768).enter()
    for _ in range(LUCK):
        table = anna.record(cut("rome-five", at_step("answer")))
        anna.uncover()
        anna.take("fight")
        scene = anna.page.locator(".event-cards")
        if anna.follow(table)["view"]["decision"]["step"] == "escape":
            break
    else:
        raise AssertionError("the dice never favour the victim")
    anna.uncover()
    expect(scene.locator(".die")).to_have_count(4)
    expect(scene.locator(".means")).to_contain_text("You win")
    anna.rest()
    assert not anna.page.evaluate(HIDDEN), "the scene hides fields"
    assert not [each for each in unreadable(anna.page) if ".middle" not in each]
    anna.page.keyboard.press("Escape")
    expect(scene).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [(1024, 768), (844, 390)])
def test_what_lies_on_its_side_has_a_column_for_hand_merchants_and_log(
    visit: Callable[..., Visitor], width: int, height: int
) -> None:
    anna = visit(width=width, height=height, touch=True).enter()
    anna.record(cut("rome-four", lambda view: view["turn"]["round"] == 7 and view["turn"]["step"] == "move"))
    anna.uncover()
    page = anna.rest()
    assert page.get_by_role("tablist").count() == 0
    for part in ("Goods cards", "Merchants", "Log"):
        expect(page.get_by_role("region", name=part)).to_have_count(1)
    size = page.locator("div.sea").bounding_box()
    assert size
    assert size["width"] >= width * 0.55
    assert size["height"] >= height * 0.5
    assert not [each for each in unreadable(page) if ".middle" not in each]


def test_no_button_moves_under_the_pointer(visit: Callable[..., Visitor]) -> None:
    """What a choice would do is shown while it is pointed at: in room that was kept for it."""
    anna = visit().enter()
    anna.record(cut("rome-three", lambda view: view["turn"]["step"] == "trade" and view["turn"]["round"] == 3))
    anna.uncover()
    page = anna.rest()
    controls = page.locator("[data-do]:visible:enabled")
    for at in range(min(6, controls.count())):
        page.mouse.move(5, 300)
        anna.rest()
        before = page.evaluate(BOXES)
        controls.nth(at).hover()
        anna.rest()
        assert page.evaluate(BOXES) == before, controls.nth(at).get_attribute("data-do")


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
