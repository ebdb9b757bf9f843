"""The command line, used as people use it: in a process of its own."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from merkator.core.record import Record

RECORD = Path(__file__).parent / "records" / "three-players.record"


def merkator(*words: str | Path, code: int = 0) -> str:
    """Run a command; return what it printed, or what it complained about."""
    done = subprocess.run(
        [sys.executable, "-m", "merkator.cli", *[str(word) for word in words]],
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        env={"PATH": "/usr/bin:/bin", "PYTHONUTF8": "1", "COLUMNS": "100", "LANG": "C.UTF-8"},
    )
    assert "Traceback" not in done.stderr
    assert done.returncode == code, done.stderr
    return done.stdout if code == 0 else done.stderr


def test_simulate_prints_one_object_a_game(tmp_path: Path) -> None:
    words = ("simulate", "hamburg", "--players", "3", "--games", "2", "--bots", "random", "--seed", "5", "--json")
    games = [json.loads(line) for line in merkator(*words, "--records", tmp_path).splitlines()]
    assert [game["seed"] for game in games] == [5, 6]
    for game in games:
        assert set(game) >= {"seed", "players", "scores", "winners", "turns", "actions", "end", "record"}
        record = Record.read(game["record"])
        assert list(record.state.scores) == game["scores"]
        assert record.state.winners == game["winners"]
        assert (record.state.turns, record.state.number, record.state.end) == (
            game["turns"],
            game["actions"],
            game["end"],
        )


def test_simulate_sums_up() -> None:
    shown = merkator("simulate", "hamburg", "--players", "2", "--games", "3", "--bots", "greedy,random")
    for word in (
        "3 games",
        "greedy",
        "random",
        "mean",
        "median",
        "spread",
        "won",
        "player-turns",
        "ended by: chart 3",
    ):
        assert word in shown


def test_a_solo_simulation_counts_the_marks_reached() -> None:
    shown = merkator("simulate", "hamburg", "--players", "1", "--games", "2", "--bots", "greedy")
    assert "reached 55 (beginner)" in shown
    assert "reached 80 (outstanding)" in shown


def test_a_game_is_broken_off_at_the_limit_of_turns() -> None:
    words = ("simulate", "hamburg", "--players", "2", "--games", "1", "--limit", "3", "--json")
    assert json.loads(merkator(*words))["end"] == "limit"


def test_replay_tells_the_game() -> None:
    shown = merkator("replay", RECORD, "--to", "30")
    assert "Anna" in shown
    assert "Anna" in merkator("replay", RECORD, "--to", "30", "--language", "de")


def test_replay_prints_the_view() -> None:
    view = json.loads(merkator("replay", RECORD, "--json", "--to", "57"))
    assert view["number"] == 57
    assert view == Record.read(RECORD).replay(57).view(None)


def test_replay_draws_the_position() -> None:
    drawn = merkator("replay", RECORD, "--svg", "--to", "57")
    assert drawn.startswith("<svg")
    assert merkator("replay", RECORD, "--svg", "--dark", "--to", "57") != drawn


def test_cards_new_writes_a_set_that_passes_the_check_and_can_be_played(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    assert "merkator cards check" in merkator("cards", "new", file)
    assert "valid card set" in merkator("cards", "check", file)
    file.write_text(file.read_text("utf-8").replace("price = 20", "price = 19", 1), "utf-8")
    words = ("simulate", "hamburg", "--cards", file, "--games", "1", "--json", "--records", tmp_path)
    written = json.loads(merkator(*words))["record"]
    assert "| [[contract]]" in Path(written).read_text("utf-8")
    assert json.loads(merkator("replay", written, "--json"))["over"]
    assert "already exists" in merkator("cards", "new", file, code=2)
    assert "price = 19" in file.read_text("utf-8")


def test_cards_list_shows_every_card_with_its_source() -> None:
    shown = merkator("cards", "list")
    for word in ("england-2", "hamburg-saltpeter", "boerse", "reconstructed", "rulebook", "deduced"):
        assert word in shown


def test_options_are_listed_in_both_languages() -> None:
    english = "no cash limit, but anyone who can afford the most expensive building on offer must buy a building"
    german = "keine Bargeldgrenze, aber wer das teuerste Gebäude bezahlen kann, muss eines kaufen"
    assert english in merkator("options", "hamburg", "--language", "en")
    assert german in merkator("options", "hamburg", "--language", "de")


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["simulate", "bremen"], "there is no game 'bremen'; the games are: hamburg"),
        (["simulate", "hamburg", "--players", "7"], "hamburg is for 1 to 4 players, not 7"),
        (["simulate", "hamburg", "--bots", "genius"], "there is no bot 'genius'"),
        (["simulate", "hamburg", "--bots", "random,random,random"], "2 players need one bot for all seats or 2 bots"),
        (
            ["simulate", "hamburg", "--bots", "program:cat a,b,c"],
            'put a command with commas in double quotes: "program:…",random',
        ),
        (["simulate", "hamburg", "--bots", '"random'], "double quotes around a name with commas"),
        (["simulate", "hamburg", "--workers", "0"], "workers must be 1 or more, or auto, got '0'"),
        (
            ["match", "greedy", "random", "--elo", "0", "5"],
            "--elo, --alpha and --beta need --sprt",
        ),
        (["match", "greedy", "random", "--sprt", "--elo", "0", "inf"], "Elo values must be between -2000 and 2000"),
        (["ladder", "greedy", "greedy"], "bot 'greedy' is listed 2 times: list each bot once"),
        (["train", "/nowhere", "--games", "0"], "games per round must be from 1 to 100000, got 0"),
        (["train", "/nowhere", "--ridge", "nan"], "ridge must be above 0, got nan"),
        (["simulate", "hamburg", "--games", "0"], "games must be at least 1"),
        (["simulate", "hamburg", "--limit", "0"], "limit must be at least 1"),
        (["simulate", "hamburg", "--option", "long"], "expected NAME=VALUE, got 'long'"),
        (["simulate", "hamburg", "--option", "long=1"], "option long must be true or false, got 1"),
        (["replay", "/nowhere/at.all"], "cannot be read: No such file or directory"),
        (["replay", str(RECORD), "--to", "99999"], "replay to a number from 0 to 308, got 99999"),
        (["replay", str(RECORD), "--language", "fr"], "there is no language 'fr'"),
        (["cards", "check", str(RECORD)], "is not TOML"),
        (["terminal", "Anna", "Anna"], "Anna"),
    ],
)
def test_mistakes_end_with_a_sentence(words: list[str], reason: str) -> None:
    assert reason in merkator(*words, code=2)


@pytest.mark.parametrize("game", ["hamburg", "rome"])
def test_simulate_reports_on_balance(game: str) -> None:
    words = ("simulate", game, "--players", "2", "--games", "2", "--bots", "greedy", "--report")
    assert "By place in turn order" in merkator(*words)
    assert json.loads(merkator(*words, "--json"))["games"] == 2
