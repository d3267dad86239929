"""The speed of the judge on four-player Yspahan: nets, decisions, rollouts, beside the tree search with the plans.

    python -m bench.judge

All per second of processor time of one core.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from bench.search import opening, rate
from souk.engine.contract import Doubles, States, rule
from souk.engine.judge import observe, utility
from souk.engine.net import forward
from souk.engine.position import View
from souk.engine.twin import twin_of
from souk.players import Budget
from souk.players.nets import net_for
from souk.players.sage import SagePlayer
from souk.players.search import JudgedSearch
from souk.players.with_heuristics import with_heuristics
from souk.players.with_judge import with_judge

ROUNDS = 5
NET_EVALUATIONS = 100_000


@rule
def ask_net(states: States, seat: int, net: Doubles, count: int) -> None:
    """Shares and scores of all seats from inputs that stand there."""
    for _ in range(count):
        forward(net, 2 * states[0].players)


@rule
def ask_judge(states: States, seat: int, net: Doubles, count: int) -> None:
    """The same with the inputs made anew each time."""
    for _ in range(count):
        utility(states[0], seat, net)


@rule
def look(states: States, seat: int, net: Doubles, count: int) -> None:
    """The inputs alone."""
    for _ in range(count):
        observe(states[0], seat, net)


def best_rate(work: Callable[[], float]) -> float:
    """What is done in a second of processor time: the best of a few rounds."""
    best = 0.0
    for _ in range(ROUNDS):
        begun = time.thread_time()
        done = work()
        best = max(best, done / (time.thread_time() - begun))
    return best


def decisions(view: View) -> float:
    """Decisions of sage, one after the other, through a whole game; returns how many."""
    position, count = opening(), 0
    player = SagePlayer(position.game)
    while not position.over:
        seat = position.actors[0]
        moves = position.moves
        count += len(moves) > 1
        position.play(player.choose(position.view(seat), moves, Budget()))
    return count


def rollouts(view: View) -> float:
    """Rollouts of one search; returns how many."""
    return JudgedSearch(view.game, work=400).explain(view, view.moves, Budget()).work


def main() -> None:
    """Print a table."""
    position = opening()
    view = position.view(position.actors[0])
    game = position.game
    plans = twin_of(with_heuristics(game))
    for _ in plans.warm():  # players would begin in plain Python while it is compiled
        pass
    twin = twin_of(with_judge(game, {f.__name__: f for f in (ask_net, ask_judge, look)}))
    states, net = twin.states(1), twin.doubles(net_for(game, 4).buffer())
    twin.put(states, 0, view.state)
    twin.look(states, view.seat, net, 1)
    for entry in (twin.ask_net, twin.ask_judge):
        entry(states, view.seat, net, 1)
    rollouts(view)

    def repeated(name: str) -> Callable[[], float]:
        def work() -> float:
            getattr(twin, name)(states, view.seat, net, NET_EVALUATIONS)
            return NET_EVALUATIONS

        return work

    rows = [
        (
            "net evaluations/s, sparse inputs, shares and scores of all seats",
            best_rate(repeated("ask_net")),
            "1,000,000",
        ),
        ("positions judged/s, inputs made anew", best_rate(repeated("ask_judge")), ""),
        (
            "decisions of `sage`/s through a whole game, with views and moves in Python",
            best_rate(lambda: decisions(view)),
            "",
        ),
        ("rollouts/s by the net, about eight turns each", best_rate(lambda: rollouts(view)), ""),
        ("iterations/s of the tree by the plans, cut after 16 decisions", rate(plans, view, 16, 2_000, 1), ""),
    ]
    print("| judge, 4-player Yspahan, one core | measured | aim |\n|---|---:|---:|")
    for name, measured, aim in rows:
        print(f"| {name} | {measured:,.0f} | {aim} |")


if __name__ == "__main__":
    main()
