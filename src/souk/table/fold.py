"""A table by its log: what has happened, as a fold over entries. `apply` is the only thing that changes a table."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Collection, Sequence
from datetime import UTC, datetime
from typing import Literal, NamedTuple, Self

from msgspec import Struct
from msgspec.structs import replace

from souk.engine.chance import Dice, commitment_to
from souk.engine.errors import BadRecord
from souk.engine.live import Continuation
from souk.engine.position import Transcript
from souk.engine.types import Json, StepEvent
from souk.games import GAMES
from souk.records.file import first_position

from . import clocks
from .clocks import Clocks
from .line import GameLine
from .log import (
    Agreed,
    AnyEntry,
    Asked,
    Began,
    BotPace,
    Chair,
    Committed,
    Declined,
    Ended,
    Filled,
    Followed,
    Halted,
    Left,
    LiveClock,
    Moved,
    Muted,
    Opened,
    Paced,
    Paused,
    Proposed,
    Readied,
    Relieved,
    Resigned,
    Resumed,
    Revealed,
    Said,
    Sat,
    TimedOut,
    Undone,
)
from .words import Words, asked_for, seated, waited_for_anew, with_commitment, with_words

Status = Literal["waiting", "running", "paused", "over"]
REMEMBERED = 256  # ids of commands by which repeats are known
RECENT = 64  # entries whose events are at hand


class Decided(NamedTuple):
    """What a wish leads to: entries for the log, and for a move where it leads and what happens on the way."""

    entries: list[AnyEntry]
    way: Continuation | None = None
    events: Sequence[StepEvent] = ()


class Proposal(Struct):
    """What a seat has asked of all others."""

    what: Literal["undo", "pause"]
    seat: int
    steps: int
    agreed: list[int]


class TableState(Struct):
    """All that the log says but for the game itself; kept in snapshots as it is."""

    opened: Opened
    chairs: list[Chair]
    n: int = 0  # entries
    at: int = 0  # when the last of them happened
    status: Status = "waiting"
    words: Words = Words()  # that the seats add to the dice
    ready: list[int] = []  # users, for the clock to start
    clocks: Clocks = Clocks()
    decision_ids: list[int] = []  # by seat: the entry that brought up the decision that it has to make
    proposal: Proposal | None = None
    muted: list[int] = []
    pace: BotPace = "usual"
    done: dict[str, int] = {}  # the last entry of each command, by user and id
    result: Ended | None = None
    next: str = ""


class TableSnapshot(Struct):
    """A table at one moment, so that it need not be folded from the start."""

    state: TableState
    begun: bool
    steps: list[tuple[int, int]]
    tail: list[bytes]
    free_seat: int
    question: bytes = b""  # if it is not the present state


class TableFold:
    """A table, by its log."""

    def __init__(self, opened: Opened) -> None:
        game, self.options = GAMES[opened.game].configure(opened.options)
        if opened.version != game.version:
            raise BadRecord(f"the game began by version {opened.version} of {game.name}, not by {game.version}")
        self.opened = opened
        self.state = TableState(opened, list(opened.chairs))
        self._find_seats()
        self.line = GameLine(game.ready(), first_position(self._as_set_up()).state, self._dice(Words()))
        self.events: dict[int, Sequence[StepEvent]] = {}  # of the latest entries, secrets included
        self.apply(opened)

    @classmethod
    def fold(cls, entries: Sequence[AnyEntry], snapshot: TableSnapshot | None = None) -> Self:
        """The table that a log, or a snapshot and the log since, describes."""
        if snapshot is None:
            first, *entries = entries
            assert isinstance(first, Opened)
            table = cls(first)
        else:
            table = cls(snapshot.state.opened)
            table.state = snapshot.state
            table._find_seats()
            table.line.chance = table._dice(table.state.words)
            read = table.line.game.state.from_bytes
            states = [read(state) for state in snapshot.tail]
            question = read(snapshot.question) if snapshot.question else states[-1]
            table.line.restore(snapshot.steps, states, snapshot.free_seat, question)
        for entry in entries:
            table.apply(entry)
        return table

    def snapshot(self) -> TableSnapshot:
        """The table as it is."""
        line = self.line
        tail = [bytes(state) for state in line.states]
        question = b"" if line.question is line.state else bytes(line.question)
        begun = self.state.status != "waiting"
        return TableSnapshot(self.state, begun, [*line.entries], tail, line.free_seat, question)

    # What there is to know.

    @property
    def game(self) -> str:
        """The name of the game."""
        return self.opened.game

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.state.chairs)

    @property
    def commitment(self) -> str:
        """What binds the server to its seed from the start."""
        return commitment_to(self._seed)

    @property
    def _seed(self) -> bytes:
        return bytes.fromhex(self.opened.seed)

    def _dice(self, words: Words) -> Dice:
        return Dice(self._seed, {seat: bytes.fromhex(text) for seat, text in words.revealed.items()})

    @property
    def host(self) -> int:
        """Who opened the table."""
        return self.opened.by

    @property
    def begun(self) -> bool:
        """Whether the game has begun; a table may also be over before that."""
        return bool(self.state.decision_ids)

    @property
    def asks_ready(self) -> bool:
        """Whether people say that they are ready before the game begins: several of them, on a live clock."""
        return isinstance(self.opened.clock, LiveClock) and len(self._seats) > 1

    @property
    def people(self) -> list[int]:
        """The seats that persons play for."""
        return [seat for seat, chair in enumerate(self.state.chairs) if chair.user and not chair.level]

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that are to decide state."""
        return self.line.actors if self.state.status == "running" else ()

    @property
    def due(self) -> int | None:
        """When something happens without anybody asking for it: a clock runs out, or words are waited for no longer."""
        if self.state.status == "waiting":
            return self.state.words.until or None
        return clocks.falls(self.state.clocks)

    def seats_of(self, user: int) -> tuple[int, ...]:
        """Where somebody sits: on several seats if people share a screen."""
        return self._seats.get(user, ())

    def seat_of(self, user: int, wanted: int | None = None) -> int | None:
        """The seat that somebody plays for: the wanted one if it is theirs, the first of theirs if none is named."""
        seats = self._seats.get(user)
        if not seats:
            return None
        return seats[0] if wanted is None else wanted if wanted in seats else None

    def sitters(self) -> dict[int, int]:
        """Everybody who sits, sat or is invited here, with a seat."""
        chairs = enumerate(self.state.chairs)
        return {user: seat for seat, chair in chairs for user in (chair.user or chair.gone, chair.invited) if user}

    def free(self, seat: int | None) -> int:
        """How many steps a seat may take back at once."""
        return self.line.free(seat) if seat is not None and self.state.status == "running" else 0

    @property
    def hints(self) -> Literal["off", "agreed", "free"]:
        """Whether hints may be asked for: freely by who plays alone, else only where all agreed to it."""
        chairs = self.state.chairs
        vacant = sum(not (chair.user or chair.level or chair.gone or chair.invited) for chair in chairs)
        people = {chair.user or chair.gone or chair.invited for chair in chairs} - {0}
        return "free" if len(people) + vacant <= 1 else self.opened.hints

    def bots_to_act(self) -> list[tuple[int, str]]:
        """The seats whose bots are to decide now, with their levels."""
        return [(seat, level) for seat in self.actors if (level := self.state.chairs[seat].level)]

    def repeated(self, user: int, id: str) -> int | None:
        """The last entry of a command that has been carried out already."""
        return self.state.done.get(f"{user} {id}")

    def record(self, names: Sequence[str] = ()) -> Transcript:
        """The game so far as a record; the seed of its dice is told once it is over."""
        words = self.state.words
        return dataclasses.replace(
            self._as_set_up(),
            entries=tuple(self.line.entries),
            commitment=self.commitment,
            seed=self._seed if self.state.status == "over" else None,
            date=datetime.fromtimestamp(self.opened.at / 1000, UTC).date().isoformat(),
            seats=tuple(names),
            committed=words.committed,
            words={seat: bytes.fromhex(text) for seat, text in words.revealed.items()},
        )

    def _as_set_up(self) -> Transcript:
        """The game before anything has happened."""
        opened = self.opened
        start: Json | None = json.loads(opened.position) if opened.position else None
        return Transcript(opened.game, opened.version, len(opened.chairs), dict(self.options), (), start=start)

    def forget_names(self, user: int) -> None:
        """Somebody's data is deleted, and what those at their screen are called."""
        if user == self.host:
            self.opened = self.state.opened = replace(self.opened, chairs=_nameless(self.opened.chairs))
        self.state.chairs = [
            replace(chair, name="") if user in (chair.user, chair.gone) else chair for chair in self.state.chairs
        ]

    # What the log says.

    def apply(self, entry: AnyEntry, decided: Decided | None = None) -> None:
        """Take in the next entry of the log; of what was decided just now it is known where it leads."""
        state = self.state
        state.n += 1
        state.at = entry.at
        if entry.id:
            state.done[f"{entry.by} {entry.id}"] = state.n
            while len(state.done) > REMEMBERED:
                del state.done[next(iter(state.done))]
        match entry:
            case Moved():
                self._go_on(entry, entry.new, decided)
            case Said():
                pass
            case Opened():
                self._await_words(entry.at)
            case Sat():
                self._seat(entry.seat, Chair(user=entry.by), entry.at)
            case Filled():
                self._seat(entry.seat, Chair(level=entry.level), entry.at)
            case Left():
                self._seat(entry.seat, self._vacated(entry.seat), entry.at)
            case Resigned():
                self._seat(entry.seat, self._stood_in(entry.seat, "resigned"), entry.at)
            case TimedOut():
                self._seat(entry.seat, self._stood_in(entry.seat, "timeout"), entry.at)
            case Committed():
                state.words = with_commitment(state.words, entry.seat, entry.commitment)
            case Asked():
                state.words = asked_for(state.words, entry.at)
            case Revealed():
                state.words = with_words(state.words, entry.seat, entry.words)
            case Relieved():
                self._seat(entry.seat, replace(state.chairs[entry.seat], level=entry.level), entry.at)
            case Readied():
                state.ready.append(entry.by)
            case Paced():
                state.pace = entry.pace
            case Began():
                state.status = "running"
                self.line.chance = self._dice(state.words)
                state.clocks = clocks.wound_up(self.opened.clock, self.players)
                state.decision_ids = [0] * self.players
                self._go_on(entry, True, decided)
            case Undone():
                self.line.back(entry.steps)
                state.proposal = None
                self._ask(())
                self._press(entry.at)
            case Proposed():
                state.proposal = Proposal(entry.what, entry.seat, entry.steps, [entry.seat])
            case Agreed():
                assert state.proposal
                state.proposal.agreed.append(entry.seat)
            case Declined():
                state.proposal = None
            case Paused():
                state.status, state.proposal = "paused", None
                state.clocks = clocks.stopped(state.clocks, entry.at)
            case Resumed():
                state.status = "running"
                state.clocks = clocks.going(state.clocks, self._ticking(), entry.at)
            case Halted():
                state.clocks = clocks.without(state.clocks, entry.since, entry.at)
                state.words = waited_for_anew(state.words, entry.at, self.asks_ready)
            case Muted():
                state.muted = [user for user in state.muted if user != entry.user] + [entry.user] * entry.on
            case Ended():
                state.status, state.result, state.proposal = "over", entry, None
                state.clocks = clocks.stopped(state.clocks, entry.at)
            case Followed():
                state.next = entry.link

    def _go_on(self, entry: Moved | Began, new: bool, decided: Decided | None) -> None:
        line = self.line
        if decided and decided.way:
            way = decided.way
            self.events[self.state.n] = decided.events
            if len(self.events) > RECENT:
                del self.events[next(iter(self.events))]
        else:
            way = line.way(entry.steps)
        asked = line.actors
        line.go_on(way, new)
        if isinstance(entry, Moved):
            self.state.clocks = clocks.given_back(self.state.clocks, entry.seat, entry.lag)
        if self.state.proposal and self.state.proposal.what == "undo":
            self.state.proposal = None
        # Who was asked before and still is has the same decision before it, while others chose in secret.
        self._ask([seat for seat in asked if seat != entry.seat] if isinstance(entry, Moved) and len(asked) > 1 else ())
        self._press(entry.at)

    def _ask(self, still: Collection[int]) -> None:
        for seat in self.line.actors:
            if seat not in still:
                self.state.decision_ids[seat] = self.state.n

    def _seat(self, seat: int, chair: Chair, at: int) -> None:
        self.state.chairs[seat] = chair
        self._find_seats()
        if self.state.proposal:
            self.state.proposal = None  # who was asked is not who sits there now
        self._await_words(at, seat)
        self._press(at)

    def _await_words(self, at: int, seat: int = -1) -> None:
        """A seat has changed hands before the game: its words are another's, and the time for them runs when all sit.

        Once words are being told it is as in the middle of the game: whoever came now could choose by what is known.
        """
        if self.state.status == "waiting" and not self.state.words.asked:
            full = not any(chair.open for chair in self.state.chairs)
            self.state.words = seated(self.state.words, seat, full, at, self.asks_ready)
            self.state.ready = []

    def _find_seats(self) -> None:
        users = [chair.user for chair in self.state.chairs]
        self._seats = {
            user: tuple(seat for seat, sitter in enumerate(users) if sitter == user) for user in {*users} - {0}
        }

    def _vacated(self, seat: int) -> Chair:
        chair = self.state.chairs[seat]
        if self.state.status == "waiting" and not self.state.words.asked:
            return Chair(invited=chair.invited)
        level = chair.level or (self.opened.stand_in if self.opened.rated else "")
        return Chair(level=level, out=chair.out or "left", gone=chair.user, name=chair.name)

    def _stood_in(self, seat: int, out: Literal["resigned", "timeout"]) -> Chair:
        return replace(self.state.chairs[seat], level=self.opened.stand_in, out=out)

    def _ticking(self) -> list[int]:
        return [seat for seat in self.line.actors if seat in self.people]

    def _press(self, at: int) -> None:
        if self.state.status == "running" and self.state.clocks.left:
            self.state.clocks = clocks.pressed(self.opened.clock, self.state.clocks, self._ticking(), at)


def is_personal(entry: AnyEntry) -> bool:
    """Whether an entry holds what somebody wrote: words, or the names of those at their screen."""
    return isinstance(entry, Said) or (isinstance(entry, Opened) and any(chair.name for chair in entry.chairs))


def silent(entry: AnyEntry) -> AnyEntry:
    """An entry without what somebody wrote in it."""
    match entry:
        case Said():
            return replace(entry, text="")
        case Opened():
            return replace(entry, chairs=_nameless(entry.chairs))
    return entry


def _nameless(chairs: Sequence[Chair]) -> tuple[Chair, ...]:
    return tuple(replace(chair, name="") for chair in chairs)
