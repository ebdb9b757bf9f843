"""What browsers say: the messages of events, questions and choices, in no language yet.

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
from typing import Any

from merkator.core.contract import Game, State
from merkator.core.errors import Reason
from merkator.core.events import Event
from merkator.core.registry import kit as find_kit
from merkator.core.wording import Message, Wording, join_words
from merkator.text import languages


def events(happened: Iterable[Event], game: Game, names: Sequence[str]) -> list[dict[str, Any]]:
    """Return events as JSON, each with what to `say` of it."""
    wording = _wording(game.name)
    return [{**event.json(), "say": told(wording.event_message(event, game, names), game)} for event in happened]


def decision(state: State) -> dict[str, Any]:
    """Return the question of the present decision and the words for each choice, by its id."""
    wording = _wording(state.game.name)
    choices = {
        action: told(wording.action_message(state, action, state.names), state.game) for action in state.legal()
    }
    return {"question": told(wording.question_message(state, state.names), state.game), "choices": choices}


def choice(state: State, action: int) -> dict[str, Any]:
    """Return what to `say` of a choice of the present decision, and the number of the rule behind it."""
    wording = _wording(state.game.name)
    say = told(wording.action_message(state, action, state.names), state.game)
    asked = state.view(state.seat)["decision"]
    return {"say": say, "rule": find_kit(state.game.name).rule_of(asked["step"], state.game.notation(action))}


def with_words(view: dict[str, Any], state: State) -> dict[str, Any]:
    """Return a view whose decision says what is asked, and each of its actions what it is.

    Only a seat that sees the actions gets the question, because it can reveal what a hand holds.
    """
    asked = view["decision"]
    if not asked or not asked["actions"]:
        return view
    words = decision(state)
    rule_of, step = find_kit(state.game.name).rule_of, asked["step"]
    actions = [
        {**action, "say": words["choices"][action["id"]], "rule": rule_of(step, action["do"])}
        for action in asked["actions"]
    ]
    return {**view, "decision": {**asked, "question": words["question"], "actions": actions}}


def card(kind: str, id: str, game: Game) -> list[Any]:
    """Return what a card says: the effect of a building, the demand of a contract …"""
    return told(_wording(game.name).card_message(kind, id, game), game)


def reason(why: Reason, game: Game) -> list[Any]:
    """Return why the rules refuse something."""
    return told(_why(why, game), game)


def _why(why: Reason, game: Game) -> Message:
    values = _wording(game.name).reason_values(why.values, game)
    return f"reason-{why.id}", {name: _value(value, game) for name, value in values.items()}


def _value(value: object, game: Game) -> object:
    """Return a value of a reason as one of a message; a list stands for one of its items."""
    if isinstance(value, Reason):
        return _why(value, game)
    if isinstance(value, list):
        return join_words(
            [("quoted", {"text": item}) if isinstance(item, str) else str(item) for item in value], "list-or"
        )
    return value


def told(message: Message, game: Game) -> list[Any]:
    """Return a message as JSON, with those inside it."""
    if not game.cards_text:
        return _plain(message)
    id, variables = message
    values = {key: told(value, game) if isinstance(value, tuple) else value for key, value in variables.items()}
    own = _own(id.partition(".")[0], game)
    return [id, values, own] if own else [id, values]


def _plain(message: Message) -> list[Any]:
    """Return a message as JSON in which everything has our own names: most are, and there is one for every choice."""
    id, variables = message
    return [id, {key: _plain(value) if isinstance(value, tuple) else value for key, value in variables.items()}]


def _own(id: str, game: Game) -> dict[str, Any] | None:
    """Return the names that a card set of somebody's own gives a thing, by language; None when it has ours."""
    if not game.cards_text:
        return None
    kind, _, thing = id.partition("-")
    wording = _wording(game.name)
    if not thing or kind not in wording.NAMED:
        return None
    own = {language: wording.own_name(kind, thing, language, game) for language in languages()}
    return own if any(own.values()) else None


@lru_cache(maxsize=8)
def _wording(game: str) -> Wording:
    return find_kit(game).wording()
