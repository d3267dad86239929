"""The guided first game at a server: who learns is told what matters, nobody else is, and it counts for nothing."""

from __future__ import annotations

import httpx
import pytest
from msgspec.structs import replace

import souk
from souk.client import Client, new_id
from souk.lessons import first_game, matters
from souk.server import protocol as p
from souk.server.progress import progress
from souk.server.strength import meetings
from souk.table.commands import Rematch

from . import Running
from .people import play_out
from .test_strength import game as a_game


@pytest.mark.parametrize("name", ["yspahan", "basari"])
def test_who_learns_is_told_what_matters_to_the_end(server: Running, name: str) -> None:
    first = first_game(souk.GAMES[name])
    assert first
    with Client(server.url, f"Ned {name}") as ned, Client(server.url, f"Ola {name}") as ola:
        opened = ned.post(f"first-game/{name}", None, p.Summary)
        assert [seat.level for seat in opened.seats] == list(first.bots)
        assert opened.played_on
        table, line = ned.table(opened.link), server.services.hub.tables[opened.link].table.line
        told = 0

        def at_turn(_: int) -> None:
            nonlocal told
            assert table.update
            if line.actors == (first.seat,):  # where all choose at once, who thinks may choose meanwhile
                assert table.update.matters == tuple(matters(line.game, line.state, first.seat))
            told += bool(table.update.matters)

        play_out(table, 1, at_turn)
        assert told >= 3
        assert table.info.guided
        assert table.info.status == "over"
        onlooker = ola.table(opened.link)
        onlooker.wait()
        assert onlooker.update
        assert onlooker.update.matters == ()
        state = server.services.hub.tables[opened.link].table.state
        table.ask(Rematch(id=new_id()))
        again = server.services.hub.tables[state.next].table.opened
        assert (again.guided, again.position) == (False, ""), "after it comes a whole game"


def test_other_tables_are_told_nothing(server: Running) -> None:
    with Client(server.url, "Pia") as pia:
        table = pia.open("yspahan", ["me", "random", "random"])
        assert next(table.turns()).moves
        assert table.update
        assert table.update.matters == ()
        assert not table.info.guided


def test_games_that_are_taught_say_that_they_offer_one(server: Running) -> None:
    listed = httpx.get(f"{server.url}/api/lessons").json()
    assert listed["first_games"] == ["yspahan", "basari"]
    with Client(server.url, "Quin") as quin:
        assert httpx.post(f"{server.url}/api/first-game/yspahan").status_code == 401
        with pytest.raises(souk.SoukError):
            quin.post("first-game/chess", None, p.Summary)


def test_a_game_that_began_in_the_middle_says_nothing_of_strength_and_earns_no_badge() -> None:
    yspahan = souk.GAMES["yspahan"]
    whole = a_game([1, 2], "vizier")
    middle = replace(whole, played_on=True)
    assert meetings(yspahan, whole, 0)
    assert meetings(yspahan, middle, 0) == []
    games = [souk.GAMES["yspahan"], souk.GAMES["basari"]]
    won = [a_game([1, 2], "vizier", name=name) for name in ("yspahan", "basari") for _ in range(3)]

    def told(**how: bool) -> p.Progress:
        return progress(games, 1, [(replace(one, changed=n, **how), 0) for n, one in enumerate(won, 1)], {})

    assert len(told().games) == 2
    assert any(badge.earned for badge in told().badges)
    assert told(played_on=True).games == []
    assert not any(badge.earned for badge in told(played_on=True).badges)
