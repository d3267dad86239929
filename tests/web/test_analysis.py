"""The analysis board in a browser: open, look, vary, step, share, set up, play on; by mouse and by keys."""

from __future__ import annotations

import math
import random
import re
from datetime import UTC, datetime
from typing import Any
from urllib.parse import unquote

import pytest
from playwright.sync_api import expect

from souk.client import Client
from souk.engine.twin import twin_of
from souk.games import GAMES as GAMES_KNOWN
from souk.players.with_heuristics import with_heuristics
from souk.records.file import load
from souk.study.variations import Study
from tests.server import Victim

from . import LANGUAGES, NARROW, WIDE, Screen, check, keys, sit_together, to_decide
from .conftest import Person

GAMES = ("yspahan", "basari")


@pytest.fixture(scope="module")
def compiled() -> None:
    """What thinking runs in is compiled once and kept: a server on a slow machine would take its time with it."""
    for _ in twin_of(with_heuristics(GAMES_KNOWN["basari"])).warm():
        pass


def node(screen: Screen, wanted: str | None = None, step: int | None = None) -> str:
    """Wait for a moment; returns its number."""
    words = (
        "main" + (f'[data-node="{wanted}"]' if wanted else "[data-node]") + (f'[data-step="{step}"]' if step else "")
    )
    expect(screen.page.locator(words)).to_be_visible()
    return screen["node"]


def moved(screen: Screen, before: str) -> str:
    """Wait until another moment is looked at."""
    screen.page.wait_for_function("(before) => document.querySelector('main')?.dataset.node !== before", arg=before)
    return screen["node"]


def begin(screen: Screen, game: str, players: int = 3) -> None:
    """Study a new game up to the first decision, with thinking off."""
    screen.go("/analysis")
    screen.page.locator('[data-do="game"]').select_option(game)
    screen.page.locator('[data-do="players"]').select_option(str(players))
    screen.do("new")
    at = node(screen)
    screen.page.locator('[data-do="think"]').uncheck()
    screen.do("roll")
    moved(screen, at)


def test_a_finished_game_is_opened_at_a_moment_and_stepped_through(person: Person, over: dict[str, str]) -> None:
    anna = person(f"/replay/{over['basari']}?step=20")
    anna.do("analysis")
    node(anna, step=20)
    expect(anna.page).to_have_url(re.compile("step=20"))
    for key, step in (("ArrowRight", 21), ("ArrowLeft", 20), ("Home", 0), ("End", None), ("ArrowLeft", None)):
        anna.page.keyboard.press(key)
        expect(anna.page.locator(f'main[data-step="{step}"]' if step is not None else "main")).to_be_visible()
    shown = anna.page.locator('[data-part="tree"] [data-node]').nth(5)  # dice that fell together are one
    wanted = shown.get_attribute("data-node")
    assert wanted
    shown.click()
    node(anna, wanted)
    step = int(anna["step"])
    anna.page.reload()
    node(anna, step=step)


def test_ones_finished_games_are_listed_with_who_played_how_it_ended_and_when(
    person: Person, dora: Client, over: dict[str, str]
) -> None:
    anna = person("/analysis", user=dora)
    for link in over.values():
        scores = anna.page.request.get(f"{anna.url}/api/tables/{link}").json()["result"]["scores"]
        game = anna.page.locator("main li", has=anna.page.locator(f'a[href="/analysis?table={link}"]'))
        expect(game).to_contain_text(" : ".join(map(str, scores)))
        expect(game).to_contain_text(re.compile(rf"{datetime.now(tz=UTC):%Y}\b"))
    anna.page.locator(f'a[href="/analysis?table={over["basari"]}"]').click()
    node(anna)


@pytest.mark.usefixtures("compiled")
def test_a_game_against_bots_is_opened_from_its_menu_and_left_again(person: Person) -> None:
    anna = person()
    anna.page.locator('[data-play="basari"]').click()
    anna.main("table")
    to_decide(anna.page)
    table = anna.page.url
    anna.do("menu")
    anna.do("analysis")
    node(anna)
    expect(anna.page.locator("main [data-move]").first).to_be_visible()
    anna.page.go_back()
    anna.main("table")
    assert anna.page.url == table


