"""The schema: every change of it, and what its tables hold now."""

from __future__ import annotations

from typing import Annotated, Any, Final

from msgspec import Meta

# Every change of the schema, from the first on. A change that was released is never edited, only followed by another,
# and only adds: a column that older rows do not have may be empty.
MIGRATIONS: Final = (
    """
    CREATE TABLE users (
        id {serial}, name TEXT NOT NULL, folded TEXT NOT NULL, password TEXT, created BIGINT NOT NULL,
        settings TEXT NOT NULL DEFAULT '{{}}');
    CREATE UNIQUE INDEX users_kept ON users (folded) WHERE password IS NOT NULL;
    CREATE INDEX users_folded ON users (folded);
    CREATE TABLE sessions (
        id TEXT PRIMARY KEY, user_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        created BIGINT NOT NULL, seen BIGINT NOT NULL, agent TEXT NOT NULL);
    CREATE INDEX sessions_user ON sessions (user_id);
    CREATE TABLE tables (
        id BIGINT PRIMARY KEY, link TEXT NOT NULL UNIQUE, process INTEGER NOT NULL, game TEXT NOT NULL,
        players INTEGER NOT NULL, status TEXT NOT NULL, visibility TEXT NOT NULL, opened BIGINT NOT NULL,
        changed BIGINT NOT NULL, rated INTEGER NOT NULL DEFAULT 0, summary TEXT NOT NULL);
    CREATE INDEX tables_listed ON tables (visibility, status, changed);
    CREATE INDEX tables_process ON tables (process, status);
    CREATE TABLE entries (
        table_id BIGINT NOT NULL REFERENCES tables (id), n INTEGER NOT NULL, said BIGINT, body TEXT NOT NULL,
        PRIMARY KEY (table_id, n)) {clustered};
    CREATE INDEX entries_said ON entries (said) WHERE said IS NOT NULL;
    CREATE TABLE snapshots (
        table_id BIGINT PRIMARY KEY REFERENCES tables (id), n INTEGER NOT NULL, body TEXT NOT NULL);
    CREATE TABLE sitters (
        table_id BIGINT NOT NULL REFERENCES tables (id), user_id BIGINT NOT NULL, seat INTEGER,
        PRIMARY KEY (table_id, user_id));
    CREATE INDEX sitters_user ON sitters (user_id);
    CREATE TABLE ratings (
        who TEXT NOT NULL, game TEXT NOT NULL, players INTEGER NOT NULL, mu DOUBLE PRECISION NOT NULL,
        sigma DOUBLE PRECISION NOT NULL, games INTEGER NOT NULL, PRIMARY KEY (who, game, players));
    """,
    # What a kept name looks like, so that no other looks the same; a check sum of each entry and each snapshot.
    """
    ALTER TABLE users ADD COLUMN looks TEXT;
    CREATE UNIQUE INDEX users_looks ON users (looks) WHERE password IS NOT NULL;
    ALTER TABLE entries ADD COLUMN check_sum BIGINT;
    ALTER TABLE snapshots ADD COLUMN check_sum BIGINT;
    """,
    # When something is due at a table; empty where an older Souk did not say.
    """
    ALTER TABLE tables ADD COLUMN due BIGINT;
    CREATE INDEX tables_due ON tables (process, status, due);
    """,
    # Reviews of finished games, compressed; empty while they are being made.
    """
    CREATE TABLE reviews (
        table_id BIGINT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, depth TEXT NOT NULL, asked BIGINT NOT NULL,
        body {bytes}, check_sum BIGINT, PRIMARY KEY (table_id, depth));
    CREATE INDEX reviews_wanted ON reviews (asked) WHERE body IS NULL;
    """,
    # Where several processes share a database: who sees to the bots and clocks of a table, and when nobody did.
    """
    CREATE TABLE processes (id BIGINT PRIMARY KEY, seen BIGINT NOT NULL, until BIGINT NOT NULL);
    ALTER TABLE tables ADD COLUMN owner BIGINT;
    ALTER TABLE tables ADD COLUMN epoch BIGINT;
    ALTER TABLE tables ADD COLUMN away_since BIGINT;
    ALTER TABLE tables ADD COLUMN away_until BIGINT;
    CREATE INDEX tables_going ON tables (owner, due) WHERE status <> 'over';
    CREATE TABLE allowances (
        name TEXT PRIMARY KEY, amount DOUBLE PRECISION NOT NULL, changed DOUBLE PRECISION NOT NULL);
    """,
    # Studies that people keep.
    """
    CREATE TABLE studies (
        link TEXT PRIMARY KEY, user_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE, game TEXT NOT NULL,
        players INTEGER NOT NULL, created BIGINT NOT NULL, body TEXT NOT NULL);
    CREATE INDEX studies_user ON studies (user_id, created);
    """,
    # Puzzles: everybody's first try of each, with the rating that it led to; what tries made of the puzzles' ratings.
    """
    CREATE TABLE puzzle_tries (
        user_id BIGINT NOT NULL, puzzle TEXT NOT NULL, tried BIGINT NOT NULL, solved INTEGER NOT NULL,
        rating DOUBLE PRECISION NOT NULL, deviation DOUBLE PRECISION NOT NULL, volatility DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (user_id, puzzle));
    CREATE INDEX puzzle_tries_latest ON puzzle_tries (user_id, tried);
    CREATE TABLE puzzle_ratings (
        puzzle TEXT PRIMARY KEY, tries INTEGER NOT NULL, rating DOUBLE PRECISION NOT NULL,
        deviation DOUBLE PRECISION NOT NULL, volatility DOUBLE PRECISION NOT NULL);
    """,
    # Puzzles: everybody's first answer to the one of a day, that day; runs against the clock with their puzzles.
    """
    CREATE TABLE puzzle_days (
        user_id BIGINT NOT NULL, day INTEGER NOT NULL, puzzle TEXT NOT NULL, solved INTEGER NOT NULL,
        PRIMARY KEY (user_id, day));
    CREATE TABLE puzzle_runs (
        user_id BIGINT NOT NULL, begun BIGINT NOT NULL, game TEXT NOT NULL, players INTEGER NOT NULL,
        puzzles TEXT NOT NULL, solved INTEGER NOT NULL, missed INTEGER NOT NULL, PRIMARY KEY (user_id, begun));
    """,
    # Which process sees to a review that is wanted.
    "ALTER TABLE reviews ADD COLUMN owner BIGINT;",
    # What a review says of each seat in short; empty where an older Souk kept it.
    """
    ALTER TABLE reviews ADD COLUMN brief TEXT;
    """,
)

