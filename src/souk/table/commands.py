"""What somebody may ask of a table: commands, which become entries of the log, and questions, which do not."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .log import BotPace, Hex32, Seat

Id = Annotated[str, Meta(min_length=1, max_length=36, pattern="^[A-Za-z0-9_-]+$")]
MOST_MOVES = 64  # decisions in one command
MOST_CHAT = 500  # characters
Moves = Annotated[list[Annotated[int, Meta(ge=0, le=100_000)]], Meta(max_length=MOST_MOVES)]
Number = Annotated[int, Meta(ge=0, le=2**53 - 1)]  # as large as a browser can count


class Ask(Struct, frozen=True, gc=False, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """A message to the table. The sender chooses the id; the same id twice is the same command, and harmless."""

    id: Id


# Commands.


class Sit(Ask, frozen=True):
    """Sit down on an open seat, or one that you are invited to; also in the middle of a game."""

    seat: Seat


class Leave(Ask, frozen=True):
    """Get up. In a running game the seat is open to others then; in a rated one you have lost."""


class Fill(Ask, frozen=True):
    """Host: put a bot on an open seat; without a level a persona as strong as those who sit here."""

    seat: Seat
    level: Annotated[str, Meta(max_length=32)] = ""


class Commit(Ask, frozen=True):
    """Before the game: the SHA-256 of 32 random bytes that a seat of yours will add to the dice. Keep the bytes."""

    seat: Seat
    commitment: Hex32


class Reveal(Ask, frozen=True):
    """When you are asked for them: the random bytes of a seat of yours, in hexadecimal."""

    seat: Seat
    words: Hex32


class Ready(Ask, frozen=True):
    """When all seats of a table with a live clock are taken: you are ready for the clock to start."""


class Cancel(Ask, frozen=True):
    """Host: put the table away before the game begins."""


class Play(Ask, frozen=True):
    """Decide: one or more decisions in a row, by id, all or none. A row cannot go beyond dice or another's decision."""

    moves: Annotated[Moves, Meta(min_length=1)]
    decision_id: Number  # from the position that you saw: a decision that was asked for then, and no other
    lag: Annotated[int, Meta(ge=0, le=60_000)] = 0  # milliseconds from an earlier command of yours to its `done`


class Undo(Ask, frozen=True):
    """Take back your last decisions, as far as nothing new is known since."""

    steps: Annotated[int, Meta(ge=1, le=1_000)] = 1


class Propose(Ask, frozen=True):
    """Ask all others to go back further than `Undo` can (not in a rated game), or to pause."""

    what: Literal["undo", "pause"]
    steps: Annotated[int, Meta(ge=0, le=10_000)] = 0


class Agree(Ask, frozen=True):
    """Say yes to what is proposed."""


class Decline(Ask, frozen=True):
    """Say no to what is proposed, or take your own proposal back."""


class Resume(Ask, frozen=True):
    """End the pause."""


class Resign(Ask, frozen=True):
    """Give up: you rank last, and a bot goes on for you."""


class Rematch(Ask, frozen=True):
    """After the game: a new table for the same people, everybody one seat further."""


class Pace(Ask, frozen=True):
    """Let bots take more or less time for their decisions from now on."""

    pace: BotPace


class Say(Ask, frozen=True):
    """Say something to the table; spectators speak among themselves."""

    text: Annotated[str, Meta(min_length=1, max_length=MOST_CHAT)]


class Mute(Ask, frozen=True):
    """Host: silence somebody at this table, or let them speak again."""

    user: Number
    on: bool = True


# Questions.


class Preview(Ask, frozen=True):
    """What would these decisions lead to, as far as you can know? With no moves: what does each of my moves do?"""

    moves: Moves = []


class Closed(Ask, frozen=True):
    """Which options of my decision are closed, and why? With moves: of the decision that they would lead to."""

    moves: Moves = []


class Hint(Ask, frozen=True):
    """What does the search think of my moves? Where several people play, only if the table has hints; one at a time."""


class Coach(Ask, frozen=True):
    """What do these decisions lose beside the best, and why? With no moves: what is best? Allowed where `Hint` is."""

    moves: Moves = []


Command = (
    Sit
    | Leave
    | Fill
    | Commit
    | Reveal
    | Ready
    | Cancel
    | Play
    | Undo
    | Propose
    | Agree
    | Decline
    | Resume
    | Resign
    | Rematch
    | Pace
    | Say
    | Mute
)
Question = Preview | Closed | Hint | Coach
AnyAsk = Command | Question
