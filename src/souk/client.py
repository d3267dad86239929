"""A small client for programs that play at a Souk server.

    from souk.client import Client

    with Client("http://127.0.0.1:8000", "My bot") as me:
        table = me.open("yspahan", ["me", "trader", "trader"])
        for turn in table.turns():
            turn.play(turn.moves[0])
        print(table.info.result)

A table that loses its connection comes back by itself, and what was asked is asked again under the same id. Before a
game the client adds random words to the dice and says that it is ready by itself, while it listens: in `turns`, `ask`
and `wait`.
"""

from __future__ import annotations

import secrets
import time
import urllib.error
import urllib.request
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from functools import partial
from types import TracebackType
from typing import Any, Self, TypeVar
from urllib.parse import urlsplit

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Subprotocol

from souk.engine.chance import WORDS_SIZE, commitment_to
from souk.engine.errors import SoukError
from souk.engine.game import Game
from souk.engine.types import GameView, PrivateView, Reason
from souk.games import GAMES
from souk.server import protocol as p
from souk.server.decoding import messages_of, read
from souk.table.commands import Ask, Commit, Play, Ready, Reveal, Say, Sit

T = TypeVar("T")
MOST_LAG = 60_000  # milliseconds that a `play` may claim
PATIENCE = 30.0  # seconds in which a lost connection must be back
_table = msgspec.json.Decoder(p.TableMessage)


class ServerSays(SoukError):
    """The server refused something; `reason` says why as data, if it answered at all."""

    def __init__(self, text: str, reason: Reason | None = None) -> None:
        super().__init__(text)
        self.reason = reason


class Client:
    """Somebody at a server, by a name; a guest unless there is a password."""

    def __init__(self, url: str, name: str, password: str = "") -> None:
        self.url = url.rstrip("/")
        self._cookie = ""
        asked = p.Login(name, password) if password else p.Guest(name)
        self.user = self.post("login" if password else "guest", asked, p.User)
        self._tables: list[RemoteTable] = []
        self._words: dict[tuple[str, int], bytes] = {}  # by link and seat: what we add to the dice

    def get(self, path: str, answer: type[T], game: str = "") -> T:
        """What the server answers to a question, as docs/protocol.md lists them without `/api/`.

        What it tells of a game, as a story, is read by the types of the game that is named.
        """
        return self._request("GET", path, None, answer, GAMES[game] if game else None)

    def post(self, path: str, body: object, answer: type[T]) -> T:
        """What the server answers to a request."""
        return self._request("POST", path, body, answer)

    def _request(self, method: str, path: str, body: object, answer: type[T], game: Game | None = None) -> T:
        request = urllib.request.Request(
            f"{self.url}/api/{path}",
            None if body is None else msgspec.json.encode(body),
            {"content-type": "application/json", "cookie": self._cookie},
            method=method,
        )
        try:
            with urllib.request.urlopen(request, timeout=30) as response:
                if cookie := response.headers.get("set-cookie"):
                    self._cookie = cookie.partition(";")[0]
                if answer is str:
                    return msgspec.convert(response.read().decode(), answer)
                return read(response.read(), answer, game)
        except urllib.error.HTTPError as error:
            with error:
                raise _said(error.read()) from None
        except urllib.error.URLError as error:
            raise ServerSays(f"there is no server at {self.url}: {error.reason}") from None

    def open(self, game: str, seats: Sequence[str], **more: Any) -> RemoteTable:
        """Open a table. Seats are `me`, `open` or the level of a bot; more are the fields of `NewTable`."""
        kinds: dict[str, p.Me | p.Open] = {"me": p.Me(), "open": p.Open()}
        new = p.NewTable(game, [kinds.get(seat) or p.Bot(seat) for seat in seats], **more)
        table = self.table(self.post("tables", new, p.Summary).link)
        while table.info.status == "waiting" and "open" not in seats:
            table.wait()
        return table

    def words(self, link: str, seat: int) -> bytes:
        """The random words of one of our seats at a table."""
        return self._words.setdefault((link, seat), secrets.token_bytes(WORDS_SIZE))

    def table(self, link: str, since: int = 0, seat: int | None = None) -> RemoteTable:
        """A table by its link, to look on or to sit down; who has several seats there says which one to look with."""
        table = RemoteTable(self, link, since, seat)
        self._tables.append(table)
        return table

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        for table in self._tables:
            table.close()


