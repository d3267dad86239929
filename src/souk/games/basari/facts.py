"""What is printed on Basari's board and gems, for clients that draw them; no rule."""

from __future__ import annotations

from collections.abc import Mapping

from .board import COLOURS, GEMS, POINTS
from .scoring import COLOUR_POINTS, LAP_POINTS


def facts() -> Mapping[str, object]:
    """The points of a lap and of each colour, and the archways of the default ring."""
    return {
        "lapPoints": LAP_POINTS,
        "gemPoints": dict(zip(COLOURS, COLOUR_POINTS, strict=True)),
        "archways": [
            {"points": points, "gems": dict(zip(COLOURS, gems, strict=True))}
            for points, gems in zip(POINTS, GEMS, strict=True)
        ],
    }
