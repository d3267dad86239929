"""Where a study comes from: a table, a text, a new game or one that was saved; and how it becomes a text again."""

from __future__ import annotations

from dataclasses import replace
from zlib import crc32

from souk.engine.errors import BadRecord, SoukError
from souk.engine.position import Position, Transcript, View
from souk.engine.types import Reason
from souk.games import GAMES
from souk.records.file import dump, load
from souk.study.variations import Study, position_of
from souk.table import rights
from souk.table.reasons import NotBegun
from souk.table.table import Refusal, Table

from ..analysis_protocol import MOST_TEXT, FromNew, FromStudy, FromTable, FromText, Source
from ..reasons import GameGoesOn, NoSuchStudy, NoSuchTable, StudyTooLong
from ..services import Services
from ..tables.session import TableSession
from .board import Board
from .going_on import with_others


async def opened(services: Services, source: Source, user: int, who: str) -> Board:
    """The study that somebody asks for, if they may see it."""
    match source:
        case FromTable(link=link, step=step):
            session = await services.hub.registry.find(link)
            if not session:
                raise Refusal("bad", NoSuchTable())
            return of_table(session, user, step)
        case FromText(text=text):
            return await of_text(services, text, who)
        case FromNew(game=game, players=players, options=options):
            return Board(Study.new(GAMES[game], players, options))
        case FromStudy(link=link):
            kept = await services.studies.text(link)
            if kept is None:
                raise Refusal("bad", NoSuchStudy())
            return await of_text(services, kept, who)


def of_table(session: TableSession, user: int, step: int | None) -> Board:
    """A finished game; or what somebody sees of their own against bots, with a guess of what is hidden from them."""
    table = session.table
    rights.viewer(table, user, None)
    if not table.begun:
        raise Refusal("stale", NotBegun())
    if table.state.status == "over":
        names = [seat.name or seat.level or "nobody" for seat in session.seats()]
        board = Board(Study.of(table.record(names)), session.link)
        board.go_to_step(len(table.line.entries) if step is None else step)
        return board
    seat = table.seat_of(user)
    if seat is None or with_others(table):
        raise Refusal("forbidden", GameGoesOn())
    return Board(Study(_as_seen(table, seat, step, session.link)), session.link)


def _as_seen(table: Table, seat: int, step: int | None, link: str) -> Position:
    line = table.line
    state = line.state if step is None or step >= len(line.entries) else line.at(step)
    guess = View(line.game, seat, state).imagine(crc32(f"{link} {step}".encode()))
    return Position(line.game, guess, table.options)


async def of_text(services: Services, text: str, who: str) -> Board:
    """A record, a study, or a position as JSON."""
    if text.lstrip()[:1] == "{":
        return Board(Study(position_of(text)))
    return Board(Study.of(await read(services, text, who)))


async def read(services: Services, text: str, who: str) -> Transcript:
    """The record or study in a text, played again elsewhere."""
    found = await services.hub.replays.run(who, _read, text)
    if isinstance(found, Transcript):
        return found
    raise BadRecord(*found)


async def nameless(services: Services, text: str, who: str) -> tuple[Transcript, str]:
    """What is kept of a record or a study, and its text; not who sat where, since people may want to be forgotten."""
    transcript = replace(await read(services, text, who), seats=(), date="")
    return transcript, await _dumped(services, transcript, who)


async def written(services: Services, study: Study, who: str) -> str:
    """A study as a text that can be kept."""
    return await _dumped(services, study.transcript(), who)


async def _dumped(services: Services, transcript: Transcript, who: str) -> str:
    text = await services.hub.replays.run(who, dump, transcript)
    if len(text) > MOST_TEXT:
        raise Refusal("bad", StudyTooLong(most=MOST_TEXT))
    return text


# In the other process.


def _read(text: str) -> Transcript | tuple[str, Reason | None]:
    """What a text holds, or what is wrong with it: an exception would lose its reason on the way."""
    try:
        return load(text.replace("\r\n", "\n"))
    except SoukError as error:
        return str(error), error.reason
