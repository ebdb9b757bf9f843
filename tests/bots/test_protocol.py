"""The bot protocol: what a bot is told, what becomes of its answers, and our own bots as processes."""

from __future__ import annotations

import json
import os
import random
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import merkator
from merkator.bots import protocol
from merkator.bots.protocol import IMAGINED, VIEW, BotFault, serve_bot
from merkator.core.chance import Seeded
from merkator.core.contract import Game, State
from merkator.core.registry import game_from_text
from merkator.games.rome.cards.cardset import standard_text
from merkator.games.rome.rules.hand import redeal
from merkator.games.rome.rules.state import State as RomeState

PAGE = (Path(__file__).parents[2] / "docs/bot-protocol.md").read_text("utf-8")
GAMES = ("hamburg", "rome")
OUR_OWN = [sys.executable, "-m", "merkator.bots.process"]


def example(language: str) -> str:
    """Return the example bot of the page in a language."""
    found = re.search(rf"```{language}\n((?!>>>).*?)```", PAGE, re.DOTALL)
    assert found is not None
    return found[1]


EXAMPLES = {"python": [sys.executable, "-c", example("python")], "shell": ["sh", "-c", example("sh")]}


def hello_for(made: Game, seat: int = 0, **other: Any) -> dict[str, Any]:
    return protocol.hello(made, 2, made.options(2, None), seat, 2.0, 7) | other


def said(level: str, *messages: dict[str, Any]) -> list[dict[str, Any]]:
    """Return what one of our bots answers."""
    answers: list[bytes] = []
    serve_bot(level, [protocol.line(message) for message in messages], answers.append)
    return [protocol.message(answer) for answer in answers]


def midgame(name: str, players: int, seed: int, actions: int) -> State:
    state = merkator.game(name).start(players, seed=seed)
    choice = random.Random(seed)
    while not state.over and state.number < actions:
        state.play(choice.choice(state.legal()))
    return state


class Process:
    """A bot's process, asked as a table would."""

    def __init__(self, command: list[str]) -> None:
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def __enter__(self) -> Process:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.communicate()

    def ask(self, message: dict[str, Any]) -> dict[str, Any]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(protocol.line(message))
        self.process.stdin.flush()
        return protocol.message(self.process.stdout.readline())


def play_over_protocol(process: Process, name: str, seat: int = 0) -> State:
    """Play a game of two against lots."""
    game = merkator.game(name)
    state = game.start(2, seed=3)
    lots = random.Random(1)
    wants = protocol.wishes(process.ask(hello_for(game, seat)))
    while not state.over:
        if state.seat == seat:
            asked = protocol.question(state, seat, state.number, wants, seed=state.number)
            state.play(game.action(protocol.chosen(process.ask(asked), asked["legal"])))
        else:
            state.play(lots.choice(state.legal()))
    return state


# What a bot is told


@pytest.mark.parametrize("name", GAMES)
def test_a_line_is_ascii_without_blanks_and_begins_with_its_name(name: str) -> None:
    state = merkator.game(name).start(2, seed=1)
    state.names = ["Änne", "Bö\nrn"]
    for message in (
        hello_for(state.game),
        protocol.question(state, state.seat, 1, [VIEW, IMAGINED], 1),
        protocol.END,
    ):
        line = protocol.line(message)
        assert line.isascii()
        assert line.count(b"\n") == 1
        assert re.match(rb'\{"(hello|decide|end)":', line)
        assert protocol.message(line) == message


def test_a_bot_is_told_only_what_it_wants() -> None:
    state = merkator.game("rome").start(2, seed=1)
    for wants in ([], [VIEW], [IMAGINED], [VIEW, IMAGINED]):
        assert list(protocol.question(state, state.seat, 1, wants, 1)) == ["decide", "legal", *wants]


@pytest.mark.parametrize("players", [3, 4, 6])
@pytest.mark.parametrize("seed", range(5))
def test_what_others_hold_changes_nothing_of_what_a_bot_is_told(players: int, seed: int) -> None:
    here = midgame("rome", players, seed, 40)
    assert isinstance(here, RomeState)
    seat = here.seat
    other = here.copy()
    other.chance = Seeded(seed + 1000, len(here.game.decks))
    redeal(other, seat)
    assert other.hands != here.hands
    told = protocol.question(here, seat, 1, [VIEW, IMAGINED], seed=7)
    assert protocol.line(told) == protocol.line(protocol.question(other, seat, 1, [VIEW, IMAGINED], seed=7))


@pytest.mark.parametrize("name", GAMES)
def test_the_seed_of_a_game_is_not_told(name: str) -> None:
    state = merkator.game(name).start(2, seed=987654321987654321)
    line = protocol.line(protocol.question(state, state.seat, 1, [VIEW, IMAGINED], 1))
    assert b"987654321987654321" not in line


# Answers


def test_a_legal_answer_is_taken() -> None:
    assert protocol.chosen({"do": "done", "more": 1}, ["sell x", "done"]) == "done"


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        (b"nonsense\n", "'nonsense' is not valid JSON"),
        (b"\xff\xfe\n", "is not valid JSON"),
        (b"[1]\n", "is not a JSON object"),
        (b"[" * 50000, "is not valid JSON"),
        (b'{"do":"fly"}\n', "'fly' is not one of the 2 legal actions"),
        (b'{"do":["done"]}\n', "an answer must be"),
        (b'{"done":true}\n', "an answer must be"),
        (b'{"error":"no idea"}\n', "it says: 'no idea'"),
    ],
)
def test_an_answer_that_cannot_be_used_is_a_fault_with_its_reason(answer: bytes, why: str) -> None:
    with pytest.raises(BotFault, match=re.escape(why)):
        protocol.chosen(protocol.message(answer), ["sell x", "done"])


