"""docs/strategy.md says what the data beside it say."""

from __future__ import annotations

import re

from tools.write_strategy import DOCS, kept, page, shipped

import souk
from souk.study.explore.shipped import points_of_the_strongest, shipped_of


def test_the_text_is_made_of_the_data() -> None:
    assert (DOCS / "strategy.md").read_text("utf-8") == page(kept())


def test_every_plot_and_all_data_are_there_and_named() -> None:
    named = re.findall(r"\(strategy/([^)]+)\)", (DOCS / "strategy.md").read_text("utf-8"))
    assert len(named) > 20
    assert set(named) == {path.name for path in (DOCS / "strategy").iterdir()}


def test_what_ships_of_it_is_of_the_same_data_and_names_the_sources_of_the_score_sheet() -> None:
    for game in (souk.GAMES["yspahan"], souk.GAMES["basari"]):
        for players, told in shipped(kept(), game.name).items():
            ships = shipped_of(game)[players]
            assert ships.games <= told.games, "what ships may be older, until the next release"
            if ships.games == told.games:
                assert ships == told
            sheet = game.presentation.score_sheet(game.new_state(players, game.configure({})[1]))
            assert set(points_of_the_strongest(game, players)) == set(sheet)
            assert all(low <= mean <= high for mean, low, high in ships.points.values())
