"""Points, gems and chances are noted in millionths: whole numbers are the same in plain and in compiled code."""

from __future__ import annotations

from typing import Final

UNIT: Final = 1_000_000
