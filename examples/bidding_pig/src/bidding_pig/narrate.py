"""What happened in a step, as events."""

from __future__ import annotations

from collections.abc import Iterator

from souk.engine.game import Game
from souk.engine.stack import top
from souk.engine.types import Event, Over, Points

from . import rules
from . import types as t
from .rules import BIDS, ROLL, SHOW, State


def narrate(game: Game, before: State, seat: int, action: int, after: State) -> list[Event]:
    """Everything that a step tells."""
    events = list(_narrate(before, seat, action, after))
    source = "bids" if top(before) == BIDS else "turns"
    gains = [after.score[other] - before.score[other] for other in range(after.players)]
    events += [Points(seat=other, n=n, source=source) for other, n in enumerate(gains) if n]
    if not after.depth:
        events.append(Over(scores=tuple(game.scores(after)), winners=game.winners(after)))
    return events


def _narrate(before: State, seat: int, action: int, after: State) -> Iterator[Event]:
    match top(before):
        case rules.DEAL:
            owner = before.arg[2]
            yield t.CardDealt(seat=owner)
            yield t.OwnCard(seat=owner, worth=action, only=owner)
        case rules.THROW:
            yield t.DieRolled(seat=before.turn, face=action - 2)
        case rules.BIDS:
            yield t.HasBid(seat=seat)
            yield t.OwnBid(seat=seat, points=action, only=seat)
            if top(after) != BIDS:
                yield t.Bids(bids=tuple(bid - 1 for bid in after.bid[: after.players]), seat=after.turn)
        case rules.TURN:
            yield t.Rolls(seat=seat) if action == ROLL else t.Holds(seat=seat)
        case _:
            yield t.Shown(seat=seat, worth=before.card[seat] - 1) if action == SHOW else t.Kept(seat=seat)
