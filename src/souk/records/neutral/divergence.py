"""Where a neutral record and the rules part ways."""

from __future__ import annotations

from souk.engine.errors import SoukError


class Divergence(SoukError):
    """A recorded event or state is not what the rules say; tells where, what was recorded and what the rules have."""

    def __init__(self, where: str, event: object, expected: object, found: object) -> None:
        super().__init__(f"{where}: {event}: expected {expected}, found {found}")
        self.where = where
        self.event = event
        self.expected = expected
        self.found = found
