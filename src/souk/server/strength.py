"""How strong somebody is at a game, by how their games against bots of known strength ended; on the levels' scale.

So opponents can be found that fit.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from statistics import fmean
from typing import Final, NamedTuple

from souk.engine.game import Game
from souk.players.levels import LEVELS
from souk.players.personas import LEVEL_OF, elo_of, fitting

from .protocol import Summary
from .store import FAR_FUTURE, Store

Played = Sequence[tuple[Summary, int]]  # somebody's games, and the seat in each

NEWCOMER: Final = "trader"  # whom nobody knows is thought to play like this,
DOUBT: Final = 250.0  # give or take so much
LOWEST: Final = 0.0
HIGHEST: Final = 4000.0
LATEST: Final = 60  # games that say how strong somebody is now
SCALE: Final = 400.0  # of Elo: so much ahead is ten to one


def opponents_for(
    game: Game, levels: Sequence[str], played: Sequence[Played], beside: Collection[str] = ()
) -> list[str]:
    """A persona for each level, or where that is empty as strong as people are in the mean, of whom each played so.

    Nobody twice, and nobody who is there already.
    """
    own = fmean(strength(game, [one for each in games for one in meetings(game, *each)]) for games in played)
    chosen: list[str] = []
    for level in levels:
        chosen += fitting(game, elo_of(level, game) if level else own, 1, {*chosen, *beside})
    return chosen


async def opponents_beside(
    store: Store, game: Game, levels: Sequence[str], people: Collection[int], beside: Collection[str] = ()
) -> list[str]:
    """The same for people by their latest games."""
    played = [await store.games_of(user, FAR_FUTURE, LATEST) for user in people]
    return opponents_for(game, levels, played, beside)


class Meeting(NamedTuple):
    """One seat's result against one bot in one game."""

    elo: float  # of the bot
    share: float  # 1 for ahead of it, 0.5 for the same place
    weight: float  # of all meetings of a game: 1


def meetings(game: Game, summary: Summary, seat: int) -> list[Meeting]:
    """What a game says of a seat: it is compared with each bot that it met there from the start.

    A game that began in the middle says nothing: nobody knows who was ahead.
    """
    result = summary.result
    if (
        summary.game != game.name
        or summary.played_on
        or not result
        or not result.ranks
        or result.outcome == "abandoned"
    ):
        return []
    known = [
        (elo_of(other.level, game), result.ranks[k])
        for k, other in enumerate(summary.seats)
        if k != seat and other.kind == "bot" and not other.out and LEVEL_OF.get(other.level, other.level) in LEVELS
    ]
    own = result.ranks[seat]
    return [Meeting(elo, 0.5 + 0.5 * ((rank > own) - (rank < own)), 1 / len(known)) for elo, rank in known]


def expected(own: float, met: Iterable[Meeting]) -> float:
    """The part of the meetings of a game that somebody so strong wins on average."""
    return sum(one.weight * _beats(own, one.elo) for one in met)


def reached(met: Iterable[Meeting]) -> float:
    """The part of the meetings that was won."""
    return sum(one.weight * one.share for one in met)


def strength(game: Game, met: Sequence[Meeting]) -> float:
    """The likeliest strength: where results are as expected, and a newcomer's is the first guess."""
    guess, low, high = elo_of(NEWCOMER, game), LOWEST, HIGHEST
    together = _by_opponent(met)
    for _ in range(40):  # the more strength is assumed the less the results look like it: halve
        middle = (low + high) / 2
        surprise = reached(together) - expected(middle, together)
        if surprise * _PER_POINT + (guess - middle) / DOUBT**2 > 0:
            low = middle
        else:
            high = middle
    return (low + high) / 2


def doubt(own: float, met: Iterable[Meeting]) -> float:
    """The standard error of a strength that was found from these meetings."""
    chances = ((one.weight, _beats(own, one.elo)) for one in met)
    known = DOUBT**-2 + sum(weight * _PER_POINT**2 * chance * (1 - chance) for weight, chance in chances)
    return float(known**-0.5)


def _by_opponent(met: Iterable[Meeting]) -> list[Meeting]:
    """The same meetings with those of equal opponents as one: little to go through, however many games there were."""
    weights: dict[float, float] = {}
    shares: dict[float, float] = {}
    for one in met:
        weights[one.elo] = weights.get(one.elo, 0.0) + one.weight
        shares[one.elo] = shares.get(one.elo, 0.0) + one.weight * one.share
    return [Meeting(elo, shares[elo] / weight, weight) for elo, weight in weights.items()]


_PER_POINT: Final = 2.302585 / SCALE  # how fast the logarithm of a chance changes, at most, for each point of Elo


def _beats(own: float, other: float) -> float:
    return 1 / (1 + 10 ** ((other - own) / SCALE))
