"""The studies that people keep, in SQL."""

from __future__ import annotations

import secrets
from typing import Final

from souk.table.table import Refusal

from .analysis_protocol import StudyInfo
from .database import Database
from .protocol import KeptStudy
from .reasons import TooManyStudies

MOST: Final = 100  # of one person


class StudyStore:
    """Saved studies, by links that nobody can guess."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, user: int, game: str, players: int, text: str, now: int) -> StudyInfo:
        """Keep one."""
        link = secrets.token_urlsafe(15)
        found = await self._database.fetch("SELECT count(*) FROM studies WHERE user_id = ?", user)
        if found[0][0] >= MOST:
            raise Refusal("busy", TooManyStudies(most=MOST))
        await self._database.run(
            "INSERT INTO studies (link, user_id, game, players, created, body) VALUES (?, ?, ?, ?, ?, ?)",
            *(link, user, game, players, now, text),
        )
        return StudyInfo(link, game, players, now)

    async def text(self, link: str) -> str | None:
        """A study by its link."""
        found = await self._database.fetch("SELECT body FROM studies WHERE link = ?", link)
        return str(found[0][0]) if found else None

    async def delete(self, user: int, link: str) -> bool:
        """Keep one of somebody's no longer; whether it was theirs."""
        sql = "DELETE FROM studies WHERE link = ? AND user_id = ? RETURNING link"
        return bool(await self._database.fetch(sql, link, user))

    async def of(self, user: int) -> list[StudyInfo]:
        """Somebody's, the latest first."""
        rows = await self._database.fetch(
            "SELECT link, game, players, created FROM studies WHERE user_id = ? ORDER BY created DESC, link", user
        )
        return [StudyInfo(*row) for row in rows]

    async def all_of(self, user: int) -> list[KeptStudy]:
        """Somebody's, with their texts."""
        sql = "SELECT link, created, body FROM studies WHERE user_id = ? ORDER BY created, link"
        return [KeptStudy(*row) for row in await self._database.fetch(sql, user)]
