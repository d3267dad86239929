"""The table: `decide` and its kin say which entries follow from somebody's wish, and change nothing.

Times are given, never asked for, so the same log gives the same table.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Literal

from msgspec.structs import replace

from souk.engine.chance import commitment_to
from souk.engine.contract import NATURE
from souk.engine.errors import IllegalMove, SoukError
from souk.engine.live import Continuation, events_of, is_new
from souk.engine.types import NotNow, NotYourDecision, Reason, StepEvent

from . import clocks
from . import reasons as why
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
from .fold import Decided, Proposal, Status, TableFold
from .log import (
    Agreed,
    AnyEntry,
    Asked,
    Began,
    Chair,
    Committed,
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
from .words import Words, with_commitment, with_words

MOST_MUTED = 50  # people whom a host can silence


class Refusal(SoukError):
    """A table does not do what was asked; nothing has changed."""

    reason: Reason

    def __init__(self, error: Literal["bad", "forbidden", "illegal", "stale", "busy"], reason: Reason) -> None:
        self.error = error
        self.reason = reason
        super().__init__(str(reason))


class Table(TableFold):
    """A table, and what a command would add to its log. Nothing here changes it."""

    def decide(self, ask: Command, user: int, at: int, link: str = "", wanted: int | None = None) -> Decided:
        """What a command leads to; refuses what cannot be. `link` is where a rematch would take place.

        Who has several seats says which one is `wanted`.
        """
        seat = self.seat_of(user, wanted)
        match ask:
            case Play():
                return self._played(ask, user, seat, at)
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

    def _played(self, ask: Play, user: int, seat: int | None, at: int) -> Decided:
        if seat is None:
            raise Refusal("forbidden", why.NotSeated())
        self._must_play(seat)
        return self.moved(seat, ask.moves, ask.decision_id, at, ask.lag, user, ask.id)

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

    def moved(
        self, seat: int, moves: Sequence[int], decision_id: int, at: int, lag: int = 0, by: int = 0, id: str = ""
    ) -> Decided:
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
        entries: list[AnyEntry] = [Moved(at=at, by=by, id=id, seat=seat, steps=way.entries, new=new, lag=lag)]
        if not line.game.rules.actors(way.states[-1]):
            entries.append(replace(self._ended("played", at, way.states[-1]), by=by, id=id))
        return Decided(entries, way, events)

    def followed(self, entry: AnyEntry) -> Decided:
        """An entry that was decided elsewhere, with where it leads."""
        if not isinstance(entry, Moved | Began):
            return Decided([entry])
        way = self.line.way(entry.steps)
        return Decided([entry], way, self._events(way))

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
        """The table of a rematch: everybody one seat further, people invited but for who asks.

        After a guided game it is a whole one.
        """
        seats = []
        for chair in self.state.chairs:
            person = chair.user or chair.invited
            if person == user:
                seats.append(Chair(user=user, name=chair.name))
            else:
                seats.append(Chair(invited=person) if person else Chair() if chair.gone else Chair(level=chair.level))
        opened = replace(self.opened, at=at, by=user, chairs=(seats[-1], *seats[:-1]), seed=seed, id="")
        return replace(opened, position="", guided=False) if opened.guided else opened
