"""A bot of your own in one file: it likes the moves that leave it with the most points, and is otherwise lazy.

Run it with `python examples/my_bot.py`: it plays a game of Yspahan against random movers.
A package offers its bot to everybody by an entry point, and then it sits at any table by its name:

    [project.entry-points."souk.players"]
    lazy = "my_package.my_bot:LazyBot"
"""

from __future__ import annotations

from collections.abc import Sequence

import souk
from souk.engine.position import Move, View
from souk.players import PLAYERS, Budget, Explanation, Player, Thought, player_of


class LazyBot(Player):
    """Looks at its own score after each move, in one guess of what it cannot see."""

    def choose(self, view: View, moves: Sequence[Move], budget: Budget) -> Move:
        """The move with the most points at once; the first among equals."""
        return max(moves, key=lambda move: self._points(view, move))

    def explain(self, view: View, moves: Sequence[Move], budget: Budget) -> Explanation:
        """It has no idea who will win."""
        even = (1 / len(view.scores),) * len(view.scores)
        scores = tuple(map(float, view.scores))
        best = self.choose(view, moves, budget)
        return Explanation((Thought(best, 1.0, even, scores),), even, scores, (best,))

    def _points(self, view: View, move: Move) -> int:
        state = view.game.after(view.imagine(self.seed), view.seat, move.id)
        return view.game.scores(state)[view.seat]


def main() -> None:
    """One game at a table of four."""
    PLAYERS.register("lazy", LazyBot)
    game = souk.new("yspahan", players=4, seed=7)
    table = [player_of(name, game.game, seed) for seed, name in enumerate(("lazy", "random", "random", "random"))]
    while not game.over:
        seat = game.actors[0]
        game.play(table[seat].choose(game.view(seat), game.moves_of(seat), Budget()))
    print(f"lazy has {game.scores[0]} points, the others {game.scores[1:]}")


if __name__ == "__main__":
    main()
