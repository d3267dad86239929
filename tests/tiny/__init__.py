"""Bidding Pig, a tiny game that uses every part of the contract and proves it.

Nature deals each seat a secret card worth 0 to 2. All bid 0 to 2 points at the same time for who starts; the
highest bid (the lowest seat among equals) is paid. Then it is Pig: roll until the turn has 24 points if you
like, a 1 loses the turn's points, hold keeps them. Whoever holds is asked, before the turn ends, whether to
show the card and add its worth: a decision on top of another. The first to reach the goal ends the game; most
points win.
"""

from __future__ import annotations

from souk.engine.game import Codec, Game, Memory, Option, Options, Presentation, Rules, Types

from . import rules, types, words
from .rules import ACTIONS, LAYOUT, OUTCOMES, State

__all__ = ["ACTIONS", "GAME", "OUTCOMES", "State"]

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
        tables=words.tables_for_options,
    ),
    layout=LAYOUT,
    codec=Codec(check=words.check),
    memory=Memory(observed_by=words.observed_by),
    presentation=Presentation(
        types=Types.of(types),
        view=words.view,
        private_view=words.private_view,
        narrate=words.narrate,
        reveals=(types.Bids,),
        candidates=words.candidates,
        why_not=words.why_not,
        remark=words.remark,
        expand=words.expand,
        text=words.text,
    ),
)
