"""Boards as text: they fit, show what is there, and keep secrets."""

from __future__ import annotations

import pytest
from souk.terminal.pictures import Marks, Scene, all_data, picture_of, view_data
from souk.terminal.pictures.yspahan import ARMS, HUB, SHOP_CELLS
from souk.terminal.words.names import Names

import souk
from souk.games.yspahan.board import SHOPS, SHOPS_AT, SQUARES

from . import each_game, played

NAMES = Names(["You", "Anna", "Ben", "Eva"])
ROOM = {"yspahan": (58, 12), "basari": (65, 18)}
LARGE_ROOM = {"yspahan": (94, 23), "basari": (94, 24)}


@each_game
@pytest.mark.parametrize("rooms", [ROOM, LARGE_ROOM])
def test_every_panel_fits_its_room(game: str, rooms: dict[str, tuple[int, int]]) -> None:
    picture = picture_of(game)
    width, height = rooms[game]
    for steps in range(0, 500, 25):
        scene = Scene(all_data((position := played(game, 4, 3, steps)).game, position.state), NAMES)
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
    picture, scene = picture_of("yspahan"), Scene(view_data(position.view(0)), NAMES)
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
        scene = Scene(view_data(position.view(seat)), NAMES)
        hands = [k for k, told in enumerate(scene.data["seats"]) if "hand" in told]
        assert hands == ([seat] if game == "yspahan" else [])


def test_choices_of_others_are_not_drawn_before_all_have_chosen() -> None:
    position = souk.new("basari", 3, seed=1)
    while len(position.actors) == 1:
        position.play(position.moves[0])
    position.play("gems", seat=0)
    picture = picture_of("basari")
    assert "gems" in picture.board(Scene(view_data(position.view(0)), NAMES), 65, 18).plain
    assert "chosen" in picture.board(Scene(view_data(position.view(1)), NAMES), 65, 18).plain
    assert "gems" not in picture.board(Scene(view_data(position.view(1)), NAMES), 65, 18).plain


def test_the_move_under_the_cursor_stands_out_on_the_board() -> None:
    position = souk.new("yspahan", 4, seed=1)
    scene = Scene(view_data(position.view(0)), NAMES, Marks(frozenset({"sack.white.0"}), frozenset({"sack.white.0"})))
    board = picture_of("yspahan").board(scene, 58, 12)
    assert "[+]" in board.plain
    assert any("reverse" in str(span.style) for span in board.spans)


def test_what_goes_on_inside_the_ring_covers_no_archway() -> None:
    names = Names([name * 12 for name in ("Anna", "Ben", "Eva", "Ida")])
    barters = 0
    for steps in range(20, 300, 3):
        data = view_data(played("basari", 4, 3, steps).view(0))
        barters += bool(data["barter"])
        lines = picture_of("basari").board(Scene(data, names), 65, 18).plain.split("\n")
        assert [line[60:64] for line in lines[::3]] == ["12 6", "13 4", "14 5", "15 7", "16 6", "17 4"]
        assert [line[:4] for line in lines[::3]] == ["0  5", "33 7", "32 5", "31 7", "30 5", "29 4"]
        assert all(line[59:60].strip() == "" for line in lines[3:15])
    assert barters


def test_a_ring_of_another_size_is_drawn_in_rows() -> None:
    position = souk.new("basari", 3, seed=1, layout="5:2R1Y 4:1Y3G 5:1R1G2B 7:2R 6:1B 4:3G")
    text = picture_of("basari").board(Scene(view_data(position.view(0)), NAMES), 65, 18).plain
    assert "RGBB" in text
    assert "You" in text
