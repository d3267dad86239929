"""What the coach does at a table in a terminal."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

Coaching: TypeAlias = Literal["warns", "talks"]
USUAL_SHARE: Final = 0.05  # of victory, from which it warns
