"""The file of results: other people's files are left alone, and every line that is no game is told."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import merkator
from merkator.arena.results import Results, header
from merkator.arena.results_line import Key, Played
from merkator.core.errors import FileError

GAME = Played(1, ("a", "b"), (50.0, 61.0), (1,), 40, 200, "peace", (0, 0))


def results_in(file: Path) -> Results:
    return Results(header(merkator.game("hamburg"), 2, {}, 1000), file)


def written(file: Path) -> bytes:
    """Write a file with one game; return what is in it."""
    results_in(file).add(GAME)
    return file.read_bytes()


# Whose file it is


@pytest.mark.parametrize(
    "content",
    [
        b'{"name": "app", "dependencies": {}}',
        b'{"name": "app"}\n',
        b"first line\nsecond line without an end",
        b"\xff\xfe\x00",
        b"[]\n[]",
        b"\n",
        b'{"merkator records',
    ],
)
def test_a_file_that_holds_something_else_is_refused_and_not_changed(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_bytes(content)
    with pytest.raises(FileError, match=r"notes.txt: line 1: is not that of a file of results"):
        results_in(file)
    assert file.read_bytes() == content


def test_games_of_another_kind_keep_their_unfinished_line(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    content = written(file) + b'{"seed":2,"bo'
    file.write_bytes(content)
    with pytest.raises(FileError, match="take another file"):
        Results(header(merkator.game("hamburg"), 3, {}, 1000), file)
    assert file.read_bytes() == content


def test_a_spoilt_line_leaves_the_unfinished_one_alone(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    content = written(file) + b'nonsense\n{"seed":2,"bo'
    file.write_bytes(content)
    with pytest.raises(FileError, match="line 3: is not valid JSON"):
        results_in(file)
    assert file.read_bytes() == content


def test_a_first_line_that_was_never_finished_is_written_again(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    whole = written(file)
    for length in (0, 10, whole.index(b"\n")):
        file.write_bytes(whole[:length])
        assert written(file) == whole


def test_a_directory_for_records_is_tried_before_the_first_game(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("no directory", "utf-8")
    with pytest.raises(FileError, match="taken: cannot be written"):
        Results({}, tmp_path / "games.jsonl", tmp_path / "taken")
    assert not (tmp_path / "games.jsonl").exists()


# What is in a line


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"scores": [50.0]}, "scores must be one for each of 2 seats, got 1"),
        ({"scores": [50.0, 61.0, 3.0]}, "scores must be one for each of 2 seats, got 3"),
        ({"scores": [50.0, "61"]}, 'each of the scores must be a number, got "61"'),
        ({"scores": [50.0, float("nan")]}, "each of the scores must be a number, got NaN"),
        ({"scores": 7}, "scores must be a list, got 7"),
        ({"winners": [2]}, "each of the winners must be a seat from 0 to 1, got 2"),
        ({"winners": [-1]}, "each of the winners must be a seat from 0 to 1, got -1"),
        ({"winners": [0, 0]}, "winners must be different seats"),
        ({"winners": None}, "winners must be a list, got null"),
        ({"bots": ["a"], "scores": [1.0], "winners": []}, "bots must be one for each of 2 seats, got 1"),
        ({"bots": []}, "bots must be one for each of 2 seats, got 0"),
        ({"bots": ["a", 2]}, "each of the bots must be a name, got 2"),
        ({"faults": [1]}, "faults must be one for each of 2 seats, got 1"),
        ({"seed": "1"}, 'seed must be a whole number, got "1"'),
        ({"turns": 1.5}, "turns must be a whole number, got 1.5"),
        ({"end": 1}, "end must be a text, got 1"),
    ],
)
def test_a_line_that_is_no_game_says_why(change: dict[str, Any], why: str, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    before = written(file)
    file.write_bytes(before + json.dumps({**GAME.json(), **change}).encode() + b"\n")
    with pytest.raises(FileError) as told:
        results_in(file)
    assert str(told.value) == f"{file}: line 3: is not a game result: {why}"


@pytest.mark.parametrize("word", ["seed", "bots", "scores", "winners", "turns", "actions", "end"])
def test_a_line_in_which_a_word_is_missing_says_which(word: str, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    line = GAME.json()
    del line[word]
    file.write_bytes(written(file) + json.dumps(line).encode() + b"\n")
    with pytest.raises(FileError, match=f"line 3: is not a game result: {word} is missing"):
        results_in(file)


def test_a_game_that_was_broken_off_has_no_winner(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    line = {**GAME.json(), "seed": 2, "winners": [], "end": "limit", "faults": [0, 3]}
    file.write_bytes(written(file) + json.dumps(line).encode() + b"\n")
    assert results_in(file)[Key(2, ("a", "b"))].faults == (0, 3)
