"""The table: what its log says has happened, and what a command would add to the log.

`decide` and its kin say which entries follow from somebody's wish and change nothing; `apply` takes in an entry and is
the only thing that changes a table. Times are given, never asked for, so the same log gives the same table.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from hashlib import sha256
from typing import Literal, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from souk.engine.chance import Dice
from souk.engine.contract import NATURE
from souk.engine.errors import BadRecord, IllegalMove, SoukError
from souk.engine.live import Continuation, events_of, is_new
from souk.engine.position import Transcript
from souk.engine.types import NotNow, NotYourDecision, Reason, StepEvent
from souk.games import GAMES

from . import clocks
from . import reasons as why
from .clocks import Clocks
from .commands import (
    Agree,
    Command,
    Decline,
    Fill,
    Leave,
    Mute,
    Play,
    Propose,
    Rematch,
    Resign,
    Resume,
    Say,
    Sit,
    Undo,
)
from .line import GameLine
from .log import (
    Agreed,
    AnyEntry,
    Began,
    Chair,
    Declined,
    Ended,
    Filled,
    Followed,
    Halted,
    Left,
    Moved,
    Muted,
    Opened,
    Outcome,
    Paused,
    Proposed,
    Resigned,
    Resumed,
    Said,
    Sat,
    TimedOut,
    Undone,
)

Status = Literal["waiting", "running", "paused", "over"]
REMEMBERED = 256  # ids of commands by which repeats are known
RECENT = 64  # entries whose events are at hand


class Refusal(SoukError):
    """A table does not do what was asked; nothing has changed."""

    def __init__(self, error: Literal["bad", "forbidden", "illegal", "stale"], reason: Reason) -> None:
        self.error = error
        self.reason = reason
        super().__init__(str(reason))


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
    clocks: Clocks = Clocks()
    decision_ids: list[int] = []  # by seat: the entry that brought up the decision that it has to make
    proposal: Proposal | None = None
    muted: list[int] = []
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


class Table:
    """A table, by its log."""

    def __init__(self, opened: Opened) -> None:
        game, self.options = GAMES[opened.game].configure(opened.options)
        if opened.version != game.version:
            raise BadRecord(f"the game began by version {opened.version} of {game.name}, not by {game.version}")
        self.opened = opened
        self.dice = Dice(bytes.fromhex(opened.seed))
        self.state = TableState(opened, list(opened.chairs))
        self._find_seats()
        self.line = GameLine(game, len(opened.chairs), self.options, self.dice)
        self.events: dict[int, Sequence[StepEvent]] = {}  # of the latest entries, secrets included
        self.apply(opened)

    @classmethod
    def fold(cls, entries: Sequence[AnyEntry], snapshot: TableSnapshot | None = None) -> Table:
        """The table that a log, or a snapshot and the log since, describes."""
        if snapshot is None:
            first, *entries = entries
            assert isinstance(first, Opened)
            table = cls(first)
        else:
            table = cls(snapshot.state.opened)
            table.state = snapshot.state
            table._find_seats()
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
        """What binds the dice from the start."""
        return sha256(self.dice.seed).hexdigest()

    @property
    def host(self) -> int:
        """Who opened the table."""
        return self.opened.by

    @property
    def people(self) -> list[int]:
        """The seats that persons play for."""
        return [seat for seat, chair in enumerate(self.state.chairs) if chair.user and not chair.level]

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that are to decide state."""
        return self.line.actors if self.state.status == "running" else ()

    def seats_of(self, user: int) -> tuple[int, ...]:
        """Where somebody sits: on several seats if people share a screen."""
        return self._seats.get(user, ())

    def seat_of(self, user: int, wanted: int | None = None) -> int | None:
        """The seat that somebody plays for: the wanted one if it is theirs, the first of theirs if none is named."""
        seats = self.seats_of(user)
        return wanted if wanted in seats else seats[0] if seats and wanted is None else None

    def free(self, seat: int | None) -> int:
        """How many steps a seat may take back at once."""
        return self.line.free(seat) if seat is not None and self.state.status == "running" else 0

    def bots_to_act(self) -> list[tuple[int, str]]:
        """The seats whose bots are to decide now, with their levels."""
        return [(seat, level) for seat in self.actors if (level := self.state.chairs[seat].level)]

    def repeated(self, user: int, id: str) -> int | None:
        """The last entry of a command that has been carried out already."""
        return self.state.done.get(f"{user} {id}")

    def record(self, names: Sequence[str] = ()) -> Transcript:
        """The game so far as a record; the seed of its dice is told once it is over."""
        line = self.line
        return Transcript(
            line.game.name,
            line.game.version,
            self.players,
            dict(self.options),
            tuple(line.entries),
            self.commitment,
            self.dice.seed if self.state.status == "over" else None,
            date=datetime.fromtimestamp(self.opened.at / 1000, UTC).date().isoformat(),
            seats=tuple(names),
        )

    # What would follow.

    def decide(self, ask: Command, user: int, at: int, link: str = "", wanted: int | None = None) -> Decided:
        """What a command leads to; refuses what cannot be. `link` is where a rematch would take place.

        Who has several seats says which one is `wanted`.
        """
        seat = self.seat_of(user, wanted)
        match ask:
            case Play():
                decided = self._played(ask, seat, at)
            case Sit():
                self._check_sitting(user, ask.seat)
                decided = self.begin(at, Sat(at=at, seat=ask.seat))
            case Fill():
                self._check_open(ask.seat)
                decided = self.begin(at, Filled(at=at, seat=ask.seat, level=ask.level))
            case _:
                decided = Decided(self._decide(ask, user, seat, at, link))
        return decided._replace(entries=[replace(entry, by=user, id=ask.id) for entry in decided.entries])

    def _played(self, ask: Play, seat: int | None, at: int) -> Decided:
        if seat is None:
            raise Refusal("forbidden", why.NotSeated())
        self._must_play(seat)
        return self.moved(seat, ask.moves, ask.decision_id, at)

    def _decide(self, ask: Command, user: int, seat: int | None, at: int, link: str) -> list[AnyEntry]:
        match ask:
            case Say():
                if user in self.state.muted:
                    raise Refusal("forbidden", why.Muted())
                return [Said(at=at, text=ask.text, seat=seat, spectator=seat is None)]
            case Mute():
                if ask.user == user:
                    raise Refusal("bad", why.MuteYourself())
                return [Muted(at=at, user=ask.user, on=ask.on)]
        if seat is None:
            raise Refusal("forbidden", why.NotSeated())
        match ask:
            case Undo():
                self._must_play(seat)
                return [Undone(at=at, seat=seat, steps=self._undoable(seat, ask.steps))]
            case Propose():
                self._must_play(seat)
                return self._proposed(seat, ask, at)
            case Agree() | Decline():
                self._must_play(seat)
                return self._answered(seat, isinstance(ask, Agree), at)
            case Resume():
                self._must_be("paused")
                return [Resumed(at=at, seat=seat)]
            case Resign():
                self._must_be("running", "paused")
                self._must_play(seat)
                return [Resigned(at=at, seat=seat), *self._given_up(seat, at)]
            case Leave():
                return self._left(seat, at)
            case Rematch():
                self._must_be("over")
                if self.state.next:
                    raise Refusal("stale", why.RematchExists())
                return [Followed(at=at, link=link)]
        raise AssertionError("every command is decided")

    def _must_be(self, *status: Status) -> None:
        if self.state.status not in status:
            raise Refusal("stale", why.WrongStatus(status=self.state.status, wanted=status))

    def _must_play(self, seat: int) -> None:
        if self.state.chairs[seat].level:
            raise Refusal("illegal", why.BotPlaysOn())

    def _check_open(self, seat: int) -> None:
        self._must_be("waiting", "running", "paused")
        if seat >= self.players:
            raise Refusal("bad", why.NoSuchSeat(n=seat + 1, last=self.players))
        if not self.state.chairs[seat].open:
            raise Refusal("illegal", why.SeatTaken(n=seat + 1))

    def _check_sitting(self, user: int, seat: int) -> None:
        self._check_open(seat)
        invited = self.state.chairs[seat].invited
        if self.seats_of(user) and invited != user:
            raise Refusal("illegal", why.AlreadySeated())
        if invited not in (0, user):
            raise Refusal("forbidden", why.SeatKept(n=seat + 1))

    def begin(self, at: int, *taking: Sat | Filled) -> Decided:
        """The start of the game, if no more seats are open than are being taken."""
        if self.state.status != "waiting" or sum(chair.open for chair in self.state.chairs) > len(taking):
            return Decided([*taking])
        way = self.line.open()
        return Decided([*taking, Began(at=at, steps=way.entries)], way, self._events(way))

    def moved(self, seat: int, moves: Sequence[int], decision_id: int, at: int) -> Decided:
        """What a decision of a person or of a bot leads to."""
        self._must_be("running")
        line = self.line
        if seat not in line.actors:
            raise Refusal("stale", NotYourDecision())
        if decision_id != self.state.decision_ids[seat]:
            raise Refusal("stale", why.DecisionPassed())
        try:
            way = line.decide(seat, moves)
        except IllegalMove as error:
            raise Refusal("illegal", error.reason or NotNow()) from None
        events = self._events(way)
        new = way.entries[-1].seat == NATURE or is_new(line.game, events)
        entries: list[AnyEntry] = [Moved(at=at, seat=seat, steps=way.entries, new=new)]
        if not line.game.rules.actors(way.states[-1]):
            entries.append(self._ended("played", at, way.states[-1]))
        return Decided(entries, way, events)

    def _events(self, way: Continuation) -> list[StepEvent]:
        return events_of(self.line.game, len(self.line.entries), self.line.state, way)

    def _undoable(self, seat: int, steps: int) -> int:
        self._must_be("running")
        if not self.free(seat):
            raise Refusal("illegal", why.NewInformation())
        return min(steps, self.free(seat))

    def _proposed(self, seat: int, ask: Propose, at: int) -> list[AnyEntry]:
        self._must_be("running")
        if self.state.proposal:
            raise Refusal("stale", why.AnotherProposal())
        steps = self.line.to_decision(ask.steps) if ask.what == "undo" else 0
        if ask.what == "undo" and not steps:
            raise Refusal("illegal", why.NothingToTakeBack())
        proposed = Proposed(at=at, seat=seat, what=ask.what, steps=steps)
        proposal = Proposal(ask.what, seat, steps, [seat])
        return [proposed, *self._carried(proposal, at)]

    def _answered(self, seat: int, yes: bool, at: int) -> list[AnyEntry]:
        proposal = self.state.proposal
        if not proposal:
            raise Refusal("stale", why.NothingProposed())
        if not yes:
            return [Declined(at=at, seat=seat)]
        if seat in proposal.agreed:
            raise Refusal("stale", why.AlreadyAgreed())
        agreed = Proposal(proposal.what, proposal.seat, proposal.steps, [*proposal.agreed, seat])
        return [Agreed(at=at, seat=seat), *self._carried(agreed, at)]

    def _carried(self, proposal: Proposal, at: int) -> list[AnyEntry]:
        """What is carried out if all people agree; bots always do."""
        if not set(self.people) <= set(proposal.agreed):
            return []
        if proposal.what == "pause":
            return [Paused(at=at)]
        return [Undone(at=at, seat=proposal.seat, steps=proposal.steps)]

    def _left(self, seat: int, at: int) -> list[AnyEntry]:
        self._must_be("waiting", "running", "paused")
        entries: list[AnyEntry] = [Left(at=at, seat=seat)]
        if not set(self.people) - {seat}:
            entries.append(Ended(at=at, outcome="abandoned"))  # nobody is left to play for
        return entries

    def timed_out(self, at: int) -> Decided:
        """What the clocks bring about by state."""
        if self.state.status != "running":
            return Decided([])
        return Decided([TimedOut(at=at, seat=seat) for seat in clocks.fallen(self.state.clocks, at)])

    def abandoned(self, at: int) -> Decided:
        """The end of a table at which nothing has happened for too long."""
        return Decided([] if self.state.status == "over" else [Ended(at=at, outcome="abandoned")])

    def halted(self, since: int, at: int) -> Decided:
        """After the server was away: that time counts for nobody."""
        ticking = self.state.clocks.ticking if self.state.status == "running" else ()
        return Decided([Halted(at=at, since=since)] if ticking and since < at else [])

    def _given_up(self, seat: int, at: int) -> list[AnyEntry]:
        """The end of the game, if only one seat has not resigned or no person is left to play for."""
        resigned = {seat, *(k for k, chair in enumerate(self.state.chairs) if chair.out == "resigned")}
        if len(resigned) < self.players - 1 and set(self.people) - {seat}:
            return []
        return [self._ended("resigned", at, self.line.state, seat)]

    def _ended(self, outcome: Outcome, at: int, state: object, giving_up: int = -1) -> Ended:
        game = self.line.game
        scores, winners = game.scores(state), game.winners(state) if outcome == "played" else ()
        gone = [bool(chair.out) or seat == giving_up for seat, chair in enumerate(self.state.chairs)]
        keys = [(gone[seat], seat not in winners, -scores[seat]) for seat in range(self.players)]
        ranks = tuple(1 + sum(other < key for other in keys) for key in keys)
        return Ended(at=at, outcome=outcome, scores=tuple(scores), ranks=ranks)

    def again(self, user: int, seed: str, at: int) -> Opened:
        """The table of a rematch: everybody one seat further, people invited but for who asks."""
        seats = []
        for chair in self.state.chairs:
            person = chair.user or chair.invited
            if person == user:
                seats.append(Chair(user=user))
            else:
                seats.append(Chair(invited=person) if person else Chair(level=chair.level))
        return replace(self.opened, at=at, by=user, chairs=(seats[-1], *seats[:-1]), seed=seed, id="")

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
            case Said() | Opened():
                pass
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
            case Began():
                state.status = "running"
                state.clocks = clocks.wound_up(self.opened.clock, self.players)
                state.decision_ids = [0] * self.players
                self._go_on(entry, True, decided)
            case Undone():
                self.line.back(entry.steps)
                state.proposal = None
                self._ask(frozenset())
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
        before = frozenset(line.actors)
        line.go_on(way, new)
        if self.state.proposal and self.state.proposal.what == "undo":
            self.state.proposal = None
        # Who was asked before and still is has the same decision before it, while others chose in secret.
        self._ask(before - {entry.seat} if isinstance(entry, Moved) and len(before) > 1 else frozenset())
        self._press(entry.at)

    def _ask(self, still: frozenset[int]) -> None:
        for seat in self.line.actors:
            if seat not in still:
                self.state.decision_ids[seat] = self.state.n

    def _seat(self, seat: int, chair: Chair, at: int) -> None:
        self.state.chairs[seat] = chair
        self._find_seats()
        if self.state.proposal:
            self.state.proposal = None  # who was asked is not who sits there now
        self._press(at)

    def _find_seats(self) -> None:
        users = [chair.user for chair in self.state.chairs]
        self._seats = {
            user: tuple(seat for seat, sitter in enumerate(users) if sitter == user) for user in {*users} - {0}
        }

    def _vacated(self, seat: int) -> Chair:
        chair = self.state.chairs[seat]
        if self.state.status == "waiting":
            return Chair(invited=chair.invited)
        return Chair(out="left", gone=chair.user)

    def _stood_in(self, seat: int, out: Literal["resigned", "timeout"]) -> Chair:
        return replace(self.state.chairs[seat], level=self.opened.stand_in, out=out)

    def _ticking(self) -> list[int]:
        return [seat for seat in self.line.actors if seat in self.people]

    def _press(self, at: int) -> None:
        if self.state.status == "running":
            self.state.clocks = clocks.pressed(self.opened.clock, self.state.clocks, self._ticking(), at)
