"""What the best players here think of a position: at once, then better and better for as long as somebody looks.

    for found in analyse(position):
        print(found.shares, [one.move for one in found.evaluations])

Every move is judged on what its seat can know; with one seat's eyes nothing else is told either.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Final

from souk.engine.contract import NATURE
from souk.engine.game import Game
from souk.engine.position import Move, Position, View
from souk.players import Budget, Evaluation, Explanation, Player, player_of
from souk.players.nets import net_ships
from souk.words import Words

BEST: Final = 5  # moves of each seat that are told
SAMPLES: Final = 24  # ways on that are looked at where nobody can be asked
LONGEST_LINE: Final = 12  # decisions
GUESSES: Final = 3  # of what a seat cannot see, that a main line fits
FIRST: Final = Budget(work=60)  # of the search, where the first look is not the quick player's
STAGES: Final = tuple(Budget(work=200 * 4**k) for k in range(5))  # of the search, after the first look


@dataclass(frozen=True)
class Analysis:
    """What is thought of a position: every seat's outlook, the best moves of who is to decide, and where they lead."""

    game: str
    shares: tuple[float, ...]
    scores: tuple[float, ...]
    error: float  # the standard error of the shares, at most; 0 where nothing was sampled
    evaluations: tuple[Evaluation, ...]  # of each seat that is to decide, the best first
    lines: tuple[tuple[Move, ...], ...]  # how each of them may go on, also by others, up to where nature acts
    stage: int  # 0 for the first look
    work: int  # rollouts, or states looked at

    def line_in_words(self, k: int, words: Words, names: Sequence[str] = ()) -> str:
        """How the game may go on after one of the moves, and who is to decide where that changes."""
        said, last = [], self.lines[k][0].seat
        for move in self.lines[k]:
            told = words.move(move.fields)
            if move.seat != last:
                told = words.labelled(names[move.seat] if names else words.say("seat-name", n=move.seat + 1), told)
            said.append(told)
            last = move.seat
        return ", ".join(said)

    def _repr_html_(self) -> str:
        """A notebook shows it by itself, in the language of the environment."""
        from .notebook import analysis_frame  # noqa: PLC0415 - it stands above

        return analysis_frame(self)


def analyse(
    position: Position, eyes: int | None = None, stages: Sequence[Budget] = STAGES, seed: int = 0
) -> Iterator[Analysis]:
    """The first look, then one for each stage; whoever has seen enough stops asking. `eyes`: one seat's, or all."""
    for stage in range(len(stages) + 1):
        yield look(position, eyes, stages[stage - 1] if stage else None, stage, seed)
        if not _deciding(position, eyes):
            return  # there is nothing to search


def look(
    position: Position, eyes: int | None = None, budget: Budget | None = None, stage: int = 0, seed: int = 0
) -> Analysis:
    """One look: the quick player's, or that of the search with a budget."""
    if position.over:
        winners = position.winners
        shares = tuple(float(seat in winners) / len(winners) for seat in range(position.players))
        return Analysis(position.game.name, shares, tuple(map(float, position.scores)), 0.0, (), (), stage, 0)
    seats = _deciding(position, eyes)
    if not seats:
        return _outlook(position, eyes, stage, seed)
    # The quick player has no shares of moves at the same time, and none without a net.
    quick = budget is None and len(position.actors) == 1 and net_ships(position.game, position.players)
    player = _player("sage" if quick else "search", position.game, seed)
    found = [_explained(player, position.view(seat), budget or FIRST) for seat in seats]
    best = [replace(each, move=_bare(each.move)) for one in found for each in one.evaluations[:BEST]]
    return Analysis(
        position.game.name,
        _mean([one.shares for one in found]),
        _mean([one.scores for one in found]),
        max(one.evaluations[0].error for one in found),
        tuple(best),
        tuple(_line(position.game, one.move, bytes(position.view(one.move.seat))) for one in best),
        stage,
        sum(one.work for one in found),
    )


def _deciding(position: Position, eyes: int | None) -> list[int]:
    """The seats whose moves are told: those that are to decide, or of them the one that looks."""
    return [seat for seat in position.actors if seat != NATURE and eyes in (None, seat)]


def _player(name: str, game: Game, seed: int) -> Player:
    player = _seated(name, game)
    player.seed = seed
    return player


@lru_cache(maxsize=16)
def _seated(name: str, game: Game) -> Player:
    return player_of(name, game)


def _explained(player: Player, view: View, budget: Budget) -> Explanation:
    """What a player thinks of the moves, and the outlook by the mixed answer where all choose at the same time."""
    found = player.explain(view, view.moves, budget)
    if len(view.game.seats_to_act(view.state)) == 1:
        return found
    weights = [one.weight for one in found.evaluations]
    total = sum(weights) or 1.0
    mixed = [
        tuple(sum(w * x[k] for w, x in zip(weights, rows, strict=True)) / total for k in range(view.state.players))
        for rows in ([one.shares for one in found.evaluations], [one.scores for one in found.evaluations])
    ]
    return replace(found, shares=mixed[0], scores=mixed[1])


def _mean(rows: Sequence[tuple[float, ...]]) -> tuple[float, ...]:
    return tuple(sum(column) / len(rows) for column in zip(*rows, strict=True))


# Where somebody else is to decide, or nature.


