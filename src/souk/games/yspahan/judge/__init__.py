"""The judge of Yspahan: what its nets see of a position, and how they look ahead over a turn."""

from __future__ import annotations

from .inputs import EASILY_MISSED, N_INPUTS, SHARE, SOURCES, is_ripe, observe, points_by_source
from .turn import judged_values

__all__ = ["EASILY_MISSED", "N_INPUTS", "SHARE", "SOURCES", "is_ripe", "judged_values", "observe", "points_by_source"]
