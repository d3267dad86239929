"""Games of one choice: what is known to be right is found."""

from __future__ import annotations

from array import array
from itertools import product

import pytest

from souk.engine.stage_game import reply_values, solve_stage

Payoffs = dict[tuple[int, ...], tuple[float, ...]]


def solved(seats: int, actions: int, payoff: Payoffs, priors: list[float] | None = None) -> list[list[float]]:
    """The mix of each seat."""
    payoffs = array("d")
    for profile in product(range(actions), repeat=seats):
        payoffs.extend(payoff[profile[::-1]])  # seat 0 is the lowest digit
    mixes = array("d", [0.0] * seats * actions)
    solve_stage(payoffs, seats, actions, 2000, array("d", priors or [0.0] * seats * (actions + 1)), mixes)
    return [list(mixes[k : k + actions]) for k in range(0, len(mixes), actions)]


def of_two(rows: list[list[float]]) -> Payoffs:
    """A game of two in which one wins what the other loses."""
    return {(a, b): (rows[a][b], -rows[a][b]) for a in range(len(rows)) for b in range(len(rows))}


def test_rock_paper_scissors() -> None:
    """Each a third of the time, also if rock counts as much again."""
    for mix in solved(2, 3, of_two([[0, -1, 1], [1, 0, -1], [-1, 1, 0]])):
        assert mix == pytest.approx([1 / 3] * 3, abs=0.02)
    for mix in solved(2, 3, of_two([[0, -1, 2], [1, 0, -1], [-2, 1, 0]])):
        assert mix == pytest.approx([1 / 4, 1 / 2, 1 / 4], abs=0.02)


def test_matching_pennies_with_a_known_value() -> None:
    """Who matches wins 3 on heads, 1 on tails: both mix 1 to 2; the game is worth 1/3."""
    rows = [[3.0, -1.0], [-1.0, 1.0]]
    one, two = solved(2, 2, of_two(rows))
    assert one == pytest.approx([1 / 3, 2 / 3], abs=0.02)
    assert two == pytest.approx([1 / 3, 2 / 3], abs=0.02)
    value = sum(one[a] * two[b] * rows[a][b] for a in range(2) for b in range(2))
    assert value == pytest.approx(1 / 3, abs=0.02)


def test_the_odd_one_out_of_three() -> None:
    """Whoever chooses alone wins: all mix evenly. One choice that always pays is made by everybody."""
    odd, always = {}, {}
    for profile in product(range(2), repeat=3):
        alone = [profile.count(profile[seat]) == 1 for seat in range(3)]
        odd[profile] = tuple(2.0 if mine else -1.0 if any(alone) else 0.0 for mine in alone)
        always[profile] = tuple(won + 9.0 * profile[seat] for seat, won in enumerate(odd[profile]))
    for mix in solved(3, 2, odd):
        assert mix == pytest.approx([0.5, 0.5], abs=0.02)
    for mix in solved(3, 2, always):
        assert mix == pytest.approx([0.0, 1.0], abs=0.02)


def test_a_prior_is_answered() -> None:
    """Against one who mostly plays rock paper is right; against one who does so now and then, a little more paper."""
    rows = of_two([[0, -1, 1], [1, 0, -1], [-1, 1, 0]])
    known = [0.0, 0.0, 0.0, 0.0]
    assert solved(2, 3, rows, [*known, 1.0, 1.0, 0.0, 0.0])[0] == pytest.approx([0.0, 1.0, 0.0], abs=0.02)
    safe = solved(2, 3, rows, [*known, 0.2, 1.0, 0.0, 0.0])[0]
    assert sum(safe) == pytest.approx(1.0)
    assert safe[1] > 0.3


def test_what_replies_are_worth() -> None:
    """Against two who are known, each action by its chances."""
    payoffs = array("d")
    for profile in product(range(2), repeat=3):
        payoffs.extend([10.0 * profile[2] + profile[1], 0.0, 0.0])
    out = array("d", [0.0, 0.0])
    reply_values(payoffs, 3, 2, 0, array("d", [0.5, 0.5, 0.25, 0.75, 0.5, 0.5]), out)
    assert list(out) == pytest.approx([0.75, 10.75])
