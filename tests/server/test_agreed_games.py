"""Puzzles are looked for only in finished games whose people all agreed."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from souk.client import Client, RemoteTable
from souk.engine.contract import NATURE
from souk.server import protocol as p
from souk.server.agreed_games import FOR_PUZZLES, agreed_games

from . import Running, running
from .people import all_play, begun, open_for, sit_all


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(str(tmp_path_factory.mktemp("agreed") / "souk.db")) as found:
        yield found


def play(people: list[Client], bots: int = 0) -> None:
    """A whole game of Basari."""
    finish(sit_all(people, open_for(people, "basari", bots)))


def finish(tables: list[RemoteTable]) -> None:
    """Play to the end."""
    begun(tables)
    all_play(tables)
    for table in tables:
        table.close()


def agree(who: Client, says: str) -> None:
    who._request("PATCH", "me", p.Change(settings={FOR_PUZZLES: says}), p.User)


def found(server: Running, players: int = 3) -> list[tuple[tuple[int, int], ...]]:
    """The entries of the games in which puzzles may be looked for."""
    games = asyncio.run(agreed_games(server.settings.database, "basari", players))
    return [tuple(entry for entry in game.entries if entry[0] != NATURE) for game in games.values()]


def test_puzzles_are_looked_for_in_games_of_people_who_all_agreed(server: Running) -> None:
    with Client(server.url, "Anna") as anna, Client(server.url, "Ben") as ben, Client(server.url, "Cleo") as cleo:
        play([anna, ben], bots=1)
        play([ben, cleo], bots=1)
        assert found(server) == []
        agree(anna, "true")
        assert found(server) == []
        agree(ben, "true")
        (game,) = found(server)
        assert {seat for seat, _ in game} == {0, 1, 2}
        assert found(server, players=4) == []
        agree(cleo, "true")
        assert len(found(server)) == 2
        agree(anna, "false")
        assert len(found(server)) == 1
        ben._request("DELETE", "me", p.Forget(), p.Ok)
        assert found(server) == []


def test_people_who_share_a_screen_have_not_agreed(server: Running) -> None:
    with Client(server.url, "Dora") as dora:
        agree(dora, "true")
        seats: list[p.Seating] = [p.Me(), p.Me("Emil"), p.Bot("random")]
        link = dora.post("tables", p.NewTable("basari", seats), p.Summary).link
        finish([dora.table(link, seat=seat) for seat in (0, 1)])
        assert found(server) == []
        open_for([dora], "basari", bots=2)  # a game that is not over
        assert found(server) == []
