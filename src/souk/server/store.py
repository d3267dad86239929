"""What the server keeps, in terms of tables and people; the SQL is here, and for puzzles in puzzle_store.py."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Any
from zlib import crc32

import msgspec
from msgspec.structs import replace

from souk.engine.errors import SoukError
from souk.table.fold import RECENT, TableSnapshot, silent
from souk.table.log import AnyEntry, Said
from souk.table.table import Table

from .batch import PUT_META, Batch, check_sum
from .database import Conflict, Database, Row, Stale, Statement, nothing
from .protocol import Depth, Rating, Summary

_encode = msgspec.json.Encoder().encode
_entry = msgspec.json.Decoder(AnyEntry)
_snapshot = msgspec.json.Decoder(TableSnapshot)
_summary = msgspec.json.Decoder(Summary)
_settings = msgspec.json.Decoder(dict[str, str])
_outages = msgspec.json.Decoder(list[tuple[int, int]])
AT_ONCE = 500  # rows that are read or written before others are answered
RENAMED = {
    "watchers": "spectators",
    "gallery": "spectator",
    "told": "revealed",
}  # fields as earlier versions wrote them
FAR_FUTURE = 1 << 53  # a moment after everything that was
GONE = ""  # what a user is called whose data was deleted

_PERSON = "id, name, password, created, settings"
_SESSION = "id, user_id, created, seen, agent"
_ADD_RATING = "INSERT INTO ratings (who, game, players, mu, sigma, games) VALUES (?, ?, ?, ?, ?, ?)"
_CHANGE_RATING = """
    UPDATE ratings SET mu = ?, sigma = ?, games = ? WHERE who = ? AND game = ? AND players = ? AND games = ?"""


async def _at_once() -> None:
    """What costs nothing."""


class Damaged(SoukError):
    """What is kept is not what was written."""


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


@dataclass(frozen=True)
class ReviewRow:
    """A review of a game without its body."""

    table: int
    link: str
    depth: Depth
    ready: bool
    brief: str | None


class Store:
    """Everything that is kept."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def commit(self, batch: Batch, meanwhile: Callable[[], None] = nothing) -> None:
        """Keep all of it, or nothing; `meanwhile` is done before anybody else has a turn."""
        await self.database.write([*batch.statements(), *batch.alive_statements()], meanwhile)

    async def secret(self) -> bytes:
        """What cookies are signed with: made once, then kept."""
        await self.database.run(
            "INSERT INTO meta (name, value) VALUES ('secret', ?) ON CONFLICT (name) DO NOTHING", secrets.token_hex(32)
        )
        return bytes.fromhex((await self.database.fetch("SELECT value FROM meta WHERE name = 'secret'"))[0][0])

    async def alive(self, process: int) -> int:
        """When a process last was at work; 0 if never."""
        found = await self.database.fetch("SELECT value FROM meta WHERE name = ?", f"alive {process}")
        return int(found[0][0]) if found else 0

    async def outages(self, process: int) -> list[tuple[int, int]]:
        """From when to when a process was away, in order."""
        found = await self.database.fetch("SELECT value FROM meta WHERE name = ?", f"outages {process}")
        return _outages.decode(found[0][0]) if found else []

    async def keep_outages(self, process: int, outages: Sequence[tuple[int, int]]) -> None:
        """Take down when a process was away; it is alive at the end of the last time."""
        rows = [(f"outages {process}", _encode(outages).decode()), (f"alive {process}", str(outages[-1][1]))]
        await self.database.write([Statement(PUT_META, rows)])

    # Tables.

    async def load(self, link: str) -> tuple[int, Table] | None:
        """A table by its link, from its snapshot and what came after."""
        found = await self.database.fetch("SELECT id FROM tables WHERE link = ?", link)
        if not found:
            return None
        id = found[0][0]
        kept = await self.database.fetch("SELECT n, body, check_sum FROM snapshots WHERE table_id = ?", id)
        snapshot = readable(id, *kept[0]) if kept else None
        since = snapshot.state.n if snapshot else 0
        entries = await self.log(id, since)
        if not snapshot and not entries:
            raise Damaged(f"table {id} has no entries")
        return id, Table.fold(entries, snapshot)

    async def log(self, id: int, since: int = 0) -> list[AnyEntry]:
        """The entries of a table after the one with that number; refuses a log that is not as it was written."""
        rows = await self.database.fetch(
            "SELECT n, said, body, check_sum FROM entries WHERE table_id = ? AND n > ? ORDER BY n", id, since
        )
        return read_log(id, rows, since)

    async def latest(self, id: int, table: Table) -> list[AnyEntry]:
        """The last entries of a table that was read just now, whatever others have written since."""
        since = max(0, table.state.n - RECENT)
        return (await self.log(id, since))[: table.state.n - since]

    async def due(self, until: int) -> list[tuple[str, int, int]]:
        """The tables at which something is due by then: link, when, since when.

        Clocks in their order, then those at which a bot is to decide or an older Souk did not say when.
        """
        rows = await self.database.fetch(
            "SELECT link, coalesce(due, 0), changed FROM tables WHERE status <> 'over'"
            " AND coalesce(due, 0) <= ? ORDER BY coalesce(due, 0) = 0, due, changed DESC",
            until,
        )
        return [(link, due, changed) for link, due, changed in rows]

    async def listed(self, before: int, most: int) -> list[Summary]:
        """The tables that anybody may find, the latest first."""
        rows = await self.database.fetch(
            "SELECT summary FROM tables WHERE visibility = 'listed' AND status <> 'over' AND changed < ?"
            " ORDER BY changed DESC LIMIT ?",
            *(before, most),
        )
        return await self._named([_summary.decode(body) for (body,) in rows])

    async def games_of(self, user: int, before: int, most: int) -> list[tuple[Summary, int]]:
        """The tables where somebody sits, sat or is invited, the latest first, with the seat."""
        rows = await self.database.fetch(
            "SELECT summary, seat FROM tables JOIN sitters ON id = table_id WHERE user_id = ? AND changed < ?"
            " ORDER BY changed DESC LIMIT ?",
            *(user, before, most),
        )
        summaries = await self._named([_summary.decode(body) for body, _ in rows])
        return [(summary, seat) for summary, (_, seat) in zip(summaries, rows, strict=True)]

    async def _named(self, summaries: list[Summary]) -> list[Summary]:
        """Lists of tables with what people are called now."""
        names = await self.names({seat.user for summary in summaries for seat in summary.seats if seat.user})
        names[0] = GONE, False
        return [
            replace(
                summary,
                seats=[
                    replace(seat, name=seat.name if seat.shares else names[seat.user][0], guest=names[seat.user][1])
                    for seat in summary.seats
                ],
            )
            for summary in summaries
        ]

    async def sits_at(self, user: int) -> list[str]:
        """The links of the tables that are not over where somebody sits, sat or is invited."""
        rows = await self.database.fetch(
            "SELECT link FROM tables JOIN sitters ON id = table_id WHERE user_id = ? AND status <> 'over'", user
        )
        return [link for (link,) in rows]

    async def plays_at(self, user: int, most: int) -> list[tuple[str, int]]:
        """The links of the tables where somebody sits and the game goes on, and when they changed, the latest first."""
        rows = await self.database.fetch(
            "SELECT link, changed FROM tables JOIN sitters ON id = table_id"
            " WHERE user_id = ? AND status IN ('running', 'paused') ORDER BY changed DESC LIMIT ?",
            *(user, most),
        )
        return [(link, changed) for link, changed in rows]

    async def going_on(self, tables: Collection[int]) -> list[tuple[str, int]]:
        """The links of those of these tables where the game goes on, and when they changed."""
        which, those = self.database.among("id", tables)
        sql = f"SELECT link, changed FROM tables WHERE {which} AND status IN ('running', 'paused')"
        return [(link, changed) for link, changed in await self.database.fetch(sql, those)]

    # Reviews.

    async def reviews(self, table: int) -> dict[Depth, bytes | None]:
        """The reviews of a game that are kept or wanted; nothing in place of one that is not there yet."""
        rows = await self.database.fetch("SELECT depth, body, check_sum FROM reviews WHERE table_id = ?", table)
        return {depth: body if body is None or crc32(body) == kept else b"" for depth, body, kept in rows}

    async def want_reviews(self, table: int, depths: Collection[Depth], now: int, owner: int = 0) -> None:
        """Reviews are to be made by a process, also in place of those that cannot be read."""
        sql = """
            INSERT INTO reviews (table_id, depth, asked, owner) VALUES (?, ?, ?, ?) ON CONFLICT (table_id, depth)
            DO UPDATE SET asked = excluded.asked, owner = excluded.owner, body = NULL,
            check_sum = NULL, brief = NULL"""
        await self.database.write([Statement(sql, [(table, depth, now, owner) for depth in depths])])

    async def keep_review(self, table: int, depth: Depth, body: bytes, brief: str) -> None:
        """A review is ready, and what it says in short."""
        sql = "UPDATE reviews SET body = ?, check_sum = ?, brief = ? WHERE table_id = ? AND depth = ?"
        await self.database.run(sql, body, crc32(body), brief, table, depth)

    async def keep_brief(self, table: int, depth: Depth, brief: str) -> None:
        """What a review says in short, which an older Souk kept."""
        await self.database.run("UPDATE reviews SET brief = ? WHERE table_id = ? AND depth = ?", brief, table, depth)

    async def reviewed(self, user: int, most: int) -> list[ReviewRow]:
        """The reviews of somebody's latest games, also those that are under way."""
        rows = await self.database.fetch(
            "SELECT id, link, depth, body IS NOT NULL, brief FROM reviews JOIN tables ON id = reviews.table_id"
            " JOIN sitters ON sitters.table_id = id WHERE user_id = ? ORDER BY changed DESC LIMIT ?",
            *(user, most),
        )
        return [ReviewRow(table, link, depth, bool(ready), brief) for table, link, depth, ready, brief in rows]

    async def give_up_reviews(self, table: int) -> None:
        """Reviews of a game cannot be made."""
        await self.database.run("DELETE FROM reviews WHERE table_id = ? AND body IS NULL", table)

    async def wanted_reviews(self, owner: int = 0) -> list[tuple[int, str, Depth]]:
        """The reviews that a process (0: any) is to make: table, link, depth; the first ones first."""
        rows = await self.database.fetch(
            "SELECT table_id, link, depth FROM reviews JOIN tables ON id = table_id WHERE body IS NULL"
            f"{' AND reviews.owner = ?' if owner else ''} ORDER BY asked, depth DESC",
            *([owner] if owner else []),
        )
        return [(table, link, depth) for table, link, depth in rows]

    # People. What an account request writes depends on what it saw: its session must last, its password be the same.

    async def names(self, users: Collection[int]) -> dict[int, tuple[str, bool]]:
        """What users are called, and whether they are guests; who is gone has no name."""
        which, those = self.database.among("id", users)
        rows = await self.database.fetch(f"SELECT id, name, password IS NULL FROM users WHERE {which}", those)
        return dict.fromkeys(users, (GONE, True)) | {id: (name, bool(guest)) for id, name, guest in rows}

    async def person(self, user: int) -> Person | None:
        """A user by number."""
        return _person(await self.database.fetch(f"SELECT {_PERSON} FROM users WHERE id = ?", user))

    async def keeper(self, folded: str) -> Person | None:
        """Who keeps a name by a password."""
        sql = f"SELECT {_PERSON} FROM users WHERE folded = ? AND password IS NOT NULL"
        return _person(await self.database.fetch(sql, folded))

    async def is_taken(self, folded: str, looks: str, by_others_than: int = 0) -> bool:
        """Whether somebody else keeps that name, or one that looks like it, by a password."""
        sql = "SELECT 1 FROM users WHERE (folded = ? OR looks = ?) AND password IS NOT NULL AND id <> ? LIMIT 1"
        return bool(await self.database.fetch(sql, folded, looks, by_others_than))

    async def add_person(self, name: str, folded: str, now: int) -> Person:
        """A new guest."""
        sql = f"INSERT INTO users (name, folded, created) VALUES (?, ?, ?) RETURNING {_PERSON}"
        person = _person(await self.database.fetch(sql, name, folded, now))
        assert person
        return person

    async def change_person(self, session: SessionRow, **columns: str) -> None:
        """Change these columns and no other; a name that is kept already is a `Conflict`."""
        changes = ", ".join(f"{column} = ?" for column in columns)
        await self.database.write(
            [_needs(f"UPDATE users SET {changes} WHERE id = ?", *columns.values(), session.user), _lasts(session)]
        )

    async def change_password(self, session: SessionRow, seen: Person, password: str, looks: str) -> None:
        """Another password, if it still is the one that was seen, or a guest's name that is; all other sessions end."""
        guest = "UPDATE users SET password = ?, looks = ? WHERE id = ? AND password IS NULL AND name = ?"
        keeper = "UPDATE users SET password = ? WHERE id = ? AND password = ?"
        await self.database.write(
            [
                _needs(guest, password, looks, seen.id, seen.name)
                if seen.password is None
                else _needs(keeper, password, seen.id, seen.password),
                _lasts(session),
                Statement("DELETE FROM sessions WHERE user_id = ? AND id <> ?", [(seen.id, session.id)]),
            ]
        )

    async def give_up(self, session: SessionRow, seen: Person) -> None:
        """End all sessions of somebody who wants to be forgotten, if the password still is the one that was seen."""
        ended = Statement("DELETE FROM sessions WHERE user_id = ?", [(seen.id,)])
        await self.database.write([_unchanged(seen), _lasts(session), ended])

    async def forget(self, user: int) -> None:
        """Delete a user: names, sessions, ratings, and all that was said. Games stay, without the names.

        A snapshot says nothing that the log does not, but may hold the names of people at a shared screen: it goes.
        """
        sql = "SELECT table_id, n, body FROM entries WHERE said = ? LIMIT ?"
        while said := await self.database.fetch(sql, user, AT_ONCE):
            silence = "UPDATE entries SET body = ?, said = NULL, check_sum = ? WHERE table_id = ? AND n = ?"
            opened = [(table,) for table, n, _ in said if n == 1]
            await self.database.write(
                [
                    Statement(silence, [_silenced(*row) for row in said]),
                    Statement("DELETE FROM snapshots WHERE table_id = ?", opened),
                ]
            )
            await asyncio.sleep(0)  # others are answered, however much it was
        listed = await self.database.fetch(
            "SELECT id, summary FROM tables JOIN sitters ON id = table_id WHERE user_id = ?", user
        )
        nameless = [(_without_name(body, user), id, body) for id, body in listed]
        await self.database.write(
            [*_deleted(user), Statement("UPDATE tables SET summary = ? WHERE id = ? AND summary = ?", nameless)]
        )

    async def said(self, user: int, paid: Callable[[], Awaitable[None]] = _at_once) -> AsyncIterator[tuple[str, Said]]:
        """All that somebody said, with the link of the table; `paid` is waited for before each further `AT_ONCE`."""
        sql = (
            "SELECT link, body, table_id, n FROM entries JOIN tables ON id = table_id"
            " WHERE said = ? AND (table_id > ? OR (table_id = ? AND n > ?)) ORDER BY table_id, n LIMIT ?"
        )
        rows = await self.database.fetch(sql, user, 0, 0, 0, AT_ONCE)
        while rows:
            for link, body, _, _ in rows:
                if isinstance(entry := _entry.decode(renamed(body)), Said):
                    yield link, entry
            if len(rows) < AT_ONCE:
                return
            await paid()
            *_, table, n = rows[-1]
            rows = await self.database.fetch(sql, user, table, table, n, AT_ONCE)

    async def sweep_guests(self, before: int) -> int:
        """Delete guests who came before that and have not been here since, and neither played nor said anything."""
        rows = await self.database.fetch(
            "SELECT id FROM users WHERE password IS NULL AND created < ?"
            " AND NOT EXISTS (SELECT 1 FROM sessions WHERE user_id = users.id AND seen >= ?)"
            " AND NOT EXISTS (SELECT 1 FROM sitters WHERE user_id = users.id)"
            " AND NOT EXISTS (SELECT 1 FROM entries WHERE said = users.id)"
            " LIMIT 1000",
            *(before, before),
        )
        await self.database.write(_deleted(*(user for (user,) in rows)))
        return len(rows)

    async def without_looks(self) -> list[Person]:
        """Who keeps a name by a password since before names were told apart by their looks."""
        sql = f"SELECT {_PERSON} FROM users WHERE password IS NOT NULL AND looks IS NULL ORDER BY id"
        return [_person_of(row) for row in await self.database.fetch(sql)]

    async def set_looks(self, user: int, looks: str) -> None:
        """What somebody's name looks like, unless they took another one meanwhile."""
        await self.database.run("UPDATE users SET looks = ? WHERE id = ? AND looks IS NULL", looks, user)

    # Sessions.

    async def add_session(self, session: SessionRow, seen: Person) -> None:
        """Somebody came in, by the password that they still have."""
        row = (session.id, session.user, session.created, session.seen, session.agent)
        sql = f"INSERT INTO sessions ({_SESSION}) VALUES (?, ?, ?, ?, ?)"
        await self.database.write([_unchanged(seen), Statement(sql, [row])])

    async def session(self, id: str) -> SessionRow | None:
        """A session by the hash of its token."""
        found = await self.database.fetch(f"SELECT {_SESSION} FROM sessions WHERE id = ?", id)
        return SessionRow(*found[0]) if found else None

    async def lasting(self, ids: Collection[str]) -> set[str]:
        """Those of these sessions that have not ended."""
        which, those = self.database.among("id", ids)
        return {id for (id,) in await self.database.fetch(f"SELECT id FROM sessions WHERE {which}", those)}

    async def sessions(self, user: int) -> list[SessionRow]:
        """Everywhere that somebody is logged in."""
        rows = await self.database.fetch(f"SELECT {_SESSION} FROM sessions WHERE user_id = ? ORDER BY seen DESC", user)
        return [SessionRow(*row) for row in rows]

    async def see_sessions(self, seen: Iterable[tuple[str, int]]) -> None:
        """When sessions were last in use."""
        rows = [(now, id) for id, now in seen]
        await self.database.write([Statement("UPDATE sessions SET seen = ? WHERE id = ?", rows)] if rows else [])

    async def end_session(self, session: SessionRow, id: str) -> None:
        """End a session of the same person, or the session itself."""
        ended = Statement("DELETE FROM sessions WHERE id = ? AND user_id = ?", [(id, session.user)])
        await self.database.write([_lasts(session), ended])

    async def sweep_sessions(self, before: int) -> None:
        """End sessions that nobody has used for long."""
        await self.database.run("DELETE FROM sessions WHERE seen < ?", before)

    # Ratings.

    async def ratings(self, who: Collection[str]) -> list[Rating]:
        """The ratings of users and bots."""
        which, those = self.database.among("who", who)
        rows = await self.database.fetch(
            f"SELECT who, game, players, mu, sigma, games FROM ratings WHERE {which}", those
        )
        return [
            Rating(name, game, players, mu, sigma, mu - 3 * sigma, games)
            for name, game, players, mu, sigma, games in rows
        ]

    async def unrated(self, before: int) -> list[str]:
        """Games that ended before that and were not rated yet."""
        sql = "SELECT link FROM tables WHERE status = 'over' AND rated = 0 AND changed < ?"
        rows = await self.database.fetch(sql, before)
        return [link for (link,) in rows]

    async def rate(self, id: int, ratings: Sequence[Rating]) -> bool:
        """Take down the ratings after a game, and that it is rated; not if another game was rated in the meantime."""
        if not await self.database.fetch("SELECT 1 FROM tables WHERE id = ? AND rated = 0", id):
            return True
        changes = [_needs("UPDATE tables SET rated = 1 WHERE id = ? AND rated = 0", id)]
        for r in sorted(ratings, key=lambda rating: rating.who):  # always locked in the same order
            kind = r.who, r.game, r.players
            if r.games == 1:
                changes.append(Statement(_ADD_RATING, [(*kind, r.mu, r.sigma, 1)]))
            else:
                changes.append(_needs(_CHANGE_RATING, r.mu, r.sigma, r.games, *kind, r.games - 1))
        try:
            await self.database.write(changes)
        except (Conflict, Stale):
            return False
        return True