def test_a_bot_may_say_what_it_wants() -> None:
    assert protocol.wishes({"ready": 1}) == {VIEW}
    assert protocol.wishes({"ready": 1, "wants": []}) == set()
    assert protocol.wishes({"ready": 1, "wants": ["imagined", "view"]}) == {VIEW, IMAGINED}


@pytest.mark.parametrize(
    "answer", [{}, {"ready": 2}, {"ready": 1, "wants": "view"}, {"ready": 1, "wants": ["dump"]}, {"error": "no"}]
)
def test_a_bot_that_is_not_ready_is_at_fault(answer: dict[str, Any]) -> None:
    with pytest.raises(BotFault):
        protocol.wishes(answer)


# Our bots


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("level", ["random", "greedy"])
def test_our_bots_answer_with_a_legal_action(name: str, level: str) -> None:
    state = midgame(name, 2, 4, 30)
    asked = protocol.question(state, state.seat, 31, [IMAGINED], 5)
    ready, answer = said(level, hello_for(state.game, state.seat), asked)
    assert ready == {"ready": 1, "name": level, "wants": ["imagined"]}
    assert protocol.chosen(answer, asked["legal"])


def test_our_bots_play_another_game_after_another_hello() -> None:
    messages = []
    for name in ("hamburg", "rome", "hamburg"):
        state = midgame(name, 2, 4, 20)
        messages += [hello_for(state.game), protocol.question(state, state.seat, 21, [IMAGINED], 5)]
    assert [next(iter(answer)) for answer in said("greedy", *messages)] == ["ready", "do"] * 3


def test_our_bots_play_with_other_cards() -> None:
    game = game_from_text("rome", standard_text().replace("buy = 800", "buy = 900", 1), "mine")
    state = game.start(2, seed=1)
    asked = protocol.question(state, state.seat, 1, [IMAGINED], 5)
    assert game.cards_text
    _, answer = said("greedy", hello_for(game), asked)
    assert protocol.chosen(answer, asked["legal"])


def test_our_bots_say_why_they_cannot_play() -> None:
    game = merkator.game("rome")
    for message, why in [
        (hello_for(game, hello=2), "version 1 of the protocol, got 2"),
        (hello_for(game, rules=99), "rules 2 and cards"),
        (hello_for(game, cards="0"), "rules 2 and cards"),
        (hello_for(game, game="chess"), "there is no game 'chess'"),
        ({"hello": 1}, "KeyError"),
        ({"decide": 1}, "no hello received"),
    ]:
        (answer,) = said("greedy", message)
        assert why in answer["error"]
    (answer,) = said("gredy", hello_for(game))
    assert "there is no bot 'gredy'" in answer["error"]


def test_our_bots_skip_what_they_do_not_know_and_stop_at_the_end() -> None:
    assert said("random", {"error": "that was wrong"}, {"weather": "fine"}, {"end": True}, {"decide": 1}) == []


# Processes


@pytest.mark.parametrize("name", GAMES)
def test_a_process_plays_a_game_and_ends(name: str) -> None:
    with Process([*OUR_OWN, "greedy"]) as bot:
        assert play_over_protocol(bot, name).over
        assert bot.process.stdin is not None
        bot.process.stdin.write(protocol.line(protocol.END))
        bot.process.stdin.flush()
        assert bot.process.wait(10) == 0


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", sorted(EXAMPLES))
def test_the_examples_of_the_page_play_a_game(language: str, name: str) -> None:
    with Process(EXAMPLES[language]) as bot:
        assert play_over_protocol(bot, name, seat=1).over


def test_a_process_ends_with_its_input() -> None:
    with Process([*OUR_OWN, "random"]) as bot:
        bot.ask(hello_for(merkator.game("rome")))
        assert bot.process.stdin is not None
        bot.process.stdin.close()
        assert bot.process.wait(10) == 0
        bot.process.stdin = None


def test_what_a_bot_prints_does_not_come_between_the_messages() -> None:
    script = """
import sys
from merkator.bots import process, random_bot
class Chatty(random_bot.RandomBot):
    def choose(self, state):
        print("thinking")
        return super().choose(state)
from merkator.bots import registry
registry.RandomBot = Chatty
sys.argv = ["process", "random"]
process.main()
"""
    with Process([sys.executable, "-c", script]) as bot:
        assert play_over_protocol(bot, "rome").over


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a bot ends when it listens next")
def test_a_process_dies_with_the_one_that_started_it() -> None:
    """Even when its input stays open: here it is the test that holds the other end."""
    reading, writing = os.pipe()
    script = f"""
import subprocess, sys, time
bot = subprocess.Popen({[*OUR_OWN, "random"]!r}, stdin={reading}, stdout=subprocess.PIPE)
bot.stdout.readline()
print(bot.pid, flush=True)
time.sleep(60)
"""
    with subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, pass_fds=[reading]) as parent:
        assert parent.stdout is not None
        os.write(writing, protocol.line(hello_for(merkator.game("rome"))))
        bot = int(parent.stdout.readline())
        os.kill(bot, 0)  # it is there
        parent.send_signal(signal.SIGKILL)
    assert _gone(bot)
    os.close(reading)
    os.close(writing)


def _gone(pid: int) -> bool:
    """Wait until a process has ended; one that nobody has asked about yet counts."""
    for _ in range(500):
        try:
            status = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
        except FileNotFoundError:
            return True
        if status == "Z":
            return True
        time.sleep(0.01)
    return False


def test_the_page_shows_what_is_said() -> None:
    for line in re.findall(r"^(?:table → bot|bot → table) +(\{.*\})$", PAGE, re.MULTILINE):
        if "…" not in line:
            assert json.loads(line)
