"""What mypy must not let through."""

from __future__ import annotations

import souk
from souk.games.yspahan import types as yspahan

yspahan.Choose(row="cellar")
yspahan.Buy(dice="two")
souk.new("yspahan").moves[0].fields.row
souk.new("yspahan").view(0).public["seats"]
