"""What stands before the server: origins, sizes, rates, headers, errors without insides."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin, Subprotocol

from souk.client import Client
from souk.server import protocol as p
from souk.server.decoding import read
from souk.server.web.api import ROUTES
from souk.words import LANGUAGES
from souk.words.catalogue import FRAME, text_of

from . import Running, running

SOUK = [Subprotocol(f"souk.{p.VERSION}")]


def test_every_answer_has_strict_headers(server: Running) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/healthz", "/table/x"):
        headers = httpx.get(server.url + path).headers
        assert headers["content-security-policy"].startswith("default-src 'self'")
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers


def test_the_games_say_which_choices_are_not_for_how_many_players(server: Running) -> None:
    games = msgspec.json.decode(httpx.get(f"{server.url}/api/games").content, type=p.Games)
    not_for = {option.name: option.not_for for game in games.games if game.name == "yspahan" for option in game.options}
    assert not_for == {"building_cards": {"extra": [2], "once": [2]}, "start": {"2": [2], "3": [2, 3]}}


@pytest.mark.parametrize("language", LANGUAGES)
def test_browsers_get_all_words_but_those_of_terminals(server: Running, language: str) -> None:
    whole = _messages(text_of(FRAME, "words", f"{language}.ftl"))
    sent = _messages(httpx.get(f"{server.url}/api/words/{language}").text)
    left_out = {name for name in whole if name.startswith(("cli-", "terminal-"))}
    assert left_out
    assert sent == {name: text for name, text in whole.items() if name not in left_out}


def _messages(catalogue: str) -> dict[str, str]:
    """By name, as Fluent reads them; without comments."""
    body, write = FluentParser().parse(catalogue).body, FluentSerializer()
    assert not any(isinstance(entry, ftl.Junk) for entry in body)
    said = [entry for entry in body if isinstance(entry, ftl.Message | ftl.Term)]
    for entry in said:
        entry.comment = None
    return {entry.id.name: write.serialize_entry(entry) for entry in said}


def test_requests_from_other_sites_are_refused(server: Running) -> None:
    for headers in (
        *({"origin": origin} for origin in ("https://evil.example", "null", "http://[", "http://[x]", "")),
        {"sec-fetch-site": "cross-site"},
    ):
        answer = httpx.post(f"{server.url}/api/guest", json={"name": "x"}, headers=headers)
        assert (answer.status_code, answer.json()["error"]) == (403, "origin")
    with running(server.settings.database, origin="https://souk.example") as public:
        ours = httpx.post(f"{public.url}/api/guest", json={"name": "x"}, headers={"origin": "https://souk.example"})
        assert ours.status_code == 200
        assert "Secure" in ours.headers["set-cookie"]
        assert "strict-transport-security" in ours.headers
        theirs = httpx.post(f"{public.url}/api/guest", json={"name": "x"}, headers={"origin": public.url})
        assert theirs.status_code == 403


@pytest.mark.parametrize(
    ("body", "kind", "status"),
    [
        (b"{", "application/json", 400),
        (b'{"name": 5}', "application/json", 400),
        (b'{"name": "x", "more": 1}', "application/json", 400),
        (b'{"name": "x"}', "text/plain", 415),
        (b"[" * 50_000, "application/json", 400),
        (b"x" * 70_000, "application/json", 413),
        (b"\xff\xfe", "application/json", 400),
        (b'{"name": "\xff"}', "application/json", 400),
        (b"", "application/json", 400),
    ],
)
def test_bad_bodies_get_one_clear_error(server: Running, body: bytes, kind: str, status: int) -> None:
    answer = httpx.post(f"{server.url}/api/guest", content=body, headers={"content-type": kind})
    assert answer.status_code == status
    problem = read(answer.content, p.Problem)
    assert problem.reason
    assert "Traceback" not in answer.text
    assert "/souk" not in answer.text


def test_bad_addresses_and_parameters(server: Running) -> None:
    client = Client(server.url, "x")
    link = client.open("yspahan", ["me", "open"])._link
    for path, status in [
        ("/api/nothing", 404),
        ("/api/tables/0-x/story", 404),
        (f"/api/tables/{link}/story?since=-1", 400),
        (f"/api/tables/{link}/story?since=1e9", 400),
        (f"/api/tables/{link}/story?nonsense=1", 400),
        (f"/api/tables/{link}/story?seat=99", 403),
        ("/assets/missing.js", 404),
        ("/../../etc/passwd", 200),
        ("/%2e%2e/%2e%2e/pyproject.toml", 404),
    ]:
        assert httpx.get(server.url + path).status_code == status, path
    assert httpx.put(f"{server.url}/api/games").status_code in (404, 405)
    for bad in (
        {"game": "chess", "seats": [{"type": "me"}]},
        {"game": "yspahan", "seats": [{"type": "me"}]},
        {"game": "yspahan", "seats": [{"type": "me"}, {"type": "friend", "name": client.user.name}]},
        {"game": "yspahan", "seats": [{"type": "me"}, {"type": "bot", "level": "god"}]},
        {"game": "yspahan", "seats": [{"type": "me"}, {"type": "fitting", "level": "god"}]},
        {"game": "chess", "seats": [{"type": "me"}, {"type": "fitting"}]},
        {"game": "yspahan", "seats": [{"type": "me"}, {"type": "friend", "name": "nobody at all"}]},
        {"game": "yspahan", "seats": [{"type": "me"}, {"type": "open"}], "options": {"start": "7"}},
        {"game": "yspahan", "seats": [{"type": "me"}, {"type": "open"}], "clock": {"type": "live", "bank": 0}},
        {"game": "yspahan", "seats": [{"type": "me"}, {"type": "open"}], "stand_in": "god"},
    ):
        answer = httpx.post(f"{server.url}/api/tables", json=bad, headers={"cookie": client._cookie})
        assert answer.status_code == 400, answer.text


def test_sockets_from_other_sites_or_in_other_languages_are_refused(server: Running) -> None:
    client = Client(server.url, "x")
    link = client.open("yspahan", ["me", "open"])._link
    url = f"{server.url.replace('http', 'ws')}/api/tables/{link}/socket"
    bad: list[dict[str, Any]] = [
        {"origin": Origin("https://evil.example"), "subprotocols": SOUK},
        {"subprotocols": [Subprotocol("souk.99")]},
        {},
    ]
    for more in bad:
        with pytest.raises(InvalidStatus) as caught, connect(url, proxy=None, **more):
            pass
        assert caught.value.response.status_code in (400, 403)
    with connect(url, proxy=None, origin=Origin(server.url), subprotocols=SOUK) as socket:
        assert next(messages(socket))["type"] == "table"


def messages(socket: ClientConnection) -> Iterator[dict[str, Any]]:
    while True:
        for line in socket.recv(timeout=10, decode=False).split(b"\n"):
            yield msgspec.json.decode(line)


HOSTILE: list[str | bytes] = [
    "",
    "{",
    "null",
    "[]",
    '"play"',
    "{}",
    '{"type": "nothing", "id": "x"}',
    '{"type": "play", "id": "x"}',
    '{"type": "play", "id": "x", "moves": [], "decision_id": 1}',
    '{"type": "play", "id": "x", "moves": [1e400], "decision_id": 1}',
    '{"type": "play", "id": "x", "moves": [-1], "decision_id": 1}',
    '{"type": "play", "id": "x", "moves": [99999999999999999999999], "decision_id": 1}',
    '{"type": "play", "id": "x", "moves": ' + json.dumps([1] * 1000) + ', "decision_id": 1}',
    '{"type": "play", "id": "x", "moves": [0], "decision_id": 0}',
    '{"type": "play", "id": "x", "moves": [0], "decision_id": 1, "seat": 2}',
    '{"type": "play", "id": "' + "x" * 50 + '", "moves": [0], "decision_id": 1}',
    '{"type": "say", "id": "x", "text": ""}',
    '{"type": "say", "id": "x", "text": "\\u202e\\u0000"}',
    '{"type": "say", "id": "x", "text": "' + "x" * 501 + '"}',
    '{"type": "sit", "id": "x", "seat": -1}',
    '{"type": "sit", "id": "x", "seat": 13}',
    '{"type": "fill", "id": "x", "seat": 0, "level": "god"}',
    '{"type": "undo", "id": "x", "steps": 0}',
    '{"type": "propose", "id": "x", "what": "peace"}',
    '{"type": "preview", "id": "x", "moves": [100000]}',
    "[" * 30_000,
    '{"a":' * 5_000,
    b"\xff\xff",
    b"\x00" * 100,
]


def test_hostile_messages_get_one_clear_error_each(server: Running) -> None:
    client = Client(server.url, "x")
    table = client.open("yspahan", ["me", "random"], options={"start": "1"})
    before = server.services.hub.tables[table._link].table.state.n
    url = f"{server.url.replace('http', 'ws')}/api/tables/{table._link}/socket?since=999999"
    with connect(url, proxy=None, subprotocols=SOUK, additional_headers={"cookie": client._cookie}) as socket:
        told = messages(socket)
        for hostile in HOSTILE * 5:
            socket.send(hostile)
            while (answer := next(told))["type"] != "refused":
                assert answer["type"] in ("table", "update", "presence")
            assert answer["reason"]["code"]
            assert "Traceback" not in json.dumps(answer["reason"])
        socket.send('{"type": "say", "id": "ok", "text": "still here"}')
        assert any(answer["type"] == "done" for answer in told)
    assert before <= server.services.hub.tables[table._link].table.state.n


def closed_with(socket: ClientConnection) -> int | None:
    try:
        while True:
            socket.recv(timeout=10)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


def test_a_message_that_is_too_long_closes_the_socket(server: Running) -> None:
    client = Client(server.url, "x")
    link = client.open("yspahan", ["me", "open"])._link
    url = f"{server.url.replace('http', 'ws')}/api/tables/{link}/socket"
    with connect(url, proxy=None, subprotocols=SOUK) as socket:
        socket.send("x" * 40_000)
        assert closed_with(socket) == 1009


def test_who_sends_too_much_is_slowed_down(tmp_path: Path) -> None:
    with running(str(tmp_path / "souk.db"), messages_per_second=20) as server:
        client = Client(server.url, "x")
        link = client.open("yspahan", ["me", "open"])._link
        url = f"{server.url.replace('http', 'ws')}/api/tables/{link}/socket"
        with connect(url, proxy=None, subprotocols=SOUK) as socket:
            for _ in range(110):
                socket.send("{}")
            assert any(message.get("error") == "busy" for message in messages(socket))


def test_health_and_metrics(tmp_path: Path) -> None:
    with running(str(tmp_path / "souk.db"), metrics=True) as server:
        assert httpx.get(f"{server.url}/healthz").text == "ok\n"
        assert httpx.get(f"{server.url}/readyz").text == "ready\n"
        client = Client(server.url, "x")
        client.open("yspahan", ["me", "open"])
        text = httpx.get(f"{server.url}/metrics").text
        assert "souk_sockets 1.0" in text
        assert "souk_commit_seconds_bucket" in text


def test_numbers_are_told_only_where_the_host_wants_it(server: Running) -> None:
    assert httpx.get(f"{server.url}/metrics").status_code == 404


def test_the_description_is_of_what_is_there(server: Running) -> None:
    found = httpx.get(f"{server.url}/api/openapi.json").json()
    assert {(path, method) for path, operations in found["paths"].items() for method in operations} == {
        (route.path, route.method.lower()) for route in ROUTES
    }
    messages = httpx.get(f"{server.url}/api/messages.json").json()
    assert messages["version"] == p.VERSION
    assert {"Play", "Update", "Snapshot"} <= set(messages["$defs"])


def test_the_browser_client_is_served_when_it_is_built(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<h1>the client</h1>")
    (static / "assets" / "a.js").write_text("1")
    (tmp_path / "secret.txt").write_text("secret")
    with running(str(tmp_path / "souk.db"), static=static) as server:
        assert "the client" in httpx.get(f"{server.url}/table/0-abc").text
        script = httpx.get(f"{server.url}/assets/a.js").headers
        assert "immutable" in script["cache-control"]
        assert script["content-type"].startswith("text/javascript")
        assert httpx.get(f"{server.url}/").headers["cache-control"] == "no-cache"
        for path in ("/%2e%2e/secret.txt", "/assets/%2e%2e/%2e%2e/secret.txt"):
            assert "secret" not in httpx.get(server.url + path).text


def test_who_takes_compressed_files_gets_them(tmp_path: Path) -> None:
    static = tmp_path / "static"
    static.mkdir()
    page = b"<h1>the client</h1>" * 100
    (static / "index.html").write_bytes(page)
    (static / "index.html.gz").write_bytes(gzip.compress(page))
    with running(str(tmp_path / "souk.db"), static=static) as server:
        for taken, coding in (("gzip, br", "gzip"), ("br", None), ("identity", None)):
            with httpx.stream("GET", f"{server.url}/table/x", headers={"accept-encoding": taken}) as answer:
                sent = b"".join(answer.iter_raw())
            assert answer.headers.get("content-encoding") == coding
            assert answer.headers["vary"] == "accept-encoding"
            assert answer.headers["content-type"].startswith("text/html")
            assert (gzip.decompress(sent) if coding else sent) == page


def test_lessons_are_for_everybody_and_say_what_moves_come_to(server: Running) -> None:
    listed = msgspec.json.decode(httpx.get(f"{server.url}/api/lessons").content, type=p.Lessons).lessons
    assert [one.game for one in listed].count("yspahan") == 10

    def moved(*moves: int, step: int = 0) -> Any:
        body = {"step": step, "moves": list(moves)}
        return httpx.post(f"{server.url}/api/lessons/yspahan/tower", json=body).json()

    begun = moved()
    assert (begun["outcome"], begun["end"]) == ("open", None)
    offered = {option["notation"]: option["id"] for option in begun["shown"]["snapshot"]["moves"]}
    assert set(offered) == {"camel:", "gold:"}
    then = {option["notation"]: option["id"] for option in moved(offered["camel:"])["shown"]["snapshot"]["moves"]}
    assert set(then) == {"take", "draw"}
    assert moved(offered["camel:"], then["draw"])["why"] == "draw"
    done = moved(offered["camel:"], then["take"])
    assert done["outcome"] == "done"
    assert done["end"]["view"]["seats"][0]["camels"] == 4
    for answer in (moved(99_999), moved(*[offered["gold:"]] * 3), moved(step=7)):
        assert answer["error"] == "bad"
    for path in ("yspahan/towel", "chess/tower"):
        assert httpx.post(f"{server.url}/api/lessons/{path}", json={}).status_code == 404
