"""One-time links: to another device and to a seat."""

from __future__ import annotations

import asyncio
from base64 import b64decode
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest

from merkator.server.users import links
from server_client import Person, server

pytestmark = pytest.mark.anyio
PAIR: dict[str, Any] = {"game": "hamburg", "players": 2, "seats": [{"kind": "me"}]}
DAY = 86400.0


async def private_table(person: Person) -> str:
    table: str = (await person.post("/api/tables", 201, **PAIR))["id"]
    return table


async def invited(person: Person, table: str, seat: int = 1) -> dict[str, Any]:
    made: dict[str, Any] = await person.post(f"/api/tables/{table}/invitations", 201, seat=seat)
    return made


# --- to another device


async def test_a_guest_goes_on_at_another_device(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna = await here.guest("Anna")
        table = (await anna.post("/api/tables", 201, game="hamburg", players=1, seats=[{"kind": "me"}]))["id"]
        made = await anna.post("/api/links/device", 201)
        phone = await here.visitor()
        phone.adopt((await phone.post("/api/links/use", 200, token=made["token"]))["me"])
        assert (await phone.get("/api/me"))["id"] == (await anna.get("/api/me"))["id"]
        await phone.play_first(table)
        assert phone.client.cookies["merkator_session"] != anna.client.cookies["merkator_session"]


async def test_the_token_stands_in_the_fragment_only(tmp_path: Path) -> None:
    """What comes after # is never sent to a server, so no log can hold it."""
    async with server(tmp_path / "a.sqlite3", root_path="/games/merkator") as here:
        anna = await here.guest("Anna", "http://127.0.0.1/games/merkator")
        made = await anna.post("/api/links/device", 201)
        assert made["address"] == f"http://127.0.0.1/games/merkator/#device={made['token']}"
        table = await private_table(anna)
        invitation = await invited(anna, table)
        assert invitation["address"] == f"http://127.0.0.1/games/merkator/#invitation={invitation['token']}"


async def test_the_link_is_a_picture_too(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna = await here.guest("Anna")
        kind, _, data = (await anna.post("/api/links/device", 201))["qr"].partition(",")
        assert kind.startswith("data:image/svg+xml")
        text = b64decode(data).decode() if kind.endswith("base64") else unquote(data)
        assert "<svg" in text
        assert "<script" not in text


async def test_a_link_works_once(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna = await here.guest("Anna")
        token = (await anna.post("/api/links/device", 201))["token"]
        await (await here.visitor()).post("/api/links/use", 200, token=token)
        assert (await (await here.visitor()).post("/api/links/use", 404, token=token))["error"] == "no-link"
        await (await here.visitor()).post("/api/links/look", 404, token=token)


async def test_a_link_works_once_also_when_many_try_at_the_same_moment(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna = await here.guest("Anna")
        token = (await anna.post("/api/links/device", 201))["token"]
        visitors = [await here.client() for _ in range(8)]
        answers = await asyncio.gather(*[v.post("/api/links/use", json={"token": token}) for v in visitors])
        assert sorted(answer.status_code for answer in answers) == [200] + [404] * 7
        assert len(await anna.get("/api/sessions")) == 2


async def test_a_link_gets_old(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna = await here.guest("Anna")
        made = await anna.post("/api/links/device", 201)
        start = here.context.now()
        here.context.now = lambda: start + 901
        assert made["expires"] - made["created"] == 900
        await (await here.visitor()).post("/api/links/use", 404, token=made["token"])
        assert await anna.get("/api/links") == []


async def test_a_link_can_be_revoked(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna, bert = await here.guest("Anna"), await here.guest("Bert")
        made = await anna.post("/api/links/device", 201)
        listed = await anna.get("/api/links")
        assert [link["id"] for link in listed] == [made["id"]]
        assert "token" not in listed[0]
        await bert.delete(f"/api/links/{made['id']}", 404)
        await anna.delete(f"/api/links/{made['id']}", 204)
        await anna.delete(f"/api/links/{made['id']}", 404)
        await (await here.visitor()).post("/api/links/use", 404, token=made["token"])


async def test_used_revoked_old_and_invented_links_are_told_alike(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna = await here.guest("Anna")
        used, revoked = [await anna.post("/api/links/device", 201) for _ in range(2)]
        await (await here.visitor()).post("/api/links/use", 200, token=used["token"])
        await anna.delete(f"/api/links/{revoked['id']}", 204)
        visitor = await here.visitor()
        answers = [
            await visitor.post("/api/links/look", 404, token=token)
            for token in (used["token"], revoked["token"], "x" * 43, "ü")
        ]
        assert all(answer == answers[0] for answer in answers)


async def test_nobody_is_logged_out_by_a_link_without_saying_so(tmp_path: Path) -> None:
    """Someone could send a link to make others play under a name that is not theirs."""
    async with server(tmp_path / "a.sqlite3") as here:
        anna, bert = await here.guest("Anna"), await here.guest("Bert")
        token = (await anna.post("/api/links/device", 201))["token"]
        assert (await bert.post("/api/links/use", 409, token=token))["error"] == "somebody"
        assert (await bert.get("/api/me"))["name"] == "Bert"
        bert.adopt((await bert.post("/api/links/use", 200, token=token, replace=True))["me"])
        assert (await bert.get("/api/me"))["name"] == "Anna"


async def test_the_own_link_on_the_own_device_is_not_used_up(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna = await here.guest("Anna")
        token = (await anna.post("/api/links/device", 201))["token"]
        await anna.post("/api/links/use", 200, token=token)
        await (await here.visitor()).post("/api/links/use", 200, token=token)


# --- to a seat


async def test_an_invitation_opens_a_seat_at_a_private_table(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna, bert = await here.guest("Anna"), await here.guest("Bert")
        table = await private_table(anna)
        await bert.get(f"/api/tables/{table}", 404)
        await bert.post(f"/api/tables/{table}/join", 404)
        token = (await invited(anna, table))["token"]
        looked = await (await here.visitor()).post("/api/links/look", 200, token=token)
        assert (looked["kind"], looked["name"], looked["seat"]) == ("seat", "Anna", 1)
        assert looked["table"]["seats"] == ["Anna", None]
        assert await bert.post("/api/links/use", 200, token=token) == {"kind": "seat", "table": table, "seat": 1}
        page = await bert.get(f"/api/tables/{table}")
        assert (page["status"], page["mine"]) == ("running", [1])


async def test_an_invitation_needs_a_name_first(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna = await here.guest("Anna")
        token = (await invited(anna, await private_table(anna)))["token"]
        assert (await (await here.visitor()).post("/api/links/use", 401, token=token))["error"] == "no-session"
        await (await here.guest("Bert")).post("/api/links/use", 200, token=token)


async def test_an_invitation_is_good_for_one(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna = await here.guest("Anna")
        table = (await anna.post("/api/tables", 201, **PAIR | {"players": 3}))["id"]
        first, second = await invited(anna, table, 1), await invited(anna, table, 1)
        bert, cleo = await here.guest("Bert"), await here.guest("Cleo")
        await bert.post("/api/links/use", 200, token=first["token"])
        await cleo.post("/api/links/use", 404, token=first["token"])
        assert (await cleo.post("/api/links/use", 409, token=second["token"]))["error"] == "taken"
        await bert.post(f"/api/tables/{table}/leave", 200)
        await cleo.post("/api/links/use", 404, token=first["token"])
        await cleo.post("/api/links/use", 200, token=second["token"])  # it was not used up in vain


async def test_who_sits_at_the_table_keeps_the_invitation_for_others(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna = await here.guest("Anna")
        table = await private_table(anna)
        token = (await invited(anna, table))["token"]
        assert (await anna.post("/api/links/use", 409, token=token))["error"] == "seated"
        await (await here.guest("Bert")).post("/api/links/use", 200, token=token)


async def test_only_those_at_the_table_invite(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna, bert = await here.guest("Anna"), await here.guest("Bert")
        private = await private_table(anna)
        public = (await anna.post("/api/tables", 201, **PAIR, public=True))["id"]
        await bert.post(f"/api/tables/{private}/invitations", 404, seat=1)
        assert (await bert.post(f"/api/tables/{public}/invitations", 403, seat=1))["error"] == "invite"


@pytest.mark.parametrize(("seat", "status"), [(0, 409), (2, 422), (6, 422), (-1, 422)])
async def test_invitations_are_to_free_seats(tmp_path: Path, seat: int, status: int) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna = await here.guest("Anna")
        await anna.post(f"/api/tables/{await private_table(anna)}/invitations", status, seat=seat)


async def test_somebody_is_invited_to_a_seat_that_was_left(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna, bert, cleo = await here.guest("Anna"), await here.guest("Bert"), await here.guest("Cleo")
        table = await private_table(anna)
        await bert.post("/api/links/use", 200, token=(await invited(anna, table))["token"])
        await anna.post(f"/api/tables/{table}/invitations", 409, seat=1)
        await bert.post(f"/api/tables/{table}/leave", 200)
        await cleo.post("/api/links/use", 200, token=(await invited(anna, table))["token"])
        assert (await cleo.get(f"/api/tables/{table}"))["mine"] == [1]


async def test_the_maker_of_a_table_revokes_invitations_of_others(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna, bert = await here.guest("Anna"), await here.guest("Bert")
        table = (await anna.post("/api/tables", 201, **PAIR | {"players": 3}))["id"]
        await bert.post("/api/links/use", 200, token=(await invited(anna, table))["token"])
        made = await invited(bert, table, 2)
        await anna.delete(f"/api/links/{made['id']}", 204)
        await (await here.guest("Cleo")).post("/api/links/use", 404, token=made["token"])


async def test_an_invitation_gets_old_and_goes_with_the_table(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna, bert = await here.guest("Anna"), await here.guest("Bert")
        old = await invited(anna, await private_table(anna))
        start = here.context.now()
        here.context.now = lambda: start + 15 * DAY
        await bert.post("/api/links/use", 404, token=old["token"])
        fresh = await invited(anna, await private_table(anna))
        await anna.post("/api/me/delete", 204)
        await bert.post("/api/links/use", 404, token=fresh["token"])


async def test_one_user_has_only_so_many_links(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(links, "MOST_LINKS", 3)
    async with server(tmp_path / "a.sqlite3") as here:
        anna = await here.guest("Anna")
        for _ in range(3):
            await anna.post("/api/links/device", 201)
        assert (await anna.post("/api/links/device", 409))["error"] == "many-links"
