"""Why a table does not do what was asked: codes with arguments, for whoever says them in a language."""

from __future__ import annotations

from souk.engine.types import NotYourDecision, Reason

__all__ = ["AnyRefusal", "NotYourDecision"]


class NoSuchSeat(Reason, frozen=True, kw_only=True):
    """The table has fewer seats."""

    n: int  # from 1, as people count
    last: int


class SeatTaken(Reason, frozen=True, kw_only=True):
    """Somebody sits there."""

    n: int  # from 1, as people count


class SeatKept(Reason, frozen=True, kw_only=True):
    """The seat is kept for somebody else."""

    n: int  # from 1, as people count


class AlreadySeated(Reason, frozen=True, kw_only=True):
    """Who asks sits at the table already."""


class NotSeated(Reason, frozen=True, kw_only=True):
    """Who asks does not sit at the table."""


class PlayersOnly(Reason, frozen=True, kw_only=True):
    """Only who sits at the table may do that."""


class HostOnly(Reason, frozen=True, kw_only=True):
    """Only who opened the table may do that."""


class NoSpectators(Reason, frozen=True, kw_only=True):
    """The table is not open to spectators."""


class OwnViewOnly(Reason, frozen=True, kw_only=True):
    """While the game goes on, nobody looks as another seat."""


class NameFirst(Reason, frozen=True, kw_only=True):
    """Whoever does something comes in with a name first."""


class Muted(Reason, frozen=True, kw_only=True):
    """The host has silenced who asks."""


class MuteYourself(Reason, frozen=True, kw_only=True):
    """Nobody can silence themselves."""


class WrongStatus(Reason, frozen=True, kw_only=True):
    """The game is not at the stage for that: it is waiting, running, paused or over."""

    status: str
    wanted: tuple[str, ...]


class NotBegun(Reason, frozen=True, kw_only=True):
    """The game has not begun."""


class BotPlaysOn(Reason, frozen=True, kw_only=True):
    """The game of who asks is over: a bot goes on."""


class DecisionPassed(Reason, frozen=True, kw_only=True):
    """That decision has passed; another one is asked now."""


class NewInformation(Reason, frozen=True, kw_only=True):
    """Something new is known since the last decision."""


class NothingToTakeBack(Reason, frozen=True, kw_only=True):
    """There is nothing to take back yet."""


class AnotherProposal(Reason, frozen=True, kw_only=True):
    """Another proposal is being answered."""


class NothingProposed(Reason, frozen=True, kw_only=True):
    """Nothing is proposed."""


class AlreadyAgreed(Reason, frozen=True, kw_only=True):
    """Who asks has agreed already."""


class RematchExists(Reason, frozen=True, kw_only=True):
    """There is a rematch already."""


class NotYourSeat(Reason, frozen=True, kw_only=True):
    """Somebody else sits there, or nobody."""

    n: int  # from 1, as people count


class AlreadySo(Reason, frozen=True, kw_only=True):
    """It is so already."""


class MutedEnough(Reason, frozen=True, kw_only=True):
    """A host can silence so many people, not more."""

    most: int


class NeverHere(Reason, frozen=True, kw_only=True):
    """Nobody with that number has been at the table."""


class RatedPeopleOnly(Reason, frozen=True, kw_only=True):
    """A rated game is for people only: no seat is a bot's."""


class RatedOneSeat(Reason, frozen=True, kw_only=True):
    """In a rated game everybody has one seat."""


class RatedNoHints(Reason, frozen=True, kw_only=True):
    """A rated game has no hints: turn them off, or play a casual game."""


class RatedNeedsClock(Reason, frozen=True, kw_only=True):
    """A rated game needs a clock, since nobody could lose by staying away."""


class RatedNoUndo(Reason, frozen=True, kw_only=True):
    """In a rated game nothing is taken back once something new is known."""


class NoHintsRated(Reason, frozen=True, kw_only=True):
    """There are no hints in a rated game."""


class NoHintsAgreed(Reason, frozen=True, kw_only=True):
    """There are no hints at this table: not everybody agreed to them."""


class SeatsOpen(Reason, frozen=True, kw_only=True):
    """Somebody is still to sit down."""


class AboutToBegin(Reason, frozen=True, kw_only=True):
    """The dice are being fixed: the game begins in a moment."""


class TooLateToCommit(Reason, frozen=True, kw_only=True):
    """The seat has committed to its words, or all are telling theirs."""


class TellWordsOnce(Reason, frozen=True, kw_only=True):
    """Words are told once, and only when all are asked for theirs."""


class OtherWords(Reason, frozen=True, kw_only=True):
    """These are not the words that the seat has committed to."""


AnyRefusal = (
    NoSuchSeat
    | SeatTaken
    | SeatKept
    | AlreadySeated
    | NotSeated
    | PlayersOnly
    | HostOnly
    | NoSpectators
    | OwnViewOnly
    | NameFirst
    | Muted
    | MuteYourself
    | WrongStatus
    | NotBegun
    | BotPlaysOn
    | DecisionPassed
    | NewInformation
    | NothingToTakeBack
    | AnotherProposal
    | NothingProposed
    | AlreadyAgreed
    | RematchExists
    | NotYourSeat
    | AlreadySo
    | MutedEnough
    | NeverHere
    | RatedPeopleOnly
    | RatedOneSeat
    | RatedNoHints
    | RatedNeedsClock
    | RatedNoUndo
    | NoHintsRated
    | NoHintsAgreed
    | SeatsOpen
    | AboutToBegin
    | TooLateToCommit
    | TellWordsOnce
    | OtherWords
)
