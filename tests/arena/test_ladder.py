"""The ladder: the same solo deals for all, marks of the rulebook, a ceiling, and no game played twice."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import Executor, Future
from concurrent.futures.process import BrokenProcessPool
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import merkator
from merkator.arena.executors import InlineExecutor
from merkator.arena.ladder import CEILING, run, rung, rungs
from merkator.arena.ladder_report import cpu_times, ladder_grid
from merkator.arena.match_deals import make_setup
from merkator.arena.results import Results, header
from merkator.core.errors import BadOption, MerkatorError

CLI = [sys.executable, "-m", "merkator.cli", "ladder"]


def results_in(file: Path | None) -> Results:
    return Results(header(merkator.game("hamburg"), 1, {}, 1000), file)


def test_a_rung_tells_mean_spread_and_the_marks_that_were_reached() -> None:
    found = rung("greedy", [40.0, 55.0, 60.0, 85.0], [55, 60, 80])
    assert (found.mean, found.lowest, found.highest) == (60.0, 40.0, 85.0)
    assert found.shares == ((55, 0.75), (60, 0.5), (80, 0.25))  # "at least" (H-9.10)
    assert found.error == pytest.approx(found.spread / 2)


def test_a_ladder_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    setup = make_setup(merkator.game("hamburg"), 1, ("random",))
    file = tmp_path / "ladder.jsonl"
    first = results_in(file)
    list(run(setup, ["random"], range(1, 4), first, InlineExecutor(), 2))
    again = results_in(file)
    assert next(run(setup, ["random"], range(1, 6), again, InlineExecutor(), 2)) == 3
    list(run(setup, ["random"], range(1, 6), again, InlineExecutor(), 2))
    whole = results_in(None)
    list(run(setup, ["random"], range(1, 6), whole, InlineExecutor(), 9))
    marks = [55]
    assert rungs(["random"], range(1, 6), again, marks) == rungs(["random"], range(1, 6), whole, marks)


def test_a_ladder_tells_how_long_a_turn_took_in_games_played_just_now(tmp_path: Path) -> None:
    setup = make_setup(merkator.game("hamburg"), 1, ("greedy", "random"))
    file = tmp_path / "ladder.jsonl"
    first = results_in(file)
    list(run(setup, ["greedy"], range(1, 3), first, InlineExecutor(), 2))
    again = results_in(file)
    list(run(setup, ["greedy", "random"], range(1, 3), again, InlineExecutor(), 2))
    (timed,) = rungs(["greedy"], range(1, 3), first, [55])
    read, random = rungs(["greedy", "random"], range(1, 3), again, [55])
    assert timed.pace is not None
    assert random.pace is not None
    assert timed.pace > random.pace > 0, "who compares nothing is quicker"
    assert read.pace is None, "these games were played elsewhere"
    assert (timed, [text.split()[0] for text in cpu_times([read, random])]) == (read, ["random"])


class Counting(Executor):
    """Plays at once, and counts what it was given."""

    def __init__(self) -> None:
        self.count = 0

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        self.count += 1
        return InlineExecutor().submit(fn, *args, **kwargs)


class Broken(Executor):
    """A pool whose process was ended."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        future.set_exception(BrokenProcessPool("a process ended"))
        return future


def test_the_next_game_is_handed_out_as_soon_as_one_is_over() -> None:
    setup = make_setup(merkator.game("hamburg"), 1, ("random",))
    players = Counting()
    handed = [players.count for _ in run(setup, ["random"], range(1, 6), results_in(None), players, 3)]
    assert handed == [0, 3, 4, 5, 5, 5]


def test_a_worker_that_dies_is_told() -> None:
    setup = make_setup(merkator.game("hamburg"), 1, ("random",))
    with pytest.raises(MerkatorError, match="a worker process ended before its work did"):
        list(run(setup, ["random"], range(1, 6), results_in(None), Broken(), 3))


def test_a_ladder_is_for_one_player() -> None:
    setup = make_setup(merkator.game("hamburg"), 2, ("random",))
    with pytest.raises(BadOption, match="a ladder is for solo games: each bot plays the same deals"):
        next(run(setup, ["random"], range(1, 2), results_in(None), InlineExecutor(), 1))


def shown(names: list[str], width: int = 80) -> str:
    """Return a ladder as it is printed on a narrow screen."""
    console = Console(width=width, record=True, file=StringIO())
    console.print(ladder_grid([rung(name, [63.0], [55, 60, 80]) for name in names], 1, 1, [55, 60, 80]))
    return console.export_text()


@pytest.mark.parametrize(
    "name", [CEILING, "program:python bot.py " + "--with many words " * 8, "program:" + "x" * 200]
)
def test_a_long_name_takes_no_room_from_the_numbers(name: str) -> None:
    told = shown(["greedy", name])
    for word in ("mean", "spread", "lowest", "highest", "≥ 80"):
        assert word in told
    assert "…" not in told
    assert told.count("63.0") == 6


def test_a_name_is_printed_as_it_is() -> None:
    assert "program:./bot [red]" in shown(["program:./bot [red]"], 120)


def test_one_game_is_not_many() -> None:
    assert "1 solo game from seed 1" in shown(["greedy"])


@pytest.mark.long
def test_the_ceiling_stands_beside_the_bots(tmp_path: Path) -> None:
    command = [*CLI, "greedy", "--games", "1", "--ceiling", "--json", "--workers", "1"]
    done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=tmp_path)
    greedy, ceiling = json.loads(done.stdout)["rungs"]
    assert (greedy["bot"], ceiling["bot"]) == ("greedy", CEILING)
    assert ceiling["mean"] > greedy["mean"]
    assert set(greedy["reached"]) == {"55", "60", "80"}


def test_the_command_prints_a_table(tmp_path: Path) -> None:
    command = [*CLI, "random", "--games", "2", "--workers", "1", "--file", "games.jsonl"]
    done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=tmp_path)
    assert "random" in done.stdout
    assert "CPU a turn: random 0.0" in done.stdout
    assert len((tmp_path / "games.jsonl").read_text("utf-8").splitlines()) == 3
