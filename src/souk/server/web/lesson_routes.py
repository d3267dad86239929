"""Lessons: what can be learnt, what the moves that somebody chooses in one come to, the guided first game.

Nobody's secret is in them.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Final

from souk.engine.errors import UnknownName
from souk.games import GAMES
from souk.lessons import attempt, finished, first_game, lesson_named, lessons_of, opening, scene
from souk.table.log import Chair

from .. import positions
from .. import protocol as p
from ..reasons import NothingHere
from .problems import Problem
from .routes import Call, Route, marker

ROUTES: Final[list[Route]] = []
route = marker(ROUTES)


@route("GET", "/api/lessons", p.Lessons, known=False)
async def lessons(_: Call) -> p.Lessons:
    """What can be learnt."""
    return _lessons()


@cache
def _lessons() -> p.Lessons:
    """The same for all: looking for games of other packages takes long."""
    return p.Lessons(
        [
            p.LessonInfo(game.name, lesson.name, len(lesson.steps))
            for _, game in GAMES.loaded()
            for lesson in lessons_of(game)
        ],
        [game.name for _, game in GAMES.loaded() if first_game(game)],
    )


@route("POST", "/api/lessons/{game}/{lesson}", p.LessonReply, p.LessonMoves, known=False)
async def in_lesson(call: Call) -> p.LessonReply:
    """Where a step of a lesson begins, and what the moves chosen in it come to."""
    body: p.LessonMoves = call.body
    try:
        game = GAMES[call.path["game"]]
        lesson = lesson_named(game, call.path["lesson"])
    except UnknownName:
        raise Problem(404, "nowhere", NothingHere()) from None
    seat, moves = lesson.seat, tuple(body.moves)
    begins = scene(game, lesson, body.step)
    found = attempt(game, lesson, body.step, moves)
    start = begins.position
    end = finished(game, lesson, body.step, moves) if found.outcome == "done" else None
    return p.LessonReply(
        found.outcome,
        found.why,
        found.next,
        positions.previewed(start.game, start.state, seat, moves, 0, found.open),
        [one.event for one in begins.events],
        [one.event for one in end.events] if end else [],
        positions.snapshot(start.game, end.position.state, seat, len(moves), ()) if end else None,
    )


@route("POST", "/api/first-game/{game}", p.Summary)
async def begin_first_game(call: Call) -> p.Summary:
    """Open the table of the guided first game: a short one against friendly bots, where you are told what matters."""
    name = call.path["game"]
    first = first_game(GAMES[name]) if name in GAMES else None
    if not first:
        raise Problem(404, "nowhere", NothingHere())
    start, usual = opening(GAMES[name], first), p.NewTable(name, [])
    session = await call.services.hub.registry.open(
        call.person.id,
        name,
        [Chair(level=bot) if bot else Chair(user=call.person.id) for bot in first.bots],
        dict(start.options),
        usual.clock,
        usual.visibility,
        usual.spectators,
        usual.stand_in,
        place=call.address,
        position=json.dumps(start.game.codec.to_data(start.state), separators=(",", ":")),
        guided=True,
    )
    return session.summary()
