"""Connections before they are requests: how many one address may have, and how long one may stay silent.

uvicorn waits for ever for the first request of a connection, and for the rest of its headers. A few hundred silent
connections would shut everyone out. Proxies that the host trusts keep many connections for all visitors and are not
counted.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
from collections import Counter, OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from merkator.server.base.limits import neighbourhood
from merkator.server.base.settings import Settings

MOST_CONNECTIONS: Final = 300
"""Connections of one address that wait for a request or for its answer."""
DESCRIPTORS: Final = 16_384
"""That a process asks its system for, if it has fewer."""
REQUEST_SECONDS: Final = 10.0
"""In which the first byte and the headers of a request must be there."""
_BUSY: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 10\r\nContent-Type: text/plain\r\n"
    b"Content-Length: 39\r\nConnection: close\r\n\r\ntoo many connections from your address\n"
)


def raise_descriptors() -> None:
    """Ask the system for as many descriptors as a large server needs, as far as it allows."""
    with contextlib.suppress(ImportError, OSError, ValueError):  # Windows has no such limit
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        allowed = DESCRIPTORS if hard == resource.RLIM_INFINITY else min(DESCRIPTORS, hard)
        if soft != resource.RLIM_INFINITY and soft < allowed:
            resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, hard))


def descriptors() -> int:
    """Return how many descriptors this process may have."""
    try:
        import resource
    except ImportError:
        return DESCRIPTORS
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return DESCRIPTORS if soft == resource.RLIM_INFINITY else soft


def most_sockets() -> int:
    """Return how many sockets of browsers this process takes in all."""
    return descriptors() // 2


def protocol(settings: Settings) -> type[asyncio.Protocol]:
    """Return uvicorn's protocol with our limits, whose counts all connections of a process share."""
    trusted = Addresses(settings.trusted_proxies)
    shared = _Shared(Counter(), trusted, MOST_CONNECTIONS * settings.limits, descriptors() // 4, OrderedDict())
    return type("Limited", (_Limited,), {"shared": shared})


@dataclass(frozen=True)
class _Shared:
    """What all connections of a process share."""

    counts: Counter[str]
    trusted: Addresses
    most: float  # 0: no limit
    most_silent: int  # of all addresses together
    silent: OrderedDict[_Limited, None]  # connections that wait for a request, the longest silent first


class _Limited(AutoHTTPProtocol):  # type: ignore[misc,valid-type]
    """One connection."""

    shared: _Shared

    def __init__(self, *words: Any, **named: Any) -> None:
        super().__init__(*words, **named)
        self._counted = ""
        self._silence: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:
        """Count the connection, or refuse it."""
        super().connection_made(transport)
        peer = transport.get_extra_info("peername")
        if not self.shared.most or not peer or str(peer[0]) in self.shared.trusted:
            return
        self._counted = neighbourhood(str(peer[0]))
        counts = self.shared.counts
        counts[self._counted] += 1
        if counts[self._counted] > self.shared.most:
            transport.write(_BUSY)
            transport.close()
            return
        self._await_request()

    def data_received(self, data: bytes) -> None:
        """Read on; the headers of a request must be complete in time."""
        super().data_received(data)
        if self.cycle is not None and not self.cycle.response_complete:
            self._request_came()
        elif self._silence is None and self._counted:
            self._await_request()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self._forget()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, *words: Any) -> None:
        """Hand the connection over; sockets have limits of their own."""
        self._forget()
        super().handle_websocket_upgrade(*words)

    def _await_request(self) -> None:
        self._silence = asyncio.get_running_loop().call_later(REQUEST_SECONDS, self._hang_up)
        silent = self.shared.silent
        silent[self] = None
        if len(silent) > self.shared.most_silent:
            next(iter(silent))._hang_up()

    def _request_came(self) -> None:
        self.shared.silent.pop(self, None)
        if self._silence is not None:
            self._silence.cancel()
            self._silence = None

    def _hang_up(self) -> None:
        self._request_came()
        if not self.transport.is_closing():
            self.transport.close()

    def _forget(self) -> None:
        self._request_came()
        if self._counted:
            counts = self.shared.counts
            counts[self._counted] -= 1
            if not counts[self._counted]:
                del counts[self._counted]
            self._counted = ""


class Addresses:
    """A set of addresses and networks, as settings name them; `*` is everyone."""

    def __init__(self, names: Iterable[str]) -> None:
        self._all = "*" in names
        self._networks = []
        for name in names:
            try:
                self._networks.append(ipaddress.ip_network(name, strict=False))
            except ValueError:  # such as the name of a Unix socket
                continue

    def __contains__(self, address: str) -> bool:
        try:
            parsed = ipaddress.ip_address(address.partition("%")[0])
        except ValueError:
            return self._all
        return self._all or any(parsed in network for network in self._networks)
