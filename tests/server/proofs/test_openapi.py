"""The HTTP interface keeps its word: whatever is sent, the answer is one that /api/openapi.json describes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from souk.client import Client
from souk.server.schema import openapi

from .. import Running, running, sweep

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
schema = schemathesis.openapi.from_dict(openapi())


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    path: Path = tmp_path_factory.mktemp("openapi")
    with running(str(path / "souk.db")) as found:
        yield found


@schema.parametrize()
@settings(
    max_examples=sweep(3, 200), deadline=None, database=None, derandomize=True, suppress_health_check=list(HealthCheck)
)
def test_every_answer_is_as_described(case: schemathesis.Case, house: Running) -> None:
    with Client(house.url, "anybody") as somebody:
        case.call_and_validate(base_url=house.url, headers={"cookie": somebody._cookie}, checks=CHECKS)
