"""What many games of the strongest quick player say about a game."""

from __future__ import annotations


from .games import Plan, explore_twin, play_lot


__all__ = ["Plan", "explore_twin", "play_lot"]
