"""Simulations in several processes: the same games, told in the same order."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import merkator
from merkator.arena.parallel import spread, worker_count
from merkator.arena.simulate import simulate
from merkator.core.errors import BadOption, FileError, MerkatorError


def squares(setup: int) -> Callable[[int], int]:
    """Work that is quickly done."""
    return lambda number: setup * number * number


def refusals(setup: int) -> Callable[[int], int]:
    """Work that cannot be done for one number."""

    def work(number: int) -> int:
        if number == setup:
            raise BadOption(f"no {number} today")
        return number

    return work


def deaths(setup: int) -> Callable[[int], int]:
    """Work that is ended from outside."""

    def work(number: int) -> int:
        if number == setup:
            os.kill(os.getpid(), signal.SIGKILL)
        return number

    return work


@pytest.mark.parametrize("numbers", [range(1), range(5, 8), range(100, 400)])
def test_answers_come_in_order(numbers: range) -> None:
    assert list(spread(squares, 3, numbers, 2)) == [3 * number * number for number in numbers]


def test_a_mistake_in_a_worker_is_told_and_ends_the_work() -> None:
    with pytest.raises(MerkatorError, match="no 77 today"):
        list(spread(refusals, 77, range(1000), 2))


def test_a_worker_that_dies_is_told() -> None:
    with pytest.raises(MerkatorError, match="a worker process ended before its work did"):
        list(spread(deaths, 5, range(10), 2))


def test_who_has_seen_enough_can_stop() -> None:
    answers = spread(squares, 1, range(10**9, 10**9 + 10**5), 2)
    assert next(answers) == 10**18
    answers.close()  # type: ignore[attr-defined]


@pytest.mark.parametrize("options", [{}, {"long": True}])
def test_results_and_records_do_not_depend_on_the_number_of_workers(
    options: dict[str, object], tmp_path: Path
) -> None:
    game = merkator.game("hamburg")
    found = []
    for workers in (1, 2, 3):
        directory = tmp_path / str(workers)
        results = list(simulate(game, ["random"] * 3, 20, 7, options, records=directory, workers=workers))
        files = {file.name: file.read_bytes() for file in directory.iterdir()}
        assert len(files) == 20
        found.append(([{**result.json(), "record": Path(result.record).name} for result in results], files))
    assert found[0] == found[1] == found[2]
    assert [shown["seed"] for shown in found[0][0]] == list(range(7, 27))


def test_workers_play_with_a_card_set_of_ones_own(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    text = merkator.game("hamburg").template().replace("price = 20", "price = 19", 1)
    file.write_text(text, "utf-8")
    mine = merkator.game("hamburg", file)
    alone = list(simulate(mine, ["random"] * 2, 4, 1))
    assert list(simulate(mine, ["random"] * 2, 4, 1, workers=2)) == alone


def test_a_directory_that_cannot_be_written_is_told_before_the_first_game(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("no directory", "utf-8")
    with pytest.raises(FileError, match="taken: cannot be written"):
        simulate(merkator.game("hamburg"), ["random"] * 2, 4, 1, records=tmp_path / "taken", workers=2)


def test_there_is_at_least_one_worker() -> None:
    with pytest.raises(BadOption, match="workers must be at least 1, got 0"):
        simulate(merkator.game("hamburg"), ["random"] * 2, 4, 1, workers=0)


def test_auto_is_one_worker_on_each_core() -> None:
    assert 1 <= worker_count("auto") <= (os.cpu_count() or 1)


@pytest.mark.parametrize("word", ["two", "-1", "1.5", "", "²", "0", "00"])
def test_workers_are_a_number_or_auto(word: str) -> None:
    with pytest.raises(BadOption, match="workers must be 1 or more, or auto, got "):
        worker_count(word)


def test_ctrl_c_ends_a_simulation_without_noise() -> None:
    command = [sys.executable, "-m", "merkator.cli", "simulate", "hamburg", "--games", "100000", "--workers", "2"]
    process = subprocess.Popen(
        [*command, "--json"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    assert process.stdout is not None
    assert process.stdout.readline()  # games are being played
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to everyone
    _, complaints = process.communicate(timeout=60)
    assert process.returncode == 130
    assert complaints.strip() == ""
    deadline = time.monotonic() + 10
    while _group_lives(process.pid) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not _group_lives(process.pid)


def _group_lives(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True
