"""What the seats at a table are called."""

from __future__ import annotations

from collections.abc import Sequence

from souk.words import Words

PERSON = "human"  # how a record calls somebody without a name


def shown_names(words: Words, seats: Sequence[str], people: Sequence[int] = ()) -> list[str]:
    """Names that tell seats apart: a lone person is you, bots go by their level, equal names get a number."""
    shown = [_shown(words, name, seat) for seat, name in enumerate(seats)]
    if len(people) == 1 and seats[people[0]] == PERSON:
        shown[people[0]] = words.say("terminal-you")
    return [f"{name} {seat + 1}" if shown.count(name) > 1 else name for seat, name in enumerate(shown)]


def _shown(words: Words, name: str, seat: int) -> str:
    return words.say("shared_screen-seat", n=seat + 1) if name == PERSON else words.word("level", name)
