"""Someone tries to read every secret over every route and socket, as spectator, other player and stranger, in vain.

Secrets are: seeds, hands, cards not yet revealed, sessions, links, passwords, private tables. What one may know does
not depend on them: where they are exchanged for others, every answer stays the same.
"""

from __future__ import annotations

import asyncio
import json
import shutil
from collections.abc import AsyncIterator, Iterator
from copy import deepcopy
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from merkator.core.chance import Seeded
from merkator.core.errors import MerkatorError
from merkator.server.store.schema import keys, links, seats, sessions, tables, users
from merkator.server.tables import creation
from merkator.server.tables.room import Room
from server_client import Person, Server, server
from server_socket import socket

pytestmark = pytest.mark.anyio
PASSWORD = "seven barrels of herring"
PRIVATE = "Only for the two of us"
CARDS = "The cards that Anna copied"
STEPS = ("0", "1", "7", "20")
TABLE_READS = ("", "/log", "/record", "/orders", "/scores", "/components", *[f"/history/{step}" for step in STEPS])


class Scene:
    """A public game of rome between three, a private one, and people around."""

    def __init__(self, here: Server) -> None:
        self.here = here
        self.people: dict[str, Person] = {}
        self.ids: dict[str, str] = {}  # public, private, hamburg
        self.tokens: dict[str, list[str]] = {}  # name → what only they may know
        self.cards = ""  # the id of a card set of Anna's

    async def prepare(self) -> None:
        here = self.here
        for name in ("Anna", "Ben", "Dora", "Carla"):
            person = await here.guest(name)
            if name in ("Anna", "Ben"):
                await person.sign_up(f"{name.lower()}-login", PASSWORD)
            self.people[name] = person
            self.tokens[name] = [*dict(person.client.cookies).values(), person.client.headers["x-merkator-token"]]
        self.people["stranger"] = await here.visitor()
        self.tokens["stranger"] = []
        anna, ben, dora = self.people["Anna"], self.people["Ben"], self.people["Dora"]
        for game in ("rome", "hamburg"):
            self.ids[game] = await opened(anna, game, 3, public=True)
            for person in (ben, dora):
                await person.post(f"/api/tables/{self.ids[game]}/join")
        self.ids["private"] = await opened(anna, "rome", 3, title=PRIVATE)
        standard = (await anna.client.get("/api/games/rome/cards.toml")).text
        self.cards = (await anna.post("/api/card-sets", 201, game="rome", name=CARDS, text=standard))["id"]
        for person in (anna, ben, dora):
            made = await person.post("/api/links/device", 201)
            self.tokens[name_of(self, person)].append(made["token"])
            program = await person.post("/api/tokens", 201, label="bot")
            self.tokens[name_of(self, person)].append(program["token"])
        invitation = await anna.post(f"/api/tables/{self.ids['private']}/invitations", 201, seat=1)
        self.tokens["Anna"].append(invitation["token"])
        for game in ("rome", "hamburg"):
            room = await here.room(self.ids[game])
            while room.number < 40:
                for person in (anna, ben, dora):
                    await person.play_first(room.id)
            assert room.running

    async def secrets(self, asking: str) -> list[str]:
        """Return all that someone must never be told."""

        def read(connection: Any) -> list[str]:
            columns = (
                sessions.c.token_hash,
                links.c.token_hash,
                users.c.password,
                keys.c.value,
                tables.c.seed,
            )
            found = [str(value) for column in columns for value in connection.execute(select(column)).scalars()]
            return [value for value in found if value != "None"]

        others = [token for name, tokens in self.tokens.items() if name != asking for token in tokens]
        private = [] if asking == "Anna" else [self.ids["private"], PRIVATE, self.cards, CARDS]
        logins = [f"{name.lower()}-login" for name in self.people if name != asking]
        return [*await self.here.context.database.read(read), *others, *private, *logins]


def name_of(scene: Scene, person: Person) -> str:
    return next(name for name, other in scene.people.items() if other is person)


async def opened(person: Person, game: str, players: int, **more: Any) -> str:
    made = await person.post("/api/tables", game=game, players=players, seats=[{"kind": "me"}], **more)
    return str(made["id"])


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Scene]:
    """Play the scene once for all tests; return its database and what is in it."""
    file = tmp_path_factory.mktemp("scene") / "games.sqlite3"

    async def play() -> Scene:
        async with server(file, limits=0) as here:
            scene = Scene(here)
            await scene.prepare()
            return scene

    with pytest.MonkeyPatch.context() as patch:
        seeds = count(7_340_915_228_611_907_531)  # as long as real ones: they are looked for in answers
        patch.setattr(creation, "check_seed", lambda _: next(seeds))
        return file, asyncio.run(play())


