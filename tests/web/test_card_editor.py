"""Owners of the printed game: a card set is begun, changed, checked while one types, kept, and played with."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import FilePayload, expect

from visitors import Visitor


def test_a_card_set_is_changed_checked_kept_and_played_with(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    page = anna.go("cards")
    page.get_by_role("button", name="Start from the standard set").first.click()
    page.wait_for_url("**/cards/*")
    kept = page.url.rsplit("/", 1)[1]
    state = page.get_by_role("status")
    expect(state).to_contain_text("Ready to play.")
    expect(state).to_contain_text("not yet confirmed in print")  # what is reconstructed is counted
    left = state.inner_text()

    page.get_by_label("Type").select_option("bonus")
    page.get_by_label("Search").fill("hamburg-saltpeter")
    entry = page.locator("details.entry")
    expect(entry).to_have_count(1)
    entry.locator("summary").click()
    price = entry.get_by_label("price", exact=False).first
    price.fill("9")
    price.blur()
    entry.get_by_role("alert").get_by_text("must be from 3 to 4").wait_for()
    state.get_by_text("must be from 3 to 4").wait_for()
    price.fill("3")
    price.blur()
    state.get_by_text("Ready to play.").wait_for()
    entry.get_by_role("alert").wait_for(state="detached")

    page.get_by_label("Type").select_option("contract")
    page.get_by_label("Search").fill("france-2")
    expect(entry).to_have_count(1)
    entry.locator("summary").click()
    entry.get_by_role("button", name="My card says this").click()
    page.wait_for_function("left => document.querySelector('[role=status]').innerText !== left", arg=left)
    state.get_by_text("Ready to play.").wait_for()

    page.get_by_role("textbox", name="Name", exact=True).fill("My cards")
    anna.listen()
    page.get_by_role("button", name="Save").click()
    anna.heard("Saved.")
    stored = anna.ask("GET", f"api/card-sets/{kept}")
    assert stored["name"] == "My cards"
    assert [card["price"] for card in stored["set"]["bonus"] if card["id"] == "hamburg-saltpeter"] == [3]
    assert [card["source"] for card in stored["set"]["contract"] if card["id"] == "france-2"] == ["printed"]

    page.get_by_role("button", name="Play with it").click()
    page.wait_for_url("**/new?*")
    chosen = page.get_by_label(re.compile("^Cards"))
    expect(chosen).to_have_value(kept)  # the set is chosen already
    page.get_by_role("button", name="Create game").click()
    page.locator("[data-number]").wait_for()
    table = page.url.rsplit("/", 1)[1]
    components = anna.ask("GET", f"api/tables/{table}/components")
    assert not components["standard"]
    anna.follow_to_me(table)
    anna.accept()


def test_a_set_comes_as_a_file_and_goes_as_one(visit: Callable[..., Visitor]) -> None:
    anna = visit().enter()
    page = anna.go("cards")
    text = anna.read("api/games/rome/cards.toml")
    file = FilePayload(name="rome at home.toml", mimeType="text/plain", buffer=text.encode())
    page.locator("input[type=file]").nth(1).set_input_files(files=[file])
    page.wait_for_url("**/cards/*")
    page.get_by_role("status").get_by_text("Ready to play.").wait_for()
    expect(page.get_by_role("textbox", name="Name", exact=True)).to_have_value("rome at home")
    with page.expect_download() as download:
        page.get_by_role("link", name="Export").click()
    assert "[[port]]" in download.value.path().read_text("utf-8")


def test_ports_and_prices_of_rome_are_changed(visit: Callable[..., Visitor]) -> None:
    anna = visit(language="de").enter()
    text = anna.read("api/games/rome/cards.toml")
    kept = anna.ask("POST", "api/card-sets", {"game": "rome", "name": "Rom", "text": text})["id"]
    before = anna.ask("GET", f"api/card-sets/{kept}")["set"]
    page = anna.go(f"cards/{kept}")
    page.get_by_label("Suchen").fill("Wein")
    entry = page.locator("details.entry")
    expect(entry).to_have_count(1)
    entry.locator("summary").click()
    price = entry.get_by_label("Preis in Aquileia")
    price.fill("1900")
    price.blur()
    entry.get_by_role("button", name="Alexandria entfernen").click()
    anna.listen()
    page.get_by_role("button", name="Speichern").click()
    anna.heard("Gespeichert.")
    stored = anna.ask("GET", f"api/card-sets/{kept}")["set"]
    sold = [next(good["sold"] for good in each["good"] if good["id"] == "wine") for each in (before, stored)]
    assert sold[1] == {port: paid for port, paid in {**sold[0], "aquileia": 1900}.items() if port != "alexandria"}


def test_a_file_that_is_no_card_set_is_refused_with_a_reason(visit: Callable[..., Visitor]) -> None:
    anna = visit(offline=True).enter()  # the browser writes the refusal to its console
    page = anna.go("cards")
    file = FilePayload(name="wrong.toml", mimeType="text/plain", buffer=b"[[contract]]\nid = 7\n")
    page.locator("input[type=file]").first.set_input_files(files=[file])
    expect(page.get_by_role("alert")).to_have_text(re.compile(r"\w"))
