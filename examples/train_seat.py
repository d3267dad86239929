"""Train a seat by PPO on the batch environment, let it play in the arena, and draw its learning curve.

    python examples/train_seat.py --game yspahan --minutes 3
    souk arena yspahan TrainedSeat:file=trained/seat.npz greedy --use examples/train_seat.py

The net is two layers of NumPy, gradients written out, so that nothing needs installing. Every game of the batch has one
seat that learns, against opponents that play inside the compiled rules.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from souk.arena import Log, Plan, Summary, run
from souk.arena.axes import Axis, label, picture
from souk.drawing.svg import element
from souk.engine.game import Game
from souk.engine.position import Move, View
from souk.envs.batch import Batch
from souk.players import Budget, Evaluation, Explanation, Player

Array = NDArray[Any]


class Net:
    """What is seen -> hidden layer -> a number for each action, and the value of the position."""

    def __init__(self, weights: dict[str, Array]) -> None:
        self.weights = weights

    @classmethod
    def fresh(cls, n_in: int, n_hidden: int, n_actions: int, rng: np.random.Generator) -> Net:
        """Small random weights; all actions begin almost equal."""

        def layer(n: int, m: int, gain: float) -> Array:
            return rng.standard_normal((n, m), np.float32) * np.float32(gain / n**0.5)

        return cls(
            {
                "w": layer(n_in, n_hidden, 1.4),
                "b": np.zeros(n_hidden, np.float32),
                "policy": layer(n_hidden, n_actions, 0.01),
                "policy_b": np.zeros(n_actions, np.float32),
                "value": layer(n_hidden, 1, 0.1),
                "value_b": np.zeros(1, np.float32),
            }
        )

    def forward(self, seen: Array, masks: Array) -> tuple[Array, Array, Array]:
        """The hidden layer, the probability of each action, the values."""
        w = self.weights
        hidden = np.maximum(seen @ w["w"] + w["b"], 0)
        logits = np.where(masks, hidden @ w["policy"] + w["policy_b"], -1e9)
        odds = np.exp(logits - logits.max(1, keepdims=True))
        return hidden, odds / odds.sum(1, keepdims=True), (hidden @ w["value"] + w["value_b"])[:, 0]

    def gradient(self, seen: Array, hidden: Array, d_logits: Array, d_value: Array) -> dict[str, Array]:
        """How the loss changes with each weight, given how it changes with what came out."""
        w = self.weights
        d_hidden = (d_logits @ w["policy"].T + d_value[:, None] * w["value"].T) * (hidden > 0)
        return {
            "w": seen.T @ d_hidden,
            "b": d_hidden.sum(0),
            "policy": hidden.T @ d_logits,
            "policy_b": d_logits.sum(0),
            "value": hidden.T @ d_value[:, None],
            "value_b": d_value.sum(keepdims=True),
        }


class Adam:
    """Steps downhill, each weight at its own pace; gradients of any size count as one of size 0.5 at the most."""

    def __init__(self, weights: dict[str, Array]) -> None:
        self.weights, self.steps = weights, 0
        self.mean = {name: np.zeros_like(value) for name, value in weights.items()}
        self.square = {name: np.zeros_like(value) for name, value in weights.items()}

    def step(self, gradient: dict[str, Array], rate: float) -> None:
        """One step."""
        self.steps += 1
        size = float(np.sqrt(sum(float((g * g).sum()) for g in gradient.values())))
        for name, value in gradient.items():
            g = value * min(1.0, 0.5 / (size + 1e-8))
            self.mean[name] += 0.1 * (g - self.mean[name])
            self.square[name] += 0.001 * (g * g - self.square[name])
            mean, square = self.mean[name] / (1 - 0.9**self.steps), self.square[name] / (1 - 0.999**self.steps)
            self.weights[name] -= rate * mean / (np.sqrt(square) + 1e-5)


class Ppo:
    """Plays a stretch of every game, then improves the net on what happened, a little at a time."""

    STRETCH, EPOCHS, PARTS = 64, 3, 8
    DISCOUNT, SMOOTH, CLIP, ENTROPY = 1.0, 0.95, 0.2, 0.01

    def __init__(self, batch: Batch, hidden: int, seed: int) -> None:
        self.batch = batch
        self.rng = np.random.default_rng(seed)
        self.net = Net.fresh(batch.game.n_features, hidden, len(batch.game.actions), self.rng)
        self.adam = Adam(self.net.weights)

    def improve(self, rate: float) -> list[float]:
        """One round. Returns the rewards by rank of the games that ended in it."""
        seen, masks, actions, odds, values, rewards, done, results = self._play()
        gains = np.zeros_like(rewards)  # generalized advantage estimation, from the end to the beginning
        gain = np.zeros(self.batch.games, np.float32)
        for t in reversed(range(self.STRETCH)):
            going = self.DISCOUNT * ~done[t]
            gain = rewards[t] + going * values[t + 1] - values[t] + self.SMOOTH * going * gain
            gains[t] = gain
        data = (seen, masks, actions, odds, gains, gains + values[:-1])
        flat = [array.reshape(-1, *array.shape[2:]) for array in data]
        for _ in range(self.EPOCHS):
            for part in np.array_split(self.rng.permutation(len(flat[2])), self.PARTS):
                self._learn(*(array[part] for array in flat), rate=rate)
        return results

    def _play(self) -> tuple[Array, Array, Array, Array, Array, Array, Array, list[float]]:
        batch, n, rows = self.batch, self.STRETCH, np.arange(self.batch.games)
        seen = np.zeros((n, *batch.observations.shape), np.float32)
        masks = np.zeros((n, *batch.masks.shape), np.bool_)
        actions, done = np.zeros((n, batch.games), np.int64), np.zeros((n, batch.games), np.bool_)
        odds, rewards = np.zeros((2, n, batch.games), np.float32)
        values = np.zeros((n + 1, batch.games), np.float32)
        results: list[float] = []
        for t in range(n):
            seen[t], masks[t] = batch.observations, batch.masks
            _, chances, values[t] = self.net.forward(seen[t], masks[t])
            actions[t] = sample(chances, self.rng)
            odds[t] = chances[rows, actions[t]]
            seats = batch.actors.copy()
            batch.step(actions[t])
            rewards[t], done[t] = batch.rewards[rows, seats], batch.done
            results += rewards[t][done[t]].tolist()
        values[n] = self.net.forward(batch.observations, batch.masks)[2]
        return seen, masks, actions, odds, values, rewards, done, results

    def _learn(
        self, seen: Array, masks: Array, actions: Array, odds: Array, gains: Array, returns: Array, *, rate: float
    ) -> None:
        hidden, chances, values = self.net.forward(seen, masks)
        rows, count = np.arange(len(actions)), len(actions)
        gains = (gains - gains.mean()) / (gains.std() + 1e-8)
        ratio = chances[rows, actions] / odds
        clipped = np.where(gains > 0, ratio > 1 + self.CLIP, ratio < 1 - self.CLIP)
        weight = np.where(clipped, 0, -gains * ratio)  # of the gradient of log(chance)
        logs = np.log(chances + 1e-12)
        spread = -(chances * logs).sum(1, keepdims=True)  # entropy: as long as it pays little, stay curious
        d_logits = -chances * weight[:, None] + self.ENTROPY * chances * (logs + spread)
        d_logits[rows, actions] += weight
        gradient = self.net.gradient(seen, hidden, d_logits / count, 0.5 * (values - returns) / count)
        self.adam.step(gradient, rate)


def sample(chances: Array, rng: np.random.Generator) -> Array:
    """An action for each row, as likely as its chance; never one of chance 0."""
    total = chances.cumsum(1)
    picks: Array = (total <= rng.random((len(chances), 1)) * total[:, -1:]).sum(1)
    return picks


class TrainedSeat(Player):
    """Plays by a net from a file: its likeliest action, or a mixed choice where all choose at the same time."""

    def __init__(self, game: Game, seed: int = 0, file: str = "trained/seat.npz") -> None:
        super().__init__(game, seed)
        with np.load(file) as data:
            self.net = Net(dict(data))
        self.rng = np.random.default_rng(seed)

    def choose(self, view: View, moves: Sequence[Move], budget: Budget) -> Move:
        """The net's choice."""
        chances = self._chances(view, moves)
        if len(self.game.seats_to_act(view.state)) > 1:
            return moves[int(self.rng.choice(len(moves), p=chances / chances.sum()))]
        return moves[int(chances.argmax())]

    def explain(self, view: View, moves: Sequence[Move], budget: Budget) -> Explanation:
        """How likely it finds each move; of the outcome it knows only how it stands."""
        chances, even = self._chances(view, moves), (1 / len(view.scores),) * len(view.scores)
        scores = tuple(map(float, view.scores))
        order = np.argsort(-chances)
        evaluations = tuple(Evaluation(moves[k], float(chances[k]), even, scores) for k in order)
        return Explanation(evaluations, even, scores, (evaluations[0].move,), len(moves))

    def _chances(self, view: View, moves: Sequence[Move]) -> Array:
        seen = [0.0] * self.game.n_features
        self.game.rules.features(view.state, view.seat, seen)
        mask = np.zeros(len(self.game.actions), np.bool_)
        ids = [move.id for move in moves]
        mask[ids] = True
        chances: Array = self.net.forward(np.array([seen], np.float32), mask[None])[1][0, ids]
        return chances.astype(np.float64)


