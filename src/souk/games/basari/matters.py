"""What matters at a decision, for who plays for the first time: what is to be had here, who wants it too, who leads."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, islice
from typing import Final

from souk.engine.game import Game

from . import types as t
from .barter import other_chooser
from .board import COLOURS, Board, board_of, gems_of
from .scoring import COLOUR_POINTS, supply
from .state import ACTION_CARDS, BARTER, BLUE, CHOOSE, RED, State
from .view import view

MOST: Final = 3  # what somebody new can keep in mind
MANY: Final = 6  # points of an archway that everybody would like to have
STEP: Final = 6  # the most that a die moves a pawn
Hands = Sequence[Sequence[int]]  # by seat and colour


def matters(game: Game, s: State, seat: int) -> Sequence[t.AnyMatter]:
    """The most important things, as far as the seat knows."""
    return [*islice(_of_decision(game, s, seat), MOST)]


def _of_decision(game: Game, s: State, seat: int) -> Iterable[t.AnyMatter]:
    board = board_of(game)
    if s.phase == CHOOSE:
        return chain(
            _scoring(s, seat, board),
            _gems_lead(s, seat, board),
            [t.PointsHere(points=board.points[s.archway[seat]])],
            _same_wish(s, seat, board),
            _leads(s, seat),
        )
    if s.phase == BARTER:
        return chain([_at_stake(s, board)], _offered(game, s, seat), _spare(s, seat))
    return _spare(s, seat) if RED <= s.phase <= BLUE else []


def _scoring(s: State, seat: int, board: Board) -> Iterator[t.AnyMatter]:
    """A scoring after this round, or one that the roll can bring about, or the next step."""
    left = [len(board) - s.moved[other] for other in range(s.players)]
    if min(left) <= 0:
        yield t.ScoringNow(last=s.scorings == 2)
    elif left[seat] <= STEP:
        yield t.RollFinishes(n=left[seat])
    elif min(left) <= STEP:
        yield t.ScoringNear(seat=left.index(min(left)), n=min(left))


def _gems_lead(s: State, seat: int, board: Board) -> Iterator[t.GemsLead]:
    """The best colour in which the gems of the archway bring the lead."""
    taken = [min(n, supply(s, colour)) for colour, n in enumerate(board.gems[s.archway[seat]])]
    for colour, n in enumerate(taken):
        most = max(s.gems[other][colour] for other in range(s.players) if other != seat)
        if s.gems[seat][colour] <= most < s.gems[seat][colour] + n:
            yield t.GemsLead(gems=gems_of(taken), colour=COLOURS[colour], points=COLOUR_POINTS[colour])
            return


def _same_wish(s: State, seat: int, board: Board) -> Iterator[t.SameWish]:
    """Who stands on so many points that they are likely to choose them."""
    seats = tuple(k for k in range(s.players) if k != seat and board.points[s.archway[k]] >= MANY)
    if seats:
        yield t.SameWish(seats=seats)


def _alone_ahead(hands: Hands, players: int, colour: int) -> int | None:
    """Who alone has most gems of a colour."""
    counts = [hand[colour] for hand in hands[:players]]
    return counts.index(max(counts)) if counts.count(max(counts)) == 1 else None


def _leads(s: State, seat: int) -> Iterator[t.Leads]:
    if colours := tuple(name for colour, name in enumerate(COLOURS) if _alone_ahead(s.gems, s.players, colour) == seat):
        yield t.Leads(colours=colours)


def _at_stake(s: State, board: Board) -> t.AnyMatter:
    """What the barter is for: whoever gets it, it counts where that pawn stands."""
    if ACTION_CARDS[s.action - 1] == "points":
        rival = other_chooser(s, s.turn)
        return t.PointsAtStake(seat=rival, points=board.points[s.archway[s.turn]], n=board.points[s.archway[rival]])
    return t.ActionAtStake(action=ACTION_CARDS[s.action - 1])


def _offered(game: Game, s: State, seat: int) -> Iterator[t.AnyMatter]:
    """What accepting would change if a scoring came now; or how to open."""
    seen = view(game, s)
    deal = seen.barter.deal if seen.barter else None
    if not deal:
        yield t.YouOpen()
    elif (change := sum(deal[colour][seat] - seen.colours[colour][seat] for colour in COLOURS)) > 0:
        yield t.DealBrings(points=change)


def _spare(s: State, seat: int) -> Iterator[t.Spare]:
    """Colours of which a gem can be given away without losing the lead to whoever gets it."""
    rival = other_chooser(s, seat)
    spare: list[t.Colour] = []
    for colour, name in enumerate(COLOURS):
        if s.gems[seat][colour]:
            after = [[*hand] for hand in s.gems]
            after[seat][colour] -= 1
            after[rival][colour] += 1
            ahead = _alone_ahead(s.gems, s.players, colour)
            if _alone_ahead(after, s.players, colour) == ahead or ahead not in (seat, None):
                spare.append(name)
    if spare:
        yield t.Spare(colours=tuple(spare))