@pytest.fixture
async def scene(played: tuple[Path, Scene], tmp_path: Path) -> AsyncIterator[Scene]:
    """Continue with the scene on a copy of its database; everyone comes back with their session."""
    file, before = played
    async with server(Path(shutil.copy(file, tmp_path)), limits=0) as here:
        scene = Scene(here)
        scene.ids, scene.tokens, scene.cards = deepcopy((before.ids, before.tokens, before.cards))
        for name, person in before.people.items():
            scene.people[name] = await here.visitor()
            scene.people[name].client.headers = person.client.headers.copy()
            scene.people[name].client.cookies = httpx.Cookies(person.client.cookies)
        yield scene


WHO = ["Anna", "Ben", "Carla", "stranger"]


def reads(scene: Scene) -> Iterator[str]:
    """Yield every address that can be read; a new route must be thought of here."""
    fillings: dict[str, list[str]] = {
        "/api/tables/{id}": [*scene.ids.values()],
        "/api/people/{id}": ["nobody"],
        "/api/card-sets/{id}": [scene.cards],
        "/api/games/{game}": ["hamburg", "rome"],  # read by everyone
    }
    for path, operations in scene.here.app.openapi()["paths"].items():
        if "get" not in operations:
            continue
        if "{" not in path:
            yield path
            continue
        start = next((start for start in fillings if path.startswith(start)), None)
        assert start is not None, f"what is secret about {path}?"
        for id in fillings[start]:
            for step in STEPS if "{step}" in path else ("",):
                filled = path.replace("{id}", id).replace("{game}", id).replace("{step}", step)
                filled = filled.replace("{number}", "H-2.3")
                assert "{" not in filled, f"what is secret about {path}?"
                yield filled
    for kind in ("open", "running", "over", "mine"):
        yield f"/api/tables?kind={kind}&limit=100"
    yield "/openapi.json"


def hands(value: Any) -> Iterator[list[Any]]:
    """Yield the hands of all players wherever some are told."""
    if isinstance(value, dict):
        if isinstance(value.get("players"), list):
            yield [player.get("hand") for player in value["players"] if isinstance(player, dict)]
        for part in value.values():
            yield from hands(part)
    elif isinstance(value, list):
        for part in value:
            yield from hands(part)


SEATS: dict[str, int] = {"Anna": 0, "Ben": 1}


def check(text: str, asking: str, secrets: list[str], where: str) -> None:
    """Find no secret in an answer, and no hand but their own."""
    for secret in secrets:
        if secret not in where:
            assert secret not in text, f"{asking} learns {secret!r} from {where}"
    try:
        told = json.loads(text)
    except ValueError:
        return
    for shown in hands(told):
        others = [hand for seat, hand in enumerate(shown) if seat != SEATS.get(asking)]
        assert not any(others), f"{asking} sees hands at {where}"


@pytest.mark.parametrize("asking", WHO)
async def test_no_route_tells_a_secret(scene: Scene, asking: str) -> None:
    secrets = await scene.secrets(asking)
    assert len(secrets) > 15
    seen = 0
    for path in reads(scene):
        answer = await scene.people[asking].client.get(path)
        assert answer.status_code < 500, path
        seen += answer.status_code == 200
        check(answer.text + str(answer.headers), asking, secrets, path)
        check(answer.text, asking, secrets, path)
    assert seen > 15


