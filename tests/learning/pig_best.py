"""Best play against a given player of Bidding Pig with 2 players up to 12 points, computed exactly.

After the bids the player's decisions are fixed, so all that can be known of its card is which ones it can still be:
a mask of the three worths, weighed by the deck and by how likely each would have bid as it did. Scores never fall, so
pairs of scores are solved from the highest down; within a pair turns may come to nothing again and again, which value
iteration settles.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

import numba
import numpy as np
import numpy.typing as npt
from bidding_pig import GAME
from bidding_pig.rules import BIDS, CARD, FULL, HOLD, ROLL, SHOW, TURN, State

from souk.engine.contract import Doubles, Floats, Ints, States, rule
from souk.engine.judge import judged_values
from souk.engine.twin import twin_of
from souk.players.nets import Net
from souk.players.with_judge import with_judge

GOAL, LOWEST = 12, -2  # whoever bids 2 begins with that much less than nothing
SCORES = GOAL - LOWEST
TOTALS = FULL + 6
Table = npt.NDArray[np.float64]
Marks = npt.NDArray[np.bool_]


@rule
def values_at(states: States, i: int, seat: int, net: Doubles, ids: Ints, n: int, out: Floats) -> int:
    return judged_values(states[i], seat, 0, net, ids, n, out)


@dataclass
class Policy:
    """What a net does: whether it rolls and shows, by own score, other score, total and card; and how it bids."""

    rolls: Marks
    shows: Marks
    bids: Table  # by seat, card and bid


def policy_of(net: Net) -> Policy:
    twin = twin_of(with_judge(GAME, {"values_at": values_at}))
    buffer, ids, out, states = twin.doubles(net.buffer()), twin.ints(64), twin.floats(64), twin.states(1)

    def ask(state: State, seat: int, *actions: int) -> list[float]:
        twin.put(states, 0, GAME.hidden(state, seat))
        for k, action in enumerate(actions):
            ids[k] = action
        twin.values_at(states, 0, seat, buffer, ids, len(actions), out)
        return [float(x) for x in out[: len(actions)]]

    rolls = np.zeros((SCORES, SCORES, TOTALS, 3), np.bool_)
    shows = np.zeros((SCORES, SCORES, TOTALS, 3), np.bool_)
    for own, other, total, card in np.ndindex(rolls.shape):
        state = _state([own + LOWEST, other + LOWEST], card, [TURN])
        state.total = total
        if total < FULL:
            roll, hold = ask(state, 0, ROLL, HOLD)
            rolls[own, other, total, card] = roll >= hold
        state.frame[1], state.depth = CARD, 2
        show, keep = ask(state, 0, SHOW, SHOW + 1)
        shows[own, other, total, card] = show >= keep
    bids = np.zeros((2, 3, 3))
    for seat, card in np.ndindex(2, 3):
        state = _state([0, 0], card, [TURN, BIDS])
        state.bid[:2] = [0, 0]
        state.card[seat], state.card[1 - seat] = card + 1, (card + 1) % 3 + 1
        bids[seat, card] = ask(state, seat, 0, 1, 2)
    return Policy(rolls, shows, bids)


def _state(scores: list[int], card: int, frames: list[int]) -> State:
    state = State()
    state.players, state.goal, state.depth = 2, GOAL, len(frames)
    state.score[:2], state.frame[: len(frames)] = scores, frames
    state.card[:2], state.bid[:2] = [card + 1, (card + 1) % 3 + 1], [1, 1]
    state.deck[:] = [2 - state.card.count(worth + 1) for worth in range(3)]
    return state


@numba.njit  # type: ignore[misc]
def solve(rolls: Marks, shows: Marks, weights: Table, card: int) -> tuple[Table, Table]:
    """The best chance to win on the own turn and on the other's, by own score, other score and mask."""
    mine = np.zeros((SCORES, SCORES, 8))
    theirs = np.zeros((SCORES, SCORES, 8))
    turn = np.zeros(TOTALS)
    foreseen = np.zeros((TOTALS, 8))
    for sum_ in range(2 * SCORES - 2, -1, -1):
        for own in range(max(0, sum_ - SCORES + 1), min(SCORES, sum_ + 1)):
            other = sum_ - own
            for _ in range(1000):
                change = 0.0
                for mask in range(1, 8):
                    own_turn(own, other, mask, card, theirs, turn)
                    change = max(change, abs(turn[0] - mine[own, other, mask]))
                    mine[own, other, mask] = turn[0]
                other_turn(own, other, rolls, shows, weights, mine, foreseen)
                for mask in range(1, 8):
                    change = max(change, abs(foreseen[0, mask] - theirs[own, other, mask]))
                    theirs[own, other, mask] = foreseen[0, mask]
                if change < 1e-9:
                    break
    return mine, theirs


@numba.njit  # type: ignore[misc]
def hold_value(own: int, other: int, mask: int, card: int, total: int, theirs: Table) -> float:
    best = 0.0
    for worth in (0, card):  # keep the card, or show it
        after = own + total + worth
        best = max(best, 1.0 if after >= SCORES else theirs[after, other, mask])
    return best


@numba.njit  # type: ignore[misc]
def roll_value(own: int, other: int, mask: int, total: int, theirs: Table, turn: Table) -> float:
    value = theirs[own, other, mask]
    for face in range(2, 7):
        value += turn[total + face]
    return value / 6


