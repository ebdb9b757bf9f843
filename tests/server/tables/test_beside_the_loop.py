"""What plays games again does it in threads of their own, never in the event loop, and as little as possible."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

from merkator.core.record import Record
from merkator.server.base import limits
from merkator.server.base.owner import UNKNOWN, Owner
from merkator.server.bots.bot_runner import BotRunner
from merkator.server.tables import live, quota, records, table_store
from merkator.server.tables.history import Walk
from merkator.server.tables.opening import Opening
from midgame import whole
from server_client import Person, Server, server
from server_socket import socket

pytestmark = pytest.mark.anyio
ME, LOCAL, OPEN, BOT = {"kind": "me"}, {"kind": "local"}, {"kind": "open"}, {"kind": "bot", "level": "greedy"}


class Watched:
    """Notes in which threads a function runs."""

    def __init__(self) -> None:
        self.threads: list[str] = []

    def around(self, real: Callable[..., Any]) -> Callable[..., Any]:
        def watched(*words: Any, **named: Any) -> Any:
            self.threads.append(threading.current_thread().name)
            return real(*words, **named)

        return watched

    @property
    def in_loop(self) -> bool:
        return threading.main_thread().name in self.threads


async def idle(person: Person, table: str, actions: int) -> Any:
    """Play a game in which nothing happens; return the page."""
    page = await person.get(f"/api/tables/{table}")
    for _ in range(actions):
        done = [page["view"]["decision"]["actions"][-1]["do"]]
        page = await person.post(f"/api/tables/{table}/moves", number=page["number"], actions=done)
    return page


async def test_records_are_never_read_in_the_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    watched, text = Watched(), whole("two-players")
    for owner, name in ((Record, "parse"), (Opening, "of"), (Opening, "made_of")):
        monkeypatch.setattr(owner, name, watched.around(getattr(owner, name)))
    monkeypatch.setattr(Record, "text", watched.around(Record.text))
    async with server(tmp_path / "a.sqlite3") as here:
        anna = await here.guest("Anna")
        made = await anna.post("/api/records", 201, record=text)
        seats = [ME, {"kind": "open"}]
        copy = await anna.post(f"/api/tables/{made['id']}/clone", 201, step=40, seats=seats)
        await anna.post(f"/api/tables/{copy['id']}/start", 200, level="greedy")
        for table in (made, copy):
            here.context.rooms._forget(table["id"])
            await anna.get(f"/api/tables/{table['id']}")
            await anna.get(f"/api/tables/{table['id']}/history/20")
    assert watched.threads
    assert not watched.in_loop


async def test_a_table_is_opened_from_its_stored_position(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna = await here.guest("Anna")
        made = await anna.post("/api/tables", game="rome", players=2, seats=[ME, LOCAL])
        path = f"/api/tables/{made['id']}"
        page = await idle(anna, made["id"], 130)
        log = await anna.get(f"{path}/log", count=500)
        scores = await anna.get(f"{path}/scores")
        here.context.rooms._forget(made["id"])
        here.context.background._answers.clear()
        again = await anna.get(path)
        room = await here.room(made["id"])
        assert again["view"] == page["view"]
        assert len(room.recent) == 130 + 1 - 100, "only what came after the stored position was played"
        assert room.since(90) is None
        assert [told["number"] for told in room.since(120) or []] == list(range(121, 132))
        assert room.since(131) == []
        assert await anna.get(f"{path}/log", count=500) == log
        assert await anna.get(f"{path}/scores") == scores
        assert room.positions.kept[0].at <= 50, "the walks have left positions for the next ones"
        undone = await anna.post(f"{path}/wishes", kind="undo", count=120)
        assert undone["number"] == again["number"] + 1
        here.context.rooms._forget(made["id"])
        assert (await anna.get(path))["view"] == undone["view"]
        assert len((await anna.get(f"{path}/log", count=500))["steps"]) == 10


async def test_a_long_undo_is_walked_beside_the_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna = await here.guest("Anna")
        made = await anna.post("/api/tables", game="rome", players=2, seats=[ME, LOCAL])
        page = await idle(anna, made["id"], 70)
        here.context.rooms._forget(made["id"])
        room = await here.room(made["id"])
        monkeypatch.setattr("merkator.server.tables.room._FAR", 20)
        watched = Watched()
        walked = watched.around(room.earlier)
        monkeypatch.setattr(room, "earlier", walked)
        assert room.far(25)
        done = await anna.post(f"/api/tables/{made['id']}/wishes", kind="undo", count=25)
        assert done["number"] == page["number"] + 1
        assert not watched.threads[0].startswith("Main")
        assert len(room.played) == 45


async def test_exports_play_games_again_beside_the_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna = await here.guest("Anna")
        made = await anna.post("/api/records", 201, record=whole("rome-two"))
        watched = Watched()
        monkeypatch.setattr(Opening, "of", watched.around(Opening.of))
        monkeypatch.setattr(Record, "text", watched.around(Record.text))
        export = await anna.get("/api/me/export")
        (table,) = [table for table in export["tables"] if table["id"] == made["id"]]
        assert table["record"].startswith("merkator record 1\n")
        assert set(watched.threads) == {"walks_0"}


@pytest.mark.parametrize("game", ["hamburg", "rome"])
async def test_a_chart_goes_on_from_the_last_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna = await here.guest("Anna")
        made = await anna.post("/api/tables", game=game, players=2, seats=[ME, LOCAL])
        path, watched = f"/api/tables/{made['id']}", Watched()
        monkeypatch.setattr(Walk, "play", watched.around(Walk.play))
        for moves in range(1, 40):
            page = await anna.play_first(made["id"])
            if moves == 20:
                page = await anna.post(f"{path}/wishes", kind="undo", count=7)
            assert page["status"] == "running"
            shown = await anna.get(f"{path}/scores")
            room = await here.room(made["id"])
            room.points = {}
            here.context.background._answers.clear()
            afresh = await anna.get(f"{path}/scores")
            assert shown == afresh
        watched.threads.clear()
        await anna.play_first(made["id"])
        await anna.get(f"{path}/scores")
        assert len(watched.threads) < 15, "of 33 actions"


@pytest.mark.parametrize("name", ["rome-two", "two-players", "hamburg-alone"])
async def test_written_records_are_those_that_a_replay_writes(tmp_path: Path, name: str) -> None:
    """Played through moves, with some undone, imported whole, and continued from the middle."""
    async with server(tmp_path / "a.sqlite3") as here:
        anna = await here.guest("Anna")
        if name == "hamburg-alone":
            made = await anna.post("/api/tables", game="hamburg", players=1, seats=[ME])
        else:
            whole_one = await anna.post("/api/records", 201, record="merkator record 1\n# a note" + whole(name)[17:])
            made = await anna.post(f"/api/tables/{whole_one['id']}/clone", 201, step=10, seats=[ME, LOCAL])
        page = await anna.get(f"/api/tables/{made['id']}")
        for count in range(30):
            page = await anna.play_first(made["id"])
            if count % 7 == 3 and page["undoable"]:
                path = f"/api/tables/{made['id']}/undo"
                page = await anna.post(path, number=page["number"], count=1)
        if page["status"] == "running":
            await anna.post(f"/api/tables/{made['id']}/wishes", kind="end")
        room = await here.room(made["id"])
        steps = room.length
        replayed = records.record_of(room, steps, room.played).text()
        assert (await anna.client.get(f"/api/tables/{made['id']}/record")).text == replayed
        assert "rome" not in name or "# a note" in replayed
        export = await anna.get("/api/me/export")
        assert replayed in [table.get("record") for table in export["tables"]]


async def test_someone_without_budget_opens_no_tables_and_others_do(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna = await here.guest("Anna", address="10.0.0.1")
        eve = await here.guest("Eve", address="10.0.0.2")
        made = await anna.post("/api/tables", game="rome", players=2, seats=[ME, LOCAL], public=True)
        me = await eve.get("/api/me")
        owner = next(o for o in map(here.context.limits.owner, range(1, 9)) if o.address == "10.0.0.2")
        assert me is not None
        here.context.limits.charge(limits.REPLAYS, owner, 1000.0, asyncio.get_running_loop().time())
        here.context.rooms._forget(made["id"])
        await eve.get(f"/api/tables/{made['id']}", 429)
        await anna.get(f"/api/tables/{made['id']}")
        await eve.get(f"/api/tables/{made['id']}")  # it is open now


async def test_reviews_walk_beside_the_loop_one_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    watched, running, most = Watched(), 0, 0

    async def advise(
        runner: BotRunner, owner: Any, room: Any, state: Any, *more: Any, **named: Any
    ) -> dict[str, Any]:
        nonlocal running, most
        running += 1
        most = max(most, running)
        await asyncio.sleep(0.002)
        running -= 1
        return {"do": room.game.notation(state.legal()[0])}

    monkeypatch.setattr(BotRunner, "_advise", advise)
    monkeypatch.setattr(Walk, "play", watched.around(Walk.play))
    async with server(tmp_path / "a.sqlite3") as here:
        anna = await here.guest("Anna")
        made = await anna.post("/api/records", 201, record=whole("rome-two"))
        ask = [
            anna.client.post(f"/api/tables/{made['id']}/review", json={"first": first, "level": "greedy"})
            for first in range(50)
        ]
        answers = await asyncio.gather(*ask)
        statuses = [answer.status_code for answer in answers]
        assert set(statuses) == {200, 429}
        assert statuses.count(200) >= 10
        assert most == 1
        assert not watched.in_loop
        steps = answers[0].json()["steps"]
        assert [step["step"] for step in steps] == sorted({step["step"] for step in steps})


# --- budgets of sockets


async def test_a_message_too_many_is_refused_by_its_id(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(limits.BY_USER, limits.MESSAGES, limits.Limit(2, 0.001))
    async with server(tmp_path / "a.sqlite3") as here:
        anna = await here.guest("Anna")
        async with socket(here, anna.client) as line:
            for number in range(2):
                await line.say(do="ping", id=number)
                assert await line.hear() == {"pong": True}
            await line.say(do="draft", table="abc", id=17, number=3, actions=['"id": 5,'])
            answer = await line.hear()
            assert (answer["id"], answer["status"], answer["error"]) == (17, 429, "too-many")
            await line.say(do="ping")
            assert "id" not in await line.hear()


async def test_one_person_holds_only_so_many_tables_with_all_their_sockets(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "MOST_TABLES_BY_USER", 3)
    async with server(tmp_path / "a.sqlite3") as here:
        anna, eve = await here.guest("Anna"), await here.guest("Eve")
        made = [(await new_table(eve))["id"] for _ in range(5)]
        async with (
            socket(here, eve.client) as one,
            socket(here, eve.client) as two,
            socket(here, anna.client) as other,
        ):
            for line, tables in ((one, made[:2]), (two, made[2:3]), (other, made[:1])):
                for table in tables:
                    await line.say(do="watch", table=table, number=0)
                    assert "page" in await line.hear()
            await two.say(do="watch", table=made[3], number=0)
            assert (await two.hear())["error"] == "many-tables"
            await one.say(do="leave", table=made[0])
            await two.say(do="watch", table=made[4], number=0)
            assert "page" in await two.hear()
        async with asyncio.timeout(5):
            while here.context.connections:
                await asyncio.sleep(0.01)
        assert not here.context.rooms._held


async def new_table(person: Person) -> Any:
    return await person.post("/api/tables", game="rome", players=2, seats=[ME, {"kind": "open"}], public=True)


async def test_whoever_has_only_a_socket_has_an_address(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna = await here.guest("Anna")
        known = here.context.limits
        await anna.get("/api/me")
        assert known.owner(1).address == "127.0.0.1"
        known._addresses.clear()  # as after a restart
        assert known.owner(1) == Owner("1", UNKNOWN)
        async with socket(here, anna.client) as line:
            await line.say(do="ping")
            await line.hear()
            assert known.owner(1).address == "127.0.0.1"
            known._addresses.clear()
            await line.say(do="draft", table="abc", id=17, number=3, actions=["done"])
            await line.hear()
            assert known.owner(1).address == "127.0.0.1"


# --- games of bots


async def bots_alone(eve: Person, way: str) -> int:
    """Begin a game in which only bots play, in one of the ways that there are; return the status of the last step."""
    seats = {
        "create": [BOT, BOT],
        "start": [{"kind": "open"}] * 2,
        "hand": [ME, BOT],
        "seat": [BOT, {"kind": "open"}],
    }
    body = {"game": "hamburg", "players": 2, "seats": seats[way]}
    made = await eve.client.post("/api/tables", json=body)
    path = f"/api/tables/{made.json().get('id')}"
    if way == "start":
        made = await eve.client.post(f"{path}/start", json={"level": "greedy"})
    elif way == "hand":
        made = await eve.client.post(f"{path}/seats/0/bot", json={"level": "greedy"})
    elif way == "seat":
        made = await eve.client.post(f"{path}/seats/1/bot", json={"level": "greedy"})
    if made.status_code == 409:
        assert made.json()["error"] == "many-bot-games"
    return made.status_code


@pytest.fixture
def resting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let bots do nothing."""

    async def nothing(*_: Any) -> bool:
        return False

    monkeypatch.setattr(BotRunner, "_one_decision", nothing)


