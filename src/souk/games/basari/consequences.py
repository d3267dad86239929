"""What a move does with gems that somebody will feel in points: who would have most of a colour."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from souk.engine.game import Game

from . import types as t
from .barter import other_chooser
from .board import COLOURS, board_of
from .moves import ACTIONS
from .scoring import supply
from .state import BARTER, State

SOURCES: tuple[t.Source, ...] = ("colours",)
Hands = Sequence[Sequence[int]]  # by seat and colour


def consequences(game: Game, s: State, seat: int, action: int) -> Sequence[t.AnyConsequence]:
    """All of them; a card does what it says only if nobody takes it too."""
    match ACTIONS[action].fields:
        case t.ChooseCard("gems"):
            board = board_of(game)
            shown = board.gems[s.archway[seat]]
            taken = {k: min(n, supply(s, k)) for k, n in enumerate(shown) if n}
            return [*_leads(s.gems, _moved(s.gems, taken, seat, None))]
        case t.Accept() if s.phase == BARTER:
            offered = {k: n for k, n in enumerate(s.offer) if n}
            return [*_leads(s.gems, _moved(s.gems, offered, seat, other_chooser(s, seat)))]
        case t.Count(colour, n) if n:
            k = COLOURS.index(colour)
            after = _moved(s.gems, {k: n}, other_chooser(s, seat), seat)
            if _leader(s.gems, k) == _leader(after, k) == seat:
                return [t.KeepsLead(seat=seat, sources=SOURCES, colour=colour)]
    return []


def _moved(hands: Hands, gems: Mapping[int, int], to: int, giver: int | None) -> Hands:
    """The hands when these gems have changed theirs; without a giver they come from the supply."""
    after = [[*hand] for hand in hands]
    for k, n in gems.items():
        after[to][k] += n
        if giver is not None:
            after[giver][k] -= n
    return after


def _leader(hands: Hands, colour: int) -> int | None:
    """Who alone has most gems of a colour."""
    counts = [hand[colour] for hand in hands]
    most = max(counts)
    return counts.index(most) if counts.count(most) == 1 else None


def _leads(before: Hands, after: Hands) -> Iterator[t.AnyConsequence]:
    for k, colour in enumerate(COLOURS):
        had, has = _leader(before, k), _leader(after, k)
        if has is not None and has != had:
            yield t.CanLead(seat=has, sources=SOURCES, colour=colour)
        if had is not None and has != had:
            yield t.CanLoseLead(seat=had, sources=SOURCES, gains=False, colour=colour)
