"""Studies: trees of variations that are played by the rules and kept as records."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

import souk
from souk.engine.chance import Dice
from souk.engine.contract import NATURE
from souk.engine.errors import BadPosition, BadRecord, IllegalMove
from souk.engine.position import Note
from souk.games import GAMES
from souk.games.yspahan.types import PositionProblem
from souk.records.file import _check_sum, dump, load, replay
from souk.study.variations import Node, Study
from souk.words import Words

KINDS = [("yspahan", 2), ("yspahan", 4), ("basari", 3), ("basari", 4)]


def grown(name: str, players: int, seed: int, steps: int = 60) -> Study:
    """A study that grew at random, also where nature acts."""
    rng = random.Random(seed)
    study = Study.new(GAMES[name], players)
    nodes = [study.root]
    for _ in range(steps):
        node = rng.choice(nodes[-4:] if rng.random() < 0.8 else nodes)
        position = study.position(node)
        if position.actors == (NATURE,) and rng.random() < 0.7:
            nodes.append(study.roll(node, Dice.from_seed(rng.random().hex())))
        elif not position.over:
            nodes.append(study.play(node, rng.choice(position.moves)))
    return study


def shape(node: Node) -> object:
    return node.entry, node.note, [shape(child) for child in node.children]


@pytest.mark.parametrize(("name", "players"), KINDS)
def test_what_is_written_is_read_again(name: str, players: int) -> None:
    for seed in range(5):
        study = grown(name, players, seed)
        assert len(list(study.root.lines())) > 2
        again = Study.read(study.dump())
        assert shape(again.root) == shape(study.root)
        assert again.dump() == study.dump()


def test_a_study_of_a_game_without_variations_is_the_games_record() -> None:
    game = souk.new("basari", 3, 7)
    while not game.over:
        game.play(game.moves[0])
    text = dump(game.record())
    assert text.startswith("souk 1\n")
    assert Study.read(text).dump() == text


def test_a_study_begins_at_a_position_and_is_read_by_what_reads_records() -> None:
    game = souk.new("yspahan", 3, 5)
    while len(game.moves) < 2 or game.steps < 30:
        game.play(game.moves[-1])
    study = Study.at(GAMES["yspahan"], game.to_json())
    assert study.position(study.root) == game
    first, other = study.position(study.root).moves[:2]
    end = study.play(study.root, first)
    study.play(study.root, other).note = Note(comment="what if?")
    text = study.dump()
    assert text.startswith("souk 3\n")
    assert replay(load(text)) == study.position(end)
    assert replay(load(text), 0) == game
    assert Study.read(text).root.children[1].note.comment == "what if?"


def test_dice_chosen_by_hand_and_rolled_are_two_variations() -> None:
    study = Study.new(GAMES["basari"], 3)
    rolled = study.roll(study.root, Dice.from_seed(1))
    by_hand = study.play(study.root, study.position(study.root).moves_of(NATURE)[0])
    assert rolled.entries[:1] != by_hand.entries or len(study.root.children) == 1
    with pytest.raises(IllegalMove):
        study.roll(rolled, Dice.from_seed(1))
    with pytest.raises(IllegalMove):
        study.play(study.root, 0, seat=1)


def test_a_variation_becomes_the_main_line_or_goes() -> None:
    study = grown("yspahan", 3, 2)
    ends = list(study.root.lines())
    study.promote(ends[-1])
    assert load(study.dump()).entries == ends[-1].entries
    before = study.remove(ends[-1])
    assert ends[-1] not in study.root.lines()
    assert before.children == [] or ends[-1] not in before.children
    with pytest.raises(IllegalMove):
        study.remove(study.root)


def signed(text: str) -> str:
    body = text[: text.rindex("check: ")]
    return f"{body}check: {_check_sum(body)}\n"


def test_what_cannot_be_a_study_is_refused_with_its_line() -> None:
    text = grown("basari", 3, 3).dump()
    later = re.sub("after [0-9]+", "after 999", text, count=1)
    with pytest.raises(BadRecord, match="no line 999 above"):
        load(signed(later))
    with pytest.raises(BadRecord, match="a variation has moves"):
        load(signed(re.sub(r"after ([0-9]+)\n", r"after \1\n\n", text, count=1)))
    with pytest.raises(BadRecord):  # old formats have neither
        load(signed(text.replace("souk 3", "souk 1")))
    touched = text.replace("after ", "after  ", 1)
    with pytest.raises(BadRecord):
        load(touched)


def test_what_is_wrong_with_a_position_is_said_as_a_reason_in_every_language() -> None:
    data: Any = souk.new("yspahan", 3, 5).to_json()
    data["position"]["seats"][1]["sheet"]["buildings"] = 7
    with pytest.raises(BadPosition) as wrong:
        Study.at(GAMES["yspahan"], data)
    reason = wrong.value.reason
    assert reason == PositionProblem(problem="building_points", n=0)
    said = {Words(language, GAMES["yspahan"]).reason(reason) for language in ("en", "de", "nl", "it", "fr")}
    assert len(said) == 5
    study = Study.at(GAMES["yspahan"], souk.new("yspahan", 3, 5).to_json())
    text = study.dump().replace('"week":1', '"week":4')
    with pytest.raises(BadRecord, match="in the header: after week 3"):
        load(signed(text))


def test_the_command_line_reads_a_study(tmp_path: Path) -> None:
    from typer.testing import CliRunner

    from souk.cli import app

    study = grown("basari", 3, 4)
    file = tmp_path / "study.souk"
    file.write_text(study.dump(), "utf-8")
    for command in (["show", str(file)], ["replay", "--lines", str(file)], ["check", str(file)]):
        result = CliRunner().invoke(app, command)
        assert result.exit_code == 0, (command, result.output, result.exception)
    file.write_text(study.dump().replace("after ", "after 9", 1), "utf-8")
    assert CliRunner().invoke(app, ["check", str(file)]).exit_code == 1
