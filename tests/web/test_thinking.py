"""Thinking at the table: plan a turn, take back, ask for a hint, look back, send someone a link to a move."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from midgame import cut, whole
from visitors import Visitor


def test_a_plan_is_tried_and_sent_as_one(visit: Callable[..., Visitor]) -> None:
    anna = visit().enter()
    table = anna.table("hamburg", 1)
    before = anna.number()
    anna.page.keyboard.press("p")
    slip = anna.page.get_by_role("group", name="Plan the turn")
    slip.wait_for()
    for action in ("done", "go hamburg"):
        plan(anna, action)
    anna.rest()
    planned = slip.locator("li").count()
    assert planned >= 2
    assert anna.state(table)["number"] == before, "something was sent"
    slip.get_by_role("button", name="Undo").click()
    slip.locator("li").nth(planned - 1).wait_for(state="detached")
    slip.get_by_role("button", name="Send the plan").click()
    anna.wait_past(before)
    assert anna.state(table)["view"]["number"] == planned - 1


def plan(person: Visitor, action: str) -> None:
    """Choose an action while planning: nothing but the plan grows."""
    planned = person.page.get_by_role("group", name="Plan the turn").locator("li")
    before = planned.count()
    person.control(action).wait_for()
    sure = person.page.locator(f'[data-primary][data-do="{action}"]:visible')
    if not sure.count():
        person.press(person.control(action))
    sure.first.click()
    person.page.wait_for_function("before => document.querySelectorAll('.slips li').length > before", arg=before)


def test_actions_are_taken_back(visit: Callable[..., Visitor]) -> None:
    anna = visit().enter()
    table = anna.table("hamburg", 2, [{"kind": "me"}, {"kind": "bot", "level": "random"}], options={"start": 0})
    undo = anna.page.get_by_role("button", name="Undo")
    expect(undo).to_be_disabled()
    anna.page.locator("[data-step=invest]").wait_for()
    anna.take("done")
    anna.page.locator("[data-step=travel]").wait_for()
    undo.click()
    anna.page.locator("[data-step=invest]").wait_for()
    anna.take("done")
    expect(undo).to_be_enabled()
    anna.page.keyboard.press("z")
    anna.page.locator("[data-step=invest]").wait_for()
    assert anna.state(table)["view"]["number"] == 0


def test_a_turn_that_passes_on_is_confirmed_or_taken_back(visit: Callable[..., Visitor]) -> None:
    anna = visit().enter()
    table = anna.record(cut("two-players", passes_next))
    before = anna.follow(table)["number"]
    anna.press(anna.control("done"))
    confirm = anna.page.locator("[data-confirm]")
    confirm.wait_for()
    anna.page.get_by_role("group", name="End your turn?").get_by_role("button", name="Undo").click()
    confirm.wait_for(state="detached")
    assert anna.state(table)["number"] == before
    anna.take("done")
    assert anna.state(table)["number"] > before


def passes_next(view: dict[str, object]) -> bool:
    decision = view["decision"]
    assert isinstance(decision, dict)
    return decision["step"] == "fulfil" and "done" in [each["do"] for each in decision["actions"]]


def test_a_hint_names_a_move_with_a_reason_and_can_be_taken(visit: Callable[..., Visitor]) -> None:
    anna = visit().enter()
    table = anna.record(
        cut("three-players", lambda view: view["turn"]["round"] == 3 and view["turn"]["step"] == "travel")
    )
    before = anna.follow(table)["number"]
    anna.page.keyboard.press("h")
    slip = anna.page.get_by_role("group", name="Hint")
    slip.locator("b").wait_for()
    expect(slip.locator("li, .more")).not_to_have_count(0)  # the reasons
    expect(anna.page.locator(".hinted")).not_to_have_count(0)  # the control that does it is marked on the table
    slip.get_by_role("button", name="Do this").click()
    anna.settle(before)


def test_the_history_is_looked_through_and_links_to_a_move(visit: Callable[..., Visitor]) -> None:
    anna = visit().enter()
    table = anna.record(cut("two-players", lambda view: view["turn"]["round"] == 4))
    page = anna.page
    page.locator("[data-line]").first.wait_for()
    total = len(anna.ask("GET", f"api/tables/{table}/log?first=1&count=500")["steps"])
    page.get_by_role("button", name="History", exact=True).click()
    page.get_by_role("button", name="Go to the start").first.click()
    page.get_by_text(f"Move 0 of {total}").first.wait_for()
    page.wait_for_url("**?step=0")
    expect(page.locator("[data-primary]:visible")).to_have_count(0)  # nothing can be done in the past
    page.keyboard.press("ArrowRight")
    page.get_by_text(f"Move 1 of {total}").first.wait_for()
    slide = page.locator("header input[type=range]")
    slide.fill("5")
    page.get_by_text(f"Move 5 of {total}").first.wait_for()
    page.wait_for_url("**?step=5")
    address = page.url
    line = page.locator("[data-line]").nth(3)
    line.click()
    page.wait_for_function("() => document.querySelectorAll('[data-line]')[3].ariaCurrent === 'step'")
    page.wait_for_function("address => location.href !== address", arg=address)
    page.keyboard.press("Escape")
    page.wait_for_url(f"**/table/{table}")

    page.goto(address)  # what someone sees who was sent the link
    page.get_by_text(f"Move 5 of {total}").first.wait_for()
    page.get_by_role("button", name="Play back").first.click()
    page.wait_for_function("() => new URLSearchParams(location.search).get('step') >= 7")  # it plays by itself
    page.get_by_role("button", name="Latest move").first.click()
    page.locator("[data-primary]:visible").first.wait_for()


def test_a_game_that_is_over_is_reviewed_from_its_end_screen(visit: Callable[..., Visitor]) -> None:
    anna = visit().enter()
    anna.record(whole("three-players"))
    page = anna.page
    page.locator(".end h1").wait_for()
    page.get_by_role("button", name="Review", exact=True).click()
    page.locator("main .map").first.wait_for()
    page.wait_for_url("**?step=0")
    page.keyboard.press("ArrowRight")
    page.wait_for_url("**?step=1")
