"""What a search writes down: nodes of its tree, options of those who choose at the same time, and the task itself.

A key says what was done. One decision is a part: seat and action. Decisions made at the same time are their parts in
the order of seats behind a leading 1. What nature drew is negative.
"""

from __future__ import annotations

from typing import Final

from souk.engine.contract import rule
from souk.engine.record import Record, f64, i16, i32, i64

SEATS: Final = 4  # at most, so that a node is one cache line of 64 bytes
ACTION_BITS: Final = 10
ACTIONS: Final = 1 << ACTION_BITS  # at most
PART_BITS: Final = ACTION_BITS + 4


class Node(Record):
    """What is known of all iterations that went through one path of decisions. Index 0 stands for no node."""

    total: list[float] = f64[4]  # shares of the victory by seat
    key: int = i64
    visits: int = i32
    seen: int = i32  # how often this could have been chosen: legal actions differ between guesses
    child: int = i32  # the first child
    next: int = i32  # the next child of the same parent
    options: int = i32  # the first option, where several seats choose at the same time
    prior: int = i16  # what the game's plans say of it against the best action, in hundredths of a point
    studied: int = i16  # whether the game's plans were asked what to do here


class Option(Record):
    """One action of one of several seats that choose at the same time: regret matching keeps its books here."""

    regret: float = f64
    played: float = f64  # sum of its chances over time: the average of a strategy is what converges
    gained: float = f64  # sum of its seat's shares
    chance: float = f64  # of being played in this iteration
    key: int = i32
    visits: int = i32
    stamp: int = i32  # the iteration in which it was last legal
    next: int = i32  # the next option of the same node
    ways: int = i16  # how many options its seat had then
    taken: int = i16  # whether it was the one


class Task(Record):
    """What a search is asked, what it needs to remember, and what it did."""

    seat: int = i32
    cut: int = i32  # decisions of a playout before its value is asked for; -1: random playouts to the end
    plan: int = i32  # whether playouts follow the game's plans
    work: int = i64  # iterations at most
    deadline: int = i64  # nanoseconds of the clock; 0: none
    explore: float = f64  # weight of what has been tried little
    widen: float = f64  # how fast a decision opens to more options
    study: int = i32  # visits from which a node asks for the game's plans, which are dear
    trust: float = f64  # how soon a move that is worse by the game's plans is tried less: points to an e-th
    explaining: int = i32  # whether expected scores are noted as well

    root: int = i32
    used: int = i32  # nodes
    used_options: int = i32
    stamp: int = i32  # iterations on this tree
    done: int = i64  # iterations of this search

    draws: int = i32  # of nature since the last decision
    outcome: int = i32  # the last of them
    ways: int = i32  # legal actions of the decision that is due
    first: int = i32  # the seat's own first action in this iteration


@rule
def part(seat: int, action: int) -> int:
    """The key of one decision."""
    return seat << ACTION_BITS | action


@rule
def new_tree(t: Task, nodes: list[Node]) -> None:
    """Begin with nothing but a root."""
    t.root = 1
    t.used = 2
    t.used_options = 1
    t.stamp = 0
    clear(nodes[1], 0)


@rule
def clear(node: Node, key: int) -> None:
    """A fresh node in a place that may have been used before."""
    for k in range(SEATS):
        node.total[k] = 0.0
    node.key = key
    node.visits = 0
    node.seen = 0
    node.child = 0
    node.next = 0
    node.options = 0
    node.prior = 0
    node.studied = 0


@rule
def child_of(nodes: list[Node], at: int, key: int) -> int:
    """The child with this key, or 0."""
    child = nodes[at].child
    while child and nodes[child].key != key:
        child = nodes[child].next
    return child


@rule
def grow(t: Task, nodes: list[Node], at: int, key: int) -> int:
    """A new child, or 0 if there is no room."""
    if t.used == len(nodes):
        return 0
    made = t.used
    t.used += 1
    clear(nodes[made], key)
    nodes[made].next = nodes[at].child
    nodes[at].child = made
    return made


@rule
def option_of(t: Task, nodes: list[Node], options: list[Option], at: int, key: int) -> int:
    """The option of a node with this key, made if it is new; 0 if there is no room."""
    found = nodes[at].options
    while found and options[found].key != key:
        found = options[found].next
    if found or t.used_options == len(options):
        return found
    found = t.used_options
    t.used_options += 1
    options[found].key = key
    options[found].regret = 0.0
    options[found].played = 0.0
    options[found].gained = 0.0
    options[found].visits = 0
    options[found].next = nodes[at].options
    nodes[at].options = found
    return found
