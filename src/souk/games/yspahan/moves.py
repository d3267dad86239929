"""Every action of Yspahan: ids for programs, fields for code, notation for people.

A whole turn reads as its decisions in a row: `sack: deliver bonus none sack.white.0 sack.white.1 build paddock end`.
"""

from __future__ import annotations

from typing import Final

from souk.engine.actions import Actions, Kind

from .board import BUILDING_NAMES, CARDS, ROWS, SHOPS, SQUARES

USES: Final = ("take", "deliver", "supervisor", "draw")
TAKE, DELIVER, SUPERVISOR, DRAW_CARD = range(4)
MOST: Final = 99  # that one exchange can swap
FREE: Final = (
    "",
    " without camels",
    " without gold",
    " without camels and gold",
)  # bit 0: build_no_camels, bit 1: _no_gold

# In the order in which decisions offer them, so that legal ids rise.
ACTIONS: Final = Actions(
    Kind("buy", "buy {dice}", dice=tuple("0123")),  # yellow dice, then all are rolled
    Kind("choose", "{row}:", row=ROWS),
    Kind("use", "{use}", use=USES),
    Kind("pass", "pass"),  # no group and no card left (Y18)
    Kind("bonus", "bonus {card}", card=("none", *CARDS)),
    Kind("shop", "{shop}", shop=SHOPS),
    Kind("square", "{square}", square=SQUARES),
    Kind("camel", "{answer}", answer=("send", "keep")),  # keep: pay a camel, the cube stays in its shop
    Kind("give", "give {n} {goods}", goods=("camels", "gold"), n=tuple(map(str, range(1, MOST + 1)))),
    Kind("play", "play {card}", card=CARDS[:7]),  # the other two are played with a build (Y2)
    Kind("build", "build {building}{free}", building=BUILDING_NAMES, free=FREE),
    Kind("end", "end"),
)
OUTCOMES: Final = Actions(
    Kind("start", "seat {seat}", seat=tuple("0123")),
    Kind("die", "{face}", face=tuple("123456")),
    Kind("card", "{card}", card=CARDS),
)

BUY: Final = ACTIONS.first("buy")
CHOICE: Final = ACTIONS.first("choose")
USED: Final = ACTIONS.first("use")
PASS: Final = ACTIONS.first("pass")
NO_BONUS: Final = ACTIONS.first("bonus")
BONUS_CARD: Final = NO_BONUS + 1
SHOP: Final = ACTIONS.first("shop")
SQUARE: Final = ACTIONS.first("square")
SEND_CUBE: Final = ACTIONS.first("camel")
KEEP_CUBE: Final = SEND_CUBE + 1
GIVE_CAMELS: Final = ACTIONS.first("give") - 1  # plus the number given
GIVE_GOLD: Final = GIVE_CAMELS + MOST
PLAY: Final = ACTIONS.first("play")
BUILD: Final = ACTIONS.first("build")
END: Final = ACTIONS.first("end")

DIE: Final = OUTCOMES.first("die") - 1  # plus the face
CARD: Final = OUTCOMES.first("card")
