"""Card sets of people: checked with where the mistakes are, kept, changed, as files, played with."""

from __future__ import annotations

import tomllib
from collections.abc import AsyncIterator
from typing import Any

import pytest

import merkator
from merkator.server.catalogue import card_sets, card_writing
from server_client import Person, Server, server

pytestmark = pytest.mark.anyio
GAMES = ["hamburg", "rome"]


@pytest.fixture
async def here(sqlite: str) -> AsyncIterator[Server]:
    async with server(sqlite, limits=0) as here:
        yield here


def entries(game: str) -> dict[str, Any]:
    return tomllib.loads(card_sets.text_of(merkator.game(game)))


@pytest.mark.parametrize("game", GAMES)
def test_entries_written_as_a_file_are_the_same_set(game: str) -> None:
    text = card_writing.to_toml(entries(game))
    assert tomllib.loads(text) == entries(game)
    assert card_sets.check(game, text)["hash"] == merkator.game(game).cards_hash
    assert max(len(line) for line in text.split("\n")) < 300


@pytest.mark.parametrize("text", ['say "no"', "back\\slash", "Ünïcode ☃", "tab\there", "delete\x7f", "a\nb", "\x01"])
def test_any_text_can_be_written(text: str) -> None:
    assert tomllib.loads(card_writing.to_toml({"k": [{"t": text, "n": {text: 1}, "l": [text] * 40}]})) == {
        "k": [{"t": text, "n": {text: 1}, "l": [text] * 40}]
    }


def test_what_was_never_seen_in_print_is_marked() -> None:
    about = card_sets.card_set_json(merkator.game("hamburg"))
    assert {kind: len(found) for kind, found in about["reconstructed"].items()} == {
        "place": 7,
        "time": 1,
        "contract": 60,
        "bonus": 10,
        "building": 17,
    }  # as docs/cards.md says
    assert about["says"]["building"].keys() == {card["id"] for card in about["set"]["building"]}
    assert about["says"]["contract"]["england-2"][0] == "contract-line"


MISTAKES: list[tuple[str, str, str, dict[str, Any]]] = [
    ("bonus", "hamburg-saltpeter", "price", {"price": 9}),
    ("contract", "danzig-2", "goods", {"goods": {"grian": 1}}),
    ("building", "boerse", "effect", {"effect": {"points": 99}}),
    ("place", "hamburg", "lines", {"lines": ["atlantis"]}),
]


@pytest.mark.parametrize(("kind", "id", "key", "change"), MISTAKES)
async def test_a_mistake_is_told_with_its_place(
    here: Server, kind: str, id: str, key: str, change: dict[str, Any]
) -> None:
    anna = await here.guest("Anna")
    wrong = entries("hamburg")
    wrong[kind] = [{**entry, **change} if entry["id"] == id else entry for entry in wrong[kind]]
    told = await anna.post("/api/games/hamburg/cards/check", 200, set=wrong)
    assert not told["ok"]
    [problem] = told["problems"]
    assert (problem["kind"], problem["id"]) == (kind, id)
    assert problem["key"] in (key, None)
    line = told["text"].split("\n")[problem["line"] - 1]
    assert line.startswith(key) or line == f"[[{kind}]]"
    assert problem["message"]


async def test_a_slip_in_the_file_is_told_with_line_and_column(here: Server) -> None:
    anna = await here.guest("Anna")
    told = await anna.post("/api/games/hamburg/cards/check", 200, text='[time]\nrows = [4, 4\nsource = "printed"\n')
    [problem] = told["problems"]
    assert (problem["line"], problem["kind"]) == (3, None)
    assert problem["column"] >= 1


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"text": "", "set": {}},
        {"set": {"bonus": ["no entry"]}},
        {"set": {"bonus": [{"a": [[[[[[[1]]]]]]]}]}},
        {"text": "x" * 200_000},
    ],
)
async def test_what_is_no_card_set_at_all_is_refused(here: Server, body: dict[str, Any]) -> None:
    anna = await here.guest("Anna")
    await anna.post("/api/games/hamburg/cards/check", 422, **body)


