"""Basari, Reinhard Staupe's game of bartering for gems (1998), for 3 and 4 players.

All of the rules are here; of the US edition only the shared start archways are (option `shared_start`). An
action is a small decision: a start archway, an action card, to accept, to decline, to offer, or one count of an
offer.
"""

from __future__ import annotations

from collections.abc import Mapping

from souk.engine.game import Codec, Environment, Game, Memory, Neutral, Option, Options, Presentation, Rules, Types
from souk.engine.registry import later

from . import features, rules, scoring, types
from .board import Board, layout_from_file
from .features import LAYOUT
from .moves import ACTIONS, OUTCOMES, expand
from .state import State

__all__ = ["GAME", "State"]


def _tables(chosen: Mapping[str, str]) -> Mapping[str, object]:
    return Board.from_text(chosen["layout"]).tables if chosen["layout"] else {}


GAME = Game(
    name="basari",
    title="Basari",
    version=1,
    players=(3, 4),
    state=State,
    actions=ACTIONS,
    outcomes=OUTCOMES,
    rules=Rules.of(rules, scoring, features),
    options=Options(
        Option("shared_start", "whether start archways may be shared, as in the US edition", ("no", "yes")),
        Option(
            "layout", "the ring of archways as text, 5:2R1Y 4:1Y3G ...; empty for the default", read=layout_from_file
        ),
        tables=_tables,
    ),
    layout=LAYOUT,
    codec=Codec(
        to_data=later("souk.games.basari.setup:to_data"),
        from_data=later("souk.games.basari.setup:from_data"),
        check=later("souk.games.basari.setup:check"),
    ),
    memory=Memory(observed_by=later("souk.games.basari.memory:observed_by")),
    presentation=Presentation(
        types=Types.of(types),
        package="souk.games.basari",
        view=later("souk.games.basari.view:view"),
        private_view=later("souk.games.basari.view:private_view"),
        narrate=later("souk.games.basari.narrate:narrate"),
        reveals=(types.Revealed,),
        candidates=later("souk.games.basari.why:candidates"),
        why_not=later("souk.games.basari.why:why_not"),
        remark=later("souk.games.basari.why:remark"),
        consequences=later("souk.games.basari.consequences:consequences"),
        matters=later("souk.games.basari.matters:matters"),
        expand=expand,
        text=later("souk.games.basari.view:text"),
        draw=later("souk.games.basari.draw:draw"),
        facts=later("souk.games.basari.facts:facts"),
        wording=later("souk.games.basari.wording:wording"),
        ask=later("souk.games.basari.wording:ask"),
        terminal=later("souk.games.basari.terminal:picture"),
        quiet=(types.HasChosen, types.OrderDrawn),
        scorings=(types.Scoring,),
        score_sheet=later("souk.games.basari.view:score_sheet"),
    ),
    heuristics="souk.games.basari.heuristics",
    judge="souk.games.basari.judge",
    explore="souk.games.basari.explore",
    puzzles="souk.games.basari.puzzles",
    neutral=Neutral(
        replay=later("souk.games.basari.neutral:replay"),
        write=later("souk.games.basari.neutral:write"),
    ),
    # 300 rounds on the longest ring, 4 choices and 2 barters, in which every offer of 5 decisions beats the last.
    environment=Environment(longest=250_000_000),
)
