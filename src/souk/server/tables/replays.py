"""Games played again, for stories, moments, records and dice: in a process of its own, since a whole game takes long.

Everybody may have a few under way, and what was made of a finished game is kept for a while.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from souk.engine.game import Game
from souk.engine.position import Transcript
from souk.games import GAMES
from souk.records.file import dump, verify
from souk.table.line import Step, events_of
from souk.table.table import Refusal, Table
from souk.table.visibility import heard, private_view, public_view

from ..protocol import Fair, FairDraw, Frames, SeatWords, Snapshot, Story
from .session import TableSession, encode
from .workers import Workers

MOST_WAITING: Final = 64
A_PERSON: Final = 8  # of them
KEPT: Final = 16 << 20  # bytes

Played = tuple[str, tuple[tuple[str, str], ...], int, tuple[Step, ...]]  # game, options, players, steps


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

    async def record(self, who: str, session: TableSession, names: list[str]) -> bytes:
        """A finished game as a record."""
        return await self._made(who, session, _record, session.table.record(names))

    async def dice(self, who: str, session: TableSession) -> bytes:
        """The dice of a finished game, checked."""
        return await self._made(who, session, _dice, session.table.record(), session.words(tell=True))

    async def _made(self, who: str, session: TableSession, make: Callable[..., bytes], *args: Any) -> bytes:
        """What is made in the other process, if it is not kept."""
        key = session.link, make.__name__, repr(args[1:] or args[0].seats)
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if self._waiting[who] >= A_PERSON or self._waiting.total() >= MOST_WAITING:
            raise Refusal("busy", "too many requests: wait a moment")
        over = session.table.state.status == "over"
        self._waiting[who] += 1
        try:
            made: bytes = await self._workers.run(make, *args)
        finally:
            self._waiting[who] -= 1
            self._waiting += Counter()  # forgets those at zero
        if over:
            self._keep(key, made)
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
    return table.game, tuple(table.options.items()), table.players, tuple(table.line.steps)


# In the other process.


@lru_cache(maxsize=4)
def _states(name: str, options: tuple[tuple[str, str], ...], players: int, steps: tuple[Step, ...]) -> tuple[Game, Any]:
    """A game, and its states from the start on."""
    game, chosen = GAMES[name].configure(dict(options))
    states = [game.new_state(players, chosen)]
    for seat, action in steps:
        states.append(game.after(states[-1], seat, action))
    return game, states


def _story(played: Played, seat: int | None, since: int, until: int) -> bytes:
    game, states = _states(*played)
    steps = played[3][since:until]
    events = list(events_of(game, since, states[since], steps, states[since + 1 : since + 1 + len(steps)]))
    return encode(Story(len(played[3]), heard(events, seat)))


def _frames(played: Played, seat: int | None, since: int, until: int) -> bytes:
    game, states = _states(*played)
    frames = [
        Snapshot(
            step=step,
            seat=seat,
            public=public_view(game, states[step]),
            private={} if seat is None else private_view(game, states[step], seat),
            moves=[],
        )
        for step in range(since, min(until, len(states)))
    ]
    return encode(Frames(len(played[3]), frames))


def _record(transcript: Transcript) -> bytes:
    return dump(transcript).encode()


def _dice(transcript: Transcript, words: list[SeatWords]) -> bytes:
    assert transcript.commitment
    assert transcript.seed
    draws = [FairDraw(draw.number, draw.step, draw.recorded, draw.fixed) for draw in verify(transcript)]
    return encode(Fair(transcript.commitment, transcript.seed.hex(), words, fair=True, draws=draws))
