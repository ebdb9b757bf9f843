"""Standing orders at the table: given, kept secret, applied once when due; confirming before the turn passes on."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from merkator.server.store.schema import entries, seats
from merkator.server.tables import moves, orders, proposals, table_store
from merkator.server.tables.room import Room
from server_client import Person, Server, server, until

pytestmark = pytest.mark.anyio


async def pair(here: Server, game: str = "hamburg", **more: Any) -> tuple[Person, Person, str]:
    """Two people at a table of two; Anna begins."""
    anna, bert = await here.guest("Anna"), await here.guest("Bert")
    options = {"start": 0, **more.pop("options", {})}
    wish = {"game": game, "players": 2, "options": options, "seats": [{"kind": "me"}], "public": True}
    made = await anna.post("/api/tables", 201, **wish, **more)
    await bert.post(f"/api/tables/{made['id']}/join")
    return anna, bert, str(made["id"])


async def plays(person: Person, id: str, *actions: str, status: int = 200, **more: Any) -> Any:
    number = (await person.get(f"/api/tables/{id}"))["number"]
    return await person.post(f"/api/tables/{id}/moves", status, number=number, actions=list(actions), **more)


def step(room: Room) -> str:
    return str(room.view(None)["turn"]["step"])


async def log(person: Person, id: str) -> list[tuple[int, str, str]]:
    steps = (await person.get(f"/api/tables/{id}/log", count=500))["steps"]
    return [(one["seat"], one["do"], one["by"]) for one in steps]


async def asked_to_join(here: Server, anna: Person, bert: Person, id: str) -> Room:
    """Play first actions until Bert is asked to join a journey."""
    room = await here.room(id)
    for _ in range(200):
        if step(room) == "join" and room.deciding() == 1:
            return room
        await (anna if room.deciding() == 0 else bert).play_first(id)
    raise AssertionError("nobody ever travels")


# Giving


async def test_games_tell_what_can_be_ordered(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        for game in await (await here.visitor()).get("/api/games"):
            assert game["orders"]
            for order in game["orders"]:
                assert set(order["texts"]) == {"en", "de"}


async def test_orders_are_kept_checked_and_shown_to_their_owner_only(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna, bert, id = await pair(here)
        given = await bert.put(f"/api/tables/{id}/orders", 200, orders={"join": "never"}, early=["stay"])
        assert given["seats"][0]["seat"] == 1
        assert given["seats"][0]["orders"]["join"] == "never"
        assert given["seats"][0]["early"] == ["stay"]
        assert (await anna.get(f"/api/tables/{id}/orders"))["seats"][0]["orders"]["join"] == "ask"
        stranger = await here.guest("Carla")
        await stranger.get(f"/api/tables/{id}/orders", 403)
        for page in (await anna.get(f"/api/tables/{id}"), await stranger.get(f"/api/tables/{id}")):
            assert "never" not in str(page)
            assert "early" not in str(page)


@pytest.mark.parametrize(
    "body",
    [
        {"orders": {"jion": "never"}},
        {"orders": {"join": "perhaps"}},
        {"orders": {"join": 1}},
        {"early": ["fly to the moon"]},
        {"early": ["stay"] * 21},
        {"seat": 9},
        {"more": 1},
    ],
)
async def test_orders_that_make_no_sense_are_refused(tmp_path: Path, body: dict[str, Any]) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna, _, id = await pair(here)
        assert (await anna.put(f"/api/tables/{id}/orders", 422, **body))["message"]


async def test_orders_are_for_own_seats(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna, _, id = await pair(here)
        await anna.put(f"/api/tables/{id}/orders", 403, seat=1, orders={"join": "never"})


# Applying


async def test_an_order_answers_when_due(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna, bert, id = await pair(here)
        await bert.put(f"/api/tables/{id}/orders", orders={"join": "never"})
        room = await here.room(id)
        while not (step(room) == "join" and room.deciding() == 1) and not any(p.by == "order" for p in room.played):
            await (anna if room.deciding() == 0 else bert).play_first(id)
        await until(lambda: any(played.by == "order" for played in room.played))
        answers = [one for one in await log(anna, id) if one[2] == "order"]
        assert answers == [(1, "stay", "order")]
        assert not any(
            one[1] in ("stay", "join") and one[0] == 1 and one[2] != "order" for one in await log(anna, id)
        )
        where = (entries.c.table_id == id, entries.c.key.startswith("order-"))
        query = select(entries.c.number, entries.c.key, entries.c.user_id).where(*where)
        row = (await here.context.database.read(lambda c: c.execute(query).all()))[0]
        assert row.key == f"order-{row.number - 1}"
        assert row.user_id == room.seats[1].user_id


async def test_an_order_given_while_asked_answers_at_once(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna, bert, id = await pair(here)
        room = await asked_to_join(here, anna, bert, id)
        number = room.number
        await bert.put(f"/api/tables/{id}/orders", orders={"join": "round"})
        await until(lambda: room.number > number)
        assert (await log(bert, id))[-1] == (1, "stay", "order")


async def test_an_early_answer_counts_once(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna, bert, id = await pair(here)
        room = await asked_to_join(here, anna, bert, id)
        number = room.number
        await bert.put(f"/api/tables/{id}/orders", early=["stay"])
        await until(lambda: room.number > number)
        assert (await log(bert, id))[-1] == (1, "stay", "order")
        assert (await bert.get(f"/api/tables/{id}/orders"))["seats"][0]["early"] == []
        stored = select(seats.c.orders).where(seats.c.table_id == id, seats.c.seat == 1)
        assert await here.context.database.read(lambda c: c.execute(stored).scalar_one()) == {}


async def test_an_early_answer_that_is_not_legal_is_dropped_with_all_after_it(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna, bert, id = await pair(here)
        room = await asked_to_join(here, anna, bert, id)
        number = room.number
        await bert.put(f"/api/tables/{id}/orders", orders={"letter": "keep"}, early=["lose wine", "stay"])
        await until(lambda: "early" not in room.seats[1].orders)
        await asyncio.sleep(0.05)
        assert room.number == number
        assert (await bert.get(f"/api/tables/{id}/orders"))["seats"][0]["orders"]["letter"] == "keep"


async def test_early_answers_are_given_one_decision_each(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna, _, id = await pair(here, "rome")
        room = await here.room(id)
        await anna.put(f"/api/tables/{id}/orders", early=["begin ostia", "done"])
        await until(lambda: room.deciding() == 1)
        assert await log(anna, id) == [(0, "begin ostia", "order")]
        assert room.seats[0].orders == {"early": ["done"]}


async def test_orders_wait_while_the_game_is_paused(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna, bert, id = await pair(here)
        room = await asked_to_join(here, anna, bert, id)
        number = room.number
        for person in (anna, bert):
            await person.post(f"/api/tables/{id}/wishes", kind="pause")
        await bert.put(f"/api/tables/{id}/orders", orders={"join": "never"})
        await asyncio.sleep(0.1)
        assert room.number == number
        await anna.post(f"/api/tables/{id}/resume")
        await until(lambda: room.number > number)


async def test_after_taking_back_the_player_is_asked(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna, bert, id = await pair(here)
        room = await asked_to_join(here, anna, bert, id)
        await bert.put(f"/api/tables/{id}/orders", orders={"join": "never"})
        await until(lambda: step(room) != "join")
        async with room.lock:
            await moves.take_back(here.context, room, None, 1, None)
        await here.context.bus.publish(id, room.number)
        number = room.number
        await asyncio.sleep(0.1)
        assert (step(room), room.number) == ("join", number)


async def test_nobody_gets_the_orders_of_somebody_before(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        _anna, bert, id = await pair(here)
        await bert.put(f"/api/tables/{id}/orders", orders={"join": "never"})
        await bert.post(f"/api/tables/{id}/leave")
        carla = await here.guest("Carla")
        await carla.post(f"/api/tables/{id}/join")
        assert (await carla.get(f"/api/tables/{id}/orders"))["seats"][0]["orders"]["join"] == "ask"


async def test_who_has_left_is_not_answered_for(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna, bert, id = await pair(here)
        room = await asked_to_join(here, anna, bert, id)
        await bert.post(f"/api/tables/{id}/leave")
        kept = {"orders": {"join": "never"}, "round": 1}
        room.seats[1].orders = kept
        assert orders.due(room) is None


async def test_orders_never_go_on_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even if a game answered everything, after this many answers a person must decide."""
    monkeypatch.setattr(orders, "MOST_IN_A_ROW", 25)
    async with server(tmp_path / "a.sqlite3") as here:
        anna, bert, id = await pair(here, "rome")
        room = await here.room(id)
        monkeypatch.setattr(type(room.game), "answer", lambda self, state, seat, given: state.legal()[0])
        for person in (anna, bert):
            await person.put(f"/api/tables/{id}/orders", orders={"lend": "never"})
        await until(lambda: len(room.played) == 25)
        await asyncio.sleep(0.1)
        assert len(room.played) == 25


