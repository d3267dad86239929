"""Bidding Pig is learnt from nothing, to near its best play."""

from __future__ import annotations

import random
from math import sqrt

import pytest

from souk.learning.folder import Folder
from souk.learning.matches import Place, versus
from souk.learning.run import champion_of, train
from souk.learning.settings import Settings
from souk.players.nets import Net, blank_net

from .game import MODULE, NAME, PIG
from .pig_best import Game, Policy, best_answer, compare, policy_of

MARGIN = 0.03  # of the victory that the best answer may win beyond its half

pytest.importorskip("torch")


@pytest.fixture(scope="module")
def settings() -> Settings:
    recipe = {"keep": 1, "careless": 20, "noise": 0.0, "rate": 3e-3, "epochs": 2, "window": 3, "calm": 6}
    return Settings.make(NAME, 2, {}, [MODULE], games=2000, gate=1000, check=100, trial=200, **recipe)


@pytest.fixture(scope="module")
def learnt(settings: Settings, tmp_path_factory: pytest.TempPathFactory) -> Net:
    folder = Folder(tmp_path_factory.mktemp("pig") / "run")
    lines = list(train(settings, folder, rounds=6, place=Place(processes=1)))
    return folder.net(champion_of(lines))


def test_nobody_gains_much_against_what_was_learnt(learnt: Net) -> None:
    policy = policy_of(learnt)
    answer = best_answer(policy)
    assert 0.5 - 1e-6 <= answer.share <= 0.5 + MARGIN
    decisions = compare(policy, answer, games=300, seed=1)
    assert decisions.decisions > 1000
    assert decisions.best > 0.97
    assert decisions.loss < 0.002


def test_who_has_learnt_nothing_is_beaten(settings: Settings) -> None:
    assert best_answer(policy_of(blank_net(PIG, 2))).share > 0.5 + 5 * MARGIN


def test_the_gate_is_for_the_better_one(settings: Settings, learnt: Net) -> None:
    blank = blank_net(PIG, 2)
    here = Place(processes=1)
    assert versus(settings, learnt, blank, 400, "test", here).won
    worse = versus(settings, blank, learnt, 400, "test", here)
    assert not worse.won
    assert worse.wins < -4 * worse.wins_error
    assert versus(settings, learnt, learnt, 40, "test", here).value == 0


def test_the_best_answer_wins_as_often_as_computed() -> None:
    """By the real rules, against a player whose decisions tell something of its card."""
    policy = policy_of(blank_net(PIG, 2))
    rng = random.Random(5)
    for own in range(policy.rolls.shape[0]):
        for total in range(policy.rolls.shape[2]):
            for card in range(3):
                policy.rolls[own, :, total, card] = total < 4 + 3 * card + own // 4
                policy.shows[own, :, total, card] = rng.random() < 0.7
    policy = Policy(policy.rolls, policy.shows, policy.bids)
    policy.bids[:] = [[[0.6, 0.3, 0.1], [0.2, 0.6, 0.2], [0.1, 0.2, 0.7]]] * 2
    answer = best_answer(policy)
    games = 3000
    won = sum(Game(policy, answer, seat % 2, rng).won() for seat in range(games)) / games
    assert abs(won - answer.share) < 3.5 * sqrt(0.25 / games)
    assert answer.share > 0.52
