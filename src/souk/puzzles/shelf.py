"""The puzzles that ship with a game: packed small, read once, found by their id."""

from __future__ import annotations

import gzip
import hashlib
import zlib
from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec
from msgspec import Struct

from souk.engine.errors import BadRecord
from souk.games import GAMES
from souk.study.types import PointsChange, Why

from .themes import themes_of
from .types import Answer, Found, Puzzle, Step, states_of

FORMAT: Final = 2
FILE: Final = "puzzles.msgpack.gz"
FINE: Final = 10_000  # shares are kept as whole numbers of that part
Row = tuple[int, ...]  # source and tenths of points, in turn


class _Answer(Struct, frozen=True, array_like=True, omit_defaults=True):
    action: int
    loss: int
    error: int
    own: Row = ()
    rival: int = -1
    others: Row = ()
    gain: int = 0  # 0 of an answer without a reason


class _Step(Struct, frozen=True, array_like=True):
    action: int
    share: int
    answers: tuple[_Answer, ...]


class _Shelf(Struct, frozen=True):
    format: int
    game: str
    version: int  # of the rules
    sources: tuple[str, ...]
    players: tuple[int, ...]
    seats: tuple[int, ...]
    states: bytes  # the first byte of all, the second of all, ...: it packs better
    steps: tuple[tuple[_Step, ...], ...]
    ratings: tuple[tuple[int, int], ...]


class Shelf:
    """The puzzles of a game, in the order in which they were found."""

    def __init__(self, puzzles: Iterable[Puzzle] = ()) -> None:
        self.puzzles = tuple(puzzles)
        self._by_id = {puzzle.id: puzzle for puzzle in self.puzzles}

    def find(self, id: str) -> Puzzle | None:
        """The puzzle with an id."""
        return self._by_id.get(id)


@cache
def shelf_of(game: str) -> Shelf:
    """The puzzles that ship with a game; none where it brings none."""
    package = GAMES[game].presentation.package
    file = files(package) / "puzzles" / FILE if package else None
    return read(file.read_bytes(), game) if file and file.is_file() else Shelf()


def find(id: str) -> Puzzle | None:
    """The puzzle with an id, of whichever game."""
    return next(filter(None, (shelf_of(game).find(id) for game in GAMES.names())), None)


def id_of(found: Found) -> str:
    """The id of what was mined: it follows from the position and the seat."""
    return _id(found.state, found.seat)


def later_ids(puzzle: Found | Puzzle) -> list[str]:
    """The ids that puzzles would have which begin in the middle of this one."""
    return [_id(bytes(state), puzzle.seat) for state in states_of(GAMES[puzzle.game].configure({})[0], puzzle)[1:-1]]


def _id(state: bytes, seat: int) -> str:
    return hashlib.sha256(state + bytes((seat,))).hexdigest()[:10]


def puzzle_of(found: Found, rating: float, deviation: float) -> Puzzle:
    """What was mined as a puzzle: with the id that follows from its position, and its themes."""
    themes = themes_of(GAMES[found.game], found)
    return Puzzle(
        *(id_of(found), found.game, found.players, found.state, found.seat, found.steps, themes, rating, deviation),
    )


# As a file.


def write(puzzles: Sequence[Puzzle], sources: Sequence[str]) -> bytes:
    """Puzzles of one game as a file."""
    game = GAMES[puzzles[0].game]
    shelf = _Shelf(
        FORMAT,
        game.name,
        game.version,
        tuple(sources),
        tuple(each.players for each in puzzles),
        tuple(each.seat for each in puzzles),
        bytes(byte for column in zip(*(each.state for each in puzzles), strict=True) for byte in column),
        tuple(tuple(_packed(step, sources) for step in each.steps) for each in puzzles),
        tuple((round(each.rating), round(each.deviation)) for each in puzzles),
    )
    return gzip.compress(msgspec.msgpack.encode(shelf), 9, mtime=0)


def game_of(data: bytes) -> str:
    """The game that a file has puzzles of."""
    return _opened(data).game


def read(data: bytes, game: str) -> Shelf:
    """The puzzles of a file."""
    shelf = _opened(data)
    if shelf.game != game or shelf.version != GAMES[game].version:
        raise BadRecord(f"these puzzles are of another version of {game}, or of another game")
    n = len(shelf.seats)
    rows = zip(shelf.players, shelf.seats, shelf.steps, shelf.ratings, strict=True)
    return Shelf(
        puzzle_of(
            Found(game, players, shelf.states[k::n], seat, tuple(_unpacked(step, shelf.sources) for step in steps)),
            *rating,
        )
        for k, (players, seat, steps, rating) in enumerate(rows)
    )


def _opened(data: bytes) -> _Shelf:
    try:
        shelf = msgspec.msgpack.decode(gzip.decompress(data), type=_Shelf)
    except (OSError, EOFError, zlib.error, msgspec.MsgspecError) as error:
        raise BadRecord(f"these are no puzzles of Souk: {error}") from None
    if shelf.format != FORMAT:
        raise BadRecord("these puzzles are of another version of Souk")
    return shelf


def _packed(step: Step, sources: Sequence[str]) -> _Step:
    return _Step(step.action, round(FINE * step.share), tuple(_packed_answer(each, sources) for each in step.answers))


def _packed_answer(answer: Answer, sources: Sequence[str]) -> _Answer:
    numbers = answer.action, round(FINE * answer.loss), round(FINE * answer.error)
    if not (why := answer.why):
        return _Answer(*numbers)
    own, others = (_row(changes, sources) for changes in (why.own, why.others))
    return _Answer(*numbers, own, -1 if why.rival is None else why.rival, others, round(FINE * why.gain))


def _row(changes: Sequence[PointsChange], sources: Sequence[str]) -> Row:
    return tuple(n for each in changes for n in (sources.index(each.source), round(10 * each.points)))


def _unpacked(step: _Step, sources: Sequence[str]) -> Step:
    answers = tuple(_unpacked_answer(each, step.action, sources) for each in step.answers)
    return Step(step.action, step.share / FINE, answers)


def _unpacked_answer(answer: _Answer, best: int, sources: Sequence[str]) -> Answer:
    why = None
    if answer.gain:
        own, others = (_changes(row, sources) for row in (answer.own, answer.others))
        rival = None if answer.rival < 0 else answer.rival
        why = Why(best, answer.action, answer.loss / FINE, own, rival, others, error=answer.error / FINE)
    return Answer(answer.action, answer.loss / FINE, answer.error / FINE, why)


def _changes(row: Row, sources: Sequence[str]) -> tuple[PointsChange, ...]:
    return tuple(PointsChange(sources[row[k]], row[k + 1] / 10) for k in range(0, len(row), 2))
