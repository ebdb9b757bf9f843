"""The contract a game keeps: `Game` makes states, `State` is a position that is played on.

A position holds plain data and an *agenda*: a flat stack of pending steps, FRAME numbers each: the step, the seat it
belongs to, and four numbers of its own. A game declares each `Step` once: its name, and functions that list what may
be chosen, do it, and say why something else may not be chosen.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final, NamedTuple

from merkator.core.chance import Chance, Seeded, Veiled, check_seed
from merkator.core.compiling import mypyc_attr
from merkator.core.dumping import canonical, digest
from merkator.core.errors import BadOption, IllegalAction, Reason
from merkator.core.events import Event
from merkator.core.notation import Vocabulary
from merkator.core.options import Option, check, written
from merkator.core.orders import Order

FRAME: Final = 6
"""Numbers in one entry of the agenda: step, seat, and four of the step's own."""
# Where these numbers of the step on top stand in the agenda. (Interpreted, `1 - FRAME` takes 4 ns more.)
STEP: Final = -FRAME
SEAT: Final = 1 - FRAME
FIRST: Final = 2 - FRAME
SECOND: Final = 3 - FRAME
THIRD: Final = 4 - FRAME
FOURTH: Final = 5 - FRAME
NOT_WAITING: Final = -1
"""No veiled card stops the game."""
TOP: Final = slice(-FRAME, None)
"""The step on top: `del agenda[TOP]` takes it off. Made once: a new slice takes 65 ns more, compiled a quarter."""
MOVED_ON: Final[list[int]] = []
"""What a step returns that has moved on by itself. Never changed, like all lists of choices."""

NAMELESS: Final[list[str]] = []
"""The names of players that have none. Never changed: each list less saves a copy 130 instructions when compiled."""

OVER: Final = "over"
"""The name of the step when the game is over."""


def choose_nothing(state: State, action: int) -> None:
    """Stand in for `choose` in a step that moves on by itself."""
    raise AssertionError("nobody is asked in this step")


def not_possible(state: State, action: int) -> Reason:
    """Stand in for `reason` where there is nothing more to say."""
    return Reason("not-now", "this is not possible now")


class Step(NamedTuple):
    """One kind of step, declared once. Its number is its place in the list of all steps of a game.

    `options(state)` lists what may be chosen, and must change nothing when asked twice; an empty list means that the
    step has moved on by itself. `choose(state, action)` does it, and pushes what follows on the agenda.
    `reason(state, action)` says why an action is not among the options. A step without these two asks nobody.
    """

    number: int
    name: str  # in the view
    options: Callable[[Any], list[int]]
    choose: Callable[[Any, int], None] = choose_nothing
    reason: Callable[[Any, int], Reason] = not_possible


