"""Whole games as readable text under version control: a change in a rule shows up as a diff that a person can read.

`SOUK_GOLDEN=write pytest tests/games/basari/test_golden.py` writes them anew.
"""

from __future__ import annotations

import difflib
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import asdict

import souk
from souk.engine.contract import NATURE
from souk.engine.rng import random_below, seed_words
from souk.engine.types import Event
from souk.games.basari.types import Gems

GOLDEN = Path(__file__).parent / "golden"


def playthrough(players: int, seed: int) -> str:
    """A game by random players: what everybody did, what came of it, and the table at the end."""
    game = souk.new("basari", players, seed=seed)
    rng = list(seed_words(seed))
    while not game.over:
        who = game.actors[random_below(rng, len(game.actors))]
        moves = game.moves_of(who)
        game.play(moves[random_below(rng, len(moves))])
    return "\n".join(lines(game)) + "\n"


def lines(game: souk.Position) -> Iterator[str]:
    events: dict[int, list[Event]] = {}
    for step, event in game.story():
        events.setdefault(step, []).append(event)
    for step, move in enumerate(game.history):
        who = "nature" if move.seat == NATURE else f"seat {move.seat}"
        yield f"{who}: {move.notation}"
        for event in events.get(step, []):
            yield f"    {told(event)}"
    yield str(game)
    yield f"sheet: {game.game.presentation.score_sheet(game.state)}"


def told(event: Event) -> str:
    """An event in one line; gems as people write them."""
    parts = [
        f"{key}={value.notation if isinstance(value, Gems) else value}"
        for key, value in asdict(event).items()
        if key != "only" or value is not None
    ]
    return " ".join([type(event).__name__, *parts])


@pytest.mark.parametrize(("players", "seed"), [(3, 1), (4, 2)])
def test_a_whole_game_is_as_it_was(players: int, seed: int) -> None:
    path = GOLDEN / f"{players}p.txt"
    now = playthrough(players, seed)
    if os.environ.get("SOUK_GOLDEN") == "write":
        path.write_text(now, "utf-8")
    then = path.read_text("utf-8")
    diff = difflib.unified_diff(then.splitlines(), now.splitlines(), path.name, "now", lineterm="")
    if now != then:
        pytest.fail("\n".join(diff))
