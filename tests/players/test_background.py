"""Compiling in the background: also a board of somebody's own, one at a time, and not as many as anybody likes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import souk
from souk.engine.game import Game
from souk.engine.twin import plain_twin, twin_of
from souk.players import Budget, background, player_of, simple
from souk.players.background import Compilers

RINGS = ("1:1R 2:1Y 3:1G 4:1B 5:2R", "2:1R 2:1Y 2:1G 2:1B", "3:1R 3:1Y 3:1G 3:1B")

COMPILED = """
import souk
from souk.players import background
game, _ = souk.GAMES["basari"].configure({{"layout": {ring!r}}})
assert not background.twin_now(game).compiled
(process,) = background._compilers._started.values()
assert process.wait(500) == 0
twin = background.twin_now(game)
assert twin.compiled and twin.game.tables == game.tables
"""


def own(ring: str) -> Game:
    return souk.GAMES["basari"].configure({"layout": ring})[0]


def test_a_ring_of_ones_own_becomes_compiled(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text("import os; del os.nice")  # or it would wait for all other tests
    settings = {**os.environ, "SOUK_CACHE": str(tmp_path / "cache"), "SOUK_PLAIN": "", "PYTHONPATH": str(tmp_path)}
    found = subprocess.run(
        [sys.executable, "-c", COMPILED.format(ring=RINGS[0])],
        env=settings,
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert found.returncode == 0, found.stderr


@pytest.fixture
def waiting(monkeypatch: pytest.MonkeyPatch) -> list[subprocess.Popen[bytes]]:
    """Processes that wait for their input instead of compiling for a minute."""
    started: list[subprocess.Popen[bytes]] = []

    def start(order: str) -> subprocess.Popen[bytes]:
        started.append(subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE))
        return started[-1]

    monkeypatch.setattr(background, "_start", start)
    return started


def test_boards_of_ones_own_are_compiled_one_at_a_time_and_few_a_day(waiting: list[subprocess.Popen[bytes]]) -> None:
    compilers = Compilers(own_a_day=2)
    first, second, third = map(own, RINGS)
    assert compilers.start(first)
    assert compilers.start(second) is None  # the first one is under way
    assert compilers.start(first) is waiting[0]
    assert compilers.start(souk.GAMES["basari"])  # the game as it is never waits
    for process in waiting:
        process.communicate(b"\n")
    assert compilers.start(second)
    waiting[-1].communicate(b"\n")
    assert compilers.start(third) is None  # that was all for today
    assert len(waiting) == 3


def test_a_bot_changes_to_the_compiled_twin_when_it_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simple, "PATIENCE", 0.0)
    monkeypatch.setattr(simple, "twin_now", plain_twin)
    game = souk.new("basari", players=3, seed=1)
    view = game.view(game.actors[0])
    bot, plain = (player_of("planner:soft=1", game.game, 7) for _ in range(2))
    first = bot.choose(view, view.moves, Budget())
    assert first == plain.choose(view, view.moves, Budget())
    monkeypatch.setattr(simple, "twin_now", twin_of)
    assert bot.choose(view, view.moves, Budget()) in view.moves
    assert isinstance(bot, simple.PlannerPlayer)
    assert bot._twin.compiled


ENDED = """
import souk
from souk.players import background
game, _ = souk.GAMES["basari"].configure({"layout": "%s"})
background.twin_now(game)
(process,) = background._compilers._started.values()
print(process.pid)
"""


def test_who_ends_takes_along_what_it_compiles_without_a_word(tmp_path: Path) -> None:
    settings = {**os.environ, "SOUK_CACHE": str(tmp_path), "SOUK_PLAIN": ""}
    found = subprocess.run(
        [sys.executable, "-W", "always", "-c", ENDED % RINGS[1]],
        env=settings,
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    assert found.stderr == ""
    with pytest.raises(ProcessLookupError):
        os.kill(int(found.stdout), 0)
