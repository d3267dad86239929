"""Opponents that fit: how strong somebody is follows from results, and seats fill themselves with personas."""

from __future__ import annotations

import pytest

import souk
from souk.client import Client, ServerSays, new_id
from souk.players.personas import LEVEL_OF, PERSONAS, elo_of
from souk.server import protocol as p
from souk.server.strength import DOUBT, expected, meetings, opponents_for, reached, strength
from souk.table.commands import Fill
from souk.table.log import NoClock

from . import Running
from .people import begun

YSPAHAN = souk.GAMES["yspahan"]


def game(ranks: list[int], *bots: str, name: str = "yspahan", outcome: str = "played", out: str = "") -> p.Summary:
    """A game that somebody played in the first seat."""
    seats = [p.SeatInfo("person", "Anna", user=1), *(p.SeatInfo("bot", level=bot, out=out) for bot in bots)]
    result = p.Result(outcome, [0] * len(ranks), ranks, {"souks": [10 * rank for rank in ranks]})
    return p.Summary("x", name, len(seats), "over", seats, 0, 0, NoClock(), [], result=result, your_seat=0)


def test_each_bot_of_a_game_counts_and_all_together_as_one_game() -> None:
    found = meetings(YSPAHAN, game([2, 1, 2, 4], "zohra", "trader", "vizier"), 0)
    assert [(one.elo, one.share) for one in found] == [
        (elo_of("trader", YSPAHAN), 0.0),
        (elo_of("trader", YSPAHAN), 0.5),
        (elo_of("vizier", YSPAHAN), 1.0),
    ]
    assert sum(one.weight for one in found) == pytest.approx(1)
    assert reached(found) == pytest.approx(0.5)


@pytest.mark.parametrize(
    "other",
    [
        game([1, 2], "trader", name="basari"),
        game([1, 2], "trader", outcome="abandoned"),
        game([1, 2], "random"),
        game([1, 2], "trader", out="left"),
    ],
)
def test_what_says_nothing_does_not_count(other: p.Summary) -> None:
    assert meetings(YSPAHAN, other, 0) == []


def test_strength_follows_results() -> None:
    newcomer = strength(YSPAHAN, [])
    assert newcomer == pytest.approx(elo_of("trader", YSPAHAN), abs=1)
    won = [one for _ in range(8) for one in meetings(YSPAHAN, game([1, 2, 3, 4], "leila", "farhad", "broker"), 0)]
    lost = [one for _ in range(8) for one in meetings(YSPAHAN, game([4, 1, 2, 3], "leila", "farhad", "broker"), 0)]
    assert strength(YSPAHAN, won[:3]) > newcomer + 20
    assert strength(YSPAHAN, won) > elo_of("broker", YSPAHAN) > strength(YSPAHAN, won + lost) > newcomer
    assert newcomer - DOUBT < strength(YSPAHAN, lost) < newcomer


def test_many_results_as_expected_say_that_one_is_as_strong_as_that() -> None:
    master = elo_of("master", YSPAHAN)
    won, lost = game([1, 2], "master"), game([2, 1], "master")
    found = [one for each in [won, lost] * 200 for one in meetings(YSPAHAN, each, 0)]
    assert strength(YSPAHAN, found) == pytest.approx(master, abs=25)
    assert expected(master, found) == pytest.approx(reached(found))


def test_who_wins_gets_stronger_opponents() -> None:
    weak = opponents_for(YSPAHAN, ["", "", ""], [[]])
    strong = opponents_for(YSPAHAN, ["", "", ""], [[(game([1, 2], "khosrow"), 0)] * 40])
    assert all(LEVEL_OF[one] in ("apprentice", "trader", "broker") for one in weak)
    assert all(LEVEL_OF[one] in ("master", "sage", "vizier") for one in strong)
    assert len(set(weak)) == len(set(strong)) == 3


def test_who_sits_with_others_gets_opponents_between_them() -> None:
    strong, weak = [(game([1, 2], "khosrow"), 0)] * 40, [(game([2, 1], "pishi"), 0)] * 40
    (between,) = opponents_for(YSPAHAN, [""], [strong, weak])
    assert LEVEL_OF[between] in ("broker", "merchant")
    both = {opponents_for(YSPAHAN, [""], [strong, weak], beside=[between])[0] for _ in range(20)}
    assert between not in both, "nobody twice"


def test_open_seats_are_filled_while_people_wait(server: Running) -> None:
    """By whoever opened the table, with somebody as strong as those who sit there."""
    anna, bela = Client(server.url, "Anna"), Client(server.url, "Bela")
    seats: list[p.Seating] = [p.Me(), p.Open(), p.Open(), p.Open()]
    link = anna.post("tables", p.NewTable("basari", seats), p.Summary).link
    hers, his = anna.table(link), bela.table(link)
    his.sit(1)
    with pytest.raises(ServerSays):
        his.ask(Fill(id=new_id(), seat=2))
    for seat in (2, 3):
        hers.ask(Fill(id=new_id(), seat=seat))
    begun([hers, his])
    names = [seat.level for seat in anna.get(f"tables/{link}", p.Summary).seats]
    assert names[:2] == ["", ""]
    assert len(set(names[2:])) == 2
    assert set(names[2:]) <= set(PERSONAS)


def test_seats_fill_themselves_with_personas(server: Running) -> None:
    anna = Client(server.url, "Anna")
    seats: list[p.Seating] = [p.Me(), p.Fitting(), p.Fitting("apprentice"), p.Bot("babak")]
    table = anna.post("tables", p.NewTable("yspahan", seats), p.Summary)
    levels = [seat.level for seat in table.seats]
    assert levels[0] == ""
    assert levels[3] == "babak"
    assert set(levels[1:]) <= set(PERSONAS)
    assert LEVEL_OF[levels[2]] == "apprentice"
    games = anna.get("games", p.Games)
    assert {one.name: one.level for one in games.personas} == LEVEL_OF
    assert set(games.personas[0].tempers) == {"yspahan", "basari"}
    assert not set(games.levels) & set(PERSONAS)
