"""The lessons teach good moves: our own review finds nothing worth a word in what a learner is asked to play."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from merkator.arena.review import review
from merkator.bots.registry import levels
from merkator.core.record import Record
from merkator.core.registry import kit

GAMES = Path(__file__).parent.parent.parent / "web" / "src" / "games"
LESSONS = sorted(GAMES.glob("*/lesson*.ts"), key=lambda path: path.name)
LEARNER = 0


def taught(script: Path) -> list[int]:
    """Return how many actions are played when each part of a lesson is told."""
    return [int(step) for step in re.findall(r"step: (\d+)", script.read_text("utf-8"))]


SCRIPTS = [script for script in LESSONS if taught(script)]


def record_of(script: Path) -> Record:
    """Return the record that a lesson follows."""
    return Record.read(script.with_suffix(".record"))


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: f"{script.parent.name}-{script.stem}")
def test_a_lesson_fits_its_record(script: Path) -> None:
    record, steps = record_of(script), taught(script)
    actions = [entry for entry in record.entries if entry.seat >= 0]
    assert steps == sorted(steps)
    assert steps[-1] == len(actions), "the last part is told when everything is played"
    assert not record.state.over
    assert record.state.seat == LEARNER, "the game goes on with a decision of the learner"
    assert actions[steps[0]].seat == LEARNER


@pytest.mark.parametrize(
    "script",
    [
        pytest.param(
            script, marks=[] if script.parent.name == "hamburg" and script.stem == "lesson" else pytest.mark.long
        )
        for script in SCRIPTS
    ],
    ids=lambda script: f"{script.parent.name}-{script.stem}",
)
def test_the_moves_of_a_lesson_are_good(script: Path) -> None:
    record, first = record_of(script), taught(script)[0]
    notable = kit(record.game.name).notable
    level = list(levels(record.game))[-1]
    lost = {moment.step: moment.lost for moment in review(record, [LEARNER], level) if moment.step > first}
    assert lost
    assert {step: loss for step, loss in lost.items() if (loss or 0) >= notable} == {}
