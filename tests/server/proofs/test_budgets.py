"""What an address can make the server do: every request and every message has a declared cost, no address may spend
more than a stated share of a core, and the declared costs are not far from what is measured (`make prove`)."""

from __future__ import annotations

import json
import os
import random
import selectors
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from souk.client import Client, RemoteTable, ServerSays, new_id
from souk.puzzles.solving import chosen_puzzles
from souk.records.file import load, replay
from souk.server import analysis_protocol as a
from souk.server import protocol as p
from souk.server.services import Services
from souk.server.settings import Settings
from souk.server.web import costs
from souk.server.web.api import ROUTES
from souk.server.web.wire import CONTROLS, CONTROLS_AT_ONCE
from souk.table import commands as c
from souk.table.log import LiveClock
from souk.table.table import Refusal

from .. import Victim, running
from .. import at_once as result_of
from ..people import begun, one_move, open_for, sit_all
from ..studying import studying
from .test_raw import frame, upgrade

SHARE = 200.0  # milliseconds a second, a fifth of a core: what one address may ask for
SHARE_ASIDE = 500.0  # half a core, in other threads and processes
SHARE_IN_ALL = 500.0  # with what it may send in vain
SECONDS = 120
GENEROUS = 2.0  # a measured cost may be so many times the declared one
CROWD = Settings().sockets_per_address + 4  # at a table: as many as one address can bring, and who plays there
COSTS: dict[Any, float] = {
    **{route: costs.REQUEST + cost + costs.LOADING * ("{link}" in route) for route, cost in costs.ROUTES.items()},
    **{kind: costs.cost_of(kind, CROWD)[0] for kind in costs.MESSAGES},
    **costs.ANALYSIS,
    "a slice of thinking": costs.SLICE_HERE,
    "any request": costs.REQUEST,
    "any frame": costs.FRAME,
    "no message": costs.UNREADABLE,
}


def test_every_request_and_every_message_has_a_cost() -> None:
    sockets = {"GET /api/tables/{link}/socket", "GET /api/analysis"}
    assert set(costs.ROUTES) == {f"{route.method} {route.path}" for route in ROUTES} | sockets
    assert set(costs.MESSAGES) == set(c.AnyAsk.__args__)
    assert set(costs.ANALYSIS) == set(a.AnalysisToServer.__args__)
    assert set(costs.ASIDE) <= set(costs.ROUTES) | set(costs.MESSAGES) | set(costs.ANALYSIS)


