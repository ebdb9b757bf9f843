"""The games as games of OpenSpiel, with explicit chance. Importing this module registers them:

    import merkator.env.spiel
    game = pyspiel.load_game("python_merkator_NAME(players=3,options=short+pirates:false)")

A draw, a die or a letter is a node of chance with all that may come and how likely it is; its outcome is the number
of the card in its deck. What players observe: docs/environments.md.
"""

from __future__ import annotations

import json
from collections import Counter
from copy import copy
from typing import Any, Final

import numpy as np
import pyspiel

from merkator.core.chance import Recorded
from merkator.core.contract import Game, State
from merkator.core.errors import BadOption, OutcomeNeeded
from merkator.core.registry import game as find_game
from merkator.core.registry import list_games
from merkator.env.observe import Observer
from merkator.env.rewards import win_rewards

PREFIX: Final = "python_merkator_"
LIMIT: Final = 5000
"""Actions after which a game is broken off without a winner: random moves can go on for ever."""
MOST_POINTS: Final = 500.0  # of a solo game; nobody comes near


def read_options(text: str) -> dict[str, object]:
    """Read the options of a game: words joined by +, each an option to switch on or a name with its value.

    >>> read_options("short+pirates:false+start:0")
    {'short': True, 'pirates': False, 'start': 0}
    """
    options: dict[str, object] = {}
    for word in text.split("+") if text else []:
        name, colon, value = word.partition(":")
        try:
            options[name] = json.loads(value) if colon else True
        except ValueError as error:
            raise BadOption(f"expected NAME or NAME:VALUE, got {word!r}") from error
    return options


