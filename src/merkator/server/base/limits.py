"""Rate limits: how much one address and one user may request, with a bucket of tokens per kind of request.

A bucket holds `burst` tokens and gets `rate` new ones per second. Some buckets hold requests, others seconds of work:
these are charged with what the work took, so that cheap requests are free and expensive ones are few. The buckets are
kept in the memory of this process; when there are too many, those that were not used for the longest time go.
"""

from __future__ import annotations

import ipaddress
import math
import re
from collections import Counter, OrderedDict
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from merkator.server.base.login_guard import LoginGuard
from merkator.server.base.owner import UNKNOWN, Owner
from merkator.server.base.problems import TooMany

MOST_BUCKETS: Final = 20_000


@dataclass(frozen=True)
class Limit:
    """How many requests at once, and how many a second in the long run."""

    burst: float
    rate: float


_MINUTE: Final = 1 / 60
OTHER: Final = "other"
SOCKETS: Final = "sockets"
MESSAGES: Final = "messages"
"""What a browser says over its socket."""
THINKING: Final = "thinking"
"""Seconds in which bots think for hints and reviews."""
REPLAYS: Final = "replays"
"""Seconds in which games are played again and card sets are checked."""
BYTES: Final = "bytes"
"""Of bodies that are not small."""
BY_ADDRESS: Final = {  # a club or a school may share one address
    "login": Limit(20, 4 * _MINUTE),
    "guests": Limit(60, 6 * _MINUTE),
    "accounts": Limit(40, 4 * _MINUTE),
    "tables": Limit(100, 20 * _MINUTE),
    "moves": Limit(1000, 100),
    "chat": Limit(100, 5),
    "links": Limit(100, 1),
    "history": Limit(600, 30),
    "hints": Limit(60, 1),  # a bot thinks for each
    "reviews": Limit(120, 2),  # for a moment; a whole game takes some
    "cards": Limit(200, 5),
    "export": Limit(20, 2 * _MINUTE),
    "subscriptions": Limit(60, 12 * _MINUTE),  # a process reads each address
    SOCKETS: Limit(200, 5),
    MESSAGES: Limit(3000, 400),
    OTHER: Limit(2000, 100),
}
BY_USER: Final = {
    "accounts": Limit(10, 1 * _MINUTE),
    "tables": Limit(30, 3 * _MINUTE),
    "moves": Limit(200, 20),
    "chat": Limit(10, 0.5),
    "links": Limit(40, 6 * _MINUTE),
    "hints": Limit(20, 12 * _MINUTE),
    "reviews": Limit(60, 1),
    "cards": Limit(60, 2),
    "export": Limit(5, _MINUTE / 5),
    "subscriptions": Limit(20, 4 * _MINUTE),
    "history": Limit(200, 10),
    MESSAGES: Limit(300, 40),
    OTHER: Limit(500, 20),
}
SECONDS_BY_ADDRESS: Final = {THINKING: Limit(480, 1.0), REPLAYS: Limit(30, 0.5), BYTES: Limit(20_000_000, 500_000)}
SECONDS_BY_USER: Final = {THINKING: Limit(120, 0.5), REPLAYS: Limit(10, 0.25)}
MOST_SOCKETS: Final = 20
"""Open sockets of one user."""
MOST_SOCKETS_BY_ADDRESS: Final = 400
_KINDS: Final = [
    (method, re.compile(pattern), kind)
    for method, pattern, kind in [
        ("POST", r"/api/(login|account/reset)", "login"),
        ("POST", r"/api/session", "guests"),
        ("POST", r"/api/(account(/.*)?|tokens|me/delete)", "accounts"),
        ("POST", r"/api/(tables|records)", "tables"),
        ("POST", r"/api/tables/[^/]+/(clone|rematch)", "tables"),
        ("POST", r"/api/tables/[^/]+/(moves|draft|undo)", "moves"),
        ("POST", r"/api/tables/[^/]+/(chat|messages|notes)", "chat"),
        ("POST", r"/api/(links/.*|tables/[^/]+/invitations|admin/.*)", "links"),
        ("GET", r"/api/tables/[^/]+/(log|record|scores|history/.*)", "history"),
        ("POST", r"/api/tables/[^/]+/(history/[^/]+/)?hint", "hints"),
        ("POST", r"/api/tables/[^/]+/review", "reviews"),
        ("POST", r"/api/(games/[^/]+/cards/check|card-sets)", "cards"),
        ("PUT", r"/api/card-sets/[^/]+", "cards"),
        ("GET", r"/api/me/export", "export"),
        ("POST", r"/api/me/subscriptions", "subscriptions"),
    ]
]


def kind_of(method: str, path: str) -> str:
    """Return the kind of a request."""
    for wanted, pattern, kind in _KINDS:
        if method == wanted and pattern.fullmatch(path):
            return kind
    return OTHER


