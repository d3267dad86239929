"""What a judge asks of a game beyond its rules and heuristics: four functions that its `judge` module fills in.

The rest is written once: a net looks at a position with one seat's eyes and says each seat's share of the victory, its
final score, and its points by source. It corrects what `observe` gives it to stand on, so that an untrained net knows
what the heuristics know. See `net.py` for the buffer that a net is.
"""

from __future__ import annotations

import math
from typing import Final

from .buffers import int_buffer
from .contract import UNBOUND, Doubles, Floats, Ints, State, actors, rule, scores, stub, winners
from .memo import keep, recall
from .net import AT_BASIS, AT_OUTPUTS, AT_TEMPER, BEST, OUTPUTS, SHARE, SOURCES, SURE, forward


@stub
def observe(s: State, seat: int, net: Doubles) -> int:
    """Write into the net what the seat knows of a state, as whole numbers, and what to stand on; return how many.

    From `AT_INPUTS` on the inputs; from `AT_BASIS` on every seat's expected final score, then every seat's logit of
    its share of the victory. The own seat comes first, then those after it. Nothing may depend on what is hidden.
    """
    raise AssertionError(UNBOUND)


@stub
def judged_values(s: State, seat: int, deep: int, net: Doubles, ids: Ints, n: int, out: Floats) -> int:
    """Look ahead with the net: write what each of the seat's n legal actions leads to, by `utility`; return n.

    Where several seats choose at the same time, write how likely each action should be, together 1. `deep` is 0 for a
    quick look (games of a net against itself), 1 for as much as a player may see in a millisecond.
    """
    raise AssertionError(UNBOUND)


@stub
def points_by_source(s: State, out: Ints) -> int:
    """Write the points that each seat has, source after source; return the number of sources."""
    raise AssertionError(UNBOUND)


@stub
def is_ripe(s: State) -> bool:
    """Whether nets learn from positions like this one, and may be asked about it."""
    raise AssertionError(UNBOUND)


JUDGE: Final = (observe, judged_values, points_by_source, is_ripe)


@rule
def utility(s: State, seat: int, net: Doubles) -> float:
    """What a position is worth to a seat in points: its lead over the mean of the others, and its share of victory.

    Where the net has a temper, what that likes counts as well.
    """
    players = int(s.players)
    if actors(s) == 0:
        write_final(s, seat, net)
    elif net[int(net[AT_TEMPER])] != 0.0:  # which asks for more than is kept
        ask(s, seat, net)
    else:
        place = recall(s, seat, net)
        if place <= 0:
            ask(s, seat, net)
            keep(s, seat, net, place)
    return remember_best(net, players, liking(s, seat, net))


@rule
def ask(s: State, seat: int, net: Doubles) -> None:
    """Let the net say what a look needs: shares and final scores, the own seat first."""
    players = int(s.players)
    out = int(net[AT_OUTPUTS])
    observe(s, seat, net)
    forward(net, outputs_asked(net, players))
    write_shares(net, players)
    for k in range(players):
        net[out + players + k] += net[int(net[AT_BASIS]) + k]


@rule
def outputs_asked(net: Doubles, players: int) -> int:
    """How many outputs a look needs: a temper asks for the seat's own points by source too."""
    return 2 * players + (int(net[SOURCES]) if net[int(net[AT_TEMPER])] != 0.0 else 0)


@rule
def liking(s: State, seat: int, net: Doubles) -> float:
    """What the temper of the net adds for the points by source that the seat has and can expect."""
    at = int(net[AT_TEMPER])
    if net[at] == 0.0:
        return 0.0
    players = int(s.players)
    sources = int(net[SOURCES])
    sheet = int_buffer(players * sources)
    points_by_source(s, sheet)
    out = int(net[AT_OUTPUTS]) + 2 * players
    over = actors(s) == 0
    total = 0.0
    for source in range(sources):
        to_come = 0.0 if over else max(0.0, net[out + source])
        total += net[at + 1 + source] * (sheet[seat * sources + source] + to_come)
    return total


@rule
def remember_best(net: Doubles, players: int, liked: float) -> float:
    """The utility of the shares and scores that stand in the net, which are kept if it is the best so far."""
    out = int(net[AT_OUTPUTS])
    others = 0.0
    for k in range(1, players):
        others += net[out + players + k]
    points = net[out + players] - others / (players - 1) + net[SHARE] * net[out] + liked
    if points > net[BEST]:
        net[BEST] = points
        kept = out + int(net[OUTPUTS])
        for k in range(2 * players):
            net[kept + k] = net[out + k]
    return points


@rule
def add_utilities(s: State, seat: int, net: Doubles, part: float, out: Doubles, at: int) -> None:
    """Add to `out` a part of what a position is worth to each seat, in the order of seats, all with one seat's eyes.

    A temper counts for that seat alone.
    """
    players = int(s.players)
    found = int(net[AT_OUTPUTS])
    if actors(s) == 0:
        write_final(s, seat, net)
    else:
        ask(s, seat, net)
    total = 0.0
    for k in range(players):
        total += net[found + players + k]
    for k in range(players):
        own = net[found + players + k]
        lead = own - (total - own) / (players - 1)
        out[at + (seat + k) % players] += part * (lead + net[SHARE] * net[found + k])
    out[at + seat] += part * liking(s, seat, net)


@rule
def write_shares(net: Doubles, players: int) -> None:
    """Turn the logits that came out of a net into shares of the victory."""
    basis = int(net[AT_BASIS]) + players
    out = int(net[AT_OUTPUTS])
    most = -1e30
    for k in range(players):
        net[out + k] = net[SURE] * (net[out + k] + net[basis + k])
        most = max(most, net[out + k])
    total = 0.0
    for k in range(players):
        net[out + k] = math.exp(net[out + k] - most)
        total += net[out + k]
    for k in range(players):
        net[out + k] /= total


@rule
def write_final(s: State, seat: int, net: Doubles) -> None:
    """Write the shares and scores of a game that is over where the net's outputs are."""
    players = int(s.players)
    out = int(net[AT_OUTPUTS])
    won = winners(s)
    count = 0
    for other in range(players):
        count += won >> other & 1
    points = int_buffer(16)
    scores(s, points)
    for k in range(players):
        other = (seat + k) % players
        net[out + k] = (won >> other & 1) / count
        net[out + players + k] = points[other]


@rule
def judge_all(s: State, seat: int, net: Doubles) -> None:
    """Let the net say all it knows of a state: shares, final scores and final points by source, the own seat first."""
    players = int(s.players)
    sources = int(net[SOURCES])
    out = int(net[AT_OUTPUTS])
    sheet = int_buffer(players * sources)
    points_by_source(s, sheet)
    over = actors(s) == 0
    if over:
        write_final(s, seat, net)
    else:
        observe(s, seat, net)
        forward(net, int(net[OUTPUTS]))
        write_shares(net, players)
        for k in range(players):
            net[out + players + k] += net[int(net[AT_BASIS]) + k]
    for k in range(players):
        at = out + 2 * players + k * sources
        for source in range(sources):
            have = sheet[(seat + k) % players * sources + source]
            net[at + source] = have if over else max(0.0, net[at + source]) + have
        if not over:
            make_add_up(net, at, sources, net[out + players + k])


@rule
def make_add_up(net: Doubles, at: int, sources: int, score: float) -> None:
    """Points by source are learnt apart from the score: stretch them so that they add up to it."""
    total = 0.0
    for source in range(sources):
        total += net[at + source]
    if total > 0.0 and score > 0.0:
        for source in range(sources):
            net[at + source] *= score / total
