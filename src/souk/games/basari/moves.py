"""Everything that can be done in Basari: the actions of seats and the outcomes of nature.

An offer is several small decisions: `offer`, then a count of each colour, `1R 0Y 0G 2B`. Written whole, zeros may
be left out: `offer 1R 2B`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from souk.engine.actions import Actions, Kind
from souk.engine.errors import IllegalMove

from .board import COLOURS, LETTERS, MAX_RING
from .state import BLUE, CARDS, RED, State

_COUNTS = tuple(map(str, range(26)))

ACTIONS = Actions(
    Kind("start", "start {archway}", archway=tuple(map(str, range(MAX_RING)))),
    Kind("card", "{card}", card=CARDS[1:4]),
    Kind("accept", "accept"),
    Kind("decline", "decline"),
    Kind("offer", "offer"),
    *(Kind(name, f"{{count}}{letter}", count=_COUNTS) for name, letter in zip(COLOURS, LETTERS, strict=True)),
)
OUTCOMES = Actions(
    Kind("seat", "seat {seat}", seat=tuple("0123")),
    Kind("die", "{face}", face=tuple("123456")),
)

START_AT = ACTIONS.first("start")
PLAY = ACTIONS.first("card") - 1  # cards count from 1
ACCEPT = ACTIONS.first("accept")
DECLINE = ACTIONS.first("decline")
OFFER = ACTIONS.first("offer")
COUNT = ACTIONS.first("red")
COUNTS = len(_COUNTS)  # ids from one colour's block to the next
SEAT = OUTCOMES.first("seat")
DIE = OUTCOMES.first("die") - 1  # faces count from 1

_COUNT_WORD = re.compile(r"(\d{1,3})([RYGBrygb])")


def expand(s: State, words: Sequence[str]) -> Sequence[str]:
    """Put in the zero counts that people leave out of an offer."""
    if words[0] == "offer":
        said = _counts(words[1:])
        return ["offer", *_whole(said), *words[1 + len(said) :]] if said else words
    if RED <= s.phase <= BLUE:
        said = _counts(words[:1])
        due = LETTERS[s.phase - RED]
        if said and LETTERS.index(said[0][1]) > LETTERS.index(due):
            return [f"0{due}", *words]
    return words


def _counts(words: Sequence[str]) -> list[tuple[int, str]]:
    """The counts that the first words are, as numbers and letters."""
    found = []
    for word in words:
        match = _COUNT_WORD.fullmatch(word)
        if not match:
            break
        found.append((int(match[1]), match[2].upper()))
    return found


def _whole(said: list[tuple[int, str]]) -> list[str]:
    """One count for each colour, in the order in which they are decided."""
    counts = {letter: count for count, letter in said}
    if len(counts) < len(said):
        raise IllegalMove("an offer names each colour once, as: offer 1R 2B")
    return [f"{counts.get(letter, 0)}{letter}" for letter in LETTERS]
