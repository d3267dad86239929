"""What reviews find: a planted blunder, and the levels in their order."""

from __future__ import annotations

import json
import os
from pathlib import Path
from types import SimpleNamespace

import pytest
from bench import study as bench
from msgspec.structs import replace

from souk.engine.contract import NATURE
from souk.players.levels import LEVELS
from souk.study import CHEAP, review
from souk.study.types import MILLION

from .games import random_game

FULL = bool(os.environ.get("SOUK_FULL"))
PLANTED = 100
GAMES_EACH = {"yspahan": 5, "basari": 20}  # of each level


@pytest.mark.skipif(not FULL, reason="half an hour: SOUK_FULL=1")
def test_a_planted_blunder_is_the_worst_of_its_seat() -> None:
    hits = sum(bench.game_planted("yspahan", 4, seed)["found"] for seed in range(PLANTED))
    assert hits >= 0.8 * PLANTED, hits


@pytest.mark.skipif(not FULL, reason="half an hour: SOUK_FULL=1")
@pytest.mark.parametrize("name", GAMES_EACH)
def test_better_players_err_less(name: str) -> None:
    games = [bench.game_of_level(name, 4, seed) for seed in range(GAMES_EACH[name] * len(LEVELS))]
    rates = {level: bench.error_rate([game for game in games if game["level"] == level]) for level in LEVELS}
    assert sorted(LEVELS, key=lambda level: -rates[level].mean) == list(LEVELS), rates


def test_a_planted_turn_is_a_whole_turn_of_one_seat() -> None:
    record, seat, turn = bench.planted("yspahan", 4, 1)
    actors = [entry.seat for entry in record.entries]
    assert {actors[step] for step in turn} - {NATURE} == {seat}
    assert actors[turn.start] == actors[turn.stop - 1] == seat
    before = [one for one in actors[: turn.start] if one != NATURE]
    after = [one for one in actors[turn.stop :] if one != NATURE]
    assert seat not in (before[-1], after[0])
    assert bench.planted("yspahan", 4, 1) == (record, seat, turn)


def test_the_worst_of_a_seat_is_an_error_beyond_doubt() -> None:
    found = review(random_game("basari", 3, 8), CHEAP)
    worst = bench.worst_of(found, 1)
    assert worst
    own = [one for one in found.decisions if one.seat == 1]
    assert worst.loss == max(one.loss for one in own if one.loss > 2 * one.error)
    doubtful = tuple(replace(one, label="fine", error=one.loss) for one in found.decisions)
    assert bench.worst_of(replace(found, decisions=doubtful), 1) is None


def test_what_is_kept_of_games_becomes_tables(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = tmp_path / "games.jsonl"
    lines = [
        {"level": level, "game": "basari", "players": 3, "seconds": 1.0, "lost": [lost, 0.0, 0.0], "decisions": 10}
        | {"judge": [0.02, -0.02, 0.0], "labels": {"best": 8, "fine": 1, "inaccuracy": 1, "mistake": 0, "blunder": 0}}
        for level, lost in (("apprentice", 0.1), ("apprentice", 0.3), ("sage", 0.0), ("sage", 0.1))
    ]
    kept.write_text(
        "".join(json.dumps(line) + "\n" for line in [*lines, lines[0] | {"level": "planted", "found": True}])
    )
    bench.show(SimpleNamespace(files=[kept]))
    told = capsys.readouterr().out
    assert "| `apprentice` | 2.000% |" in told
    assert "| `sage` | 0.500% |" in told
    assert "| Basari, 3 players | 1.33% |" in told
    assert "1 of 1" in told


def test_a_line_of_the_file_says_what_a_review_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "QUICK", CHEAP)
    line = bench.game_of_level("basari", 3, 5)
    found = review(bench.played("basari", ["sage"] * 3, 5), CHEAP)
    assert line["level"] == LEVELS[5] == "sage"
    assert line["lost"] == [-seat.ledger.own_errors / MILLION for seat in found.seats]
    assert line["decisions"] == len(found.decisions) == sum(line["labels"].values())
