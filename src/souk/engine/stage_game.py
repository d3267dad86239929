"""A choice that all make at the same time, as a game of its own: how likely should each seat choose each action?

Regret matching+ (Tammelin, 2014) with the average of all rounds, later ones counting more. It asks nobody's program: a
seat that mixes so cannot be foreseen. Where something is known of how others play, it can be told as a prior: a seat
then answers to who plays by it a part of the time and else as well as it can (Johanson, Zinkevich, Bowling 2007).
"""

from __future__ import annotations

from .buffers import double_buffer, int_buffer
from .contract import Doubles, Ints, rule


@rule
def solve_stage(payoffs: Doubles, seats: int, actions: int, rounds: int, priors: Doubles, mixes: Doubles) -> None:
    """Write how likely each seat should choose each of its actions.

    `payoffs` has a row for each profile with a number for each seat; in the number of a profile the action of seat 0
    is the lowest digit. `priors` has for each seat the part of the time that it plays by its prior, then the prior.
    """
    digits = int_buffer(seats * actions**seats)
    write_digits(seats, actions, digits)
    regrets = double_buffer(seats * actions)
    played = double_buffer(seats * actions)
    values = double_buffer(2 * seats * actions + seats)
    for k in range(seats * actions):
        mixes[k] = 0.0
    for turn in range(rounds):
        for seat in range(seats):
            match_regrets(regrets, seat * actions, actions, played)
            for k in range(seat * actions, (seat + 1) * actions):
                mixes[k] += (turn + 1) * played[k]
        write_values(payoffs, seats, actions, digits, priors, played, values)
        for seat in range(seats):
            add_regrets(regrets, seat * actions, actions, played, values)
    for seat in range(seats):
        to_chances(mixes, seat * actions, actions)


@rule
def write_digits(seats: int, actions: int, digits: Ints) -> None:
    """The action of each seat in each profile, counted on from the last one of the seat before."""
    for profile in range(actions**seats):
        rest = profile
        for seat in range(seats):
            digits[profile * seats + seat] = seat * actions + rest % actions
            rest //= actions


@rule
def match_regrets(regrets: Doubles, at: int, actions: int, played: Doubles) -> None:
    """Play each action as often as it is regretted; all alike where nothing is."""
    for k in range(at, at + actions):
        played[k] = regrets[k]
    to_chances(played, at, actions)


@rule
def to_chances(numbers: Doubles, at: int, n: int) -> None:
    """Bring numbers to a sum of 1; all alike if they are 0."""
    total = 0.0
    for k in range(at, at + n):
        total += numbers[k]
    for k in range(at, at + n):
        numbers[k] = numbers[k] / total if total > 0.0 else 1.0 / n


@rule
def write_values(
    payoffs: Doubles, seats: int, actions: int, digits: Ints, priors: Doubles, played: Doubles, values: Doubles
) -> None:
    """What each action is worth to its seat if the others play as they do; scratch follows the values."""
    before = seats * actions
    chance = before + seats
    for seat in range(seats):
        part = priors[seat * (actions + 1)]
        for k in range(actions):
            known = priors[seat * (actions + 1) + 1 + k]
            values[seat * actions + k] = 0.0
            values[chance + seat * actions + k] = part * known + (1.0 - part) * played[seat * actions + k]
    for profile in range(actions**seats):
        row = profile * seats
        product = 1.0
        for seat in range(seats):
            values[before + seat] = product
            product *= values[chance + digits[row + seat]]
        product = 1.0
        for back in range(seats):
            seat = seats - 1 - back
            values[digits[row + seat]] += values[before + seat] * product * payoffs[row + seat]
            product *= values[chance + digits[row + seat]]


@rule
def add_regrets(regrets: Doubles, at: int, actions: int, played: Doubles, values: Doubles) -> None:
    """Note how much better each action would have been; what was worse is not held against it."""
    had = 0.0
    for k in range(at, at + actions):
        had += played[k] * values[k]
    for k in range(at, at + actions):
        regrets[k] = max(0.0, regrets[k] + values[k] - had)


@rule
def reply_values(payoffs: Doubles, seats: int, actions: int, seat: int, mixes: Doubles, out: Doubles) -> None:
    """What each action is worth to a seat if the others mix theirs as they do."""
    digits = int_buffer(seats * actions**seats)
    write_digits(seats, actions, digits)
    for k in range(actions):
        out[k] = 0.0
    for profile in range(actions**seats):
        row = profile * seats
        chance = 1.0
        for other in range(seats):
            if other != seat:
                chance *= mixes[digits[row + other]]
        out[digits[row + seat] - seat * actions] += chance * payoffs[row + seat]
