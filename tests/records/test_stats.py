from __future__ import annotations

import pytest

import souk
from souk.records.file import replay
from souk.records.stats import tally

from .games import random_games


@pytest.mark.parametrize(("name", "players"), [("yspahan", 3), ("basari", 4)])
def test_sources_add_up_to_the_score_and_wins_to_the_games(name: str, players: int) -> None:
    positions = [replay(transcript) for transcript in random_games(name, players, range(12))]
    (one,) = tally(positions)
    assert (one.game, one.players, one.games) == (name, players, 12)
    assert one.scores == [sum(column) for column in zip(*(position.scores for position in positions), strict=True)]
    assert one.scores == [sum(points) for points in zip(*one.sources.values(), strict=True)]
    assert sum(one.wins) == pytest.approx(12)
    assert sum(one.win_shares()) == pytest.approx(1)


def test_kinds_are_kept_apart_and_running_games_left_out() -> None:
    games = [replay(next(random_games(name, players, range(1)))) for name, players in (("yspahan", 2), ("basari", 3))]
    running = souk.new("yspahan", 2, seed=1)
    assert [(one.game, one.players, one.games) for one in tally([*games, running])] == [
        ("basari", 3, 1),
        ("yspahan", 2, 1),
    ]


def test_a_shared_victory_counts_in_parts() -> None:
    position = souk.from_json(
        {
            "game": "yspahan",
            "position": {
                "players": 2,
                "week": 4,
                "due": [],
                "seats": [{"sheet": {"cards": 9}}, {"sheet": {"cards": 9}}],
            },
        }
    )
    (one,) = tally([position])
    assert one.wins == [0.5, 0.5]
