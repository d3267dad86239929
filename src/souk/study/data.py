"""A review as JSON: shares as decimal numbers of six digits, which add up as they are written."""

from __future__ import annotations

from typing import Any

import msgspec

from .sentences import Sentences
from .types import MILLION, Decision, Ledger, Review


def to_json(review: Review, say: Sentences | None = None) -> dict[str, Any]:
    """The review as data; with the reasons in words if somebody says them."""
    data: dict[str, Any] = msgspec.to_builtins(review)
    data["ledger"] = [ledger_data(seat.ledger) for seat in review.seats]
    for seat, one in zip(review.seats, data["seats"], strict=True):
        del one["ledger"]
        one["adjusted"] = seat.ledger.adjusted / MILLION
    for fortune in data["fortunes"]:
        fortune["luck"] = [n / MILLION for n in fortune["luck"]]
    for point in data["turning_points"]:
        point["changes"] = [n / MILLION for n in point["changes"]]
    for surprise in data["surprises"]:
        surprise["effects"] = [n / MILLION for n in surprise["effects"]]
    for decision, one in zip(review.decisions, data["decisions"], strict=True):
        one["effects"] = [n / MILLION for n in decision.effects]
        if say:
            one["words"] = say.why(decision)
    return data


def ledger_data(ledger: Ledger) -> dict[str, Any]:
    """A ledger whose numbers add up to the last digit."""
    return {
        "start": ledger.start / MILLION,
        "luck": {kind: n / MILLION for kind, n in ledger.luck.items()},
        "own_errors": ledger.own_errors / MILLION,
        "others_errors": ledger.others_errors / MILLION,
        "judge": ledger.judge / MILLION,
        "result": ledger.result / MILLION,
    }


def errors_of(review: Review, seat: int | None = None) -> list[Decision]:
    """What was called an inaccuracy or worse, of a seat or of all, the worst first."""
    found = [one for one in review.decisions if one.is_error and seat in (None, one.seat)]
    return sorted(found, key=lambda decision: (-decision.loss, decision.step))
