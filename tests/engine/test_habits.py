"""What somebody chose together with others is evidence of how it plays."""

from __future__ import annotations

from array import array
from math import log

import pytest

from souk.engine.habits import DOUBT, SUREST, forget, note_option, plans_part
from souk.engine.net import AT_HABITS, HABIT, PLANS
from souk.engine.twin import plain_twin
from souk.games import GAMES
from souk.games.basari.judge import N_INPUTS, SHARE, SOURCES
from souk.games.basari.moves import PLAY
from souk.games.basari.state import CHOOSE, GEMS_CARD, POINTS_CARD, ROLL_CARD, State
from souk.players.nets import Net
from souk.players.with_heuristics import with_heuristics

TWIN = plain_twin(with_heuristics(GAMES["basari"]))


def some_net(plans: float) -> array[float]:
    """The buffer of a net that thinks so many others to play by the plans."""
    net = array("d", Net.blank(N_INPUTS, 3, len(SOURCES), SHARE).buffer())
    net[PLANS] = plans
    return net


def see(net: array[float], seat: int, card: int) -> None:
    """A card comes to light, in a game in which all three choose."""
    state = State()
    state.players, state.phase = 3, CHOOSE
    states = TWIN.states(1)
    TWIN.put(states, 0, state)
    TWIN.see_choice_at(states, seat, PLAY + card, net, TWIN.ints(16))


def note(net: array[float], seat: int, by_plans: tuple[float, ...], mixed: tuple[float, ...]) -> None:
    for k, (one, other) in enumerate(zip(by_plans, mixed, strict=True)):
        note_option(net, seat, k, one, other)


def test_who_has_seen_nothing_counts_on_the_plans_as_the_net_says() -> None:
    for part in (0.0, 0.25, 1.0):
        assert [plans_part(some_net(part), seat) for seat in range(3)] == pytest.approx([part] * 3)


def test_choices_are_weighed_as_bayes_would() -> None:
    net = some_net(0.25)
    note(net, 1, (0.8, 0.2, 0.0), (0.1, 0.6, 0.3))
    see(net, 1, ROLL_CARD)
    rest = DOUBT / 3
    odds = 0.25 / 0.75 * (rest + (1 - DOUBT) * 0.8) / (rest + (1 - DOUBT) * 0.1)
    assert plans_part(net, 1) == pytest.approx(odds / (1 + odds))
    assert plans_part(net, 0) == plans_part(net, 2) == pytest.approx(0.25)
    see(net, 1, POINTS_CARD)
    odds *= (rest + (1 - DOUBT) * 0.2) / (rest + (1 - DOUBT) * 0.6)
    assert plans_part(net, 1) == pytest.approx(odds / (1 + odds))


def test_nobody_is_ever_quite_known_and_another_game_begins_anew() -> None:
    net = some_net(0.5)
    note(net, 2, (0.0, 0.0, 1.0), (1.0, 0.0, 0.0))
    for _ in range(50):
        see(net, 2, GEMS_CARD)
    assert log(plans_part(net, 2) / (1 - plans_part(net, 2))) == pytest.approx(SUREST)
    forget(net, 3)
    assert plans_part(net, 2) == 0.5
    at = int(net[AT_HABITS])
    assert net[at : at + 3 * HABIT].tolist() == [0.0] * 3 * HABIT


def test_what_nobody_noted_says_nothing() -> None:
    net = some_net(0.5)
    see(net, 0, ROLL_CARD)
    assert plans_part(net, 0) == 0.5
