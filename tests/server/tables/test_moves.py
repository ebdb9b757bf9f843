"""Moves: by number, once for each key, all or none; tried behind a veil, taken back by rule, told to all sockets.

Everything holds on an SQLite file and on a PostgreSQL.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
from sqlalchemy import func, select

from merkator.server.store.schema import dumps, entries, messages, tables
from merkator.server.tables import moves, table_store
from merkator.server.tables.room import Entry
from server_client import Person, Server, server
from server_socket import socket

pytestmark = pytest.mark.anyio
KEY = "a key that is used twice"


class Game:
    """A public table of two people, where Anna begins."""

    def __init__(self, here: Server, anna: Person, ben: Person, id: str) -> None:
        self.here = here
        self.anna = anna
        self.ben = ben
        self.id = id
        self.path = f"/api/tables/{id}"

    async def page(self, person: Person | None = None) -> Any:
        return await (person or self.anna).get(self.path)

    async def play(self, person: Person, number: int, *actions: str, status: int = 200, **more: Any) -> Any:
        return await person.post(f"{self.path}/moves", status, number=number, actions=list(actions), **more)

    async def undo(self, person: Person, number: int, count: int = 1, status: int = 200, **more: Any) -> Any:
        return await person.post(f"{self.path}/undo", status, number=number, count=count, **more)

    async def turn(self) -> tuple[Person, Any]:
        """Return who decides, with their page."""
        page = await self.page()
        return (self.anna, page) if page["deciding"] == 0 else (self.ben, await self.page(self.ben))

    async def stored(self) -> list[Entry]:
        return await self.here.context.database.read(lambda c: table_store.entries_after(c, self.id, 0))


async def begun(here: Server, game: str = "hamburg") -> Game:
    anna, ben = await here.guest("Anna"), await here.guest("Ben")
    seats = [{"kind": "me"}, {"kind": "open"}]
    made = await anna.post(
        "/api/tables", game=game, players=2, seats=seats, public=True, options={"start": 0}, rated=False
    )
    await ben.post(f"/api/tables/{made['id']}/join")
    return Game(here, anna, ben, made["id"])


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    return str(request.getfixturevalue(request.param))


@pytest.fixture
async def here(url: str) -> AsyncIterator[Server]:
    async with server(url, limits=0) as here:
        yield here


def first(page: dict[str, Any]) -> str:
    return str(choices(page)[0])


def choices(page: dict[str, Any]) -> list[str]:
    return [action["do"] for action in page["view"]["decision"]["actions"]]


# Numbers


@pytest.mark.parametrize("name", ["hamburg", "rome"])
async def test_of_two_who_post_a_number_at_once_exactly_one_is_accepted(here: Server, name: str) -> None:
    game = await begun(here, name)
    for _ in range(15):
        person, page = await game.turn()
        body = {"number": page["number"], "actions": [first(page)]}
        answers = await asyncio.gather(*(person.client.post(f"{game.path}/moves", json=body) for _ in range(4)))
        assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]
        assert {answer.json().get("error") for answer in answers} == {None, "number"}
        assert (await game.page())["number"] == page["number"] + 1
    stored = await game.stored()
    assert [entry.number for entry in stored] == list(range(1, 17))


async def test_of_two_processes_that_are_asked_at_once_exactly_one_accepts(postgres: str) -> None:
    async with server(postgres, limits=0) as one, server(postgres, limits=0) as two:
        game = await begun(one)
        for _ in range(15):
            person, page = await game.turn()
            elsewhere = await two.visitor()
            elsewhere.client.cookies = person.client.cookies
            elsewhere.client.headers["x-merkator-token"] = person.client.headers["x-merkator-token"]
            body = {"number": page["number"], "actions": [first(page)]}
            here, there = await asyncio.gather(
                person.client.post(f"{game.path}/moves", json=body),
                elsewhere.client.post(f"{game.path}/moves", json=body),
            )
            assert sorted([here.status_code, there.status_code]) == [200, 409]
            refused = (here if here.status_code == 409 else there).json()
            assert refused["page"]["number"] == page["number"] + 1
        assert [entry.number for entry in await game.stored()] == list(range(1, 17))


async def test_what_does_not_know_the_latest_move_gets_the_page(here: Server) -> None:
    game = await begun(here)
    page = await game.page()
    now = await game.play(game.anna, page["number"], first(page))
    for number in (0, page["number"], now["number"] + 1):
        refused = await game.play(game.anna, number, first(now), status=409)
        assert refused["error"] == "number"
        assert refused["page"] == await game.page()


async def test_only_whose_decision_it_is_may_play(here: Server) -> None:
    game = await begun(here)
    page = await game.page()
    carla = await here.guest("Carla")
    assert (await game.play(game.ben, page["number"], first(page), status=403))["error"] == "not-yours"
    assert (await game.play(carla, page["number"], first(page), status=403))["error"] == "no-seat"
    assert len(await game.stored()) == 1


# Keys


async def test_a_key_has_one_effect_however_often_it_comes(here: Server) -> None:
    game = await begun(here)
    page = await game.page()
    again = [game.play(game.anna, page["number"], first(page), key=KEY) for _ in range(5)]
    pages = await asyncio.gather(*again)
    later = await game.play(game.anna, page["number"], first(page), key=KEY)
    assert {now["number"] for now in [*pages, later]} == {page["number"] + 1}
    assert [entry.key for entry in await game.stored()] == [None, KEY]


async def test_a_key_is_remembered_over_a_restart(url: str) -> None:
    async with server(url) as here:
        game = await begun(here)
        page = await game.page()
        await game.play(game.anna, page["number"], first(page), key=KEY)
        cookies, token = game.anna.client.cookies, game.anna.client.headers["x-merkator-token"]
    async with server(url) as here:
        anna = await here.visitor()
        anna.client.cookies, anna.client.headers["x-merkator-token"] = cookies, token
        now = await game.play(anna, page["number"], first(page), key=KEY)
        assert now["number"] == page["number"] + 1


async def test_a_key_is_known_to_another_process(postgres: str) -> None:
    async with server(postgres, limits=0) as one, server(postgres, limits=0) as two:
        game = await begun(one)
        anna = await two.visitor()
        anna.client.cookies = game.anna.client.cookies
        anna.client.headers["x-merkator-token"] = game.anna.client.headers["x-merkator-token"]
        for turn in range(20):
            page = await game.page()
            if page["deciding"] != 0:
                break
            key = f"{KEY} {turn}"
            await anna.get(game.path)
            await game.play(game.anna, page["number"], first(page), key=key)
            now = await game.play(anna, page["number"], first(page), key=key)  # perhaps before the news are there
            assert now["number"] == page["number"] + 1
        assert turn > 3


async def test_an_undo_has_one_effect_for_a_key(here: Server) -> None:
    game = await begun(here)
    page = await game.page()
    for _ in range(3):
        page = await game.play(game.anna, page["number"], first(page))
    pages = await asyncio.gather(*(game.undo(game.anna, page["number"], key=KEY) for _ in range(4)))
    assert {now["undoable"] for now in pages} == {2}
    assert {now["number"] for now in pages} == {page["number"] + 1}


async def test_nobody_can_use_the_keys_of_the_server(here: Server) -> None:
    game = await begun(here)
    page = await game.page()
    for key in (f"bot-{game.id}-1", "order-12345678"):
        refused = await game.play(game.anna, page["number"], first(page), key=key, status=422)
        assert refused["error"] == "key"


# All or none


async def test_a_list_is_played_as_a_whole(here: Server) -> None:
    game = await begun(here)
    page = await game.page()
    sold = [action for action in choices(page) if action.startswith("sell")][:3]
    now = await game.play(game.anna, page["number"], *sold)
    assert now["number"] == page["number"] + 3
    assert [entry.text for entry in await game.stored()][1:] == sold


@pytest.mark.parametrize("wrong", ["sell nothing", "go spain", "", "x" * 10_000, "💥"])
@pytest.mark.parametrize("place", [0, 1, 2])
async def test_of_a_list_with_a_mistake_nothing_is_played(here: Server, wrong: str, place: int) -> None:
    game = await begun(here)
    page = await game.page()
    actions = [action for action in choices(page) if action.startswith("sell")][:2]
    actions.insert(place, wrong)
    answer = await game.anna.client.post(f"{game.path}/moves", json={"number": page["number"], "actions": actions})
    assert answer.status_code in (409, 422)
    assert await game.page() == page
    assert len(await game.stored()) == 1


async def test_a_list_ends_where_another_decides(here: Server) -> None:
    game = await begun(here, "rome")
    page = await game.page()
    refused = await game.play(game.anna, page["number"], "begin gades", "begin ostia", status=403)
    assert refused["error"] == "not-yours"
    assert len(await game.stored()) == 1


# Drafts


@pytest.mark.parametrize("name", ["hamburg", "rome"])
async def test_a_draft_reveals_nothing_and_stores_nothing(here: Server, name: str) -> None:
    game = await begun(here, name)
    veiled = 0
    for tried in range(150):  # how soon something is revealed depends on the deal
        if veiled >= 3 and tried >= 10:
            break
        person, page = await game.turn()
        room = await here.room(game.id)
        counts, before, seat = await rows(here), room.number, page["deciding"]
        action = first(page)
        drafts = [await person.post(f"{game.path}/draft", number=page["number"], actions=[action]) for _ in range(2)]
        assert drafts[0] == drafts[1]
        assert (await rows(here), room.number, await game.page(person)) == (counts, before, page)
        played = await game.play(person, page["number"], action)
        if room.played[-1].revealed:  # then the draft did not show it
            veiled += 1
            assert drafts[0]["view"] != room.view(seat)
            assert "unknown" in str(drafts[0]) or drafts[0]["view"]["decision"]["waits"]
        assert played["number"] == page["number"] + 1
    assert veiled >= 3


async def rows(here: Server) -> list[int]:
    def read(connection: Any) -> list[int]:
        counted = (entries, tables, messages, dumps)
        return [connection.execute(select(func.count()).select_from(table)).scalar_one() for table in counted]

    return await here.context.database.read(read)


# Undo


async def test_own_actions_are_taken_back_until_something_was_revealed(here: Server) -> None:
    game = await begun(here)
    pages = [await game.page()]
    for _ in range(3):
        pages.append(await game.play(game.anna, pages[-1]["number"], first(pages[-1])))
    back = await game.undo(game.anna, pages[-1]["number"], 3)
    assert back["view"] == pages[0]["view"]
    assert back["number"] == pages[-1]["number"] + 1
    page = await game.play(game.anna, back["number"], *[first(one) for one in pages[:3]])
    revealed = await game.play(game.anna, page["number"], next(do for do in choices(page) if do.startswith("buy")))
    assert revealed["undoable"] == 0
    refused = await game.undo(game.anna, revealed["number"], status=409)
    assert refused["error"] == "undo"


async def test_what_another_did_is_not_taken_back(here: Server) -> None:
    game = await begun(here, "rome")
    page = await game.page()
    page = await game.play(game.anna, page["number"], "begin gades")
    assert page["undoable"] == 1  # Ben has not acted yet
    assert (await game.undo(game.ben, page["number"], status=409))["error"] == "undo"
    page = await game.play(game.ben, page["number"], "begin ostia")
    assert (await game.page())["undoable"] == 0
    assert (await game.undo(game.anna, page["number"], status=409))["error"] == "undo"
    carla = await here.guest("Carla")
    assert (await game.undo(carla, page["number"], status=403))["error"] == "no-seat"


async def test_an_undo_names_the_number_it_has_seen(here: Server) -> None:
    game = await begun(here)
    page = await game.page()
    now = await game.play(game.anna, page["number"], first(page))
    assert (await game.undo(game.anna, page["number"], status=409))["error"] == "number"
    assert (await game.undo(game.anna, now["number"], 2, status=409))["error"] == "undo"


async def test_a_table_is_the_same_after_a_restart_with_things_taken_back(url: str) -> None:
    async with server(url, limits=0) as here:
        game = await begun(here)
        for turn in range(40):
            person, page = await game.turn()
            now = await game.play(person, page["number"], first(page))
            if turn % 3 == 0 and now["undoable"]:
                await game.undo(person, now["number"])
        spectator = await (await here.visitor()).get(game.path)
    async with server(url) as here:
        assert await (await here.visitor()).get(game.path) == spectator


@pytest.mark.parametrize("name", ["hamburg", "rome"])
async def test_the_end_of_a_game_is_not_taken_back(here: Server, name: str) -> None:
    game = await begun(here, name)
    room = await here.room(game.id)
    while room.running:
        await played_by_lot(game)
    page = await game.page(game.ben)
    assert page["seed"] is not None  # now everything is known
    for person in (game.anna, game.ben):
        answer = await person.client.post(f"{game.path}/undo", json={"number": page["number"], "count": 1})
        assert answer.status_code == 409
    assert (await game.page())["status"] == "over"


async def played_by_lot(game: Game) -> None:
    """Play one of the legal actions; not over HTTP, which would take long."""
    room = await game.here.room(game.id)
    assert room.state is not None
    user = room.seats[room.state.seat].user_id
    legal = room.state.legal()
    text = room.game.notation(legal[(room.number * 7919) % len(legal)])
    await moves.play(game.here.context, room, [room.state.seat], room.number, [text], None, user)


# Live


async def test_a_socket_gets_the_news(here: Server) -> None:
    game = await begun(here)
    async with socket(here, game.ben.client) as live:
        await live.say(do="watch", table=game.id)
        told = await live.hear()
        assert told["page"] == await game.page(game.ben)
        for _ in range(5):
            person, page = await game.turn()
            await game.play(person, page["number"], first(page))
            told = await live.hear()
            assert told["number"] == page["number"] + 1
            assert [step["number"] for step in told["since"]] == [told["number"]]
            assert told["since"][0]["events"]
            assert told["page"] == await game.page(game.ben)


async def test_a_socket_goes_on_by_number(here: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("merkator.server.tables.room._RECENT", 8)  # so that few moves are too long ago
    game = await begun(here)
    for _ in range(14):
        person, page = await game.turn()
        await game.play(person, page["number"], first(page))
    last = (await game.page())["number"]
    async with socket(here, game.ben.client) as live:
        for missed in (0, 1, 7):
            await live.say(do="watch", table=game.id, number=last - missed)
            told = await live.hear()
            assert [step["number"] for step in told["since"]] == list(range(last - missed + 1, last + 1))
            assert told["page"]["number"] == last
        await live.say(do="watch", table=game.id, number=1)
        told = await live.hear()
        assert told["since"] is None  # too long ago: the page tells all
        assert told["page"]["number"] == last


async def test_a_socket_that_left_hears_no_more(here: Server) -> None:
    game = await begun(here)
    async with socket(here, game.ben.client) as live:
        await live.say(do="watch", table=game.id)
        await live.hear()
        await live.say(do="leave", table=game.id)
        await live.say(do="ping")
        assert await live.hear() == {"pong": True}
        page = await game.page()
        await game.play(game.anna, page["number"], first(page))
        with pytest.raises(TimeoutError):
            await live.hear(0.2)
