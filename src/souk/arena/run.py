"""Plays the games of a plan, wherever they are spread to."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing

from souk.engine.errors import SoukError
from souk.engine.twin import is_ready, twin_of
from souk.players import PLAYERS, player_of
from souk.players.with_heuristics import with_heuristics

from .log import Log
from .luck import with_luck
from .plan import Job, Plan
from .play import ArenaError, Result, play
from .spread import spread


def run(
    plan: Plan, log: Log, on: str = "cores", processes: int = 0, on_game: Callable[[], None] = lambda: None
) -> bool:
    """Play what is missing in the log; `on_game` is called after each game. False if Ctrl-C ended it early."""
    ready(plan)
    missing = [job for job in plan.jobs() if job[:2] not in log.results]
    try:
        with closing(spread(attempt, plan, missing, on, processes)) as results:
            for result in results:
                log.add(_result(result))
                on_game()
    except KeyboardInterrupt:
        return False
    return True


def ready(plan: Plan) -> None:
    """Compile what the players think with, if that is not on disk yet, and see that every player can sit down."""
    game = plan.load()
    needed = [with_heuristics(game)] if any(_thinks(spec) for spec in plan.specs) else []
    for needed_game in [*needed, with_luck(game)] if plan.judge else needed:
        if not is_ready(needed_game):
            for _ in twin_of(needed_game).warm():
                pass
    for spec in plan.specs:
        player_of(spec, game)


def _thinks(spec: str) -> bool:
    """Whether a player is one of Souk's own that think in the compiled twin."""
    name = spec.partition(":")[0]
    return name != "random" and PLAYERS[name].__module__.startswith("souk.players.")


def attempt(plan: Plan, job: Job) -> Result | str:
    """Play one game, or say in words that can travel between processes why not."""
    try:
        return play(plan, job)
    except SoukError as error:
        return f"{error} (block {job.block}, game {job.turn})"


def _result(outcome: Result | str) -> Result:
    if isinstance(outcome, str):
        raise ArenaError(outcome)
    return outcome
