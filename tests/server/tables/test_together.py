"""What people do together at a table: agree to end, pause or take back; talk; watch; play again; hand on seats."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest

from server_client import Person, Server, server
from server_socket import socket

pytestmark = pytest.mark.anyio


@pytest.fixture
async def here(sqlite: str) -> AsyncIterator[Server]:
    async with server(sqlite, limits=0) as here:
        yield here


class Table:
    """A game of hamburg between Anna, who begins, Ben, and a bot."""

    def __init__(self, anna: Person, ben: Person, id: str) -> None:
        self.anna, self.ben, self.id = anna, ben, id
        self.path = f"/api/tables/{id}"

    async def wish(self, person: Person, kind: str, status: int = 200, **more: Any) -> Any:
        return await person.post(f"{self.path}/wishes", status, kind=kind, **more)


async def begun(here: Server, **more: Any) -> Table:
    anna, ben = await here.guest("Anna"), await here.guest("Ben")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}]
    wish = {"game": "hamburg", "players": 3, "public": True, "options": {"start": 0}, "seats": seats, **more}
    table = Table(anna, ben, (await anna.post("/api/tables", **wish))["id"])
    invitation = await anna.post(f"{table.path}/invitations", seat=1)
    await ben.post("/api/links/use", token=invitation["token"])
    return table


# Agreeing


async def test_a_game_ends_early_when_all_people_agree(here: Server) -> None:
    table = await begun(here)
    first = await table.wish(table.anna, "end")
    assert (first["done"], first["status"], first["wants"]) == (False, "running", {"0": {"end": True}})
    done = await table.wish(table.ben, "end")
    assert (done["done"], done["status"], done["wants"]) == (True, "over", {})
    assert done["result"]["agreed"]
    assert "winners" not in done["result"], "nobody has won"
    assert done["seed"] is not None
    assert [told["say"][0] for told in (await table.anna.get(table.path))["talk"]] == ["news-agreed-end"]
    page = await table.anna.get(table.path)
    assert page["view"]["decision"] is not None, "the position is shown as it was"
    assert (await table.anna.post(f"{table.path}/moves", 409, number=page["number"], actions=["done"]))[
        "error"
    ] == "over"


async def test_a_wish_can_be_taken_back(here: Server) -> None:
    table = await begun(here)
    await table.wish(table.anna, "end")
    assert (await table.wish(table.anna, "end", agree=False))["wants"] == {}
    assert not (await table.wish(table.ben, "end"))["done"]


async def test_a_pause_stops_moves_until_somebody_goes_on(here: Server) -> None:
    table = await begun(here)
    page = await table.anna.get(table.path)
    for person in (table.anna, table.ben):
        await table.wish(person, "pause")
    move = {"number": page["number"], "actions": [page["view"]["decision"]["actions"][0]["do"]]}
    assert (await table.anna.post(f"{table.path}/moves", 409, **move))["error"] == "paused"
    assert (await table.ben.post(f"{table.path}/resume"))["paused"] is False
    assert (await table.ben.post(f"{table.path}/resume", 409))["error"] == "not-paused"
    await table.anna.post(f"{table.path}/moves", **move)


async def test_more_is_taken_back_when_all_agree_on_the_same(here: Server) -> None:
    table = await begun(here)
    room = await here.room(table.id)
    for _ in range(3):
        await table.anna.play_first(table.id)
    number = room.number
    assert not (await table.wish(table.anna, "undo", count=2))["done"]
    assert not (await table.wish(table.ben, "undo", count=3))["done"], "another number is another wish"
    page = await table.anna.get(table.path)
    assert page["wants"] == {"0": {"undo": [number, 2]}, "1": {"undo": [number, 3]}}
    done = await table.wish(table.ben, "undo", count=2)
    assert (done["done"], done["number"]) == (True, number + 1)
    assert (await table.ben.get(f"{table.path}/log"))["total"] == 1
    assert (await table.wish(table.ben, "undo", 400, count=99))["error"] == "undo"


async def test_the_word_of_somebody_who_has_left_does_not_count(here: Server) -> None:
    table = await begun(here)
    await table.ben.post(f"{table.path}/leave")
    assert (await table.wish(table.anna, "end"))["done"]


async def test_wishes_are_for_those_at_the_table(here: Server) -> None:
    table = await begun(here)
    carla = await here.guest("Carla")
    for kind in ("end", "pause", "undo"):
        assert (await table.wish(carla, kind, 403))["error"] == "no-seat"
    await table.wish(carla, "win", 422)


# Talking


async def test_notes_are_words_that_everybody_reads_in_their_own_language(here: Server) -> None:
    table = await begun(here)
    notes = await table.anna.get("/api/notes")
    assert {"note": "join-me", "say": ["note-join-me", {}]} in notes
    await table.anna.post(f"{table.path}/messages", 201, kind="note", text="join-me")
    await table.ben.post(f"{table.path}/messages", 201, kind="chat", text="  No,   thanks ")
    assert (await table.ben.post(f"{table.path}/messages", 400, kind="note", text="No"))["error"] == "note"
    note, chat = (await table.ben.get(table.path))["talk"]
    assert (note["seat"], note["say"]) == (0, ["note-join-me", {}])
    assert (chat["seat"], chat["text"]) == (1, "No, thanks")
    assert "say" not in chat
    log = await table.anna.get(f"{table.path}/log")
    assert log["steps"] == [], "talk is apart from the game"


async def test_talk_can_be_left_out_from_the_beginning(here: Server) -> None:
    table = await begun(here, chat=False)
    assert (await table.anna.post(f"{table.path}/messages", 409, text="Hello"))["error"] == "no-chat"
    await table.ben.post(f"{table.path}/leave")
    assert [told["kind"] for told in (await table.anna.get(table.path))["talk"]] == ["news"]


async def test_spectators_read_and_do_not_write(here: Server) -> None:
    table = await begun(here)
    carla = await here.guest("Carla")
    await table.anna.post(f"{table.path}/messages", 201, text="Hello")
    page = await carla.get(table.path)
    assert (page["mine"], page["seat"], page["view"]["seat"]) == ([], None, None)
    assert page["view"]["decision"]["actions"] == []
    assert page["talk"][0]["text"] == "Hello"
    assert (await carla.post(f"{table.path}/messages", 403, text="Hello"))["error"] == "no-seat"
    async with socket(here, carla.client) as live:
        await live.say(do="watch", table=table.id, number=1)
        await live.hear()
        await table.anna.play_first(table.id)
        frame = await live.hear()
        assert frame["since"][0]["events"]
        assert frame["page"]["view"]["seat"] is None


# Seats that are handed on, and playing again


async def test_a_seat_is_handed_to_a_bot_and_the_game_goes_on(here: Server) -> None:
    table = await begun(here)
    assert (await table.anna.post(f"{table.path}/seats/1/bot", 409, level="random"))["error"] == "not-left"
    await table.ben.post(f"{table.path}/leave")
    page = await table.anna.post(f"{table.path}/seats/1/bot", level="random")
    assert [seat["bot"] for seat in page["seats"]] == [None, "random", "random"]
    assert [told["say"] for told in page["talk"]] == [["news-left", {"who": "Ben"}], ["news-to-bot", {"who": "Ben"}]]
    assert (await table.ben.post(f"{table.path}/join", 409))["error"] == "full"


async def test_another_person_takes_a_seat_over_with_nothing_of_whoever_left(here: Server) -> None:
    table = await begun(here)
    await table.ben.put(f"{table.path}/orders", orders={"join": "never"}, early=["stay"])
    await table.ben.post(f"{table.path}/leave")
    carla = await here.guest("Carla")
    page = await carla.post(f"{table.path}/join")
    assert page["mine"] == [1]
    assert page["seats"][1]["name"] == "Carla"
    [mine] = (await carla.get(f"{table.path}/orders"))["seats"]
    assert (mine["orders"]["join"], mine["early"]) == ("ask", [])
    assert (await table.ben.get(table.path))["mine"] == []


@pytest.mark.parametrize("public", [True, False])
async def test_everybody_can_play_again_also_at_a_private_table(here: Server, public: bool) -> None:
    table = await begun(here, public=public, title="Friday", clock={"kind": "days", "days": 3})
    assert (await table.anna.post(f"{table.path}/rematch", 409))["error"] == "running"
    for person in (table.anna, table.ben):
        await table.wish(person, "end")
    again = await table.anna.post(f"{table.path}/rematch")
    assert again["status"] == "open"
    assert (again["title"], again["public"], again["clock"]["days"]) == ("Friday", public, 3)
    news = (await table.ben.get(table.path))["talk"][-1]
    assert news["say"] == ["news-rematch", {"who": "Anna", "table": again["id"]}]
    joined = await table.ben.post(f"/api/tables/{again['id']}/join")
    assert (joined["status"], joined["mine"]) == ("running", [1])
    if not public:
        await (await here.guest("Carla")).get(f"/api/tables/{again['id']}", 404)


async def test_what_comes_out_of_a_private_table_is_not_for_those_who_were_not_there(here: Server) -> None:
    table = await begun(here, public=False)
    carla = await here.guest("Carla")
    for person in (table.anna, table.ben):
        await table.wish(person, "end")
    again = await table.anna.post(f"{table.path}/rematch")
    assert (await carla.post(f"/api/tables/{again['id']}/join", 404))["error"] == "no-table"


# Records


async def test_a_record_has_no_seed_until_the_game_is_over(here: Server) -> None:
    table = await begun(here)
    room = await here.room(table.id)
    await table.anna.play_first(table.id)
    running = (await table.anna.client.get(f"{table.path}/record")).text
    assert room.row["seed"] not in running
    for person in (table.anna, table.ben):
        await table.wish(person, "end")
    over = (await table.ben.client.get(f"{table.path}/record")).text
    assert room.row["seed"] in over


async def test_a_game_is_played_on_from_any_point_dealt_anew(here: Server) -> None:
    table = await begun(here)
    for _ in range(2):
        await table.anna.play_first(table.id)
    seats = [{"kind": "me"}, {"kind": "local"}, {"kind": "bot", "level": "random"}]
    for step in (0, 1, 2):
        copy = await table.ben.post(f"{table.path}/clone", 201, step=step, seats=seats)
        assert copy["mine"] == [0, 1]
        then = (await table.anna.get(f"{table.path}/history/{step}"))["view"]
        for key in ("stacks", "offer", "cubes", "chart", "decks"):
            assert copy["view"][key] == then[key]
        assert copy["seed_hash"] != (await table.anna.get(table.path))["seed_hash"]
    assert (await table.ben.post(f"{table.path}/clone", 400, step=3, seats=seats))["error"] == "step"


async def test_hidden_hands_are_not_cloned_while_the_game_goes_on(here: Server) -> None:
    table = await begun(here, game="rome")
    seats = [{"kind": "me"}, {"kind": "local"}, {"kind": "local"}]
    assert (await table.anna.post(f"{table.path}/clone", 409, step=0, seats=seats))["error"] == "secret"
