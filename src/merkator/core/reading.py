"""Reading records: the header, the card set it may carry, the entries. Every error names its line."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Final

from merkator.core.contract import Game, State
from merkator.core.errors import BadNotation, MerkatorError, RecordError
from merkator.core.names import tidy
from merkator.core.record import FORMAT, MOST_NAME, Record, check_player_names, points_text
from merkator.core.registry import game as find_game
from merkator.core.registry import game_from_text
from merkator.core.replay import OUTCOME, Entry, Replay

_MOST_BYTES: Final = 20_000_000
_KEYS: Final = ("game", "rules", "cards", "players", "seed", "result", "winners", "end")
_MANY: Final = re.compile(r"(seat|option) (\S+)")
_MOST_DIGITS: Final = 80


def read(path: str | Path, cards: str | Path | None = None) -> Record:
    """Read a record file and replay it."""
    file = str(path)
    try:
        with open(path, "rb") as stream:
            content = stream.read(_MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise RecordError(file, "", f"cannot be read: {reason}") from error
    if len(content) > _MOST_BYTES:
        raise RecordError(file, "", f"is too large for a record (limit: {_MOST_BYTES} bytes)")
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise RecordError(file, f"line {line}", "is not UTF-8 text") from error
    return parse(text, file, cards)


def parse(text: str, file: str, cards: str | Path | None = None, most_actions: int | None = None) -> Record:
    """Read a record from text and replay it."""
    return _Reader(text, file, cards, most_actions).record()


class _Reader:
    """Reads one record, top to bottom."""

    def __init__(self, text: str, file: str, cards: str | Path | None, most_actions: int | None) -> None:
        self.file = file
        self.most_actions = most_actions
        self.own_cards = cards
        self.lines = text.replace("\r\n", "\n").split("\n")
        self.header: dict[str, tuple[str, int]] = {}
        self.cards: list[str] = []
        self.notes: list[str] = []
        self.pending: list[str] = []  # comments waiting for the next entry

    def record(self) -> Record:
        body = self._read_header()
        game = self._game()
        players = self._number("players")
        try:
            names = check_player_names(self._names(players), players)
            options = game.options(players, self._options())
        except RecordError:
            raise
        except MerkatorError as error:
            raise RecordError(self.file, "header", str(error)) from error
        seed = self._number("seed") if "seed" in self.header else None
        entries = self._entries(game, body)
        try:
            state = Replay(game, entries, self.file).run(players, options, seed)
            self._check_result(state)
        except RecordError as error:
            raise self._by_rules(error, game) from error
        record = Record(game, players, options, names, seed, entries, state)
        record.notes = self.notes
        record.last_notes = self.pending
        return record

    def fail(self, line: int, reason: str) -> RecordError:
        return RecordError(self.file, f"line {line}", reason)

    # --- header

    def _read_header(self) -> int:
        """Read up to the empty line; return the number of the line after it."""
        if self.lines[0].strip() != f"merkator record {FORMAT}":
            raise self.fail(1, f"a record must start with 'merkator record {FORMAT}', got {self.lines[0][:60]!r}")
        for number, line in enumerate(self.lines[1:], start=2):
            if not line.strip():
                return number + 1
            if line.startswith("|"):
                self.cards.append(line[2:])
            elif line.startswith("#"):
                self.notes.append(line[1:].strip())
            else:
                self._read_key(line, number)
        raise self.fail(len(self.lines), "the header must end with an empty line")

    def _read_key(self, line: str, number: int) -> None:
        key, colon, value = line.partition(":")
        key = key.strip()
        if not colon or not (key in _KEYS or _MANY.fullmatch(key)):
            keys = ", ".join(_KEYS)
            raise self.fail(number, f"{line[:60]!r} is not a header line; use {keys}, seat N or option NAME")
        if key in self.header:
            raise self.fail(number, f"{key!r} appears twice in the header")
        self.header[key] = (value.strip(), number)

    def _take(self, key: str) -> tuple[str, int]:
        if key not in self.header:
            raise RecordError(self.file, "header", f"the line '{key}: …' is missing")
        return self.header[key]

    def _number(self, key: str) -> int:
        value, line = self._take(key)
        if not (value.isascii() and value.isdigit() and len(value) <= _MOST_DIGITS):
            raise self.fail(line, f"{key} must be a whole number, got {value[:60]!r}")
        return int(value)

    def _game(self) -> Game:
        name, line = self._take("game")
        hashed, cards_line = self._take("cards")
        wanted = hashed.split(" ", 1)[0]
        try:
            game = find_game(name, self.own_cards)
            if self.cards and game.cards_hash != wanted:
                game = game_from_text(name, "\n".join(self.cards) + "\n", _set_name(hashed))
        except MerkatorError as error:
            raise self.fail(line, str(error)) from error
        if game.cards_hash != wanted:
            reason = f"the record was played with card set {hashed[:60]!r}, this is {game.cards_hash}"
            raise self.fail(cards_line, reason)
        rules = self._number("rules")
        if not 1 <= rules <= game.version:
            reason = f"the record follows rules {rules}, this program knows rules 1 to {game.version}"
            raise self.fail(self._take("rules")[1], reason)
        return game

    def _by_rules(self, error: RecordError, game: Game) -> RecordError:
        """Say that a record of older rules does not go on from here under the present ones."""
        rules = self._number("rules")
        if rules == game.version:
            return error
        why = f"the record was played under rules {rules} and differs here under rules {game.version}"
        return RecordError(self.file, error.where, f"{error.reason}; {why}")

    def _names(self, players: int) -> list[str]:
        seats = [key for key in self.header if key.startswith("seat ")]
        wanted = [f"seat {seat}" for seat in range(min(players, 100))]
        if seats != wanted:
            raise RecordError(self.file, "header", f"{players} players need the lines seat 0 to seat {players - 1}")
        return [_readable(self.header[key][0], seat) for seat, key in enumerate(wanted)]

    def _options(self) -> dict[str, object]:
        options: dict[str, object] = {}
        for key, (value, line) in self.header.items():
            if key.startswith("option "):
                try:
                    options[key.removeprefix("option ")] = json.loads(value)
                except (ValueError, RecursionError) as error:
                    raise self.fail(line, f"{value[:60]!r} is not a valid option value") from error
        return options

    # --- entries

    def _entries(self, game: Game, body: int) -> list[Entry]:
        entries = []
        for number, line in enumerate(self.lines[body - 1 :], start=body):
            text, _, comment = line.partition("#")
            text = text.strip()
            if not text:
                if comment:
                    self.pending.append(comment.strip())
                continue
            try:
                entry = self._entry(game, text, comment.strip(), number)
            except BadNotation as error:
                raise self.fail(number, str(error)) from error
            entry.notes = self.pending
            self.pending = []
            entries.append(entry)
        actions = sum(entry.seat != OUTCOME for entry in entries)
        if self.most_actions is not None and actions > self.most_actions:
            raise RecordError(self.file, "", f"has {actions} actions; at most {self.most_actions} are allowed")
        return entries

    def _entry(self, game: Game, text: str, comment: str, number: int) -> Entry:
        if text.startswith("*"):
            deck, _, card = text[1:].strip().partition(" ")
            if deck not in game.decks:
                raise self.fail(number, f"there is no deck {deck[:40]!r}; the decks are: {', '.join(game.decks)}")
            at = game.decks.index(deck)
            return Entry(OUTCOME, at, game.outcomes[at].number(card), comment, number)
        seat, colon, action = text.partition(":")
        if not colon or seat not in ("0", "1", "2", "3", "4", "5"):
            raise self.fail(number, f"{text[:60]!r} is neither 'SEAT: action' nor '* deck card'")
        return Entry(int(seat), 0, game.action(action), comment, number)

    def _check_result(self, state: State) -> None:
        """Make sure that the result in the header is what the game came to."""
        if not state.over:
            for key in ("result", "winners", "end"):
                if key in self.header:
                    raise self.fail(self.header[key][1], f"the header has a {key}, but the game is not over")
            return
        expected = {
            "result": [points_text(points) for points in state.scores],
            "winners": [str(winner) for winner in state.winners],
            "end": [state.end],
        }
        for key, parts in expected.items():
            value, line = self.header.get(key, (" ".join(parts), 0))
            rounded = [f"{points:g}" for points in state.scores] if key == "result" and self._rounded() else parts
            if value.split() not in (parts, rounded):
                raise self.fail(line, f"{key} must be {' '.join(parts)!r} by the rules, got {value[:60]!r}")

    def _rounded(self) -> bool:
        """Say whether results are in six digits, as records of rules 1 have them: 3.25179e+06."""
        return self._number("rules") == 1


def _readable(name: str, seat: int) -> str:
    """Return a name as it may be today: older versions let in blanks that are no spaces, and wrote accents apart."""
    found = tidy(name)
    return found[:MOST_NAME].strip() if found and len(name) <= MOST_NAME else name and (found or f"Player {seat + 1}")


def _set_name(hashed: str) -> str:
    """Return the name of an embedded card set as a file name, so that it keeps its name."""
    return hashed.split(" ", 1)[1] if " " in hashed else "cards"
