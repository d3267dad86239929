"""What is learnt of others from what they choose where all choose at the same time: do they play by the plans?

A judge that answers to such a choice notes for each seat how likely it takes what if it plays by the game's plans, and
how likely if it mixes as it should. Once everybody has seen the choices, each seat's is evidence for one or the other.
All of it stands in the buffer of the net, for one game: who has seen nothing counts on the plans as its net says.
"""

from __future__ import annotations

import math
from typing import Final

from .contract import Doubles, Ints, State, legal, rule
from .net import AT_HABITS, HABIT, PLANS

OPTIONS: Final = (HABIT - 1) // 2  # of a seat that can be noted
DOUBT: Final = 0.1  # part of the time that somebody of either kind chooses anything
SUREST: Final = 4.0  # logits of evidence, at most: people may change their minds


@rule
def plans_part(net: Doubles, seat: int) -> float:
    """How likely a seat plays by the plans, after what has been seen of it."""
    part = net[PLANS]
    if part <= 0.0 or part >= 1.0:
        return part
    return 1.0 / (1.0 + (1.0 - part) / part * math.exp(-net[int(net[AT_HABITS]) + seat * HABIT]))


@rule
def note_option(net: Doubles, seat: int, k: int, by_plans: float, mixed: float) -> None:
    """Note how likely a seat takes its k-th legal action if it plays by the plans, and if it mixes."""
    at = int(net[AT_HABITS]) + seat * HABIT + 1 + 2 * k
    net[at] = by_plans
    net[at + 1] = mixed


@rule
def see_choice(s: State, seat: int, action: int, net: Doubles, ids: Ints) -> None:
    """What a seat chose in this state, together with others, has come to light."""
    n = legal(s, seat, ids)
    at = int(net[AT_HABITS]) + seat * HABIT
    for k in range(min(n, OPTIONS)):
        by_plans, mixed = net[at + 1 + 2 * k], net[at + 2 + 2 * k]
        if ids[k] == action and by_plans + mixed > 0.0:
            rest = DOUBT / n
            more = math.log((rest + (1.0 - DOUBT) * by_plans) / (rest + (1.0 - DOUBT) * mixed))
            net[at] = max(-SUREST, min(SUREST, net[at] + more))


@rule
def forget(net: Doubles, players: int) -> None:
    """Another game: nothing has been seen yet."""
    at = int(net[AT_HABITS])
    for k in range(players * HABIT):
        net[at + k] = 0.0
