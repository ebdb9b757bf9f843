"""What messengers show of a link: public games by their names, of private ones nothing."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from server_client import Server, server

pytestmark = pytest.mark.anyio
TAG = re.compile(r'<meta property="og:([a-z_]+)" content="([^"]*)" />')


async def tags(here: Server, path: str, language: str = "en") -> dict[str, str]:
    page = await (await here.client()).get(path, headers={"accept-language": f"{language},en;q=0.5"})
    assert page.status_code == 200
    assert page.text.count("<title>") == 1
    return dict(TAG.findall(page.text))


async def table(here: Server, **more: Any) -> str:
    anna = await here.guest('Anna <b>"&')
    wish = {"game": "hamburg", "players": 2, "seats": [{"kind": "me"}], "title": "Elbe & Co <1>", **more}
    return str((await anna.post("/api/tables", 201, **wish))["id"])


async def test_a_link_to_a_public_game_says_who_plays(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        shown = await tags(here, f"/table/{await table(here, public=True)}")
        assert shown["title"] == "Elbe &amp; Co &lt;1&gt;"
        assert shown["description"] == "Hamburg with Anna &lt;b&gt;&quot;&amp;. One seat is free."
        assert shown["image"] == "http://127.0.0.1/icon-512.png"
        german = await tags(here, f"/table/{await table(here, public=True)}", "de")
        assert german["description"].endswith("Ein Platz ist frei.")


async def test_a_link_to_a_private_game_tells_nothing_of_it(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        private, missing = await tags(here, f"/table/{await table(here)}"), await tags(here, "/table/abcdefghij")
        assert {**private, "url": ""} == {**missing, "url": ""}
        assert private["title"] == "Merkator"
        start = await tags(here, "/")
        assert start["description"] == private["description"]
