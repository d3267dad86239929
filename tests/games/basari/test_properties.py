"""What holds in every game, tried on random ones."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from souk.engine.game import Game
from souk.engine.rng import random_below, seed_words
from souk.engine.twin import plain_twin, twin_of
from souk.engine.types import Points
from souk.games.basari import GAME
from souk.games.basari.scoring import supply
from souk.games.basari.state import BARTER, BLUE, ROLL, SOURCES, State
from souk.games.basari.types import Scoring

from . import barter, seat

SHORT_RING = GAME.configure({"layout": "5:2R 4:3G 6:1Y1B 20:10B"})[0]
GAMES = st.sampled_from([GAME, SHORT_RING])
SEEDS = st.integers(0, 2**32)
PLAYERS = st.integers(3, 4)

Step = tuple[State, int, int, State]  # before, who, what, after


def random_game(game: Game, players: int, seed: int) -> list[Step]:
    """Every step of a random game; which seat comes first to choose a card is random too."""
    rng = list(seed_words(seed))
    s = game.new_state(players, game.configure({})[1])
    steps = []
    while acting := game.seats_to_act(s):
        who = acting[random_below(rng, len(acting))]
        actions = game.legal(s, who)
        action = actions[random_below(rng, len(actions))]
        after = game.after(s, who, action)
        steps.append((s, who, action, after))
        s = after
    return steps


@settings(max_examples=12, deadline=None)
@given(GAMES, PLAYERS, SEEDS)
def test_there_are_always_25_gems_of_each_colour_and_none_is_owed(game: Game, players: int, seed: int) -> None:
    for *_, s in random_game(game, players, seed):
        for colour in range(4):
            in_hands = [hand[colour] for hand in s.gems]
            assert min(in_hands) >= 0
            assert supply(s, colour) >= 0
            assert sum(in_hands) + supply(s, colour) == 25


@settings(max_examples=12, deadline=None)
@given(GAMES, PLAYERS, SEEDS)
def test_no_offer_goes_beyond_a_hand_and_each_beats_the_last(game: Game, players: int, seed: int) -> None:
    for before, bidder, _, after in random_game(game, players, seed):
        if before.phase == BLUE:
            offer, last = after.offer, before.offer
            assert all(offer[colour] <= after.gems[bidder][colour] for colour in range(4))
            assert (sum(offer), *offer) > (sum(last), *last)


@settings(max_examples=12, deadline=None)
@given(GAMES, PLAYERS, SEEDS)
def test_three_scorings_end_the_game_and_nothing_else_does(game: Game, players: int, seed: int) -> None:
    steps = random_game(game, players, seed)
    counted = [sum(isinstance(e, Scoring) for e in game.presentation.narrate(game, *step)) for step in steps]
    assert sum(counted) == 3
    assert counted[-1] == 1
    assert steps[-1][-1].scorings == 3


@settings(max_examples=12, deadline=None)
@given(GAMES, PLAYERS, SEEDS)
def test_the_narrated_points_add_up_to_the_sheet(game: Game, players: int, seed: int) -> None:
    told: Counter[tuple[int, str]] = Counter()
    for step in random_game(game, players, seed):
        for event in game.presentation.narrate(game, *step):
            if isinstance(event, Points):
                told[event.seat, event.source] += event.n
        after = step[-1]
        sheet = game.presentation.score_sheet(after)
        assert all(sheet[source][k] == told[k, source] for source in SOURCES for k in range(players))
        assert game.scores(after) == [sum(points) for points in zip(*sheet.values(), strict=True)]


@settings(max_examples=12, deadline=None)
@given(GAMES, PLAYERS, SEEDS)
def test_every_position_on_the_way_passes_the_check(game: Game, players: int, seed: int) -> None:
    for *_, s in random_game(game, players, seed):
        game.codec.check(game, s)
        assert game.codec.from_data(game, game.codec.to_data(s)) == s


@pytest.mark.parametrize("pick", [0, -1], ids=["few", "many"])
def test_a_barter_ends_even_if_both_always_raise(pick: int) -> None:
    """Every offer is greater than the last and within one of the hands, so there are no more than both hands have."""
    game = barter(seat("3R 3Y 3G 3B"), seat("3R 3Y 3G 3B"))
    offers = 0
    while len(moves := game.moves) > 1 or game.state.phase != BARTER:
        offers += game.state.phase == BARTER
        game.play("offer" if game.state.phase == BARTER else moves[pick])
    assert offers <= 4**4 - 1
    assert game.state.offer == [3, 3, 3, 3]
    game.play("accept")
    assert game.state.phase == ROLL


def test_a_ring_of_ones_own_plays_the_same_plain_and_compiled() -> None:
    twins = [plain_twin(SHORT_RING), twin_of(SHORT_RING)]
    games = []
    for twin in twins:
        steps, states, log = 300, twin.states(301), twin.ints(300)
        twin.new_game_at(states, 0, 4, twin.ints(2))
        done = twin.trace(states, 0, steps, twin.rng(3), twin.ints(256), twin.ints(256), log)
        games.append([bytes(twin.get(states, k)) for k in range(done + 1)])
    assert games[0] == games[1]
    assert len(games[0]) > 50


def test_compiled_rings_do_not_share_their_symbols() -> None:
    """Machine code is linked by name: with equal names, code kept for one ring would run on another."""
    names = [twin_of(game).trace.__qualname__ for game in (GAME, SHORT_RING)]
    assert names[0] != names[1]