async def kept(person: Person, name: str = "my cards", price: int = 3) -> dict[str, Any]:
    own = entries("hamburg")
    own["building"][0] = {**own["building"][0], "price": price, "source": "printed"}
    made: dict[str, Any] = await person.post("/api/card-sets", 201, game="hamburg", name=name, set=own)
    return made


async def test_a_set_is_kept_changed_downloaded_and_forgotten(here: Server) -> None:
    anna = await here.guest("Anna")
    made = await kept(anna)
    path = f"/api/card-sets/{made['id']}"
    assert made["sources"]["printed"] == 1
    assert "boerse" not in made["reconstructed"]["building"]
    [listed] = await anna.get("/api/card-sets")
    assert (listed["name"], listed["game"], listed["hash"]) == ("my cards", "hamburg", made["hash"])
    assert "text" not in listed
    file = await anna.client.get(f"{path}/cards.toml")
    assert file.headers["content-disposition"] == 'attachment; filename="cards.toml"'
    assert card_sets.check("hamburg", file.text)["hash"] == made["hash"]
    changed = await anna.put(path, 200, name=" other  name ", text=file.text.replace("price = 3", "price = 4", 1))
    assert changed["name"] == "other name"
    assert changed["hash"] != made["hash"]
    assert (await anna.put(path, 422, name="broken", text="[time]"))["error"] == "cards"
    await anna.delete(path, 204)
    await anna.get(path, 404)
    await anna.delete(path, 404)


async def test_a_set_that_cannot_be_played_with_is_not_kept(here: Server) -> None:
    anna = await here.guest("Anna")
    told = await anna.post("/api/card-sets", 422, game="hamburg", name="empty", text="")
    assert told["error"] == "cards"
    assert told["problems"][0]["message"]
    await anna.post("/api/card-sets", 404, game="chess", name="x", text="")
    assert await anna.get("/api/card-sets") == []


async def test_sets_are_for_their_owners_and_not_too_many(here: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(card_sets, "MOST", 2)
    anna, ben = await here.guest("Anna"), await here.guest("Ben")
    path = f"/api/card-sets/{(await kept(anna))['id']}"
    for ask in (ben.get(path, 404), ben.delete(path, 404), ben.get(f"{path}/cards.toml", 404)):
        assert (await ask)["error"] == "no-cards"
    await kept(anna)
    text = card_sets.text_of(merkator.game("rome"))
    assert (await anna.post("/api/card-sets", 409, game="rome", name="3", text=text))["error"] == "many-cards"


async def test_a_table_is_played_with_an_own_set_to_the_end_of_its_record(here: Server) -> None:
    anna, ben = await here.guest("Anna"), await here.guest("Ben")
    made = await kept(anna, price=1)
    wish: dict[str, Any] = {"game": "hamburg", "players": 1, "seats": [{"kind": "me"}], "cards": made["id"]}
    assert (await ben.post("/api/tables", 404, **wish))["error"] == "no-cards"
    assert (await anna.post("/api/tables", 404, **{**wish, "game": "rome", "players": 2}))["error"] == "no-cards"
    page = await anna.post("/api/tables", **wish)
    shown = await anna.get(f"/api/tables/{page['id']}/components")
    assert (shown["hash"], shown["standard"]) == (made["hash"], False)
    await anna.delete(f"/api/card-sets/{made['id']}", 204)  # the table has its own copy
    for _ in range(5):
        await anna.play_first(page["id"])
    record = await anna.client.get(f"/api/tables/{page['id']}/record")
    again = await ben.post("/api/records", record=record.text)
    assert (await ben.get(f"/api/tables/{again['id']}/components"))["hash"] == made["hash"]