@lru_cache(maxsize=4096)
def neighbourhood(address: str) -> str:
    """Return what an address counts as: itself, or in IPv6 the network that one household has."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address[:60]
    if isinstance(parsed, ipaddress.IPv6Address):
        if parsed.ipv4_mapped is not None:
            return str(parsed.ipv4_mapped)
        return str(ipaddress.ip_network((parsed, 64), strict=False))
    return str(parsed)


class Limits:
    """All buckets of this process. `factor` multiplies every limit; 0 switches them off."""

    def __init__(self, factor: float) -> None:
        self.factor = factor
        self._logins = LoginGuard(factor)
        self.refused: Counter[str] = Counter()  # by kind
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()  # tokens, when
        self._addresses: OrderedDict[int, str] = OrderedDict()  # where users were last seen

    def __len__(self) -> int:
        return len(self._buckets)

    def ask_address(self, kind: str, address: str, now: float) -> None:
        """Count a request of an address; `TooMany` when it was one too many."""
        self.take(f"{kind} address", neighbourhood(address), BY_ADDRESS[kind], now)

    def ask_user(self, kind: str, user_id: int, now: float) -> None:
        """Count a request of a user; `TooMany` when it was one too many."""
        if kind in BY_USER:
            self.take(f"{kind} user", str(user_id), BY_USER[kind], now)

    def try_login(self, login: str, where: str, now: float) -> None:
        """Count a try to log in; `TooMany` while there must be a wait."""
        if seconds := self._logins.wait(login, where, now):
            raise TooMany(seconds)

    def logged_in(self, login: str, where: str, now: float) -> None:
        """Note that a try to log in was right."""
        self._logins.right(login, where, now)

    def take(self, kind: str, who: str, limit: Limit, now: float) -> None:
        """Take one token out of a bucket; `TooMany` when it is empty."""
        if self.factor:
            tokens = self._tokens(kind, who, limit, now)
            if tokens < 1:
                self._refuse(kind, limit, 1 - tokens)
            self._store(kind, who, tokens - 1, now)

    # --- seconds of work

    def check_seconds(self, kind: str, owner: Owner, now: float) -> None:
        """Raise `TooMany` when the budget of a person or an address is used up."""
        for bucket, who, limit in _budgets(kind, owner):
            if self.factor and (tokens := self._tokens(bucket, who, limit, now)) <= 0:
                self._refuse(bucket, limit, -tokens)

    def charge(self, kind: str, owner: Owner, seconds: float, now: float) -> None:
        """Take seconds of work out of the budgets of a person and an address.

        What is missing is a debt, of at most as much as the budget can hold: anyone who has one waits.
        """
        for bucket, who, limit in _budgets(kind, owner):
            if self.factor:
                left = self._tokens(bucket, who, limit, now) - seconds
                self._store(bucket, who, max(-limit.burst * self.factor, left), now)

    # --- who comes from where

    def remember(self, user_id: int, address: str) -> None:
        """Note where a user was last seen."""
        self._addresses[user_id] = neighbourhood(address)
        self._addresses.move_to_end(user_id)
        if len(self._addresses) > MOST_BUCKETS:
            self._addresses.popitem(last=False)

    def owner(self, user_id: int) -> Owner:
        """Return a user as an owner of work, with the address they were last seen at."""
        return Owner(str(user_id), self._addresses.get(user_id, UNKNOWN))

    def seen_at(self, address: str) -> list[int]:
        """Return the users that were last seen at an address."""
        return [user_id for user_id, where in list(self._addresses.items()) if where == address]

    # --- buckets

    def _tokens(self, kind: str, who: str, limit: Limit, now: float) -> float:
        burst = limit.burst * self.factor
        tokens, when = self._buckets.get((kind, who), (burst, now))
        return min(burst, tokens + max(0.0, now - when) * limit.rate * self.factor)

    def _store(self, kind: str, who: str, tokens: float, now: float) -> None:
        self._buckets[kind, who] = (tokens, now)
        self._buckets.move_to_end((kind, who))
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)

    def _refuse(self, kind: str, limit: Limit, missing: float) -> None:
        self.refused[kind] += 1
        raise TooMany(max(1, math.ceil(missing / (limit.rate * self.factor))))


def _budgets(kind: str, owner: Owner) -> list[tuple[str, str, Limit]]:
    """Return the buckets of an owner that hold seconds of one kind of work."""
    found = []
    if owner.address:
        found.append((f"{kind} seconds address", owner.address, SECONDS_BY_ADDRESS[kind]))
    if owner.person:
        found.append((f"{kind} seconds user", owner.person, SECONDS_BY_USER[kind]))
    return found
