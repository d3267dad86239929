"""Messages of somebody who means no good: one clear error each, the server goes on, and nothing piles up."""

from __future__ import annotations

import gc
import json
import random
import sys
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Subprotocol

from souk.client import Client
from souk.games import GAMES
from souk.server import protocol as p
from souk.server.decoding import messages_of
from souk.server.run import LARGEST_MESSAGE
from souk.table.commands import AnyAsk, Say

from .. import Running, sweep
from ..people import one_move, open_for, sit_all

MESSAGES = sweep(2_000, 100_000)
AT_ONCE = 250  # messages by one socket
WINDOW = 50  # messages that are under way at once
KINDS = [kind.__struct_config__.tag for kind in AnyAsk.__args__]
WORTHLESS: list[Any] = [None, True, -1, 1e308, 2**63, 10**400, "", "\u0000", "x" * 40, [], {}, [[]], {"": {}}, "\ud83d"]
FIELDS = ("seat", "moves", "decision_id", "steps", "level", "what", "text", "user", "on", "more")
_decode = messages_of(GAMES["yspahan"]).decode


def hostile(rng: random.Random, decision_id: int) -> str | bytes:
    """Something that no honest client would send at this table, whoever sends it; `decision_id` is what is due now."""
    match rng.randrange(9):
        case 0:
            return rng.randbytes(rng.randrange(200))
        case 1:  # deep
            return rng.choice(["[", '{"a":', '{"type":"say","id":"deep","text":[']) * rng.randrange(1, 900)
        case 2:  # huge
            return '{"type":"say","id":"big","text":"' + "x" * rng.randrange(501, 30_000) + '"}'
        case 3:
            return json.dumps({"type": rng.choice(KINDS), "id": rng.choice(WORTHLESS)})
        case 4:  # of the wrong type, or with fields that are not there
            wrong = {name: rng.choice(WORTHLESS) for name in rng.sample(FIELDS, 3)}
            return json.dumps({"type": rng.choice(KINDS), "id": "w", **wrong, "no": 1})
        case 5:  # a decision that has passed, or that nobody was decision_id for
            old = rng.choice([k for k in range(-3, decision_id + 20) if k != decision_id])
            return json.dumps({"type": "play", "id": f"i{rng.randrange(100)}", "moves": [0], "decision_id": old})
        case 6:  # a move that there is not
            return json.dumps(
                {"type": "play", "id": "m", "moves": [rng.randrange(50_000, 99_999)], "decision_id": decision_id}
            )
        case 7:  # another's seat, no seat, nothing to answer
            return json.dumps(
                rng.choice(
                    [
                        {"type": "sit", "id": "s", "seat": rng.randrange(14)},
                        {"type": "fill", "id": "f", "seat": rng.randrange(14), "level": rng.choice(["random", "x"])},
                        {"type": rng.choice(["agree", "decline", "resume", "rematch"]), "id": "a"},
                    ]
                )
            )
    whole = '{"type":"say","id":"half","text":"hello"}'
    return whole[: rng.randrange(len(whole))]


def heard(socket: ClientConnection, count: int) -> list[p.Refused | p.Done]:
    """The next answers, and nothing more than decision_id for."""
    answers: list[p.Refused | p.Done] = []
    while len(answers) < count:
        for line in socket.recv(decode=False).splitlines():
            message = _decode(line)
            if isinstance(message, p.Refused | p.Done):
                assert len(line) < 1000
                answers.append(message)
    assert len(answers) == count
    return answers


def test_each_hostile_message_gets_one_clear_error_and_leaves_nothing(
    server: Running, record_property: Callable[[str, object], None]
) -> None:
    people = [Client(server.url, name) for name in ("a", "b")]
    stranger = Client(server.url, "c")
    tables = sit_all(people, open_for(people, "yspahan", options={"start": "0"}))
    link = tables[0]._link
    rng = random.Random(1)
    for _ in range(20):
        one_move(tables, rng)
    old = {person._cookie: Say(id="old", text="hello") for person in people}
    once = {person._cookie: table.ask(old[person._cookie]).n for person, table in zip(people, tables, strict=True)}
    session, hub = server.services.hub.tables[link], server.services.hub
    for table in tables:
        table.close()
    decision_id = max(session.table.state.decision_ids[seat] for seat in session.table.actors)
    before = msgspec.msgpack.encode(session.table.snapshot())
    tasks = len(hub.background.tasks)
    errors: Counter[str] = Counter()
    blocks: list[int] = []
    for _ in range(0, MESSAGES, AT_ONCE):
        cookie = rng.choice([people[0]._cookie, people[1]._cookie, stranger._cookie, ""])
        with connect(
            f"ws{server.url[4:]}/api/tables/{link}/socket",
            subprotocols=[Subprotocol(f"souk.{p.VERSION}")],
            additional_headers={"cookie": cookie},
            compression=None,
            proxy=None,
        ) as socket:
            for _ in range(0, AT_ONCE, WINDOW):
                for _ in range(WINDOW):
                    socket.send(hostile(rng, decision_id))
                for answer in heard(socket, WINDOW):
                    assert isinstance(answer, p.Refused)
                    assert "Traceback" not in str(answer.reason)
                    errors[answer.error] += 1
            if cookie in old:  # the id of a command that was carried out: answered again, not done again
                socket.send(msgspec.json.encode(old[cookie]).decode())
                assert heard(socket, 1) == [p.Done(id="old", n=once[cookie])]
            socket.send("x" * (LARGEST_MESSAGE + 1))  # more than anybody may send: the line is cut
            with pytest.raises(ConnectionClosed) as closed:
                heard(socket, 1)
            assert closed.value.rcvd
            assert closed.value.rcvd.code == 1009
        while server.services.sockets:  # until the server knows
            time.sleep(0.001)
        gc.collect()
        blocks.append(sys.getallocatedblocks())
    assert errors.total() == MESSAGES
    assert errors.keys() == {"bad", "forbidden", "illegal", "stale"}
    assert msgspec.msgpack.encode(session.table.snapshot()) == before
    assert list(hub.tables) == [link]
    assert not hub.writer._acks
    assert not hub.writer._changed
    assert not hub.registry.loading
    assert not session.sockets
    assert len(hub.background.tasks) <= tasks + 2  # what always runs, and what that has just started
    grown = min(blocks[-4:]) - min(blocks[2:6])
    assert grown < 500 + MESSAGES // 50, blocks  # objects of any kind: none is kept of a message
    for name, value in (*errors.items(), ("objects more at the end", grown)):
        record_property(name, value)
    with people[0] as again:
        again.table(link).say("still here")
