"""What is noted inside the compiled rules is what the narration of the same games tells."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from souk.engine.game import Game
from souk.games import GAMES
from souk.study.explore.games import Plan, explore_module, explore_twin, play_lot

from . import told

STEPS = 20_000


@pytest.mark.parametrize(
    ("name", "players", "tell"),
    [
        (name, n, tell)
        for name, tell in (("yspahan", told.yspahan), ("basari", told.basari))
        for n in GAMES[name].players
    ],
)
def test_facts_are_what_the_narration_tells(
    name: str, players: int, tell: Callable[[Game, int, Sequence[int]], told.Told]
) -> None:
    game, plan = GAMES[name].configure({})[0], Plan(name, players, "facts")
    names = explore_module(game).FACTS.names
    for number in range(4):
        log = explore_twin(game).ints(STEPS)
        played = play_lot(plan, 0, number + 1, log)
        facts = tell(game, players, log)
        assert {fact for _, fact in facts} <= set(names)
        for seat in range(players):
            expected = {fact: facts.get((seat, fact), 0) for fact in names}
            assert dict(zip(names, played.facts[number, seat].tolist(), strict=True)) == expected
            points = sum(n for fact, n in expected.items() if fact.startswith("points."))
            assert played.scores[number, seat] == points
    assert played.shares.sum(1).tolist() == [1.0] * 4
