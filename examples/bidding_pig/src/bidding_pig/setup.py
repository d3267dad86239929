"""Refuses positions that no game of Bidding Pig can reach."""

from __future__ import annotations

from souk.engine.errors import BadPosition
from souk.engine.game import Game

from .rules import BIDS, CARD, DEAL, FULL, GOALS, THROW, TURN, State

STACKS: list[list[int]] = [[], [TURN, BIDS, DEAL], [TURN, BIDS], [TURN], [TURN, THROW], [TURN, CARD]]


def check(game: Game, s: State) -> None:
    """Raise what is wrong with a state, if anything is."""
    for true, reason in (
        (2 <= s.players <= 4, "players must be 2 to 4"),
        (s.goal in GOALS, f"goal must be one of {GOALS}"),
        (0 <= s.turn < s.players, "turn must be a seat"),
        (0 <= s.depth <= 3 and s.frame[: s.depth] in STACKS, "no such stack of decisions"),
    ):
        if not true:
            raise BadPosition(reason)
    dealing, bidding = s.depth == 3, s.frame[1] == BIDS
    dealt = s.arg[2] if dealing else s.players
    bids = [seat for seat in range(4) if s.bid[seat]]
    for true, reason in (
        (not any(s.frame[s.depth :]), "a free place of the stack must be 0"),
        (
            s.arg == [0, 0, dealt if dealing else 0, 0] and 0 <= dealt <= s.players - dealing,
            "no such argument",
        ),
        ([1 <= card <= 3 for card in s.card] == [seat < dealt for seat in range(4)], "a card is off"),
        (not any(s.card[dealt:]), "a card is too many"),
        (
            [s.deck[w] + s.card.count(w + 1) for w in range(3)] == [2, 2, 2] and min(s.deck) >= 0,
            "2 of each card",
        ),
        (all(0 <= bid <= 3 for bid in s.bid) and all(seat < s.players for seat in bids), "a bid is off"),
        (not (dealing and bids) and (len(bids) == s.players) != bidding, "bids too early or missing"),
        (0 <= s.total < FULL + (0 if s.frame[1] == THROW else 6), "total is off"),
        (s.total == 0 or (s.depth > 0 and not bidding), "total is off"),
        (not (bidding and (any(s.score) or s.turn)), "scores before the bids are settled"),
        (not any(s.score[s.players :]) and min(s.score) >= -2, "a score is off"),
        (s.depth == 0 or max(s.score) < s.goal, "the game is over at the goal"),
        (s.depth > 0 or sum(score >= s.goal for score in s.score) == 1, "one seat ends the game"),
        (max(s.score) < s.goal + FULL + 8, "a score is too high"),
    ):
        if not true:
            raise BadPosition(reason)