@pytest.fixture
def services(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Services:
    """A server as it is by default, and a clock that stands."""
    monkeypatch.setattr("souk.server.limits.time.monotonic", lambda: Clock.now)
    Clock.now = 0.0
    return Services(Settings(str(tmp_path / "souk.db")))


class Clock:
    now = 0.0


def spent(services: Services, cost: float, aside: float = 0.0) -> tuple[float, float]:
    """What an address that never stops asking for the same spends in a second, here and aside, on the average."""
    allowed = 0
    while Clock.now < SECONDS:
        while services.charge("somewhere", cost, aside):
            allowed += 1
        Clock.now += 0.01
    return allowed * cost / SECONDS, allowed * aside / SECONDS


@pytest.mark.parametrize("what", COSTS, ids=str)
def test_no_address_gets_more_than_its_share(services: Services, what: Any) -> None:
    cost = COSTS[what]
    here, aside = spent(services, cost, costs.ASIDE.get(what, 0.0))
    assert 0 < here <= SHARE * (1 + costs.AT_ONCE / SECONDS)
    assert aside <= SHARE_ASIDE + costs.ASIDE_AT_ONCE / SECONDS
    assert cost <= SHARE * costs.AT_ONCE  # or it would never be allowed


def test_bots_play_no_more_games_than_an_address_has_a_share_for(services: Services) -> None:
    """Under however many names tables are opened: at each of them bots may play a whole game."""
    opened = 0
    while Clock.now < SECONDS:
        with suppress(Refusal):
            while True:
                result_of(services.hub.registry.count(opened, "somewhere"))
                opened += 1
        Clock.now += 0.01
    at_once = Settings().requests_per_second
    assert at_once < opened
    assert (opened - at_once) * costs.GAME / SECONDS <= SHARE


def test_what_is_sent_in_vain_is_not_free_either() -> None:
    """Each connection hears of a refusal once in SLOWED seconds; frames are counted for each socket."""
    settings = Settings()
    requests = settings.connections_per_address / costs.SLOWED * costs.REQUEST
    messages = settings.sockets_per_address / costs.SLOWED * costs.UNREADABLE
    frames = settings.sockets_per_address * CONTROLS * costs.FRAME
    assert SHARE + max(requests, messages + frames) <= SHARE_IN_ALL


def test_who_is_refused_waits_for_it(tmp_path: Path) -> None:
    with running(str(tmp_path / "souk.db"), requests_per_second=0.01) as server:
        begun = time.monotonic()
        assert httpx.get(f"{server.url}/api/games").status_code == 429
        assert time.monotonic() - begun >= costs.SLOWED


# What is measured.


def cpu(pid: int) -> float:
    """Milliseconds that a process has worked, all threads together."""
    return sum(int(file.read_text().split()[0]) for file in Path(f"/proc/{pid}/task").glob("*/schedstat")) / 1e6


@contextmanager
def measured(server: Victim, times: int, found: dict[Any, float], what: Any) -> Iterator[None]:
    """What something costs that is done so many times."""
    begun = cpu(server.process.pid)
    yield
    found[what] = max(found.get(what, 0.0), (cpu(server.process.pid) - begun) / times)


def finished(server: Victim, game: str, players: int) -> str:
    """The link of a game that is over."""
    with Client(server.url, "winner") as one:
        table = one.open(game, ["me", *["random"] * (players - 1)], visibility="listed")
        dice = random.Random(1)
        for turn in table.turns():
            turn.play(dice.choice(turn.moves))
        return table._link


@pytest.mark.skipif(not os.environ.get("SOUK_FULL"), reason="it measures time")
def test_requests_cost_what_is_declared(tmp_path: Path, record_property: Callable[[str, object], None]) -> None:
    found: dict[Any, float] = {}
    with Victim(str(tmp_path / "souk.db")) as server:
        games = [("yspahan", 4), ("basari", 4)]
        links = [finished(server, game, players) for game, players in games for _ in range(5)]
        people = [Client(server.url, f"friend {k}") for k in range(3)]
        for _ in range(100):
            open_for(people, "yspahan", 1, visibility="listed")
        cookie = {"cookie": people[0]._cookie}
        server.process.terminate()
        server.process.wait(30)
        server.start()  # so that every table is read first
        with httpx.Client(base_url=server.url) as line:
            tables = [route for route in costs.ROUTES if "GET /api/tables/{link}" in route and "socket" not in route]
            for k, route in enumerate(tables):
                path = route.removeprefix("GET ").replace("{theme}/{language}", "dark/en")
                if "{language}" in path:
                    continue
                for link in links[k % 2 :: 2] if k < 2 else links:
                    with measured(server, 1, found, route):
                        assert line.get(path.format(link=link)).status_code == 200
            _measure_reviews(server, line, [links[0], links[-1]], found)
            for route in costs.ROUTES:
                method, path = route.split()
                if method != "GET" or "{" in path or path == "/api/analysis":
                    continue
                with measured(server, 50, found, route):
                    for _ in range(50):
                        assert line.get(path, headers=cookie).status_code == 200
            _measure_pages(server, line, found)
            _measure_changes(server, line, found)
            _measure_studies(server, line, links, found)
            _measure_puzzles(server, line, found)
        _measure_sockets(server, links[0], found)
    assert set(found) == {*costs.ROUTES, "any request"}
    _compare(found, record_property)


def _measure_reviews(server: Victim, line: httpx.Client, links: list[str], found: dict[Any, float]) -> None:
    """A review that is asked for, read when it is there, and as a page."""
    for path in (f"/api/tables/{link}/review" for link in links):
        with measured(server, 1, found, "POST /api/tables/{link}/review"):
            assert line.post(path).status_code == 200
        while not line.get(path).json()["review"]:
            time.sleep(1)
        with measured(server, 20, found, "GET /api/tables/{link}/review"):
            for _ in range(20):
                assert line.get(path).status_code == 200
        with measured(server, 1, found, "GET /api/tables/{link}/review/{language}"):
            assert line.get(f"{path}/en").status_code == 200
        _measure_answers(server, line, path.removesuffix("review"), found)


def _measure_answers(server: Victim, line: httpx.Client, path: str, found: dict[Any, float]) -> None:
    """The questions of a review, and the best answer to each."""
    for seat in range(2):
        with measured(server, 1, found, "GET /api/tables/{link}/mistakes"):
            asked = line.get(f"{path}mistakes?seat={seat}").json()["questions"]
        for question in asked[:3]:
            body = {"seat": seat, "step": question["step"], "move": question["best"]}
            with measured(server, 1, found, "POST /api/tables/{link}/mistakes"):
                assert line.post(f"{path}mistakes", json=body).status_code == 200


def _measure_pages(server: Victim, line: httpx.Client, found: dict[Any, float]) -> None:
    """What is no route of its own: pages, the largest files, texts, descriptions."""
    static = Settings().static
    files = sorted((file for file in static.rglob("*") if file.is_file()), key=lambda file: file.stat().st_size)
    paths = ["table/x", *(file.relative_to(static).as_posix() for file in files[-3:])]
    paths += [
        "api/openapi.json",
        "api/messages.json",
        "api/words/de",
        "api/games/yspahan/rules/de",
        "api/games/none/words/de",
    ]
    for path in paths:
        status = line.get(f"/{path}").status_code
        with measured(server, 50, found, "any request"):
            for _ in range(50):
                assert line.get(f"/{path}", headers={"accept-encoding": "identity"}).status_code == status


def _measure_puzzles(server: Victim, line: httpx.Client, found: dict[Any, float]) -> None:
    """Puzzles that are asked for and solved, and runs against the clock."""
    cookie = {"cookie": Client(server.url, "solver")._cookie}
    for puzzle in chosen_puzzles()[::25]:
        solution = {"moves": puzzle.line, "play": True}
        with measured(server, 1, found, "GET /api/puzzles/next/{game}/{theme}"):
            assert line.get("/api/puzzles/next/any/any", headers=cookie).status_code == 200
        with measured(server, 1, found, "POST /api/puzzles/{puzzle}"):
            assert line.post(f"/api/puzzles/{puzzle.id}", json=solution, headers=cookie).json()["end"]
        with measured(server, 1, found, "POST /api/puzzle-runs"):
            assert line.post("/api/puzzle-runs", json={}, headers=cookie).status_code == 200


def _measure_studies(server: Victim, line: httpx.Client, links: list[str], found: dict[Any, float]) -> None:
    """Games that are kept as studies, looked at and deleted, positions that are checked, sockets of the board."""
    cookie = {"cookie": Client(server.url, "student")._cookie}
    for link in links:
        record = line.get(f"/api/tables/{link}/record").text
        with measured(server, 1, found, "POST /api/studies"):
            kept = line.post("/api/studies", json={"text": record}, headers=cookie).json()["link"]
        with measured(server, 1, found, "GET /api/studies/{link}"):
            assert line.get(f"/api/studies/{kept}").status_code == 200
        with measured(server, 1, found, "DELETE /api/studies/{link}"):
            assert line.delete(f"/api/studies/{kept}", headers=cookie).status_code == 200
        text = json.dumps(replay(load(record), 30).to_json())
        with measured(server, 1, found, "POST /api/positions/check"):
            assert line.post("/api/positions/check", json={"text": text}).json()["ok"]
    for _ in range(10):
        with measured(server, 1, found, "GET /api/analysis"), studying(server.url):
            pass


@pytest.mark.skipif(not os.environ.get("SOUK_FULL"), reason="it measures time")
@pytest.mark.parametrize(("game", "players"), [("yspahan", 4), ("basari", 4)])
def test_messages_of_the_analysis_board_cost_what_is_declared(
    tmp_path: Path, game: str, players: int, record_property: Callable[[str, object], None]
) -> None:
    """A whole game is studied, with one seat's eyes, which takes most."""
    found: dict[Any, float] = {}
    with Victim(str(tmp_path / "souk.db")) as server:
        link = finished(server, game, players)
        with studying(server.url) as one:

            def ask(type: str, **more: Any) -> None:
                kind = next(kind for kind in costs.ANALYSIS if kind.__struct_config__.tag == type)
                with measured(server, 1, found, kind):
                    one.ask(type, **more)

            ask("open", source={"from": "table", "link": link})
            ask("eyes", seat=0)
            last = one.line[-1]
            for node in one.line[-20:]:
                ask("go", node=node)
                ask("comment", node=last, text="x" * 500)
            ask("text")
            while not one.moment["decisions"]:
                ask("go", node=one.tree[one.moment["node"]]["parent"])
            ask("eyes", seat=None)
            (decision, *_) = one.moment["decisions"]
            for question in ("preview", "closed"):
                ask(question, seat=decision["seat"], moves=[])
            for on in (True, False):
                ask("think", on=on)
            ask("play", seat=decision["seat"], moves=[decision["moves"][0]["id"]])
            ask("promote", node=one.moment["node"])
            while one.moment["actors"] != [15]:
                ask("go", node=one.tree[one.moment["node"]]["parent"])
            ask("roll")
            ask("remove", node=one.moment["node"])
    assert set(found) == set(costs.ANALYSIS)
    _compare(found, record_property)


def _measure_sockets(server: Victim, link: str, found: dict[Any, float]) -> None:
    """Sockets that are opened one after the other, until as many are open as an address may have."""
    count = Settings().sockets_per_address
    with measured(server, count, found, "GET /api/tables/{link}/socket"), onlookers(server, link, count):
        pass


def _measure_changes(server: Victim, line: httpx.Client, found: dict[Any, float]) -> None:
    """Requests that change something, each by a new guest."""
    password = "a long password"
    new = {"game": "yspahan", "seats": [{"type": "me"}, {"type": "bot", "level": "random"}]}
    for k in range(5):
        asks: list[tuple[str, str, Any]] = [
            ("POST /api/guest", "", {"name": f"guest {k}"}),
            ("PATCH /api/me", "", {"settings": {"x" * 200: "y" * 200}}),
            ("POST /api/tables", "", new),
            ("POST /api/me/password", "", {"password": password}),
            ("POST /api/login", "", {"name": f"guest {k}", "password": password}),
            ("DELETE /api/me/sessions/{session}", "none", None),
            ("POST /api/logout", "", None),
        ]
        for route, session, body in asks:
            method, path = route.split()
            with measured(server, 1, found, route):
                answer = line.request(method, path.format(session=session), json=body)
                assert answer.status_code == 200, answer.text
        line.post("/api/login", json={"name": f"guest {k}", "password": password})
        with measured(server, 1, found, "DELETE /api/me"):
            assert line.request("DELETE", "/api/me", json={"password": password}).status_code == 200


@contextmanager
def onlookers(server: Victim, link: str, count: int) -> Iterator[None]:
    """So many who look on, and read what they are sent."""
    lines = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(count)]
    over = threading.Event()

    def read() -> None:
        with selectors.DefaultSelector() as selector:
            for line in lines:
                selector.register(line, selectors.EVENT_READ)
            while not over.is_set():
                for key, _ in selector.select(0.1):
                    assert key.fd
                    key.fileobj.recv(1 << 20)  # type: ignore[union-attr]

    for line in lines:
        upgrade(line, link)
    reader = threading.Thread(target=read, daemon=True)
    reader.start()
    yield
    over.set()
    reader.join()
    for line in lines:
        line.close()


