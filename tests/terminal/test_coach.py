"""The coach in a terminal: it warns of a blunder before that is played, line by line and on the full screen."""

from __future__ import annotations

import asyncio
import io

import pytest
from textual.pilot import Pilot

from souk.engine.position import Move
from souk.engine.twin import twin_of
from souk.games import GAMES
from souk.study.judge import with_study
from souk.terminal import coach as room
from souk.terminal.coach import TerminalCoach
from souk.terminal.coach_setting import Coaching
from souk.terminal.dialogs import CoachWarns
from souk.terminal.lines import LineTable
from souk.terminal.play import PlayApp
from souk.terminal.run import new_table
from souk.terminal.table import TerminalTable
from souk.words import LANGUAGES


@pytest.fixture(scope="module", autouse=True)
def patient() -> None:
    """It has its compiled twin, and time on a busy machine."""
    for _ in twin_of(with_study(GAMES["yspahan"])).warm():
        pass


def coached(table: TerminalTable, says: Coaching, share: float = 0.02) -> TerminalCoach:
    return TerminalCoach(table.position, table.words, table.names, says, share)


def at_a_blunder(monkeypatch: pytest.MonkeyPatch, language: str = "en") -> tuple[TerminalTable, Move]:
    """A table where a person could go wrong, and how."""
    monkeypatch.setattr(room, "PATIENCE", 300.0)
    table = new_table("yspahan", "human,random,random", "7", False, {}, None, False, language)
    coach = coached(table, "warns")
    while (seat := table.next()) is not None:
        if table.seats[seat].bot:
            table.ask_bot(seat)
            continue
        moves = table.position.moves_of(seat)
        for move in moves:
            verdict = coach.advise(table.position, move, seat) if len(moves) > 1 else None
            if verdict and coach.warns(verdict):
                return table, move
        table.play(moves[0], seat)
    raise AssertionError("nobody can go wrong")


def answers(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join([*lines, "quit", ""])))


@pytest.mark.parametrize("answer", ["", "play", "better"])
def test_a_warning_is_heeded_overruled_or_followed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], answer: str
) -> None:
    table, blunder = at_a_blunder(monkeypatch)
    before = table.position.steps
    coach = coached(table, "warns")
    verdict = coach.advise(table.position, blunder, 0)
    assert verdict
    answers(monkeypatch, blunder.notation, answer)
    LineTable(table, coach).play()
    said = capsys.readouterr().out
    assert f"Your plan loses {round(100 * verdict.loss, 1):g} % " in said
    assert "rather than" in said
    assert f"The better plan: {coach.notation(verdict)}" in said
    made = [move.id for move in table.position.history[before:] if move.seat == 0]
    played = {"": [], "play": [blunder.id], "better": [*verdict.best]}[answer]
    assert made[: len(played)] == played
    assert bool(made) == bool(played)


def test_who_talks_praises(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    table, blunder = at_a_blunder(monkeypatch)
    coach = coached(table, "talks")
    verdict = coach.advise(table.position, blunder, 0)
    assert verdict
    answers(monkeypatch, coach.notation(verdict))
    LineTable(table, coach).play()
    assert "clearly" in capsys.readouterr().out


def test_the_full_screen_asks_before_it_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    table, blunder = at_a_blunder(monkeypatch)
    before = table.position.steps
    app = PlayApp(table, 0.0, coached(table, "warns"))

    async def play(pilot: Pilot[int]) -> None:
        for key, steps in (("escape", 0), ("p", 1)):
            await pilot.pause()
            app._play(blunder)
            await pilot.pause()
            assert isinstance(app.screen, CoachWarns)
            assert table.position.steps == before
            await pilot.press(key)
            await pilot.pause()
            assert not isinstance(app.screen, CoachWarns)
            assert bool(table.position.steps - before) == bool(steps)

    async def run() -> None:
        async with app.run_test() as pilot:
            await play(pilot)

    asyncio.run(run())
    assert table.position.history[before].id == blunder.id


def test_it_speaks_every_language(monkeypatch: pytest.MonkeyPatch) -> None:
    for language in LANGUAGES:
        table, blunder = at_a_blunder(monkeypatch, language)
        coach = coached(table, "talks")
        verdict = coach.advise(table.position, blunder, 0)
        assert verdict
        said = coach.warning(verdict, 0) + coach.praise(verdict, 0)
        assert coach.notation(verdict) in said
        assert "{" not in said
        assert "coach-" not in said


def test_it_is_quiet_without_time_or_a_judge(monkeypatch: pytest.MonkeyPatch) -> None:
    table, blunder = at_a_blunder(monkeypatch)
    coach = coached(table, "warns")
    monkeypatch.setattr(room, "PATIENCE", 0.0)
    assert coach.advise(table.position, blunder, 0) is None
    monkeypatch.setattr(room, "net_ships", lambda *_: False)
    assert not coached(table, "warns").is_ready()
