"""Tables: changed and closed by their creators, joined, left and come back to, filled with bots; lists of them."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from typing import Any

import pytest

from server_client import Person, Server, server, until
from server_socket import socket

pytestmark = pytest.mark.anyio


@pytest.fixture
async def here(sqlite: str) -> AsyncIterator[Server]:
    async with server(sqlite, limits=0) as here:
        yield here


async def opened(person: Person, *kinds: str, **more: Any) -> dict[str, Any]:
    """Make a public table of hamburg where Anna begins, with seats of these kinds."""
    wish = {"game": "hamburg", "players": len(kinds), "public": True, "options": {"start": 0}, **more}
    made: dict[str, Any] = await person.post("/api/tables", seats=[{"kind": kind} for kind in kinds], **wish)
    return made


# Creators


async def test_a_creator_changes_title_and_talk_and_before_the_start_who_may_see_it(here: Server) -> None:
    anna, ben = await here.guest("Anna"), await here.guest("Ben")
    path = f"/api/tables/{(await opened(anna, 'me', 'open'))['id']}"
    assert (await ben.patch(path, 403, title="Mine now"))["error"] == "creator"
    page = await anna.patch(path, title="  Friday ", public=False, chat=False)
    assert (page["title"], page["public"], page["chat"]) == ("Friday", False, False)
    assert (await ben.get(path, 404))["error"] == "no-table"
    await anna.patch(path, public=True)
    await ben.post(f"{path}/join")
    assert (await anna.patch(path, 409, public=False))["error"] == "started"
    assert (await anna.patch(path, chat=True))["chat"]
    assert await anna.patch(path, 422, seed="7")


async def test_talk_that_is_switched_off_is_not_shown(here: Server) -> None:
    anna = await here.guest("Anna")
    path = f"/api/tables/{(await opened(anna, 'me', 'open'))['id']}"
    await anna.post(f"{path}/messages", 201, text="Is anyone there?")
    await anna.patch(path, chat=False)
    assert (await anna.get(path))["talk"] == []
    assert (await anna.post(f"{path}/messages", 409, text="Hello?"))["error"] == "no-chat"


async def test_a_table_is_closed_before_it_begins_and_not_later(here: Server) -> None:
    anna, ben = await here.guest("Anna"), await here.guest("Ben")
    path = f"/api/tables/{(await opened(anna, 'me', 'open'))['id']}"
    async with socket(here, ben.client) as live:
        await live.say(do="watch", table=path.rpartition("/")[2])
        assert (await live.hear())["page"]["status"] == "open"
        await ben.delete(path, 403)
        await anna.delete(path, 204)
        assert (await live.hear())["error"] == "no-table"
    await anna.get(path, 404)
    playing = f"/api/tables/{(await opened(anna, 'me', 'bot'))['id']}"
    assert (await anna.delete(playing, 409))["error"] == "started"


async def test_a_creator_begins_with_bots_on_the_free_seats(here: Server) -> None:
    anna, ben = await here.guest("Anna"), await here.guest("Ben")
    path = f"/api/tables/{(await opened(anna, 'me', 'open', 'invited', 'open'))['id']}"
    await ben.post(f"{path}/join")
    assert (await ben.post(f"{path}/start", 403, level="random"))["error"] == "creator"
    assert (await anna.post(f"{path}/start", 409))["error"] == "seats"
    assert (await anna.post(f"{path}/start", 400, level="wizard"))["error"] == "bot"
    page = await anna.post(f"{path}/start", level="random")
    assert page["status"] == "running"
    assert [seat["bot"] for seat in page["seats"]] == [None, None, "random", "random"]
    assert (await anna.post(f"{path}/start", 409, level="random"))["error"] == "started"


async def test_a_creator_gives_a_free_seat_to_a_bot(here: Server) -> None:
    anna, ben = await here.guest("Anna"), await here.guest("Ben")
    path = f"/api/tables/{(await opened(anna, 'me', 'open', 'open'))['id']}"
    await ben.post(f"{path}/join", seat=1)
    assert (await ben.post(f"{path}/seats/2/bot", 409, level="random"))["error"] == "not-left"
    page = await anna.post(f"{path}/seats/2/bot", level="random")
    assert page["status"] == "running"
    assert (await anna.post(f"{path}/seats/1/bot", 409, level="random"))["error"] == "not-left"


# Seats


async def test_a_seat_for_somebody_invited_is_not_for_others(here: Server) -> None:
    anna, ben, carla = [await here.guest(name) for name in ("Anna", "Ben", "Carla")]
    made = await opened(anna, "me", "invited", "open")
    path = f"/api/tables/{made['id']}"
    assert [seat["invited"] for seat in made["seats"]] == [False, True, False]
    assert (await ben.post(f"{path}/join", 409, seat=1))["error"] == "taken"
    assert (await ben.post(f"{path}/join"))["mine"] == [2]
    invitation = await anna.post(f"{path}/invitations", seat=1)
    used = await carla.post("/api/links/use", token=invitation["token"])
    assert used["seat"] == 1
    page = await carla.get(path)
    assert (page["status"], page["seats"][1]["invited"]) == ("running", False)


async def test_pages_and_lists_name_people_by_their_public_ids(here: Server) -> None:
    anna = await here.guest("Anna")
    id = (await anna.get("/api/me"))["id"]
    made = await opened(anna, "me", "bot", "open")
    for seats in (made["seats"], (await anna.get("/api/tables", kind="open"))[0]["seats"]):
        assert [seat["person"] for seat in seats] == [id, None, None]
    assert (await anna.get(f"/api/people/{id}"))["name"] == "Anna"


async def test_who_has_left_comes_back_to_the_own_seat(here: Server) -> None:
    anna, ben = await here.guest("Anna"), await here.guest("Ben")
    path = f"/api/tables/{(await opened(anna, 'me', 'open'))['id']}"
    await ben.post(f"{path}/join")
    assert (await anna.post(f"{path}/join", 409))["error"] == "seated"
    page = await anna.get(path)
    await anna.post(f"{path}/leave")
    move = {"number": page["number"], "actions": [page["view"]["decision"]["actions"][0]["do"]]}
    assert (await anna.post(f"{path}/moves", 409, **move))["error"] == "left"
    assert (await anna.post(f"{path}/draft", 409, **move))["error"] == "left"
    back = await anna.post(f"{path}/join")
    assert back["seats"][0]["left"] is False
    assert [told["say"][0] for told in back["talk"]] == ["news-left", "news-came"]
    assert back["talk"][0]["say"][1] == {"who": "Anna"}
    await anna.post(f"{path}/moves", **move)


async def test_who_comes_back_too_late_finds_the_seat_taken(here: Server) -> None:
    anna, ben, carla = [await here.guest(name) for name in ("Anna", "Ben", "Carla")]
    path = f"/api/tables/{(await opened(anna, 'me', 'open'))['id']}"
    await ben.post(f"{path}/join")
    await anna.post(f"{path}/leave")
    page = await carla.post(f"{path}/join")
    assert page["mine"] == [0]
    assert (await anna.post(f"{path}/join", 409))["error"] == "full"


async def test_several_seats_at_one_screen_are_left_and_come_back_to_together(here: Server) -> None:
    anna, ben = await here.guest("Anna"), await here.guest("Ben")
    path = f"/api/tables/{(await opened(anna, 'me', 'local', 'open'))['id']}"
    await ben.post(f"{path}/join")
    await anna.post(f"{path}/leave")
    page = await anna.post(f"{path}/join")
    assert [seat["left"] for seat in page["seats"]] == [False, False, False]
    await anna.post(f"{path}/leave")
    page = await anna.post(f"{path}/join", seat=1)
    assert [seat["left"] for seat in page["seats"]] == [True, False, False]


async def test_nobody_joins_a_game_that_is_over(here: Server) -> None:
    anna, ben, carla = [await here.guest(name) for name in ("Anna", "Ben", "Carla")]
    path = f"/api/tables/{(await opened(anna, 'me', 'open'))['id']}"
    await ben.post(f"{path}/join")
    for person in (anna, ben):
        await person.post(f"{path}/wishes", kind="end")
    await anna.post(f"{path}/leave")
    assert (await carla.post(f"{path}/join", 409))["error"] == "over"


async def test_a_rematch_keeps_the_cards(here: Server) -> None:
    anna = await here.guest("Anna")
    text = (await anna.client.get("/api/games/hamburg/cards.toml")).text
    own = re.sub(r'name = "Börse"((?:\n.+)*?\nprice = )6', r'name = "Alte Börse"\g<1>7', text)
    kept = await anna.post("/api/card-sets", game="hamburg", name="mine", text=own)
    made = await opened(anna, "me", "local", cards=kept["id"])
    path = f"/api/tables/{made['id']}"
    await anna.post(f"{path}/wishes", kind="end")
    again = await anna.post(f"{path}/rematch")
    shown = await anna.get(f"/api/tables/{again['id']}/components")
    assert not shown["standard"]
    assert "Alte Börse" in {card["name"] for card in shown["set"]["building"]}


async def test_the_same_deal_again_has_the_same_cards_and_is_not_rated(here: Server) -> None:
    anna, ben = [await here.guest(name) for name in ("Anna", "Ben")]
    path = f"/api/tables/{(await opened(anna, 'me', 'open', rated=True))['id']}"
    dealt = (await ben.post(f"{path}/join"))["view"]
    assert (await anna.post(f"{path}/rematch", 409, same_deal=True))["error"] == "running"  # its seed is a secret
    for person in (anna, ben):
        await person.post(f"{path}/wishes", kind="end")
    again = await anna.post(f"{path}/rematch", same_deal=True)
    assert again["rated"] is False
    assert again["seed"] is None
    page = await ben.post(f"/api/tables/{again['id']}/join")
    for part in ("stacks", "offer", "players"):
        assert page["view"][part] == dealt[part], part
    other = await anna.post(f"{path}/rematch")
    assert other["rated"] is True
    assert other["seed_hash"] != again["seed_hash"]


# Lists


async def test_the_lobby_shows_my_tables_open_ones_and_those_to_watch(here: Server) -> None:
    anna, ben, carla = [await here.guest(name) for name in ("Anna", "Ben", "Carla")]
    waits = (await opened(anna, "me", "open", title="waits for Anna"))["id"]
    await ben.post(f"/api/tables/{waits}/join")
    free = (await opened(anna, "me", "open", title="a seat is free"))["id"]
    private = (await opened(anna, "open", "open", public=False))["id"]
    over = (await opened(anna, "me", "local"))["id"]
    await anna.post(f"/api/tables/{over}/wishes", kind="end")
    mine = await anna.get("/api/lobby")
    assert [table["id"] for table in mine["mine"]] == [waits, private, free]  # then the latest first
    assert [table["my_turn"] for table in mine["mine"]] == [True, False, False]
    assert [table["id"] for table in mine["ended"]] == [over]
    theirs = await carla.get("/api/lobby")
    assert (theirs["mine"], theirs["ended"]) == ([], [])
    assert [table["id"] for table in theirs["open"]] == [free]
    assert [table["id"] for table in theirs["running"]] == [waits]
    assert await (await here.visitor()).get("/api/lobby") == theirs


async def test_a_table_that_was_left_or_is_paused_does_not_wait_for_me(here: Server) -> None:
    anna, ben = await here.guest("Anna"), await here.guest("Ben")
    path = f"/api/tables/{(await opened(anna, 'me', 'open'))['id']}"
    await ben.post(f"{path}/join")
    assert (await anna.get("/api/tables", kind="mine"))[0]["my_turn"]
    for person in (anna, ben):
        await person.post(f"{path}/wishes", kind="pause")
    assert not (await anna.get("/api/tables", kind="mine"))[0]["my_turn"]
    await ben.post(f"{path}/resume")
    assert (await anna.get("/api/tables", kind="mine"))[0]["my_turn"]
    await anna.post(f"{path}/leave")
    assert not (await anna.get("/api/tables", kind="mine"))[0]["my_turn"]


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_a_socket_tells_where_it_is_my_turn_wherever_i_look(kind: str, request: pytest.FixtureRequest) -> None:
    async with server(request.getfixturevalue(kind), limits=0) as here:
        anna, ben = await here.guest("Anna"), await here.guest("Ben")
        async with socket(here, anna.client) as live, socket(here, ben.client) as other:
            await live.say(do="turns")
            assert await live.hear() == {"turns": []}
            await other.say(do="turns")
            assert await other.hear() == {"turns": []}
            id = (await opened(anna, "me", "open", title="Friday"))["id"]
            await ben.post(f"/api/tables/{id}/join")
            [turn] = (await live.hear())["turns"]
            assert (turn["table"], turn["title"], turn["game"]) == (id, "Friday", "hamburg")
            room = await here.room(id)
            while room.deciding() == 0:
                await anna.play_first(id)
            assert await live.hear() == {"turns": []}
            assert [turn["table"] for turn in (await other.hear())["turns"]] == [id]


async def test_a_visitor_has_no_turns(here: Server) -> None:
    visitor = await here.visitor()
    async with socket(here, visitor.client) as live:
        await live.say(do="turns")
        assert (await live.hear())["error"] == "no-session"


async def test_nobody_is_remembered_who_listens_no_more(here: Server) -> None:
    anna = await here.guest("Anna")
    await opened(anna, "me", "local")
    turns = here.app.state.turns
    async with socket(here, anna.client) as live:
        await live.say(do="turns")
        assert len((await live.hear())["turns"]) == 1
        assert turns._tables
    await until(lambda: not turns._listeners)
    assert (turns._tables, turns._waiting) == ({}, {})


async def test_a_socket_is_told_what_kind_of_entry_it_was(here: Server) -> None:
    anna = await here.guest("Anna")
    made = await opened(anna, "me", "local")
    path = f"/api/tables/{made['id']}"
    async with socket(here, anna.client) as live:
        await live.say(do="watch", table=made["id"])
        assert [entry["kind"] for entry in (await live.hear())["since"]] == ["start"]
        await anna.play_first(made["id"])
        [entry] = (await live.hear())["since"]
        assert (entry["kind"], entry["seat"], entry["by"]) == ("action", 0, "person")
        assert entry["events"][0]["say"][0].startswith("event-")
        await anna.post(f"{path}/undo", number=2, count=1)
        [entry] = (await live.hear())["since"]
        assert (entry["kind"], entry["count"], entry["events"]) == ("undo", 1, [])
