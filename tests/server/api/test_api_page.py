"""docs/api.md: it names every route and every word of the socket, and its examples are what the server answers."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter

from merkator.server.api import responses
from merkator.server.api.tables import TablePage
from merkator.server.app import make_app
from merkator.server.base.settings import Settings
from server_client import server
from server_process import serving
from tools import api_errors, api_examples

pytestmark = pytest.mark.anyio
PAGE = (Path(__file__).parents[3] / "docs" / "api.md").read_text("utf-8")
AWAY = {("GET", "/metrics")}
"""Routes that are no part of the page: they are for those who run a server."""


def named() -> set[tuple[str, str]]:
    """Return the routes that the page names, with methods; `…` stands for /api/tables/{id}."""
    found = set()
    for span in re.findall(r"`((?:GET|POST|PUT|PATCH|DELETE|…).*?)`", PAGE):
        for method, path in re.findall(r"(GET|POST|PUT|PATCH|DELETE) ([/…][^ ?]*)", span):
            found.add((method, path.replace("…", "/api/tables/{id}")))
    for line in PAGE.split("\n"):  # `GET`, `POST /api/x`: both are of x
        several = re.findall(r"`(GET|POST|PUT|PATCH|DELETE)`, `(?:GET|POST|PUT|PATCH|DELETE) ([/…][^ ?`]*)", line)
        found |= {(method, path.replace("…", "/api/tables/{id}")) for method, path in several}
    return found


async def test_every_route_is_on_the_page_and_no_other(sqlite: str) -> None:
    async with server(sqlite) as here:
        paths = here.app.openapi()["paths"]
    there = {(method.upper(), path) for path, operations in paths.items() for method in operations}
    assert there - AWAY - named() == set()
    assert named() - there - {("GET", "/api/tables/{id}/log?first=&count=")} == set()


def test_every_word_of_the_socket_is_on_the_page() -> None:
    source = (Path(api_examples.ROOT) / "src/merkator/server/tables/live.py").read_text("utf-8")
    words = set(re.findall(r'wanted == "(\w+)"', source))
    assert words == set(re.findall(r'\{"do": "(\w+)"', PAGE))


def test_every_error_is_on_the_page_with_its_status_and_message() -> None:
    written = api_errors.TABLE.search(PAGE)
    assert written is not None
    assert written[0].splitlines() == api_errors.table().splitlines(), "run python -m tools.api_errors"


@pytest.mark.skipif(shutil.which("curl") is None, reason="needs curl")
def test_the_commands_of_the_first_game_answer_what_the_page_shows(tmp_path: Path) -> None:
    section = PAGE.split("## A first game with curl")[1].split("\n## ")[0]
    blocks = re.findall(r"```sh\n(.*?)```(?:\n```json\n(.*?)```)?", section, re.DOTALL)
    assert len(blocks) == 4
    answer: dict[str, Any] = {}
    with serving(tmp_path / "games.sqlite3") as started:
        known = {"SERVER": started.address()}
        for commands, shown in blocks:
            curl = re.sub(r"^[A-Z]+=.*\n", "", commands, flags=re.MULTILINE)  # the page's own values
            known |= {"TOKEN": answer.get("token", known.get("TOKEN", "")), "TABLE": answer.get("id", "")}
            done = subprocess.check_output(["sh", "-c", curl], cwd=tmp_path, env={**os.environ, **known})
            answer = json.loads(done)
            assert "error" not in answer, answer
            example = json.loads(shown or "{}")
            assert example.keys() - {api_examples.CUT} <= answer.keys()
            sure = example.keys() & {"name", "number", "status", "seat", "deciding"}
            assert {key: answer[key] for key in sure} == {key: example[key] for key in sure}


def keys(value: Any, path: str = "") -> set[str]:
    """Return the keys of an example, wherever they are; what was cut out counts for nothing."""
    found = set()
    if isinstance(value, dict):
        for key, part in value.items():
            if key != api_examples.CUT:
                found |= {f"{path}.{key}"} | keys(part, f"{path}.{key}")
    elif isinstance(value, list):
        for part in value:
            found |= keys(part, f"{path}[]")
    return found


async def test_the_examples_have_the_form_of_todays_answers() -> None:
    answers = await api_examples.examples()
    marked = dict(api_examples.MARK.findall(PAGE))
    assert marked.keys() == answers.keys()
    for name, text in marked.items():
        written, today = keys(json.loads(text)), keys(api_examples.short(answers[name]))
        stays = {key for key in written ^ today if not re.search(r"say|events|about|actions|texts|reasons", key)}
        assert stays == set(), f"{name}: run python -m tools.api_examples"


EXAMPLES = {
    "me": ("get", "/api/me"),
    "games": ("get", "/api/games"),
    "rule": ("get", "/api/games/{game}/rules/{number}"),
    "components": ("get", "/api/games/{game}/components"),
    "check": ("post", "/api/games/{game}/cards/check"),
    "card set": ("post", "/api/card-sets"),
    "lobby": ("get", "/api/lobby"),
    "page": ("get", "/api/tables/{id}"),
    "draft": ("post", "/api/tables/{id}/draft"),
    "hint": ("post", "/api/tables/{id}/hint"),
    "log": ("get", "/api/tables/{id}/log"),
    "history": ("get", "/api/tables/{id}/history/{step}"),
    "past hint": ("post", "/api/tables/{id}/history/{step}/hint"),
    "review": ("post", "/api/tables/{id}/review"),
    "scores": ("get", "/api/tables/{id}/scores"),
    "invitation": ("post", "/api/tables/{id}/invitations"),
    "look": ("post", "/api/links/look"),
}


async def test_answers_have_the_forms_that_clients_generate_their_types_from(sqlite: str) -> None:
    answers = await api_examples.examples()
    models = responses.models(make_app(Settings(sqlite)).routes)
    for name, route in EXAMPLES.items():
        TypeAdapter(models[route]).validate_python(answers[name])
    TypeAdapter(TablePage).validate_python(answers["frame"]["page"])


async def test_every_form_is_in_the_description(sqlite: str) -> None:
    async with server(sqlite) as here:
        described = here.app.openapi()
    page = described["paths"]["/api/tables/{id}"]["get"]["responses"]["200"]["content"]["application/json"]["schema"]
    assert page == {"$ref": "#/components/schemas/TablePage"}
    assert "undoable" in described["components"]["schemas"]["TablePage"]["properties"]
    wanted = set(re.findall(r'"#/components/schemas/(\w+)"', json.dumps(described)))
    assert wanted <= described["components"]["schemas"].keys()
