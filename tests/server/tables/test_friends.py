"""Playing with friends: one link for all, and a table that can be arranged until the game starts."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from merkator.server.store import prune
from server_client import Person, Server, server

pytestmark = pytest.mark.anyio
DAY = 86400.0


async def waiting(here: Server, players: int = 3, **more: Any) -> tuple[Person, str]:
    """A private table with one person and seats for friends."""
    anna = await here.guest("Anna")
    seats = [{"kind": "me"}, *[{"kind": "invited"}] * (players - 1)]
    made = await anna.post("/api/tables", 201, game="hamburg", players=players, seats=seats, **more)
    return anna, str(made["id"])


async def test_one_link_is_for_all_friends(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna, id = await waiting(here)
        link = await anna.post(f"/api/tables/{id}/invitations", 201)
        assert link["seat"] is None
        bert, carla, dora = [await here.guest(name) for name in ("Bert", "Carla", "Dora")]
        assert (await bert.post("/api/links/use", 200, token=link["token"]))["seat"] == 1
        assert (await bert.post("/api/links/use", 200, token=link["token"]))["seat"] == 1  # opened again
        assert (await carla.post("/api/links/use", 200, token=link["token"]))["seat"] == 2
        assert (await anna.get(f"/api/tables/{id}"))["status"] == "running"
        assert (await dora.post("/api/links/use", 409, token=link["token"]))["error"] == "full"
        await dora.get(f"/api/tables/{id}", 404)


async def test_seats_are_added_and_taken_away_but_not_below_people(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna, id = await waiting(here)
        link = await anna.post(f"/api/tables/{id}/invitations", 201)
        bert = await here.guest("Bert")
        await bert.post("/api/links/use", 200, token=link["token"])
        page = await anna.patch(f"/api/tables/{id}", 200, players=4)
        assert [seat["name"] for seat in page["seats"]] == ["Anna", "Bert", "Player 3", "Player 4"]
        assert all(seat["invited"] for seat in page["seats"][2:])
        page = await anna.patch(f"/api/tables/{id}", 200, players=2)
        assert [seat["name"] for seat in page["seats"]] == ["Anna", "Bert"]
        assert (await anna.patch(f"/api/tables/{id}", 409, players=1))["error"] == "seats-taken"
        await bert.patch(f"/api/tables/{id}", 403, players=3)


async def test_those_who_sit_there_are_told_of_other_options(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna, id = await waiting(here)
        page = await anna.patch(f"/api/tables/{id}", 200, options={"long": True}, clock={"kind": "days", "days": 2})
        assert (page["options"]["long"], page["clock"], page["talk"]) == (True, {"kind": "days", "days": 2}, [])
        link = await anna.post(f"/api/tables/{id}/invitations", 201)
        bert = await here.guest("Bert")
        await bert.post("/api/links/use", 200, token=link["token"])
        await anna.patch(f"/api/tables/{id}", 200, clock=None, options={})
        page = await bert.get(f"/api/tables/{id}")
        assert (page["options"]["long"], page["clock"]) == (False, None)
        assert [message["text"] for message in page["talk"]] == ["arranged"]


async def test_a_game_that_has_started_stays_as_it_is(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna, id = await waiting(here)
        await anna.post(f"/api/tables/{id}/start", 200, level="random")
        assert (await anna.patch(f"/api/tables/{id}", 409, players=4))["error"] == "started"
        assert (await anna.post(f"/api/tables/{id}/invitations", 409))["error"] == "started"


async def test_a_game_that_nobody_came_to_goes_away(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna, alone = await waiting(here)
        _, other = await waiting(here)
        wish = {"game": "hamburg", "players": 3, "seats": [{"kind": "me"}], "public": True}
        kept = (await anna.post("/api/tables", 201, **wish))["id"]
        await (await here.guest("Bert")).post(f"/api/tables/{kept}/join", 200)
        now = here.context.now()
        soon = await here.context.database.write(lambda c: prune.prune(c, now + 13 * DAY, 0))
        assert soon.tables == ()
        late = await here.context.database.write(lambda c: prune.prune(c, now + 15 * DAY, 0))
        assert set(late.tables) == {alone, other}
