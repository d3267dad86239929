"""What a player's thinking asks of a game beyond its rules: four functions that its `heuristics` fill in.

They are rules like any other, so that they run plain and compiled; `greedy`, `planner` and `search` are written once
against these stubs and the contract's. They look at a whole state: thinking happens on imagined states, never on the
true one.
"""

from __future__ import annotations

from typing import Final

from souk.engine.contract import UNBOUND, Floats, Ints, State, stub


@stub
def value(s: State, out: Floats) -> int:
    """Write each seat's expected share of the victory, together 1, exact at the end; return the number of players."""
    raise AssertionError(UNBOUND)


@stub
def expected_scores(s: State, out: Floats) -> int:
    """Write each seat's expected final score; return the number of players."""
    raise AssertionError(UNBOUND)


@stub
def action_values(s: State, seat: int, ids: Ints, n: int, out: Floats) -> int:
    """Write what the game's plans say of each of the seat's n legal actions, in points more or less; return n."""
    raise AssertionError(UNBOUND)


@stub
def rollout_policy(s: State, seat: int, ids: Ints, n: int, rng: Ints) -> int:
    """One of the seat's n legal actions, chosen fast and not foolishly, for playouts; return the action."""
    raise AssertionError(UNBOUND)


HEURISTICS: Final = (value, expected_scores, action_values, rollout_policy)
PLANNERS_MIX: Final = (
    0.4  # points by which planners err on purpose where all choose at the same time; softer loses to greedy in Basari
)