# What must still be so. A person's row is always the first to be locked.


def _needs(sql: str, *args: object) -> Statement:
    return Statement(sql, [args], needed=True)


def _unchanged(seen: Person) -> Statement:
    """Somebody is there and has the password that was seen."""
    sql = "UPDATE users SET name = name WHERE id = ? AND coalesce(password, '') = ?"
    return _needs(sql, seen.id, seen.password or "")


def _lasts(session: SessionRow) -> Statement:
    """A session has not ended."""
    return _needs("UPDATE sessions SET seen = seen WHERE id = ? AND user_id = ?", session.id, session.user)


# What is left of somebody.


def _deleted(*users: int) -> list[Statement]:
    rows = [(user,) for user in users]
    return [
        Statement("UPDATE users SET name = name WHERE id = ?", rows),  # the first to be locked
        Statement("DELETE FROM ratings WHERE who = ?", [(f"user {user}",) for user in users]),
        *(Statement(f"DELETE FROM puzzle_{kept} WHERE user_id = ?", rows) for kept in ("tries", "days", "runs")),
        Statement("DELETE FROM sessions WHERE user_id = ?", rows),
        Statement("DELETE FROM sitters WHERE user_id = ?", rows),
        Statement("DELETE FROM studies WHERE user_id = ?", rows),
        Statement("DELETE FROM users WHERE id = ?", rows),
    ]


