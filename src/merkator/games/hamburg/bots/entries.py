"""The bots of hamburg, from weak to strong."""

from __future__ import annotations

from typing import Final

from merkator.bots.entry import Entry
from merkator.games.hamburg.bots import greedy, planning

ENTRIES: Final = {
    "greedy": Entry("looks one whole turn ahead and takes what is best then", greedy.make),
    "planner": Entry("plans two turns ahead as the cards may come", planning.planner, planning.planner),
    "search": Entry("searches many ways, some turns ahead", planning.search, planning.search),
    "learned": Entry("searches as far, and has learned what each card is worth", planning.learned, planning.learned),
}
