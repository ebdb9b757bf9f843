"""A hint is seen: on the map, in lists, in dialogs that ask, and all of it that is said. What a bot says is given here."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Route, expect

from midgame import at_step, cut, whole
from visitors import Visitor

SIZES = [(1440, 900), (390, 844)]
MARK = "[data-mark=hint]"


def advised(person: Visitor, table: str, action: str, *more: str, reasons: int = 2) -> None:
    """Let the next hint be an action and more that follow, with so many reasons and a verdict."""
    shown = person.state(table)
    choice = next(each for each in shown["view"]["decision"]["actions"] if each["do"] == action)
    told: list[Any] = [["hint-instead", {"choice": choice["say"]}]] * reasons + [["hint-even", {}]]
    hint = {
        "number": shown["number"],
        "seat": shown["deciding"],
        "level": "normal",
        "do": action,
        "say": choice["say"],
        "line": [action, *more],
        "reasons": told,
    }

    def answer(route: Route) -> None:
        route.fulfill(body=json.dumps(hint), content_type="application/json")

    person.intercept(f"**/api/tables/{table}/hint", answer)


def offered(person: Visitor, table: str) -> list[str]:
    """Return what can be done now."""
    return [each["do"] for each in person.state(table)["view"]["decision"]["actions"]]


def inside(inner: Locator, outer: Locator) -> bool:
    """Say whether something lies in the box of something else, but for a pixel."""
    one, two = inner.bounding_box(), outer.bounding_box()
    assert one is not None
    assert two is not None
    return (
        one["x"] >= two["x"] - 1
        and one["y"] >= two["y"] - 1
        and one["x"] + one["width"] <= two["x"] + two["width"] + 1
        and one["y"] + one["height"] <= two["y"] + two["height"] + 1
    )


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_map_of_rome_and_the_list_of_ports_mark_the_hint(
    visit: Callable[..., Visitor], width: int, height: int
) -> None:
    anna = visit(width=width, height=height, touch=width < 768).enter()
    table = anna.record(cut("rome-four", at_step("begin")))
    anna.uncover()
    page = anna.page
    row = page.locator(".reach li button").last  # out of sight where the list is long
    action = row.get_attribute("data-do")
    assert action is not None
    advised(anna, table, action)
    page.keyboard.press("h")
    page.locator(MARK).wait_for()
    anna.rest()
    expect(row).to_have_class(re.compile(r"\bhinted\b"))
    assert inside(row, page.locator(".reach ul"))
    assert row.evaluate("each => parseFloat(getComputedStyle(each).outlineOffset)") < 0, "the mark is cut off"
    assert inside(page.locator(f"{MARK} .edge"), page.locator("div.sea"))
    expect(page.locator(f'[data-field="{action.split()[1]}"]')).to_have_attribute("aria-label", re.compile("^Hint: "))
    page.keyboard.press("h")
    page.locator(MARK).wait_for(state="detached")


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_long_hint_says_that_there_is_more_and_always_shows_its_verdict(
    visit: Callable[..., Visitor], width: int, height: int
) -> None:
    anna = visit(width=width, height=height, touch=width < 768).enter()
    table = anna.record(cut("rome-four", at_step("trade")))
    anna.uncover()
    page = anna.page
    advised(anna, table, offered(anna, table)[0], reasons=30)
    page.keyboard.press("h")
    slip = page.get_by_role("group", name="Hint")
    verdict = slip.locator(".reasons p")
    verdict.wait_for()
    anna.rest()
    cue = slip.locator("[data-more]")
    expect(cue).to_be_visible()
    expect(verdict).to_be_in_viewport(ratio=1)
    assert inside(verdict, slip)
    expect(slip.get_by_role("button", name="Do this")).to_be_in_viewport(ratio=1)
    slip.locator("ul").evaluate("list => list.scrollTo(0, list.scrollHeight)")
    cue.wait_for(state="detached")
    expect(slip.locator("li").last).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_dialog_that_asks_can_be_asked_for_a_hint(visit: Callable[..., Visitor], width: int, height: int) -> None:
    anna = visit(width=width, height=height, touch=width < 768).enter()
    table = anna.record(cut("rome-five", at_step("answer")))
    anna.uncover()
    advised(anna, table, "fight")
    dialog = anna.page.get_by_role("dialog")
    large = dialog.locator("[data-primary]")
    expect(large).to_contain_text("Yield")
    anna.rest()
    expect(dialog).not_to_contain_text("the dice decide")  # those of the next turn are not this choice's
    anna.page.keyboard.press("h")
    expect(large).to_contain_text("Fight")
    expect(dialog.locator("label.hinted")).to_contain_text("Fight")
    expect(dialog).to_contain_text("the dice decide")
    expect(dialog.get_by_role("group", name="Hint")).to_be_in_viewport(ratio=1)
    expect(anna.page.get_by_role("group", name="Hint")).to_have_count(1)
    dialog.get_by_role("button", name="Hint", exact=True).click()
    expect(dialog.get_by_role("group", name="Hint")).to_have_count(0)


def test_the_sum_of_a_loan_becomes_the_hinted_one(visit: Callable[..., Visitor]) -> None:
    anna = visit().enter()
    table = anna.record(cut("rome-three", at_step("lend")))
    anna.uncover()
    assert "lay 500" in offered(anna, table)
    advised(anna, table, "lay 500", "lay 100", "lay 100", "done")
    anna.page.keyboard.press("h")
    dialog = anna.page.get_by_role("dialog")
    expect(dialog.locator("input[type=number]")).to_have_value("700")
    expect(dialog.locator("[data-primary].hinted")).to_contain_text("Offer 700")
    anna.rest()
    assert "→" not in dialog.locator(".result").inner_text(), (
        "what is lent is not lost, and others' cards are not counted"
    )
    before = anna.number()
    dialog.get_by_role("button", name="Do this").click()
    anna.settle(before)
    played = [step["do"] for step in anna.ask("GET", f"api/tables/{table}/log")["steps"]]
    assert played[-4:] == ["lay 500", "lay 100", "lay 100", "done"]


def test_what_is_bought_becomes_the_hinted_lot(visit: Callable[..., Visitor]) -> None:
    anna = visit().enter()
    table = anna.record(cut("rome-four", at_step("trade")))
    anna.uncover()
    large = anna.page.locator("[data-primary]:visible")
    usual = large.get_attribute("data-do")
    other = next(action for action in offered(anna, table) if action.startswith("buy ") and action != usual)
    advised(anna, table, other)
    anna.page.keyboard.press("h")
    expect(anna.page.locator(f'[data-primary][data-do="{other}"].hinted')).to_be_visible()


def test_a_hint_for_paying_is_marked_and_chosen(visit: Callable[..., Visitor]) -> None:
    anna = visit().enter()
    table = anna.record(cut("three-players", at_step("pay")))
    anna.uncover()
    anna.rest()
    first = anna.page.locator(".units li").first
    other = first.locator("[aria-pressed=false]").first.get_attribute("data-do")
    assert other is not None
    advised(anna, table, other)
    anna.page.keyboard.press("h")
    hinted = anna.page.locator(f'.units [data-do="{other}"].hinted')
    expect(hinted).to_have_count(1)
    expect(hinted).to_have_attribute("aria-pressed", "true")
    expect(anna.page.locator("[data-primary].hinted")).to_be_enabled()


def test_the_log_shows_the_move_that_is_looked_at(visit: Callable[..., Visitor]) -> None:
    anna = visit().enter()
    table = anna.record(whole("rome-short"))
    anna.go(f"table/{table}?step=9")
    line = anna.page.locator("[data-line][aria-current=step]").first
    line.wait_for()
    anna.rest()
    assert inside(line, anna.page.locator("ol.lines"))
