"""Looking back: any position with what led to it, what happened since, and points turn by turn."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest

from merkator.server.tables import moves
from server_client import Person, Server, server

pytestmark = pytest.mark.anyio


@pytest.fixture
async def here(sqlite: str) -> AsyncIterator[Server]:
    async with server(sqlite, limits=0) as here:
        yield here


async def played(here: Server, game: str, entries: int) -> tuple[Person, Person, str]:
    """Let two people play some entries of a public game; return them and the path of the table."""
    anna, ben = await here.guest("Anna"), await here.guest("Ben")
    wish: dict[str, Any] = {"game": game, "players": 2, "public": True, "options": {"start": 0}}
    made = await anna.post("/api/tables", seats=[{"kind": "me"}, {"kind": "open"}], **wish)
    await ben.post(f"/api/tables/{made['id']}/join")
    room = await here.room(made["id"])
    while room.running and room.number < entries:
        assert room.state is not None
        legal = room.state.legal()
        text = room.game.notation(legal[room.number * 7919 % len(legal)])
        user = room.seats[room.state.seat].user_id
        await moves.play(here.context, room, [room.state.seat], room.number, [text], None, user)
    return anna, ben, f"/api/tables/{made['id']}"


@pytest.mark.parametrize("game", ["hamburg", "rome"])
async def test_every_step_comes_with_what_was_done_and_what_happened(here: Server, game: str) -> None:
    anna, _, path = await played(here, game, 30)
    log = await anna.get(f"{path}/log", count=500)
    begin = await anna.get(f"{path}/history/0")
    assert (begin["step"], begin["events"], begin["total"]) == (0, [], log["total"])
    for step in log["steps"]:
        shown = await anna.get(f"{path}/history/{step['step']}")
        assert {key: shown[key] for key in step} == step
        assert shown["view"]["number"] == step["step"]
        assert all(event["say"] for event in step["events"])
    assert shown["view"] == (await anna.get(path))["view"]
    assert (await anna.get(f"{path}/history/{log['total'] + 1}", 400))["error"] == "step"


async def test_what_happened_since_a_number_and_since_my_last_turn(here: Server) -> None:
    anna, ben, path = await played(here, "hamburg", 40)
    log = (await anna.get(f"{path}/log", count=500))["steps"]
    for number in (0, 1, 2, 25, 40, 99):
        since = await anna.get(f"{path}/log", after=number)
        assert since["steps"] == [step for step in log if step["number"] > number]
    for seat, person in enumerate((anna, ben)):
        page = await person.get(path)
        assert page["last"] == max(step["number"] for step in log if step["seat"] == seat)
    assert (await (await here.guest("Carla")).get(path))["last"] == 0


async def test_what_was_taken_back_is_left_out(here: Server) -> None:
    anna, _, path = await played(here, "hamburg", 1)
    page = await anna.play_first(path.rpartition("/")[2])
    before = (await anna.get(f"{path}/log"))["total"]
    await anna.post(f"{path}/undo", number=page["number"], count=1)
    log = await anna.get(f"{path}/log")
    assert (before, log["total"]) == (1, 0)
    page = await anna.play_first(path.rpartition("/")[2])
    assert [step["number"] for step in (await anna.get(f"{path}/log"))["steps"]] == [page["number"]]


@pytest.mark.parametrize("game", ["hamburg", "rome"])
async def test_points_are_told_after_every_turn_up_to_the_result(here: Server, game: str) -> None:
    anna, _, path = await played(here, game, 10_000)
    page = await anna.get(path)
    chart = await anna.get(f"{path}/scores")
    assert chart["over"]
    assert not chart["open_only"]
    points = chart["points"]
    assert points[-1]["scores"] == page["result"]["scores"]
    assert points[-1]["step"] == (await anna.get(f"{path}/log"))["total"]
    turns = [point["turn"] for point in points]
    assert turns == sorted(turns)
    assert len(set(turns)) >= len(turns) - 1, "one for each turn, and the end"
    for point in points[:: max(1, len(points) // 5)]:
        view = (await anna.get(f"{path}/history/{point['step']}"))["view"]
        open_points = [player["score"].get("total") for player in view["players"]]
        if game == "hamburg":
            assert point["scores"] == open_points


async def test_while_hands_are_secret_only_open_wealth_is_counted(here: Server) -> None:
    anna, ben, path = await played(here, "rome", 40)
    chart = await anna.get(f"{path}/scores")
    assert chart["open_only"]
    assert chart == await ben.get(f"{path}/scores")
    shown = [player["score"]["open"] for player in (await anna.get(path))["view"]["players"]]
    assert chart["points"][-1]["scores"] == shown
