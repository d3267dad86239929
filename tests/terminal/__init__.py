"""The terminal table."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input

from souk.engine.chance import Dice
from souk.engine.position import Position
from souk.games import GAMES
from souk.terminal.dialogs import HandOver, TypedDraw
from souk.terminal.play import KEYS, PlayApp
from souk.terminal.players import seats_from_text
from souk.terminal.table import TerminalTable

each_game = pytest.mark.parametrize("game", ["yspahan", "basari"])


def table(
    game: str, seats: str, seed: object = 1, save: Path | None = None, auto: bool = True, typed: bool = False
) -> TerminalTable:
    """A table with bots that play the same game each time."""
    sitting = seats_from_text(GAMES[game], seats, str(seed))
    chance = None if typed else Dice.from_seed(str(seed))
    return TerminalTable(Position.new(GAMES[game], len(sitting), chance, {}), sitting, save, auto)


def played(game: str, players: int, seed: int, steps: int = 10_000) -> Position:
    """A random game, to its end or to about so many steps."""
    position = Position.new(GAMES[game], players, Dice.from_seed(seed), {})
    rng = random.Random(seed)
    while not position.over and position.steps < steps:
        position.play(rng.choice(position.moves))
    return position


def drive(app: PlayApp, act: Callable[[Pilot[int]], Awaitable[None]], size: tuple[int, int] = (100, 30)) -> None:
    """Run the real app without a terminal, and do something with it."""

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await act(pilot)

    asyncio.run(run())


async def until_asked(app: PlayApp, pilot: Pilot[int]) -> bool:
    """Wait for a decision of a person, handing over on the way; False when the game is over."""
    while not app.table.position.over:
        if isinstance(app.screen, HandOver):
            await pilot.press("enter")
        elif app.asked is not None:
            return True
        await asyncio.sleep(0.002)
    await pilot.pause()
    return False


async def until_drawing(app: PlayApp, pilot: Pilot[int]) -> None:
    """Wait for the question about a real table's dice."""
    while not (isinstance(app.screen, TypedDraw) and app.screen.query(Input)):
        await asyncio.sleep(0.002)
    await pilot.pause()


async def press_a_move(app: PlayApp, pilot: Pilot[int], rng: random.Random) -> None:
    """Play any move by its key, or by arrows where there are more moves than keys."""
    moves = app.table.view(app.asked).moves
    at = rng.randrange(len(moves))
    if at < len(KEYS):
        await pilot.press(KEYS[at])
    else:
        await pilot.press("home", *["down"] * at, "enter")
