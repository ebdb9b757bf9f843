"""A typist: sits at the terminal table instead of a person, types from a script and keeps what the screen shows."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator
from io import StringIO
from pathlib import Path
from typing import Any

from rich.console import Console

import merkator
from merkator.core.record import Record
from merkator.terminal.app import run


class Typist:
    """Runs `merkator terminal` with scripted input; when the script ends, the input does (Ctrl-D)."""

    def __init__(self, file: Path, width: int = 80, height: int | None = None) -> None:
        self.file = file
        self.output = StringIO()
        self.pages: list[str] = []  # what was printed before each prompt
        self.prompts: list[str] = []
        self.console = Console(
            file=self.output,
            width=width,
            height=height,
            force_terminal=height is not None,
            color_system=None,
            highlight=False,
            legacy_windows=False,
        )

    def types(self, *words: str, **wishes: Any) -> Typist:
        """Type these lines, then end the input."""
        return self.types_all(words, **wishes)

    def types_all(self, words: Iterable[str | Callable[[], str]], **wishes: Any) -> Typist:
        """Type all lines; one may also be a function, called when it is its turn."""
        script: Iterator[str | Callable[[], str]] = iter(words)

        def read(prompt: str) -> str:
            self.pages.append(self.output.getvalue())
            self.output.seek(0)
            self.output.truncate()
            self.prompts.append(prompt)
            word = next(script, None)
            if word is None:
                raise EOFError
            return word if isinstance(word, str) else word()

        wishes.setdefault("language", "en")
        code = run(console=self.console, read=read, file=self.file, **wishes)
        assert code == 0
        self.pages.append(self.output.getvalue())
        return self

    @property
    def seen(self) -> str:
        """Everything that was ever on the screen."""
        return "".join(self.pages)

    @property
    def last(self) -> str:
        """What was printed after the last input."""
        return self.pages[-1]

    @property
    def record(self) -> Record:
        return Record.read(self.file)


def numbers(seed: int, most: int = 12, count: int = 20_000) -> Iterator[str]:
    """Type random numbers; those too large are refused and the next one is tried."""
    chance = random.Random(seed)
    for _ in range(count):
        yield str(chance.randint(1, most))


def finished(seed: int) -> Record:
    """Return a game of two bots, played at random to its end."""
    record = Record.start(merkator.game("hamburg"), 2, seed=seed, names=["Anna", "Random (bot:random)"])
    chance = random.Random(seed)
    while not record.state.over:
        record.play(chance.choice(record.state.legal()))
    return record
