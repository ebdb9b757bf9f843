"""Clocks: they run for the person who decides and for nobody else; claims, vacation, and servers that were down."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from merkator.server.base.clock import BOOT, Clock
from merkator.server.store.database import Database
from merkator.server.store.schema import keys, leases, metadata, seats, sessions, tables, users
from merkator.server.tables import timekeeper, vacation
from merkator.server.tables.clocks import DAY
from merkator.server.tables.downtime import ALIVE, Note, forgive
from merkator.server.tables.timekeeper import LEASE, Timekeeper
from server_client import Person, Server, server, until

pytestmark = pytest.mark.anyio
LIVE = {"kind": "live", "seconds": 600, "increment": 10}
DAYS = {"kind": "days", "days": 3}


class Time:
    """The time of a server, set by the test."""

    def __init__(self, here: Server) -> None:
        self.at = 1_000_000_000.0
        here.context.now = lambda: self.at
        here.context.limits.factor = 0

    def passes(self, seconds: float) -> None:
        self.at += seconds


async def table(here: Server, clock: Any = None, players: int = 2, **more: Any) -> tuple[list[Person], str]:
    """People at a public table of rome; the first begins."""
    people = [await here.guest(name) for name in ("Anna", "Bert", "Carla")[:players]]
    wish = {"game": "rome", "players": players, "options": {"start": 0}, "public": True, "clock": clock}
    made = await people[0].post("/api/tables", 201, **{**wish, "seats": [{"kind": "me"}], **more})
    for person in people[1:]:
        await person.post(f"/api/tables/{made['id']}/join")
    return people, str(made["id"])


async def clocks_of(person: Person, id: str) -> list[tuple[float | None, float | None]]:
    page = await person.get(f"/api/tables/{id}")
    return [(seat["deadline"], seat["clock_left"]) for seat in page["seats"]]


# What a clock is


async def test_a_table_without_a_clock_has_no_limit(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        (anna, _), id = await table(here)
        assert await clocks_of(anna, id) == [(None, None), (None, None)]


@pytest.mark.parametrize(
    "clock",
    [
        {},
        {"kind": "sand"},
        {"kind": ["live"]},
        {"kind": "live"},
        {"kind": "live", "seconds": 0},
        {"kind": "live", "seconds": 600, "increment": -1},
        {"kind": "live", "seconds": "600"},
        {"kind": "days", "days": 0},
        {"kind": "days", "days": 3, "seconds": 5},
        {"kind": "days", "days": 1e9},
    ],
)
async def test_clocks_are_checked(tmp_path: Path, clock: dict[str, Any]) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        anna = await here.guest("Anna")
        assert (await anna.post("/api/tables", 422, game="rome", players=2, clock=clock))["error"].startswith("clock")


async def test_a_live_clock_runs_for_the_one_who_decides(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        time = Time(here)
        (anna, bert), id = await table(here, LIVE)
        assert await clocks_of(anna, id) == [(time.at + 610, 600), (None, 600)]
        time.passes(100)
        await anna.play_first(id)
        assert await clocks_of(anna, id) == [(None, 510), (time.at + 610, 600)]
        time.passes(4)
        await bert.play_first(id)
        assert await clocks_of(bert, id) == [(time.at + 520, 510), (None, 600)]


async def test_seconds_that_do_not_count_are_never_added_to_the_budget(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        time = Time(here)
        (anna, bert), id = await table(here, LIVE)
        for person in (anna, bert):
            time.passes(1)
            await person.play_first(id)
        assert [left for _, left in await clocks_of(anna, id)] == [600, 600]


async def test_several_decisions_in_a_row_are_one_stretch_of_time(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        time = Time(here)
        (anna, bert), id = await table(here, LIVE)
        await anna.play_first(id)
        await bert.play_first(id)
        deadline = (await clocks_of(anna, id))[0][0]
        room = await here.room(id)
        number = room.number
        time.passes(30)
        await anna.play_first(id)
        if room.deciding() == 0:
            assert (await clocks_of(anna, id))[0][0] == deadline
        assert room.number == number + 1


async def test_slow_play_gives_days_anew_for_each_turn_to_decide(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        time = Time(here)
        (anna, bert), id = await table(here, DAYS)
        assert (await clocks_of(anna, id))[0][0] == time.at + 3 * DAY
        time.passes(2.5 * DAY)
        await anna.play_first(id)
        assert await clocks_of(anna, id) == [(None, 3 * DAY), (time.at + 3 * DAY, 3 * DAY)]
        time.passes(1)
        await bert.play_first(id)
        assert (await clocks_of(bert, id))[0][0] == time.at + 3 * DAY


@pytest.mark.parametrize("clock", [LIVE, DAYS])
async def test_clocks_stand_while_the_game_is_paused(tmp_path: Path, clock: dict[str, Any]) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        time = Time(here)
        (anna, bert), id = await table(here, clock)
        before = (await clocks_of(anna, id))[0][0]
        time.passes(60)
        for person in (anna, bert):
            await person.post(f"/api/tables/{id}/wishes", kind="pause")
        assert (await clocks_of(anna, id))[0][0] is None
        time.passes(9 * DAY)
        await bert.post(f"/api/tables/{id}/resume")
        after = (await clocks_of(anna, id))[0][0]
        assert before is not None
        assert after is not None
        lost = 50 if clock is LIVE else 60  # ten of the seconds did not count, and begin anew
        assert after - time.at == before - 1_000_000_000 - lost


async def test_bots_have_no_clock(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        Time(here)
        bot = {"kind": "bot", "level": "random"}
        anna = await here.guest("Anna")
        wish = {"game": "rome", "players": 2, "options": {"start": 1}, "seats": [{"kind": "me"}, bot], "clock": LIVE}
        id = (await anna.post("/api/tables", 201, **wish))["id"]
        room = await here.room(id)
        await until(lambda: room.deciding() == 0)
        found = await clocks_of(anna, id)
        assert found[1] == (None, None)
        assert found[0][0] is not None


async def test_a_game_that_is_over_has_no_deadlines(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        Time(here)
        (anna, bert), id = await table(here, LIVE)
        for person in (anna, bert):
            await person.post(f"/api/tables/{id}/wishes", kind="end")
        assert [deadline for deadline, _ in await clocks_of(anna, id)] == [None, None]


async def test_whoever_takes_over_begins_with_a_full_clock(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        time = Time(here)
        (anna, bert), id = await table(here, LIVE)
        time.passes(500)
        await anna.post(f"/api/tables/{id}/leave")
        assert (await clocks_of(bert, id))[0] == (None, 110)
        carla = await here.guest("Carla")
        await carla.post(f"/api/tables/{id}/join")
        assert (await clocks_of(bert, id))[0] == (time.at + 610, 600)


# Out of time


async def news(person: Person, id: str) -> list[tuple[str, int]]:
    talk = (await person.get(f"/api/tables/{id}"))["talk"]
    return [(message["text"], message["seat"]) for message in talk if message["kind"] == "news"]


async def test_the_table_is_told_once_when_somebody_is_over_time(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        time = Time(here)
        (anna, bert), id = await table(here, LIVE)
        keeper = Timekeeper(here.context)
        for seconds in (609, 2, 100):
            time.passes(seconds)
            await keeper.look()
        assert await news(bert, id) == [("over-time", 0)]
        await anna.play_first(id)  # nothing else happens: a player who comes late may still decide
        time.passes(700)
        await keeper.look()
        assert await news(bert, id) == [("over-time", 0), ("over-time", 1)]


async def test_nobody_is_claimed_who_has_time(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        time = Time(here)
        (anna, bert), id = await table(here, LIVE)
        time.passes(600)
        for person, seat in ((bert, 0), (bert, 1), (anna, 1), (bert, 5)):
            assert (await person.post(f"/api/tables/{id}/claim", 409, seat=seat))["error"] == "in-time"
        time.passes(10)
        assert (await anna.post(f"/api/tables/{id}/claim", 409, seat=0))["error"] == "in-time"
        await (await here.guest("Carla")).post(f"/api/tables/{id}/claim", 403, seat=0)
        await bert.post(f"/api/tables/{id}/claim", 400, seat=0, level="genius")


async def test_a_claimed_seat_goes_to_a_bot(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        time = Time(here)
        (anna, bert), id = await table(here, LIVE)
        time.passes(611)
        page = await bert.post(f"/api/tables/{id}/claim", 200, seat=0, level="random")
        assert page["done"] is True
        assert page["seats"][0]["bot"] == "random"
        room = await here.room(id)
        await until(lambda: room.deciding() == 1)
        assert ("claimed-bot", 0) in await news(bert, id)
        assert (await anna.get(f"/api/tables/{id}"))["mine"] == []


async def test_a_player_is_out_when_all_others_agree(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        time = Time(here)
        (_anna, bert, carla), id = await table(here, DAYS, 3)
        time.passes(3 * DAY)
        first = await bert.post(f"/api/tables/{id}/claim", 200, seat=0, to="out")
        assert first["done"] is False
        assert first["seats"][0]["left"] is False
        second = await carla.post(f"/api/tables/{id}/claim", 200, seat=0, to="out")
        assert second["done"] is True
        assert second["seats"][0]["left"] is True
        assert second["wants"] == {}
        for person in (bert, carla):  # the word of who is out does not count any more
            ended = await person.post(f"/api/tables/{id}/wishes", kind="end")
        assert ended["done"] is True


async def test_a_claim_is_about_one_deadline(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        time = Time(here)
        (anna, bert, carla), id = await table(here, DAYS, 3)
        time.passes(3 * DAY)
        await bert.post(f"/api/tables/{id}/claim", 200, seat=0, to="out")
        await anna.play_first(id)
        assert (await carla.post(f"/api/tables/{id}/claim", 409, seat=0, to="out"))["error"] == "in-time"


async def late(here: Server, time: Time, clock: Any, **more: Any) -> tuple[list[Person], str]:
    """Two people at a table; the first has run out of time."""
    people, id = await table(here, clock, **more)
    time.passes(DAY * 4)
    return people, id


async def test_who_is_left_alone_by_a_player_out_of_time_may_win_the_game(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        (_anna, bert), id = await late(here, Time(here), LIVE, rated=True)
        page = await bert.post(f"/api/tables/{id}/claim", 200, seat=0, to="win")
        assert page["done"] is True
        assert (page["status"], page["deciding"]) == ("over", None)
        assert {key: page["result"][key] for key in ("winners", "end", "late")} == {
            "winners": [1],
            "end": "time",
            "late": 0,
        }
        ratings = page["result"]["ratings"]
        assert ratings["1"]["after"] > ratings["0"]["after"]
        assert ("claimed-win", 0) in await news(bert, id)


async def test_a_game_may_end_without_a_winner_when_time_is_up(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        (anna, bert), id = await late(here, Time(here), DAYS)
        page = await bert.post(f"/api/tables/{id}/claim", 200, seat=0, to="end")
        assert page["done"] is True
        assert page["result"]["agreed"] is True
        assert "winners" not in page["result"]
        assert (await anna.get(f"/api/tables/{id}"))["result"]["end"] == "time"


async def test_nobody_wins_on_time_while_others_still_play(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        time = Time(here)
        (_anna, bert, _carla), id = await table(here, DAYS, 3)
        time.passes(3 * DAY)
        assert (await bert.post(f"/api/tables/{id}/claim", 409, seat=0, to="win"))["error"] == "not-alone"
        page = await bert.post(f"/api/tables/{id}/claim", 200, seat=0, to="end")
        assert (page["done"], page["status"]) == (False, "running")


@pytest.mark.parametrize(("clock", "least"), [(LIVE, 120.0), (DAYS, DAY)])
async def test_who_returns_after_a_claim_has_time_again(tmp_path: Path, clock: Any, least: float) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        time = Time(here)
        (anna, bert), id = await late(here, time, clock)
        page = await bert.post(f"/api/tables/{id}/claim", 200, seat=0, to="out")
        assert [(seat["left"], seat["out"]) for seat in page["seats"]] == [(True, True), (False, False)]
        assert page["wants"] == {}
        back = await anna.post(f"/api/tables/{id}/join")
        assert (back["seats"][0]["left"], back["seats"][0]["out"]) == (False, False)
        assert back["seats"][0]["deadline"] == time.at + least + clock.get("increment", 0)


async def test_leaving_and_returning_gains_no_time(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        time = Time(here)
        (anna, _bert), id = await late(here, time, LIVE)
        await anna.post(f"/api/tables/{id}/leave")
        back = await anna.post(f"/api/tables/{id}/join")
        assert back["seats"][0]["deadline"] == time.at + 10


# Vacation


async def test_vacation_moves_the_deadlines_of_slow_games(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        time = Time(here)
        (anna, _), slow = await table(here, DAYS)
        quick = (await anna.post("/api/tables", 201, **QUICK))["id"]
        before = (await clocks_of(anna, slow))[0][0], (await clocks_of(anna, quick))[0][0]
        assert None not in before
        told = await anna.post("/api/me/vacation", 200, days=10)
        assert told == {"until": time.at + 10 * DAY, "days_left": 20, "days_a_year": 30}
        assert (await clocks_of(anna, slow))[0][0] == time.at + 13 * DAY
        assert (await clocks_of(anna, quick))[0][0] == before[1]
        time.passes(4 * DAY)
        assert await anna.post("/api/me/vacation", 200, days=0) == {
            "until": None,
            "days_left": 26,
            "days_a_year": 30,
        }
        assert (await clocks_of(anna, slow))[0][0] == time.at + 3 * DAY


QUICK = {
    "game": "rome",
    "players": 2,
    "options": {"start": 0},
    "seats": [{"kind": "me"}, {"kind": "local"}],
    "clock": LIVE,
}


async def test_a_decision_that_comes_on_vacation_counts_from_its_end(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        time = Time(here)
        (anna, bert), id = await table(here, DAYS)
        await bert.post("/api/me/vacation", days=7)
        until_then = time.at + 7 * DAY
        time.passes(1 * DAY)
        await anna.play_first(id)
        assert (await clocks_of(anna, id))[1][0] == until_then + 3 * DAY


async def test_vacation_does_not_help_who_is_over_time(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        time = Time(here)
        (anna, bert), id = await table(here, DAYS)
        time.passes(4 * DAY)
        await anna.post("/api/me/vacation", days=7)
        assert (await bert.post(f"/api/tables/{id}/claim", 200, seat=0, level="random"))["done"]


async def test_there_are_so_many_days_a_year(tmp_path: Path) -> None:
    async with server(tmp_path / "a.sqlite3") as here:
        time = Time(here)
        anna = await here.guest("Anna")
        await anna.post("/api/me/vacation", 422, days=31)
        await anna.post("/api/me/vacation", 200, days=20)
        time.passes(20 * DAY)
        assert (await anna.post("/api/me/vacation", 409, days=11))["values"] == {"left": 10, "most": 30}
        await anna.post("/api/me/vacation", 200, days=10)
        time.passes(100 * DAY)
        await anna.post("/api/me/vacation", 409, days=1)
        time.passes(265 * DAY)
        assert await here.context.database.read(lambda c: vacation.days_left(c, 1, time.at)) == 20


# Servers that die


async def deadline(database: Database, id: str = "x") -> float | None:
    query = select(seats.c.deadline).where(seats.c.table_id == id, seats.c.seat == 0)
    return await database.read(lambda c: c.execute(query).scalar_one())


async def test_time_without_a_server_counts_for_nobody(tmp_path: Path) -> None:
    file = tmp_path / "a.sqlite3"
    async with server(file) as here:
        (_, _), id = await table(here, LIVE)
        before = await deadline(here.context.database, id)
        database = here.context.database
        assert before is not None
    database = Database(f"sqlite:///{file}")
    with database.engine.begin() as connection:  # as if it had ended an hour ago
        shift = update(keys).where(keys.c.name == ALIVE).values(value=repr(before - 610 - 3600))
        assert connection.execute(shift).rowcount == 1
        connection.execute(update(seats).where(seats.c.seat == 0).values(deadline=before - 3600))
    database.close()
    async with server(file) as here:
        after = await deadline(here.context.database, id)
        assert after is not None
        assert before - 1 <= after <= before + 30


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> Any:
    database = Database(request.getfixturevalue(request.param))
    metadata.create_all(database.engine)
    yield database
    database.close()


def note(at: float, uptime: float, boot: str = BOOT) -> Note:
    return Note(at, boot, uptime)


async def test_a_short_break_is_none_and_a_deadline_that_had_passed_stays(database: Database) -> None:
    def arrange(connection: Any) -> None:
        assert forgive(connection, note(100, 1000)) == 0.0
        assert forgive(connection, note(200, 1009)) == 0.0  # what the time says meanwhile does not count
        assert forgive(connection, note(900, 1709)) == 700.0
        assert forgive(connection, note(900, 1709)) == 0.0

    await database.write(arrange)


@pytest.fixture
async def held(database: Database) -> Database:
    """Return a database with two deadlines: one had passed when a server was there last, one had not."""

    def arrange(connection: Any) -> None:
        user = {"id": 1, "public_id": "a", "name": "Anna", "preferences": {}, "created": 0.0, "seen": 0.0}
        connection.execute(users.insert().values(**user, vacation_until=5000.0))
        session = {"user_id": 1, "token_hash": "x", "kind": "browser", "created": 0.0, "seen": 0.0, "expires": 9000.0}
        connection.execute(sessions.insert().values(**session))
        for id, ends in (("x", 1100.0), ("y", 900.0)):
            row = {"id": id, "title": "", "game": "any", "rules": 1, "players": 1, "options": {}, "cards_hash": ""}
            row |= {"public": False, "status": "running", "created": 0.0, "changed": 0.0}
            connection.execute(tables.insert().values(**row))
            connection.execute(seats.insert().values(table_id=id, seat=0, name="Anna", deadline=ends))
        forgive(connection, note(1000, 50))

    await database.write(arrange)
    return database


async def times(database: Database) -> tuple[float | None, float | None, float]:
    """Return the deadline that had not passed, the one that had, and when the session ends."""
    ends = await database.read(lambda c: c.execute(select(sessions.c.expires)).scalar_one())
    return await deadline(database, "x"), await deadline(database, "y"), ends


@pytest.mark.parametrize("jump", [3600.0, -3600.0])
async def test_a_clock_that_was_set_while_no_server_ran_moves_all_that_is_stored(held: Database, jump: float) -> None:
    at = 1005 + jump
    assert await held.write(lambda c: forgive(c, note(at, 55), starting=True)) == jump
    assert await times(held) == (1100 + jump, 900 + jump, 9000 + jump)


async def test_a_break_and_a_clock_that_was_set_are_told_apart(held: Database) -> None:
    assert await held.write(lambda c: forgive(c, note(1000 + 100 + 3600, 150), starting=True)) == 3700
    assert await times(held) == (1100 + 3700, 900 + 3600, 9000 + 3600)


async def test_while_a_server_runs_only_the_clock_that_never_jumps_counts(held: Database) -> None:
    assert await held.write(lambda c: forgive(c, note(1000 + 3600, 53))) == 0
    assert await times(held) == (1100, 900, 9000)


async def test_after_a_restart_of_the_machine_the_time_says_how_long_it_was_off(held: Database) -> None:
    def arrange(connection: Any) -> None:
        connection.execute(update(keys).where(keys.c.name == ALIVE).values(value=note(1000, 50, "before").text()))

    await held.write(arrange)
    assert await held.write(lambda c: forgive(c, note(2000, 1), starting=True)) == 1000
    assert await times(held) == (2100, 900, 9000)


async def test_two_servers_can_note_at_once_that_they_are_the_first(postgres: str) -> None:
    database = Database(postgres)
    metadata.create_all(database.engine)
    with database.transaction() as one:
        forgive(one, note(1000, 50))
        with database.engine.connect() as two, two.begin():
            other = asyncio.get_running_loop().run_in_executor(None, forgive, two, note(1001, 51))
            await asyncio.sleep(0.2)
            one.commit()
            assert await other == 0.0
    database.close()


async def test_a_process_counts_time_as_the_others_do(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with server(postgres) as one:
        ahead = one.context.now() + 3600
        monkeypatch.setattr(time, "time", lambda: ahead)
        async with server(postgres) as two:
            assert abs(two.context.now() - one.context.now()) < 1


def test_a_clock_does_not_jump_with_the_time_of_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    before = clock.now()
    real = time.time
    monkeypatch.setattr(time, "time", lambda: real() + 3600)
    assert 0 <= clock.now() - before < 60
    assert 3500 < clock.behind() < 3700


async def test_another_server_watches_when_one_dies(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timekeeper, "_LOOK_SECONDS", 0.1)
    async with server(postgres) as one:
        lease = update(leases).where(leases.c.name == LEASE)
        async with server(postgres) as two:
            (anna, _bert), id = await table(two, LIVE)
            await asyncio.sleep(0.3)
            dead = lease.values(owner="dead", until=two.context.now() + 600)
            await two.context.database.write(lambda c: c.execute(dead))
            await asyncio.sleep(0.5)  # who had it has noticed
            late = update(seats).where(seats.c.table_id == id, seats.c.seat == 0)
            await two.context.database.write(lambda c: c.execute(late.values(deadline=two.context.now() - 1)))
            await asyncio.sleep(0.5)
            assert await news(anna, id) == []
            ends = lease.values(until=two.context.now() + 0.2)
            await two.context.database.write(lambda c: c.execute(ends))
            async with asyncio.timeout(30):
                while not await news(anna, id):
                    await asyncio.sleep(0.1)
            await asyncio.sleep(0.5)
            assert await news(anna, id) == [("over-time", 0)]
        assert await one.context.database.read(lambda c: c.execute(select(keys.c.value)).all())