# The first version of the schema whose programs can go on, and start, with the latest one. Whoever takes away what such
# a program needs raises this: expand in one release, contract in a later one (docs/hosting.md, Upgrading).
COMPATIBLE_FROM: Final = 9

Whole = Annotated[int, Meta(ge=-(2**63), le=2**63 - 1)]
Small = Annotated[int, Meta(ge=-(2**31), le=2**31 - 1)]

# What is in the tables, in an order in which they can be filled.
TABLES: Final[dict[str, dict[str, Any]]] = {
    "meta": {"name": str, "value": str},
    "processes": {"id": Whole, "seen": Whole, "until": Whole},
    "allowances": {"name": str, "amount": float, "changed": float},
    "users": {
        "id": Whole,
        "name": str,
        "folded": str,
        "password": str | None,
        "created": Whole,
        "settings": str,
        "looks": str | None,
    },
    "sessions": {"id": str, "user_id": Whole, "created": Whole, "seen": Whole, "agent": str},
    "tables": {
        "id": Whole,
        "link": str,
        "process": Small,
        "game": str,
        "players": Small,
        "status": str,
        "visibility": str,
        "opened": Whole,
        "changed": Whole,
        "rated": Small,
        "summary": str,
        "due": Whole | None,
        "owner": Whole | None,
        "epoch": Whole | None,
        "away_since": Whole | None,
        "away_until": Whole | None,
    },
    "entries": {"table_id": Whole, "n": Small, "said": Whole | None, "body": str, "check_sum": Whole | None},
    "snapshots": {"table_id": Whole, "n": Small, "body": str, "check_sum": Whole | None},
    "sitters": {"table_id": Whole, "user_id": Whole, "seat": Small | None},
    "reviews": {
        "table_id": Whole,
        "depth": str,
        "asked": Whole,
        "body": bytes | None,
        "check_sum": Whole | None,
        "owner": Whole | None,
        "brief": str | None,
    },
    "studies": {"link": str, "user_id": Whole, "game": str, "players": Small, "created": Whole, "body": str},
    "puzzle_tries": {
        "user_id": Whole,
        "puzzle": str,
        "tried": Whole,
        "solved": Small,
        "rating": float,
        "deviation": float,
        "volatility": float,
    },
    "puzzle_days": {"user_id": Whole, "day": Small, "puzzle": str, "solved": Small},
    "puzzle_runs": {
        "user_id": Whole,
        "begun": Whole,
        "game": str,
        "players": Small,
        "puzzles": str,
        "solved": Small,
        "missed": Small,
    },
    "puzzle_ratings": {"puzzle": str, "tries": Small, "rating": float, "deviation": float, "volatility": float},
    "ratings": {"who": str, "game": str, "players": Small, "mu": float, "sigma": float, "games": Small},
}
