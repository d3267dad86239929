"""Everything that server and clients tell each other on the socket of the analysis board, `/api/analysis`, as types.

The server keeps a study while the socket is open: a position to begin from, a tree of what could follow, and a cursor
in it. Every message is answered by `done`, `refused`, or what was asked for; what it brings about is told before that.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from souk.engine.types import MoveFields, PrivateView, Reason
from souk.table.commands import Id, Moves

from .protocol import Bye, ClosedReply, LineStep, Message, Option, Previewed, Refused, Snapshot

MOST_TEXT = 60_000  # characters of a study or a position
MOST_COMMENT = 1_000  # characters
Text = Annotated[str, Meta(min_length=1, max_length=MOST_TEXT)]
Link = Annotated[str, Meta(min_length=1, max_length=64)]
NodeId = Annotated[int, Meta(ge=0, le=1_000_000)]
Actor = Annotated[int, Meta(ge=0, le=15)]  # a seat, or 15 for nature


# Where a study comes from.


class FromTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="from", tag="table"):
    """A finished game, with all that was played; or your own running one against bots, at that step as you see it."""

    link: Link
    step: Annotated[int, Meta(ge=0, le=100_000)] | None = None  # where to begin to look; None for the last


class FromText(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="from", tag="text"):
    """A record, a study, or a position as JSON. What is longer than a message may be is saved first."""

    text: Text


class FromNew(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="from", tag="new"):
    """A new game."""

    game: Annotated[str, Meta(max_length=64)]
    players: Annotated[int, Meta(ge=1, le=14)]
    options: dict[str, str] = {}


class FromStudy(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="from", tag="study"):
    """A study that somebody saved."""

    link: Link


Source = FromTable | FromText | FromNew | FromStudy


# To the server.


class StudyAsk(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    """A message to the analysis board; the sender chooses the id."""

    id: Id


class StudyOpen(StudyAsk, frozen=True, tag="open"):
    """Study that, and nothing of what was studied on this socket so far: with all eyes, without thinking."""

    source: Source


class StudyGo(StudyAsk, frozen=True, tag="go"):
    """Look at another moment."""

    node: NodeId


class StudyPlay(StudyAsk, frozen=True, tag="play"):
    """Go on from the cursor by decisions of a seat in a row, or by dice and cards chosen by hand."""

    seat: Actor
    moves: Annotated[Moves, Meta(min_length=1)]


class StudyRoll(StudyAsk, frozen=True, tag="roll"):
    """Let nature act until somebody is to decide."""


class StudyPromote(StudyAsk, frozen=True, tag="promote"):
    """Make the line to a moment the main line."""

    node: NodeId


class StudyRemove(StudyAsk, frozen=True, tag="remove"):
    """Take out a moment with all that follows it."""

    node: NodeId


class StudyComment(StudyAsk, frozen=True, tag="comment"):
    """Say something about the step that led to a moment, on one line; of dice and cards, about what led to them."""

    node: NodeId
    text: Annotated[str, Meta(max_length=MOST_COMMENT)]


class StudyEyes(StudyAsk, frozen=True, tag="eyes"):
    """Look with one seat's eyes, or with all."""

    seat: Actor | None


class StudyThink(StudyAsk, frozen=True, tag="think"):
    """Think about the moment at the cursor, wherever it moves, until it is turned off."""

    on: bool


class StudyPreview(StudyAsk, frozen=True, tag="preview"):
    """What would these decisions of a seat lead to? With no moves: what does each of its moves do?"""

    seat: Actor
    moves: Moves = []


class StudyClosed(StudyAsk, frozen=True, tag="closed"):
    """Which options of a seat's decision are closed, and why? With moves: of the decision that they would lead to."""

    seat: Actor
    moves: Moves = []


class StudyText(StudyAsk, frozen=True, tag="text"):
    """The study as a record, to be kept."""


class StudyPosition(StudyAsk, frozen=True, tag="position"):
    """The position at the cursor as JSON, to be changed or played on from; what the eyes do not see is imagined."""


AnalysisToServer = (
    StudyOpen
    | StudyGo
    | StudyPlay
    | StudyRoll
    | StudyPromote
    | StudyRemove
    | StudyComment
    | StudyEyes
    | StudyThink
    | StudyPreview
    | StudyClosed
    | StudyText
    | StudyPosition
)


