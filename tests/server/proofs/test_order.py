"""Whatever arrives in whatever order, twice, late, over a new connection: one answer each, nothing done twice, nobody
misses an entry, and the log explains the table."""

from __future__ import annotations

import tempfile
from pathlib import Path

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from souk.server import protocol as p
from souk.server.tables.hub import Hub
from souk.table.commands import Play, Say, Undo
from souk.table.log import Chair, NoClock
from souk.table.table import Table

from .. import sweep
from ..test_hub import Ear, a_table, with_hub

STEP = st.tuples(
    st.sampled_from(["play", "play", "play", "say", "undo", "hold", "repeat", "return", "wait"]),
    st.integers(0, 2),  # who
    st.integers(0, 1000),  # which move, or which of the old messages
)


@settings(
    max_examples=sweep(5, 1000), deadline=None, database=None, derandomize=True, suppress_health_check=list(HealthCheck)
)
@given(st.sampled_from(["yspahan", "basari"]), st.lists(STEP, min_size=20, max_size=120))
def test_any_order_of_messages_leaves_a_log_that_explains_the_table(
    game: str, steps: list[tuple[str, int, int]]
) -> None:
    async def work(hub: Hub) -> None:
        session, ears = await a_table(hub, [Chair(user=user) for user in (1, 2, 3)], NoClock(), game)
        sent: list[tuple[int, Play | Say | Undo]] = []
        held: list[tuple[int, Play | Say | Undo]] = []  # on the way, and overtaken by others
        asked: list[tuple[Ear, str]] = []

        async def arrive(who: int, ask: Play | Say | Undo) -> None:
            asked.append((ears[who], ask.id))
            await hub.commands.ask(session, ears[who], ask)

        for number, (kind, who, which) in enumerate(steps):
            table = session.table
            if kind == "wait":
                await hub.writer.written()
            elif kind == "return":
                hub.part(session, ears[who])
                await hub.join(session, ears[who])
            elif kind == "repeat" and sent:
                await arrive(*sent[which % len(sent)])
            else:
                legal = table.line.legal(who) or [which]
                ask: Play | Say | Undo = Say(id=f"c{number}", text="hm")
                if kind in ("play", "hold"):
                    ask = Play(
                        id=f"c{number}", moves=[legal[which % len(legal)]], decision_id=table.state.decision_ids[who]
                    )
                elif kind == "undo":
                    ask = Undo(id=f"c{number}")
                sent.append((who, ask))
                if kind == "hold":
                    held.append((who, ask))
                else:
                    await arrive(who, ask)
            if held and which % 3 == 0:
                await arrive(*held.pop(which % len(held)))
        await hub.writer.written()
        log = await hub.store.log(session.id)
        kept = await hub.store.load(session.link)
        assert kept
        assert Table.fold(log).snapshot() == kept[1].snapshot() == session.table.snapshot()
        done: dict[tuple[int, str], set[str]] = {}
        for entry in log:
            if entry.id:
                kinds = done.setdefault((entry.by, entry.id), set())
                assert type(entry).__name__ not in kinds
                kinds.add(type(entry).__name__)
        for ear in ears:
            answers = [message for message in ear.messages if isinstance(message, p.Done | p.Refused)]
            assert sorted(answer.id for answer in answers) == sorted(id for who, id in asked if who is ear)
            told = [news.n for message in ear.messages if isinstance(message, p.Update) for news in message.news]
            assert told == list(range(1, len(log) + 1))  # each once, in order

    with tempfile.TemporaryDirectory() as folder:
        with_hub(Path(folder) / "souk.db", work)
