"""Draws the letters of a font with fewer points: `python simplify_font.py FONT.woff2 …` (needs fonttools and brotli).

The letters of IM Fell are traced from old prints, with some 250 points each. What lies within 3 of 2048 units of the
line is left out: an eighth of a pixel in the largest title, and half of the file.
"""

from __future__ import annotations

import sys
from array import array
from math import hypot
from pathlib import Path

from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphCoordinates

AWAY = 3.0  # units of the font
GRID = 2
PARTS = 6  # of a curve

Point = tuple[float, float]


def corners(points: list[Point], flags: list[int]) -> list[Point]:
    """Return a closed line of quadratic curves as points on it."""
    on = [(point, bool(flag & 1)) for point, flag in zip(points, flags, strict=True)]
    line = []
    for at, (here, sure) in enumerate(on):
        line.append((here, sure))
        there, next_sure = on[(at + 1) % len(on)]
        if not sure and not next_sure:  # between two handles there is a point that need not be written
            line.append((((here[0] + there[0]) / 2, (here[1] + there[1]) / 2), True))
    start = next(at for at, (_, sure) in enumerate(line) if sure)
    line = line[start:] + line[:start]
    found: list[Point] = []
    for at, (handle, sure) in enumerate(line):
        if sure:
            found.append(handle)
            continue
        before, after = line[at - 1][0], line[(at + 1) % len(line)][0]
        for part in range(1, PARTS):
            t = part / PARTS
            three = ((1 - t) ** 2, before), (2 * t * (1 - t), handle), (t**2, after)
            x, y = (sum(weight * point[axis] for weight, point in three) for axis in (0, 1))
            found.append((x, y))
    return found


def fewer(line: list[Point]) -> list[Point]:
    """Leave out what is near enough to the rest of a line (Ramer, Douglas, Peucker)."""
    kept = {0, len(line) - 1}
    parts = [(0, len(line) - 1)]
    while parts:
        first, last = parts.pop()
        if last - first < 2:
            continue
        far, at = max((_distance(line[first], line[last], line[each]), each) for each in range(first + 1, last))
        if far > AWAY:
            kept.add(at)
            parts += [(first, at), (at, last)]
    return [line[at] for at in sorted(kept)]


def _distance(one: Point, other: Point, point: Point) -> float:
    dx, dy = other[0] - one[0], other[1] - one[1]
    long = hypot(dx, dy)
    if not long:
        return hypot(point[0] - one[0], point[1] - one[1])
    return abs(dy * (point[0] - one[0]) - dx * (point[1] - one[1])) / long


def redraw(glyph: Glyph) -> None:
    """Draw a letter with fewer points."""
    all_points, all_flags = list(glyph.coordinates), list(glyph.flags)
    points: list[Point] = []
    ends = []
    start = 0
    for end in glyph.endPtsOfContours:
        line = corners(all_points[start : end + 1], all_flags[start : end + 1])
        start = end + 1
        thin = [(round(x / GRID) * GRID, round(y / GRID) * GRID) for x, y in fewer([*line, line[0]])[:-1]]
        thin = [point for at, point in enumerate(thin) if point != thin[at - 1]]
        if len(thin) > 2:
            points += thin
            ends.append(len(points) - 1)
    glyph.coordinates = GlyphCoordinates(points)
    glyph.flags = array("B", [1] * len(points))
    glyph.endPtsOfContours = ends
    glyph.numberOfContours = len(ends)


def main(paths: list[str]) -> None:
    """Simplify fonts where they are."""
    for path in map(Path, paths):
        before = path.stat().st_size
        font = TTFont(path)
        table = font["glyf"]
        for name in font.getGlyphOrder():
            if table[name].numberOfContours > 0:
                redraw(table[name])
                table[name].recalcBounds(table)
        font.flavor = "woff2"
        font.save(path)
        print(f"{path.stem.ljust(12)} {before} -> {path.stat().st_size}")


if __name__ == "__main__":
    main(sys.argv[1:])
