"""The HTTP interface keeps its word: whatever is sent, the answer is one that /api/openapi.json describes.

Half of the requests are about tables and sessions that there are, since hardly any that is made up would be.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    allow_header_conformance,
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from souk.client import Client
from souk.server import protocol as p
from souk.server.schema import openapi

from .. import Running, running, sweep
from ..people import open_for, play_out, sit_all

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    allow_header_conformance,
]
schema = schemathesis.openapi.from_dict(openapi())
schema.config.phases.coverage.enabled = sweep(0, 1) == 1  # hundreds of examples, however few are asked for


@dataclass
class Town:
    """A server with a few tables: one that waits, one that is played at, one that is over, one without spectators."""

    server: Running
    links: list[str]
    numbers: Iterator[int]

    def somebody(self) -> Client:
        """Somebody new: who was here before may have gone, or keeps the name by a password now."""
        return Client(self.server.url, f"guest {next(self.numbers)}")


@pytest.fixture(scope="module")
def town(
    tmp_path_factory: pytest.TempPathFactory, record_testsuite_property: Callable[[str, object], None]
) -> Iterator[Town]:
    path: Path = tmp_path_factory.mktemp("openapi")
    with running(str(path / "souk.db")) as server, Client(server.url, "host") as host:
        waiting = host.post("tables", p.NewTable("yspahan", [p.Me(), p.Open()], visibility="listed"), p.Summary).link
        played, over, private = (
            open_for([host], "basari", 2, spectators=spectators) for spectators in (True, True, False)
        )
        play_out(sit_all([host], over)[0], 1)
        numbers = count()
        yield Town(server, [waiting, played, over, private], numbers)
        record_testsuite_property("requests", next(numbers))


@pytest.mark.filterwarnings("ignore:Do not use the `random` module inside strategies")  # schemathesis does
@schema.parametrize()
@settings(
    max_examples=sweep(3, 200), deadline=None, database=None, derandomize=True, suppress_health_check=list(HealthCheck)
)
def test_every_answer_is_as_described(case: schemathesis.Case[Any], town: Town) -> None:
    with town.somebody() as somebody:
        number = somebody.user.id
        if number % 2 and "link" in case.path_parameters:
            case.path_parameters["link"] = town.links[number // 2 % len(town.links)]
        if number % 2 and "session" in case.path_parameters:
            case.path_parameters["session"] = somebody.get("me/sessions", list[p.Session])[0].id
        cookie = somebody._cookie if number % 8 else ""
        checks = CHECKS if cookie else [*CHECKS, negative_data_rejection]
        case.call_and_validate(base_url=town.server.url, headers={"cookie": cookie}, checks=checks, timeout=120)
