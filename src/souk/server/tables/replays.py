"""Games played again, for stories, moments, records, dice and reports: in another process, since it takes long.

Everybody may have a few under way, and what was made of a finished game is kept for a while.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final, TypeVar

from msgspec.structs import replace

from souk.engine.contract import SPECTATOR
from souk.engine.game import Game
from souk.engine.live import Continuation, Entry, events_of, heard
from souk.engine.position import Transcript
from souk.engine.types import NoSuchMove
from souk.games import GAMES
from souk.records.file import dump, verify
from souk.study.page import page
from souk.study.sentences import Sentences
from souk.study.types import Review
from souk.table.table import Refusal, Table
from souk.table.visibility import private_view, public_view

from ..positions import previewed
from ..protocol import Fair, FairDraw, Frames, SeatWords, Snapshot, Story
from ..reasons import TooManyRequests
from .session import TableSession, encode, step_events
from .workers import Workers

MOST_WAITING: Final = 64
A_PERSON: Final = 8  # of them
KEPT: Final = 16 << 20  # bytes

T = TypeVar("T")
Played = tuple[str, tuple[tuple[str, str], ...], bytes, tuple[Entry, ...]]  # game, options, first state, steps


class Replays:
    """Plays games again."""

    def __init__(self) -> None:
        self._workers = Workers(1, nice=5)
        self._waiting: Counter[str] = Counter()
        self._kept: OrderedDict[object, bytes] = OrderedDict()
        self._size = 0

    async def story(self, who: str, session: TableSession, seat: int | None, since: int, until: int) -> bytes:
        """What happened from a step to another, as somebody may know it."""
        return await self._made(who, session, _story, _played(session.table), seat, since, until)

    async def frames(self, who: str, session: TableSession, seat: int | None, since: int, until: int) -> bytes:
        """How it looked after some steps."""
        return await self._made(who, session, _frames, _played(session.table), seat, since, until)

    async def picture(
        self, who: str, session: TableSession, seat: int | None, step: int, theme: str, language: str
    ) -> bytes:
        """How it looked after some steps, drawn."""
        names = session.shown_names(language)
        return await self._made(who, session, _picture, _played(session.table), seat, step, theme, language, names)

    async def record(self, who: str, session: TableSession, names: list[str]) -> bytes:
        """A finished game as a record."""
        return await self._made(who, session, _record, session.table.record(names))

    async def dice(self, who: str, session: TableSession) -> bytes:
        """The dice of a finished game, checked."""
        return await self._made(who, session, _dice, session.table.record(), session.words(tell=True))

    async def report(self, who: str, session: TableSession, depth: str, review: Review, language: str) -> bytes:
        """The review of a game as a page."""
        return await self._made(who, session, _report, review, depth, language, session.shown_names(language))

    async def position(self, who: str, session: TableSession, seat: int, step: int, move: int | None) -> bytes:
        """A moment as a seat saw it, and what its moves would lead to; refuses what is no move of it there."""
        made = await self._made(who, session, _position, _played(session.table), seat, step, move)
        if move is not None and not made:
            raise Refusal("bad", NoSuchMove(id=move, last=len(session.table.line.game.actions) - 1))
        return made

    async def _made(self, who: str, session: TableSession, make: Callable[..., bytes], *args: Any) -> bytes:
        """What is made in the other process, if it is not kept."""
        key = session.link, make.__name__, repr(args[1:] or args[0].seats)
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        over = session.table.state.status == "over"
        made = await self.run(who, make, *args)
        if over:
            self._keep(key, made)
        return made

    async def run(self, who: str, make: Callable[..., T], *args: Any) -> T:
        """What is made in the other process for somebody."""
        if self._waiting[who] >= A_PERSON or self._waiting.total() >= MOST_WAITING:
            raise Refusal("busy", TooManyRequests())
        self._waiting[who] += 1
        try:
            made: T = await self._workers.run(make, *args)
        finally:
            self._waiting[who] -= 1
            self._waiting += Counter()  # forgets those at zero
        return made

    def _keep(self, key: object, made: bytes) -> None:
        self._size += len(made) - len(self._kept.pop(key, b""))
        self._kept[key] = made
        while self._size > KEPT:
            self._size -= len(self._kept.popitem(last=False)[1])

    def close(self) -> None:
        """End the process."""
        self._workers.close()


def _played(table: Table) -> Played:
    return table.game, tuple(table.options.items()), bytes(next(table.line.past())), tuple(table.line.entries)


# In the other process.


@lru_cache(maxsize=4)
def _states(
    name: str, options: tuple[tuple[str, str], ...], first: bytes, steps: tuple[Entry, ...]
) -> tuple[Game, Any]:
    """A game, and its states from the start on."""
    game, _ = GAMES[name].configure(dict(options))
    states = [game.state.from_bytes(first)]
    for seat, action in steps:
        states.append(game.after(states[-1], seat, action))
    return game, states


def _story(played: Played, seat: int | None, since: int, until: int) -> bytes:
    game, states = _states(*played)
    entries = played[3][since:until]
    way = Continuation(entries, tuple(states[since + 1 : since + 1 + len(entries)]))
    return encode(Story(len(played[3]), step_events(heard(events_of(game, since, states[since], way), seat))))


def _frames(played: Played, seat: int | None, since: int, until: int) -> bytes:
    game, states = _states(*played)
    frames = [
        Snapshot(
            step=step,
            seat=seat,
            view=public_view(game, states[step]),
            private=None if seat is None else private_view(game, states[step], seat),
            moves=[],
        )
        for step in range(since, min(until, len(states)))
    ]
    return encode(Frames(len(played[3]), frames))


def _position(played: Played, seat: int, step: int, move: int | None) -> bytes:
    game, states = _states(*played)
    state = states[step]
    if move is not None and (seat not in game.seats_to_act(state) or move not in game.legal(state, seat)):
        return b""
    return encode(previewed(game, state, seat, [] if move is None else [move], step))


def _picture(played: Played, seat: int | None, step: int, theme: str, language: str, names: list[str]) -> bytes:
    game, states = _states(*played)
    viewer = SPECTATOR if seat is None else seat
    state = game.hidden(states[min(step, len(states) - 1)], viewer)
    return game.presentation.draw(game, state, viewer, theme, names, language).encode()


def _record(transcript: Transcript) -> bytes:
    return dump(transcript).encode()


def _report(review: Review, _: str, language: str, names: list[str]) -> bytes:
    review = replace(review, names=tuple(name or str(seat + 1) for seat, name in enumerate(names)))
    return page(review, Sentences(review, language)).encode()


def _dice(transcript: Transcript, words: list[SeatWords]) -> bytes:
    assert transcript.commitment
    assert transcript.seed
    draws = [FairDraw(draw.number, draw.step, draw.recorded, draw.fixed) for draw in verify(transcript)]
    return encode(Fair(transcript.commitment, transcript.seed.hex(), words, fair=True, draws=draws))
