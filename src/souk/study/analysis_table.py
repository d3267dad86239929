"""The analysis of a position as tables for the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.table import Table

from souk.words import Words

from .analysis import Analysis


def analysis_tables(found: Analysis, names: Sequence[str], words: Words) -> Iterator[Table | str]:
    """Every seat's outlook, the best moves of who is to decide with what may follow, and how much was looked at."""
    say = words.say
    seats = [name or say("seat-name", n=seat + 1) for seat, name in enumerate(names)]
    outlook = Table("", box=None, pad_edge=False)
    for name in seats:
        outlook.add_column(name, justify="right")
    margin = f" ± {words.margin(found.error)}" if found.error else ""
    outlook.add_row(say("study-shares"), *(words.percent(share) + margin for share in found.shares))
    outlook.add_row(say("study-points"), *(words.number(round(score, 1)) for score in found.scores))
    yield outlook
    if not found.evaluations:
        return
    yield ""
    best = Table("", say("study-best_moves"), box=None, pad_edge=False)
    for head in (say("study-shares"), "±", say("study-points")):
        best.add_column(head, justify="right")
    for k, each in enumerate(found.evaluations):
        seat = each.move.seat
        best.add_row(
            *(seats[seat], found.line_in_words(k, words, seats), words.percent(each.shares[seat])),
            *(words.margin(each.error) if each.error else "-", words.number(round(each.scores[seat], 1))),
        )
    yield best
    yield say("study-looked_at", n=found.work)
