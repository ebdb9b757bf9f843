"""Addresses that people give for notices, checked with care.

A server that sends anything to any address it is given could be used against others and against its own network. So
nothing is sent unless the server admin has allowed it, and then: push messages go to the services of browser makers
only, over https; other addresses are one each, of an allowed kind, and say nothing but where to. Apprise reads
addresses in its own way, so what it made of one is checked too (sending_process.py), and the machine it leads to when
the connection is made (reach.py). All of this happens again whenever something is sent.
"""

from __future__ import annotations

import base64
import binascii
import re
from typing import Final
from urllib.parse import SplitResult, parse_qsl, unquote, urlsplit

from merkator.server.base.problems import Conflict, Problem
from merkator.server.base.settings import Settings
from merkator.server.notify import reach

PUSH_HOSTS: Final = (
    "fcm.googleapis.com",
    ".push.services.mozilla.com",
    ".notify.windows.com",
    "web.push.apple.com",
)
"""The services of browser makers; one that begins with a dot stands for all names under it."""
NEVER: Final = (
    "file",
    "dbus",
    "qt",
    "kde",
    "gnome",
    "glib",
    "macosx",
    "windows",
    "syslog",
    "rsyslog",
    "exec",
    "blink1",
)
"""Kinds that act on the server's own machine."""
SETTINGS: Final = ("to", "from")
"""What an address may say after the question mark."""
_PLAIN: Final = re.compile(r"[a-z][a-z0-9.+-]*://[A-Za-z0-9._~:/?@!$&'()*+=%\[\]-]+")  # nothing that separates
_SEVERAL: Final = re.compile(r"[,;\s\\]|://")
_POINT: Final = 65  # bytes of a public key
_AUTH: Final = 16


def check_push(settings: Settings, endpoint: str, keys: dict[str, str]) -> dict[str, str]:
    """Make sure that an endpoint is one of a push service, and return the keys of the browser."""
    if not settings.push_contact:
        raise Conflict("no-push", "this server does not send push messages")
    wrong = Problem("endpoint", "this push service is not allowed here", 422)
    try:
        parts = urlsplit(endpoint)
        plain = parts.scheme == "https" and parts.port in (None, 443) and "@" not in parts.netloc
    except ValueError as error:
        raise wrong from error
    if not plain or not endpoint.isascii() or not endpoint.isprintable() or not _allowed(settings, parts.hostname):
        raise wrong
    if len(_decoded(keys.get("p256dh", ""))) != _POINT or len(_decoded(keys.get("auth", ""))) != _AUTH:
        raise Problem("keys", "these are not valid push subscription keys", 422)
    return {"p256dh": keys["p256dh"], "auth": keys["auth"]}


def _allowed(settings: Settings, host: str | None) -> bool:
    names = (*PUSH_HOSTS, *settings.push_hosts)
    return host is not None and any(host == name or (name[0] == "." and host.endswith(name)) for name in names)


def _decoded(text: str) -> bytes:
    try:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (ValueError, binascii.Error):
        return b""


def kinds(settings: Settings) -> list[str]:
    """Return the kinds of Apprise addresses that are allowed."""
    return [kind for kind in settings.notify_schemes if kind not in NEVER]


def check_address(settings: Settings, address: str) -> str:
    """Make sure that an Apprise address is one, of an allowed kind, and says nothing but where to."""
    allowed = kinds(settings)
    if not allowed:
        raise Conflict("no-apprise", "this server does not send notifications to other services")
    parts, said = _parts(address)
    if parts.scheme not in allowed:
        english = "notification addresses must start with: {kinds}"
        raise Problem("scheme", english, 422, kinds=", ".join(f"{kind}://" for kind in allowed))
    if _SEVERAL.search(_beyond_kind(address)) or any(_SEVERAL.search(part) for part in _read(parts)):
        raise refusal("address-one")
    if not _PLAIN.fullmatch(address) or parts.netloc.count("@") > 1 or not parts.hostname:
        raise refusal("address")
    if not set(said) <= set(SETTINGS):
        raise refusal("address-words")
    if not settings.notify_private and reach.is_number(parts.hostname) and not reach.is_public(parts.hostname):
        raise refusal("address-reach")
    return address


def _parts(address: str) -> tuple[SplitResult, list[str]]:
    """Return the parts of an address and the names of its settings."""
    try:
        parts = urlsplit(address)
        said = parse_qsl(parts.query, keep_blank_values=True, strict_parsing=bool(parts.query))
    except ValueError as error:
        raise refusal("address") from error
    return parts, [name for name, _ in said]


def _beyond_kind(address: str) -> str:
    return address.partition("://")[2]


def _read(parts: SplitResult) -> list[str]:
    """Return what Apprise reads as lists, as it reads it: without escapes, however often they are escaped."""
    read = [parts.netloc.rpartition("@")[2], parts.path, parts.query]
    for _ in range(3):
        read += [unquote(part) for part in read[-3:]]
    return read


def refusal(id: str) -> Problem:
    """Return the problem with an address."""
    if id == "address-one":
        return Problem("address-one", "give one address at a time, without commas or spaces", 422)
    if id == "address-words":
        english = "after the question mark, only these settings are allowed: {known}"
        return Problem("address-words", english, 422, known=", ".join(SETTINGS))
    if id == "address-reach":
        return Problem("address-reach", "this address is not publicly reachable", 422)
    return Problem("address", "notifications cannot be sent to this address", 422)
