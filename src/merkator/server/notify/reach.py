"""Where notices may go: machines that everyone can reach, never this machine or its neighbours.

What matters is the number a socket connects to, at the moment it connects: a name may lead elsewhere a second later,
and libraries read addresses in their own ways. So the process that sends (sending_process.py) has an audit hook which
Python asks before every connection of every library; what it refuses cannot happen.
"""

from __future__ import annotations

import ipaddress
import socket
import sys
from contextvars import ContextVar
from typing import Any, Final

_PRIVATE: Final = [
    ipaddress.IPv4Network(text)
    for text in (
        "0.0.0.0/8",  # this network
        "10.0.0.0/8",
        "100.64.0.0/10",  # behind a provider's translation of addresses
        "127.0.0.0/8",
        "169.254.0.0/16",  # this link; clouds serve secrets here
        "172.16.0.0/12",
        "192.0.0.0/24",
        "192.0.2.0/24",  # for examples
        "192.88.99.0/24",  # relays to IPv6
        "192.168.0.0/16",
        "198.18.0.0/15",  # for measurements
        "198.51.100.0/24",
        "203.0.113.0/24",
        "224.0.0.0/4",  # to many at once
        "240.0.0.0/4",  # reserved, and to everyone
    )
]
_PUBLIC_6: Final = ipaddress.IPv6Network("2000::/3")  # all that was ever given out
_PRIVATE_6: Final = [
    ipaddress.IPv6Network(text)
    for text in (
        "2001::/23",  # Teredo and other protocols
        "2001:db8::/32",  # for examples
        "2002::/16",  # 6to4 holds an IPv4 address
        "3ffe::/16",  # given back
        "3fff::/20",  # for examples
    )
]
_NAT64: Final = ipaddress.IPv6Network("64:ff9b::/96")
_ISATAP: Final = (0x00005EFE, 0x02005EFE)  # before an IPv4 address at the end
_FORBIDDEN: Final = ("subprocess.Popen", "os.system", "os.exec", "os.posix_spawn", "os.spawn", "os.fork")
_LOCAL_MODULES: Final = ("dbus", "gi", "hid", "proton", "syslog", "win32api", "win32con", "win32gui")
"""Modules that act on this machine, or connect without Python's sockets."""

_looking: Final = ContextVar("looking", default=False)


class Refused(OSError):
    """A connection that must not be made."""


def is_public(address: str) -> bool:
    """Say whether a numeric address can be reached from everywhere.

    >>> [is_public(one) for one in ("8.8.8.8", "10.0.0.1", "::ffff:10.0.0.1", "64:ff9b::808:808", "localhost")]
    [True, False, False, True, False]
    """
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return False
    if isinstance(parsed, ipaddress.IPv4Address):
        return not any(parsed in network for network in _PRIVATE)
    if parsed.ipv4_mapped is not None or parsed in _NAT64:
        return is_public(str(ipaddress.IPv4Address(int(parsed) & 0xFFFFFFFF)))
    if parsed.scope_id is not None or (int(parsed) >> 32) & 0xFFFFFFFF in _ISATAP:
        return False
    return parsed in _PUBLIC_6 and not any(parsed in network for network in _PRIVATE_6)


def is_number(host: str) -> bool:
    """Say whether a host is an address in any spelling that systems understand, or is this machine by name.

    Plain digits are names of accounts at some services.

    >>> [is_number(host) for host in ("127.1", "0x7f000001", "[::1]", "LocalHost.", "ntfy.example", "4174216298")]
    [True, True, True, True, False, False]
    """
    plain = host.strip("[]").rstrip(".").casefold()
    if plain == "localhost" or plain.endswith(".localhost") or ":" in plain:
        return True
    if plain.isdigit():
        return False
    try:
        socket.inet_aton(plain)
    except OSError:
        return False
    return True


def is_own(address: str) -> bool:
    """Say whether an address is one of this machine: the system would answer from there. Nothing is sent."""
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    token = _looking.set(True)
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((address, 9))
            return ipaddress.ip_address(probe.getsockname()[0]) == ipaddress.ip_address(address)
    except OSError:  # there is no way there
        return False
    finally:
        _looking.reset(token)


def check_target(target: Any) -> None:
    """Refuse a socket's target unless it is a public number that is not this machine's."""
    host = target[0] if isinstance(target, tuple) and target else None
    if not isinstance(host, str) or not is_public(host) or is_own(host):
        raise Refused("this address is not publicly reachable")


def guard() -> None:
    """Refuse, in this process and for good, every connection that does not lead to a public address."""
    sys.addaudithook(_audit)


def _audit(event: str, arguments: tuple[Any, ...]) -> None:
    if event in ("socket.connect", "socket.sendto", "socket.sendmsg"):
        target = arguments[1]
        if not _looking.get() and not (event == "socket.sendmsg" and target is None):  # None: it is connected
            check_target(target)


def stay_off_this_machine() -> None:
    """Refuse other programs, and libraries that act on this machine, in this process and for good."""
    for name in _LOCAL_MODULES:
        sys.modules[name] = None  # type: ignore[assignment]
    sys.addaudithook(_no_programs)


def _no_programs(event: str, _: tuple[Any, ...]) -> None:
    if event in _FORBIDDEN:
        raise Refused("notifications start no programs")