def test_a_game_with_others_is_closed_until_it_is_over(person: Person) -> None:
    anna, ben = person(), person()
    sit_together(anna, ben, "basari", "me", "open", "bot")
    link = anna.page.url.rpartition("/")[2]
    anna.do("menu")
    expect(anna.page.locator('[data-do="resign"]')).to_be_visible()
    expect(anna.page.locator('[data-do="analysis"]')).to_have_count(0)
    for screen in (anna, ben):
        screen.go(f"/analysis?table={link}")
        expect(screen.page.get_by_role("alert")).to_contain_text("it can be analysed when it is over")
    for screen in (anna, ben):
        screen.go(f"/table/{link}")
        screen.do("menu")
        screen.do("resign")
        screen.do("resign-sure")
    ben.go(f"/analysis?table={link}")
    node(ben)


_ROWS = """() => [...document.querySelectorAll("[data-best]")].map((row) => {
  const text = (part) => row.querySelector(part)?.innerText ?? "";
  return [Number(row.dataset.best), text(".share"), text(".points"), text(".line")];
})"""


def listed_as_told(screen: Screen) -> None:
    """The list says of each of the best moves what the server told last: share, error, points, and how it may go on."""
    for _ in range(100):  # thinking goes on
        told = [message for message in screen.heard if message["type"] == "analysis" and message["best"]][-1]
        rows = screen.page.evaluate(_ROWS)
        if [row[:2] for row in rows] == [[move["id"], share_of(move)] for move in told["best"]]:
            break
        screen.page.wait_for_timeout(20)
    assert 1 <= len(rows) <= 5
    assert [row[:2] for row in rows] == [[move["id"], share_of(move)] for move in told["best"]]
    for (_, _, points, line), move in zip(rows, told["best"], strict=True):
        assert f"{round(move['scores'][move['seat']], 1):g}" in points
        assert bool(line.strip()) == (len(move["line"]) > 1)
    assert any(row[3] for row in rows)


def share_of(move: dict[str, Any]) -> str:
    """A share of the victory and its standard error, in English; a half is rounded up, as browsers do."""
    share, error = (f"{math.floor(1000 * x + 0.5) / 10:.1f}%" for x in (move["shares"][move["seat"]], move["error"]))
    return f"{share} ± {'0.1%' if error == '0.0%' else error}" if move["error"] else share


# What is best may change at any moment while it thinks.
_MARKED = """() => {
  const mark = document.querySelector('[data-part="board"] [data-rank="1"]')?.closest("[data-move]");
  return mark && mark.dataset.move === document.querySelector("[data-best]")?.dataset.best;
}"""
_FIRST_BY_KEY = """() => {
  const { best } = document.querySelector("[data-best]").dataset;
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "1", bubbles: true, cancelable: true }));
  return best;
}"""


@pytest.mark.usefixtures("compiled")
def test_thinking_marks_the_best_moves_shows_them_and_plays_them(person: Person, axe: str) -> None:
    anna = person()
    begin(anna, "basari")
    expect(anna.page.locator("[data-best]")).to_have_count(0)
    at = anna["node"]
    anna.page.keyboard.press("t")
    best = anna.page.locator("[data-best]").first
    best.wait_for(timeout=180_000)
    assert 1 <= anna.page.locator("[data-best]").count() <= 5
    stage = int(anna["stage"])
    anna.page.wait_for_function("(before) => Number(document.querySelector('main').dataset.stage) > before", arg=stage)
    shares = [float(text.partition("%")[0]) for text in anna.page.locator('[data-part="share"]').all_inner_texts()]
    assert sum(shares) == pytest.approx(100, abs=2)
    anna.page.wait_for_function(_MARKED)
    best.hover()
    expect(anna.page.locator(".board.ahead")).to_be_visible()
    anna.page.mouse.move(1, 1)
    expect(anna.page.locator(".board.ahead")).to_have_count(0)
    listed_as_told(anna)
    move = anna.page.evaluate(_FIRST_BY_KEY)
    moved(anna, at)
    asked = [message for message in anna.sent if message["type"] == "play"]
    assert asked[-1]["moves"] == [int(move)]
    anna.page.locator("[data-best]").first.wait_for()
    for viewport, scheme in ((WIDE, "light"), (NARROW, "dark")):  # with all that is there while it thinks
        anna.page.set_viewport_size(viewport)
        anna.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type]
        expect(anna.page.locator(f'html[data-theme="{scheme}"]')).to_be_attached()
        assert check(anna, axe) == []
        assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    anna.page.locator('[data-do="think"]').uncheck()
    for _ in range(200):
        if anna.is_answered():
            break
        anna.page.wait_for_timeout(50)
    anna.page.wait_for_timeout(500)
    heard = len([message for message in anna.heard if message["type"] == "analysis"])
    anna.page.wait_for_timeout(1500)
    assert len([message for message in anna.heard if message["type"] == "analysis"]) == heard


