"""Guessing passwords takes longer and longer, and nobody can lock another person out.

Wrong passwords count for a username and an address together. After a few, each further one doubles the wait before
the next try from there. Other addresses are not affected, so a stranger who fails on purpose stops only themselves.
Someone who is logged in counts by their session, whatever others at the same address do.

Many addresses can guess together. A name with many failures is *under attack*: then an address from which that name
has not logged in lately has one try instead of a few, and waits longer after it. The right password gets in at the
first try from anywhere, also then.

A try counts as wrong until it has proved right, so that many at once are no way round.
"""

from __future__ import annotations

import math
from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

FREE: Final = 5
"""Wrong passwords without a wait."""
FIRST_WAIT: Final = 2.0
FIRST_WAIT_UNDER_ATTACK: Final = 60.0
LONGEST_WAIT: Final = 3600.0
FORGET: Final = 2 * LONGEST_WAIT
"""Seconds without a try, after which an address starts afresh."""
ATTACK: Final = 30
"""Wrong passwords, less one a minute, from which on a name is under attack."""
_RATE: Final = 1 / 60
_MOST: Final = 20_000  # names, and pairs of name and address, that are remembered


@dataclass
class _Tries:
    """Tries at one name from one address."""

    wrong: int = 0
    last: float = 0.0
    known: bool = False  # the name has logged in from here


class LoginGuard:
    """Counts wrong passwords in this process. `factor` multiplies what is allowed; 0 switches it off."""

    def __init__(self, factor: float) -> None:
        self.factor = factor
        self._tries: OrderedDict[tuple[str, str], _Tries] = OrderedDict()
        self._pressure: OrderedDict[str, tuple[float, float]] = OrderedDict()  # wrong passwords, and when

    def wait(self, login: str, where: str, now: float) -> int:
        """Return the seconds until the next try at a name from somewhere; 0 counts this one as wrong for now."""
        if not self.factor:
            return 0
        tries = self._tries.setdefault((login, where), _Tries())
        self._tries.move_to_end((login, where))
        if now - tries.last > FORGET:
            tries.wrong = 0
        strict = self.under_attack(login, now) and not tries.known
        free = 1 if strict else max(1, round(FREE * self.factor))
        delay = 0.0
        if tries.wrong >= free:
            first = (FIRST_WAIT_UNDER_ATTACK if strict else FIRST_WAIT) / self.factor
            delay = min(LONGEST_WAIT, first * 2.0 ** min(tries.wrong - free, 20))
        left = min(delay, tries.last + delay - now)  # a clock that was put back must not make it longer
        if left > 0:
            return math.ceil(left)
        tries.wrong += 1
        tries.last = now
        self._press(login, 1, now)
        return 0

    def right(self, login: str, where: str, now: float) -> None:
        """Note that a try was right: this name logs in from here."""
        if not self.factor:
            return
        self._tries[login, where] = _Tries(0, now, True)
        self._press(login, -1, now)

    def under_attack(self, login: str, now: float) -> bool:
        """Say whether many try to guess the password of a name."""
        count, when = self._pressure.get(login, (0.0, now))
        return count - max(0.0, now - when) * _RATE * self.factor >= ATTACK * self.factor

    def _press(self, login: str, change: int, now: float) -> None:
        count, when = self._pressure.get(login, (0.0, now))
        left = max(0.0, count - max(0.0, now - when) * _RATE * self.factor)
        self._pressure[login] = (max(0.0, left + change), now)
        self._pressure.move_to_end(login)
        for kept in (self._tries, self._pressure):
            while len(kept) > _MOST:
                kept.popitem(last=False)
