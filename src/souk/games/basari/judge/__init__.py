"""The judge of Basari: what its nets see of a position, and what they look ahead to: the start of the next round."""

from __future__ import annotations

from souk.engine.buffers import int_buffer, state_buffer
from souk.engine.contract import Doubles, Floats, Ints, State, rule
from souk.engine.judge import utility
from souk.engine.loops import copy_state
from souk.games.basari.board import RING
from souk.games.basari.heuristics import start_worth
from souk.games.basari.moves import START_AT
from souk.games.basari.rules import apply, legal_starts
from souk.games.basari.state import CHOOSE, START

from .bargains import weigh_bargains_by_net
from .cards import mix_cards, weigh_replies
from .inputs import N_INPUTS, PLANS, SHARE, SOURCES, is_ripe, observe, points_by_source
from .outcomes import ROOM

# How levels for people err: short sight, moves not thought of, slips in points (souk.players.levels).
CHARACTERS = {
    "apprentice": (0.2, 0.8, 30.0),
    "trader": (0.35, 0.5, 8.0),
    "broker": (0.3, 0.3, 3.5),
    "merchant": (0.2, 0.15, 1.8),
    "master": (0.12, 0.09, 1.05),
}

__all__ = [
    "CHARACTERS",
    "N_INPUTS",
    "PLANS",
    "SHARE",
    "SOURCES",
    "is_ripe",
    "judged_replies",
    "judged_values",
    "observe",
    "points_by_source",
]


@rule
def judged_values(s: State, seat: int, deep: int, net: Doubles, ids: Ints, n: int, out: Floats) -> int:
    """Cards as chances, and the worth of bargains and start archways."""
    utility(s, seat, net)  # for who asks what the net says: what follows looks at all seats at once
    if s.phase == CHOOSE:
        mix_cards(s, seat, deep, net, ids, n, out)
    elif s.phase == START:
        weigh_starts(s, seat, net, ids, n, out)
    else:
        weigh_bargains_by_net(s, seat, net, ids, n, out)
    return n


@rule
def weigh_starts(s: State, seat: int, net: Doubles, ids: Ints, n: int, out: Floats) -> None:
    """What the game is worth that begins so, if those after the seat start where the plans would."""
    states = state_buffer(s, ROOM)
    free = int_buffer(RING)
    for k in range(n):
        copy_state(states, 1, states, 0)
        later = states[1]
        apply(later, seat, ids[k])
        while later.phase == START:
            count = legal_starts(later, free)
            best = 0
            for i in range(1, count):
                if start_worth(free[i] - START_AT) > start_worth(free[best] - START_AT):
                    best = i
            apply(later, int(later.order[later.turn]), free[best])
        out[k] = utility(later, seat, net)


@rule
def judged_replies(s: State, seat: int, net: Doubles, mixes: Doubles, ids: Ints, n: int, out: Floats) -> int:
    """What each card is worth to who knows how likely the others choose theirs."""
    weigh_replies(s, seat, net, mixes, ids, n, out)
    return n
