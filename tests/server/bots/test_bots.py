"""Bots at the table: they play on by themselves; whatever they do the table continues, and nothing hidden is sent."""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import signal
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import insert, select, update

from merkator.bots.protocol import BotFault
from merkator.server.base.fair_queue import FairQueue
from merkator.server.base.settings import Settings
from merkator.server.bots import bot_process, bot_runner
from merkator.server.bots.bot_process import BotProcess, Kind, cpu_seconds
from merkator.server.store import leases
from merkator.server.store.database import Database
from merkator.server.store.schema import leases as lease_rows
from merkator.server.store.schema import metadata
from merkator.server.tables import moves, proposals, table_store
from merkator.server.tables.room import Room
from server_client import Person, Server, server, until

pytestmark = pytest.mark.anyio
BOT = {"kind": "bot", "level": "random"}
GREEDY = {"kind": "bot", "level": "greedy"}
LONG = "hamburg"
"""A game that continues: in rome, ships lost by the first rolls end one in fifty games within a dozen decisions."""

READER = """
import json, os, pathlib, random, sys, time
notes = pathlib.Path(sys.argv[1])
def note(text):
    file = os.open(notes, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    os.write(file, (text + "\\n").encode())  # in one go: several processes write
    os.close(file)
def say(message):
    print(json.dumps(message), flush=True)
note(json.dumps({"pid": os.getpid(), "environment": dict(os.environ)}))
for line in sys.stdin:
    told = json.loads(line)
    note(json.dumps({"pid": os.getpid(), "told": told}))
    if "hello" in told:
        say({"ready": 1, "wants": ["view", "imagined"]})
    elif "decide" in told:
        """
"""A bot that writes down all it is told; what it does when it must decide is added."""
FIRST = 'say({"do": told["legal"][0]})'
HANG = "time.sleep(600)"
BURN = "while True: pass"
CRASH = "os._exit(3)"
SLOW = "time.sleep(0.4); " + FIRST


@pytest.fixture
def notes(tmp_path: Path) -> Path:
    return tmp_path / "notes"


Become = Callable[[str], None]


@pytest.fixture
def become(monkeypatch: pytest.MonkeyPatch, notes: Path) -> Become:
    """Make all bots decide in some other way."""

    def decide_by(code: str) -> None:
        command = [sys.executable, "-c", READER + code, str(notes)]
        monkeypatch.setattr(bot_process, "command", lambda level: command)

    return decide_by


def noted(notes: Path) -> list[dict[str, Any]]:
    """Return what was written down so far, whole lines only."""
    lines = notes.read_text("utf-8").splitlines(keepends=True) if notes.exists() else []
    return [json.loads(line) for line in lines if line.endswith("\n")]


def decisions(notes: Path) -> list[dict[str, Any]]:
    return [note["told"] for note in noted(notes) if "decide" in note.get("told", {})]


def processes(notes: Path) -> set[int]:
    return {note["pid"] for note in noted(notes)}


def alive(pid: int) -> bool:
    return cpu_seconds(pid) is not None


async def table(person: Person, game: str, *seats: dict[str, Any], **more: Any) -> str:
    """Make a table; the names of bots do not matter."""
    named = [seat | {"name": f"Bot {number}"} if seat["kind"] == "bot" else seat for number, seat in enumerate(seats)]
    made = await person.post("/api/tables", game=game, players=len(seats), seats=named, **more)
    return str(made["id"])


async def run_until(person: Person, id: str, number: int) -> dict[str, Any]:
    """Let a person play the first actions until the table has come so far, or is over."""
    async with asyncio.timeout(60):
        while True:
            page: dict[str, Any] = await person.play_first(id)
            if page["number"] >= number or page["status"] != "running":
                return page
            await asyncio.sleep(0.005)


async def reaches(here: Server, id: str, number: int) -> Room:
    """Wait until a table of bots has come so far, here or on another server."""
    async with asyncio.timeout(60):
        while True:
            room = await here.room(id)
            if room.number >= number or not room.running:
                return room
            await asyncio.sleep(0.01)