def game_type(name: str, players: int | None = None) -> pyspiel.GameType:
    """Describe a game to OpenSpiel: with two or more players it is about winning, alone about points."""
    game = find_game(name)
    kinds = pyspiel.GameType
    hidden = bool(game.secret_decks)
    return kinds(
        short_name=PREFIX + name,
        long_name=f"Merkator {name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION if hidden else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if players == 1 else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2, "options": "", "limit": LIMIT},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its players and options."""

    def __init__(self, name: str, params: dict[str, Any] | None = None) -> None:
        settings: dict[str, Any] = {"players": 2, "options": "", "limit": LIMIT} | (params or {})
        self.rules: Game = find_game(name)
        self.seats = int(settings["players"])
        self.settings = self.rules.options(self.seats, read_options(str(settings["options"])))
        self.limit = int(settings["limit"])
        self.observer = Observer(self.rules, self.seats, self.settings)
        alone = self.seats == 1
        about = pyspiel.GameInfo(
            num_distinct_actions=len(self.rules.actions),
            max_chance_outcomes=max([len(outcomes) for outcomes in self.rules.outcomes]),
            num_players=self.seats,
            min_utility=0.0 if alone else -1.0,
            max_utility=MOST_POINTS if alone else 1.0,
            max_game_length=self.limit,
            **({} if alone else {"utility_sum": 0.0}),
        )
        super().__init__(game_type(name, self.seats), about, settings)

    def first_position(self) -> Position:
        """Return a game before its first deal."""
        return Position(self.rules, self.seats, self.settings)

    def new_initial_state(self, *_: object) -> SpielState:
        """Return a game that begins with its first deal."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Return how often chance may decide: after every action, and for every card of the first deal."""
        return 8 * self.limit + 1000

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> SpielObserver:
        """Return what turns positions into observations."""
        if params:
            raise ValueError(f"observers take no parameters, got {params}")
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return SpielObserver(self, recall)


class Position:
    """A position between two small steps: the last whole one, the action that is being played, what chance has said.

    `current` is None as long as chance has to decide something first, and `needed` says what.
    """

    def __init__(
        self,
        rules: Game,
        players: int,
        settings: dict[str, object],
        base: State | None = None,
        action: int = 0,
        outcomes: list[tuple[int, int]] | None = None,
        seen: list[str] | None = None,
    ) -> None:
        self.rules = rules
        self.players = players
        self.settings = settings
        self.base = base  # None: the first deal
        self.action = action
        self.outcomes = outcomes or []
        self.seen = seen or []  # all actions, and all outcomes that everyone saw
        self.current: State | None = None
        self.needed: OutcomeNeeded | None = None
        self._go_on()

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        """Return an independent copy; whole positions are never played on, so they are shared."""
        twin = copy(self)
        twin.outcomes = self.outcomes[:]
        twin.seen = self.seen[:]
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        """Travel as the last whole position and what was played since."""
        base = None if self.base is None else self.base.dump()
        return _restored, (self.rules, self.players, self.settings, base, self.action, self.outcomes, self.seen)

    @property
    def whole(self) -> State | None:
        """The position, or while chance decides the one before; None in the first deal."""
        return self.current or self.base

    def play(self, action: int) -> None:
        """Play an action, up to where chance must decide."""
        assert self.current is not None
        self.seen.append(f"{self.current.seat}: {self.rules.notation(action)}")
        self.base = self.current
        self.action = action
        self.outcomes = []
        self._go_on()

    def tell(self, card: int) -> None:
        """Let chance decide."""
        assert self.needed is not None
        deck = self.needed.deck
        if deck not in self.rules.secret_decks:
            self.seen.append(self.rules.outcome_text(deck, card))
        self.outcomes.append((deck, card))
        self._go_on()

    def _go_on(self) -> None:
        """Play the action again on a fresh copy, with all that chance has said."""
        self.current = None
        self.needed = None
        chance = Recorded(self.outcomes[:])
        try:
            if self.base is None:
                self.current = self.rules.start(self.players, options=self.settings, chance=chance)
            else:
                found = self.base.copy()
                found.chance = chance
                found.play(self.action)
                self.current = found
        except OutcomeNeeded as needed:
            self.needed = needed


def _restored(
    rules: Game,
    players: int,
    settings: dict[str, object],
    base: bytes | None,
    action: int,
    outcomes: list[tuple[int, int]],
    seen: list[str],
) -> Position:
    return Position(rules, players, settings, None if base is None else rules.load(base), action, outcomes, seen)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A game that is being played."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position = game.first_position()
        self.limit = game.limit

    def current_player(self) -> int:
        """Return whose decision it is: a seat, chance, or nobody's."""
        if self.position.current is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.position.current.seat

    def _legal_actions(self, player: int) -> list[int]:
        assert self.position.current is not None
        return sorted(self.position.current.choices)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return what may come, and how likely it is."""
        assert self.position.needed is not None
        cards = Counter(self.position.needed.cards)
        return [(card, cards[card] / cards.total()) for card in sorted(cards)]

    def _apply_action(self, action: int) -> None:
        if self.position.needed is not None:
            self.position.tell(action)
        else:
            self.position.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        rules, needed = self.position.rules, self.position.needed
        if player == pyspiel.PlayerId.CHANCE and needed is not None:
            return rules.outcome_text(needed.deck, action)
        return rules.notation(action)

    def is_terminal(self) -> bool:
        """Say whether the game is over, or broken off."""
        found = self.position.current
        return found is not None and (found.over or found.number >= self.limit)

    def returns(self) -> list[float]:
        """Return what everyone has got: nothing before the end, and nothing when the game was broken off."""
        found = self.position.current
        if found is None or not found.over:
            return [0.0] * self.position.players
        return win_rewards(found)

    def __str__(self) -> str:
        position = self.position
        key = "the first deal" if position.whole is None else position.whole.key().hex()
        if position.needed is None:
            return key
        outcomes = ", ".join([position.rules.outcome_text(*outcome) for outcome in position.outcomes])
        return f"{key}, {position.action} is being played; chance so far: {outcomes}"


class SpielObserver:
    """What a seat may know: as a vector, and as text. With perfect recall the text gives the whole game."""

    def __init__(self, game: SpielGame, recall: bool) -> None:
        self._game = game
        self._recall = recall
        self.tensor = None if recall else np.zeros(game.observer.size, np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the vector; it is empty as long as the first deal continues."""
        if self.tensor is not None:
            found = state.position.whole
            self.tensor[:] = 0.0 if found is None else self._game.observer.vector(found, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return the view of a seat, or the game as it has seen it."""
        found = state.position.whole
        view = {} if found is None else found.view(player)
        if not self._recall:
            return json.dumps(view, sort_keys=True)
        known = {"seat": player, "hand": _hand(view, player), "seen": state.position.seen}
        return json.dumps(known, sort_keys=True)


def _hand(view: dict[str, Any], player: int) -> object:
    """Return the seat's hand, or all that is known of it: with what everyone saw this shows what was dealt."""
    if not view:
        return None
    mine = view["players"][player]
    return mine.get("hand", mine)


def _class_of(name: str) -> type[SpielGame]:
    """Make the class that OpenSpiel wants for each game."""

    def begin(self: SpielGame, params: dict[str, Any] | None = None) -> None:
        SpielGame.__init__(self, name, params)

    return type(f"{name.capitalize()}Game", (SpielGame,), {"__init__": begin, "__module__": __name__})


for _name in list_games():
    _class = _class_of(_name)
    globals()[_class.__name__] = _class  # what is pickled is found again by its name
    pyspiel.register_game(game_type(_name), _class)
