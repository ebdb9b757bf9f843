"""Writes the examples of docs/api.md: asks a server that really runs, and puts its answers where the page marks them.

    python -m tools.api_examples

A mark is a line `<!-- example: NAME -->` before a block of JSON. Views, long lists and long texts are cut short; the
page says so. `tests/server/api/test_api_page.py` compares the examples of the page with what the server answers
today.
"""

from __future__ import annotations

import asyncio
import json
import re
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, cast

ROOT: Final = Path(__file__).parents[1]
PAGE: Final = ROOT / "docs" / "api.md"
MARK: Final = re.compile(r"<!-- example: ([a-z ]+) -->\n```json\n(.*?)```", re.DOTALL)
CUT: Final = "…"
_MOST: Final = 2  # items of a list
_LONG: Final = 90  # letters of a text
_WIDTH: Final = 150


async def examples() -> dict[str, Any]:
    """Play a little with a server of its own; return its answers by the names of the examples."""
    sys.path.insert(0, str(ROOT / "tests" / "support"))
    from server_client import server
    from server_socket import socket

    with TemporaryDirectory() as folder:
        async with server(Path(folder) / "games.sqlite3") as here:
            anna, bo = await here.guest("Anna"), await here.guest("Bo")
            found = await _people(anna)
            found |= await _games(anna)
            found |= await _tables(anna, bo)
            async with socket(here, anna.client) as live:
                found |= await _live(anna, live)
            return found


async def _people(anna: Any) -> dict[str, Any]:
    me = await anna.get("/api/me")
    changed = await anna.patch("/api/me", language="de", preferences={"confirm": "countdown"})
    return {"me": me, "preferences": changed["preferences"]}


async def _games(anna: Any) -> dict[str, Any]:
    components = await anna.get("/api/games/hamburg/components")
    entries = {kind: components["set"][kind] for kind in ("bonus", "building")}
    broken = {**components["set"], "bonus": [{**entries["bonus"][0], "price": 9}, *entries["bonus"][1:]]}
    kept = await anna.post("/api/card-sets", game="hamburg", name="my cards", set=components["set"])
    says = {"building": dict(list(components["says"]["building"].items())[:_MOST])}
    return {
        "games": (await anna.get("/api/games"))[:1],
        "rule": await anna.get("/api/games/hamburg/rules/H-2.3"),
        "components": {**components, "set": entries, "says": says},
        "check": await anna.post("/api/games/hamburg/cards/check", set=broken),
        "card set": {**kept, "set": {}, "map": None, "says": {}, "effects": [], "reconstructed": {}},
    }


async def _tables(anna: Any, bo: Any) -> dict[str, Any]:
    wish = {
        "game": "hamburg",
        "players": 2,
        "options": {"start": 0},
        "seats": [{"kind": "me"}, {"kind": "open"}],
        "title": "Friday",
        "public": True,
        "chat": True,
        "rated": False,
        "clock": {"kind": "live", "seconds": 1800, "increment": 20},
        "cards": None,
    }
    table = await anna.post("/api/tables", **wish)
    path = f"/api/tables/{table['id']}"
    invitation = await anna.post(f"{path}/invitations", seat=1)
    look = await bo.post("/api/links/look", token=invitation["token"])
    await bo.post(f"{path}/join")
    await bo.post(f"{path}/messages", kind="note", text="hello")
    lobby = {**await anna.get("/api/lobby"), "running": []}
    page = await anna.get(path)
    actions = [page["view"]["decision"]["actions"][0]["do"], "done"]
    draft = await anna.post(f"{path}/draft", number=page["number"], actions=actions)
    hint = await anna.post(f"{path}/hint", number=page["number"], level="greedy")
    wrong = {"number": page["number"], "actions": ["done", "join"]}
    error = (await anna.client.post(f"{path}/draft", json=wrong)).json()
    await anna.post(f"{path}/moves", number=page["number"], actions=actions)
    past = await anna.post(f"{path}/history/0/hint", level="greedy")
    return {
        "new table": wish,
        "invitation": invitation,
        "look": look,
        "lobby": lobby,
        "page": page,
        "draft": draft,
        "hint": hint,
        "error": error,
        "log": await anna.get(f"{path}/log"),
        "history": await anna.get(f"{path}/history/1"),
        "scores": await anna.get(f"{path}/scores"),
        "past hint": past,
        "review": await _review(anna, bo),
    }


