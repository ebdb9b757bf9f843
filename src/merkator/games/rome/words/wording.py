"""Which message says what: names, events, choices, questions and cards of rome, in no language yet.

The messages are in `text/en.ftl` and `text/de.ftl`; see `merkator.core.wording` for what a message is.

>>> from merkator.games.rome.rules.game import make
>>> card_message("fatum", "f01", make(None))[0]
'effect-lose_ship_at_sea'
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from merkator.core.contract import Game
from merkator.core.events import Event
from merkator.core.wording import Message, join_words, player
from merkator.games.rome.words.cards import card_message
from merkator.games.rome.words.choices import action_message
from merkator.games.rome.words.money import creditor
from merkator.games.rome.words.names import cargo, loads, money, name_known, name_message, own_name, plain
from merkator.games.rome.words.questions import question_message
from merkator.games.rome.words.step import cards_of

__all__ = [
    "NAMED",
    "action_message",
    "card_message",
    "event_message",
    "name_message",
    "own_name",
    "question_message",
    "reason_values",
]

NAMED: Final = ("good", "fatum", "sea")
"""What a card set may call by names of its own: messages whose ids begin so are asked about in `own_name`.

Ports and stars have one name in every language; it is always taken from the card set."""


def event_message(event: Event, game: Game, names: Sequence[str]) -> Message:
    """Return the sentence for an event; players are called by their names, else by the number of their seat."""
    values: dict[str, object] = {"who": player(names, event.seat)}
    facts: Mapping[str, Any] = event.values
    for key, value in facts.items():
        values.update(_event_values(event.kind, key, value, game, names))
    if "good" in facts and "loads" in facts:
        values["goods"] = loads(facts["good"], facts["loads"])
    if event.kind in _VARIED:
        return f"event-{event.kind}{_VARIED[event.kind](facts, values, game, names)}", values
    return f"event-{event.kind}", values


def _event_values(kind: str, key: str, value: Any, game: Game, names: Sequence[str]) -> dict[str, object]:
    """Return the variables for one value of an event."""
    if kind == "sailed":
        return {key: name_known("field", value, key, game)}
    if key in ("to", "from", "whom"):
        return {"whom": creditor(names, value)}
    if key in ("port", "field"):
        return {"at": name_known("field", value, "at", game)}
    if key == "card":
        return {"card": name_known("fatum", value, "full", game)}
    if key == "good":
        return {"good": plain(value)}
    if key == "amount":
        return {"amount": value, "money": money(value)}
    if key == "lots":
        return {"goods": cargo(value)}
    if key == "final":
        return {key: "yes" if value else "no"}
    if key == "for":
        return {"cause": value}
    return {key: value}


def _interest(facts: Mapping[str, Any], values: dict[str, object], _: Game, __: Sequence[str]) -> str:
    """Interest is paid, with arrears or in part, or becomes arrears; without interest only arrears are paid."""
    values["arrears"] = money(facts["arrears"])
    older = "" if facts["due"] else "-older"
    if facts["arrears"]:
        return f"{older}-part" if facts["amount"] else f"{older}-unpaid"
    if facts["due"]:
        return "-all" if facts["amount"] > facts["due"] else ""
    return older if facts["amount"] else "-none"


def _compensated(facts: Mapping[str, Any], values: dict[str, object], _: Game, __: Sequence[str]) -> str:
    """A beaten pirate pays all, a part, or owes everything (R-5.6)."""
    values["owed"] = money(facts["owed"])
    if facts["owed"]:
        return "-part" if facts["amount"] else "-owed"
    return ""


def _repaid(facts: Mapping[str, Any], values: dict[str, object], _: Game, __: Sequence[str]) -> str:
    values["left"] = money(facts["left"])
    return "-part" if facts["left"] else ""


def _sailed(facts: Mapping[str, Any], _: dict[str, object], game: Game, __: Sequence[str]) -> str:
    """Name where a ship came from only if it is a port: at sea everyone has seen it."""
    return "-from" if facts["from"] in cards_of(game).port_ids else ""


def _rolled(facts: Mapping[str, Any], values: dict[str, object], _: Game, __: Sequence[str]) -> str:
    low, high = facts["dice"]
    values.update({"low": low, "high": high, "pips": low + high})
    return ""


def _fatum(facts: Mapping[str, Any], values: dict[str, object], game: Game, _: Sequence[str]) -> str:
    values["text"] = card_message("fatum", facts["card"], game)
    return ""


def _fought(facts: Mapping[str, Any], values: dict[str, object], _: Game, names: Sequence[str]) -> str:
    """The winner's event: who was beaten, and the totals."""
    attack, defence = facts["attack"], facts["defence"]
    beaten = facts["victim"] if attack > defence else facts["pirate"]
    values.update({"whom": player(names, beaten), "high": max(attack, defence), "low": min(attack, defence)})
    return ""


def _captured(facts: Mapping[str, Any], _: dict[str, object], __: Game, ___: Sequence[str]) -> str:
    return "-part" if facts["lost"] else ""


def _ended(facts: Mapping[str, Any], values: dict[str, object], _: Game, names: Sequence[str]) -> str:
    scores = [("score", {"who": player(names, i), "wealth": n}) for i, n in enumerate(facts["scores"])]
    winners = [player(names, seat) for seat in facts["winners"]]
    values["scores"] = join_words(scores, "list-more")
    values.update({"winners": join_words(winners, "list-and"), "count": len(winners)})
    return ""


_VARIED: Final[dict[str, Callable[[Mapping[str, Any], dict[str, object], Game, Sequence[str]], str]]] = {
    "interest": _interest,
    "compensated": _compensated,
    "repaid": _repaid,
    "sailed": _sailed,
    "rolled": _rolled,
    "fatum": _fatum,
    "fought": _fought,
    "captured": _captured,
    "ended": _ended,
}
"""Events with more variables or several messages: each function returns how the id of the message ends."""


def reason_values(values: Mapping[str, object], game: Game) -> dict[str, object]:
    """Return the values of a reason, with the names of ports and goods."""
    result = dict(values)
    if "port" in values:
        result["port"] = name_known("port", str(values["port"]), "", game)
    if "good" in values:
        result["good"] = plain(str(values["good"]))
    return result
