"""Why the server does not do what was asked: codes with arguments, for whoever says them in a language."""

from __future__ import annotations

from souk.engine.input_reasons import InputReason
from souk.engine.types import AnyReason, Reason
from souk.table.reasons import AnyRefusal


class Impossible(Reason, frozen=True, kw_only=True):
    """Something in the request is not possible; for who programs it says what."""

    text: str


class Unreadable(Reason, frozen=True, kw_only=True):
    """The data cannot be read; for who programs it says where."""

    text: str


class TooDeep(Reason, frozen=True, kw_only=True):
    """The data is nested too deeply."""


class SendJson(Reason, frozen=True, kw_only=True):
    """A body is JSON, with the content type application/json."""


class BodyTooLarge(Reason, frozen=True, kw_only=True):
    """A request has at most so many bytes."""

    most: int


class NoSuchParameter(Reason, frozen=True, kw_only=True):
    """The address takes no such parameter."""

    name: str
    known: str


class NotANumber(Reason, frozen=True, kw_only=True):
    """A parameter must be a whole number."""

    name: str
    text: str


class NothingHere(Reason, frozen=True, kw_only=True):
    """There is nothing at that address."""


class WrongMethod(Reason, frozen=True, kw_only=True):
    """The address takes another method."""


class OtherSite(Reason, frozen=True, kw_only=True):
    """The request comes from a page of another site."""


class OtherHost(Reason, frozen=True, kw_only=True):
    """The server has another name: start it with --origin to give it this one."""


class WrongProtocol(Reason, frozen=True, kw_only=True):
    """The socket does not ask for the protocol that the server speaks."""

    protocol: str


class TooManyRequests(Reason, frozen=True, kw_only=True):
    """Too many requests in a short time."""


class TooManyMessages(Reason, frozen=True, kw_only=True):
    """Too many messages in a short time."""


class NoAnswer(Reason, frozen=True, kw_only=True):
    """What a client says to its user when no answer comes in time."""


class TooManyAttempts(Reason, frozen=True, kw_only=True):
    """Too many names or passwords tried."""


class TooManyTables(Reason, frozen=True, kw_only=True):
    """Too many tables opened."""


class Full(Reason, frozen=True, kw_only=True):
    """The server has no room for one more."""


class ServerError(Reason, frozen=True, kw_only=True):
    """Something went wrong at the server."""


class Restarting(Reason, frozen=True, kw_only=True):
    """The server is being restarted."""


class NotKept(Reason, frozen=True, kw_only=True):
    """The last command could not be written down."""


class BadName(Reason, frozen=True, kw_only=True):
    """A name has some characters, among them a letter or a digit."""

    most: int


class EmptyText(Reason, frozen=True, kw_only=True):
    """There is nothing to read in a text."""


class NameKept(Reason, frozen=True, kw_only=True):
    """Somebody keeps that name by a password, or one that looks like it: log in, or take another."""

    name: str


class WrongLogin(Reason, frozen=True, kw_only=True):
    """The name or the password is wrong."""


class WrongPassword(Reason, frozen=True, kw_only=True):
    """The password is wrong."""


class NobodyCalled(Reason, frozen=True, kw_only=True):
    """Nobody keeps that name by a password: leave the seat open and send the link."""

    name: str


class FriendTwice(Reason, frozen=True, kw_only=True):
    """Every friend has one seat; only who opens the table may have several."""


class NoSuchTable(Reason, frozen=True, kw_only=True):
    """There is no table with that link."""


class NotOver(Reason, frozen=True, kw_only=True):
    """The game is not over: its secrets are not told yet."""


class TooManySockets(Reason, frozen=True, kw_only=True):
    """Too many tables are open at one address."""


class TooManyGuests(Reason, frozen=True, kw_only=True):
    """Too many have come in just now."""


class BodyTooSlow(Reason, frozen=True, kw_only=True):
    """The request took too long to arrive."""


class AccountChanged(Reason, frozen=True, kw_only=True):
    """The account has changed in the meantime."""


class TableDamaged(Reason, frozen=True, kw_only=True):
    """What was kept of the table is damaged."""


