"""What the pages look like: golden pictures in all sizes, themes and languages, and no word that cannot be read."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from golden import compare
from layout_check import unreadable
from midgame import cut, whole
from site_server import Site
from visitors import Visitor

PICTURES = Path(__file__).parent.parent.parent / "out" / "web"
SIZES = {390: 844, 768: 1024, 1440: 900, 2560: 1440}
NAMES = ["Anna", "Bertil", "Clara", "David"]


class Gallery:
    """A server with fixed tables, and somebody whose tables they are."""

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
            "rome": (cut("rome-four", sailing, NAMES), "Mare nostrum"),
            "hamburg": (cut("three-players", travelling, NAMES[:3]), "Elbe"),
        }
        self.paths = {"start": ""}
        for name, (record, title) in records.items():
            made = anna.ask("POST", "api/records", {"record": record, "title": title})
            self.paths[name] = f"table/{made['id']}"
        self.storage = anna.context.storage_state()
        for person in (anna, bert):
            person.leave()


def sailing(view: dict[str, object]) -> bool:
    turn = view["turn"]
    assert isinstance(turn, dict)
    return bool(turn["round"] == 7 and turn["step"] == "move")


def travelling(view: dict[str, object]) -> bool:
    turn = view["turn"]
    assert isinstance(turn, dict)
    return bool(turn["round"] == 7 and turn["step"] == "travel")


@pytest.fixture(scope="module")
def gallery(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Gallery]:
    with Site(tmp_path_factory.mktemp("gallery") / "merkator.db") as site:
        yield Gallery(browser, site)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", SIZES)
def test_pages_look_like_their_golden_pictures(
    visit: Callable[..., Visitor], gallery: Gallery, width: int, theme: str, language: str
) -> None:
    anna = visit(
        gallery.site, width=width, height=SIZES[width], theme=theme, language=language, storage=gallery.storage
    )
    wrong: list[str] = []
    for name, path in gallery.paths.items():
        show(anna, name, path)
        if theme == "light":  # words lie in the same places in the dark
            wrong += [f"{name}: {each}" for each in unreadable(anna.page)]
        picture = anna.page.screenshot(animations="disabled", caret="hide")
        told = compare(picture, f"{name}-{width}-{theme}-{language}", PICTURES)
        wrong += [told] if told else []
    assert not wrong, "\n".join(wrong)


def show(person: Visitor, name: str, path: str) -> None:
    """Open a page, and wait until nothing moves any more."""
    page = person.go(path)
    if name == "start":
        page.locator("button.primary:enabled").wait_for()
        page.locator("aside a").first.wait_for()
    else:
        page.locator("[data-number]").wait_for()
    if name in ("hamburg", "rome"):
        person.uncover()
    page.wait_for_load_state("networkidle")
    page.mouse.move(0, 0)
    page.evaluate("() => { document.activeElement?.blur(); return document.fonts.ready.then(() => null); }")
    page.wait_for_function("() => !document.getAnimations().some(each => each.playState === 'running')")
