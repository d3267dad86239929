"""Lessons in a real browser: by mouse and by keyboard, wide and on a phone, in English and in German."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

from souk.engine.game import Game
from souk.engine.position import Position
from souk.games import GAMES
from souk.lessons import Lesson, attempt, lessons_of, message, scene, words_of
from souk.words import Words

from . import NARROW, Press, Screen, act, changed, check, click, keys, look
from .conftest import Person

MOST_HELP = 3  # a hint, the next move in words, the move itself
COLOURS = ("red", "yellow", "green", "blue")


def shown(page: Page, lesson: Lesson, step: int, done: bool = False) -> None:
    where = f'[data-part="task"][data-step="{step}"][data-done="{str(done).lower()}"]'
    expect(page.locator(where)).to_be_visible()


def planned(page: Page, n: int) -> None:
    expect(page.locator(f'main[data-planned="{n}"]')).to_be_attached()


def take(screen: Screen, game: str, lesson: Lesson, language: str, press: Press) -> None:
    """Take a lesson by its own moves."""
    page, words, rng = screen.page, words_of(GAMES[game], language), random.Random(1)
    for step in range(len(lesson.steps)):
        shown(page, lesson, step)
        task = page.locator('[data-part="task"]')
        expect(task).to_contain_text(words.say(message(lesson, "title")))
        expect(task).to_contain_text(words.say(message(lesson, "task", step)))
        moves: list[int] = []
        while (found := attempt(GAMES[game], lesson, step, moves)).outcome == "open":
            assert found.next is not None
            kind = GAMES[game].actions[found.next].kind
            button = f'[data-move="{found.next}"]:not([disabled])'
            if kind == "end":  # with the plan, by the main button where nothing else can be done
                ends = '[data-do="end"]'
                button = ends if page.locator(ends).count() else '[data-do="confirm"]:not([disabled])'
            if kind == "offer":
                moves += make_offer(page, GAMES[game], lesson, step, press)
            else:
                page.locator(button).locator("visible=true").first.wait_for()
                press(page, button, rng)
                moves.append(found.next)
            chosen = f'main[data-planned="{len(moves)}"]'
            page.wait_for_selector(f'{chosen}, [data-part="task"][data-done="true"]', state="attached")
        if page.locator('[data-part="task"][data-done="false"]').count():  # some answers count at once
            press(page, '[data-do="confirm"]:not([disabled])', rng)
        shown(page, lesson, step, done=True)
        expect(task).to_contain_text(words.say(message(lesson, "done", step)))
        if step + 1 < len(lesson.steps):
            press(page, '[data-do="next"]', rng)


def make_offer(page: Page, game: Game, lesson: Lesson, step: int, press: Press) -> list[int]:
    """Offer what the lesson wants, with the buttons for more and fewer gems; the moves that this is."""
    start, rng = scene(game, lesson, step).position, random.Random(1)
    trial = Position(game, start.state, start.options).play(lesson.steps[step].ways[0], lesson.seat)
    moves = [move.id for move in trial.history]
    wanted = dict(zip(COLOURS, (int(game.actions[move].notation[:-1]) for move in moves[1:]), strict=True))  # as 2Y
    counts = page.locator("output")
    expect(counts).to_have_count(4)
    for colour in sorted(COLOURS, key=lambda one: -wanted[one]):  # more first: an offer is never smaller than it may be
        output = counts.nth(COLOURS.index(colour))
        while (there := int(output.inner_text())) != wanted[colour]:
            press(page, f'[data-do="{"more" if there < wanted[colour] else "less"}-{colour}"]:not([disabled])', rng)
            expect(output).not_to_have_text(str(there))
    press(page, '[data-do="offer"]:not([disabled])', rng)
    return moves


def play_first_game(screen: Screen, game: str, language: str, press: Press) -> None:
    """Play the guided game to its end; the coach speaks before and after turns, and warns."""
    page, words, rng = screen.page, words_of(GAMES[game], language), random.Random(2)
    guide = page.locator('[data-part="guide"]')
    expect(guide).to_contain_text(words.say("guide-now"))
    told = happened = 0
    due = '[data-status="over"], [data-move], [data-do="offer"], [data-do="confirm"], [data-do="coach-anyway"]'
    while True:
        page.locator(f":is({due}):not([disabled])").locator("visible=true").first.wait_for()
        if (seen := look(page))["status"] == "over":
            break
        if page.locator('[data-part="matters"] li').count():
            told += 1
        happened += page.locator('[data-part="happened"]').count()
        if "coach-anyway" in seen["commands"]:
            press(page, '[data-do="coach-anyway"]', rng)
            changed(page, seen)
        else:
            act(page, rng, press)
    assert told
    assert happened
    expect(guide).to_contain_text(words.say("guide-over"))
    press(page, '[data-do="guide-coach"]', rng)  # the coach stays, if that is wished
    expect(page.locator('[data-do="guide-coach"]')).to_have_count(0)
    screen.go(f"/learn/{game}")
    expect(page.locator('[data-part="first-game"][data-done="true"]')).to_be_visible()


@pytest.mark.parametrize("game", ["yspahan", "basari"])
def test_all_lessons_are_taken_by_mouse(person: Person, game: str) -> None:
    anna = person(f"/rules/{game}")
    offer = anna.page.locator('[data-part="offer"] a')
    expect(offer).to_have_attribute("href", f"/learn/{game}")
    anna.go("/")
    anna.page.locator(f'[data-part="learn"] a[href="/learn/{game}"]').click()
    anna.main("learn")
    anna.do("begin")
    lessons = lessons_of(GAMES[game])
    for k, lesson in enumerate(lessons):
        anna.main("lesson")
        take(anna, game, lesson, "en", click)
        anna.do("next-lesson" if k + 1 < len(lessons) else "all")
    anna.main("learn")
    progress = anna.page.locator(f'[data-game="{game}"] [data-part="progress"]')
    expect(progress).to_have_text(f"{len(lessons)} of {len(lessons)} done")
    anna.page.locator(f'[data-first-game="{game}"]').click()
    anna.main("table")
    play_first_game(anna, game, "en", click)
    anna.go("/")
    expect(anna.page.locator('[data-part="learn"]')).to_have_count(0)
    anna.go(f"/rules/{game}")
    expect(anna.page.locator("section h2").first).to_be_visible()
    expect(offer).to_have_count(0)


def test_who_waits_at_a_table_is_offered_lessons_beside_it(person: Person) -> None:
    anna = person("/")
    click(anna.page, '[data-invite="basari"]', random.Random(1))
    anna.main("waiting")
    offer = anna.page.locator('[data-part="offer"] a')
    expect(offer).to_have_attribute("href", "/learn/basari")
    expect(offer).to_have_attribute("target", "_blank")


@pytest.mark.parametrize("game", ["yspahan", "basari"])
def test_all_lessons_are_taken_by_keyboard_on_a_phone_in_german(person: Person, game: str) -> None:
    anna = person(f"/learn/{game}/1", locale="de", viewport=NARROW)
    lessons, rng = lessons_of(GAMES[game]), random.Random(1)
    for k, lesson in enumerate(lessons):
        anna.main("lesson")
        take(anna, game, lesson, "de", keys)
        keys(anna.page, f'[data-do="{"next-lesson" if k + 1 < len(lessons) else "all"}"]', rng)
    anna.main("learn")
    keys(anna.page, f'[data-first-game="{game}"]', rng)
    anna.main("table")
    play_first_game(anna, game, "de", keys)


def submit(screen: Screen, form: str, **filled: str) -> None:
    """Fill in a form of the profile by what its fields are for, and send it off."""
    for purpose, text in filled.items():
        screen.page.locator(f'{form} [autocomplete="{purpose.replace("_", "-")}"]').fill(text)
    screen.page.keyboard.press("Enter")
    expect(screen.page.locator('[data-do="logout"]')).to_be_visible()


def test_what_is_done_is_known_wherever_one_signs_in(person: Person) -> None:
    game, lessons = GAMES["basari"], lessons_of(GAMES["basari"])
    anna, beside = person("/learn/basari/1"), person("/profile")
    take(anna, game.name, lessons[0], "en", click)
    anna.go("/profile")
    name = anna.page.locator('[autocomplete="nickname"]').input_value()
    with anna.page.expect_response(lambda answer: answer.request.method == "PATCH"):  # settings follow the account
        submit(anna, 'form:has([autocomplete="new-password"])', new_password="a long password")
    beside.page.locator("details summary").first.click()
    submit(beside, "details form", username=name, current_password="a long password")
    beside.go("/learn/basari")
    expect(beside.page.locator("li.done")).to_have_count(1)
    with anna.page.expect_response(lambda answer: answer.request.method == "PATCH"):
        anna.go("/learn/basari/2")
        take(anna, game.name, lessons[1], "en", click)
    beside.go("/learn/basari")
    expect(beside.page.locator("li.done")).to_have_count(2)


def test_what_goes_wrong_is_explained_and_taken_back(person: Person) -> None:
    anna = person("/learn/yspahan/1")
    anna.main("lesson")
    lesson = lessons_of(GAMES["yspahan"])[0]
    words = words_of(GAMES["yspahan"], "en")
    shown(anna.page, lesson, 0)
    anna.page.get_by_role("button", name=re.compile("gold", re.IGNORECASE)).first.click()
    planned(anna.page, 1)
    anna.page.get_by_role("button", name=re.compile("Take", re.IGNORECASE)).first.click()
    expect(anna.page.get_by_role("alert")).to_contain_text(words.say(message(lesson, "gold", 0)))
    planned(anna.page, 1)
    anna.do("help")
    expect(anna.page.locator('[data-part="task"]')).to_contain_text(words.say(message(lesson, "hint", 0)))


def test_help_leads_from_a_hint_to_the_end(person: Person) -> None:
    """A hint, the next move in words, then every move, and at last what was chosen is confirmed."""
    anna = person("/learn/yspahan/10")
    lesson = lessons_of(GAMES["yspahan"])[9]
    shown(anna.page, lesson, 0)
    n = len(begun(lesson).play(lesson.steps[0].ways[0], lesson.seat).history)
    for pressed in range(1, MOST_HELP + n):
        anna.do("help")
        planned(anna.page, max(0, pressed + 1 - MOST_HELP))
    anna.do("help")
    shown(anna.page, lesson, 0, done=True)


def begun(lesson: Lesson) -> Position:
    start = scene(GAMES["yspahan"], lesson, 0).position
    return Position(start.game, start.state, start.options)


def test_who_confirms_too_early_is_told_so_and_keeps_what_was_chosen(person: Person) -> None:
    anna = person("/learn/yspahan/10")
    lesson = lessons_of(GAMES["yspahan"])[9]
    shown(anna.page, lesson, 0)
    for move in [move.id for move in begun(lesson).play(lesson.steps[0].ways[0], lesson.seat).history][:2]:
        anna.page.locator(f'[data-move="{move}"]:not([disabled])').locator("visible=true").first.click()
    planned(anna.page, 2)
    anna.do("confirm")
    expect(anna.page.get_by_role("alert")).to_contain_text(Words("en").say("learn-goes_on"))
    planned(anna.page, 2)
    shown(anna.page, lesson, 0)


def test_no_question_stands_before_the_task(person: Person) -> None:
    """At a table the supervisor asks in a dialog; here the task and what is said of an answer must be seen."""
    anna = person("/learn/yspahan/5")
    game, lesson = GAMES["yspahan"], lessons_of(GAMES["yspahan"])[4]
    words = words_of(game, "en")
    shown(anna.page, lesson, 0)
    send = next(action.id for action in game.actions if action.notation == "send")
    anna.page.locator(f'[data-move="{send}"]').click()
    for text in (words.say(message(lesson, "send", 0)), words.say(message(lesson, "task", 0))):
        told = anna.page.get_by_text(text)
        expect(told).to_be_in_viewport()
        told.click(trial=True)  # nothing lies over it
    expect(anna.page.get_by_role("dialog")).to_have_count(0)


def test_lessons_keep_nobody_out(person: Person, axe: str) -> None:
    anna = person("/learn")
    for path, page in (("/learn", "learn"), ("/learn/yspahan/4", "lesson"), ("/learn/basari/3", "lesson")):
        anna.go(path)
        anna.main(page)
        anna.page.wait_for_load_state("networkidle")
        for scheme in ("light", "dark"):
            anna.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            expect(anna.page.locator(f'html[data-theme="{scheme}"]')).to_be_attached()
            assert check(anna, axe) == [], (path, scheme)


def test_an_address_without_a_lesson_says_so(person: Person) -> None:
    for path in ("/learn/yspahan/11", "/learn/chess/1", "/learn/yspahan/one", "/learn/yspahan/1/2"):
        person(path).main("nowhere")
