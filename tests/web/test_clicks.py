"""How many clicks a game takes: few for an own turn, one for every answer in the turn of someone else."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from statistics import median

import pytest

from visitors import Visitor

MOST_PER_TURN = 5
TURNS = 9
COUNT = "() => { window.clicks = 0; addEventListener('click', (each) => each.isTrusted && each.detail && clicks++, true); }"
VARIANTS = {"hamburg": {"offers": True}, "rome": {}}


@pytest.mark.parametrize(
    ("game", "most"),
    [
        ("hamburg", TURNS),
        pytest.param("hamburg", 1000, marks=pytest.mark.long),
        pytest.param("rome", TURNS, marks=pytest.mark.long),
    ],
)
def test_an_own_turn_takes_five_clicks_and_an_answer_one(visit: Callable[..., Visitor], game: str, most: int) -> None:
    """Three people at one screen take what is preselected, and sail somewhere; the curtain between them is no click of a turn."""
    anna = visit().enter()
    seats = [{"kind": "me"}, {"kind": "local", "name": "Bert"}, {"kind": "local", "name": "Clara"}]
    table = anna.table(game, 3, seats, options={"start": 0, **VARIANTS[game]})
    anna.page.evaluate(COUNT)
    chance = random.Random(7)
    turns: Counter[int] = Counter()
    answers: list[int] = []
    shown = anna.follow(table)
    while shown["status"] == "running" and shown["view"]["turn"]["number"] <= most:
        turn = shown["view"]["turn"]
        anna.uncover()
        anna.page.evaluate("() => { clicks = 0; }")
        own = shown["deciding"] == turn["player"]
        step = shown["view"]["decision"]["step"]
        shown = anna.decide(table, chance)
        clicks = anna.page.evaluate("clicks")
        if own:
            turns[turn["number"]] += clicks
        else:
            assert clicks == 1, f"{step}: an answer took {clicks} clicks"
            answers.append(clicks)
    print(f"{game}: {sorted(turns.values())} clicks in {len(turns)} turns, {len(answers)} answers")
    assert median(turns.values()) <= MOST_PER_TURN, turns
    assert answers or game == "rome"
