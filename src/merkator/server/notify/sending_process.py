"""The process that sends notices: it reads one request a line and answers each, until nobody asks any more.

It is a process of its own for three reasons. Its connections are guarded (reach.py), which must not touch those of
the server. The libraries it calls, with addresses that strangers wrote, can be ended at any moment. And they know
nothing of the server: neither its environment nor its database.
"""

from __future__ import annotations

import json
import logging
import os
import sys
from collections.abc import Callable, Iterable
from importlib import import_module
from typing import Any, Final
from urllib.parse import urlsplit

from merkator.server.notify import reach

PRIVATE: Final = "--private"
"""Connections may lead anywhere."""
_TIMEOUT: Final = 10.0
_KEPT_SECONDS: Final = 86400  # by a push service, for a browser that is closed
_GONE: Final = (404, 410)
_NICE: Final = 5  # the server itself comes first


class Unsent(Exception):
    """A request that was not done: `id` says why, in a word for the server."""

    def __init__(self, id: str, why: str = "") -> None:
        super().__init__(why or id)
        self.id = id


# --- Apprise


def service_of(address: str, kinds: list[str], known: Iterable[str], private: bool) -> Any:
    """Return the service that Apprise makes of an address, if it is what the address says: one target of one kind."""
    apprise, plugins = import_module("apprise"), import_module("apprise.plugins")
    read = plugins.url_to_dict(address)
    if not read or read.get("schema") not in kinds:
        raise Unsent("address")
    if read.get("qsd+") or read.get("qsd-") or read.get("qsd:") or not set(read.get("qsd", {})) <= set(known):
        raise Unsent("address-words")
    host = str(read.get("host") or "")
    if host and host.strip("[]").casefold() != urlsplit(address).hostname:
        raise Unsent("address")
    targets = read.get("targets") or []
    if not isinstance(targets, str) and len(targets) > 1:
        raise Unsent("address-one")
    service = apprise.Apprise.instantiate(read)
    if service is None:
        raise Unsent("address")
    if len(service) > 1:
        raise Unsent("address-one")
    hosts = [str(getattr(service, name, None) or "") for name in ("host", "smtp_host")]
    if not private and any(reach.is_number(host) and not reach.is_public(host.strip("[]")) for host in hosts if host):
        raise Unsent("address-reach")
    return service


def send(service: Any, notice: dict[str, Any]) -> None:
    """Send a notice through a service of Apprise."""
    sender = import_module("apprise").Apprise()
    body = f"{notice['body']}\n{notice['address']}".strip()
    if not sender.add(service) or not sender.notify(title=notice["title"], body=body):
        raise Unsent("not-sent", "the service did not take it")


# --- web push


def push(endpoint: str, keys: dict[str, str], notice: dict[str, Any], key: str, contact: str) -> None:
    """Send a push message to a browser."""
    pywebpush, requests = import_module("pywebpush"), import_module("requests")
    shown = {name: notice[name] for name in ("title", "body", "table", "number")}
    try:
        pywebpush.webpush(
            {"endpoint": endpoint, "keys": keys},
            data=json.dumps(shown, ensure_ascii=False),
            vapid_private_key=key,
            vapid_claims={"sub": contact if ":" in contact else f"mailto:{contact}"},
            timeout=_TIMEOUT,
            ttl=_KEPT_SECONDS,
            headers={"Topic": notice["table"], "Urgency": "normal"},
        )
    except pywebpush.WebPushException as error:
        status = getattr(error.response, "status_code", None)
        raise Unsent("gone" if status in _GONE else "not-sent", f"the push service answered {status}") from error
    except requests.RequestException as error:  # not reached, or too slow
        raise Unsent("not-sent", f"the push service did not answer: {type(error).__name__}") from error


# --- the process


def forget_redirects() -> None:
    """Let nobody send us elsewhere: an answer that names another address is an answer and no more."""
    requests = import_module("requests")
    requests.sessions.SessionRedirectMixin.get_redirect_target = lambda self, response: None


def answer(request: dict[str, Any], private: bool) -> dict[str, Any]:
    """Do what a request asks for; return how it went."""
    try:
        if request["do"] == "push":
            push(*[request[name] for name in ("address", "keys", "notice", "key", "contact")])
        else:
            service = service_of(request["address"], request["kinds"], request["settings"], private)
            if request["do"] == "send":
                send(service, request["notice"])
    except Unsent as error:
        return {"error": error.id, "why": str(error)}
    except Exception as error:  # whatever a library does with an address that a stranger wrote
        return {"error": "not-sent", "why": type(error).__name__}
    return {"error": None, "why": ""}


def serve(lines: Iterable[bytes], write: Callable[[bytes], object], private: bool) -> None:
    """Answer requests, a line each."""
    for line in lines:
        write(json.dumps(answer(json.loads(line), private)).encode("utf-8") + b"\n")


def main() -> None:
    """Run the process: what libraries print must not look like an answer."""
    private = PRIVATE in sys.argv
    out = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)
    if hasattr(os, "nice"):
        os.nice(_NICE)
    logging.disable(logging.CRITICAL)  # libraries would log addresses
    reach.stay_off_this_machine()
    if not private:
        reach.guard()
    forget_redirects()
    serve(sys.stdin.buffer, out.write, private)


if __name__ == "__main__":
    main()
