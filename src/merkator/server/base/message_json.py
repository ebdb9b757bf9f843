"""Messages as JSON: events, questions and choices, in no language yet.

A game's `wording` names a message and its variables; here they become JSON, and the browser puts them into words with
the same Fluent files that Python reads: `["waits", {"who": "Anna", "at": ["place-russia.at", {}]}]`. A thing that a
card set calls by a name of its own has that name, by language, as a third part.

>>> import merkator
>>> state = merkator.game(merkator.default_game()).start(players=2, seed=1)
>>> decision(state)["question"][0]
'ask-invest'
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, Final

from merkator.core.contract import Game, State
from merkator.core.errors import Reason
from merkator.core.events import Event
from merkator.core.registry import kit as find_kit
from merkator.core.wording import Message, Wording, own_name, reason_message, wording_of
from merkator.text import languages

_MOST_NAMES: Final = 20_000
_names: dict[tuple[str, str, str], dict[str, Any] | None] = {}
"""What card sets call things: by game, hash of the set, and message."""


def events(happened: Iterable[Event], game: Game, names: Sequence[str]) -> list[dict[str, Any]]:
    """Return events as JSON, each with its message (`say`)."""
    wording = _wording(game.name)
    return [{**event.json(), "say": to_json(wording.event_message(event, game, names), game)} for event in happened]


def decision(state: State) -> dict[str, Any]:
    """Return the question of the current decision and the message of each choice, by its id."""
    wording = _wording(state.game.name)
    choices = {
        action: to_json(wording.action_message(state, action, state.names), state.game) for action in state.legal()
    }
    return {"question": to_json(wording.question_message(state, state.names), state.game), "choices": choices}


def choice(state: State, action: int) -> dict[str, Any]:
    """Return the message (`say`) of a choice of the current decision, and the number of the rule behind it."""
    wording = _wording(state.game.name)
    say = to_json(wording.action_message(state, action, state.names), state.game)
    asked = state.view(state.seat)["decision"]
    return {"say": say, "rule": _rule(state, asked["step"], state.game.notation(action))}


def with_messages(view: dict[str, Any], state: State) -> dict[str, Any]:
    """Return a view with the messages of its decision and of each of its actions.

    Only a seat that sees the actions gets the question, because it can reveal what a hand holds.
    """
    asked = view["decision"]
    if not asked or not asked["actions"]:
        return view
    words = decision(state)
    actions = [
        {**action, "say": words["choices"][action["id"]], "rule": _rule(state, asked["step"], action["do"])}
        for action in asked["actions"]
    ]
    return {**view, "decision": {**asked, "question": words["question"], "actions": actions}}


def _rule(state: State, step: str, action: str) -> str:
    """Return the number of the rule behind an action; empty where the game names none."""
    rule_of = find_kit(state.game.name).rule_of
    return "" if rule_of is None else rule_of(step, action)


def card(kind: str, id: str, game: Game) -> list[Any]:
    """Return the message of a card: the effect of a building, the demand of a contract …"""
    return to_json(_wording(game.name).card_message(kind, id, game), game)


def reason(why: Reason, game: Game) -> list[Any]:
    """Return the message of a reason why the rules refuse something."""
    return to_json(reason_message(why, _wording(game.name), game), game)


def to_json(message: Message, game: Game) -> list[Any]:
    """Return a message as JSON, with the messages inside it."""
    id, variables = message
    values = {key: to_json(value, game) if isinstance(value, tuple) else value for key, value in variables.items()}
    own = _own(id.partition(".")[0], game)
    return [id, values, own] if own else [id, values]


def _own(id: str, game: Game) -> dict[str, Any] | None:
    """Return the names that the card set gives a thing, by language; None if it has ours."""
    if id.partition("-")[0] not in _wording(game.name).NAMED:
        return None
    key = (game.name, game.cards_hash, id)
    if key not in _names:
        if len(_names) >= _MOST_NAMES:
            _names.clear()
        own = {language: own_name(id, language, _wording(game.name), game) for language in languages()}
        _names[key] = own if any(own.values()) else None
    return _names[key]


@lru_cache(maxsize=8)
def _wording(game: str) -> Wording:
    return wording_of(find_kit(game).wording)
