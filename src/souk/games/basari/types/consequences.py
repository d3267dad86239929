"""What a move does on the board beside what it says."""

from __future__ import annotations

from souk.engine import types as base

from .terms import Colour


class CanLead(base.Consequence, frozen=True, kw_only=True):
    """A seat that has not most gems of a colour would have them."""

    colour: Colour


class CanLoseLead(base.Consequence, frozen=True, kw_only=True):
    """A seat that alone has most gems of a colour would not be alone with them any more."""

    colour: Colour


class KeepsLead(base.Consequence, frozen=True, kw_only=True):
    """Who gives so many gems of a colour still has most of them."""

    colour: Colour


AnyConsequence = CanLead | CanLoseLead | KeepsLead
