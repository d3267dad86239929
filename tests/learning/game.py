"""Makes Bidding Pig known as `pig`, as its package does where it is installed."""

from __future__ import annotations

from bidding_pig import GAME

from souk.games import GAMES

if "pig" not in GAMES:
    GAMES.register("pig", GAME)
