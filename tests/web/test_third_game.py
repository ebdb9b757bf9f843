"""A game that the client does not know: it is played at the plain table, by the words of its actions."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import third_package
from merkator.core.registry import game
from merkator.text import Text
from site_server import Site
from third_package import NAME
from visitors import Visitor


@pytest.fixture
def third_site(tmp_path: Path) -> Iterator[Site]:
    """A server that has the game installed, and may be killed."""
    with third_package.found(third_package.install(tmp_path)), Site(tmp_path / "merkator.db") as running:
        yield running


def sit(visitor: Visitor) -> str:
    """Make a table with a bot and go there."""
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    made = visitor.ask("POST", "api/tables", {"game": NAME, "players": 2, "seats": seats})
    visitor.go(f"table/{made['id']}")
    return str(made["id"])


def press(page: Page, words: str) -> None:
    """Press the button with an action's words, and the one that confirms it where there is one."""
    page.get_by_role("button", name=words).first.click()
    confirm = page.locator("[data-confirm]:visible:enabled")
    if confirm.count():
        confirm.first.click()


def play_one(visitor: Visitor, table: str, language: str) -> bool:
    """Make one decision in the page; say whether the game goes on."""
    shown = visitor.state(table)
    while shown["status"] != "over" and shown["deciding"] not in shown["mine"]:
        visitor.page.wait_for_timeout(50)
        shown = visitor.state(table)
    if shown["status"] == "over":
        return False
    text = Text(language, game(NAME))
    words = {each["do"]: text.say(each["say"][0]) for each in shown["view"]["decision"]["actions"]}
    for each in words.values():
        expect(visitor.page.get_by_role("button", name=each).first).to_be_visible()
    press(visitor.page, words["rest"] if "rest" in words and shown["number"] % 2 else words["walk"])
    while visitor.state(table)["number"] == shown["number"]:
        visitor.page.wait_for_timeout(50)
        confirm = visitor.page.locator("[data-confirm]:visible:enabled")
        if confirm.count():
            confirm.first.click()
    return True


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_whole_game_is_played_at_the_plain_table(
    visit: Callable[..., Visitor], third_site: Site, language: str
) -> None:
    anna = visit(third_site, language=language).enter("Anna")
    table = sit(anna)
    expect(anna.page.get_by_text("Anna").first).to_be_visible()
    while play_one(anna, table, language):
        pass
    text = Text(language, game(NAME))
    assert anna.state(table)["view"]["result"]["winners"]
    ended = {"en": "The race is over", "de": "Das Rennen ist vorbei"}[language]
    expect(anna.page.get_by_text(ended).first).to_be_attached()
    assert text.language == language


def test_the_table_is_there_again_after_a_restart(visit: Callable[..., Visitor], third_site: Site) -> None:
    anna = visit(third_site, offline=True).enter("Anna")
    table = sit(anna)
    assert play_one(anna, table, "en")
    third_site.kill()
    third_site.start()
    anna.go(f"table/{table}")
    assert play_one(anna, table, "en")
