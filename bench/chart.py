"""The chart for the README: decisions and copies per second of everyone, on a scale of powers of ten."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import ceil, floor, log10
from typing import Final, NamedTuple

WIDTH: Final = 860
LABELS: Final = 190  # room for the names
PANEL: Final = 300  # width of one panel's scale
GAP: Final = 35
TOP: Final = 58
ROW: Final = 22

STYLE: Final = """
  text { font: 12px system-ui, sans-serif; fill: #333 }
  .title { font-weight: 600; font-size: 13px }
  .small { font-size: 10px; fill: #777 }
  .line { stroke: #ddd }
  .bar { stroke: #9aa5b1; stroke-width: 3 }
  .dot { fill: #7b8794 }
  .ours .bar { stroke: #e0a458 } .ours .dot { fill: #b8621b } .ours text { font-weight: 600 }
  @media (prefers-color-scheme: dark) {
    text { fill: #ddd } .small { fill: #999 } .line { stroke: #444 }
    .ours .dot { fill: #f0b56a }
  }
"""


class Bar(NamedTuple):
    """One row: a name, its figures (one a panel), and whether it is ours."""

    name: str
    values: Sequence[float]
    ours: bool


def draw(bars: Sequence[Bar], titles: Sequence[str]) -> str:
    """Return the chart as SVG, the fastest (by the first figure) on top."""
    ordered = sorted(bars, key=lambda bar: -bar.values[0])
    height = TOP + ROW * len(ordered) + 12
    panels = [_panel(ordered, number, title, height) for number, title in enumerate(titles)]
    names = "".join(_name(bar, row) for row, bar in enumerate(ordered))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" '
        f'role="img" aria-label="{escape(" and ".join(titles))}">\n<style>{STYLE}</style>\n'
        f"{''.join(panels)}{names}</svg>\n"
    )


def _name(bar: Bar, row: int) -> str:
    text = f'<text x="{LABELS - 8}" y="{_y(row) + 4}" text-anchor="end">{escape(bar.name)}</text>'
    return f'<g class="{_kind(bar)}">{text}</g>\n'


def _panel(bars: Sequence[Bar], number: int, title: str, height: int) -> str:
    left = LABELS + number * (PANEL + GAP)
    values = [bar.values[number] for bar in bars]
    low, high = floor(log10(min(values))), ceil(log10(max(values)))
    scale = (PANEL - 55) / max(1, high - low)  # the last figure stands right of its dot
    lines = [_power(left + (power - low) * scale, power, height) for power in range(low, high + 1)]
    rows = []
    for row, bar in enumerate(bars):
        x = left + (log10(bar.values[number]) - low) * scale
        rows.append(
            f'<g class="{_kind(bar)}"><line class="bar" x1="{left}" x2="{x:.1f}" y1="{_y(row)}" y2="{_y(row)}"/>'
            f'<circle class="dot" cx="{x:.1f}" cy="{_y(row)}" r="5"/>'
            f'<text x="{x + 9:.1f}" y="{_y(row) + 4}">{_short(bar.values[number])}</text></g>\n'
        )
    heading = f'<text class="title" x="{left}" y="18">{escape(title)}</text>\n'
    return heading + "".join(lines) + "".join(rows)


def _power(x: float, power: int, height: int) -> str:
    line = f'<line class="line" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP - 12}" y2="{height - 8}"/>'
    text = f'<text class="small" x="{x:.1f}" y="{TOP - 18}" text-anchor="middle">{_short(10.0**power)}</text>'
    return line + text + "\n"


def _kind(bar: Bar) -> str:
    return "ours" if bar.ours else "other"


def _y(row: int) -> int:
    return TOP + ROW * row + ROW // 2


def _short(value: float) -> str:
    """Return a figure in few signs.

    >>> _short(628157), _short(4210), _short(1250000), _short(87)
    ('628k', '4.2k', '1.25M', '87')
    """
    if value >= 1e6:
        return f"{value / 1e6:.3g}M"
    if value >= 1e4:
        return f"{value / 1e3:.0f}k"
    return f"{value / 1e3:.2g}k" if value >= 1e3 else f"{value:.0f}"
