"""Who sees what: in two layers, in previews, in reasons. Over all games, and by random games."""

from __future__ import annotations

import random
from typing import Any

import pytest

from souk.engine.errors import IllegalMove
from souk.engine.game import Game
from souk.engine.live import Continuation, Entry, ahead, closed, each_ahead, events_of, heard, is_new
from souk.games.yspahan.types import GroupIsMandatory
from souk.server.tables.session import TableSession
from souk.table.commands import Say
from souk.table.visibility import private_view, public_view
from tests.laws import each_case, sample

from . import Log


@each_case
def test_what_everybody_sees_is_the_same_from_every_seats_view(game: Game, players: int) -> None:
    for step in sample(game, players, 40):
        public = public_view(game, step.state)
        for seat in range(players):
            hidden = game.hidden(step.state, seat)
            assert public_view(game, hidden) == public
            assert private_view(game, hidden, seat) == private_view(game, step.state, seat)


@each_case
def test_a_preview_tells_what_happens_and_nothing_that_the_seat_cannot_know(game: Game, players: int) -> None:
    rng = random.Random(1)
    for step in sample(game, players, 80):
        for seat in (seat for seat in game.seats_to_act(step.state) if seat < players):
            action = rng.choice(game.legal(step.state, seat))
            seen = ahead(game, step.state, seat, [action], 0)
            after = game.after(step.state, seat, action)
            true = heard(events_of(game, 0, step.state, Continuation((Entry(seat, action),), (after,))), seat)
            assert seen.events == true[: len(seen.events)]
            if not seen.new:
                assert seen.events == true
                assert game.hidden(seen.state, seat) == game.hidden(after, seat)
            hidden = game.hidden(step.state, seat)
            assert ahead(game, hidden, seat, [action], 0) == seen


@each_case
def test_what_reveals_secrets_is_declared(game: Game, players: int) -> None:
    """Where a decision's story depends on what the seat cannot see, an event that reveals comes first."""
    found = 0
    for step in sample(game, players, 300):
        seat = step.seat
        if not 0 <= seat < players:
            continue
        hidden = game.hidden(step.state, seat)
        stories = []
        for seed in range(1, 9):
            guess = hidden.copy()
            game.rules.imagine(guess, seat, [seed * 77, seed])
            if step.action in game.legal(guess, seat):
                after = game.after(guess, seat, step.action)
                way = Continuation((Entry(seat, step.action),), (after,))
                stories.append(heard(events_of(game, 0, guess, way), seat))
        for events in zip(*stories, strict=False):
            if is_new(game, events):
                found += 1
                break
            assert all(event == events[0] for event in events)
    assert found or not game.presentation.reveals


@each_case
def test_closed_options_have_reasons_that_depend_on_nothing_hidden(game: Game, players: int) -> None:
    for step in sample(game, players, 30):
        for seat in (seat for seat in game.seats_to_act(step.state) if seat < players):
            reasons = closed(game, step.state, seat)
            assert all(reason and ids for reason, ids in reasons)
            assert closed(game, game.hidden(step.state, seat), seat) == reasons


def test_a_preview_of_an_illegal_move_says_why() -> None:
    from tests.table import Log

    log = Log(options={"start": "0"})
    line = log.table.line
    with pytest.raises(IllegalMove) as refused:
        ahead(line.game, line.state, 0, [line.game.actions.parse("end").id], 0)
    assert refused.value.reason == GroupIsMandatory()


RING = " ".join(["5:2R1Y", "4:1Y3G", "3:1B2G", "6:1R"] * 25)


@pytest.mark.parametrize(("game", "options"), [("yspahan", {}), ("basari", {}), ("basari", {"layout": RING})])
def test_what_each_move_does_is_what_it_does_alone(game: str, options: dict[str, str]) -> None:
    log = Log(game, options=options)
    rng = random.Random(3)
    for _ in range(60):
        line = log.table.line
        for seat in line.actors:
            each = each_ahead(line.game, line.state, seat, len(line.entries))
            assert [move for move, _ in each] == line.legal(seat)
            for move, there in each:
                alone = ahead(line.game, line.state, seat, [move], len(line.entries))
                assert (bytes(there.state), there.events, there.new) == (bytes(alone.state), alone.events, alone.new)
        log.play_any(rng)


def test_a_preview_asks_once_what_is_legal_and_is_made_once_for_a_position(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a ring of a hundred archways, where each of a hundred moves is played on."""
    log = Log("basari", options={"layout": RING})
    session = TableSession(1, "0-link", log.table, {})
    (seat,) = log.table.actors
    asked: list[int] = []
    legal = Game.legal

    def counted(game: Game, state: Any, seat: int) -> list[int]:
        asked.append(seat)
        return legal(game, state, seat)

    monkeypatch.setattr(Game, "legal", counted)
    first = session.preview("a", seat, [])
    assert len(asked) <= 3
    asked.clear()
    again = session.preview("b", seat, [])
    assert asked == []
    assert first.replace(b'"id":"a"', b'"id":"b"') == again
    session.apply(log.table.decide(Say(id="s", text="hello"), 1, log.time).entries[0])
    session.preview("c", seat, [])
    assert asked
