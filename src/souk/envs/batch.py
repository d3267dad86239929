"""Thousands of games stepped together, for learning: NumPy arrays in and out, and nothing is copied on the way.

    batch = Batch("yspahan", players=4, games=4096, seed=7)
    for _ in range(1000):
        batch.step(batch.picks)  # or a choice of your own among batch.masks
    print(batch.rewards[batch.done])

Every game waits for one decision at a time. Nature acts inside, each game by a random generator of its own; a game that
ends is followed by a new one in the same step. See docs/environments.md.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from souk.engine.errors import BadOption, IllegalMove, UnknownName, brief, shorten
from souk.engine.position import View
from souk.engine.twin import twin_of
from souk.games import GAMES

from .stepping import ANY_SEAT, OPPONENTS, REWARDS, BatchConfig, stepping


class Batch:
    """Many games of one sort. Its arrays always show the present, and are for reading only.

    observations  games x numbers, float32: what the seat to act sees
    masks         games x actions, bool: what it may do
    actors        games: the seat to act
    acting        games: all seats that may act now, as bits; several where choices are secret and at the same time
    rewards       games x seats, float32: of the last step
    done          games, bool: whether a game ended in the last step; everything else shows the next one already
    finals        games x numbers, float32: where `done`, what the seat that was decided for last saw at the end
    scores        games x seats: how the last game of each place ended
    picks         games: a legal action at random
    """

    def __init__(
        self,
        game: str,
        players: int = 4,
        games: int = 4096,
        *,
        seed: int | None = None,
        reward: str = "rank",
        opponents: str = "none",
        seat: int | None = None,
        **options: object,
    ) -> None:
        self.game, chosen = GAMES[game].configure(options)
        start = self.game.new_state(players, chosen)
        self.players, self.games = players, games
        config = self._agree(reward, opponents, seat)
        self._twin = twin_of(stepping(self.game))
        self._states, self._config = self._twin.states(games + 2), self._twin.records(BatchConfig, 1)
        self._twin.put(self._states, games, start)
        self._twin.put(self._config, 0, config)

        self._rng, mine = np.zeros((games, 2), np.int64), np.zeros(games, np.int64)
        seen, finals = np.zeros((2, games, config.features), np.float32)
        seats, acting, picks = np.zeros((3, games), np.int64)
        points, scores = np.zeros((2, games, players), np.int64)
        masks, done = np.zeros((games, config.actions), np.bool_), np.zeros(games, np.bool_)
        rewards = np.zeros((games, players), np.float32)
        ids, weights = (self._twin.ints(max(config.actions, len(self.game.outcomes))) for _ in range(2))
        self._here = [self._over(array) for array in (self._rng, mine, seats, acting, points, masks, seen, picks)]
        self._here += [ids, weights]
        self._results = [self._over(array) for array in (scores, rewards, done, finals)]
        self.observations, self.masks, self.actors, self.acting = map(_shown, (seen, masks, seats, acting))
        self.rewards, self.done, self.finals, self.scores = map(_shown, (rewards, done, finals, scores))
        self.picks = _shown(picks)
        self._news = rewards, done
        self._sow(seed)
        self.reset()

    def reset(self, seed: int | None = None) -> None:
        """New games everywhere. Without a seed the random generators go on from where they are."""
        if seed is not None:
            self._sow(seed)
        for array in self._news:
            array[:] = 0
        self._twin.begin_games(self._states, self._config, *self._here)

    def step(self, actions: ArrayLike) -> None:
        """Carry out an action in every game. If any of them is not legal, say so, and nothing has changed."""
        given = np.asarray(actions)
        if given.shape != (self.games,) or not np.issubdtype(given.dtype, np.integer):
            raise BadOption(f"actions are {self.games} whole numbers, not {given.dtype} of shape {given.shape}")
        taken = np.require(given, np.int64, ["C", "W"])
        wrong = self._twin.step_games(self._states, self._config, *self._here, self._over(taken), *self._results)
        if wrong >= 0:
            raise self._refusal(wrong, int(taken[wrong]))

    def view(self, i: int, seat: int | None = None) -> View:
        """What one seat may know of game i, by default the seat to act; with its text and picture."""
        return View(self.game, int(self.actors[i]) if seat is None else seat, self._twin.get(self._states, i))

    def _agree(self, reward: str, opponents: str, seat: int | None) -> BatchConfig:
        if type(self.games) is not int or self.games < 1:
            raise BadOption(f"a batch has 1 or more games, not {brief(self.games)}")
        for what, name, names in (("reward", reward, REWARDS), ("opponents", opponents, OPPONENTS)):
            if name not in names:
                raise UnknownName(what, name, names)
        if seat is not None and (opponents == "none" or seat not in range(self.players)):
            raise BadOption(f"a seat goes with opponents and is from 0 to {self.players - 1}, not {brief(seat)}")
        config = BatchConfig()
        config.games, config.players = self.games, self.players
        config.actions, config.features = len(self.game.actions), self.game.n_features
        config.reward, config.opponents = REWARDS.index(reward), OPPONENTS.index(opponents)
        config.seat = ANY_SEAT if seat is None else seat
        return config

    def _over(self, array: NDArray[Any]) -> Any:
        return self._twin.over(array.reshape(-1).view(np.uint8) if array.dtype == np.bool_ else array.reshape(-1))

    def _sow(self, seed: int | None) -> None:
        if seed is not None and (type(seed) is not int or seed < 0):
            raise BadOption(f"a seed is a whole number from 0 on, not {brief(seed)}")
        self._rng[:] = np.random.SeedSequence(seed).generate_state(2 * self.games).reshape(-1, 2)
        self._rng[:, 1] |= 1  # not both zero

    def _refusal(self, i: int, action: int) -> IllegalMove:
        actions = self.game.actions
        wanted = str(actions[action]) if 0 <= action < len(actions) else "there is none"
        legal = shorten(f"{id} ({actions[id]})" for id in map(int, np.flatnonzero(self.masks[i])))
        return IllegalMove(f"action {action} ({wanted}) is not legal in game {i}; legal: {legal}")


def _shown(array: NDArray[Any]) -> NDArray[Any]:
    """The same numbers, for reading only: an action is checked against what stands in the mask."""
    view = array.view()
    view.flags.writeable = False
    return view