# Playing


@pytest.mark.parametrize("game", ["hamburg", "rome"])
async def test_bots_play_on_after_a_person(tmp_path: Path, game: str) -> None:
    async with server(tmp_path / "games.sqlite3") as here:
        anna = await here.guest("Anna")
        id = await table(anna, game, {"kind": "me"}, GREEDY, BOT)
        page = await run_until(anna, id, 30)  # no game of three is over by then
        room = await here.room(id)
        assert page["number"] >= 30
        assert {played.seat for played in room.played} == {0, 1, 2}
        assert all((played.user_id is None) == (played.seat != 0) for played in room.played)
        assert here.bots.counts["faults"] == 0
        assert here.bots.counts["decisions"] == sum(played.seat != 0 for played in room.played)


async def test_bots_alone_play_a_game_to_its_end(tmp_path: Path) -> None:
    async with server(tmp_path / "games.sqlite3") as here:
        anna = await here.guest("Anna")
        id = await table(anna, "rome", BOT, BOT, public=True)
        room = await here.room(id)
        await until(lambda: not room.running, 60)
        page = await anna.get(f"/api/tables/{id}")
        assert page["status"] == "over"
        assert page["result"]["winners"]


async def test_a_seat_given_to_a_bot_is_played_on(tmp_path: Path) -> None:
    async with server(tmp_path / "games.sqlite3") as here:
        anna = await here.guest("Anna")
        id = await table(
            anna, "rome", {"kind": "me"}, {"kind": "local", "name": "Ben"}, {"kind": "local", "name": "C"}
        )
        room = await here.room(id)
        seat = room.deciding()
        assert seat is not None
        changes = {"user_id": None, "bot": "random"}
        await here.context.database.write(lambda c: table_store.change_seat(c, id, seat, changes))
        async with room.lock:
            await here.context.rooms.catch_up(room)
        await here.context.bus.publish(id, -1)
        await until(lambda: room.number > 1)
        assert room.played[0].seat == seat


async def test_a_paused_table_waits(tmp_path: Path, become: Become, notes: Path) -> None:
    become(SLOW)
    async with server(tmp_path / "games.sqlite3") as here:
        anna = await here.guest("Anna")
        id = await table(anna, "rome", BOT, BOT)
        room = await here.room(id)
        await until(lambda: len(decisions(notes)) >= 1)
        async with room.lock:
            await proposals.set_paused(here.context, room, True)
            number = room.number
        await asyncio.sleep(0.8)
        assert room.number == number
        async with room.lock:
            await proposals.set_paused(here.context, room, False)
        await here.context.bus.publish(id, -1)
        await until(lambda: room.number > number)


async def test_a_thought_about_a_position_that_was_taken_back_counts_for_nothing(
    tmp_path: Path, become: Become, notes: Path
) -> None:
    become(SLOW)
    async with server(tmp_path / "games.sqlite3") as here:
        anna = await here.guest("Anna")
        id = await table(anna, "rome", BOT, BOT)
        room = await here.room(id)
        await until(lambda: len(decisions(notes)) >= 2)  # it thinks about the second decision
        asked = room.number
        async with room.lock:
            await moves.take_back(here.context, room, None, 1, None)
        await until(lambda: room.number >= asked + 2)
        assert room.played[asked - 2].number == asked + 2
        assert here.bots.counts["faults"] == 0


async def test_a_decision_takes_at_least_the_pause(tmp_path: Path) -> None:
    async with server(tmp_path / "games.sqlite3", bot_pause=0.25) as here:
        anna = await here.guest("Anna")
        clock = asyncio.get_running_loop().time
        begun = clock()
        await reaches(here, await table(anna, "rome", BOT, BOT), 5)
        assert clock() - begun >= 0.95  # four decisions


