"""Every action of Yspahan: ids for programs, fields for code, notation for people.

A whole turn reads as its decisions in a row: `sack: deliver bonus none sack.white.0 sack.white.1 build paddock end`.
"""

from __future__ import annotations

from typing import Final

from souk.engine.actions import Actions, Kind

from .board import BUILDING_NAMES, CARDS, ROWS, SHOPS, SQUARES
from .types import (
    Bonus,
    Build,
    Buy,
    Camel,
    Choose,
    ChooseShop,
    ChooseSquare,
    Die,
    DrawnCard,
    End,
    Give,
    Goods,
    Pass,
    Play,
    StartSeat,
    UseGroup,
)

USES: Final = ("take", "deliver", "supervisor", "draw")
TAKE, DELIVER, SUPERVISOR, DRAW_CARD = range(4)
MOST: Final = 99  # that one exchange can swap
WITHOUT: Final[tuple[tuple[Goods, ...], ...]] = ((), ("camels",), ("gold",), ("camels", "gold"))  # by bits


def _build(building: str, without: tuple[str, ...]) -> str:
    return f"build {building}" + (f" without {' and '.join(without)}" if without else "")


# In the order in which decisions offer them, so that legal ids rise.
ACTIONS: Final = Actions(
    Kind(Buy, "buy {dice}", dice=range(4)),
    Kind(Choose, "{row}:", row=ROWS),
    Kind(UseGroup, "{use}", use=USES),
    Kind(Pass, "pass"),
    Kind(Bonus, "bonus {card}", card=("none", *CARDS)),
    Kind(ChooseShop, "{shop}", shop=SHOPS),
    Kind(ChooseSquare, "{square}", square=SQUARES),
    Kind(Camel, "{answer}", answer=("send", "keep")),
    Kind(Give, "give {n} {goods}", goods=("camels", "gold"), n=range(1, MOST + 1)),
    Kind(Play, "play {card}", card=CARDS[:7]),  # the other two are played with a build (Y2)
    Kind(Build, _build, building=BUILDING_NAMES, without=WITHOUT),
    Kind(End, "end"),
)
OUTCOMES: Final = Actions(
    Kind(StartSeat, "seat {seat}", seat=range(4)),
    Kind(Die, "{face}", face=range(1, 7)),
    Kind(DrawnCard, "{card}", card=CARDS),
)

BUY: Final = ACTIONS.first(Buy)
CHOICE: Final = ACTIONS.first(Choose)
USED: Final = ACTIONS.first(UseGroup)
PASS: Final = ACTIONS.first(Pass)
NO_BONUS: Final = ACTIONS.first(Bonus)
BONUS_CARD: Final = NO_BONUS + 1
SHOP: Final = ACTIONS.first(ChooseShop)
SQUARE: Final = ACTIONS.first(ChooseSquare)
SEND_CUBE: Final = ACTIONS.first(Camel)
KEEP_CUBE: Final = SEND_CUBE + 1
GIVE_CAMELS: Final = ACTIONS.first(Give) - 1  # plus the number given
GIVE_GOLD: Final = GIVE_CAMELS + MOST
PLAY: Final = ACTIONS.first(Play)
BUILD: Final = ACTIONS.first(Build)
END: Final = ACTIONS.first(End)

DIE: Final = OUTCOMES.first(Die) - 1  # plus the face
CARD: Final = OUTCOMES.first(DrawnCard)
