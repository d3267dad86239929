"""Laws of hidden things: a view shows nothing secret, and imagining fills it in all possible ways."""

from __future__ import annotations

from itertools import chain
from typing import Any

from souk.engine.contract import NATURE
from souk.engine.game import Game
from souk.engine.rng import seed_words
from souk.engine.types import Event

from . import Step, each_case, onlookers, sample, walk

MANY = 2000
FEW = 12


def imagined(game: Game, view: Any, seat: int, seed: int) -> Any:
    state = view.copy()
    game.rules.imagine(state, seat, list(seed_words(seed)))
    return state


def secret_steps(game: Game, players: int, most: int, seed: int = 0) -> list[Step]:
    """Steps at which somebody does not know something."""
    return [
        step
        for step in sample(game, players, most, seed)
        if any(game.hidden(step.state, seat) != step.state for seat in onlookers(step.state))
    ]


def seen(game: Game, state: Any, seat: int) -> tuple[object, ...]:
    """All that reaches a player or a spectator of a state."""
    view = game.hidden(state, seat)
    out = [0.0] * game.n_features
    acts = seat < state.players
    if acts:
        game.rules.features(view, seat, out)
    legal = game.legal(view, seat) if acts else []
    shown = game.presentation
    remarks = [shown.remark(game, view, seat, action) for action in legal]
    asked = shown.candidates(game, view) if acts else ()
    closed = [shown.why_not(game, view, seat, action) for action in asked if action not in legal]
    matters = shown.matters(game, view, seat) if legal else ()
    private = shown.private_view(game, view, seat) if acts else None
    views = shown.view(game, game.hidden(view)), private, shown.text(game, view, seat)
    return bytes(view), views, legal, remarks, closed, matters, out, game.scores(view)


def told(game: Game, seat: int, before: Any, step: Step, after: Any) -> list[Event]:
    """The events of a step that reach a seat."""
    events = game.presentation.narrate(game, before, step.seat, step.action, after)
    return [event for event in events if event.only in (None, seat)]


@each_case
def test_there_are_secrets_to_test(game: Game, players: int) -> None:
    assert secret_steps(game, players, 60)


@each_case
def test_views_do_not_depend_on_what_is_hidden(game: Game, players: int) -> None:
    changed = 0
    for step in secret_steps(game, players, 60):
        for seat in onlookers(step.state):
            view = game.hidden(step.state, seat)
            for seed in range(4):
                other = imagined(game, view, seat, seed)
                changed += other != step.state
                assert seen(game, other, seat) == seen(game, step.state, seat)
    assert changed


@each_case
def test_events_do_not_depend_on_what_is_hidden(game: Game, players: int) -> None:
    for step in secret_steps(game, players, 60):
        if step.seat < 0:
            continue
        after = game.after(step.state, step.seat, step.action)
        for seat in onlookers(step.state):
            view, view_after = game.hidden(step.state, seat), game.hidden(after, seat)
            for seed in range(4):
                other = imagined(game, view, seat, seed)
                if step.action in game.legal(other, step.seat):
                    other_after = game.after(other, step.seat, step.action)
                    if game.hidden(other_after, seat) == view_after:
                        assert told(game, seat, other, step, other_after) == told(game, seat, step.state, step, after)


@each_case
def test_events_do_not_tell_secret_choices_apart(game: Game, players: int) -> None:
    """Two choices whose difference a seat cannot see afterwards are told to it in the same words."""
    for step in secret_steps(game, players, 60, seed=1):
        if step.seat < 0:
            continue
        after = game.after(step.state, step.seat, step.action)
        for action in game.legal(step.state, step.seat):
            other = game.after(step.state, step.seat, action)
            for seat in onlookers(step.state):
                if other != after and game.hidden(other, seat) == game.hidden(after, seat):
                    words = told(game, seat, step.state, step, after)
                    assert told(game, seat, step.state, step._replace(action=action), other) == words


@each_case
def test_who_chooses_at_the_same_time_does_not_see_the_others_choice(game: Game, players: int) -> None:
    for step in sample(game, players, 200):
        acting = game.seats_to_act(step.state)
        for chooser in acting if len(acting) > 1 else ():
            afters = [game.after(step.state, chooser, action) for action in game.legal(step.state, chooser)]
            for seat in acting:
                views = {game.hidden(after, seat) for after in afters if seat in game.seats_to_act(after)}
                assert seat == chooser or len(views) <= 1