LARGE = {"layout": " ".join(["5:2R1Y"] * 100)}  # the largest ring that there can be
TABLES = [("yspahan", {}), ("basari", {}), ("basari", LARGE)]


@pytest.mark.skipif(not os.environ.get("SOUK_FULL"), reason="it measures time")
@pytest.mark.parametrize(("game", "options"), TABLES, ids=["yspahan", "basari", "a large ring"])
def test_messages_cost_what_is_declared(
    tmp_path: Path, game: str, options: dict[str, str], record_property: Callable[[str, object], None]
) -> None:
    """At a table where as many look on as one address may open sockets, until the game is over."""
    found: dict[Any, float] = {}
    dice = random.Random(1)
    with Victim(str(tmp_path / "souk.db"), connections_per_address=1000) as server, ExitStack() as stack:
        people = [stack.enter_context(Client(server.url, f"player {k}")) for k in range(4)]
        link = open_for(people, game, options=options, hints="agreed")
        tables = [person.table(link) for person in people]
        with onlookers(server, link, Settings().sockets_per_address):
            _begin(server, tables, found)
            while not any(table.info.status == "over" for table in tables):
                with measured(server, 1, found, c.Play):
                    one_move(tables, dice)
                _ask_around(server, tables, found)
            ask_for(server, tables[0], found, c.Rematch(id=new_id()))
        _measure_frames(server, link, found)
        _measure_waiting(server, people, game, options, found)
        link = open_for(people, game, options=options, stand_in="random")
        tables = sit_all(people, link)
        with onlookers(server, link, Settings().sockets_per_address):
            ask_for(server, tables[3], found, c.Leave(id=new_id()))
            ask_for(server, tables[0], found, c.Fill(id=new_id(), seat=3, level="random"))
            ask_for(server, tables[2], found, c.Resign(id=new_id()))
    assert set(found) == {*costs.MESSAGES, "any frame", "no message"}
    _compare(found, record_property)


