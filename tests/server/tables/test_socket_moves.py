"""Moves, drafts and undos over the socket: the same checks and answers as over HTTP, and nothing is told twice."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from merkator.server.base import limits
from merkator.server.tables import live as live_module
from server_client import Person, Server, server
from server_socket import Live, socket

pytestmark = pytest.mark.anyio
LOCAL = [{"kind": "me"}, {"kind": "local", "name": "Ben"}]


async def table_of(person: Person, game: str = "rome") -> dict[str, Any]:
    made: dict[str, Any] = await person.post("/api/tables", game=game, players=2, seats=LOCAL, public=True)
    return made


def first(page: dict[str, Any]) -> list[str]:
    return [page["view"]["decision"]["actions"][0]["do"]]


async def ask(live: Live, **message: Any) -> dict[str, Any]:
    await live.say(**message)
    answer: dict[str, Any] = await live.hear()
    return answer


async def test_a_move_over_the_socket_is_answered_as_over_http(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna = await here.guest("Anna")
        page = await table_of(anna)
        id, number = page["id"], page["number"]
        async with socket(here, anna.client) as live:
            move = {"do": "move", "table": id, "number": number, "actions": first(page), "key": "the same key"}
            answer = await ask(live, id=1, **move)
            assert (answer["id"], answer["status"]) == (1, 200)
            assert answer["page"] == await anna.get(f"/api/tables/{id}")
            assert answer["page"]["number"] == number + 1
            again = await ask(live, id="two", **move)  # the same key has no second effect
            assert (again["id"], again["status"], again["page"]["number"]) == ("two", 200, number + 1)
            over_http = await anna.post(
                f"/api/tables/{id}/moves", 200, **{k: move[k] for k in ("number", "actions", "key")}
            )
            assert over_http["number"] == number + 1


async def test_who_watches_hears_of_an_own_move_once(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna, ben = await here.guest("Anna"), await here.guest("Ben")
        page = await table_of(anna)
        id = page["id"]
        async with socket(here, anna.client) as mine, socket(here, ben.client) as other:
            for live in (mine, other):
                await live.say(do="watch", table=id, number=page["number"])
                await live.hear()
            for _ in range(5):
                move = {"do": "move", "table": id, "number": page["number"], "actions": first(page)}
                answer = await ask(mine, id=7, **move)
                page = answer["page"]
                told = await other.hear()
                assert answer["number"] == told["number"] == page["number"]
                assert answer["since"] == told["since"]
                assert [step["number"] for step in told["since"]] == [page["number"]]
            assert (await ask(mine, do="ping")) == {"pong": True}  # nothing else came
            await ben.client.get(f"/api/tables/{id}")
            await anna.post(f"/api/tables/{id}/messages", 201, text="Hello")
            assert (await mine.hear())["page"]["talk"][-1]["text"] == "Hello"


async def test_drafts_and_undos_over_the_socket(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna = await here.guest("Anna")
        page = await table_of(anna, "hamburg")
        id, wish = page["id"], {"number": page["number"], "actions": first(page)}
        async with socket(here, anna.client) as live:
            tried = await ask(live, do="draft", table=id, id=1, **wish)
            assert tried == {"id": 1, "status": 200, "draft": await anna.post(f"/api/tables/{id}/draft", **wish)}
            after = (await ask(live, do="move", table=id, id=2, **wish))["page"]
            undone = await ask(live, do="undo", table=id, id=3, number=after["number"], count=after["undoable"] or 1)
            assert undone["status"] == (200 if after["undoable"] else 409)


async def test_what_is_refused_is_answered_with_the_problem_of_http(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna, ben = await here.guest("Anna"), await here.guest("Ben")
        page = await table_of(anna)
        id, move = page["id"], {"number": page["number"], "actions": first(page)}
        async with socket(here, anna.client) as live, socket(here, ben.client) as other:
            wrong: dict[str, Any]
            for wrong in (
                {"number": 99},
                {"actions": ["fly"]},
                {"actions": []},
                {"number": None},
                {"key": "order-12345"},
            ):
                body = {**move, **wrong}
                answer = await ask(live, do="move", table=id, id=1, **body)
                http = await anna.client.post(f"/api/tables/{id}/moves", json=body)
                assert answer.pop("id") == 1
                assert answer.pop("status") == http.status_code
                expected = http.json()
                if http.status_code == 422 and "problems" in expected:  # HTTP says that it was in the body
                    assert answer["error"] == expected["error"]
                    continue
                assert answer == expected
            assert (await ask(other, do="move", table=id, id=2, **move))["status"] == 403
            assert (await ask(other, do="move", table="no table", id=2, **move))["error"] == "no-table"
            assert (await ask(other, do="move", table=5, id=2, **move))["error"] == "no-table"
            assert (await ask(other, do="move", table=id, **move))["error"] == "do"  # without an id
            assert (await ask(other, do="move", table=id, id=[1], **move))["error"] == "do"
            surrogate = await ask(other, do="move", table=id, id=3, **{**move, "actions": ["\ud800"]})
            assert (surrogate["status"], surrogate["error"]) == (400, "json")
            long = await ask(other, do="move", table=id, id=4, **{**move, "actions": ["x" * live_module.MOST_ASKED]})
            assert long["error"] == "long"
            assert (await ask(other, do="ping", more="x" * 2000))["error"] == "long"
        assert (await anna.get(f"/api/tables/{id}"))["number"] == page["number"]


async def test_a_session_that_has_ended_moves_nothing(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna = await here.guest("Anna")
        page = await table_of(anna)
        move = {"do": "move", "table": page["id"], "number": page["number"], "actions": first(page)}
        visitor = await here.visitor()
        async with socket(here, visitor.client) as live:
            assert (await ask(live, id=1, **move))["status"] == 401
        async with socket(here, anna.client) as live:
            await here.context.database.write(lambda c: c.exec_driver_sql("DELETE FROM sessions"))
            here.context.database.touched({None})
            assert (await ask(live, id=1, **move))["error"] == "no-session"


async def test_moves_over_the_socket_count_for_the_limits_of_user_and_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for bounded in (limits.BY_USER, limits.BY_ADDRESS):
        monkeypatch.setitem(bounded, "moves", limits.Limit(3, 0.001))
        async with server(tmp_path / f"{id(bounded)}.sqlite3") as here:
            anna = await here.guest("Anna")
            page = await table_of(anna)
            wish = {"do": "draft", "table": page["id"], "number": page["number"], "actions": first(page)}
            async with socket(here, anna.client) as live:
                assert [(await ask(live, id=n, **wish))["status"] for n in range(4)] == [200, 200, 200, 429]
            answer = await anna.client.post(f"/api/tables/{page['id']}/draft", json=wish)
            assert answer.status_code == 429
        monkeypatch.undo()


async def test_who_does_not_read_the_answers_cannot_ask_on(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna = await here.guest("Anna")
        page = await table_of(anna)
        wish = {"do": "draft", "table": page["id"], "number": page["number"], "actions": first(page)}
        async with socket(here, anna.client) as live:
            full = Stuck(live.heard)
            live.heard = full  # type: ignore[assignment]
            for n in range(50):
                await live.say(id=n, **wish)
            (line,) = here.context.connections
            for _ in range(200):
                await asyncio.sleep(0)
            assert len(line._answers) <= live_module._MOST_ANSWERS  # type: ignore[attr-defined]
            full.open.set()


class Stuck:
    """A browser's inbox that takes nothing for a while."""

    def __init__(self, queue: asyncio.Queue[dict[str, Any]]) -> None:
        self.open = asyncio.Event()
        self._queue = queue


async def _unused(here: Server) -> None:
    """Keep mypy's eye on the types above."""
