"""What a client needs for a game that it does not know: names, options in words, messages, a picture."""

from __future__ import annotations

import pytest

import merkator
from merkator.core.registry import kit
from merkator.text import languages, messages_text
from server_client import server

pytestmark = pytest.mark.anyio
GAMES = merkator.list_games()


async def test_games_are_listed_with_what_a_form_needs(sqlite: str) -> None:
    async with server(sqlite) as here:
        for about in await (await here.visitor()).get("/api/games"):
            assert list(about["titles"]) == languages()
            assert about["drawing"]
            assert about["cards"]
            assert about["notable"] > 0
            for option in about["options"]:
                assert list(option["labels"]) == list(option["texts"]) == languages()
                assert all(label[0].isupper() for label in option["labels"].values())


async def test_the_bank_that_lends_is_explained_in_both_languages(sqlite: str) -> None:
    async with server(sqlite) as here:
        rome = next(about for about in await (await here.visitor()).get("/api/games") if about["game"] == "rome")
        bank = next(option for option in rome["options"] if option["name"] == "bank")
        assert bank["labels"] == {"en": "Credit from the bank", "de": "Kredit von der Bank"}
        assert "whatever the others do not" in bank["texts"]["en"]
        assert "was die anderen nicht verleihen" in bank["texts"]["de"]


@pytest.mark.parametrize("game", GAMES)
async def test_messages_are_those_of_the_game(sqlite: str, game: str) -> None:
    async with server(sqlite) as here:
        client = await here.client()
        for language in languages():
            answer = await client.get(f"/api/games/{game}/messages?language={language}")
            assert answer.headers["content-type"].startswith("text/plain")
            assert answer.text == messages_text(kit(game).messages, language)
        assert (await client.get(f"/api/games/{game}/messages?language=xx")).status_code == 422
        assert (await client.get("/api/games/chess/messages")).status_code == 404


@pytest.mark.parametrize("game", GAMES)
async def test_a_drawing_shows_what_spectators_see_now_and_then(sqlite: str, game: str) -> None:
    async with server(sqlite) as here:
        anna = await here.guest("Anna")
        seats = [{"kind": "me"}, {"kind": "local", "name": "Bo"}]
        table = (await anna.post("/api/tables", game=game, players=2, seats=seats))["id"]
        room = await here.room(table)
        assert room.state is not None
        begun = room.state.drawing()
        await anna.play_first(table)
        now = await anna.client.get(f"/api/tables/{table}/drawing")
        assert now.headers["content-type"] == "image/svg+xml"
        assert now.text == (await here.room(table)).state.drawing()  # type: ignore[union-attr]
        assert (await anna.client.get(f"/api/tables/{table}/drawing?step=0")).text == begun
        assert (await anna.client.get(f"/api/tables/{table}/drawing?dark=true")).text != now.text
        assert (await anna.client.get(f"/api/tables/{table}/drawing?step=99")).status_code == 400
