"""Toy players and a toy game for the arena, known to every process that loads this module by `--use`."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from typing import ClassVar

from bidding_pig import GAME
from souk.engine.game import Game
from souk.engine.position import Move, View
from souk.games import GAMES
from souk.players import PLAYERS, Budget, Explanation, Player

MODULE = __name__


class Toy(Player):
    """Any move; after a nap."""

    def __init__(self, game: Game, seed: int = 0, nap: float = 0.0) -> None:
        super().__init__(game, seed)
        self.nap = nap
        self.random = random.Random(seed)

    def choose(self, view: View, moves: Sequence[Move], budget: Budget) -> Move:
        time.sleep(self.nap)
        return self.random.choice(moves)

    def explain(self, view: View, moves: Sequence[Move], budget: Budget) -> Explanation:
        raise NotImplementedError


class Keen(Toy):
    """The move after which it has most points now."""

    def choose(self, view: View, moves: Sequence[Move], budget: Budget) -> Move:
        state = view.imagine(self.random.randrange(1 << 30))
        return max(moves, key=lambda move: view.game.scores(view.game.after(state, view.seat, move.id))[view.seat])


class Broken(Toy):
    def choose(self, view: View, moves: Sequence[Move], budget: Budget) -> Move:
        raise ZeroDivisionError("no idea")


class Cheat(Toy):
    def choose(self, view: View, moves: Sequence[Move], budget: Budget) -> Move:
        return Move((view.seat + 1) % 2, moves[0].action)


class Spy(Toy):
    """Keeps all that it ever gets."""

    seen: ClassVar[list[tuple[View, Sequence[Move], Budget]]] = []
    shown: ClassVar[list[tuple[View, Sequence[Move]]]] = []

    def choose(self, view: View, moves: Sequence[Move], budget: Budget) -> Move:
        Spy.seen.append((view, moves, budget))
        return super().choose(view, moves, budget)

    def see(self, view: View, moves: Sequence[Move]) -> None:
        Spy.shown.append((view, moves))


for name, factory in {"toy": Toy, "keen": Keen, "broken": Broken, "cheat": Cheat, "spy": Spy}.items():
    PLAYERS.register(name, factory)
GAMES.register("bidding", GAME)