@pytest.mark.usefixtures("resting")
@pytest.mark.parametrize("way", ["start", "hand", "seat"])
async def test_games_of_bots_are_counted_however_they_begin(tmp_path: Path, way: str) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        eve = await here.guest("Eve")
        assert [await bots_alone(eve, "create") for _ in range(2)] == [201] * 2
        assert [await bots_alone(eve, way) for _ in range(3)] == [200, 200, 409]
        assert await bots_alone(eve, "create") == 409


@pytest.mark.usefixtures("resting")
async def test_many_guests_of_one_address_have_no_more_games_of_bots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(quota, "MOST_OF_BOTS_BY_ADDRESS", 5)
    async with server(tmp_path / "a.sqlite3") as here:
        guests = [await here.guest(f"Eve {number}", address="10.0.0.2") for number in range(3)]
        statuses = [await bots_alone(guest, "start") for guest in guests for _ in range(3)]
        assert statuses == [200] * 5 + [409] * 4
        anna = await here.guest("Anna", address="10.0.0.1")
        assert await bots_alone(anna, "start") == 200


# --- bodies


async def test_only_what_is_documented_takes_large_bodies(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        nobody = await here.visitor()
        kept = {
            ("post", "/api/records"): 1_000_000,
            ("post", "/api/card-sets"): 250_000,
            ("put", "/api/card-sets/{id}"): 250_000,
            ("post", "/api/games/{game}/cards/check"): 250_000,
        }
        for path, methods in here.app.openapi()["paths"].items():
            for method in methods.keys() & {"post", "put", "patch", "delete"}:
                most = kept.get((method, path), 64_000)
                address = path.replace("{game}", "rome").replace("{", "").replace("}", "")
                here.context.limits._buckets.clear()
                anna = await here.guest("Anna")  # some routes end the session
                assert await status(here, anna, method, address, most + 1) == 413, path
                assert await status(here, anna, method, address, most) != 413, path
                if most > 64_000:
                    assert await status(here, nobody, method, address, most) == 413, path


async def status(here: Server, person: Person, method: str, path: str, size: int) -> int:
    here.context.limits._buckets.clear()
    head = b'{"nothing": "'
    body = head + b"x" * (size - len(head) - 2) + b'"}'
    answer = await person.client.request(method, path, content=body, headers={"content-type": "application/json"})
    return answer.status_code


@pytest.mark.parametrize(
    "bad", [b"[1e999]", b"[NaN]", b'["\\ud800"]', b'["\\u0000"]', b"[" * 1000, b'["\xff"]', b"[1"]
)
async def test_large_bodies_are_as_strict_as_small_ones(tmp_path: Path, bad: bytes) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna = await here.guest("Anna")
        for filler in (b"", b" " * 70_000):
            answer = await anna.client.post(
                "/api/records",
                content=b'{"record":' + filler + bad + b"}",
                headers={"content-type": "application/json"},
            )
            assert (answer.status_code, answer.json()["error"]) == (400, "json")


async def test_bytes_are_charged_to_their_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(limits.SECONDS_BY_ADDRESS, limits.BYTES, limits.Limit(150_000, 1))
    async with server(tmp_path / "a.sqlite3") as here:
        eve = await here.guest("Eve", address="10.0.0.2")
        anna = await here.guest("Anna", address="10.0.0.1")
        body = {"text": "x" * 60_000}
        statuses = [(await eve.client.post("/api/games/rome/cards/check", json=body)).status_code for _ in range(4)]
        assert statuses == [200, 200, 200, 429]
        assert (await anna.client.post("/api/games/rome/cards/check", json=body)).status_code == 200


# --- what other processes have played


@pytest.mark.parametrize("limit", ["_MOST_FOLLOWED", "_FAR"])
async def test_much_that_others_have_played_is_followed_beside_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, limit: str
) -> None:
    monkeypatch.setattr(f"merkator.server.tables.{'room' if limit == '_FAR' else 'rooms'}.{limit}", 3)
    path = tmp_path / "a.sqlite3"
    async with server(path) as here, server(path) as there:
        anna = await here.guest("Anna")
        made = await anna.post("/api/tables", game="rome", players=2, seats=[ME, LOCAL])
        far = await there.visitor()
        far.client.cookies = anna.client.cookies
        far.adopt(await far.get("/api/me"))
        for _ in range(20):
            await far.play_first(made["id"])
        room = await here.room(made["id"])
        async with room.lock:
            await here.context.rooms.catch_up(room)
        for _ in range(8):
            await far.play_first(made["id"])
        page = await far.get(f"/api/tables/{made['id']}")
        assert page["number"] == 29
        page = await far.post(f"/api/tables/{made['id']}/wishes", kind="undo", count=12)
        watched, lock = Watched(), room.lock
        monkeypatch.setattr(table_store.Stored, "room", watched.around(table_store.Stored.room))
        async with room.lock:
            await here.context.rooms.catch_up(room)
        assert (room.number, room.lock) == (page["number"], lock)
        assert room.state is not None
        assert room.state.key() == (await there.room(made["id"])).state.key()  # type: ignore[union-attr]
        assert watched.threads == ["tables_0"]
        assert (await here.room(made["id"])) is room


async def test_a_stored_position_that_does_not_fit_is_ignored(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna = await here.guest("Anna")
        made = await anna.post("/api/tables", game="rome", players=2, seats=[ME, LOCAL])
        page = await idle(anna, made["id"], 60)
        for change in ("data = 'nonsense'", "data = substr(data, 1, 300)", "number = 20"):
            await here.context.database.write(partial(run_sql, statement=f"UPDATE dumps SET {change}"))
            here.context.rooms._forget(made["id"])
            assert (await anna.get(f"/api/tables/{made['id']}"))["view"] == page["view"]


def run_sql(connection: Connection, statement: str) -> None:
    connection.exec_driver_sql(statement)
