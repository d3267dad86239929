"""Reviews of finished games, made one after the other in a process of its own at the lowest priority.

A review is made in pieces of about a second, so who wants a quick one waits for no deep one. What is wanted is written
down first, and what is ready is kept: once for each game and depth, the same for everybody who may look.
"""

from __future__ import annotations

import asyncio
import logging
import zlib
from collections import Counter, deque
from collections.abc import Awaitable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from itertools import islice
from typing import Final, NamedTuple

import msgspec

from souk.engine.actions import Actions
from souk.engine.errors import IllegalMove
from souk.engine.position import Transcript
from souk.engine.types import NoSuchMove
from souk.players.nets import net_ships
from souk.study import DEEP, QUICK, Effort, Findings, Review, continue_review
from souk.study.mistakes import Examiner, Mistake, MistakeVerdict, questions_of
from souk.study.types import MILLION
from souk.table.reasons import NotBegun
from souk.table.table import Refusal

from ..leases import Leases
from ..protocol import Depth, Mistakes, Option, ReviewState
from ..reasons import (
    AnswersQueued,
    NobodyJudges,
    NoSuchQuestion,
    NotReviewed,
    ReviewsOfOne,
    ReviewsQueued,
    TooManyRequests,
)
from ..store import Store
from .registry import TableRegistry
from .session import TableSession
from .timekeeper import Timekeeper
from .workers import HERE, InTurn, Thinkers, Wait

log = logging.getLogger("souk.server")

DEPTHS: Final[tuple[Depth, ...]] = ("quick", "deep")
EFFORTS: Final[dict[Depth, Effort]] = {"quick": QUICK, "deep": DEEP}
MOST_WAITING: Final = 32  # quick ones: who comes then would wait for minutes
MOST_WANTED: Final = 200  # in all: where so many are wanted, a game gets only its quick one
A_PERSON: Final = 3  # quick ones that wait
A_PLACE: Final = 16  # of one address, however many people come from there
PIECE: Final = 1.0  # seconds
ADOPTED: Final = 4  # that are taken together from a process that is gone: others want some too
MOST_BRIEFS: Final = 500  # of somebody's latest games
MOST_SHORTENED: Final = 10  # reviews of an older Souk that are read to answer somebody
_encode = msgspec.json.Encoder().encode
_review = msgspec.json.Decoder(Review)
_findings = msgspec.msgpack.Decoder(Findings)


class SeatBrief(msgspec.Struct, frozen=True, array_like=True):
    """What a review says of a seat in short."""

    accuracy: float | None
    luck: float  # share of victory
    decisions: int


class Brief(NamedTuple):
    """What a review says in short, and how deep it is."""

    depth: Depth
    seats: list[SeatBrief]


_brief = msgspec.json.Decoder(list[SeatBrief])


@dataclass
class _Job:
    """A review that is wanted."""

    link: str
    table: int
    depth: Depth
    who: str
    place: str
    record: Transcript | None = None  # since its turn came
    found: bytes = b""
    done: int = 0  # steps
    in_hand: bool = False  # a piece of it is being made


class _Lane:
    """Those who wait come in turn, one of each, however many somebody has."""

    def __init__(self) -> None:
        self._waiting: dict[str, deque[_Job]] = {}  # by whose they are; whose turn is next comes first

    def __iter__(self) -> Iterator[_Job]:
        """In the order in which they come if nobody else does."""
        for k in range(max(map(len, self._waiting.values()), default=0)):
            yield from [queue[k] for queue in self._waiting.values() if k < len(queue)]

    def add(self, job: _Job) -> None:
        """One more, behind those of the same person."""
        self._waiting.setdefault(job.who, deque()).append(job)

    def take_off(self, job: _Job) -> None:
        """It is done: the next one of the same person comes behind all others."""
        queue = self._waiting.pop(job.who)
        queue.remove(job)
        if queue:
            self._waiting[job.who] = queue