class NameHasSign(Reason, frozen=True, kw_only=True):
    """A name has letters, digits and signs, not this one."""

    sign: str


class NameHasPiles(Reason, frozen=True, kw_only=True):
    """A name has no piles of accents."""


class NameScript(Reason, frozen=True, kw_only=True):
    """A name is written in a script of everyday use, and this letter is not."""

    sign: str


class NameMixesScripts(Reason, frozen=True, kw_only=True):
    """A name is written in one script."""

    scripts: str


class SearchFails(Reason, frozen=True, kw_only=True):
    """The search cannot think about this position."""


class HintsQueued(Reason, frozen=True, kw_only=True):
    """Many people want a hint just now."""


class HintUnderWay(Reason, frozen=True, kw_only=True):
    """One hint at a time."""


class CoachLate(Reason, frozen=True, kw_only=True):
    """The coach could not say in time: play on."""


class NobodyJudges(Reason, frozen=True, kw_only=True):
    """Games can be reviewed for which a net ships; none does for this game with so many players."""

    players: int


class NoSuchQuestion(Reason, frozen=True, kw_only=True):
    """The review found no error of that seat at that step."""

    step: int


class NotReviewed(Reason, frozen=True, kw_only=True):
    """The game has not been reviewed yet."""


class AnswersQueued(Reason, frozen=True, kw_only=True):
    """Many answers are being judged just now."""


class ReviewsQueued(Reason, frozen=True, kw_only=True):
    """Many games are to be reviewed just now."""


class ReviewsOfOne(Reason, frozen=True, kw_only=True):
    """So many of one's reviews wait already."""

    most: int


class GameGoesOn(Reason, frozen=True, kw_only=True):
    """The game goes on at a table with other people: until it is over it is not analysed."""


class NoSuchMoment(Reason, frozen=True, kw_only=True):
    """A study has no moment with that number."""

    n: int


class OtherPosition(Reason, frozen=True, kw_only=True):
    """The position is one of another game, or of another number of players."""

    game: str
    players: int


class PlayOnAlone(Reason, frozen=True, kw_only=True):
    """One person plays on from a position, on one seat against bots, unrated; and the game is not over there."""


class NothingOpen(Reason, frozen=True, kw_only=True):
    """No study is open yet."""


class StudyFull(Reason, frozen=True, kw_only=True):
    """A study has at most so many steps, and so many lines."""

    most: int
    lines: int


class NoSuchStudy(Reason, frozen=True, kw_only=True):
    """There is no study with that link."""


class StudyTooLong(Reason, frozen=True, kw_only=True):
    """A study that is kept has at most so many characters."""

    most: int


class TooManyStudies(Reason, frozen=True, kw_only=True):
    """Everybody may keep so many studies."""

    most: int


AnyProblem = (
    Impossible
    | Unreadable
    | TooDeep
    | SendJson
    | BodyTooLarge
    | NoSuchParameter
    | NotANumber
    | NothingHere
    | WrongMethod
    | OtherSite
    | OtherHost
    | WrongProtocol
    | TooManyRequests
    | TooManyMessages
    | NoAnswer
    | TooManyAttempts
    | TooManyTables
    | Full
    | ServerError
    | Restarting
    | NotKept
    | BadName
    | EmptyText
    | NameKept
    | WrongLogin
    | WrongPassword
    | NobodyCalled
    | FriendTwice
    | NoSuchTable
    | NotOver
    | TooManySockets
    | TooManyGuests
    | BodyTooSlow
    | AccountChanged
    | TableDamaged
    | NameHasSign
    | NameHasPiles
    | NameScript
    | NameMixesScripts
    | SearchFails
    | HintsQueued
    | HintUnderWay
    | CoachLate
    | NobodyJudges
    | NotReviewed
    | NoSuchQuestion
    | AnswersQueued
    | ReviewsQueued
    | ReviewsOfOne
    | GameGoesOn
    | NoSuchMoment
    | NothingOpen
    | OtherPosition
    | PlayOnAlone
    | StudyFull
    | NoSuchStudy
    | StudyTooLong
    | TooManyStudies
)
FrameReason = AnyProblem | AnyRefusal | InputReason | AnyReason  # whatever the game
