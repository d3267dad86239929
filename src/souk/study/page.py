"""A review as one page for any browser: everything it needs is inside, plots included."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from souk.arena.axes import FOOT, TOP, Axis, grid, label, picture
from souk.arena.html import document, figure, section, table
from souk.arena.plots import COLOURS, legend
from souk.drawing.svg import element, escape

from .data import errors_of
from .sentences import Sentences
from .types import LUCK, Moment, Review

TALL = 220.0  # of a plot


def page(review: Review, say: Sentences) -> str:
    """The review as HTML."""
    title = say.words.say("study-title", game=say.words.say("game-title"))
    names = say.words.listed([say.name(seat) for seat in range(review.players)])
    return document(title, names, _sections(review, say), "review", language=say.words.language)


def _sections(review: Review, say: Sentences) -> Iterator[str]:
    words = say.words
    shares = [_normal(moment.shares) for moment in review.moments]
    names = [say.name(seat) for seat in range(review.players)]
    about = words.say("study-shares_about")
    yield figure(
        words.say("study-shares"), about, _areas(review.moments, shares, names, words.say("study-shares"), say)
    )
    yield section(words.say("study-ledger"), words.say("study-ledger_about"), _ledger(review, say))
    yield section(words.say("study-conduct"), words.say("study-conduct_about"), _conduct(review, say))
    rows = [
        [str(point.step + 1), " ".join(filter(None, (say.kind(point.kind), escape(say.name(point.seat)))))]
        + [say.millionths(n) for n in point.changes]
        for point in review.turning_points
    ]
    head = [words.say("study-step"), words.say("study-what"), *map(escape, names)]
    yield section(words.say("study-turning_points"), words.say("study-turning_points_about"), table(head, rows))
    sources = [words.word("source", source) for source in review.sources]
    for seat, name in enumerate(names):
        values = [[max(0.0, x) for x in moment.sources[seat]] for moment in review.moments]
        title = words.say("study-sources", name=name)
        plot = _areas(review.moments, values, sources, title, say)
        yield figure(escape(title), words.say("study-sources_about"), plot)
    found = [
        f"<h3>{decision.step + 1} {escape(say.name(decision.seat))}</h3>"
        f"<p>{escape(say.verdict(decision))}</p><p>{escape(say.why(decision))}</p>"
        for decision in errors_of(review)
    ]
    inside = "".join(found) or f"<p>{words.say('study-no_errors')}</p>"
    yield section(words.say("study-errors"), words.say("study-errors_about"), inside)


def _normal(shares: Sequence[float]) -> list[float]:
    total = sum(shares)
    return [share / total for share in shares]


def _areas(
    moments: Sequence[Moment], values: Sequence[Sequence[float]], names: Sequence[str], title: str, say: Sentences
) -> str:
    """Values stacked over the steps of a game."""
    axis = Axis.over([float(moments[0].step), float(moments[-1].step + 1)])
    most = max(map(sum, values)) or 1.0
    top = TOP + 26.0 * -(-len(names) // 4)
    bottom = top + TALL
    parts = [legend(names), grid(axis, bottom, [f"{tick:g}" for tick in axis.ticks], say.words.say("study-step"))]
    below = [0.0] * len(values)
    for k, name in enumerate(names):
        above = [low + value[k] for low, value in zip(below, values, strict=True)]
        upper = [(axis.x(m.step), bottom - TALL * y / most) for m, y in zip(moments, above, strict=True)]
        lower = [(axis.x(m.step), bottom - TALL * y / most) for m, y in zip(moments, below, strict=True)]
        outline = " ".join(f"{x:.1f},{y:.1f}" for x, y in [*upper, *reversed(lower)])
        tip = element("title", escape(name))
        parts.append(element("polygon", tip, points=outline, **{"class": f"c{k % COLOURS}"}))
        below = above
    parts.append(label(axis.right + 14, top + 10, say.words.number(round(most, 1)) if most > 1.01 else "100 %"))
    ends = [say.words.number(round(value, 1)) if most > 1.01 else say.percent(value) for value in values[-1]]
    told = "; ".join(f"{name} {end}" for name, end in zip(names, ends, strict=True))
    return picture(bottom + FOOT, title, told, *parts)


def _ledger(review: Review, say: Sentences) -> str:
    ledgers = [seat.ledger for seat in review.seats]
    lines = {"start": [one.start for one in ledgers]}
    lines |= {kind: [one.luck[kind] for one in ledgers] for kind in LUCK if any(one.luck[kind] for one in ledgers)}
    for kind in ("own_errors", "others_errors", "judge", "result", "adjusted"):
        lines[kind] = [getattr(one, kind) for one in ledgers]
    rows = [[say.kind(kind), *map(say.millionths, line)] for kind, line in lines.items()]
    return table(["", *(escape(say.name(seat)) for seat in range(review.players))], rows)


def _conduct(review: Review, say: Sentences) -> str:
    number = say.words.number
    rows = [
        [
            say.kind("accuracy"),
            *("-" if one.accuracy is None else number(round(one.accuracy, 1)) for one in review.seats),
        ],
        [say.kind("decisions"), *(str(one.decisions) for one in review.seats)],
        [say.kind("error_rate"), *(say.percent(one.error_rate) for one in review.seats)],
        *(
            [say.words.word("study-label", name), *(str(one.labels[name]) for one in review.seats)]
            for name in ("inaccuracy", "mistake", "blunder")
        ),
    ]
    return table(["", *(escape(say.name(seat)) for seat in range(review.players))], rows)