async def _review(anna: Any, bo: Any) -> dict[str, Any]:
    """Look back at a game that both have ended after a few actions."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = await anna.post("/api/tables", game="hamburg", players=2, options={"start": 0}, seats=seats, public=True)
    path = f"/api/tables/{table['id']}"
    page = await bo.post(f"{path}/join")
    await anna.post(f"{path}/moves", number=page["number"], actions=["done", "go danzig"])
    for person in (anna, bo):
        await person.post(f"{path}/wishes", kind="end")
    return cast("dict[str, Any]", await anna.post(f"{path}/review", level="greedy"))


async def _live(anna: Any, live: Any) -> dict[str, Any]:
    table = (await anna.get("/api/lobby"))["mine"][0]
    await live.say(do="watch", table=table["id"], number=table["number"] - 1)
    frame = await live.hear()
    await live.say(do="turns")
    return {"frame": frame, "turns": await live.hear()}


# --- cutting short


def short(value: Any, name: str = "") -> Any:
    """Return an answer as the page shows it: views, long lists and long texts cut short."""
    if name == "view" and isinstance(value, dict):
        return {"game": value["game"], "decision": short(value["decision"]), CUT: CUT}
    if name == "page" and isinstance(value, dict):
        return {"id": value["id"], "number": value["number"], CUT: CUT}
    if name in ("options", "spots", "bends") and isinstance(value, dict):
        return {**dict(list(value.items())[:_MOST]), CUT: CUT}
    if isinstance(value, dict):
        return {key: short(part, key) for key, part in value.items()}
    if isinstance(value, list) and name not in ("say", "actions taken") and not _message(value):
        return [short(item) for item in value[:_MOST]] + ([CUT] if len(value) > _MOST else [])
    if isinstance(value, str) and len(value) > _LONG:
        return value[: _LONG - 20] + CUT
    return value


def _message(value: list[Any]) -> bool:
    return len(value) in (2, 3) and isinstance(value[0], str) and isinstance(value[1], dict)


def shown(value: Any, indent: int = 0, used: int = 0) -> str:
    """Return JSON that fits the page: on one line what fits there, else a line for each part."""
    line = json.dumps(value, ensure_ascii=False)
    if len(line) + indent + used <= _WIDTH or not isinstance(value, dict | list):
        return line
    inner = " " * (indent + 2)
    if isinstance(value, dict):
        items = [f"{json.dumps(key, ensure_ascii=False)}: " for key in value]
        parts = [head + shown(part, indent + 2, len(head)) for head, part in zip(items, value.values(), strict=True)]
        return "{\n" + ",\n".join(inner + part for part in parts) + "\n" + " " * indent + "}"
    return "[\n" + ",\n".join(inner + shown(part, indent + 2) for part in value) + "\n" + " " * indent + "]"


def main() -> None:
    """Write the examples into the page."""
    found = asyncio.run(examples())
    text = PAGE.read_text("utf-8")
    wanted = {name for name, _ in MARK.findall(text)}
    if wanted != set(found):
        sys.exit(f"the page and the tool differ: {sorted(wanted ^ set(found))}")

    def filled(mark: re.Match[str]) -> str:
        return f"<!-- example: {mark[1]} -->\n```json\n{shown(short(found[mark[1]]))}\n```"

    PAGE.write_text(MARK.sub(filled, text), "utf-8")


if __name__ == "__main__":
    main()