def ask_for(server: Victim, table: RemoteTable, found: dict[Any, float], ask: c.Ask) -> None:
    """Ask for something that is carried out, and measure it."""
    with measured(server, 1, found, type(ask)):
        table.ask(ask)


def _begin(server: Victim, tables: list[RemoteTable], found: dict[Any, float]) -> None:
    """Everybody sits down and adds words to the dice."""
    for seat, table in enumerate(tables[1:], 1):
        with measured(server, 1, found, c.Sit):
            table.sit(seat)
    messages = 2 * len(tables)
    with measured(server, messages, found, c.Commit), measured(server, messages, found, c.Reveal):
        begun(tables)


def _measure_waiting(
    server: Victim, people: list[Client], game: str, options: dict[str, str], found: dict[Any, float]
) -> None:
    """Everybody says to be ready for a live clock, one after the other; then a table is put away before it begins."""
    link = open_for(people, game, options=options, clock=LiveClock(bank=600))
    with pytest.MonkeyPatch.context() as patch, onlookers(server, link, Settings().sockets_per_address):
        patch.setattr(RemoteTable, "_say_ready", lambda _: None)  # clients would do it by themselves, at any moment
        tables = [person.table(link) for person in people]
        for seat, table in enumerate(tables[1:], 1):
            table.sit(seat)
        for table in tables:
            ask_for(server, table, found, c.Ready(id=new_id()))
        begun(tables)
    link = open_for(people, game, options=options)
    with onlookers(server, link, Settings().sockets_per_address):
        ask_for(server, people[0].table(link), found, c.Cancel(id=new_id()))


