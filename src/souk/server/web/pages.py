"""Lists of tables, page by page."""

from __future__ import annotations

from typing import Final

from .. import protocol as p

PAGE: Final = 50


def page_of(found: list[p.Summary]) -> p.Summaries:
    """A page of tables, and where the next one begins."""
    return p.Summaries(found, found[-1].changed if len(found) == PAGE else None)
