"""Two people in two browsers play over the net: one invites the other by a link, and moves appear by themselves."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

from playwright.sync_api import expect

from visitors import Visitor

DECISIONS = 10
MOST = 60


def test_two_people_play_over_the_net(visit: Callable[..., Visitor]) -> None:
    anna, bert = visit(), visit()
    page = anna.go("friends/hamburg")
    page.get_by_role("heading", name="Play with friends").wait_for()
    page.wait_for_url("**/table/*")
    table = page.url.rsplit("/", 1)[1]
    link = page.locator("input[readonly][aria-label]")  # it is there before anything is asked
    expect(link).to_have_value(re.compile("#invitation=."))
    address = link.input_value()
    page.get_by_role("button", name="rename").click()
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("button", name="Start with 2 bots")).to_be_visible()
    page.get_by_role("button", name="Remove a seat").click()
    expect(page.get_by_role("button", name="Start with a bot")).to_be_visible()

    there = bert.page
    there.goto(address)
    there.get_by_label("Your name").fill("Bert")
    there.wait_for_function("() => !location.href.includes('#')")  # the token does not stay in the address bar
    there.reload()  # and yet the invitation is not lost
    expect(there.get_by_text("Anna has invited you")).to_be_visible()
    there.get_by_label("Your name").fill("Bert")
    there.locator("form button.primary").click()
    there.wait_for_url(f"**/table/{table}")
    there.locator("[data-number]").wait_for()
    page.locator("[data-number]").wait_for()  # the game begins at Anna's by itself

    chance = random.Random(2)
    moved: set[int] = set()
    for count in range(MOST):
        if count >= DECISIONS and moved == {0, 1}:
            break
        shown = anna.state(table)
        person, other = (anna, bert) if shown["deciding"] == 0 else (bert, anna)
        seen = other.number()
        person.decide(table, chance)
        other.wait_past(seen)  # without a reload
        moved.add(shown["deciding"])
    assert moved == {0, 1}
    now = anna.state(table)["number"]
    for person in (anna, bert):
        person.wait_past(now - 1)
        expect(person.page.locator("[data-line]").nth(3)).to_be_attached()  # the log tells what happened

    waiting = bert if anna.state(table)["deciding"] == 0 else anna
    expect(waiting.page.locator(".decide")).to_contain_text("Waiting for")
    expect(waiting.page.locator("[data-primary]:visible")).to_have_count(0)  # nothing is offered to who waits
    end_by_agreement(anna, bert)


def end_by_agreement(asks: Visitor, agrees: Visitor) -> None:
    """One asks for the end, the other agrees: both come to the end screen."""
    asks.page.keyboard.press("m")
    asks.page.get_by_role("button", name="End the game here").click()
    asks.page.get_by_role("button", name="End game").click()
    agrees.page.locator(".slip").get_by_role("button", name="Agree").click()
    for person in (asks, agrees):
        person.page.get_by_role("button", name="Rematch").wait_for()


def test_what_one_says_is_heard_by_the_other(visit: Callable[..., Visitor]) -> None:
    anna, bert = visit().enter("Anna"), visit().enter("Bert")
    made = anna.ask(
        "POST", "api/tables", {"game": "hamburg", "players": 2, "seats": [{"kind": "me"}], "public": True}
    )
    bert.ask("POST", f"api/tables/{made['id']}/join", {})
    for person in (anna, bert):
        person.sit(made["id"])
        person.page.get_by_role("tab", name="Chat").click()
    field = anna.page.get_by_label("Say something")
    field.fill("Well sailed!")
    field.press("Enter")
    bert.page.get_by_text("Well sailed!").first.wait_for()
