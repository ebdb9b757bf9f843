"""Training: the regression finds what it should, rounds are repeatable, and a broken-off training goes on."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from dataclasses import replace
from math import inf, nan
from pathlib import Path
from random import Random
from typing import Any

import pytest

from merkator.arena.train import Plan, Training, make_plan
from merkator.arena.train_data import Position, SelfPlay, Trajectory
from merkator.arena.train_games import self_play, trainer
from merkator.arena.train_report import train, write
from merkator.bots.weights_file import read_weights
from merkator.core.errors import BadOption, FileError
from merkator.games.hamburg.bots.evaluation import KNOTS
from merkator.games.hamburg.bots.features import COUNT, TABLE
from merkator.games.hamburg.learn.training import FORM

np = pytest.importorskip("numpy")

TINY = Plan(players=1, games=2, shallow=9)


def quietly(number: int, games: int) -> None:
    """Hear how many games are played, and say nothing."""


def stories(players: int, games: int) -> list[Trajectory]:
    """Make games in which the first feature is worth 3 points, the second -2, and luck of the table 10."""
    lots = Random(1)
    found: list[Trajectory] = []
    for _ in range(games):
        luck = lots.uniform(-10, 10)
        for _ in range(players):
            a, b = lots.random(), lots.random()
            positions = [Position(5.0, float(turns), [TABLE - 2, TABLE - 1], [a, b]) for turns in (4, 3, 2, 1)]
            found.append(Trajectory(positions, 5.0 + 3 * a - 2 * b + (luck if players > 1 else 0.0)))
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
    found: list[Trajectory] = []
    for game in range(400):
        for seat in range(2):
            guest = game % 2 == 1 and seat == 0  # plays 8 points worse, and likes to have the first feature
            a = lots.random() + (1.0 if guest else 0.0)
            positions = [Position(20.0, float(turns), [TABLE - 2], [a]) for turns in (4, 3, 2, 1)]
            found.append(Trajectory(positions, 20.0 + lots.uniform(-1, 1) - (8.0 if guest else 0.0), guest))
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

    batch = Batch([Trajectory([Position(7.0, 2.0, [], []), Position(9.0, 1.0, [], [])], 20.0)], 1, FORM)
    assert list(batch.targets(None, 0.5)) == [20.0, 20.0]
    assert list(batch.targets(np.zeros(batch.size), 0.5)) == [14.5, 20.0]  # half 20, half the 9 that came next


@pytest.mark.parametrize(("game", "players"), [("hamburg", 1), ("rome", 2)])
def test_a_game_to_learn_from_is_the_same_for_the_same_seed(game: str, players: int) -> None:
    practice = SelfPlay(game, players, depth=1, nodes=1, weights=None)
    assert self_play(practice)(5) == self_play(practice)(5)


@pytest.mark.slow
def test_rome_is_learned_from_plans_first_and_from_the_search_then(tmp_path: Path) -> None:
    plan = replace(make_plan("rome", None, games=1, shallow=1, ridge=20.0), nodes=2)
    assert plan.players == 2
    training = Training(tmp_path, plan)
    list(training.run(2, 1, quietly))
    write(training, "merkator train …")
    weights = read_weights(tmp_path / "rome-2.json")
    form = trainer("rome").form
    assert [len(row) for row in weights] == [form.count] * len(form.knots)
    assert "thousands of sesterces" in (tmp_path / "report.md").read_text("utf-8")


def test_who_is_far_ahead_in_rome_has_no_more_than_won() -> None:
    """A debt that grew to the end of the game says nothing of what positions are worth."""
    stories = self_play(SelfPlay("rome", 2, depth=1, nodes=1, weights=None))(12)
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


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"games": 0}, "games per round must be from 1 to 100000, got 0"),
        ({"games": -5}, "games per round must be from 1 to 100000, got -5"),
        ({"games": 100_001}, "games per round must be from 1 to 100000, got 100001"),
        ({"shallow": -1}, "shallow rounds must be 0 or more, got -1"),
        ({"ridge": nan}, "ridge must be above 0, got nan"),
        ({"ridge": inf}, "ridge must be above 0, got inf"),
        ({"ridge": -1.0}, "ridge must be above 0, got -1"),
        ({"ridge": 0.0}, "ridge must be above 0, got 0"),
    ],
)
def test_numbers_that_cannot_be_trained_with_are_refused(wrong: dict[str, float], why: str) -> None:
    asked: dict[str, Any] = {"games": 2, "shallow": 1, "ridge": 20.0, **wrong}
    with pytest.raises(BadOption) as told:
        make_plan("hamburg", 1, **asked)
    assert str(told.value) == why


@pytest.mark.parametrize("rounds", [0, -1])
def test_no_round_is_no_training_and_leaves_nothing_behind(rounds: int, tmp_path: Path) -> None:
    with pytest.raises(BadOption, match=f"rounds must be at least 1, got {rounds}"):
        train(tmp_path / "new", TINY, None, rounds, 1, "merkator train …")
    assert not (tmp_path / "new").exists()


def test_one_solo_game_is_enough_for_a_round(tmp_path: Path) -> None:
    (done,) = Training(tmp_path, replace(TINY, games=1)).run(1, 1, quietly)
    assert (done.number, done.spread) == (0, 0.0)


def test_training_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []
    whole = Training(tmp_path / "whole", TINY)
    list(whole.run(2, 1, lambda number, games: told.append((number, games))))
    assert told == [(0, 1), (0, 2), (1, 1), (1, 2)]
    list(Training(tmp_path / "parts", TINY).run(1, 1, quietly))
    list(Training(tmp_path / "parts", TINY).run(2, 1, quietly))
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
    with pytest.raises(FileError, match="is not a weights file written by training"):
        read_weights(file)


# What is in the folder


def trained(directory: Path, rounds: int = 2) -> Training:
    training = Training(directory, TINY)
    list(training.run(rounds, 1, quietly))
    return training


@pytest.fixture(scope="module")
def one_round(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder in which one round is finished: to be copied."""
    directory = tmp_path_factory.mktemp("training")
    trained(directory, 1)
    return directory


