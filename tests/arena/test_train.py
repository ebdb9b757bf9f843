"""Training: the regression finds what it should, rounds are repeatable, and a broken-off training goes on."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from merkator.arena.train import Plan, Training
from merkator.arena.train_play import Position, Practice, Story, practise
from merkator.arena.train_report import write
from merkator.bots.hamburg_evaluation import KNOTS
from merkator.bots.hamburg_features import COUNT, TABLE
from merkator.bots.hamburg_trained import read_weights
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

    found = fit([Batch(stories(players, 600 // players), players)], None, None, 0.0, 0.01)
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
    fair = fit([Batch(found, 2)], None, None, 0.0, 0.01)
    for knot in (1, 2, 3):
        assert abs(fair.weights[knot][TABLE - 2]) < 1.0


def test_with_few_games_weights_stay_where_they_began() -> None:
    from merkator.arena.train_fit import Batch, fit

    start = [[0.25] * COUNT for _ in KNOTS]
    found = fit([Batch(stories(2, 1), 2)], start, start, 0.2, 1000.0)
    assert all(weight == pytest.approx(0.25, abs=0.05) for row in found.weights for weight in row)


def test_targets_lean_on_the_next_value_by_their_steadiness() -> None:
    from merkator.arena.train_fit import SIZE, Batch

    batch = Batch([Story([Position(7.0, 2.0, [], []), Position(9.0, 1.0, [], [])], 20.0)], 1)
    assert list(batch.targets(None, 0.5)) == [20.0, 20.0]
    assert list(batch.targets(np.zeros(SIZE), 0.5)) == [14.5, 20.0]  # half 20, half the 9 that came next


def test_a_game_to_learn_from_is_the_same_for_the_same_seed() -> None:
    practice = Practice(players=1, depth=1, nodes=1, weights=None)
    assert practise(practice)(5) == practise(practice)(5)


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
