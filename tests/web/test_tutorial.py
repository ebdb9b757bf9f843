"""The first lesson, from its welcome to a table where the game goes on: in both languages, on a phone, by keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Locator, Page

from visitors import NUMBER, Visitor
from words_check import assert_no_missing_words

SCRIPT = Path(__file__).parent.parent.parent / "web" / "src" / "games" / "hamburg" / "lesson.ts"
PARTS = len(re.findall(r"\{ id:", SCRIPT.read_text("utf-8")))
MARKED = "[data-primary].hinted:enabled:visible"


def test_the_lesson_ends_at_a_table_to_play_on(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    page = anna.go("tutorial")
    told = set()
    for part in range(1, PARTS + 1):
        clerk = told_by(page, part)
        assert_no_missing_words(page)
        told.add(clerk.locator("p").inner_text())
        onward = clerk.locator("[data-lesson-next]")
        if onward.count():
            onward.click()
        else:
            take_the_marked(anna)
    assert len(told) == PARTS, "every part says something of its own"
    playing_on(anna)
    anna.accept()  # and it can be played on


def test_the_lesson_is_done_on_a_phone_in_german(visit: Callable[..., Visitor]) -> None:
    anna = visit(width=390, height=844, language="de", touch=True)
    page = anna.go("tutorial")
    for part in range(1, PARTS + 1):
        clerk = told_by(page, part)
        assert_no_missing_words(page)
        onward = clerk.locator("[data-lesson-next]")
        if onward.count():
            onward.tap()
            continue
        clerk.locator("[data-lesson-show]").tap()
        clerk.locator("p").wait_for(state="detached")  # the clerk has stepped aside
        take_the_marked(anna)
    playing_on(anna)


def test_the_lesson_is_done_by_keyboard_alone(visit: Callable[..., Visitor]) -> None:
    """Enter reads on, leads to what is marked, and takes it."""
    anna = visit()
    page = anna.go("tutorial")
    for part in range(1, PARTS + 1):
        clerk = told_by(page, part)
        if clerk.locator("[data-lesson-next]").count():
            page.keyboard.press("Enter")
            continue
        before = anna.number()
        page.locator(".hinted:visible").first.wait_for()
        anna.rest()  # a large button may have to know first what it will do
        if not page.locator(MARKED).count():
            page.keyboard.press("Enter")  # there is no large button for it yet: to the place itself
            page.wait_for_function("() => document.activeElement?.matches('.hinted')")
            page.keyboard.press("Enter")
            page.wait_for_function("() => document.activeElement?.matches('[data-primary].hinted')")  # it leads there
        page.keyboard.press("Enter")
        anna.wait_past(before)
    playing_on(anna)


def told_by(page: Page, part: int) -> Locator:
    """Wait until the clerk tells a part, and return him."""
    said = f"{part}/{PARTS}"
    page.wait_for_function("said => document.querySelector('.clerk')?.innerText.includes(said)", arg=said)
    return page.locator(".clerk")


def take_the_marked(person: Visitor) -> None:
    """Take the choice that the clerk waits for: a place is chosen first, then the large button is marked."""
    before = person.number()
    page = person.page
    page.locator(".hinted:enabled:visible").first.wait_for()
    person.rest()
    if not page.locator(MARKED).count():
        person.press(page.locator(".hinted:enabled:visible").first)
        page.wait_for_function(
            f"before => {NUMBER} > before || document.querySelector('[data-primary].hinted:enabled')", arg=before
        )
    if person.number() == before:
        person.press(page.locator(MARKED).first)
    person.wait_past(before)


def playing_on(person: Visitor) -> None:
    """The lesson has led to a real table of one's own, where it is one's turn."""
    person.page.wait_for_url("**/table/*")
    person.page.locator("[data-primary]:visible, [data-do]:visible").first.wait_for()
    shown = person.state(person.page.url.rsplit("/", 1)[1])
    assert shown["status"] == "running"
    assert shown["deciding"] in shown["mine"]
