"""Colours for dark and light terminals. Every meaning that a colour has is also said by a symbol or a letter."""

from __future__ import annotations

import os
from typing import Final

from textual.theme import Theme

DARK: Final = Theme(
    name="souk-dark",
    primary="#d9a441",
    secondary="#8fb8de",
    accent="#d9a441",
    warning="#e0b050",
    error="#ff7b72",
    success="#7ee787",
    foreground="#e6e1d6",
    background="#17161a",
    surface="#1f1d22",
    panel="#29262d",
    dark=True,
    variables={
        "seat-0": "#ff7b72",
        "seat-1": "#79c0ff",
        "seat-2": "#7ee787",
        "seat-3": "#f2cc60",
        "souk-purple": "#c297ff",
        "souk-yellow": "#d9b84a",
        "souk-white": "#d5d5d5",
        "souk-blue": "#6ea8fe",
        "souk-orange": "#ff9e4f",
        "gem-red": "#ff6b6b",
        "gem-yellow": "#f2cc60",
        "gem-green": "#6bd76b",
        "gem-blue": "#79aaff",
        "street": "#a39c8f",
        "street-ground": "#35313a",
        "faint": "#8d8779",
        "rule": "#4a454f",
        "open": "#ffd479",
    },
)
LIGHT: Final = Theme(
    name="souk-light",
    primary="#8a5a00",
    secondary="#1f5f99",
    accent="#8a5a00",
    warning="#8a5a00",
    error="#b3261e",
    success="#1a7f37",
    foreground="#1f1d1a",
    background="#fbf8f1",
    surface="#f3eee3",
    panel="#e9e2d3",
    dark=False,
    variables={
        "seat-0": "#b3261e",
        "seat-1": "#0a5bb5",
        "seat-2": "#1a7f37",
        "seat-3": "#8a6100",
        "souk-purple": "#7a3fc4",
        "souk-yellow": "#856a00",
        "souk-white": "#555555",
        "souk-blue": "#2257b8",
        "souk-orange": "#b35300",
        "gem-red": "#b3261e",
        "gem-yellow": "#856a00",
        "gem-green": "#1a7f37",
        "gem-blue": "#2257b8",
        "street": "#6b6455",
        "street-ground": "#e2dac8",
        "faint": "#736c5e",
        "rule": "#c9bfa8",
        "open": "#9a4d00",
    },
)


def fitting_theme() -> str:
    """Light where the terminal says that its ground is light, else dark."""
    ground = os.environ.get("COLORFGBG", "").rpartition(";")[2]
    return LIGHT.name if ground in ("7", "15") else DARK.name
