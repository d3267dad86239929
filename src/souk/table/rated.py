"""What a rated game is, so that a rating says something about people.

People only, each on one seat, on the clock; no hints, nothing taken back once something new is known, and who leaves,
resigns or runs out of time ranks last. The first half is checked here when a table is opened, the second is the
table's affair while it is played.
"""

from __future__ import annotations

from .log import NoClock, Opened
from .reasons import RatedNeedsClock, RatedNoHints, RatedOneSeat, RatedPeopleOnly
from .table import Refusal


def check(opened: Opened) -> None:
    """Refuse a rated table that could not be one."""
    if not opened.rated:
        return
    if any(chair.level for chair in opened.chairs):
        raise Refusal("bad", RatedPeopleOnly())
    users = [chair.user or chair.invited for chair in opened.chairs if not chair.open or chair.invited]
    if len(set(users)) < len(users):
        raise Refusal("bad", RatedOneSeat())
    if isinstance(opened.clock, NoClock):
        raise Refusal("bad", RatedNeedsClock())
    if opened.hints != "off":
        raise Refusal("bad", RatedNoHints())