def train(args: argparse.Namespace) -> list[tuple[int, float]]:
    """Train until the time is over. Returns the curve: after how many decisions the average reward was what."""
    batch = Batch(args.game, args.players, args.games, seed=args.seed, opponents=args.opponents)
    ppo, recent, decisions = Ppo(batch, args.hidden, args.seed), [0.0], 0
    curve: list[tuple[int, float]] = []
    begun = time.monotonic()
    while (part := (time.monotonic() - begun) / (60 * args.minutes)) < 1 or not curve:
        recent = (recent + ppo.improve(args.rate * max(0.05, 1 - part)))[-2000:]
        decisions += batch.games * ppo.STRETCH
        curve.append((decisions, float(np.mean(recent))))
        if len(curve) % 10 == 1:
            print(f"{decisions:>10,} decisions, reward by rank {curve[-1][1]:+.3f}")
    args.folder.mkdir(parents=True, exist_ok=True)
    np.savez(args.folder / "seat.npz", **ppo.net.weights)  # type: ignore[arg-type]
    (args.folder / "curve.svg").write_text(draw(curve, args.opponents), "utf-8")
    return curve


def draw(curve: Sequence[tuple[int, float]], opponents: str) -> str:
    """The learning curve as SVG, on the axes of the arena's plots."""
    across = Axis.over([0.0, curve[-1][0] / 1e6], left=60, right=740)
    up = Axis.over([value for _, value in curve] + [0.0], left=280, right=20)
    line = " ".join(f"{across.x(count / 1e6):.1f},{up.x(value):.1f}" for count, value in curve)
    parts = [element("rect", width=760, height=330, fill="white")]
    for tick in up.ticks:
        y, colour = up.x(tick), "#999" if tick == 0 else "#ddd"
        parts.append(element("line", x1=across.left, x2=across.right, y1=y, y2=y, stroke=colour))
        parts.append(label(across.left - 8, y + 4, f"{tick:+g}", "end"))
    parts += [label(across.x(tick), 298.0, f"{tick:g}", "middle") for tick in across.ticks]
    parts.append(label(400.0, 320.0, f"million decisions; average reward by rank against {opponents}", "middle"))
    parts.append(element("polyline", points=line, fill="none", stroke="#b5562a", stroke_width=2.5))
    end = f"from {curve[0][1]:+.2f} to {curve[-1][1]:+.2f} in {curve[-1][0]:,} decisions"
    return picture(330, "Learning curve", end, *parts).replace("<svg ", '<svg font-family="sans-serif" font-size="13" ')


