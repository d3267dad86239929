"""My progress: what finished games, their reviews and puzzles say of somebody, and badges for it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Final, NamedTuple

from souk.arena.numbers import student
from souk.engine.game import Game
from souk.players.levels import LEVELS
from souk.players.nets import net_ships
from souk.players.personas import LEVEL_OF, PERSONAS, elo_of
from souk.study.explore.shipped import points_of_the_strongest

from . import protocol as p
from .strength import LATEST, Meeting, doubt, expected, meetings, reached, strength
from .tables.reviews import Brief, SeatBrief

POINTS: Final = LATEST  # the latest games, of which each is told
RECENT: Final = 10  # games whose results are compared with what was to be expected
REVIEWS: Final = 60  # that are told
TO_REVIEW: Final = 5  # games that are offered to be reviewed
CERTAIN: Final = 1.96  # standard errors: 95 %

STREAK: Final = 3
STRONG: Final = LEVELS[LEVELS.index("master") :]
PRECISE: Final = 90.0  # accuracy
REAL: Final = 10  # decisions of a game whose accuracy says something
BAD_LUCK: Final = -0.1  # share of victory
SOLVED: Final = 25
IN_A_ROW: Final = 10

Found = tuple[p.Summary, int]  # a table, and somebody's seat there


class Played(NamedTuple):
    """A finished game as its player's badges see it."""

    at: int
    game: str
    won: bool
    bots: frozenset[str]  # levels and personas that were there
    people: bool  # whether somebody else played
    brief: SeatBrief | None  # what its review says


def played(summary: p.Summary, seat: int, brief: Brief | None) -> Played:
    """A finished game with the eyes of a seat."""
    others = [other for k, other in enumerate(summary.seats) if k != seat]
    ranks = summary.result.ranks if summary.result else []
    return Played(
        summary.changed,
        summary.game,
        bool(ranks) and ranks[seat] == 1,
        frozenset(other.level for other in others if other.kind == "bot"),
        any(other.kind == "person" for other in others),
        brief.seats[seat] if brief else None,
    )


def _has_streak(games: Sequence[Played]) -> bool:
    return len(games) >= STREAK and all(one.won for one in games[-STREAK:])


def _has_met_all(games: Sequence[Played]) -> bool:
    return set(PERSONAS) <= set().union(*(one.bots for one in games))


def _has_won_everywhere(games: Sequence[Played]) -> bool:
    return len({one.game for one in games if one.won}) >= 2


def _is_precise(games: Sequence[Played]) -> bool:
    brief = games[-1].brief
    return bool(brief and brief.accuracy and brief.accuracy >= PRECISE and brief.decisions >= REAL)


def _won_against_luck(games: Sequence[Played]) -> bool:
    brief = games[-1].brief
    return games[-1].won and brief is not None and brief.luck <= BAD_LUCK


# Each is earned by the game after which its rule first holds, of all games up to it.
BADGES: Final[dict[str, Callable[[Sequence[Played]], bool]]] = {
    "first_win": lambda games: games[-1].won,
    "streak": _has_streak,
    "giant": lambda games: games[-1].won and any(LEVEL_OF.get(bot, bot) in STRONG for bot in games[-1].bots),
    "people": lambda games: games[-1].won and games[-1].people,
    "both": _has_won_everywhere,
    "bazaar": _has_met_all,
    "precise": _is_precise,
    "against_luck": _won_against_luck,
}

BADGE_NAMES: Final = (*BADGES, "solver", "solver_row")


def badges(games: Sequence[Played], tries: Sequence[p.PuzzleTried]) -> list[p.Badge]:
    """Every badge, and when it was earned: 0 for not yet. Games and tries of puzzles are in their order."""
    solved = [one.at for one in tries if one.solved]
    return [
        *(p.Badge(name, _earned(rule, games)) for name, rule in BADGES.items()),
        p.Badge("solver", solved[SOLVED - 1] if len(solved) >= SOLVED else 0),
        p.Badge("solver_row", _solved_in_a_row(tries)),
    ]


def _earned(rule: Callable[[Sequence[Played]], bool], games: Sequence[Played]) -> int:
    return next((games[n - 1].at for n in range(1, len(games) + 1) if rule(games[:n])), 0)


def _solved_in_a_row(tries: Iterable[p.PuzzleTried]) -> int:
    row = 0
    for one in tries:
        row = row + 1 if one.solved else 0
        if row == IN_A_ROW:
            return one.at
    return 0


