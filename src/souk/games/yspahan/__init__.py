"""Yspahan: the city of the caravans, for 2 to 4 players."""

from __future__ import annotations

from souk.engine.game import Game, Option, Rules

from . import cards, features, rules
from .moves import ACTIONS, OUTCOMES
from .state import State

GAME = Game(
    name="yspahan",
    title="Yspahan",
    version=1,
    players=(2, 3, 4),
    state=State,
    actions=ACTIONS,
    outcomes=OUTCOMES,
    rules=Rules.of(rules, cards, features),
    options=(
        Option("building_cards", "what a building card does (Y19)", ("discount", "extra")),
        Option("start", "the seat that starts", ("random", "0", "1", "2", "3")),
    ),
    n_features=features.N_FEATURES,
)