def meet(args: argparse.Namespace) -> None:
    """Let the trained seat meet others in the arena."""
    spec = f"TrainedSeat:file={args.folder / 'seat.npz'}"
    for other in args.meet.split(","):
        plan = Plan.make(args.game, [spec, other], args.players, games=args.arena, use=[__file__])
        with Log(plan) as log:
            run(plan, log, processes=args.processes)
        player = next(p for p in Summary(plan, log.in_order()).to_json()["players"] if p["name"] == spec)
        share = player["win_share"]
        print(
            f"against {other}: {share['mean']:.1%} of the victories ({share['low']:.1%} to {share['high']:.1%}, "
            f"fair is {1 / args.players:.0%}), {player['score']['mean']:.1f} points"
        )


def main() -> None:
    """Train, save, draw, play."""
    parser = argparse.ArgumentParser(description="Train a seat by PPO and let it play in the arena.")
    parser.add_argument("--game", default="yspahan", choices=("yspahan", "basari"))
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--opponents", default="quick", choices=("quick", "random"))
    parser.add_argument("--minutes", type=float, default=3.0)
    parser.add_argument("--games", type=int, default=512, help="in the batch")
    parser.add_argument("--hidden", type=int, default=128)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=Path("trained"))
    parser.add_argument("--meet", default="random,greedy", help="players of the arena")
    parser.add_argument("--arena", type=int, default=400, help="games against each of them")
    parser.add_argument("--processes", type=int, default=0, help="for the arena; 0 for all cores")
    args = parser.parse_args()
    train(args)
    meet(args)


if __name__ == "__main__":
    main()
