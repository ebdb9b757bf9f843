"""What the wordings of all games are made of: messages, lists of them, and players.

A message is its id and its variables. `place-russia.to` is the form `to` of `place-russia`; a variable is a text, a
number, or another message, to be put into words first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Protocol

from merkator.core.contract import Game, State
from merkator.core.errors import BadNotation, Reason
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


def reason_message(why: Reason, wording: Wording, game: Game) -> Message:
    """Return why something is refused, as a message."""
    values = wording.reason_values(why.values, game)
    return f"reason-{why.id}", {name: _reason_value(value, wording, game) for name, value in values.items()}


def _reason_value(value: object, wording: Wording, game: Game) -> object:
    """Return a value of a reason as one of a message: what was typed may hold anything."""
    if isinstance(value, Reason):
        return reason_message(value, wording, game)
    if isinstance(value, list):
        return join_words([("quoted", {"text": v}) if isinstance(v, str) else str(v) for v in value], "list-or")
    if isinstance(value, str) and not value.isprintable():
        return repr(value)[1:-1]
    return value


def own_name(message: str, language: str, wording: Wording, game: Game) -> dict[str, object] | None:
    """Return the name that a card set gives the thing of a message such as `place-russia`; None when it has ours."""
    kind, _, thing = message.partition("-")
    return wording.own_name(kind, thing, language, game) if thing and kind in wording.NAMED else None


class PlainWording:
    """The wording of a game that has none of its own: the ids of its messages follow from what they say.

    An event `ate` is said by `event-ate`, an action `eat leaf` by `action-eat-leaf`, the question of a step `move` by
    `ask-move`, the end by `ask-over`. The values of an event are the variables, and `who` did it.
    """

    NAMED: Sequence[str] = ()

    def name_message(self, kind: str, id: str, form: str, game: Game) -> Message:
        """Return the name of a thing."""
        return (f"{kind}-{id}.{form}" if form else f"{kind}-{id}"), {}

    def own_name(self, kind: str, id: str, language: str, game: Game) -> dict[str, object] | None:
        """Say that nothing has a name of its own."""
        return None

    def event_message(self, event: Event, game: Game, names: Sequence[str]) -> Message:
        """Return the sentence for an event; lists of scores and of winners become lists of words."""
        values: dict[str, object] = {"who": player(names, event.seat)}
        for key, value in event.values.items():
            values[key] = value
            if isinstance(value, list) and key == "scores":
                scores = [("plain-score", {"who": player(names, seat), "points": n}) for seat, n in enumerate(value)]
                values[key] = join_words(scores, "list-more")
            elif isinstance(value, list) and key == "winners":
                values.update(
                    winners=join_words([player(names, seat) for seat in value], "list-and"), count=len(value)
                )
        return f"event-{event.kind}", values

    def action_message(self, state: State, action: int, names: Sequence[str]) -> Message:
        """Return the words for a choice."""
        return f"action-{state.game.notation(action).replace(' ', '-')}", {}

    def question_message(self, state: State, names: Sequence[str]) -> Message:
        """Return the question of the present decision."""
        asked = state.view(None)["decision"]
        return f"ask-{asked['step'] if asked else 'over'}", {}

    def card_message(self, kind: str, id: str, game: Game) -> Message:
        """Refuse: there are no cards with words on them."""
        raise BadNotation(f"{game.name} has no cards of the kind {kind!r}")

    def reason_values(self, values: Mapping[str, object], game: Game) -> dict[str, object]:
        """Return the values of a reason as they are."""
        return dict(values)


def wording_of(make: Callable[[], Wording] | None) -> Wording:
    """Return the wording of a kit, or the plain one."""
    return PlainWording() if make is None else make()
