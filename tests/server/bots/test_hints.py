"""Hints: what a bot would do at my decision; never with what I may not know, and not in rated games."""

from __future__ import annotations

import json
from typing import Any

import pytest

import merkator
from merkator.bots import explain, registry
from merkator.server.bots import bot_process, hint_process
from server_client import server

pytestmark = pytest.mark.anyio


async def test_a_bot_says_what_it_would_do_in_notation_and_words(sqlite: str) -> None:
    async with server(sqlite) as here:
        anna = await here.guest("Anna")
        for game in ("hamburg", "rome"):
            page = await anna.post("/api/tables", game=game, players=2, seats=[{"kind": "me"}, {"kind": "local"}])
            path = f"/api/tables/{page['id']}"
            hint = await anna.post(f"{path}/hint", number=page["number"], level="greedy")
            [chosen] = [action for action in page["view"]["decision"]["actions"] if action["do"] == hint["do"]]
            assert (hint["say"], hint["rule"]) == (chosen["say"], chosen["rule"])
            assert (hint["seat"], hint["level"], hint["number"]) == (page["deciding"], "greedy", page["number"])
            assert isinstance(hint["reasons"], list)
            assert hint["line"][0] == hint["do"]
            assert (await anna.get(path))["number"] == page["number"], "a hint plays nothing"


async def test_without_a_level_the_strongest_is_asked(sqlite: str) -> None:
    async with server(sqlite) as here:
        anna = await here.guest("Anna")
        page = await anna.post("/api/tables", game="hamburg", players=1, seats=[{"kind": "me"}])
        told = await anna.post(f"/api/tables/{page['id']}/hint", number=page["number"])
        assert told["level"] == list(registry.levels(merkator.game("hamburg")))[-1]


async def test_hints_are_for_the_own_decision_as_it_is_now(sqlite: str) -> None:
    async with server(sqlite) as here:
        anna, ben = await here.guest("Anna"), await here.guest("Ben")
        wish: dict[str, Any] = {"game": "rome", "players": 2, "public": True, "options": {"start": 0}}
        made = await anna.post("/api/tables", seats=[{"kind": "me"}, {"kind": "open"}], **wish)
        path = f"/api/tables/{made['id']}"
        assert (await anna.post(f"{path}/hint", 409, number=0))["error"] == "not-running"
        await ben.post(f"{path}/join")
        assert (await ben.post(f"{path}/hint", 403, number=1))["error"] == "not-yours"
        assert (await anna.post(f"{path}/hint", 409, number=7))["error"] == "number"
        assert (await anna.post(f"{path}/hint", 400, number=1, level="wizard"))["error"] == "bot"
        assert (await (await here.guest("Carla")).post(f"{path}/hint", 403, number=1))["error"] == "no-seat"


async def test_there_are_no_hints_in_rated_games(sqlite: str) -> None:
    async with server(sqlite) as here:
        anna = await here.guest("Anna")
        seats = [{"kind": "me"}, {"kind": "bot"}]
        page = await anna.post("/api/tables", game="rome", players=2, seats=seats, rated=True, options={"start": 0})
        assert (await anna.post(f"/api/tables/{page['id']}/hint", 409, number=1))["error"] == "rated"


async def test_a_bot_that_has_no_answer_is_told(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_process, "hint_command", lambda level: ["false"])
    async with server(sqlite) as here:
        anna = await here.guest("Anna")
        page = await anna.post("/api/tables", game="hamburg", players=1, seats=[{"kind": "me"}])
        told = await anna.post(f"/api/tables/{page['id']}/hint", 409, number=page["number"])
        assert told["error"] == "no-hint"


async def test_a_bot_that_fails_once_is_asked_again(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    usual = bot_process.hint_command
    started: list[str] = []

    def command(level: str) -> list[str]:
        started.append(level)
        return ["false"] if len(started) == 1 else usual(level)

    monkeypatch.setattr(bot_process, "hint_command", command)
    async with server(sqlite) as here:
        anna = await here.guest("Anna")
        page = await anna.post("/api/tables", game="hamburg", players=1, seats=[{"kind": "me"}])
        told = await anna.post(f"/api/tables/{page['id']}/hint", number=page["number"], level="greedy")
        assert told["do"] in [action["do"] for action in page["view"]["decision"]["actions"]]
        assert started == ["greedy", "greedy"]
        assert here.bots.counts["faults"] == 1


def test_reasons_of_a_bot_that_explains_itself_are_messages(monkeypatch: pytest.MonkeyPatch) -> None:
    state = merkator.game("hamburg").start(players=2, seed=3)

    def explained(state: Any, seat: int, level: str, against: int | None) -> explain.Advice:
        assert (seat, level) == (state.seat, "greedy")
        return explain.Advice(state.legal()[0], [("event-sold", {"contract": ("place-spain", {}), "money": 2})])

    monkeypatch.setattr(explain, "explain", explained)
    told = hint_process.advice(state, "greedy")
    first = state.game.notation(state.legal()[0])
    assert (told["do"], told["line"]) == (first, [first])
    assert told["reasons"] == [["event-sold", {"contract": ["place-spain", {}], "money": 2}]]


def test_what_goes_wrong_in_the_process_is_said() -> None:
    said: list[bytes] = []
    hint_process.serve("greedy", [b'{"decide": 1}', b"no json", b'{"end": true}', b'{"decide": 1}'], said.append)
    assert [sorted(json.loads(line)) for line in said] == [["error"], ["error"]]
