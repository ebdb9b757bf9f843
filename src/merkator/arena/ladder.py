"""The ladder: bots play the same solo deals, and their points are compared with the marks of the rulebook.

A ceiling can be added: what a search reaches that knows all cards in advance. Results go into a file to which
lines are only added, so a ladder can be broken off and played on at any time.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field, replace
from math import sqrt
from statistics import fmean, stdev
from time import process_time
from typing import Any, Final

from merkator.arena.match_deals import Deal, Setup, play_deal, play_deals
from merkator.arena.results import Results
from merkator.arena.results_line import Key, Played
from merkator.bots.program import PREFIX
from merkator.core.errors import BadOption
from merkator.core.registry import game as find_game
from merkator.core.registry import game_from_text, kit

CEILING: Final = "all cards known"
"""The name of the ceiling in results and tables; it is not a bot, because nobody may play like that."""
_KEPT: Final = 60  # positions that it keeps from turn to turn


@dataclass(frozen=True)
class Rung:
    """How one bot did."""

    name: str
    games: int
    mean: float
    error: float  # standard error of the mean
    spread: float
    lowest: float
    highest: float
    shares: tuple[tuple[int, float], ...]  # for each mark: the part of games that reached it
    pace: float | None = field(default=None, compare=False)  # seconds of CPU a turn, in games played just now

    def json(self) -> dict[str, Any]:
        """Return the rung as a JSON-able object."""
        return {
            "bot": self.name,
            "games": self.games,
            "mean": self.mean,
            "error": self.error,
            "spread": self.spread,
            "lowest": self.lowest,
            "highest": self.highest,
            "reached": {str(mark): share for mark, share in self.shares},
            "pace": self.pace,
        }


def rung(name: str, points: Sequence[float], marks: Sequence[int], pace: float | None = None) -> Rung:
    """Sum up the points of a bot.

    >>> found = rung("greedy", [50.0, 60.0, 70.0], [55, 80])
    >>> found.mean, found.spread, found.shares
    (60.0, 10.0, ((55, 0.6666666666666666), (80, 0.0)))
    """
    spread = stdev(points) if len(points) > 1 else 0.0
    shares = tuple([(mark, fmean([float(score >= mark) for score in points])) for mark in marks])
    error = spread / sqrt(len(points))
    return Rung(name, len(points), fmean(points), error, spread, min(points), max(points), shares, pace)


def pace(games: Sequence[Played]) -> float | None:
    """Return how many seconds of CPU a turn took, where it was measured: games of a file were played elsewhere."""
    timed = [(game.cpu, game.turns) for game in games if game.cpu is not None]
    turns = sum([turns for _, turns in timed])
    return sum([cpu for cpu, _ in timed]) / turns if turns else None


def run(
    setup: Setup, names: Sequence[str], seeds: range, results: Results, executor: Executor, ahead: int
) -> Iterator[int]:
    """Play what is not in the results yet, and yield how many games are; the ceiling is played like a bot."""
    if setup.players != 1:
        raise BadOption("a ladder is for solo games: each bot plays the same deals")
    if not seeds:
        raise BadOption("games must be at least 1")
    keys = [Key(seed, (name,)) for seed in seeds for name in names]
    waiting = [Deal(key.seed, (key.bots,)) for key in keys if key not in results]
    done = len(keys) - len(waiting)
    yield done
    for _ in play_deals(setup, waiting, results, executor, ahead, _play):
        done += 1
        yield done


def rungs(names: Sequence[str], seeds: range, results: Results, marks: Sequence[int]) -> list[Rung]:
    """Return the ladder of games that were played."""
    found = []
    for name in names:
        games = [results[Key(seed, (name,))] for seed in seeds]
        found.append(rung(name, [game.scores[0] for game in games], marks, pace(games)))
    return found


def _play(setup: Setup, seed: int, seatings: Sequence[tuple[str, ...]]) -> list[Played] | str:
    """Play a deal alone, or look for its ceiling; a mistake comes back as its text."""
    begun = process_time()
    found = [_ceiling(setup, seed)] if seatings == [(CEILING,)] else play_deal(setup, seed, seatings)
    if isinstance(found, str) or seatings[0][0].startswith(PREFIX):  # a program thinks in a process of its own
        return found
    cpu = process_time() - begun
    return [replace(game, cpu=cpu) for game in found]


def _ceiling(setup: Setup, seed: int) -> Played:
    text = setup.cards_text
    game = game_from_text(setup.game, text, "the card set") if text else find_game(setup.game)
    foresee = kit(setup.game).foresee
    if foresee is None:
        raise BadOption(f"there is no ceiling for {setup.game}")
    state = foresee(game.start(1, seed=seed, options=dict(setup.options)), _KEPT)
    return Played(seed, (CEILING,), tuple(state.scores), (0,), state.turns, state.number, state.end, (0,))
