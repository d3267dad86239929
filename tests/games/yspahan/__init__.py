"""Tests of Yspahan, and a few words to set up a table with."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from msgspec.json import decode, encode

from souk.engine.contract import NATURE
from souk.engine.position import Position
from souk.games.yspahan import GAME
from souk.games.yspahan.types import PrivateView

from .. import ruling as ruling
from .. import story as story

Data = dict[str, Any]

HERE = Path(__file__).parent
SHARED = HERE.parents[2].parent / "shared"  # facts and records that lie beside the repository on some machines
STACKS = {
    "supply": ["after", "choose", "supply"],
    "choose": ["after", "choose"],
    "after": ["after"],
}
MODES = [(2, "discount"), *((players, cards) for players in (3, 4) for cards in ("discount", "extra", "once"))]


def seat(*hand: str, score: int = 0, **fields: object) -> Data:
    """A player with these cards; the score comes from complete souks."""
    return {"hand": list(hand), "sheet": {"souks": score}, **fields}


def rows(**groups: tuple[int, ...]) -> Data:
    """A tower: value, white dice and yellow dice of each row."""
    return {name: dict(zip(("value", "white", "yellow"), group, strict=False)) for name, group in groups.items()}


TOWER = rows(camel=(1, 2), sack=(2, 2), barrel=(3, 1), chest=(4, 1), vase=(5, 2), gold=(6, 1))


def others(count: int, **fields: Any) -> list[Data]:
    """Players without cards."""
    return [seat(**fields) for _ in range(count)]


def table(*seats: Data, due: str | list[str] = "choose", **fields: object) -> Position:
    """A position without dice of its own, so that the tests say what is rolled and drawn."""
    stack = STACKS[due] if isinstance(due, str) else due
    tower = fields.get("tower", {})
    assert isinstance(tower, dict)
    fields.setdefault("bought", sum(row.get("yellow", 0) for row in tower.values()))
    position = {"players": len(seats), "seats": list(seats), "due": stack, **fields}
    return Position.from_json(GAME, {"game": "yspahan", "position": position})


def with_group(row: str, face: int, dice: int, *seats: Data, **fields: object) -> Position:
    """Seat 0 has chosen a group and is to use it."""
    return table(*seats, due=["after", "use"], group={"row": row, "face": face, "dice": dice}, **fields)


def roll(position: Position, *faces: int) -> Position:
    """Let nature roll these dice."""
    for face in faces:
        position.play(str(face), NATURE)
    return position


def draw(position: Position, card: str) -> Position:
    """Let nature deal this card."""
    return position.play(card, NATURE)


def notations(position: Position) -> list[str]:
    """What may be done now, as people write it, with its cost."""
    return [str(move) for move in position.moves]


def of_kind(position: Position, *kinds: str) -> list[str]:
    """What may be done now of some kinds."""
    return [str(move) for move in position.moves if move.kind in kinds]


def seen(position: Position, number: int | None = None) -> Data:
    """What a spectator sees, as it goes to clients; for a seat with its hand and what it has not seen."""
    view = position.view(number)
    data: Data = decode(encode(view.public))
    if isinstance(view.private, PrivateView):
        data["unseen"] = view.private.unseen
        data["seats"][number]["hand"] = list(view.private.hand)
    return data


def purse(position: Position, number: int = 0) -> tuple[int, int]:
    """The camels and the gold of a seat."""
    held = seen(position)["seats"][number]
    return held["camels"], held["gold"]


def hand(position: Position, number: int = 0) -> list[str]:
    """The cards of a seat."""
    cards: list[str] = seen(position, number)["seats"][number]["hand"]
    return cards


def cubes(position: Position) -> dict[str, int]:
    """Shops with a cube, and whose."""
    owners: dict[str, int] = seen(position)["cubes"]
    return owners


def random_move(position: Position, rng: random.Random) -> tuple[int, int]:
    """A random decision, or nature's, by seat and id."""
    (number,) = position.actors
    if number == NATURE:
        ids, weights = GAME.odds(position.state)
        return number, rng.choices(ids, weights)[0]
    return number, rng.choice(GAME.legal(position.state, number))


def random_game(players: int, seed: int, cards: str = "discount") -> Position:
    """A game that is yet to be played by `walk`, with a start seat by the seed."""
    return Position.new(GAME, players, None, {"building_cards": cards, "start": ["random", "1"][seed % 2]})


def walk(position: Position, seed: int) -> Iterator[tuple[Any, int, int, Any]]:
    """Play at random to the end: each state, who acted, what was done, the state after it."""
    rng = random.Random(seed)
    while not position.over:
        before = position.state
        number, action = random_move(position, rng)
        position.play(action, number)
        yield before, number, action, position.state


def finished(players: int, seed: int, cards: str = "discount") -> Position:
    """A random game, played to its end."""
    position = random_game(players, seed, cards)
    for _ in walk(position, seed):
        pass
    return position
