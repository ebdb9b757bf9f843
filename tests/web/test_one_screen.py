"""Several people at one screen: whose turn it is is said, and secret hands stay behind a curtain."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import expect

from visitors import Visitor

VARIANTS = ["expert", "offers", "forced_purchases", "goods_at_once"]
DECISIONS = 10
MOST = 80


def test_three_at_one_screen_play_with_variants(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    page = anna.go("new?game=hamburg&way=screen")
    page.get_by_label("Your name").fill("Anna")
    page.locator("input[name=players]").nth(2).check(force=True)
    page.get_by_label("Player 2").fill("Bert")
    page.get_by_label("Player 3").fill("Clara")
    wanted = anna.ask("GET", "api/games")[0]["options"]
    for option in wanted:
        if option["name"] in VARIANTS:
            page.locator("label.option").filter(has_text=option["rule"]).get_by_role("checkbox").check()
    page.get_by_role("button", name="Create game").click()
    page.locator("[data-number]").wait_for()
    table = page.url.rsplit("/", 1)[1]
    shown = anna.state(table)
    assert all(shown["options"][name] for name in VARIANTS)
    assert [seat["name"] for seat in shown["seats"]] == ["Anna", "Bert", "Clara"]
    assert shown["mine"] == [0, 1, 2]

    chance = random.Random(3)
    decided: set[int] = set()
    for count in range(MOST):
        if count >= DECISIONS and decided == {0, 1, 2}:
            break
        before = anna.state(table)
        decided.add(before["deciding"])
        anna.listen()
        after = anna.decide(table, chance)
        if after["deciding"] != before["deciding"]:
            name = after["seats"][after["deciding"]]["name"]
            anna.heard(f"It’s {name}’s turn to decide.")
            page.locator(".desk.sheet, .me").get_by_text(name).first.wait_for()  # the desk is theirs
    assert decided == {0, 1, 2}


def test_a_curtain_hides_the_hand_of_rome_between_people(visit: Callable[..., Visitor]) -> None:
    anna = visit().enter("Anna")
    seats = [{"kind": "me"}, {"kind": "local", "name": "Bert"}]
    table = anna.table("rome", 2, seats, options={"start": 0})
    curtain = anna.page.locator(".curtain[role=dialog]")
    chance = random.Random(4)
    hidden: set[int] = set()
    for count in range(MOST):
        if count >= 6 and hidden == {0, 1}:
            break
        shown = anna.follow(table)
        seat = shown["deciding"]
        if curtain.count():
            hidden.add(seat)
            expect(curtain).to_contain_text(shown["seats"][seat]["name"])
            assert not anna.page.locator("main#main").is_visible(), "the table can be seen behind the curtain"
        anna.decide(table, chance)
    assert hidden == {0, 1}
