"""What a rated game is, so that a rating says something about people.

People only, each on one seat, on the clock; no hints, nothing taken back once something new is known, and who leaves,
resigns or runs out of time ranks last. The first half is checked here when a table is opened, the second is the
table's affair while it is played.
"""

from __future__ import annotations

from .log import NoClock, Opened
from .table import Refusal


def check(opened: Opened) -> None:
    """Refuse a rated table that could not be one."""
    if not opened.rated:
        return
    if any(chair.level for chair in opened.chairs):
        raise Refusal("bad", "a rated game is for people only: leave the seats of the bots open, or play a casual game")
    users = [chair.user or chair.invited for chair in opened.chairs if not chair.open or chair.invited]
    if len(set(users)) < len(users):
        raise Refusal("bad", "in a rated game everybody has one seat: play a casual game to share a screen")
    if isinstance(opened.clock, NoClock):
        raise Refusal("bad", "a rated game needs a clock, since nobody could lose by staying away: choose one")
    if opened.hints != "off":
        raise Refusal("bad", "a rated game has no hints: turn them off, or play a casual game")
