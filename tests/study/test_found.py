"""What a review finds: a planted blunder, and the levels in their order."""

from __future__ import annotations

import os
import random

import pytest

import souk
from souk.engine.position import Transcript
from souk.engine.twin import twin_of
from souk.players import Budget, player_of
from souk.players.with_heuristics import with_heuristics
from souk.study import QUICK, review

FULL = bool(os.environ.get("SOUK_FULL"))
TRIES = 100 if FULL else 2
LEVELS = ("apprentice", "broker", "master", "sage")


def play(specs: tuple[str, ...], seed: int, planted: bool = False) -> tuple[Transcript, int, range]:
    """A game, and of whom one turn in the middle was random, from which step to which."""
    chance = random.Random(seed)
    position = souk.new("yspahan", players=len(specs), seed=f"study {seed}")
    for _ in twin_of(with_heuristics(position.game)).warm():  # players would begin in plain Python
        pass
    seats = [player_of(spec, position.game, seed + k) for k, spec in enumerate(specs)]
    victim, at, turn = chance.randrange(len(specs)), chance.randrange(60, 200), range(0)
    while not position.over:
        (seat,) = position.actors
        moves = position.moves
        here = position.steps
        if planted and seat == victim and here >= at and (not turn or here == turn.stop):
            turn = range(turn.start or here, here + 1)
            position.play(chance.choice(moves).id)
        else:
            position.play(seats[seat].choose(position.view(seat), moves, Budget()).id)
    return position.record(), victim, turn


@pytest.mark.skipif(not FULL, reason="a minute for each game: SOUK_FULL=1")
def test_a_planted_blunder_is_the_worst_of_its_seat() -> None:
    hits = 0
    for seed in range(TRIES):
        record, victim, turn = play(("sage",) * 4, seed, planted=True)
        own = [decision for decision in review(record, QUICK).decisions if decision.seat == victim]
        worst = max(own, key=lambda decision: decision.loss)
        hits += worst.step in turn
    assert hits >= 0.8 * TRIES, hits


@pytest.mark.skipif(not FULL, reason="a quarter of an hour: SOUK_FULL=1")
def test_better_players_err_less() -> None:
    lost = dict.fromkeys(LEVELS, 0.0)
    for seed in range(TRIES // 4):
        specs = tuple(LEVELS[(k + seed) % 4] for k in range(4))
        for spec, seat in zip(specs, review(play(specs, seed)[0], QUICK).seats, strict=True):
            lost[spec] -= seat.ledger.own_errors
    assert sorted(LEVELS, key=lambda level: -lost[level]) == list(LEVELS)
