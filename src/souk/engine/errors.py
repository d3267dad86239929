"""What can go wrong through somebody's input. Every message says what was wrong and what would be right."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from .input_reasons import PositionWrong, UnknownWord
from .types import Reason


class SoukError(Exception):
    """The root of all errors that a user can cause. Its text is for who programs; `reason` says the same as data, where
    people meet it, and the command line says that as one line in their language."""

    reason: Reason | None = None

    def __init__(self, text: str, reason: Reason | None = None) -> None:
        super().__init__(text)
        if reason:
            self.reason = reason


class UnknownName(SoukError):
    """No game, player, option or move goes by that name."""

    def __init__(self, what: str, name: object, known: Iterable[str]) -> None:
        from difflib import get_close_matches  # noqa: PLC0415 - only for who mistypes

        names = list(known)
        near = get_close_matches(name, names, n=1) if isinstance(name, str) else []
        hint = f"did you mean {near[0]!r}?" if near else f"known: {shorten(names)}"
        reason = UnknownWord(
            what=what.split(maxsplit=1)[0],
            name=brief(name).strip("'"),
            known=(*near, shorten(names))[0],
            guessed=bool(near),
        )
        super().__init__(f"there is no {what} {brief(name)}; {hint}", reason)


class BadOption(SoukError):
    """An option, a number of players or a seed is not one that the game takes."""


class IllegalMove(SoukError):
    """The rules do not allow that move now; `reason` says why as data, if they are what is in the way."""


class BadPosition(SoukError):
    """A position given as data cannot be one of the game; `path` leads to what is wrong, as far as that is known."""

    def __init__(self, text: str, reason: Reason | None = None, path: Sequence[str | int] = ()) -> None:
        super().__init__(text, reason or PositionWrong(error=text))
        self.path = tuple(path)


class BadRecord(SoukError):
    """A file with a game cannot be read or does not follow the rules; says the line."""


class Divergence(SoukError):
    """A recorded event or state is not what the rules say; tells where, what was recorded and what the rules have."""

    def __init__(self, where: str, event: object, expected: object, found: object) -> None:
        super().__init__(f"{where}: {event}: expected {expected}, found {found}")
        self.where = where
        self.event = event
        self.expected = expected
        self.found = found


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