class Reviews:
    """The queue before the process that makes reviews, and what is told of them."""

    def __init__(
        self,
        store: Store,
        registry: TableRegistry,
        time: Timekeeper,
        leases: Leases | None,
        thinkers: Thinkers = HERE,
    ) -> None:
        self._store = store
        self._registry = registry
        self._time = time
        self._leases = leases  # where other processes make some, too
        self._workers = thinkers.crew(1, nice=19, awaited=False)
        self._examiners = thinkers.crew(1, nice=10, awaited=True)
        self._lanes: dict[Depth, _Lane] = {depth: _Lane() for depth in DEPTHS}
        self._answers: Counter[str] = Counter()  # that are being judged
        self._judging = InTurn(lambda: self._examiners.size, "answers")
        self.waits: dict[str, Wait] = {}  # whose answers wait for their turn
        self._some = asyncio.Event()

    # What is told.

    async def state(self, session: TableSession, known: int = 0) -> ReviewState:
        """How far the review of a game is, and what is there of it, unless the reader has it: 1 quick, 2 deep."""
        kept = await self._store.reviews(session.id)
        best = _best(kept)
        wanted = next((depth for depth in DEPTHS if depth in kept and kept[depth] is None), None)
        job = self._job_of(session.id)
        is_running = job is not None and job.record is not None
        told = best if best and known <= DEPTHS.index(best[0]) else None
        return ReviewState(
            status=("running" if is_running else "queued") if wanted else "ready" if best else "none",
            under_way=wanted,
            done=job.done if job else 0,
            steps=len(session.table.line.entries),
            ahead=0 if job is None or is_running else [*self._jobs()].index(job),
            depth=best[0] if best else None,
            review=told[1] if told else None,
            moves=_moves(session.table.line.game.actions, told[1]) if told else [],
        )

    async def best(self, session: TableSession) -> tuple[Depth, Review] | None:
        """The deepest review that is there."""
        return _best(await self._store.reviews(session.id))

    async def briefs(self, user: int) -> dict[str, Brief | None]:
        """What the deepest reviews of somebody's games say in short, by link; None of one that is under way."""
        found: dict[str, Brief | None] = {}
        shortened = 0
        for row in await self._store.reviewed(user, MOST_BRIEFS):
            known, brief = found.get(row.link), row.brief
            if not row.ready:
                found.setdefault(row.link, None)
            elif brief is None and shortened < MOST_SHORTENED:
                shortened += 1
                brief = await self._shorten(row.table, row.depth)
            if brief and (known is None or DEPTHS.index(row.depth) > DEPTHS.index(known.depth)):
                found[row.link] = Brief(row.depth, _brief.decode(brief))
        return found

    async def _shorten(self, table: int, depth: Depth) -> str | None:
        """What a review says that an older Souk kept, if it can be read."""
        review = readable((await self._store.reviews(table)).get(depth))
        if not review:
            return None
        brief = brief_of(review)
        await self._store.keep_brief(table, depth, brief)
        return brief

    # What is learnt from it.

    async def mistakes(self, session: TableSession, seat: int) -> Mistakes:
        """The errors of a seat as questions, as far as a review has found them."""
        found = await self.best(session)
        if not found:
            return Mistakes(None, [], [])
        questions = questions_of(found[1].decisions, seat)
        wanted = {option.action for one in found[1].decisions if one.seat == seat for option in one.options}
        return Mistakes(found[0], [*questions], _options(session.table.line.game.actions, wanted))

    async def judge(self, who: str, session: TableSession, seat: int, step: int, move: int) -> MistakeVerdict:
        """Whether an answer to a question counts, by the same judge as the review."""
        found = await self.best(session)
        if not found:
            raise Refusal("stale", NotReviewed())
        question = next((one for one in questions_of(found[1].decisions, seat) if one.step == step), None)
        if not question:
            raise Refusal("bad", NoSuchQuestion(step=step))
        if self._answers[who] >= A_PERSON:
            raise Refusal("busy", TooManyRequests())
        if self._answers.total() >= MOST_WAITING:
            raise Refusal("busy", AnswersQueued())
        self._answers[who] += 1
        try:
            verdict = await self._judged(who, session.table.record(), question, move)
        finally:
            self._answers[who] -= 1
            self._answers += Counter()  # forgets those at zero
        if not verdict:
            raise Refusal("bad", NoSuchMove(id=move, last=len(session.table.line.game.actions) - 1))
        return verdict

    async def _judged(self, who: str, record: Transcript, question: Mistake, move: int) -> MistakeVerdict | None:
        """In turn; meanwhile it is known how long that takes."""

        def tell(wait: Wait | None) -> None:
            if wait:
                self.waits[who] = wait
            else:
                self.waits.pop(who, None)

        def work() -> Awaitable[MistakeVerdict | None]:
            return self._examiners.run(_verdict, record, question, move)

        return await self._judging.do(who, work, tell)

    # What is asked for.

    async def ask(self, session: TableSession, who: str, place: str) -> None:
        """Have a game reviewed: the quick review first, then the deep one, as far as they are not there yet."""
        table = session.table
        if not table.begun:
            raise Refusal("stale", NotBegun())
        if not net_ships(table.line.game, table.players):
            raise Refusal("bad", NobodyJudges(players=table.players))
        kept = await self._store.reviews(session.id)
        missing = [depth for depth in DEPTHS if not readable(kept.get(depth))]
        if not missing or any(body is None for body in kept.values()):
            return  # here or elsewhere it is seen to, or will be
        if "quick" in missing:
            self._check_room(who, place)
        if len([*self._jobs()]) >= MOST_WANTED:
            missing = [depth for depth in missing if depth == "quick"]
        for depth in missing[:1]:
            self._add(_Job(session.link, session.id, depth, who, place))
        await self._store.want_reviews(session.id, missing, self._time.now(), self._owner)

    def _check_room(self, who: str, place: str) -> None:
        """Refuse a quick review if too many wait."""
        quick = [*self._lanes["quick"]]
        if sum(job.who == who for job in quick) >= A_PERSON:
            raise Refusal("busy", ReviewsOfOne(most=A_PERSON))
        if len(quick) >= MOST_WAITING or sum(job.place == place for job in quick) >= A_PLACE:
            raise Refusal("busy", ReviewsQueued())

    def _add(self, job: _Job) -> None:
        self._lanes[job.depth].add(job)
        self._some.set()

    def _jobs(self) -> Iterator[_Job]:
        """All that are wanted, in the order in which they will be made."""
        for lane in self._lanes.values():
            yield from lane

    def _job_of(self, table: int) -> _Job | None:
        return next((job for job in self._jobs() if job.table == table), None)

    # What is made.

    async def run(self) -> None:
        """Make reviews, for ever: as many at once as there are hands."""
        making: set[asyncio.Task[None]] = set()
        try:
            while True:
                await self._some.wait()
                self._some.clear()
                free = max(0, self._workers.size - len(making))
                for job in [*islice((job for job in self._jobs() if not job.in_hand), free)]:
                    job.in_hand = True
                    task = asyncio.get_running_loop().create_task(self._go_on(job))
                    making.add(task)
                    task.add_done_callback(partial(self._put_down, making, job))
        finally:
            for task in making:
                task.cancel()

    def _put_down(self, making: set[asyncio.Task[None]], job: _Job, task: asyncio.Task[None]) -> None:
        making.discard(task)
        job.in_hand = False
        self._some.set()

    @property
    def _owner(self) -> int:
        return self._leases.me if self._leases else 0

    async def adopt(self) -> None:
        """See to those that are wanted and that nobody makes; to some of them where others may, too."""
        if self._leases and len([*self._jobs()]) < ADOPTED:
            await self._leases.claim_reviews(ADOPTED)
        for table, link, depth in await self._store.wanted_reviews(self._owner):
            if not self._job_of(table):
                self._add(_Job(link, table, depth, "", ""))

    async def _go_on(self, job: _Job) -> None:
        """Make the next piece of a review; one that cannot be made is given up."""
        try:
            if job.record is None and readable((await self._store.reviews(job.table)).get(job.depth)):
                self._lanes[job.depth].take_off(job)  # another process was quicker
                return
            job.record = job.record or await self._record(job.link)
            piece = job.record, EFFORTS[job.depth], job.found, PIECE
            job.found, job.done, brief = await self._workers.run(_piece, *piece)
            if not brief:
                return
            await self._store.keep_review(job.table, job.depth, job.found, brief)
            kept = await self._store.reviews(job.table)
        except Exception:
            log.exception("a review cannot be made")
            self._lanes[job.depth].take_off(job)
            await self._store.give_up_reviews(job.table)
            return
        self._lanes[job.depth].take_off(job)
        for depth, body in kept.items():
            if body is None:
                self._add(_Job(job.link, job.table, depth, job.who, job.place))

    async def _record(self, link: str) -> Transcript:
        """The game, without names: they are kept elsewhere, and may have to be forgotten."""
        session = await self._registry.find(link)
        assert session
        return session.table.record()

    def close(self) -> None:
        """End the processes."""
        self._workers.close()
        self._examiners.close()