def _silenced(table: int, n: int, body: str) -> Row:
    """An entry without what was written in it, also if it is damaged."""
    try:
        entry = silent(_entry.decode(renamed(body)))
    except msgspec.MsgspecError:
        entry = Said(at=0, text="")
    body = _encode(entry).decode()
    return body, check_sum(table, n, None, body), table, n


def _without_name(body: str, user: int) -> str:
    """A summary without somebody's name: older ones have names in them."""
    summary: dict[str, Any] = msgspec.json.decode(body)
    for seat in summary.get("seats", ()):
        if seat.get("user") == user:
            seat.pop("name", None)
            seat.pop("shares", None)
    return _encode(summary).decode()


# Reading.


def renamed(body: str) -> str:
    """An entry or a snapshot with the fields of earlier versions under today's names. Quotes in texts are escaped."""
    for earlier, today in RENAMED.items():
        body = body.replace(f'"{earlier}":', f'"{today}":')
    return body


def read_log(table: int, rows: Sequence[Row], since: int = 0) -> list[AnyEntry]:
    """Entries as they were written; rows from before check sums are taken as they are."""
    entries = []
    for due, (n, said, body, kept) in enumerate(rows, since + 1):
        if n != due:
            raise Damaged(f"entry {due} of table {table} is missing")
        if kept is not None and kept != check_sum(table, n, said, body):
            raise Damaged(f"entry {n} of table {table} is not as it was written")
        try:
            entries.append(_entry.decode(renamed(body)))
        except msgspec.MsgspecError as error:
            raise Damaged(f"entry {n} of table {table} cannot be read: {error}") from None
    return entries


def readable(table: int, n: int, body: str, kept: int | None) -> TableSnapshot | None:
    """A snapshot; none if it is damaged or another version of this program wrote it: the log says the same."""
    if kept is not None and kept != check_sum(table, n, None, body):
        return None
    try:
        return _snapshot.decode(renamed(body))
    except msgspec.MsgspecError:
        return None


def _person(rows: list[Row]) -> Person | None:
    return _person_of(rows[0]) if rows else None


def _person_of(row: Row) -> Person:
    id, name, password, created, settings = row
    return Person(id, name, password, created, _settings.decode(settings))
