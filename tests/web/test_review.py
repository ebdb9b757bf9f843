"""A review with hints: from decision to decision, what the bot would have done, what was lost, and why."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from midgame import whole
from visitors import Visitor

LONG = 240_000
"""Milliseconds: a bot looks at the whole game, and the machine may be busy."""


def test_a_game_is_reviewed_with_hints(visit: Callable[..., Visitor]) -> None:
    anna = visit().enter()
    anna.record(whole("rome-short"))
    page = anna.page
    page.get_by_role("button", name="Review with hints").click()
    panel = page.get_by_role("group", name="Review with hints")
    panel.get_by_role("button", name="Next mistake").click(timeout=LONG)
    page.wait_for_function(
        "() => new URLSearchParams(location.search).get('step') > 0"
    )  # something is lost at 0, too
    panel.get_by_text("sesterces lost.").wait_for()
    expect(panel).to_contain_text("Played: ")
    expect(panel).to_contain_text("Bot’s choice: ")
    panel.get_by_role("button", name="Why?").click()
    panel.get_by_text("Played: ").nth(1).wait_for(
        timeout=LONG
    )  # the first one names the choice, this one gives reasons
    page.locator("[data-review=done]").wait_for(timeout=LONG)  # until then there may be no next decision to go to
    step = page.url.partition("step=")[2]
    page.keyboard.press("PageDown")
    page.wait_for_function("step => !location.search.endsWith('=' + step)", arg=step)
    page.keyboard.press("PageUp")
    page.wait_for_function("step => location.search.endsWith('=' + step)", arg=step)
    panel.get_by_text("decisions match the bot").wait_for()
    panel.get_by_role("button", name="Hide hints").click()
    panel.wait_for(state="detached")
    page.get_by_role("button", name="With hints").click()
    panel.get_by_text("decisions match the bot").wait_for()
    panel.get_by_role("button", name="Show the result").click()
    page.get_by_role("button", name="Rematch").wait_for()


def test_the_chart_of_points_goes_below_zero(visit: Callable[..., Visitor]) -> None:
    """In rome debts can be more than all one has: there is a zero line, and numbers have a real minus sign."""
    anna = visit().enter()
    anna.record(whole("rome-short"))
    chart = anna.page.locator(".chart svg")
    chart.locator("path.zero").wait_for(state="attached")
    expect(chart.locator("text").filter(has_text=re.compile("^−"))).not_to_have_count(0)  # what is below is marked
    anna.rest()
    zero = chart.locator("path.zero").bounding_box()
    drawn = chart.bounding_box()
    assert zero is not None
    assert drawn is not None
    assert drawn["y"] < zero["y"] < drawn["y"] + drawn["height"] - 40, "below zero there is room"


BOXES = """() => {
    const box = each => { const { left, right, top, bottom } = each.getBoundingClientRect(); return [left, right, top, bottom]; };
    return [box(document.querySelector("[data-review]")), [...document.querySelectorAll("#main .hinted, #main [data-mark]")].map(box)];
}"""


def test_what_the_bot_would_do_is_marked_on_the_board_and_not_hidden(visit: Callable[..., Visitor]) -> None:
    """The panel of a review steps aside for it, as far as there is room."""
    for record in ("solo", "rome-short"):
        anna = visit().enter()
        anna.record(whole(record))
        page = anna.page
        page.get_by_role("button", name="Review with hints").click()
        onward = page.get_by_role("group", name="Review with hints").get_by_role("button", name="Next decision")
        page.locator("[data-review=done]").wait_for(timeout=LONG)
        why = page.get_by_role("button", name="Why?")
        marked = 0
        while marked < 3 and onward.is_enabled():
            onward.click()
            anna.rest()
            if not page.evaluate(BOXES)[1]:
                continue
            marked += 1
            why.click()
            page.locator("[data-review] .reasons").wait_for(timeout=LONG)
            anna.rest()
            panel, marks = page.evaluate(BOXES)
            if len(marks) == 1:
                left, right, top, bottom = marks[0]
                apart = right <= panel[0] or left >= panel[1] or bottom <= panel[2] or top >= panel[3]
                assert apart, f"{record}, {page.url.partition('step=')[2]}: {marks[0]} is behind {panel}"
        assert marked, f"{record}: nothing was ever marked"
