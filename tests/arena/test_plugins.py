"""Bots of other packages: `pip install` adds them to every command and table."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

import merkator
from merkator.bots import plugins as module
from merkator.bots import protocol
from merkator.bots.bot import ExplainingBot
from merkator.bots.guarded import guard
from merkator.bots.plugins import plugins
from merkator.bots.random_bot import RandomBot
from merkator.bots.registry import bot, bots, decide, description
from merkator.core.errors import BotFailed
from plugin_package import pip_install, write_wheel

EXAMPLE = Path(__file__).parents[2] / "examples/plugin"


def test_a_package_that_is_installed_adds_its_bots(other_bots: None) -> None:
    assert bots(merkator.game("hamburg")) == ["random", "first-bot", "last-bot", *_ours("hamburg")]
    assert bots(merkator.game("rome")) == ["random", "first-bot", *_ours("rome")]  # the other one knows hamburg only
    assert description("first-bot", merkator.game("rome")) == "takes what comes first"
    assert description("last-bot", merkator.game("hamburg")) == "a bot of another package"


def _ours(name: str) -> list[str]:
    """Return our own bots but for random."""
    return [name for name in bots(merkator.game(name)) if name not in ("random", "first-bot", "last-bot")]


def test_the_last_bot_stays_one_of_ours(other_bots: None) -> None:
    """Where nobody chooses, the last one plays: not one of which nobody knows how strong it is."""
    for name in merkator.list_games():
        assert not bots(merkator.game(name))[-1].endswith("-bot")


def test_a_bot_of_another_package_plays(other_bots: None) -> None:
    game = merkator.game("hamburg")
    player = bot("first-bot", game, 1)
    state = game.start(1, seed=1)
    while not state.over:
        state.play(decide(player, state, state.number))
    assert state.turns == 17


def test_every_command_knows_it(other_bots: None) -> None:
    command = [sys.executable, "-m", "merkator.cli", "simulate", "hamburg", "-p", "1", "-n", "2", "--json"]
    done = subprocess.run([*command, "--bots", "first-bot"], capture_output=True, text=True, check=True)
    games = [json.loads(line) for line in done.stdout.splitlines()]
    assert [game["bots"] for game in games] == [["first-bot"]] * 2


def test_a_table_of_the_server_knows_it(other_bots: None) -> None:
    """A bot at a table is a process of its own, started by its name."""
    game = merkator.game("rome")
    state = game.start(2, seed=1)
    asked = protocol.question(state, state.seat, 1, [protocol.IMAGINED], seed=5)
    told = protocol.hello(game, 2, game.options(2, None), state.seat, 2.0, 7)
    lines = b"".join([protocol.line(message) for message in (told, asked, protocol.END)])
    command = [sys.executable, "-P", "-m", "merkator.bots.process", "first-bot"]
    done = subprocess.run(command, input=lines, capture_output=True, check=True)
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert answers[1] == {"do": asked["legal"][0]}


@pytest.mark.parametrize(
    ("name", "value", "why"),
    [
        ("broken", "no_such_module:make", "No module named"),
        ("Loud", "json:dumps", "lower-case letters"),
        ("a" * 21, "json:dumps", "up to 20"),
        ("number", "math:pi", "a function of game and seed"),
        ("twice", "json:loads", "another package has a bot of this name"),
    ],
)
def test_a_broken_package_is_told_and_left_out(
    name: str, value: str, why: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    entries = [EntryPoint("twice", "json:dumps", module.GROUP), EntryPoint(name, value, module.GROUP)]

    def found(**_: Any) -> list[EntryPoint]:
        return entries

    monkeypatch.setattr(module, "entry_points", found)
    plugins.cache_clear()
    try:
        assert list(plugins()) == ["twice"]
        assert why in capsys.readouterr().err
        assert "random" in bots(merkator.game("rome"))
    finally:
        plugins.cache_clear()


@pytest.mark.parametrize("name", ["greedy", "learned", "hard"])
def test_our_own_names_cannot_be_taken(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    rome = merkator.game("rome")
    ours = description(name, rome)
    monkeypatch.setattr(module, "entry_points", lambda **_: [EntryPoint(name, "json:dumps", module.GROUP)])
    plugins.cache_clear()
    try:
        assert description(name, rome) == ours
        assert f"skipped the bot {name!r}: a bot or a level of Merkator has this name" in capsys.readouterr().err
    finally:
        plugins.cache_clear()


FAULTY = """
def make(game, seed):
    return Clumsy()