def test_variations_are_left_promoted_commented_and_deleted(person: Person) -> None:
    anna = person()
    begin(anna, "yspahan")
    at = anna["node"]
    moves = anna.page.locator('[data-part="decision"] button[data-move]')
    ways = []
    for k in range(2):
        moves.nth(k).click()
        ways.append(moved(anna, at))
        anna.page.keyboard.press("ArrowLeft")
        node(anna, at)
    assert ways[0] != ways[1]
    moves.nth(1).click()
    node(anna, ways[1])
    expect(anna.page.locator('[data-do="main"]')).to_be_visible()
    anna.page.keyboard.press("ArrowUp")
    node(anna, ways[0])
    expect(anna.page.locator('[data-do="main"]')).to_have_count(0)
    anna.do("variation-after")
    node(anna, ways[1])
    anna.page.keyboard.press("m")
    node(anna, at)
    anna.page.keyboard.press("ArrowRight")  # the way that was looked at last
    node(anna, ways[1])
    anna.page.locator('[data-do="comment"]').fill("rather this one")
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator('[data-part="tree"] em')).to_have_text("rather this one")
    anna.do("promote")
    expect(anna.page.locator('[data-do="main"]')).to_have_count(0)
    anna.page.keyboard.press("ArrowDown")
    node(anna, ways[0])
    anna.do("remove")
    node(anna, at)
    expect(anna.page.locator(f'[data-part="tree"] [data-node="{ways[0]}"]')).to_have_count(0)


def test_dice_are_chosen_by_hand_and_others_hands_hidden_from_a_seats_eyes(person: Person) -> None:
    anna = person("/analysis")
    begin(anna, "yspahan")
    anna.page.locator('[data-part="decision"] button[data-move]').first.click()
    anna.page.locator("[data-outcome]").first.wait_for()
    before = anna["node"]
    anna.page.get_by_role("button", name="die 6").click()
    anna.page.wait_for_function("(n) => document.querySelector('main').dataset.node !== n", arg=before)
    assert anna.sent[-1]["type"] in ("play", "preview", "text")
    played = [message for message in anna.sent if message["type"] == "play"]
    assert played[-1]["seat"] == 15
    before = anna["node"]
    anna.page.keyboard.press("r")
    moved(anna, before)
    expect(anna.page.locator('[data-do="roll"]')).to_have_count(0)
    privates = [message["privates"] for message in anna.heard if message["type"] == "moment"]
    assert len(privates[-1]) == 3
    anna.page.locator('[data-do="eyes"]').select_option(index=2)
    expect(anna.page.locator('main[data-eyes="1"]')).to_be_visible()
    privates = [message["privates"] for message in anna.heard if message["type"] == "moment"]
    assert [one["seat"] for one in privates[-1]] == [1]


