"""Who may do what at a table. Every wish passes here, and nowhere else is it asked who somebody is."""

from __future__ import annotations

from typing import Final, Literal

from .commands import (
    Agree,
    Ask,
    Closed,
    Commit,
    Decline,
    Fill,
    Hint,
    Leave,
    Mute,
    Play,
    Preview,
    Propose,
    Rematch,
    Resign,
    Resume,
    Reveal,
    Say,
    Sit,
    Undo,
)
from .log import AnyEntry, Asked, Committed, Revealed, Said
from .table import Refusal, Table, no_seat

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
    Play: PLAYER,
    Undo: PLAYER,
    Propose: PLAYER,
    Agree: PLAYER,
    Decline: PLAYER,
    Resume: PLAYER,
    Resign: PLAYER,
    Rematch: PLAYER,
    Say: PRESENT,
    Mute: HOST,
    Preview: PLAYER,
    Closed: PLAYER,
    Hint: PLAYER,
}
REFUSALS: Final = {PLAYER: "only who sits at the table may do that", HOST: "only who opened the table may do that"}


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
        raise Refusal("forbidden", "come in with a name first")
    allowed = RIGHTS[type(ask)]
    if not allowed & roles(table, user):
        raise Refusal("forbidden", REFUSALS.get(allowed, "this table is not open to those who look on"))


def may_look(table: Table, user: int) -> bool:
    """Whether somebody may see the game at all."""
    return table.opened.spectators or bool(PRESENT & roles(table, user))


def viewer(table: Table, user: int, wanted: int | None) -> int | None:
    """The seat whose view somebody may see: one of theirs, or any once the game is over; None is a spectator's."""
    if not may_look(table, user):
        raise Refusal("forbidden", "this table is not open to those who look on")
    if wanted is None or wanted in table.seats_of(user):
        return wanted
    if table.state.status != "over":
        raise Refusal("forbidden", "while the game goes on, you look with your own eyes")
    if wanted >= table.players:
        raise Refusal("bad", no_seat(wanted, table.players))
    return wanted


def may_hear(table: Table, entry: AnyEntry, seat: int | None) -> bool:
    """Whether a seat or a spectator hears of an entry: spectators talk among themselves until the game is over, and
    what is added to the dice is told with the table itself."""
    if isinstance(entry, Committed | Asked | Revealed):
        return False
    return not (isinstance(entry, Said) and entry.spectator) or seat is None or table.state.status == "over"
