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
from msgspec.structs import replace

import souk
from souk.engine.position import Position
from souk.engine.types import Event, Matter, MoveFields, Reason, Remark
from souk.lessons import matters, words_of
from souk.server.protocol import Option
from souk.study import CHEAP, review
from souk.study.sentences import Sentences
from souk.study.types import Decision
from souk.words import LANGUAGES, Words
from tests.study.games import random_game

WEB = Path(__file__).parents[2] / "web"
NAMES = ("Anna", "Ben", "Eva", "Omar")
CLOSED = 40  # closed moves whose reasons are asked for, of a position


class Sentence(Struct):
    """What is said of something, and how."""

    game: str
    language: str
    reader: int | None
    kind: str  # event, move, remark, reason or matter
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
        if position.actors[0] < position.players:
            for matter in matters(game, position.state, position.actors[0]):
                yield "matter", matter, None
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
        words = words_of(position.game, language)
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
        case Matter(), _:
            return words.matter(struct, NAMES, reader)
    return ""


def checked(name: str, found: list[Sentence] | list[Judged], folder: Path) -> None:
    """Have the browser's code say the same, and compare."""
    npx = shutil.which("npx")
    if not npx:
        pytest.skip("there is no Node here")
    file = folder / "sentences.json"
    file.write_bytes(msgspec.json.encode(found))
    command = [npx, "vitest", "run", f"tests/{name}.check.ts"]
    done = subprocess.run(
        command, cwd=WEB, env={**os.environ, "SENTENCES": str(file)}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]


class Judged(Struct):
    """What is said of a decision of a review."""

    game: str
    language: str
    names: tuple[str, ...]
    moves: list[Option]
    decision: Decision
    verdict: str
    why: str
    numbers: list[tuple[float, str]]  # shares with their signs


def judged(name: str) -> Iterator[Judged]:
    """A review in all languages; and numbers that are hard to round."""
    found = replace(review(random_game(name, 3, 8), CHEAP), names=("Anna", "2", "Eva"))
    ids = {option.action for decision in found.decisions for option in decision.options}
    actions = souk.GAMES[name].actions
    moves = [Option(id, actions[id].notation, actions[id].fields) for id in sorted(ids)]
    for language in LANGUAGES:
        say = Sentences(found, language)
        names = tuple(say.name(seat) for seat in range(3))
        ties = [(share, say.signed(share)) for share in (0.0025, 0.0075, -0.1225, 0.1275, 0.0, 1.0, -1e-9, 0.99951)]
        for decision in found.decisions:
            said = say.verdict(decision), say.why(decision)
            yield Judged(name, language, names, moves, decision, *said, ties)
            ties = [(share, say.signed(share)) for option in decision.options for share in option.shares][:12]


@pytest.mark.parametrize("game", ["yspahan", "basari"])
def test_the_browser_says_of_a_review_what_python_says(game: str, tmp_path: Path) -> None:
    checked("reviews", list(judged(game)), tmp_path)


@pytest.mark.parametrize(("game", "players"), [("yspahan", 2), ("yspahan", 4), ("basari", 3)])
def test_the_browser_says_what_python_says(game: str, players: int, tmp_path: Path) -> None:
    found = list(sentences(game, players))
    assert {one.kind for one in found} == {"event", "move", "remark", "reason", "matter"}
    checked("sentences", found, tmp_path)
