"""The random words that people add to the dice, so that nobody can choose them. Milliseconds throughout.

Each seat of a person first tells only the SHA-256 of its words. When every seat is taken and all have committed, they
are asked for the words themselves: whoever tells them last could not choose them any more. Nobody is waited for longer
than `PATIENCE`; a seat that is late adds nothing. Before a live clock people also say that they are ready: that takes
them longer than their devices, `READY_PATIENCE` at most.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

PATIENCE: Final = 20_000
READY_PATIENCE: Final = 60_000


class Words(Struct, frozen=True):
    """What has been told so far, by seat, in hexadecimal."""

    committed: dict[int, str] = {}
    revealed: dict[int, str] = {}
    asked: bool = False  # all have committed, or are late: now the words are told
    until: int = 0  # when nobody is waited for any longer; 0 while seats are open


def with_commitment(words: Words, seat: int, commitment: str) -> Words:
    """A seat has committed to words."""
    return replace(words, committed={**words.committed, seat: commitment})


def with_words(words: Words, seat: int, revealed: str) -> Words:
    """A seat has told its words."""
    return replace(words, revealed={**words.revealed, seat: revealed})


def asked_for(words: Words, at: int) -> Words:
    """Everybody is asked for their words."""
    return replace(words, asked=True, until=at + PATIENCE)


def seated(words: Words, seat: int, full: bool, at: int, ready: bool) -> Words:
    """Somebody else has a seat, and commits anew; when all seats are taken, the time for it runs.

    `ready` says that people are asked whether they are.
    """
    others = {other: commitment for other, commitment in words.committed.items() if other != seat}
    return replace(words, committed=others, until=at + _patience(ready) if full else 0)


def waited_for_anew(words: Words, at: int, ready: bool) -> Words:
    """After the server was away, those who are waited for get their time again."""
    return replace(words, until=at + _patience(ready and not words.asked)) if words.until else words


def _patience(ready: bool) -> int:
    return READY_PATIENCE if ready else PATIENCE
