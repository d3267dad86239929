"""The games of the environments, for every number of players."""

from __future__ import annotations

import pytest

CASES = [("yspahan", 2), ("yspahan", 3), ("yspahan", 4), ("basari", 3), ("basari", 4)]
each_case = pytest.mark.parametrize(("name", "players"), CASES)
