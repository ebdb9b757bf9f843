"""What the pages look like: golden pictures in all sizes, themes and languages, and no word that cannot be read."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, StorageState

from golden import SHARE, compare, difference, small
from layout_check import unreadable
from midgame import at_step, cut, whole
from site_server import Site
from visitors import Visitor

PICTURES = Path(__file__).parent.parent.parent / "out" / "web"
SIZES = {390: 844, 768: 1024, 1440: 900, 2560: 1440}
NAMES = ["Anna", "Bertil", "Clara", "David"]
THEMES = ("light", "dark")
TABLES = ("hamburg", "rome", "end")
"""Looked at in every size and theme, in one language each and in a long test in both."""
OTHERS = {(390, "de"): "light", (768, "en"): "dark", (1440, "en"): "light", (2560, "de"): "dark"}


class Gallery:
    """A server with fixed tables, and people whose tables they are."""

    def __init__(self, browser: Browser, site: Site) -> None:
        self.site = site
        anna = Visitor(browser, site).enter("Anna")
        bert = Visitor(browser, site).enter("Bertil")
        bert.ask(
            "POST",
            "api/tables",
            {"game": "hamburg", "players": 3, "seats": [{"kind": "me"}], "public": True, "title": "Hanse"},
        )
        records = {
            "end": (whole("three-players", NAMES[:3]), "Michaelis"),
            "rome": (cut("rome-four", in_round(7, "move"), NAMES), "Mare nostrum"),
            "hamburg": (cut("three-players", in_round(7, "travel"), NAMES[:3]), "Elbe"),
        }
        cards = anna.read("api/games/hamburg/cards.toml")
        kept = anna.ask("POST", "api/card-sets", {"game": "hamburg", "name": "Merkator", "text": cards})
        self.paths = {"start": "", "new": "new?game=hamburg", "rules": "rules/rome", "cards": f"cards/{kept['id']}"}
        for name, (record, title) in records.items():
            self.paths[name] = table(anna, record, title)
        self.anna: StorageState = anna.context.storage_state()
        # A lesson makes a table, which the start page would show: another one takes it.
        self.bert: StorageState = bert.context.storage_state()
        self.asked = {
            step: table(bert, cut(record, at_step(step), names_of(record)), step)
            for step, record in QUESTIONS.items()
        }
        for person in (anna, bert):
            person.leave()


QUESTIONS = {
    "return": "rome-four",
    "attack": "rome-five",
    "answer": "rome-five",
    "escape": "rome-five",
    "ship": "rome-three",
    "sum": "rome-three",
    "lend": "rome-three",
    "trade": "rome-three",
}
"""The wordiest questions of rome, and a record in which each is asked."""


def names_of(record: str) -> list[str]:
    """Return names for all of a record's players."""
    count = {"rome-three": 3, "rome-four": 4, "rome-five": 5}[record]
    return [*NAMES, "Emma"][:count]


def table(person: Visitor, record: str, title: str) -> str:
    """Make a table of a record and return its path."""
    made = person.ask("POST", "api/records", {"record": record, "title": title})
    return f"table/{made['id']}"


def in_round(number: int, step: str) -> Callable[[dict[str, dict[str, object]]], bool]:
    """Want a decision of a step in a round."""
    return lambda view: bool(view["turn"]["round"] == number and view["turn"]["step"] == step)


@pytest.fixture(scope="module")
def gallery(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Gallery]:
    with Site(tmp_path_factory.mktemp("gallery") / "merkator.db") as site:
        yield Gallery(browser, site)


@pytest.mark.parametrize(
    ("width", "language"),
    [
        pytest.param(width, language, marks=[] if (width, language) in OTHERS else pytest.mark.long)
        for width in SIZES
        for language in ("en", "de")
    ],
)
def test_pages_look_like_their_golden_pictures(
    visit: Callable[..., Visitor], gallery: Gallery, width: int, language: str
) -> None:
    likes = {"width": width, "height": SIZES[width], "language": language}
    anna = visit(gallery.site, **likes, storage=gallery.anna)
    wrong: list[str] = []
    for name in TABLES:
        wrong += looked_at(anna, name, gallery.paths[name], f"{name}-{width}-{language}", THEMES)
    theme = OTHERS.get((width, language))
    if theme:
        for name in ("start", "new", "rules", "cards"):
            wrong += looked_at(anna, name, gallery.paths[name], f"{name}-{width}-{language}", (theme,))
        learner = visit(gallery.site, **likes, storage=gallery.bert)
        wrong += looked_at(learner, "tutorial", "tutorial", f"tutorial-{width}-{language}", (theme,))
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(("width", "language"), [(1440, "de"), (390, "de")])
def test_long_questions_of_rome_can_be_read(
    visit: Callable[..., Visitor], gallery: Gallery, width: int, language: str
) -> None:
    """German words are the longer ones."""
    bert = visit(gallery.site, width=width, height=SIZES[width], language=language, storage=gallery.bert)
    wrong: list[str] = []
    for step, path in gallery.asked.items():
        show(bert, step, path)
        wrong += [f"{step}: {each}" for each in unreadable(bert.page)]
    assert not wrong, "\n".join(wrong)


def test_a_panel_that_moved_is_a_difference_and_softer_letters_are_none(
    visit: Callable[..., Visitor], gallery: Gallery
) -> None:
    anna = visit(gallery.site, storage=gallery.anna)
    show(anna, "rome", gallery.paths["rome"])
    before = small(settled(anna))
    anna.page.evaluate("() => { document.body.style.webkitTextStroke = '0.2px'; }")
    assert difference(before, small(settled(anna))) <= SHARE
    anna.page.evaluate("() => { document.querySelector('.side').style.translate = '0 12px'; }")
    assert difference(before, small(settled(anna))) > SHARE


def looked_at(person: Visitor, name: str, path: str, golden: str, themes: tuple[str, ...]) -> list[str]:
    """Open a page, and say what cannot be read on it and how it differs from its pictures, one for each theme."""
    show(person, name, path)
    wrong = [f"{golden}: {each}" for each in unreadable(person.page)]
    for theme in themes:
        person.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        told = compare(taken(person), f"{golden}-{theme}", PICTURES)
        if told:  # it may have been taken while something was still drawn
            told = compare(settled(person), f"{golden}-{theme}", PICTURES)
        wrong += [told] if told else []
    return wrong


def taken(person: Visitor) -> bytes:
    """Take a picture of what is seen."""
    return person.page.screenshot(animations="disabled", caret="hide")


def settled(person: Visitor) -> bytes:
    """Take pictures of a page until two in succession are the same, a moment apart."""
    last = b""
    for _ in range(20):
        person.rest()
        person.page.wait_for_timeout(500)
        picture = taken(person)
        if picture == last:
            break
        last = picture
    return picture


READY = {
    "start": "button.primary:enabled",
    "new": "button.primary:enabled",
    "rules": ".rule",
    "cards": "details.entry",
    "tutorial": ".clerk p",
}
"""What a page has when it is there; a table has its number."""


def show(person: Visitor, name: str, path: str) -> None:
    """Open a page, and wait until nothing moves any more."""
    page = person.go(path)
    page.locator(READY.get(name, "[data-number]")).first.wait_for()
    if name == "start":
        page.locator("aside a").first.wait_for()
    if path.startswith("table/") and name != "end":
        person.uncover()
    person.rest()
    page.mouse.move(0, 0)
    page.evaluate("() => document.activeElement?.blur()")
    person.rest()
