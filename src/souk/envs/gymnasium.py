"""The games for Gymnasium: one seat is yours, the others are played by opponents. Importing this registers the ids.

    import gymnasium

    import souk.envs.gymnasium

    env = gymnasium.make("souk/Yspahan-v0", players=3, opponents="greedy")
    observation, info = env.reset(seed=7)
    observation, reward, ended, cut, info = env.step(env.action_space.sample(info["action_mask"]))
    many = gymnasium.make_vec("souk/Basari-v0", num_envs=1024, opponents="quick")

See docs/environments.md for observations, actions, rewards and options.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from souk.engine.errors import BadOption, UnknownName, brief
from souk.engine.game import Game
from souk.games import GAMES
from souk.players import Budget, player_of

from .batch import Batch
from .table import ILLEGAL, LARGEST, EnvTable, check_mode, metadata

IDS: Final = {
    name: f"souk/{name.title().replace('_', '')}-v{game.environment.version}" for name, game in GAMES.loaded()
}

Info = dict[str, Any]


def _spaces(game: Game) -> tuple[Box, Discrete]:
    return Box(0.0, LARGEST, (game.n_features,), np.float32), Discrete(len(game.actions))


class SeatEnv(gymnasium.Env[NDArray[Any], Any]):
    """One seat of one game. The opponents are named as anywhere in Souk: one for all, or one for each, clockwise."""

    metadata = metadata("souk")

    def __init__(
        self,
        game: str,
        players: int = 4,
        opponents: str | Sequence[str] = "random",
        *,
        seat: int | None = None,
        reward: str = "rank",
        illegal: str = "random",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self.table = EnvTable(game, players, reward, illegal, options)
        self.observation_space, self.action_space = _spaces(self.table.game)
        self.render_mode = check_mode(render_mode)
        self._specs = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
        if len(self._specs) != players - 1:
            raise BadOption(f"{players} players need {players - 1} opponents, not {len(self._specs)}")
        for spec in self._specs:
            player_of(spec, self.table.game)  # refuses what there is not
        if seat is not None and seat not in range(players):
            raise BadOption(f"there is no seat {brief(seat)}; seats are 0 to {players - 1}, or None for any")
        self._fixed_seat = seat

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[NDArray[np.float32], Info]:
        """A new game, up to the own first decision."""
        super().reset(seed=seed)
        players = self.table.players
        self.seat = int(self.np_random.integers(players)) if self._fixed_seat is None else self._fixed_seat
        self._others = {
            (self.seat + k) % players: player_of(spec, self.table.game, int(self.np_random.integers(1 << 31)))
            for k, spec in enumerate(self._specs, 1)
        }
        self.table.start(self.np_random)
        self._let_others_act()
        self.table.earned()
        return self._tell()

    def step(self, action: Any) -> tuple[NDArray[np.float32], float, bool, bool, Info]:
        """The own decision, and what the others decide until the next one."""
        legal = self.table.take(self.seat, action)
        self._let_others_act()
        observation, info = self._tell()
        if not legal:
            info["illegal"] = True
        return observation, self.table.earned()[self.seat], self.table.position.over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now, for learners that ask for it by this name."""
        return self.table.mask(self.seat).astype(np.bool_)

    def render(self) -> Any:
        """The table as the own seat sees it."""
        return self.table.render(self.render_mode, self.seat)

    def _tell(self) -> tuple[NDArray[np.float32], Info]:
        if self.render_mode == "human":
            self.render()
        return self.table.observe(self.seat), {"action_mask": self.table.mask(self.seat), "seat": self.seat}

    def _let_others_act(self) -> None:
        position = self.table.position
        while not position.over and self.seat not in position.actors:
            seat = position.actors[0]
            moves = position.moves_of(seat)
            position.play(self._others[seat].choose(position.view(seat), moves, Budget()))


class SeatVectorEnv(VectorEnv[NDArray[np.float32], Any, NDArray[Any]]):
    """One seat in each game of a batch; opponents are `random` or `quick`, all inside the compiled rules.

    A game that ends is followed by a new one in the same step (`AutoresetMode.SAME_STEP`). With `copy=False` the arrays
    are the batch's own, for reading only, and the next step writes over them.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - so the base class has it

    def __init__(
        self,
        game: str,
        players: int = 4,
        opponents: str = "random",
        *,
        num_envs: int = 1024,
        seat: int | None = None,
        reward: str = "rank",
        illegal: str = "random",
        copy: bool = True,
        **options: Any,
    ) -> None:
        if opponents == "none":
            raise BadOption("opponents are random or quick; to decide for every seat, use souk.envs.batch.Batch")
        if illegal not in ILLEGAL:
            raise UnknownName("illegal", illegal, ILLEGAL)
        self.batch = Batch(game, players, num_envs, reward=reward, opponents=opponents, seat=seat, **options)
        self.num_envs = num_envs
        self.single_observation_space, self.single_action_space = _spaces(self.batch.game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._replace = illegal == "random"
        self._copy = copy

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[NDArray[np.float32], Info]:
        """New games everywhere."""
        super().reset(seed=seed)
        self.batch.reset(seed)
        return self._own(self.batch.observations), self._info()

    def step(
        self, actions: Any
    ) -> tuple[NDArray[np.float32], NDArray[Any], NDArray[np.bool_], NDArray[np.bool_], Info]:
        """A decision in every game."""
        batch, rows = self.batch, np.arange(self.num_envs)
        given, seats = np.asarray(actions), batch.actors.copy()
        illegal = np.zeros(self.num_envs, np.bool_)
        if self._replace:
            illegal = ~self._legal(given)
            given = np.where(illegal, batch.picks, given)
        batch.step(given)
        info = self._info()
        if illegal.any():
            info["illegal"] = illegal
        if batch.done.any():
            finals = np.full(self.num_envs, None, object)
            for i in np.flatnonzero(batch.done):
                finals[i] = batch.finals[i].copy()
            done = batch.done.copy()
            info |= {"final_obs": finals, "_final_obs": done, "_final_info": done}
            info["final_info"] = {"scores": batch.scores.copy(), "_scores": done, "seat": seats, "_seat": done}
        cut = np.zeros(self.num_envs, np.bool_)
        return self._own(batch.observations), batch.rewards[rows, seats], self._own(batch.done), cut, info

    def _legal(self, actions: NDArray[Any]) -> NDArray[np.bool_]:
        known = (actions >= 0) & (actions < self.batch.masks.shape[1])
        legal: NDArray[np.bool_] = known & self.batch.masks[np.arange(self.num_envs), np.where(known, actions, 0)]
        return legal

    def _info(self) -> Info:
        return {"action_mask": self._own(self.batch.masks).view(np.int8), "seat": self._own(self.batch.actors)}

    def _own(self, array: NDArray[Any]) -> NDArray[Any]:
        return array.copy() if self._copy else array


for _game, _id in IDS.items():
    gymnasium.register(
        _id,
        entry_point="souk.envs.gymnasium:SeatEnv",
        vector_entry_point="souk.envs.gymnasium:SeatVectorEnv",
        kwargs={"game": _game},
    )
