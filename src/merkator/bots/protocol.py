"""The bot protocol: lines of JSON between a table and the process of a bot; docs/bot-protocol.md describes it.

The table says hello, asks for one decision after another, and says when it is over. A bot gets the view of its
seat, or a position imagined from what its seat may know; never the real one. Both sides are here: what a table says
and makes of the answers, and a process that is one of our own bots.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any, Final

from merkator.bots.bot import Bot
from merkator.bots.registry import bot as make_bot
from merkator.bots.registry import limit_cpu
from merkator.core.contract import Game, State
from merkator.core.errors import IllegalAction, MerkatorError
from merkator.core.registry import game as find_game
from merkator.core.registry import game_from_text

VERSION: Final = 1
_USED: Final = 0.7  # part of what a decision may cost that our bots plan with
VIEW: Final = "view"
IMAGINED: Final = "imagined"
LONGEST: Final = 1 << 16
"""Bytes in one line of a bot."""

Message = dict[str, Any]


class BotFault(MerkatorError):
    """A bot that did not do its part: it said what nobody can use, took too long, or ended."""


def line(message: Message) -> bytes:
    r"""Return a message as it travels: one line, the key that names the message first, no blanks between tokens.

    >>> line({"do": "sell england-2"})
    b'{"do":"sell england-2"}\n'
    """
    return json.dumps(message, separators=(",", ":")).encode("ascii") + b"\n"


def message(text: bytes) -> Message:
    """Return the message of a line.

    >>> message(b'{"do": "done"}')
    {'do': 'done'}
    """
    try:
        found = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BotFault(f"{_shown(text)} is not valid JSON") from error
    if not isinstance(found, dict):
        raise BotFault(f"{_shown(text)} is not a JSON object")
    return found


def _shown(said: object) -> str:
    text = said.decode("utf-8", "replace").strip() if isinstance(said, bytes) else str(said)
    return repr(text if len(text) <= 60 else text[:60] + "…")


# --- the table's side


def hello(game: Game, players: int, options: Mapping[str, object], seat: int, budget: float, seed: int) -> Message:
    """Return the message that starts a game for a bot. The seed is for the bot's own choices, not the game's."""
    return {
        "hello": VERSION,
        "game": game.name,
        "rules": game.version,
        "cards": game.cards_hash,
        "cards_text": game.cards_text or None,
        "players": players,
        "options": dict(options),
        "seat": seat,
        "budget": budget,
        "seed": seed,
    }


def wishes(answer: Message) -> frozenset[str]:
    """Return what a bot wants with each decision: the view, an imagined position, or both."""
    _no_error(answer)
    if answer.get("ready") != VERSION:
        raise BotFault(f"unsupported protocol version (expected {VERSION}): {_shown(answer)}")
    wants = answer.get("wants", [VIEW])
    if not isinstance(wants, list) or not all(wish in (VIEW, IMAGINED) for wish in wants):
        raise BotFault(f'"wants" may list {VIEW} and {IMAGINED}, got {_shown(wants)}')
    return frozenset(wants)


def question(state: State, seat: int, number: int, wants: Collection[str], seed: int) -> Message:
    """Return the message that asks a bot to decide. The seed deals what is hidden in the imagined position."""
    assert state.seat == seat, "a bot is asked about its own decisions only"
    asked: Message = {"decide": number, "legal": [state.game.notation(action) for action in state.legal()]}
    if VIEW in wants:
        asked[VIEW] = state.view(seat)
    if IMAGINED in wants:
        asked[IMAGINED] = state.imagine(seat, seed).dump().decode("ascii")
    return asked


def chosen(answer: Message, legal: Collection[str]) -> str:
    """Return the action a bot has chosen."""
    _no_error(answer)
    action = answer.get("do")
    if not isinstance(action, str):
        raise BotFault(f'an answer must be {{"do": "…"}}, got {_shown(answer)}')
    if action not in legal:
        raise BotFault(f"{_shown(action)} is not one of the {len(legal)} legal actions")
    return action


def _no_error(answer: Message) -> None:
    if "error" in answer:
        raise BotFault(f"it says: {_shown(answer['error'])}")


END: Final[Message] = {"end": True}


# --- the bot's side


class _Player:
    """One of our bots, sitting at a table."""

    def __init__(self, level: str) -> None:
        self._level = level
        self._game: Game | None = None
        self._bot: Bot | None = None

    def answer(self, received: Message) -> Message | None:
        """Return what is to be said to a message, if anything."""
        if "hello" in received:
            return self._sit_down(received)
        if "decide" in received:
            return self._decide(received)
        return None

    def _sit_down(self, received: Message) -> Message:
        """Begin anew: nothing is kept of another table."""
        if received["hello"] != VERSION:
            raise BotFault(f"this bot supports version {VERSION} of the protocol, got {received['hello']}")
        game = self._game_of(received)
        self._game = game
        self._bot = limit_cpu(make_bot(self._level, game, received["seed"]), _USED * received.get("budget", 0.0))
        return {"ready": VERSION, "name": self._bot.name, "wants": [IMAGINED]}

    def _game_of(self, received: Message) -> Game:
        wanted = (received["game"], received["rules"], received["cards"])
        game = self._game
        if game is None or (game.name, game.version, game.cards_hash) != wanted:
            text = received["cards_text"]
            game = game_from_text(received["game"], text, "cards") if text else find_game(received["game"])
        found = (game.name, game.version, game.cards_hash)
        if found != wanted:
            raise BotFault("this bot knows {} with rules {} and cards {} only".format(*found))
        return game

    def _decide(self, received: Message) -> Message:
        if self._game is None or self._bot is None:
            raise BotFault("no hello received yet")
        state = self._game.load(received[IMAGINED].encode("ascii"))
        choices = state.legal()  # before the bot plays on
        action = self._bot.choose(state)
        if action not in choices:
            raise IllegalAction(f"the bot {self._bot.name} answered {action!r}, which is not legal")
        return {"do": self._game.notation(action)}


def serve_bot(level: str, lines: Iterable[bytes], say: Callable[[bytes], object]) -> None:
    r"""Be a bot of the registry: answer every line until the end.

    >>> serve_bot("random", [b'{"decide": 1}', b'{"end": true}'], print)
    b'{"error":"BotFault: no hello received yet"}\n'
    """
    player = _Player(level)
    for text in lines:
        answer: Message | None
        try:
            received = message(text)
            if "end" in received:
                return
            answer = player.answer(received)
        except Exception as error:  # whatever goes wrong in a bot, the table decides what follows
            answer = {"error": f"{type(error).__name__}: {error}"}
        if answer is not None:
            say(line(answer))
