"""What the analysis board tells nobody: games that go on with others, and what one seat's eyes cannot see."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import httpx
import msgspec
import pytest

from souk.client import Client, RemoteTable, ServerSays
from souk.engine.contract import NATURE
from souk.engine.position import Position
from souk.engine.rng import seed_words
from souk.games import GAMES
from souk.records.file import dump
from souk.server import protocol as p
from souk.server.analysis.board import Board
from souk.server.tables.others import Others, told_of
from souk.study.variations import Study

from . import PostgresServer, Running, running
from .people import one_move, open_for, sit_all
from .studying import Refusal, Studying, studying

_encode = msgspec.json.Encoder().encode
KINDS = [("yspahan", 3), ("basari", 4)]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(str(tmp_path_factory.mktemp("secrets") / "souk.db")) as found:
        yield found


def refused(one: Studying, **source: Any) -> bool:
    """Whether a study is refused since the game goes on, and not because of anything else."""
    try:
        one.ask("open", source=source)
    except Refusal as refusal:
        return (refusal.error, refusal.code) == ("forbidden", "game_goes_on")
    return False


def position_at(server: Running, link: str, back: int = 0) -> str:
    """The position of a table so many steps ago, as data; the server alone knows all of it."""
    table = server.services.hub.tables[link].table
    state = table.line.at(len(table.line.entries) - back)
    return json.dumps(Position(table.line.game, state, table.options).to_json())


@contextmanager
def a_game_that_goes_on(server: Running, game: str, seed: int) -> Iterator[tuple[str, list[RemoteTable], list[Client]]]:
    """Its link, Anna, Ben and Ida at it after twelve moves, and they and Carla, who has nothing to do with it."""
    rng = random.Random(seed)
    with ExitStack() as stack:
        people = [stack.enter_context(Client(server.url, name)) for name in ("Anna", "Ben", "Ida", "Carla")]
        link = open_for(people[:3], game)
        tables = sit_all(people[:3], link)
        for _ in range(12):
            one_move(tables, rng)
        yield link, tables, people


@pytest.mark.parametrize("game", ["yspahan", "basari"])
def test_a_game_that_goes_on_with_others_is_analysed_by_nobody(server: Running, game: str) -> None:
    with a_game_that_goes_on(server, game, 1) as (link, tables, (anna, ben, _, carla)):
        now, before = position_at(server, link), position_at(server, link, 7)
        record = dump(server.services.hub.tables[link].table.record())
        answer = httpx.post(
            f"{server.url}/api/studies", json={"text": record}, headers={"cookie": carla._cookie}, timeout=120
        )
        kept = answer.json()["link"]
        for who in (anna, ben, carla, None):  # Carla and a stranger sit at the same address
            with studying(server.url, who) as one:
                assert refused(one, **{"from": "table"}, link=link)
                assert refused(one, **{"from": "table"}, link=link, step=3)
                assert refused(one, **{"from": "text"}, text=now)
                assert refused(one, **{"from": "text"}, text=before)
                for source in ({"from": "text", "text": record}, {"from": "study", "link": kept}):
                    one.ask("open", source=source)  # the start of all games
                    one.ask("think", on=True)
                    one.ask("go", node=one.line[-1])
                    while not one.refused:
                        one.hear(5.0)
                    assert one.refused.pop()["reason"]["code"] == "game_goes_on"
                    with pytest.raises(Refusal):
                        one.ask("think", on=True)
                    assert one.line[-1] not in {found["node"] for found in one.analyses}
        for table in tables:
            table.close()
        with studying(server.url, carla) as one:  # who neither sits nor looks on
            assert not refused(one, **{"from": "text"}, text=now)
        with studying(server.url, ben) as one:
            assert refused(one, **{"from": "text"}, text=now)
            server.services.hub.tables.pop(link)  # nobody looks at the table, and it is put away
            assert refused(one, **{"from": "text"}, text=now)


def test_who_looks_on_by_another_process_may_not_analyse_it_either(postgres: PostgresServer) -> None:
    """By name, and by the address that they come from; whoever had nothing to do with it may."""
    database = postgres.new_database()
    with running(database) as here, running(database) as there, ExitStack() as stack:
        people = [stack.enter_context(Client(here.url, name)) for name in ("Anna", "Ben", "Carla")]
        anna, ben, carla = people
        link = open_for([anna, ben], "yspahan")
        tables, rng = sit_all([anna, ben], link), random.Random(1)
        for _ in range(5):
            one_move(tables, rng)
        text = position_at(here, link)
        looking = carla.table(link)
        others = there.services.hub.elsewhere
        until = time.monotonic() + 60
        while not others(carla.user.id, ""):
            assert time.monotonic() < until
            looking.wait(0.1)
        with studying(there.url, carla) as one, studying(there.url) as stranger:
            for who in (one, stranger):
                assert refused(who, **{"from": "text"}, text=text)
        for table in (*tables, looking):
            table.close()
        while others(carla.user.id, "") or others(0, "127.0.0.1"):
            assert time.monotonic() < until + 60
            time.sleep(0.05)
        with studying(there.url, carla) as one:
            assert not refused(one, **{"from": "text"}, text=text)


@pytest.mark.parametrize("many", [1, 400])
def test_who_looks_on_is_told_in_hints_that_are_short_enough(many: int) -> None:
    looking = {table: ({*range(1, many)}, {f"10.0.{k // 250}.{k % 250}" for k in range(many)}) for table in range(5)}
    told, others = [*told_of(looking)], Others()
    assert all(len(msgspec.json.encode(hint)) < 7000 for hint in told)
    for hint in told:
        others.note(9, hint)
    assert others.tables_of(0, "10.0.0.0") == {*looking}
    assert others.tables_of(many - 1, "") == ({*looking} if many > 1 else set())
    assert not others.tables_of(many, "10.9.9.9")
    for hint in told_of(dict.fromkeys(looking, ((), ()))):
        others.note(9, hint)
    assert not others.tables_of(1, "10.0.0.0")


@pytest.mark.parametrize("game", ["yspahan", "basari"])
def test_nobody_plays_on_from_a_game_that_goes_on_with_others(server: Running, game: str) -> None:
    """Bots on the other seats would play it ahead."""
    with a_game_that_goes_on(server, game, 3) as (link, tables, (anna, ben, ida, carla)):
        texts = [position_at(server, link, back) for back in (0, 3)]
        seats: list[p.Me | p.Friend | p.Bot | p.Fitting | p.Open] = [p.Me(), *[p.Bot(level="trader")] * 2]

        def play_on(who: Client, text: str) -> None:
            who.post("tables", p.NewTable(game, seats, position=text), p.Summary)

        for who in (anna, ben, ida, carla):  # Carla sits at the same address
            for text in texts:
                with pytest.raises(ServerSays, match="game_goes_on"):
                    play_on(who, text)
        for table in tables:
            table.close()
        with pytest.raises(ServerSays, match="game_goes_on"):
            play_on(ben, texts[0])
        play_on(carla, texts[0])  # who has nothing to do with it


def test_what_my_next_decision_leads_to_is_closed_too(server: Running) -> None:
    rng = random.Random(2)
    with Client(server.url, "Anna") as anna, Client(server.url, "Ben") as ben:
        link = open_for([anna, ben], "yspahan")
        tables = sit_all([anna, ben], link)
        for _ in range(5):
            one_move(tables, rng)
        line = server.services.hub.tables[link].table.line
        seat = line.actors[0]
        after = line.game.after(line.state, seat, line.legal(seat)[0])
        text = json.dumps(Position(line.game, after, server.services.hub.tables[link].table.options).to_json())
        with studying(server.url, anna) as one:
            assert refused(one, **{"from": "text"}, text=text)


def test_a_finished_game_and_ones_own_against_bots_are_open(server: Running) -> None:
    with Client(server.url, "Dora") as dora, Client(server.url, "Eva") as eva:
        table = dora.open("basari", ["me", "random", "random"])
        turns = table.turns()
        first = next(turns)
        first.play(first.moves[0])
        link = table._link
        with studying(server.url, dora) as one, studying(server.url, eva) as other:
            one.open(**{"from": "table"}, link=link)
            assert one.about["begins"] == "position"
            assert len(one.tree) == 1  # the way there would tell what the bots chose in secret
            assert refused(other, **{"from": "table"}, link=link)
            for turn in turns:
                turn.play(turn.moves[0])
            other.open(**{"from": "table"}, link=link)
            assert other.about["begins"] == "new"


def test_people_at_one_screen_are_others(server: Running) -> None:
    with Client(server.url, "Fay") as fay:
        table = fay.open("basari", ["me", "me", "random"])
        while table.update is None or table.update.snapshot is None:
            table.wait(0.05)
        with studying(server.url, fay) as one:
            assert refused(one, **{"from": "table"}, link=table._link)


# One seat's eyes.


def told(board: Board) -> list[bytes]:
    """All that the board tells, from the start."""
    messages: list[Any] = [board.about(), board.tree(), board.moment()]
    for decision in messages[2].decisions:
        messages += [board.preview(decision.seat, [], "x"), board.closed(decision.seat, [], "x")]
    return [_encode(message) for message in messages]


def board_at(game: Any, state: Any, options: Any, eyes: int) -> Board:
    board = Board(Study(Position(game, state, options)))
    board.look(eyes)
    return board


@pytest.mark.parametrize(("name", "players"), KINDS)
def test_one_seats_eyes_are_told_nothing_that_others_hide(name: str, players: int) -> None:
    """Two worlds that look the same to a seat, and the same steps in both as far as it sees: the same bytes."""
    rng = random.Random(f"{name} {players}")
    position = Position.new(GAMES[name], players, None, {})
    differed = hidden_steps = 0
    while not position.over:
        seat = rng.choice(position.actors)
        move = rng.choice(position.moves_of(seat))
        position.play(move.id, seat)
        if rng.random() < 0.85 or position.over:
            continue
        for eyes in range(players):
            game, true = position.game, position.state
            other = game.hidden(true, eyes)
            game.rules.imagine(other, eyes, list(seed_words(rng.randrange(10**6))))
            differed += other != true
            one, two = (board_at(game, state, position.options, eyes) for state in (true, other))
            assert told(one) == told(two)
            hidden_steps += step_apart(one, two, eyes, rng)
            assert told(one) == told(two)
    assert differed > 20
    assert hidden_steps > 5


def step_apart(one: Board, two: Board, eyes: int, rng: random.Random) -> bool:
    """A step in each world that looks the same to a seat, with another secret if it has one; whether it has."""
    game = one.game
    acting = [seat for seat in game.seats_to_act(one.state) if seat != eyes]
    if not acting:
        return False
    seat = rng.choice(acting)
    legal = [game.legal(board.state, seat) for board in (one, two)]
    first = rng.choice(legal[0])
    seen = game.memory.observed_by(one.state, seat, first)[0].viewers >> eyes & 1
    others = legal[1] if not seen else [first] if first in legal[1] else []
    if not others:
        return False
    second = rng.choice(others)
    if light_on(one, seat, first, eyes) != light_on(two, seat, second, eyes):
        return False  # what comes to light is another thing in each world
    one.play(seat, [first])
    two.play(seat, [second])
    return not seen and first != second


def light_on(board: Board, seat: int, action: int, eyes: int) -> list[tuple[int, int]]:
    """What earlier secrets a step tells a seat."""
    told = board.game.memory.observed_by(board.state, seat, action)[1:]
    return [(each.seat, each.action) for each in told if each.viewers >> eyes & 1]


def test_a_secret_choice_has_a_name_once_it_has_come_to_light() -> None:
    board = Board(Study.new(GAMES["basari"], 3))
    while len(board.game.seats_to_act(board.state)) < 3:
        if board.game.seats_to_act(board.state) == (NATURE,):
            board.roll()
        else:
            seat = board.game.seats_to_act(board.state)[0]
            board.play(seat, [board.game.legal(board.state, seat)[0]])
    board.look(2)
    chosen = []
    for seat in (0, 1, 2):
        board.play(seat, [board.game.legal(board.state, seat)[seat % 2]])
        chosen.append(board.node)
        tree = board.tree()
        assert tree
        known = {node.id: node.action for node in (board._told[id] for id in chosen)}
        if seat < 2:
            assert set(known.values()) == {None}
    assert None not in known.values()
    board.go(chosen[1])
    board.tree()
    assert board._told[chosen[0]].action is None  # looked at from before, it is a secret again
    board.look(None)
    board.tree()
    assert None not in [board._told[id].action for id in chosen]
