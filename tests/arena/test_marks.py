"""How strong the bots must be, by the commands of docs/bots.md. The same seeds give the same games: no luck is in it.

`make test-long` plays these on the compiled engine, where there is one.
"""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

pytestmark = [pytest.mark.long, pytest.mark.timeout(7200)]


def asked(*words: str) -> Any:
    command = [sys.executable, "-m", "merkator.cli", *words, "--workers", "1", "--json"]
    return json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)


@pytest.mark.parametrize(("bot", "games", "least"), [("greedy", 400, 57), ("planner", 400, 67), ("search", 100, 75)])
def test_alone_a_bot_reaches_its_mark(bot: str, games: int, least: float) -> None:
    (rung,) = asked("ladder", bot, "--games", str(games))["rungs"]
    assert rung["games"] == games
    assert rung["mean"] >= least


@pytest.mark.parametrize(
    ("first", "second", "more", "least"),
    [
        ("greedy", "random", [], 0.98),
        ("planner", "greedy", [], 0.75),
        ("search", "greedy", [], 0.90),
        ("search", "greedy", ["--game", "rome"], 0.65),
    ],
)
def test_of_two_the_better_one_wins_its_share(first: str, second: str, more: list[str], least: float) -> None:
    found = asked("match", first, second, *more)
    assert found["games"] == 200
    assert found["share"][0] >= least


def test_what_was_learned_for_each_card_makes_the_search_stronger() -> None:
    found = asked("match", "learned@2000", "search@2000", "--sprt")  # exit code 0: the test of [0, 20] Elo is passed
    assert found["sprt"]["verdict"] == "passed"


def test_among_three_greedy_ones_the_search_comes_first() -> None:
    found = asked("match", "search", "greedy", "--players", "4")
    assert found["games"] == 200
    assert found["first"][0] >= 0.60
