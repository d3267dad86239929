"""Who at a table hears what."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

from .session import Socket, TableSession

CROWD = 32  # sockets at a table from which on who comes and goes is told once a while
CROWD_EVERY = 0.5  # seconds

Letters = list[tuple[Socket, bytes]]


def news(
    session: TableSession, socket: Socket, now: int, made: dict[object, bytes], with_table: bool
) -> Iterator[bytes]:
    """What one who looks on does not know yet; `made` holds what was made for others already."""
    if with_table:
        yield session.table_message(socket.user, socket.wanted)
    if session.may_look(socket.user):
        key = session.seat_of(socket), socket.seen
        if (message := made.get(key)) is None:
            message = made[key] = session.update(*key, now)
        socket.seen = session.table.state.n
        yield message


def letters(session: TableSession, now: int) -> Letters:
    """What everybody will be told of a table as it is now, made before it moves on."""
    changed = session.take_changed()
    made: dict[object, bytes] = {}
    found = [(socket, message) for socket in session.sockets for message in news(session, socket, now, made, changed)]
    if changed and session.sockets:
        presence = session.presence()
        found += [(socket, presence) for socket in session.sockets]
    return found


def tell_table(session: TableSession) -> None:
    """Say how the table is, to all who look at it."""
    for socket in session.sockets:
        socket.send(session.table_message(socket.user, socket.wanted))


def tell_presence(session: TableSession) -> None:
    """Say who is here: at once, or now and then where a crowd comes and goes."""
    if len(session.sockets) <= CROWD:
        send_presence(session)
    elif not session.crowding:
        session.crowding = asyncio.get_running_loop().call_later(CROWD_EVERY, send_presence, session)


def send_presence(session: TableSession) -> None:
    """Say who is here, now."""
    session.crowding = None
    message = session.presence()
    for socket in session.sockets:
        socket.send(message)
