"""Names and titles that people enter and others read: nothing in them may be invisible or turn the text around.

One place for all of them. What cannot be seen is of three kinds. White space in all its forms and letters that are
drawn as nothing become a plain space. Joiners, which some scripts and keyboards use, are dropped, so that two names
that look alike are alike; between two emoji they stay, because they make one picture of them. Everything else without
a shape (control characters, bidirectional controls, zero-width spaces, private use, unassigned) is refused.
"""

from __future__ import annotations

import unicodedata
from typing import Final

_JOINERS: Final = "\u200c\u200d"
_JOIN: Final = "\u200d"
_AS_PICTURE: Final = "\ufe0f"  # draw the sign before as an emoji
_TONES: Final = "\U0001f3fb\U0001f3fc\U0001f3fd\U0001f3fe\U0001f3ff"
_BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0"  # letters, but nothing is drawn
_NOTHING: Final = "\u034f\u17b4\u17b5\u180b\u180c\u180d\u180f"  # marks, but nothing is drawn
_MOST_MARKS: Final = 3  # on one letter


def tidy(text: str) -> str:
    r"""Return a text on one line, composed (NFC), with plain spaces and without signs that cannot be seen.

    >>> tidy("  Jo\u0308rg\u00a0\u3164 von\u200d\tB. "), tidy("\U0001f469\u200d\U0001f33e")
    ('Jörg von B.', '👩\u200d🌾')
    """
    signs = unicodedata.normalize("NFC", text)
    kept: list[str] = []
    marks = 0
    for at, sign in enumerate(signs):
        if sign in _JOINERS:
            if sign != _JOIN or not _is_picture(kept[-1:]) or not _is_picture([*signs[at + 1 : at + 2]]):
                continue
        elif sign in _NOTHING or _selects(sign):
            if sign != _AS_PICTURE or not _is_picture(kept[-1:]):
                continue
        elif unicodedata.category(sign) in ("Mn", "Me"):
            marks += 1
            if marks > _MOST_MARKS:
                continue
        else:
            marks = 0
        kept.append(" " if sign in _BLANK else sign)
    return " ".join("".join(kept).split())


def is_visible(text: str) -> bool:
    """Say whether every sign of a tidy text has a shape, or joins two emoji."""
    return text.replace(_JOIN, "").isprintable()


def visible(text: str) -> str:
    """Return a tidy text without everything that has no shape.

    >>> visible("safe\u202egnp.exe\u2069")
    'safegnp.exe'
    """
    return tidy("".join([sign for sign in text if sign in _JOINERS or sign.isspace() or sign.isprintable()]))


def _is_picture(sign: list[str]) -> bool:
    """Say whether a sign, if there is one, is part of an emoji."""
    if not sign:
        return False
    return sign[0] == _AS_PICTURE or sign[0] in _TONES or unicodedata.category(sign[0]) == "So"


def _selects(sign: str) -> bool:
    """Say whether a sign chooses a variant of the one before it."""
    return "\ufe00" <= sign <= "\ufe0f" or "\U000e0100" <= sign <= "\U000e01ef"