@mypyc_attr(allow_interpreted_subclasses=True)  # games of other packages are not compiled
class State:
    """A position. Everything a program needs to play on it; the games add their own data."""

    STEPS: ClassVar[tuple[Step, ...]] = ()
    POSITION: ClassVar[tuple[str, ...]] = ()
    """The fields that are the position: what a dump holds, besides its history and its source of chance."""
    DISCREET: ClassVar[tuple[int, ...]] = ()
    """Steps whose only choice is asked for all the same: skipping it would reveal what a hidden hand holds."""
    CLOSING: ClassVar[tuple[int, ...]] = ()
    """Steps in which others take part at the end of a turn, when the one whose turn it is has nothing left to do."""

    def __init__(self, game: Game, players: int, chance: Chance) -> None:
        self.game = game
        self.players = players
        self.chance = chance
        self.settings: dict[str, object] = {}  # all options
        self.names: list[str] = NAMELESS  # for views and drawings; no part of the position
        self.agenda: list[int] = []
        self.choices: list[int] = MOVED_ON
        self.seat = 0  # whose decision it is
        self.over = False
        self.number = 0  # actions played so far
        self.turns = 0  # turns begun so far, counted over all players
        self.waiting = NOT_WAITING  # the deck whose card is needed and veiled
        self.drawn: list[int] = []  # outcomes of the last action: deck, card, deck, card …
        self.events: list[Event] | None = None

    # --- playing

    def legal(self) -> list[int]:
        """Return the actions that can be played now, at least two unless the game is over (or a veil stops it)."""
        return self.choices[:]

    def play(self, action: int) -> None:
        """Play an action; `IllegalAction` with the reason when the rules do not allow it, and nothing changes."""
        for choice in self.choices:  # compiled, `in` makes an object of the number first and takes four times as long
            if choice == action:
                break
        else:
            raise self._illegal(action)
        if self.drawn:
            self.drawn = []
        self.number += 1
        self.choose_in(self.agenda[STEP], action)
        self.advance()

    def advance(self) -> None:
        """Take every step that has one outcome, up to the next real decision or the end."""
        agenda = self.agenda
        while agenda:
            step = agenda[STEP]
            options = self.options_of(step)
            count = len(options)
            if count > 1:
                self.choices = options
                self.seat = agenda[SEAT]
                return
            if count == 1:
                if self.discreet(step):
                    self.choices = options
                    self.seat = agenda[SEAT]
                    return
                self.choose_in(step, options[0])
            elif self.waiting >= 0:
                self.choices = options
                return
        self.choices = []
        self.over = True

    def refresh_choices(self) -> None:
        """Find the present choices again, after the data was read back or changed."""
        self.over = not self.agenda
        self.choices = [] if self.over else self.options_of(self.agenda[STEP])
        if not self.over:
            self.seat = self.agenda[SEAT]

    def play_events(self, action: int) -> list[Event]:
        """Play an action and return what happened."""
        events: list[Event] = []
        self.events = events
        try:
            self.play(action)
        finally:
            self.events = None
        return events

    def _illegal(self, action: int) -> IllegalAction:
        """Explain why an action is not legal, and what is."""
        if self.over:
            return IllegalAction(Reason("over", "the game is over"))
        text = self.game.notation(action)  # BadNotation when there is no such action
        if self.waiting >= 0:
            hidden = "{action!r} cannot be played: a hidden card decides what comes next"
            return IllegalAction(Reason("hidden", hidden, action=text))
        english = "{action!r} is not possible: {why}. Seat {seat} can now play: {allowed}"
        allowed = ", ".join(self.game.notation(other) for other in self.choices)
        why = self.why(action)
        return IllegalAction(Reason("illegal", english, action=text, why=why, seat=self.seat, allowed=allowed))

    def reason(self, action: int) -> str:
        """Say in a few words why an action is not legal now."""
        return str(self.why(action))

    def why(self, action: int) -> Reason:
        """Return why an action is not legal now."""
        return self.STEPS[self.agenda[STEP]].reason(self, action)

    def step(self) -> str:
        """Return the name of the step on top, or `OVER`."""
        return self.STEPS[self.agenda[STEP]].name if self.agenda else OVER

    # --- for the steps

    def options_of(self, step: int) -> list[int]:
        """List what may be chosen in the step on top; a game may call its frequent steps by name."""
        return self.STEPS[step].options(self)

    def discreet(self, step: int) -> bool:
        """Say whether a step is asked even when there is only one choice."""
        return step in self.DISCREET

    def closing(self) -> bool:
        """Say whether the step on top belongs to others, at the end of a turn."""
        return bool(self.agenda) and self.agenda[STEP] in self.CLOSING

    def choose_in(self, step: int, action: int) -> None:
        """Do what was chosen in the step on top."""
        self.STEPS[step].choose(self, action)

    def push(self, step: int, seat: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Put a step on the agenda: it comes before all that lie there."""
        agenda = self.agenda  # compiled, `extend` with a tuple takes three times as long
        agenda.append(step)
        agenda.append(seat)
        agenda.append(a)
        agenda.append(b)
        agenda.append(c)
        agenda.append(d)

    def draw(self, deck: int, cards: list[int]) -> int:
        """Take a card out of a deck by chance and note the outcome; with a single card nothing is left to chance.

        Behind a veil it is: the cards drawn before it are not known, so neither is the one that is left.
        """
        if len(cards) == 1 and not self.chance.hides:
            return cards.pop()
        card = self.chance.draw(deck, cards)
        self.drawn.append(deck)
        self.drawn.append(card)
        return card

    def pick(self, deck: int, cards: list[int]) -> int:
        """Let chance point at one of some cards, which all stay, and note the outcome: dice."""
        card = self.chance.pick(deck, cards)
        self.drawn.append(deck)
        self.drawn.append(card)
        return card

    # --- what the games add

    def copy(self) -> State:
        """Return an independent copy: cheap, for search lives on it."""
        raise NotImplementedError

    def view(self, seat: int | None) -> dict[str, Any]:
        """Return what a seat may know (None: a spectator), as JSON-able data."""
        raise NotImplementedError

    def imagine(self, seat: int, seed: int) -> State:
        """Return a copy in which all that the seat cannot know is open again, to be decided by the seed."""
        raise NotImplementedError

    def drawing(self, dark: bool = False) -> str:
        """Return a picture of the position as SVG: the game's own, or a plain one."""
        from merkator.core.registry import kit  # the registry needs this module

        draw = kit(self.game.name).draw
        if draw is None:
            from merkator.core.drawing_plain import draw as draw_plainly  # it knows positions

            return draw_plainly(self, dark)
        return draw(self, dark)

    def _repr_svg_(self) -> str:
        """Draw the position in a notebook."""
        return self.drawing()

    @property
    def scores(self) -> Sequence[int | float]:
        """The points of each seat as things stand: exact, as whole numbers where the game has no fractions."""
        raise NotImplementedError

    @property
    def open_scores(self) -> Sequence[int | float]:
        """The points of each seat as far as everyone may know them while the game is in progress."""
        return self.scores

    @property
    def winners(self) -> list[int]:
        """The seats that won; empty while the game is in progress."""
        raise NotImplementedError

    @property
    def end(self) -> str:
        """What ended the game, in one word; empty while it is in progress."""
        raise NotImplementedError

    # --- in terms of the above

    @property
    def revealed(self) -> bool:
        """Whether all that was hidden is open: when the game is over, but never at the end of a draft behind a veil.

        Views and events ask this before they show a hand or a result, because a draft is not the end of anything.
        """
        return self.over and not self.chance.hides

    def position(self) -> dict[str, object]:
        """Return the fields that are the position itself, as plain data."""
        fields = {name: getattr(self, name) for name in self.POSITION}
        return {**fields, "settings": written(self.game.declared, self.settings)}

    def dump(self) -> bytes:
        """Return the position with its history as canonical bytes: equal positions, equal bytes."""
        body = {**self.position(), "chance": self.chance.dump(), "number": self.number, "turns": self.turns}
        return self.game.dump_header() + canonical(body)

    def key(self) -> bytes:
        """Return a short name of the position, however it came about and whatever will be drawn."""
        return digest(self.position())

    def key_under(self, rules: int) -> bytes:
        """Return the name that the position had under an older number of rules, to compare it with stored ones."""
        return self.key()

    def veiled(self) -> State:
        """Return a copy whose draws stay hidden, and whose end reveals nothing: for previews."""
        copy = self.copy()
        copy.chance = Veiled()
        return copy

    def seeded(self, seed: int) -> State:
        """Return a copy whose coming draws are decided by a seed."""
        copy = self.copy()
        copy.chance = Seeded(seed, len(self.game.decks))
        return copy


@dataclass(frozen=True)
class Section:
    """One table of a listing: each row has a cell for each header."""

    title: str
    headers: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game with its components: makes positions and knows its vocabulary."""

    name: str
    version: int  # of the rules; a record names it
    dump_format: int = 1  # of dumps; a game that changes it still reads the older ones
    seats: range  # player counts
    cards_name: str
    cards_hash: str
    cards_text: str  # the card set itself when it is not the standard one, else empty
    actions: Vocabulary
    declared: tuple[Option, ...]  # the options it can be made with
    benchmarks: tuple[tuple[int, str], ...]  # points of a solo game that are worth a word, best first
    decks: list[str]  # names of the decks, by number
    outcomes: list[Vocabulary]  # the cards of each deck
    secret_decks: tuple[int, ...] = ()  # what they give is hidden from some players until the game is over
    orders: tuple[Order, ...] = ()  # the standing orders a player can give

    def start(
        self,
        players: int,
        seed: int | None = None,
        options: Mapping[str, object] | None = None,
        chance: Chance | None = None,
    ) -> State:
        """Set a game up. Without a seed one is drawn; `chance` replaces the seed (records, real tables)."""
        settings = self.options(players, options)
        if chance is not None and chance.hides:
            english = "a game cannot start veiled: start it with a seed, then call veiled()"
            raise BadOption(Reason("veiled-start", english))
        if chance is None:
            chance = Seeded(check_seed(seed), len(self.decks))
        return self.set_up(players, chance, settings)

    def set_up(self, players: int, chance: Chance, settings: dict[str, object]) -> State:
        """Lay out a game with checked options and play up to the first decision."""
        raise NotImplementedError

    def load(self, data: bytes) -> State:
        """Read a dump back, also one of older rules; `BadDump` when it is not one of this game and card set."""
        raise NotImplementedError

    def dump_header(self) -> bytes:
        """Return the first line of a dump: what it is of."""
        first = f"merkator {self.name} dump {self.dump_format} rules {self.version} cards {self.cards_hash}\n"
        return first.encode("ascii")

    def options(self, players: int, options: Mapping[str, object] | None) -> dict[str, object]:
        """Check the player count and the options; return all options with defaults filled in."""
        return check(self.name, self.seats, self.declared, players, options or {})

    def answer(self, state: State, seat: int, orders: Mapping[str, str | int]) -> int | None:
        """Return what a seat's standing orders, all of them, decide now; None when the player must be asked.

        It looks only at what the seat may know, and answers nothing but the decision that is due.
        """
        return None

    def round(self, state: State) -> int:
        """Return the round that is being played, counted from 1: brief orders end with it."""
        return 1

    def listing(self) -> Sequence[Section]:
        """Return all components as tables of text, with their sources."""
        raise NotImplementedError

    def template(self) -> str:
        """Return a commented card set file for people to fill in."""
        raise NotImplementedError

    def notation(self, action: int) -> str:
        """Return the text of an action."""
        return self.actions.text(action)

    def action(self, text: str) -> int:
        """Return the action of a text."""
        return self.actions.number(text)

    def outcome_text(self, deck: int, card: int) -> str:
        """Return the text of an outcome: deck and card."""
        return f"{self.decks[deck]} {self.outcomes[deck].text(card)}"
