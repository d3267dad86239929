"""What of a game goes to whom: the view of everybody, which is made once, and what one seat sees beside it."""

from __future__ import annotations

from typing import Any

from souk.engine.game import Game
from souk.engine.types import GameView, PrivateView


def public_view(game: Game, state: Any) -> GameView:
    """What everybody may see."""
    return game.presentation.view(game, game.hidden(state))


def private_view(game: Game, state: Any, seat: int) -> PrivateView:
    """What a seat sees beside that."""
    return game.presentation.private_view(game, state, seat)
