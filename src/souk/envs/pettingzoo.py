"""The games for PettingZoo: `env` asks one agent after the other (AEC), `parallel_env` all of them in every cycle.

    from souk.envs.pettingzoo import env

    game = env("yspahan", players=4)
    game.reset(seed=7)
    for agent in game.agent_iter():
        observation, reward, ended, cut, info = game.last()
        game.step(None if ended or cut else game.action_space(agent).sample(observation["action_mask"]))

See docs/environments.md for observations, actions, rewards and options.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.conversions import parallel_to_aec
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from souk.engine.errors import BadOption, brief

from .table import LARGEST, EnvTable, check_mode, metadata

Observation = dict[str, NDArray[Any]]


def env(game: str, players: int = 4, *, max_cycles: int | None = None, **config: Any) -> AECEnv:
    """The game in its own order: whoever is to decide is asked, also in another's turn.

    With `max_cycles` it goes in cycles as `parallel_env` does: every agent is asked once in each, and after so many the
    game is cut off.
    """
    if max_cycles is not None:
        return parallel_to_aec(parallel_env(game, players, max_cycles=max_cycles, **config))
    return OrderEnforcingWrapper(TurnsEnv(game, players, **config))


def parallel_env(game: str, players: int = 4, **config: Any) -> CyclesEnv:
    """The game in cycles: every agent gives an action, and those who may not act have but one, to wait."""
    return CyclesEnv(game, players, **config)


class _Seats:
    """What both have: a table, an agent for each seat, their spaces."""

    def __init__(
        self,
        game: str,
        players: int,
        waits: int,
        render_mode: str | None,
        reward: str,
        illegal: str,
        options: dict[str, object],
    ) -> None:
        self.table = EnvTable(game, players, reward, illegal, options)
        self.metadata = {
            **metadata(f"souk_{game}_v{self.table.game.environment.version}"),
            "is_parallelizable": bool(waits),
        }
        self.render_mode = check_mode(render_mode)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents = self.possible_agents[:]
        self._random = np.random.default_rng()
        n_actions = len(self.table.game.actions) + waits
        self._observation_spaces = {
            agent: Dict(
                observation=Box(0.0, LARGEST, (self.table.game.n_features,), np.float32),
                action_mask=Box(0, 1, (n_actions,), np.int8),
            )
            for agent in self.agents
        }
        self._action_spaces = {agent: Discrete(n_actions) for agent in self.agents}

    def observation_space(self, agent: str) -> Dict:
        """The numbers that an agent sees, and a mark for each action that it may choose."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """The ids of all actions."""
        return self._action_spaces[agent]

    def render(self) -> Any:
        """The table as a spectator sees it."""
        return self.table.render(self.render_mode)

    def close(self) -> None:
        """Nothing is open."""

    def _start(self, seed: int | None) -> None:
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.table.start(self._random)
        self.agents = self.possible_agents[:]

    def _earned(self) -> dict[str, float]:
        return dict(zip(self.possible_agents, self.table.earned(), strict=True))

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()


class TurnsEnv(_Seats, AECEnv):  # type: ignore[misc]
    """One agent at a time. Secret choices at the same time come one after the other, each unseen by the rest."""

    def __init__(
        self,
        game: str,
        players: int,
        *,
        render_mode: str | None = None,
        reward: str = "rank",
        illegal: str = "random",
        **options: object,
    ) -> None:
        super().__init__(game, players, 0, render_mode, reward, illegal, options)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game."""
        self._start(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._select()
        self._show()

    def observe(self, agent: str) -> Observation:
        """What an agent sees, and what it may do now."""
        seat = self.possible_agents.index(agent)
        return {"observation": self.table.observe(seat), "action_mask": self.table.mask(seat)}

    def step(self, action: Any) -> None:
        """The decision of the agent that is selected."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        legal = self.table.take(self.possible_agents.index(agent), action)
        self.infos = {each: {} for each in self.agents}
        if not legal:
            self.infos[agent]["illegal"] = True
        self._cumulative_rewards[agent] = 0.0
        self.rewards = self._earned()
        self._accumulate_rewards()
        if self.table.position.over:
            self.terminations = dict.fromkeys(self.agents, True)
        self._select()
        self._show()

    def _select(self) -> None:
        acting = self.table.position.actors
        self.agent_selection = self.agents[acting[0] if acting else 0]


class CyclesEnv(_Seats, ParallelEnv):  # type: ignore[misc]
    """All agents at once; the last action, after those of the game, is to wait."""

    def __init__(
        self,
        game: str,
        players: int,
        *,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        reward: str = "rank",
        illegal: str = "random",
        **options: object,
    ) -> None:
        if max_cycles is not None and (type(max_cycles) is not int or max_cycles < 1):
            raise BadOption(f"max_cycles is a whole number from 1 on, not {brief(max_cycles)}")
        super().__init__(game, players, 1, render_mode, reward, illegal, options)
        self.max_cycles = max_cycles

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """A new game."""
        self._start(seed)
        self._cycles = 0
        self._show()
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """The decisions of all who may act; what the others give does not matter."""
        asked = [self.agents[seat] for seat in self.table.position.actors]
        if missing := [agent for agent in asked if agent not in actions]:
            raise BadOption(f"there is no action of {', '.join(missing)}")
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        for agent in asked:
            if not self.table.take(self.possible_agents.index(agent), actions[agent]):
                infos[agent]["illegal"] = True
        self._cycles += 1
        over = self.table.position.over
        cut = not over and self._cycles == self.max_cycles
        result = (
            self._observations(),
            self._earned(),
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, cut),
            infos,
        )
        if over or cut:
            self.agents = []
        self._show()
        return result

    def _observations(self) -> dict[str, Observation]:
        return {agent: self._observe(seat) for seat, agent in enumerate(self.possible_agents)}

    def _observe(self, seat: int) -> Observation:
        mask = self.table.mask(seat)
        return {"observation": self.table.observe(seat), "action_mask": np.append(mask, np.int8(not mask.any()))}
