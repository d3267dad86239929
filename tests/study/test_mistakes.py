"""One's own mistakes as questions: each is an error of the seat, shown as the seat saw it; answers are judged alike."""

from __future__ import annotations

import dataclasses
import json
from functools import cache
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace
from typer.testing import CliRunner

from souk.cli import app
from souk.engine.contract import NATURE
from souk.engine.errors import BadOption, IllegalMove
from souk.engine.position import Transcript
from souk.games import GAMES
from souk.records.file import dump
from souk.study import CHEAP, review
from souk.study.mistakes import ANSWERS, PART, Examiner, Mistake, Mistakes, mistakes_of, questions_of
from souk.study.review import QUICK, decisions_of
from souk.study.sentences import Sentences, sentence
from souk.words import LANGUAGES

from .games import random_game

GAMES_HERE = ("basari", "yspahan")


@cache
def mistakes(name: str) -> tuple[Transcript, Mistakes]:
    record = random_game(name, 3, 8)
    return record, mistakes_of(record, 1)


@pytest.mark.parametrize("name", GAMES_HERE)
def test_the_questions_are_the_errors_of_a_review(name: str) -> None:
    record = random_game(name, 3, 8)
    found = review(record, CHEAP)
    assert decisions_of(record, 2, CHEAP) == tuple(one for one in found.decisions if one.seat == 2)
    asked = questions_of(found.decisions, 2)
    assert [one.step for one in asked] == [one.step for one in found.decisions if one.seat == 2 and one.is_error]
    for question in asked:
        together = dict(record.entries[question.step : question.step + 3][::-1])  # its step is the first of them
        assert together[2] == question.chosen
        assert question.chosen not in question.hint.moves
        assert not question.hint.moves or question.best in question.hint.moves


@pytest.mark.parametrize("name", GAMES_HERE)
def test_answers_count_within_their_error_or_below_a_third_of_the_mistake(name: str) -> None:
    record, found = mistakes(name)
    examiner, verdicts = Examiner(record), set()
    assert found.questions
    for question in found.questions[:6]:
        assert examiner.judge(question, question.best).right
        assert not examiner.judge(question, question.chosen).right
        for move in examiner.position(question).view(1).moves[:6]:
            answer = examiner.judge(question, move.id)
            assert answer.right == (answer.loss <= max(answer.error, PART * question.loss))
            assert answer == Examiner(record).judge(question, move.id)
            verdicts.add(answer.right)
    assert verdicts == {True, False}
    assert ANSWERS.second == 2 * QUICK.second


