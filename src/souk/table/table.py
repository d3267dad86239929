"""The table: what its log says has happened, and what a command would add to the log.

`decide` and its kin say which entries follow from somebody's wish and change nothing; `apply` takes in an entry and is
the only thing that changes a table. Times are given, never asked for, so the same log gives the same table.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import UTC, datetime
from typing import Literal, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from souk.engine.chance import Dice, commitment_to
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
    Cancel,
    Command,
    Commit,
    Decline,
    Fill,
    Leave,
    Mute,
    Pace,
    Play,
    Propose,
    Ready,
    Rematch,
    Resign,
    Resume,
    Reveal,
    Say,
    Sit,
    Undo,
)
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
    Outcome,
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
MOST_MUTED = 50  # people whom a host can silence


class Refusal(SoukError):
    """A table does not do what was asked; nothing has changed."""

    reason: Reason

    def __init__(self, error: Literal["bad", "forbidden", "illegal", "stale", "busy"], reason: Reason) -> None:
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


class Table:
    """A table, by its log."""

    def __init__(self, opened: Opened) -> None:
        game, self.options = GAMES[opened.game].configure(opened.options)
        if opened.version != game.version:
            raise BadRecord(f"the game began by version {opened.version} of {game.name}, not by {game.version}")
        self.opened = opened
        self.state = TableState(opened, list(opened.chairs))
        self._find_seats()
        self.line = GameLine(game, len(opened.chairs), self.options, self._dice(Words()))
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
        seats = self.seats_of(user)
        return wanted if wanted in seats else seats[0] if seats and wanted is None else None

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
        line, words = self.line, self.state.words
        return Transcript(
            line.game.name,
            line.game.version,
            self.players,
            dict(self.options),
            tuple(line.entries),
            self.commitment,
            self._seed if self.state.status == "over" else None,
            date=datetime.fromtimestamp(self.opened.at / 1000, UTC).date().isoformat(),
            seats=tuple(names),
            committed=words.committed,
            words={seat: bytes.fromhex(text) for seat, text in words.revealed.items()},
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
                decided = Decided([Sat(at=at, seat=ask.seat)])
            case Fill():
                self._check_open(ask.seat)
                if self.opened.rated:
                    raise Refusal("illegal", why.RatedPeopleOnly())
                decided = self.begin(at, Filled(at=at, seat=ask.seat, level=ask.level), filled=ask.seat)
            case Commit():
                decided = self._committed(user, ask, at)
            case Reveal():
                decided = self._revealed(user, ask, at)
            case Ready():
                decided = self._readied(user, at)
            case _:
                decided = Decided(self._decide(ask, user, seat, at, link))
        return decided._replace(entries=[replace(entry, by=user, id=ask.id) for entry in decided.entries])

    def _played(self, ask: Play, seat: int | None, at: int) -> Decided:
        if seat is None:
            raise Refusal("forbidden", why.NotSeated())
        self._must_play(seat)
        return self.moved(seat, ask.moves, ask.decision_id, at, ask.lag)

    def _decide(self, ask: Command, user: int, seat: int | None, at: int, link: str) -> list[AnyEntry]:
        match ask:
            case Say():
                if user in self.state.muted:
                    raise Refusal("forbidden", why.Muted())
                return [Said(at=at, text=ask.text, seat=seat, spectator=seat is None)]
            case Mute():
                self._check_mute(ask, user)
                return [Muted(at=at, user=ask.user, on=ask.on)]
            case Cancel():
                self._must_be("waiting")
                if self.state.words.asked:
                    raise Refusal("stale", why.AboutToBegin())
                return [Ended(at=at, outcome="abandoned")]
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
                return [Resigned(at=at, seat=seat), *self._given_up([seat], at)]
            case Leave():
                return self._left(seat, at)
            case Rematch():
                self._must_be("over")
                if self.state.next:
                    raise Refusal("stale", why.RematchExists())
                return [Followed(at=at, link=link)]
            case Pace():
                if ask.pace == self.state.pace:
                    raise Refusal("stale", why.AlreadySo())
                return [Paced(at=at, pace=ask.pace)]
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

    def _check_mute(self, ask: Mute, user: int) -> None:
        if ask.user == user:
            raise Refusal("bad", why.MuteYourself())
        if ask.on == (ask.user in self.state.muted):
            raise Refusal("stale", why.AlreadySo())
        if ask.on and len(self.state.muted) >= MOST_MUTED:
            raise Refusal("bad", why.MutedEnough(most=MOST_MUTED))

    def begin(
        self,
        at: int,
        *before: AnyEntry,
        words: Words | None = None,
        filled: int | None = None,
        ready: int = 0,
        late: bool = False,
    ) -> Decided:
        """What follows when all seats are taken: everybody is asked for their words, and with these the game begins.

        `before` are entries that come first; `filled` is a seat that a bot is taking; `ready` is a user who says so;
        `late` says that nobody is waited for any longer.
        """
        words = words or self.state.words
        if self.state.status != "waiting":
            return Decided([*before])
        if not words.asked:
            if any(chair.open for seat, chair in enumerate(self.state.chairs) if seat != filled):
                return Decided([*before])
            if not late and not words.committed.keys() >= set(self.people):
                return Decided([*before])
            if not late and self.asks_ready and self._seats.keys() - {*self.state.ready, ready}:
                return Decided([*before])
            if words.committed:
                return Decided([*before, Asked(at=at)])
        elif not late and (words.committed.keys() - words.revealed.keys()) & set(self.people):
            return Decided([*before])
        way = self.line.open(self._dice(words))
        return Decided([*before, Began(at=at, steps=way.entries)], way, self._events(way))

    def _check_words(self, user: int, seat: int) -> None:
        self._must_be("waiting")
        if seat not in self.seats_of(user):
            raise Refusal("forbidden", why.NotYourSeat(n=seat + 1))

    def _committed(self, user: int, ask: Commit, at: int) -> Decided:
        self._check_words(user, ask.seat)
        words = self.state.words
        if words.asked or ask.seat in words.committed:
            raise Refusal("stale", why.TooLateToCommit())
        entry = Committed(at=at, seat=ask.seat, commitment=ask.commitment)
        return self.begin(at, entry, words=with_commitment(words, ask.seat, ask.commitment))

    def _revealed(self, user: int, ask: Reveal, at: int) -> Decided:
        self._check_words(user, ask.seat)
        words = self.state.words
        if not words.asked or ask.seat in words.revealed:
            raise Refusal("stale", why.TellWordsOnce())
        if commitment_to(bytes.fromhex(ask.words)) != words.committed.get(ask.seat):
            raise Refusal("illegal", why.OtherWords())
        entry = Revealed(at=at, seat=ask.seat, words=ask.words)
        return self.begin(at, entry, words=with_words(words, ask.seat, ask.words))

    def _readied(self, user: int, at: int) -> Decided:
        self._must_be("waiting")
        if any(chair.open for chair in self.state.chairs):
            raise Refusal("stale", why.SeatsOpen())
        if not self.asks_ready or self.state.words.asked or user in self.state.ready:
            raise Refusal("stale", why.AlreadySo())
        return self.begin(at, Readied(at=at), ready=user)

    def moved(self, seat: int, moves: Sequence[int], decision_id: int, at: int, lag: int = 0) -> Decided:
        """What a decision of a person or of a bot leads to; `lag` is what its sender says the network takes."""
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
        lag = clocks.lag_of(self.state.clocks, seat, lag, at)
        new = way.entries[-1].seat == NATURE or is_new(line.game, events)
        entries: list[AnyEntry] = [Moved(at=at, seat=seat, steps=way.entries, new=new, lag=lag)]
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
        if ask.what == "undo" and self.opened.rated:
            raise Refusal("illegal", why.RatedNoUndo())
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
        if self.opened.rated and self.state.status != "waiting":
            return [*entries, *self._given_up([seat], at)]
        if not set(self.people) - {seat}:
            entries.append(Ended(at=at, outcome="abandoned"))  # nobody is left to play for
        return entries

    def timed_out(self, at: int) -> Decided:
        """What happens because time is up: on a seat's clock, or for words that did not come."""
        if self.state.status == "waiting":
            return self.begin(at, late=True) if 0 < self.state.words.until <= at else Decided([])
        if self.state.status != "running":
            return Decided([])
        fallen = clocks.fallen(self.state.clocks, at)
        entries: list[AnyEntry] = [TimedOut(at=at, seat=seat) for seat in fallen]
        return Decided([*entries, *self._given_up(fallen, at)] if fallen and self.opened.rated else entries)

    def relieved(self, seat: int, level: str, at: int) -> Decided:
        """A plain bot instead of one that cannot think any more."""
        return Decided([Relieved(at=at, seat=seat, level=level)] if self.state.chairs[seat].level != level else [])

    def abandoned(self, at: int) -> Decided:
        """The end of a table at which nothing has happened for too long."""
        return Decided([] if self.state.status == "over" else [Ended(at=at, outcome="abandoned")])

    def halted(self, since: int, at: int) -> Decided:
        """After the server was away: that time counts for nobody."""
        running = self.state.status == "running" and self.state.clocks.ticking
        waited_for = self.state.status == "waiting" and self.state.words.until
        return Decided([Halted(at=at, since=since)] if (running or waited_for) and since < at else [])

    def _given_up(self, seats: Collection[int], at: int) -> list[AnyEntry]:
        """The end of the game, if only one seat has not given up or no person is left to play for.

        Who resigns gives up; in a rated game also who leaves or runs out of time.
        """
        outs = ("resigned", "left", "timeout") if self.opened.rated else ("resigned",)
        given_up = {*seats, *(seat for seat, chair in enumerate(self.state.chairs) if chair.out in outs)}
        if len(given_up) < self.players - 1 and set(self.people) - {*seats}:
            return []
        return [self._ended("resigned", at, self.line.state, seats)]

    def _ended(self, outcome: Outcome, at: int, state: object, giving_up: Collection[int] = ()) -> Ended:
        game = self.line.game
        scores, winners = game.scores(state), game.winners(state) if outcome == "played" else ()
        gone = [bool(chair.out) or seat in giving_up for seat, chair in enumerate(self.state.chairs)]
        keys = [(gone[seat], seat not in winners, -scores[seat]) for seat in range(self.players)]
        ranks = tuple(1 + sum(other < key for other in keys) for key in keys)
        return Ended(at=at, outcome=outcome, scores=tuple(scores), ranks=ranks)

    def again(self, user: int, seed: str, at: int) -> Opened:
        """The table of a rematch: everybody one seat further, people invited but for who asks."""
        seats = []
        for chair in self.state.chairs:
            person = chair.user or chair.invited
            if person == user:
                seats.append(Chair(user=user, name=chair.name))
            else:
                seats.append(Chair(invited=person) if person else Chair() if chair.gone else Chair(level=chair.level))
        return replace(self.opened, at=at, by=user, chairs=(seats[-1], *seats[:-1]), seed=seed, id="")

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
        before = frozenset(line.actors)
        line.go_on(way, new)
        if isinstance(entry, Moved):
            self.state.clocks = clocks.given_back(self.state.clocks, entry.seat, entry.lag)
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
        if self.state.status == "running":
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
