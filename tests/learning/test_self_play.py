"""Games to learn from: who thinks longer before each move plays the same games plain and compiled."""

from __future__ import annotations

import numpy as np
import pytest

import souk.learning.games
from souk.engine.twin import plain_twin
from souk.learning.games import LEARNER, RIVAL, Lot, Played, Table, play_lot
from souk.learning.self_play import self_play
from souk.players.nets import blank_net
from souk.players.with_judge import with_judge

from .game import NAME, PIG

NET = blank_net(PIG, 2).to_json()


def played(search: int, games: int, keep: int = 0) -> Played:
    """Games of a learner and its likes, which do not search, in turn in both seats."""
    seats = ((LEARNER, RIVAL), (RIVAL, LEARNER))
    return play_lot(Table(NAME, 2, ((),), NET, NET, seats, keep=keep, search=search), Lot(0, games, 11))


def test_searched_games_are_the_same_plain_and_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled = played(6, 4, keep=1)
    monkeypatch.setattr(
        souk.learning.games, "learning_twin", lambda game: plain_twin(with_judge(game, {"self_play": self_play}))
    )
    plain = played(6, 4, keep=1)
    assert len(plain.inputs) > 50
    for name in ("inputs", "basis", "targets", "scores", "shares"):
        np.testing.assert_array_equal(getattr(plain, name), getattr(compiled, name))


def test_searching_changes_what_is_played() -> None:
    assert not np.array_equal(played(60, 40).scores, played(0, 40).scores)
