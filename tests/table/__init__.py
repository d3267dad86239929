"""Tables for tests: people with numbers for names, a seed that is known, and times that are given."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import count

from souk.games import GAMES
from souk.table.commands import Command, Play
from souk.table.fold import Decided
from souk.table.log import AnyEntry, Chair, ClockPlan, HintRule, NoClock, Opened
from souk.table.table import Table

SEED = "00" * 31 + "07"
NO_CLOCK = NoClock()
_ids = count(1)


def new_id() -> str:
    return f"c{next(_ids)}"


class Log:
    """A table with its log, played by hand."""

    def __init__(
        self,
        game: str = "yspahan",
        chairs: Sequence[Chair] = (Chair(user=1), Chair(user=2), Chair(user=3)),
        clock: ClockPlan = NO_CLOCK,
        seed: str = SEED,
        spectators: bool = True,
        options: dict[str, str] | None = None,
        rated: bool = False,
        hints: HintRule = "off",
        begin: bool = True,
    ) -> None:
        self.time = 1_000_000
        version = GAMES[game].version
        opened = Opened(
            at=self.time,
            by=1,
            game=game,
            version=version,
            options=options or {},
            chairs=tuple(chairs),
            seed=seed,
            clock=clock,
            spectators=spectators,
            stand_in="random",
            rated=rated,
            hints=hints,
        )
        self.entries: list[AnyEntry] = [opened]
        self.table = Table(opened)
        if begin:
            self.begin()

    @classmethod
    def of(cls, table: Table, entries: Sequence[AnyEntry]) -> Log:
        """A table that was kept, with its log."""
        log = object.__new__(cls)
        log.time, log.table, log.entries = table.state.at, table, list(entries)
        return log

    def add(self, decided: Decided) -> list[AnyEntry]:
        for entry in decided.entries:
            self.table.apply(entry, decided)
            self.entries.append(entry)
        return decided.entries

    def begin(self) -> list[AnyEntry]:
        """The game begins if all sit: nobody here adds words to the dice, so the seed alone fixes them."""
        entries = self.add(self.table.begin(self.time))
        if self.table.state.status == "waiting" and self.table.due:
            self.time = self.table.due
            entries += self.add(self.table.timed_out(self.time))
        return entries

    def do(self, user: int, ask: Command, after: int = 1000, wanted: int | None = None) -> list[AnyEntry]:
        """A user's command, some milliseconds after the last one."""
        self.time += after
        return self.add(self.table.decide(ask, user, self.time, link="next", wanted=wanted))

    def user(self, seat: int) -> int:
        return self.table.state.chairs[seat].user

    def play(self, seat: int, *moves: int, after: int = 1000) -> list[AnyEntry]:
        ask = Play(id=new_id(), moves=list(moves), decision_id=self.table.state.decision_ids[seat])
        return self.do(self.user(seat), ask, after, wanted=seat)

    def play_any(self, rng: random.Random) -> None:
        """A random decision of a random seat that is to decide."""
        seat = rng.choice(self.table.actors)
        self.play(seat, rng.choice(self.table.line.legal(seat)))

    def play_out(self, seed: int = 0, most: int = 100_000) -> Log:
        rng = random.Random(seed)
        for _ in range(most):
            if not self.table.actors:
                break
            self.play_any(rng)
        return self
