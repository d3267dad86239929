"""Recollections tell apart what a seat could tell apart, no more and no less."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from souk.engine.contract import NATURE
from souk.engine.game import Game
from souk.envs.recall import UNSEEN, Recall
from souk.games import GAMES
from tests.laws import each_case, onlookers, random_action, start, whole_game

PAIRS = 6  # of games that part at one step, for each case
STEPS = 60  # that a pair is followed for


class Witness:
    """A game with everything that one seat has ever seen of it: the long way, from views and narration alone."""

    def __init__(self, game: Game, state: Any, seats: list[int]) -> None:
        self.game = game
        self.state = state
        self.recall = Recall(state.players)
        self.seen: dict[int, list[object]] = {seat: [] for seat in seats}

    def step(self, seat: int, action: int) -> None:
        game, before = self.game, self.state
        self.recall.tell(game.memory.observed_by(before, seat, action))
        self.state = after = game.after(before, seat, action)
        events = game.presentation.narrate(game, before, seat, action, after)
        for viewer, seen in self.seen.items():
            told = [event for event in events if event.only in (None, viewer)]
            seen.append((action if seat == viewer else None, bytes(game.hidden(after, viewer)), told))


def pairs(game: Game, players: int, secret: bool) -> Iterator[tuple[Witness, Witness]]:
    """Two games that are the same but for one step, and go on as alike as the rules allow; after each step."""
    rng = random.Random(f"{game.name} {players} {secret}")
    history = [step for step in whole_game(game, players) if step.seat >= 0]
    places = [
        place
        for place, step in enumerate(history)
        if any(observation.viewers.bit_count() == 1 for observation in game.memory.observed_by(*step)) == secret
        and len(game.legal(*step[:2])) > 1
    ]
    for place in rng.choices(places, k=PAIRS):
        seats = onlookers(history[0].state)
        one, other = (Witness(game, start(game, players), seats) for _ in range(2))
        for step in history[:place]:
            one.step(step.seat, step.action)
            other.step(step.seat, step.action)
        _, seat, action = history[place]
        one.step(seat, action)
        other.step(seat, rng.choice([id for id in game.legal(other.state, seat) if id != action]))
        for step in history[place + 1 : place + STEPS]:
            yield one, other
            one.step(step.seat, step.action)
            acting = game.seats_to_act(other.state)
            if step.seat in acting and step.action in game.legal(other.state, step.seat):
                other.step(step.seat, step.action)
            elif acting:
                other.step(*random_action(game, other.state, rng))
            else:
                break


@each_case
@pytest.mark.parametrize("secret", [True, False], ids=["secret", "open"])
def test_recollections_are_equal_exactly_if_all_that_was_seen_is(game: Game, players: int, secret: bool) -> None:
    alike = apart = 0
    for one, other in pairs(game, players, secret):
        for seat in onlookers(one.state):
            same = one.seen[seat] == other.seen[seat]
            assert (one.recall.text(game, seat) == other.recall.text(game, seat)) == same
            numbers = [witness.recall.numbers(game, seat, 2000) for witness in (one, other)]
            assert (numbers[0] == numbers[1]) == same
            alike += same
            apart += not same
    assert apart
    assert bool(alike) == secret


@each_case
def test_a_recollection_tells_all_own_actions_in_order(game: Game, players: int) -> None:
    recall = Recall(players)
    history = [step for step in whole_game(game, players) if step.seat >= 0]
    for step in history:
        recall.tell(game.memory.observed_by(*step))
    for seat in range(players):
        own = [step.action for step in history if step.seat == seat]
        assert [
            observation.action
            for observation in recall.heard(seat)
            if observation.seat == seat and not observation.late
        ] == own


@each_case
def test_texts_grow_step_by_step_to_what_they_are_at_once(game: Game, players: int) -> None:
    slow, quick = Recall(players), Recall(players)
    for step in whole_game(game, players)[:-1]:
        before = slow.text(game, 0)
        slow.tell(game.memory.observed_by(*step))
        quick.tell(game.memory.observed_by(*step))
        assert slow.text(game, 0) == before + slow.news(game, 0)
    assert slow.copy().text(game, 0) == quick.text(game, 0)


@each_case
def test_a_copy_goes_its_own_way(game: Game, players: int) -> None:
    recall = Recall(players)
    one, other, *_ = whole_game(game, players)
    recall.tell(game.memory.observed_by(*one))
    copy = recall.copy()
    copy.tell(game.memory.observed_by(*other))
    assert len(copy.heard(0)) == len(recall.heard(0)) + 1


def test_a_drawn_card_is_for_the_drawer_alone() -> None:
    game = GAMES["yspahan"]
    recall = Recall(3)
    history = [step for step in whole_game(game, 3) if step.seat >= 0]
    (place,) = [k for k, step in enumerate(history) if step.seat == NATURE and step.action >= 10][:1]
    for step in history[: place + 1]:
        recall.tell(game.memory.observed_by(*step))
    after = history[place + 1].state
    drawer = next(seat for seat in range(3) if after.cards[seat])
    card = str(game.outcomes[history[place].action])
    assert recall.text(game, drawer).endswith(f"; {card}")
    for other in onlookers(after):
        if other != drawer:
            assert recall.text(game, other).endswith("; ?")


def test_action_cards_are_told_when_all_have_chosen() -> None:
    game = GAMES["basari"]
    state, recall = start(game, 3), Recall(3)
    rng = random.Random(1)
    while len(game.seats_to_act(state)) < 3:
        seat, action = random_action(game, state, rng)
        recall.tell(game.memory.observed_by(state, seat, action))
        state = game.after(state, seat, action)
    known = len(recall.text(game, 1))
    for seat, card in ((2, "gems"), (0, "roll"), (1, "points")):
        action = game.actions.parse(card).id
        recall.tell(game.memory.observed_by(state, seat, action))
        state = game.after(state, seat, action)
    assert recall.text(game, 1)[known:] == "; 2 ?; 0 ?; 1 points; 0 was roll; 2 was gems"


@each_case
def test_guesses_keep_what_the_seat_knows(game: Game, players: int) -> None:
    recall = Recall(players)
    steps = [step for step in whole_game(game, players) if step.seat >= 0]
    for step in steps:
        recall.tell(game.memory.observed_by(*step))
        if rarely(step.state):
            for seat in range(players):
                guess = recall.guess(game, seat, random.Random(1))
                seen = [observation.action for observation in recall.heard(seat) if not observation.late]
                assert all(was in (UNSEEN, now) for was, now in zip(seen, guess, strict=True))


def rarely(state: Any) -> bool:
    return hash(state) % 20 == 0


def test_what_the_others_drew_is_guessed_in_all_ways_that_can_be() -> None:
    """Every card that was spent had been drawn, none is drawn more often than the deck had it, and guesses differ."""
    game = GAMES["yspahan"]
    recall = Recall(4)
    steps = [step for step in whole_game(game, 4, seed=3) if step.seat >= 0]
    for step in steps:
        recall.tell(game.memory.observed_by(*step))
    found = set()
    for seed in range(20):
        guess = recall.guess(game, 0, random.Random(seed))
        state = start(game, 4, seed=3)
        for step, action in zip(steps, guess, strict=True):
            assert action in game.legal(state, step.seat)
            state = game.after(state, step.seat, action)
        found.add(tuple(guess))
        assert game.hidden(state, 0) == game.hidden(whole_game(game, 4, seed=3)[-1].state, 0)
    assert len(found) == 20
