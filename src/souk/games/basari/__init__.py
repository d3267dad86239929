"""Basari, Reinhard Staupe's game of bartering for gems (1998), for 3 and 4 players.

All of the rules are here; of the US edition only the shared start archways are (option `shared_start`). An
action is a small decision: a start archway, an action card, to accept, to decline, to offer, or one count of an
offer.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from typing import Any

from souk.engine.game import Game, Option, Rules
from souk.engine.registry import later

from . import features, rules, scoring
from .board import Board
from .features import LAYOUT
from .moves import ACTIONS, OUTCOMES, expand
from .state import State

__all__ = ["GAME", "State"]


@dataclass(frozen=True, eq=False)
class Basari(Game):
    """The game, whose words as well as whose tables follow the layout of the ring."""

    def configure(self, options: Mapping[str, object]) -> tuple[Game, dict[str, str]]:
        """The game under these options, and all of its options spelled out."""
        game, chosen = super().configure(options)
        return (_with_board(game, chosen["layout"]) if chosen["layout"] else game), chosen


@lru_cache(maxsize=16)
def _board(text: str) -> Board:
    return Board.from_text(text)


@lru_cache(maxsize=16)
def _with_board(game: Game, text: str) -> Game:
    names = ("check", "view", "picture", "draw", "remark", "why_not")
    words: dict[str, Any] = {name: partial(getattr(game, name), board=_board(text)) for name in names}
    return replace(game, **words)


def _tables_for_options(chosen: Mapping[str, str]) -> Mapping[str, object]:
    return _board(chosen["layout"]).tables if chosen["layout"] else {}


GAME = Basari(
    name="basari",
    title="Basari",
    version=1,
    players=(3, 4),
    state=State,
    actions=ACTIONS,
    outcomes=OUTCOMES,
    rules=Rules.of(rules, scoring, features),
    options=(
        Option("shared_start", "whether start archways may be shared, as in the US edition", ("no", "yes")),
        Option("layout", "the ring of archways as text, 5:2R1Y 4:1Y3G ...; empty for the default"),
    ),
    layout=LAYOUT,
    tables_for_options=_tables_for_options,
    to_data=later("souk.games.basari.setup:to_data"),
    from_data=later("souk.games.basari.setup:from_data"),
    check=later("souk.games.basari.setup:check"),
    view=later("souk.games.basari.view:view"),
    narrate=later("souk.games.basari.narrate:narrate"),
    observed_by=later("souk.games.basari.memory:observed_by"),
    private_overlay=later("souk.games.basari.view:private_overlay"),
    why_not=later("souk.games.basari.narrate:why_not"),
    kinds=later("souk.games.basari.narrate:kinds"),
    reveals=frozenset({"reveal"}),
    remark=later("souk.games.basari.view:remark"),
    expand=expand,
    picture=later("souk.games.basari.view:picture"),
    draw=later("souk.games.basari.draw:draw"),
    score_sheet=later("souk.games.basari.view:score_sheet"),
)
