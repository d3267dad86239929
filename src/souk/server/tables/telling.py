"""Who at a table hears what."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from .session import Socket, TableSession

CROWD = 32  # sockets at a table from which on who comes and goes is told once a while
CROWD_EVERY = 0.5  # seconds

Letters = list[tuple[Socket, bytes]]


def news(session: TableSession, sockets: Iterable[Socket], now: int, with_table: bool) -> Letters:
    """What those who look on do not know yet; what is the same for several is made once."""
    made: dict[object, bytes] = {}
    found: Letters = []
    all_may_look = session.table.opened.spectators
    for socket in sockets:
        if with_table:
            found.append((socket, session.table_message(socket.user, socket.wanted)))
        if all_may_look or session.may_look(socket.user):
            key = session.table.seat_of(socket.user, socket.wanted), socket.seen
            if (message := made.get(key)) is None:
                message = made[key] = session.update(*key, now)
            socket.seen = session.table.state.n
            found.append((socket, message))
    return found


def letters(session: TableSession, now: int) -> Letters:
    """What everybody will be told of a table as it is now, made before it moves on."""
    changed = session.take_changed()
    found = news(session, session.sockets, now, changed)
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
