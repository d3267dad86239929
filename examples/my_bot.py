"""A bot of your own in one file: it counts what it would own, and takes the move that leads to the most.

Run it with `python examples/my_bot.py`: it plays a game of Yspahan against random movers.
A package offers its bot to everybody by an entry point, and then it sits at any table by its name:

    [project.entry-points."souk.players"]
    rich = "my_package.my_bot:RichBot"
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import souk
from souk.engine.position import Move, View
from souk.games.yspahan import types as yspahan
from souk.players import PLAYERS, Budget, Evaluation, Explanation, Player, player_of


class RichBot(Player):
    """Looks at its own things two decisions ahead, in one guess of what it cannot see."""

    def choose(self, view: View, moves: Sequence[Move], budget: Budget) -> Move:
        """The move that leaves it richest; the first among equals."""
        guess = view.imagine(self.seed)
        return max(moves, key=lambda move: self._ahead(view, view.game.after(guess, view.seat, move.id)))

    def explain(self, view: View, moves: Sequence[Move], budget: Budget) -> Explanation:
        """It has no idea who will win."""
        even = (1 / len(view.scores),) * len(view.scores)
        scores = tuple(map(float, view.scores))
        best = self.choose(view, moves, budget)
        return Explanation((Evaluation(best, 1.0, even, scores),), even, scores, (best,))

    def _ahead(self, view: View, state: Any) -> float:
        after = [view.game.after(state, view.seat, action) for action in view.game.legal(state, view.seat)]
        return max(self._riches(view, further) for further in (state, *after))

    def _riches(self, view: View, state: Any) -> float:
        table = View(view.game, view.seat, state).public
        assert isinstance(table, yspahan.View)
        mine = table.seats[view.seat]
        cubes = sum(owner == view.seat for owner in table.cubes.values())
        return mine.score + cubes + 0.4 * mine.gold + 0.6 * mine.camels + 3 * len(mine.buildings)


def main() -> None:
    """One game at a table of four."""
    PLAYERS.register("rich", RichBot)
    game = souk.new("yspahan", players=4, seed=7)
    table = [player_of(name, game.game, seed) for seed, name in enumerate(("rich", "random", "random", "random"))]
    while not game.over:
        seat = game.actors[0]
        game.play(table[seat].choose(game.view(seat), game.moves_of(seat), Budget()))
    print(f"rich has {game.scores[0]} points, the others {game.scores[1:]}")


if __name__ == "__main__":
    main()
