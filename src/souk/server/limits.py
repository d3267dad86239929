"""How often somebody may do something, what counts as one address, and the log's word when a limit is reached."""

from __future__ import annotations

import logging
import time
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final

from . import metrics

try:
    import resource
except ImportError:  # on Windows there are no such limits
    resource = None  # type: ignore[assignment]

log = logging.getLogger("souk.server")

NOTED_EVERY: Final = 10.0  # seconds between two lines about the same limit
KEPT_BACK: Final = 200  # file descriptors for the database, bots, files of the browser client


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
        left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        self._left = left if left < n else left - n
        return left >= n

    @property
    def full(self) -> bool:
        """Whether nothing has been taken for long."""
        return self._left + (time.monotonic() - self._at) * self._rate >= self._most


class Buckets:
    """A bucket for each name; those that are full again are forgotten."""

    def __init__(self, rate: float, most: float, names: int = 10_000) -> None:
        self.rate = rate
        self.most = most
        self._names = names
        self._all: dict[str, Bucket] = {}

    def take(self, name: str, n: float = 1) -> bool:
        """Whether it is allowed once more for that name."""
        if name not in self._all:
            if len(self._all) >= self._names:
                self._all = {key: bucket for key, bucket in self._all.items() if not bucket.full}
            if len(self._all) >= self._names:
                return False
            self._all[name] = Bucket(self.rate, self.most)
        return self._all[name].take(n)


class Notices:
    """Says in the log that a limit was reached: at once, and then now and then how often."""

    def __init__(self) -> None:
        self._times: dict[str, int] = {}
        self._at: dict[str, float] = {}

    def note(self, limit: str, place: str) -> None:
        """A limit was reached by somebody; `place` is the address that they come from."""
        metrics.limited.labels(limit).inc()
        self._times[limit] = self._times.get(limit, 0) + 1
        now = time.monotonic()
        if now >= self._at.get(limit, 0.0):
            self._at[limit] = now + NOTED_EVERY
            log.warning(
                "a limit was reached", extra={"limit": limit, "times": self._times.pop(limit), "address": place}
            )


def place_of(address: str) -> str:
    """What counts as one address: with IPv6 the network, since one house has so many numbers of it."""
    try:
        found: IPv4Address | IPv6Address = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return str(found)
    return str(found.ipv4_mapped or IPv6Network((found, 64), strict=False))


def raise_descriptors() -> None:
    """As many open files as the system lets this process have."""
    if resource:
        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def most_connections(wanted: int) -> int:
    """As many connections as are wanted, or as there are file descriptors for."""
    if not resource:
        return wanted
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return wanted if soft == resource.RLIM_INFINITY else max(1, min(wanted, soft - KEPT_BACK))
