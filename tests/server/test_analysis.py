"""The analysis board: a study in memory, what is told of it, thinking that gets better, studies that are kept."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import souk
from souk.client import Client, ServerSays
from souk.engine.contract import NATURE
from souk.engine.twin import twin_of
from souk.games import GAMES
from souk.players.with_heuristics import with_heuristics
from souk.records.file import dump, first_position, load, replay, verify
from souk.server import analysis_protocol as a
from souk.server import protocol as p
from souk.server.backup import backup, restore
from souk.server.decoding import _types
from souk.server.study_store import MOST
from souk.server.verify import verify_database
from souk.study.variations import Study
from souk.table.visibility import public_view

from . import Running, running
from .people import play_out
from .studying import Refusal, studying


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(str(tmp_path_factory.mktemp("analysis") / "souk.db")) as found:
        yield found


@pytest.fixture(scope="module")
def compiled() -> None:
    """The search begins in plain Python, which does not sample."""
    for _ in twin_of(with_heuristics(GAMES["yspahan"])).warm():
        pass


def played(name: str, players: int, seed: int, steps: int) -> Any:
    """A position some way into a game, where somebody has a choice."""
    rng = random.Random(seed)
    game = souk.new(name, players, seed)
    while game.steps < steps or len(game.moves) < 3:
        move = rng.choice(game.moves)
        game.play(move.id, move.seat)
    return game


def fetched(url: str) -> httpx.Response:
    """What is found there; games are played again in a process that may have to start first."""
    return httpx.get(url, timeout=120)


def finished(server: Running, who: Client, game: str, players: int) -> str:
    table = who.open(game, ["me", *["random"] * (players - 1)])
    play_out(table, 1)
    return table._link


def test_a_study_grows_is_told_and_written(server: Running) -> None:
    with studying(server.url) as one:
        one.open(**{"from": "new"}, game="yspahan", players=3)
        assert one.about["begins"] == "new"
        assert one.moment["actors"] == [NATURE]
        assert len(one.moment["outcomes"]) == len(one.moment["weights"]) == 3
        one.ask("play", seat=NATURE, moves=[one.moment["outcomes"][2]["id"]])  # by hand
        assert one.moment["actors"] == [2]
        start = one.moment["node"]
        (decision,) = one.moment["decisions"]
        assert [move["id"] for move in decision["moves"]] == [move["id"] for move in one.moment["snapshot"]["moves"]]
        one.ask("play", seat=2, moves=[decision["moves"][0]["id"]])
        assert one.moment["actors"] == [NATURE]
        asked = one.moment["node"]
        one.ask("roll")
        rolled = one.moment["node"]
        assert one.moment["actors"] == [2]
        one.ask("go", node=asked)
        for outcome in one.moment["outcomes"][:2]:
            one.ask("play", seat=NATURE, moves=[outcome["id"]])
            one.ask("go", node=asked)
        assert len(one.tree[asked]["children"]) in (2, 3)
        one.ask("comment", node=rolled, text="what if?")
        other = one.tree[asked]["children"][-1]
        one.ask("promote", node=other)
        assert one.tree[asked]["children"][0] == other
        text = one.ask("text")["text"]
        study = Study.read(text)
        assert "# what if?" in text
        assert len(study.root.children[0].children[0].children) == len(one.tree[asked]["children"])
        one.ask("go", node=rolled)
        one.ask("remove", node=asked)
        assert one.moment["node"] == start
        assert sorted(one.tree) == [0, start]


def test_what_is_told_is_of_the_games_types(server: Running) -> None:
    """Every message of a study of each game is one that the protocol knows."""
    for name in ("yspahan", "basari"):
        decoder = msgspec.json.Decoder(_types(GAMES[name]).swapped(a.AnalysisToClient))
        with studying(server.url) as one:
            one.open(**{"from": "new"}, game=name, players=3)
            rng = random.Random(1)
            for _ in range(30):
                if one.moment["actors"] == [NATURE]:
                    one.ask("roll")
                elif one.moment["over"]:
                    break
                else:
                    decision = rng.choice(one.moment["decisions"])
                    one.ask("play", seat=decision["seat"], moves=[rng.choice(decision["moves"])["id"]])
            one.ask("text")
            for line in one.raw:
                decoder.decode(line)


@pytest.mark.parametrize(("game", "players"), [("yspahan", 3), ("basari", 4)])
def test_a_finished_game_is_studied_from_any_step(server: Running, game: str, players: int) -> None:
    with Client(server.url, "Anna") as anna:
        link = finished(server, anna, game, players)
        record = fetched(f"{server.url}/api/tables/{link}/record").text
    entries = load(record).entries
    with studying(server.url) as one:  # whoever may look
        one.open(**{"from": "table"}, link=link)
        assert one.moment["over"]
        assert one.moment["winners"]
        assert [(one.tree[id]["seat"], one.tree[id]["action"]) for id in one.line[1:]] == [*map(tuple, entries)]
        assert one.about["names"][0] == "Anna"
        assert load(one.ask("text")["text"]).entries == entries
        one.open(**{"from": "table"}, link=link, step=40)
        assert one.moment["step"] == 40
        assert [private["seat"] for private in one.moment["privates"]] == list(range(players))
        before = len(one.tree)
        if one.moment["actors"] == [NATURE]:
            one.ask("roll")
        else:
            (decision, *_) = one.moment["decisions"]
            one.ask("play", seat=decision["seat"], moves=[decision["moves"][-1]["id"]])
        assert one.moment["step"] >= 41
        assert len(one.tree) >= before


def test_a_record_and_a_position_are_studied(server: Running) -> None:
    game = played("basari", 3, 5, 60)
    with studying(server.url) as one:
        one.open(**{"from": "text"}, text=json.dumps(game.to_json()))
        assert one.about["begins"] == "position"
        seat = game.actors[0]
        assert one.moment["actors"] == list(game.actors)
        assert [move["id"] for move in one.moment["snapshot"]["moves"]] == [move.id for move in game.moves_of(seat)]
        assert Study.read(one.ask("text")["text"]).position(Study.read(one.ask("text")["text"]).root) == game
        game.chance = None
        one.open(**{"from": "text"}, text=dump(game.record()))
        assert one.moment["node"] == 0
        assert len(one.tree) == game.steps + 1
        for wrong, code in (("{", "position_wrong"), ("souk 1\ngame: x\n", "line_wrong"), ("hello", "not_a_record")):
            with pytest.raises(Refusal) as caught:
                one.open(**{"from": "text"}, text=wrong)
            assert caught.value.code == code
        assert len(one.tree) == game.steps + 1  # what was open stays


def test_previews_and_closed_moves_are_as_at_tables(server: Running) -> None:
    game = played("yspahan", 3, 7, 50)
    seat = game.actors[0]
    with studying(server.url) as one:
        one.open(**{"from": "text"}, text=json.dumps(game.to_json()))
        found = one.ask("preview", seat=seat, moves=[])
        assert [each["move"] for each in found["each"]] == [move.id for move in game.moves]
        assert one.ask("closed", seat=seat, moves=[])["type"] == "closed"


def test_what_cannot_be_is_refused_and_changes_nothing(server: Running) -> None:
    with studying(server.url) as one:
        for type, more in (("roll", {}), ("go", {"node": 0}), ("text", {}), ("think", {"on": True})):
            with pytest.raises(Refusal) as caught:
                one.ask(type, **more)
            assert caught.value.code == "nothing_open"
        one.open(**{"from": "new"}, game="basari", players=3)
        told = len(one.raw)
        hostile: list[tuple[str, dict[str, Any], str]] = [
            ("go", {"node": 99}, "no_such_moment"),
            ("remove", {"node": 0}, "not_now"),
            ("comment", {"node": 0, "text": "x"}, "not_now"),
            ("play", {"seat": 0, "moves": [0]}, "not_now"),
            ("play", {"seat": NATURE, "moves": [99_999]}, "not_now"),
            ("eyes", {"seat": 7}, "seat_out_of_range"),
            ("preview", {"seat": 7, "moves": []}, "seat_out_of_range"),
            ("preview", {"seat": NATURE, "moves": []}, "seat_out_of_range"),
            ("open", {"source": {"from": "new", "game": "chess", "players": 2}}, "unknown_word"),
            ("open", {"source": {"from": "new", "game": "basari", "players": 9}}, "wrong_players"),
            ("open", {"source": {"from": "table", "link": "0-none"}}, "no_such_table"),
            ("open", {"source": {"from": "study", "link": "none"}}, "no_such_study"),
            ("open", {"source": {"from": "nowhere"}}, "unreadable"),
            ("fly", {}, "unreadable"),
        ]
        for type, more, code in hostile:
            with pytest.raises(Refusal) as caught:
                one.ask(type, **more)
            assert caught.value.code == code, (type, more)
        assert len(one.raw) == told + len(hostile)  # nothing but refusals


@pytest.mark.usefixtures("compiled")
def test_thinking_gets_better_and_stops(server: Running) -> None:
    game = played("yspahan", 3, 4, 60)
    seat = game.actors[0]
    with studying(server.url) as one:
        one.open(**{"from": "text"}, text=json.dumps(game.to_json()))
        one.ask("think", on=True)
        first, *better = one.think_until(4, 240.0)
        assert first["stage"] == 0
        for analysis in (first, *better):
            assert sum(analysis["shares"]) == pytest.approx(1, abs=0.02)
            assert {best["seat"] for best in analysis["best"]} == {seat}
            legal = {move.id for move in game.moves}
            assert 1 <= len(analysis["best"]) <= 5
            for best in analysis["best"]:
                assert best["id"] in legal
                assert best["line"][0] == {"seat": seat, "move": best["move"]}
        assert better
        assert [one["work"] for one in better] == sorted(one["work"] for one in better)
        assert 0 < better[-1]["best"][0]["error"] < 0.2
        assert better[-1]["progress"] > first["progress"]  # one slice may be enough
        node = one.moment["node"]
        one.ask("play", seat=seat, moves=[first["best"][0]["id"]])
        assert one.moment["node"] != node
        after = len(one.analyses)
        while len(one.analyses) < after + 1:
            one.hear(10.0)
        assert {analysis["node"] for analysis in one.analyses[after:]} == {one.moment["node"]}
        one.ask("think", on=False)
        heard = len(one.analyses)
        assert one.hear(2.0) == []
        assert len(one.analyses) == heard


# Playing on.


def position_table(who: Client, position: Any, seats: list[Any], **more: Any) -> p.Summary:
    text = json.dumps(position.to_json())
    return who.post("tables", p.NewTable(position.game.name, seats, position=text, **more), p.Summary)


@pytest.mark.parametrize(("game", "players"), [("yspahan", 3), ("basari", 4)])
def test_somebody_plays_on_from_a_position_against_bots(server: Running, game: str, players: int) -> None:
    position = played(game, players, 5, 60)
    bots = [p.Bot("random") for _ in range(players - 1)]
    with Client(server.url, "Gus") as gus:
        link = position_table(gus, position, [*bots[:1], p.Me(), *bots[1:]]).link
        table = gus.table(link)
        while table.update is None or table.update.snapshot is None:
            table.wait()
        line = server.services.hub.tables[link].table.line
        assert next(line.past()) == position.state
        play_out(table, 1)
        record = load(fetched(f"{server.url}/api/tables/{link}/record").text)
        assert first_position(record) == position
        assert replay(record).scores == list(server.services.hub.tables[link].table.line.game.scores(line.state))
        assert verify(record)
        frames = fetched(f"{server.url}/api/tables/{link}/frames?since=0&until=1").json()["frames"]
        view = json.loads(msgspec.json.encode(public_view(position.game, position.state)))
        assert frames[0]["view"] == view
        server.services.hub.tables.pop(link)  # and it is read again as it was
        assert load(fetched(f"{server.url}/api/tables/{link}/record").text) == record


def test_a_position_is_played_on_alone_or_not_at_all(server: Running) -> None:
    position = played("basari", 3, 5, 40)
    bot: Any = p.Bot("random")
    with Client(server.url, "Hal") as hal:
        wrong: list[tuple[list[Any], dict[str, Any], str]] = [
            ([p.Me(), p.Open(), bot], {}, "PlayOnAlone"),
            ([p.Me(), p.Me("Ida"), bot], {}, "PlayOnAlone"),
            ([bot, bot, bot], {}, "PlayOnAlone"),
            ([p.Me(), bot, bot], {"rated": True}, "PlayOnAlone"),
            ([p.Me(), bot, bot, bot], {}, "OtherPosition"),
        ]
        for seats, more, code in wrong:
            with pytest.raises(ServerSays) as caught:
                position_table(hal, position, seats, **more)
            assert type(caught.value.reason).__name__ == code


# Studies that are kept.


def test_a_saved_study_opens_for_anybody_who_has_the_link(server: Running) -> None:
    game = played("basari", 3, 5, 40)
    game.chance = None
    with Client(server.url, "Anna") as anna, Client(server.url, "Ben") as ben, studying(server.url) as one:
        text = dump(load(dump(game.record())))
        kept = anna.post("studies", a.NewStudy(text), a.StudyInfo)
        assert (kept.game, kept.players) == ("basari", 3)
        assert anna.get("me/studies", a.Studies).studies == [kept]
        assert load(fetched(f"{server.url}/api/studies/{kept.link}").text).entries == game.record().entries
        one.open(**{"from": "study"}, link=kept.link)
        assert len(one.tree) == game.steps + 1
        with pytest.raises(ServerSays):
            ben._request("DELETE", f"studies/{kept.link}", None, p.Ok)
        assert [study.link for study in anna.get("me/export", p.Export).studies] == [kept.link]
        anna._request("DELETE", f"studies/{kept.link}", None, p.Ok)
        assert fetched(f"{server.url}/api/studies/{kept.link}").status_code == 404
        with pytest.raises(ServerSays) as caught:
            anna.post("studies", a.NewStudy("souk 1\nnonsense\n"), a.StudyInfo)
        assert caught.value.reason is not None


def test_a_kept_study_names_nobody(server: Running) -> None:
    with Client(server.url, "Carla") as carla:
        link = finished(server, carla, "basari", 3)
        record = fetched(f"{server.url}/api/tables/{link}/record").text
        assert "Carla" in record
        kept = carla.post("studies", a.NewStudy(record), a.StudyInfo)
        text = fetched(f"{server.url}/api/studies/{kept.link}").text
        assert "Carla" not in text
        assert load(text).entries == load(record).entries


def test_nobody_keeps_more_studies_than_they_may(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    assert MOST >= 10
    monkeypatch.setattr("souk.server.study_store.MOST", 2)
    text = Study.new(GAMES["basari"], 3).dump()
    with Client(server.url, "Dora") as dora:
        for _ in range(2):
            dora.post("studies", a.NewStudy(text), a.StudyInfo)
        with pytest.raises(ServerSays) as caught:
            dora.post("studies", a.NewStudy(text), a.StudyInfo)
        assert type(caught.value.reason).__name__ == "TooManyStudies"


def test_backups_hold_studies_and_who_is_forgotten_leaves_none(tmp_path: Path) -> None:
    database, text = str(tmp_path / "souk.db"), Study.new(GAMES["basari"], 3).dump()
    with running(database) as server, Client(server.url, "Eva") as eva:
        link = eva.post("studies", a.NewStudy(text), a.StudyInfo).link
        asyncio.run(backup(database, tmp_path / "all.gz"))
        eva._request("DELETE", "me", p.Forget(), p.Ok)
        assert fetched(f"{server.url}/api/studies/{link}").status_code == 404
    again = str(tmp_path / "again.db")
    asyncio.run(restore(again, tmp_path / "all.gz"))
    with running(again) as server:
        assert fetched(f"{server.url}/api/studies/{link}").text == text
    assert asyncio.run(verify_database(again)).wrong == []


def test_a_position_is_checked(server: Running) -> None:
    game = played("yspahan", 3, 5, 40)
    data: Any = game.to_json()

    def check(text: str) -> dict[str, Any]:
        answer = httpx.post(f"{server.url}/api/positions/check", json={"text": text}, timeout=60)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    right = check(json.dumps(data))
    assert right["ok"]
    assert json.loads(right["text"]) == data
    data["position"]["seats"][1]["sheet"]["buildings"] = 7
    wrong = check(json.dumps(data))
    assert not wrong["ok"]
    assert wrong["reason"]["code"] == "position_problem"
    for text in ("{", "[]", '{"game": "chess"}', '{"game": "basari", "position": 3}'):
        assert not check(text)["ok"]
