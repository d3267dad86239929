"""What an arena plays: who meets at which table, in which seats, with which dice. All of it follows from the plan.

A block is one seed of the dice with all rotations of one table, so that luck falls on every player alike. Blocks are
independent of each other, games of a block are not: intervals are computed over blocks.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations, combinations_with_replacement, permutations
from typing import Any, NamedTuple

from souk.engine.errors import BadOption, UnknownName
from souk.engine.game import Game
from souk.games import GAMES
from souk.players import PLAYERS, Budget

from .load_players import load
from .luck import judge_id

KINDS = {
    "match": "one seat of the first player against the second in all others",
    "robin": "all players at mixed tables, every combination",
    "gauntlet": "one seat of the first player against each of the others",
}


class Job(NamedTuple):
    """One game to play: its block, its number in it, and which player sits where."""

    block: int
    turn: int
    seats: tuple[int, ...]


@dataclass(frozen=True)
class Plan:
    """An arena from its seed on: the same plan gives the same games, wherever and in how many pieces it is played."""

    game: str
    specs: tuple[str, ...]  # players as text, as search:ms=50
    players: int  # at a table
    kind: str = "match"
    games: int = 400
    seed: str = "souk"
    options: tuple[tuple[str, str], ...] = ()
    ms: int | None = None  # for each decision
    work: int | None = None
    use: tuple[str, ...] = ()  # modules or files with more players
    judge: str = ""  # the net by which luck is taken off the results; nothing for results as they were played

    @classmethod
    def make(
        cls,
        game: str,
        specs: Sequence[str],
        players: int | None = None,
        kind: str = "match",
        games: int = 400,
        seed: object = "souk",
        options: Mapping[str, object] | None = None,
        ms: int | None = None,
        work: int | None = None,
        use: Sequence[str] = (),
        plain: bool = False,
    ) -> Plan:
        """A plan that can be played; an error says what is wrong with it.

        Results are adjusted for luck where a judge ships with the game, unless `plain` says no.
        """
        for source in use:
            load(source)
        configured, chosen = GAMES[game].configure(options or {})
        seats = max(configured.players) if players is None else players
        configured.new_state(seats, chosen)  # refuses what does not fit
        judge = "" if plain else judge_id(configured, seats)
        plan = cls(
            *(game, tuple(specs), seats, kind, games, str(seed)),
            *(tuple(sorted(chosen.items())), ms, work, tuple(use), judge),
        )
        _check_counts(plan)
        for spec in specs:
            PLAYERS[spec.partition(":")[0]]  # refuses names that nobody has
        return plan

    @property
    def budget(self) -> Budget:
        """How much a player may think about a decision."""
        return Budget(None if self.ms is None else self.ms / 1000, self.work)

    @property
    def names(self) -> list[str]:
        """What the players are called in results: their specs, numbered where one comes twice."""
        counts = [self.specs[:k].count(spec) for k, spec in enumerate(self.specs)]
        return [f"{spec} ({count + 1})" if count else spec for spec, count in zip(self.specs, counts, strict=True)]

    def load(self) -> Game:
        """The game under the plan's options, with the players of the plan's own files known."""
        for source in self.use:
            load(source)
        return _configured(self.game, self.options)

    def tables(self) -> list[tuple[int, ...]]:
        """Who sits together, by number, without an order."""
        n, everyone = self.players, range(len(self.specs))
        if self.kind in ("match", "gauntlet"):
            return [(0,) + (other,) * (n - 1) for other in everyone[1:]]
        if len(self.specs) >= n:
            return list(combinations(everyone, n))
        return [table for table in combinations_with_replacement(everyone, n) if set(table) == set(everyone)]

    def block(self, number: int) -> list[Job]:
        """The games of a block: one table, all of its rotations. Who sits beside whom changes from block to block."""
        tables = self.tables()
        orders = _orders(tables[number % len(tables)])
        return [
            Job(number, turn, seats)
            for turn, seats in enumerate(_rotations(orders[number // len(tables) % len(orders)]))
        ]

    def jobs(self) -> Iterator[Job]:
        """All games: as many as were asked for or a few more, so that every table is met equally often."""
        tables, done, number = len(self.tables()), 0, 0
        while done < self.games or number % tables:
            jobs = self.block(number)
            yield from jobs
            done += len(jobs)
            number += 1

    def dice(self, job: Job) -> bytes:
        """The seed of the dice: the same for all games of a block."""
        return _derive(self.seed, "dice", job.block)

    def player_seed(self, job: Job, seat: int) -> int:
        """The seed of the player in a seat."""
        return int.from_bytes(_derive(self.seed, "player", job.block, job.turn, seat)[:4], "big")

    def luck_seed(self, job: Job) -> int:
        """The seed of what could have come instead of what the dice brought: nothing that the dice depend on."""
        return int.from_bytes(_derive(self.seed, "luck", job.block, job.turn)[:4], "big")

    def identity(self) -> dict[str, Any]:
        """What makes it this plan and no other. More games of the same plan are the same plan."""
        identity = {
            "game": self.game,
            "version": GAMES[self.game].version,
            "options": dict(self.options),
            "players": self.players,
            "kind": self.kind,
            "specs": list(self.specs),
            "seed": self.seed,
            "ms": self.ms,
            "work": self.work,
        }
        return {**identity, "judge": self.judge} if self.judge else identity


def _check_counts(plan: Plan) -> None:
    if plan.kind not in KINDS:
        raise UnknownName("kind of arena", plan.kind, KINDS)
    n, least = len(plan.specs), {"match": 2, "gauntlet": 2, "robin": 1}[plan.kind]
    if n < least or (plan.kind == "match" and n > 2):
        wanted = {"match": "exactly two players", "gauntlet": "two players or more", "robin": "at least one player"}
        raise BadOption(f"a {plan.kind} is of {wanted[plan.kind]}, not of {n}: {KINDS[plan.kind]}")
    for name, value in (("games", plan.games), ("ms", plan.ms), ("work", plan.work)):
        if value is not None and value < 1:
            raise BadOption(f"{name} must be 1 or more, not {value}")


@cache
def _configured(name: str, options: tuple[tuple[str, str], ...]) -> Game:
    return GAMES[name].configure(dict(options))[0]


@cache
def _orders(table: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The orders in which a table can sit around, the first player fixed."""
    return [(table[0], *rest) for rest in dict.fromkeys(permutations(table[1:]))]


def _rotations(order: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Every player once in every seat; equal rotations once."""
    return list(dict.fromkeys(order[-k:] + order[:-k] for k in range(len(order))))


def _derive(*parts: object) -> bytes:
    return hashlib.sha256("/".join(map(str, ("souk arena", *parts))).encode()).digest()
