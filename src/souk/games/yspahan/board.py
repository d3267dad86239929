"""The board of Yspahan as tables: streets, souks, shops, tower, buildings, cards. The rest is derived from them."""

from __future__ import annotations

from typing import Final

from .types import Building, Card, Goods, Quarter, Row, Source

# The street is a cross: the hub and four arms, index 1 next to the hub.
ARMS: Final = {"w": 10, "e": 7, "n": 4, "s": 7}
SQUARES: Final = ("c", *(f"{arm}{k}" for arm, length in ARMS.items() for k in range(1, length + 1)))
HUB: Final = 0

# The tower, bottom to top. The four quarters are the rows between camels and gold.
ROWS: Final[tuple[Row, ...]] = ("camel", "sack", "barrel", "chest", "vase", "gold")
QUARTERS: Final[tuple[Quarter, ...]] = ("sack", "barrel", "chest", "vase")
CAMEL_ROW: Final = 0
GOLD_ROW: Final = 5

# Quarter, colour, points of the complete souk, and for each shop the squares that it touches.
SOUKS: Final = (
    ("sack", "purple", 8, ("w9", "", "", "", "", "")),
    ("sack", "yellow", 6, ("w7", "w5", "", "", "")),
    ("sack", "white", 3, ("w3", "w1 s1", "s2")),
    ("sack", "blue", 4, ("s4", "s6", "", "")),
    ("barrel", "white", 3, ("e1 s1", "e2")),
    ("barrel", "yellow", 6, ("e4", "e6", "", "")),
    ("barrel", "blue", 4, ("s3", "", "")),
    ("barrel", "purple", 8, ("s7", "s5", "", "", "")),
    ("chest", "yellow", 6, ("w10", "w8", "w6")),
    ("chest", "blue", 4, ("w4", "w2")),
    ("chest", "purple", 8, ("n2", "n4", "", "")),
    ("vase", "blue", 4, ("e1 n1",)),
    ("vase", "yellow", 6, ("n3", "")),
    ("vase", "orange", 12, ("e3", "e5", "e7")),
)
SOUK_NAMES: Final = tuple(f"{quarter}.{colour}" for quarter, colour, _, _ in SOUKS)
SHOPS: Final = tuple(f"{quarter}.{colour}.{k}" for quarter, colour, _, touch in SOUKS for k in range(len(touch)))

# Building, camels, gold. Points are for a player's 1st to 6th, whichever they are.
BUILDINGS: Final[tuple[tuple[Building, int, int], ...]] = (
    ("paddock", 2, 0),
    ("office", 2, 2),
    ("hammam", 2, 2),
    ("caravanserai", 3, 3),
    ("bazaar", 4, 4),
    ("hoist", 4, 4),
)
PADDOCK, OFFICE, HAMMAM, CARAVANSERAI, BAZAAR, HOIST = range(6)
BUILDING_NAMES: Final = tuple(name for name, _, _ in BUILDINGS)

CARDS: Final[tuple[Card, ...]] = (
    "exchange",
    "three_camels",
    "three_gold",
    "cube_to_souk",
    "cube_to_caravan",
    "camels_for_points",
    "gold_for_points",
    "build_no_camels",
    "build_no_gold",
)
(
    EXCHANGE,
    THREE_CAMELS,
    THREE_GOLD,
    CUBE_TO_SOUK,
    CUBE_TO_CARAVAN,
    CAMELS_FOR_POINTS,
    GOLD_FOR_POINTS,
    BUILD_NO_CAMELS,
    BUILD_NO_GOLD,
) = range(9)
OF_A_KIND: Final = 2  # cards
N_CARDS: Final = OF_A_KIND * len(CARDS)
WAIVED_BY: Final[dict[Goods, Card]] = {"camels": "build_no_camels", "gold": "build_no_gold"}  # of a building's cost

# Where points come from: the columns of the score sheet.
SOURCES: Final[tuple[Source, ...]] = ("souks", "bazaar", "caravan_places", "caravan_scorings", "buildings", "cards")
FROM_SOUKS, FROM_BAZAAR, FROM_PLACES, FROM_CARAVAN, FROM_BUILDINGS, FROM_CARDS = range(6)

# Tables of numbers for the rules.
WHITE_DICE = [0, 0, 8, 9, 9]  # by number of players
CARAVAN_ROW = [0, 0, 2, 3, 4]  # camels in a row of the caravan, by number of players
PLACE_POINTS = [2, 1, 0]  # by row, from the bottom
BUILDING_POINTS = [0, 0, 5, 5, 5, 10]
CAMEL_COST = [camels for _, camels, _ in BUILDINGS]
GOLD_COST = [gold for _, _, gold in BUILDINGS]

N_SOUKS: Final = len(SOUKS)
SOUK_POINTS = [points for _, _, points, _ in SOUKS]
FIRST_SHOP = [SHOPS.index(f"{name}.0") for name in SOUK_NAMES]
SOUK_SIZE = [len(touch) for _, _, _, touch in SOUKS]
FULL = [(1 << size) - 1 for size in SOUK_SIZE]  # every shop of the souk filled, as a bit mask
SOUK_OF = [souk for souk, size in enumerate(SOUK_SIZE) for _ in range(size)]
QUARTER_OF = [QUARTERS.index(quarter) for quarter, _, _, _ in SOUKS]
FIRST_SOUK = [QUARTER_OF.index(quarter) for quarter in range(4)] + [
    N_SOUKS
]  # quarter q: souks FIRST[q] up to FIRST[q + 1]


def _touching(square: str) -> list[int]:
    """The one or two shops next to a square, -1 for none."""
    touch = [where.split() for _, _, _, shops in SOUKS for where in shops]
    shops = [shop for shop, squares in enumerate(touch) if square in squares]
    return [*shops, -1, -1][:2]


def _distance(a: str, b: str) -> int:
    """Squares between two squares along the street; there is just one way without entering a square twice."""
    depth_a, depth_b = int(a[1:] or 0), int(b[1:] or 0)
    return abs(depth_a - depth_b) if a[0] == b[0] else depth_a + depth_b


SHOPS_AT = [_touching(square) for square in SQUARES]
DISTANCE = [[_distance(a, b) for b in SQUARES] for a in SQUARES]
