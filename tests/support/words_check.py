"""No message may be missing: where it is, the page shows its id instead of words."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page

ROOT = Path(__file__).parents[2]
TEXTS = [*(ROOT / "web/src").rglob("text/*.ftl"), *(ROOT / "src/merkator").rglob("text/*.ftl")]
MESSAGE = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
# What a screen reader or a tooltip says counts as well; code, and names that are the same in every language, do not.
SAID = """() => {
    const found = [document.title];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) if (!walk.currentNode.parentElement.closest("script, style, code, [translate=no]")) found.push(walk.currentNode.data);
    for (const each of document.querySelectorAll("[aria-label], [title], [placeholder], [alt], [aria-valuetext]"))
        for (const name of ["aria-label", "title", "placeholder", "alt", "aria-valuetext"]) found.push(each.getAttribute(name) ?? "");
    return found;
}"""


def message_ids() -> set[str]:
    """Return the ids of all messages, those of one plain word left out: they may be words themselves."""
    found = {name for path in TEXTS for name in MESSAGE.findall(path.read_text("utf-8"))}
    return {name for name in found if "-" in name}


def assert_no_missing_words(page: Page) -> None:
    """Complain about ids of messages that stand on the page, and about values that were never put in."""
    said = page.evaluate(SAID)
    ids = re.compile(r"(?<![\w/-])[a-z]+(?:-[a-z0-9_]+)+(?:\.[a-z]+)?(?![\w-])|\{\s?\$\w+|undefined|NaN|\[object")
    starts = {name.split("-")[0] for name in message_ids()}
    wrong = [text.strip() for text in said for hit in ids.findall(text) if _suspicious(hit, starts)]
    assert not wrong, wrong


def _suspicious(hit: str, starts: set[str]) -> bool:
    return hit.startswith("{") or hit in ("undefined", "NaN", "[object") or hit.split("-")[0] in starts
