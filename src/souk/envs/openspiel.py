"""All games of `souk.GAMES` as games of OpenSpiel. Importing this module registers them:

    import pyspiel
    import souk.envs.openspiel

    game = pyspiel.load_game("python_souk_yspahan(players=3)")

Options of a game are its parameters; `reward` and `memory` are more, see docs/openspiel.md.

- Chance is explicit, with true odds: OpenSpiel's chance player is Souk's nature.
- Dynamics are sequential. Where several seats choose at the same time they are asked one after the other, and none
  learns what was chosen before it. As an extensive-form game that is the same, and MCTS, IS-MCTS and
  MCCFR, which refuse simultaneous nodes, run on it.
- An information state is all that its seat was told from the first step on (`recall.py`); an observation is the table
  as the seat sees it now, and what the last step told it.
- Clones share a history until one of them goes on: a clone is cheap, and a playout changes its history in place.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from random import Random
from typing import Any, ClassVar, Final, Self

import numpy as np

from souk.engine.contract import NATURE, SPECTATOR
from souk.engine.errors import BadOption, SoukError, brief
from souk.engine.loops import first_seat
from souk.games import GAMES

from .recall import UNSEEN, Recall

try:
    import pyspiel
except ImportError as error:
    raise SoukError("souk.envs.openspiel needs OpenSpiel: pip install 'souk[envs]'") from error

CHANCE: Final = int(pyspiel.PlayerId.CHANCE)
TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)
PREFIX: Final = "python_souk_"
REWARDS: Final = ("rank", "score")
MEMORY: Final = 1024  # observations in the tensor of an information state: more than a game has
MOST_POINTS: Final = 10_000.0


class Setup:
    """What all histories of one OpenSpiel game share: Souk's game under its options, and what comes out in the end."""

    def __init__(self, name: str, chosen: tuple[tuple[str, Any], ...]) -> None:
        self.made_of = name, chosen
        options = dict(chosen)
        self.players: int = options.pop("players")
        self.memory = _whole("memory", options.pop("memory"))
        self.reward = options.pop("reward")
        if self.reward not in REWARDS:
            raise BadOption(f"reward must be one of {', '.join(REWARDS)}, not {brief(self.reward)}")
        self.game, options = GAMES[name].configure({key: value.removeprefix("#") for key, value in options.items()})
        self.start = History(self, self.game.new_state(self.players, options), Recall(self.players))

    def utilities(self, s: Any) -> list[float]:
        """What each seat gets in the end."""
        scores = self.game.scores(s)
        if self.reward == "score":
            return [float(score) for score in scores]
        winners = self.game.winners(s)
        ranks = [(seat in winners, score) for seat, score in enumerate(scores)]
        most = len(ranks) - 1  # better than everybody else: 1, worse than everybody else: -1
        return [sum((rank > other) - (rank < other) for other in ranks) / most for rank in ranks]

    def __reduce__(self) -> tuple[Callable[..., Setup], tuple[Any, ...]]:
        return setup, self.made_of


@lru_cache(maxsize=64)
def setup(name: str, chosen: tuple[tuple[str, Any], ...]) -> Setup:
    """The one setup for a game and its parameters."""
    return Setup(name, chosen)


class History:
    """A game as it stands, and what was told on the way there."""

    __slots__ = ("actor", "recall", "setup", "shared", "state")

    def __init__(self, setup: Setup, state: Any, recall: Recall) -> None:
        self.setup = setup
        self.state = state
        self.recall = recall
        self.shared = True  # whether several OpenSpiel states may stand here: then it must not change
        self.look()

    def look(self) -> None:
        """See who acts, in OpenSpiel's numbers: of several seats the first."""
        acting = self.setup.game.rules.actors(self.state)
        self.actor = CHANCE if acting == 1 << NATURE else first_seat(acting) if acting else TERMINAL

    def after(self, action: int) -> History:
        """The history after an action: this very one, unless others stand here."""
        if self.shared:
            history = History(self.setup, self.state.copy(), self.recall.copy())
            history.shared = False
            return history.after(action)
        game, seat = self.setup.game, NATURE if self.actor == CHANCE else self.actor
        self.recall.tell(game.memory.observed_by(self.state, seat, action))
        game.rules.apply(self.state, seat, action)
        self.look()
        return self

    def __deepcopy__(self, memo: object) -> Self:
        self.shared = True
        return self


