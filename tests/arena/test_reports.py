"""The reports under docs/ are the arena's own, and the page about players says what stands in them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from souk.arena.words import ranked

DOCS = Path(__file__).parents[2] / "docs"
REPORTS = sorted((DOCS / "reports").glob("*.json"))


def rows(name: str, data: dict[str, Any]) -> list[str]:
    """The lines of the page: of a match who it was about, of a tournament everybody."""
    players = ranked(data)
    if data["plan"]["kind"] == "match":
        hero, field = data["plan"]["specs"][:2]
        (player,) = (player for player in players if player["name"] == hero)
        share, score = player["win_share"], player["score"]["mean"]
        wins = f"**{share['mean']:.1%}** ({100 * share['low']:.1f} to {100 * share['high']:.1f})"
        others = next(other["score"]["mean"] for other in players if other["name"] == field)
        table = f"{data['title']}, {data['plan']['players']} players"
        return [
            f"| {table} | `{hero}` | `{field}` | {data['games']} | {wins} | {score:.1f} : {others:.1f} | "
            f"[report](reports/{name}.html) |"
        ]
    return [
        f"| {data['title']} | `{player['name']}` | {player['seats']} | {player['win_share']['mean']:.1%} | "
        f"{player['score']['mean']:.1f} | {player['elo']['mean']:.0f} ({player['elo']['low']:.0f} to "
        f"{player['elo']['high']:.0f}) |"
        for player in players
    ]


def test_there_are_reports() -> None:
    assert {path.stem.partition("-")[0] for path in REPORTS} == {"yspahan", "basari"}


@pytest.mark.parametrize("path", REPORTS, ids=lambda path: path.stem)
def test_the_page_says_what_the_report_says(path: Path) -> None:
    page = (DOCS / "players.md").read_text("utf-8")
    for row in rows(path.stem, json.loads(path.read_text("utf-8"))):
        assert row in page
    assert path.with_suffix(".html").exists()
