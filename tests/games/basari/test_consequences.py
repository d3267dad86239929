"""Who is said to get or to lose most gems of a colour does so, if nobody comes in between."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence

import souk
from souk.engine.position import Position
from souk.games.basari import types as t
from souk.games.basari.board import COLOURS, board_of
from souk.games.basari.consequences import consequences


def moments() -> Iterator[Position]:
    chance = random.Random(3)
    for players in (3, 4, 3):
        position = souk.new("basari", players=players, seed=players)
        while not position.over:
            yield position
            seat = position.actors[0]
            position.play(chance.choice(position.moves_of(seat)).id, seat)


def alone(gems: Sequence[Sequence[int]], colour: int) -> int | None:
    """Who alone has most."""
    counts = [hand[colour] for hand in gems]
    return counts.index(max(counts)) if counts.count(max(counts)) == 1 else None


def gems_after(position: Position, seat: int, action: int) -> list[list[int]]:
    """The hands when the move has its way: by the rules where these settle it at once, else as the archway shows."""
    s, fields = position.state, position.game.actions[action].fields
    hands = [list(hand) for hand in s.gems]
    match fields:
        case t.ChooseCard("gems"):
            for k, n in enumerate(board_of(position.game).gems[s.archway[seat]]):
                hands[seat][k] += min(n, 25 - sum(hand[k] for hand in hands))
        case t.Accept():
            rival = next(k for k in range(s.players) if k != seat and s.card[k] == s.action)
            for k, n in enumerate(s.offer):
                hands[seat][k] += n
                hands[rival][k] -= n
        case t.Count(colour, n):
            rival = next(k for k in range(s.players) if k != seat and s.card[k] == s.action)
            hands[rival][COLOURS.index(colour)] += n
            hands[seat][COLOURS.index(colour)] -= n
    return hands


def test_consequences_are_what_the_gems_say() -> None:
    seen: Counter[str] = Counter()
    for position in moments():
        for seat in position.actors:
            for move in position.moves_of(seat):
                before, after = position.state.gems, gems_after(position, seat, move.id)
                for one in consequences(position.game, position.state, seat, move.id):
                    k = COLOURS.index(one.colour)
                    seen[type(one).__name__] += 1
                    leads, led = alone(after, k) == one.seat, alone(before, k) == one.seat
                    expected = {t.CanLead: (False, True), t.CanLoseLead: (True, False), t.KeepsLead: (True, True)}
                    assert (led, leads) == expected[type(one)]
                    assert one.gains == leads
    assert set(seen) == {"CanLead", "CanLoseLead", "KeepsLead"}


def test_consequences_tell_no_secret() -> None:
    for position in moments():
        for seat in position.actors:
            for move in position.moves_of(seat):
                states = (position.state, position.view(seat).state)
                assert len({str(consequences(position.game, s, seat, move.id)) for s in states}) == 1
