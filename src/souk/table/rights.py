"""Who may do what at a table. Every wish passes here, and nowhere else is it asked who somebody is."""

from __future__ import annotations

from typing import Final, Literal

from souk.engine.types import Reason

from .commands import (
    Agree,
    Ask,
    Cancel,
    Closed,
    Coach,
    Commit,
    Decline,
    Fill,
    Hint,
    Leave,
    Mute,
    Pace,
    Play,
    Preview,
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
from .log import AnyEntry, Asked, Committed, Paced, Readied, Revealed, Said
from .reasons import HostOnly, NameFirst, NoSpectators, NoSuchSeat, OwnViewOnly, PlayersOnly
from .table import Refusal, Table

Role = Literal["player", "host", "spectator", "stranger"]

PLAYER: Final[frozenset[Role]] = frozenset({"player"})
HOST: Final[frozenset[Role]] = frozenset({"host"})
PRESENT: Final[frozenset[Role]] = frozenset({"player", "host", "spectator"})
ANYBODY: Final[frozenset[Role]] = frozenset({"player", "host", "spectator", "stranger"})

RIGHTS: Final[dict[type[Ask], frozenset[Role]]] = {
    Sit: ANYBODY,  # whoever has the link; a seat may be kept for somebody
    Leave: PLAYER,
    Fill: HOST,
    Commit: PLAYER,
    Reveal: PLAYER,
    Ready: PLAYER,
    Cancel: HOST,
    Play: PLAYER,
    Undo: PLAYER,
    Propose: PLAYER,
    Agree: PLAYER,
    Decline: PLAYER,
    Resume: PLAYER,
    Resign: PLAYER,
    Rematch: PLAYER,
    Pace: PLAYER,
    Say: PRESENT,
    Mute: HOST,
    Preview: PLAYER,
    Closed: PLAYER,
    Hint: PLAYER,
    Coach: PLAYER,
}
REFUSALS: Final[dict[frozenset[Role], Reason]] = {PLAYER: PlayersOnly(), HOST: HostOnly()}


def roles(table: Table, user: int) -> frozenset[Role]:
    """What somebody with the link is to the table."""
    found: set[Role] = set()
    if table.seats_of(user):
        found.add("player")
    if user and user == table.host:
        found.add("host")
    if table.opened.spectators:
        found.add("spectator")
    return frozenset(found or {"stranger"})


def check(table: Table, user: int, ask: Ask) -> None:
    """Refuse what the sender may not ask for."""
    if not user:
        raise Refusal("forbidden", NameFirst())
    allowed = RIGHTS[type(ask)]
    if not allowed & roles(table, user):
        raise Refusal("forbidden", REFUSALS.get(allowed, NoSpectators()))


def may_look(table: Table, user: int) -> bool:
    """Whether somebody may see the game at all."""
    return table.opened.spectators or bool(PRESENT & roles(table, user))


def viewer(table: Table, user: int, wanted: int | None) -> int | None:
    """The seat whose view somebody may see: one of theirs, or any once the game is over; None is a spectator's."""
    if not may_look(table, user):
        raise Refusal("forbidden", NoSpectators())
    if wanted is None or wanted in table.seats_of(user):
        return wanted
    if table.state.status != "over":
        raise Refusal("forbidden", OwnViewOnly())
    if wanted >= table.players:
        raise Refusal("bad", NoSuchSeat(n=wanted + 1, last=table.players))
    return wanted


def may_hear(table: Table, entry: AnyEntry, seat: int | None) -> bool:
    """Whether a seat or a spectator hears of an entry: spectators talk among themselves until the game is over, and
    what is added to the dice, who is ready and how fast bots are is told with the table itself."""
    if isinstance(entry, Committed | Asked | Revealed | Readied | Paced):
        return False
    return not (isinstance(entry, Said) and entry.spectator) or seat is None or table.state.status == "over"
