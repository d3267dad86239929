"""A game from another package is played everywhere; in the browser too, by tests/web/test_general.py."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from tests.outside import PIG, ROOT, environment, run
from tests.server import Victim

IN_PYTHON = """
import random, souk, bidding_pig
from pathlib import Path
from souk.records.file import dump, load, replay, verify
from souk.words import Words

for package in (souk, bidding_pig):
    assert Path(package.__file__).is_relative_to(Path.cwd()), package.__file__
game, rng = souk.new("pig", players=3, seed=7), random.Random(1)
undone = 0
while not game.over:
    before, moves = game.to_json(), game.moves
    game.play(rng.choice(moves))
    if rng.random() < 0.2:
        game.undo()
        assert game.to_json() == before
        undone += 1
assert undone
text = dump(game.record())
again = replay(load(text))
assert (again.scores, again.winners, again.to_json()) == (game.scores, game.winners, game.to_json())
assert verify(load(text))
assert max(game.scores) >= 12
assert game.svg().startswith("<svg") and "Bieterschwein" in game.svg(language="de")
for language in ("en", "de"):
    words = Words(language, game.game)
    assert words.rules()
    for _, event in game.story():
        told = words.event(event, ("Anna", "Ben", "Eva"), 1)
        assert told.endswith(".") and "_" not in told and "{" not in told, told
print("played")
"""

AT_A_SERVER = """
import sys
from bidding_pig.types import Card, PrivateView, View
from souk.client import Client
from souk.engine.types import Over
from souk.records.file import load, replay, verify
from souk.server.protocol import Story
from souk.table.commands import Undo

with Client(sys.argv[1], "Anna") as anna:
    table = anna.open("pig", ["me", "random", "greedy"])
    turns, undone = 0, 0
    for turn in table.turns():
        assert isinstance(turn.view, View) and isinstance(turn.private, PrivateView)
        assert turn.private.card is not None
        if isinstance(turn.moves[0].move, Card) and not undone:
            assert turn.update.undo == 1  # to hold: nobody has learnt anything since
            table.ask(Undo(id="back"))
            undone += 1
            continue
        turns += 1
        turn.play(turn.moves[-1] if turns % 3 else turn.moves[0])  # the highest bid starts, and holds at once
    assert undone and table.info.result and max(table.info.result.scores) >= 12
    link, scores = table.info.link, list(table.info.result.scores)
    record = load(anna.get(f"tables/{link}/record", str))
    story = anna.get(f"tables/{link}/story", Story, game="pig")
assert replay(record).scores == scores and verify(record)
assert story.steps == len(record.entries) and isinstance(story.events[-1].event, Over)
print("played", turns)
"""

PETTINGZOO = """
from souk.envs.pettingzoo import env

game = env("pig", players=3)
game.reset(seed=7)
total = dict.fromkeys(game.agents, 0.0)
for agent in game.agent_iter():
    observation, reward, ended, cut, info = game.last()
    total[agent] += reward
    game.step(None if ended or cut else game.action_space(agent).sample(observation["action_mask"]))
assert not game.agents and any(total.values())
print("played")
"""

OPENSPIEL = """
import random
import pyspiel
import souk.envs.openspiel

rng = random.Random(7)
state = pyspiel.load_game("python_souk_pig(players=3)").new_initial_state()
while not state.is_terminal():
    if state.is_chance_node():
        actions, odds = zip(*state.chance_outcomes())
        state.apply_action(rng.choices(actions, odds)[0])
    else:
        state.apply_action(rng.choice(state.legal_actions()))
assert any(state.returns())
print("played")
"""


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of a fresh environment with the package in it."""
    return environment(tmp_path_factory.mktemp("outside"), PIG)


@pytest.fixture
def outside(python: Path) -> Callable[..., str]:
    """Runs Python there."""
    return partial(run, python.parents[1], python=python)


def test_it_is_found_by_its_entry_point(outside: Callable[..., str]) -> None:
    assert re.search(r"^pig +2, 3, 4 +goal=12\|24  Points that end the game", outside("-m", "souk", "games"), re.M)


