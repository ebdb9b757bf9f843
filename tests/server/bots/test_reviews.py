"""Looking back with a bot: hints for decisions of the past, and the review of a game that is over."""

from __future__ import annotations

import json
from typing import Any

import pytest

import merkator
from merkator.server.bots import bot_process, reviews
from merkator.text import Text
from midgame import at_step, cut, whole
from server_client import server

pytestmark = pytest.mark.anyio


async def record_table(person: Any, text: str) -> str:
    """Make a table of a record; return its path."""
    page = await person.post("/api/records", 201, record=text)
    return f"/api/tables/{page['id']}"


async def test_a_past_decision_of_a_game_that_is_over_can_be_asked_about_by_whoever_sees_it(sqlite: str) -> None:
    async with server(sqlite) as here:
        anna = await here.guest("Anna")
        path = await record_table(anna, whole("rome-two"))
        hint = await anna.post(f"{path}/history/7/hint", level="greedy")
        then = await anna.get(f"{path}/history/7")
        assert (hint["step"], hint["seat"]) == (7, then["view"]["decision"]["seat"])
        assert hint["reasons"]
        assert hint["reasons"][-1][0] in ("hint-better", "hint-even", "hint-later")
        for id, values in hint["reasons"]:
            assert Text("de", merkator.game("rome")).say(id, **tupled(values)).endswith(".")


def tupled(values: Any) -> Any:
    """Messages inside messages as Python writes them."""
    return {key: (v[0], tupled(v[1])) if isinstance(v, list) else v for key, v in values.items()}


async def test_players_are_called_by_their_names(sqlite: str) -> None:
    async with server(sqlite) as here:
        anna = await here.guest("Anna")
        path = await record_table(anna, cut("rome-three", at_step("lend")))
        page = await anna.get(path)
        step = (await anna.get(f"{path}/history/0"))["total"]
        hint = await anna.post(f"{path}/history/{step}/hint", level="greedy")
        assert '["player"' not in json.dumps(hint)
        assert page["deciding"] == hint["seat"]


async def test_while_a_game_goes_on_only_own_decisions_are_told(sqlite: str) -> None:
    async with server(sqlite) as here:
        anna, ben = await here.guest("Anna"), await here.guest("Ben")
        seats = [{"kind": "me"}, {"kind": "open"}]
        wish: dict[str, Any] = {
            "game": "hamburg",
            "players": 2,
            "seats": seats,
            "options": {"start": 0},
            "public": True,
        }
        page = await anna.post("/api/tables", **wish)
        path = f"/api/tables/{page['id']}"
        assert (await anna.post(f"{path}/history/0/hint", 409))["error"] == "not-started"
        page = await ben.post(f"{path}/join")
        await anna.post(f"{path}/moves", number=page["number"], actions=["done", "go danzig"])
        assert (await anna.post(f"{path}/history/0/hint", level="greedy"))["do"]
        assert (await ben.post(f"{path}/history/0/hint", 403))["error"] == "not-yours"
        assert (await anna.post(f"{path}/history/99/hint", 400))["error"] == "step"
        assert (await anna.post(f"{path}/review", 409))["error"] == "not-over"


async def test_a_rated_game_that_goes_on_tells_nothing(sqlite: str) -> None:
    async with server(sqlite) as here:
        anna = await here.guest("Anna")
        seats = [{"kind": "me"}, {"kind": "bot"}]
        page = await anna.post("/api/tables", game="rome", players=2, seats=seats, rated=True, options={"start": 0})
        assert (await anna.post(f"/api/tables/{page['id']}/history/0/hint", 409))["error"] == "rated"


async def test_a_review_comes_in_parts_and_holds_every_decision_of_the_seat(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "SECONDS", 0.2)
    async with server(sqlite) as here:
        anna = await here.guest("Anna")
        path = await record_table(anna, whole("rome-short"))
        found: list[dict[str, Any]] = []
        first: int | None = 0
        parts = 0
        while first is not None:
            part = await anna.post(f"{path}/review", first=first, seat=1, level="greedy")
            assert part["seats"] == [1]
            assert part["next"] is None or part["next"] > first
            found += part["steps"]
            first, parts = part["next"], parts + 1
        assert parts > 1, "a game is too much for one moment"
        steps = [moment["step"] for moment in found]
        assert steps == sorted(set(steps))
        for moment in found:
            assert moment["lost"] >= 0
            assert moment["lost"] == 0 or moment["do"] != moment["best"]["do"]
        log = (await anna.get(f"{path}/log", first=steps[0] + 1, count=1))["steps"][0]
        assert (log["do"], log["seat"]) == (found[0]["do"], 1)


async def test_what_was_found_is_remembered(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with server(sqlite) as here:
        anna = await here.guest("Anna")
        path = await record_table(anna, whole("rome-short"))
        asked = await anna.post(f"{path}/review", seat=0, level="greedy")
        monkeypatch.setattr(bot_process, "hint_command", lambda level: ["false"])
        again = await anna.post(f"{path}/review", seat=0, level="greedy")
        assert again["steps"][: len(asked["steps"])] == asked["steps"]


async def test_a_bot_that_fails_leaves_gaps_and_no_error(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_process, "hint_command", lambda level: ["false"])
    async with server(sqlite) as here:
        anna = await here.guest("Anna")
        path = await record_table(anna, whole("rome-short"))
        part = await anna.post(f"{path}/review", seat=0, level="greedy")
        assert part["steps"]
        assert {moment["best"] for moment in part["steps"]} == {None}


async def test_a_review_asks_for_what_there_is(sqlite: str) -> None:
    async with server(sqlite) as here:
        anna = await here.guest("Anna")
        path = await record_table(anna, whole("rome-short"))
        assert (await anna.post(f"{path}/review", 400, seat=5))["error"] == "seat"
        assert (await anna.post(f"{path}/review", 400, level="wizard"))["error"] == "bot"
