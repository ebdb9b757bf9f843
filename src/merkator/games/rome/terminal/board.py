"""The table of rome: which parts of the position are drawn where, and which matter most in each step."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from rich.text import Text

from merkator.core import contract
from merkator.core.contract import Game
from merkator.core.events import Event
from merkator.games.rome.rules.cards import DEAL
from merkator.games.rome.rules.game import Rome
from merkator.games.rome.rules.state import State
from merkator.games.rome.terminal import cards, log, map, menu, players, result, reveal
from merkator.games.rome.terminal.sight import Sight
from merkator.terminal.lines import Lines, fit, join, line
from merkator.terminal.prompt import Choice, Menu
from merkator.terminal.screen import Row, arrange
from merkator.terminal.words import Words

_BLOCKS: Final[dict[str, Callable[[Sight, int], Lines]]] = {
    "fatum": cards.fatum,
    "map": map.draw,
    "players": players.draw,
    "port": cards.port,
    "aboard": cards.aboard,
    "hand": cards.hand,
    "cards": cards.cards,
    "ports": cards.ports,
    "legend": cards.legend,
}
_SIDE: Final = 36  # columns that are enough next to the map

# Fate and what stands in the question come first; the hand in a few lines is for windows where it does not fit whole.
_TRADE: Final = ("fatum", "port", "aboard", "hand", "players", "map", "ports", "legend")
_SAIL: Final = ("fatum", "map", "aboard", "players", "hand", "port", "ports", "legend")
_MONEY: Final = ("fatum", "players", "aboard", "hand", "map", "port", "ports", "legend")
_BEGIN: Final = ("fatum", "hand", "map", "players", "aboard", "port", "ports", "legend")
_IMPORTANCE: Final = {
    "begin": _BEGIN,
    "trade": _TRADE,
    "arrive": _TRADE,
    "return": _TRADE,
    "ship": _MONEY,
    "sum": _MONEY,
    "lend": _MONEY,
    "take": _MONEY,
    "repay": _MONEY,
    "amount": _MONEY,
}
_STEPS: Final = ("trade", "sail", "arrive")
_PART_OF: Final = {"trade": "trade", "arrive": "arrive", "attack": "arrive", "demand": "arrive", "answer": "arrive"}
_NAMED: Final = ("begin", "ship", "sum", "lend", "take", "repay", "amount", "escape", "return")
"""Steps that are no part of every turn."""


class Board:
    """The table of one game of rome."""

    secret = True  # hands are private

    def __init__(self, game: Game, names: list[str], words: Words) -> None:
        assert isinstance(game, Rome)
        self.game = game
        self.names = [words.plain(name) for name in names]
        self.words = words

    def draw(self, state: contract.State, seat: int | None, width: int, room: int | None) -> Lines:
        """Draw the position for a seat, in the room there is: with the whole hand, or in short."""
        sight = self._look(state, seat)
        left = None if room is None else room - 1
        lines, missing = _arranged(sight, width, left, "hand")
        if "hand" in missing or (_importance(sight) is _SAIL and missing not in ([], ["ports"])):
            lines, missing = _arranged(sight, width, left, "cards")
        head = _header(sight)
        if missing:
            hint = Text(f"  {self.words.say('view-more')}", "dim")
            head = fit(head, width - hint.cell_len, self.words.signs.more) + hint
        return [fit(head, width, self.words.signs.more), *lines]

    def menu(self, state: contract.State, choices: Sequence[Choice]) -> Menu:
        """List what matters, and let fields and small lots be typed."""
        return menu.menu(self._look(state, state.seat), choices)

    def digest(self, events: Sequence[Event], brief: bool = False) -> list[Event]:
        """Group events that are reported together."""
        return log.digest(events, brief)

    def result(self, state: contract.State, width: int) -> Lines:
        """Draw how everyone's wealth comes about."""
        return result.draw(self._look(state, None), width)

    def legend(self, state: contract.State, width: int) -> Lines:
        """Explain the signs and letters of the map."""
        return cards.legend(self._look(state, None), width)

    def rules(self, state: contract.State) -> str:
        """Explain the present step."""
        return self.words.say(f"rome-rules-{state.view(None)['turn']['step']}")

    def reveal_question(
        self, deck: int, outcomes: list[tuple[int, int]], options: Mapping[str, object], playing: bool
    ) -> str:
        """Ask what was rolled or drawn."""
        if playing:
            return reveal.question(self.words, deck)
        return reveal.setup_question(self.words, self.names, self.game.set, deck, outcomes, options)

    def reveal_menu(self, deck: int, cards: Sequence[int], playing: bool) -> Menu:
        """Return what can be answered."""
        return reveal.menu(self.game, self.words, self.names, deck, cards)

    def reveal_seat(
        self, deck: int, outcomes: list[tuple[int, int]], options: Mapping[str, object], playing: bool
    ) -> int | None:
        """Return whose hand a card is dealt to; all else is open."""
        if playing or deck != DEAL:
            return None
        return reveal.owner(self.names, self.game.set, outcomes, options)

    def reveal_known(
        self, deck: int, outcomes: list[tuple[int, int]], options: Mapping[str, object], cards: Sequence[int]
    ) -> int | None:
        """Return a card of the last hand when nothing stays with the bank: it gets what is left."""
        if deck != DEAL or not reveal.is_last_hand_known(self.names, self.game.set, outcomes, options):
            return None
        return cards[0]

    def _look(self, state: contract.State, seat: int | None) -> Sight:
        assert isinstance(state, State)
        return Sight(state, seat, self.names, self.words)


