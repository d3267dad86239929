"""Monte Carlo tree search as rules: one source for every game, plain and compiled.

Each iteration guesses afresh what the seat cannot know, lets nature draw with true odds, and walks down a tree whose
nodes are paths of decisions (open loop: what is legal differs from guess to guess). It adds one node, plays on from
there by the game's rollout policy, and notes every seat's share of the victory on the way back.
"""

from __future__ import annotations

import math

from souk.engine.clock import nanoseconds
from souk.engine.contract import (
    NATURE,
    Floats,
    Ints,
    State,
    States,
    actors,
    apply,
    imagine,
    legal,
    odds,
    rule,
    winners,
)
from souk.engine.loops import copy_state, first_seat, nature_step, random_playout, share_victory
from souk.engine.rng import random_below, random_pick
from souk.players.heuristics import action_values, expected_scores, rollout_policy, value
from souk.players.with_heuristics import search_entry

from .node_records import ACTION_BITS, ACTIONS, Node, Option, Task, child_of, grow, new_tree, part
from .together import apply_together, choose_together, regret_together


@search_entry
def search(
    tasks: list[Task],
    states: States,
    nodes: list[Node],
    options: list[Option],
    outlook: list[Node],
    rng: Ints,
    ids: Ints,
    weights: Ints,
    marks: Ints,
    path: Ints,
    timer: Ints,
    shares: Floats,
    values: Floats,
) -> int:
    """Think about the view in state 0 with state 1 as scratch, as task 0 says. Return the number of iterations.

    `marks` is all zeros, before and after. `outlook` has a node for each action, for expected scores.
    """
    t = tasks[0]
    if t.root == 0:
        new_tree(t, nodes)
    while t.done < t.work:
        copy_state(states, 1, states, 0)
        s = states[1]
        imagine(s, t.seat, rng)
        t.stamp += 1
        depth = walk(t, s, nodes, options, path, rng, ids, weights, marks, values)
        play_on(t, s, rng, ids, weights, values, shares)
        learn(t, s.players, nodes, options, path, depth, shares)
        if t.explaining:
            expected_scores(s, shares)
            note_scores(outlook[t.first], s.players, shares)
        t.done += 1
        if t.deadline and nanoseconds(timer) >= t.deadline:
            break
    return t.done


@rule
def walk(
    t: Task,
    s: State,
    nodes: list[Node],
    options: list[Option],
    path: Ints,
    rng: Ints,
    ids: Ints,
    weights: Ints,
    marks: Ints,
    values: Floats,
) -> int:
    """Go down the tree until a node is new, the game is over or there is no room. Return the length of the path."""
    path[0] = t.root
    depth = 1
    at = t.root
    acting = actors(s)
    t.ways = legal(s, t.seat, ids)
    while acting and depth + 2 < len(path):
        before = acting
        if acting & acting - 1:
            at = joint(t, s, acting, nodes, options, at, rng, ids, values)
        else:
            at = pick(t, s, first_seat(acting), nodes, at, rng, ids, marks, values)
        if at == 0:
            return depth
        path[depth] = at
        depth += 1
        apply_together(s, acting, nodes[at].key)
        if nodes[at].visits == 0:
            return depth
        acting = settle(t, s, rng, ids, weights)
        # A single draw that whoever goes on has seen is part of the path; many dice would tear the tree apart.
        if t.draws == 1 and acting == before:
            at = drawn(t, nodes, at)
            if at == 0:
                return depth
            path[depth] = at
            depth += 1
            if nodes[at].visits == 0:
                return depth
    return depth


@rule
def settle(t: Task, s: State, rng: Ints, ids: Ints, weights: Ints) -> int:
    """Let nature draw and pass forced decisions. Return who has a choice; of one seat alone `ids` holds the actions."""
    t.draws = 0
    acting = actors(s)
    while acting:
        if acting == 1 << NATURE:
            n = odds(s, ids, weights)
            t.outcome = ids[random_pick(rng, weights, n)]
            t.draws += 1
            apply(s, NATURE, t.outcome)
        elif acting & acting - 1:
            return acting
        else:
            seat = first_seat(acting)
            t.ways = legal(s, seat, ids)
            if t.ways > 1:
                return acting
            apply(s, seat, ids[0])
        acting = actors(s)
    return acting


@rule
def joint(
    t: Task,
    s: State,
    acting: int,
    nodes: list[Node],
    options: list[Option],
    at: int,
    rng: Ints,
    ids: Ints,
    values: Floats,
) -> int:
    """The child for what all acting seats choose now, made if it is new; 0 if there is no room."""
    key = choose_together(t, s, acting, nodes, options, at, rng, ids, values)
    if key == 0:
        return 0
    child = child_of(nodes, at, key)
    return child if child else grow(t, nodes, at, key)


@rule
def drawn(t: Task, nodes: list[Node], at: int) -> int:
    """The child for what nature drew, made if it is new; 0 if there is no room."""
    child = child_of(nodes, at, -1 - t.outcome)
    return child if child else grow(t, nodes, at, -1 - t.outcome)