def test_cards_are_drawn_by_hand_and_only_their_owner_sees_them(person: Person) -> None:
    anna = person()
    begin(anna, "yspahan")
    actions = GAMES_KNOWN["yspahan"].actions
    for notation, key in (("buy 0", "r"), ("camel:", ""), ("draw", "")):
        at = anna["node"]
        owner = [message for message in anna.heard if message["type"] == "moment"][-1]["actors"][0]
        anna.page.locator(f'[data-part="decision"] [data-move="{actions.parse(notation).id}"]').click()
        moved(anna, at)
        if key:
            at = anna["node"]
            anna.page.keyboard.press(key)
            moved(anna, at)
    cards = anna.page.locator("[data-outcome]")
    expect(cards.nth(1)).to_be_visible()
    card, at = cards.nth(1).inner_text(), anna["node"]
    cards.nth(1).click()
    moved(anna, at)
    tree = anna.page.locator('[data-part="tree"] [aria-current]')
    expect(tree).to_contain_text(card)
    other = (owner + 1) % 3
    anna.page.locator('[data-do="eyes"]').select_option(index=other + 1)
    expect(anna.page.locator(f'main[data-eyes="{other}"]')).to_be_visible()
    expect(tree).not_to_contain_text(card)


def test_a_position_is_played_on_from_against_bots(person: Person) -> None:
    anna = person()
    begin(anna, "basari")
    anna.do("play-on")
    anna.do("seat-0")
    anna.do("begin")
    anna.main("table")
    to_decide(anna.page)


def test_a_study_is_shared_downloaded_and_still_there_after_a_reload(person: Person) -> None:
    anna = person()
    anna.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    begin(anna, "basari")
    at = anna["node"]
    places = anna.page.locator('[data-part="board"] [data-move]')
    places.nth(3).click()
    moved(anna, at)
    anna.page.keyboard.press("ArrowLeft")
    node(anna, at)
    places.nth(5).click()
    moved(anna, at)
    step = anna["step"]
    anna.do("share")
    with anna.page.expect_download() as file:
        anna.do("download")
    text = file.value.path().read_text("utf-8")
    assert len(load(text).variations) == 1
    assert len(list(Study.read(text).root.lines())) == 2
    anna.do("share-study")
    link = anna.page.locator('[data-part="link"]')
    expect(link).to_have_value(re.compile("/analysis/"))
    ben = person(link.input_value().removeprefix(anna.url))
    node(ben, step=int(step))
    assert ben.page.locator('[data-part="tree"] [aria-current]').count() == 1
    expect(ben.page.locator('[data-do="main"]')).to_be_visible()  # at the variation
    anna.do("share-position")
    expect(link).to_have_value(re.compile("#"))
    eva = person(link.input_value().removeprefix(anna.url))
    node(eva)
    assert eva.page.locator('[data-part="tree"] li').count() == 0  # the position alone
    eva.go("/analysis")
    eva.page.locator('[data-do="paste"]').fill(unquote(link.input_value().partition("#")[2]))
    eva.do("open-text")
    node(eva)
    assert eva.page.locator('[data-part="tree"] li').count() == 0
    anna.do("close")
    anna.page.wait_for_function("(text) => sessionStorage.getItem('souk.study') === text", arg=text)  # a little later
    anna.go("/analysis")
    anna.do("continue")
    node(anna)
    expect(anna.page.locator('[data-part="tree"] li').first).to_be_visible()


def test_a_record_is_opened_from_a_file_and_from_text_and_what_is_none_is_refused(
    person: Person, server: Victim, over: dict[str, str]
) -> None:
    anna = person("/analysis")
    record = anna.page.request.get(f"{server.url}/api/tables/{over['basari']}/record").text()
    anna.page.locator('[data-do="paste"]').fill("nonsense")
    anna.do("open-text")
    expect(anna.page.get_by_role("alert")).to_be_visible()
    anna.page.locator('[data-do="paste"]').fill(record)
    anna.do("open-text")
    node(anna)
    expect(anna.page.locator('[data-part="tree"] li').first).to_be_visible()
    anna.do("leave")
    anna.page.locator('[data-do="file"]').set_input_files(
        {"name": "game.souk", "mimeType": "text/plain", "buffer": record.encode()}
    )
    node(anna)


def lines(screen: Screen) -> set[str]:
    """What a page says, without single words: those may be the same in two languages."""
    return {
        line
        for line in screen.page.locator("main").inner_text().split("\n")
        if len(re.findall(r"[^\W\d_]{2,}", line)) > 1
    }


