"""Maps in the manner of old engravings: coasts as curves, water lines, a wash on the land, frame and compass."""

from __future__ import annotations

from typing import Final

from merkator.core.drawing_pen import Ink, Pen, number

WATER_LINES: Final = ((15, 0.25), (10.5, 0.4), (6.5, 0.55), (3.2, 0.75))


def points_of(line: str) -> list[tuple[float, float]]:
    """Read the points of a line."""
    return [(float(x), float(y)) for x, _, y in [point.partition(",") for point in line.split()]]


def flowing(line: str, closed: bool = True) -> str:
    """Draw a curve through all points of a line: a coast, or with open ends a river.

    >>> flowing("0,0 6,6 12,0", closed=False)
    'M0 0s4 6 6 6s5-5 6-6'
    """
    return curve(points_of(line), closed)


def curve(points: list[tuple[float, float]], closed: bool = True) -> str:
    """Draw a curve through points."""
    corners = [(round(x), round(y)) for x, y in points]
    before = [corners[-1] if closed else corners[0], *corners[:-1]]
    after = [*corners[1:], corners[0] if closed else corners[-1]]
    bends = zip(corners, before, after, strict=True)
    handles = [(x - round((u - r) / 6), y - round((v - t) / 6)) for (x, y), (r, t), (u, v) in bends]
    path = f"M{corners[0][0]} {corners[0][1]}"
    steps = list(zip(corners, corners[1:] + corners[:1], handles[1:] + handles[:1], strict=True))
    for (x, y), (u, v), (h, k) in steps if closed else steps[:-1]:
        path += f"s{h - x} {k - y} {u - x} {v - y}".replace(" -", "-")
    return path + "z" * closed


def land(pen: Pen[Ink], name: str, path: str, lines_out: int = 4) -> str:
    """Draw land with water lines outside of the coast and a wash inside of it."""
    shape = f"{pen.prefix}-{name}"
    hatch, sea, wash_ink = (pen.paint("", "", ink) for ink in (pen.ink.hatch, pen.ink.sea, pen.ink.wash))
    lines = "".join(
        [
            f'<use href="#{shape}"{hatch} stroke-opacity="{strength}" stroke-width="{width + 1.3}"/>'
            f'<use href="#{shape}"{sea} stroke-width="{width}"/>'
            for width, strength in WATER_LINES[-lines_out:]
        ]
    )
    wash = "".join(
        [f'<use href="#{shape}"{wash_ink} stroke-opacity=".16" stroke-width="{width}"/>' for width in (26, 17, 9)]
    )
    return (
        f'<defs><path id="{shape}" fill-rule="evenodd" d="{path}"/>'
        f'<clipPath id="{shape}-in"><use href="#{shape}" clip-rule="evenodd"/></clipPath></defs>'
        f'<g fill="none" stroke-linejoin="round">{lines}</g><use href="#{shape}" fill="{pen.ink.land}"/>'
        f'<g fill="none" clip-path="url(#{shape}-in)">{wash}</g>'
        f'<use href="#{shape}" fill="none" stroke="{pen.ink.map_ink}" stroke-width="1.1"/>'
    )


def compass(pen: Pen[Ink], x: float, y: float) -> str:
    """Draw the rose that the rhumb lines meet in."""
    ink, paper = pen.ink.map_ink, pen.ink.margin
    star = "".join(
        [
            f'<g transform="rotate({turn})"><path fill="{ink}" d="M0 0l{w} {-w}L0 {-h}z"/>'
            f'<path fill="{paper}" d="M0 0l{-w} {-w}L0 {-h}z"/></g>'
            for turn, w, h in [(k, 4, 15) for k in (45, 135, 225, 315)] + [(k, 5, 23) for k in (0, 90, 180, 270)]
        ]
    )
    return (
        f'<g transform="translate({number(x)} {number(y)})" stroke="{ink}" stroke-width=".7">'
        '<circle r="17" fill="none"/>'
        f'<circle r="19.5" fill="none" stroke-dasharray="1 2.06" stroke-width="2"/>{star}'
        f'<path fill="{pen.ink.wax}" stroke="none" d="M0-34l3.6 6.5L0-29.5l-3.6 2z"/></g>'
    )


def frame(pen: Pen[Ink], width: float, height: float) -> str:
    """Draw the graduated frame of a map."""
    ink = pen.ink.map_ink
    return (
        pen.box(5, 5, width - 10, height - 10, "none", pen.ink.margin, 0, 'stroke-width="10"')
        + pen.box(5, 5, width - 10, height - 10, "none", ink, 0, 'stroke-width="4" stroke-dasharray="22"')
        + pen.box(2.5, 2.5, width - 5, height - 5, "none", ink, 0, 'stroke-width=".7"')
        + pen.box(7.5, 7.5, width - 15, height - 15, "none", ink, 0, 'stroke-width=".7"')
        + pen.box(10, 10, width - 20, height - 20, "none", ink, 0, 'stroke-width=".7"')
    )
