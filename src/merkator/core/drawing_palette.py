"""The colours of all drawings, light and dark: desk, papers, inks, signals, map."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Palette:
    """The colours of one theme. Texts on the paper they are made for reach the contrast of WCAG AA."""

    name: str
    desk: str
    on_desk: str
    on_desk_2: str
    desk_line: str
    paper: str
    paper_2: str
    paper_3: str
    card: str
    ink: str
    ink_2: str
    line: str
    line_2: str
    wax: str
    wax_ink: str
    wax_soft: str
    gold: str
    gold_soft: str
    miss: str
    sea: str
    land: str
    wash: str
    map_ink: str
    hatch: str
    margin: str
    sea_name: str


LIGHT: Final = Palette(
    name="light",
    desk="#2b2119", on_desk="#f1e6cf", on_desk_2="#cbb994", desk_line="#5a4734",
    paper="#f7f0e1", paper_2="#efe5d0", paper_3="#e5d8bd", card="#fdf8ec",
    ink="#261c14", ink_2="#5b4a3a", line="#cdbc9b", line_2="#a8926c",
    wax="#96281e", wax_ink="#fff6e6", wax_soft="#f3d9cd", gold="#a97a1c", gold_soft="#f3e2b4", miss="#9a3412",
    sea="#dfe0d3", land="#f5ecd6", wash="#c9a25c", map_ink="#3a2b1e", hatch="#6f7a74", margin="#f3e8cf",
    sea_name="#6d7770",
)  # fmt: skip
DARK: Final = Palette(
    name="dark",
    desk="#100d0b", on_desk="#efe3cb", on_desk_2="#b7a583", desk_line="#40342a",
    paper="#221c18", paper_2="#2b241f", paper_3="#372e27", card="#2e2721",
    ink="#f1e6d0", ink_2="#cbb99b", line="#4a3e33", line_2="#766450",
    wax="#e0735f", wax_ink="#22100b", wax_soft="#4a2620", gold="#e0b457", gold_soft="#4a3a18", miss="#f0a27d",
    sea="#1c2527", land="#2f2922", wash="#7d5f2c", map_ink="#cdb98f", hatch="#5f7574", margin="#29221b",
    sea_name="#82989a",
)  # fmt: skip