def in_every_language(screen: Screen) -> None:
    """What a page says is said in five languages; the last is English again."""
    english = lines(screen)
    assert len(english) > 3
    for language in (*LANGUAGES[1:], "en"):
        screen.page.locator('[data-do="language"]').select_option(language)
        expect(screen.page.locator(f'html[lang="{language}"]')).to_be_attached()
        for _ in range(100):  # a game's words come on demand
            left = lines(screen) & english if language != "en" else english - lines(screen)
            if not left:
                break
            screen.page.wait_for_timeout(50)
        assert not left, language


def test_a_position_is_set_up_by_hand_and_what_is_wrong_is_said_beside_it(person: Person, axe: str) -> None:
    anna = person("/analysis")
    anna.page.locator('[data-do="game"]').select_option("yspahan")
    anna.do("set-up")
    anna.main("editor")
    anna.page.locator('select[data-do="due"]').wait_for()
    anna.do("start-0")
    anna.do("turn-1")
    anna.page.locator('select[data-do="due"]').select_option("after")
    for field, value in (("seats.0.gold", "7"), ("seats.1.camels", "4"), ("week", "2")):
        anna.page.locator(f'[data-field="{field}"]').fill(value)
    anna.page.locator('[data-about="shop:sack.white.0"][data-move]').click()
    expect(anna.page.locator('main[data-good="true"]')).to_be_visible()
    anna.page.locator('[data-do="brush-1"]').click()
    anna.page.locator('[data-about="shop:sack.white.1"][data-move]').click()
    problem = anna.page.locator('[data-part="problem"]')
    expect(problem).to_have_text("Only one player can have cubes in a souk")
    expect(anna.page.locator('[data-do="done"]')).to_be_disabled()
    anna.page.locator('[data-about="shop:sack.white.1"][data-move]').click()
    expect(anna.page.locator('main[data-good="true"]')).to_be_visible()
    anna.page.locator('[data-field="week"]').fill("9")
    expect(anna.page.locator('label:has([data-field="week"])')).to_contain_text("1 to 4")
    assert check(anna, axe) == []
    anna.page.locator('[data-field="week"]').fill("2")
    expect(anna.page.locator('main[data-good="true"]')).to_be_visible()
    in_every_language(anna)
    keys(anna.page, '[data-do="done"]', random.Random(1))
    node(anna)
    expect(anna.page.locator('[data-part="shares"] [data-seat="0"] [data-good="gold"]')).to_have_text("7")


def test_basaris_editor_sets_pawns_and_gems(person: Person, axe: str) -> None:
    anna = person("/analysis")
    anna.page.locator('[data-do="game"]').select_option("basari")
    anna.do("set-up")
    anna.main("editor")
    anna.page.locator('[data-do="before-choice"]').click()
    expect(anna.page.locator('[data-part="problem"]')).to_contain_text("must be from")
    anna.page.locator('[data-field="round"]').fill("1")
    for seat in range(anna.page.locator('[data-do^="brush-"]').count()):
        anna.page.locator(f'[data-do="brush-{seat}"]').click()
        anna.page.locator(f'[data-move="{3 + 4 * seat}"]').click()
        anna.page.locator(f'[data-field="seats.{seat}.moved"]').fill("3")
    expect(anna.page.locator('main[data-good="true"]')).to_be_visible()
    anna.page.locator('[data-field="seats.0.gems.red"]').fill("99")
    expect(anna.page.locator('label:has([data-field="seats.0.gems.red"])')).to_contain_text("25 gems")
    anna.page.set_viewport_size(NARROW)
    for scheme in ("light", "dark"):
        anna.page.emulate_media(color_scheme=scheme)
        expect(anna.page.locator(f'html[data-theme="{scheme}"]')).to_be_attached()
        assert check(anna, axe) == []
    assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    in_every_language(anna)


def test_a_game_without_a_room_is_studied_by_its_fields(person: Person, server: Victim) -> None:
    anna = person("/analysis")
    games = anna.page.locator('[data-do="game"] option').evaluate_all("(all) => all.map((one) => one.value)")
    if not set(games) - set(GAMES):
        pytest.skip("no such game is installed")
    begin(anna, next(iter(set(games) - set(GAMES))), 2)
