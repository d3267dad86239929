"""How often somebody may do something."""

from __future__ import annotations

import time


class Bucket:
    """So many at once, and so many more each second."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, rate: float, most: float) -> None:
        self._rate = rate
        self._most = most
        self._left = most
        self._at = time.monotonic()

    def take(self, n: float = 1) -> bool:
        """Whether it is allowed once more."""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < n:
            return False
        self._left -= n
        return True

    @property
    def full(self) -> bool:
        """Whether nothing has been taken for long."""
        return self._left + (time.monotonic() - self._at) * self._rate >= self._most


class Buckets:
    """A bucket for each name; those that are full again are forgotten."""

    def __init__(self, rate: float, most: float, names: int = 10_000) -> None:
        self._rate = rate
        self._most = most
        self._names = names
        self._all: dict[str, Bucket] = {}

    def take(self, name: str) -> bool:
        """Whether it is allowed once more for that name."""
        if name not in self._all:
            if len(self._all) >= self._names:
                self._all = {key: bucket for key, bucket in self._all.items() if not bucket.full}
            if len(self._all) >= self._names:
                return False
            self._all[name] = Bucket(self._rate, self._most)
        return self._all[name].take()
