"""Every byte that reaches a seat or a spectator is independent of what the others know: same public history, other
secrets, same bytes."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from souk.engine.contract import NATURE, SPECTATOR
from souk.engine.rng import seed_words
from souk.games import GAMES
from souk.games.yspahan.types import Drawn
from souk.server.tables.session import TableSession
from souk.table.fold import Decided
from souk.table.log import Chair
from tests.table import Log

KINDS = [(name, players) for name in ("yspahan", "basari") for players in GAMES[name].players]
NAMES = {user: (f"player {user}", True) for user in range(1, 5)}


def messages(session: TableSession, seat: int | None, since: int) -> list[bytes]:
    """All that the server would send to a seat or a spectator now."""
    user = session.table.state.chairs[seat].user if seat is not None else 99
    told = [session.table_message(user), session.update(seat, since, now=1), session.presence()]
    if seat in session.table.actors and seat is not None:
        told += [session.preview("id", seat, []), session.closed("id", seat, [])]
        told += [session.preview("id", seat, [move]) for move in session.table.line.legal(seat)[:3]]
    return told


def take(session: TableSession, decided: Decided) -> None:
    for entry in decided.entries:
        session.apply(entry, decided)


def with_state(log: Log, state: Any) -> TableSession:
    """The table as it would be with another state at its end."""
    session = TableSession(1, "0-link", log.table, NAMES)
    session.recall([])
    log.table.line.states[-1] = state
    log.table.line.look()
    return session


@pytest.mark.parametrize(("game", "players"), KINDS)
def test_no_byte_of_a_position_depends_on_others_secrets(game: str, players: int) -> None:
    log = Log(game, [Chair(user=user) for user in range(1, players + 1)])
    rng = random.Random(f"{game} {players}")
    differed = 0
    while log.table.actors:
        for _ in range(rng.randrange(1, 12)):
            if log.table.actors:
                log.play_any(rng)
        line = log.table.line
        true = line.state
        for seat in (*range(players), None):
            hidden = line.game.hidden(true, SPECTATOR if seat is None else seat)
            expected = messages(with_state(log, true), seat, 10**9)
            for seed in range(2):
                other = hidden.copy()
                line.game.rules.imagine(other, SPECTATOR if seat is None else seat, list(seed_words(seed)))
                differed += other != true
                assert messages(with_state(log, other), seat, 10**9) == expected
        with_state(log, true)
    assert differed > 20


def test_no_byte_of_the_news_tells_others_choices() -> None:
    """In Basari: who chose what is the only secret of a round. Two tables, other choices of others, same bytes."""

    def told(choices: tuple[int, ...], seat: int | None) -> list[bytes]:
        log = Log("basari", [Chair(user=user) for user in (1, 2, 3)])
        rng = random.Random(1)
        while len(log.table.actors) < 3:
            log.play_any(rng)
        session = TableSession(1, "0-link", log.table, NAMES)
        session.recall(log.entries)
        begun = log.table.state.n
        for chooser, choice in enumerate(choices):
            log.time += 1000
            decision_id = log.table.state.decision_ids[chooser]
            move = log.table.line.legal(chooser)[choice]
            take(session, log.table.moved(chooser, [move], decision_id, log.time))
        return messages(session, seat, begun)

    for seat in (2, None):
        assert told((0, 1), seat) == told((2, 0), seat)
    assert told((0, 1), 0) == told((0, 2), 0)
    assert told((0, 1), 0) != told((1, 1), 0)  # one's own choice is seen


@pytest.mark.parametrize(("game", "players"), KINDS)
def test_the_seed_is_told_to_nobody_before_the_end(game: str, players: int) -> None:
    log = Log(game, [Chair(user=user) for user in range(1, players + 1)])
    session = TableSession(1, "0-link", log.table, NAMES)
    session.recall(log.entries)
    rng = random.Random(1)
    seed = log.table.opened.seed.encode()
    while log.table.actors:
        seat = rng.choice(log.table.actors)
        log.time += 1
        move = rng.choice(log.table.line.legal(seat))
        take(session, log.table.moved(seat, [move], log.table.state.decision_ids[seat], log.time))
        if log.table.actors:
            for viewer in (*range(players), None):
                for message in messages(session, viewer, 0):
                    assert seed not in message
                    assert not re.search(rb'"seed":"[^"]', message)
    assert seed in session.table_message(1)


def test_drawn_cards_are_told_to_who_drew_them_alone() -> None:
    log = Log("yspahan", [Chair(user=user) for user in (1, 2, 3)])
    session = TableSession(1, "0-link", log.table, NAMES)
    session.recall(log.entries)
    rng = random.Random(2)
    drawn = 0
    while log.table.actors:
        seat = rng.choice(log.table.actors)
        since = log.table.state.n
        move = rng.choice(log.table.line.legal(seat))
        take(session, log.table.moved(seat, [move], log.table.state.decision_ids[seat], log.time))
        told = {viewer: session.update(viewer, since, 1) for viewer in (0, 1, 2, None)}
        for _, event in log.table.events.get(since + 1, []):
            if isinstance(event, Drawn):
                drawn += 1
                for viewer, message in told.items():
                    assert (b'"type":"drawn"' in message) == (viewer == event.seat)
    assert drawn > 3
    assert NATURE not in log.table.actors
