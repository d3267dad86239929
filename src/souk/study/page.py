"""A review as one page for any browser: everything it needs is inside, plots included."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from souk.arena.axes import FOOT, TOP, WIDTH, Axis, grid, label, picture
from souk.arena.html import document, figure, section, table
from souk.arena.plots import COLOURS, legend
from souk.drawing.svg import SEATS, element, escape

from .data import errors_of
from .sentences import Sentences
from .types import LUCK, Decision, Moment, Review

TALL = 220.0  # of a plot
LEFT, RIGHT = 64, 24  # of it
MOST_OPTIONS = 5
STYLE = (
    "".join(f".s{seat} {{ fill: {one['colour']}; }}\n" for seat, one in enumerate(SEATS))
    + """.area { stroke: var(--panel); stroke-width: 1; }
h3 { margin: 1.6rem 0 .3rem; font-size: 1.02rem; }
h3 ~ p { margin: 0 0 .4rem; color: var(--ink); }
.words tr > :nth-child(2) { text-align: left; white-space: normal; }
@media (max-width: 600px) {
  th, td { padding: .25rem; font-size: .82rem; }
  th:first-child, td:first-child { min-width: 2.5rem; }
  .words td:nth-child(2) { min-width: 7rem; }
  svg { min-width: 30rem; }
}
"""
)


def page(review: Review, say: Sentences) -> str:
    """The review as HTML."""
    title = say.words.say("study-title", game=say.words.say("game-title"))
    names = say.words.listed([say.name(seat) for seat in range(review.players)])
    return document(title, names, _sections(review, say), "review", STYLE, say.words.language)


def _sections(review: Review, say: Sentences) -> Iterator[str]:
    words = say.words
    moments = _telling(review.moments)
    names = [say.name(seat) for seat in range(review.players)]
    shares = [_normal(moment.shares) for moment in moments]
    plot = _areas(moments, shares, names, words.say("study-shares"), say, "s")
    yield figure(words.say("study-shares"), words.say("study-shares_about"), plot)
    yield section(words.say("study-conduct"), words.say("study-conduct_about"), _conduct(review, say))
    yield section(words.say("study-ledger"), words.say("study-ledger_about"), _ledger(review, say))
    head = [words.say("study-step"), words.say("study-what"), *map(escape, names)]
    about = words.say("study-turning_points_about")
    yield section(
        words.say("study-turning_points"),
        about,
        f'<div class="words">{table(head, [*_turns(review, say)], words.say("study-turning_points"))}</div>',
    )
    inside = "".join(_error(decision, say) for decision in errors_of(review))
    none = f"<p>{words.say('study-no_errors')}</p>"
    yield section(words.say("study-errors"), words.say("study-errors_about"), inside or none)
    sources = [words.word("source", source) for source in review.sources]
    for seat, name in enumerate(names):
        values = [[max(0.0, x) for x in moment.sources[seat]] for moment in moments]
        title = words.say("study-sources", name=name)
        plot = _areas(moments, values, sources, title, say, "c")
        yield figure(escape(title), words.say("study-sources_about"), plot)


def _turns(review: Review, say: Sentences) -> Iterator[list[str]]:
    """Each turning point: when, what it was, what it changed for each seat."""
    for point in review.turning_points:
        yield [str(point.step), escape(say.turning_point(review, point)), *map(say.millionths, point.changes)]


def _error(decision: Decision, say: Sentences) -> str:
    """An error: what was done, what it lost and why, and what else could have been done."""
    words, seat = say.words, decision.seat
    title = f"{decision.step} · {words.labelled(say.name(seat), say.move(decision.chosen))}"
    rows = [
        [
            escape(say.move(option.action))
            + (f" ({words.say('review-chosen')})" if option.action == decision.chosen else ""),
            say.percent(option.shares[seat]),
            say.error(option.error),
            words.number(round(option.scores[seat], 1)),
        ]
        for k, option in enumerate(decision.options)
        if k < MOST_OPTIONS or option.action == decision.chosen
    ]
    share = escape(words.say("review-share", name=say.name(seat)))
    head = [words.say("review-option"), share, "±", words.say("review-points")]
    said = f"<p>{escape(say.verdict(decision))}</p><p>{escape(say.why(decision))}</p>"
    return f"<h3>{escape(title)}</h3>{said}{table(head, rows, escape(title))}"


def _telling(moments: Sequence[Moment]) -> list[Moment]:
    """Those that a plot needs: where nothing changed for a while, the first and the last."""
    inner = zip(moments, moments[1:], moments[2:], strict=False)
    return [moments[0], *(b for a, b, c in inner if not a.shares == b.shares == c.shares), moments[-1]]


def _normal(shares: Sequence[float]) -> list[float]:
    total = sum(shares)
    return [share / total for share in shares]


def _areas(
    moments: Sequence[Moment],
    values: Sequence[Sequence[float]],
    names: Sequence[str],
    title: str,
    say: Sentences,
    colours: str,
) -> str:
    """Values stacked over the steps of a game; `colours` says whether they are of seats or of sources."""
    first, last = float(moments[0].step), float(moments[-1].step)
    ticks = tuple(tick for tick in Axis.over([first, last]).ticks if first <= tick <= last)
    axis = Axis(first, max(last, first + 1), ticks, left=LEFT, right=WIDTH - RIGHT)
    most = max(map(sum, values)) or 1.0
    is_share = colours == "s"
    top = TOP + 26.0 * -(-len(names) // 4)
    bottom = top + TALL
    parts = [
        legend(names, colours),
        grid(axis, bottom, [f"{tick:g}" for tick in axis.ticks], say.words.say("study-step")),
    ]
    below = [0.0] * len(values)
    for k, name in enumerate(names):
        above = [low + value[k] for low, value in zip(below, values, strict=True)]
        upper = [(axis.x(m.step), bottom - TALL * y / most) for m, y in zip(moments, above, strict=True)]
        lower = [(axis.x(m.step), bottom - TALL * y / most) for m, y in zip(moments, below, strict=True)]
        outline = " ".join(f"{x:.1f},{y:.1f}" for x, y in [*upper, *reversed(lower)])
        tip = element("title", escape(name))
        parts.append(element("polygon", tip, points=outline, **{"class": f"{colours}{k % COLOURS} area"}))
        below = above
    for part in (0.0, 0.5, 1.0):
        said = say.percent(part) if is_share else say.words.number(round(part * most, 1))
        parts.append(label(LEFT - 8, bottom - TALL * part + 4, said, "end", "tick"))
    ends = [say.percent(value) if is_share else say.words.number(round(value, 1)) for value in values[-1]]
    told = "; ".join(f"{name} {end}" for name, end in zip(names, ends, strict=True))
    return picture(bottom + FOOT, title, told, *parts)


def _ledger(review: Review, say: Sentences) -> str:
    ledgers = [seat.ledger for seat in review.seats]
    lines = {"start": [one.start for one in ledgers]}
    lines |= {kind: [one.luck[kind] for one in ledgers] for kind in LUCK if any(one.luck[kind] for one in ledgers)}
    for kind in ("own_errors", "others_errors", "judge", "result", "adjusted"):
        lines[kind] = [getattr(one, kind) for one in ledgers]
    rows = [[say.kind(kind), *map(say.millionths, line)] for kind, line in lines.items()]
    return table(["", *(escape(say.name(seat)) for seat in range(review.players))], rows, say.words.say("study-ledger"))


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
    return table(
        ["", *(escape(say.name(seat)) for seat in range(review.players))], rows, say.words.say("study-conduct")
    )
