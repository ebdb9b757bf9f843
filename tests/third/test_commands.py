"""The third game on the command line: simulated, matched, replayed and reviewed from its record."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from merkator.core.record import Record
from third_package import NAME


def merkator_says(*words: str, code: int = 0) -> str:
    """Run a command; return what it prints, or its complaint when it must fail."""
    command = [sys.executable, "-m", "merkator.cli", *words]
    done = subprocess.run(command, capture_output=True, text=True, check=False, encoding="utf-8")
    assert done.returncode == code, done.stderr
    return done.stderr if code else done.stdout


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("records")


@pytest.fixture
def recorded(record: Path) -> Path:
    """Return a file with the record of a game."""
    if not list(record.iterdir()):
        merkator_says("simulate", NAME, "-p", "3", "-n", "1", "--records", str(record))
    return next(record.iterdir())


def test_games_are_simulated_by_several_processes() -> None:
    said = merkator_says("simulate", NAME, "-p", "2", "-n", "6", "-b", "random,easy", "-w", "2", "--json")
    games = [json.loads(line) for line in said.splitlines()]
    assert [game["bots"] for game in games] == [["random", "easy"]] * 6
    assert all(game["end"] == "rules" for game in games)


def test_a_bot_that_thinks_beats_one_that_does_not() -> None:
    said = merkator_says("match", "playouts@1000", "random", "--game", NAME, "-n", "60", "-w", "1", "--json")
    assert json.loads(said)["share"][0] > 0.5


def test_a_record_is_replayed(recorded: Path) -> None:
    text = recorded.read_text("utf-8")
    again = Record.read(recorded)
    assert again.text() == text
    assert again.state.over
    said = merkator_says("replay", str(recorded), "--language", "en")
    assert "rolls" in said
    assert "The race is over" in said
    view = json.loads(merkator_says("replay", str(recorded), "--to", "3", "--json"))
    assert (view["game"], view["number"]) == (NAME, 3)
    assert merkator_says("replay", str(recorded), "--svg").startswith("<svg ")


def test_a_record_is_reviewed_in_games_won(recorded: Path, tmp_path: Path) -> None:
    chart = tmp_path / "chart.svg"
    words = ("review", str(recorded), "--level", "playouts@2000")
    said = merkator_says(*words, "--language", "en", "--svg", str(chart))
    assert "in games won of 100" in said
    assert "games of 100 lost in total" in " ".join(said.split())
    assert "<svg" in chart.read_text("utf-8")
    told = json.loads(merkator_says(*words, "--json"))
    assert all(0 <= moment["value"] <= 100 for moment in told["decisions"])
    assert all(0 <= moment["lost"] <= moment["value"] for moment in told["decisions"])
    assert all(moment["lost"] == 0 for moment in told["decisions"] if moment["played"] == moment["best"])


def test_a_bot_that_plays_by_lot_reviews_nothing(recorded: Path) -> None:
    said = merkator_says("review", str(recorded), "--level", "random", code=2)
    assert "random cannot review" in said
    assert "playouts" in said


def test_its_options_are_listed_and_used() -> None:
    assert "a track of 30 fields" in merkator_says("options", NAME, "--language", "en")
    said = merkator_says("simulate", NAME, "-n", "4", "--option", "long=true", "--json")
    assert max(max(json.loads(line)["scores"]) for line in said.splitlines()) > 26


def test_parts_that_it_does_not_have_are_named(tmp_path: Path) -> None:
    cards = tmp_path / "cards.toml"
    for words in (("cards", "new", str(cards), "--game", NAME), ("simulate", NAME, "--cards", str(cards))):
        assert (
            merkator_says(*words, code=2) == f"merkator: there are no card sets for {NAME}: it is played as it is\n"
        )
    assert "there is no balance report" in merkator_says("simulate", NAME, "-n", "1", "--report", code=2)
    assert "train" in merkator_says("train", str(tmp_path), "--game", NAME, code=2)
