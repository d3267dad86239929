"""What many games of the strongest quick player say about a game."""

from __future__ import annotations

from .answers import answers
from .games import Plan, play_lot
from .tally import Tally

__all__ = ["Plan", "Tally", "answers", "play_lot"]
