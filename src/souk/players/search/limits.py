"""How long a search may think."""

from __future__ import annotations

import math
from typing import Final

from souk.players.base import Budget

SECONDS: Final = 0.5  # of thinking if nobody says how much
MARGIN: Final = 0.004  # seconds before the deadline at which to stop: a busy machine may take the processor away


def limits(ms: int, work: int, budget: Budget) -> tuple[float, int]:
    """Seconds, and an amount of work or 0 for any; a player's own parameters come before the budget's."""
    if ms or work:
        return ms / 1000 or math.inf, work
    if budget.seconds is None and not budget.work:
        return SECONDS, 0
    return math.inf if budget.seconds is None else budget.seconds, budget.work or 0
