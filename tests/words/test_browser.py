"""The browser says what Python says: every event, move, remark and reason of whole games, in all languages."""

from __future__ import annotations

import os
import random
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from msgspec import Struct

import souk
from souk.engine.position import Position
from souk.engine.types import Event, MoveFields, Reason, Remark
from souk.words import LANGUAGES, Words

WEB = Path(__file__).parents[2] / "web"
NAMES = ("Anna", "Ben", "Eva", "Omar")
CLOSED = 40  # closed moves whose reasons are asked for, of a position


class Sentence(Struct):
    """What is said of something, and how."""

    game: str
    language: str
    reader: int | None
    kind: str  # event, move, remark or reason
    struct: object
    move: object  # that a remark is about
    said: str


def told(position: Position, rng: random.Random) -> Iterator[tuple[str, object, object]]:
    """What can be said of a game, from its first step to its last."""
    game = position.game
    while not position.over:
        for move in position.moves:
            yield "move", move.fields, None
            if remark := move.remark:
                yield "remark", remark, move.fields
        if rng.random() < 0.1:
            seat = position.actors[0]
            for action in rng.sample(list(game.actions), CLOSED):
                if reason := position.why_not(action, seat):
                    yield "reason", reason, None
        position.play(rng.choice(position.moves))
    for _, event in position.story():
        yield "event", event, None


def sentences(name: str, players: int) -> Iterator[Sentence]:
    """A whole game in all languages; what is the same in data is said once."""
    rng = random.Random(players)
    position = souk.new(name, players=players, seed=players)
    known = {(kind, msgspec.json.encode([struct, move])): (struct, move) for kind, struct, move in told(position, rng)}
    for language in LANGUAGES:
        words = Words(language, position.game)
        for (kind, _), (struct, move) in known.items():
            for reader in (None, 1):
                if said := _said(words, struct, move, reader):
                    yield Sentence(name, language, reader, kind, struct, move, said)


def _said(words: Words, struct: object, move: object, reader: int | None) -> str:
    match struct, move:
        case Event(), _:
            return words.event(struct, NAMES, reader)
        case MoveFields(), _:
            return words.move(struct)
        case Remark(), MoveFields():
            return words.remark(struct, move)
        case Reason(), _:
            return words.reason(struct, NAMES)
    return ""


@pytest.mark.parametrize(("game", "players"), [("yspahan", 2), ("yspahan", 4), ("basari", 3)])
def test_the_browser_says_what_python_says(game: str, players: int, tmp_path: Path) -> None:
    npx = shutil.which("npx")
    if not npx:
        pytest.skip("there is no Node here")
    found = list(sentences(game, players))
    assert {one.kind for one in found} == {"event", "move", "remark", "reason"}
    file = tmp_path / "sentences.json"
    file.write_bytes(msgspec.json.encode(found))
    command = [npx, "vitest", "run", "tests/sentences.check.ts"]
    done = subprocess.run(
        command, cwd=WEB, env={**os.environ, "SENTENCES": str(file)}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
