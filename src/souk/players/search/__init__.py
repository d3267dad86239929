"""`search`: thinks for a while about each move, with a net that learnt the game (`judged.py`) or with the game's plans.

    player = search_player(game, ms=500, threads=2)
    move = player.choose(position.view(seat), position.moves_of(seat), Budget())

It sees the view and nothing else: each sample imagines anew what is hidden. With `work` instead of `ms`, the same
seed gives the same move, plain or compiled.
"""

from __future__ import annotations

from souk.engine.errors import UnknownName
from souk.engine.game import Game
from souk.players.base import Player
from souk.players.nets import shipped_net

from .judged import MOST, TURNS, WITHIN, JudgedSearch
from .tree import search
from .tree_search import TreeSearch

__all__ = ["JudgedSearch", "TreeSearch", "search", "search_player"]

JUDGES = ("net", "plans")


def search_player(
    game: Game,
    seed: int = 0,
    judge: str = "net",
    ms: int = 0,
    work: int = 0,
    threads: int = 1,
    net: str = "",
    most: int = MOST,
    within: float = WITHIN,
    turns: int = TURNS,
    cut: int = 16,
    plan: int = 1,
    explore: float = 0.25,
    widen: float = 1.0,
    study: int = 0,
    trust: float = 1.0,
    reuse: bool = True,
) -> Player:
    """Search by rollouts of the net, or by a tree with the game's plans; a game without nets has only the latter."""
    if judge not in JUDGES:
        raise UnknownName("judge of search", judge, JUDGES)
    if judge == "net" and (net or any(shipped_net(game, players) for players in game.players)):
        return JudgedSearch(game, seed, ms, work, threads, net, most, within, turns)
    return TreeSearch(game, seed, ms, work, threads, cut, plan, explore, widen, study, trust, reuse)
