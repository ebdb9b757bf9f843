"""The table of hamburg: which parts of the position are drawn where, and which matter most in each step."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from rich.text import Text

from merkator.core import contract
from merkator.core.contract import Game
from merkator.core.events import Event
from merkator.games.hamburg.rules.state import State
from merkator.games.hamburg.rules.turn import SOLO_TURNS
from merkator.games.hamburg.terminal import cards, log, map, players, result, reveal
from merkator.games.hamburg.terminal.sight import Sight
from merkator.terminal.lines import Lines, fit, join, line
from merkator.terminal.prompt import Choice, Menu
from merkator.terminal.screen import Row, arrange
from merkator.terminal.words import Words

_BLOCKS: Final[dict[str, Callable[[Sight, int], Lines]]] = {
    "map": map.draw,
    "chart": cards.chart,
    "contracts": cards.contracts,
    "stacks": cards.stacks,
    "offices": players.offices,
    "players": players.summary,
    "offers": cards.offers,
    "legend": cards.legend,
}
_NARROW: Final[tuple[Row, ...]] = tuple(((name,),) for name in _BLOCKS)
_WIDE: Final[tuple[Row, ...]] = (
    (("map", "chart"), ("contracts", "stacks")),
    (("offices",),),
    (("players",),),
    (("offers",),),
    (("legend",),),
)
_WIDE_FROM: Final = 118

_ENDLESS: Final = 1000  # lines of a pipe or a file

_MARKET: Final = ("contracts", "offers", "players", "offices", "map", "stacks", "chart", "legend")
_JOURNEY: Final = ("map", "contracts", "offices", "chart", "players", "stacks", "offers", "legend")
_DELIVERY: Final = ("contracts", "offices", "stacks", "players", "map", "chart", "offers", "legend")
_IMPORTANCE: Final = {
    "invest": _MARKET,
    "forced": _MARKET,
    "travel": _JOURNEY,
    "split": _JOURNEY,
    "letter": _JOURNEY,
}
_SEEN: Final = ("turn", "grew")  # the position shows it
_STEPS: Final = ("invest", "travel", "fulfil", "join")
_PART_OF: Final = {
    "split": "travel",
    "letter": "travel",
    "loss": "travel",
    "pay": "fulfil",
    "reward": "fulfil",
    "offer": "fulfil",
    "swap": "fulfil",
    "forced": "invest",
}


class Board:
    """The table of one game of hamburg."""

    secret = False  # all cards lie open

    def __init__(self, game: Game, names: list[str], words: Words) -> None:
        self.game = game
        self.names = [words.plain(name) for name in names]
        self.words = words

    def draw(self, state: contract.State, seat: int | None, width: int, room: int | None) -> Lines:
        """Draw the position for a seat, in the room there is."""
        wide = width >= _WIDE_FROM
        sight = self._look(state, state.seat if seat is None else seat, _ENDLESS if room is None else room)
        step = sight.view["turn"]["step"]
        head = _header(sight)
        importance = _IMPORTANCE.get(step, _DELIVERY)
        rows = _WIDE if wide else _NARROW
        left = None if room is None else room - 1
        lines, missing = arrange(rows, lambda name, across: _BLOCKS[name](sight, across), width, left, importance)
        if missing:
            hint = Text(f"  {self.words.say('view-more')}", "dim")
            head = fit(head, width - hint.cell_len, self.words.signs.more) + hint
        return [fit(head, width, self.words.signs.more), *lines]

    def menu(self, state: contract.State, choices: Sequence[Choice]) -> Menu:
        """List all that can be chosen: it is never too much."""
        return Menu(choices)

    def digest(self, events: Sequence[Event], brief: bool = False) -> list[Event]:
        """Merge events that are shown together; in brief, leave out whose turn it is and where cubes grew."""
        return log.digest([event for event in events if not (brief and event.kind in _SEEN)])

    def result(self, state: contract.State, width: int) -> Lines:
        """Draw how everyone's points come about."""
        return result.draw(self._look(state, 0), width)

    def legend(self, state: contract.State, width: int) -> Lines:
        """Explain the letters on the screen."""
        return cards.legend(self._look(state, 0), width)

    def rules(self, state: contract.State) -> str:
        """Explain the present step."""
        return self.words.say(f"hamburg-rules-{state.view(None)['turn']['step']}")

    def reveal_question(
        self, deck: int, outcomes: list[tuple[int, int]], options: Mapping[str, object], playing: bool
    ) -> str:
        """Ask which card a deck gave."""
        if playing:
            return reveal.question(self.words, deck)
        return reveal.setup_question(self.words, self.names, deck, outcomes, options)

    def reveal_menu(self, deck: int, cards: Sequence[int], playing: bool) -> Menu:
        """List the cards that a deck can give."""
        return Menu([reveal.choice(self.game, self.words, self.names, deck, card) for card in cards])

    def reveal_seat(
        self, deck: int, outcomes: list[tuple[int, int]], options: Mapping[str, object], playing: bool
    ) -> int | None:
        """Say that everyone may see every card."""
        return None

    def reveal_known(
        self, deck: int, outcomes: list[tuple[int, int]], options: Mapping[str, object], cards: Sequence[int]
    ) -> int | None:
        """Say that all cards are asked for."""
        return None

    def _look(self, state: contract.State, seat: int, room: int = _ENDLESS) -> Sight:
        assert isinstance(state, State)
        return Sight(state, seat, self.names, self.words, room)


def _header(sight: Sight) -> Text:
    """Return whose turn it is, the steps of the turn, and where the Merkator stands."""
    turn = sight.view["turn"]
    say = sight.words.say
    title = say("hamburg-round", round=turn["round"])
    if sight.state.rules.solo:
        title = say("hamburg-solo-turn", number=turn["number"], count=SOLO_TURNS)
    elif turn["final"]:
        title = say("hamburg-final", left=turn["left"] or 0)
    whose = sight.names[turn["player"]]
    parts = [line((title, "bold")), Text(say("hamburg-turn", name=whose), "bold"), _steps(sight)]
    if sight.view["place"]:
        at = sight.words.name("place", sight.view["place"], "at")
        parts.append(Text(say("hamburg-merkator", at=at)))
    return join(parts, f" {sight.signs.dot} ")


def _steps(sight: Sight) -> Text:
    """Return the four steps of a turn with the present one marked."""
    now = sight.view["turn"]["step"]
    now = _PART_OF.get(now, now)
    parts = []
    for step in _STEPS if sight.state.rules.joining else _STEPS[:-1]:
        name = sight.words.say(f"hamburg-step-{step}")
        parts.append(Text(f"[{name}]", "bold reverse") if step == now else Text(name, "dim"))
    return join(parts)
