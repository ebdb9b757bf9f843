"""Words for people: names, events, choices and errors of a game, in the language they want.

A game says in its module `wording` which message says what, and has the messages in `text/en.ftl` and `text/de.ftl`;
here they become sentences. The browser reads the same files.

>>> from merkator import default_game, game
>>> text = Text("de", game(default_game()))
>>> text.name("place", "dutch_republic", "to"), text.card("contract", "england-2")
('in die Niederlande', 'England 2: 1 Getreide')
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib import resources
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from merkator.core.contract import Game, State
from merkator.core.errors import BadOption, MerkatorError, Reason
from merkator.core.events import Event
from merkator.core.registry import kit as find_kit
from merkator.core.wording import Message, own_name, reason_message, wording_of

_LANGUAGES: Final = ("en", "de")
_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def languages() -> list[str]:
    """Return the languages there are.

    >>> languages()
    ['en', 'de']
    """
    return list(_LANGUAGES)


def default_language(environ: Mapping[str, str] | None = None) -> str:
    """Return the language that the environment asks for; English when it asks for none, or for one that is not here.

    >>> default_language({"LANG": "de_AT.UTF-8"}), default_language({"LC_ALL": "C", "LANG": "de_DE"})
    ('de', 'en')
    """
    environ = os.environ if environ is None else environ
    wanted = next((environ[name] for name in _VARIABLES if environ.get(name)), "")
    language = re.split(r"[-_.@]", wanted.lower())[0]
    return language if language in _LANGUAGES else _LANGUAGES[0]


def check_language(language: str | None) -> str:
    """Return a language that is there: the one wanted, or what the environment asks for."""
    if language is None:
        return default_language()
    if language not in _LANGUAGES:
        english = "there is no language {language!r}; the languages are: {languages}"
        raise BadOption(Reason("language", english, language=language, languages=", ".join(_LANGUAGES)))
    return language


class Text:
    """The words of one game in one language. Other packages can add the messages of their own folder `text`."""

    def __init__(self, language: str, game: Game, *packages: str) -> None:
        check_language(language)
        self.language = language
        self.game = game
        kit = find_kit(game.name)
        self._wording = wording_of(kit.wording)
        self._bundle = FluentBundle([language], use_isolating=False)
        for package in ("merkator.core", kit.messages, *packages):
            self._bundle.add_resource(_messages(package, language))

    def say(self, message: str, **values: object) -> str:
        """Return any message by its id, with its variables."""
        return self._words((message, values))

    def knows(self, message: str) -> bool:
        """Say whether there is a message of this id."""
        return bool(self._bundle.has_message(message))

    def name(self, kind: str, id: str, form: str = "", **values: object) -> str:
        """Return the name of a place, good, contract …, in a form such as `to` or `count` when one is wanted."""
        message, own = self._wording.name_message(kind, id, form, self.game)
        return self._words((message, {**own, **values}))

    def event(self, event: Event, names: Sequence[str] = ()) -> str:
        """Return what happened as a sentence; `names` are those of the players, by seat."""
        return self._words(self._wording.event_message(event, self.game, names))

    def action(self, state: State, action: int, names: Sequence[str] = ()) -> str:
        """Return a choice in words, with what it means in this position."""
        return _capital(self._words(self._wording.action_message(state, action, names or state.names)))

    def question(self, state: State, names: Sequence[str] = ()) -> str:
        """Return what is to be decided in this position."""
        return self._words(self._wording.question_message(state, names or state.names))

    def card(self, kind: str, id: str) -> str:
        """Return what a card says, in one line: the effect of a building, a contract with its demand …"""
        return self._words(self._wording.card_message(kind, id, self.game))

    def error(self, error: Exception) -> str:
        """Return a mistake as a sentence; of mistakes in files only the headline, the details are English."""
        if isinstance(error, MerkatorError) and error.why is not None:
            return self.reason(error.why)
        for kind in type(error).__mro__:
            if self._bundle.has_message(f"error-{kind.__name__}"):
                return self.say(f"error-{kind.__name__}", detail=str(error))
        return str(error)

    def reason(self, reason: Reason) -> str:
        """Return why something is refused, as a sentence."""
        words = _capital(self._words(reason_message(reason, self._wording, self.game)))
        return words if words[-1] in ".?" else f"{words}."

    def _words(self, message: Message) -> str:
        """Put a message into words, those inside it first."""
        full, variables = message
        id, _, form = full.partition(".")
        values = {key: self._words(v) if isinstance(v, tuple) else v for key, v in variables.items()}
        own = own_name(id, self.language, self._wording, self.game)
        if own is not None:
            id = f"{id.partition('-')[0]}-other"
            values.update(own)
        found = self._bundle.get_message(id)
        pattern = found.attributes[form] if form else found.value
        assert pattern is not None, full
        words, errors = self._bundle.format_pattern(pattern, values)
        if errors:  # a mistake in our own messages
            raise errors[0]
        return str(words)


def messages_text(package: str, language: str) -> str:
    """Return the messages of a package as they stand in its file: in English when it does not speak the language."""
    folder = resources.files(package) / "text"
    file = folder / f"{language}.ftl"
    return (file if file.is_file() else folder / f"{_LANGUAGES[0]}.ftl").read_text("utf-8")


@lru_cache(maxsize=32)
def _messages(package: str, language: str) -> Any:
    """Read the messages of a package."""
    return FluentResource(messages_text(package, language))


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
