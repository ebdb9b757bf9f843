"""Two server processes on one PostgreSQL: what happens at one shows at the other, which takes over when one dies."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import create_engine, make_url, text

from merkator.server.tables.timekeeper import OVER_TIME
from ports import free_port
from server_client import Person
from server_remote import Remote, remote_socket

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
BOT = {"kind": "bot", "level": "random"}


@pytest.fixture
def ports() -> list[int]:
    """Return two ports on which nobody listens."""
    return [free_port(), free_port()]


async def people_at_a_table(one: Remote, two: Remote) -> tuple[Person, Person, str]:
    """Let Anna sit down through one process and Ben through the other; Anna begins."""
    anna, ben = await one.guest("Anna"), await two.guest("Ben")
    seats = [{"kind": "me"}, {"kind": "open"}]
    made = await anna.post("/api/tables", game="rome", players=2, seats=seats, public=True, options={"start": 0})
    await ben.post(f"/api/tables/{made['id']}/join")
    return anna, ben, made["id"]


async def test_a_move_made_on_one_shows_on_the_sockets_of_the_other(postgres: str, ports: list[int]) -> None:
    async with Remote(postgres, ports[0]) as one, Remote(postgres, ports[1]) as two:
        anna, ben, id = await people_at_a_table(one, two)
        async with remote_socket(one, anna) as annas, remote_socket(two, ben) as bens:
            for live in (annas, bens):
                await live.say(do="watch", table=id)
                await live.hear()
            number = 0
            for turn in range(12):
                person = (await anna.get(f"/api/tables/{id}"))["deciding"] == 0
                mover, there = (anna, bens) if person else (ben, annas)
                async with asyncio.timeout(60):
                    while True:  # the mover's process hears of the last move in a moment
                        page = await mover.get(f"/api/tables/{id}")
                        if page["deciding"] in page["mine"] and page["number"] >= number:
                            break
                        await asyncio.sleep(0.01)
                number = (await mover.play_first(id))["number"]
                while (told := await there.hear())["number"] < number:
                    pass
                assert told["page"]["number"] == number, turn
                assert told["page"]["deciding"] == (await mover.get(f"/api/tables/{id}"))["deciding"]
            await anna.post(f"/api/tables/{id}/messages", 201, text="Hello over there")
            while (told := await bens.hear())["page"]["talk"][-1:] == []:
                pass
            assert told["page"]["talk"][-1]["text"] == "Hello over there"


async def test_a_player_who_comes_through_the_other_process_can_go_on(postgres: str, ports: list[int]) -> None:
    async with Remote(postgres, ports[0]) as one, Remote(postgres, ports[1]) as two:
        anna, ben, id = await people_at_a_table(one, two)
        people = {0: [anna, await two.moved(anna)], 1: [await one.moved(ben), ben]}
        page = await anna.get(f"/api/tables/{id}")
        turn = 0
        async with asyncio.timeout(60):
            while page["number"] <= 14:  # each move goes to the other process, with what the first one answered
                seat = page["deciding"]
                if page["view"]["decision"]["actions"] is None or seat not in page["mine"]:
                    page = await people[seat][turn % 2].get(f"/api/tables/{id}")
                if seat != page["deciding"]:
                    await asyncio.sleep(0.01)
                    continue  # the news is not there yet
                body = {"number": page["number"], "actions": [page["view"]["decision"]["actions"][0]["do"]]}
                page = await people[seat][turn % 2].post(f"/api/tables/{id}/moves", 200, **body)
                turn += 1


async def test_bots_of_a_killed_process_go_on_at_the_other(postgres: str, ports: list[int]) -> None:
    async with Remote(postgres, ports[0]) as one, Remote(postgres, ports[1]) as two:
        anna = await one.guest("Anna")
        seats = [BOT | {"name": "One"}, BOT | {"name": "Two"}]
        made = [await anna.post("/api/tables", game="rome", players=2, seats=seats, public=True) for _ in range(3)]
        ids = [table["id"] for table in made]
        there = await two.visitor()
        for id in ids:
            await reaches(there, id, 4)
        await one.kill()
        numbers = {id: (await there.get(f"/api/tables/{id}"))["number"] for id in ids}
        for id in ids:
            await reaches(there, id, numbers[id] + 4)


async def reaches(person: Person, id: str, number: int) -> dict[str, Any]:
    """Wait until a table has come so far."""
    async with asyncio.timeout(60):
        while True:
            page: dict[str, Any] = await person.get(f"/api/tables/{id}")
            if page["number"] >= number or page["status"] != "running":
                return page
            await asyncio.sleep(0.05)


async def test_clocks_of_a_killed_process_go_on_at_the_other(postgres: str, ports: list[int]) -> None:
    async with Remote(postgres, ports[0]) as one:
        anna = await one.guest("Anna")
        await asyncio.sleep(1)  # it has the lease of the clocks
        async with Remote(postgres, ports[1]) as two:
            ben = await two.guest("Ben")
            seats = [{"kind": "me"}, {"kind": "open"}]
            about: dict[str, Any] = {"game": "rome", "players": 2, "options": {"start": 0}, "public": True}
            clock = {"kind": "live", "seconds": 30}
            id = (await anna.post("/api/tables", seats=seats, clock=clock, **about))["id"]
            page = await ben.post(f"/api/tables/{id}/join")
            assert page["seats"][0]["deadline"] is not None
            await one.kill()
            forward(postgres, id)
            async with remote_socket(two, ben) as live:
                await live.say(do="watch", table=id)
                async with asyncio.timeout(60):
                    while OVER_TIME not in [said["text"] for said in (await live.hear(60))["page"]["talk"]]:
                        pass


def forward(url: str, id: str) -> None:
    """Let half a minute pass on the clock that runs at a table."""
    engine = create_engine(make_url(url).set(drivername="postgresql+psycopg"))
    with engine.begin() as connection:
        changed = connection.execute(
            text("UPDATE seats SET deadline = deadline - 31 WHERE table_id = :id AND deadline IS NOT NULL"),
            {"id": id},
        )
        assert changed.rowcount == 1
    engine.dispose()
