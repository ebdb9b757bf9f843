"""A phone in the hand: both games are played with a finger on 390 pixels."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from midgame import cut
from visitors import Visitor

PHONE = {"width": 390, "height": 844, "touch": True, "scale": 2}
FINGER = 40  # pixels
DECISIONS = 12
MOST = 60
MIDGAME = {"hamburg": "two-players", "rome": "rome-two"}


@pytest.mark.parametrize("game", ["hamburg", "rome"])
def test_a_game_is_played_on_a_phone(visit: Callable[..., Visitor], game: str) -> None:
    anna = visit(**PHONE).enter()
    table = anna.table(game, 2, options={"start": 0})
    chance = random.Random(8)
    turns: set[int] = set()
    count = 0
    while count < DECISIONS or len(turns) < 2:
        shown = anna.follow_to_me(table)
        if shown["status"] == "over":  # a ship is lost, and its owner out: go on at another table
            table = anna.table(game, 2, options={"start": 0})
            turns.clear()
            continue
        turns.add(shown["view"]["turn"]["number"])
        anna.decide(table, chance)
        count += 1
        assert count < MOST, "nobody else has a turn"
        anna.page.wait_for_function("() => document.documentElement.scrollWidth <= innerWidth")  # never sideways


@pytest.mark.parametrize("game", ["hamburg", "rome"])
def test_every_tab_of_a_phone_shows_its_part(visit: Callable[..., Visitor], game: str) -> None:
    anna = visit(**PHONE).enter()
    anna.record(cut(MIDGAME[game], lambda view: view["turn"]["round"] == 3))  # where the log has lines
    anna.uncover()
    tabs = anna.page.get_by_role("tablist").last.get_by_role("tab")
    expect(tabs.nth(3)).to_be_visible()
    texts = set()
    for tab in tabs.all():
        tab.tap()
        expect(tab).to_have_attribute("aria-selected", "true")
        anna.rest()
        texts.add(anna.page.get_by_role("tabpanel").inner_text())
        small = anna.page.evaluate(SMALL, FINGER)
        assert not small, f"too small for a finger: {small}"
    assert len(texts) == tabs.count()


# Controls that a finger has to hit, and how far from their middle they are hit, up to 20 pixels each way. Links inside of
# sentences are left out.
SMALL = """least => {
    const hit = (control, x, y) => control.contains(document.elementFromPoint(x, y));
    const reach = (control, x, y, dx, dy) => {
        let far = 0;
        while (far < least / 2 && hit(control, x + dx * (far + 1), y + dy * (far + 1))) far++;
        return far;
    };
    const found = [];
    for (const each of document.querySelectorAll("button, a.button, [role=tab], [role=radio], input:not([type=hidden]), select")) {
        if (!each.checkVisibility({visibilityProperty: true, opacityProperty: true}) || each.disabled || each.closest("[inert], p")) continue;
        const control = each.matches("input") ? (each.closest("label") ?? each) : each;
        const box = control.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        const seen = [y, box.top + 1, box.bottom - 1].every(at => hit(control, x, at));
        if (!seen) continue;  // scrolled away, or below something else
        const tall = reach(control, x, y, 0, -1) + reach(control, x, y, 0, 1) + 1;
        if (tall < least - 1) found.push([each.ariaLabel || each.innerText || each.name || each.className, tall]);
    }
    return found;
}"""
