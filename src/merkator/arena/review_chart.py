"""The chart of a review as SVG: what each seat could expect, decision by decision, and where something was lost."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from itertools import pairwise
from math import ceil, floor, log10
from typing import Final

from merkator.arena.review import Moment

WIDTH: Final = 760
HEIGHT: Final = 380
LEFT: Final = 64
RIGHT: Final = 150
TOP: Final = 46
BOTTOM: Final = 40
LONGEST: Final = 16  # letters of a name
MARKED: Final = 8  # losses that are marked, the largest
_COLOURS: Final = ("#a3341f", "#2d5f8b", "#3f7a46", "#8a6a1f", "#6b4a86", "#4d5a62")
_DASHES: Final = ("", "7 4", "2 3", "9 3 2 3", "5 2", "1 4")

STYLE: Final = """
  text { font: 12px system-ui, sans-serif; fill: #333 }
  .title { font-weight: 600; font-size: 14px }
  .small { font-size: 11px; fill: #777 }
  .grid { stroke: #ddd }
  .zero { stroke: #777; stroke-width: 1.4 }
  .line { fill: none; stroke-width: 2.2; stroke-linejoin: round }
  .lost { stroke: #fff; stroke-width: 1 }
  @media (prefers-color-scheme: dark) {
    text { fill: #ddd } .small { fill: #999 } .grid { stroke: #444 } .zero { stroke: #999 } .lost { stroke: #222 }
  }
"""


@dataclass(frozen=True)
class Labels:
    """The words on a chart."""

    title: str
    across: str
    names: Sequence[str]
    amount: Callable[[float], str]  # writes a number as the language does


class _Scale:
    """Where steps and values are drawn."""

    def __init__(self, last: int, values: Sequence[float]) -> None:
        self.last = max(last, 1)
        self.marks = ticks(min(0.0, *values), max(1.0, *values))
        self.low, self.high = self.marks[0], self.marks[-1]

    def x(self, step: int) -> float:
        return LEFT + step * (WIDTH - LEFT - RIGHT) / self.last

    def y(self, value: float) -> float:
        return HEIGHT - BOTTOM - (value - self.low) * (HEIGHT - TOP - BOTTOM) / (self.high - self.low)


def ticks(low: float, high: float) -> list[float]:
    """Return round values that span all of a range, zero among them.

    >>> ticks(-3, 17), ticks(0, 90)
    ([-5.0, 0.0, 5.0, 10.0, 15.0, 20.0], [0.0, 20.0, 40.0, 60.0, 80.0, 100.0])
    """
    rough = (high - low) / 5
    unit = 10.0 ** floor(log10(rough))
    step = next(unit * times for times in (1, 2, 5, 10) if unit * times >= rough)
    return [step * number for number in range(floor(low / step), ceil(high / step) + 1)]


def draw(moments: Sequence[Moment], results: Sequence[float] | None, last: int, labels: Labels) -> str:
    """Return the chart: a line for each seat that was looked at, to its result when the game is over."""
    seats = sorted({moment.seat for moment in moments})
    courses = {seat: course(moments, seat, results, last) for seat in seats}
    scale = _Scale(last, [value for points in courses.values() for _, value in points] or [0.0])
    drawn = [_grid(scale, labels)]
    ends = _apart([scale.y(courses[seat][-1][1]) for seat in seats if courses[seat]])
    for number, seat in enumerate([seat for seat in seats if courses[seat]]):
        drawn.append(_course(seat, courses[seat], ends[number], scale, labels))
    drawn += [_loss(moment, scale, labels) for moment in worst(moments)]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" '
        f'role="img" aria-label="{escape(labels.title)}">\n<title>{escape(labels.title)}</title>\n'
        f'<style>{STYLE}</style>\n<text class="title" x="{LEFT}" y="20">{escape(labels.title)}</text>\n'
        f"{''.join(drawn)}</svg>\n"
    )


def course(
    moments: Sequence[Moment], seat: int, results: Sequence[float] | None, last: int
) -> list[tuple[int, float]]:
    """Return what a seat could expect before each of its decisions, and what it got."""
    points = [(m.step - 1, m.value) for m in moments if m.seat == seat and m.value is not None]
    return points if results is None else [*points, (last, results[seat])]


def worst(moments: Sequence[Moment]) -> list[Moment]:
    """Return the decisions that cost most."""
    lost = [moment for moment in moments if moment.lost and moment.value is not None]
    return sorted(lost, key=lambda moment: -(moment.lost or 0.0))[:MARKED]


def _grid(scale: _Scale, labels: Labels) -> str:
    drawn = []
    for mark in scale.marks:
        y = scale.y(mark)
        kind = "zero" if mark == 0 and scale.low < 0 else "grid"
        drawn.append(
            f'<line class="{kind}" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>'
            f'<text class="small" x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{_written(mark, labels)}</text>\n'
        )
    for step in ticks(0, scale.last):
        if 0 < step <= scale.last:
            x, label = scale.x(int(step)), _written(step, labels)
            drawn.append(f'<text class="small" x="{x:.1f}" y="{HEIGHT - 22}" text-anchor="middle">{label}</text>\n')
    middle = (LEFT + WIDTH - RIGHT) // 2
    drawn.append(
        f'<text class="small" x="{middle}" y="{HEIGHT - 6}" text-anchor="middle">{escape(labels.across)}</text>\n'
    )
    return "".join(drawn)


def _written(value: float, labels: Labels) -> str:
    """Write a mark as the language does, with a real minus sign."""
    return escape(labels.amount(value).replace("-", "−"))


def _course(seat: int, points: Sequence[tuple[int, float]], end: float, scale: _Scale, labels: Labels) -> str:
    colour, dash = _COLOURS[seat % len(_COLOURS)], _DASHES[seat % len(_DASHES)]
    path = " ".join([f"{scale.x(step):.1f},{scale.y(value):.1f}" for step, value in points])
    name = labels.names[seat]
    short = name if len(name) <= LONGEST else name[: LONGEST - 1] + "…"
    label = f"{short} {labels.amount(points[-1][1])}"
    return (
        f'<polyline class="line" stroke="{colour}" stroke-dasharray="{dash}" points="{path}"/>'
        f'<text x="{WIDTH - RIGHT + 8}" y="{end + 4:.1f}">{escape(label)}</text>\n'
    )


def _loss(moment: Moment, scale: _Scale, labels: Labels) -> str:
    """Mark a decision that cost something, the more the larger."""
    assert moment.value is not None
    assert moment.lost is not None
    label = f"{moment.step}: −{labels.amount(moment.lost)}"
    size = 3 + min(5.0, 40 * moment.lost / (scale.high - scale.low))
    return (
        f'<circle class="lost" fill="{_COLOURS[moment.seat % len(_COLOURS)]}" cx="{scale.x(moment.step - 1):.1f}" '
        f'cy="{scale.y(moment.value):.1f}" r="{size:.1f}"><title>{escape(label)}</title></circle>\n'
    )


def _apart(places: Sequence[float], gap: float = 15.0) -> list[float]:
    """Move names apart that would lie on each other."""
    found = list(places)
    order = sorted(range(len(found)), key=lambda at: found[at])
    for before, after in pairwise(order):
        found[after] = max(found[after], found[before] + gap)
    return found