class State(pyspiel.State):  # type: ignore[misc]
    """A node of the game tree."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._history = game.setup.start

    def current_player(self) -> int:
        """Who acts here."""
        return self._history.actor

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._history.actor == TERMINAL

    def is_chance_node(self) -> bool:
        """Whether nature acts here."""
        return self._history.actor == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """What a player may do, or who acts here. OpenSpiel asks `_legal_actions`; this is the short way for Python."""
        history = self._history
        if history.actor == CHANCE:
            return history.setup.game.legal(history.state, NATURE)
        return self._legal_actions(history.actor) if player in (None, history.actor) else []

    def _legal_actions(self, player: int) -> list[int]:
        history = self._history
        return history.setup.game.legal(history.state, player) if player >= 0 else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What nature can do, and how likely each of it is."""
        ids, weights = self._history.setup.game.odds(self._history.state)
        whole = sum(weights)
        return [(id, weight / whole) for id, weight in zip(ids, weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        self._history = self._history.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return str(self._history.setup.game.table(NATURE if player == CHANCE else player)[action])

    def returns(self) -> list[float]:
        """What each seat has got: nothing before the end."""
        setup = self._history.setup
        return setup.utilities(self._history.state) if self.is_terminal() else [0.0] * setup.players

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> State:
        """A state that the player cannot tell from this one. It depends on nothing that the player does not know."""
        rng = Random(sampler())
        wanted = self.information_state_string(player)
        while True:
            state: State = self.get_game().new_initial_state()
            actions = self._history.recall.guess(self._history.setup.game, player, rng)
            if _replay(state, actions, rng) and state.information_state_string(player) == wanted:
                return state

    def __str__(self) -> str:
        return self._history.setup.game.presentation.text(self._history.setup.game, self._history.state, SPECTATOR)


def _replay(state: State, actions: list[int], rng: Random) -> bool:
    """Play the actions, at random where they are unseen; False when one of them cannot be."""
    for action in actions:
        legal = state.legal_actions()
        if action != UNSEEN and action not in legal:
            return False
        weights = [odds for _, odds in state.chance_outcomes()] if state.is_chance_node() else None
        state.apply_action(rng.choices(legal, weights)[0] if action == UNSEEN else action)
    return True


class Observer:
    """A seat's observation or information state, as a tensor in named pieces and as text."""

    def __init__(self, setup: Setup, recalls: bool, public: bool) -> None:
        self._setup = setup
        self._recalls = recalls
        self._public = public  # without the seat's own secrets
        self._features = [0.0] * setup.game.n_features
        shapes: dict[str, tuple[int, ...]] = {"player": (setup.players,), "view": (setup.game.n_features,)}
        if recalls:
            shapes["observations"] = setup.memory, 2
        sizes = {name: int(np.prod(shape)) for name, shape in shapes.items()}
        self.tensor = np.zeros(sum(sizes.values()), np.float32)
        parts = np.split(self.tensor, np.cumsum(list(sizes.values()))[:-1])
        self.dict = {name: part.reshape(shapes[name]) for name, part in zip(shapes, parts, strict=True)}

    def set_from(self, state: State, player: int) -> None:
        """Write the tensor."""
        game, history = self._setup.game, state._history
        self.dict["player"][:] = 0
        self.dict["player"][player] = 1
        seen = game.hidden(history.state) if self._public else history.state  # features look at nothing hidden
        game.rules.features(seen, player, self._features)
        self.dict["view"][:] = self._features
        if self._recalls:
            viewer = SPECTATOR if self._public else player
            numbers = history.recall.numbers(game, viewer, self._setup.memory)
            memory = self.dict["observations"].reshape(-1)
            memory[: len(numbers)] = numbers
            memory[len(numbers) :] = 0

    def string_from(self, state: State, player: int) -> str:
        """The same as text."""
        game, history = self._setup.game, state._history
        viewer = SPECTATOR if self._public else player
        if self._recalls:
            return history.recall.text(game, viewer)
        return f"p{player}{history.recall.news(game, viewer)}; {game.hidden(history.state, viewer)!r}"


class Game(pyspiel.Game):  # type: ignore[misc]
    """One of Souk's games under its parameters."""

    name: ClassVar[str]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        name = self.name
        chosen = {**_parameters(name), **(params or {})}
        self.setup = setup(name, tuple(chosen.items()))
        souks, score = self.setup.game, self.setup.reward == "score"
        info = pyspiel.GameInfo(
            num_distinct_actions=len(souks.actions),
            max_chance_outcomes=len(souks.outcomes),
            num_players=self.setup.players,
            min_utility=-MOST_POINTS if score else -1.0,
            max_utility=MOST_POINTS if score else 1.0,
            utility_sum=None if score else 0.0,
            max_game_length=souks.environment.longest,
        )
        super().__init__(_game_type(name, self.setup.reward), info, dict(params or {}))

    def new_initial_state(self) -> State:
        """The root of the game tree."""
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None) -> Observer | None:
        """What OpenSpiel asks for observations; None for sorts of them that there are not."""
        if params:
            raise BadOption(f"observers take no parameters, not {brief(dict(params))}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return None
        return Observer(self.setup, kind.perfect_recall, kind.private_info == pyspiel.PrivateInfoType.NONE)

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[str]]:
        return pyspiel.load_game, (str(self),)


def _parameters(name: str) -> dict[str, Any]:
    """Every parameter and its default. A choice that is a number gets a # before it, else OpenSpiel reads a number."""
    game = GAMES[name]
    options = {key: f"#{value}" if value.isdigit() else value for key, value in game.configure({})[1].items()}
    return {"players": max(game.players), **options, "reward": REWARDS[0], "memory": MEMORY}


def _whole(name: str, value: object) -> int:
    if type(value) is not int or value < 0:
        raise BadOption(f"{name} must be a whole number from 0, not {brief(value)}")
    return value


def _game_type(name: str, reward: str) -> Any:
    game, utility = GAMES[name], pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=PREFIX + name,
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.GENERAL_SUM if reward == "score" else utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.players),
        min_num_players=min(game.players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(name),
    )


def register(name: str) -> None:
    """Make a game of `souk.GAMES` known to OpenSpiel."""
    # A class, since OpenSpiel lets go of what it was given when Python is gone already, and classes take no notice.
    pyspiel.register_game(_game_type(name, REWARDS[0]), type(GAMES[name].title, (Game,), {"name": name}))


for _name, _ in GAMES.loaded():
    register(_name)
