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
from .state import ACTION_CARDS, BLUE, RED, State
from .types import Accept, ChooseCard, ChooseStart, Count, Decline, Die, MakeOffer, OrderSeat

COUNTS = 26  # 0 to 25 gems of a colour; ids from one colour's block to the next


def _count(colour: str, n: int) -> str:
    return f"{n}{LETTERS[COLOURS.index(colour)]}"


ACTIONS = Actions(
    Kind(ChooseStart, "start {archway}", archway=range(MAX_RING)),
    Kind(ChooseCard, "{card}", card=ACTION_CARDS),
    Kind(Accept, "accept"),
    Kind(Decline, "decline"),
    Kind(MakeOffer, "offer"),
    Kind(Count, _count, colour=COLOURS, n=range(COUNTS)),
)
OUTCOMES = Actions(
    Kind(OrderSeat, "seat {seat}", seat=range(4)),
    Kind(Die, "{face}", face=range(1, 7)),
)

START_AT = ACTIONS.first(ChooseStart)
PLAY = ACTIONS.first(ChooseCard) - 1  # cards count from 1
ACCEPT = ACTIONS.first(Accept)
DECLINE = ACTIONS.first(Decline)
OFFER = ACTIONS.first(MakeOffer)
COUNT = ACTIONS.first(Count)
SEAT = OUTCOMES.first(OrderSeat)
DIE = OUTCOMES.first(Die) - 1  # faces count from 1

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
