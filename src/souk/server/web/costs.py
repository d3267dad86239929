"""What requests and messages cost at worst, and how much an address may spend.

Costs are milliseconds of a core, declared here and held against measured ones by tests/server/proofs/test_budgets.py.
An address may spend a fifth of a core on what it asks for, and half a core of those where bots think. Reviews are
made by one process that gives way to all others, so what they take is not counted: tables/reviews.py limits them.
"""

from __future__ import annotations

from typing import Final

from souk.table import commands as c

from .. import analysis_protocol as a

TYPICAL: Final = 10.0  # `Settings.requests_per_second` are of this cost,
TYPICAL_ASIDE: Final = 25.0  # and of this one in other threads and processes
AT_ONCE: Final = 5.0  # seconds of an address's share that may be spent at once,
ASIDE_AT_ONCE: Final = 20_000.0  # and as much of the other
SLOWED: Final = 1.0  # seconds that one waits for being told to wait
REQUEST: Final = 1.0  # every request, whatever it asks for
LOADING: Final = 40.0  # a table that is not in memory
PAGE: Final = 50.0  # a further page of an answer that can be long
GAME: Final = 750.0  # all that bots do here in a whole game; so many tables are opened
LISTENER: Final = 0.15  # everybody at a table who hears of what somebody did there
FRAME: Final = 0.15  # every frame of a socket that is no message of its own

ROUTES: Final[dict[str, float]] = {  # beside REQUEST
    "POST /api/guest": 3,
    "POST /api/login": 5,
    "POST /api/logout": 3,
    "GET /api/me": 1,
    "PATCH /api/me": 5,
    "POST /api/me/password": 10,
    "DELETE /api/me": 100,
    "GET /api/me/sessions": 3,
    "DELETE /api/me/sessions/{session}": 3,
    "GET /api/me/games": 10,
    "GET /api/me/ratings": 2,
    "GET /api/me/wait": 1,
    "GET /api/me/progress": 100,
    "GET /api/me/export": 200,
    "GET /api/games": 0.5,
    "GET /api/lessons": 1,
    "POST /api/lessons/{game}/{lesson}": 15,
    "POST /api/first-game/{game}": 15,
    "GET /api/puzzles": 10,
    "GET /api/puzzles/next/{game}/{theme}": 15,
    "POST /api/puzzles/{puzzle}": 25,
    "POST /api/puzzle-runs": 15,
    "GET /api/tables": 10,
    "POST /api/tables": 15,
    "GET /api/tables/{link}": 2,
    "GET /api/tables/{link}/story": 10,
    "GET /api/tables/{link}/frames": 10,
    "GET /api/tables/{link}/picture/{theme}/{language}": 10,
    "GET /api/tables/{link}/record": 10,
    "GET /api/tables/{link}/dice": 10,
    "GET /api/tables/{link}/review": 15,
    "POST /api/tables/{link}/review": 20,
    "GET /api/tables/{link}/review/{language}": 15,
    "GET /api/tables/{link}/mistakes": 15,
    "POST /api/tables/{link}/mistakes": 15,
    "GET /api/tables/{link}/position": 10,
    "GET /api/tables/{link}/socket": 10,
    "GET /api/analysis": 10,
    "POST /api/studies": 5,
    "GET /api/studies/{link}": 2,
    "DELETE /api/studies/{link}": 3,
    "GET /api/me/studies": 3,
    "POST /api/positions/check": 20,
}
UNREADABLE: Final = 0.5  # a message that is none
MESSAGES: Final[dict[type[c.Ask], float]] = {  # beside LISTENER, if it is a command
    c.Sit: 3,
    c.Leave: 3,
    c.Fill: 3,
    c.Commit: 3,
    c.Reveal: 5,
    c.Ready: 3,
    c.Cancel: 3,
    c.Play: 5,
    c.Undo: 20,
    c.Propose: 2,
    c.Agree: 20,
    c.Decline: 2,
    c.Resume: 3,
    c.Resign: 3,
    c.Rematch: 15,
    c.Pace: 2,
    c.Say: 3,
    c.Mute: 2,
    c.Preview: 15,
    c.Closed: 15,  # of a plan as long as one may be
    c.Hint: 2,
    c.Coach: 15,  # of a plan as long as one may be
}
ANALYSIS: Final[dict[type[a.StudyAsk], float]] = {  # of a study as large as one may be
    a.StudyOpen: 150,
    a.StudyGo: 30,
    a.StudyPlay: 30,
    a.StudyRoll: 30,
    a.StudyPromote: 30,
    a.StudyRemove: 30,
    a.StudyComment: 20,
    a.StudyEyes: 60,
    a.StudyThink: 2,
    a.StudyPreview: 15,
    a.StudyClosed: 15,
    a.StudyText: 30,
    a.StudyPosition: 10,
}
SLICE: Final = 600.0  # a slice of thinking, in another process,
SLICE_HERE: Final = 5.0  # and what is told of it
ASIDE: Final[dict[str | type[c.Ask] | type[a.StudyAsk], float]] = {
    "POST /api/login": 200,  # hashing a password takes its time on purpose
    "POST /api/me/password": 400,
    "DELETE /api/me": 200,
    "GET /api/tables/{link}/story": 50,  # the game is played again
    "GET /api/tables/{link}/frames": 50,
    "GET /api/tables/{link}/picture/{theme}/{language}": 60,
    "GET /api/tables/{link}/record": 50,
    "GET /api/tables/{link}/dice": 50,
    "GET /api/tables/{link}/review/{language}": 100,
    "POST /api/tables/{link}/mistakes": 200,  # an answer is judged
    "GET /api/tables/{link}/position": 60,
    c.Hint: 1000,
    c.Coach: 300,
    "POST /api/studies": 1000,  # all lines of a study are played again
    a.StudyOpen: 1000,
    a.StudyText: 500,
}


# What a message costs here, for everybody who listens (all hear of a command, only who asked of an answer), and aside.
COSTS: Final[dict[type[c.Ask], tuple[float, float, float]]] = {
    kind: (cost, 0.0 if issubclass(kind, c.Question) else LISTENER, ASIDE.get(kind, 0.0))
    for kind, cost in MESSAGES.items()
}


def cost_of(kind: type[c.Ask], listeners: int) -> tuple[float, float]:
    """What a message costs at a table where so many listen: here, and aside."""
    cost, each, aside = COSTS[kind]
    return cost + each * listeners, aside