async def test_what_a_dead_server_has_left_is_answered_after_the_next_start(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna, bert, id = await pair(here)
        room = await asked_to_join(here, anna, bert, id)
        await proposals.set_paused(here.context, room, True)
        await bert.put(f"/api/tables/{id}/orders", orders={"join": "never"})
        number = room.number
        await asyncio.sleep(0.05)
        await here.context.database.write(lambda c: table_store.change_table(c, id, {"paused": False}))
    async with server(tmp_path / "a.sqlite3") as here:
        room = await here.room(id)
        await until(lambda: room.number > number)
        assert room.played[-1].by == "order"


async def test_two_servers_answer_once(postgres: str) -> None:
    async with server(postgres) as one, server(postgres) as two:
        anna, bert, id = await pair(one)
        room = await asked_to_join(one, anna, bert, id)
        there = await two.room(id)
        number = room.number
        assert there.number == number
        await bert.put(f"/api/tables/{id}/orders", orders={"join": "never"})  # both hear that something changed
        await until(lambda: room.number > number)
        await asyncio.sleep(0.3)
        found = await two.room(id)
        assert found.number == room.number
        answers = [played for played in found.played if played.by == "order"]
        assert [answer.number for answer in answers] == [number + 1]


async def test_the_servers_own_keys_are_not_to_be_had(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna, _, id = await pair(here, "rome")
        for key in ("order-12345", "bot-123456"):
            assert (await plays(anna, id, "begin ostia", status=422, key=key))["error"] == "key"


# Confirming


async def test_passing_on_must_be_confirmed_by_who_chose_so(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna, bert, id = await pair(here, "rome")
        await anna.patch("/api/me", preferences={"confirm": "on"})
        room = await here.room(id)
        refused = await plays(anna, id, "begin ostia", status=409)
        assert refused["error"] == "confirm"
        assert refused["page"]["number"] == room.number == 1
        await plays(anna, id, "begin ostia", confirm=True)
        assert room.number == 2
        await plays(bert, id, "begin ostia")  # who chose nothing, or a countdown, is not held up


async def test_a_decision_that_stays_needs_no_confirmation(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna, _, id = await pair(here)
        await anna.patch("/api/me", preferences={"confirm": "on"})
        room = await here.room(id)
        first = (await anna.get(f"/api/tables/{id}"))["view"]["decision"]["actions"][0]["do"]
        await plays(anna, id, first)
        assert room.number == 2
        assert room.deciding() == 0


async def test_a_draft_tells_whether_the_decision_passes_on(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna, _, id = await pair(here, "rome")
        drafted = await anna.post(f"/api/tables/{id}/draft", number=1, actions=["begin ostia"])
        assert drafted["passes"] is True
        anna, _, id = await pair(here)
        first = (await anna.get(f"/api/tables/{id}"))["view"]["decision"]["actions"][0]["do"]
        assert (await anna.post(f"/api/tables/{id}/draft", number=1, actions=[first]))["passes"] is False


async def test_an_answer_in_the_turn_of_someone_else_needs_no_confirmation(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna, bert, id = await pair(here)
        await bert.patch("/api/me", preferences={"confirm": "on"})
        room = await asked_to_join(here, anna, bert, id)
        actions = (await bert.get(f"/api/tables/{id}"))["view"]["decision"]["actions"]
        stays = next(each["do"] for each in actions if each["do"] == "stay")
        assert (await bert.post(f"/api/tables/{id}/draft", number=room.number, actions=[stays]))["passes"] is False
        await plays(bert, id, stays)


async def test_a_turn_that_others_may_join_has_ended(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna, bert, id = await pair(here)
        room = await asked_to_join(here, anna, bert, id)
        last = room.played[-1]
        await anna.post(f"/api/tables/{id}/undo", number=room.number, count=1)
        action = room.game.notation(last.action)
        assert (await anna.post(f"/api/tables/{id}/draft", number=room.number, actions=[action]))["passes"] is True
