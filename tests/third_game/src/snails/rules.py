"""The rules of Snails: a die, a track, and one leaf for each snail that nobody else sees (see text/rules.en.md)."""

from __future__ import annotations

from typing import Final

from merkator.core.chance import UNKNOWN
from merkator.core.contract import MOVED_ON, SEAT, TOP, Step
from merkator.core.options import Option
from merkator.core.plain import Field, PlainGame, PlainState

WALK, REST, EAT = range(3)
ACTIONS: Final = ("walk", "rest", "eat")
LEAF, DIE = range(2)
PIPS: Final = [1, 2, 3, 4, 5, 6]
FACES: Final = ["none", *[str(pips) for pips in PIPS]]
DECKS: Final = {"leaf": FACES, "die": FACES}
TURN, MOVE = range(2)
GOAL: Final = 20
LONG_GOAL: Final = 30
ROUNDS: Final = 12
LONG: Final = Option(
    "long",
    False,
    (1, 2, 3, 4),
    {"en": "a track of 30 fields, not 20", "de": "eine Strecke von 30 Feldern statt 20"},
    "S-3.1",
)


def turn_options(s: Snails) -> list[int]:
    """Roll the die for the next snail (S-2.1), or end the game after a full round (S-3.1)."""
    seat = s.agenda[SEAT]
    if seat == 0 and (max(s.fields) >= s.goal or s.turns >= ROUNDS * s.players):
        s.agenda.clear()
        s.over = True  # from now on the leaves count
        s.tell("ended", 0, scores=s.scores, winners=s.winners)
        return MOVED_ON
    if s.waiting < 0:
        s.pips = s.pick(DIE, PIPS)
    if s.pips == UNKNOWN:
        s.waiting = DIE
        return MOVED_ON
    s.turns += 1
    s.tell("rolled", seat, pips=s.pips)
    del s.agenda[TOP]
    s.push(TURN, (seat + 1) % s.players)
    s.push(MOVE, seat)
    return MOVED_ON


def move_options(s: Snails) -> list[int]:
    """List what a snail can do with its roll (S-2.2 to S-2.4)."""
    seat = s.agenda[SEAT]
    return [WALK, *([] if s.rested[seat] else [REST]), *([EAT] if s.leaves[seat] else [])]


def move_choose(s: Snails, action: int) -> None:
    """Do it."""
    seat = s.agenda[SEAT]
    del s.agenda[TOP]
    if action == REST:
        s.rested[seat] = 1
        s.tell("rested", seat)
        return
    steps = s.pips * (2 if s.rested[seat] else 1)
    s.rested[seat] = 0
    if action == EAT:
        steps += s.leaves[seat]
        s.tell("ate", seat, leaf=s.leaves[seat])
        s.eaten[seat], s.leaves[seat] = s.leaves[seat], 0
    s.fields[seat] = min(s.goal, s.fields[seat] + steps)
    s.tell("walked", seat, steps=steps, to=s.fields[seat])


class Snails(PlainState):
    """A position of Snails."""

    FIELDS = (
        Field("goal", LONG_GOAL),
        Field("pips", 6, least=UNKNOWN),
        Field("fields", LONG_GOAL, each=True),
        Field("rested", 1, each=True),
        Field("eaten", 6, each=True),
        Field("leaves", 6, each=True, secret=True),
        Field("unseen", 6, many=True, secret=True),
    )
    STEPS = (Step(TURN, "turn", turn_options), Step(MOVE, "move", move_options, move_choose))
    goal: int
    pips: int
    fields: list[int]
    rested: list[int]
    eaten: list[int]
    leaves: list[int]
    unseen: list[int]

    def set_up(self) -> None:
        """Give everyone a leaf that the others do not see (S-1.1)."""
        self.goal = LONG_GOAL if self.settings["long"] else GOAL
        self.unseen = PIPS[:]
        self.leaves = [self.draw(LEAF, self.unseen) for _ in range(self.players)]
        self.push(TURN, 0)

    def redeal(self, seat: int) -> None:
        """Deal the leaves anew that a seat has not seen; those that were eaten, all have seen."""
        others = [other for other in range(self.players) if other != seat and self.leaves[other]]
        self.unseen = sorted(self.unseen + [self.leaves[other] for other in others])
        for other in others:
            self.leaves[other] = self.chance.draw(LEAF, self.unseen)

    @property
    def scores(self) -> list[int]:
        """The fields walked; at the end also the leaf that was not eaten, which nobody may know before (S-3.2)."""
        return [field + (leaf if self.over else 0) for field, leaf in zip(self.fields, self.leaves, strict=True)]


GAME: Final = PlainGame("snails", Snails, range(1, 5), ACTIONS, DECKS, secret=("leaf",), options=(LONG,))
