"""Opponents with a face: chosen for a table, or found. And my progress against them, as its page tells it."""

from __future__ import annotations

import csv
import io
import random
import re
from collections.abc import Iterator
from math import floor
from typing import Any, Final
from urllib.parse import unquote

import pytest
from playwright.sync_api import expect

import souk
from souk.client import Client
from souk.players.personas import LEVEL_OF, PERSONAS, temper_of
from souk.puzzles.solving import chosen_puzzles
from souk.server import protocol as p
from souk.server.strength import opponents_for
from souk.words import Words
from tests.server import Victim
from tests.server.people import play_out

from . import LANGUAGES, NARROW, Press, Screen, act, check, click, keys
from .conftest import Person
from .reviewed import have_met, have_reviewed
from .test_pages import texts

YSPAHAN, BASARI = souk.GAMES["yspahan"], souk.GAMES["basari"]
RNG: Final = random.Random(7)
GAMES: Final = 3
PASSWORD: Final = "a long password"
PUZZLE: Final = next(puzzle for puzzle in chosen_puzzles() if len(puzzle.steps) == 1)
HANDS: Final = {"mouse": click, "keyboard": keys}


@pytest.fixture(scope="module")
def mila(server: Victim) -> Iterator[Client]:
    """Somebody with a password, finished games, one of them reviewed, a puzzle solved and a lesson done."""
    with Client(server.url, "Mila") as mila:
        for seed in range(GAMES):
            play_out(mila.open("basari", ["me", "random", "random"]), seed)
        have_met("trader", server.database)
        latest = mila.get("me/games", p.Summaries).tables[0]
        have_reviewed(mila, server.database, latest.link)
        answer = p.PuzzleMoves([PUZZLE.line[0]], play=True)
        mila._request("POST", f"puzzles/{PUZZLE.id}", answer, p.PuzzleReply, PUZZLE.rules())
        lesson = next(one.name for one in mila.get("lessons", p.Lessons).lessons if one.game == "basari")
        mila._request("PATCH", "me", p.Change(settings={"lessons.basari": lesson}), p.User)
        mila.post("me/password", p.Keep(PASSWORD), p.User)
        yield mila


def log_in(screen: Screen) -> None:
    """Come back as Mila."""
    screen.go("/profile")
    screen.page.locator("details summary").first.click()
    form = screen.page.locator("details form")
    form.locator('[autocomplete="username"]').fill("Mila")
    form.locator('[autocomplete="current-password"]').fill(PASSWORD)
    form.locator("button").click()
    expect(screen.page.locator("nav .me")).to_have_text("Mila")


def to_progress(screen: Screen, press: Press) -> None:
    if not screen.page.locator('nav a[href="/me"]').is_visible():  # on a phone the profile leads there
        screen.go("/profile")
    press(screen.page, 'a[href="/me"]', RNG)
    screen.main("me")
    screen.page.wait_for_selector("[data-badge]")


def fits(screen: Screen) -> bool:
    """Whether nothing is wider than the screen."""
    fits: bool = screen.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    return fits


def test_my_progress_tells_what_i_played_learnt_and_solved(person: Person, mila: Client) -> None:
    told = mila.get("me/progress", p.Progress)
    (basari,) = told.games
    anna = person()
    log_in(anna)
    to_progress(anna, click)
    game = anna.page.locator('[data-game-progress="basari"]')
    expect(game).to_contain_text(f"{GAMES} games, {basari.won} won")
    expect(game).to_contain_text(f"({basari.strength} ± {basari.doubt})")
    recent = basari.curve[-1].recent
    assert recent.games == GAMES
    said = re.sub(r"\s+", " ", game.locator('[data-part="verdict"]').inner_text())
    assert f"you left {round(100 * recent.reached)} % of them behind" in said
    assert f"{floor(100 * recent.expected + 0.5)} ± {floor(100 * recent.margin + 0.5)} %" in said
    for source in basari.points[0].sources:
        row = game.locator(f'[data-source="{source.source}"]')
        for kind, value in (("yours", source.yours), ("strongest", source.strongest)):
            assert value
            number = float(row.locator(f".{kind} .number").inner_text().split(" ")[0].replace(",", ""))
            assert abs(number - value.mean) <= 0.06
    (review,) = basari.reviews
    assert review.accuracy is not None
    expect(game.locator('[data-part="reviewed"]')).to_contain_text(f"accuracy {round(review.accuracy)}")
    assert game.locator('[data-do="review"]').count() == GAMES - 1
    puzzles = mila.get("puzzles", p.Puzzles).you
    assert puzzles
    expect(anna.page.locator('[data-part="puzzles"] .rating')).to_contain_text(str(round(puzzles.rating)))
    all_lessons = sum(one.game == "basari" for one in mila.get("lessons", p.Lessons).lessons)
    expect(anna.page.locator('[data-lessons="basari"]')).to_contain_text(f"1 of {all_lessons} done")
    for badge in told.badges:
        shown = anna.page.locator(f'[data-badge="{badge.name}"]')
        expect(shown).to_contain_text("earned" if badge.earned else "not yet")
    file = anna.page.locator('[data-do="csv"]').get_attribute("href") or ""
    rows = list(csv.DictReader(io.StringIO(unquote(file.partition(",")[2]))))
    assert [row["table"] for row in rows] == [point.link for point in reversed(basari.curve)]
    assert [float(row["reached"]) for row in rows] == [point.reached for point in reversed(basari.curve)]
    assert [row["accuracy"] for row in rows if row["accuracy"]] == [str(review.accuracy).removesuffix(".0")]
    game.locator('[data-do="review"]').first.click()
    anna.main("review")


