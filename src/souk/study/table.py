"""A review as tables for the terminal."""

from __future__ import annotations

from collections.abc import Iterator

from rich.table import Table

from .data import errors_of
from .sentences import Sentences
from .types import LUCK, Review

MOST_ERRORS = 12
MOST_MOMENTS = 10  # whose shares are told, beside the last
Seats = range | tuple[int, ...]


def tables(review: Review, say: Sentences, seat: int | None = None) -> Iterator[Table | str]:
    """The ledger, what each seat did, the turning points, the errors of a seat or of all."""
    seats = range(review.players) if seat is None else (seat,)
    words = say.words
    for table in (_ledger, _conduct, _turning_points, _shares):
        yield table(review, say, seats)
        yield ""
    errors = errors_of(review, seat)
    for decision in errors[:MOST_ERRORS]:
        yield f"{decision.step} · {words.labelled(say.name(decision.seat), say.move(decision.chosen))}"
        yield from (f"    {said}" for said in (say.verdict(decision), say.why(decision)) if said)
        yield ""
    if len(errors) > MOST_ERRORS:
        yield words.say("study-more_errors", n=len(errors) - MOST_ERRORS)


def _table(say: Sentences, seats: Seats, *heads: str) -> Table:
    """What each seat has stands below its name, numbers to the right."""
    table = Table(*heads, box=None, pad_edge=False)
    for seat in seats:
        table.add_column(say.name(seat), justify="right")
    return table


def _turning_points(review: Review, say: Sentences, seats: Seats) -> Table:
    table = _table(say, seats, say.words.say("study-step"), say.words.say("study-turning_points"))
    for point in review.turning_points:
        changes = (say.millionths(point.changes[seat]) for seat in seats)
        table.add_row(str(point.step), say.turning_point(review, point), *changes)
    return table


def _shares(review: Review, say: Sentences, seats: Seats) -> Table:
    """How things stood at some of the moments, with standard errors."""
    table = _table(say, seats, say.words.say("study-step"))
    table.title, table.title_justify, table.title_style = say.words.say("study-shares"), "left", "bold"
    last = len(review.moments) - 1
    for k in sorted({last * part // MOST_MOMENTS for part in range(MOST_MOMENTS + 1)}):
        moment = review.moments[k]
        cells = (f"{say.percent(moment.shares[seat])} {say.error(moment.errors[seat])}" for seat in seats)
        table.add_row(str(moment.step) if k < last else say.kind("result"), *cells)
    return table


def _ledger(review: Review, say: Sentences, seats: Seats) -> Table:
    table = _table(say, seats, say.words.say("study-ledger"))
    ledgers = [review.seats[k].ledger for k in seats]
    table.add_row(say.kind("start"), *(say.millionths(one.start) for one in ledgers))
    for kind in LUCK:
        if any(one.luck[kind] for one in ledgers):
            table.add_row(say.kind(kind), *(say.millionths(one.luck[kind]) for one in ledgers))
    for kind in ("own_errors", "others_errors", "judge", "result"):
        cells = (say.millionths(getattr(one, kind)) for one in ledgers)
        table.add_row(say.kind(kind), *cells, style="bold" if kind == "result" else "")
    table.add_row(say.kind("adjusted"), *(say.millionths(one.adjusted) for one in ledgers))
    return table


def _conduct(review: Review, say: Sentences, seats: Seats) -> Table:
    table = _table(say, seats, say.words.say("study-conduct"))
    chosen = [review.seats[k] for k in seats]
    number = say.words.number
    told = ("-" if one.accuracy is None else number(round(one.accuracy, 1)) for one in chosen)
    table.add_row(say.kind("accuracy"), *told)
    table.add_row(say.kind("decisions"), *(str(one.decisions) for one in chosen))
    table.add_row(say.kind("error_rate"), *(say.percent(one.error_rate) for one in chosen))
    for label in ("inaccuracy", "mistake", "blunder"):
        name = say.words.word("study-label", label)
        table.add_row(name, *(str(one.labels[label]) for one in chosen))
    return table
