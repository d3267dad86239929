"""Games and tables: what can be played, tables that anybody may find, and what happened at one."""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

from souk.drawing.svg import THEMES
from souk.engine.game import Game, Option
from souk.games import GAMES
from souk.table import rights
from souk.table.log import Chair
from souk.table.reasons import NotBegun
from souk.words import LANGUAGES

from .. import protocol as p
from ..reasons import FriendTwice, NobodyCalled, NoSuchTable, NothingHere, NotOver
from ..tables.bots import BOTS
from ..tables.session import TableSession
from ..text import folded
from .pages import FAR_FUTURE, PAGE, page_of
from .problems import Problem
from .routes import Call, Route, marker

MOST_FRAMES: Final = 50
ROUTES: list[Route] = []
route = marker(ROUTES)


@route("GET", "/api/games", p.Games, known=False)
async def games(_: Call) -> p.Games:
    """What can be played, with its options, and the bots."""
    return _games()


@cache
def _games() -> p.Games:
    """The same for all: looking for games of other packages takes long."""
    return p.Games(
        [
            p.Game(
                *(game.name, game.title, game.version, list(game.players)),
                [_choice(game, option) for option in game.options],
            )
            for _, game in GAMES.loaded()
        ],
        list(BOTS),
        p.VERSION,
    )


def _choice(game: Game, option: Option) -> p.Choice:
    """An option, and which of its choices is not for how many players while all else is as usual."""
    usual = game.configure({})[1]
    not_for = {
        choice: [n for n in game.players if game.options.conflict(n, {**usual, option.name: choice})]
        for choice in option.choices
    }
    return p.Choice(option.name, option.help, list(option.choices), {k: n for k, n in not_for.items() if n})


@route("GET", "/api/tables", p.Summaries, known=False, before="only tables that changed before")
async def tables(call: Call) -> p.Summaries:
    """Tables that anybody may find: waiting or being played, the latest first."""
    return page_of(await call.services.store.listed(call.query.get("before", FAR_FUTURE), PAGE))


@route("POST", "/api/tables", p.Summary, p.NewTable)
async def new_table(call: Call) -> p.Summary:
    """Open a table. The game begins when all seats are taken and have added words to the dice, or are late."""
    body = call.body
    chairs = [await _chair(call, seat) for seat in body.seats]
    friends = [chair.invited for chair in chairs if chair.invited]
    if len(set(friends)) < len(friends) or call.person.id in friends:
        raise Problem(400, "bad", FriendTwice())
    session = await call.services.hub.registry.open(
        *(call.person.id, body.game, chairs, body.options),
        *(body.clock, body.visibility, body.spectators, body.stand_in, body.rated, body.hints),
        place=call.address,
    )
    return session.summary()


async def _chair(call: Call, seat: p.Me | p.Friend | p.Bot | p.Open) -> Chair:
    match seat:
        case p.Me(name=name):
            user = call.person.id
            return Chair(user=user, name=await call.services.accounts.name_for(name, user) if name else "")
        case p.Bot(level=level):
            return Chair(level=level)
        case p.Friend(name=name):
            friend = await call.services.store.keeper(folded(name))
            if not friend:
                raise Problem(400, "bad", NobodyCalled(name=name))
            return Chair(invited=friend.id)
    return Chair()


async def _table(call: Call) -> TableSession:
    session = await call.services.hub.registry.find(call.path["link"])
    if not session:
        raise Problem(404, "nowhere", NoSuchTable())
    return session


@route("GET", "/api/tables/{link}", p.Summary, known=False)
async def table(call: Call) -> p.Summary:
    """A table by its link."""
    session = await _table(call)
    summary = msgspec.structs.replace(session.summary(), your_seat=session.table.seat_of(call.user))
    return summary if session.may_look(call.user) else msgspec.structs.replace(summary, result=None, actors=[])


SEAT = "whose view: your own seat, or any when the game is over; a spectator's if left out"


@route("GET", "/api/tables/{link}/story", p.Story, known=False, seat=SEAT, since="the first step", until="the last")
async def story(call: Call) -> msgspec.Raw:
    """What happened, step by step, as data."""
    session = await _table(call)
    seat = rights.viewer(session.table, call.user, call.query.get("seat"))
    steps = len(session.table.line.entries)
    since, until = min(call.query.get("since", 0), steps), min(call.query.get("until", steps), steps)
    return msgspec.Raw(await call.services.hub.replays.story(call.who, session, seat, since, max(since, until)))


@route("GET", "/api/tables/{link}/frames", p.Frames, known=False, seat=SEAT, since="the first step", until="the last")
async def frames(call: Call) -> p.Frames | msgspec.Raw:
    """The table as it looked after each of some steps, at most 50: for replays."""
    session = await _table(call)
    seat = rights.viewer(session.table, call.user, call.query.get("seat"))
    line = session.table.line
    since = call.query.get("since", 0)
    until = min(call.query.get("until", since + MOST_FRAMES), since + MOST_FRAMES, len(line.entries) + 1)
    if session.table.state.status == "waiting":
        return p.Frames(0, [])
    return msgspec.Raw(await call.services.hub.replays.frames(call.who, session, seat, since, until))


@route(
    "GET",
    "/api/tables/{link}/picture/{theme}/{language}",
    str,
    known=False,
    picture=True,
    seat=SEAT,
    step="after so many steps; the present position if left out",
)
async def picture(call: Call) -> str:
    """A position as an SVG picture, `light` or `dark`, with nothing on it that the viewer may not know."""
    session = await _table(call)
    seat = rights.viewer(session.table, call.user, call.query.get("seat"))
    theme, language = call.path["theme"], call.path["language"]
    if theme not in THEMES or language not in LANGUAGES:
        raise Problem(404, "nowhere", NothingHere())
    if session.table.state.status == "waiting":
        raise Problem(409, "stale", NotBegun())
    step = call.query.get("step", len(session.table.line.entries))
    made = await call.services.hub.replays.picture(call.who, session, seat, step, theme, language)
    return made.decode()


@route("GET", "/api/tables/{link}/record", str, known=False)
async def record(call: Call) -> str:
    """A finished game as a record, to be kept as a file."""
    session = await _finished(call)
    names = [seat.name or seat.level or "nobody" for seat in session.seats()]
    return (await call.services.hub.replays.record(call.who, session, names)).decode()


@route("GET", "/api/tables/{link}/dice", p.Fair, known=False)
async def dice(call: Call) -> msgspec.Raw:
    """The dice of a finished game, checked draw by draw against the seed."""
    return msgspec.Raw(await call.services.hub.replays.dice(call.who, await _finished(call)))


async def _finished(call: Call) -> TableSession:
    session = await _table(call)
    rights.viewer(session.table, call.user, None)
    if session.table.state.status != "over":
        raise Problem(409, "stale", NotOver())
    return session