def _importance(sight: Sight) -> Sequence[str]:
    return _IMPORTANCE.get(sight.step, _SAIL)


def _arranged(sight: Sight, width: int, room: int | None, hand: str) -> tuple[Lines, list[str]]:
    """Arrange the blocks, with the hand in full or in short; in unlimited room too wide a map comes in parts."""
    across = map.width_of(sight)
    wide = width >= across + 3 + _SIDE
    rows: tuple[Row, ...] = (
        (("fatum",),),
        (("map",),),
        (("players",),),
        (("port", "aboard"),),
        ((hand,),),
        (("ports",),),
        (("legend",),),
    )
    if wide:
        rows = ((("map",), ("fatum", "players", "port", "aboard")), ((hand,),), (("ports",),), (("legend",),))

    def draw(name: str, width: int) -> Lines:
        if name == "map":
            return map.draw(sight, width, room)
        return _BLOCKS[name](sight, width)

    importance = [hand if name == "hand" else name for name in _importance(sight)]
    return arrange(rows, draw, width, room, importance, across if wide else None)


def _header(sight: Sight) -> Text:
    """Return the round, whose turn it is, the parts of a turn, and the dice."""
    turn = sight.view["turn"]
    say = sight.words.say
    parts = []
    if turn["number"]:
        parts.append(Text(say("rome-final" if turn["final"] else "rome-round", round=turn["round"]), "bold"))
        parts.append(Text(say("rome-turn", name=sight.names[turn["player"]]), "bold"))
    parts.append(_steps(sight))
    if sight.mine is not None and turn["number"]:
        parts.append(Text(say("rome-purse", amount=sight.money(sight.mine["cash"]))))
    if sight.view["dice"]:
        low, high = sight.view["dice"]
        parts.append(Text(say("rome-dice", low=low, high=high), "bold"))
    return join(parts, f" {sight.signs.dot} ")


def _steps(sight: Sight) -> Text:
    """Return the parts of a turn with the present one marked; a step that not every turn has is shown alone."""
    if sight.step in _NAMED or sight.view["over"]:
        return line((f"[{sight.words.name('step', sight.step)}]", "bold reverse"))
    now = _PART_OF.get(sight.step, "sail")
    parts = []
    for step in _STEPS:
        name = sight.words.say(f"rome-step-{step}")
        parts.append(Text(f"[{name}]", "bold reverse") if step == now else Text(name, "dim"))
    return join(parts)
