"""Yspahan: the city of the caravans, for 2 to 4 players."""

from __future__ import annotations

from collections.abc import Mapping

from souk.engine.game import Game, Option, Rules

from . import cards, features, rules
from .draw import draw
from .moves import ACTIONS, OUTCOMES
from .narrate import narrate
from .setup import from_data, to_data
from .state import State
from .validity import check
from .view import picture, sheet, view
from .why import remark, why_not


def _unfit(players: int, chosen: Mapping[str, str]) -> str:
    if players == 2 and chosen["building_cards"] == "extra":
        return "building_cards=extra is for 3 or 4 players (Y19)"
    if chosen["start"] != "random" and int(chosen["start"]) >= players:
        return f"start must be random or a seat from 0 to {players - 1}, not {chosen['start']}"
    return ""


GAME = Game(
    name="yspahan",
    title="Yspahan",
    version=1,
    players=(2, 3, 4),
    state=State,
    actions=ACTIONS,
    outcomes=OUTCOMES,
    rules=Rules.of(rules, cards, features),
    options=(
        Option("building_cards", "what a building card does (Y19)", ("discount", "extra")),
        Option("start", "the seat that starts", ("random", "0", "1", "2", "3")),
    ),
    n_features=features.N_FEATURES,
    unfit=_unfit,
    to_data=to_data,
    from_data=from_data,
    check=check,
    view=view,
    narrate=narrate,
    why_not=why_not,
    remark=remark,
    picture=picture,
    draw=draw,
    sheet=sheet,
)
