"""The names that every game gives a meaning to, and the marks and types that its rules are written with.

Rules are ordinary functions marked `@rule`. They take a state, numbers and buffers and nothing else, they never roll
and never shuffle, and they read their tables (lists of numbers) as globals of their module. Engine code such as a
random playout is written once against the stubs below; `souk.engine.twin` puts a game's functions in their place,
as plain Python or compiled.

What a state is to the contract: a `Record` with a field `players`. Seats count from 0.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, TypeVar

Ints = list[int]  # a buffer of whole numbers; int64[::1] in the twin
Floats = list[float]  # a buffer of numbers for learning; float32[::1] in the twin
Bytes = bytearray  # a buffer of marks and other small numbers; uint8[::1] in the twin
State = Any  # whichever record the game declares
States = list[State]  # an array of records
if TYPE_CHECKING:
    Doubles = array[float]  # a buffer of exact numbers, for what was learnt; float64[::1] in the twin
else:
    Doubles = array  # which cannot be subscripted before Python 3.12

NATURE: Final = 15  # the seat of dice and shuffled cards; bit 15 in the mask of actors
SPECTATOR: Final = 14  # a seat that nobody sits on: hide(s, SPECTATOR) leaves what everybody may know

UNBOUND: Final = "a stub of the contract was called: bind the rule to a game first, see souk.engine.twin"

F = TypeVar("F", bound=Callable[..., Any])


def rule(function: F) -> F:
    """Mark a function as part of the rules: it runs as it stands, and compiled in the twin."""
    function.__dict__["is_rule"] = True
    return function


def stub(function: F) -> F:
    """Mark a name that each game fills in."""
    function.__dict__["is_stub"] = True
    return function


@stub
def new_game(s: State, players: int, options: Ints) -> None:
    """Set up a fresh record; `options` holds the index of each option's choice, in the order of declaration."""


@stub
def actors(s: State) -> int:
    """The seats that may act now as a bit mask, `1 << NATURE` at a chance node, 0 when the game is over."""
    raise AssertionError(UNBOUND)


@stub
def legal(s: State, seat: int, out: Ints) -> int:
    """Write the ids of the seat's legal actions into `out` in rising order; return how many. 0 for who may not act."""
    raise AssertionError(UNBOUND)


@stub
def odds(s: State, out: Ints, weights: Ints) -> int:
    """At a chance node: write the outcomes and their whole-number weights; return how many."""
    raise AssertionError(UNBOUND)


@stub
def apply(s: State, seat: int, action: int) -> None:
    """Carry out a legal action: the only way a state changes."""


@stub
def scores(s: State, out: Ints) -> int:
    """Write each seat's score; return the number of players."""
    raise AssertionError(UNBOUND)


@stub
def winners(s: State) -> int:
    """The seats that win if the game ends as it stands, as a bit mask."""
    raise AssertionError(UNBOUND)


@stub
def hide(s: State, seat: int) -> None:
    """Strike out what that seat cannot know. What stays is enough for its own legal moves."""


@stub
def imagine(s: State, seat: int, rng: Ints) -> None:
    """Fill in at random what `hide` struck out, in any way that the seat cannot rule out from what it sees."""


@stub
def features(s: State, seat: int, out: Floats) -> int:
    """Write what that seat sees as numbers for learning; return how many."""
    raise AssertionError(UNBOUND)


CONTRACT: Final = (new_game, actors, legal, odds, apply, scores, winners, hide, imagine, features)
