"""Deals: the same cards for all, played once in every order of seats. The unit of matches and tournaments.

What travels to a worker is a setup, a seed and the names of bots; what comes back are results, and
records when they are wanted. So a deal can be played anywhere: here, in another process, on another machine.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, Future
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from merkator.arena.parallel import worker_ended
from merkator.arena.results import Results
from merkator.arena.results_line import Key, Played
from merkator.arena.simulate import TURN_LIMIT, play
from merkator.bots.program import named_bot
from merkator.core.contract import Game
from merkator.core.errors import BadOption, MerkatorError
from merkator.core.registry import game as find_game
from merkator.core.registry import game_from_text


@dataclass(frozen=True)
class Setup:
    """All that the games of a match or tournament have in common, in names and plain values."""

    game: str
    cards_text: str
    players: int
    options: tuple[tuple[str, object], ...]
    limit: int
    records: bool = False


@dataclass(frozen=True)
class Deal:
    """A seed, and who sits where: one game for each order of seats."""

    seed: int
    seatings: tuple[tuple[str, ...], ...]

    @property
    def keys(self) -> list[Key]:
        """What each of its games is called."""
        return [Key(self.seed, bots) for bots in self.seatings]


def make_setup(
    game: Game,
    players: int,
    bots: Sequence[str],
    options: Mapping[str, object] | None = None,
    limit: int = TURN_LIMIT,
    records: bool = False,
) -> Setup:
    """Check what is to be played, before anything is: the player count, the options, and every bot."""
    checked = game.options(players, options)
    if limit < 1:
        raise BadOption(f"limit must be at least 1, got {limit}")
    for name, times in Counter(bots).items():
        if times > 1:
            raise BadOption(f"bot {name!r} is listed {times} times: list each bot once")
    for name in bots:
        named_bot(name, game, 0)
    return Setup(game.name, game.cards_text, players, tuple(sorted(checked.items())), limit, records)


def rotations(table: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    """Return every order of seats in which all keep their neighbours, each once.

    >>> rotations(["a", "b", "b"])
    (('a', 'b', 'b'), ('b', 'b', 'a'), ('b', 'a', 'b'))
    """
    turned = [tuple(table[at:]) + tuple(table[:at]) for at in range(len(table))]
    return tuple(dict.fromkeys(turned))


@lru_cache(maxsize=4)
def _game(name: str, cards_text: str) -> Game:
    return game_from_text(name, cards_text, "the card set") if cards_text else find_game(name)


def play_deal(setup: Setup, seed: int, seatings: Sequence[tuple[str, ...]]) -> list[Played] | str:
    """Play some games of a deal; a mistake comes back as its text, for not every error survives the journey."""
    try:
        return [_play(setup, seed, bots) for bots in seatings]
    except MerkatorError as error:
        return str(error)


PlaysDeal = Callable[[Setup, int, Sequence[tuple[str, ...]]], list[Played] | str]
"""Plays some games of a deal: a function of a module, because it may be sent to another process."""


def _play(setup: Setup, seed: int, bots: tuple[str, ...]) -> Played:
    game = _game(setup.game, setup.cards_text)
    seats = [named_bot(name, game, seed * 64 + seat) for seat, name in enumerate(bots)]
    record = play(game, list(bots), seed, dict(setup.options), setup.limit, seats=seats)
    faults = tuple([int(getattr(bot, "faults", 0)) for bot in seats])
    return Played.of(record, bots, faults=faults, record=record.text() if setup.records else "")


def play_deals(
    setup: Setup,
    deals: Iterable[Deal],
    results: Results,
    executor: Executor,
    ahead: int,
    play: PlaysDeal = play_deal,
) -> Iterator[Deal]:
    """Play deals, and yield each when all its games are in the results; in the order of the deals.

    Games that are in the results already are not played again. `ahead` deals are handed out in advance; when the
    caller stops early, what was handed out is forgotten.
    """
    waiting: deque[tuple[Deal, Future[Any] | None]] = deque()
    coming = iter(deals)
    try:
        while True:
            while len(waiting) < ahead and (deal := next(coming, None)) is not None:
                waiting.append((deal, _hand_out(setup, deal, results, executor, play)))
            if not waiting:
                return
            deal, future = waiting.popleft()
            if future is not None:
                _note(future.result(), results)
            yield deal
    except BrokenProcessPool as error:
        raise worker_ended() from error
    finally:
        for _, future in waiting:
            if future is not None:
                future.cancel()


def _hand_out(setup: Setup, deal: Deal, results: Results, executor: Executor, play: PlaysDeal) -> Future[Any] | None:
    missing = [key.bots for key in deal.keys if key not in results]
    return executor.submit(play, setup, deal.seed, missing) if missing else None


def _note(answer: list[Played] | str, results: Results) -> None:
    if isinstance(answer, str):
        raise MerkatorError(answer)
    for game in answer:
        results.add(game)
