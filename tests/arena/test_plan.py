"""Who meets whom, in which seat, with which dice."""

from __future__ import annotations

from collections import Counter
from itertools import islice

import pytest

from souk.arena import Job, Plan
from souk.engine.errors import SoukError

from .bots import MODULE

KINDS = [
    ("match", ["toy", "keen"], 4),
    ("match", ["toy", "keen"], 2),
    ("gauntlet", ["toy", "keen", "spy"], 3),
    ("robin", ["toy", "keen", "spy", "cheat", "broken"], 4),
    ("robin", ["toy", "keen", "spy"], 4),
    ("robin", ["toy", "keen"], 4),
    ("robin", ["toy"], 3),
]


def make(kind: str, specs: list[str], players: int, games: int = 100, seed: str = "souk") -> Plan:
    return Plan.make("bidding", specs, players, kind, games, seed, use=[MODULE])


@pytest.mark.parametrize(("kind", "specs", "players"), KINDS)
def test_every_player_sits_in_every_seat_equally_often(kind: str, specs: list[str], players: int) -> None:
    jobs = list(make(kind, specs, players).jobs())
    places = Counter((who, seat) for job in jobs for seat, who in enumerate(job.seats))
    for who in range(len(specs)):
        assert len({places[who, seat] for seat in range(players)}) == 1
        assert places[who, 0] > 0


@pytest.mark.parametrize(("kind", "specs", "players"), KINDS)
def test_every_table_is_met_equally_often(kind: str, specs: list[str], players: int) -> None:
    plan = make(kind, specs, players, games=500)
    jobs = list(plan.jobs())
    assert len(jobs) >= 500
    blocks = Counter(tuple(sorted(job.seats)) for job in jobs if job.turn == 0)
    assert len(blocks) == len(plan.tables())
    assert len(set(blocks.values())) == 1


def test_a_match_is_one_seat_against_all_others() -> None:
    assert [job.seats for job in make("match", ["toy", "keen"], 3, 3).jobs()] == [(0, 1, 1), (1, 0, 1), (1, 1, 0)]


def test_neighbours_change_from_block_to_block() -> None:
    plan = make("robin", ["toy", "keen", "spy", "cheat"], 4)
    assert len({plan.block(number)[0].seats for number in range(6)}) == 6


def test_dice_are_the_same_in_a_block_and_players_differ() -> None:
    plan = make("match", ["toy", "keen"], 4)
    first, second, *_ = plan.block(0)
    other = plan.block(1)[0]
    assert plan.dice(first) == plan.dice(second) != plan.dice(other)
    seeds = {plan.player_seed(job, seat) for job in (first, second, other) for seat in range(4)}
    assert len(seeds) == 12


def test_more_games_begin_with_the_same_games() -> None:
    few, many = make("robin", ["toy", "keen"], 3, 12), make("robin", ["toy", "keen"], 3, 60)
    jobs = list(few.jobs())
    assert jobs == list(islice(many.jobs(), len(jobs)))
    assert few.identity() == many.identity()
    assert few.dice(Job(0, 0, (0, 1, 1))) == many.dice(Job(0, 0, (0, 1, 1)))
    assert few.dice(jobs[0]) != make("robin", ["toy", "keen"], 3, seed="other").dice(jobs[0])


def test_names_tell_equal_players_apart() -> None:
    assert make("match", ["toy:nap=0.1", "toy:nap=0.1"], 2).names == ["toy:nap=0.1", "toy:nap=0.1 (2)"]


@pytest.mark.parametrize(
    ("kind", "specs", "players", "games", "reason"),
    [
        ("match", ["toy"], 4, 9, "exactly two players, not of 1"),
        ("match", ["toy", "keen", "spy"], 4, 9, "exactly two players, not of 3"),
        ("gauntlet", ["toy"], 4, 9, "two players or more"),
        ("robin", [], 4, 9, "at least one player"),
        ("duel", ["toy", "keen"], 4, 9, "no kind of arena 'duel'"),
        ("match", ["toy", "ken"], 4, 9, "did you mean 'keen'"),
        ("match", ["toy", "keen"], 7, 9, "2, 3 or 4 players, not 7"),
        ("match", ["toy", "keen"], 2, 0, "games must be 1 or more"),
    ],
)
def test_what_cannot_be_played_is_refused(kind: str, specs: list[str], players: int, games: int, reason: str) -> None:
    with pytest.raises(SoukError, match=reason):
        make(kind, specs, players, games)


def test_a_file_of_players_that_does_not_load_is_named() -> None:
    with pytest.raises(SoukError, match=r"there is no file nowhere\.py"):
        Plan.make("yspahan", ["random", "random"], use=["nowhere.py"])
    with pytest.raises(SoukError, match="no_such_module does not load: ModuleNotFoundError"):
        Plan.make("yspahan", ["random", "random"], use=["no_such_module"])
