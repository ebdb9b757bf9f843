"""The rules as the server shows them, and the rule behind every choice."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import merkator
from merkator.server.base import message_json
from merkator.server.catalogue import rulebook
from server_client import server

GAMES = ["hamburg", "rome"]
DOCS = Path(__file__).parents[3] / "docs" / "rules"


@pytest.mark.parametrize("game", GAMES)
def test_every_numbered_rule_is_there(game: str) -> None:
    written = re.findall(r"^\*\*([HR]-\d+\.\d+)\*\* ", (DOCS / f"{game}.md").read_text("utf-8"), re.MULTILINE)
    shown = [rule["number"] for section in rulebook.rules(game)["sections"] for rule in section["rules"]]
    assert shown == written
    assert len(shown) > 30
    for number in shown:
        found = rulebook.rule(game, number)
        assert found is not None
        assert found["html"].startswith("<p>")


@pytest.mark.parametrize("game", GAMES)
def test_rules_are_plain_html_whose_links_lead_to_rules(game: str) -> None:
    page = rulebook.rules(game)
    parts = [page["html"]]
    for section in page["sections"]:
        parts += [section["html"], *[rule["html"] for rule in section["rules"]]]
    numbers = {rule["number"] for section in page["sections"] for rule in section["rules"]}
    for html in parts:
        assert "<script" not in html
        assert "style=" not in html
        assert "**" not in html
        for link in re.findall(r'href="([^"]*)"', html):
            assert link.removeprefix("#") in numbers


@pytest.mark.parametrize("game", GAMES)
def test_every_choice_of_random_games_has_a_rule_that_is_written(game: str) -> None:
    seen = set()
    for seed in range(6):
        lots = random.Random(seed)
        made = merkator.game(game)
        options = {"expert": True, "offers": True} if game == "hamburg" and seed % 2 else {}
        state = made.start(players=3, seed=seed, options=options)
        while not state.over:
            view = message_json.with_messages(state.view(state.seat), state)
            for action in view["decision"]["actions"]:
                assert rulebook.rule(game, action["rule"]) is not None, action
                seen.add((view["decision"]["step"], action["rule"]))
            state.play(lots.choice(state.legal()))
    assert len(seen) > 12


@pytest.mark.parametrize("game", GAMES)
def test_every_step_with_a_decision_has_a_rule(game: str) -> None:
    from importlib import import_module

    steps = import_module(f"merkator.games.{game}.words.rules").STEPS
    for step, number in steps.items():
        assert rulebook.rule(game, number) is not None, step
    silent = {"turn", "time", "end", "refill", "over"} | {"roll", "fatum", "throw", "breeze", "obeyed", "fight"}
    played = {step.name for step in import_module(f"merkator.games.{game}.rules.state").STEPS}
    assert played - set(steps) <= silent


@pytest.mark.anyio
async def test_rules_are_served(sqlite: str) -> None:
    async with server(sqlite) as here:
        visitor = await here.visitor()
        assert (await visitor.get("/api/games/hamburg/rules"))["title"]
        assert (await visitor.get("/api/games/rome/rules/R-2.2"))["section"] == "2"
        assert (await visitor.get("/api/games/rome/rules/H-2.2", 404))["error"] == "no-rule"
        assert (await visitor.get("/api/games/chess/rules", 404))["error"] == "no-game"
