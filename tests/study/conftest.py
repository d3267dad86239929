from __future__ import annotations

import pytest

import souk
from souk.engine.twin import twin_of
from souk.players.with_heuristics import with_heuristics
from souk.study.judge import with_study


@pytest.fixture(scope="session", autouse=True)
def compiled() -> None:
    """Players and judges would begin in plain Python, which takes them minutes."""
    for name in ("yspahan", "basari"):
        for game in (with_heuristics(souk.GAMES[name]), with_study(souk.GAMES[name])):
            for _ in twin_of(game).warm():
                pass
