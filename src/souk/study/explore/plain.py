"""What can be counted in a game that says nothing about it: nothing beside scores and winners."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from souk.engine.contract import Ints, State, rule
from souk.engine.exploration import Facts, Question

FACTS: Final = Facts()
QUESTIONS: Final[tuple[Question, ...]] = ()


@rule
def notice(before: State, s: State, seat: int, action: int, facts: Ints) -> None:
    """There is nothing to note."""


@rule
def conclude(s: State, facts: Ints) -> None:
    """There is nothing to note."""


def derive(column: Callable[[str], Any]) -> dict[str, Any]:
    """Nothing follows."""
    return {}
