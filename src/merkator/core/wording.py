"""What the wordings of all games are made of: messages, lists of them, and players.

A message is its id and its variables. `place-russia.to` is the form `to` of `place-russia`; a variable is a text, a
number, or another message, to be put into words first.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol

from merkator.core.contract import Game, State
from merkator.core.events import Event

Message = tuple[str, dict[str, object]]


def join_words(items: Iterable[object], last: str) -> object:
    """Join texts and messages: with `list-more`, the last one with `list-and`, `list-or` or `list-more`.

    >>> join_words([("good-wine", {})], "list-and")
    ('good-wine', {})
    >>> join_words(["Anna", "Bo"], "list-and")
    ('list-and', {'before': 'Anna', 'next': 'Bo'})
    """
    several = list(items)
    joined = several[0]
    for number, item in enumerate(several[1:], 2):
        joined = last if number == len(several) else "list-more", {"before": joined, "next": item}
    return joined


def player(names: Sequence[str], seat: int) -> object:
    """Return a player's name, else the number of the seat as people count."""
    return names[seat] if seat < len(names) else ("player", {"number": seat + 1})


class Wording(Protocol):
    """Which message says what: what a game's words offer."""

    @property
    def NAMED(self) -> Sequence[str]:  # noqa: N802  (a constant of the module)
        """What a card set may call by names of its own."""

    def name_message(self, kind: str, id: str, form: str, game: Game) -> Message:
        """Return the name of a thing."""

    def own_name(self, kind: str, id: str, language: str, game: Game) -> dict[str, object] | None:
        """Return the name a card set gives a thing itself, for the message `kind-other`; None when it has ours."""

    def event_message(self, event: Event, game: Game, names: Sequence[str]) -> Message:
        """Return the sentence for an event."""

    def action_message(self, state: State, action: int, names: Sequence[str]) -> Message:
        """Return the words for a choice."""

    def question_message(self, state: State, names: Sequence[str]) -> Message:
        """Return the question of the present decision."""

    def card_message(self, kind: str, id: str, game: Game) -> Message:
        """Return what a card says: what it does, demands or pays."""

    def reason_values(self, values: Mapping[str, object], game: Game) -> dict[str, object]:
        """Return the values of a reason, ids of things replaced by their names."""
