"""What people did and heard at a table, held against its log: the log is the only history that explains all of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from souk.server import protocol as p
from souk.table.commands import Play, Say
from souk.table.log import AnyEntry, Began, Moved, Said

REFUSALS = ("decision_passed", "not_your_decision", "wrong_status")  # of a move that has been made already


@dataclass(frozen=True)
class Acknowledged:
    """A command that somebody was told is done."""

    user: int
    ask: Play | Say
    n: int  # the last entry of it, as the answer said, or one after it
    begun: float
    ended: float


@dataclass(frozen=True)
class Refused:
    """A command that somebody was told is not done, and why: by a code."""

    user: int
    ask: Play | Say
    why: str


def faults(
    log: Sequence[AnyEntry],
    done: Sequence[Acknowledged],
    heard: Sequence[Sequence[Any]],
    refused: Sequence[Refused] = (),
) -> Iterator[str]:
    """What a log does not explain: of commands that were acknowledged or refused, or of what each socket was told."""
    places: dict[tuple[int, str], list[int]] = {}
    for n, entry in enumerate(log, 1):
        if entry.id:
            places.setdefault((entry.by, entry.id), []).append(n)
    yield from (f"entry {n} is earlier than the one before" for n in _back_in_time(log))
    for one in done:
        yield from _kept(one, places.get((one.user, one.ask.id), []), log)
    yield from _disorder(done, places)
    for no in refused:
        if (no.user, no.ask.id) in places:
            yield f"{no.ask.id} was refused and is there"
        if no.why not in REFUSALS:
            yield f"{no.ask.id} was refused for no reason: {no.why}"
    for news in heard:
        yield from _told(news, log)


def _back_in_time(log: Sequence[AnyEntry]) -> Iterator[int]:
    return (n for n, (one, other) in enumerate(pairwise(log), 2) if other.at < one.at)


def _kept(one: Acknowledged, places: Sequence[int], log: Sequence[AnyEntry]) -> Iterator[str]:
    """Whether a command is in the log once, as it was given. A move that ends the game has a second entry."""
    entries = [log[n - 1] for n in places]
    what = [entry for entry in entries if isinstance(entry, Moved | Said)]
    if len(what) != 1:
        yield f"{one.ask.id} is there {len(what)} times"
    elif [*places] != [*range(places[0], places[0] + len(places))]:
        yield f"{one.ask.id} is not in one piece"
    elif places[-1] != one.n:
        yield f"{one.ask.id} is entry {places[-1]}, not {one.n}"
    elif isinstance(one.ask, Say) and not (isinstance(what[0], Said) and what[0].text == one.ask.text):
        yield f"{one.ask.id} says something else"
    elif isinstance(one.ask, Play):
        moved = what[0]
        moves = [step[1] for step in moved.steps if step[0] == moved.seat] if isinstance(moved, Moved) else []
        if moves[: len(one.ask.moves)] != [*one.ask.moves]:
            yield f"{one.ask.id} is another move"


def _disorder(done: Sequence[Acknowledged], places: dict[tuple[int, str], list[int]]) -> Iterator[str]:
    """What was acknowledged before something else was asked must stand before it."""
    by_end = sorted(done, key=lambda one: one.ended)
    latest, n = 0, 0
    for one in sorted(done, key=lambda one: one.begun):
        while n < len(by_end) and by_end[n].ended < one.begun:
            latest = max(latest, *places.get((by_end[n].user, by_end[n].ask.id), [0]))
            n += 1
        if min(places.get((one.user, one.ask.id), [latest + 1])) <= latest:
            yield f"{one.ask.id} stands before what was done when it was asked"


def _gaps(numbers: Sequence[int], log: Sequence[AnyEntry]) -> Iterator[str]:
    """Moves, which everybody hears, that a socket was not told between others that it was."""
    told = {*numbers}
    for n in range(min(numbers, default=0) + 1, min(max(numbers, default=0), len(log))):
        if n not in told and isinstance(log[n - 1], Moved | Began):
            yield f"entry {n} was not told"


def _told(news: Sequence[Any], log: Sequence[AnyEntry]) -> Iterator[str]:
    """Whether what one socket heard is what is kept, each once and in order."""
    numbers = [item.n for item in news]
    if numbers != sorted(set(numbers)):
        yield "something was told twice, or late"
    yield from _gaps(numbers, log)
    for item in news:
        if item.n > len(log):
            yield f"entry {item.n} was told and is not kept"
        elif isinstance(item, p.MoveNews):
            kept = log[item.n - 1]
            seat = kept.seat if isinstance(kept, Moved) else None
            if not isinstance(kept, Moved | Began) or (item.seat, item.at) != (seat, kept.at):
                yield f"entry {item.n} was told as another move"
        elif (type(item), item.by, item.at) != ((kept := log[item.n - 1]).__class__, kept.by, kept.at):
            yield f"entry {item.n} was told as another"
        elif isinstance(item, Said) and item.text != getattr(log[item.n - 1], "text", None):
            yield f"entry {item.n} was told with other words"
