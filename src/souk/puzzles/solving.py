"""Solving puzzles: whether moves are the solution, which puzzle comes next, and what a try does to both ratings."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Sequence
from datetime import date, timedelta
from random import Random
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from souk.games import GAMES
from souk.study.decisions import borne_out
from souk.study.types import Why

from .glicko import Rating, Result, rated
from .shelf import shelf_of
from .themes import goes_unsaid, is_half_said
from .types import Answer, Puzzle

NEAR: Final = 12  # puzzles of about one's own strength, one of which comes next
STEADY: Final = 45.0  # the smallest deviation of a puzzle: fashions change


class Verdict(Struct, frozen=True):
    """What moves are worth: how many of them are right, and what is known of the first that is not."""

    right: int
    solved: bool
    wrong: Answer | None


def judged(puzzle: Puzzle, moves: Sequence[int]) -> Verdict:
    """Compare moves with the solution. Moves after its end do not count; decisions without a choice may be left out."""
    at = 0
    for move in moves:
        while at < len(puzzle.steps) and not puzzle.steps[at].answers and puzzle.steps[at].action != move:
            at += 1
        if at == len(puzzle.steps):
            break
        if puzzle.steps[at].action != move:
            known = (each for each in puzzle.steps[at].answers if each.action == move)
            return Verdict(at, False, next(known, Answer(move, 0.0, 0.0, None)))
        at += 1
    return Verdict(at, not any(step.answers for step in puzzle.steps[at:]), None)


def moves_asked(puzzle: Puzzle) -> int:
    """How many moves are to be found; one that is said in several decisions counts once."""
    game, steps = puzzle.rules(), zip(puzzle.states(), puzzle.steps, strict=False)
    return sum(bool(step.answers) and not is_half_said(game, state) for state, step in steps)


def solution(puzzle: Puzzle) -> list[int]:
    """The line, as far as it has to be said."""
    game = puzzle.rules()
    return [action for action in puzzle.line if not goes_unsaid(game, action)] or [*puzzle.line]


def why_at(puzzle: Puzzle, at: int, other: Answer) -> Why | None:
    """Why the answer to one decision of a puzzle is better than another move, with what it does on the board."""
    why, game = other.why, puzzle.rules()
    if not why:
        return None
    view = game.hidden(puzzle.states()[at], puzzle.seat)
    told = {(puzzle.seat, change.source): change.points for change in why.own}
    if why.rival is not None:
        told |= {(why.rival, change.source): change.points for change in why.others}
    return replace(why, consequences=borne_out(game, view, puzzle.seat, why.better, why.worse, told))


def chosen_puzzles(game: str = "", players: int = 0, theme: str = "") -> list[Puzzle]:
    """The shipped puzzles that are asked for: of one game or all, for a number of players, on a theme."""
    return [
        puzzle
        for name in ([game] if game else GAMES.names())
        for puzzle in shelf_of(name).puzzles
        if players in (0, puzzle.players) and (not theme or theme in puzzle.themes)
    ]


def next_puzzle(
    puzzles: Sequence[Puzzle], rating: float, done: Collection[str], random: Random | None = None
) -> Puzzle | None:
    """A puzzle of about this strength that has not been tried; one that has if there is no other."""
    fresh = [puzzle for puzzle in puzzles if puzzle.id not in done] or [*puzzles]
    near = sorted(fresh, key=lambda puzzle: (abs(puzzle.rating - rating), puzzle.id))[:NEAR]
    return (random or Random()).choice(near) if near else None


def daily_puzzle(day: date, game: str = "") -> Puzzle | None:
    """The same puzzle for everybody on this day; none comes again before all of them have been."""
    puzzles = sorted(chosen_puzzles(game), key=lambda each: hashlib.sha256(each.id.encode()).digest())
    return puzzles[day.toordinal() % len(puzzles)] if puzzles else None


def days_in_a_row(solved: Collection[date], today: date) -> int:
    """On how many days in a row the puzzle of the day was solved, up to today or, while it is due, to yesterday."""
    day = today if today in solved else today - timedelta(days=1)
    n = 0
    while day - timedelta(days=n) in solved:
        n += 1
    return n


def after_try(person: Rating, puzzle: Rating, solved: bool) -> tuple[Rating, Rating]:
    """Both ratings after a try: a game that one of them won."""
    score = float(solved)
    own, its = rated(person, [Result(puzzle, score)]), rated(puzzle, [Result(person, 1.0 - score)])
    return own, its._replace(deviation=max(its.deviation, STEADY))
