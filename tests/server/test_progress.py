"""My progress: results against what was to be expected, points by source, reviews, and badges that follow rules."""

from __future__ import annotations

import asyncio
from typing import Final

import httpx
import msgspec
import pytest

import souk
from souk.client import Client
from souk.players.personas import PERSONAS, elo_of
from souk.server import protocol as p
from souk.server.database import opened
from souk.server.progress import (
    IN_A_ROW,
    POINTS,
    RECENT,
    SOLVED,
    TO_REVIEW,
    average,
    badges,
    progress,
    recent_games,
)
from souk.server.store import Store
from souk.server.strength import strength
from souk.server.tables.reviews import Brief, SeatBrief
from souk.study.explore.shipped import shipped_of
from tests.web.reviewed import have_reviewed

from . import Running
from .people import open_for, play_out, sit_all
from .test_strength import game

YSPAHAN, BASARI = souk.GAMES["yspahan"], souk.GAMES["basari"]
ANNA: Final = 1  # who sits in the first seat of `game`


def told(*games: p.Summary, briefs: dict[str, Brief | None] | None = None) -> p.Progress:
    """The progress of who played these games, each in its minute, by its number."""
    found = [(msgspec.structs.replace(one, changed=n, link=str(n)), 0) for n, one in enumerate(games, 1)]
    return progress([YSPAHAN, BASARI], ANNA, found[::-1], briefs or {})


def earned(*games: p.Summary, briefs: dict[str, Brief | None] | None = None) -> dict[str, int]:
    return {badge.name: badge.earned for badge in told(*games, briefs=briefs).badges if badge.earned}


def tried(*solved: bool) -> list[p.PuzzleTried]:
    return [p.PuzzleTried(str(n), n, each, 1500.0) for n, each in enumerate(solved, 1)]


def brief(accuracy: float | None = 50.0, luck: float = 0.0, decisions: int = 20) -> Brief:
    return Brief("quick", [SeatBrief(accuracy, luck, decisions), SeatBrief(10.0, -luck, 5)])


def test_a_game_is_told_against_what_was_to_be_expected_before_it() -> None:
    (one,) = told(game([1, 2], "trader"), game([2, 1], "trader")).games
    assert (one.game, one.games, one.won) == ("yspahan", 2, 1)
    first, second = one.curve
    assert (first.reached, second.reached) == (1.0, 0.0)
    assert first.expected == 0.5, "nobody knows a newcomer, who is taken for a trader"
    assert second.expected > 0.5
    assert first.strength > round(strength(YSPAHAN, [])) >= second.strength - 5
    assert one.level == "trader"
    assert second.doubt < first.doubt < 500, "two games say more than one"
    assert (one.curve[-1].doubt, one.curve[-1].link) == (one.doubt, "2")


def test_the_curve_has_the_latest_games_and_ends_where_one_stands() -> None:
    (one,) = told(*[game([1, 2], "master")] * (POINTS + 5)).games
    assert len(one.curve) == POINTS
    assert one.curve[-1].strength == one.strength > elo_of("master", YSPAHAN) - 200
    assert [point.at for point in one.curve] == list(range(6, POINTS + 6))
    assert {point.recent.games for point in one.curve[RECENT:]} == {RECENT}


def test_results_are_beside_the_interval_that_chance_explains() -> None:
    found = recent_games([(1.0, 0.5)] * 4)
    assert (found.games, found.reached, found.expected) == (4, 1.0, 0.5)
    assert found.margin == pytest.approx(1.96 * 0.25, abs=0.001)
    assert recent_games([(0.0, 0.9)] * 9).margin < recent_games([(0.0, 0.9)]).margin
    assert recent_games([(1.0, 1.0)]).margin == 0


def test_games_that_say_nothing_of_strength_are_counted_and_those_broken_off_or_left_are_not() -> None:
    found = told(game([1, 2], "random"), game([1, 2], "trader", outcome="abandoned"))
    assert [(one.games, one.curve) for one in found.games] == [(1, [])]
    assert [badge.earned for badge in told().badges] == [0] * len(told().badges)
    won = game([1, 2], "trader")
    left = msgspec.structs.replace(won, seats=[p.SeatInfo("bot", user=ANNA, level="trader", out="left"), won.seats[1]])
    somebody = msgspec.structs.replace(won, seats=[p.SeatInfo("person", user=2), won.seats[1]])  # Anna was invited
    assert told(left, somebody) == told()


def test_points_by_source_are_beside_the_strongest_players_at_tables_of_so_many() -> None:
    special = msgspec.structs.replace(game([1, 2], "trader"), special=True)
    four = game([1, 2, 3, 4], "trader", "trader", "trader")
    (one,) = told(game([1, 2], "random"), four, game([2, 1], "trader"), special).games
    two, four_players = one.points
    assert (two.players, two.games, four_players.players, four_players.games) == (2, 2, 4, 1)
    (souks,) = two.sources
    assert (souks.source, souks.yours.mean) == ("souks", 15.0)
    assert souks.yours.low < 10.0, "two games say little"
    assert souks.yours.high > 20.0
    mean, low, high = shipped_of(YSPAHAN)[2].points["souks"]
    assert souks.strongest == p.Average(mean, low, high)
    assert four_players.sources[0].yours == p.Average(10.0, 10.0, 10.0)