def test_questions_and_answers_can_be_judged_for_as_long_as_a_deep_review(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("souk.study.DEEP", CHEAP)
    record = random_game("basari", 3, 8)
    (tmp_path / "game.souk").write_text(dump(record))
    data = tmp_path / "mistakes.json"
    words = ["review", str(tmp_path / "game.souk"), "--learn", "--deep", "--seat", "1", "--json", str(data)]
    assert CliRunner().invoke(app, words, input="quit\n").exit_code == 0
    found = mistakes_of(record, 1, effort=CHEAP)
    assert json.loads(data.read_text()) == json.loads(msgspec.json.encode(found))
    assert found != mistakes("basari")[1]


def test_a_question_is_asked_and_judged_by_what_its_seat_saw() -> None:
    """Other secrets, same view: the same position to look at, and the same verdict."""
    record, found = mistakes("yspahan")
    question = next(one for one in found.questions if any(_others_hold_cards(record, one)))
    examiner = Examiner(record)
    position = examiner.position(question)
    assert bytes(position.view(1)) == bytes(GAMES["yspahan"].hidden(position.state, 1))
    swapped = _other_secrets(record, question)
    other = Examiner(swapped)
    assert bytes(other.position(question).state) != bytes(position.state)
    assert bytes(other.position(question).view(1)) == bytes(position.view(1))
    for move in position.view(1).moves:
        assert examiner.judge(question, move.id) == other.judge(question, move.id)


def _others_hold_cards(record: Transcript, question: Mistake) -> list[bool]:
    state = Examiner(record).position(question).state
    return [bool(state.cards[seat]) for seat in range(3) if seat != question.seat]


def _other_secrets(record: Transcript, question: Mistake) -> Transcript:
    """The same game up to the question, where another seat drew another card, which nobody has seen since."""
    game, view = GAMES["yspahan"], bytes(Examiner(record).position(question).view(question.seat))
    for step, (seat, action) in enumerate(record.entries[: question.step]):
        for outcome in game.outcomes:
            drawn = seat == NATURE and game.outcomes[action].kind == "card"
            if drawn and outcome.kind == "card" and outcome.id != action:
                entries = (*record.entries[:step], type(record.entries[step])(record.entries[step][0], outcome.id))
                swapped = dataclasses.replace(record, entries=(*entries, *record.entries[step + 1 : question.step]))
                try:
                    same = bytes(Examiner(swapped).position(question).view(question.seat)) == view
                except IllegalMove:
                    continue
                if same:
                    return swapped
    raise AssertionError("no card of another seat is hidden")


def test_what_cannot_be_asked_is_refused_with_a_reason() -> None:
    record, found = mistakes("basari")
    examiner, question = Examiner(record), found.questions[0]
    for action in (-1, 9999, next(id for id in range(99) if id not in _open(record, question))):
        with pytest.raises(IllegalMove, match="open to seat 1"):
            examiner.judge(question, action)
    with pytest.raises(BadOption, match="seats are 0 to 2"):
        mistakes_of(record, 3)


def _open(record: Transcript, question: Mistake) -> list[int]:
    return [move.id for move in Examiner(record).position(question).moves_of(question.seat)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_are_said_in_every_language(language: str) -> None:
    record, found = mistakes("basari")
    say, examiner = Sentences(found, language), Examiner(record)
    for question in found.questions[:3]:
        said = [say.task(question), *say.hints(question), say.solution(question)]
        for move in examiner.position(question).moves_of(1)[:3]:
            answer = examiner.judge(question, move.id)
            said.append(say.praise(question, answer) if answer.right else say.rejection(answer))
        assert not any("mistakes-" in text or "{" in text for text in said)
        forms = say.words.doing(say.game.actions[question.best].fields).values()
        assert any(form in say.solution(question) or sentence(form) in say.solution(question) for form in forms)
        assert say.percent(question.loss) in say.task(question)
    plain = replace(found.questions[0].hint, change=None, moves=())
    assert say.hints(replace(found.questions[0], hint=plain)) == []


def test_the_command_asks_hints_and_tells(tmp_path: Path) -> None:
    record, found = mistakes("basari")
    file, data = tmp_path / "game.souk", tmp_path / "mistakes.json"
    file.write_text(dump(record))
    first, second, *rest = found.questions
    actions = GAMES["basari"].actions
    answers = ["help", "hint", "hint", "hint", "nonsense", actions[first.chosen].notation, actions[first.best].notation]
    answers += [actions[second.best].notation, *["solution"] * len(rest[:1]), *["next"] * len(rest[1:])]
    words = ["review", str(file), "--learn", "--seat", "1", "--json", str(data), "--language", "en"]
    done = CliRunner().invoke(app, words, input="\n".join(answers) + "\n")
    assert done.exit_code == 0, done.output
    assert f"Question 1 of {len(found.questions)}" in done.output
    assert done.output.index("Answer with a number or a move") < done.output.index("Question 1")
    assert "nonsense” is no move here" in done.output
    assert "Try again." in done.output
    assert done.output.count("Right: that is the best.") == 2
    assert f"Found at the first attempt: 1 of {len(found.questions)}" in done.output
    assert len(json.loads(data.read_text())["questions"]) == len(found.questions)
    left = CliRunner().invoke(app, words, input="quit\n")
    assert f"Found at the first attempt: 0 of {len(found.questions)}" in left.output
    for more, wrong in (([], "--seat 0 to 2"), (["--seat", "0", "--html", "x"], "--html")):
        refused = CliRunner().invoke(app, ["review", str(file), "--learn", *more])
        assert wrong in str(refused.exception)
