"""Boards as text: they fit, show what is there, and keep secrets."""

from __future__ import annotations

import pytest

import souk
from souk.drawing.scene import Marks, Scene
from souk.engine.position import Position
from souk.games import GAMES
from souk.games.yspahan.board import SHOPS, SHOPS_AT, SQUARES
from souk.games.yspahan.terminal import ARMS, HUB, SHOP_CELLS
from souk.terminal.story import picture_of
from souk.words import LANGUAGES, Words

from . import each_game, played

NAMES = ["You", "Anna", "Ben", "Eva"]
ROOM = {"yspahan": (58, 12), "basari": (65, 18)}
LARGE_ROOM = {"yspahan": (94, 23), "basari": (94, 24)}


def seen(position: Position, seat: int) -> Scene:
    return Scene.of_view(position.view(seat), NAMES, Words("en", position.game))


@each_game
@pytest.mark.parametrize("rooms", [ROOM, LARGE_ROOM])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_panel_fits_its_room(game: str, rooms: dict[str, tuple[int, int]], language: str) -> None:
    picture = picture_of(GAMES[game])
    width, height = rooms[game]
    for steps in range(0, 500, 25):
        position = played(game, 4, 3, steps)
        scene = Scene.of_all(position.game, position.state, NAMES, Words(language, position.game))
        lines = picture.board(scene, width, height).plain.split("\n")
        assert len(lines) <= height
        assert max(map(len, lines)) <= width
        if picture.players and picture.side:
            assert max(map(len, picture.players(scene).plain.split("\n"))) <= 58
            assert max(map(len, picture.side(scene).plain.split("\n"))) <= 40


def test_each_shop_lies_beside_the_squares_that_it_touches() -> None:
    cells = {f"{souk}.{k}": cell for souk, cells in SHOP_CELLS.items() for k, cell in enumerate(cells)}
    assert set(cells) == set(SHOPS)
    assert len(set(cells.values())) == len(SHOPS)
    for square, shops in zip(SQUARES, SHOPS_AT, strict=True):
        line, column = (HUB[axis] + ARMS[square[0]][axis] * int(square[1:] or 0) for axis in (0, 1))
        for shop in shops:
            if shop >= 0:
                at = cells[SHOPS[shop]]
                assert abs(at[0] - line) + abs(at[1] - column) == 1, (square, SHOPS[shop])


def test_cubes_supervisor_and_caravan_are_drawn() -> None:
    position = souk.from_json(
        {
            "game": "yspahan",
            "position": {"players": 4, "cubes": {"vase.blue.0": 2}, "supervisor": "e3", "caravan": [1, 0]},
        }
    )
    picture, scene = picture_of(GAMES["yspahan"]), seen(position, 0)
    lines = picture.board(scene, 58, 12).plain.split("\n")
    assert lines[3][33:36] == "[▲]"
    assert lines[4][39:42].strip() == "@"
    assert picture.side is not None
    assert "■ ●" in picture.side(scene).plain


@each_game
def test_a_picture_shows_no_more_than_the_view(game: str) -> None:
    """A scene is made of a view's data alone; hands of others are not among it."""
    position = played(game, 4, 4, 250)
    for seat in range(4):
        assert list(seen(position, seat).private) == [seat]
    assert not Scene.of_view(position.view(), NAMES, Words("en", position.game)).private


def test_choices_of_others_are_not_drawn_before_all_have_chosen() -> None:
    position = souk.new("basari", 3, seed=1)
    while len(position.actors) == 1:
        position.play(position.moves[0])
    position.play("gems", seat=0)
    picture = picture_of(GAMES["basari"])
    assert "gems" in picture.board(seen(position, 0), 65, 18).plain
    assert "chosen" in picture.board(seen(position, 1), 65, 18).plain
    assert "gems" not in picture.board(seen(position, 1), 65, 18).plain


def test_the_move_under_the_cursor_stands_out_on_the_board() -> None:
    position = souk.new("yspahan", 4, seed=1)
    marks = Marks(frozenset({"sack.white.0"}), frozenset({"sack.white.0"}))
    scene = Scene.of_view(position.view(0), NAMES, Words("en", position.game), marks)
    board = picture_of(GAMES["yspahan"]).board(scene, 58, 12)
    assert "[+]" in board.plain
    assert any("reverse" in str(span.style) for span in board.spans)


def test_what_goes_on_inside_the_ring_covers_no_archway() -> None:
    names = [name * 12 for name in ("Anna", "Ben", "Eva", "Ida")]
    words = Words("fr", GAMES["basari"])  # the longest
    barters = 0
    for steps in range(20, 300, 3):
        scene = Scene.of_view(played("basari", 4, 3, steps).view(0), names, words)
        barters += bool(scene.view.barter)
        lines = picture_of(GAMES["basari"]).board(scene, 65, 18).plain.split("\n")
        assert [line[60:64] for line in lines[::3]] == ["12 6", "13 4", "14 5", "15 7", "16 6", "17 4"]
        assert [line[:4] for line in lines[::3]] == ["0  5", "33 7", "32 5", "31 7", "30 5", "29 4"]
        assert all(line[59:60].strip() == "" for line in lines[3:15])
    assert barters


def test_a_ring_of_another_size_is_drawn_in_rows() -> None:
    position = souk.new("basari", 3, seed=1, layout="5:2R1Y 4:1Y3G 5:1R1G2B 7:2R 6:1B 4:3G")
    text = picture_of(GAMES["basari"]).board(seen(position, 0), 65, 18).plain
    assert "RGBB" in text
    assert "You" in text
