"""A whole game alone, by keyboard only: the tabulator, arrow keys, Enter and the shortcuts."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import expect

from visitors import NUMBER, Visitor

MOST_TABS = 60
MOST_ARROWS = 60
FOCUS = "() => document.activeElement?.closest('[data-do], [data-place]')?.dataset ?? {}"


def test_a_solo_game_is_played_by_keyboard_alone(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    page = anna.go()
    anna.rest()
    tab_to(anna, "() => document.activeElement?.innerText.startsWith('Solo game')")
    page.keyboard.press("Enter")
    page.locator("[data-number]").wait_for()
    table = page.url.rsplit("/", 1)[1]
    chance = random.Random(9)
    shown = anna.state(table)
    while shown["status"] != "over":
        shown = decide_by_key(anna, table, chance)
    page.locator(".end h1").wait_for()
    anna.rest()
    tab_to(
        anna, "() => document.activeElement?.matches('button') && document.activeElement.innerText.includes('Review')"
    )
    page.keyboard.press("Enter")
    page.wait_for_url("**?step=0")
    page.keyboard.press("ArrowRight")
    page.wait_for_url("**?step=1")


def decide_by_key(person: Visitor, table: str, chance: random.Random) -> dict[str, object]:
    """Make the present decision without a mouse."""
    shown = person.follow(table)
    page = person.page
    places = {
        each["do"].split(" ")[1] for each in shown["view"]["decision"]["actions"] if each["do"].startswith("go ")
    }
    before = person.number()
    if places:
        walk_to_one(person, places, chance)
        page.keyboard.press("Enter")  # says what it would do
        page.wait_for_function("() => document.activeElement?.matches('[data-primary]')")
        page.keyboard.press("Enter")
    else:
        page.locator("[data-primary]:visible:enabled").first.wait_for()
        page.keyboard.press("Escape")  # whatever is open is put away, and Enter is for the large button
        focus_nothing(person)
        page.locator("[data-primary]:visible:enabled").first.wait_for()
        page.keyboard.press("Enter")
    page.wait_for_function(
        f"before => {NUMBER} > before || document.querySelector('[data-confirm]:enabled')", arg=before
    )
    if person.number() == before:
        focus_nothing(person)
        page.keyboard.press("Enter")
    person.wait_past(before)
    return person.state(table)


def walk_to_one(person: Visitor, wanted: set[str], chance: random.Random) -> None:
    """Go to a place of the map that can be travelled to: one tab stop, then arrow keys as they come."""
    person.page.locator("[data-place]").first.wait_for()
    tab_to(person, "() => document.activeElement?.matches('[data-place]')")
    for _ in range(MOST_ARROWS):
        person.page.keyboard.press(chance.choice(list(ARROWS)))
        if place_here(person) in wanted:
            return
    raise AssertionError(f"{MOST_ARROWS} arrow keys lead to none of {wanted}")


def place_here(person: Visitor) -> str:
    """Return the place of the map that has the focus."""
    return str(person.page.evaluate(FOCUS)["place"])


ARROWS = {"ArrowRight": "ArrowLeft", "ArrowDown": "ArrowUp", "ArrowLeft": "ArrowRight", "ArrowUp": "ArrowDown"}


def test_arrow_keys_lead_to_every_place(visit: Callable[..., Visitor]) -> None:
    anna = visit().enter()
    anna.table("hamburg", 1)
    expect(anna.page.locator("[data-place]")).to_have_count(12)
    places = set(
        anna.page.evaluate("() => [...document.querySelectorAll('[data-place]')].map(each => each.dataset.place)")
    )
    tab_to(anna, "() => document.activeElement?.matches('[data-place]')")
    seen = {place_here(anna)}
    open_ways = [(place_here(anna), key) for key in ARROWS]
    while open_ways:
        place, key = open_ways.pop()
        anna.page.locator(f'[data-place="{place}"]').focus()
        anna.page.keyboard.press(key)
        there = place_here(anna)
        if there not in seen:
            seen.add(there)
            open_ways += [(there, each) for each in ARROWS]
    assert seen == places
    assert len(seen) == 12


def tab_to(person: Visitor, there: str) -> None:
    """Press the tabulator until the focus is where it is wanted, and always to be seen."""
    for _ in range(MOST_TABS):
        if person.page.evaluate(there):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"{MOST_TABS} tabs do not lead there: {there}")


def focus_nothing(person: Visitor) -> None:
    """Have the focus at the table, not at a control that uses Enter itself."""
    person.page.locator("main#main").focus()


def test_every_focus_can_be_seen(visit: Callable[..., Visitor]) -> None:
    """What has the focus by keyboard is marked: by an outline or a shadow that it has not without."""
    anna = visit().enter()
    anna.table("hamburg", 2)
    for path in (None, "", "new", "settings"):
        if path is not None:
            anna.go(path)
            anna.rest()
        unmarked = set()
        for _ in range(30):
            anna.page.keyboard.press("Tab")
            found = anna.page.evaluate(
                """() => { const e = document.activeElement;
                if (!e || e === document.body || e.id === "main") return null; // there by the program, not by a key
                const label = e.matches("input") ? (e.closest("label")?.querySelector("span") ?? e) : e;
                const marked = each => { const s = getComputedStyle(each);
                  return (s.outlineStyle !== "none" && parseFloat(s.outlineWidth) >= 1.5) || s.boxShadow !== "none"; };
                return marked(e) || marked(label) || marked(e.parentElement) ? null : e.outerHTML.slice(0, 120); }"""
            )
            if found:
                unmarked.add(found)
        assert not unmarked, unmarked


def test_shortcuts_are_listed(visit: Callable[..., Visitor]) -> None:
    anna = visit().enter()
    anna.table("hamburg", 1)
    anna.page.keyboard.press("?")
    dialog = anna.page.get_by_role("dialog")
    for key in ("Z", "H", "P", "M"):
        dialog.locator("kbd").get_by_text(key, exact=True).first.wait_for()
    anna.page.keyboard.press("Escape")
    dialog.wait_for(state="hidden")
