"""What each trait is worth in thousandths of a point, and how sure that is: the tables that `fit.py` writes.

For 2, 3 and 4 players, for each week, for 0 to 7 turns left in it: a row of weights in the order of `TRAITS`, and a
spread.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

FILE: Final = Path(__file__).with_name("weights.json")
_TABLES: Final = json.loads(FILE.read_text())
WEIGHTS: list[list[int]] = _TABLES["weights"]
SPREAD: list[int] = _TABLES["spread"]
