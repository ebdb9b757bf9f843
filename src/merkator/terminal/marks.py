"""Two letters for every place, port and good, in the language of the screen."""

from __future__ import annotations

from collections.abc import Mapping


def marks(names: Mapping[str, str], fixed: Mapping[str, str]) -> dict[str, str]:
    """Return two letters for each id: the fixed ones if they suit its name, else the first two of it that are free.

    >>> marks({"grain": "Getreide", "vegetables": "Gemüse", "iron": "Eisen"}, {})
    {'grain': 'Ge', 'vegetables': 'Gm', 'iron': 'Ei'}
    """
    found = {id: fixed[id] for id, name in names.items() if id in fixed and name[:1].upper() == fixed[id][0]}
    for id, name in names.items():
        if id not in found:
            found[id] = _free(name, set(found.values()))
    return found


def _free(name: str, taken: set[str]) -> str:
    letters = [letter for letter in name if letter.isalnum()] or ["?"]
    first = letters[0].upper()
    tries = [first + letter.lower() for letter in letters[1:]]
    tries += [first + digit for digit in "123456789"]
    return next((mark for mark in tries if mark not in taken), first + "?")
