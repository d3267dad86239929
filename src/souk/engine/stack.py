"""A small stack of pending decisions, for games in which one decision interrupts another.

A state that uses it declares `frame: list[int] = i8[N]`, `arg: list[int] = i8[N]` and `depth: int = i8`. The top
frame says what is decided next; whoever carries it out pops it and pushes what follows.
"""

from __future__ import annotations

from .contract import State, rule


@rule
def push(s: State, frame: int, arg: int) -> None:
    """Put a pending decision on top."""
    s.frame[s.depth] = frame
    s.arg[s.depth] = arg
    s.depth += 1


@rule
def pop(s: State) -> int:
    """Take the top decision away and return its argument. A free place is zero, so that equal positions are equal."""
    s.depth -= 1
    arg = s.arg[s.depth]
    s.frame[s.depth] = 0
    s.arg[s.depth] = 0
    return int(arg)


@rule
def top(s: State) -> int:
    """The frame of the decision that is due."""
    return int(s.frame[s.depth - 1])


@rule
def top_arg(s: State) -> int:
    """The argument of the decision that is due."""
    return int(s.arg[s.depth - 1])
