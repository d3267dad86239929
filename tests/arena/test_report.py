"""What comes out: data with stable names, tables, and a page that needs nothing else."""

from __future__ import annotations

import io
import json
import re
from functools import cache
from html.parser import HTMLParser
from typing import Any
from xml.etree import ElementTree

import pytest
from rich.console import Console

from souk.arena import Log, Plan, Summary, run
from souk.arena.page import page
from souk.arena.words import duration, show

from .bots import MODULE
from .made import made

SEATS = {"games", "win_share", "score"}
THINKING = {"decisions", "per_second", "mean_ms", "p50_ms", "p95_ms", "longest_ms", "spread"}
PLAYER = {"name", "seats", "win_share", "score", "elo", "openskill", "by_seat", "scores", "sources", "thinking"}
SUMMARY = {
    *("souk_arena", "plan", "title", "planned", "games", "blocks", "fair"),
    *("seconds", "decisions", "players", "tables", "pairs"),
}
PLANNED = {"game", "version", "options", "players", "kind", "specs", "seed", "ms", "work"}


@cache
def played() -> dict[str, Any]:
    plan = Plan.make("yspahan", ["toy", "toy:nap=0.0"], 3, games=6, use=[MODULE], plain=True)
    with Log(plan) as log:
        run(plan, log, processes=1)
    return Summary(plan, log.in_order()).to_json()


@cache
def gauntlet() -> dict[str, Any]:
    plan = Plan.make("bidding", ["toy", "keen", "spy:nap=0.5"], 4, "gauntlet", 400, use=[MODULE])
    return Summary(plan, made(plan, [3.0, 1.0, 2.0])).to_json()


@pytest.mark.parametrize("make", [played, gauntlet])
def test_names_in_the_data_are_stable(make: Any) -> None:
    data = json.loads(json.dumps(make()))
    assert data["souk_arena"] == 1
    assert set(data) == SUMMARY
    assert set(data["plan"]) == PLANNED
    for player in data["players"]:
        assert set(player) == PLAYER
        assert set(player["thinking"]) == THINKING
        assert all(set(player[key]) == {"mean", "low", "high"} for key in ("win_share", "score", "elo"))
        assert set(player["openskill"]) == {"mu", "sigma", "ordinal"}
        assert all(set(seat) == SEATS for seat in player["by_seat"])
    assert all(set(table) == {"seats", "games", "win_share"} for table in data["tables"])
    assert all(set(pair) == {"a", "b", "meetings", "a_ahead"} for pair in data["pairs"])


@pytest.mark.parametrize("make", [played, gauntlet])
def test_numbers_add_up(make: Any) -> None:
    data = make()
    won = sum(player["win_share"]["mean"] * player["seats"] for player in data["players"])
    assert won == pytest.approx(data["games"], rel=1e-3)
    for player in data["players"]:
        assert sum(player["sources"].values()) == pytest.approx(player["score"]["mean"], abs=0.02)
        assert sum(player["scores"].values()) == player["seats"] == sum(s["games"] for s in player["by_seat"])
    assert data["games"] == data["planned"]


def test_a_gauntlet_tells_table_by_table() -> None:
    tables = gauntlet()["tables"]
    assert [table["seats"] for table in tables] == [["toy"] + ["keen"] * 3, ["toy"] + ["spy:nap=0.5"] * 3]
    shares = [table["win_share"]["toy"] for table in tables]
    for share, truth in zip(shares, (3 / 6, 3 / 9), strict=True):
        assert share["low"] < truth < share["high"]


def test_nothing_played_is_no_error() -> None:
    plan = Plan.make("bidding", ["toy", "keen"], 2, use=[MODULE])
    data = Summary(plan, []).to_json()
    assert (data["games"], data["players"], data["pairs"]) == (0, [], [])
    assert "0 of 400 games" in written(data)


def test_one_game_alone_can_be_told() -> None:
    plan = Plan.make("bidding", ["toy", "keen"], 4, use=[MODULE])
    data = Summary(plan, made(plan, [1.0, 1.0])[:1]).to_json()
    assert "1 of 400 games" in written(data)
    assert page(data)


def written(data: dict[str, Any]) -> str:
    console = Console(file=io.StringIO(), width=160, highlight=False)
    show(console, data)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_the_table_names_players_shares_and_intervals() -> None:
    text = written(gauntlet())
    assert "gauntlet, 400 games in 100 blocks" in text
    assert "25.0% is a fair share" in text
    assert re.search(r"toy +400 +[34]\d\.\d% +3\d\.\d-[34]\d\.\d%", text)
    assert "3 x spy:nap=0.5" in text
    assert "caravan places" in text


def test_durations_have_three_digits_and_a_unit() -> None:
    assert [duration(ms) for ms in (0.0042, 0.5, 12.34, 999, 1500)] == [
        "4.20 µs",
        "0.50 ms",
        "12.3 ms",
        "999 ms",
        "1.50 s",
    ]


class Tags(HTMLParser):
    """Sees that every tag is closed in turn, and collects what a page refers to."""

    VOID = ("meta", "br", "wbr")

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.names: list[str] = []
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.names.append(tag)
        self.links += [value or "" for name, value in attrs if name in ("src", "href", "srcset", "data", "action")]
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.names.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("make", [played, gauntlet])
def test_the_page_is_well_formed_and_needs_nothing_else(make: Any) -> None:
    text = page(make())
    tags = Tags()
    tags.feed(text)
    tags.close()
    assert tags.open == []
    assert tags.links == []
    assert not {"script", "link", "img", "iframe", "object"} & set(tags.names)
    assert "url(" not in text
    assert "@import" not in text
    assert set(re.findall(r"https?://[^\s\"'<]+", text)) == {"http://www.w3.org/2000/svg"}  # a name, not a place
    assert tags.names.count("svg") == 6
    assert "prefers-color-scheme: dark" in text


def test_every_plot_is_xml_and_says_in_words_what_it_shows() -> None:
    plots = re.findall(r"<svg.*?</svg>", page(gauntlet()), re.DOTALL)
    assert len(plots) == 6
    for plot in plots:
        root = ElementTree.fromstring(plot)
        assert root.get("role") == "img"
        title, told = root[0].text or "", root[1].text or ""
        assert title
        assert "toy" in told
        assert "keen" in told


def test_names_cannot_break_out_of_the_page() -> None:
    text = json.dumps(gauntlet()).replace("spy:nap=0.5", "<script>alert(1)</script>&")
    made_up = page(json.loads(text))
    assert "<script" not in made_up
    assert "&lt;script&gt;" in made_up
