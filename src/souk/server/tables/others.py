"""Who looks at which tables by other processes, as far as these have told."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Collection, Iterator, Mapping
from typing import Final

from ..bell import Here

HERE_FOR: Final = 20.0  # seconds for which it is believed
AT_ONCE: Final = 250  # people, addresses and tables in one hint, which may not be long
_Who = tuple[set[int], set[str]]  # users, and addresses


def _marked(place: str) -> str:
    """An address, so that it can be compared."""
    return hashlib.sha256(f"place {place}".encode()).hexdigest()[:12]


def told_of(looking: Mapping[int, tuple[Collection[int], Collection[str]]]) -> Iterator[Here]:
    """Hints about who looks at tables, however many they are."""
    hint, room = Here({}, {}, []), AT_ONCE
    for table, (users, places) in looking.items():
        rest: list[int | str] = [*sorted(users), *sorted(map(_marked, places))]
        begun = False
        while rest or not begun:
            if room < 2:
                yield hint
                hint, room = Here({}, {}, []), AT_ONCE
            part, rest = rest[: room - 1], rest[room - 1 :]
            room -= 1 + len(part)
            hint.tables[table] = [one for one in part if isinstance(one, int)]
            if marks := [one for one in part if isinstance(one, str)]:
                hint.places[table] = marks
            if begun:
                hint.more.append(table)
            begun = True
    if hint.tables:
        yield hint


class Others:
    """What other processes tell of who looks on."""

    def __init__(self) -> None:
        self._seen: dict[int, dict[int, tuple[_Who, float]]] = {}  # by table and process, and when it was told

    def note(self, by: int, hint: Here) -> dict[int, list[int]]:
        """Take in what a process tells; returns who, as far as it is known now, looks at these tables there."""
        found = {}
        for table, users in hint.tables.items():
            known = self._seen.setdefault(table, {})
            (before, marks), _ = known.get(by, ((set(), set()), 0.0)) if table in hint.more else ((set(), set()), 0.0)
            who = before | {*users}, marks | {*hint.places.get(table, ())}
            known[by] = who, time.monotonic()
            if not any(who):
                del known[by]
            if not known:
                del self._seen[table]
            found[table] = sorted(who[0])
        return found

    def tables_of(self, user: int, place: str) -> set[int]:
        """The tables that somebody looks at, or that somebody of the same address does."""
        mark = _marked(place)
        return {
            table
            for table, known in self._seen.items()
            if any((user and user in users) or mark in marks for (users, marks), _ in known.values())
        }

    def forget(self) -> None:
        """Forget who has not been heard of for long."""
        old = time.monotonic() - HERE_FOR
        for table, known in list(self._seen.items()):
            self._seen[table] = {by: told for by, told in known.items() if told[1] > old}
            if not self._seen[table]:
                del self._seen[table]
