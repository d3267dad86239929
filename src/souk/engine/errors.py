"""What can go wrong through somebody's input. Every message says what was wrong and what would be right."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Self


class SoukError(Exception):
    """The root of all errors that a user can cause; the command line prints it as one line."""


class UnknownName(SoukError):
    """No game, player, option or move goes by that name."""

    def __init__(self, what: str, name: object, known: Iterable[str]) -> None:
        from difflib import get_close_matches  # noqa: PLC0415 - only for who mistypes

        names = list(known)
        near = get_close_matches(name, names, n=1) if isinstance(name, str) else []
        hint = f"did you mean {near[0]!r}?" if near else f"known: {shorten(names)}"
        super().__init__(f"there is no {what} {brief(name)}; {hint}")


class BadOption(SoukError):
    """An option, a number of players or a seed is not one that the game takes."""


class IllegalMove(SoukError):
    """The rules do not allow that move now."""


class BadPosition(SoukError):
    """A position given as data cannot be one of the game."""


class BadRecord(SoukError):
    """A file with a game cannot be read or does not follow the rules; says the line."""


class Reason(str):
    """A sentence that knows what it is made of, so that it can be said in other languages too.

    Reason("{square} costs {cost} gold (Y12)", square="e3", cost=2)
    """

    __slots__ = ("args", "template")

    template: str
    args: Mapping[str, object]

    def __new__(cls, template: str, **args: object) -> Self:
        """The sentence."""
        made = super().__new__(cls, template.format(**args))
        made.template, made.args = template, args
        return made


def brief(value: object, most: int = 60) -> str:
    """Somebody's value for a sentence: cut short, and safe for values that Python cannot write out at all."""
    try:
        text = repr(value)
    except (RecursionError, ValueError):
        return f"something too large ({type(value).__name__})"
    return text if len(text) <= most else text[: most - 3] + "..."


def shorten(names: Iterable[str], most: int = 12) -> str:
    """Names joined for a sentence, the rest counted."""
    listed = list(names)
    more = f" and {len(listed) - most} more" if len(listed) > most else ""
    return ", ".join(listed[:most]) + more
