"""The heuristics of Yspahan: what a position is worth, what the game's plans say, and a quick choice for playouts."""

from __future__ import annotations

from .plans import action_values
from .playouts import rollout_policy
from .position_values import expected_scores, value

__all__ = ["action_values", "expected_scores", "rollout_policy", "value"]
