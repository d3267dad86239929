"""Who can sit down, by name: `random`, `greedy`, `planner`, `sage`, `search:ms=500`, levels, personas, and yours.

    from souk.players import player_of

    player = player_of("search:ms=200", game)
    move = player.choose(position.view(seat), position.moves_of(seat), Budget())

A player of another package is an entry point in the group `souk.players`: something that takes a game and keyword
parameters and returns a `Player`.
"""

from __future__ import annotations

from collections.abc import Callable
from inspect import Parameter, signature

from souk.engine.errors import BadOption
from souk.engine.game import Game
from souk.engine.registry import Registry

from .base import Budget, Evaluation, Explanation, Player

__all__ = ["PLAYERS", "Budget", "Evaluation", "Explanation", "Player", "player_of"]

Factory = Callable[..., Player]

PLAYERS: Registry[Factory] = Registry(
    "player",
    "souk.players",
    {
        "random": "souk.players.simple:RandomPlayer",
        "greedy": "souk.players.simple:GreedyPlayer",
        "planner": "souk.players.simple:PlannerPlayer",
        "sage": "souk.players.tempered:sage",
        "search": "souk.players.search:search_player",
        "apprentice": "souk.players.levels:apprentice",
        "trader": "souk.players.levels:trader",
        "broker": "souk.players.levels:broker",
        "merchant": "souk.players.levels:merchant",
        "master": "souk.players.levels:master",
        "vizier": "souk.players.levels:vizier",
        "pishi": "souk.players.personas:pishi",
        "tariq": "souk.players.personas:tariq",
        "zohra": "souk.players.personas:zohra",
        "omid": "souk.players.personas:omid",
        "leila": "souk.players.personas:leila",
        "farhad": "souk.players.personas:farhad",
        "nadir": "souk.players.personas:nadir",
        "soraya": "souk.players.personas:soraya",
        "babak": "souk.players.personas:babak",
        "mirza": "souk.players.personas:mirza",
        "shirin": "souk.players.personas:shirin",
        "khosrow": "souk.players.personas:khosrow",
    },
)


def player_of(spec: str, game: Game, seed: int = 0) -> Player:
    """The player that a text describes: a name, and parameters as `search:ms=500,threads=2`."""
    name, _, given = spec.partition(":")
    factory = PLAYERS[name]
    known = {
        parameter.name: parameter
        for parameter in signature(factory).parameters.values()
        if parameter.name not in ("game", "seed") and parameter.kind is not Parameter.VAR_KEYWORD
    }
    parameters: dict[str, object] = {}
    for item in filter(None, given.split(",")):
        key, equals, value = item.partition("=")
        if not equals or key not in known:
            takes = ", ".join(f"{name}={parameter.default}" for name, parameter in known.items()) or "none"
            raise BadOption(f"{item!r} is no parameter of the player {name}; it takes {takes}")
        parameters[key] = _typed(name, key, value, type(known[key].default))
    return factory(game, seed=seed, **parameters)


def _typed(name: str, key: str, value: str, kind: type) -> object:
    try:
        return value.lower() in ("1", "true", "yes") if kind is bool else kind(value)
    except ValueError:
        raise BadOption(f"{key} of the player {name} must be of type {kind.__name__}, not {value!r}") from None
