"""The work of `souk puzzles mine` and `pack`: games one after the other until there are enough, then a file."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from souk.arena.spread import spread
from souk.engine.errors import BadOption, BadRecord
from souk.engine.position import Transcript
from souk.games import GAMES
from souk.learning.matches import Place
from souk.players.with_judge import judge_module
from souk.study.judge import StudyJudge

from . import check
from .first_ratings import FirstRatings
from .folder import Folder
from .instinct import Instinct
from .mine import Miner, can_be_mined
from .shelf import game_of, id_of, later_ids, puzzle_of, read, write
from .types import Found, Puzzle

FORMAT: Final = 1
MINUTE: Final = 60.0
ALONE: Final = Place(processes=1)


@dataclass(frozen=True)
class Plan:
    """What is mined: the same plan finds the same puzzles, in one piece or several."""

    game: str
    players: int
    games: int  # of self-play in all, those that are there included
    seed: str = "souk"
    samples: int = check.QUICK  # of the quick search; the deep one takes ten times as many
    minutes: float = 0.0  # after which no further game is begun; 0 for no limit
    records: Mapping[str, Transcript] = field(default_factory=dict)  # of games of people who agreed to it, by name

    def check(self) -> None:
        """Refuse what cannot be mined."""
        game, chosen = GAMES[self.game].configure({})
        game.new_state(self.players, chosen)
        if not game.name.isidentifier() or not self.seed or "/" in self.seed:
            raise BadOption("a seed has at least one letter, and no slash")


class Kind(NamedTuple):
    """What all games that are looked through share."""

    game: str
    players: int
    samples: int


class Look(NamedTuple):
    """One game to look through: a record, or self-play by a seed."""

    name: str
    record: Transcript | None = None
    seed: str = ""


def mine(plan: Plan, path: Path, place: Place = ALONE) -> Iterator[tuple[str, int]]:
    """Look through games: yields the name of each and how many puzzles it gave. Stop it whenever you like."""
    plan.check()
    kind = Kind(plan.game, plan.players, plan.samples)
    miner = _miner(kind)
    folder = Folder(path, _identity(plan, miner.judge))
    folder.open()
    until = time.monotonic() + plan.minutes * MINUTE if plan.minutes else float("inf")
    missing = [look for look in _looks(plan, miner) if not folder.has(look.name)]
    with closing(spread(_found, kind, missing, place.on, place.processes)) as results:
        for name, found in results:
            folder.add(name, found)
            yield name, len(found)
            if time.monotonic() > until:
                return


def _looks(plan: Plan, miner: Miner) -> Iterator[Look]:
    for name, record in plan.records.items():
        if can_be_mined(record, miner.game, plan.players):
            yield Look(f"record-{name}", record)
    for k in range(plan.games):
        yield Look(f"{plan.seed}-{k:06}", seed=f"{plan.seed}/{k}")


@lru_cache(maxsize=4)
def _miner(kind: Kind) -> Miner:
    return Miner(*kind)


def _found(kind: Kind, look: Look) -> tuple[str, list[Found]]:
    """In whichever process: the puzzles of one game."""
    miner = _miner(kind)
    return look.name, [*(miner.record(look.record) if look.record else miner.self_play(look.seed))]


def _identity(plan: Plan, judge: StudyJudge) -> dict[str, Any]:
    """What makes puzzles comparable."""
    return {
        "souk_puzzles": FORMAT,
        "game": plan.game,
        "version": GAMES[plan.game].version,
        "players": plan.players,
        "seed": plan.seed,
        "net": judge.net_id,
        "part": check.PART,
        "samples": plan.samples,
    }


def pack(sources: Sequence[Path], to: Path) -> list[Puzzle]:
    """Write the file that ships: what packed files hold as it is, and what folders hold rated; nothing comes twice.

    That includes the later decisions of a longer puzzle.
    """
    files = [path for path in sources if path.is_file()]
    found = [each for path in sources if path.is_dir() for each in Folder(path, {}).all()]
    game = _game_of(sources, files, found)
    shipped = [puzzle for path in files for puzzle in read(path.read_bytes(), game).puzzles]
    within = {id for puzzle in shipped for id in later_ids(puzzle)} | {id for each in found for id in later_ids(each)}
    puzzles = {puzzle.id: puzzle for puzzle in shipped if puzzle.id not in within}
    names: tuple[str, ...] = tuple(judge_module(GAMES[game]).SOURCES)
    for players in sorted({each.players for each in found}):
        judge = StudyJudge(GAMES[game].configure({})[0], players)
        levels = FirstRatings(judge, Instinct(judge.game, players))
        for each in found:
            if each.players == players and id_of(each) not in puzzles.keys() | within:
                puzzles[id_of(each)] = _rated(levels, each)
    data = write([*puzzles.values()], names)
    if [puzzle.id for puzzle in read(data, game).puzzles] != [*puzzles]:
        raise BadRecord("what was packed does not come out again as it was")
    to.write_bytes(data)
    return [*puzzles.values()]


def _game_of(sources: Sequence[Path], files: Sequence[Path], found: Sequence[Found]) -> str:
    """The one game that all is about."""
    for path in sources:
        if not path.exists():
            raise BadOption(f"{path} is neither a folder of what was mined nor a packed file")
    games = {each.game for each in found} | {game_of(path.read_bytes()) for path in files}
    if len(games) != 1:
        raise BadOption("pack puzzles of one game, and of one at least")
    return games.pop()


def _rated(levels: FirstRatings, found: Found) -> Puzzle:
    first = levels.rating(found)
    return puzzle_of(found, first.rating, first.deviation)
