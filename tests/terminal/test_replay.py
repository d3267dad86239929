"""A recorded game stepped through on the screen, and told as text."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace

from textual.pilot import Pilot
from textual.widgets import Static

from souk.engine.position import Position
from souk.records.file import dump, load
from souk.terminal.dialogs import Reader
from souk.terminal.panels import Board
from souk.terminal.replay import Film, ReplayApp, as_text

from . import each_game, played


def film_of(position: Position) -> Film:
    names = ("Anna", "random", "random", "Eva")[: position.players]
    return Film(load(dump(replace(position.record(), seats=names))), "en")


def drive(app: ReplayApp, act: Callable[[Pilot[int]], Awaitable[None]]) -> None:
    async def run() -> None:
        async with app.run_test(size=(100, 30)) as pilot:
            await act(pilot)

    asyncio.run(run())


@each_game
def test_every_move_of_a_record_has_its_position(game: str) -> None:
    film = film_of(played(game, 3, 1))
    lines = [line for line in dump(film.transcript).split("\n") if line[:1].isdigit()]
    assert len(film) == len(lines)
    assert film.at(len(film)) == film.whole
    assert film.at(0).steps == 0
    for move in range(1, len(film) + 1, 37):
        assert film.text_of(move).split(": ", 1)[-1] in lines[move - 1] or move == 1
        assert film.at(move).steps > film.at(move - 1).steps


@each_game
def test_keys_step_and_jump_through_a_game(game: str) -> None:
    film = film_of(played(game, 4, 1))
    app = ReplayApp(film)

    async def look(pilot: Pilot[int]) -> None:
        assert app.move == 0
        await pilot.press("right", "right", "right", "left")
        assert app.move == 2
        await pilot.press("end", "right")
        assert app.move == len(film)
        await pilot.press("home", "left")
        assert app.move == 0
        stops = []
        for _ in range(3):
            await pilot.press("n")
            stops.append(app.move)
        assert stops == film.chapters[:3]
        await pilot.press("b")
        assert app.move == film.chapters[1]
        await pilot.press("s")
        assert app.move == film.scorings[0]
        await pilot.press("s", "a")
        assert app.move == film.scorings[0]
        await pilot.press("g", "1", "7", "enter")
        await pilot.pause()
        assert app.move == 17
        assert "move 17 of" in str(app.query_one("#where", Static).content)
        await pilot.press("g", "escape", "p")
        await pilot.pause()
        assert isinstance(app.screen, Reader)
        await pilot.press("escape", "q")

    drive(app, look)
    assert app.return_code == 0


def test_days_and_scorings_are_where_the_story_has_them() -> None:
    film = film_of(played("yspahan", 3, 2))
    assert len(film.chapters) == 21
    for move in film.chapters:
        assert film.at(move).state.day != film.at(move - 1).state.day or film.at(move - 1).state.week == 0 or move == 1
    film = film_of(played("basari", 3, 2))
    assert len(film.scorings) == 3
    assert film.at(film.scorings[0]).state.scorings == 1
    assert film.at(film.scorings[0] - 1).state.scorings == 0


def test_eyes_change_from_all_seeing_to_each_seat_and_back() -> None:
    film = film_of(played("yspahan", 3, 2))
    app = ReplayApp(film)

    def hands() -> list[int]:
        scene = app.query_one(Board).scene
        assert scene is not None
        return list(scene.private)

    async def look(pilot: Pilot[int]) -> None:
        await pilot.press("end")
        assert hands() == [0, 1, 2]
        for seat in range(3):
            await pilot.press("e")
            assert hands() == [seat]
        await pilot.press("e")
        assert hands() == [0, 1, 2]

    drive(app, look)


def test_the_next_move_is_kept_from_a_seat_that_may_not_know_it() -> None:
    film = film_of(played("basari", 3, 2))
    app = ReplayApp(film, viewer=0)

    async def look(pilot: Pilot[int]) -> None:
        for _ in range(20):
            await pilot.press("right")
            told = str(app.query_one("#where", Static).content)
            position = film.at(app.move)
            last = position.history[-1]
            if last.kind == "card" and last.seat != 0 and len(position.actors) >= 1 and position.state.phase == 4:
                assert f"last: {film.names[last.seat]}: {last.notation}" not in told

    drive(app, look)


def test_a_running_game_without_moves_is_shown() -> None:
    film = film_of(played("yspahan", 3, 2, 0))
    app = ReplayApp(film)

    async def look(pilot: Pilot[int]) -> None:
        await pilot.press("right", "right", "n", "s", "home")

    drive(app, look)


@each_game
def test_a_game_is_told_as_text(game: str) -> None:
    film = film_of(played(game, 3, 1))
    everything, mine = list(as_text(film, None)), list(as_text(film, 0))
    assert everything[0].endswith("Anna, Random 2 and Random 3")
    assert "The game is over: Anna" in "\n".join(everything)
    assert len(mine) < len(everything)
