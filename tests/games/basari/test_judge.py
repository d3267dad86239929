"""The judge of Basari: blind to secrets, the same plain and compiled, mixed answers, sensible prices, any ring."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

import pytest

from souk.engine.contract import Doubles, Floats, Ints, States, legal, rule
from souk.engine.game import Game
from souk.engine.judge import judge_all, judged_values
from souk.engine.net import AT_BASIS, AT_INPUTS, AT_OUTPUTS, FIRST, INPUTS, OUTPUTS, PLANS, SECOND
from souk.engine.twin import Twin, plain_twin, twin_of
from souk.games.basari import GAME, State
from souk.games.basari.judge import N_INPUTS, SHARE, SOURCES, is_ripe, judged_replies
from souk.games.basari.moves import ACCEPT, ACTIONS, OFFER
from souk.games.basari.state import BARTER, BLUE, CHOOSE, FROM_COLOURS, GEMS_CARD, MOVE, POINTS_CARD, RED, START
from souk.players.nets import Net, shipped_net
from souk.players.with_judge import with_judge
from tests.laws import whole_game

SHORT_RING = GAME.configure({"layout": "5:2R1Y 4:1Y3G 9:1R1G2B 7:4R 1:1Y2B 6:10B 20:1R"})[0]
LOOK = -1  # instead of how deep to look: say what the net sees and says, and decide nothing


@rule
def ask(states: States, seat: int, deep: int, net: Doubles, ids: Ints, out: Floats) -> int:
    """What the judge says of state 0: of each legal action, or of the position."""
    if deep < 0:
        judge_all(states[0], seat, net)
        return 0
    n = legal(states[0], seat, ids)
    judged_values(states[0], seat, deep, net, ids, n, out)
    return n


@rule
def answer(states: States, seat: int, net: Doubles, mixes: Doubles, ids: Ints, out: Floats) -> int:
    """What each card is worth against others of whom it is known how they choose."""
    return judged_replies(states[0], seat, net, mixes, ids, legal(states[0], seat, ids), out)


@cache
def small_net(players: int, blank: bool = False) -> Net:
    """A net with small weights at random, so that every input and output matters; or one that changes nothing."""
    if blank:
        return Net.blank(N_INPUTS, players, len(SOURCES), SHARE)
    rng = random.Random(players)
    outputs = players * (2 + len(SOURCES))
    rows = [[rng.gauss(0, 0.02) for _ in range(FIRST)] for _ in range(N_INPUTS + 1)]
    rows += [[rng.gauss(0, 0.1) for _ in range(SECOND)] for _ in range(FIRST + 1)]
    rows += [[rng.gauss(0, 0.1) for _ in range(outputs)] for _ in range(SECOND + 1)]
    return Net.of(N_INPUTS, players, len(SOURCES), SHARE, rows)


class Judge:
    """A twin that is asked, with a net."""

    def __init__(self, twin: Twin, players: int, blank: bool = False, plans: float = 0.5) -> None:
        self.twin, size = twin, len(ACTIONS)
        self.net = twin.doubles(small_net(players, blank).buffer())
        self.net[PLANS] = plans
        self.states, self.ids, self.out = twin.states(1), twin.ints(size), twin.floats(size)

    def values(self, state: State, seat: int, deep: int = 1) -> list[float]:
        """What it says of each legal action."""
        self.twin.put(self.states, 0, hidden(state, seat))
        n = self.twin.ask(self.states, seat, deep, self.net, self.ids, self.out)
        return [float(x) for x in self.out[:n]]

    def look(self, state: State, seat: int) -> list[float]:
        """All that the net sees and says: inputs, what it stands on, outputs."""
        self.twin.put(self.states, 0, state)
        self.twin.ask(self.states, seat, LOOK, self.net, self.ids, self.out)
        net, inputs, basis = self.net, int(self.net[AT_INPUTS]), int(self.net[AT_BASIS])
        found = [*net[inputs : inputs + int(net[INPUTS])], *net[basis : basis + 8]]
        return [*map(float, found), *map(float, net[int(net[AT_OUTPUTS]) :][: int(net[OUTPUTS])])]

    def by_move(self, state: State, seat: int) -> dict[str, float]:
        """What it says of each legal move, by its notation."""
        return {str(ACTIONS[id]): x for id, x in zip(GAME.legal(state, seat), self.values(state, seat), strict=True)}


def hidden(state: State, seat: int) -> State:
    """What the seat may know."""
    seen = state.copy()
    GAME.rules.hide(seen, seat)
    return seen


def judged(game: Game) -> Game:
    """The game with its judge and the entry of these tests."""
    return with_judge(game, {"ask": ask, "answer": answer})


@pytest.fixture(scope="module")
def compiled() -> Twin:
    """One for all tests: compiling takes longer than they do."""
    return twin_of(judged(GAME))


def decisions(game: Game, players: int, kinds: range, most: int, seed: int = 0) -> Iterator[tuple[State, int]]:
    """Some decisions of these phases, spread over a random game, and whose they are."""
    found = [step for step in whole_game(game, players, seed) if step.state.phase in kinds and step.seat in range(4)]
    for step in found[:: max(1, len(found) // most)][:most]:
        yield step.state, step.seat


# The same, however it is asked.


@pytest.mark.parametrize("players", [3, 4])
def test_plain_and_compiled_see_and_say_the_same_to_the_bit(players: int, compiled: Twin) -> None:
    one, other = Judge(plain_twin(judged(GAME)), players), Judge(compiled, players)
    for step in whole_game(GAME, players, 2)[::9]:
        for seat in range(players):
            assert one.look(step.state, seat) == other.look(step.state, seat)


@pytest.mark.parametrize("players", [3, 4])
def test_plain_and_compiled_decide_the_same_to_the_bit(players: int, compiled: Twin) -> None:
    one, other = Judge(plain_twin(judged(GAME)), players), Judge(compiled, players)
    for kinds, most in ((range(CHOOSE, CHOOSE + 1), 4), (range(BARTER, BLUE + 1), 6), (range(START, START + 1), 1)):
        for state, seat in decisions(GAME, players, kinds, most):
            for deep in (0, 1):
                assert one.values(state, seat, deep) == other.values(state, seat, deep)


def test_what_was_asked_before_leaves_no_trace(compiled: Twin) -> None:
    used = Judge(compiled, 4)
    for step in whole_game(GAME, 4, 3)[:-1:5]:
        assert used.look(step.state, 1) == Judge(compiled, 4).look(step.state, 1)


# What may be known.


@pytest.mark.parametrize("players", [3, 4])
def test_chosen_cards_are_not_looked_at(players: int, compiled: Twin) -> None:
    judge = Judge(compiled, players)
    choices = [step for step in whole_game(GAME, players, 1) if step.state.phase == CHOOSE]
    for step in choices[:: len(choices) // 8]:
        if any(step.state.card):
            for seat in range(players):
                bare = step.state.copy()
                bare.card = [0] * 4
                assert judge.look(step.state, seat) == judge.look(bare, seat)
                if not step.state.card[seat]:
                    assert judge.values(step.state, seat, 0) == judge.values(bare, seat, 0)


def test_every_seat_sees_itself_first(compiled: Twin) -> None:
    judge = Judge(compiled, 4)
    state = choosing()
    state.sheet[2][FROM_COLOURS] += 7
    turned = state.copy()
    for name in ("archway", "moved", "gems", "sheet"):
        values = [list(row) if not isinstance(row, int) else row for row in getattr(state, name)]
        setattr(turned, name, [*values[1:], values[0]])
    assert judge.look(state, 2) == judge.look(turned, 1)


# Mixed answers.


@pytest.mark.parametrize("players", [3, 4])
def test_cards_are_chances(players: int, compiled: Twin) -> None:
    judge = Judge(compiled, players)
    for state, seat in decisions(GAME, players, range(CHOOSE, CHOOSE + 1), 30):
        for deep in (0, 1):
            chances = judge.values(state, seat, deep)
            assert sum(chances) == pytest.approx(1, abs=1e-6)
            assert min(chances) >= 0


def test_who_knows_the_others_takes_what_they_leave() -> None:
    judge = Judge(plain_twin(judged(GAME)), 4, blank=True)
    judge.twin.put(judge.states, 0, choosing())
    for card in range(3):
        mixes = judge.twin.doubles([float(k == card) for _ in range(4) for k in range(3)])
        judge.twin.answer(judge.states, 0, judge.net, mixes, judge.ids, judge.out)
        assert min(range(3), key=judge.out.__getitem__) == card


# Barters.


def choosing() -> State:
    """A second lap on the way, everybody equal on different archways, cards to be chosen."""
    state = State()
    state.players, state.phase, state.round, state.scorings = 4, CHOOSE, 9, 1
    for seat in range(4):
        state.archway[seat] = 5 + 7 * seat
        state.moved[seat] = 12
        state.gems[seat] = [3, 3, 3, 3]
        state.sheet[seat] = [5, 11, 10, 5]
    return state


def answering(card: int, *offer: int) -> State:
    """Seats 0 and 1 barter for an action; seat 0 answers an offer."""
    state = choosing()
    state.phase, state.action, state.turn = BARTER, card, 0
    state.card = [card, card, 1, 3 if card != GEMS_CARD else 2]
    state.offer = list(offer)
    return state


def test_a_rich_offer_is_accepted_and_a_poor_one_is_not(compiled: Twin) -> None:
    judge = Judge(compiled, 4, blank=True)
    rich = judge.by_move(answering(POINTS_CARD, 3, 0, 0, 0), 0)
    assert rich["accept"] > rich["offer"]
    poor = judge.by_move(answering(GEMS_CARD, 0, 0, 0, 1), 0)
    assert poor["accept"] < poor["offer"]


def test_offers_are_legal_and_ends_are_reached(compiled: Twin) -> None:
    """Two who answer by the judge come to an end, by legal moves, within a few offers."""
    judge = Judge(compiled, 4, blank=True)
    state = answering(POINTS_CARD, 0, 0, 0, 0)
    moves: list[int] = []
    while BARTER <= state.phase <= BLUE and state.action == POINTS_CARD and len(moves) < 60:
        ids, values = GAME.legal(state, state.turn), judge.values(state, state.turn)
        moves.append(ids[values.index(max(values))])
        state = GAME.after(state, state.turn, moves[-1])
    assert moves.count(OFFER) <= 6
    assert not RED <= state.phase <= BLUE
    assert ACCEPT in moves or OFFER not in moves


# When, and on which rings.


def test_ripe_are_round_starts_and_open_choices() -> None:
    for step in whole_game(GAME, 4, 1):
        ripe = step.state.phase == MOVE and step.state.turn == 0
        ripe |= step.state.phase == CHOOSE and not any(step.state.card)
        assert is_ripe(step.state) == ripe


def test_any_ring() -> None:
    judge = Judge(plain_twin(judged(SHORT_RING)), 3)
    for kinds in (range(START, START + 1), range(CHOOSE, CHOOSE + 1), range(BARTER, BLUE + 1)):
        for state, seat in decisions(SHORT_RING, 3, kinds, 3):
            assert len(judge.values(state, seat, 0)) == len(SHORT_RING.legal(state, seat))
            assert max(map(abs, judge.look(state, seat))) < 1000


@pytest.mark.parametrize("players", [3, 4])
def test_the_nets_that_ship(players: int) -> None:
    net = shipped_net(GAME, players)
    assert net is not None
    assert (net.inputs, net.seats, net.sources) == (N_INPUTS, players, len(SOURCES))
    assert {"game", "players", "games", "command", "commit", "strength"} <= set(net.card)