def test_the_interval_of_a_mean_covers_it_as_often_as_it_says() -> None:
    found = average([10, 12, 14, 16])
    assert found.mean == 13
    assert (found.mean - found.low) == pytest.approx(3.182 * 2.582 / 2, abs=0.05), "Student's, with 3 degrees"


def test_reviews_are_told_in_their_order_and_games_without_one_are_offered() -> None:
    games = [game([1, 2], "trader")] * (TO_REVIEW + 4)
    briefs = {"2": brief(80.0, 0.2), "1": brief(70.0, -0.1), "3": None}
    (one,) = told(*games, game([1, 2], "trader", name="x"), briefs=briefs).games
    assert one.reviews == [
        p.ReviewedGame("1", 1, "quick", 70.0, -0.1),
        p.ReviewedGame("2", 2, "quick", 80.0, 0.2),
    ]
    assert [each.link for each in one.to_review] == ["9", "8", "7", "6", "5"], "the third is being reviewed"


def test_badges_are_earned_by_the_game_after_which_their_rule_holds() -> None:
    lost, won = game([2, 1], "trader"), game([1, 2], "trader")
    assert earned(lost, won) == {"first_win": 2}
    assert earned(won, won, lost, won, won, won) == {"first_win": 1, "streak": 6}
    assert earned(game([2, 1], "mirza"), game([1, 2], "mirza"))["giant"] == 2
    assert earned(won, game([1, 2], "trader", name="basari"))["both"] == 2
    every = [game([4, 1, 2, 3], *PERSONAS[k : k + 3]) for k in range(0, 12, 3)]
    assert earned(*every) == {"bazaar": 4}
    assert earned(*every[:3]) == {}


def test_badges_for_what_reviews_say() -> None:
    lost, won = game([2, 1], "trader"), game([1, 2], "trader")
    assert "precise" not in earned(lost, lost, briefs={"1": brief(95.0, decisions=3), "2": brief(89.9)})
    assert earned(lost, lost, briefs={"1": brief(89.9), "2": brief(90.0)}) == {"precise": 2}
    assert earned(won, lost, briefs={"1": brief(luck=-0.05), "2": brief(luck=-0.3)}) == {"first_win": 1}
    assert earned(won, briefs={"1": brief(luck=-0.1)}) == {"first_win": 1, "against_luck": 1}


def test_badges_for_puzzles() -> None:
    def of(*solved: bool) -> dict[str, int]:
        return {badge.name: badge.earned for badge in badges([], tried(*solved)) if badge.earned}

    assert of(*[True] * (IN_A_ROW - 1), False, *[True] * (IN_A_ROW - 1)) == {}
    assert of(False, *[True] * IN_A_ROW) == {"solver_row": IN_A_ROW + 1}
    assert of(*[True, False] * SOLVED) == {"solver": 2 * SOLVED - 1}


def test_the_route_tells_of_played_games_and_the_export_has_it_too(server: Running) -> None:
    anna = Client(server.url, "Anna")
    assert anna.get("me/progress", p.Progress).games == []
    link = open_for([anna], "basari", bots=2)
    (table,) = sit_all([anna], link)
    play_out(table, seed=1)
    (found,) = anna.get("me/progress", p.Progress).games
    assert (found.game, found.games, found.curve) == ("basari", 1, [])
    result = anna.get(f"tables/{link}", p.Summary).result
    assert result
    assert sum(source.yours.mean for source in found.points[0].sources) == result.scores[0]
    assert [each.link for each in found.to_review] == [link]
    assert anna.get("me/export", p.Export).progress.games == [found]


def test_reviews_of_ones_games_are_told_to_oneself_alone(server: Running) -> None:
    anna, ben = Client(server.url, "Anna"), Client(server.url, "Ben")
    link = open_for([anna], "basari", bots=2)
    (table,) = sit_all([anna], link)
    play_out(table, seed=2)
    review = have_reviewed(anna, str(server.settings.database), link)
    (found,) = anna.get("me/progress", p.Progress).games
    (one,) = found.reviews
    assert (one.link, one.depth, found.to_review) == (link, "deep", [])
    assert one.accuracy == pytest.approx(review.seats[0].accuracy, abs=0.05)
    assert one.luck == pytest.approx(sum(review.seats[0].ledger.luck.values()) / 1e6, abs=1e-4)
    assert ben.get("me/progress", p.Progress).games == [], "who only looked on, or knows the link, has played nothing"
    assert httpx.get(f"{server.url}/api/me/progress").status_code == 401

    async def as_an_older_souk_kept_it() -> None:
        async with opened(str(server.settings.database)) as kept:
            await kept.run("UPDATE reviews SET brief = NULL")
            user = anna.get("me", p.User).id
            assert {row.brief for row in await Store(kept).reviewed(user, 9)} == {None}

    asyncio.run(as_an_older_souk_kept_it())
    assert anna.get("me/progress", p.Progress).games == [found]