def test_a_line_of_the_log_that_was_never_finished_is_a_round_to_be_played_again(tmp_path: Path) -> None:
    whole = trained(tmp_path / "whole")
    half = trained(tmp_path / "half")
    log = tmp_path / "half" / "log.jsonl"
    log.write_bytes(log.read_bytes()[:-9])
    assert len(half.rounds()) == 1
    trained(tmp_path / "half")
    assert [each.mean for each in half.rounds()] == [each.mean for each in whole.rounds()]
    assert half.weights(1) == whole.weights(1)


@pytest.mark.parametrize(
    ("name", "content", "why"),
    [
        ("log.jsonl", b"nonsense\n", "line 1: is not the log entry of round 0"),
        ("log.jsonl", b'{"number": 0}\n', "line 1: is not the log entry of round 0"),
        ("plan.json", b"", "is not a training plan: choose another directory"),
        ("plan.json", b'{"players": 1,', "is not a training plan: choose another directory"),
        ("weights-000.json", None, "cannot be read: No such file or directory; to play round 0 and all later ones"),
        ("weights-000.json", b"[[1.0, 2.0", "is not a weights file written by training; to play round 0"),
        ("weights-000.json", b"[[1.0, 2.0]]", "is not a weights file written by training; to play round 0"),
        ("round-000.pickle", None, "cannot be read: No such file or directory; to play round 0 and all later ones"),
        ("round-000.pickle", b"", "holds no games that training wrote; to play round 0"),
        ("round-000.pickle", b"\x80\x04nonsense", "holds no games that training wrote; to play round 0"),
        ("round-000.pickle", b"]\x94.", "holds no games that training wrote; to play round 0"),
    ],
)
def test_a_file_that_was_spoilt_is_told_by_its_name(
    name: str, content: bytes | None, why: str, one_round: Path, tmp_path: Path
) -> None:
    shutil.copytree(one_round, tmp_path, dirs_exist_ok=True)
    if content is None:
        (tmp_path / name).unlink()
    else:
        (tmp_path / name).write_bytes(content)
    with pytest.raises(FileError) as told:
        trained(tmp_path, 2)
    assert f"{name}: {why}" in str(told.value)


def test_a_folder_that_cannot_be_written_is_told_before_the_first_game(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("no directory", "utf-8")
    with pytest.raises(FileError, match="taken: cannot be written"):
        Training(tmp_path / "taken", TINY)


def test_files_are_replaced_as_a_whole(one_round: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(one_round, tmp_path, dirs_exist_ok=True)
    training = Training(tmp_path, TINY)
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}

    def full(number: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(FileError, match=r"round-001.pickle: cannot be written: No space left on device"):
        list(training.run(2, 1, quietly))
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == before


def test_cpu_time_is_that_of_all_processes(tmp_path: Path) -> None:
    """Most of the work is done by the workers; this process only finds the weights."""
    before = os.times()
    (done,) = Training(tmp_path, replace(TINY, games=8)).run(1, 2, quietly)
    after = os.times()
    alone = after.user - before.user
    workers = after.children_user - before.children_user
    assert workers > 0.1
    assert done.seconds > alone + workers / 2


def test_rounds_that_are_finished_are_told_and_their_report_is_there(
    one_round: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.copytree(one_round, tmp_path, dirs_exist_ok=True)
    train(tmp_path, TINY, None, 1, 1, "merkator train …")
    assert "finished rounds: 1;" in capsys.readouterr().out
    assert (tmp_path / "hamburg-1.json").exists()