@each_case
def test_features_are_of_what_the_seat_sees(game: Game, players: int) -> None:
    for step in secret_steps(game, players, 60):
        for seat in range(players):
            true, seen = [0.0] * game.n_features, [0.0] * game.n_features
            game.rules.features(step.state, seat, true)
            game.rules.features(game.hidden(step.state, seat), seat, seen)
            assert true == seen


@each_case
def test_hiding_twice_is_hiding_once(game: Game, players: int) -> None:
    for step in sample(game, players, 80):
        for seat in onlookers(step.state):
            view = game.hidden(step.state, seat)
            assert game.hidden(view, seat) == view


@each_case
def test_a_spectator_knows_no_more_than_any_seat(game: Game, players: int) -> None:
    for step in sample(game, players, 80):
        public = game.hidden(step.state)
        for seat in range(players):
            assert game.hidden(game.hidden(step.state, seat)) == public


@each_case
def test_what_a_seat_sees_beside_the_public_view_is_the_same_from_the_truth(game: Game, players: int) -> None:
    for step in sample(game, players, 80):
        for seat in range(players):
            of_truth = game.presentation.private_view(game, step.state, seat)
            assert of_truth == game.presentation.private_view(game, game.hidden(step.state, seat), seat)
            assert of_truth.seat == seat


@each_case
def test_a_view_is_enough_to_play_by(game: Game, players: int) -> None:
    for step in sample(game, players, 120):
        for seat in onlookers(step.state):
            view = game.hidden(step.state, seat)
            assert game.seats_to_act(view) == game.seats_to_act(step.state)
            assert game.scores(view) == game.scores(step.state)
            if seat < players:
                assert game.legal(view, seat) == game.legal(step.state, seat)


@each_case
def test_a_view_names_the_chances_that_everybody_knows(game: Game, players: int) -> None:
    """Where a seat can tell what nature may do, it sees the same outcomes as the truth has, or more."""
    for step in sample(game, players, 80):
        if step.seat == NATURE:
            for seat in onlookers(step.state):
                view = game.hidden(step.state, seat)
                assert set(game.legal(view, NATURE)) >= set(game.legal(step.state, NATURE))


@each_case
def test_imagined_states_look_like_the_view(game: Game, players: int) -> None:
    for step in sample(game, players, 60):
        for seat in onlookers(step.state):
            view = game.hidden(step.state, seat)
            for seed in range(3):
                other = imagined(game, view, seat, seed)
                assert game.hidden(other, seat) == view
                game.codec.check(game, other)


@each_case
def test_what_is_known_is_not_imagined(game: Game, players: int) -> None:
    for step in sample(game, players, 60):
        for seat in onlookers(step.state):
            if game.hidden(step.state, seat) == step.state:
                assert imagined(game, step.state, seat, 1) == step.state


@each_case
def test_imagining_reaches_every_possibility(game: Game, players: int) -> None:
    """Each hidden number takes its true value sooner or later; so does the whole state if few are possible."""
    for step in secret_steps(game, players, 8, seed=2)[:8]:
        for seat in (0, players - 1):
            view = game.hidden(step.state, seat)
            found = {imagined(game, view, seat, seed) for seed in range(MANY)}
            columns = zip(*(flat(state) for state in found), strict=True)
            for name, true, column in zip(names(step.state), flat(step.state), columns, strict=True):
                assert true in column, name
            if len(found) <= FEW:
                assert step.state in found


@each_case
def test_imagined_games_can_be_played_to_the_end(game: Game, players: int) -> None:
    for step in secret_steps(game, players, 6, seed=3):
        for seat in (0, players - 1):
            other = imagined(game, game.hidden(step.state, seat), seat, 5)
            *_, end = walk(game, other, 5)
            game.codec.check(game, end.state)


def flat(state: Any) -> list[int]:
    """All numbers of a state in a row."""
    return list(chain.from_iterable(_numbers(value) for value in state.to_json().values()))


def names(state: Any) -> list[str]:
    """The field of each number that `flat` gives."""
    return [name for name, value in state.to_json().items() for _ in _numbers(value)]


def _numbers(value: Any) -> list[int]:
    return [number for item in value for number in _numbers(item)] if isinstance(value, list) else [value]


@each_case
def test_a_picture_tells_nothing_that_the_seat_cannot_know(game: Game, players: int) -> None:
    changed = 0
    for step in secret_steps(game, players, 12):
        for seat in onlookers(step.state):
            view = game.hidden(step.state, seat)
            picture = game.presentation.draw(game, view, seat)
            for seed in range(2):
                other = imagined(game, view, seat, seed)
                changed += other != step.state
                assert game.presentation.draw(game, game.hidden(other, seat), seat) == picture
    assert changed
