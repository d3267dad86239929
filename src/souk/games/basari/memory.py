"""What a seat can remember of a game: who learns what of each step."""

from __future__ import annotations

from souk.engine.game import Tale, openly

from .moves import PLAY
from .rules import actors
from .state import CHOOSE, State


def told(s: State, seat: int, action: int) -> tuple[Tale, ...]:
    """All is done in the open but the choice of action cards, which the last of them reveals (B3)."""
    if s.phase != CHOOSE:
        return openly(seat, action)
    if actors(s) != 1 << seat:
        return (Tale(seat, action, 1 << seat),)
    earlier = (Tale(other, PLAY + s.card[other], late=True) for other in range(s.players) if other != seat)
    return (*openly(seat, action), *earlier)
