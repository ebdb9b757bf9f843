"""German from the first page to a move at the table, without a word missing and without English between."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest

from midgame import cut, whole
from visitors import Visitor
from words_check import assert_no_missing_words

PAGES = ["", "new", "watch", "import", "settings", "account", "rules/hamburg", "cards", "about"]
ENGLISH = re.compile(
    r"\b(the|your|travel|choose|turns?|points|settings|rules|play now|cards|waiting)\b", re.IGNORECASE
)


def test_a_german_newcomer_plays_in_german(visit: Callable[..., Visitor]) -> None:
    anna = visit(language="de")
    page = anna.go()
    assert page.locator("html").get_attribute("lang") == "de"
    page.get_by_label("Dein Name").fill("Anna")
    in_german(anna)
    page.get_by_role("button", name="Solospiel").click()
    page.locator("[data-number]").wait_for()
    table = page.url.rsplit("/", 1)[1]
    chance = random.Random(6)
    for _ in range(3):
        in_german(anna)
        anna.decide(table, chance)
    in_german(anna)


@pytest.mark.parametrize("path", PAGES, ids=[path or "start" for path in PAGES])
def test_pages_are_german(visit: Callable[..., Visitor], path: str) -> None:
    anna = visit(language="de").enter()
    anna.go(path)
    assert_no_missing_words(anna.rest())
    if path not in ("rules/hamburg", "about"):  # rules are in English; credits name English works
        in_german(anna)


def test_the_language_is_switched_and_remembered(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    page = anna.go()
    page.get_by_role("button", name="DE Deutsch").click()
    page.get_by_role("button", name="Solospiel").wait_for()
    anna.go("settings")
    page.get_by_role("heading", name="Einstellungen").wait_for()
    assert page.locator("html").get_attribute("lang") == "de"


def test_both_ends_are_told_in_german(visit: Callable[..., Visitor]) -> None:
    anna = visit(language="de").enter()
    for name in ("three-players", "rome-four"):
        anna.record(whole(name))
        anna.page.locator(".end h1").wait_for()
        in_german(anna)


def test_the_table_of_rome_is_german(visit: Callable[..., Visitor]) -> None:
    anna = visit(language="de").enter()
    anna.record(cut("rome-four", lambda view: view["turn"]["round"] == 5 and view["turn"]["step"] == "move"))
    anna.uncover()
    in_german(anna)


def in_german(person: Visitor) -> None:
    """Complain about ids of messages, and about English words."""
    assert_no_missing_words(person.rest())
    shown = person.page.locator("body").inner_text()
    lines = [line for line in shown.splitlines() if ENGLISH.search(line)]
    assert not lines, lines
