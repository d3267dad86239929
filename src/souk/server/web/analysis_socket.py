"""The socket of the analysis board: a study while it is open, and thinking about the moment that is looked at."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack

import msgspec
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from souk.engine.errors import IllegalMove, SoukError
from souk.engine.types import NotNow
from souk.table.table import Refusal

from .. import analysis_protocol as a
from .. import metrics
from ..analysis.board import Board
from ..analysis.sources import opened, written
from ..analysis.thinking import Asked, Thought, news_of
from ..reasons import GameGoesOn, NothingOpen, SearchFails
from ..services import Services
from ..tables.session import encode, refused
from ..tables.workers import Wait, WorkFailed
from ..text import clean
from .connection import Connection
from .costs import ANALYSIS, ASIDE, ROUTES, SLICE, SLICE_HERE, SLOWED
from .inbox import SUBPROTOCOL, Inbox, check_socket
from .problems import problem_of, response_of
from .wire import WIRE

_message = msgspec.json.Decoder(a.AnalysisToServer)


class AnalysisSocket:
    """The socket of the analysis board."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one who studies something."""
        services, websocket, place = self._services, WebSocket(scope, receive, send), scope["client"][0]
        with ExitStack() as stack:
            try:
                check_socket(services, websocket, ROUTES["GET /api/analysis"])
                stack.enter_context(services.room_for(place))
                visitor = await services.visitor(websocket.cookies)
            except SoukError as error:
                await websocket.send_denial_response(response_of(problem_of(error)))
                return
            connection = Connection(send, scope["extensions"][WIRE], visitor, place, None, 0)
            study = OpenStudy(services, connection)
            services.sockets.add(connection)
            metrics.sockets.set(len(services.sockets))
            try:
                await websocket.accept(SUBPROTOCOL)
                connection.start()
                inbox = Inbox(services, receive, connection, _message, _cost)
                while (ask := await inbox.next()) is not None:
                    await study.carry_out(ask)
            finally:
                services.sockets.discard(connection)
                metrics.sockets.set(len(services.sockets))
                study.stop()
                connection.stop()


def _cost(ask: a.AnalysisToServer) -> tuple[float, float]:
    return ANALYSIS[type(ask)], ASIDE.get(type(ask), 0.0)


class OpenStudy:
    """What somebody studies by one socket."""

    def __init__(self, services: Services, connection: Connection) -> None:
        self._services = services
        self._connection = connection
        self._who = f"user {connection.user}" if connection.user else connection.place
        self._board: Board | None = None
        self._on = False  # whether to think about what is looked at
        self._task: asyncio.Task[None] | None = None

    async def carry_out(self, ask: a.AnalysisToServer) -> None:
        """Do what is asked for, tell what it brought about, and answer."""
        try:
            answer = await self._answer(ask)
        except IllegalMove as error:
            answer = refused("illegal", error.reason or NotNow(), ask.id)
        except SoukError as error:
            problem = problem_of(error)
            answer = refused(problem.error if problem.status != 404 else "bad", problem.reason, ask.id)
        self._connection.send(answer)

    @property
    def _open(self) -> Board:
        if self._board is None:
            raise Refusal("stale", NothingOpen())
        return self._board

    async def _answer(self, ask: a.AnalysisToServer) -> bytes:
        match ask:
            case a.StudyOpen():
                await self._begin(await opened(self._services, ask.source, self._connection.user, self._who))
            case a.StudyText():
                return encode(
                    a.StudyWritten(id=ask.id, text=await written(self._services, self._open.study, self._who))
                )
            case a.StudyPosition():
                return encode(a.StudyWritten(id=ask.id, text=self._open.position()))
            case a.StudyPreview():
                return encode(self._open.preview(ask.seat, ask.moves, ask.id))
            case a.StudyClosed():
                return encode(self._open.closed(ask.seat, ask.moves, ask.id))
            case a.StudyThink():
                await self._turn(ask.on)
            case _:
                self._change(self._open, ask)
        return encode(a.StudyDone(id=ask.id))

    async def _begin(self, board: Board) -> None:
        if await self._closed(board):
            raise Refusal("forbidden", GameGoesOn())
        self.stop()
        self._on, self._board = False, board
        self._connection.send(encode(board.about()))
        self._tell(board, moved=True)

    def _change(self, board: Board, ask: a.AnalysisToServer) -> None:
        """What changes the study, or what is seen of it."""
        seen = board.cursor, board.eyes
        match ask:
            case a.StudyGo():
                board.go(ask.node)
            case a.StudyPlay():
                board.play(ask.seat, ask.moves)
            case a.StudyRoll():
                board.roll()
            case a.StudyPromote():
                board.promote(ask.node)
            case a.StudyRemove():
                board.remove(ask.node)
            case a.StudyComment():
                board.comment(ask.node, clean(ask.text) if ask.text.strip() else "")
            case a.StudyEyes():
                board.look(ask.seat)
        self._tell(board, moved=(board.cursor, board.eyes) != seen)

    def _tell(self, board: Board, moved: bool) -> None:
        """What is new of the tree, and the moment if it is another one."""
        if news := board.tree():
            self._connection.send(encode(news))
        if moved:
            self._connection.send(encode(board.moment()))
            if self._on:
                self._think(board)

    # Thinking.

    async def _turn(self, on: bool) -> None:
        board = self._open
        if on and await self._closed(board):
            raise Refusal("forbidden", GameGoesOn())
        self._on = on
        self.stop()
        if on:
            self._think(board)

    def stop(self) -> None:
        """Think no more about what is looked at."""
        if self._task:
            self._task.cancel()
            self._task = None

    def _think(self, board: Board) -> None:
        self.stop()
        self._task = asyncio.create_task(self._thinking(board))

    async def _thinking(self, board: Board) -> None:
        node, eyes = board.node, board.eyes
        asked = Asked(board.game.name, tuple(board.options.items()), bytes(board.state), eyes)

        def tell(thought: Thought) -> None:
            self._connection.send(encode(news_of(node, eyes, thought)))

        async def may_go_on() -> bool:
            if await self._closed(board):
                self._connection.send(refused("forbidden", GameGoesOn()))
                return False
            while not self._services.charge(self._connection.place, SLICE_HERE, SLICE):
                await asyncio.sleep(SLOWED)
            return not self._connection.closed

        def tell_wait(wait: Wait | None) -> None:
            ahead, seconds = wait or (None, 0)
            self._connection.send(encode(a.StudyQueued(node=node, ahead=ahead, seconds=seconds)))

        try:
            await self._services.thinking.think(self._who, asked, may_go_on, tell, tell_wait)
        except WorkFailed:
            self._connection.send(refused("busy", SearchFails()))

    async def _closed(self, board: Board) -> bool:
        """Whether the moment at the cursor is one of a game that goes on with others."""
        return await self._services.going_on.closes(board, self._connection.user, self._connection.place)
