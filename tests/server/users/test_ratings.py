"""Ratings, figures and histories: what counts, once, for whom, and who may see it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from merkator.server.store.schema import ratings
from merkator.server.tables import moves, table_store
from merkator.server.users.ratings import Place, merge_ratings, ranks
from server_client import Person, Server, server

pytestmark = pytest.mark.anyio
SHORT = {"game": "rome", "players": 2, "options": {"short": True, "pirates": False, "start": 0}}


async def pair(here: Server, **more: Any) -> tuple[Person, Person, str]:
    anna, bert = await here.guest("Anna"), await here.guest("Bert")
    return anna, bert, await again(anna, bert, **more)


async def again(anna: Person, bert: Person, **more: Any) -> str:
    wish = {**SHORT, "seats": [{"kind": "me"}], "public": True, "rated": True, **more}
    made = await anna.post("/api/tables", 201, **wish)
    await bert.post(f"/api/tables/{made['id']}/join")
    return str(made["id"])


async def to_end(here: Server, id: str, upto: int | None = None) -> dict[str, Any]:
    """Play a game of two people to its end, with choices that differ."""
    room = await here.room(id)
    while room.running and (upto is None or room.number < upto):
        state = room.state
        assert state is not None
        seat = state.seat
        legal = state.legal()
        text = room.game.notation(legal[(7 * room.number) % len(legal)])
        await moves.play(here.context, room, [seat], room.number, [text], None, room.seats[seat].user_id)
    return room.row


async def rated(here: Server) -> list[Any]:
    query = select(ratings).order_by(ratings.c.user_id)
    return list(await here.context.database.read(lambda c: c.execute(query).all()))


async def ids(*people: Person) -> list[str]:
    return [(await person.get("/api/me"))["id"] for person in people]


# Ratings


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_a_rated_game_changes_the_ratings_of_both(request: pytest.FixtureRequest, kind: str) -> None:
    async with server(request.getfixturevalue(kind)) as here:
        _anna, _bert, id = await pair(here)
        row = await to_end(here, id)
        found = await rated(here)
        assert [(one.game, one.players, one.games) for one in found] == [("rome", 2, 1), ("rome", 2, 1)]
        winners = row["result"]["winners"]
        assert [one.wins for one in found] == [int(seat in winners) for seat in (0, 1)]
        assert [one.best for one in found] == row["result"]["scores"]
        if len(winners) == 1:
            assert found[winners[0]].mu > 25 > found[1 - winners[0]].mu
        told = row["result"]["ratings"]
        assert [told[str(seat)]["before"] for seat in (0, 1)] == [0, 0]
        reopened = await here.context.database.read(lambda c: table_store.table_row(c, id))
        assert reopened is not None
        assert reopened["result"] == row["result"]


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_a_guest_who_logs_in_brings_the_ratings_along(request: pytest.FixtureRequest, kind: str) -> None:
    async with server(request.getfixturevalue(kind)) as here:
        anna, bert, id = await pair(here)
        await to_end(here, id)
        password = "seven barrels of herring"
        await anna.sign_up("anna", password)
        guest = await here.guest("Somebody")
        await to_end(here, await again(guest, bert))
        account, _, stranger = await rated(here)
        me = await guest.log_in("anna", password)
        [both] = [one for one in await rated(here) if one.user_id == account.user_id]
        assert len(await rated(here)) == 2
        assert (both.games, both.wins) == (2, account.wins + stranger.wins)
        assert both.best == max(account.best, stranger.best)
        assert both.sigma < min(account.sigma, stranger.sigma), "two games tell more than one"
        assert (await guest.get(f"/api/people/{me['id']}"))["figures"][0]["rating"]["games"] == 2


def test_two_ratings_are_put_together_by_how_sure_they_are() -> None:
    sure = {"mu": 35.0, "sigma": 1.0, "games": 90, "wins": 60, "best": 70.0}
    unsure = {"mu": 20.0, "sigma": 7.0, "games": 1, "wins": 0, "best": 12.0}
    both = merge_ratings(sure, unsure)
    assert both == merge_ratings(unsure, sure)
    assert 34 < both["mu"] < 35.5
    assert both["sigma"] <= 1.0
    assert (both["games"], both["wins"], both["best"]) == (91, 60, 70.0)


async def test_ratings_go_on_from_game_to_game(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna, bert, id = await pair(here)
        await to_end(here, id)
        sigma = (await rated(here))[0].sigma
        await to_end(here, await again(anna, bert))
        found = await rated(here)
        assert [one.games for one in found] == [2, 2]
        assert found[0].sigma < sigma


async def test_a_game_that_was_not_made_so_is_not_rated(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        _, _, id = await pair(here, rated=False)
        assert "ratings" not in (await to_end(here, id))["result"]
        assert await rated(here) == []


async def test_a_game_against_oneself_or_bots_is_not_rated(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna = await here.guest("Anna")
        made = await anna.post("/api/tables", 201, **SHORT, rated=True, seats=[{"kind": "me"}, {"kind": "local"}])
        await to_end(here, made["id"])
        assert await rated(here) == []


async def test_a_game_ended_by_consent_is_not_rated(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna, bert, id = await pair(here)
        for person in (anna, bert):
            await person.post(f"/api/tables/{id}/wishes", kind="end")
        assert (await anna.get(f"/api/tables/{id}"))["status"] == "over"
        assert await rated(here) == []


async def test_who_gives_up_the_seat_comes_last(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3", limits=0, bot_pause=0.0) as here:
        anna, bert, id = await pair(here)
        await to_end(here, id, upto=30)
        await bert.post(f"/api/tables/{id}/seats/1/bot", level="random")
        room = await here.room(id)
        assert room.seats[1].user_id is None
        row = await play_out(here, anna, id)
        told = row["result"]["ratings"]
        assert told["0"]["after"] > 0 > told["1"]["after"]
        found = await rated(here)
        assert [one.wins for one in found] == [1, 0]


async def play_out(here: Server, person: Person, id: str) -> dict[str, Any]:
    room = await here.room(id)
    while room.running:
        await person.play_first(id)
        await asyncio.sleep(0.005)  # the bot's turn
    return room.row


def test_ranks_follow_winners_then_points_then_those_who_left() -> None:
    places = [Place(1, 0, True), Place(2, 1, True), Place(3, 2, True), Place(4, 3, False)]
    assert ranks(places, {"winners": [1], "scores": [40.0, 50.0, 50.0, 99.0]}) == [3, 1, 2, 4]
    assert ranks(places, {"winners": [0, 1], "scores": [50.0, 50.0, 3.0, 0.0]}) == [1, 1, 3, 4]


async def test_an_own_undo_keeps_the_rating_and_one_by_consent_ends_it(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna, bert, id = await pair(here)
        await anna.post(f"/api/tables/{id}/moves", number=1, actions=["begin ostia"])
        await anna.post(f"/api/tables/{id}/undo", number=2, count=1)
        assert (await anna.get(f"/api/tables/{id}"))["rated"] is True
        await anna.post(f"/api/tables/{id}/moves", number=3, actions=["begin ostia"])
        for person in (anna, bert):
            await person.post(f"/api/tables/{id}/wishes", kind="undo", count=1)
        assert (await anna.get(f"/api/tables/{id}"))["rated"] is False


async def test_a_rated_game_that_is_over_stays_over(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna, bert, id = await pair(here)
        await to_end(here, id)
        number = (await anna.get(f"/api/tables/{id}"))["number"]
        for person in (anna, bert):
            await person.post(f"/api/tables/{id}/undo", 409, number=number, count=1)
        assert [one.games for one in await rated(here)] == [1, 1]


# Profiles


async def test_a_guest_has_a_profile_with_figures(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna, bert, id = await pair(here)
        row = await to_end(here, id)
        scores, winners = row["result"]["scores"], row["result"]["winners"]
        second = await to_end(here, await again(anna, bert, rated=False))
        mine = (await ids(anna))[0]
        shown = await (await here.visitor()).get(f"/api/people/{mine}")
        assert (shown["name"], shown["guest"], shown["total"]) == ("Anna", True, 2)
        figures = shown["figures"][0]
        both = [scores[0], second["result"]["scores"][0]]
        assert figures["mean"] == round(sum(both) / 2, 2)
        assert figures["best"] == max(both)
        assert figures["wins"] == (0 in winners) + (0 in second["result"]["winners"])
        assert figures["rating"]["games"] == 1
        assert [game["names"] for game in shown["latest"]] == [["Anna", "Bert"]] * 2


async def test_nobody_wins_a_solo_game(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna = await here.guest("Anna")
        row = {"game": "hamburg", "players": 1, "seats": [{"kind": "me"}]}
        id = (await anna.post("/api/tables", 201, **row))["id"]
        await to_end(here, id)
        history = await anna.get("/api/me/history")
        assert (history["total"], history["won"], history["figures"][0]["wins"]) == (1, 0, 0)
        assert [(game["id"], game["won"], game["counts"]) for game in history["games"]] == [(id, False, True)]


async def test_private_games_are_seen_by_their_players_only(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna, bert, id = await pair(here)
        await to_end(here, id)
        room = await here.room(id)
        await here.context.database.write(lambda c: table_store.change_table(c, room.id, {"public": False}))
        for person in await ids(anna, bert):
            shown = await anna.get(f"/api/people/{person}")
            assert (shown["total"], shown["latest"]) == (1, [])
        history = await anna.get("/api/me/history")
        assert [game["id"] for game in history["games"]] == [id]
        assert history["games"][0]["won"] == (0 in room.row["result"]["winners"])
        await (await here.visitor()).get("/api/me/history", 401)


async def test_a_history_is_read_page_by_page(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna = await here.guest("Anna")
        made = []
        for _ in range(3):
            wish = {**SHORT, "seats": [{"kind": "me"}, {"kind": "local"}]}
            made.append((await anna.post("/api/tables", 201, **wish))["id"])
            await anna.post(f"/api/tables/{made[-1]}/wishes", kind="end")
        first = await anna.get("/api/me/history", limit=2)
        assert [game["id"] for game in first["games"]] == made[:0:-1]
        rest = await anna.get("/api/me/history", before=first["games"][-1]["ended"])
        assert [game["id"] for game in rest["games"]] == made[:1]
        assert first["total"] == 0  # two seats, and no end by the rules
        assert not first["games"][0]["counts"]


async def test_nobody_is_found_who_is_not_there(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        await (await here.visitor()).get("/api/people/nobody", 404)
