"""Games of rome for the tests of its terminal: dealt and played by the program, then typed by people."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import merkator
from merkator.bots.registry import bot, decide
from merkator.core.record import Record
from merkator.core.replay import OUTCOME
from merkator.games.rome.rules.state import State
from typist import Typist

NAMES = ["Anna", "Bert", "Cleo", "Dora", "Emil", "Fritz"]
KEYBOARD = "Pass the keyboard to "


def dealt(players: int, seed: int, actions: int, player: str = "random", **options: object) -> Record:
    """Return a game dealt by the program, with the actions of a bot."""
    game = merkator.game("rome")
    record = Record.start(game, players, seed=seed, names=NAMES[:players], options=options)
    bots = [bot(player, game, seed * 64 + seat) for seat in range(players)]
    while not record.state.over and record.state.number < actions:
        state = record.state
        record.play(decide(bots[state.seat], state, state.number))
    return record


def positions() -> list[State]:
    """Return positions from all over random games."""
    found = []
    for players in (2, 3, 4, 6):
        state = merkator.game("rome").start(players, seed=players)
        chance = random.Random(players)
        for number in range(500):
            if state.over:
                break
            if number % 50 == 0:
                found.append(state.copy())
            state.play(chance.choice(state.legal()))
    assert all(isinstance(state, State) for state in found)
    return found  # type: ignore[return-value]


class Table:
    """People who type the actions of a game that is known, and look at what the screen shows them."""

    def __init__(self, file: Path, record: Record, width: int = 100, height: int | None = None) -> None:
        self.typist = Typist(file, width, height)
        self.record = record
        self.pages: list[tuple[int, State, str]] = []  # who decides, the position, what is on the screen
        self.curtains: list[tuple[str, str]] = []  # who is called, what is on the screen
        self.asked: list[str] = []  # the names in all prompts, a star before those called to the keyboard

    def plays(self, **wishes: Any) -> Table:
        """Type the whole game."""
        record = self.record
        state = record.game.start(record.players, seed=record.seed, options=record.options)
        assert isinstance(state, State)
        actions = iter([entry.number for entry in record.entries if entry.seat != OUTCOME])

        def type_on() -> str:
            prompt, page = self.typist.prompts[-1], self.typist.pages[-1]
            if prompt.startswith(KEYBOARD):
                name = prompt.removeprefix(KEYBOARD).partition(",")[0]
                self.curtains.append((name, page))
                self.asked.append(f"*{name}")
                return ""
            self.asked.append(prompt.partition(" >")[0])
            self.pages.append((state.seat, state.copy(), page))
            action = next(actions, None)
            if action is None:
                return "q"
            state.play(action)
            return record.game.notation(action)

        wishes = {"players": record.names, "seed": record.seed, "options": record.options, **wishes}
        self.typist.types_all(endless(type_on), game="rome", **wishes)
        return self


def endless(word: Any) -> Iterator[Any]:
    while True:
        yield word
