"""The real full-screen table, driven by keys through Textual's pilot."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace
from pathlib import Path

import pytest
from textual.events import Key
from textual.pilot import Pilot
from textual.widgets import Input, Markdown, OptionList, Static

from souk.engine.chance import Dice
from souk.engine.contract import NATURE
from souk.engine.position import Position
from souk.games import GAMES
from souk.records.file import load
from souk.records.file import replay as replayed
from souk.terminal.dialogs import HandOver, Leaving, Reader
from souk.terminal.panels import Board
from souk.terminal.play import PlayApp
from souk.terminal.players import Seat
from souk.terminal.run import resumed_table
from souk.terminal.table import TerminalTable
from souk.words import LANGUAGES, Words

from . import drive, each_game, press_a_move, table, until_asked, until_drawing


def text_of(app: PlayApp, selector: str) -> str:
    """What a panel says."""
    return str(app.screen_stack[0].query_one(selector, Static).content)


@pytest.mark.parametrize(
    ("game", "seats"),
    [("yspahan", "human,random,random,random"), ("basari", "human:Anna,human:Ben,random")],
)
def test_a_whole_game_is_played_by_keys(game: str, seats: str, tmp_path: Path) -> None:
    path = tmp_path / "game.souk"
    app = PlayApp(table(game, seats, seed=3, save=path), pace=0)
    rng = random.Random(3)

    async def play(pilot: Pilot[int]) -> None:
        while await until_asked(app, pilot):
            await press_a_move(app, pilot, rng)
        assert isinstance(app.screen, Reader)  # the score sheet
        await pilot.press("escape", "q")

    drive(app, play)
    assert app.table.position.over
    assert app.return_code == 0
    assert replayed(load(path.read_text())) == app.table.position


def test_two_people_play_a_week_and_hand_their_cards_over() -> None:
    app = PlayApp(table("yspahan", "human:Anna,human:Ben,random,random", seed=3), pace=0)
    rng = random.Random(3)
    curtains = 0

    async def play(pilot: Pilot[int]) -> None:
        nonlocal curtains
        while app.table.position.state.week == 1:
            if isinstance(app.screen, HandOver):
                curtains += 1
            await until_asked(app, pilot)
            assert app.table.viewer == app.asked
            await press_a_move(app, pilot, rng)

    drive(app, play)
    assert curtains


def test_bots_play_alone_while_one_watches() -> None:
    app = PlayApp(table("basari", "random,random,random"), pace=0)

    async def watch(pilot: Pilot[int]) -> None:
        assert not await until_asked(app, pilot)
        assert app.table.position.over

    drive(app, watch)


# Ways to play a move.


def test_arrows_and_enter_play_the_move_under_the_cursor() -> None:
    app = PlayApp(table("yspahan", "human,human,human", seed=2), pace=0)

    async def play(pilot: Pilot[int]) -> None:
        await until_asked(app, pilot)
        await pilot.press("down", "enter")
        await until_asked(app, pilot)
        assert app.table.position.history[1].notation == "buy 1"

    drive(app, play)


def test_a_typed_line_may_hold_a_whole_turn() -> None:
    app = PlayApp(table("yspahan", "human,human,human", seed=2), pace=0)

    async def play(pilot: Pilot[int]) -> None:
        await until_asked(app, pilot)
        seat = app.asked
        await pilot.press("slash", *"buy 0", "enter")
        await until_asked(app, pilot)
        await pilot.press("slash")
        app.query_one("#typed", Input).value = "camel: take end"
        await pilot.press("enter")
        await until_asked(app, pilot)
        assert app.asked != seat
        assert app.table.position.history[-1].notation == "end"

    drive(app, play)


def test_a_refused_line_changes_nothing_and_says_why() -> None:
    app = PlayApp(table("yspahan", "human,human,human", seed=2), pace=0)

    async def play(pilot: Pilot[int]) -> None:
        await until_asked(app, pilot)
        steps = app.table.position.steps
        await pilot.press("slash")
        app.query_one("#typed", Input).value = "buy 3"
        await pilot.press("enter")
        await pilot.pause()
        assert app.table.position.steps == steps
        assert app.asked is not None
        assert app.query_one("#typed", Input).value == "buy 3"  # to be put right
        assert any("3 gold, you have 2" in note.message for note in app._notifications)
        await pilot.press("escape")
        assert isinstance(app.focused, OptionList)

    drive(app, play)


def test_keys_that_come_too_fast_do_no_harm() -> None:
    """Keys pressed before the next moves are on the screen are not taken for those of the old ones."""
    app = PlayApp(table("yspahan", "human,random,random", seed=2), pace=0)

    async def play(pilot: Pilot[int]) -> None:
        for _ in range(30):
            await until_asked(app, pilot)
            for key in ("3", "2", "down", "1", "1", "enter"):
                app.post_message(Key(key, key if len(key) == 1 else None))
            await pilot.pause()
            assert not [note for note in app._notifications if note.severity == "error"]

    drive(app, play)
    assert app.table.position.steps > 60


# What is on the screen.


@each_game
@pytest.mark.parametrize("size", [(100, 30), (160, 45), (80, 24)])
def test_the_table_is_shown_whole_in_small_and_large_terminals(game: str, size: tuple[int, int]) -> None:
    app = PlayApp(table(game, "human,random,random,random", seed=2), pace=0)

    async def look(pilot: Pilot[int]) -> None:
        await until_asked(app, pilot)
        await pilot.pause()
        moves = app.query_one("#moves", OptionList)
        assert moves.option_count == len(app.table.view().moves)
        assert moves.size.height >= 3
        if size != (80, 24):
            board = app.query_one(Board)
            lines = board.render().plain.split("\n")
            assert len(lines) <= board.content_size.height
            assert max(map(len, lines)) <= board.content_size.width
            for id in ("#players", "#side", "#hand", "#moves", "#log"):
                for panel in app.query(id):
                    assert panel.region.bottom <= size[1] - 1
                    assert panel.region.right <= size[0]

    drive(app, look, size)


def test_the_cursor_shows_on_the_board_what_a_move_is_about() -> None:
    app = PlayApp(table("basari", "human,human,human", seed=2), pace=0)

    async def look(pilot: Pilot[int]) -> None:
        await until_asked(app, pilot)
        await pilot.press("down")
        await pilot.pause()
        scene = app.query_one(Board).scene
        assert scene is not None
        assert scene.marks.chosen == {"1"}
        assert "archway 1" in text_of(app, "#preview")

    drive(app, look)


def test_help_says_what_is_closed_and_why_and_has_the_rules() -> None:
    app = PlayApp(table("yspahan", "human,human,human", seed=2), pace=0)

    async def look(pilot: Pilot[int]) -> None:
        await until_asked(app, pilot)
        for key, expected in (("question_mark", ("3 gold, you have 2", "# Yspahan", "Keys")), ("h", ("buy 1",))):
            await pilot.press(key)
            await pilot.pause()
            source = app.screen.query_one(Markdown).source
            assert all(text in source for text in expected)
            await pilot.press("pagedown", "up", "escape")
        await pilot.press("p")
        await pilot.pause()
        assert isinstance(app.screen, Reader)
        await pilot.press("escape")
        assert app.asked is not None

    drive(app, look)


def test_light_and_dark_are_switched() -> None:
    app = PlayApp(table("basari", "human,human,human"), pace=0)

    async def look(pilot: Pilot[int]) -> None:
        await until_asked(app, pilot)
        before = app.theme
        await pilot.press("ctrl+t")
        assert app.theme != before
        await pilot.press("ctrl+t")
        assert app.theme == before

    drive(app, look)


# Undo and hand-over.


def test_u_takes_back_a_choice_but_not_the_dice() -> None:
    app = PlayApp(table("yspahan", "human,human,human", seed=2), pace=0)

    async def play(pilot: Pilot[int]) -> None:
        await until_asked(app, pilot)
        await pilot.press("1")
        await until_asked(app, pilot)
        rolled = app.table.position.steps
        await pilot.press("u")
        await pilot.pause()
        assert app.table.position.steps == rolled
        assert any("something new" in note.message for note in app._notifications)
        await pilot.press("1")
        await until_asked(app, pilot)
        assert app.table.position.steps == rolled + 1
        await pilot.press("u")
        await until_asked(app, pilot)
        assert app.table.position.steps == rolled

    drive(app, play)


def test_choices_are_handed_over_behind_a_curtain_and_may_be_taken_back_there() -> None:
    app = PlayApp(table("basari", "human:Anna,human:Ben,random", seed=2), pace=0)

    async def play(pilot: Pilot[int]) -> None:
        while not app.table.view().moves or app.table.view().moves[0].kind != "card" or app.asked is None:
            if isinstance(app.screen, HandOver):
                await pilot.press("enter")
            elif app.asked is not None:
                await pilot.press("1")
            await pilot.pause()
        first = app.asked
        chosen = app.table.position.steps
        await pilot.press("2")
        await pilot.pause()
        assert isinstance(app.screen, HandOver)
        assert app.screen.is_modal
        await pilot.press("u")
        await until_asked(app, pilot)
        assert app.asked == first
        assert app.table.position.steps == chosen
        await pilot.press("3")
        await pilot.pause()
        assert isinstance(app.screen, HandOver)
        await pilot.press("1")  # no key of a move works behind the curtain
        assert isinstance(app.screen, HandOver)
        await pilot.press("enter")
        await until_asked(app, pilot)
        assert app.asked != first

    drive(app, play)


# Dice of a real table.


def rolled(at: TerminalTable, rng: random.Random) -> list[str]:
    """Whatever nature does next, in notation."""
    trial = at.position.copy()
    drawn = []
    while trial.actors == (NATURE,):
        drawn.append(rng.choice(trial.moves).notation)
        trial.play(drawn[-1], NATURE)
    return drawn


@each_game
def test_games_are_played_with_typed_dice(game: str) -> None:
    app = PlayApp(table(game, "human,random,random", typed=True), pace=0)
    rng = random.Random(5)

    async def play(pilot: Pilot[int]) -> None:
        while not app.table.position.over and app.table.position.steps < 100:
            if app.table.next() == NATURE:
                await until_drawing(app, pilot)
                app.screen.query_one(Input).value = " ".join(rolled(app.table, rng))
                await pilot.press("enter")
            elif app.asked is not None:
                await press_a_move(app, pilot, rng)
            await asyncio.sleep(0.002)

    drive(app, play)
    assert app.table.position.steps >= 100


def test_refused_dice_are_asked_again_and_ctrl_z_takes_back() -> None:
    app = PlayApp(table("yspahan", "human,human,human", typed=True), pace=0)

    async def type_in(pilot: Pilot[int], text: str) -> None:
        await until_drawing(app, pilot)
        app.screen.query_one(Input).value = text
        await pilot.press("enter")
        await pilot.pause()

    async def play(pilot: Pilot[int]) -> None:
        await type_in(pilot, "seat 7")
        error = app.screen.query_one(".error", Static)
        assert "Possible: seat 0, seat 1, seat 2" in str(error.content)
        await type_in(pilot, "seat 2")
        await until_asked(app, pilot)
        await pilot.press("1")
        await until_drawing(app, pilot)
        await pilot.press("ctrl+z")
        await until_asked(app, pilot)
        assert app.table.position.steps == 1
        await pilot.press("1")
        await type_in(pilot, "1 2 3 4 5 6 1 2 3")
        await until_asked(app, pilot)
        assert app.table.position.steps == 11

    drive(app, play)


# Leaving, saving, going on.


@each_game
def test_leaving_keeps_the_game_and_resuming_goes_on(game: str, tmp_path: Path) -> None:
    path = tmp_path / "game.souk"
    app = PlayApp(table(game, "human,random,random", seed=3, save=path), pace=0)
    rng = random.Random(3)

    async def play(pilot: Pilot[int]) -> None:
        for _ in range(12):
            await until_asked(app, pilot)
            await press_a_move(app, pilot, rng)
        await until_asked(app, pilot)
        await pilot.press("q")
        await pilot.pause()
        assert isinstance(app.screen, Leaving)
        await pilot.press("n")
        assert app.is_running
        await pilot.press("ctrl+c")

    drive(app, play)
    again = PlayApp(resumed_table(path, "", False, None, True), pace=0)
    assert again.table.position == app.table.position

    async def go_on(pilot: Pilot[int]) -> None:
        assert await until_asked(again, pilot)
        await press_a_move(again, pilot, rng)

    drive(again, go_on)


def test_a_mistake_of_the_program_ends_in_a_sentence_and_keeps_the_game(tmp_path: Path) -> None:
    path = tmp_path / "game.souk"
    at = table("yspahan", "human,random,random", seed=3, save=path)
    at.save()
    app = PlayApp(at, pace=0)

    def fail(_: TerminalTable, seat: int) -> None:
        raise KeyError(seat)

    async def play(pilot: Pilot[int]) -> None:
        await until_asked(app, pilot)
        app.table.ask_bot = fail.__get__(app.table)  # type: ignore[method-assign]
        app.table.forced = fail.__get__(app.table)  # type: ignore[method-assign]
        await pilot.press("1")
        await pilot.pause()

    drive(app, play)
    assert app.return_code == 1
    assert replayed(load(path.read_text())).steps > 1


def test_a_game_without_words_or_picture_of_its_own_is_played_all_the_same() -> None:
    game = replace(GAMES["basari"], name="plain")
    position = Position.new(game, 3, Dice.from_seed(1), {})
    app = PlayApp(TerminalTable(position, [Seat("human")] * 3), pace=0)

    async def play(pilot: Pilot[int]) -> None:
        for _ in range(8):
            await until_asked(app, pilot)
            await pilot.press("2")
        await until_asked(app, pilot)
        await pilot.press("question_mark")
        await pilot.pause()
        assert isinstance(app.screen, Reader)

    drive(app, play)
    assert app.table.position.steps > 8


@pytest.mark.parametrize("language", LANGUAGES)
@each_game
def test_the_whole_screen_speaks_the_language(game: str, language: str) -> None:
    english = table(game, "human,random,random", seed=2)
    app = PlayApp(TerminalTable(english.position, english.seats, language=language), pace=0)
    words = Words(language, GAMES[game])
    titles = {"#board": "table-board", "#log": "table-log", "#sheet": "table-sheet", "#preview": "terminal-preview"}

    async def look(pilot: Pilot[int]) -> None:
        await until_asked(app, pilot)
        for panel, title in titles.items():
            assert app.query_one(panel).border_title == words.say(title)
        assert words.ask(app.table.view(app.asked).public) in str(app.query_one("#moves").border_title)
        described = {binding.binding.description for binding in app.active_bindings.values()}
        assert words.say("terminal-undo") in described
        assert not [text for text in described if text.startswith(("terminal-", "table-"))]
        await pilot.press("question_mark")
        await pilot.pause()
        assert words.say("terminal-keys") in app.screen.query_one(Markdown).source
        await pilot.press("escape", "q")
        await pilot.pause()
        assert words.say("terminal-leave_table") in str(app.screen.query_one(Static).content)
        await pilot.press("n")

    drive(app, look)
