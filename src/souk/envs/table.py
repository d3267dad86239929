"""What the environments of one game share: what a seat sees and may do, what it earns, and how the table is shown."""

from __future__ import annotations

import sys
from typing import Any, Final, SupportsIndex

import numpy as np
from numpy.typing import NDArray

from souk.engine.chance import Dice
from souk.engine.contract import SPECTATOR
from souk.engine.errors import IllegalMove, UnknownName, brief
from souk.engine.position import Position, View
from souk.engine.twin import plain_twin
from souk.games import GAMES

from .pictures import pixels
from .stepping import REWARDS, stepping

LARGEST: Final = 4000.0  # more than any number of an observation: counts of 16 bits, scaled down
RENDER_MODES: Final = ("human", "ansi", "rgb_array")
ILLEGAL: Final = ("random", "error")


class EnvTable:
    """One game after the other. All that is random in them comes from the generator of the environment."""

    def __init__(self, game: str, players: int, reward: str, illegal: str, options: dict[str, object]) -> None:
        self.game, self._chosen = GAMES[game].configure(options)
        self.game.new_state(players, self._chosen)  # refuses what does not fit
        self.players = players
        for what, name, names in (("reward", reward, REWARDS), ("illegal", illegal, ILLEGAL)):
            if name not in names:
                raise UnknownName(what, name, names)
        self._by_score = reward == "score"
        self._illegal = illegal
        self._twin = plain_twin(stepping(self.game))

    def start(self, random: np.random.Generator) -> None:
        """A new game."""
        self._random = random
        state = self.game.new_state(self.players, self._chosen)
        self.position = Position(self.game, state, self._chosen, Dice(random.bytes(32)))
        self._points = self.position.scores

    def observe(self, seat: int) -> NDArray[np.float32]:
        """What the seat sees, as numbers."""
        seen = np.zeros(self.game.n_features, np.float32)
        self.game.rules.features(self.position.state, seat, memoryview(seen))  # type: ignore[arg-type]
        return seen

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for each legal action of the seat; all 0 if it may not act."""
        mask = np.zeros(len(self.game.actions), np.int8)
        if seat in self.position.actors:
            mask[self.game.legal(self.position.state, seat)] = 1
        return mask

    def take(self, seat: int, action: object) -> bool:
        """Carry out an action. Return whether it was legal; if not, a random one is played, or it is an error."""
        if isinstance(action, bool) or not isinstance(action, SupportsIndex):
            raise IllegalMove(f"an action is a whole number, not {brief(action)}")
        try:
            self.position.play(action, seat)
        except (IllegalMove, UnknownName):
            if self._illegal == "error" or self.position.over:
                raise
            self.position.play(int(self._random.choice(self.game.legal(self.position.state, seat))), seat)
            return False
        return True

    def earned(self) -> list[float]:
        """Each seat's reward since this was last asked."""
        before, self._points = self._points, self.position.scores
        if self._by_score:
            return [float(now - then) for now, then in zip(self._points, before, strict=True)]
        rewards = [0.0] * self.players
        if self.position.over:
            self._twin.rank_at([self.position.state], 0, self._points, rewards)
        return rewards

    def render(self, mode: str | None, seat: int = SPECTATOR) -> str | NDArray[np.uint8] | None:
        """The table as a seat or a spectator sees it: printed, as text or as an image."""
        view = View(self.game, seat, self.position.state)
        if mode == "rgb_array":
            return pixels(view.svg())
        if mode == "ansi":
            return str(view)
        if mode == "human":
            sys.stdout.write(f"{view}\n\n")
        return None


def check_mode(mode: str | None) -> str | None:
    """A way to render that there is, or none."""
    if mode is not None and mode not in RENDER_MODES:
        raise UnknownName("render mode", mode, RENDER_MODES)
    return mode


def metadata(name: str) -> dict[str, Any]:
    """What both standards want to know of an environment."""
    return {"name": name, "render_modes": list(RENDER_MODES), "render_fps": 2}
