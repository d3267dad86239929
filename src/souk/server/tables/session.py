"""A table in memory with those who look at it, and the messages that are made for them.

What everybody sees of a position is made once, whoever looks; what one seat sees beside it, once for that seat.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Iterable, Sequence
from itertools import takewhile
from typing import Any, Protocol

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from souk.engine.live import heard
from souk.engine.types import Reason
from souk.engine.types import StepEvent as Told
from souk.lessons import matters
from souk.table import clocks
from souk.table.fold import RECENT, Decided, silent
from souk.table.log import AnyEntry, Began, Chair, Entry, Moved, Opened, Said, Undone
from souk.table.rights import may_hear, may_look
from souk.table.table import Table
from souk.table.visibility import public_view
from souk.words import Words

from .. import positions, protocol
from ..protocol import (
    VERSION,
    BotWaits,
    ClosedReply,
    Dice,
    Done,
    MoveNews,
    Presence,
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
from .workers import Wait

encode = msgspec.json.Encoder().encode
STEPS = Moved | Began  # entries that hold steps of the game
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
        """Tell something, with whatever else is told in this moment; never waits."""

    def tell(self, messages: Sequence[bytes]) -> None:
        """Tell all that there is to tell in this moment; never waits."""

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
        self.sitters: dict[int, int] = {}  # users and their seats as they were last written
        self.idle_since = time.monotonic()
        self.clock: Any = None  # the alarm for the next clock that runs out
        self.place = ""  # where the host was last; whose turn it is when bots wait goes by it
        self.crowding: Any = None  # the alarm for telling a crowd who is here
        self.epoch = 1  # since which this process sees to bots and clocks; 0 if another does
        self.renewing: asyncio.Future[None] | None = None  # while it is read again, since another process was first
        self.elsewhere: dict[int, tuple[list[int], float]] = {}  # who looks on by other processes, as of when
        self.waiting: dict[int, Wait] = {}  # seats whose bots wait for their turn to think
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

    def follow(self, entry: AnyEntry) -> None:
        """Take in the next entry, which another process wrote."""
        self.apply(entry, self.table.followed(entry))

    def become(self, table: Table, entries: Sequence[AnyEntry], told: int) -> None:
        """Begin anew with a table as it is kept: what came after the entry that was `told` is not so."""
        self.table = table
        self.kept = table.state.n
        self.sitters = {}
        self.thinking.clear()
        self.waiting.clear()
        self._recent.clear()
        self._made.clear()
        self._changed = True
        self.recall(entries)
        for socket in self.sockets:
            socket.seen = min(socket.seen, told)

    async def settled(self) -> None:
        """Wait while it is read again."""
        while self.renewing:
            await asyncio.shield(self.renewing)

    def moment(self, now: int) -> int:
        """The time of what happens now: never before what has happened, whoever's clock that was by."""
        return max(now, self.table.state.at)

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
                guided=opened.guided,
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
        if not ended:
            return None
        line = self.table.line
        sheet = line.game.presentation.score_sheet(line.state) if self.table.begun else {}
        return Result(ended.outcome, list(ended.scores), list(ended.ranks), sheet)

    def summary(self) -> Summary:
        """The table in a list."""
        table = self.table
        return Summary(
            *(self.link, table.game, table.players, table.state.status, self.seats()),
            *(table.opened.at, table.state.at, table.opened.clock, list(table.actors)),
            rated=table.opened.rated,
            hints=table.hints,
            special=bool(table.opened.options) and table.options != table.line.game.configure({})[1],
            played_on=bool(table.opened.position),
            result=self.result(),
        )

    def update(self, seat: int | None, since: int, now: int) -> bytes:
        """What is new for a seat or a spectator, and how it stands."""
        common, fresh = self._common(since, now)
        if seat is None:
            return encode(common)
        table = self.table
        acts = seat in common.actors
        tells = acts and table.opened.guided
        return encode(
            replace(
                common,
                news=self._news(fresh, seat) if fresh else common.news,
                snapshot=common.snapshot and self._seen_by(seat, acts, common.snapshot),
                decision_id=table.state.decision_ids[seat] if acts else 0,
                undo=table.free(seat),
                matters=tuple(matters(table.line.game, table.line.state, seat)) if tells else (),
            )
        )

    def _common(self, since: int, now: int) -> tuple[Update, list[Recent]]:
        """What spectators are told; and the news, if seats are told others. Made once, whoever looks."""
        if found := self._made.get((since, now)):
            return found  # type: ignore[no-any-return]
        table, state = self.table, self.table.state
        known = max(since, self._recent[0][0] - 1) if self._recent else state.n
        fresh = [*takewhile(lambda item: item[0] > known, reversed(self._recent))][::-1]
        update = Update(
            n=state.n,
            since=known,
            news=self._news(fresh, None),
            snapshot=self._snapshot() if table.begun else None,
            actors=list(table.actors),
            decision_id=0,
            undo=0,
            left=list(clocks.read(state.clocks, now)) if state.clocks.left else [],
            ticking=list(state.clocks.ticking),
            now=now,
        )
        found = self._made[since, now] = update, fresh if self._is_for_some(fresh) else []
        return found

    def _is_for_some(self, fresh: Sequence[Recent]) -> bool:
        """Whether something of the news is not for everybody."""
        for n, entry, _ in fresh:
            for one in self.table.events.get(n, ()):
                if one.event.only is not None:
                    return True
            if not (isinstance(entry, Moved) or (may_hear(self.table, entry, None) and may_hear(self.table, entry, 0))):
                return True
        return False

    def _news(self, fresh: Sequence[Recent], seat: int | None) -> Any:
        """News as somebody may know them, encoded."""
        return Raw(encode([self._news_of(item, seat) for item in fresh if may_hear(self.table, item[1], seat)]))

    def _news_of(self, item: Recent, seat: int | None) -> MoveNews | Entry:
        """An entry as somebody may know it."""
        n, entry, steps = item
        if isinstance(entry, STEPS):
            events = step_events(heard(self.table.events.get(n, ()), seat))
            return MoveNews(n, entry.at, steps, events, entry.seat if isinstance(entry, Moved) else None)
        if isinstance(entry, Opened):
            entry = replace(entry, seed="")
        return replace(entry, n=n, id="", name=self._name_of(entry))

    def _name_of(self, entry: Entry) -> str:
        """What whoever did something is called: at a shared screen, by the seat that they spoke from."""
        chair = self.table.state.chairs[entry.seat] if isinstance(entry, Said) and entry.seat is not None else Chair()
        return chair.name if chair.name and chair.user == entry.by else self.name(entry.by)

    def _snapshot(self) -> Snapshot:
        """The position as everybody sees it."""
        if (found := self._made.get("public")) is None:
            line = self.table.line
            public: Any = Raw(encode(public_view(line.game, line.state)))
            found = Snapshot(step=len(line.entries), seat=None, view=public, private=None, moves=[])
            self._made["public"] = found
        return found

    def _seen_by(self, seat: int, acts: bool, public: Snapshot) -> Snapshot:
        """The same with what a seat sees beside it, and its moves."""
        if (found := self._made.get(seat)) is None:
            line = self.table.line
            game, state = line.game, line.state
            moves = positions.options(game, game.hidden(state, seat), seat, line.legal(seat)) if acts else []
            private = game.presentation.private_view(game, state, seat)
            found = replace(public, seat=seat, private=private, moves=moves)
            self._made[seat] = found
        return found

    def shown_names(self, language: str) -> list[str]:
        """What the seats are called in a picture."""
        words = Words(language)
        return [info.name or (words.word("level", info.level) if info.level else "") for info in self.seats()]

    def presence(self) -> bytes:
        """Who is here."""
        here = {socket.user for socket in self.sockets}.union(*(users for users, _ in self.elsewhere.values()))
        seats = {seat for user in here for seat in self.table.seats_of(user)}
        spectators = {user for user in here if not self.table.seats_of(user)}
        names = sorted(filter(None, map(self.name, spectators)))[:50]
        actors = self.table.actors
        waiting = [BotWaits(seat, *wait) for seat, wait in sorted(self.waiting.items()) if seat in actors]
        return encode(Presence(here=sorted(seats), spectators=names, waiting=waiting))

    # Answers.

    def preview(self, id: str, seat: int, moves: Sequence[int]) -> bytes:
        """What decisions would lead to, and what each further move would."""
        if len(self._made) > MOST_MADE:
            self._made.clear()
        key = "preview", seat, *moves
        if (found := self._made.get(key)) is None:
            line = self.table.line
            found = self._made[key] = positions.previewed(line.game, line.state, seat, moves, len(line.entries))
        return encode(replace(found, id=id))

    def closed(self, id: str, seat: int, moves: Sequence[int]) -> bytes:
        """What is closed, and why: now, or after decisions, as far as these can be known."""
        line = self.table.line
        decides = seat in self.table.actors
        found = positions.closed_moves(line.game, line.state, seat, moves, len(line.entries)) if decides else []
        return encode(ClosedReply(id=id, closed=found))

    def may_look(self, user: int) -> bool:
        """Whether somebody may see the game."""
        return may_look(self.table, user)


def step_events(story: Iterable[Told]) -> list[StepEvent]:
    """A story as it is sent."""
    return [StepEvent(*one) for one in story]


def refused(error: Any, reason: Reason, id: str = "") -> bytes:
    """A message that says no."""
    return encode(Refused(error=error, reason=reason, id=id))


def done(id: str, n: int) -> bytes:
    """A message that says yes."""
    return encode(Done(id=id, n=n))
