"""The wits of Yspahan: what a position is worth, what the game's plans say, and a quick choice for playouts."""

from __future__ import annotations

from .plans import worth
from .playouts import cheap
from .worths import estimate, value

__all__ = ["cheap", "estimate", "value", "worth"]