def _outlook(position: Position, eyes: int | None, stage: int, seed: int) -> Analysis:
    """Every seat's outlook over what could come: hidden cards imagined where one seat looks, dice by their odds."""
    game, player, rng = position.game, _player("sage", position.game, seed), random.Random(seed)
    shares, scores, work = [], [], 0
    for sample in range(SAMPLES):
        state = position.state if eyes is None else position.view(eyes).imagine(seed * SAMPLES + sample)
        state = _after_nature(game, state, rng)
        if acting := game.seats_to_act(state):
            found = _explained(player, View(game, acting[0], state), Budget())
            shares.append(found.shares)
            scores.append(found.scores)
            work += found.work
        else:
            winners = game.winners(state)
            shares.append(tuple(float(seat in winners) / len(winners) for seat in range(state.players)))
            scores.append(tuple(map(float, game.scores(state))))
    mean = _mean(shares)
    spread = max(sum((x - m) ** 2 for x in column) for column, m in zip(zip(*shares, strict=True), mean, strict=True))
    error = math.sqrt(spread / (SAMPLES - 1) / SAMPLES)
    return Analysis(game.name, mean, _mean(scores), error, (), (), stage, work)


def _after_nature(game: Game, state: Any, rng: random.Random) -> Any:
    while game.seats_to_act(state) == (NATURE,):
        ids, weights = game.odds(state)
        state = game.after(state, NATURE, rng.choices(ids, weights)[0])
    return state


# The main line.


@lru_cache(maxsize=256)
def _line(game: Game, move: Move, view: bytes) -> tuple[Move, ...]:
    """A move and the likely course after it, as the quick player would go on in every seat, up to where nature acts.

    What the seat cannot see is guessed several times over, and the line goes on for as long as all guesses lead the
    same way: so nothing in it rests on cards that nobody knows. Where all choose at once each takes its likeliest.
    """
    looking = View(game, move.seat, game.state.from_bytes(view))
    states = [*{bytes(state): state for state in map(looking.imagine, range(GUESSES))}.values()]
    line: list[Move] = []
    while len(line) < LONGEST_LINE and (acting := game.seats_to_act(states[0])) and acting != (NATURE,):
        given = {} if line else {move.seat: move}
        steps = [given.get(seat) or _likely(game, seat, states) for seat in acting]
        chosen = [step for step in steps if step]
        if len(chosen) < len(steps):
            break
        chosen.sort(key=lambda step: step.seat != move.seat)  # the seat that looks is told first
        for step in chosen:
            states = [game.after(state, step.seat, step.id) for state in states]
        line += chosen
    return tuple(line)


def _likely(game: Game, seat: int, states: Sequence[Any]) -> Move | None:
    """What the quick player would do in a seat; None if that hangs on what is a guess."""
    player, found = _player("sage", game, 0), None
    for state in states:
        view = View(game, seat, game.hidden(state, seat))
        if len(game.seats_to_act(state)) > 1:
            best = max(player.explain(view, view.moves, Budget()).evaluations, key=lambda each: each.weight).move
        else:
            best = player.choose(view, view.moves, Budget())
        if found and found.id != best.id:
            return None
        found = _bare(best)
    return found


def _bare(move: Move) -> Move:
    """A move that keeps no position alive, and can be sent to another process."""
    return Move(move.seat, move.action)


# Several looks at the same position, each by itself.


def together(one: Analysis, other: Analysis) -> Analysis:
    """What two looks with different seeds say together: each move by its samples, the best first."""
    work = one.work + other.work
    table: dict[tuple[int, int], Evaluation] = {}
    lines: dict[tuple[int, int], tuple[Move, ...]] = {}
    for look_, part in ((one, one.work / work), (other, other.work / work)):
        for each, line in zip(look_.evaluations, look_.lines, strict=True):
            key = each.move.seat, each.move.id
            mine = replace(each, weight=each.weight * part)
            table[key] = _merged(table[key], mine) if key in table else mine
            lines.setdefault(key, line)
    best = [each for seat in dict.fromkeys(seat for seat, _ in table) for each in _ranked(table.values(), seat)]
    parts = one.work / work, other.work / work
    shares, scores = _weighted(one.shares, other.shares, *parts), _weighted(one.scores, other.scores, *parts)
    error = math.hypot(one.error * parts[0], other.error * parts[1])
    if best and len({each.move.seat for each in best}) == 1:
        shares, scores, error = best[0].shares, best[0].scores, best[0].error
    return Analysis(
        *(one.game, shares, scores, error, tuple(best)),
        tuple(lines[each.move.seat, each.move.id] for each in best),
        *(max(one.stage, other.stage), work),
    )


def _merged(one: Evaluation, other: Evaluation) -> Evaluation:
    weight = one.weight + other.weight
    parts = (one.weight / weight, other.weight / weight) if weight else (0.5, 0.5)
    return Evaluation(
        one.move,
        weight,
        _weighted(one.shares, other.shares, *parts),
        _weighted(one.scores, other.scores, *parts),
        math.hypot(one.error * parts[0], other.error * parts[1]),
    )


def _weighted(one: tuple[float, ...], other: tuple[float, ...], p: float, q: float) -> tuple[float, ...]:
    return tuple(p * a + q * b for a, b in zip(one, other, strict=True))


def _ranked(found: Iterable[Evaluation], seat: int) -> list[Evaluation]:
    """A seat's best moves: first those that were in question to the end, by the own share."""
    own = [each for each in found if each.move.seat == seat]
    most = max(each.weight for each in own)
    return sorted(own, key=lambda each: (each.weight * 2 < most, -each.shares[seat]))[:BEST]