def _ask_around(server: Victim, tables: list[RemoteTable], found: dict[Any, float]) -> None:
    """Everything that can be asked between two moves, by who may; what takes the game back only now and then."""
    by = next((table for table in tables if table.update and table.update.decision_id), None)
    if by is None:
        return
    asks: list[c.Ask] = [c.Preview(id=new_id()), c.Closed(id=new_id()), c.Say(id=new_id(), text="x" * 500)]
    asks += [c.Propose(id=new_id(), what="undo", steps=1), c.Decline(id=new_id())]
    for ask in asks:
        with measured(server, 1, found, type(ask)), suppress(ServerSays):
            by.ask(ask)
    if c.Hint not in found:
        ask_for(server, by, found, c.Hint(id=new_id()))
        with measured(server, 1, found, c.Coach), suppress(ServerSays):
            by.ask(c.Coach(id=new_id()))
        for on in (True, False):
            ask_for(server, tables[0], found, c.Mute(id=new_id(), user=tables[1].info.you, on=on))
        ask_for(server, by, found, c.Pace(id=new_id(), pace="fast"))
        _pause(server, tables, found)
    if by.update and by.update.undo and c.Undo not in found:
        ask_for(server, by, found, c.Undo(id=new_id()))
    if by.update and by.update.n % 40 == 0:
        _go_back(server, tables, found)
    last = by.ask(c.Say(id=new_id(), text="that was all")).n
    for table in tables:
        while table.seen < last:
            table.wait()