@numba.njit  # type: ignore[misc]
def own_turn(own: int, other: int, mask: int, card: int, theirs: Table, turn: Table) -> None:
    for total in range(TOTALS - 1, -1, -1):
        turn[total] = hold_value(own, other, mask, card, total, theirs)
        if total < FULL:
            turn[total] = max(turn[total], roll_value(own, other, mask, total, theirs, turn))


@numba.njit  # type: ignore[misc]
def other_turn(own: int, other: int, rolls: Marks, shows: Marks, weights: Table, mine: Table, foreseen: Table) -> None:
    for total in range(TOTALS - 1, -1, -1):
        for mask in range(1, 8):
            rolling, keeping, all_, rolled, kept, value = 0, 0, 0.0, 0.0, 0.0, 0.0
            for card in range(3):
                if mask >> card & 1:
                    all_ += weights[card]
                    if rolls[other, own, total, card]:
                        rolling |= 1 << card
                        rolled += weights[card]
                    elif shows[other, own, total, card]:  # everybody sees which card it is
                        after = other + total + card
                        if after < SCORES:
                            value += weights[card] * mine[own, after, 1 << card]
                    else:
                        keeping |= 1 << card
                        kept += weights[card]
            if keeping and other + total < SCORES:
                value += kept * mine[own, other + total, keeping]
            if rolling:
                rest = mine[own, other, rolling]
                for face in range(2, 7):
                    rest += foreseen[total + face, rolling]
                value += rolled * rest / 6
            foreseen[total, mask] = value / all_ if all_ > 0.0 else 0.0


@dataclass
class Answer:
    """The best answer to a policy: its share of the victory, and its values to compare decisions with."""

    share: float
    mine: dict[tuple[int, int, int], Table]  # by the answer's card, the player's seat and its bid
    theirs: dict[tuple[int, int, int], Table]


def best_answer(policy: Policy) -> Answer:
    """The best that anybody can do against the policy, in turn in both seats."""
    answer = Answer(0.0, {}, {})
    for seat, card in np.ndindex(2, 3):  # of the one who answers
        other = 1 - seat
        deck = np.array([2.0 - (worth == card) for worth in range(3)]) / 5
        values = np.zeros((3, 3))  # by own bid and other bid
        chances = np.zeros(3)
        for bid in range(3):
            weights = deck * policy.bids[other, :, bid]
            chances[bid] = weights.sum()
            mine, theirs = solve(policy.rolls, policy.shows, weights, card)
            answer.mine[card, other, bid], answer.theirs[card, other, bid] = mine, theirs
            for own in range(3):
                begins = own > bid or (own == bid and seat == 0)
                start = (mine[-own - LOWEST, -LOWEST] if begins else theirs[-LOWEST, -bid - LOWEST])[7]
                values[own, bid] = start
        answer.share += float((values @ chances).max()) / 6
    return answer


@dataclass
class Comparison:
    """How the decisions of a policy along games of its own compare with the best ones against it."""

    decisions: int
    best: float  # part of them that are the best ones, to a thousandth of a victory
    loss: float  # of the share of victory by each decision, on average


def compare(policy: Policy, answer: Answer, games: int, seed: int) -> Comparison:
    rng = random.Random(seed)
    losses: list[float] = []
    for _ in range(games):
        losses += _one_game(policy, answer, rng)
    return Comparison(len(losses), sum(loss < 0.001 for loss in losses) / len(losses), sum(losses) / len(losses))


def _one_game(policy: Policy, answer: Answer, rng: random.Random) -> list[float]:
    cards = rng.sample([0, 0, 1, 1, 2, 2], 2)
    bids = [rng.choices(range(3), policy.bids[seat, cards[seat]])[0] for seat in range(2)]
    turn = 0 if bids[0] >= bids[1] else 1
    scores = [-LOWEST, -LOWEST]
    scores[turn] -= bids[turn]
    masks = [7, 7]  # what the other may believe of each card
    losses: list[float] = []
    for _ in range(200):  # a bad player may wait for ever
        if max(scores) >= SCORES:
            break
        own, other, card, total = scores[turn], scores[1 - turn], cards[turn], 0
        values: Any = np.zeros(TOTALS)
        theirs = answer.theirs[card, 1 - turn, bids[1 - turn]]
        mask = masks[1 - turn]
        own_turn(own, other, mask, card, theirs, values)
        while True:
            rolls = policy.rolls[own, other, :, :][total]
            masks[turn] &= sum(1 << c for c in range(3) if rolls[c] == rolls[card])
            if total < FULL:
                hold = hold_value(own, other, mask, card, total, theirs)
                roll = roll_value(own, other, mask, total, theirs, values)
                losses.append(float(max(hold, roll) - (roll if rolls[card] else hold)))
            if not rolls[card]:
                show = policy.shows[own, other, total]
                same = [c for c in range(3) if show[c] == show[card] and (not show[c] or c == card)]
                masks[turn] &= sum(1 << c for c in same)
                scores[turn] += total + (card if show[card] else 0)
                break
            face = rng.randrange(1, 7)
            if face == 1:
                break
            total += face
        turn = 1 - turn
    return losses
