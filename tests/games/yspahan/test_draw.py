"""The picture of the table: where everything lies, that everything is there, and nothing that is secret."""

from __future__ import annotations

import re
from itertools import combinations, pairwise

import pytest

from souk.engine.contract import SPECTATOR
from souk.engine.errors import UnknownName
from souk.games.yspahan import GAME
from souk.games.yspahan.board import ARMS, CARAVAN_ROW, CARDS, SHOPS, SOUK_NAMES, SOUKS, SQUARES
from souk.games.yspahan.draw import CITY, GEOMETRY, draw
from souk.games.yspahan.setup import cubes, names
from souk.games.yspahan.state import State

from ..pictures import MOST_BYTES, THEMES, found, parse
from . import random_game, seat, table, walk

Box = tuple[float, float, float, float]  # left, top, right, bottom

TOUCH = dict(zip(SHOPS, (where.split() for _, _, _, touch in SOUKS for where in touch), strict=True))


def box(place: list[float]) -> Box:
    x, y, w, h = place
    return x, y, round(x + w, 6), round(y + h, 6)


def square(name: str) -> Box:
    x, y = CITY["squares"][name]
    return x - 0.5, y - 0.5, x + 0.5, y + 0.5


def shops() -> dict[str, dict[str, list[float]]]:
    return {f"{souk}.{k}": shop for souk, place in CITY["souks"].items() for k, shop in enumerate(place["shops"])}


def gap(a: Box, b: Box) -> tuple[float, float]:
    """How far two boxes are apart, across and down; negative is how much they overlap."""
    return max(a[0], b[0]) - min(a[2], b[2]), max(a[1], b[1]) - min(a[3], b[3])


def overlap(a: Box, b: Box) -> bool:
    return max(gap(a, b)) < -1e-6


def share_an_edge(a: Box, b: Box) -> bool:
    across, down = gap(a, b)
    return max(across, down) == pytest.approx(0, abs=1e-6) and min(across, down) < -0.05


def states(players: int, seed: int = 0, every: int = 40) -> list[State]:
    position = random_game(players, seed)
    steps = [before for before, *_ in walk(position, seed)]
    return [*steps[::every], position.state]


# Where things lie.


def test_the_street_is_a_cross_of_squares_that_touch_their_neighbours() -> None:
    assert tuple(CITY["squares"]) == SQUARES
    for arm, length in ARMS.items():
        way = ["c", *(f"{arm}{k}" for k in range(1, length + 1))]
        assert all(share_an_edge(square(a), square(b)) for a, b in pairwise(way))
    assert not any(overlap(square(a), square(b)) for a, b in combinations(SQUARES, 2))


def test_every_shop_has_a_door_to_each_square_that_it_touches_and_to_no_other() -> None:
    assert tuple(shops()) == SHOPS
    for name, place in shops().items():
        doors = [box(porch) for porch in place["porches"]]  # type: ignore[arg-type]
        assert all(share_an_edge(door, box(place["house"])) for door in doors)
        assert [[at for at in SQUARES if share_an_edge(door, square(at))] for door in doors] == [
            [at] for at in TOUCH[name]
        ]
        assert not any(share_an_edge(box(place["house"]), square(at)) for at in SQUARES)


def test_a_shop_that_touches_a_square_is_nearer_to_it_than_any_that_does_not() -> None:
    for at in SQUARES[1:]:
        away = {name: max(gap(box(place["house"]), square(at))) for name, place in shops().items()}
        touching = [away[name] for name in SHOPS if at in TOUCH[name]]
        assert max(touching) == pytest.approx(0.16)
        assert min(touching) <= min(away.values()) + 1e-6


def test_nothing_in_the_city_overlaps() -> None:
    houses = {name: box(place["house"]) for name, place in shops().items()}
    streets = {at: square(at) for at in SQUARES}
    gardens = {name: box(place["garden"]) for name, place in CITY["quarters"].items()}
    things = [*(houses | streets | gardens).items()]
    assert [(a[0], b[0]) for a, b in combinations(things, 2) if overlap(a[1], b[1])] == []


def test_the_shops_of_a_souk_are_one_block() -> None:
    for souk, place in CITY["souks"].items():
        todo = [box(shop["house"]) for shop in place["shops"]]
        block = [todo.pop()]
        while near := [house for house in todo if any(share_an_edge(house, other) for other in block)]:
            block += near
            todo = [house for house in todo if house not in near]
        assert not todo, souk
        area = sum((right - left) * (bottom - top) for left, top, right, bottom in block)
        corners = place["outline"]
        shoelace = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(corners, [*corners[1:], corners[0]], strict=True))
        assert abs(shoelace) / 2 == pytest.approx(area), souk


