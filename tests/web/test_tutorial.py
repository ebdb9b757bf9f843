"""The first lesson, from its welcome to a table where the game goes on, in both languages."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from visitors import Visitor
from words_check import assert_no_missing_words

SCRIPT = Path(__file__).parent.parent.parent / "web" / "src" / "tutorial" / "script.ts"


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_lesson_ends_at_a_table_to_play_on(visit: Callable[..., Visitor], language: str) -> None:
    anna = visit(language=language)
    page = anna.go("tutorial")
    clerk = page.locator(".clerk")
    clerk.wait_for()
    parts = len(re.findall(r"\{ id:", SCRIPT.read_text("utf-8")))
    told = set()
    for part in range(1, parts + 1):
        page.wait_for_function(
            "part => document.querySelector('.clerk')?.innerText.includes(part)", arg=f"{part}/{parts}"
        )
        assert_no_missing_words(page)
        told.add(clerk.locator("p").first.inner_text())
        onward = clerk.locator("[data-lesson-next]")
        if onward.count():
            onward.click()
        else:
            take_the_marked(anna)
    assert len(told) == parts, "every part says something of its own"
    page.wait_for_url("**/table/*")
    page.locator("[data-primary]:visible, [data-do]:visible").first.wait_for()
    table = page.url.rsplit("/", 1)[1]
    shown = anna.state(table)
    assert shown["status"] == "running"
    assert shown["deciding"] in shown["mine"]
    anna.accept()  # and it can be played on


def take_the_marked(person: Visitor) -> None:
    """Take the choice that the clerk has marked: it is marked, or it is behind what is marked."""
    marked = person.page.locator(".hinted:visible:enabled")
    marked.first.wait_for()
    before = person.number()
    for _ in range(3):
        marked.first.click()
        try:
            person.page.wait_for_function(
                "before => Number(document.querySelector('[data-number]').dataset.number) > before",
                arg=before,
                timeout=2500,
            )
            return
        except Exception:
            primary = person.page.locator("[data-primary]:visible:enabled")
            if primary.count():
                primary.first.click()
                person.wait_past(before)
                return
    raise AssertionError("what is marked does nothing")
