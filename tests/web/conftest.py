"""A real browser at a real server. Each visitor has a context of its own; no page may write errors to its console."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from site_server import Site
from tools import chromium
from visitors import PATIENCE, Visitor

expect.set_options(timeout=PATIENCE)

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--font-render-hinting=none",
    "--force-color-profile=srgb",
]


PICTURES = Path(__file__).parent.parent.parent / "out" / "web"
"""Where pictures of tests that failed are left."""
FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = chromium.found()
    assert path, "there is no Chromium: `make test` installs it, or says what to install"
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server for all tests that do not hurt it."""
    with Site(tmp_path_factory.mktemp("site") / "merkator.db") as running:
        yield running


@pytest.fixture
def own_site(tmp_path: Path) -> Iterator[Site]:
    """A server that a test may kill."""
    with Site(tmp_path / "merkator.db") as running:
        yield running


@pytest.fixture
def visit(browser: Browser, site: Site, request: pytest.FixtureRequest) -> Iterator[Callable[..., Visitor]]:
    """Let someone in: `visit(width=390, height=844, language="de", theme="dark")`."""
    visitors: list[Visitor] = []

    def enter(at: Site = site, **likes: object) -> Visitor:
        visitors.append(Visitor(browser, at, **likes))  # type: ignore[arg-type]
        return visitors[-1]

    yield enter
    if request.node.stash.get(FAILED, False):
        PICTURES.mkdir(parents=True, exist_ok=True)
        for number, visitor in enumerate(visitors):
            visitor.page.screenshot(path=PICTURES / f"{request.node.name}-{number}.png")
    for visitor in visitors:
        visitor.leave()


@pytest.fixture
def page(visit: Callable[..., Visitor]) -> Page:
    return visit().page
