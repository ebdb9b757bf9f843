"""Both games by the accessibility tree alone: roles and names, headings and lists, and one sentence for what happened."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from itertools import pairwise

import pytest
from playwright.sync_api import expect

from listener import LIST, REACHED, Listener
from midgame import cut
from visitors import Visitor

MOST = 900
"""Decisions in a whole game."""


def ends_soon(game: str) -> str:
    """Return a game in which little is left to decide."""
    if game == "hamburg":
        return cut("solo", lambda view: bool(view["turn"]["number"] == 16))
    return cut("rome-two", lambda view: bool(view["turn"]["final"]))


@pytest.mark.long
@pytest.mark.parametrize("game", ["hamburg", "rome"])
def test_a_game_is_played_to_its_end_by_roles_and_names(visit: Callable[..., Visitor], game: str) -> None:
    anna = visit().enter()
    anna.record(ends_soon(game))
    listener = Listener(anna, random.Random(4))
    assert listener.play(MOST)
    expect(anna.page.get_by_role("heading", level=1)).to_have_count(1)
    expect(anna.page.get_by_role("table").first).to_be_visible()  # where the points came from


@pytest.mark.long
@pytest.mark.parametrize(("game", "players"), [("hamburg", 1), ("hamburg", 2), ("rome", 2)])
def test_a_whole_game_is_played_by_roles_and_names(visit: Callable[..., Visitor], game: str, players: int) -> None:
    anna = visit().enter()
    anna.table(game, players, options={"short": True} if game == "rome" else {})
    listener = Listener(anna, random.Random(5))
    assert listener.play(MOST)


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize(("game", "record", "places"), [("hamburg", "two-players", 12), ("rome", "rome-two", 24)])
def test_the_map_can_be_read_as_a_list(
    visit: Callable[..., Visitor], game: str, record: str, places: int, phone: bool
) -> None:
    anna = (visit(width=390, height=844, touch=True) if phone else visit()).enter()
    step = {"hamburg": "travel", "rome": "move"}[game]
    table = anna.record(cut(record, lambda view: view["turn"]["round"] == 3 and view["decision"]["step"] == step))
    anna.uncover()
    page = anna.page
    page.get_by_role("button", name=LIST).press("Enter")
    dialog = page.get_by_role("dialog")
    names = dialog.get_by_role("heading", level=4).all_inner_texts()
    assert len(names) >= places
    assert len(set(names)) == len(names)
    expect(dialog.get_by_role("heading", name=REACHED)).to_be_visible()
    offered = dialog.get_by_role("button", name=re.compile("^(Travel|Sail)"))
    expect(offered).to_have_count(len(anna.state(table)["view"]["decision"]["actions"]))
    before = anna.number()
    offered.first.press("Enter")
    anna.settle(before)


@pytest.mark.long
def test_what_another_player_did_is_said_once_in_one_sentence(visit: Callable[..., Visitor]) -> None:
    anna = visit().enter()
    table = anna.table(
        "hamburg",
        2,
        options={"start": 1, "joining": False},
        seats=[{"kind": "me"}, {"kind": "bot", "level": "random", "name": "Metta"}],
    )
    anna.follow_to_me(table)
    anna.page.evaluate(HEAR)
    while anna.state(table)["view"]["turn"]["player"] == 0:
        anna.accept()
    anna.follow_to_me(table)
    said = [each for each in anna.page.evaluate("() => window.said") if "Metta" in each]
    assert said
    assert len(said) == len(set(said)), "nothing is said twice"
    for each in said:
        assert len(re.findall(r"(?<![\w’])Metta ", each)) == 1, each


HEADINGS = """() => [...document.querySelectorAll("h1, h2, h3, h4")]
    .filter(each => each.checkVisibility()).map(each => Number(each.tagName[1]))"""
HEAR = """() => {
    window.said = [];
    for (const each of document.querySelectorAll("[role=status]"))
        new MutationObserver(() => each.textContent.trim() && said.push(each.textContent.trim()))
            .observe(each, {childList: true, characterData: true, subtree: true});
}"""


@pytest.mark.parametrize(("game", "record"), [("hamburg", "two-players"), ("rome", "rome-two")])
def test_a_table_has_landmarks_and_headings(visit: Callable[..., Visitor], game: str, record: str) -> None:
    anna = visit().enter()
    anna.record(cut(record, lambda view: view["turn"]["round"] == 3))
    anna.uncover()
    page = anna.page
    expect(page.get_by_role("banner")).to_have_count(1)
    expect(page.get_by_role("main")).to_have_count(1)
    expect(page.get_by_role("heading", level=1)).to_have_count(1)
    expect(page.get_by_role("heading", level=2).first).to_be_attached()
    expect(
        page.get_by_role("region", name="Your decision").or_(page.get_by_role("button", name=LIST)).first
    ).to_be_attached()
    levels = page.evaluate(HEADINGS)
    assert all(after - before <= 1 for before, after in pairwise(levels)), levels
