"""What docs/hosting.md shows works: nginx under a sub-path, the unit files, the Dockerfile, the list of settings."""

from __future__ import annotations

import asyncio
import configparser
import json
import os
import re
import shutil
import signal
import socket
import ssl
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterator
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest
import websockets

from ports import free_port
from server_process import serving

ROOT = Path(__file__).parents[3]
DEPLOY = ROOT / "deploy"
HOST = "games.example.org"


# --- nginx


SOCKETS = re.compile(r"^merkator_sockets(?:{[^}]*})? (\S+)", re.MULTILINE)


@dataclass
class Proxy:
    """An nginx with our configuration, in front of two server processes."""

    address: str
    trusted: ssl.SSLContext
    logs: Path
    processes: list[str]


def certificate(folder: Path) -> None:
    """Make a certificate for one day."""
    words = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=games.example.org"
    files = ["-addext", f"subjectAltName=DNS:{HOST}", "-keyout", "privkey.pem", "-out", "fullchain.pem"]
    subprocess.run(["openssl", *words.split(), *files], cwd=folder, check=True, capture_output=True)


def configuration(folder: Path, port: int, upstreams: list[str]) -> Path:
    """Write our configuration with the ports, files and names of this test; nothing else is changed."""
    ours = (DEPLOY / "nginx.conf").read_text("utf-8")
    for old, new in [
        ("127.0.0.1:8461", upstreams[0]),
        ("127.0.0.1:8462", upstreams[1]),
        ("listen 443 ssl", f"listen 127.0.0.1:{port} ssl"),
        ("/etc/letsencrypt/live/games.example.org", str(folder)),
        ("/var/log/nginx", str(folder)),
    ]:
        assert ours.count(old) >= 1
        ours = ours.replace(old, new)
    (folder / "merkator.conf").write_text(ours, "utf-8")
    temporary = "\n".join(
        f"    {kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    whole = f"""
daemon off;
worker_processes 1;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{ worker_connections 256; }}
http {{
{temporary}
    include {folder}/merkator.conf;
}}
"""
    (folder / "nginx.conf").write_text(whole, "utf-8")
    return folder / "nginx.conf"


@pytest.fixture
def proxy(postgres: str, tmp_path: Path) -> Iterator[Proxy]:
    nginx = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
    if nginx is None or shutil.which("openssl") is None:
        pytest.skip("nginx and openssl are not installed: apt-get install nginx-light openssl")
    certificate(tmp_path)
    shown = ["--root-path", "/merkator", "--public-host", HOST, "--trusted-proxy", "127.0.0.1"]
    with serving(postgres, *shown) as first, serving(postgres, *shown) as second:
        addresses = [started.address().removeprefix("http://").partition("/")[0] for started in (first, second)]
        port = free_port()
        config = configuration(tmp_path, port, addresses)
        words = [nginx, "-c", str(config), "-e", str(tmp_path / "error.log"), "-p", str(tmp_path)]
        started = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            wait_for_port(port)
            trusted = ssl.create_default_context(cafile=tmp_path / "fullchain.pem")
            yield Proxy(f"https://{HOST}:{port}/merkator", trusted, tmp_path / "merkator.log", addresses)
        finally:
            started.terminate()
            started.wait(10)


def wait_for_port(port: int) -> None:
    deadline = time.monotonic() + 60
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            assert time.monotonic() < deadline
            time.sleep(0.05)
        else:
            return


class Here(httpx.HTTPTransport):
    """Goes to this machine, whatever the address says; the name is checked all the same."""

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        here = httpx.Request(
            request.method,
            request.url.copy_with(host="127.0.0.1"),
            headers=request.headers,
            stream=request.stream,
            extensions={**request.extensions, "sni_hostname": HOST},
        )
        return super().handle_request(here)


def visitor(proxy: Proxy) -> httpx.Client:
    return httpx.Client(base_url=proxy.address, transport=Here(verify=proxy.trusted), timeout=30)


def test_behind_nginx_under_a_path_everything_works(proxy: Proxy) -> None:
    with visitor(proxy) as anna:
        page = anna.get("/")
        links = re.findall(r'(?:href|src)="(.*?)"', page.text)
        assert links
        assert [anna.get(f"{proxy.address.removesuffix('/merkator')}{link}").status_code for link in links] == [
            200 for _ in links
        ]
        assert anna.get(proxy.address.removesuffix("/merkator") + "/merkator").headers["location"] == "/merkator/"
        answer = anna.post(
            "/api/session", json={"name": "Anna"}, headers={"Origin": proxy.address[: -len("/merkator")]}
        )
        assert answer.status_code == 201, answer.text
        cookie = answer.headers["set-cookie"]
        assert "Path=/merkator" in cookie
        assert "Secure" in cookie
        assert answer.headers["strict-transport-security"]
        token = answer.json()["token"]
        anna.headers["x-merkator-token"] = token
        seats = [{"kind": "me"}, {"kind": "open"}]
        made = anna.post("/api/tables", json={"game": "hamburg", "players": 2, "seats": seats})
        assert made.status_code == 201, made.text
        invited = anna.post(f"/api/tables/{made.json()['id']}/invitations", json={"seat": 1})
        assert invited.status_code == 201, invited.text
        assert invited.json()["address"].startswith(f"{proxy.address}/#invitation=")
        secret = invited.json()["token"]
        assert anna.get("/metrics").status_code == 404
        assert anna.get("/healthz?word=secret").status_code == 200
        assert anna.get("/api/me", headers={"Host": "evil.example"}).status_code in (404, 421)
        anna.cookies.update({})
        asyncio.run(watch_and_play(proxy, anna, made.json()["id"], secret))
    logged = proxy.logs.read_text()
    assert "/merkator/api/session" in logged
    assert "word=secret" not in logged
    assert secret not in logged


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="needs several loopback addresses")
def test_behind_nginx_all_sockets_of_a_table_meet_on_one_process(proxy: Proxy) -> None:
    with visitor(proxy) as anna:
        origin = proxy.address.removesuffix("/merkator")
        answer = anna.post("/api/session", json={"name": "Anna"}, headers={"Origin": origin})
        anna.headers["x-merkator-token"] = answer.json()["token"]
        seats = [{"kind": "me"}, {"kind": "local"}]
        for _ in range(3):
            made = anna.post("/api/tables", json={"game": "hamburg", "players": 2, "seats": seats, "public": True})
            counts = asyncio.run(sockets_by_process(proxy, made.json()["id"], 6))
            assert sorted(counts) == [0, 6], counts


async def sockets_by_process(proxy: Proxy, table: str, count: int) -> list[int]:
    """Open sockets of a table from different addresses; return how many of them each process serves."""
    origin = proxy.address.removesuffix("/merkator")
    async with AsyncExitStack() as held:
        for number in range(count):
            line = await held.enter_async_context(
                websockets.connect(
                    proxy.address.replace("https", "wss") + f"/api/live/{table}",
                    host="127.0.0.1",
                    port=int(origin.rpartition(":")[2]),
                    local_addr=(f"127.0.0.{number + 2}", 0),
                    ssl=proxy.trusted,
                    origin=websockets.Origin(origin),
                )
            )
            await line.send(json.dumps({"do": "watch", "table": table}))
            assert json.loads(await asyncio.wait_for(line.recv(), 10))["table"] == table
        figures = [httpx.get(f"http://{address}/merkator/metrics").text for address in proxy.processes]
    return [int(float(found[1])) if (found := SOCKETS.search(text)) else 0 for text in figures]


async def watch_and_play(proxy: Proxy, anna: httpx.Client, table: str, token: str) -> None:
    """See by socket, on each of the processes, what happens on whichever one answers."""
    kept = "; ".join(f"{cookie.name}={cookie.value}" for cookie in anna.cookies.jar)
    lines = []
    whole = proxy.address.replace("https", "wss") + "/api/live"
    origin = proxy.address.removesuffix("/merkator")
    port = int(origin.rpartition(":")[2])
    through = await websockets.connect(
        whole,
        host="127.0.0.1",
        port=port,
        ssl=proxy.trusted,
        origin=websockets.Origin(origin),
        additional_headers={"Cookie": kept},
    )
    lines.append(through)
    for address in proxy.processes:
        lines.append(
            await websockets.connect(f"ws://{address}/merkator/api/live", additional_headers={"Cookie": kept})
        )
    for line in lines:
        await line.send(json.dumps({"do": "watch", "table": table}))
        assert json.loads(await asyncio.wait_for(line.recv(), 10))["page"]["status"] == "open"
    await asyncio.to_thread(join, proxy, token)
    for line in lines:
        while json.loads(await asyncio.wait_for(line.recv(), 10)).get("page", {}).get("status") != "running":
            pass
        await line.close()


def join(proxy: Proxy, token: str) -> None:
    with visitor(proxy) as bert:
        answer = bert.post("/api/session", json={"name": "Bert"})
        bert.headers["x-merkator-token"] = answer.json()["token"]
        used = bert.post("/api/links/use", json={"token": token})
        assert used.status_code < 300, used.text


# --- files


@pytest.mark.parametrize("name", ["merkator.service", "merkator@.service"])
def test_the_unit_files_start_what_there_is_and_give_it_time_to_end(name: str) -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read_string((DEPLOY / name).read_text("utf-8"))
    service = unit["Service"]
    assert service["ExecStart"] == "/opt/merkator/bin/merkator serve"
    assert int(service["TimeoutStopSec"]) > 10
    assert service["NoNewPrivileges"] == "yes"
    assert "User" in service or service["DynamicUser"] == "yes"
    verify = shutil.which("systemd-analyze")
    if verify is not None:
        told = subprocess.run([verify, "verify", str(DEPLOY / name)], capture_output=True, text=True, check=False)
        assert "Unknown" not in told.stderr


def instructions(text: str) -> list[tuple[str, str]]:
    """Read a Dockerfile: instructions and what follows them."""
    joined = re.sub(r"\\\n", " ", text)
    lines = [line.strip() for line in joined.splitlines() if line.strip() and not line.startswith("#")]
    return [(line.split(None, 1)[0], line.split(None, 1)[1]) for line in lines]


def test_the_dockerfile_is_in_order() -> None:
    found = instructions((DEPLOY / "Dockerfile").read_text("utf-8"))
    known = {"FROM", "RUN", "COPY", "ENV", "USER", "VOLUME", "EXPOSE", "STOPSIGNAL", "HEALTHCHECK", "CMD", "WORKDIR"}
    assert {word for word, _ in found} <= known
    last = dict(found)
    assert last["USER"] not in ("root", "0")
    assert json.loads(last["CMD"]) == ["merkator", "serve"]
    assert json.loads(last["HEALTHCHECK"].partition("CMD ")[2]) == ["merkator", "health"]
    assert last["STOPSIGNAL"] == "SIGTERM"
    for word, rest in found:
        if word == "COPY" and not rest.startswith("--from"):
            assert all((ROOT / name).exists() for name in rest.split()[:-1]), rest
    assert [word for word, _ in found].index("USER") < [word for word, _ in found].index("CMD")
    copied = {name for word, rest in found if word == "COPY" for name in rest.split()[:-1]}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    packed = project["tool"]["hatch"]["build"]["targets"]["wheel"]["force-include"]
    assert {*packed, "web", "tools", project["project"]["readme"]} <= copied, "the package is built of these"


@pytest.mark.long
@pytest.mark.timeout(1200)
def test_what_the_dockerfile_builds_serves_and_is_healthy(tmp_path: Path) -> None:
    """No Docker is needed: what it copies is copied, its commands run there, and what it starts is started."""
    found = instructions((DEPLOY / "Dockerfile").read_text("utf-8"))
    source, home = tmp_path / "source", tmp_path / "merkator"
    source.mkdir()
    environment = {"PATH": os.environ["PATH"], "HOME": str(tmp_path)}
    environment |= {name: text for name, text in os.environ.items() if name.startswith(("PIP_", "npm_", "NPM_"))}
    with_node = shutil.ignore_patterns("node_modules", "static", "__pycache__")
    stage = 0
    for word, rest in found:
        stage += word == "FROM"
        if word == "COPY" and stage == 1:
            *names, to = rest.split()
            for name in names:
                into = source / (to if (ROOT / name).is_dir() else name)
                into.parent.mkdir(parents=True, exist_ok=True)
                if (ROOT / name).is_dir():
                    shutil.copytree(ROOT / name, into, ignore=with_node, dirs_exist_ok=True)
                else:
                    shutil.copy(ROOT / name, into)
        if word == "RUN" and stage == 1:
            command = rest.replace("/opt/merkator", str(home)).replace("python -m", f"{sys.executable} -m")
            subprocess.run(["bash", "-ec", command], cwd=source, env=environment, check=True)
        if word == "ENV":
            environment |= dict(setting.split("=", 1) for setting in rest.split())
    port = free_port()
    environment |= {
        "PATH": f"{home}/bin:{os.environ['PATH']}",
        "MERKATOR_HOST": "127.0.0.1",
        "MERKATOR_PORT": str(port),
    }
    environment["MERKATOR_DATABASE"] = f"sqlite:///{tmp_path}/merkator.sqlite3"
    last = dict(found)
    command = json.loads(last["CMD"])
    command[0] = str(home / "bin" / command[0])
    served = subprocess.Popen(command, cwd=tmp_path, env=environment)
    try:
        health = json.loads(last["HEALTHCHECK"].partition("CMD ")[2])
        health[0] = str(home / "bin" / health[0])
        until = time.monotonic() + 180
        while subprocess.run(health, env=environment, cwd=tmp_path, check=False, capture_output=True).returncode:
            assert time.monotonic() < until, "it does not become healthy"
            time.sleep(0.5)
        page = httpx.get(f"http://127.0.0.1:{port}/", timeout=30)
        assert page.status_code == 200
        assert "/assets/" in page.text or "assets/" in page.text, "the browser's client is in the package"
        assert httpx.get(f"http://127.0.0.1:{port}/api/games/rome/rules", timeout=30).status_code == 200
    finally:
        served.send_signal(signal.SIGTERM)
        assert served.wait(20) in (0, -signal.SIGTERM)


def test_every_setting_of_the_environment_is_documented() -> None:
    text = "".join(file.read_text("utf-8") for file in (ROOT / "src/merkator/server/ops").glob("*.py"))
    page = (ROOT / "docs/hosting.md").read_text("utf-8")
    known = set(re.findall(r'envvar="(MERKATOR_\w+)"', text))
    assert known
    assert known <= set(re.findall(r"`(MERKATOR_\w+)`", page))
    used = {name for file in DEPLOY.iterdir() for name in re.findall(r"MERKATOR_\w+", file.read_text("utf-8"))}
    assert used <= known


def test_the_page_shows_the_files_as_they_are() -> None:
    page = (ROOT / "docs/hosting.md").read_text("utf-8")
    ours = (DEPLOY / "nginx.conf").read_text("utf-8")
    location = ours[ours.index("    location /merkator/ {") : ours.index("        # Pages, scripts")]
    assert location in page
