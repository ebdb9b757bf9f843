"""Pages around the tables: settings that work everywhere, the account, lists that are never empty, a first visit."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from site_server import Site
from visitors import Visitor

LOOK = """selector => {
    const style = getComputedStyle(document.querySelector(selector));
    return [parseFloat(style.fontSize), style.color, style.backgroundColor];
}"""


def look(page: Page, selector: str) -> tuple[float, str, str]:
    """Return size and colours of something as the browser shows it."""
    page.locator(selector).first.wait_for(state="attached")
    size, colour, ground = page.evaluate(LOOK, selector)
    return size, colour, ground


def choose(anna: Visitor, group: str, choice: str) -> None:
    page = anna.go("settings")
    page.get_by_role("radiogroup", name=group).get_by_role("radio", name=choice, exact=True).check()


def test_contrast_and_text_size_change_pages_and_tables(visit: Callable[..., Visitor]) -> None:
    anna = visit(theme="light").enter("Anna")
    made = anna.ask("POST", "api/tables", {"game": "hamburg", "players": 1, "seats": [{"kind": "me"}]})

    def seen() -> dict[str, tuple[float, str, str]]:
        anna.sit(made["id"])
        table = {name: look(anna.page, name) for name in (".sheet", ".sheet .fell", "header")}
        page = anna.go("account")
        page.get_by_role("heading", level=1).wait_for()
        return {**table, **{f"page {name}": look(page, name) for name in ("main", "h1", ".muted")}}

    usual = seen()
    choose(anna, "Text size", "large")
    large = seen()
    assert all(large[name][0] > usual[name][0] * 1.05 for name in usual), (usual, large)
    choose(anna, "Text size", "small")
    small = seen()
    assert all(12 <= small[name][0] <= usual[name][0] for name in usual), (usual, small)
    choose(anna, "Text size", "normal")
    choose(anna, "Contrast", "high")
    strong = seen()
    assert strong["page main"][1:] == ("rgb(0, 0, 0)", "rgb(255, 255, 255)")
    assert strong[".sheet"][2] == "rgb(255, 255, 255)" != usual[".sheet"][2]
    assert strong["page .muted"][1] != usual["page .muted"][1]


def test_tooltips_can_be_turned_off(visit: Callable[..., Visitor]) -> None:
    anna = visit().enter("Anna")
    made = anna.ask("POST", "api/tables", {"game": "hamburg", "players": 1, "seats": [{"kind": "me"}]})
    brand = anna.page.locator("header a.brand")
    anna.sit(made["id"])
    brand.hover()
    expect(brand).to_have_attribute("title", re.compile("."))
    anna.go("settings").get_by_label("Show tooltips").uncheck()
    anna.sit(made["id"])
    brand.hover()
    expect(brand).not_to_have_attribute("title", re.compile("."))


def test_the_first_visit_offers_the_lesson_and_later_ones_a_game(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    page = anna.go()
    expect(page.locator("main .primary")).to_contain_text("Learn by playing")
    expect(page.locator("main .primary")).to_have_attribute("href", re.compile("/tutorial/hamburg$"))
    page.get_by_role("complementary").get_by_text("Hamburg with 3 players").wait_for()
    page.get_by_role("button", name="Solo game").click()
    page.locator("[data-number]").wait_for()
    page = anna.go()
    expect(page.locator("main .primary")).to_contain_text("Play a bot now")
    row = page.get_by_role("complementary").locator(".table").first
    expect(row).to_contain_text("round 1")
    expect(row).to_contain_text("Your turn")


def test_there_is_something_to_watch_when_nobody_plays(visit: Callable[..., Visitor], own_site: Site) -> None:
    anna = visit(own_site)
    page = anna.go("watch")
    page.get_by_role("button", name="Hamburg with 3 players").click()
    page.wait_for_url("**/table/sample-*")
    page.locator("[data-number]").wait_for()
    page.wait_for_url("**step=0")  # from the beginning


def test_one_form_makes_an_account_and_devices_are_listed(visit: Callable[..., Visitor]) -> None:
    anna = visit().enter("Anna")
    page = anna.go("account")
    expect(page.locator("main .primary:visible")).to_have_text("Create account")
    page.get_by_label("Username").fill("anna.pages")
    page.get_by_label("Password").fill("four swift herons")
    expect(page.get_by_text("At least 8 characters")).to_be_visible()
    page.locator("main .primary").click()
    page.get_by_text("You’re logged in as anna.pages").wait_for()
    here = page.locator("li", has_text="this browser")
    expect(here).to_contain_text("Chrome, Linux")
    expect(here).to_contain_text(re.compile(r"logged in since \d{1,2} \w+ \d{4}"))
    expect(page.get_by_role("button", name="Log out all other browsers")).to_have_count(0)

    other = visit()
    there = other.go("account")
    there.get_by_role("radio", name="Log in").check()
    there.get_by_label("Username").fill("anna.pages")
    there.get_by_label("Password").fill("four swift herons")
    there.locator("main .primary").click()
    there.get_by_role("button", name="Log out all other browsers").click()
    expect(there.locator("li", has_text="logged in since")).to_have_count(1)
    page = anna.go("account")
    page.get_by_text("You don’t need an account to play").wait_for()


def test_a_holiday_begins_and_ends_on_the_account_page(visit: Callable[..., Visitor]) -> None:
    anna = visit().enter("Anna")
    page = anna.go("account")
    page.get_by_label("Days").fill("3")
    page.get_by_role("button", name="Start holiday").click()
    page.get_by_role("button", name="End holiday").wait_for()
    expect(page.get_by_text("27 of 30 days left")).to_be_visible()
    page.get_by_role("button", name="End holiday").click()
    page.get_by_role("button", name="Start holiday").wait_for()


def test_a_solo_game_is_listed_with_its_points_and_not_won(visit: Callable[..., Visitor]) -> None:
    anna = visit().enter("Anna")
    made = anna.ask("POST", "api/tables", {"game": "hamburg", "players": 1, "seats": [{"kind": "me"}]})
    anna.ask("POST", f"api/tables/{made['id']}/wishes", {"kind": "end", "agree": True})
    me = anna.ask("GET", "api/me", None)
    page = anna.go(f"person/{me['id']}")
    row = page.locator("main li").first
    expect(row).to_contain_text("points")
    expect(row).to_contain_text("Solo game")
    expect(page.locator("main")).not_to_contain_text("No finished games yet")
    expect(page.locator("main li b")).to_have_count(0)
