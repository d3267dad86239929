"""Names and chat as people may write them: one line, no tricks with invisible or turning characters."""

from __future__ import annotations

import unicodedata

from souk.engine.errors import SoukError
from souk.engine.types import Reason

from .reasons import BadName, EmptyText

MOST_NAME = 32


class Unfit(SoukError):
    """A text that cannot be shown."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(str(reason))
        self.reason = reason


def clean(text: str) -> str:
    """One line of visible text: composed, without control, format and private characters, single spaces."""
    composed = unicodedata.normalize("NFC", text)
    visible = "".join(c if unicodedata.category(c)[0] != "C" else " " if c in "\t\n\r" else "" for c in composed)
    line = " ".join(visible.split())
    if not line:
        raise Unfit(EmptyText())
    return line


def clean_name(name: str) -> str:
    """A name as others will see it."""
    line = clean(name)
    marks = sum(unicodedata.category(c) in ("Mn", "Me") for c in line)
    if len(line) > MOST_NAME or marks > len(line) // 2 or not any(c.isalnum() for c in line):
        raise Unfit(BadName(most=MOST_NAME))
    return line


def folded(name: str) -> str:
    """What two names that look alike have in common."""
    return unicodedata.normalize("NFKC", name).casefold().replace(" ", "")
