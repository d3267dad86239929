"""Questions about one's own mistakes at the server: from the review of a finished game, answers judged.

The review is written here, since what reviews find is tested elsewhere (`test_reviews.py`, `tests/study`).
"""

from __future__ import annotations

import msgspec
import pytest

from souk.client import Client, ServerSays
from souk.records.file import first_position, load
from souk.server import protocol as p
from souk.study.mistakes import MistakeVerdict, questions_of
from souk.study.review import states_of
from souk.study.types import Decision, JudgedOption, PointsChange, Review, Why

from . import Running
from .people import open_for
from .test_reviews import finished

SEAT = 1


def reviewed(text: str) -> Review:
    """A review that finds one blunder: the first decision of the seat that others did not make with it."""
    record = load(text)
    first = first_position(record)
    for step, state in enumerate(states_of(first, record.entries)):
        legal = first.game.legal(state, SEAT) if first.game.seats_to_act(state) == (SEAT,) else []
        if len(legal) > 2:
            chosen = record.entries[step][1]
            best = next(action for action in legal if action != chosen)
            break
    flat = (0.0,) * 3
    options = tuple(JudgedOption(one, "", flat, 0.0, flat, (), 1) for one in (best, chosen))
    why = Why(best, chosen, 0.25, (PointsChange("points", 2.5),), None, ())
    blunder = Decision(step, SEAT, chosen, best, options, 0.25, 0.01, "blunder", False, (0, -250_000, 0), why)
    return Review(record.game, 3, ("1", "2", "3"), ("points",), True, "", 1, (), (blunder,), (), (), ())


def mistakes(person: Client, link: str, seat: int) -> p.Mistakes:
    return person.get(f"tables/{link}/mistakes?seat={seat}", p.Mistakes, "basari")


def answer(person: Client, link: str, seat: int, step: int, move: int) -> MistakeVerdict:
    return person.post(f"tables/{link}/mistakes", p.MistakeAnswer(seat, step, move), MistakeVerdict)


def test_the_errors_of_a_review_are_asked_about_and_answers_are_judged(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, other = Client(server.url, "Annabel"), Client(server.url, "Otto")
    link = finished(anna)
    assert msgspec.to_builtins(mistakes(anna, link, 0)) == {"depth": None, "questions": [], "moves": []}
    with pytest.raises(ServerSays) as refused:
        answer(anna, link, SEAT, 0, 0)
    assert "NotReviewed" in type(refused.value.reason).__name__
    review = reviewed(anna.get(f"tables/{link}/record", str))

    async def best(_: object) -> tuple[str, Review]:
        return "quick", review

    monkeypatch.setattr(server.services.hub.reviews, "best", best)
    (blunder,) = review.decisions
    for person in (anna, other):  # the game is over: everybody may look
        found = mistakes(person, link, SEAT)
        assert found.depth == "quick"
        assert msgspec.to_builtins(found.questions) == msgspec.to_builtins([*questions_of(review.decisions, SEAT)])
        assert {option.id for option in found.moves} == {blunder.best, blunder.chosen}
        assert not mistakes(person, link, 0).questions
    assert answer(other, link, SEAT, blunder.step, blunder.best).right
    wrong = answer(anna, link, SEAT, blunder.step, blunder.chosen)
    assert (wrong.right, wrong.loss, wrong.why) == (False, 0.25, blunder.why)
    at = f"tables/{link}/position?seat={SEAT}&step={blunder.step}"
    shown = anna.get(at, p.Previewed, "basari")
    moves = [option.id for option in shown.snapshot.moves]
    assert {blunder.best, blunder.chosen} <= {*moves}
    assert shown.snapshot.seat == SEAT
    assert [ahead.move for ahead in shown.each] == moves
    assert anna.get(f"{at}&move={blunder.best}", p.Previewed, "basari").snapshot.step == blunder.step + 1
    closed = next(n for n in range(99) if n not in moves)
    for step, move in ((0, closed), (0, 9999), (0, -1), (1000, blunder.best)):
        with pytest.raises(ServerSays) as refused:
            answer(anna, link, SEAT, blunder.step + step, move)
        assert type(refused.value.reason).__name__ == ("NoSuchQuestion" if step else "NoSuchMove")
    for path in (f"{at}&move={closed}", f"tables/{link}/mistakes?seat=3"):
        with pytest.raises(ServerSays) as refused:
            anna.get(path, object)
        assert type(refused.value.reason).__name__ in ("NoSuchMove", "NoSuchSeat")


def test_a_game_that_goes_on_has_no_questions(server: Running) -> None:
    anna = Client(server.url, "Annelie")
    link = open_for([anna], "basari", bots=2)
    for path in ("mistakes", "position?step=1"):
        with pytest.raises(ServerSays):
            anna.get(f"tables/{link}/{path}", object)
    with pytest.raises(ServerSays) as refused:
        answer(anna, link, 0, 0, 0)
    assert "NotOver" in type(refused.value.reason).__name__
