"""Fast JSON as bytes: a move is sent to everyone who watches, so nothing is done more often."""

from __future__ import annotations

from typing import Any

from pydantic_core import to_json


def encode_json(value: Any) -> bytes:
    r"""Return plain data as JSON, with pydantic's encoder, which takes a third of the time of the standard library's.

    >>> encode_json({"name": "Köln", "seats": [0, None, 2.5]})
    b'{"name":"K\xc3\xb6ln","seats":[0,null,2.5]}'
    """
    return to_json(value)


def join_json(head: dict[str, Any], **parts: bytes) -> bytes:
    """Return an object as JSON some of whose parts are JSON already; they come last.

    >>> join_json({"table": "abc"}, page=b'{"number":1}', since=b"null")
    b'{"table":"abc","page":{"number":1},"since":null}'
    """
    assert head, "there is something before the parts"
    pieces = [encode_json(head)[:-1]]
    for name, part in parts.items():
        pieces += [b',"', name.encode("ascii"), b'":', part]
    return b"".join([*pieces, b"}"])
