"""Hints: what a bot would do, what else could be done, and what differs, in messages of the game's wording.

A bot's best line and the best one that starts differently are played behind a veil. What happens to the seat in one
and not in the other is reported. The worth of the difference is measured in the same way for both (`explain_value`).
Everything starts from what the seat may know: swap hidden cards, and the hint is the same.

>>> import merkator
>>> state = merkator.game(merkator.default_game()).start(players=2, seed=3)
>>> advice = explain(state, state.seat, "normal")
>>> advice is not None and advice.action in state.legal()
True
"""

from __future__ import annotations

from math import inf
from time import process_time
from typing import Final

from merkator.bots import registry
from merkator.bots.bot import Bot, ExplainingBot, Line
from merkator.bots.explain_course import Course, follow
from merkator.bots.explain_guide import CLOSE, Guide
from merkator.bots.explain_lines import is_simple, lines_of
from merkator.bots.explain_rivals import RIVALS, rival, rivals
from merkator.bots.explain_value import Players, play_out
from merkator.core.contract import Game, State
from merkator.core.registry import kit
from merkator.core.wording import Message, join_words

SEED: Final = 20260
"""Of all that is imagined: a hint depends on nothing but what the seat may know."""
_LINES: Final = 64
_FUTURES: Final = 2
_MANY: Final = 64  # futures where it is about a fight
_SOME: Final = 16  # of them, when time is short
SECONDS: Final = 1.0
"""Of CPU: a bot that has thought for longer compares its choice with one other only, in a single future."""
_STEPS: Final = 6  # of a line that are shown
_THINGS: Final = 5  # differences that are shown


class Advice:
    """What a bot would do, and why."""

    def __init__(self, action: int, reasons: list[Message]) -> None:
        self.action = action
        self.line = [action]  # and what would follow, until chance or someone else has a say
        self.reasons = reasons
        self.other: int | None = None  # the best action besides
        self.value: float | None = None  # what the action is worth, in points or whatever the game counts
        self.gain: float | None = None  # how much more than the other one


class PastAdvice:
    """A decision of the past: what a bot would have done, and what was lost by doing something else."""

    def __init__(self, action: int, value: float | None, lost: float | None) -> None:
        self.action = action
        self.value = value  # what was to be expected, in points or whatever the game counts; None: nobody can say
        self.lost = lost


class Adviser:
    """A bot that is asked for hints about one game."""

    def __init__(self, game: Game, level: str) -> None:
        self.bot: Bot = registry.limit_cpu(registry.bot(level, game, SEED), SECONDS)
        make = kit(game.name).guide
        self.guide: Guide | None = None if make is None else make(game)
        self.players: Players | None = None
        if self.guide is not None:
            own, rivals = [registry.bot(name, game, SEED) for name in (self.guide.policy, self.guide.rivals)]
            self.players = Players(own, rivals)

    def lines(self, known: State) -> list[Line]:
        """Return the best lines at an imagined position."""
        return lines_of(self.bot, known, _LINES, self.guide, SEED)

    def values(self, known: State, seat: int, actions: list[int], late: float) -> list[float]:
        """Return what actions lead to when the turn is played to its end, in the mean of futures that all share.

        There are many where it is about a fight: two would reflect its dice, not the choice.
        """
        assert self.guide is not None
        many = self.guide.wager(known)
        sums = [0.0] * len(actions)
        for seen, seed in enumerate(range(SEED, SEED + (_MANY if many else _FUTURES))):
            if seen >= (_SOME if many else 1) and process_time() > late:
                return [total / seen for total in sums]
            for at, action in enumerate(actions):
                sums[at] += self._measured(known, seat, action, seed)[0]
        return [total / (_MANY if many else _FUTURES) for total in sums]

    def advise(self, known: State, seat: int, against: int | None = None) -> Advice:
        """Return what the bot would do at an imagined position, and why, compared with the best or a named action."""
        late = process_time() + SECONDS
        lines = self.lines(known)
        chosen = lines[0][1]
        advice = Advice(chosen[0], [])
        mine = follow(known, seat, chosen, () if self.guide is None else self.guide.others)
        advice.line = mine.played or advice.line
        if against == chosen[0]:
            against = None
        if self.guide is None or not self.can_explain or len(known.choices) == 1:
            return advice
        others = self._rivals(known, lines, against)
        if not others:
            return advice
        self.guide.look(known)
        others = others[: 1 if process_time() > late else RIVALS]
        advice.value, *valued = self.values(known, seat, [chosen[0], *[line[0] for line in others]], late)
        best = max(valued)
        other = others[valued.index(best)]
        advice.gain = advice.value - best
        advice.other = other[0]
        named = "hint-instead" if against is None else "hint-against"
        advice.reasons = self._reasons(self.guide, known, mine, other, advice.gain, named)
        return advice

    @property
    def can_explain(self) -> bool:
        """Whether the bot can explain its choices; a bot that plays at random cannot."""
        return _tells(self.bot)

    def look_back(self, known: State, seat: int, played: int, seconds: float = inf) -> PastAdvice:
        """Return what the bot would have done at an imagined position of the past, and what was lost by an action.

        When the seconds of CPU are over, what was measured by then must do.
        """
        late = process_time() + seconds
        lines = self.lines(known)
        chosen = lines[0][1][0]
        if self.guide is None:
            plain = isinstance(self.bot, ExplainingBot)
            return _plain_look(lines, played) if plain else PastAdvice(chosen, None, None)
        self.guide.look(known)
        differs = chosen != played and self.can_explain
        gains: list[float] = []
        expected: list[float] = []
        many = differs and self.guide.wager(known)
        for future in range(_MANY if many else self.guide.futures if differs else 1):
            if len(expected) >= (_SOME if many else 1) and process_time() > late:
                break
            worth, expects = self._measured(known, seat, chosen, SEED + future)
            if differs:
                other, otherwise = self._measured(known, seat, played, SEED + future)
                gains.append(worth - other)
                expects = max(expects, otherwise)
            expected.append(expects)
        value = sum(expected) / len(expected)
        lost = max(0.0, sum(gains) / len(gains)) if gains else 0.0
        return PastAdvice(chosen, value, lost if self.can_explain else None)

    def _measured(self, known: State, seat: int, action: int, seed: int) -> tuple[float, float]:
        """Return what an action is worth in one future, and what it lets expect."""
        assert self.guide is not None
        assert self.players is not None
        end, _ = play_out(self.players, known, seat, action, seed)
        return self.guide.prospect(end, seat), self.guide.expected(end, seat)

    def _rivals(self, known: State, lines: list[Line], against: int | None) -> list[list[int]]:
        """Return a line for each of the best other actions, or of the one that is named."""
        assert self.guide is not None
        assert self.players is not None
        quick = Players(self.players.rivals, self.players.rivals)
        if against is not None:
            return [rival(against, lines, known, self.guide, quick, SEED)]
        return rivals(lines, known, self.guide, quick, SEED)

    def _reasons(
        self,
        guide: Guide,
        known: State,
        mine: Course,
        other: list[int],
        gain: float,
        named: str,
    ) -> list[Message]:
        """Put the two lines and what differs into messages."""
        there = follow(known, mine.seat, other, guide.others)
        found = _plan("hint-plan", guide, mine)
        choice = guide.choice(known, other[0])
        steps = guide.steps(there)[:_STEPS]
        found.append(
            (f"{named}-plan", {"choice": choice, "steps": join_words(steps, "list-more")})
            if steps
            else (named, {"choice": choice})
        )
        found += _compared(guide, mine, there)
        found += guide.outlook(mine, there)
        return [*found, _verdict(guide, gain)]


