"""Somebody who has never been here opens the page, and plays a game alone to its end."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import expect

from visitors import Visitor


def test_a_newcomer_plays_a_solo_game_to_the_end_screen(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    page = anna.go()
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Solo game").click()
    page.locator("[data-number]").wait_for()
    table = page.url.rsplit("/", 1)[1]
    chance = random.Random(7)
    shown = anna.state(table)
    while shown["status"] != "over":
        shown = anna.decide(table, chance)
    page.locator(".end h1").wait_for()
    score = anna.state(table)["result"]["scores"][0]
    expect(page.locator("main")).to_contain_text(f"{score:g}".replace(".5", "½"))
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_function("table => location.pathname !== `/table/${table}`", arg=table)
    page.locator("[data-step=invest]").wait_for()
