"""axe-core finds nothing to complain about, on no page, in light and dark."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from axe import check
from midgame import cut, whole
from visitors import Visitor

PAGES = [
    "",
    "new",
    "new?game=rome&way=screen",
    "watch",
    "import",
    "settings",
    "account",
    "rules/hamburg",
    "cards",
    "about",
    "nowhere",
]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_pages_are_accessible(visit: Callable[..., Visitor], theme: str) -> None:
    anna = visit(theme=theme).enter()
    anna.ask("POST", "api/tables", {"game": "hamburg", "players": 2, "seats": [{"kind": "me"}], "public": True})
    found: list[str] = []
    for path in PAGES:
        anna.go(path)
        if path == "" or path.startswith("new"):
            anna.page.locator("button.primary:enabled").wait_for()
        found += check(anna, path or "start")
    me = anna.ask("GET", "api/me")
    anna.go(f"person/{me['id']}")
    found += check(anna, "person")
    text = anna.read("api/games/hamburg/cards.toml")
    kept = anna.ask("POST", "api/card-sets", {"game": "hamburg", "name": "Mine", "text": text})
    anna.go(f"cards/{kept['id']}")
    anna.page.locator("details.entry summary").first.click()
    found += check(anna, "card editor")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_tables_are_accessible(visit: Callable[..., Visitor], theme: str) -> None:
    anna = visit(theme=theme).enter()
    page = anna.page
    found: list[str] = []
    made = anna.ask(
        "POST", "api/tables", {"game": "hamburg", "players": 3, "seats": [{"kind": "me"}], "title": "Friday"}
    )
    anna.go(f"table/{made['id']}")
    page.get_by_role("button", name="Invite").first.click()
    page.locator("input[readonly]").first.wait_for()
    found += check(anna, "waiting room")
    for name in ("three-players", "rome-four"):
        anna.record(whole(name), "A game")
        found += check(anna, f"{name}: end")
        step = "travel" if name == "three-players" else "move"
        anna.record(cut(name, lambda view, step=step: view["turn"]["round"] == 4 and view["turn"]["step"] == step))  # type: ignore[misc]
        found += check(anna, f"{name}: at first")
        anna.uncover()
        page.locator("[data-do]:visible, [data-field][role=button]").first.focus()
        found += check(anna, f"{name}: table")
        for key, what in (("m", "menu"), ("?", "help")):
            page.keyboard.press("Escape")
            page.wait_for_function("() => !document.querySelector('dialog > *')")  # it is closed, and knows it
            page.keyboard.press(key)
            page.get_by_role("dialog").first.wait_for()
            found += check(anna, f"{name}: {what}")
        page.keyboard.press("Escape")
    anna.go("tutorial")
    page.locator(".clerk").wait_for()
    found += check(anna, "tutorial")
    assert not found, "\n".join(found)


def test_phones_are_accessible(visit: Callable[..., Visitor]) -> None:
    anna = visit(width=390, height=844, touch=True).enter()
    found: list[str] = []
    for name, step in (("three-players", "travel"), ("rome-four", "move")):
        anna.record(cut(name, lambda view, step=step: view["turn"]["round"] == 4 and view["turn"]["step"] == step))  # type: ignore[misc]
        anna.uncover()
        tabs = anna.page.get_by_role("tablist").last.get_by_role("tab")
        expect(tabs).not_to_have_count(0)
        for tab in tabs.all():
            tab.tap()
            expect(tab).to_have_attribute("aria-selected", "true")
            found += check(anna, f"{name} on a phone: {tab.inner_text()}")
    assert not found, "\n".join(found)