def unmade(game, seed):
    return 1 / seed

def nothing(game, seed):
    return object()

class Clumsy:
    name = "clumsy"

    def choose(self, state):
        return {}["nowhere"]

    def lines(self, state, count):
        return [][count]
"""


@pytest.fixture
def faulty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Bots of a package that fails in every way."""
    (tmp_path / "faulty_bots.py").write_text(FAULTY, "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    names = {"clumsy": "make", "unmade": "unmade", "nothing": "nothing"}
    entries = [EntryPoint(name, f"faulty_bots:{make}", module.GROUP) for name, make in names.items()]
    monkeypatch.setattr(module, "entry_points", lambda **_: entries)
    plugins.cache_clear()
    yield
    plugins.cache_clear()


def test_what_fails_in_a_bot_is_told_with_its_own_lines_and_none_of_ours(faulty: None) -> None:
    game = merkator.game("hamburg")
    state = game.start(2, seed=1)
    clumsy = bot("clumsy", game, 1)
    with pytest.raises(
        BotFailed, match=r"the bot 'clumsy' failed at a decision of seat \d after \d+ actions:"
    ) as told:
        decide(clumsy, state, 1)
    text = str(told.value)
    assert text.endswith("KeyError: 'nowhere'")
    assert text.count("File ") == 1
    assert "faulty_bots.py" in text
    assert isinstance(clumsy, ExplainingBot)
    with pytest.raises(BotFailed, match="IndexError"):
        clumsy.lines(state, 3)
    assert not isinstance(guard("quiet", RandomBot(1)), ExplainingBot)


def test_a_bot_that_cannot_be_made_says_so(faulty: None) -> None:
    game = merkator.game("rome")
    with pytest.raises(BotFailed, match=r"(?s)'unmade' failed when it was made for rome:.*ZeroDivisionError"):
        bot("unmade", game, 0)
    with pytest.raises(BotFailed, match="'nothing' is not a bot: object has no `choose` method"):
        bot("nothing", game, 0)


def test_a_command_that_meets_a_faulty_bot_shows_no_trace_of_ours(tmp_path: Path) -> None:
    entries = "[merkator.bots]\nclumsy = first_bot_of_ours:make\n"
    pip_install(write_wheel(tmp_path, entries, FAULTY), tmp_path / "site")
    command = [sys.executable, "-m", "merkator.cli", "match", "clumsy", "greedy", "--games", "2", "--workers", "1"]
    environment = {**os.environ, "PYTHONPATH": str(tmp_path / "site")}
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    assert done.returncode == 2
    assert "the bot 'clumsy' failed at a decision of seat" in done.stderr
    assert "KeyError: 'nowhere'" in done.stderr
    assert "merkator/arena" not in done.stderr


def test_the_example_is_a_bot_in_20_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    import tomllib

    source = (EXAMPLE / "my_bot.py").read_text("utf-8")
    lines = [line.strip() for line in source.splitlines()]
    assert len([line for line in lines if line and not line.startswith('"""')]) <= 20
    entries = tomllib.loads((EXAMPLE / "pyproject.toml").read_text("utf-8"))["project"]["entry-points"]
    ((name, value),) = entries["merkator.bots"].items()
    monkeypatch.syspath_prepend(str(EXAMPLE))
    monkeypatch.setattr(module, "entry_points", lambda **_: [EntryPoint(name, value, module.GROUP)])
    plugins.cache_clear()
    try:
        game = merkator.game("hamburg")
        player = bot("my-bot", game, 1)
        state = game.start(1, seed=1)
        while not state.over:
            state.play(decide(player, state, state.number))
        assert state.scores[0] > 8  # random play brings 6
    finally:
        plugins.cache_clear()
