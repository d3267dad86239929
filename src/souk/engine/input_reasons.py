"""What can be wrong with what people type, as codes with arguments: whoever shows an error says it in their language.

The text of an exception says the same to who programs, in English.
"""

from __future__ import annotations

from .types import Reason


class UnknownWord(Reason, frozen=True, kw_only=True):
    """There is no such game, player or option. `known`: all, or the one that was meant if `guessed`."""

    what: str
    name: str
    known: str
    guessed: bool


class NotAChoice(Reason, frozen=True, kw_only=True):
    """An option has other choices."""

    option: str
    name: str
    known: str


class WrongPlayers(Reason, frozen=True, kw_only=True):
    """The game is for other numbers of players."""

    game: str
    name: str
    known: str


class NeedsPlayers(Reason, frozen=True, kw_only=True):
    """A choice is only for some numbers of players."""

    option: str
    name: str
    known: str


class SeatOutOfRange(Reason, frozen=True, kw_only=True):
    """Seats are numbered from 0."""

    n: int
    last: int


class NoSuchStep(Reason, frozen=True, kw_only=True):
    """The game has fewer moves."""

    n: int
    last: int


class FileUnreadable(Reason, frozen=True, kw_only=True):
    """The system does not give the file."""

    file: str
    error: str


class FileUnwritable(Reason, frozen=True, kw_only=True):
    """The system does not take the file."""

    file: str
    error: str


class FileExists(Reason, frozen=True, kw_only=True):
    """A new game is not written over another one."""

    file: str


class NotText(Reason, frozen=True, kw_only=True):
    """The file holds no text."""

    file: str


class NotARecord(Reason, frozen=True, kw_only=True):
    """The file holds no record of a game, or one of a newer Souk."""


class LineWrong(Reason, frozen=True, kw_only=True):
    """A record cannot be read from a line on; for who programs it says why."""

    line: int
    error: str


class PositionWrong(Reason, frozen=True, kw_only=True):
    """A position cannot be one of the game; for who programs it says why."""

    error: str


class OutOfRange(Reason, frozen=True, kw_only=True):
    """A number of a position must lie between others."""

    low: int
    high: int


class SeedOrDice(Reason, frozen=True, kw_only=True):
    """Dice are typed in, or follow from a seed."""


class ResumedAsItWas(Reason, frozen=True, kw_only=True):
    """A game that is resumed has its options and its dice."""


class SeedUntold(Reason, frozen=True, kw_only=True):
    """The record of a game that goes on does not tell its seed."""

    file: str


class NotNameAndValue(Reason, frozen=True, kw_only=True):
    """An option is given as NAME=VALUE."""

    name: str


class NoPersonsName(Reason, frozen=True, kw_only=True):
    """A person's name stands behind the colon."""

    name: str


class WrongSeats(Reason, frozen=True, kw_only=True):
    """The game has another number of seats."""

    n: int
    seats_given: int


InputReason = (
    UnknownWord
    | NotAChoice
    | WrongPlayers
    | NeedsPlayers
    | SeatOutOfRange
    | NoSuchStep
    | FileUnreadable
    | FileUnwritable
    | FileExists
    | NotText
    | NotARecord
    | LineWrong
    | PositionWrong
    | OutOfRange
    | SeedOrDice
    | ResumedAsItWas
    | SeedUntold
    | NotNameAndValue
    | NoPersonsName
    | WrongSeats
)
