"""The shared part of a small game: from a list of its fields follow copies, views, dumps and their reading.

A game of another package is a `PlainState` with its fields and steps, and one `PlainGame`. What it must add is the
rules: `set_up`, the two functions of each step, `scores`, and `redeal` where something is hidden. Larger games write
all this by hand: it is quicker then, and their views say more (docs/adding-a-game.md).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

from merkator.core.chance import Chance
from merkator.core.contract import SEAT, Game, Section, State
from merkator.core.deciding import decision
from merkator.core.errors import BadOption
from merkator.core.events import Event
from merkator.core.loading import MOST, Body, load
from merkator.core.notation import Vocabulary
from merkator.core.options import Option, written


class Field(NamedTuple):
    """A part of the position: a number; `each` seat's number; or `many`, a list without a fixed length.

    Only its seat sees what is `secret`, and everyone when the game is over, though not in a draft behind a veil.
    Everyone sees the length of a secret list.
    """

    name: str
    most: int
    least: int = 0
    each: bool = False
    many: bool = False
    secret: bool = False


class PlainState(State):
    """A position made of fields; each is an attribute, zero or an empty list until `set_up` says otherwise."""

    FIELDS: ClassVar[tuple[Field, ...]] = ()

    def __init__(self, game: Game, players: int, chance: Chance, settings: dict[str, object]) -> None:
        super().__init__(game, players, chance)
        self.settings = settings
        for field in self.FIELDS:
            setattr(self, field.name, [0] * players if field.each else [] if field.many else 0)

    # --- what a game says of itself

    def set_up(self) -> None:
        """Lay out the game and push the first step."""
        raise NotImplementedError

    def redeal(self, seat: int) -> None:
        """Draw all anew that a seat cannot know; nothing is hidden unless a game says so."""

    @property
    def winners(self) -> list[int]:
        """The seats with the most points; empty while the game is in progress."""
        best = max(self.scores)
        return [seat for seat, points in enumerate(self.scores) if points == best] if self.over else []

    @property
    def end(self) -> str:
        """What ended the game, in one word; empty while it is in progress."""
        return "rules" if self.over else ""

    # --- what follows from it

    def tell(self, kind: str, seat: int, **values: object) -> None:
        """Report what happened, if anyone listens."""
        if self.events is not None:
            self.events.append(Event(kind, seat, values))

    def copy(self) -> PlainState:
        """Return an independent copy."""
        twin = type(self)(self.game, self.players, self.chance.copy(), self.settings)
        for field in self.FIELDS:
            value = getattr(self, field.name)
            setattr(twin, field.name, value[:] if isinstance(value, list) else value)
        twin.names, twin.agenda, twin.choices = self.names, self.agenda[:], self.choices
        twin.seat, twin.over, twin.number = self.seat, self.over, self.number
        twin.turns, twin.waiting = self.turns, self.waiting
        return twin

    def imagine(self, seat: int, seed: int) -> State:
        """Return a copy in which all that the seat cannot know is drawn anew, by the seed."""
        twin = self.seeded(seed)
        assert isinstance(twin, PlainState)
        twin.redeal(seat)
        twin.drawn = []
        if not twin.over and twin.seat != seat:
            twin.refresh_choices()  # what another one can do may depend on what is hidden
        return twin

    def position(self) -> dict[str, object]:
        """Return the fields that are the position itself, as plain data."""
        fields = {field.name: getattr(self, field.name) for field in self.FIELDS}
        settings = written(self.game.declared, self.settings)
        own = {"players": self.players, "settings": settings, "agenda": self.agenda, "waiting": self.waiting}
        return {**own, **fields}

    # --- views

    def view(self, seat: int | None) -> dict[str, Any]:
        """Return what a seat may know (None: a spectator), as JSON-able data: see docs/view.md."""
        own = {field.name: self._shown(field) for field in self.FIELDS if not field.each}
        return {
            "game": self.game.name,
            "number": self.number,
            "seat": seat,
            "over": self.over,
            "options": dict(self.settings),
            "turn": {
                "player": None if self.over else self.agenda[SEAT],  # whose turn it is, as far as all games know
                "number": self.turns,
                "round": self.game.round(self),
                "step": self.step(),
            },
            **own,
            "players": [self._player(other, seat) for other in range(self.players)],
            "decision": None if self.over else decision(self, seat, {}),
            "result": {"scores": list(self.scores), "winners": self.winners, "end": self.end}
            if self.revealed
            else None,
        }

    def _shown(self, field: Field) -> object:
        """Return a field of the table as all may see it."""
        value = getattr(self, field.name)
        if field.secret and not self.revealed:
            return len(value) if field.many else None
        return value[:] if field.many else value

    def _player(self, other: int, seat: int | None) -> dict[str, Any]:
        """Return what a seat may know of a player."""
        shown: dict[str, Any] = {"name": self.names[other] if self.names else f"Player {other + 1}"}
        for field in self.FIELDS:
            if field.each:
                hidden = field.secret and other != seat and not self.revealed
                shown[field.name] = None if hidden else getattr(self, field.name)[other]
        return shown


class PlainGame(Game):
    """A game without card sets, whose positions are a `PlainState`."""

    def __init__(
        self,
        name: str,
        state: type[PlainState],
        seats: range,
        actions: Sequence[str],
        decks: Mapping[str, Sequence[str]],
        secret: Sequence[str] = (),
        options: tuple[Option, ...] = (),
        version: int = 1,
    ) -> None:
        self.name = name
        self.version = version
        self.dump_format = 1
        self.seats = seats
        self.cards_name, self.cards_hash, self.cards_text = "standard", "standard", ""
        self.actions = Vocabulary(f"action of {name}", list(actions))
        self.declared = options
        self.orders = ()
        self.benchmarks = ()
        self.decks = list(decks)
        self.outcomes = [Vocabulary(deck, list(cards)) for deck, cards in decks.items()]
        self.secret_decks = tuple(self.decks.index(deck) for deck in secret)
        self.state = state

    def __reduce__(self) -> tuple[object, tuple[str]]:
        """Travel to other processes by name."""
        from merkator.core.registry import game  # the registry needs the contract

        return game, (self.name,)

    def set_up(self, players: int, chance: Chance, settings: dict[str, object]) -> PlainState:
        """Lay out a game with checked options and play up to the first decision."""
        state = self.state(self, players, chance, settings)
        state.set_up()
        state.advance()
        return state

    def round(self, state: State) -> int:
        """Return the round that is being played, counted from 1."""
        return max(state.turns - 1, 0) // state.players + 1

    def load(self, data: bytes) -> PlainState:
        """Read a dump back, with every number checked before it is used."""
        return load(self, data, self._read)

    def _read(self, body: Body) -> PlainState:
        players = body.number("players", self.seats[0], self.seats[-1])
        state = self.state(self, players, body.chance(len(self.decks)), body.settings(self, players))
        for field in state.FIELDS:
            if field.each or field.many:
                length = players if field.each else None
                setattr(state, field.name, body.numbers(field.name, field.least, field.most, length))
            else:
                setattr(state, field.name, body.number(field.name, field.least, field.most))
        state.waiting = body.number("waiting", -1, len(self.decks) - 1)
        state.number = body.number("number", 0, MOST)
        state.turns = body.number("turns", 0, MOST)
        state.agenda = body.agenda(len(state.STEPS), players)
        return state

    def listing(self) -> Sequence[Section]:
        """Return no tables: everything there is follows from the rules."""
        return []

    def template(self) -> str:
        """Refuse: there are no card sets."""
        raise BadOption(f"there are no card sets for {self.name}: it is played as it is")
