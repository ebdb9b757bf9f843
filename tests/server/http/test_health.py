"""Is the server well, what does it count, how does it describe itself, and what do browsers get?"""

from __future__ import annotations

import asyncio
import gzip
import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import FastAPI
from sqlalchemy import text

from merkator.server.http import pages
from merkator.server.http.root_path import RootPath
from merkator.server.store import health
from merkator.server.store.integrity import IntegrityWatch
from merkator.server.tables.live import Socket
from server_client import server
from server_socket import socket

pytestmark = pytest.mark.anyio
ROOT = Path(__file__).parents[3]


# --- health


async def test_a_server_that_runs_is_well(sqlite: str) -> None:
    async with server(sqlite) as here:
        answer = await (await here.client()).get("/healthz")
    assert answer.status_code == 200
    assert answer.json()["server"] == "merkator"
    assert answer.json()["checks"] == {"database": True, "migrations": True, "writer": True, "intact": True}
    assert answer.json()["reasons"] == []


async def test_a_database_that_does_not_answer_makes_it_unwell(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with server(sqlite) as here:

        async def silence(work: object) -> None:
            monkeypatch.setattr(health, "PATIENCE", 30)  # the writer answers, however busy the machine is
            await asyncio.sleep(60)

        monkeypatch.setattr(health, "PATIENCE", 0.05)
        monkeypatch.setattr(here.context.database, "read", silence)
        answer = await (await here.client()).get("/healthz")
        monkeypatch.undo()
    assert answer.status_code == 503
    assert answer.json()["checks"] == {"database": False, "migrations": False, "writer": True, "intact": True}
    assert answer.json()["reasons"] == ["the database does not answer"]


async def test_a_database_of_another_form_makes_it_unwell(sqlite: str) -> None:
    async with server(sqlite) as here:
        await here.context.database.write(lambda c: c.execute(text("UPDATE alembic_version SET version_num = 'x'")))
        answer = await (await here.client()).get("/healthz")
    assert answer.status_code == 503
    assert answer.json()["checks"]["migrations"] is False


async def test_a_writer_that_has_died_makes_it_unwell(sqlite: str) -> None:
    async with server(sqlite) as here:
        client = await here.client()
        database = here.context.database
        database._jobs.put(None)
        database._writer.join()
        answer = await client.get("/healthz")
        # A new writer, so that the server can end as usual.
        database._writer = type(database._writer)(target=database._write_all, daemon=True)
        database._writer.start()
    assert answer.status_code == 503
    assert answer.json()["checks"] == {"database": True, "migrations": True, "writer": False, "intact": True}
    assert answer.json()["reasons"] == ["nothing can be saved: the writer has stopped"]


async def test_a_damaged_file_makes_it_unwell_and_says_how_to_recover(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite3"
    async with server(file) as here:
        watch = IntegrityWatch(here.context)
        await watch.look()
        assert here.context.database.damage == ""
        await here.context.database.write(lambda c: None)
        with here.context.database.engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
        whole = file.read_bytes()
        file.write_bytes(whole[:8192] + bytes(200) + whole[8392:])
        here.context.database.engine.dispose()  # what was read before is not in memory
        await watch.look()
        answer = await (await here.client()).get("/healthz")
        file.write_bytes(whole)
    assert answer.status_code == 503
    assert answer.json()["checks"]["intact"] is False
    assert "`merkator restore BACKUP --force`" in answer.json()["reasons"][-1]


async def test_asking_whether_it_is_well_writes_nothing(sqlite: str) -> None:
    async with server(sqlite) as here:
        client = await here.client()
        sizes: list[int] = []
        here.context.database.on_commit = lambda size, seconds, failed: sizes.append(size)
        for _ in range(20):
            assert (await client.get("/healthz")).status_code == 200
    assert len(sizes) < 10  # what runs beside


async def test_postgres_is_looked_at_alike(postgres: str) -> None:
    async with server(postgres) as here:
        answer = await (await here.client()).get("/healthz")
    assert answer.json()["ok"] is True


# --- figures


async def test_figures_tell_requests_moves_writes_rooms_and_bots(sqlite: str) -> None:
    async with server(sqlite) as here:
        anna = await here.guest("Anna")
        table = (await anna.post("/api/tables", game="hamburg", players=1, seats=[{"kind": "me"}]))["id"]
        await anna.play_first(table)
        await anna.get("/api/tables/nowhere", 404)
        figures = (await anna.client.get("/metrics")).text
    assert 'merkator_requests_total{method="POST",route="/api/tables/{id}/moves",status="200"} 1.0' in figures
    assert 'merkator_requests_total{method="GET",route="/api/tables/{id}",status="404"} 1.0' in figures
    assert 'merkator_request_seconds_count{method="POST",route="/api/session"} 1.0' in figures
    assert "merkator_moves_total 2.0" in figures  # the start, and one action
    assert "merkator_rooms 1.0" in figures
    assert "merkator_sockets 0.0" in figures
    assert 'merkator_bots_total{what="decisions"} 0.0' in figures
    assert "merkator_bot_cpu_seconds_total 0.0" in figures
    assert re.search(r"merkator_write_batch_size_count [1-9]", figures)
    assert re.search(r"merkator_write_seconds_count [1-9]", figures)
    assert table not in figures


@pytest.mark.parametrize("file", ["deploy/grafana.json", "docs/hosting.md"])
async def test_what_hosts_are_told_to_watch_is_there(sqlite: str, file: str) -> None:
    named = set(re.findall(r"merkator_[a-z_]+", (ROOT / file).read_text("utf-8"))) - {"merkator_connection"}
    async with server(sqlite) as here:
        figures = (await (await here.client()).get("/metrics")).text
    there = set(re.findall(r"^# TYPE (\S+)", figures, re.MULTILINE))
    parts = {name + end for name in there for end in ("", "_bucket", "_count", "_sum")}
    assert len(named) >= 7
    assert named <= parts


async def test_the_dashboard_shows_moves_of_browsers_and_of_programs(sqlite: str) -> None:
    async with server(sqlite) as here:
        anna = await here.guest("Anna")
        table = (await anna.post("/api/tables", game="hamburg", players=1, seats=[{"kind": "me"}]))["id"]
        await anna.play_first(table)
        page = await anna.get(f"/api/tables/{table}")
        async with socket(here, anna.client) as live:
            action = page["view"]["decision"]["actions"][0]["do"]
            await live.say(
                do="move", table=table, id=1, number=page["number"], actions=[action], key="k" * 16, confirm=True
            )
            assert (await live.hear())["status"] == 200
        figures = (await anna.client.get("/metrics")).text
    dashboard = json.loads((ROOT / "deploy/grafana.json").read_text("utf-8"))
    [panel] = [panel for panel in dashboard["panels"] if panel["title"] == "Time to answer a move"]
    [routes] = {re.search(r'route=~"([^"]*)"', target["expr"])[1] for target in panel["targets"]}  # type: ignore[index]
    for route in routes.split("|"):
        assert re.search(rf'merkator_request_seconds_count{{method="\w+",route="{re.escape(route)}"}} 1', figures)


async def test_mistakes_of_the_server_are_counted(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with server(sqlite) as here:
        client = await here.client()
        anna = await here.guest("Anna")

        def mistake(*given: object, **more: object) -> None:
            raise ZeroDivisionError

        monkeypatch.setattr("merkator.server.tables.creation.create", mistake)
        await anna.post("/api/tables", 500, game="hamburg", players=1)
        figures = (await client.get("/metrics")).text
    assert 'merkator_errors_total{where="request"} 1.0' in figures


@pytest.mark.parametrize("header", ["X-Forwarded-For", "Forwarded", "X-Real-IP"])
async def test_figures_do_not_leave_the_machine_through_a_proxy(sqlite: str, header: str) -> None:
    async with server(sqlite) as here:
        answer = await (await here.client()).get("/metrics", headers={header: "127.0.0.1"})
    assert answer.status_code == 403


async def test_figures_are_for_this_machine_or_for_the_token(sqlite: str) -> None:
    async with server(sqlite, metrics_token="lantern") as here:
        transport = httpx.ASGITransport(here.app, client=("192.0.2.7", 4711))
        async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as elsewhere:
            none = await elsewhere.get("/metrics")
            wrong = await elsewhere.get("/metrics", headers={"Authorization": "Bearer candle"})
            right = await elsewhere.get("/metrics", headers={"Authorization": "Bearer lantern"})
    assert [none.status_code, wrong.status_code, right.status_code] == [403, 403, 200]


async def test_no_token_is_not_the_empty_token(sqlite: str) -> None:
    async with server(sqlite) as here:
        transport = httpx.ASGITransport(here.app, client=("192.0.2.7", 4711))
        async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as elsewhere:
            answer = await elsewhere.get("/metrics", headers={"Authorization": "Bearer "})
    assert answer.status_code == 403


# --- the API, described


def operations(schema: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    return [
        (f"{method} {path}", operation)
        for path, methods in schema["paths"].items()
        for method, operation in methods.items()
    ]


async def test_every_route_is_described_with_its_errors(sqlite: str) -> None:
    async with server(sqlite) as here:
        schema = (await (await here.client()).get("/openapi.json")).json()
    assert "Problem" in schema["components"]["schemas"]
    assert len(operations(schema)) > 20
    for name, operation in operations(schema):
        assert operation["summary"], name
        assert operation["tags"], name
        for status in ("400", "401", "403", "404", "409", "421", "422", "429"):
            content = operation["responses"][status]["content"]["application/json"]
            assert content["schema"] == {"$ref": "#/components/schemas/Problem"}, name
        if "requestBody" in operation:
            assert operation["requestBody"]["content"]["application/json"]["example"] is not None, name
            assert {"408", "413", "415"} <= set(operation["responses"]), name


async def test_an_example_can_be_sent_as_it_is(sqlite: str) -> None:
    async with server(sqlite) as here:
        client = await here.client()
        paths = (await client.get("/openapi.json")).json()["paths"]
        guest = paths["/api/session"]["post"]["requestBody"]["content"]["application/json"]["example"]
        answer = await client.post("/api/session", json=guest)
        client.headers["x-merkator-token"] = answer.json()["token"]
        table = paths["/api/tables"]["post"]["requestBody"]["content"]["application/json"]["example"]
        made = await client.post("/api/tables", json=table)
    assert answer.status_code == 201
    assert made.status_code == 201, made.text


async def test_the_page_of_the_api_needs_no_script_and_nothing_from_elsewhere(sqlite: str) -> None:
    async with server(sqlite) as here:
        answer = await (await here.client()).get("/api/docs")
    assert answer.status_code == 200
    assert "<script" not in answer.text
    assert " style=" not in answer.text
    assert "://" not in answer.text
    assert "/api/tables/{id}/moves" in answer.text


# --- pages


def built_client(folder: Path) -> Path:
    """Make what a build of the web client looks like."""
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text('<script type="module" src="./assets/app-3f2a.js"></script>', "utf-8")
    (folder / "assets" / "app-3f2a.js").write_bytes(b"plain()")
    (folder / "assets" / "app-3f2a.js.br").write_bytes(b"brotli")
    (folder / "assets" / "app-3f2a.js.gz").write_bytes(gzip.compress(b"plain()"))
    (folder / "icon.svg").write_text("<svg/>", "utf-8")
    return folder


def shown(app: FastAPI) -> httpx.AsyncClient:
    return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://127.0.0.1")


async def test_without_a_client_a_plain_page_says_how_to_build_it(tmp_path: Path) -> None:
    app = FastAPI(openapi_url=None)
    pages.serve_pages(app, "", tmp_path / "nothing")
    async with shown(app) as client:
        page = await client.get("/")
        style = await client.get("/pages/plain.css")
        missing = await client.get("/nowhere")
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert "<pre>make setup</pre>" in page.text
    assert "<script" not in page.text
    assert "<style" not in page.text
    assert style.headers["content-type"] == "text/css; charset=utf-8"
    assert missing.status_code == 404


async def test_the_links_of_the_plain_page_lead_somewhere(sqlite: str, tmp_path: Path) -> None:
    plain = pages.Pages("", tmp_path / "nothing").find("")
    assert plain is not None
    async with server(sqlite) as here:
        client = await here.client()
        links = [link for link in re.findall(r'href="(.*?)"', plain.forms[""].decode()) if "plain.css" not in link]
        assert [(await client.get(link)).status_code for link in links] == [200, 200, 200]


async def test_a_built_client_is_served_compressed_and_kept_for_ever(tmp_path: Path) -> None:
    app = FastAPI(openapi_url=None)
    pages.serve_pages(app, "", built_client(tmp_path / "static"))
    async with shown(app) as client:
        best = await client.get("/assets/app-3f2a.js", headers={"Accept-Encoding": "identity, br;q=1.0"}, timeout=5)
        zipped = await client.get("/assets/app-3f2a.js", headers={"Accept-Encoding": "gzip"})
        plain = await client.get("/assets/app-3f2a.js", headers={"Accept-Encoding": "identity"})
        gone = await client.get("/assets/app-0000.js")
        icon = await client.get("/icon.svg")
    assert icon.headers["content-type"] == "image/svg+xml"
    assert icon.headers["cache-control"] == "no-cache"
    assert best.headers["content-encoding"] == "br"
    assert zipped.headers["content-encoding"] == "gzip"
    assert zipped.content == b"plain()"
    assert plain.content == b"plain()"
    assert plain.headers["content-type"] == "text/javascript; charset=utf-8"
    assert {a.headers["cache-control"] for a in (zipped, plain)} == {"public, max-age=31536000, immutable"}
    assert gone.status_code == 404


async def test_pages_carry_a_policy_that_allows_nothing_inline_and_nothing_from_elsewhere(sqlite: str) -> None:
    async with server(sqlite) as here:
        answer = await (await here.client()).get("/table/abc")
    policy = dict(part.split(" ", 1) for part in answer.headers["content-security-policy"].split("; "))
    assert policy["default-src"] == "'none'"
    for kind in ("script-src", "style-src", "connect-src", "font-src", "worker-src", "manifest-src"):
        assert policy[kind] == "'self'"
    assert "unsafe" not in answer.headers["content-security-policy"]


async def test_every_other_path_shows_the_client_but_not_those_of_the_api(tmp_path: Path) -> None:
    app = FastAPI(openapi_url=None)
    pages.serve_pages(app, "/merkator", built_client(tmp_path / "static"))
    app.add_middleware(RootPath, path="/merkator")
    async with shown(app) as client:
        for path in ("/", "/table/abc", "/merkator/", "/merkator/table/abc", "/../../etc/passwd"):
            answer = await client.get(path)
            assert 'src="/merkator/assets/app-3f2a.js"' in answer.text, path
            assert answer.headers["cache-control"] == "no-cache"
        again = await client.get("/", headers={"If-None-Match": answer.headers["etag"]})
        api = await client.get("/api/nowhere")
        posted = await client.post("/table/abc")
    assert again.status_code == 304
    assert api.status_code == 404
    assert posted.status_code == 405


# --- goodbye


class Browser:
    """The far end of a socket that only listens."""

    def __init__(self, slow: bool = False) -> None:
        self.slow = slow
        self.heard: list[str] = []
        self.code = 0

    async def send_text(self, text: str) -> None:
        if self.slow:
            await asyncio.sleep(60)
        self.heard.append(text)

    async def close(self, code: int, why: str) -> None:
        self.code = code

    async def receive_text(self) -> str:
        await asyncio.sleep(60)
        return ""


async def unasked(message: dict[str, Any]) -> tuple[int, bytes]:
    raise AssertionError(message)


async def test_browsers_are_told_goodbye_and_a_slow_one_holds_nobody_up(sqlite: str) -> None:
    async with server(sqlite) as here:
        quick, slow = Browser(), Browser(slow=True)
        turns = here.app.state.turns
        lines = [Socket(here.context, browser, None, "", turns, unasked) for browser in (quick, slow)]  # type: ignore[arg-type]
        tasks = [asyncio.create_task(line.run()) for line in lines]
        await asyncio.sleep(0)
        assert len(here.context.connections) == 2
        begun = asyncio.get_running_loop().time()
    took = asyncio.get_running_loop().time() - begun
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert quick.heard == ['{"bye":"restart"}']
    assert quick.code == 1012
    assert took < 6
