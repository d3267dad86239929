from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from . import PostgresServer, Running, postgres_programs, running


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    programs = postgres_programs()
    if not programs:
        pytest.skip("PostgreSQL is not installed, and cannot be")
    server = PostgresServer(programs)
    yield server
    server.stop()


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of either kind."""
    if request.param == "postgres":
        server: PostgresServer = request.getfixturevalue("postgres")
        return server.new_database()
    return str(tmp_path / "souk.db")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    """A server with an empty SQLite database."""
    with running(str(tmp_path / "souk.db")) as found:
        yield found
