"""The work of `souk puzzles renew`: puzzles that ship, searched again as puzzles are searched now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from souk.games import GAMES
from souk.players.with_judge import judge_module

from . import check
from .folder import Folder
from .mine import Miner
from .shelf import game_of, id_of, puzzle_of, read, write
from .types import Puzzle

FORMAT: Final = 1


def renew(file: Path, path: Path, to: Path) -> Iterator[tuple[str, int]]:
    """Search the puzzles of a packed file: yields the id of each and whether it still is one; then writes what is left.

    What was searched is kept in a folder, so it can be stopped anywhere. Ratings stay.
    """
    data = file.read_bytes()
    game = game_of(data)
    puzzles = read(data, game).puzzles
    miner = cache(lambda players: Miner(game, players))
    folder = Folder(path, _identity(game, {each: miner(each) for each in {puzzle.players for puzzle in puzzles}}))
    folder.open()
    for puzzle in puzzles:
        if not folder.has(puzzle.id):
            found = [*miner(puzzle.players).again(puzzle)]
            folder.add(puzzle.id, found)
            yield puzzle.id, len(found)
    to.write_bytes(write(_left(puzzles, folder), tuple(judge_module(GAMES[game]).SOURCES)))


def _identity(game: str, miners: dict[int, Miner]) -> dict[str, Any]:
    """What makes searches comparable."""
    return {
        "souk_renewed_puzzles": FORMAT,
        "game": game,
        "version": GAMES[game].version,
        "nets": {str(players): miners[players].judge.net_id for players in sorted(miners)},
        "part": check.PART,
        "samples": check.QUICK,
    }


def _left(puzzles: Sequence[Puzzle], folder: Folder) -> list[Puzzle]:
    """Those that still have one answer, as they were found now."""
    found = {id_of(each): each for each in folder.all()}
    return [puzzle_of(found[each.id], each.rating, each.deviation) for each in puzzles if each.id in found]
