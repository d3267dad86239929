"""Messages of somebody who means no good: one clear error each, the server goes on, and nothing piles up."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

import msgspec
from websockets.sync.client import connect
from websockets.typing import Subprotocol

from souk.client import Client
from souk.server import protocol as p
from souk.server.app import MOST_QUEUED
from souk.table.commands import AnyAsk

from .. import Running, sweep
from ..people import open_for, sit_all

MESSAGES = sweep(2_000, 100_000)
WINDOW = 50  # messages that are under way at once
KINDS = [kind.__struct_config__.tag for kind in AnyAsk.__args__]  # type: ignore[attr-defined]
WORTHLESS = [None, True, -1, 1e308, 2**63, 10**400, "", "\u0000", "x" * 40, [], {}, [[]], {"a": {}}, "\ud83d"]


def hostile(rng: random.Random, old: str) -> str | bytes:
    """Something that no honest client would send, now, from where it is sent."""
    match rng.randrange(8):
        case 0:
            return rng.randbytes(rng.randrange(200))
        case 1:
            return "[" * rng.randrange(1, 20_000)
        case 2:
            return '{"type":"say","id":"big","text":"' + "x" * rng.randrange(501, 30_000) + '"}'
        case 3:
            return json.dumps({"type": rng.choice(KINDS), "id": rng.choice(WORTHLESS)})
        case 4:  # of the wrong type, or with fields that are not there
            fields = ("seat", "moves", "asked", "steps", "level", "what", "text", "user", "on", "more")
            wrong = {name: rng.choice(WORTHLESS) for name in rng.sample(fields, 3)}
            return json.dumps({"type": rng.choice(KINDS), "id": "w", **wrong, "no": 1})
        case 5:  # not one's own decision, not one's own seat, a decision that has passed
            wrong = rng.choice([{"type": "play", "moves": [0], "asked": rng.randrange(9)}, {"type": "sit", "seat": 0}])
            return json.dumps({"id": f"i{rng.randrange(100)}", **wrong})
        case 6:
            return json.dumps(
                {"type": rng.choice(["undo", "agree", "resume", "fill", "mute", "leave"]), "id": "o", "x": 0}
            )
    return old[: rng.randrange(len(old))]


def test_each_hostile_message_gets_one_clear_error_and_leaves_nothing(
    server: Running, record_property: Callable[[str, object], None]
) -> None:
    people = [Client(server.url, name) for name in ("a", "b")]
    tables = sit_all(people, open_for(people, "yspahan", options={"start": "0"}))
    link = tables[0]._link
    live = server.house.hub.tables[link]
    for table in tables:
        table.close()
    rng = random.Random(1)
    before = msgspec.msgpack.encode(live.table.snapshot()), len(live.names)
    decode = msgspec.json.Decoder(p.ToClient).decode
    answered = 0
    for begin in range(0, MESSAGES, 1000):
        with connect(
            f"ws{server.url[4:]}/api/tables/{link}/socket",
            subprotocols=[Subprotocol(f"souk.{p.VERSION}")],
            additional_headers={"cookie": rng.choice([people[1]._cookie, ""])},  # not to decide, or nobody
            compression=None,
            proxy=None,
        ) as socket:
            for _ in range(begin, min(MESSAGES, begin + 1000), WINDOW):
                for _ in range(WINDOW):
                    socket.send(hostile(rng, '{"type":"say","id":"half","text":"hello"}'))
                errors = 0
                while errors < WINDOW:
                    for line in socket.recv(decode=False).splitlines():
                        message = decode(line)
                        assert not isinstance(message, p.Done)
                        if isinstance(message, p.Refused):
                            errors += 1
                            assert message.reason.text
                            assert "Traceback" not in message.reason.text
                            assert len(line) < 1000
                assert errors == WINDOW
                answered += errors
    assert answered == MESSAGES
    hub = server.house.hub
    assert (msgspec.msgpack.encode(live.table.snapshot()), len(live.names)) == before
    assert list(hub.tables) == [link]
    assert not hub._acks
    assert not hub._changed
    assert not hub._loading
    assert len(hub._tasks) <= 3  # writing, housekeeping, and what they started
    assert all(len(connection._queue) <= MOST_QUEUED for connection in server.house.sockets)
    record_property("hostile messages", answered)
    (again, *_) = (person.table(link) for person in people)
    again.say("still here")
