"""What a choice is compared with: the best other actions that do not come to the same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from merkator.bots.bot import Line
from merkator.bots.explain_course import follow
from merkator.bots.explain_guide import Guide
from merkator.bots.explain_value import Players, play_out
from merkator.core.contract import State

RIVALS: Final = 3
"""Other actions that are measured."""


def rivals(lines: Sequence[Line], known: State, guide: Guide, quick: Players, seed: int) -> list[list[int]]:
    """Return a line for each of the best actions besides the one that the first line begins with.

    Where the bot has none that comes to something else, quick players try.
    """
    chosen = lines[0][1]
    firsts: dict[int, list[int]] = {}
    for _, actions in lines:
        if actions[0] != chosen[0]:
            firsts.setdefault(actions[0], actions)
    found = _unlike(known, guide, chosen, list(firsts.values()))
    if found:
        return found
    others = [action for action in guide.candidates(known, chosen[0]) if action != chosen[0]]
    return _unlike(known, guide, chosen, try_actions(others, known, guide, quick, seed))


def rival(against: int, lines: Sequence[Line], known: State, guide: Guide, quick: Players, seed: int) -> list[int]:
    """Return the best line that begins with an action: the bot's, if it has one."""
    for _, actions in lines:
        if actions[0] == against:
            return actions
    return try_actions([against], known, guide, quick, seed)[0]


def try_actions(actions: Sequence[int], known: State, guide: Guide, quick: Players, seed: int) -> list[list[int]]:
    """Play each action and the rest of the turn after it, and return these lines, best first."""
    guide.look(known)
    found = []
    for action in actions:
        end, line = play_out(quick, known, known.seat, action, seed)
        found.append((-guide.worth(end, known.seat), action, line))
    return [line for _, _, line in sorted(found)]


def _unlike(known: State, guide: Guide, chosen: list[int], lines: list[list[int]]) -> list[list[int]]:
    """Return the first few lines that come to something else than the chosen one, and than each other."""
    met = {_end(known, guide, chosen)}
    found: list[list[int]] = []
    for line in lines:
        end = _end(known, guide, line)
        if end not in met and len(found) < RIVALS:
            met.add(end)
            found.append(line)
    return found


def _end(known: State, guide: Guide, line: list[int]) -> bytes:
    """Name the position a line comes to: two sales in another order come to the same one."""
    return follow(known, known.seat, line, guide.others).end.key()
