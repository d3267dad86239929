"""What matters at a decision, told to who learns the game."""

from __future__ import annotations

from souk.engine import types as base

from .terms import ActionCard, Colour, Gems


class ScoringNow(base.Matter, frozen=True, kw_only=True):
    """A pawn has reached its disc: there is a scoring after this round; the last one ends the game."""

    last: bool


class RollFinishes(base.Matter, frozen=True, kw_only=True):
    """The roll can bring one's own pawn to its disc."""

    n: int


class ScoringNear(base.Matter, frozen=True, kw_only=True):
    """A rival is near the disc."""

    seat: int
    n: int


class GemsLead(base.Matter, frozen=True, kw_only=True):
    """The gems of the archway bring the lead in a colour."""

    gems: Gems
    colour: Colour
    points: int


class PointsHere(base.Matter, frozen=True, kw_only=True):
    """What the archway is worth."""

    points: int


class SameWish(base.Matter, frozen=True, kw_only=True):
    """Rivals who stand on many points."""

    seats: tuple[int, ...]


class Leads(base.Matter, frozen=True, kw_only=True):
    """Colours in which one leads alone."""

    colours: tuple[Colour, ...]


class PointsAtStake(base.Matter, frozen=True, kw_only=True):
    """The barter is for points: what they are for oneself, and `n` for the rival."""

    seat: int
    points: int
    n: int


class ActionAtStake(base.Matter, frozen=True, kw_only=True):
    """The barter is for the roll or the gems."""

    action: ActionCard


class YouOpen(base.Matter, frozen=True, kw_only=True):
    """Nothing is offered yet."""


class DealBrings(base.Matter, frozen=True, kw_only=True):
    """Points that accepting would add if the colours were scored now."""

    points: int


class Spare(base.Matter, frozen=True, kw_only=True):
    """Colours of which a gem can be given away without losing a lead."""

    colours: tuple[Colour, ...]


AnyMatter = (
    ScoringNow
    | RollFinishes
    | ScoringNear
    | GemsLead
    | PointsHere
    | SameWish
    | Leads
    | PointsAtStake
    | ActionAtStake
    | YouOpen
    | DealBrings
    | Spare
)
