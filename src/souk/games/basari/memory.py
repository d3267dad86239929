"""What a seat can remember of a game: who learns what of each step."""

from __future__ import annotations

from souk.engine.game import Observation, public_observation

from .moves import PLAY
from .rules import actors
from .state import CHOOSE, State


def observed_by(s: State, seat: int, action: int) -> tuple[Observation, ...]:
    """All is done in the open but the choice of action cards, which the last of them reveals (B3)."""
    if s.phase != CHOOSE:
        return public_observation(seat, action)
    if actors(s) != 1 << seat:
        return (Observation(seat, action, 1 << seat),)
    earlier = (Observation(other, PLAY + s.card[other], late=True) for other in range(s.players) if other != seat)
    return (*public_observation(seat, action), *earlier)