def _pause(server: Victim, tables: list[RemoteTable], found: dict[Any, float]) -> None:
    tables[0].ask(c.Propose(id=new_id(), what="pause"))
    for table in tables[1:]:
        ask_for(server, table, found, c.Agree(id=new_id()))
    ask_for(server, tables[0], found, c.Resume(id=new_id()))


def _go_back(server: Victim, tables: list[RemoteTable], found: dict[Any, float]) -> None:
    """As far as is asked for in one go."""
    with suppress(ServerSays):
        tables[0].ask(c.Propose(id=new_id(), what="undo", steps=10))
        for table in tables[1:]:
            ask_for(server, table, found, c.Agree(id=new_id()))


def _measure_frames(server: Victim, link: str, found: dict[Any, float]) -> None:
    """Pings, and messages that are none."""
    times = CONTROLS_AT_ONCE - 10
    for what, sent in (("any frame", frame(9, b"x" * 125)), ("no message", frame(1, b"[" * 125))):
        with socket.create_connection(("127.0.0.1", server.port)) as line:
            upgrade(line, link)
            with measured(server, times, found, what):
                for _ in range(times):
                    line.sendall(sent)
                    line.recv(1 << 16)


@pytest.mark.skipif(not os.environ.get("SOUK_FULL"), reason="it measures time")
@pytest.mark.parametrize(("game", "options"), TABLES, ids=["yspahan", "basari", "a large ring"])
def test_a_game_of_bots_costs_what_is_declared(
    tmp_path: Path, game: str, options: dict[str, str], record_property: Callable[[str, object], None]
) -> None:
    found: dict[Any, float] = {}
    with Victim(str(tmp_path / "souk.db")) as server, Client(server.url, "host") as host:
        new = p.NewTable(game, [p.Bot("sage")] * 4, options)
        with measured(server, 1, found, "a game of bots"):
            link = host.post("tables", new, p.Summary).link
            while host.get(f"tables/{link}", p.Summary).status != "over":
                time.sleep(1)
    _compare(found, record_property)


def _compare(found: dict[Any, float], record_property: Callable[[str, object], None]) -> None:
    for what, cost in found.items():
        record_property(str(what), round(cost, 2))
    declared = {**COSTS, "a game of bots": costs.GAME}
    whole = {what: declared[what] + costs.ASIDE.get(what, 0.0) for what in found}
    assert {what: (cost, whole[what]) for what, cost in found.items() if cost > GENEROUS * whole[what]} == {}
