"""Training: the regression finds what it should, rounds are repeatable, and a broken-off training goes on."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from merkator.arena.train import Plan, Training, make_plan
from merkator.arena.train_hamburg import FORM
from merkator.arena.train_report import write
from merkator.arena.train_school import practise, school
from merkator.arena.train_story import Position, Practice, Story
from merkator.bots.hamburg_evaluation import KNOTS
from merkator.bots.hamburg_features import COUNT, TABLE
from merkator.bots.weights_file import read_weights
from merkator.core.errors import BadOption, FileError

np = pytest.importorskip("numpy")

TINY = Plan(players=1, games=2, shallow=9)


def stories(players: int, games: int) -> list[Story]:
    """Make games in which the first feature is worth 3 points, the second -2, and luck of the table 10."""
    lots = Random(1)
    found: list[Story] = []
    for _ in range(games):
        luck = lots.uniform(-10, 10)
        for _ in range(players):
            a, b = lots.random(), lots.random()
            positions = [Position(5.0, float(turns), [TABLE - 2, TABLE - 1], [a, b]) for turns in (4, 3, 2, 1)]
            found.append(Story(positions, 5.0 + 3 * a - 2 * b + (luck if players > 1 else 0.0)))
    return found


@pytest.mark.parametrize("players", [1, 2, 4])
def test_weights_are_found_whatever_luck_the_whole_table_had(players: int) -> None:
    from merkator.arena.train_fit import Batch, fit

    found = fit([Batch(stories(players, 600 // players), players, FORM)], None, None, 0.0, 0.01)
    for knot in (1, 2, 3):
        weights = found.weights[knot]
        assert weights[TABLE - 2] == pytest.approx(3, abs=0.6)
        assert weights[TABLE - 1] == pytest.approx(-2, abs=0.6)


def test_what_greedy_players_have_is_not_blamed_for_how_they_play() -> None:
    from merkator.arena.train_fit import Batch, fit

    lots = Random(2)
    found: list[Story] = []
    for game in range(400):
        for seat in range(2):
            guest = game % 2 == 1 and seat == 0  # plays 8 points worse, and likes to have the first feature
            a = lots.random() + (1.0 if guest else 0.0)
            positions = [Position(20.0, float(turns), [TABLE - 2], [a]) for turns in (4, 3, 2, 1)]
            found.append(Story(positions, 20.0 + lots.uniform(-1, 1) - (8.0 if guest else 0.0), guest))
    fair = fit([Batch(found, 2, FORM)], None, None, 0.0, 0.01)
    for knot in (1, 2, 3):
        assert abs(fair.weights[knot][TABLE - 2]) < 1.0


def test_with_few_games_weights_stay_where_they_began() -> None:
    from merkator.arena.train_fit import Batch, fit

    start = [[0.25] * COUNT for _ in KNOTS]
    found = fit([Batch(stories(2, 1), 2, FORM)], start, start, 0.2, 1000.0)
    assert all(weight == pytest.approx(0.25, abs=0.05) for row in found.weights for weight in row)


def test_targets_lean_on_the_next_value_by_their_steadiness() -> None:
    from merkator.arena.train_fit import Batch

    batch = Batch([Story([Position(7.0, 2.0, [], []), Position(9.0, 1.0, [], [])], 20.0)], 1, FORM)
    assert list(batch.targets(None, 0.5)) == [20.0, 20.0]
    assert list(batch.targets(np.zeros(batch.size), 0.5)) == [14.5, 20.0]  # half 20, half the 9 that came next


@pytest.mark.parametrize(("game", "players"), [("hamburg", 1), ("rome", 2)])
def test_a_game_to_learn_from_is_the_same_for_the_same_seed(game: str, players: int) -> None:
    practice = Practice(game, players, depth=1, nodes=1, weights=None)
    assert practise(practice)(5) == practise(practice)(5)


@pytest.mark.slow
def test_rome_is_learned_from_plans_first_and_from_the_search_then(tmp_path: Path) -> None:
    plan = replace(make_plan("rome", None, games=1, shallow=1, ridge=20.0), nodes=2)
    assert plan.players == 2
    training = Training(tmp_path, plan)
    list(training.run(2, 1, lambda number, games: None))
    write(training, "merkator train …")
    weights = read_weights(tmp_path / "rome-2.json")
    form = school("rome").form
    assert [len(row) for row in weights] == [form.count] * len(form.knots)
    assert "thousands of sesterces" in (tmp_path / "report.md").read_text("utf-8")


def test_who_is_far_ahead_in_rome_has_no_more_than_won() -> None:
    """A debt that grew to the end of the game says nothing of what positions are worth."""
    stories = practise(Practice("rome", 2, depth=1, nodes=1, weights=None))(12)
    mean = sum([story.score for story in stories]) / 2
    assert all(abs(story.score - mean) <= 20 for story in stories)
    assert len(stories[0].positions) == len(stories[1].positions) > 20


def test_plans_that_cannot_be_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="2 to 6 players, not 1"):
        make_plan("rome", 1, games=2, shallow=1, ridge=20.0)
    with pytest.raises(BadOption, match="hamburg, rome"):
        make_plan("venice", None, games=2, shallow=1, ridge=20.0)
    with pytest.raises(BadOption, match=r"start from are 1 × 2 numbers, those of rome 5 × \d+"):
        Training(tmp_path / "rome", make_plan("rome", None, 2, 1, 20.0), start=[[1.0, 2.0]])
    assert not (tmp_path / "rome").exists()


def test_training_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []
    whole = Training(tmp_path / "whole", TINY)
    list(whole.run(2, 1, lambda number, games: told.append((number, games))))
    assert told == [(0, 1), (0, 2), (1, 1), (1, 2)]
    list(Training(tmp_path / "parts", TINY).run(1, 1, lambda number, games: None))
    list(Training(tmp_path / "parts", TINY).run(2, 1, lambda number, games: None))
    assert Training(tmp_path / "parts", TINY).weights(1) == whole.weights(1)
    write(whole, "merkator train …")
    made = json.loads((tmp_path / "whole" / "hamburg-1.json").read_text("utf-8"))
    assert made["weights"] == whole.weights(1) == read_weights(tmp_path / "whole" / "hamburg-1.json")
    assert "<svg" in (tmp_path / "whole" / "chart.svg").read_text("utf-8")
    assert "merkator train …" in (tmp_path / "whole" / "report.md").read_text("utf-8")


def test_without_numpy_the_command_says_what_to_install_and_leaves_nothing_behind(tmp_path: Path) -> None:
    directory = tmp_path / "weights"
    without = "import sys; sys.modules['numpy'] = None; from merkator.cli import main; main()"
    command = [sys.executable, "-c", without, "train", str(directory), "--rounds", "1", "--games", "2", "-w", "1"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "merkator: numpy is not installed: pip install 'merkator[train]'\n"
    assert not directory.exists()


def test_another_plan_needs_another_directory(tmp_path: Path) -> None:
    Training(tmp_path, TINY)
    with pytest.raises(BadOption, match="another plan"):
        Training(tmp_path, Plan(players=2, games=2))


def test_weights_that_are_none_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    file.write_text("{}", "utf-8")
    with pytest.raises(FileError, match="holds no weights"):
        read_weights(file)
