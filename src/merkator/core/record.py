"""A game as a text file: a header, then one action or outcome a line. Reading it back replays to the same position.

    merkator record 1
    game: NAME
    …
    * start 1
    1: go russia            # comments are allowed
    * letter aa

See docs/notation.md for the whole format.
"""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from merkator.core.chance import Chance, check_seed
from merkator.core.contract import Game, State
from merkator.core.errors import BadOption, FileError, Reason
from merkator.core.events import Event
from merkator.core.names import is_visible, tidy
from merkator.core.replay import OUTCOME, Entry, Replay, until

FORMAT: Final = 1
MOST_NAME: Final = 60
"""Characters of a name."""


class Record:
    """A game being played or read: its header, its entries, and the position they lead to.

    >>> import merkator
    >>> record = Record.start(merkator.game(merkator.default_game()), players=2, seed=7, names=["Anna", "Bert"])
    >>> record.play(record.state.legal()[0])
    >>> again = Record.parse(record.text(), "copy")
    >>> again.state.dump() == record.state.dump()
    True
    """

    def __init__(
        self,
        game: Game,
        players: int,
        options: dict[str, object],
        names: list[str],
        seed: int | None,
        entries: list[Entry],
        state: State,
    ) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.names = names
        self.seed = seed
        self.entries = entries
        self.state = state
        self.notes: list[str] = []  # comments of the header
        self.last_notes: list[str] = []  # comments after the last entry
        state.names = names

    # --- playing

    @classmethod
    def start(
        cls,
        game: Game,
        players: int,
        seed: int | None = None,
        options: Mapping[str, object] | None = None,
        names: list[str] | None = None,
        chance: Chance | None = None,
    ) -> Record:
        """Begin a game. With a `chance` of its own (a real table) the record holds no seed."""
        checked = game.options(players, options)
        called = check_player_names(names or [f"Player {seat + 1}" for seat in range(players)], players)
        if chance is None:
            seed = check_seed(seed)
        state = game.start(players, seed=seed, options=checked, chance=chance)
        record = cls(game, players, checked, called, None if chance is not None else seed, [], state)
        record._note_outcomes()
        return record

    def play(self, action: int, comment: str = "") -> None:
        """Play an action and write it down with what it revealed."""
        seat = self.state.seat
        self.state.play(action)
        self._note(seat, action, comment)

    def play_events(self, action: int, comment: str = "") -> list[Event]:
        """Play an action, write it down, and return what happened."""
        seat = self.state.seat
        events = self.state.play_events(action)
        self._note(seat, action, comment)
        return events

    def _note(self, seat: int, action: int, comment: str) -> None:
        self.entries.append(Entry(seat, 0, action, comment))
        self._note_outcomes()

    def _note_outcomes(self) -> None:
        drawn = self.state.drawn
        for at in range(0, len(drawn), 2):
            self.entries.append(Entry(OUTCOME, drawn[at], drawn[at + 1]))

    def take_back(self) -> Entry | None:
        """Undo the last action if nothing was revealed since; return it, or None when it cannot be undone."""
        if not self.entries or self.entries[-1].seat == OUTCOME:
            return None
        entry = self.entries.pop()
        self.state = self.replay()
        return entry

    def replay(self, to: int | None = None, file: str = "record") -> State:
        """Return the position after `to` actions (None: all); a `RecordError` names the line that cannot be."""
        state = Replay(self.game, until(self.entries, to), file).run(self.players, self.options, self.seed)
        state.names = self.names
        return state

    # --- writing

    def text(self, seed: bool = True) -> str:
        """Return the record as text; `seed=False` leaves the seed out while a game is in progress."""
        game = self.game
        lines = [
            f"merkator record {FORMAT}",
            *[f"# {note}" for note in self.notes],
            f"game: {game.name}",
            f"rules: {game.version}",
            f"cards: {game.cards_hash} {game.cards_name}",
            f"players: {self.players}",
        ]
        lines += [f"seat {seat}: {name}" for seat, name in enumerate(self.names)]
        defaults = game.options(self.players, None)
        changed = {name: value for name, value in self.options.items() if value != defaults[name]}
        lines += [f"option {name}: {json.dumps(value)}" for name, value in changed.items()]
        if seed and self.seed is not None:
            lines.append(f"seed: {self.seed}")
        if self.state.over:
            lines.append("result: " + " ".join(points_text(points) for points in self.state.scores))
            lines.append("winners: " + " ".join(str(winner) for winner in self.state.winners))
            lines.append(f"end: {self.state.end}")
        lines += [f"| {line}".rstrip() for line in game.cards_text.splitlines()]
        lines.append("")
        for entry in self.entries:
            lines += [f"# {note}" for note in entry.notes]
            lines.append(self._entry_text(entry))
        lines += [f"# {note}" for note in self.last_notes]
        return "\n".join(lines) + "\n"

    def _entry_text(self, entry: Entry) -> str:
        if entry.seat == OUTCOME:
            text = f"* {self.game.outcome_text(entry.deck, entry.number)}"
        else:
            text = f"{entry.seat}: {self.game.notation(entry.number)}"
        return f"{text}  # {entry.comment}" if entry.comment else text

    def write(self, path: str | Path, seed: bool = True) -> None:
        """Write the record to a file in one go: whatever happens, the file is the old or the new one."""
        target = Path(path)
        try:
            target.parent.mkdir(parents=True, exist_ok=True)
            handle, name = tempfile.mkstemp(prefix=f".{target.name[:40]}.", dir=target.parent)
            try:
                with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as stream:
                    stream.write(self.text(seed))
                    stream.flush()
                    os.fsync(stream.fileno())
                os.replace(name, target)
            except BaseException:
                Path(name).unlink(missing_ok=True)
                raise
        except (OSError, ValueError) as error:
            raise FileError(str(path), "", f"cannot be written: {error}") from error

    # --- reading

    @classmethod
    def read(cls, path: str | Path, cards: str | Path | None = None) -> Record:
        """Read a record file and replay it. `cards` is the file of a card set that the record does not carry."""
        from merkator.core.reading import read  # reading makes records: it comes after them

        return read(path, cards)

    @classmethod
    def parse(cls, text: str, file: str, cards: str | Path | None = None, most_actions: int | None = None) -> Record:
        """Read a record from text and replay it; `file` is its name in error messages.

        A record of a stranger is refused if it has more than `most_actions`.
        """
        from merkator.core.reading import parse

        return parse(text, file, cards, most_actions)


def points_text(points: int | float) -> str:
    """Return points as a record writes them: whole numbers exactly, halves as they are.

    >>> points_text(3_251_792), points_text(61.5)
    ('3251792', '61.5')
    """
    return str(points) if isinstance(points, int) else f"{points:g}"


def check_player_names(names: list[str], players: int) -> list[str]:
    """Return players' names, tidied up; each seat has one that can be seen and is not too long."""
    if len(names) != players:
        english = "{players} players need {players} names, got {count}"
        raise BadOption(Reason("names", english, players=players, count=len(names)))
    tidied = [tidy(name) for name in names]
    for name in tidied:
        if not name or len(name) > MOST_NAME or not is_visible(name):
            english = "name must have 1 to {most} printable characters, got {name!r}"
            raise BadOption(Reason("name", english, most=MOST_NAME, name=name[:80]))
    return tidied
