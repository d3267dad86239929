"""Who sees a step."""

from __future__ import annotations

from souk.engine.contract import NATURE
from souk.engine.game import Observation, public_observation
from souk.engine.stack import top

from .rules import BIDS, SHOW, THROW, State


def observed_by(s: State, seat: int, action: int) -> tuple[Observation, ...]:
    """A dealt card is for its owner, until it is shown; bids are for the bidders, until all are there."""
    if seat == NATURE:
        return public_observation(seat, action) if top(s) == THROW else (Observation(seat, action, 1 << s.arg[2]),)
    if top(s) == BIDS:
        if s.bid.count(0) > 5 - s.players:
            return (Observation(seat, action, 1 << seat),)
        late = [Observation(other, s.bid[other] - 1, late=True) for other in range(s.players) if other != seat]
        return (*public_observation(seat, action), *late)
    shown = [Observation(NATURE, s.card[seat] - 1, late=True)] if action == SHOW else []
    return (*public_observation(seat, action), *shown)