async def test_tables_of_bots_take_turns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With one place to think, no table gets two decisions before another got one."""
    async with server(tmp_path / "games.sqlite3") as here:
        here.bots.queue = FairQueue(1, each=1)
        anna = await here.guest("Anna")
        rooms = [await here.room(await table(anna, LONG, BOT, BOT)) for _ in range(4)]
        before = [room.number for room in rooms]
        await until(lambda: min(room.number for room in rooms) >= max(before) + 10)
        played = [room.number - start for room, start in zip(rooms, before, strict=True)]
        assert max(room.number for room in rooms) - min(room.number for room in rooms) <= max(before) + 2, played


# Bots that fail


async def gives_up(here: Server, id: str) -> Room:
    """Wait until lots have decided twice for a failing bot; the table says so once."""
    room = await here.room(id)
    await until(lambda: here.bots.counts["given_up"] >= 2, 60)
    await until(lambda: room.number >= 3)
    room = await here.room(id)
    news = [message for message in room.talk if message["kind"] == "news"]
    assert [(message["text"], message["seat"]) for message in news][:1] == [("bot-gave-up", room.played[0].seat)]
    assert len(news) == len({message["seat"] for message in news})
    return room


async def test_a_bot_that_hangs_is_ended_and_the_table_goes_on(tmp_path: Path, become: Become, notes: Path) -> None:
    become(HANG)
    async with server(tmp_path / "games.sqlite3", bot_patience=2.0) as here:  # time enough to begin
        anna = await here.guest("Anna")
        id = await table(anna, "rome", BOT, BOT)
        room = await here.room(id)
        await until(lambda: room.number >= 2)
        assert here.bots.counts == {"faults": 3, "given_up": 1, "decisions": 1}
        first = [note["pid"] for note in noted(notes) if note.get("told", {}).get("decide") == 1]
        assert len(set(first)) == 3
        assert not any(alive(pid) for pid in first)
        await gives_up(here, id)
    assert not any(alive(pid) for pid in processes(notes))


@pytest.mark.parametrize(
    "code",
    [
        CRASH,
        'say({"do": "fly to the moon"})',
        'say({"error": "no idea"})',
        'print("nonsense", flush=True)',
        'print("[" * 100000, flush=True)',
        'sys.stdout.write("x" * 300000); sys.stdout.flush(); time.sleep(600)',
        'raise ValueError("a mistake")',
        'b"x" * (4 << 30)',
    ],
    ids=["ends", "illegal", "error", "no JSON", "brackets", "long line", "exception", "memory"],
)
async def test_a_bot_that_fails_is_replaced_by_lots(tmp_path: Path, become: Become, code: str) -> None:
    become(code)
    async with server(tmp_path / "games.sqlite3") as here:
        anna = await here.guest("Anna")
        room = await gives_up(here, await table(anna, "rome", BOT, BOT))
        assert here.bots.counts["faults"] >= 4
        assert room.running


async def test_a_bot_that_cannot_be_started_is_replaced_by_lots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_process, "command", lambda level: [str(tmp_path / "nothing")])
    async with server(tmp_path / "games.sqlite3") as here:
        anna = await here.guest("Anna")
        await gives_up(here, await table(anna, "rome", BOT, BOT))


async def test_a_bot_that_fails_once_gets_another_try(tmp_path: Path, become: Become, notes: Path) -> None:
    become(f"os._exit(1) if len(notes.read_text().splitlines()) < 6 else {FIRST}")
    async with server(tmp_path / "games.sqlite3") as here:
        anna = await here.guest("Anna")
        room = await reaches(here, await table(anna, "rome", BOT, BOT), 6)
        assert here.bots.counts["faults"] == 1
        assert here.bots.counts["given_up"] == 0
        assert room.talk == []


async def test_bots_that_are_killed_are_started_again(tmp_path: Path, become: Become, notes: Path) -> None:
    become("time.sleep(0.05); " + FIRST)
    async with server(tmp_path / "games.sqlite3") as here:
        anna = await here.guest("Anna")
        id = await table(anna, LONG, BOT, BOT)
        for number in (4, 8, 12):
            await reaches(here, id, number)
            for pid in processes(notes):
                if alive(pid):
                    os.kill(pid, signal.SIGKILL)
        await reaches(here, id, 16)
        assert here.bots.counts["given_up"] == 0


# Limits


async def asked_alone(here: Server, id: str, **settings: Any) -> tuple[BotProcess, BotFault | None]:
    """Ask a process once, apart from the server."""
    room = await here.room(id)
    assert room.state is not None
    kind = Kind(room.game.name, room.game.cards_hash, "random", room.state.seat)
    process = await BotProcess.start(kind, Settings("sqlite://", **settings))
    fault = None
    try:
        await process.decide(room, room.state, room.number)
    except BotFault as error:
        fault = error
    finally:
        await process.kill()
    return process, fault


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="this system does not tell CPU times")
async def test_a_bot_uses_at_most_a_fifth_more_than_its_budget(tmp_path: Path, become: Become) -> None:
    become(BURN)
    async with server(tmp_path / "games.sqlite3") as here:
        anna = await here.guest("Anna")
        id = await table(anna, "rome", {"kind": "me"}, {"kind": "local", "name": "Ben"})
        process, fault = await asked_alone(here, id, bot_seconds=0.6)
        assert "s of CPU time, but may use 0.60 s" in str(fault)
        assert 0.6 <= process.used <= 0.6 * 1.2
        assert not process.alive


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="this system does not tell CPU times")
async def test_a_bot_may_use_its_budget(tmp_path: Path, become: Become) -> None:
    become(f"end = time.process_time() + 0.55\n        while time.process_time() < end: pass\n        {FIRST}")
    async with server(tmp_path / "games.sqlite3") as here:
        anna = await here.guest("Anna")
        id = await table(anna, "rome", {"kind": "me"}, {"kind": "local", "name": "Ben"})
        process, fault = await asked_alone(here, id, bot_seconds=0.6)
        assert fault is None
        assert 0.5 <= process.used <= 0.6


# Secrets


async def test_a_bot_is_told_nothing_hidden(
    tmp_path: Path, become: Become, notes: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MERKATOR_SETTINGS", "the password of the database")
    become(FIRST)
    async with server(tmp_path / "games.sqlite3") as here:
        anna = await here.guest("Anna")
        id = await table(anna, "rome", {"kind": "me"}, BOT, BOT)
        await run_until(anna, id, 60)
        room = await here.room(id)
        seed, hands = room.row["seed"], hands_by_number(room)
    text = notes.read_text("utf-8")
    assert "password of the database" not in text
    assert seed not in text
    asked = [told for told in decisions(notes) if told["decide"] in hands]  # the bots went on for a moment
    assert len(asked) > 10
    same: Counter[bool] = Counter()
    for told in asked:
        seat = told["view"]["seat"]
        shown = [player["hand"] for player in told["view"]["players"]]
        assert [hand is not None for hand in shown] == [other == seat for other in range(3)]
        imagined = json.loads(told["imagined"].partition("\n")[2])["hands"]
        real = hands[told["decide"]]
        assert imagined[seat] == real[seat]
        same.update(imagined[other] == real[other] for other in range(3) if other != seat)
    assert same[False] > same[True]


def hands_by_number(room: Room) -> dict[int, list[list[int]]]:
    """Return all hands before each action of the game."""
    state = room.opening()
    found = {}
    for played in room.played:
        found[played.number - 1] = [hand[:] for hand in state.hands]  # type: ignore[attr-defined]
        state.play(played.action)
    found[room.number] = [hand[:] for hand in state.hands]  # type: ignore[attr-defined]
    return found


async def test_no_process_sees_two_hands(tmp_path: Path, become: Become, notes: Path) -> None:
    become(FIRST)
    async with server(tmp_path / "games.sqlite3") as here:
        anna = await here.guest("Anna")
        for id in [await table(anna, LONG, BOT, BOT, BOT) for _ in range(3)]:
            await reaches(here, id, 20)
    seats: dict[int, set[int]] = {}
    for note in noted(notes):
        if "view" in note.get("told", {}):
            seats.setdefault(note["pid"], set()).add(note["told"]["view"]["seat"])
    assert all(len(seen) == 1 for seen in seats.values())
    assert len(seats) < len(decisions(notes)) / 2  # they are used again


# Restarts, several processes


async def test_a_turn_is_taken_up_after_a_restart(tmp_path: Path, become: Become, notes: Path) -> None:
    become(HANG)
    async with server(tmp_path / "games.sqlite3") as here:
        anna = await here.guest("Anna")
        id = await table(anna, LONG, BOT, BOT)
        await until(lambda: len(decisions(notes)) >= 1)
    assert not any(alive(pid) for pid in processes(notes))
    become(FIRST)
    async with server(tmp_path / "games.sqlite3") as here:
        await reaches(here, id, 10)
        assert here.bots.counts["faults"] == 0


async def test_a_server_ends_whatever_its_bots_do(tmp_path: Path, become: Become) -> None:
    become(FIRST)
    clock = asyncio.get_running_loop().time
    id = ""
    for number in range(8):
        async with server(tmp_path / "games.sqlite3") as here:
            id = id or await table(await here.guest("Anna"), LONG, BOT, BOT)
            before = (await reaches(here, id, 3 + 5 * number)).number
            ended = clock()
        assert clock() - ended < 5
    async with server(tmp_path / "games.sqlite3", bot_pause=60) as here:
        assert (await here.room(id)).number <= before + 3


async def test_two_servers_share_the_bots(postgres: str, become: Become, notes: Path) -> None:
    become("time.sleep(0.02); " + FIRST)
    async with server(postgres) as one, server(postgres) as two:
        anna, ben = await one.guest("Anna"), await two.guest("Ben")
        ids = [await table(person, LONG, BOT, BOT) for person in (anna, ben, anna, ben)]
        for id in ids:
            await reaches(one, id, 15)
        for id in ids:
            assert (await two.room(id)).number >= 15
        assert one.bots.counts["faults"] + two.bots.counts["faults"] == 0
        asked = Counter(told["decide"] for told in decisions(notes))
    assert max(asked.values()) == len(ids)  # once at each table


async def test_a_decision_is_asked_for_once_by_two_servers(postgres: str, become: Become, notes: Path) -> None:
    become("time.sleep(0.02); " + FIRST)
    async with server(postgres) as one, server(postgres) as two:
        anna = await one.guest("Anna")
        id = await table(anna, LONG, BOT, BOT)
        await reaches(one, id, 15)
        await two.room(id)
        assert 0 in (one.bots.counts["decisions"], two.bots.counts["decisions"])
        asked = Counter(told["decide"] for told in decisions(notes))  # when a server ends, the other asks again
    assert max(asked.values()) == 1


async def test_another_server_takes_over_when_one_ends(postgres: str, become: Become, notes: Path) -> None:
    become("time.sleep(0.02); " + FIRST)
    async with server(postgres) as two:
        async with server(postgres) as one:
            anna = await one.guest("Anna")
            id = await table(anna, LONG, BOT, BOT)
            await reaches(one, id, 6)
        at = (await two.room(id)).number
        await reaches(two, id, at + 6)


async def test_a_lease_of_a_dead_server_runs_out(
    postgres: str, become: Become, monkeypatch: pytest.MonkeyPatch
) -> None:
    become(FIRST)
    monkeypatch.setattr(bot_runner, "_LOOK_SECONDS", 0.1)
    async with server(postgres) as here:
        anna = await here.guest("Anna")
        id = await table(anna, "rome", {"kind": "me"}, BOT, options={"start": 0})
        lease = {"name": f"bot:{id}", "owner": "dead", "until": here.context.now() + 600}
        await here.context.database.write(lambda c: c.execute(insert(lease_rows), lease))
        room = await here.room(id)
        while room.deciding() == 0:
            await anna.play_first(id)
        number = room.number
        await asyncio.sleep(0.5)
        assert room.number == number
        ends = update(lease_rows).where(lease_rows.c.name == lease["name"]).values(until=here.context.now() + 0.2)
        await here.context.database.write(lambda c: c.execute(ends))
        await until(lambda: room.number > number)


# Leases


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> Any:
    database = Database(request.getfixturevalue(request.param))
    metadata.create_all(database.engine)
    yield database
    database.close()


async def test_a_lease_is_held_by_one_until_it_runs_out(database: Database) -> None:
    async def hold(owner: str, now: float) -> bool:
        return await leases.hold(database, ["bot:x"], owner, now, now + 10) == ["bot:x"]

    assert await hold("one", 100)
    assert not await hold("two", 105)
    assert await hold("one", 106)
    assert not await hold("two", 115)
    assert await hold("two", 116)
    assert not await hold("one", 117)


async def test_of_many_who_ask_at_once_one_gets_a_lease(database: Database) -> None:
    names = [secrets.token_hex(4) for _ in range(5)]
    asked = [leases.hold(database, names[shift:] + names[:shift], f"process {shift}", 0, 10) for shift in range(5)]
    held = [name for got in await asyncio.gather(*asked) for name in got]
    assert sorted(held) == sorted(names)


async def test_leases_are_given_back_and_cleared(database: Database) -> None:
    async def names() -> list[str]:
        return sorted(await database.read(lambda c: list(c.execute(select(lease_rows.c.name)).scalars())))

    await leases.hold(database, ["bot:a", "clock:a"], "one", 0, 10)
    await leases.hold(database, ["bot:b", "bot:c"], "two", 0, 20)
    await database.write(lambda c: leases.give_back(c, "one"))
    assert await names() == ["bot:b", "bot:c"]
    await leases.hold(database, ["bot:a", "clock:a"], "one", 0, 10)
    await database.write(lambda c: leases.clear(c, "bot:", before=15))
    assert await names() == ["bot:b", "bot:c", "clock:a"]
    await database.write(lambda c: leases.clear(c, "bot:"))
    assert await names() == ["clock:a"]


# Kill -9


SERVE = """
import sys
from merkator.server.ops.serve import serve
from merkator.server.base.settings import Settings
from merkator.server.bots import bot_process
if len(sys.argv) > 3:
    bot_process.command = lambda level: [sys.executable, "-c", sys.argv[3], sys.argv[4]]
