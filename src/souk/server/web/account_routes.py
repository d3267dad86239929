"""Coming and going: names, passwords, sessions, and what is kept about somebody."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from typing import Final

import msgspec

from souk.games import GAMES
from souk.table.reasons import NameFirst

from .. import protocol as p
from ..devices import device
from ..progress import progress
from ..puzzle_runs import PuzzleRuns
from ..puzzle_store import PuzzleStore
from ..store import AT_ONCE, FAR_FUTURE, Person, SessionRow
from ..text import clean, folded
from .pages import PAGE, page_of
from .problems import Problem
from .routes import Call, Route, marker

MOST_TRIES: Final = 100_000  # of puzzles, in an export
ROUTES: list[Route] = []
route = marker(ROUTES)


def _user(person: Person) -> p.User:
    return p.User(person.id, person.name, person.password is None, person.created, person.settings)


@route("POST", "/api/guest", p.User, p.Guest, known=False)
async def come_as_guest(call: Call) -> p.User:
    """Come in with a name: sets the cookie that all else needs."""
    await call.services.count_guest(call.address)
    person = await call.services.accounts.guest(call.body.name, call.services.now())
    call.cookie = await call.services.accounts.begin(person, call.agent, call.services.now())
    return _user(person)


@route("POST", "/api/login", p.User, p.Login, known=False)
async def log_in(call: Call) -> p.User:
    """Come in by name and password."""
    await call.services.count_password(call.address, folded(clean(call.body.name)))
    person = await call.services.accounts.login(call.body.name, call.body.password)
    call.cookie = await call.services.accounts.begin(person, call.agent, call.services.now())
    return _user(person)


@route("POST", "/api/logout", p.Ok)
async def log_out(call: Call) -> p.Ok:
    """End this session. A guest without a password cannot come back as the same."""
    await _end(call, call.known.session)
    call.cookie = ""
    return p.Ok()


async def _end(call: Call, session: str) -> None:
    await call.services.store.end_session(call.known.row, session)
    call.services.hang_up(session)


@route("GET", "/api/me", p.User)
async def me(call: Call) -> p.User:
    """Who you are."""
    return _user(call.person)


@route("PATCH", "/api/me", p.User, p.Change)
async def change_me(call: Call) -> p.User:
    """Change your name or settings."""
    await call.services.accounts.change(call.known, call.body.name, call.body.settings)
    person = await _now(call)
    call.services.rename(person)
    return _user(person)


async def _now(call: Call) -> Person:
    """Who asks, as they are now."""
    person = await call.services.store.person(call.person.id)
    if not person:
        raise Problem(401, "who", NameFirst())
    return person


@route("POST", "/api/me/password", p.User, p.Keep)
async def keep_me(call: Call) -> p.User:
    """Keep your name by a password, or change the password; all other sessions end."""
    await call.services.count_password(call.address, folded(call.person.name))
    await call.services.accounts.keep(call.known, call.body.password, call.body.old)
    call.services.hang_up_on(call.person.id, but=call.known.session)
    person = await _now(call)
    call.services.rename(person)
    return _user(person)


@route("DELETE", "/api/me", p.Ok, p.Forget)
async def forget_me(call: Call) -> p.Ok:
    """Delete your account: name, sessions, ratings, chat, studies. Games stay, without your name."""
    await call.services.count_password(call.address, folded(call.person.name))
    await call.services.accounts.check(call.person, call.body.password)
    await call.services.store.give_up(call.known.row, call.person)  # first: nothing is done for who may not
    call.services.hang_up_on(call.person.id)
    await call.services.hub.leave_all(call.person.id)
    await call.services.store.forget(call.person.id)
    call.services.forget(call.person.id)
    call.cookie = ""
    return p.Ok()


@route("GET", "/api/me/sessions", list[p.Session])
async def my_sessions(call: Call) -> list[p.Session]:
    """Everywhere that you are logged in."""
    return [_session(call, session) for session in await call.services.store.sessions(call.person.id)]


def _session(call: Call, session: SessionRow) -> p.Session:
    current = call.known.session == session.id
    return p.Session(session.id, session.created, session.seen, *device(session.agent), current)


@route("DELETE", "/api/me/sessions/{session}", p.Ok)
async def end_session(call: Call) -> p.Ok:
    """End one of your sessions."""
    await _end(call, call.path["session"])
    return p.Ok()


@route("GET", "/api/me/games", p.Summaries, before="only tables that changed before, in milliseconds since 1970")
async def my_games(call: Call) -> p.Summaries:
    """Tables where you sit, sat or are invited, the latest first."""
    found = await call.services.store.games_of(call.person.id, call.query.get("before", FAR_FUTURE), PAGE)
    return page_of([msgspec.structs.replace(summary, your_seat=seat) for summary, seat in found])


@route("GET", "/api/me/ratings", list[p.Rating])
async def my_ratings(call: Call) -> list[p.Rating]:
    """How strong you are, by game and number of players."""
    return await call.services.store.ratings([f"user {call.person.id}"])


@route("GET", "/api/me/progress", p.Progress)
async def my_progress(call: Call) -> p.Progress:
    """How you are getting on, by your latest games, reviews and puzzles."""
    return await _progress(call, await call.services.store.games_of(call.person.id, FAR_FUTURE, AT_ONCE))


async def _progress(call: Call, found: Sequence[tuple[p.Summary, int]]) -> p.Progress:
    services, user = call.services, call.person.id
    briefs = await services.hub.reviews.briefs(user)
    tries = await PuzzleStore(services.store.database).tries(user, MOST_TRIES)
    return progress((game for _, game in GAMES.loaded()), user, found, briefs, tries)


@route("GET", "/api/me/export", p.Export)
async def export_me(call: Call) -> p.Export:
    """All that is kept about you."""
    store, user = call.services.store, call.person.id
    puzzles = PuzzleStore(store.database)
    said = [p.SaidAt(link, entry.at, entry.text) async for link, entry in store.said(user, call.pay)]
    games = {summary.link: (summary, seat) async for summary, seat in _all_games(call)}.values()
    return p.Export(
        _user(call.person),
        [_session(call, session) for session in await store.sessions(user)],
        await store.ratings([f"user {user}"]),
        [msgspec.structs.replace(summary, your_seat=seat) for summary, seat in games],
        said,
        await call.services.studies.all_of(user),
        await puzzles.tries(user, MOST_TRIES),
        await puzzles.days(user),
        [p.PuzzleRunDone(run.begun, run.solved, run.missed) for run in await PuzzleRuns(store.database).all_of(user)],
        await _progress(call, list(games)),
    )


async def _all_games(call: Call) -> AsyncIterator[tuple[p.Summary, int]]:
    """All tables of somebody, a page at a time; those that changed in the moment where two pages meet come twice."""
    before = FAR_FUTURE
    while found := await call.services.store.games_of(call.person.id, before, AT_ONCE):
        for each in found:
            yield each
        before = min(before - 1, found[-1][0].changed + 1)
        if len(found) < AT_ONCE:
            return
        await call.pay()
