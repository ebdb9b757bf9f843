"""The bots of rome, from weak to strong."""

from __future__ import annotations

from typing import Final

from merkator.bots.entry import Entry
from merkator.games.rome.bots import greedy, search

ENTRIES: Final = {
    "greedy": Entry("follows the best plan it sees: buy, sail, sell", greedy.make),
    "planner": Entry("makes longer plans, and prepares for bad luck", greedy.planner),
    "search": Entry("plays the best plans on over imagined futures", search.search, search.search),
    "learned": Entry("does the same for twice as many turns", search.learned, search.learned),
}
