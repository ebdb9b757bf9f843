"""What axe-core complains about on a page."""

from __future__ import annotations

from pathlib import Path

from visitors import Visitor

AXE = (Path(__file__).parent.parent.parent / "web/node_modules/axe-core/axe.min.js").read_text("utf-8")
RUN = """async rules => (await axe.run(document, {resultTypes: ["violations"], ...rules})).violations.map(
    each => `${each.id}: ${each.help}: ` + each.nodes.slice(0, 4).map(
      node => node.target.join(" ") + " | " + node.html.slice(0, 160) + " | "
        + (node.any[0]?.message ?? node.all[0]?.message ?? "")).join("\\n   "))"""
COLOURS = {"runOnly": ["color-contrast", "link-in-text-block"]}
"""What can differ from one theme to the other."""


def check(person: Visitor, what: str) -> list[str]:
    """Return what axe complains about: everything by daylight, and the colours by candle."""
    page = person.rest()
    page.wait_for_function("() => !document.getAnimations().length")
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE)
    dark = page.evaluate("() => matchMedia('(prefers-color-scheme: dark)').matches")
    return [f"{what}: {each}" for each in page.evaluate(RUN, COLOURS if dark else {})]
