"""How each seat came to its result: the ledger, what it did, and where most changed hands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .numbers import accuracy, whole_shares
from .types import LABELS, LUCK, MILLION, Decision, Fortune, Ledger, SeatReview, Surprise, TurningPoint

TURNING_POINTS: Final = 5


def seat_review(
    seat: int,
    results: Sequence[int],
    fortunes: Sequence[Fortune],
    decisions: Sequence[Decision],
    surprises: Sequence[Surprise],
) -> SeatReview:
    """A seat's ledger and what it did, by everybody's result in millionths and all that was found."""
    players = len(results)
    start = whole_shares([1.0 / players] * players)[seat]
    luck = dict.fromkeys(LUCK, 0)
    for fortune in fortunes:
        luck[_kind_for(fortune, seat)] += fortune.luck[seat]
    own = [decision for decision in decisions if decision.seat == seat]
    own_errors = sum(decision.effects[seat] for decision in own)
    others: list[Decision | Surprise] = [*decisions, *surprises]
    others_errors = sum(one.effects[seat] for one in others if one.seat != seat)
    rest = results[seat] - start - sum(luck.values()) - own_errors - others_errors
    losses = [-decision.effects[seat] / MILLION for decision in own]
    shares = [decision.option(decision.best).shares[seat] for decision in own]
    return SeatReview(
        ledger=Ledger(start, luck, own_errors, others_errors, rest, results[seat]),
        accuracy=accuracy(losses, shares, players),
        decisions=len(own),
        error_rate=sum(losses) / len(losses) if losses else 0.0,
        labels={label: sum(decision.label == label for decision in own) for label in LABELS},
    )


def _kind_for(fortune: Fortune, seat: int) -> str:
    if fortune.kind in ("dice", "cards") and fortune.seat != seat:
        return f"others_{fortune.kind}"
    return fortune.kind


def turning_points(fortunes: Sequence[Fortune], decisions: Sequence[Decision]) -> tuple[TurningPoint, ...]:
    """Where most changed hands, in the order of the game."""
    points = [TurningPoint(one.step, one.kind, one.seat, one.luck) for one in fortunes if one.kind != "seating"]
    points += [TurningPoint(one.step, "decision", one.seat, one.effects) for one in decisions if any(one.effects)]
    points.sort(key=lambda point: (-max(map(abs, point.changes)), point.step))
    return tuple(sorted(points[:TURNING_POINTS], key=lambda point: point.step))
