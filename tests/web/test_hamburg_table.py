"""The table of Hamburg: what its prompts say, that nothing is hidden, and that no button moves under the pointer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from layout_check import unreadable
from merkator.core.record import Record
from midgame import RECORDS, at_step
from midgame import cut as cut_record
from visitors import Visitor

SIZES = {
    "desk": (1440, 900),
    "tablet": (1024, 768),
    "upright": (768, 1024),
    "sideways": (844, 390),
    "phone": (390, 844),
}

# From the first moment on: where the answers stand, which one is offered, and what is said beside them.
WATCH_ANSWERS = """() => {
    window.answers = [];
    const look = () => {
        const found = ["join", "stay"].map(each => document.querySelector(`[data-do="${each}"]`));
        if (found.every(Boolean) && found.every(each => each.checkVisibility())) {
            const facts = document.querySelector("[data-slip] dl").innerText;
            const all = found.map(each => ({x: Math.round(each.getBoundingClientRect().x), y: Math.round(each.getBoundingClientRect().y), open: !each.disabled}));
            answers.push({all, facts});
        }
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
}"""

# What was shown for a moment.
SCENES = """
    window.scenes = [];
    window.said = "";
    new MutationObserver(() => {
        for (const each of document.querySelectorAll("[data-moment]")) scenes.push(each.dataset.moment);
        window.said += document.querySelector("[data-slip]")?.innerText ?? "";
    }).observe(document, {subtree: true, childList: true});
"""


NAMES = ["Anna", "Bert", "Clara", "Dora"]


def cut(name: str, wanted: Callable[[dict[str, Any]], bool]) -> str:
    """Return a golden record up to a decision, played by people with names of usual length."""
    whole = Record.read(RECORDS / f"{name}.record")
    return cut_record(name, wanted, NAMES[: whole.players])


def number(wanted: int) -> Callable[[dict[str, Any]], bool]:
    """Want the decision after so many actions."""
    return lambda view: bool(view["number"] == wanted)


def joinable(view: dict[str, Any]) -> bool:
    """Want a journey in which the joining player has a contract for the place."""
    me = view["players"][view["decision"]["seat"]] if view["decision"] else None
    return bool(
        me and view["decision"]["step"] == "join" and any(c.startswith(view["place"]) for c in me["contracts"])
    )


def dull(view: dict[str, Any]) -> bool:
    """Want a journey that brings nothing to the player who is asked: no contract, no bonus card of the place."""
    if not view["decision"] or view["decision"]["step"] != "join":
        return False
    me = view["players"][view["decision"]["seat"]]
    return not any(card.startswith(view["place"]) for card in me["contracts"] + me["bonus"])


# Joining


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_joining_offers_nothing_before_it_is_true(visit: Callable[..., Visitor], size: str) -> None:
    width, height = SIZES[size]
    anna = visit(width=width, height=height, touch=size == "phone").enter()
    anna.page.add_init_script(f"({WATCH_ANSWERS})()")
    anna.record(cut("three-players", joinable))
    anna.page.locator('[data-do="join"]:visible:enabled').wait_for()
    anna.rest()
    seen = anna.page.evaluate("() => answers")
    settled = seen[-1]
    assert all(each["open"] for each in settled["all"])
    for moment in seen:
        if any(each["open"] for each in moment["all"]):
            assert moment["facts"] == settled["facts"], "something was offered that was not true yet"
        assert [each["x"] for each in moment["all"]] == [each["x"] for each in settled["all"]], (
            "the answers changed places"
        )
    if size == "desk":  # below a sheet that slides in they stand still from the start
        assert len({tuple(each["y"] for each in moment["all"]) for moment in seen}) == 1


def test_a_journey_that_brings_nothing_is_asked_about_once(visit: Callable[..., Visitor]) -> None:
    anna = visit().enter()
    table = anna.record(cut("two-players", dull))
    asked = anna.state(table)["deciding"]
    tick = anna.page.locator('[data-order="join"]:enabled')
    expect(tick).to_be_checked()
    expect(anna.page.locator('[data-do="stay"][data-primary]')).to_be_visible()  # Enter does not pay for nothing
    before = anna.number()
    anna.press(anna.page.locator('[data-do="stay"]'))
    anna.settle(before)
    orders = wait_for_order(anna, table, asked, "gain")
    other = next(each for each in orders if each["seat"] != asked)
    assert other["orders"]["join"] == "ask", "each seat orders for itself"


def test_who_wants_to_be_asked_goes_on_being_asked(visit: Callable[..., Visitor]) -> None:
    anna = visit().enter()
    text = cut("two-players", dull)
    table = anna.record(text)
    asked = anna.state(table)["deciding"]
    anna.page.locator('[data-order="join"]:enabled').uncheck()
    before = anna.number()
    anna.press(anna.page.locator('[data-do="stay"]'))
    anna.settle(before)
    anna.rest()
    given = anna.ask("GET", f"api/tables/{table}/orders")["seats"]
    assert next(each for each in given if each["seat"] == asked)["orders"]["join"] == "ask"
    assert anna.page.evaluate("() => localStorage.getItem('merkator-asks')"), "the browser knows that it was refused"


def test_joining_is_answered_by_key(visit: Callable[..., Visitor]) -> None:
    anna = visit().enter()
    table = anna.record(cut("three-players", joinable))
    anna.page.locator('[data-do="join"]:enabled').wait_for()
    before = anna.number()
    anna.page.keyboard.press("n")
    anna.settle(before)
    assert anna.state(table)["view"]["number"] > 0
    anna.told("did not join")


def wait_for_order(anna: Visitor, table: str, seat: int, wanted: str) -> list[dict[str, Any]]:
    """Return the orders of all seats at this screen as soon as one of them says what is wanted."""
    anna.page.wait_for_function(
        """async ([table, seat, wanted]) => {
            const given = await (await fetch(`/api/tables/${table}/orders`)).json();
            return given.seats.find(each => each.seat === seat).orders.join === wanted;
        }""",
        arg=[table, seat, wanted],
    )
    found: list[dict[str, Any]] = anna.ask("GET", f"api/tables/{table}/orders")["seats"]
    return found


# Losses


def test_a_double_loss_says_how_much_is_given_back(visit: Callable[..., Visitor]) -> None:
    anna = visit().enter()
    anna.record(cut("everything", number(122)))
    button = anna.page.locator("[data-slip] [data-primary]:enabled")
    expect(button).to_contain_text("Give back these two")
    lost = anna.page.locator(".goes b").all_inner_texts()
    assert sum(int(each.replace("−", "-")) for each in lost) == -2


def test_nothing_to_lose_is_not_asked(visit: Callable[..., Visitor]) -> None:
    anna = visit().enter()
    anna.page.add_init_script(SCENES)
    table = anna.record(cut("expert", number(49)))
    anna.page.wait_for_function("() => document.querySelector('[data-step]').dataset.step !== 'loss'")  # by itself
    assert anna.follow(table)["view"]["number"] == 50
    assert "so you lose nothing" in anna.page.evaluate("() => said")


@pytest.mark.parametrize(
    ("record", "at", "action", "kind"),
    [("three-players", 204, "keep", "spoil"), ("two-players", 237, "go bohemia", "final")],
)
def test_what_touches_everyone_is_a_short_scene_that_any_input_ends(
    visit: Callable[..., Visitor], record: str, at: int, action: str, kind: str
) -> None:
    anna = visit().enter()
    anna.page.add_init_script(SCENES)
    table = anna.record(cut(record, number(at)))
    anna.rest()
    anna.send(table, [action])
    anna.page.wait_for_function("kind => scenes.includes(kind)", arg=kind)
    anna.page.keyboard.press("Shift")
    expect(anna.page.locator(".moment")).to_have_count(0)


# Contracts, cards and offers


@pytest.mark.parametrize("many", [8, 9])
def test_no_contract_is_cut_off_when_some_must_be_sold(visit: Callable[..., Visitor], many: int) -> None:
    anna = visit().enter()
    anna.record(
        cut(
            "everything",
            lambda view: at_step("invest")(view) and len(mine(view)["contracts"]) == many and must_sell(view),
        )
    )
    room = anna.rest().locator(".contracts").bounding_box()
    assert room
    for card in anna.page.locator(".contracts [data-contract]").all():
        box = card.bounding_box()
        assert box
        assert box["x"] >= room["x"]
        assert box["x"] + box["width"] <= room["x"] + room["width"] + 1
        assert box["y"] + box["height"] <= room["y"] + room["height"] + 1
    assert not unreadable(anna.page)


def mine(view: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = view["players"][view["decision"]["seat"]]
    return found


def must_sell(view: dict[str, Any]) -> bool:
    return not any(each["do"] == "done" for each in view["decision"]["actions"])


def test_a_contract_shows_every_cube_that_it_takes(visit: Callable[..., Visitor]) -> None:
    anna = visit().enter()
    anna.record(cut("coinless", number(0)))
    marks = anna.page.locator('[data-contract="denmark-5"] .mark')
    expect(marks.first).to_be_visible()
    needs = anna.page.locator('[data-contract="denmark-5"] .mark .cube-icon').count()
    assert needs == 3


@pytest.mark.parametrize("size", ["desk", "phone", "tablet"])
def test_the_expert_rule_is_told_and_the_hand_is_shown_in_full(visit: Callable[..., Visitor], size: str) -> None:
    width, height = SIZES[size]
    anna = visit(width=width, height=height, touch=size == "phone").enter()
    anna.record(cut("expert", at_step("invest")))
    anna.uncover()
    told = anna.page.locator("[data-expert]")
    if size == "tablet":
        anna.page.get_by_role("tab", name="Invest").click()
    expect(told).to_contain_text("into your hand")
    anna.record(cut("expert", lambda view: bool(view["decision"] and mine(view)["hand"])))
    anna.uncover()
    if size == "phone":
        anna.page.get_by_role("tab", name="Contracts").tap()
    hand = anna.page.locator("[data-hand]")
    expect(hand).to_be_visible()
    assert len(hand.inner_text().split()) > 3, "only its name is shown"


def test_an_offer_that_is_continued_counts_what_was_offered_before(visit: Callable[..., Visitor]) -> None:
    anna = visit().enter()
    table = anna.record(cut("everything", number(105)))
    shown = anna.state(table)["view"]
    bid = shown["bids"][shown["decision"]["seat"]]
    wanted = [str(amount) for amount in (bid["money"], bid["time"]) if amount]
    texts = anna.page.locator(".stepper b").all_inner_texts()
    assert set(wanted) & set(texts)
    assert "0" not in texts


def test_a_phone_speaks_of_its_own_tabs(visit: Callable[..., Visitor]) -> None:
    anna = visit(width=390, height=844, touch=True).enter()
    anna.record(cut("two-players", at_step("invest")))
    anna.uncover()
    slip = anna.page.locator("[data-slip]").first
    expect(slip).to_contain_text("under “")
    expect(slip).not_to_contain_text("desk")


# Rooms


@pytest.mark.parametrize("size", ["tablet", "upright", "sideways"])
@pytest.mark.parametrize("step", ["invest", "travel", "loss", "join"])
def test_every_room_shows_what_is_needed(visit: Callable[..., Visitor], size: str, step: str) -> None:
    width, height = SIZES[size]
    anna = visit(width=width, height=height, touch=size == "sideways").enter()
    anna.record(cut("two-players", at_step(step)))
    anna.uncover()
    if size == "sideways":
        expect(anna.page.get_by_role("tablist").last).to_be_visible()
    else:
        for name in ("Your contracts", "Office"):
            expect(anna.page.get_by_label(name, exact=True).first).to_be_visible()
        expect(anna.page.locator("[data-line]").first).to_be_attached()
    anna.page.locator("[data-primary]:visible").first.wait_for()
    anna.rest()
    assert not unreadable(anna.page)
    assert anna.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
