"""The chart of a tournament as SVG: a dot for each rating with its doubt, and who won how much against whom."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import ceil, floor
from typing import Final

from merkator.arena.quantities import count_noun
from merkator.arena.tournament import StandingsRow

LABELS: Final = 200  # room for the names
SCALE: Final = 360  # width of the scale of ratings
GAP: Final = 40
CELL: Final = 46
TOP: Final = 60
ROW: Final = 26
LONGEST: Final = 24  # letters of a name

STYLE: Final = """
  text { font: 12px system-ui, sans-serif; fill: #333 }
  .title { font-weight: 600; font-size: 13px }
  .small { font-size: 10px; fill: #777 }
  .line { stroke: #ddd }
  .bar { stroke: #e0a458; stroke-width: 4; stroke-linecap: round }
  .dot { fill: #b8621b }
  .won { fill: #b8621b }
  @media (prefers-color-scheme: dark) {
    text { fill: #ddd } .small { fill: #999 } .line { stroke: #444 } .dot { fill: #f0b56a } .won { fill: #f0b56a }
  }
"""


def draw(lines: Sequence[StandingsRow], title: str) -> str:
    """Return the chart, the best bot on top."""
    width = LABELS + SCALE + GAP + CELL * len(lines) + 12
    height = TOP + ROW * len(lines) + 14
    names = "".join([_name(line, row) for row, line in enumerate(lines)])
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        f'role="img" aria-label="{escape(title)}">\n<title>{escape(title)}</title>\n<style>{STYLE}</style>\n'
        f'<text class="title" x="{LABELS}" y="18">{escape(title)}</text>\n'
        f"{names}{_ratings(lines, height)}{_cross(lines)}</svg>\n"
    )


def _y(row: int) -> int:
    return TOP + ROW * row + ROW // 2


def _name(line: StandingsRow, row: int) -> str:
    name = line.bot if len(line.bot) <= LONGEST else "…" + line.bot[1 - LONGEST :]
    return (
        f'<text class="small" x="4" y="{_y(row) + 4}">{row + 1}</text>'
        f'<text x="{LABELS - 10}" y="{_y(row) + 4}" text-anchor="end">{escape(name)}</text>\n'
    )


def _ratings(lines: Sequence[StandingsRow], height: int) -> str:
    """Draw ratings on a scale; bars reach two standard deviations to each side."""
    low = floor(min([line.rating - 2 * line.doubt for line in lines]) / 5) * 5
    high = max(low + 5, ceil(max([line.rating + 2 * line.doubt for line in lines]) / 5) * 5)
    unit = SCALE / (high - low)
    drawn = []
    for mark in range(low, high + 1, 5 * max(1, (high - low) // 40)):
        x = LABELS + (mark - low) * unit
        drawn.append(
            f'<line class="line" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP - 6}" y2="{height - 10}"/>'
            f'<text class="small" x="{x:.1f}" y="{TOP - 12}" text-anchor="middle">{mark}</text>\n'
        )
    for row, line in enumerate(lines):
        x = LABELS + (line.rating - low) * unit
        reach = 2 * line.doubt * unit
        label = f"{line.bot}: {line.rating:.1f} ± {2 * line.doubt:.1f}, {count_noun(line.games, 'game')}"
        drawn.append(
            f"<g><title>{escape(label)}</title>"
            f'<line class="bar" x1="{x - reach:.1f}" x2="{x + reach:.1f}" y1="{_y(row)}" y2="{_y(row)}"/>'
            f'<circle class="dot" cx="{x:.1f}" cy="{_y(row)}" r="5"/></g>\n'
        )
    return "".join(drawn)


def _cross(lines: Sequence[StandingsRow]) -> str:
    """Draw what each bot won against each, the stronger the colour the more."""
    left = LABELS + SCALE + GAP
    drawn = [f'<text class="small" x="{left}" y="{TOP - 28}">won against</text>\n']
    for column in range(len(lines)):
        x = left + CELL * column + CELL / 2
        drawn.append(f'<text class="small" x="{x:.0f}" y="{TOP - 12}" text-anchor="middle">{column + 1}</text>\n')
    for row, line in enumerate(lines):
        for column, share in enumerate(line.against):
            if share is not None:
                x, y = left + CELL * column, TOP + ROW * row
                drawn.append(
                    f'<rect class="won" x="{x + 2}" y="{y + 2}" width="{CELL - 4}" height="{ROW - 4}" rx="3" '
                    f'fill-opacity="{0.06 + 0.6 * share:.2f}"/>'
                    f'<text x="{x + CELL / 2:.0f}" y="{_y(row) + 4}" text-anchor="middle">{share:.0%}</text>\n'
                )
    return "".join(drawn)
