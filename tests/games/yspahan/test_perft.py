"""How many ways there are to decide: counts of decision trees from fixed positions.

A leaf is a way to make so many decisions, or fewer if the game ends. Each card that can be drawn is a way of its own;
dice fall 1, 2, ... 6, 1, ... in turn. A change in any rule changes some of these numbers.
"""

from __future__ import annotations

from typing import Any

import pytest

from souk.engine.contract import NATURE
from souk.engine.position import Position
from souk.engine.twin import Twin, plain_twin, twin_of
from souk.games.yspahan import GAME
from souk.games.yspahan.board import CARDS

from . import rows, seat, table, with_group

TOWER = rows(camel=(1, 2), sack=(2, 2, 1), barrel=(3, 1), chest=(4, 1), gold=(6, 3))
TOWN = {"sack.white.1": 1, "barrel.white.0": 2, "vase.blue.0": 0, "chest.blue.0": 0, "chest.purple.0": 0}
RICH = {"camels": 4, "gold": 4}

POSITIONS: dict[str, Position] = {
    "the start, four players": table(*[seat()] * 4, due="supply"),
    "the start, two players": table(*[seat()] * 2, due="supply"),
    "a full tower": table(seat("exchange", **RICH), seat(camels=1), seat(), seat(), tower=TOWER, cubes=TOWN),
    "all cards in hand": table(seat(*CARDS, **RICH), seat(), seat(), due="after", cubes=TOWN),
    "all cards in hand, extra": table(
        seat(*CARDS, **RICH), seat(), seat(), due="after", cubes=TOWN, building_cards="extra"
    ),
    "all cards in hand, once": table(
        seat(*CARDS, **RICH), seat(), seat(), due="choose", cubes=TOWN, tower=TOWER, building_cards="once"
    ),
    "the supervisor at the double shops": with_group(
        "vase", 1, 1, seat(**RICH), seat(camels=1, buildings=["caravanserai"]), seat(camels=2),
        cubes=TOWN, caravan=[0] * 8,
    ),
    "a delivery of five": with_group("barrel", 3, 5, *[seat()] * 3, cubes=TOWN),
    "two players with buildings to choose": table(
        seat("build_no_gold", "three_gold", **RICH), seat("build_no_camels", **RICH),
        tower=rows(camel=(1, 3), sack=(2, 2, 1), gold=(6, 3)),
    ),
    "the last two turns": table(
        seat(**RICH), seat(**RICH), seat(), due="choose", week=3, day=7, turn=1, tower=rows(sack=(2, 1), gold=(6, 1)),
    ),
    "no dice and no cards": table(
        seat(*CARDS, camels=2), seat(*CARDS), seat(), cubes=TOWN,
    ),
}  # fmt: skip

COUNTS = {
    "the start, four players": [3, 18, 54, 623, 2422, 5280],
    "the start, two players": [3, 18, 54, 588, 2313, 5141],
    "a full tower": [6, 23, 615, 2334, 12657],
    "all cards in hand": [30, 306, 3666, 33194],
    "all cards in hand, extra": [26, 358, 4538, 50168],
    "all cards in hand, once": [24, 276, 4328, 52617],
    "the supervisor at the double shops": [3, 106, 278, 1066, 2928, 13013],
    "a delivery of five": [3, 49, 117, 323, 1056, 4150],
    "two players with buildings to choose": [4, 45, 256, 771, 3413, 14339],
    "the last two turns": [2, 6, 234, 712, 1970, 3154],
    "no dice and no cards": [8, 86, 764, 6743, 58819],
}


def leaves(state: Any, depth: int) -> int:
    """Ways to make so many decisions from here."""
    seats = GAME.seats_to_act(state)
    if not seats:
        return 1
    (number,) = seats
    ids = GAME.legal(state, number)
    if number == NATURE:
        if GAME.outcomes[ids[0]].kind == "die":
            ids = [ids[(sum(state.white) + sum(state.yellow)) % 6]]
        return sum(leaves(GAME.after(state, number, action), depth) for action in ids)
    if depth == 1:
        return len(ids)
    return sum(leaves(GAME.after(state, number, action), depth - 1) for action in ids)


@pytest.mark.parametrize("name", POSITIONS)
def test_the_decision_tree_has_as_many_leaves_as_ever(name: str) -> None:
    state = POSITIONS[name].state
    assert [leaves(state, depth + 1) for depth in range(len(COUNTS[name]))] == COUNTS[name]


class TwinTree:
    """The same count through the entries of a twin, one state of an array for each level of the tree."""

    def __init__(self, twin: Twin, state: Any) -> None:
        self.twin = twin
        self.states = twin.states(40)
        self.ids, self.weights = twin.ints(len(GAME.actions)), twin.ints(len(GAME.actions))
        twin.put(self.states, 0, state)

    def leaves(self, level: int, depth: int) -> int:
        """Ways to make so many decisions from the state on a level."""
        acting = self.twin.actors_at(self.states, level)
        if not acting:
            return 1
        number = int(acting).bit_length() - 1
        if number == NATURE:
            n = self.twin.odds_at(self.states, level, self.ids, self.weights)
        else:
            n = self.twin.legal_at(self.states, level, number, self.ids)
            if depth == 1:
                return int(n)
            depth -= 1
        count = 0
        for action in [int(action) for action in self.ids[:n]]:
            self.twin.put(self.states, level + 1, self.twin.get(self.states, level))
            self.twin.apply_at(self.states, level + 1, number, action)
            count += self.leaves(level + 1, depth)
        return count


@pytest.mark.parametrize("make", [plain_twin, twin_of])
@pytest.mark.parametrize(
    "name", ["the supervisor at the double shops", "no dice and no cards", "all cards in hand, once"]
)
def test_twins_count_the_same(name: str, make: Any) -> None:
    tree = TwinTree(make(GAME), POSITIONS[name].state)
    assert [tree.leaves(0, depth + 1) for depth in range(3)] == COUNTS[name][:3]
