"""Reviews and analyses in a notebook: pages in a frame of their own, so that their look stays theirs."""

from __future__ import annotations

from collections.abc import Iterator

from souk.arena.html import document, section, table
from souk.drawing.svg import escape
from souk.games import GAMES
from souk.words import Words, language_of

from .analysis import Analysis
from .page import page
from .sentences import Sentences
from .types import Review


def review_frame(review: Review) -> str:
    """A review, its page."""
    return _frame(page(review, Sentences(review, language_of(""))), 45)


def analysis_frame(found: Analysis) -> str:
    """An analysis: shares, expected points, and the best moves with what may follow."""
    words = Words(language_of(""), GAMES[found.game])
    title = words.say("game-title")
    about = words.say("study-looked_at", n=found.work)
    return _frame(document(title, about, _sections(found, words), "analyse", language=words.language), 25)


def _sections(found: Analysis, words: Words) -> Iterator[str]:
    names = [escape(words.say("seat-name", n=seat + 1)) for seat in range(len(found.shares))]
    margin = f" ± {words.margin(found.error)}" if found.error else ""
    rows = [
        [words.say("study-shares"), *(words.percent(share) + margin for share in found.shares)],
        [words.say("study-points"), *(words.number(round(score, 1)) for score in found.scores)],
    ]
    yield section(words.say("study-shares"), "", table(["", *names], rows))
    moves = [
        [
            escape(words.labelled(words.say("seat-name", n=each.move.seat + 1), found.line_in_words(k, words))),
            words.percent(each.shares[each.move.seat]),
            words.margin(each.error) if each.error else "-",
            words.number(round(each.scores[each.move.seat], 1)),
        ]
        for k, each in enumerate(found.evaluations)
    ]
    if moves:
        head = ["", words.say("study-shares"), "±", words.say("study-points")]
        yield section(words.say("study-best_moves"), "", table(head, moves))


def _frame(html: str, height: int) -> str:
    return f'<iframe srcdoc="{escape(html)}" style="width: 100%; height: {height}rem; border: 0"></iframe>'