def _plain_look(lines: list[Line], played: int) -> PastAdvice:
    """Return what a bot would have done by its own values alone; None is lost where it did not look at the action."""
    values = {line[0]: value for value, line in reversed(lines)}
    best, chosen = lines[0][0], lines[0][1][0]
    return PastAdvice(chosen, best, best - values[played] if played in values else None)


def _tells(bot: Bot) -> bool:
    return isinstance(bot, ExplainingBot) or is_simple(bot)


def advisers(game: Game) -> list[str]:
    """Return our own bots that know what a choice is worth, from weak to strong, and the levels that are one of them.

    >>> import merkator
    >>> advisers(merkator.game(merkator.default_game()))
    ['greedy', 'planner', 'search', 'learned', 'normal', 'hard', 'expert']
    """
    levels = registry.levels(game)
    return [name for name in [*levels.values(), *levels] if _tells(registry.bot(name, game, SEED))]


def _plan(id: str, guide: Guide, course: Course) -> list[Message]:
    """Tell how a line continues after its first action."""
    steps = guide.steps(course)[:_STEPS]
    if not steps:
        return []
    return [(id, {"sure": "yes" if course.certain else "no", "steps": join_words(steps, "list-more")})]


def _compared(guide: Guide, mine: Course, other: Course) -> list[Message]:
    """Report what each of two lines has and the other lacks, and where chance stops one of them."""
    found: list[Message] = []
    if mine.stopped != other.stopped:
        found.append(("hint-chance-here" if mine.stopped else "hint-chance-there", {}))
        if not (mine if mine.stopped else other).events:
            return found
    sure = "yes" if mine.certain and other.certain and not found else "no"
    for id, one, two in (("hint-brings", mine, other), ("hint-costs", other, mine)):
        things = guide.differences(one, two)[:_THINGS]
        if things:
            found.append((id, {"sure": sure, "things": join_words(things, "list-more")}))
    return found


def _verdict(guide: Guide, gain: float) -> Message:
    if abs(gain) < CLOSE * guide.usual:
        return "hint-even", {}
    return "hint-better" if gain > 0 else "hint-later", {"amount": guide.amount(abs(gain))}


def explain(state: State, seat: int, level: str, against: int | None = None) -> Advice | None:
    """Return what a bot of a level would do at a seat's decision, and why; None when it is not the seat's decision.

    The position may be a real one: all that the seat cannot know is imagined anew. The choice is compared with the
    best other one, or with an action that is named: what someone played there.
    """
    if state.over or state.seat != seat:
        return None
    return Adviser(state.game, level).advise(state.imagine(seat, SEED), seat, against)


def look_back(state: State, seat: int, level: str, played: int) -> PastAdvice:
    """Return what a bot of a level would have done where a seat played an action, and what was lost by that.

    It takes no longer than a hint does.
    """
    return Adviser(state.game, level).look_back(state.imagine(seat, SEED), seat, played, SECONDS)
