"""What the games say: each question answered as data, with 95 % intervals."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from souk.arena.numbers import Estimate
from souk.engine.exploration import Groups, Question, Rates, Slopes, Worths
from souk.games import GAMES

from .estimates import difference, mean, ratio, slopes
from .tally import Tally

FEWEST = 30  # games that a row must come from

# What rows are measured by, in words; the first of a kind is what is drawn.
MEASURES = {
    "groups": {"share": "share of victory", "lead": "points ahead of the mean of the others", "points": "points"},
    "rates": {"all": "all seats", "winners": "winners", "others": "the others"},
    "worths": {"lead": "points ahead of the mean of the others", "share": "share of victory"},
    "slopes": {"points": "points for one more"},
}


def answers(tally: Tally) -> dict[str, Any]:
    """All that is known, as data."""
    plan = tally.plan
    seats = Groups("seat", "Seat at the table", "seat", tuple((f"seat {k}", k, k) for k in range(plan.players)))
    return {
        **plan.identity(),
        "title": GAMES[plan.game].title,
        "games": tally.games,
        "fair": round(1 / plan.players, 5),
        "shared_victories": round(float((tally.shares.max(1) < 1).mean()), 5),
        "scores": _scores(tally),
        "questions": [_told(question, tally) for question in (seats, *tally.questions)],
    }


def _scores(tally: Tally) -> dict[str, Any]:
    """Final scores of all seats, of winners, and of the others."""
    found = _split(tally, tally.scores, np.ones(tally.scores.shape))
    ranked = np.sort(tally.scores, axis=1)
    margin = mean((ranked[:, -1:] - ranked[:, -2:-1]), np.ones((tally.games, 1)))
    return {**{name: part.to_json() for name, part in found.items()}, "margin": margin.to_json()}


def _told(question: Question, tally: Tally) -> dict[str, Any]:
    match question:
        case Groups():
            kind, rows, more = "groups", _groups(question, tally), {}
        case Rates():
            kind, rows, more = "rates", _rates(question, tally), {"unit": question.unit, "as_share": question.as_share}
        case Worths():
            kind, rows, more = "worths", _worths(question, tally), {}
        case Slopes():
            kind, rows, more = "slopes", _slopes(question, tally), {}
    return {"name": question.name, "kind": kind, "title": question.title, **more, "rows": list(rows)}


def _row(name: str, n: int, **measures: Estimate) -> dict[str, Any]:
    return {"name": name, "n": n, **{key: value.to_json(5) for key, value in measures.items()}}


def _groups(question: Groups, tally: Tally) -> Iterator[dict[str, Any]]:
    values = tally.column(question.fact)
    for label, low, high in question.groups:
        here = (low <= values) & (values <= high)
        if here.any(1).sum() >= FEWEST:
            yield _row(
                label,
                int(here.sum()),
                how_often=mean(here, np.ones(here.shape), as_share=True),
                share=mean(tally.shares, here, as_share=True),
                lead=mean(tally.lead, here),
                points=mean(tally.scores, here),
            )


def _rates(question: Rates, tally: Tally) -> Iterator[dict[str, Any]]:
    for label, over, under in question.rows:
        found, counts = tally.total(over), tally.total(under)
        if found.any() and counts.any(1).sum() >= FEWEST:
            yield _row(label, int(counts.sum()), **_split(tally, found, counts))


def _split(tally: Tally, over: Any, under: Any) -> dict[str, Estimate]:
    weights = {"all": np.ones(tally.shares.shape), "winners": tally.shares, "others": 1 - tally.shares}
    return {name: ratio(over, under, by) for name, by in weights.items() if (under * by).any()}


def _worths(question: Worths, tally: Tally) -> Iterator[dict[str, Any]]:
    counts = {label: tally.column(fact) for label, fact in question.rows}
    every = np.sum(list(counts.values()), axis=0)
    for label, here in counts.items():
        if here.any(1).sum() >= FEWEST:
            yield _row(
                label,
                int(here.sum()),
                lead=difference(tally.lead, here, every),
                share=difference(tally.shares, here, every),
            )


def _slopes(question: Slopes, tally: Tally) -> Iterator[dict[str, Any]]:
    causes = np.stack([tally.column(fact) for _, fact in question.rows], axis=-1)
    found = slopes(tally.column(question.of), causes)
    for k, ((label, _), slope) in enumerate(zip(question.rows, found, strict=True)):
        yield _row(label, int(causes[:, :, k].sum()), points=slope)