@pytest.mark.parametrize("size", ["wide", "narrow"])
def test_my_progress_keeps_nobody_out_and_speaks_five_languages(
    person: Person, mila: Client, axe: str, size: str
) -> None:
    assert mila
    anna = person(**({"viewport": NARROW} if size == "narrow" else {}))
    log_in(anna)
    to_progress(anna, click)
    anna.page.locator("details summary").first.click()
    for scheme in ("light", "dark"):
        anna.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        expect(anna.page.locator(f'html[data-theme="{scheme}"]')).to_be_attached()
        assert check(anna, axe) == []
    english = texts(anna)
    for language in LANGUAGES:
        anna.page.locator('[data-do="language"]').select_option(language)
        expect(anna.page.locator(f'html[lang="{language}"]')).to_be_attached()
        assert fits(anna), language
        if language != "en":
            anna.page.wait_for_function(
                "(title) => document.querySelector('h1').innerText !== title", arg="My progress"
            )
            assert not texts(anna) & english


@pytest.mark.parametrize("hand", HANDS)
def test_who_is_new_reads_what_there_will_be(person: Person, hand: str) -> None:
    anna = person(locale="de", viewport=NARROW)
    to_progress(anna, HANDS[hand])
    expect(anna.page.locator('[data-part="no-games"]')).to_contain_text("Noch keine Partie beendet")
    expect(anna.page.locator('[data-part="puzzles"]')).to_contain_text("Noch kein Rätsel versucht")
    assert anna.page.locator("[data-badge]").count() > len("badges")
    assert fits(anna)
    HANDS[hand](anna.page, '[data-part="no-games"] a', RNG)
    anna.main("home")


# Opponents.


@pytest.mark.parametrize(
    ("hand", "settings"),
    [("mouse", {}), ("keyboard", {}), ("mouse", {"viewport": NARROW, "locale": "de", "has_touch": True})],
    ids=["mouse", "keyboard", "phone"],
)
def test_opponents_are_chosen_by_their_faces(person: Person, axe: str, hand: str, settings: dict[str, Any]) -> None:
    press, language = HANDS[hand], settings.get("locale", "en")
    anna = person("/new?game=yspahan", **settings)
    anna.main("new")
    for seat, name in ((1, "leila"), (2, "farhad")):
        press(anna.page, f'[data-seat="{seat}"] [data-opponent]', RNG)
        dialog = anna.page.locator('[data-dialog="opponents"]')
        expect(dialog.locator("svg[data-face]")).to_have_count(len(PERSONAS))
        temper = Words(language, YSPAHAN).word("temper", temper_of(name, YSPAHAN))
        expect(dialog.locator(f'[data-choose="{name}"]')).to_contain_text(temper)
        if seat == 1:
            assert check(anna, axe) == []
            assert fits(anna)
        press(anna.page, f'[data-choose="{name}"]', RNG)
        expect(dialog).to_have_count(0)
        expect(anna.page.locator(f'[data-seat="{seat}"] [data-opponent="{name}"]')).to_be_visible()
    press(anna.page, '[data-do="open"]', RNG)
    anna.main("table")
    for name in ("leila", "farhad"):
        expect(anna.page.locator(f'svg[data-face="{name}"]').first).to_be_attached()
    link = anna.page.url.rpartition("/")[2]
    levels = anna.page.evaluate(f"fetch('/api/tables/{link}').then((answer) => answer.json())")["seats"]
    assert [seat.get("level", "") for seat in levels][:3] == ["", "leila", "farhad"]


def test_a_table_fills_itself_with_people_of_my_strength(person: Person, mila: Client) -> None:
    anna = person()
    log_in(anna)
    anna.go("/new?game=basari")
    anna.main("new")
    anna.page.locator('[data-seat="1"] [data-opponent]').click()
    anna.page.locator('[data-choose="khosrow"]').click()
    anna.page.locator('[data-seat="1"] [data-opponent="khosrow"]').click()
    anna.page.locator('[data-choose="fitting"]').click()  # and back to whoever fits
    anna.do("open")
    anna.main("table")
    link = anna.page.url.rpartition("/")[2]
    found = mila.get(f"tables/{link}", p.Summary)
    own = [(each, each.your_seat or 0) for each in mila.get("me/games", p.Summaries).tables if each.result]
    fitting = {LEVEL_OF[name] for _ in range(20) for name in opponents_for(BASARI, [""] * 3, [own])}
    chosen = [seat.level for seat in found.seats if seat.kind == "bot"]
    assert len(set(chosen)) == 3
    assert {LEVEL_OF[name] for name in chosen} <= fitting
    assert fitting < set(LEVEL_OF.values()), "not just anybody"


def test_two_people_who_wait_fill_their_table_and_play(person: Person) -> None:
    anna = person("/")
    click(anna.page, '[data-invite="basari"]', RNG)
    anna.main("waiting")
    ben = person(anna.page.url.removeprefix(anna.url))
    ben.main("waiting")
    click(ben.page, '[data-do="sit"]', RNG)
    expect(ben.page.locator('[data-do="fill"]')).to_have_count(0)  # that is for who opened the table
    free = anna.page.locator('[data-do="fill"]')
    expect(free).to_have_count(2)
    for left in (1, 0):
        free.first.click()
        expect(free).to_have_count(left)
    chosen = set()
    for screen in (anna, ben):
        screen.main("table")
        faces = screen.page.locator("svg[data-face]")
        expect(faces).not_to_have_count(0)
        chosen |= {face.get_attribute("data-face") for face in faces.all()}
    assert len(chosen) == 2
    assert chosen <= set(PERSONAS)
    turns = 0
    while turns < 6 and "over" not in (anna["status"], ben["status"]):
        turns += sum(act(screen.page, RNG) for screen in (anna, ben))
