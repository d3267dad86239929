"""The HTTP interface: every route with what it takes and what it answers. The OpenAPI description is made from it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

import msgspec

from souk.engine.errors import SoukError
from souk.games import GAMES
from souk.records.file import dump, verify
from souk.table import rights
from souk.table.log import Chair
from souk.table.table import Refusal
from souk.table.visibility import heard

from . import protocol as p
from .accounts import Denied, Visitor
from .bots import BOTS
from .hub import clock_time
from .session import TableSession
from .store import Person, SessionRow
from .text import folded

if TYPE_CHECKING:
    from .app import Services

MOST_FRAMES: Final = 50
PAGE: Final = 50
FAR_FUTURE: Final = 1 << 53


@dataclass
class Call:
    """One request: who asks, and what for."""

    services: Services
    visitor: Visitor | None
    body: Any
    path: dict[str, str]
    query: dict[str, int]
    agent: str
    address: str
    cookie: str | None = None  # to be set; empty to be deleted

    @property
    def person(self) -> Person:
        """Who asks."""
        if self.visitor is None:
            raise Problem(401, "who", "come in with a name first")
        return self.visitor.person

    @property
    def user(self) -> int:
        """The number of who asks; 0 for a stranger."""
        return self.visitor.person.id if self.visitor else 0


class Problem(SoukError):
    """An answer that is an error."""

    def __init__(self, status: int, error: str, reason: str) -> None:
        self.status = status
        self.error = error
        super().__init__(reason)


Handler = Callable[[Call], Awaitable[Any]]


@dataclass(frozen=True)
class Route:
    """One thing that can be asked for."""

    method: str
    path: str
    handler: Handler
    answer: Any
    body: Any = None
    query: dict[str, str] = field(default_factory=dict)  # whole numbers, by name, and what they are for
    known: bool = True  # whether one must have come in


ROUTES: list[Route] = []


def route(
    method: str, path: str, answer: Any, body: Any = None, known: bool = True, **query: str
) -> Callable[[Handler], Handler]:
    """Mark the function that answers a request."""

    def mark(handler: Handler) -> Handler:
        ROUTES.append(Route(method, path, handler, answer, body, query, known))
        return handler

    return mark


# Coming and going.


def _user(person: Person) -> p.User:
    return p.User(person.id, person.name, person.password is None, person.created, person.settings)


@route("POST", "/api/guest", p.User, p.Guest, known=False)
async def come_as_guest(call: Call) -> p.User:
    """Come in with a name: sets the cookie that all else needs."""
    call.services.count_entry(call.address)
    person = await call.services.accounts.guest(call.body.name, clock_time())
    call.cookie = await call.services.accounts.begin(person, call.agent, clock_time())
    return _user(person)


@route("POST", "/api/login", p.User, p.Login, known=False)
async def log_in(call: Call) -> p.User:
    """Come in by name and password."""
    call.services.count_entry(call.address)
    call.services.count_entry(f"name {folded(call.body.name)}")
    person = await call.services.accounts.login(call.body.name, call.body.password)
    call.cookie = await call.services.accounts.begin(person, call.agent, clock_time())
    return _user(person)


@route("POST", "/api/logout", p.Ok)
async def log_out(call: Call) -> p.Ok:
    """End this session. A guest without a password cannot come back as the same."""
    assert call.visitor
    await _end(call, call.visitor.session)
    call.cookie = ""
    return p.Ok()


async def _end(call: Call, session: str) -> None:
    await call.services.store.end_session(session, call.person.id)
    call.services.hang_up(session)


@route("GET", "/api/me", p.User)
async def me(call: Call) -> p.User:
    """Who you are."""
    return _user(call.person)


@route("PATCH", "/api/me", p.User, p.Change)
async def change_me(call: Call) -> p.User:
    """Change your name or settings."""
    await call.services.accounts.change(call.person, call.body.name, call.body.settings)
    person = await call.services.store.person(call.person.id)
    assert person
    call.services.rename(person)
    return _user(person)


@route("POST", "/api/me/password", p.User, p.Keep)
async def keep_me(call: Call) -> p.User:
    """Keep your name by a password, or change the password; all other sessions end."""
    call.services.count_entry(call.address)
    await call.services.accounts.keep(call.person, call.body.password, call.body.old)
    for session in await call.services.store.sessions(call.person.id):
        if call.visitor and session.id != call.visitor.session:
            await _end(call, session.id)
    person = await call.services.store.person(call.person.id)
    assert person
    return _user(person)


@route("DELETE", "/api/me", p.Ok, p.Forget)
async def forget_me(call: Call) -> p.Ok:
    """Delete your account: name, sessions, ratings, chat. Games stay, without your name."""
    call.services.count_entry(call.address)
    sessions = await call.services.store.sessions(call.person.id)
    await call.services.accounts.check(call.person, call.body.password)
    await call.services.hub.leave_all(call.person.id)
    await call.services.store.forget(call.person.id)
    for session in sessions:
        call.services.hang_up(session.id)
    call.services.forget(call.person.id)
    call.cookie = ""
    return p.Ok()


@route("GET", "/api/me/sessions", list[p.Session])
async def my_sessions(call: Call) -> list[p.Session]:
    """Everywhere that you are logged in."""
    return [_session(call, session) for session in await call.services.store.sessions(call.person.id)]


def _session(call: Call, session: SessionRow) -> p.Session:
    current = bool(call.visitor and call.visitor.session == session.id)
    return p.Session(session.id, session.created, session.seen, session.agent, current)


@route("DELETE", "/api/me/sessions/{session}", p.Ok)
async def end_session(call: Call) -> p.Ok:
    """End one of your sessions."""
    await _end(call, call.path["session"])
    return p.Ok()


@route("GET", "/api/me/games", p.Summaries, before="only tables that changed before, in milliseconds since 1970")
async def my_games(call: Call) -> p.Summaries:
    """Tables where you sit, sat or are invited, the latest first."""
    found = await call.services.store.games_of(call.person.id, call.query.get("before", FAR_FUTURE), PAGE)
    return _page([msgspec.structs.replace(summary, your_seat=seat) for summary, seat in found])


def _page(found: list[p.Summary]) -> p.Summaries:
    return p.Summaries(found, found[-1].changed if len(found) == PAGE else None)


@route("GET", "/api/me/ratings", list[p.Rating])
async def my_ratings(call: Call) -> list[p.Rating]:
    """How strong you are, by game and number of players."""
    return await call.services.store.ratings([f"user {call.person.id}"])


@route("GET", "/api/me/export", p.Export)
async def export_me(call: Call) -> p.Export:
    """All that is kept about you."""
    store, user = call.services.store, call.person.id
    said = [{"table": link, "at": entry.at, "text": entry.text} for link, entry in await store.said(user)]
    games = await store.games_of(user, FAR_FUTURE, 100_000)
    return p.Export(
        _user(call.person),
        [_session(call, session) for session in await store.sessions(user)],
        await store.ratings([f"user {user}"]),
        [msgspec.structs.replace(summary, your_seat=seat) for summary, seat in games],
        said,
    )


# Games and tables.


@route("GET", "/api/games", p.Games, known=False)
async def games(_: Call) -> p.Games:
    """What can be played, with its options, and the bots."""
    found = [GAMES[name] for name in GAMES.names()]
    return p.Games(
        [
            p.Game(
                *(game.name, game.title, game.version, list(game.players)),
                [p.Choice(option.name, option.help, list(option.choices)) for option in game.options],
            )
            for game in found
        ],
        list(BOTS),
        p.VERSION,
    )


@route("GET", "/api/ratings", list[p.Rating], known=False)
async def bot_ratings(call: Call) -> list[p.Rating]:
    """How strong the bots are among the people here."""
    return await call.services.store.ratings([f"bot {level}" for level in BOTS])


@route("GET", "/api/tables", p.Summaries, known=False, before="only tables that changed before")
async def tables(call: Call) -> p.Summaries:
    """Tables that anybody may find: waiting or being played, the latest first."""
    return _page(await call.services.store.listed(call.query.get("before", FAR_FUTURE), PAGE))


@route("POST", "/api/tables", p.Summary, p.NewTable)
async def new_table(call: Call) -> p.Summary:
    """Open a table. The game begins when all seats are taken."""
    body = call.body
    call.services.count_table(call.person.id)
    chairs = [await _chair(call, seat) for seat in body.seats]
    friends = [chair.invited for chair in chairs if chair.invited]
    if len(set(friends)) < len(friends) or call.person.id in friends:
        raise Problem(400, "bad", "every friend has one seat; `me` may have several, for people who share a screen")
    session = await call.services.hub.open(
        *(call.person.id, body.game, chairs, body.options),
        *(body.clock, body.visibility, body.spectators, body.stand_in),
    )
    return session.summary()


async def _chair(call: Call, seat: p.Me | p.Friend | p.Bot | p.Open) -> Chair:
    match seat:
        case p.Me():
            return Chair(user=call.person.id)
        case p.Bot(level=level):
            return Chair(level=level)
        case p.Friend(name=name):
            friend = await call.services.store.called(folded(name))
            if not friend:
                raise Problem(400, "bad", f"nobody here is called {name!r}; leave the seat open and send the link")
            return Chair(invited=friend.id)
    return Chair()


async def _table(call: Call) -> TableSession:
    session = await call.services.hub.find(call.path["link"])
    if not session:
        raise Problem(404, "nowhere", "there is no such table")
    return session


@route("GET", "/api/tables/{link}", p.Summary, known=False)
async def table(call: Call) -> p.Summary:
    """A table by its link."""
    session = await _table(call)
    summary = msgspec.structs.replace(session.summary(), your_seat=session.table.seat_of(call.user))
    return summary if session.may_look(call.user) else msgspec.structs.replace(summary, result=None, actors=[])


SEAT = "whose view: your own seat, or any when the game is over; a spectator's if left out"


@route("GET", "/api/tables/{link}/story", p.Story, known=False, seat=SEAT, since="the first step", until="the last")
async def story(call: Call) -> p.Story:
    """What happened, step by step, as data."""
    session = await _table(call)
    seat = rights.viewer(session.table, call.user, call.query.get("seat"))
    steps = len(session.table.line.steps)
    since, until = min(call.query.get("since", 0), steps), min(call.query.get("until", steps), steps)
    return p.Story(steps, heard(session.table.line.story(since, max(since, until)), seat))


@route("GET", "/api/tables/{link}/frames", p.Frames, known=False, seat=SEAT, since="the first step", until="the last")
async def frames(call: Call) -> p.Frames:
    """The table as it looked after each of some steps, at most 50: for replays."""
    session = await _table(call)
    seat = rights.viewer(session.table, call.user, call.query.get("seat"))
    line = session.table.line
    since = call.query.get("since", 0)
    until = min(call.query.get("until", since + MOST_FRAMES), since + MOST_FRAMES, len(line.steps) + 1)
    if session.table.state.status == "waiting":
        return p.Frames(0, [])
    snapshots = []
    for step, state in enumerate(line.states()):
        if step >= until:
            break
        if step >= since:
            snapshots.append(session.snapshot(state, seat, step, moves=False))
    return p.Frames(len(line.steps), snapshots)


@route("GET", "/api/tables/{link}/record", str, known=False)
async def record(call: Call) -> str:
    """A finished game as a record, to be kept as a file."""
    session = await _finished(call)
    names = [seat.name or seat.level or "nobody" for seat in session.seats()]
    return dump(session.table.record(names))


@route("GET", "/api/tables/{link}/dice", p.Fair, known=False)
async def dice(call: Call) -> p.Fair:
    """The dice of a finished game, checked draw by draw against the seed."""
    session = await _finished(call)
    transcript = session.table.record()
    assert transcript.commitment
    assert transcript.seed
    draws = [p.FairDraw(draw.number, draw.step, draw.recorded, draw.fixed) for draw in verify(transcript)]
    return p.Fair(transcript.commitment, transcript.seed.hex(), fair=True, draws=draws)


async def _finished(call: Call) -> TableSession:
    session = await _table(call)
    rights.viewer(session.table, call.user, None)
    if session.table.state.status != "over":
        raise Problem(409, "stale", "the game is not over: its secrets are not told yet")
    return session


STATUS: Final = {"bad": 400, "forbidden": 403, "illegal": 409, "stale": 409}


def problem_of(error: SoukError) -> Problem:
    """What a user's mistake is in HTTP."""
    match error:
        case Problem():
            return error
        case Denied():
            return Problem(403, "forbidden", str(error))
        case Refusal():
            return Problem(STATUS[error.error], error.error, error.reason)
    return Problem(400, "bad", str(error))
