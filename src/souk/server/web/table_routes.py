"""Games and tables: what can be played, tables that anybody may find, and what happened at one."""

from __future__ import annotations

import json
from functools import cache
from typing import Final

import msgspec

from souk.drawing.svg import THEMES
from souk.engine.game import Game, Option
from souk.games import GAMES
from souk.players.nets import net_ships
from souk.players.personas import LEVEL_OF, temper_of
from souk.study.mistakes import MistakeVerdict
from souk.study.variations import Study, position_of
from souk.table import rights
from souk.table.log import Chair
from souk.table.reasons import NotBegun
from souk.words import LANGUAGES

from .. import protocol as p
from ..analysis.board import Board
from ..reasons import (
    FriendTwice,
    GameGoesOn,
    NobodyCalled,
    NoSuchTable,
    NothingHere,
    NotOver,
    NotReviewed,
    OtherPosition,
    PlayOnAlone,
)
from ..store import FAR_FUTURE
from ..strength import opponents_beside
from ..tables.bots import KINDS
from ..tables.reviews import DEPTHS
from ..tables.session import TableSession
from ..text import folded
from .pages import PAGE, page_of
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
                [players for players in game.players if net_ships(game, players)],
            )
            for _, game in GAMES.loaded()
        ],
        list(KINDS),
        [p.Persona(name, level, _tempers(name)) for name, level in LEVEL_OF.items()],
        p.VERSION,
    )


def _tempers(name: str) -> dict[str, str]:
    """A persona's temper in each game that gives it one."""
    return {game.name: temper for _, game in GAMES.loaded() if (temper := temper_of(name, game))}


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
    chairs = await _with_opponents(call, chairs)
    options, position = await _begin_at(call, chairs) if body.position else (body.options, "")
    session = await call.services.hub.registry.open(
        *(call.person.id, body.game, chairs, options),
        *(body.clock, body.visibility, body.spectators, body.stand_in, body.rated, body.hints),
        place=call.address,
        position=position,
    )
    return session.summary()


async def _begin_at(call: Call, chairs: list[Chair]) -> tuple[dict[str, str], str]:
    """The options of a position that somebody plays on from alone, and the position; not one that is being played."""
    body, position = call.body, position_of(call.body.position)
    if position.game.name != body.game or position.players != len(chairs):
        raise Problem(400, "bad", OtherPosition(game=position.game.title, players=position.players))
    if body.rated or sorted(bool(chair.level) for chair in chairs) != [False] + [True] * (len(chairs) - 1):
        raise Problem(400, "bad", PlayOnAlone())
    if next(chair for chair in chairs if not chair.level).user != call.person.id or position.over:
        raise Problem(400, "bad", PlayOnAlone())
    if await call.services.going_on.closes(Board(Study(position)), call.person.id, call.address):
        raise Problem(403, "forbidden", GameGoesOn())
    return dict(position.options), json.dumps(position.game.codec.to_data(position.state), separators=(",", ":"))


async def _with_opponents(call: Call, chairs: list[Chair]) -> list[Chair]:
    """The same with personas on the seats that are to be filled."""
    seats = call.body.seats
    wanted = [seat.level for seat in seats if isinstance(seat, p.Fitting)]
    if not wanted:
        return chairs
    there = {chair.level for chair in chairs}
    game, store = GAMES[call.body.game], call.services.store
    found = iter(await opponents_beside(store, game, wanted, [call.person.id], there))
    return [
        Chair(level=next(found)) if isinstance(seat, p.Fitting) else chair
        for seat, chair in zip(seats, chairs, strict=True)
    ]


async def _chair(call: Call, seat: p.Seating) -> Chair:
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


KNOWN = "what you have, and is not told again: 1 for the quick one, 2 for the deep one"


@route("GET", "/api/tables/{link}/review", p.ReviewState, known=False, have=KNOWN)
async def review(call: Call) -> p.ReviewState:
    """The review of a finished game, as far as it is."""
    return await call.services.hub.reviews.state(await _finished(call), call.query.get("have", 0))


@route("POST", "/api/tables/{link}/review", p.ReviewState, known=False)
async def ask_for_review(call: Call) -> p.ReviewState:
    """Have a finished game reviewed, quickly and then deeply; says how far it is, and nothing of what is there."""
    session = await _finished(call)
    await call.services.hub.reviews.ask(session, call.who, call.address)
    return await call.services.hub.reviews.state(session, len(DEPTHS))


@route("GET", "/api/tables/{link}/review/{language}", str, known=False)
async def review_page(call: Call) -> str:
    """The review as a page in a language, to be kept as a file."""
    session = await _finished(call)
    language = call.path["language"]
    if language not in LANGUAGES:
        raise Problem(404, "nowhere", NothingHere())
    found = await call.services.hub.reviews.best(session)
    if not found:
        raise Problem(409, "stale", NotReviewed())
    return (await call.services.hub.replays.report(call.who, session, *found, language)).decode()


@route("GET", "/api/tables/{link}/mistakes", p.Mistakes, known=False, seat="whose; the first seat's if left out")
async def mistakes(call: Call) -> p.Mistakes:
    """The errors of a seat in a finished game that is reviewed, as questions."""
    session = await _finished(call)
    seat = rights.viewer(session.table, call.user, call.query.get("seat", 0)) or 0
    return await call.services.hub.reviews.mistakes(session, seat)


@route("POST", "/api/tables/{link}/mistakes", MistakeVerdict, p.MistakeAnswer, known=False)
async def answer_mistake(call: Call) -> MistakeVerdict:
    """Whether an answer to such a question counts, and what it loses beside the best."""
    session = await _finished(call)
    seat = rights.viewer(session.table, call.user, call.body.seat) or 0
    return await call.services.hub.reviews.judge(call.who, session, seat, call.body.step, call.body.move)


@route("GET", "/api/me/wait", p.AnswerWait, known=False)
async def answer_wait(call: Call) -> p.AnswerWait:
    """How long an answer of yours that is being judged will wait for its turn, since many are."""
    wait = call.services.hub.reviews.waits.get(call.who)
    return p.AnswerWait(wait.ahead, wait.seconds) if wait else p.AnswerWait(None, 0)


@route(
    "GET",
    "/api/tables/{link}/position",
    p.Previewed,
    known=False,
    seat="whose view; the first seat's if left out",
    step="after so many steps; the start if left out",
    move="what this move would lead to",
)
async def position(call: Call) -> p.Previewed | msgspec.Raw:
    """A moment of a finished game as a seat saw it, with its moves and what each would do, or after one of them."""
    session = await _finished(call)
    seat = rights.viewer(session.table, call.user, call.query.get("seat", 0)) or 0
    step, move = min(call.query.get("step", 0), len(session.table.line.entries)), call.query.get("move")
    return msgspec.Raw(await call.services.hub.replays.position(call.who, session, seat, step, move))


async def _finished(call: Call) -> TableSession:
    session = await _table(call)
    rights.viewer(session.table, call.user, None)
    if session.table.state.status != "over":
        raise Problem(409, "stale", NotOver())
    return session