serve(Settings(sys.argv[1], port=int(sys.argv[2]), bot_pause=0.02))
"""


async def served(url: str, port: int, *bot: str) -> asyncio.subprocess.Process:
    """Start a server process and wait until it answers."""
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", SERVE, url, str(port), *bot)
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as client, asyncio.timeout(180):
        while True:
            try:
                await client.get("/api/games")
                return process
            except httpx.TransportError:
                assert process.returncode is None
                await asyncio.sleep(0.05)


async def killed(process: asyncio.subprocess.Process) -> None:
    process.kill()
    await process.wait()


async def number_of(client: httpx.AsyncClient, id: str) -> int:
    return int((await client.get(f"/api/tables/{id}")).json()["number"])


def children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="looks at processes through /proc")
async def test_bots_go_on_after_the_server_was_killed(sqlite: str, unused_port: int) -> None:
    process = await served(sqlite, unused_port)
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{unused_port}", timeout=30) as client:
        token = (await client.post("/api/session", json={"name": "Anna"})).json()["token"]
        client.headers["x-merkator-token"] = token
        seats = [BOT | {"name": "One"}, BOT | {"name": "Two"}]
        made = await client.post("/api/tables", json={"game": LONG, "players": 2, "seats": seats, "public": True})
        id = made.json()["id"]
        number = 0
        for _ in range(3):
            while await number_of(client, id) < number + 5:
                await asyncio.sleep(0.02)
            number = await number_of(client, id)
            bots = children(process.pid)
            assert bots
            await killed(process)
            await until(lambda bots=bots: not any(alive(pid) for pid in bots))  # type: ignore[misc]
            process = await served(sqlite, unused_port)
            assert await number_of(client, id) >= number
    await killed(process)
