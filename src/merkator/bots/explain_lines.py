"""The best lines of any bot: its own, those of a simple bot found by trying each action, or the choice alone."""

from __future__ import annotations

from merkator.bots.bot import Bot, ExplainingBot, Line
from merkator.bots.explain_guide import Guide
from merkator.bots.explain_value import Players, play_out
from merkator.core.contract import State


def is_simple(bot: Bot) -> bool:
    """Say whether a bot is quick and leaves nothing to chance: each action can be tried, and it plays on."""
    return getattr(bot, "simple", False) is True


def lines_of(bot: Bot, state: State, count: int, guide: Guide | None, seed: int) -> list[Line]:
    """Return the best lines of a bot at an imagined position, best first; the first begins with what it chooses.

    A bot that reports nothing of what it compares has one line, of no value.
    """
    if isinstance(bot, ExplainingBot):
        found = bot.lines(state.copy(), count)
        if found and found[0][1]:
            return [line for line in found if line[1]]
    chosen = bot.choose(state.copy())
    if guide is None or not is_simple(bot):
        return [(0.0, [chosen])]
    return _tried(bot, state, chosen, guide, seed)[:count]


def _tried(bot: Bot, state: State, chosen: int, guide: Guide, seed: int) -> list[Line]:
    """Try what is worth comparing, and let the bot play on to the end of the turn."""
    seat = state.seat
    found: list[Line] = []
    guide.look(state)
    for action in guide.candidates(state, chosen):
        end, actions = play_out(Players(bot, bot), state, seat, action, seed)
        found.append((guide.worth(end, seat), actions))
    found.sort(key=lambda line: (line[1][0] != chosen, -line[0]))
    return found