def test_without_it_there_is_no_such_game(tmp_path: Path) -> None:
    assert "pig" not in run(tmp_path, "-m", "souk", "games", python=environment(tmp_path))


def test_in_python_with_undo_records_and_replay(outside: Callable[..., str]) -> None:
    assert outside("-c", IN_PYTHON) == "played\n"


def test_in_the_terminal_with_undo_and_replay(outside: Callable[..., str], tmp_path: Path) -> None:
    kept = tmp_path / "game.souk"
    said = "help\nwhy\nundo\n1\nhold\nundo\n" + "1\n2\n2\n" * 1000
    words = ("-m", "souk", "play", "pig", "--seats", "human,random", "--seed", "4", "--save", kept)
    told = outside(*words, said=said)
    asked = re.findall(r"How much do you bid|Roll on, or hold\?|Show your card", told)
    assert asked[:4] == ["How much do you bid", "Roll on, or hold?", "Show your card", "Roll on, or hold?"]
    assert told.count("You cannot take that back") == 1  # a bid that was not made yet
    assert "The game is over: " in told
    assert "Das Spiel ist zu Ende: " in outside("-m", "souk", "replay", kept, "--language", "de")
    assert "Bieterschwein" in outside("-m", "souk", "show", kept, "--svg", "--language", "de")


def test_at_a_server_with_bots_undo_records_and_replay(
    outside: Callable[..., str], python: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SOUK_PLAIN", "1")
    with Victim(str(tmp_path / "souk.db"), python=python) as server:
        assert outside("-c", AT_A_SERVER, server.url).startswith("played")


def test_in_the_arena(outside: Callable[..., str], tmp_path: Path) -> None:
    data = tmp_path / "sum.json"
    told = outside("-m", "souk", "arena", "pig", "random", "greedy", "-p", 2, "-n", 4, "-j", 1, "--json", data)
    assert "Bidding Pig, 2 players" in told
    assert json.loads(data.read_text())["games"] == 4


def test_in_pettingzoo(outside: Callable[..., str]) -> None:
    pytest.importorskip("pettingzoo")
    assert outside("-c", PETTINGZOO) == "played\n"


def test_in_openspiel(outside: Callable[..., str]) -> None:
    pytest.importorskip("pyspiel")
    assert outside("-c", OPENSPIEL) == "played\n"


# Who knows which game.

# What names Souk's own games outside their folders, beside docstrings and comments: the list of those it comes with.
NAMED = {"games/__init__.py"}


def code_of(path: Path) -> str:
    """The statements of a module, without comments and docstrings; of another file all."""
    if path.suffix != ".py":
        return path.read_text("utf-8")
    tree = ast.parse(path.read_text("utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) and ast.get_docstring(
            node
        ):
            node.body = node.body[1:] or [ast.Pass()]
    return ast.unparse(tree)


def test_nothing_outside_the_games_names_one() -> None:
    source, tool = ROOT / "src" / "souk", ROOT / "tools" / "typescript.py"
    rooms = [source / "games" / name for name in ("yspahan", "basari")]
    paths = [
        path
        for path in (tool, *source.rglob("*.*"))
        if path.suffix in (".py", ".ftl", ".json", ".css", ".tcss") and "static" not in path.parts
        if not any(path.is_relative_to(room) for room in rooms)
    ]
    assert {path.suffix for path in paths} == {".py", ".ftl", ".json", ".css", ".tcss"}
    found = {path for path in paths if re.search("yspahan|basari", code_of(path), re.IGNORECASE)}
    assert found == {source / name for name in NAMED}


def test_nothing_outside_its_folder_knows_the_game_from_outside() -> None:
    paths = [
        path
        for folder in ("src", "web/src", "tools", "bench")
        for path in (ROOT / folder).rglob("*")
        if path.suffix in (".py", ".ts", ".svelte", ".ftl", ".json", ".css", ".tcss") and "static" not in path.parts
    ]
    assert len(paths) > 200
    assert [path for path in paths if re.search(r"bidding.?pig|\bpig\b", path.read_text("utf-8"), re.IGNORECASE)] == []
