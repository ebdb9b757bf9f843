"""Budgets: a bot keeps what it was allowed for a turn within a fifth, in positions and in seconds of CPU.

A turn is all that a bot decides in it, and a turn of someone else may ask it, too. `make test` runs this with the
interpreted engine, and with the compiled one.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from time import process_time

import pytest

import merkator
from merkator.bots.bot import Bot, decide
from merkator.bots.budget import Budget, read_budget
from merkator.bots.registry import bot, limit_cpu

WITHIN = 1.2


@dataclass
class Thought:
    """What a bot used in a turn of anyone."""

    turn: int
    seat: int
    seconds: float = 0.0
    positions: float = 0.0


def thoughts(game_name: str, name: str, players: int, turns: int, seed: int = 4) -> Iterator[Thought]:
    """Let a bot play on all seats, each for itself; tell what it used in each of the first turns."""
    game = merkator.game(game_name)
    made = [bot(name, game, seed=seat) for seat in range(players)]
    state = game.start(players, seed=seed)
    while not state.over and state.turns <= turns:
        turn = state.turns
        used: dict[int, Thought] = {}
        while not state.over and state.turns == turn:
            seat = state.seat
            thought = used.setdefault(seat, Thought(turn, seat))
            began = process_time()
            action = decide(made[seat], state, seed=state.number)
            thought.seconds += process_time() - began
            state.play(action)
        for seat, thought in used.items():
            thought.positions = budget_of(made[seat]).spent if budget_of(made[seat]).turn == turn else 0.0
            yield thought


def budget_of(made: Bot) -> Budget:
    found = getattr(made, "budget", None)
    assert isinstance(found, Budget)
    return found


def check_seconds(game: str, name: str, players: int, seconds: float, turns: int) -> None:
    used = list(thoughts(game, f"{name}@{seconds}s", players, turns))
    assert [each for each in used if each.seconds > WITHIN * seconds] == []
    if not _soon_done(game, players):
        assert max([each.seconds for each in used]) > seconds / 3  # it does think


def _soon_done(game: str, players: int) -> bool:
    """Say whether a bot has soon seen all it looks at: among three and more players of hamburg that is one turn."""
    return game == "hamburg" and players > 2


# In seconds of CPU


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "name", "players"),
    [
        ("hamburg", "planner", 2),
        ("hamburg", "search", 1),
        ("hamburg", "learned", 3),
        ("hamburg", "search", 4),
        ("rome", "search", 2),
        ("rome", "search", 5),
    ],
)
def test_seconds_of_cpu_are_kept_within_a_fifth(game: str, name: str, players: int) -> None:
    check_seconds(game, name, players, seconds=0.4, turns=6)


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "name", "players"),
    [("hamburg", name, players) for name in ("search", "learned") for players in (1, 2, 3, 4)]
    + [("rome", "search", players) for players in (2, 3, 4, 5, 6)],
)
def test_seconds_of_cpu_are_kept_within_a_fifth_all_the_time(game: str, name: str, players: int) -> None:
    check_seconds(game, name, players, seconds=0.4, turns=30)


def test_a_bot_in_a_hurry_stops_earlier() -> None:
    game = merkator.game("hamburg")
    state = game.start(1, seed=4)
    made = limit_cpu(bot("search@1000000", game, seed=1), 0.3)
    for _ in range(3):
        began = process_time()
        action = decide(made, state, seed=1)
        assert process_time() - began < WITHIN * 0.3
        state.play(action)


INTERRUPTED = """
import signal, sys
import merkator
from merkator.bots.registry import bot

signal.signal(signal.SIGALRM, signal.default_int_handler)
game = merkator.game(sys.argv[1])
state, made = game.start(2, seed=4), bot("search@500", game, seed=1)
for _ in range(8):
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.2)
        while True:
            made.lines(state.imagine(state.seat, 1), 1)
    except KeyboardInterrupt:
        print("stopped")
"""


@pytest.mark.parametrize("game", ["hamburg", "rome"])
def test_ctrl_c_stops_a_bot_that_thinks(game: str) -> None:
    done = subprocess.run([sys.executable, "-c", INTERRUPTED, game], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr, done.stdout.split()) == (0, "", ["stopped"] * 8)


# In positions


@pytest.mark.parametrize(
    ("game", "name", "players", "nodes"),
    [
        ("hamburg", "planner", 1, 600),
        ("hamburg", "search", 1, 1500),
        ("hamburg", "learned", 2, 1500),
        ("hamburg", "search", 3, 2000),
        ("hamburg", "search", 4, 2000),
        ("rome", "search", 2, 60),
        ("rome", "search", 4, 300),
    ],
)
def test_positions_are_kept_within_a_fifth(game: str, name: str, players: int, nodes: int) -> None:
    used = list(thoughts(game, f"{name}@{nodes}", players, turns=5))
    assert [each for each in used if each.positions > WITHIN * nodes] == []
    if not _soon_done(game, players):
        assert max([each.positions for each in used]) > nodes / 3


# What is counted


def test_the_pace_is_learned_from_short_decisions_too() -> None:
    budget = Budget(seconds=1.0, pace=1_000_000.0)
    budget.begin(1)
    assert budget.left(0) == pytest.approx(600_000, rel=0.02)
    for _ in range(5):
        budget.begin(1)
        _wait(0.02)
        budget.end(20)  # a thousand positions a second
    budget.begin(2)
    assert budget.left(0) < 300_000


def test_a_turn_gets_a_budget_of_its_own() -> None:
    budget = read_budget("100")
    assert budget is not None
    budget.begin(1)
    budget.end(90)
    budget.begin(1)
    assert budget.left(0) == pytest.approx(6)
    budget.begin(2)
    assert budget.left(0) == pytest.approx(60)


def _wait(seconds: float) -> None:
    """Use some CPU."""
    until = process_time() + seconds
    while process_time() < until:
        pass
