"""A draft that would end a game of Rome: a player tries out how it would end, to see what the others hold.

Seen on d5a146a: every such draft showed all hands and the result, and the player could then choose otherwise.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from server_process import serving
from stranger import Stranger, stranger

GAMES = 3
LONGEST = 2000


def line_of(address: str, person: Stranger) -> ClientConnection:
    """Open a person's socket."""
    cookies = "; ".join(f"{name}={value}" for name, value in person.client.cookies.items())
    url = address.replace("http", "ws", 1) + "/api/live"
    return connect(url, additional_headers={"Cookie": cookies}, origin=Origin(address))


def drafted(
    person: Stranger, line: ClientConnection, table: str, number: int, action: str
) -> Iterator[dict[str, Any]]:
    """Try an action over HTTP and over the socket; yield both answers."""
    yield person.ok("POST", f"/api/tables/{table}/draft", number=number, actions=[action])
    line.send(json.dumps({"do": "draft", "table": table, "id": number, "number": number, "actions": [action]}))
    while True:
        answer = json.loads(line.recv(30))
        if answer.get("id") == number:
            yield answer["draft"]
            return


def shown_of_others(draft: dict[str, Any], seat: int) -> list[Any]:
    """Return what a draft shows that only the others know."""
    view = draft["view"]
    others = [player for at, player in enumerate(view["players"]) if at != seat]
    found = [part for player in others for part in (player["hand"], player["score"]["total"])]
    return [part for part in (*found, view["result"]) if part is not None]


def test_a_draft_that_ends_the_game_shows_no_hand(tmp_path: Path) -> None:
    lots = random.Random(1648)
    ending = 0
    with serving(tmp_path / "games.sqlite3", "--limits", "0") as server:
        address = server.address()
        with (
            stranger(address, "Anna") as anna,
            stranger(address, "Ben") as ben,
            line_of(address, anna) as first,
            line_of(address, ben) as second,
        ):
            for _ in range(GAMES):
                ending += play(anna, ben, [first, second], lots)
    assert ending == 2 * GAMES


def play(anna: Stranger, ben: Stranger, lines: list[ClientConnection], lots: random.Random) -> int:
    """Play a game, and try out each move before; return how many of these drafts ended the game."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    page = anna.ok("POST", "/api/tables", game="rome", players=2, seats=seats, public=True)
    table, ending = page["id"], 0
    ben.ok("POST", f"/api/tables/{table}/join")
    for _ in range(LONGEST):
        seat = anna.ok("GET", f"/api/tables/{table}")["deciding"]
        person = (anna, ben)[seat]
        page = person.ok("GET", f"/api/tables/{table}")
        action = lots.choice(page["view"]["decision"]["actions"])["do"]
        for draft in drafted(person, lines[seat], table, page["number"], action):
            if draft["view"]["over"]:
                ending += 1
                assert shown_of_others(draft, seat) == []
        page = person.ok("POST", f"/api/tables/{table}/moves", number=page["number"], actions=[action])
        if page["status"] != "running":
            assert page["view"]["result"] is not None, "when it is really over, everything is open"
            return ending
    raise AssertionError("the game has no end")
