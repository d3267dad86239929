"""What the server keeps, in terms of tables and people; the SQL is here and nowhere else."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from souk.table.log import AnyEntry, Said
from souk.table.table import Table, TableSnapshot

from .database import Database, Row, Statement
from .protocol import Rating, Summary

_encode = msgspec.json.Encoder().encode
_entry = msgspec.json.Decoder(AnyEntry)
_snapshot = msgspec.json.Decoder(TableSnapshot)
_summary = msgspec.json.Decoder(Summary)
_settings = msgspec.json.Decoder(dict[str, str])
GONE = ""  # what a user is called whose data was deleted


@dataclass(frozen=True)
class Person:
    """A user as kept."""

    id: int
    name: str
    password: str | None
    created: int
    settings: dict[str, str]


@dataclass(frozen=True)
class SessionRow:
    """A session as kept: by the hash of its token."""

    id: str
    user: int
    created: int
    seen: int
    agent: str


@dataclass
class Batch:
    """What is to be written together."""

    entries: list[Row] = field(default_factory=list)
    tables: dict[int, Row] = field(default_factory=dict)
    snapshots: dict[int, Row] = field(default_factory=dict)
    sitters: dict[tuple[int, int], Row] = field(default_factory=dict)
    alive: tuple[int, int] | None = None  # the process that is at work, and when

    def __bool__(self) -> bool:
        return bool(self.entries or self.snapshots or self.alive)

    def add_entry(self, table: int, n: int, entry: AnyEntry) -> None:
        """One more entry of a log."""
        said = entry.by if isinstance(entry, Said) else None
        self.entries.append((table, n, said, _encode(entry).decode()))

    def add_table(self, id: int, process: int, table: Table, summary: Summary) -> None:
        """How a table looks in lists."""
        opened, state = table.opened, table.state
        self.tables[id] = (
            *(id, summary.link, process, table.game, table.players, state.status, opened.visibility),
            *(opened.at, state.at, _encode(summary).decode()),
        )
        for seat, chair in enumerate(state.chairs):
            for user in {chair.user or chair.gone, chair.invited} - {0}:
                self.sitters[id, user] = (id, user, seat)

    def add_snapshot(self, id: int, table: Table) -> None:
        """A table as it is state."""
        self.snapshots[id] = (id, table.state.n, _encode(table.snapshot()).decode())

    def statements(self) -> list[Statement]:
        """As SQL."""
        found: list[tuple[str, Sequence[Row]]] = [
            (_PUT_TABLE, list(self.tables.values())),
            ("INSERT INTO entries VALUES (?, ?, ?, ?)", self.entries),
            (_PUT_SNAPSHOT, list(self.snapshots.values())),
            (_PUT_SITTER, list(self.sitters.values())),
            (_PUT_META, [(f"alive {self.alive[0]}", str(self.alive[1]))] if self.alive else []),
        ]
        return [(sql, rows) for sql, rows in found if rows]


_PUT_TABLE = """
    INSERT INTO tables (id, link, process, game, players, status, visibility, opened, changed, summary)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id)
    DO UPDATE SET status = excluded.status, changed = excluded.changed, summary = excluded.summary"""
_PUT_SNAPSHOT = """
    INSERT INTO snapshots VALUES (?, ?, ?)
    ON CONFLICT (table_id) DO UPDATE SET n = excluded.n, body = excluded.body"""
_PUT_SITTER = """
    INSERT INTO sitters VALUES (?, ?, ?) ON CONFLICT (table_id, user_id) DO UPDATE SET seat = excluded.seat"""
_PUT_META = "INSERT INTO meta VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
_PUT_RATING = """
    INSERT INTO ratings VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (who, game, players)
    DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, games = excluded.games"""


class Store:
    """Everything that is kept."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def commit(self, batch: Batch) -> None:
        """Keep all of it, or nothing."""
        await self.database.write(batch.statements())

    async def secret(self) -> bytes:
        """What cookies are signed with: made once, then kept."""
        await self.database.run(
            "INSERT INTO meta VALUES ('secret', ?) ON CONFLICT (name) DO NOTHING", secrets.token_hex(32)
        )
        return bytes.fromhex((await self.database.fetch("SELECT value FROM meta WHERE name = 'secret'"))[0][0])

    async def alive(self, process: int) -> int:
        """When a process last was at work; 0 if never."""
        found = await self.database.fetch("SELECT value FROM meta WHERE name = ?", f"alive {process}")
        return int(found[0][0]) if found else 0

    # Tables.

    async def load(self, link: str) -> tuple[int, Table] | None:
        """A table by its link, from its snapshot and what came after."""
        found = await self.database.fetch("SELECT id FROM tables WHERE link = ?", link)
        if not found:
            return None
        id = found[0][0]
        kept = await self.database.fetch("SELECT body FROM snapshots WHERE table_id = ?", id)
        snapshot = _readable(kept[0][0]) if kept else None
        since = snapshot.state.n if snapshot else 0
        return id, Table.fold(await self.log(id, since), snapshot)

    async def log(self, id: int, since: int = 0) -> list[AnyEntry]:
        """The entries of a table after the one with that number."""
        rows = await self.database.fetch("SELECT body FROM entries WHERE table_id = ? AND n > ? ORDER BY n", id, since)
        return [_entry.decode(body) for (body,) in rows]

    async def unfinished(self, process: int) -> list[str]:
        """The links of all tables of a process that are not over."""
        rows = await self.database.fetch(
            "SELECT link FROM tables WHERE process = ? AND status <> 'over' ORDER BY changed DESC", process
        )
        return [link for (link,) in rows]

    async def listed(self, before: int, most: int) -> list[Summary]:
        """The tables that anybody may find, the latest first."""
        rows = await self.database.fetch(
            "SELECT summary FROM tables WHERE visibility = 'listed' AND status <> 'over' AND changed < ?"
            " ORDER BY changed DESC LIMIT ?",
            *(before, most),
        )
        return [_summary.decode(body) for (body,) in rows]

    async def games_of(self, user: int, before: int, most: int) -> list[tuple[Summary, int]]:
        """The tables where somebody sits, sat or is invited, the latest first, with the seat."""
        rows = await self.database.fetch(
            "SELECT summary, seat FROM tables JOIN sitters ON id = table_id WHERE user_id = ? AND changed < ?"
            " ORDER BY changed DESC LIMIT ?",
            *(user, before, most),
        )
        return [(_summary.decode(body), seat) for body, seat in rows]

    # People.

    async def names(self, users: Sequence[int]) -> dict[int, tuple[str, bool]]:
        """What users are called, and whether they are guests; who is gone has no name."""
        marks = ", ".join("?" for _ in users)
        rows = await self.database.fetch(
            f"SELECT id, name, password IS NULL FROM users WHERE id IN ({marks or '0'})", *users
        )
        return dict.fromkeys(users, (GONE, True)) | {id: (name, bool(guest)) for id, name, guest in rows}

    async def person(self, user: int) -> Person | None:
        """A user by number."""
        return _person(await self.database.fetch("SELECT * FROM users WHERE id = ?", user))

    async def keeper(self, folded: str) -> Person | None:
        """Who keeps a name by a password."""
        return _person(
            await self.database.fetch("SELECT * FROM users WHERE folded = ? AND password IS NOT NULL", folded)
        )

    async def called(self, folded: str) -> Person | None:
        """Somebody of that name: who keeps it, else the guest who came last."""
        return _person(
            await self.database.fetch(
                "SELECT * FROM users WHERE folded = ? ORDER BY password IS NULL, id DESC LIMIT 1", folded
            )
        )

    async def add_person(self, name: str, folded: str, now: int) -> Person:
        """A new guest."""
        sql = "INSERT INTO users (name, folded, created) VALUES (?, ?, ?) RETURNING *"
        person = _person(await self.database.fetch(sql, name, folded, now))
        assert person
        return person

    async def change_person(self, user: int, name: str, folded: str, password: str | None, settings: Any) -> None:
        """Take down what somebody changed; a name that is kept already is a `Conflict`."""
        await self.database.run(
            "UPDATE users SET name = ?, folded = ?, password = ?, settings = ? WHERE id = ?",
            *(name, folded, password, _encode(settings).decode(), user),
        )

    async def forget(self, user: int) -> None:
        """Delete a user: the name, the sessions, the ratings, and all that was said. Games stay, without the name."""
        rows = await self.database.fetch("SELECT table_id, n, body FROM entries WHERE said = ?", user)
        silenced = [
            (_encode(msgspec.structs.replace(_entry.decode(body), text="")).decode(), table, n)
            for table, n, body in rows
        ]
        await self.database.write(
            [
                ("UPDATE entries SET body = ?, said = NULL WHERE table_id = ? AND n = ?", silenced),
                ("DELETE FROM ratings WHERE who = ?", [(f"user {user}",)]),
                ("DELETE FROM sessions WHERE user_id = ?", [(user,)]),
                ("DELETE FROM sitters WHERE user_id = ?", [(user,)]),
                ("DELETE FROM users WHERE id = ?", [(user,)]),
            ]
        )

    async def said(self, user: int) -> list[tuple[str, Said]]:
        """All that somebody said, with the link of the table."""
        rows = await self.database.fetch(
            "SELECT link, body FROM entries JOIN tables ON id = table_id WHERE said = ? ORDER BY table_id, n", user
        )
        return [(link, entry) for link, body in rows if isinstance(entry := _entry.decode(body), Said)]

    # Sessions.

    async def add_session(self, session: SessionRow) -> None:
        """Somebody came in."""
        row = (session.id, session.user, session.created, session.seen, session.agent)
        await self.database.run("INSERT INTO sessions VALUES (?, ?, ?, ?, ?)", *row)

    async def session(self, id: str) -> SessionRow | None:
        """A session by the hash of its token."""
        found = await self.database.fetch("SELECT * FROM sessions WHERE id = ?", id)
        return SessionRow(*found[0]) if found else None

    async def lasting(self, ids: Collection[str]) -> set[str]:
        """Those of these sessions that have not ended."""
        marks = ", ".join("?" for _ in ids)
        rows = await self.database.fetch(f"SELECT id FROM sessions WHERE id IN ({marks})", *ids) if ids else []
        return {id for (id,) in rows}

    async def sessions(self, user: int) -> list[SessionRow]:
        """Everywhere that somebody is logged in."""
        rows = await self.database.fetch("SELECT * FROM sessions WHERE user_id = ? ORDER BY seen DESC", user)
        return [SessionRow(*row) for row in rows]

    async def see_session(self, id: str, now: int) -> None:
        """A session is in use."""
        await self.database.run("UPDATE sessions SET seen = ? WHERE id = ?", now, id)

    async def end_session(self, id: str, user: int) -> None:
        """Log out."""
        await self.database.run("DELETE FROM sessions WHERE id = ? AND user_id = ?", id, user)

    async def sweep_sessions(self, before: int) -> None:
        """End sessions that nobody has used for long."""
        await self.database.run("DELETE FROM sessions WHERE seen < ?", before)

    # Ratings.

    async def ratings(self, who: Sequence[str]) -> list[Rating]:
        """The ratings of users and bots."""
        marks = ", ".join("?" for _ in who)
        rows = await self.database.fetch(f"SELECT * FROM ratings WHERE who IN ({marks})", *who) if who else []
        return [
            Rating(name, game, players, mu, sigma, mu - 3 * sigma, games)
            for name, game, players, mu, sigma, games in rows
        ]

    async def unrated(self, process: int) -> list[str]:
        """Games that ended and were not rated yet."""
        sql = "SELECT link FROM tables WHERE process = ? AND status = 'over' AND rated = 0"
        rows = await self.database.fetch(sql, process)
        return [link for (link,) in rows]

    async def rate(self, id: int, ratings: Sequence[Rating]) -> None:
        """Take down the ratings after a game, and that it is rated."""
        rows = [(r.who, r.game, r.players, r.mu, r.sigma, r.games) for r in ratings]
        await self.database.write([("UPDATE tables SET rated = 1 WHERE id = ?", [(id,)]), (_PUT_RATING, rows)])


def _readable(body: str) -> TableSnapshot | None:
    """A snapshot; none if another version of this program wrote it: the log says the same."""
    try:
        return _snapshot.decode(body)
    except msgspec.ValidationError:
        return None


def _person(rows: list[Row]) -> Person | None:
    if not rows:
        return None
    id, name, _, password, created, settings = rows[0]
    return Person(id, name, password, created, _settings.decode(settings))
