"""Any program can play: `program:COMMAND` is its name on the command line."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import merkator
from merkator.arena.match_deals import make_setup, play_deal
from merkator.arena.results_line import Played
from merkator.bots import program
from merkator.bots.program import ProgramBot, end_all, label, named_bot
from merkator.bots.protocol import BotFault
from merkator.bots.registry import bot, decide
from merkator.core.errors import UnknownBot

EXAMPLES = Path(__file__).parents[2] / "examples"
PYTHON = f"program:{sys.executable} {EXAMPLES / 'bot.py'}"
NODE = f"program:node {EXAMPLES / 'bot.js'}"
needs_node = pytest.mark.skipif(shutil.which("node") is None, reason="Node is not installed")

READY = 'print(\'{"ready": 1, "wants": []}\', flush=True)'


def script(tmp_path: Path, *lines: str) -> str:
    """Write a program that greets and then does something with each question; return its name as a bot."""
    file = tmp_path / "bot.py"
    body = "".join(f"        {line}\n" for line in lines)
    loop = f"for line in sys.stdin:\n    if 'hello' in line[:9]:\n        {READY}\n    elif 'decide' in line[:9]:\n"
    file.write_text("import json, os, sys, time\n" + loop + body, "utf-8")
    return f"program:{sys.executable} {file}"


def play(first: str, name: str = "hamburg", players: int = 2, seed: int = 1) -> Played:
    game = merkator.game(name)
    setup = make_setup(game, players, [first, "random"])
    answer = play_deal(setup, seed, [(first,) + ("random",) * (players - 1)])
    assert not isinstance(answer, str), answer
    return answer[0]


@pytest.mark.parametrize("name", ["hamburg", "rome"])
@pytest.mark.parametrize("command", [PYTHON, pytest.param(NODE, marks=needs_node)], ids=["python", "javascript"])
def test_the_examples_play(command: str, name: str) -> None:
    game = play(command, name)
    assert game.end not in ("", "limit")
    assert game.faults == (0, 0)


@pytest.mark.parametrize("command", [PYTHON, pytest.param(NODE, marks=needs_node)], ids=["python", "javascript"])
def test_the_examples_beat_random_in_hamburg(command: str) -> None:
    won = [play(command, seed=seed).winners == (0,) for seed in range(1, 7)]
    assert all(won)


def test_the_examples_have_about_20_lines() -> None:
    for file in ("bot.py", "bot.js"):
        lines = (EXAMPLES / file).read_text("utf-8").splitlines()
        words = ("//", '"""', "    merkator", "It has")
        code = [line for line in lines if line.strip() and not line.startswith(words)]
        assert len(code) <= 20


def test_the_same_seed_plays_the_same_game() -> None:
    assert play(PYTHON, seed=5) == play(PYTHON, seed=5)


def test_a_process_is_used_again_for_the_same_seat_only() -> None:
    end_all()
    game = merkator.game("rome")
    pids = []
    for seat in (0, 0, 1):
        player = ProgramBot(PYTHON, game, 1)
        state = game.start(2, seed=1, options={"start": seat})
        decide(player, state, 1)
        pids.append(player._held[0].process.pid)
        del player
    assert pids[0] == pids[1] != pids[2]
    end_all()


def test_a_program_that_fails_is_asked_again_and_then_lots_decide(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    name = script(tmp_path, "print('nonsense', flush=True)")
    player = ProgramBot(name, merkator.game("rome"), 1)
    player._begun = True  # it has answered before
    state = merkator.game("rome").start(2, seed=1)
    action = decide(player, state, 1)
    assert action in state.legal()
    assert player.faults == 1
    assert capfd.readouterr().err.count("'nonsense' is not valid JSON") == 3


def test_a_program_that_ends_is_started_again(tmp_path: Path) -> None:
    """It answers one question, then ends; for each decision a new process is started."""
    name = script(tmp_path, "print(json.dumps({'do': json.loads(line)['legal'][0]}), flush=True)", "sys.exit()")
    player = ProgramBot(name, merkator.game("rome"), 1)
    state = merkator.game("rome").start(2, seed=1, options={"start": 0})
    for _ in range(2):
        action = decide(player, state, 1)
        assert action == state.legal()[0]
    assert player.faults == 0


def test_faults_are_in_the_results(tmp_path: Path) -> None:
    """It answers while the game is young, and then no more."""
    early = "told = json.loads(line)", "answer = told['legal'][-1] if told['decide'] < 60 else '?'"
    game = play(script(tmp_path, *early, "print(json.dumps({'do': answer}), flush=True)"), players=2)
    assert game.faults[0] > 0
    assert game.json()["faults"] == list(game.faults)


def test_a_program_that_never_answers_cannot_play(tmp_path: Path) -> None:
    player = ProgramBot(script(tmp_path, "sys.exit()"), merkator.game("rome"), 1)
    with pytest.raises(BotFault, match="cannot play: it never gave a valid answer"):
        decide(player, merkator.game("rome").start(2, seed=1), 1)


def test_a_program_that_says_nothing_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "SILENCE", 0.5)
    monkeypatch.setattr(program, "TRIES", 1)
    player = ProgramBot(script(tmp_path, "time.sleep(60)"), merkator.game("rome"), 1)
    player._begun = True
    decide(player, merkator.game("rome").start(2, seed=1), 1)
    assert player.faults == 1
    assert not player._held


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("program:", "program: needs the command that starts the bot, such as program:./mybot"),
        ("program:no-such-program-anywhere", "program 'no-such-program-anywhere' not found, or not executable"),
        ("program:'open", "cannot be read as a command"),
    ],
)
def test_what_cannot_be_run_is_told_before_the_first_game(name: str, why: str) -> None:
    with pytest.raises(UnknownBot, match=why):
        make_setup(merkator.game("rome"), 2, [name, "random"])


def test_the_registry_runs_no_programs() -> None:
    """A server asks the registry: what a visitor writes must never be started."""
    with pytest.raises(UnknownBot):
        bot(PYTHON, merkator.game("rome"), 1)
    assert named_bot("random", merkator.game("rome"), 1).name == "random"


def test_long_names_fit_into_records() -> None:
    assert len(label("program:" + "x" * 100)) == 60
    assert play(PYTHON + " " + "x" * 80).actions > 0


def test_a_program_on_the_command_line() -> None:
    command = [sys.executable, "-m", "merkator.cli", "match", PYTHON, "random", "--games", "4", "-w", "2", "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    found = json.loads(done.stdout)
    assert found["bots"] == [PYTHON, "random"]
    assert found["games"] == 4
