"""The server's own messages as text, for what it sends outside browsers; browsers format the others.

>>> text("de", "note-thanks")
'Danke!'
"""

from __future__ import annotations

from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource


def text(language: str, message: str, **values: object) -> str:
    """Return the text of a message in a language."""
    pattern = _bundle(language).get_message(message).value
    assert pattern is not None, message
    words, errors = _bundle(language).format_pattern(pattern, values)
    if errors:  # a mistake in our own messages
        raise errors[0]
    return str(words)


def text_or_none(language: str, message: str) -> str | None:
    """Return the text of a message without variables; None if there is no such message."""
    return text(language, message) if _bundle(language).has_message(message) else None


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    text = (resources.files("merkator.server") / "text" / f"{language}.ftl").read_text("utf-8")
    bundle.add_resource(FluentResource(text))
    return bundle