@rule
def pick(
    t: Task, s: State, seat: int, nodes: list[Node], at: int, rng: Ints, ids: Ints, marks: Ints, values: Floats
) -> int:
    """The child for one seat's choice: a new one while the decision may open further, else the most promising."""
    n = t.ways
    node = nodes[at]
    if node.studied == 0 and (at == t.root or node.visits >= t.study):
        study(t, s, seat, nodes, at, ids, values)
    for k in range(n):
        marks[ids[k]] = 1
    tried = 0
    best = 0
    most = -1e30
    child = node.child
    while child:
        key = nodes[child].key
        if key >> ACTION_BITS == seat and marks[key & ACTIONS - 1]:
            marks[key & ACTIONS - 1] = 0
            tried += 1
            hope = promise(t, node, nodes[child], seat)
            if hope > most:
                most = hope
                best = child
        child = nodes[child].next
    if tried < n and (node.studied or tried < 1.0 + t.widen * math.sqrt(node.visits)):
        opened = open_option(t, s, seat, nodes, at, rng, ids, marks)
        best = opened if opened else best
    for k in range(n):
        marks[ids[k]] = 0
    if at == t.root and best:
        t.first = nodes[best].key & ACTIONS - 1
    return best


@rule
def promise(t: Task, parent: Node, node: Node, seat: int) -> float:
    """The seat's own share so far, and a bonus for what was tried little, the smaller the less the plans like it."""
    mean = node.total[seat] / node.visits if node.visits else parent.total[seat] / max(1, parent.visits)
    bonus = t.explore * math.sqrt(parent.visits) / (1.0 + node.visits)
    return mean + bonus * math.exp(node.prior / (100.0 * t.trust))


@rule
def study(t: Task, s: State, seat: int, nodes: list[Node], at: int, ids: Ints, values: Floats) -> None:
    """Ask the game's plans what each action is worth, and note it: those that they like are tried first."""
    nodes[at].studied = 1
    action_values(s, seat, ids, t.ways, values)
    best = values[0]
    for k in range(t.ways):
        best = max(best, values[k])
    for k in range(t.ways):
        child = child_of(nodes, at, part(seat, ids[k]))
        if child == 0:
            child = grow(t, nodes, at, part(seat, ids[k]))
        if child:
            nodes[child].prior = max(-30000, int(100.0 * (float(values[k]) - float(best))))


@rule
def open_option(t: Task, s: State, seat: int, nodes: list[Node], at: int, rng: Ints, ids: Ints, marks: Ints) -> int:
    """A child for one of the marked actions, rather one that is not foolish."""
    action = rollout_policy(s, seat, ids, t.ways, rng)
    if not marks[action]:
        action = any_marked(t, rng, ids, marks)
    return grow(t, nodes, at, part(seat, action))


@rule
def any_marked(t: Task, rng: Ints, ids: Ints, marks: Ints) -> int:
    """One of the marked actions, each as likely."""
    count = 0
    action = -1
    for k in range(t.ways):
        if marks[ids[k]]:
            count += 1
            if random_below(rng, count) == 0:
                action = ids[k]
    return action


@rule
def play_on(t: Task, s: State, rng: Ints, ids: Ints, weights: Ints, values: Floats, shares: Floats) -> None:
    """Play by the plans or by the rollout policy for some decisions and ask for the value; or at random to the end."""
    if t.cut < 0:
        random_playout(s, rng, ids, weights)
        share_victory(winners(s), s.players, shares)
        return
    left = t.cut
    acting = actors(s)
    while acting and left > 0:
        if acting == 1 << NATURE:
            nature_step(s, rng, ids, weights)
        else:
            seat = first_seat(acting)
            n = legal(s, seat, ids)
            if n == 1:
                apply(s, seat, ids[0])
            elif t.plan:
                apply(s, seat, follow_plans(s, seat, n, rng, ids, values))
                left -= 1
            else:
                apply(s, seat, rollout_policy(s, seat, ids, n, rng))
                left -= 1
        acting = actors(s)
    value(s, shares)


@rule
def follow_plans(s: State, seat: int, n: int, rng: Ints, ids: Ints, values: Floats) -> int:
    """The best action by the game's plans, any of those that are equally good."""
    action_values(s, seat, ids, n, values)
    best = 0
    ties = 1
    for k in range(1, n):
        if values[k] > values[best]:
            best = k
            ties = 1
        elif values[k] == values[best]:
            ties += 1
            if random_below(rng, ties) == 0:
                best = k
    return ids[best]


@rule
def learn(
    t: Task, players: int, nodes: list[Node], options: list[Option], path: Ints, depth: int, shares: Floats
) -> None:
    """Note the shares at every node of the path, and the regrets where several chose at the same time."""
    for k in range(depth):
        node = nodes[path[k]]
        if node.options and k + 1 < depth:
            regret_together(t, nodes, options, path[k], players, shares)
        node.visits += 1
        for seat in range(players):
            node.total[seat] += float(shares[seat])


@rule
def note_scores(node: Node, players: int, scores: Floats) -> None:
    """Add expected scores to those of the iterations that began with the same action."""
    node.visits += 1
    for seat in range(players):
        node.total[seat] += float(scores[seat])
