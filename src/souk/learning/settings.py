"""What a training run is: everything that its nets follow from."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import product
from typing import Any

from souk.arena.load_players import load
from souk.engine.errors import BadOption, SoukError
from souk.engine.game import Game
from souk.games import GAMES
from souk.players.with_judge import judge_module

FORMAT = 1
OptionSet = tuple[tuple[str, str], ...]


class LearningError(SoukError):
    """Something about a training run is not as it must be."""


@dataclass(frozen=True)
class Settings:
    """A run from its seed on: the same settings give the same nets, on one core or many, in one piece or several."""

    game: str
    players: int
    options: tuple[OptionSet, ...]  # games take turns with them
    seed: int = 0
    games: int = 2500  # of self-play in each round
    keep: int = 3  # one position in so many is learnt from
    careless: int = 60  # one decision in so many is made at random
    noise: float = 1.0  # points by which a value may seem higher
    decay: float = 0.9  # lambda: how far results are trusted more than what the net believed on the way
    window: int = 5  # rounds whose rows are learnt from
    epochs: int = 2
    rate: float = 1.5e-3  # of learning
    calm: int = 10  # the round from which noise, carelessness and rate are lower (`run.py`)
    search: int = 0  # rollouts for a decision that is in question: to learn from who is stronger
    gate: int = 400  # games of the match that a new net must win
    check: int = 5  # rounds between matches against planners
    trial: int = 400  # games of such a match
    use: tuple[str, ...] = ()  # modules or files with more games

    @classmethod
    def make(
        cls, game: str, players: int, options: Mapping[str, Sequence[object]], use: Sequence[str] = (), **more: Any
    ) -> Settings:
        """Settings that can be used; an error says what is wrong. Several values of an option take turns."""
        for source in use:
            load(source)
        module = judge_module(GAMES[game])
        sets = option_sets(GAMES[game], players, options)
        settings = cls(game, players, sets, use=tuple(use), **{"noise": getattr(module, "NOISE", 1.0), **more})
        for name in ("games", "keep", "gate", "check", "trial", "window", "epochs"):
            if getattr(settings, name) < 1:
                raise BadOption(f"{name} must be 1 or more, not {getattr(settings, name)}")
        return settings

    def load(self) -> Game:
        """The game, with its modules loaded, without options."""
        for source in self.use:
            load(source)
        return GAMES[self.game]

    def word(self, *parts: object) -> int:
        """A seed of its own for some part of the run."""
        text = "/".join(map(str, ("souk train", self.seed, *parts)))
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:5], "big")

    def to_json(self) -> dict[str, Any]:
        """What makes it this run and no other."""
        data = {"souk_train": FORMAT, "version": GAMES[self.game].version, **asdict(self)}
        return data | {"options": [dict(chosen) for chosen in self.options], "use": list(self.use)}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Settings:
        """The settings that data describes."""
        known = {name: data[name] for name in cls.__dataclass_fields__}
        sets = tuple(tuple(sorted(chosen.items())) for chosen in data["options"])
        return cls(**known | {"options": sets, "use": tuple(data["use"])})


def option_sets(game: Game, players: int, given: Mapping[str, Sequence[object]]) -> tuple[OptionSet, ...]:
    """Every combination of the given values; what the game's judge says where nothing is given."""
    if given:
        wanted = [dict(zip(given, values, strict=True)) for values in product(*given.values())]
    else:
        named: Sequence[tuple[dict[str, object], int]] = getattr(judge_module(game), "TRAINED_ON", (({}, 1),))
        fitting = [(chosen, times) for chosen, times in named if _fits(game, players, chosen)]
        wanted = [chosen for chosen, times in fitting for _ in range(times)]
    sets = []
    for chosen in wanted or [{}]:
        configured, spelled = game.configure(chosen)
        configured.new_state(players, spelled)  # refuses what does not fit
        sets.append(tuple(sorted(spelled.items())))
    return tuple(sets)


def _fits(game: Game, players: int, chosen: Mapping[str, object]) -> bool:
    configured, spelled = game.configure(chosen)
    return players in configured.players and configured.options.conflict(players, spelled) is None
