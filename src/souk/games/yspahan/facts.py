"""What is printed on Yspahan's board and cards, for clients that draw them; no rule."""

from __future__ import annotations

from collections.abc import Mapping

from .board import BUILDINGS, PLACE_POINTS, ROWS, SOUKS


def facts() -> Mapping[str, object]:
    """The points of souks and of the caravan, the rows of the tower, what buildings cost."""
    return {
        "souks": {f"{quarter}.{colour}": points for quarter, colour, points, _ in SOUKS},
        "rows": ROWS,
        "buildings": {name: {"camels": camels, "gold": gold} for name, camels, gold in BUILDINGS},
        "placePoints": PLACE_POINTS,
    }
