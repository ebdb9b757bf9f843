"""What the others do is seen step by step, can be skipped, and is summed up; whoever wants no motion gets the sum alone."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from visitors import PATIENCE, Visitor

MOST = 20
STAGE = "[data-number] .stage"


def seated(visit: Callable[..., Visitor], **likes: object) -> tuple[Visitor, Visitor, str]:
    """Let Anna look at a game that Bert begins; he plays past his page."""
    anna, bert = visit(**likes).enter("Anna"), visit().enter("Bert")
    options = {"start": 1, "joining": False}
    wanted = {"game": "hamburg", "players": 2, "public": True, "options": options, "seats": [{"kind": "me"}]}
    table = str(anna.ask("POST", "api/tables", wanted)["id"])
    bert.ask("POST", f"api/tables/{table}/join", {})
    anna.sit(table)
    anna.page.locator(STAGE).wait_for(state="attached")
    return anna, bert, table


def turn_of(bert: Visitor, table: str) -> str:
    """Play a whole turn: buy what can be bought, and sail; return where to."""
    place = ""
    for _ in range(MOST):
        shown = bert.state(table)
        if shown["deciding"] != 1:
            return place
        actions = [each["do"] for each in shown["view"]["decision"]["actions"]]
        sailing = [each for each in actions if each.startswith("go ")]
        if sailing:
            place = sailing[0].split()[1]
        bert.send(table, [sailing[0] if sailing else "done" if "done" in actions else actions[0]])
    raise AssertionError("the turn does not end")


def test_another_turn_is_seen_step_by_step_and_summed_up(visit: Callable[..., Visitor]) -> None:
    anna, bert, table = seated(visit, motion=True)
    page = anna.page
    turn_of(bert, table)
    expect(page.locator("[data-beat=travel]")).to_contain_text("Bert")
    expect(page.locator(".decide")).to_contain_text("Bert’s turn")
    recap = page.locator("[data-recap]")
    expect(recap).to_contain_text("Bert sailed to")
    expect(page.locator("[data-staging]")).to_have_count(0)
    expect(page.locator("[data-news]").first).to_be_attached()  # what changed stays marked
    recap.get_by_role("button", name="Replay").click()
    expect(page.locator("[data-beat]")).to_be_visible()
    page.keyboard.press("Space")
    expect(recap).to_contain_text("Bert sailed to")
    number = anna.number()
    while anna.number() == number:
        anna.accept()  # until Anna acts
    expect(page.locator("[data-recap], [data-news]")).to_have_count(0)


def test_a_key_skips_and_the_pace_is_kept(visit: Callable[..., Visitor]) -> None:
    anna, bert, table = seated(visit, motion=True)
    page = anna.page
    anna.ask("PATCH", "api/me", {"preferences": {"pace": "slow"}})
    anna.sit(table)
    page.locator(STAGE).wait_for(state="attached")
    turn_of(bert, table)
    page.locator("[data-beat]").wait_for()
    page.keyboard.press("p")
    expect(page.locator("[data-skip]")).to_be_visible()
    page.keyboard.press("3")
    until = time.monotonic() + PATIENCE / 1000
    while anna.ask("GET", "api/me")["preferences"]["pace"] != "fast":
        assert time.monotonic() < until, "the pace is not kept"
    page.keyboard.press("Space")
    expect(page.locator("[data-staging]")).to_have_count(0)
    expect(page.locator("[data-recap]")).to_contain_text("Bert")


@pytest.mark.parametrize("width", [1440, 390])
def test_without_motion_there_is_the_recap_alone(visit: Callable[..., Visitor], width: int) -> None:
    phone = width < 768
    anna, bert, table = seated(visit, width=width, height=844 if phone else 900, touch=phone)
    page = anna.page
    if phone:
        page.get_by_role("tab", name="Office").tap()
    page.evaluate(
        """() => { window.staged = 0; new MutationObserver(() => {
            if (document.querySelector("[data-staging]")) staged++;
        }).observe(document.body, {subtree: true, childList: true, attributes: true}); }"""
    )
    turn_of(bert, table)
    expect(page.locator("[data-recap]")).to_contain_text("Bert sailed to")
    assert page.evaluate("staged") == 0
    if phone:
        expect(page.get_by_role("tab", name="Office")).to_have_attribute("aria-selected", "true")  # the tab stays
        page.locator("[data-go-on]").tap()
        expect(page.locator("[data-recap]")).to_have_count(0)


def test_a_replay_of_what_happened_ends_in_the_present(visit: Callable[..., Visitor]) -> None:
    """It was opened only to be played: then the history is closed again."""
    anna = visit().enter()
    table = anna.table("hamburg", 1)
    anna.send(table, ["done"])
    page = anna.page
    anna.follow(table)
    page.get_by_role("button", name="Play back").first.click()
    expect(page.locator(".top.history")).to_be_visible()
    expect(page.locator(".top.history")).to_have_count(0)


def test_chat_is_seen_on_a_phone(visit: Callable[..., Visitor]) -> None:
    anna, bert, table = seated(visit, width=390, height=844, touch=True)
    bert.ask("POST", f"api/tables/{table}/messages", {"kind": "chat", "text": "Well sailed!"})
    expect(anna.page.locator(".notes")).to_contain_text("Bert: Well sailed!")
    log = anna.page.get_by_role("tab", name="Log")
    expect(log).to_contain_text("1")
    log.tap()
    expect(anna.page.locator(".notes")).not_to_contain_text("Well sailed!")