def test_quarters_lie_between_their_arms() -> None:
    sides = {"sack": (-1, 1), "barrel": (1, 1), "chest": (-1, -1), "vase": (1, -1)}
    for name, place in shops().items():
        east, south = sides[name.split(".")[0]]
        left, top, right, bottom = box(place["house"])
        assert min(left * east, right * east) > 0.5
        assert min(top * south, bottom * south) > 0.5
        ground = box(CITY["quarters"][name.split(".")[0]]["ground"])
        assert ground[0] <= left < right <= ground[2]
        assert ground[1] <= top < bottom <= ground[3]


def test_tables_of_the_picture_know_all_names() -> None:
    assert tuple(CITY["souks"]) == SOUK_NAMES
    assert set(GEOMETRY["cards"]) == set(CARDS)


# What is drawn.


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_pictures_are_whole_and_small(players: int, theme: str) -> None:
    for state in states(players):
        picture = draw(GAME, GAME.hidden(state, 0), 0, theme)
        root = parse(picture)
        assert root.tag == "{http://www.w3.org/2000/svg}svg"
        assert len(picture.encode()) < MOST_BYTES
        assert not re.search(r"\bnan\b|\binf\b|None|<script|http(?!://www.w3.org/2000/svg\")", picture)
        ids = [one.attrib["id"] for one in root.iter() if "id" in one.attrib]
        assert len(ids) == len(set(ids))
        assert set(re.findall(r"(?:href=\"|url\()#([\w-]+)", picture)) <= set(ids)
        assert picture == draw(GAME, GAME.hidden(state, 0), 0, theme)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_piece_is_there(players: int) -> None:
    for state in states(players, seed=1):
        root = parse(draw(GAME, state, SPECTATOR))
        owned = {shop: int(owner) for shop, owner in found(root, "shop", "owner")}
        assert owned == cubes(state)
        assert len(found(root, "shop")) == len(SHOPS)
        carried = [state.caravan[k] - 1 for k in range(state.loaded)]
        assert [int(owner) for _, owner in found(root, "place", "owner")] == [
            carried[int(place)] for place, _ in found(root, "place", "owner")
        ]
        assert len(found(root, "place", "owner")) == state.loaded
        assert len(found(root, "place")) == 3 * CARAVAN_ROW[players]
        assert found(root, "piece", "square") == [("supervisor", SQUARES[state.supervisor])]
        dice = [colour for colour, _ in found(root, "die", "face")]
        assert dice.count("yellow") == sum(state.yellow)
        assert dice.count("white") == sum(state.white) + (state.dice if state.face else 0)
        built = [name for name, done in found(root, "building", "built") if done == "yes"]
        assert len(built) == sum(mask.bit_count() for mask in state.built[:players])
        assert [int(gold) for (gold,) in found(root, "gold")] == state.gold[:players]
        assert [int(camels) for (camels,) in found(root, "camels")] == state.camels[:players]
        assert found(root, "deck") == [(str(state.left),)]
        assert found(root, "discards") == [(str(sum(state.discards)),)]


def test_an_open_state_shows_all_hands_and_a_hidden_one_only_backs() -> None:
    state = table(seat("exchange", "three_gold"), seat("three_camels"), seat()).state
    assert [card for (card,) in found(parse(draw(GAME, state, SPECTATOR)), "card")] == [
        *names(state.hand[0]),
        "three_camels",
    ]
    cards = [card for (card,) in found(parse(draw(GAME, GAME.hidden(state, 1), 1)), "card")]
    assert cards == ["back", "back", "three_camels"]


def test_positions_and_views_draw_themselves() -> None:
    position = table(seat("exchange"), seat("three_gold"), seat())
    assert position.svg(1, "dark") == position.view(1).svg("dark") != position.svg(1)
    assert position._repr_svg_() == position.view()._repr_svg_() == position.svg()
    assert 'data-card="exchange"' not in position.svg()


def test_names_are_escaped_and_cut() -> None:
    picture = table(seat(), seat(), seat()).svg(names=["<b>&\"'", "\x00\x1b\ud800ok", "x" * 5000])
    texts = [one.text for one in parse(picture).iter() if one.text]
    assert "<b>&\"'" in texts
    assert "ok" in texts
    assert len(picture) < MOST_BYTES
    assert picture.encode()


def test_a_theme_that_does_not_exist_is_refused() -> None:
    with pytest.raises(UnknownName, match="light"):
        table(seat(), seat()).svg(theme="neon")
