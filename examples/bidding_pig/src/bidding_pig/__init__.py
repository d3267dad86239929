"""Bidding Pig, a tiny game that uses every part of what a game can bring to Souk.

Nature deals each seat a secret card worth 0 to 2. All bid 0 to 2 points at the same time for who starts; the
highest bid (the lowest seat among equals) is paid. Then it is Pig: roll until the turn has 24 points if you
like, a 1 loses the turn's points, hold keeps them. Whoever holds is asked, before the turn ends, whether to
show the card and add its worth: a decision on top of another. The first to reach the goal ends the game; most
points win.
"""

from __future__ import annotations

from collections.abc import Mapping

from souk.engine.game import Codec, Game, Memory, Option, Options, Presentation, Rules, Types
from souk.engine.registry import later

from . import rules, types
from .rules import ACTIONS, LAYOUT, OUTCOMES, State

__all__ = ["ACTIONS", "GAME", "OUTCOMES", "State"]


def _tables(chosen: Mapping[str, str]) -> Mapping[str, object]:
    """The tables of the rules that options replace."""
    return {"FACES": [1, 1, 1, 1, 1, 5]} if chosen["die"] == "sixes" else {}


GAME = Game(
    name="pig",
    title="Bidding Pig",
    version=1,
    players=(2, 3, 4),
    state=State,
    actions=ACTIONS,
    outcomes=OUTCOMES,
    rules=Rules.of(rules),
    options=Options(
        Option("goal", "points that end the game", ("12", "24")),
        Option("die", "how the die falls", ("fair", "sixes")),
        Option("motto", "said before the first roll"),
        tables=_tables,
    ),
    layout=LAYOUT,
    codec=Codec(check=later("bidding_pig.setup:check")),
    memory=Memory(observed_by=later("bidding_pig.memory:observed_by")),
    presentation=Presentation(
        types=Types.of(types),
        package="bidding_pig",
        view=later("bidding_pig.view:view"),
        private_view=later("bidding_pig.view:private_view"),
        text=later("bidding_pig.view:text"),
        ask=later("bidding_pig.view:ask"),
        narrate=later("bidding_pig.narrate:narrate"),
        reveals=(types.Bids,),
        candidates=later("bidding_pig.why:candidates"),
        why_not=later("bidding_pig.why:why_not"),
        remark=later("bidding_pig.why:remark"),
        expand=later("bidding_pig.why:expand"),
        draw=later("bidding_pig.draw:draw"),
    ),
)
