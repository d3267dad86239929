"""Observations say what views say, number by number as their layout has it, and nothing that a seat may not know."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from souk.engine.contract import SPECTATOR
from souk.engine.position import Position, View
from souk.envs.table import LARGEST, EnvTable
from souk.games import GAMES
from souk.games.basari.board import COLOURS, DEFAULT
from souk.games.basari.state import CARDS as CHOICES
from souk.games.basari.state import PHASES
from souk.games.yspahan.board import BUILDING_NAMES, CARDS, ROWS, SHOPS, SOUKS, SQUARES
from souk.games.yspahan.state import FRAMES
from tests.laws import sample

from .cases import each_case

Numbers = dict[str, list[list[float]]]


def one_of(names: Any, chosen: object) -> list[float]:
    return [float(name == chosen) for name in names]


def clockwise(told: list[Any], seat: int) -> list[Any]:
    """What is told of the seats, from the own one on; None for those that nobody sits on."""
    return [*told[seat:], *told[:seat], None, None][:4]


def told_to(view: View) -> dict[str, Any]:
    """What a seat may know, as it goes to clients: the secrets of its own among the rest."""
    data: dict[str, Any] = dict(view.to_json())
    own = data["private"]
    seats = data["view"]["seats"]
    seats[view.seat] |= {key: own[key] for key in ("hand", "card") if key in own}
    return {**data["view"], **{key: own[key] for key in ("unseen",) if key in own}, "seat": view.seat}


def yspahan(view: dict[str, Any], state: Any) -> Numbers:
    seat, players, due = view["seat"], len(view["seats"]), view["due"] or {"what": ""}
    cubes, group = view["cubes"], view["group"] or {"row": "", "face": 0, "dice": 0}
    owners = [
        {owner for shop, owner in cubes.items() if shop.startswith(f"{quarter}.{colour}.")}
        for quarter, colour, _, _ in SOUKS
    ]
    others = clockwise(list(enumerate(view["seats"])), seat)
    loads = [view["caravan"][k * view["caravan_row"] : (k + 1) * view["caravan_row"]] for k in range(3)]

    def each(say: Any, size: int = 1) -> list[list[float]]:
        return [[0.0] * size if other is None else say(*other) for other in others]

    return {
        "table players": [one_of((2, 3, 4), players)],
        "table week": [[state.week / 3]],
        "table day": [[state.day / 7]],
        "table due": [one_of(FRAMES, due["what"])],
        "table turn": [[view["turn"] / 4]],
        "table built": [[state.has_built]],
        "cards hand": [[view["seats"][seat]["hand"].count(card) / 2 for card in CARDS]],
        "cards unseen": [[view["unseen"][card] / 2 for card in CARDS]],
        "cards deck": [[view["deck"] / 18]],
        "cards discards": [[len(view["discards"]) / 18]],
        "seat score": each(lambda _, told: [told["score"] / 100]),
        "seat gold": each(lambda _, told: [told["gold"] / 10]),
        "seat camels": each(lambda _, told: [told["camels"] / 10]),
        "seat cards": each(lambda _, told: [told["cards"] / 6]),
        "seat acts": each(lambda k, _: [k in view["actors"]]),
        "seat place": each(lambda k, _: [(state.order[:players].index(k) + 1) / 4] if k in state.order else [0]),
        "seat buildings": each(lambda _, told: [name in told["buildings"] for name in BUILDING_NAMES], 6),
        "seat caravan": each(lambda k, _: [row.count(k) / 4 for row in loads], 3),
        "souk owner": [[other is not None and other[0] in owner for other in others] for owner in owners],
        "town shops": [[(0.5 if due.get("shop") == shop else 1) if shop in cubes else 0 for shop in SHOPS]],
        "town supervisor": [one_of(SQUARES, view["supervisor"])],
        "town caravan": [[len(view["caravan"]) / 12]],
        "row white": [[view["tower"].get(row, {"white": 0})["white"] / 9] for row in ROWS],
        "row yellow": [[view["tower"].get(row, {"yellow": 0})["yellow"] / 3] for row in ROWS],
        "row value": [[state.value[k] / 6] for k in range(6)],
        "group row": [one_of(ROWS, group["row"])],
        "group face": [[group["face"] / 6]],
        "group dice": [[group["dice"] / 9]],
        "group cubes": [[due.get("cubes", 0) / 9]],
        "group bought": [[view["bought"] / 3]],
    }


def basari(view: dict[str, Any], state: Any) -> Numbers:
    seat, barter = view["seat"], view["barter"] or {"die": 0, "offer": None, "bid": None}
    others = clockwise(list(enumerate(view["seats"])), seat)
    ring = len(DEFAULT)
    hidden = view["phase"] == "choose"

    def each(say: Any, size: int = 1) -> list[list[float]]:
        return [[0.0] * size if other is None else say(*other) for other in others]

    def counts(gems: dict[str, int] | None, scale: float) -> list[float]:
        return [(gems or {}).get(colour, 0) / scale for colour in COLOURS]

    def card(number: int, told: dict[str, Any]) -> list[float]:
        return one_of(CHOICES[1:4], told["card"] if number == seat or not hidden else "")

    def archway(number: int | None) -> tuple[list[float], list[float]]:
        if number is None:
            return [0.0], [0.0] * 4
        return [DEFAULT.points[number % ring] / 7], [gems / 4 for gems in DEFAULT.gems[number % ring]]

    at = view["seats"][seat]["archway"]
    ahead = [archway(None if at is None else at + k) for k in range(1, 7)]
    drawn = view["order"] if view["phase"] in ("order", "start") else []
    return {
        "table phase": [one_of(PHASES, view["phase"])],
        "table round": [[view["round"] / 30]],
        "table scorings": [[view["scorings"] / 3]],
        "table players": [[len(view["seats"]) - 3]],
        "table die": [[(barter["die"] or 0) / 6]],
        "table action": [one_of(CHOICES[1:4], CHOICES[state.action])],
        "table supply": [counts(view["supply"], 25)],
        "table offer": [counts(barter["offer"], 10)],
        "table bid": [counts(barter["bid"], 10)],
        "seat gems": each(lambda _, told: counts(told["gems"], 10), 4),
        "seat score": each(lambda _, told: [told["score"] / 100]),
        "seat moved": each(lambda _, told: [told["moved"] / ring]),
        "seat archway": each(lambda _, told: [0 if told["archway"] is None else (told["archway"] + 1) / ring]),
        "seat archway's points": each(lambda _, told: archway(told["archway"])[0]),
        "seat archway's gems": each(lambda _, told: archway(told["archway"])[1], 4),
        "seat chosen": each(lambda _, told: [told["card"] is not None]),
        "seat card": each(card, 3),
        "seat takes part": each(lambda _, told: [told["card"] is not None and told["card"] == CHOICES[state.action]]),
        "seat acts": each(lambda k, _: [k in view["actors"]]),
        "seat place": each(lambda k, _: [(drawn.index(k) + 1) / 4 if k in drawn else 0]),
        "ahead points": [points for points, _ in ahead],
        "ahead gems": [gems for _, gems in ahead],
    }


SAID = {"yspahan": yspahan, "basari": basari}


@each_case
def test_every_number_is_what_its_field_says(name: str, players: int) -> None:
    game, moved = GAMES[name], set()
    for step in sample(game, players, 300):
        if step.seat not in range(players):
            continue
        for seat in range(players):
            state = game.hidden(step.state, seat)
            seen = [float("nan")] * game.n_features
            game.rules.features(state, seat, seen)
            numbers = game.layout.read(seen)
            said = SAID[name](told_to(View(game, seat, state)), state)
            assert list(numbers) == list(said)
            for field, rows in said.items():
                assert numbers[field] == [pytest.approx(list(map(float, row))) for row in rows], field
                moved |= {field} if any(map(any, rows)) else set()
    idle = {("yspahan", 2): {"table built"}, ("basari", 3): {"table players"}}.get((name, players), set())
    assert moved >= set(said) - idle - {"table die"}  # and none of the rest is always 0


@each_case
def test_observations_stay_within_their_space(name: str, players: int) -> None:
    table = EnvTable(name, players, "rank", "random", {})
    rng = np.random.default_rng(1)
    table.start(rng)
    while not table.position.over:
        seat = table.position.actors[0]
        seen = table.observe(seat)
        assert ((seen >= 0) & (seen < LARGEST)).all()
        table.take(seat, int(rng.choice(np.flatnonzero(table.mask(seat)))))


@each_case
def test_two_games_that_a_seat_cannot_tell_apart_look_the_same_to_it(name: str, players: int) -> None:
    table, game, changed = EnvTable(name, players, "rank", "random", {}), GAMES[name], 0
    options = game.configure({})[1]

    def shown(state: Any, seat: int) -> list[object]:
        table.position = Position(game, state, options)
        told: list[object] = [str(table.render("ansi", seat))]
        if seat < players:
            told += [table.observe(seat).tobytes(), table.mask(seat).tobytes()]
        return told

    for step in sample(game, players, 300):
        for seat in (*range(players), SPECTATOR):
            for seed in range(3):
                other = Position(game, step.state, options).view(seat if seat < players else None).imagine(seed)
                changed += other != step.state
                assert shown(other, seat) == shown(step.state, seat)
    assert changed > 20