@dataclass(frozen=True)
class Turn:
    """A decision that is yours: what you see, and what you may do."""

    table: RemoteTable
    update: p.Update

    @property
    def snapshot(self) -> p.Snapshot:
        """The position that you decide in."""
        assert self.update.snapshot
        return self.update.snapshot

    @property
    def view(self) -> GameView:
        """What everybody sees, as the game's own type."""
        return self.snapshot.view

    @property
    def private(self) -> PrivateView:
        """What you see beside that."""
        assert self.snapshot.private
        return self.snapshot.private

    @property
    def moves(self) -> list[p.Option]:
        """What you may do."""
        return self.snapshot.moves

    def play(self, *moves: p.Option | int) -> None:
        """Decide: a move, or several in a row."""
        ids = [move if isinstance(move, int) else move.id for move in moves]
        play = Play(id=new_id(), moves=ids, decision_id=self.update.decision_id, lag=self.table.lag)
        self.table.ask(play)


class RemoteTable:
    """A table as seen from afar."""

    info: p.TableMessage
    update: p.Update | None = None
    presence: p.Presence | None = None

    def __init__(self, client: Client, link: str, since: int = 0, seat: int | None = None) -> None:
        self._client = client
        self._link = link
        self._wanted = "" if seat is None else f"&seat={seat}"
        self.seen = since  # the last entry that we know of
        self.news: list[Any] = []  # what was told since, in order
        self.lag = 0  # milliseconds that our last command took
        self._lines: deque[bytes] = deque()  # received, but not looked at yet
        self._added: set[tuple[int, type[Ask]]] = set()  # what is on its way to the dice
        self._is_ready = False  # that is on its way
        self._back = 0.0  # seconds that the server wants us to stay away when it hangs up
        self._commitments: list[str] = []  # of the server and of all seats, when we told our words
        self._game: Game | None = None  # known from the first message on
        self._line = ExitStack()
        self._connect()
        self._take(self._receive())

    @property
    def seat(self) -> int | None:
        """Where we sit."""
        return self.info.seat

    def sit(self, seat: int | None = None) -> None:
        """Sit down: on that seat, or on the first that is open."""
        vacant = [
            number
            for number, taken in enumerate(self.info.seats)
            if taken.kind == "open" and taken.user in (0, self.info.you)
        ]
        if seat is None and not vacant:
            raise ServerSays("no seat is open")
        self.ask(Sit(id=new_id(), seat=vacant[0] if seat is None else seat))

    def say(self, text: str) -> None:
        """Say something to the table."""
        self.ask(Say(id=new_id(), text=text))

    def turns(self) -> Iterator[Turn]:
        """Our decisions, one after the other, until the game is over."""
        answered = -1
        while self.info.status != "over":
            update = self.update
            if (
                update
                and update.decision_id
                and update.decision_id != answered
                and update.snapshot
                and update.snapshot.moves
            ):
                answered = update.decision_id
                yield Turn(self, update)
            else:
                self._take(self._receive())

    def ask(self, ask: Ask) -> Any:
        """Send a command or a question and wait for the answer, over as many connections as it takes."""
        begun = time.monotonic()
        self._send(ask)
        while True:
            message = self._receive(resend=ask)
            self._take(message)
            if getattr(message, "id", None) == ask.id:
                if isinstance(message, p.Refused):
                    raise ServerSays(str(message.reason), message.reason)
                if isinstance(message, p.Done):
                    self.lag = min(MOST_LAG, int(1000 * (time.monotonic() - begun)))
                return message

    def wait(self, seconds: float | None = None) -> None:
        """Take in the next message; give up after so many seconds."""
        with suppress(TimeoutError):
            self._take(self._receive(seconds=seconds))

    def close(self) -> None:
        """Look away."""
        self._line.close()

    def _take(self, message: Any) -> None:
        if isinstance(message, p.TableMessage):
            self.info = message
            self._add_words()
            self._say_ready()
        elif isinstance(message, p.Update):
            self.update = message
            self.seen = message.n
            self.news += message.news
        elif isinstance(message, p.Presence):
            self.presence = message
        elif isinstance(message, p.Bye):
            if message.back is None:
                raise ServerSays(str(message.reason), message.reason)
            self._back = message.back

    def _add_words(self) -> None:
        """Add what is due to the dice; what is on its way already is not sent twice."""
        info = self.info
        commitments = [info.dice.commitment, *(seat.commitment for seat in info.dice.words)]
        if self._commitments and commitments != self._commitments:
            raise ServerSays("what the dice were committed to has changed since we told our words: they may be chosen")
        due = dice_words(info.status, info.yours, info.dice, partial(self._client.words, self._link))
        fresh = [ask for ask in due if (ask.seat, type(ask)) not in self._added]
        self._added = {(ask.seat, type(ask)) for ask in due}
        for ask in fresh:
            if isinstance(ask, Reveal):
                self._commitments = commitments
            self._send(ask)

    def _say_ready(self) -> None:
        """A program is ready as soon as everybody sits."""
        info = self.info
        due = (
            info.until
            and not info.dice.asked
            and info.seat is not None
            and info.ready is not None
            and info.seat not in info.ready
        )
        if due and not self._is_ready:
            self._send(Ready(id=new_id()))
        self._is_ready = bool(due)

    def _connect(self) -> None:
        parts = urlsplit(self._client.url)
        scheme = "wss" if parts.scheme == "https" else "ws"
        until = time.monotonic() + PATIENCE
        self._line.close()
        self._added.clear()
        self._is_ready = False
        while True:
            try:
                self._socket: ClientConnection = self._line.enter_context(
                    connect(
                        f"{scheme}://{parts.netloc}/api/tables/{self._link}/socket?since={self.seen}{self._wanted}",
                        subprotocols=[Subprotocol(f"souk.{p.VERSION}")],
                        additional_headers={"cookie": self._client._cookie},
                        compression=None,
                        max_size=None,
                        proxy=None,
                    )
                )
                return
            except InvalidStatus as error:
                if error.response.status_code < 500:
                    raise _said(bytes(error.response.body or b"")) from None
            except (OSError, EOFError, WebSocketException):
                pass  # it is gone, or not there yet
            if time.monotonic() > until:
                raise ServerSays(f"there is no server at {self._client.url}")
            time.sleep(0.2)

    def _come_back(self) -> None:
        """Connect again, when we are wanted. What we have not looked at will be told again."""
        with suppress(ConnectionClosed, TimeoutError):
            while True:
                self._lines.extend(self._socket.recv(0, decode=False).split(b"\n"))
        unread, self._lines = self._lines, deque()
        for line in unread:
            if self._game and isinstance(message := messages_of(self._game).decode(line), p.Bye):
                self._take(message)
        time.sleep(self._back)
        self._back = 0.0
        self._connect()

    def _send(self, ask: Ask) -> None:
        while True:
            try:
                self._socket.send(msgspec.json.encode(ask).decode())
                return
            except ConnectionClosed:
                self._come_back()

    def _receive(self, resend: Ask | None = None, seconds: float | None = None) -> Any:
        """The next message; what was asked last is asked again if the connection breaks."""
        while not self._lines:
            try:
                self._lines.extend(self._socket.recv(seconds, decode=False).split(b"\n"))
            except ConnectionClosed:
                self._come_back()
                if resend:
                    self._send(resend)
        line = self._lines.popleft()
        if self._game is None:
            self._game = GAMES[_table.decode(line).game]  # the table itself comes first
        return messages_of(self._game).decode(line)


def dice_words(status: str, yours: Sequence[int], dice: p.Dice, words: Callable[[int], bytes]) -> list[Commit | Reveal]:
    """What is due from who plays before a game begins: commitments to random words, then the words of each seat."""
    due: list[Commit | Reveal] = []
    for seat in yours if status == "waiting" else ():
        known, commitment = dice.words[seat], commitment_to(words(seat))
        if not dice.asked and not known.commitment:
            due.append(Commit(id=new_id(), seat=seat, commitment=commitment))
        elif dice.asked and not known.revealed and known.commitment == commitment:
            due.append(Reveal(id=new_id(), seat=seat, words=words(seat).hex()))
    return due


def new_id() -> str:
    """An id for a command."""
    return secrets.token_urlsafe(12)


def _said(body: bytes) -> ServerSays:
    try:
        problem = read(body, p.Problem)
    except msgspec.MsgspecError:
        return ServerSays("the server answers in a language that this client does not know")
    return ServerSays(str(problem.reason), problem.reason)
