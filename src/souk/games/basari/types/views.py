"""What everybody sees, and what a seat sees beside that."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from souk.engine import types as base

from .terms import ActionCard, Colour, Gems, Phase


class Archway(Struct, frozen=True):
    """What an archway shows."""

    points: int
    gems: Gems


class SeatView(base.SeatView, frozen=True, kw_only=True):
    """What everybody sees of a seat."""

    gems: Gems
    archway: int | None
    disc: int | None  # the archway of the start disc
    moved: int  # archways since the disc
    card: ActionCard | Literal["hidden"] | None


class Barter(Struct, frozen=True, kw_only=True):
    """A barter that goes on: for which action, between whom, what is offered and what is being said."""

    action: ActionCard
    players: tuple[int, int]
    die: int | None  # the first of the dice for who opens
    turn: int | None
    offer: Gems | None
    offered_by: int | None
    bid: Gems | None  # the counts said so far
    deal: Mapping[Colour, tuple[int, ...]] | None  # `colours` after the deal that is offered


class View(base.GameView, frozen=True, kw_only=True):
    """What everybody sees."""

    seats: tuple[SeatView, ...]
    phase: Phase
    scorings: int
    supply: Gems
    order: tuple[int, ...]  # of choosing a start archway
    barter: Barter | None
    colours: Mapping[
        Colour, tuple[int, ...]
    ]  # the points that each colour would bring every seat if it were scored now
    archways: tuple[Archway, ...]


class PrivateView(base.PrivateView, frozen=True, kw_only=True):
    """What a seat sees beside that: the card that it chose."""

    card: ActionCard | None
