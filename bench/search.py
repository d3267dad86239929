"""The speed of search on four-player Yspahan from the opening, what threads add, and how well it keeps a deadline.

    python -m bench.search

Iterations are counted per second of processor time of one core, so that other programs matter less; what two threads
add is measured in real time and needs two idle cores.
"""

from __future__ import annotations

import statistics
import time
from concurrent.futures import ThreadPoolExecutor

import souk
from souk.engine.position import Position, View
from souk.engine.twin import Twin, twin_of
from souk.players import Budget
from souk.players.search.buffers import SearchBuffers
from souk.players.search.node_records import Task
from souk.players.search.tree_search import BRANCHES, TreeSearch
from souk.players.with_heuristics import with_heuristics

ROUNDS = 5
DEADLINES = 200
MILLISECONDS = 50


def opening() -> Position:
    """The first decision with a choice after the dice have fallen."""
    position = souk.new("yspahan", players=4, seed=7)
    while "choose" not in {move.kind for move in position.moves}:
        position.play(position.moves[0])
    return position


def seated(twin: Twin, view: View, cut: int, work: int, plan: int = 0) -> SearchBuffers:
    """Buffers with a task of so many iterations."""
    task, likes = Task(), TreeSearch(twin.game, study=0 if plan else 64)
    task.seat, task.cut, task.work, task.plan = view.seat, cut, work, plan
    task.explore, task.widen, task.study, task.trust = likes.explore, likes.widen, likes.study, likes.trust
    buffers = SearchBuffers(twin, BRANCHES * (work + 2))
    buffers.set_task(task, 0, work)
    return buffers


def rate(twin: Twin, view: View, cut: int, work: int, plan: int = 0) -> float:
    """Iterations per second of processor time: the best of a few rounds."""
    best = 0.0
    for seed in range(ROUNDS):
        buffers = seated(twin, view, cut, work, plan)
        begun = time.thread_time()
        buffers.run(view, seed)
        best = max(best, work / (time.thread_time() - begun))
    return best


def gain(twin: Twin, view: View, work: int) -> float:
    """How many times as much two threads do in the same time: the best of a few rounds."""
    best = 0.0
    for _ in range(ROUNDS):
        spent = []
        for threads in (1, 2):
            per_thread = [seated(twin, view, 8, work) for _ in range(threads)]
            begun = time.perf_counter()
            with ThreadPoolExecutor(threads) as pool:
                list(pool.map(lambda buffers: buffers.run(view, 1), per_thread))
            spent.append(time.perf_counter() - begun)
        best = max(best, 2 * spent[0] / spent[1])
    return best


def overshoots(position: Position) -> list[float]:
    """By how many milliseconds each of many searches came late, from the least to the most."""
    player = TreeSearch(position.game, ms=MILLISECONDS, reuse=False)
    seat = position.actors[0]
    view, moves = position.view(seat), position.moves
    player.choose(view, moves, Budget())
    late = []
    for _ in range(DEADLINES):
        begun = time.perf_counter()
        player.choose(view, moves, Budget())
        late.append((time.perf_counter() - begun) * 1000 - MILLISECONDS)
    return sorted(late)


def main() -> None:
    """Print a table."""
    position = opening()
    twin = twin_of(with_heuristics(position.game))
    view = position.view(position.actors[0])
    late = overshoots(position)
    rows = [
        ("iterations/s, random playouts to the end", f"{rate(twin, view, -1, 5_000):,.0f}", "15,000"),
        ("iterations/s, cut after 8 decisions", f"{rate(twin, view, 8, 50_000):,.0f}", "100,000"),
        ("iterations/s, value at once", f"{rate(twin, view, 0, 50_000):,.0f}", ""),
        ("iterations/s, by the plans, cut after 16 decisions", f"{rate(twin, view, 16, 2_000, 1):,.0f}", ""),
        ("two threads against one, in real time", f"{gain(twin, view, 50_000):.2f}", "2"),
        ("late by, median of 200 searches", f"{statistics.median(late):.1f} ms", ""),
        ("late by, 95 % of them at most", f"{late[int(0.95 * len(late))]:.1f} ms", "10 ms"),
        ("late by, the worst", f"{late[-1]:.1f} ms", "10 ms"),
    ]
    print("| search, 4-player Yspahan from the opening, one core | measured | aim |\n|---|---:|---:|")
    for row in rows:
        print(f"| {' | '.join(row)} |")


if __name__ == "__main__":
    main()