@pytest.mark.parametrize("asking", ["Ben", "Carla", "stranger"])
async def test_a_private_table_is_as_if_it_were_not_there(scene: Scene, asking: str) -> None:
    person, private, missing = scene.people[asking], scene.ids["private"], "nothing234"
    bodies: dict[str, dict[str, Any]] = {
        "join": {},
        "leave": {},
        "moves": {"number": 1, "actions": ["done"]},
        "draft": {"number": 1, "actions": ["done"]},
        "undo": {"number": 1},
        "messages": {"text": "Hello"},
        "wishes": {"kind": "end"},
        "resume": {},
        "seats/1/bot": {"level": "random"},
        "rematch": {},
        "clone": {"step": 0},
        "claim": {"seat": 0},
        "invitations": {"seat": 1},
        "start": {"level": "random"},
        "hint": {"number": 1},
        "history/1/hint": {},
        "review": {},
    }
    posts = {
        path.removeprefix("/api/tables/{id}/").replace("{seat}", "1").replace("{step}", "1")
        for path, operations in scene.here.app.openapi()["paths"].items()
        if "post" in operations and path.startswith("/api/tables/{id}/")
    }
    assert posts == set(bodies)  # a new route must be thought of here
    for word, body in bodies.items():
        answers = [await person.client.post(f"/api/tables/{id}/{word}", json=body) for id in (private, missing)]
        assert answers[0].status_code in (401, 404), word
        assert (answers[0].status_code, answers[0].text) == (answers[1].status_code, answers[1].text)
    for method in ("PATCH", "DELETE"):
        asked = [(method, f"/api/tables/{id}") for id in (private, missing)]
        answers = [await person.client.request(*words, json={"title": "Mine"}) for words in asked]
        assert answers[0].status_code in (401, 404), method
        assert (answers[0].status_code, answers[0].text) == (answers[1].status_code, answers[1].text)
    for word in TABLE_READS:
        answers = [await person.client.get(f"/api/tables/{id}{word}") for id in (private, missing)]
        assert answers[0].status_code in (401, 404), word
        assert (answers[0].status_code, answers[0].text) == (answers[1].status_code, answers[1].text)
    async with socket(scene.here, person.client) as live:
        told = []
        for id in (private, missing):
            await live.say(do="watch", table=id)
            told.append({**await live.hear(), "table": None})
        assert told[0] == told[1]
        await live.say(do="lobby")
        await scene.people["Anna"].post(f"/api/tables/{private}/messages", 201, text="Nobody hears this")
        await live.say(do="ping")
        assert await live.hear() == {"pong": True}


@pytest.mark.parametrize("asking", WHO)
async def test_no_socket_tells_a_secret(scene: Scene, asking: str) -> None:
    secrets = await scene.secrets(asking)
    id = scene.ids["rome"]
    async with socket(scene.here, scene.people[asking].client) as live:
        await live.say(do="watch", table=id, number=0)
        check(json.dumps(await live.hear()), asking, secrets, id)
        for number in (1, 20, 39):
            await live.say(do="watch", table=id, number=number)
            check(json.dumps(await live.hear()), asking, secrets, id)
        for _ in range(12):
            for name in ("Anna", "Ben", "Dora"):
                page = await scene.people[name].get(f"/api/tables/{id}")
                if page["deciding"] in page["mine"]:
                    await scene.people[name].play_first(id)
                    check(json.dumps(await live.hear()), asking, secrets, id)


async def answers(scene: Scene, asking: str, room: Room, paths: list[str]) -> list[str]:
    """Return what someone is told of a table as it is now, by pages and by a socket."""
    room._forget_views()
    told = [(await scene.people[asking].client.get(path)).text for path in paths]
    async with socket(scene.here, scene.people[asking].client) as live:
        await live.say(do="watch", table=room.id)
        told.append(json.dumps(await live.hear() | {"now": None}))
    return told


@pytest.mark.parametrize("asking", WHO)
async def test_what_one_is_told_does_not_depend_on_hidden_cards(scene: Scene, asking: str) -> None:
    room = await scene.here.room(scene.ids["rome"])
    real = room.state
    assert real is not None
    seat = SEATS.get(asking)
    path = f"/api/tables/{room.id}"
    told = await answers(scene, asking, room, [path, f"{path}/orders"])
    exchanged = 0
    for seed in range(8):
        room.state = real.imagine(0 if seat is None else seat, seed)
        if seat is None:  # a spectator knows less than any player: exchange what each of them cannot know
            room.state = room.state.imagine(1, seed + 100)
        room.state.names = real.names
        exchanged += room.state.hands != real.hands  # type: ignore[attr-defined]
        assert await answers(scene, asking, room, [path, f"{path}/orders"]) == told
    assert exchanged
    room.state = real


@pytest.mark.parametrize("game", ["rome", "hamburg"])
async def test_drafts_do_not_depend_on_what_will_be_drawn(scene: Scene, game: str) -> None:
    room = await scene.here.room(scene.ids[game])
    tried = 0
    for _ in range(6):
        assert room.state is not None
        seat = room.state.seat
        person = scene.people[("Anna", "Ben", "Dora")[seat]]
        page = await person.get(f"/api/tables/{room.id}")
        real = room.state.chance
        for action in page["view"]["decision"]["actions"][:12]:
            body = {"number": page["number"], "actions": [action["do"]]}
            drafts = set()
            for seed in (None, 1, 2, 3):
                room.state.chance = real if seed is None else Seeded(seed, len(room.game.decks))
                drafts.add((await person.client.post(f"/api/tables/{room.id}/draft", json=body)).text)
            room.state.chance = real
            assert len(drafts) == 1
            tried += 1
        await person.play_first(room.id)
    assert tried > 10