# To the client.


class StudyMessage(Message, frozen=True, tag="study"):
    """What is studied; all moments that were told before are forgotten."""

    game: str
    title: str
    version: int  # of the game
    options: dict[str, str]
    players: int
    names: list[str]  # who sat where, if somebody did
    begins: Literal["new", "position"]
    table: str = ""  # the link of the table that it comes from


class StudyNode(Struct, frozen=True):
    """A moment of the study and the step that led to it, which may be hidden from the eyes that look."""

    id: int  # 0 is the start
    parent: int | None
    seat: int | None  # 15 for nature; None at the start
    action: int | None  # None at the start, and where it is hidden
    move: MoveFields | None
    children: list[int]  # the main line first
    comment: str


class TreeNews(Message, frozen=True, tag="tree"):
    """Moments that are new or have changed, and those that are gone."""

    nodes: list[StudyNode]
    gone: list[int]


class StudyDecision(Struct, frozen=True):
    """What a seat may do at the cursor, as far as the eyes that look can know."""

    seat: int
    moves: list[Option]


class StudyMoment(Message, frozen=True, tag="moment"):
    """How it stands at the cursor, for the eyes that look."""

    node: int
    step: int  # how many steps lead here
    eyes: int | None
    snapshot: Snapshot  # as the seat sees it; with all eyes, as the first seat does that is to decide
    privates: list[PrivateView]  # what each seat sees beside it, with all eyes; with one seat's, what that sees
    actors: list[int]  # 15 for nature
    decisions: list[StudyDecision]
    outcomes: list[Option]  # nature's, to choose from by hand; none where they would tell what is hidden
    weights: list[int]  # the odds of each
    over: bool
    scores: list[int]
    winners: list[int]


class BestMove(Struct, frozen=True):
    """A move that is thought good: each seat's share and final points after it, and how the game may go on."""

    seat: int
    id: int
    move: MoveFields
    weight: float  # its part of the thinking, or of a mixed answer
    shares: list[float]
    scores: list[float]
    error: float  # the standard error of the own share
    line: list[LineStep]  # begins with the move


class AnalysisNews(Message, frozen=True, tag="analysis"):
    """What is thought of the moment so far; better with every message, until it is `done`."""

    node: int
    eyes: int | None
    stage: int  # 0 for the first look
    done: bool
    progress: float  # from 0 to 1
    work: int  # rollouts, or positions looked at
    shares: list[float]  # of the victory, by seat
    scores: list[float]  # expected at the end, by seat
    error: float
    best: list[BestMove]  # the best first; up to five of each seat that is to decide


class StudyQueued(Message, frozen=True, tag="queued"):
    """Thinking about the moment waits for its turn, since many think; told again when that changes."""

    node: int
    ahead: int | None  # how many come before you; None from the moment on when it is your turn
    seconds: int  # about how long that takes; 0 if nobody knows


class StudyDone(Message, frozen=True, tag="done"):
    """It is so."""

    id: str


class StudyWritten(Message, frozen=True, tag="text"):
    """Answers `text` and `position`."""

    id: str
    text: str


AnalysisToClient = (
    StudyMessage
    | TreeNews
    | StudyMoment
    | AnalysisNews
    | StudyQueued
    | StudyDone
    | StudyWritten
    | Previewed
    | ClosedReply
    | Refused
    | Bye
)


# HTTP.


class NewStudy(Struct, forbid_unknown_fields=True):
    """Save a study, or the record of a game."""

    text: Text


class StudyInfo(Struct, frozen=True):
    """A saved study. Whoever has the link may open it."""

    link: str
    game: str
    players: int
    created: int


class Studies(Struct, frozen=True):
    """Your saved studies, the latest first."""

    studies: list[StudyInfo]


class PositionText(Struct, forbid_unknown_fields=True):
    """A position as JSON, or a record."""

    text: Text


class PositionCheck(Struct, frozen=True):
    """Whether there can be such a position; if not, why, and which part of it is wrong, if that is known."""

    ok: bool
    reason: Reason | None
    path: list[str | int]  # names of fields and places in lists, from the position on
    text: str  # the position as it is written