def _best(kept: Mapping[Depth, bytes | None]) -> tuple[Depth, Review] | None:
    for depth in reversed(DEPTHS):
        if review := readable(kept.get(depth)):
            return depth, review
    return None


def readable(body: bytes | None) -> Review | None:
    """A review as it is kept; none if another version of this program wrote it: it is made anew."""
    if body is None:
        return None
    try:
        return _review.decode(zlib.decompress(body))
    except (zlib.error, msgspec.MsgspecError):
        return None


def brief_of(review: Review) -> str:
    """What a review says of each seat in short, as it is kept."""
    seats = [
        SeatBrief(
            None if seat.accuracy is None else round(seat.accuracy, 1),
            round(sum(seat.ledger.luck.values()) / MILLION, 4),
            seat.decisions,
        )
        for seat in review.seats
    ]
    return _encode(seats).decode()


def _moves(actions: Actions, review: Review) -> list[Option]:
    """What the actions in a review are about."""
    return _options(actions, {option.action for decision in review.decisions for option in decision.options})


def _options(actions: Actions, ids: Iterable[int]) -> list[Option]:
    return [Option(id, actions[id].notation, actions[id].fields) for id in sorted(ids)]


# In the other process.


def _verdict(record: Transcript, question: Mistake, move: int) -> MistakeVerdict | None:
    """What an answer is worth; None for what is no move there."""
    try:
        return Examiner(record).judge(question, move)
    except IllegalMove:
        return None


def _piece(record: Transcript, effort: Effort, so_far: bytes, seconds: float) -> tuple[bytes, int, str]:
    """A review as far as it comes in that time, or as it is kept; the steps that are judged; in short once ready."""
    found = continue_review(record, effort, _findings.decode(so_far) if so_far else Findings(), seconds)
    if isinstance(found, Review):
        return zlib.compress(_encode(found), 6), len(record.entries), brief_of(found)
    return msgspec.msgpack.encode(found), found.step, ""
