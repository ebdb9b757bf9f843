"""The lessons, from the welcome to a game that goes on: every lesson in one size, theme and language; in all of them at length."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import product

import pytest
from playwright.sync_api import expect

from learner import LESSONS, Learner
from visitors import Visitor

SIZES = {"desk": (1440, 900), "tablet": (1024, 768), "phone": (390, 844), "low phone": (390, 664)}
LOOKS = [*product(SIZES, ("light", "dark"), ("en", "de"))]
USUAL = [("low phone", "light", "de"), ("desk", "dark", "en"), ("tablet", "light", "en"), ("phone", "dark", "de")]
"""One look for each lesson, and each size, theme and language for some lesson."""


def likes(size: str, theme: str, language: str) -> dict[str, object]:
    """Return what a visitor with such a screen likes."""
    width, height = SIZES[size]
    return {"width": width, "height": height, "theme": theme, "language": language, "touch": "phone" in size}


def usual() -> list[object]:
    """Return each lesson with one look, and the first once more for the last size."""
    some = zip([*LESSONS, LESSONS[0]], USUAL, strict=False)
    return [pytest.param(*lesson, *look, id="-".join((*lesson, *look))) for lesson, look in some]


def all_looks() -> list[object]:
    """Return every lesson with every look."""
    return [
        pytest.param(*lesson, *look, id="-".join((*lesson, *look)), marks=pytest.mark.long)
        for lesson, look in product(LESSONS, LOOKS)
    ]


@pytest.mark.parametrize(("game", "lesson", "size", "theme", "language"), [*usual(), *all_looks()])
def test_a_lesson_is_done_to_its_end_and_the_game_goes_on(
    visit: Callable[..., Visitor], game: str, lesson: str, size: str, theme: str, language: str
) -> None:
    anna = visit(**likes(size, theme, language))
    learner = Learner(anna, game, lesson)
    learner.take()
    assert len(set(learner.told)) == learner.parts - 1, "every part says something of its own"
    learner.play_on()


@pytest.mark.parametrize("game", sorted({game for game, _ in LESSONS}))
def test_the_last_part_refuses_nothing(visit: Callable[..., Visitor], game: str) -> None:
    """The game is yours: what is chosen is played, and the address is that of the table."""
    anna = visit()
    learner = Learner(anna, game, next(lesson for each, lesson in LESSONS if each == game))
    learner.take()
    anna.decide(anna.ask("GET", "api/lobby")["mine"][0]["id"], random.Random(1))
    anna.page.wait_for_url("**/table/*")
    expect(learner.clerk).to_have_count(0)


def test_the_lesson_is_done_by_keyboard_alone(visit: Callable[..., Visitor]) -> None:
    """Enter reads on, leads to the target, and presses it."""
    anna = visit()
    game, lesson = LESSONS[0]
    learner = Learner(anna, game, lesson)
    for _ in range(60):
        part = learner.part
        if part == learner.parts:
            break
        learner.ready(part, "")
        anna.rest()
        anna.page.keyboard.press("Enter")
        anna.rest()
    assert learner.part == learner.parts


def test_show_me_takes_the_whole_lesson(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    game, lesson = LESSONS[0]
    learner = Learner(anna, game, lesson)
    for _ in range(60):
        if learner.part == learner.parts:
            break
        anna.rest()
        if anna.page.locator("[data-lesson-text]").count():
            anna.page.locator("[data-lesson-text]").click()
        anna.page.locator("[data-lesson-next]:enabled, [data-lesson-show]:enabled").first.click()
    assert learner.part == learner.parts


PHONE = likes("phone", "light", "en")


def at_the_first_journey(visit: Callable[..., Visitor]) -> Learner:
    """Return a learner on a phone who is asked to choose Hamburg."""
    learner = Learner(visit(**PHONE), "hamburg", "first")
    learner.take(6)
    learner.ready(6, "")
    expect(learner.clerk).to_contain_text("Choose Hamburg")
    return learner


def test_another_place_may_be_looked_at_but_is_not_yet_the_one(visit: Callable[..., Visitor]) -> None:
    learner = at_the_first_journey(visit)
    page = learner.page
    before = learner.person.number()
    page.locator('[data-place="sweden"]').tap()
    expect(learner.clerk).to_contain_text("Not yet. Choose Hamburg")
    expect(page.locator(".below")).to_contain_text("Sweden")  # looking is never in the way
    assert (learner.part, learner.person.number()) == (6, before)
    learner.take(7)  # and the lesson goes on from there


def test_the_card_folds_to_a_strip_once_the_place_is_chosen(visit: Callable[..., Visitor]) -> None:
    learner = at_the_first_journey(visit)
    learner.press_target()
    expect(learner.clerk).to_contain_text("Good. Press “Travel to Hamburg”")
    box = learner.clerk.bounding_box()
    assert box is not None
    assert box["height"] <= 48
    learner.page.locator("[data-lesson-text]").tap()  # and unfolds again
    expect(learner.clerk.get_by_role("heading")).to_have_text("Second step: travel")


def test_back_shows_the_board_as_it_was(visit: Callable[..., Visitor]) -> None:
    learner = at_the_first_journey(visit)
    page, before = learner.page, learner.person.number()
    learner.take(7)
    assert learner.person.number() == before + 1
    page.locator("[data-lesson-text]").tap() if page.locator("[data-lesson-text]").count() else None
    learner.clerk.get_by_role("button", name="Back").tap()
    expect(learner.clerk).to_have_attribute("data-part", "6")
    assert learner.person.number() == before


def test_a_lesson_that_was_left_goes_on_where_it_was(visit: Callable[..., Visitor]) -> None:
    learner = at_the_first_journey(visit)
    learner.take(8)
    tables = len(learner.person.ask("GET", "api/lobby")["mine"])
    again = Learner(learner.person, "hamburg", "first")
    assert again.part == 8
    assert len(again.person.ask("GET", "api/lobby")["mine"]) == tables, "no second table is made for it"


@pytest.mark.parametrize("game", sorted({game for game, _ in LESSONS}))
def test_the_tutorial_of_a_game_opens_its_first_lesson(visit: Callable[..., Visitor], game: str) -> None:
    anna = visit()
    anna.go(f"tutorial/{game}")
    anna.page.locator(".clerk").wait_for()
    table = anna.ask("GET", "api/lobby")["mine"][0]["id"]
    assert anna.state(table)["game"] == game


def test_a_game_without_lessons_has_none(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    anna.go("tutorial/nothing")
    expect(anna.page.get_by_role("alert")).to_have_text("This game has no lesson yet.")
