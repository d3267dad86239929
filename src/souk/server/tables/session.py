"""A table in memory with those who look at it, and the messages that are made for them.

What everybody sees of a position is made once, whoever looks; what one seat sees beside it, once for that seat.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from itertools import takewhile
from typing import Any, Protocol

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from souk.engine.actions import Actions
from souk.engine.game import Game
from souk.engine.live import Ahead, ahead, closed, each_ahead, heard
from souk.engine.types import Event, Reason, Remark
from souk.engine.types import StepEvent as Told
from souk.table import clocks
from souk.table.log import AnyEntry, Began, Chair, Entry, Moved, Opened, Said, Undone
from souk.table.rights import may_hear, may_look
from souk.table.table import RECENT, Decided, Table, silent
from souk.table.visibility import private_view, public_view
from souk.words import Words

from .. import protocol
from ..protocol import (
    VERSION,
    ClosedMoves,
    ClosedReply,
    Dice,
    Done,
    MoveNews,
    Option,
    Presence,
    Previewed,
    Proposal,
    Refused,
    Result,
    SeatInfo,
    SeatWords,
    Snapshot,
    StepEvent,
    Summary,
    Update,
)

encode = msgspec.json.Encoder().encode
Recent = tuple[int, AnyEntry, int]  # an entry's number, the entry, the steps before it
EXPIRES = 30 * clocks.DAY  # after which a table ends at which nothing is going on
NEVER = (1 << 53) - 1
MOST_MADE = 256  # things kept that were made of one position


class Socket(Protocol):
    """Somebody who looks at a table from afar."""

    user: int
    wanted: int | None  # which of the user's seats it looks with; the first if none is named
    seen: int  # the last entry that was told
    place: str  # the address that it comes from

    def send(self, message: bytes) -> None:
        """Tell something; never waits."""

    def close(self, code: int, reason: str) -> None:
        """Hang up."""


class TableSession:
    """A table in memory."""

    def __init__(self, id: int, link: str, table: Table, names: dict[int, tuple[str, bool]]) -> None:
        self.id = id
        self.link = link
        self.table = table
        self.names = names  # of everybody who ever did something here
        self.sockets: set[Socket] = set()
        self.thinking: dict[int, int] = {}  # seats whose bots think, and about what
        self.kept = table.state.n  # the entry that the last snapshot holds, or the last one that was read
        self.idle_since = time.monotonic()
        self.clock: Any = None  # the alarm for the next clock that runs out
        self.place = ""  # where the host was last; whose turn it is when bots wait goes by it
        self.crowding: Any = None  # the alarm for telling a crowd who is here
        self._recent: deque[Recent] = deque(maxlen=RECENT)
        self._changed = False
        self._made: dict[object, Any] = {}  # what was made of the position as it is

    # Keeping up with the log.

    def recall(self, entries: Sequence[AnyEntry]) -> None:
        """The latest entries of a table that was loaded, with what happened in them as far as it still stands."""
        line, steps, n = self.table.line, len(self.table.line.entries), self.table.state.n
        for entry in reversed(entries[-RECENT:]):
            if isinstance(entry, Moved | Began):
                steps -= len(entry.steps)
            elif isinstance(entry, Undone):
                steps += entry.steps
            self._recent.appendleft((n, entry, steps))
            n -= 1
        missing = [
            (n, steps, len(entry.steps))
            for n, entry, steps in self._recent
            if isinstance(entry, Moved | Began)
            and n not in self.table.events
            and tuple(line.entries[steps : steps + len(entry.steps)]) == entry.steps
        ]
        if missing:
            first = missing[0][1]
            story = line.story(first)
            for n, begin, count in missing:
                self.table.events[n] = [one for one in story if begin <= one.step < begin + count]

    def apply(self, entry: AnyEntry, decided: Decided | None = None) -> None:
        """Take in the next entry; of what was decided just now it is known where it leads."""
        steps = len(self.table.line.entries)
        self.table.apply(entry, decided)
        self._recent.append((self.table.state.n, entry, steps))
        self._made.clear()
        self._changed |= not isinstance(entry, Moved | Said)

    def take_changed(self) -> bool:
        """Whether something of the table itself changed since this was last asked."""
        changed, self._changed = self._changed, False
        return changed

    def mark_changed(self) -> None:
        """Something of the table is to be told that no entry says."""
        self._changed = True

    def forget(self, user: int) -> None:
        """Somebody's data is deleted: the name, those at their screen, and what they said."""
        self.names[user] = "", True
        self.table.forget_names(user)
        silenced = [(n, silent(entry) if entry.by == user else entry, steps) for n, entry, steps in self._recent]
        self._recent = deque(silenced, maxlen=RECENT)

    def goes_on(self) -> bool:
        """Whether something will happen without anybody asking for it: a bot thinks, or time runs out."""
        return bool(self.table.bots_to_act() or self.table.due is not None)

    def due(self) -> int:
        """When the table must be in memory, or sooner: a bot is to decide, a clock runs out, or it ends unplayed."""
        state = self.table.state
        if state.status == "over":
            return NEVER
        due = self.table.due
        return 0 if self.table.bots_to_act() else state.at + EXPIRES if due is None else due

    def name(self, user: int) -> str:
        """What somebody is called."""
        return self.names.get(user, ("", True))[0]

    def _once(self, key: object, make: Callable[[], Any]) -> Any:
        if key not in self._made:
            self._made[key] = make()
        return self._made[key]

    # Messages.

    def seat_of(self, socket: Socket) -> int | None:
        """The seat that a socket looks with."""
        return self.table.seat_of(socket.user, socket.wanted)

    def table_message(self, user: int, wanted: int | None = None) -> bytes:
        """The table itself."""
        table, state = self.table, self.table.state
        opened = table.opened
        proposal, looks = state.proposal, self.may_look(user)
        return encode(
            protocol.TableMessage(
                version=VERSION,
                link=self.link,
                game=table.game,
                title=table.line.game.title,
                options=dict(table.options),
                players=table.players,
                status=state.status,
                seats=self.seats(),
                host=table.host,
                you=user,
                seat=table.seat_of(user, wanted),
                yours=list(table.seats_of(user)),
                visibility=opened.visibility,
                spectators=opened.spectators,
                clock=opened.clock,
                stand_in=opened.stand_in,
                rated=opened.rated,
                hints=table.hints,
                dice=Dice(
                    commitment=table.commitment,
                    words=self.words(looks and state.status != "waiting"),
                    seed=opened.seed if state.status == "over" and looks else "",
                    asked=state.words.asked,
                ),
                opened=opened.at,
                proposal=Proposal(proposal.what, proposal.seat, proposal.steps, proposal.agreed) if proposal else None,
                result=self.result() if looks else None,
                next=state.next if looks else "",
                muted=state.muted,
                pace=state.pace,
                ready=self.ready(),
                until=state.words.until if state.status == "waiting" else 0,
            )
        )

    def words(self, tell: bool) -> list[SeatWords]:
        """What each seat adds to the dice."""
        words = self.table.state.words
        return [
            SeatWords(
                words.committed.get(seat, ""), seat in words.revealed, words.revealed.get(seat, "") if tell else ""
            )
            for seat in range(self.table.players)
        ]

    def ready(self) -> list[int] | None:
        """The seats that are ready for the clock to start, if people are asked; bots always are."""
        state = self.table.state
        if state.status != "waiting" or not self.table.asks_ready:
            return None
        return [seat for seat, chair in enumerate(state.chairs) if chair.level or chair.user in state.ready]

    def seats(self) -> list[SeatInfo]:
        """Who has which seat."""
        return [self._seat_info(chair) for chair in self.table.state.chairs]

    def _seat_info(self, chair: Chair) -> SeatInfo:
        person = chair.user or chair.invited or (chair.gone if chair.level else 0)
        name, guest = self.names.get(person, ("", False))
        kind: Any = "bot" if chair.level else "person" if chair.user else "open"
        shares = bool(chair.name and person)
        return SeatInfo(kind, chair.name if shares else name, shares, person, chair.level, guest, chair.out)

    def result(self) -> Result | None:
        """How the game ended."""
        ended = self.table.state.result
        return Result(ended.outcome, list(ended.scores), list(ended.ranks)) if ended else None

    def summary(self) -> Summary:
        """The table in a list."""
        table = self.table
        return Summary(
            *(self.link, table.game, table.players, table.state.status, self.seats()),
            *(table.opened.at, table.state.at, table.opened.clock, list(table.actors)),
            rated=table.opened.rated,
            hints=table.hints,
            result=self.result(),
        )

    def update(self, seat: int | None, since: int, now: int) -> bytes:
        """What is new for a seat or a spectator, and how it stands."""
        table, line = self.table, self.table.line
        since = max(since, self._recent[0][0] - 1) if self._recent else table.state.n
        decision_id = table.state.decision_ids[seat] if seat in table.actors else 0
        left = clocks.read(table.state.clocks, now) if table.state.clocks.left else ()
        message = Update(
            n=table.state.n,
            since=since,
            news=self._news(seat, since),
            snapshot=self.snapshot(line.state, seat, len(line.entries)) if table.begun else None,
            actors=list(table.actors),
            decision_id=decision_id,
            undo=table.free(seat),
            left=list(left),
            ticking=list(table.state.clocks.ticking),
            now=now,
        )
        return encode(message)

    def _news(self, seat: int | None, since: int) -> Any:
        """News, encoded; the same for all unless something of it is only for some."""
        fresh, secret = self._once(("fresh", since), lambda: self._fresh(since))
        return self._once(
            ("news", seat if secret else -1, since),
            lambda: Raw(encode([self._news_of(item, seat) for item in fresh if may_hear(self.table, item[1], seat)])),
        )

    def _fresh(self, since: int) -> tuple[list[Recent], bool]:
        """The entries since, and whether something of them is only for some."""
        fresh = list(takewhile(lambda item: item[0] > since, reversed(self._recent)))[::-1]
        secret = any(one.event.only is not None for n, _, _ in fresh for one in self.table.events.get(n, ()))
        return fresh, secret or any(not may_hear(self.table, entry, 0) for _, entry, _ in fresh)

    def _news_of(self, item: Recent, seat: int | None) -> MoveNews | Entry:
        """An entry as somebody may know it."""
        n, entry, steps = item
        if isinstance(entry, Moved | Began):
            events = step_events(heard(self.table.events.get(n, ()), seat))
            return MoveNews(n, entry.at, steps, events, entry.seat if isinstance(entry, Moved) else None)
        if isinstance(entry, Opened):
            entry = replace(entry, seed="")
        return replace(entry, n=n, id="", name=self._name_of(entry))

    def _name_of(self, entry: Entry) -> str:
        """What whoever did something is called: at a shared screen, by the seat that they spoke from."""
        chair = self.table.state.chairs[entry.seat] if isinstance(entry, Said) and entry.seat is not None else Chair()
        return chair.name if chair.name and chair.user == entry.by else self.name(entry.by)

    def snapshot(self, state: Any, seat: int | None, step: int, moves: bool = True) -> Snapshot:
        """A moment as somebody sees it; the present one is made once."""
        game, present = self.table.line.game, state is self.table.line.state

        def once(key: object, make: Callable[[], Any]) -> Any:
            return self._once(key, make) if present else make()

        public = once("public", lambda: Raw(encode(public_view(game, state))))
        if seat is None:
            return Snapshot(step=step, seat=None, view=public, private=None, moves=[])
        private = once(("private", seat), lambda: Raw(encode(private_view(game, state, seat))))
        options = []
        if moves and seat in (self.table.actors if present else game.seats_to_act(state)):
            ids = self.table.line.legal(seat) if present else game.legal(state, seat)
            options = once(("moves", seat), lambda: _options(game, game.hidden(state, seat), seat, ids))
        return Snapshot(step=step, seat=seat, view=public, private=private, moves=options)

    def shown_names(self, language: str) -> list[str]:
        """What the seats are called in a picture."""
        words = Words(language)
        return [info.name or (words.word("level", info.level) if info.level else "") for info in self.seats()]

    def presence(self) -> bytes:
        """Who is here."""
        seats = {seat for socket in self.sockets for seat in self.table.seats_of(socket.user)}
        spectators = {socket.user for socket in self.sockets if not self.table.seats_of(socket.user)}
        names = sorted(filter(None, map(self.name, spectators)))[:50]
        return encode(Presence(here=sorted(seats), spectators=names))

    # Answers.

    def preview(self, id: str, seat: int, moves: Sequence[int]) -> bytes:
        """What decisions would lead to, and what each further move would."""
        if len(self._made) > MOST_MADE:
            self._made.clear()
        return encode(replace(self._once(("preview", seat, *moves), lambda: self._preview(seat, moves)), id=id))

    def _preview(self, seat: int, moves: Sequence[int]) -> Previewed:
        line, steps = self.table.line, len(self.table.line.entries) + len(moves)
        there = ahead(line.game, line.state, seat, moves, len(line.entries))
        further = not there.new and seat in line.game.seats_to_act(there.state)
        each = each_ahead(line.game, there.state, seat, steps) if further else []
        return Previewed(
            id="",
            snapshot=self.snapshot(there.state, seat, steps, moves=not there.new),
            events=_events(there),
            new=there.new,
            each=[protocol.Ahead(move, _events(then), then.new) for move, then in each],
        )

    def closed(self, id: str, seat: int, moves: Sequence[int]) -> bytes:
        """What is closed, and why: now, or after decisions, as far as these can be known."""
        line = self.table.line
        game, state, decides = line.game, line.state, seat in self.table.actors
        if decides and moves:
            there = ahead(game, state, seat, moves, len(line.entries))
            state, decides = there.state, not there.new and seat in game.seats_to_act(there.state)
        found = [
            ClosedMoves(ids, [game.actions[id].fields for id in ids], reason)
            for reason, ids in (closed(game, state, seat) if decides else [])
        ]
        return encode(ClosedReply(id=id, closed=found))

    def may_look(self, user: int) -> bool:
        """Whether somebody may see the game."""
        return may_look(self.table, user)


def step_events(story: Iterable[Told]) -> list[StepEvent]:
    """A story as it is sent."""
    return [StepEvent(*one) for one in story]


def _events(there: Ahead) -> list[Event]:
    return [one.event for one in there.events]


def _options(game: Game, state: Any, seat: int, ids: Iterable[int]) -> Any:
    """Moves, encoded."""
    remark = game.presentation.remark
    return [_option(game.actions, id, remark(game, state, seat, id)) for id in ids]


@lru_cache(maxsize=20_000)
def _option(actions: Actions, id: int, remark: Remark | None) -> Raw:
    """A move; with the same remark it looks the same everywhere."""
    action = actions[id]
    return Raw(encode(Option(id, action.notation, action.fields, remark)))


def refused(error: Any, reason: Reason, id: str = "") -> bytes:
    """A message that says no."""
    return encode(Refused(error=error, reason=reason, id=id))


def done(id: str, n: int) -> bytes:
    """A message that says yes."""
    return encode(Done(id=id, n=n))
