"""The example that trains a seat: its gradients are right, it learns, and what it has learnt sits in the arena."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import souk
from souk.envs.batch import Batch
from souk.players import Budget

FILE = Path(__file__).parents[2] / "examples" / "train_seat.py"


@pytest.fixture(scope="module")
def example() -> Any:
    spec = spec_from_file_location("train_seat", FILE)
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_gradients_are_those_of_small_changes(example: Any) -> None:
    rng = np.random.default_rng(1)
    net = example.Net.fresh(6, 5, 4, rng)
    for name, weight in net.weights.items():
        net.weights[name] = weight.astype(np.float64) + 0.1 * rng.standard_normal(weight.shape)
    seen, masks = rng.random((3, 6)), np.array([[1, 1, 0, 1], [1, 1, 1, 1], [0, 1, 1, 0]], np.bool_)
    actions, rows, pull = np.array([3, 0, 1]), np.arange(3), np.array([0.5, -1.0, 2.0])

    def loss() -> float:
        _, chances, values = net.forward(seen, masks)
        return float((pull * np.log(chances[rows, actions])).sum() + (values**2).sum())

    hidden, chances, values = net.forward(seen, masks)
    d_logits = -chances * pull[:, None]
    d_logits[rows, actions] += pull
    for name, gradient in net.gradient(seen, hidden, d_logits, 2 * values).items():
        weight = net.weights[name]
        for at in np.ndindex(weight.shape):
            before = weight[at]
            ends = []
            for change in (1e-6, -1e-6):
                weight[at] = before + change
                ends.append(loss())
            weight[at] = before
            assert gradient[at] == pytest.approx((ends[0] - ends[1]) / 2e-6, abs=1e-6), (name, at)


def test_only_what_has_a_chance_is_sampled(example: Any) -> None:
    chances = np.array([[0.0, 0.25, 0.0, 0.75, 0.0]] * 4000, np.float32)
    picks = example.sample(chances, np.random.default_rng(1))
    assert set(picks) == {1, 3}
    assert (picks == 3).mean() == pytest.approx(0.75, abs=0.03)


def test_it_learns_and_plays_what_it_has_learnt(example: Any, tmp_path: Path) -> None:
    ppo = example.Ppo(Batch("basari", 3, 64, seed=1, opponents="random"), 32, 1)
    earned = [ppo.improve(3e-3) for _ in range(20)]
    assert np.mean(np.concatenate(earned[:4])) < 0.45
    assert np.mean(np.concatenate(earned[-4:])) > 0.6
    np.savez(tmp_path / "seat.npz", **ppo.net.weights)
    game = souk.new("basari", 3, seed=1)
    player = example.TrainedSeat(game.game, file=str(tmp_path / "seat.npz"))
    while not game.over:
        seat = game.actors[0]
        moves = game.moves_of(seat)
        move = player.choose(game.view(seat), moves, Budget())
        said = player.explain(game.view(seat), moves, Budget())
        assert sum(evaluation.weight for evaluation in said.evaluations) == pytest.approx(1, abs=1e-4)
        assert move in moves
        game.play(move)


def test_the_curve_is_a_picture(example: Any) -> None:
    svg = example.draw([(1000, -0.9), (2000, 0.1), (3000, 0.5)], "quick")
    assert svg.startswith("<svg ")
    assert svg.count("<polyline") == 1
    assert "from -0.90 to +0.50 in 3,000 decisions" in svg