def progress(
    games: Iterable[Game],
    user: int,
    found: Sequence[Found],
    briefs: Mapping[str, Brief | None],
    tries: Sequence[p.PuzzleTried] = (),
) -> p.Progress:
    """What somebody's finished games, the reviews of them, and tries of puzzles say.

    A game that somebody left to a bot is not theirs, and one that began in the middle says nothing of who was ahead.
    """
    over = sorted((each for each in found if _is_finished_by(user, *each)), key=lambda each: each[0].changed)
    told = [
        _of_game(game, own, briefs) for game in games if (own := [each for each in over if each[0].game == game.name])
    ]
    in_order = sorted(tries, key=lambda one: one.at)
    return p.Progress(
        told, badges([played(summary, seat, briefs.get(summary.link)) for summary, seat in over], in_order)
    )


def _is_finished_by(user: int, summary: p.Summary, seat: int) -> bool:
    own, result = summary.seats[seat], summary.result
    is_over = result is not None and bool(result.ranks) and result.outcome != "abandoned"
    return is_over and own.kind == "person" and own.user == user and not summary.played_on


def _of_game(game: Game, found: Sequence[Found], briefs: Mapping[str, Brief | None]) -> p.GameProgress:
    compared = [(summary, met) for summary, seat in found if (met := meetings(game, summary, seat))]
    first = max(0, len(compared) - POINTS)
    known = [_strength(game, compared[:n]) for n in range(first, len(compared) + 1)]  # before each, and after the last
    results = [(reached(met), expected(own, met)) for (_, met), (own, _) in zip(compared[first:], known, strict=False)]
    curve = [
        p.ProgressPoint(
            link=summary.link,
            at=summary.changed,
            strength=round(known[k + 1][0]),
            doubt=known[k + 1][1],
            reached=round(results[k][0], 3),
            expected=round(results[k][1], 3),
            recent=recent_games(results[max(0, k + 1 - RECENT) : k + 1]),
        )
        for k, (summary, _) in enumerate(compared[first:])
    ]
    own, margin = known[-1]
    return p.GameProgress(
        game=game.name,
        games=len(found),
        won=sum(played(*each, None).won for each in found),
        strength=round(own),
        doubt=margin,
        level=min(LEVELS, key=lambda level: abs(elo_of(level, game) - own)),
        curve=curve,
        points=_points(game, found),
        reviews=_reviews(found, briefs)[-REVIEWS:],
        to_review=_to_review(game, found, briefs),
    )


def _strength(game: Game, compared: Sequence[tuple[p.Summary, list[Meeting]]]) -> tuple[float, int]:
    """A strength, and how far its interval goes."""
    met = [one for _, meetings_there in compared[-LATEST:] for one in meetings_there]
    own = strength(game, met)
    return own, round(CERTAIN * doubt(own, met))


def recent_games(results: Sequence[tuple[float, float]]) -> p.RecentGames:
    """Results of games beside what was to be expected.

    The margin is a safe one: nothing between 0 and 1 with the mean e varies more than e (1 - e).
    """
    n = len(results)
    variance = sum(due * (1 - due) for _, due in results) / n**2
    return p.RecentGames(
        n,
        round(fmean(got for got, _ in results), 3),
        round(fmean(due for _, due in results), 3),
        round(CERTAIN * sqrt(variance), 3),
    )


def average(values: Sequence[float]) -> p.Average:
    """The mean of some games with its interval; of one game nothing is known but the game."""
    mean = fmean(values)
    half = student(len(values) - 1) * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return p.Average(*(round(each, 2) for each in (mean, mean - half, mean + half)))


def _points(game: Game, found: Sequence[Found]) -> list[p.PointsBySource]:
    """Where points come from, by the number of players that were met most often first."""
    sheets: dict[int, list[dict[str, int]]] = {}
    for summary, seat in found:
        if summary.result and summary.result.score_sheet and not summary.special:
            sheet = {source: points[seat] for source, points in summary.result.score_sheet.items()}
            sheets.setdefault(summary.players, []).append(sheet)
    told = []
    for players, own in sorted(sheets.items(), key=lambda each: -len(each[1])):
        strongest = points_of_the_strongest(game, players)
        sources = [
            p.SourcePoints(source, average([sheet.get(source, 0) for sheet in own]), _known(strongest.get(source)))
            for source in own[-1]
        ]
        told.append(p.PointsBySource(players, len(own), sources))
    return told


def _known(estimate: tuple[float, float, float] | None) -> p.Average | None:
    return p.Average(*estimate) if estimate else None


def _reviews(found: Sequence[Found], briefs: Mapping[str, Brief | None]) -> list[p.ReviewedGame]:
    return [
        p.ReviewedGame(summary.link, summary.changed, brief.depth, brief.seats[seat].accuracy, brief.seats[seat].luck)
        for summary, seat in found
        if (brief := briefs.get(summary.link))
    ]


def _to_review(game: Game, found: Sequence[Found], briefs: Mapping[str, Brief | None]) -> list[p.GameToReview]:
    missing = [
        p.GameToReview(summary.link, summary.changed)
        for summary, _ in reversed(found)
        if summary.link not in briefs and net_ships(game, summary.players)
    ]
    return missing[:TO_REVIEW]
