"""The picture of the table: where everything lies, that everything is there, and nothing that is secret."""

from __future__ import annotations

import random
import re
from collections import Counter
from itertools import combinations
from math import dist
from xml.etree import ElementTree

import pytest

import souk
from souk.engine.contract import SPECTATOR
from souk.games.basari import GAME
from souk.games.basari.board import COLOURS, MAX_RING, MIN_RING
from souk.games.basari.draw import COURT, archways, draw
from souk.games.basari.scoring import supply
from souk.games.basari.state import NOWHERE, State

from ..pictures import MOST_BYTES, THEMES, found, parse
from . import barter, gems, seat, table


def states(players: int, seed: int = 0, every: int = 20) -> list[State]:
    position, rng, seen = souk.new("basari", players, seed=seed), random.Random(seed), []
    while not position.over:
        seen.append(position.state)
        position.play(rng.choice(position.moves))
    return [*seen[::every], position.state]


def part(root: ElementTree.Element, name: str, value: str) -> ElementTree.Element:
    return next(one for one in root.iter() if one.attrib.get(f"data-{name}") == value and one.tag.endswith("g"))


@pytest.mark.parametrize("ring", [*range(MIN_RING, 40), 75, MAX_RING])
def test_a_ring_of_any_length_stands_around_the_court_without_overlap(ring: int) -> None:
    places = archways(ring)
    assert len(places) == ring
    x, y, w, h = COURT["box"]
    for place in places:
        for out in (-COURT["depth"] / 2 - COURT["walk"], COURT["depth"] / 2):
            for side in (-0.5, 0.5):
                at = place.at(out, side * place.width)
                assert x - 0.01 <= at[0] <= x + w + 0.01
                assert y - 0.01 <= at[1] <= y + h + 0.01
    for a, b in combinations(places, 2):
        near = min(a.width, b.width) if (a.out_x, a.out_y) == (b.out_x, b.out_y) else COURT["depth"] / 2
        assert dist(a.at(0), b.at(0)) > near - 0.01


def test_the_ring_runs_clockwise() -> None:
    middle_x = COURT["box"][0] + COURT["box"][2] / 2
    middle_y = COURT["box"][1] + COURT["box"][3] / 2
    spots = [place.at(0) for place in archways(34)]
    for (ax, ay), (bx, by) in zip(spots, [*spots[1:], spots[0]], strict=True):
        assert (ax - middle_x) * (by - middle_y) - (ay - middle_y) * (bx - middle_x) > 0


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("players", [3, 4])
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


@pytest.mark.parametrize("players", [3, 4])
def test_every_piece_is_there(players: int) -> None:
    for state in states(players, seed=1):
        root = parse(draw(GAME, state, SPECTATOR))
        placed = [number for number in range(players) if state.archway[number] != NOWHERE]
        assert found(root, "pawn", "archway") == [(str(k), str(state.archway[k])) for k in placed]
        assert found(root, "disc", "archway") == [
            (str(k), str((state.archway[k] - state.moved[k]) % 34)) for k in placed
        ]
        for number in range(players):
            carpet = next(one for one in root if one.attrib.get("data-seat") == str(number))
            held = Counter(colour for (colour,) in found(carpet, "gem"))
            assert [held[colour] for colour in COLOURS] == state.gems[number]
            assert found(carpet, "lap") == [(str(state.moved[number]),)]
        left = Counter(colour for (colour,) in found(part(root, "part", "supply"), "gem"))
        assert [left[colour] for colour in COLOURS] == [supply(state, colour) for colour in range(4)]


def test_another_ring_is_drawn_as_it_is() -> None:
    game = table("choose", seat(), seat(), seat(), round=1, options={"layout": "5:2R 4:3G 6:1Y1B 20:10B"})
    root = parse(game.svg())
    assert [(disc, at) for disc, at in found(root, "disc", "archway")] == [("0", "3"), ("1", "3"), ("2", "3")]
    assert len([one for one in part(root, "part", "court") if "data-archway" in one.attrib]) == 4


def test_a_barter_shows_the_standing_offer_and_the_counts_said_so_far() -> None:
    game = barter(seat("2R 1Y", score=7), seat("3G"), offer=gems("2G"))
    root = parse(game.svg())
    assert found(root, "offer", "count") == [("red", "0"), ("yellow", "0"), ("green", "2"), ("blue", "0")]
    game.play("offer").play("2R")
    assert found(parse(game.svg()), "bid", "count") == [("red", "2")]


def test_chosen_cards_lie_face_down_for_the_others() -> None:
    game = table("choose", seat(), seat(), seat()).play("roll", 1)
    cards = {viewer: [card for card, _ in found(parse(game.svg(viewer)), "card", "seat")] for viewer in (0, 1, None)}
    assert cards == {0: ["none", "hidden", "none"], 1: ["none", "roll", "none"], None: ["none", "hidden", "none"]}
    assert [card for card, _ in found(parse(draw(GAME, game.state, SPECTATOR)), "card", "seat")] == [
        "none",
        "roll",
        "none",
    ]


def test_names_are_escaped_and_cut() -> None:
    picture = table("choose", seat(), seat(), seat()).svg(names=["<b>&\"'", "\x00ok", "x" * 5000])
    texts = [one.text for one in parse(picture).iter() if one.text]
    assert "<b>&\"'" in texts
    assert "ok" in texts
    assert len(picture) < MOST_BYTES
