"""Which message says what: names, events, choices, questions and effects of hamburg, in no language yet.

The messages are in `text/en.ftl` and `text/de.ftl`; see `merkator.core.wording` for what a message is.

>>> from merkator.games.hamburg.rules.game import make
>>> card_message("contract", "england-2", make(None))[0]
'contract-line'
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from merkator.core.contract import Game
from merkator.core.errors import BadNotation, Reason
from merkator.core.events import Event
from merkator.core.wording import Message, join_words, player
from merkator.games.hamburg.cards.types import Contract
from merkator.games.hamburg.rules.scoring import benchmark
from merkator.games.hamburg.words.choices import action_message
from merkator.games.hamburg.words.effects import effect_message
from merkator.games.hamburg.words.names import (
    PEACE,
    amounts,
    cards_of,
    cargo,
    figure,
    name_known,
    name_message,
    own_name,
    pieces,
    set_of,
    supply_cube,
    time_count,
)
from merkator.games.hamburg.words.questions import question_message

__all__ = [
    "NAMED",
    "action_message",
    "card_message",
    "event_message",
    "figure",
    "name_message",
    "own_name",
    "question_message",
    "reason_values",
]

NAMED: Final = ("place", "good", "category", "building", "contract")
"""What a card set may call by names of its own: messages whose ids begin so are asked about in `own_name`."""


def card_message(kind: str, id: str, game: Game) -> Message:
    """Return what a card says: what a building scores, what a contract demands, what a bonus card gives where."""
    if kind not in _CARDS:
        english = "hamburg has no cards of the kind {kind!r}; the kinds are: {kinds}"
        raise BadNotation(Reason("no-cards", english, kind=kind, kinds=", ".join(_CARDS)))
    name_message(kind, id, "", game)  # BadNotation when there is no such card
    return _CARDS[kind](id, game)


def _bonus_card(id: str, game: Game) -> Message:
    return name_known("bonus", id, "", game)


def _contract_card(id: str, game: Game) -> Message:
    contract = name_known("contract", id, "", game)
    for card in set_of(game).contracts:
        if card.id == id and card.place is None:
            return "contract-line-peace", {"contract": contract, "value": card.value}
        if card.id == id:
            return "contract-line", {"contract": contract, "demand": _demand(card)}
    return contract  # behind a veil


def _demand(card: Contract) -> object:
    parts = [pieces(good, count) for good, count in card.goods]
    parts += [(f"category-{kind}.count", {"count": count}) for kind, count in card.different]
    return join_words(parts, "list-more")


_CARDS: Final[dict[str, Callable[[str, Game], Message]]] = {
    "building": effect_message,
    "contract": _contract_card,
    "bonus": _bonus_card,
}
"""What says the cards of each kind."""


def event_message(event: Event, game: Game, names: Sequence[str]) -> Message:
    """Return the sentence for an event; players are called by their names, else by the number of their seat."""
    values: dict[str, object] = {"who": player(names, event.seat)}
    for key, value in event.values.items():
        values.update(_event_values(event, key, value, game, names))
    scores = event.values.get("scores")
    if isinstance(scores, list) and len(scores) == 1:
        return _ended_alone(scores[0], values, game)
    if event.kind == "exchanged":
        kind = "time" if "time" in event.values else event.values["from"]
        return f"event-exchanged-{kind}", values
    if event.kind == "grew" and not event.values["places"]:
        return "event-grew-none", values
    return f"event-{event.kind}", values


def _ended_alone(points: float, values: dict[str, object], game: Game) -> Message:
    """Return the end of a solo game, with what it is worth (H-9.10)."""
    reached = benchmark(points)
    if reached is None:
        return "event-ended-alone", values
    return "event-ended-alone-reached", {**values, "benchmark": name_known("benchmark", reached, "reached", game)}


def reason_values(values: Mapping[str, object], game: Game) -> dict[str, object]:
    """Return the values of a reason, with the place in the form "in Danzig"."""
    result = dict(values)
    if "place" in values:
        result["place"] = f"place-{values['place']}.at", {}
    return result


def _event_values(event: Event, key: str, value: object, game: Game, names: Sequence[str]) -> dict[str, object]:
    """Return the variables for one value of an event."""
    if isinstance(value, str) and key in ("bonus", "building", "contract"):
        as_card = key != "contract" or event.kind == "picked"
        return {"card" if as_card else "contract": name_known(key, value, "object", game)}
    if isinstance(value, str) and key == "instead":
        return {"instead": name_known("contract", value, "object", game)}
    if isinstance(value, str) and key == "place":
        return {"to": (f"place-{value}.to", {}), "at": (f"place-{value}.at", {})}
    if isinstance(value, str) and key == "good":
        return _told_good(event, value, game)
    if isinstance(value, list) and key == "places":
        return {"places": join_words([(f"place-{place}", {}) for place in value], "list-more")} if value else {}
    if isinstance(value, dict) and key == "goods":
        return {"goods": cargo(value)}
    if isinstance(value, list) and key == "scores":
        scores = [("score", {"who": player(names, i), "shown": figure(n)}) for i, n in enumerate(value)]
        return {"scores": join_words(scores, "list-more")}
    if isinstance(value, list) and key == "winners":
        return {"winners": join_words([player(names, seat) for seat in value], "list-and"), "count": len(value)}
    if isinstance(value, bool):
        return {key: "yes" if value else "no"}
    if isinstance(value, int) and key in ("to", "of"):
        return {"whom": player(names, value)}
    if isinstance(value, int) and (key in ("paid", "time") or event.kind == "time"):
        return _told_time(event, key, value)
    if isinstance(value, int) and key == "row":
        return {"row": value + 1}
    if key == "cause":
        return {"cause": value, "peace": (f"contract-{PEACE}.object", {})}
    return {key: value}


def _told_time(event: Event, key: str, count: int) -> dict[str, object]:
    """Return an amount of time: what a journey costs, what is exchanged or taken; in an offer with the money."""
    money = event.values.get("money", 0)
    if isinstance(money, int) and event.kind in ("bid", "collected"):
        return {"offered": amounts(money, count)}
    return {key: count, "time": time_count(count)}


def _told_good(event: Event, good: str, game: Game) -> dict[str, object]:
    """Name a good alone and with its count, and the cube it is turned from; in an exchange that counts as one."""
    cube = supply_cube(cards_of(game).good_ids.index(good), game)
    count = event.values.get("count", 1)
    assert isinstance(count, int)
    if event.kind == "exchanged" and event.values["from"] == "supply":
        count -= 1
    return {"good": (f"good-{good}.single", {}), "goods": pieces(good, count), "cube": cube}
