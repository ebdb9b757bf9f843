"""Several people at one screen: whose turn it is is said, and secret hands stay behind a curtain."""

from __future__ import annotations

import random
from collections.abc import Callable

from visitors import Visitor

VARIANTS = ["expert", "offers", "forced_purchases", "goods_at_once"]
LISTEN = """() => {
    window.notes = [];
    const listen = () => notes.push(document.querySelector("[aria-label=Notes]").innerText);
    new MutationObserver(listen).observe(document.querySelector("[aria-label=Notes]"), {childList: true, subtree: true});
}"""
"""Keeps what notes said: they go away by themselves."""
SAID = (
    """text => [...notes, document.querySelector("[aria-label=Notes]").innerText].some(each => each.includes(text))"""
)
"""Whether something was said, or still stands there: what is said already is not said again."""
DECISIONS = 10
MOST = 24


def test_three_at_one_screen_play_with_variants(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    page = anna.go("new?game=hamburg&way=screen")
    page.get_by_label("Your name").fill("Anna")
    page.locator("input[name=players]").nth(2).check(force=True)
    page.get_by_label("Player 2").fill("Bert")
    page.get_by_label("Player 3").fill("Clara")
    wanted = anna.context.request.get(f"{anna.site.base}/api/games").json()[0]["options"]
    for option in wanted:
        if option["name"] in VARIANTS:
            page.locator("label.option").filter(has_text=option["rule"]).get_by_role("checkbox").check()
    page.get_by_role("button", name="Make the table").click()
    page.locator("[data-number]").wait_for()
    table = page.url.rsplit("/", 1)[1]
    shown = anna.state(table)
    assert all(shown["options"][name] for name in VARIANTS)
    assert [seat["name"] for seat in shown["seats"]] == ["Anna", "Bert", "Clara"]
    assert shown["mine"] == [0, 1, 2]

    chance = random.Random(3)
    decided: set[int] = set()
    page.evaluate(LISTEN)
    for count in range(MOST):
        if count >= DECISIONS and decided == {0, 1, 2}:
            break
        before = anna.state(table)
        decided.add(before["deciding"])
        page.evaluate("() => { notes.length = 0; }")
        after = anna.decide(table, chance)
        if after["deciding"] != before["deciding"]:
            name = after["seats"][after["deciding"]]["name"]
            page.wait_for_function(SAID, arg=f"{name} decides now.")
            page.locator(".desk.sheet, .me").get_by_text(name).first.wait_for()  # the desk is theirs
    assert decided == {0, 1, 2}


def test_a_curtain_hides_the_hand_of_rome_between_people(visit: Callable[..., Visitor]) -> None:
    anna = visit().enter("Anna")
    seats = [{"kind": "me"}, {"kind": "local", "name": "Bert"}]
    table = anna.table("rome", 2, seats, options={"start": 0})
    curtain = anna.page.get_by_role("dialog")
    chance = random.Random(4)
    hidden = set()
    for _ in range(6):
        shown = anna.follow(table)
        seat = shown["deciding"]
        if curtain.count():
            hidden.add(seat)
            assert shown["seats"][seat]["name"] in curtain.inner_text()
            assert not anna.page.locator("main#main").is_visible(), "the table can be seen behind the curtain"
        anna.decide(table, chance)
    assert hidden == {0, 1}
