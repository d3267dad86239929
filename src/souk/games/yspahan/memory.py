"""What a seat can remember of a game: who learns what of each step, and what cards the others can have drawn."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from souk.engine.contract import NATURE
from souk.engine.game import EVERYBODY, Observation, public_observation
from souk.engine.stack import top, top_arg
from souk.engine.types import MoveFields

from .board import CARDS, WAIVED_BY
from .moves import ACTIONS, CARD
from .state import DRAW, REWARD, State
from .types import Bonus, Build, Play

N_KINDS = len(CARDS)


def observed_by(s: State, seat: int, action: int) -> tuple[Observation, ...]:
    """All is done in the open, but a drawn card is for the drawer alone (Y30)."""
    if seat == NATURE and top(s) in (DRAW, REWARD):
        return (Observation(seat, action, 1 << top_arg(s)),)
    return public_observation(seat, action)


def resample_hidden(observations: Sequence[Observation], seat: int, rng: Random) -> dict[int, int]:
    """Cards that the others can have drawn, at random: whatever they spent later they had drawn before."""
    while (drawn := _deal(*_follow(observations), seat, rng)) is None:
        pass  # a card went to where another was needed: try again
    return drawn


class _Card(NamedTuple):
    """A card that comes into a hand from a pile, or that leaves it."""

    seat: int
    kind: int  # -1 if it was drawn unseen
    pile: int  # -1 if it leaves
    place: int  # among the observations


Piles = list[list[int]]  # by the number of reshuffles and by kind


def _follow(observations: Sequence[Observation]) -> tuple[list[_Card], Piles]:
    """Every card drawn and spent, and what each shuffle of the deck held, without the cards that were seen drawn.

    Everybody can follow that much, since hand sizes and discards are open.
    """
    cards: list[_Card] = []
    piles = [[2] * N_KINDS]
    left = sum(piles[0])
    discards = [0] * N_KINDS
    for place, observation in enumerate(observations):
        if observation.seat == NATURE and observation.viewers != EVERYBODY:
            kind = observation.action - CARD if observation.action >= 0 else -1
            moves = [_Card(observation.viewers.bit_length() - 1, kind, len(piles) - 1, place)]
        else:
            moves = [
                _Card(observation.seat, kind, -1, place)
                for kind in SPENT[observation.action]
                if observation.seat != NATURE
            ]
        for card in moves:
            cards.append(card)
            if card.pile < 0:
                discards[card.kind] += 1
            else:
                left -= 1
                if card.kind >= 0:
                    piles[-1][card.kind] -= 1
            if left == 0 and any(discards):  # Y18
                left = sum(discards)
                piles.append(discards)
                discards = [0] * N_KINDS
    return cards, piles


def _deal(cards: list[_Card], piles: Piles, seat: int, rng: Random) -> dict[int, int] | None:
    """Deal each unseen card when it is spent, the rest at the end; None if what was spent cannot be there."""
    unseen: dict[int, list[_Card]] = {}
    drawn: dict[int, int] = {}

    def deal(card: _Card, kind: int) -> None:
        piles[card.pile][kind] -= 1
        drawn[card.place] = CARD + kind

    for card in cards:
        hand = unseen.setdefault(card.seat, [])
        if card.seat == seat:
            continue
        if card.pile >= 0:
            hand.append(card)
            continue
        chances = [piles[other.pile][card.kind] / sum(piles[other.pile]) for other in hand]
        if not any(chances):
            return None
        (spent,) = rng.choices(hand, chances)
        hand.remove(spent)
        deal(spent, card.kind)
    for hand in unseen.values():
        for card in hand:
            deal(card, *rng.choices(range(N_KINDS), piles[card.pile]))
    return drawn


def _spent(move: MoveFields) -> list[int]:
    match move:
        case Play(card) | Bonus(card) if card != "none":
            return [CARDS.index(card)]
        case Build(_, without):
            return [CARDS.index(WAIVED_BY[goods]) for goods in without]
    return []


# The kinds of cards that each action costs.
SPENT = [_spent(action.fields) for action in ACTIONS]
