"""A whole game alone, by keyboard only: the tabulator, arrow keys, Enter and the shortcuts."""

from __future__ import annotations

import random
from collections.abc import Callable

from visitors import NUMBER, Visitor

MOST_TABS = 60
FOCUS = "() => document.activeElement?.closest('[data-do], [data-place]')?.dataset ?? {}"


def test_a_solo_game_is_played_by_keyboard_alone(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    page = anna.go()
    tab_to(anna, "() => document.activeElement?.innerText.startsWith('Solo game')")
    page.keyboard.press("Enter")
    page.locator("[data-number]").wait_for()
    table = page.url.rsplit("/", 1)[1]
    chance = random.Random(9)
    shown = anna.state(table)
    while shown["view"]["turn"]["number"] <= 3:
        shown = decide_by_key(anna, table, chance)
    while shown["view"]["turn"]["number"] < 17:  # the middle is played past the page
        shown = anna.send(table, [chance.choice([each["do"] for each in shown["view"]["decision"]["actions"]])])
    while shown["status"] != "over":
        shown = decide_by_key(anna, table, chance)
    page.get_by_role("heading", level=1).wait_for()
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
    places = [each["do"] for each in shown["view"]["decision"]["actions"] if each["do"].startswith("go ")]
    before = person.number()
    if places:
        walk_to(person, chance.choice(places))
        page.keyboard.press("Enter")  # says what it would do
        page.wait_for_function("() => document.activeElement?.matches('[data-primary]')")
        page.keyboard.press("Enter")
    else:
        page.locator("[data-primary]:visible:enabled").first.wait_for()
        page.keyboard.press("Escape")  # whatever is open is put away, and Enter is for the large button
        focus_nothing(person)
        page.keyboard.press("Enter")
    page.wait_for_function(f"before => {NUMBER} > before || document.querySelector('[data-confirm]')", arg=before)
    if person.number() == before:
        focus_nothing(person)
        page.keyboard.press("Enter")
    person.wait_past(before)
    return person.state(table)


def walk_to(person: Visitor, action: str) -> None:
    """Go to a place of the map: one tab stop, then arrow keys from place to place."""
    wanted = action.split(" ")[1]
    tab_to(person, "() => document.activeElement?.matches('[data-place]')")
    page = person.page
    seen: set[str] = set()
    way: list[str] = []
    # Depth first over the map, as somebody does who looks where the arrows lead.
    while True:
        here = page.evaluate(FOCUS)["place"]
        if here == wanted:
            return
        seen.add(here)
        for key, back in ARROWS.items():
            page.keyboard.press(key)
            there = page.evaluate(FOCUS)["place"]
            if there not in seen:
                way.append(back)
                break
            page.locator(f'[data-place="{here}"]').focus()
        else:
            assert way, f"no arrow key leads to {wanted}"
            page.keyboard.press(way.pop())


ARROWS = {"ArrowRight": "ArrowLeft", "ArrowDown": "ArrowUp", "ArrowLeft": "ArrowRight", "ArrowUp": "ArrowDown"}


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
            anna.page.wait_for_load_state("networkidle")
        unmarked = set()
        for _ in range(30):
            anna.page.keyboard.press("Tab")
            found = anna.page.evaluate(
                """() => { const e = document.activeElement; if (!e || e === document.body) return null;
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
    dialog.wait_for()
    keys = dialog.locator("kbd").all_inner_texts()
    assert {"Z", "H", "P", "M"} <= set(keys), keys
    anna.page.keyboard.press("Escape")
    dialog.wait_for(state="hidden")
