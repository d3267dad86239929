"""What went wrong, as HTTP says it."""

from __future__ import annotations

from typing import Final

from starlette.responses import Response

from souk.engine.errors import SoukError
from souk.engine.types import Reason
from souk.table.table import Refusal

from ..accounts import Denied
from ..database import Stale
from ..protocol import Problem as ProblemBody
from ..reasons import AccountChanged, Impossible, TableDamaged
from ..store import Damaged
from ..tables.session import encode


class Problem(SoukError):
    """An answer that is an error."""

    reason: Reason

    def __init__(self, status: int, error: str, reason: Reason) -> None:
        self.status = status
        self.error = error
        self.reason = reason
        super().__init__(str(reason))


STATUS: Final = {"bad": 400, "forbidden": 403, "illegal": 409, "stale": 409, "busy": 429}


def problem_of(error: SoukError) -> Problem:
    """What a user's mistake is in HTTP."""
    match error:
        case Problem():
            return error
        case Denied():
            return Problem(403, "forbidden", error.reason)
        case Stale():
            return Problem(409, "stale", AccountChanged())
        case Damaged():
            return Problem(410, "broken", TableDamaged())
        case Refusal():
            return Problem(STATUS[error.error], error.error, error.reason)
    return Problem(400, "bad", error.reason or Impossible(text=str(error)))


def response_of(problem: Problem) -> Response:
    """A problem as it is sent."""
    body = encode(ProblemBody(problem.error, problem.reason))
    headers = {"cache-control": "no-store"} | ({"retry-after": "10"} if problem.status == 429 else {})
    return Response(body, problem.status, headers, "application/json")
