"""What a browser is called in the list of where someone is logged in: “Firefox, Android” instead of its own words."""

from __future__ import annotations

import re
from typing import Final

_BROWSERS: Final = (
    ("Edge", r"Edg(?:e|A|iOS)?/"),
    ("Opera", r"OPR/|Opera"),
    ("Samsung Internet", r"SamsungBrowser/"),
    ("Vivaldi", r"Vivaldi/"),
    ("Firefox", r"Firefox/|FxiOS/"),
    ("Chrome", r"Chrome/|CriOS/|HeadlessChrome/"),
    ("Safari", r"Safari/"),
)
"""The first one that fits: most browsers also claim to be those further down."""
_SYSTEMS: Final = (
    ("iPhone", r"iPhone"),
    ("iPad", r"iPad"),
    ("Android", r"Android"),
    ("ChromeOS", r"CrOS"),
    ("Windows", r"Windows"),
    ("macOS", r"Mac OS X|Macintosh"),
    ("Linux", r"Linux|X11"),
)
_BROWSERS_OWN_WORDS: Final = "Mozilla/"


def device_name(user_agent: str) -> str:
    """Return a short name for a browser and its system, the same in every language.

    >>> device_name("Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0")
    'Firefox, Linux'
    >>> device_name("Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605 Safari/604.1")
    'Safari, iPhone'

    What is no browser keeps the first of its own words, and names that are short already stay:

    >>> device_name("curl/8.5.0"), device_name("Firefox, Linux"), device_name("")
    ('curl/8.5.0', 'Firefox, Linux', '')
    """
    if not user_agent.startswith(_BROWSERS_OWN_WORDS):
        return user_agent[:60]
    return ", ".join(filter(None, (_first(_BROWSERS, user_agent), _first(_SYSTEMS, user_agent))))


def _first(signs: tuple[tuple[str, str], ...], user_agent: str) -> str:
    return next((name for name, sign in signs if re.search(sign, user_agent)), "")