@pytest.mark.parametrize("game", ["rome", "hamburg"])
async def test_a_list_that_is_refused_tells_nothing_of_what_would_be_drawn(scene: Scene, game: str) -> None:
    """Nothing of it is played, so nothing that it would reveal may be told; and there is nothing to be guessed."""
    room = await scene.here.room(scene.ids[game])
    told = revealing = 0
    for _ in range(60):
        assert room.state is not None
        person = scene.people[("Anna", "Ben", "Dora")[room.state.seat]]
        for action in room.state.legal():
            trial = room.state.copy()
            trial.play(action)
            if not trial.drawn or trial.seat != room.state.seat or trial.over:
                continue
            revealing += 1
            for following in trial.legal()[:6]:
                actions = [room.game.notation(action), room.game.notation(following)]
                if veiled_allows(room, actions):
                    continue
                told += 1
                assert len(await refusals(person, room, actions)) == 1
            break
        if revealing >= 4 and told > 3:
            break
        await person.play_first(room.id)
    assert told > 3


def veiled_allows(room: Room, actions: list[str]) -> bool:
    """Say whether a list is legal whatever is drawn: then it is played, not refused."""
    try:
        room.trial([0, 1, 2], actions, veiled=True)
    except MerkatorError:
        return False
    return True


async def refusals(person: Person, room: Room, actions: list[str]) -> set[str]:
    """Send a list that is refused, with other things to be drawn each time; return the answers."""
    assert room.state is not None
    real, number, answers = room.state.chance, room.number, set()
    for seed in (None, 1, 2, 3):
        room.state.chance = real if seed is None else Seeded(seed, len(room.game.decks))
        answer = await person.client.post(f"/api/tables/{room.id}/moves", json={"number": number, "actions": actions})
        answers.add(f"{answer.status_code} {answer.text}")
    room.state.chance = real
    assert room.number == number
    return answers


async def test_a_draft_is_for_the_own_seat(scene: Scene) -> None:
    room = await scene.here.room(scene.ids["rome"])
    deciding = room.deciding()
    for name, person in scene.people.items():
        body = {"number": room.number, "actions": ["done"]}
        answer = await person.client.post(f"/api/tables/{room.id}/draft", json=body)
        if name in ("Carla", "stranger"):
            assert answer.status_code in (401, 403)
        elif deciding != ("Anna", "Ben", "Dora").index(name):
            assert answer.status_code == 403
            assert "view" not in answer.json()


async def test_what_belongs_to_others_cannot_be_ended_or_read(scene: Scene) -> None:
    anna, ben = scene.people["Anna"], scene.people["Ben"]
    owned = {
        "sessions": [row["id"] for row in await anna.get("/api/sessions")],
        "links": [row["id"] for row in await anna.get("/api/links")],
        "tokens": [row["id"] for row in await anna.get("/api/tokens")],
    }
    for what, ids in owned.items():
        assert ids
        before = await anna.get(f"/api/{what}")
        mine = [row["id"] for row in await ben.get(f"/api/{what}")]
        assert not set(mine) & set(ids)
        for id in ids:
            await ben.client.delete(f"/api/{what}/{id}")
        assert await anna.get(f"/api/{what}") == before


async def test_an_export_holds_nothing_of_others(scene: Scene) -> None:
    exported = (await scene.people["Ben"].client.get("/api/me/export")).text
    check(exported, "Ben", await scene.secrets("Ben"), "export")
    assert "record" not in exported or '"record":null' in exported  # both games go on


async def test_the_seed_of_a_game_is_told_after_it_only(scene: Scene) -> None:
    room = await scene.here.room(scene.ids["rome"])
    for name in ("Anna", "Ben", "Dora"):
        await scene.people[name].post(f"/api/tables/{room.id}/wishes", kind="end")
    assert not room.running
    stranger = scene.people["stranger"]
    assert (await stranger.get(f"/api/tables/{room.id}"))["seed"] == room.row["seed"]


async def test_orders_are_for_their_owner_only(scene: Scene) -> None:
    anna, id = scene.people["Anna"], scene.ids["hamburg"]
    await anna.put(f"/api/tables/{id}/orders", orders={"join": "never"})
    stored = await scene.here.context.database.read(
        lambda c: c.execute(select(seats.c.orders).where(seats.c.table_id == id)).scalars().all()
    )
    assert "never" in str(stored)
    for name in ("Ben", "Carla", "stranger"):
        for word in TABLE_READS:
            answer = await scene.people[name].client.get(f"/api/tables/{id}{word}")
            own = [seat.get("orders") for seat in answer.json().get("seats", [])] if word == "" else []
            assert not any(own)
            if word == "/orders" and answer.status_code == 200:
                assert '"join":"never"' not in answer.text.replace(" ", "")
