"""Tempers: they change where points come from, within what they may cost; personas have them."""

from __future__ import annotations

import random

import pytest

import souk
from souk.engine.errors import UnknownName
from souk.engine.game import Game
from souk.engine.position import View
from souk.engine.twin import plain_twin, twin_of
from souk.games import GAMES
from souk.players import PLAYERS, Budget, net_player, player_of
from souk.players.levels import LEVELS, LevelPlayer, level
from souk.players.net_player import NetPlayer
from souk.players.personas import LEVEL_OF, PERSONAS, elo_of, fitting, temper_of
from souk.players.tempered import TemperedSage, TemperedSearch, liked_values
from souk.players.tempers import SUPPORTED, Leaning, opponents
from tests.laws import whole_game

YSPAHAN, BASARI = souk.GAMES["yspahan"], souk.GAMES["basari"]
FREELY = Budget()


@pytest.fixture
def _plainly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(net_player, "twin_now", plain_twin)


@pytest.fixture
def _compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(net_player, "twin_now", twin_of)


def views(game: Game, players: int, seed: int, every: int) -> list[View]:
    """What seats see that have a choice, in a random game."""
    steps = [
        s for s in whole_game(game, players, seed) if 0 <= s.seat < players and len(game.legal(s.state, s.seat)) > 1
    ]
    return [View(game, s.seat, game.hidden(s.state, s.seat)) for s in steps[::every]]


@pytest.mark.parametrize("name", ["yspahan", "basari"])
def test_what_a_game_says_of_opponents_fits_together(name: str) -> None:
    game = GAMES[name]
    known = opponents(game)
    assert set(known.elo) == set(known.allowed) == set(LEVELS)
    assert set(known.personas) == set(PERSONAS)
    assert set(known.personas.values()) == set(known.tempers), "every temper is somebody's"
    assert list(known.elo.values()) == sorted(known.elo.values()), "strength rises from level to level"
    assert list(known.allowed.values()) == sorted(known.allowed.values(), reverse=True), (
        "who is stronger gives away less"
    )
    sheet = game.presentation.score_sheet(game.new_state(game.players[-1], game.configure({})[1]))
    assert {source for temper in known.tempers.values() for source in temper.points} <= set(sheet)


def test_a_move_that_costs_too_much_is_not_taken_however_much_it_is_liked() -> None:
    leaning = Leaning(YSPAHAN, "merchant", "builder")
    assert leaning.allowed == 2.5
    seeming = leaning.lean([5.0, 4.0, 2.4, -9.0], [1.0, 2.0, 80.0, 90.0])
    assert seeming.index(max(seeming)) == 1
    assert seeming[1] == 5.0
    assert seeming[2:] == [2.4, -9.0], "what costs more than allowed seems as bad as it is"
    assert seeming[0] == 4.0


def test_where_all_choose_at_once_only_what_is_sound_is_mixed_in_another_way() -> None:
    miser, bluffer = (Leaning(BASARI, "merchant", name) for name in ("miser", "bluffer"))
    sound = [0.62, 0.33, SUPPORTED / 2]
    assert miser.mix(sound, [0.2, 0.3, 0.5]) == pytest.approx([0.4, 0.6, 0.0])
    first, second, third = bluffer.mix(sound, [0.9, 0.1, 0.0])
    assert third == 0.0
    assert abs(first - second) < 0.62 - 0.33, "who likes to surprise plays the likelier card less often"


def test_an_unknown_temper_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownName, match="builder"):
        player_of("trader:temper=bulider", YSPAHAN)
    with pytest.raises(UnknownName, match="temper of basari"):
        player_of("sage:temper=builder", BASARI)


@pytest.mark.usefixtures("_plainly")
def test_every_persona_sits_down_in_every_game_as_its_level() -> None:
    for name in PERSONAS:
        for game in (YSPAHAN, BASARI):
            player = PLAYERS[name](game, seed=1)
            kinds: dict[str, type] = {"sage": TemperedSage, "vizier": TemperedSearch}
            assert type(player) is kinds.get(LEVEL_OF[name], LevelPlayer)
            assert isinstance(player, LevelPlayer | TemperedSearch)
            assert player.leaning
            assert player.leaning.temper == opponents(game).tempers[temper_of(name, game)]


def test_opponents_that_fit_are_different_people_of_about_that_strength() -> None:
    random.seed(5)
    for game in (YSPAHAN, BASARI):
        for name in LEVELS:
            found = fitting(game, elo_of(name, game), 3)
            assert len(set(found)) == 3
            assert any(LEVEL_OF[one] == name for one in found)
    assert "omid" not in fitting(YSPAHAN, elo_of("trader", YSPAHAN), 2, beside=["omid"])
    with pytest.raises(UnknownName, match="apprentice"):
        elo_of("god", YSPAHAN)


@pytest.mark.usefixtures("_compiled")
def test_a_builder_chooses_otherwise_and_never_gives_away_more_than_allowed() -> None:
    judge = NetPlayer(YSPAHAN, deep=0)
    leaning = Leaning(YSPAHAN, "merchant", "builder")
    builder = LevelPlayer(YSPAHAN, 1, leaning=leaning)
    other = 0
    for view in views(YSPAHAN, 4, seed=3, every=3):
        values = judge.values(view, len(view.moves))
        chosen = view.moves.index(builder.choose(view, view.moves, FREELY))
        assert values[chosen] >= max(values) - leaning.allowed
        other += values[chosen] < max(values)
        assert NetPlayer.values(builder, view, len(view.moves)) == values, "the net is calm again"
    assert other > 5


@pytest.mark.usefixtures("_compiled")
def test_likings_are_the_same_plain_and_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    found = []
    for make in (twin_of, plain_twin):
        monkeypatch.setattr(net_player, "twin_now", make)
        for game, name in ((YSPAHAN, "driver"), (BASARI, "miser")):
            player = NetPlayer(game, deep=0)
            some = views(game, 3, seed=2, every=60)[:3]
            found.append([liked_values(player, Leaning(game, "sage", name), view, len(view.moves)) for view in some])
    assert found[:2] == found[2:]


@pytest.mark.usefixtures("_compiled")
def test_tempers_change_where_points_come_from() -> None:
    """A few games of what docs/players.md has 400 of."""
    sheets = {"builder": 0.0, "driver": 0.0}
    for temper in sheets:
        for seed in range(6):
            position = souk.new("yspahan", players=3, seed=seed)
            seats = [level("master", YSPAHAN, 3 * seed + k, temper if k == seed % 3 else "") for k in range(3)]
            while not position.over:
                seat = position.actors[0]
                position.play(seats[seat].choose(position.view(seat), position.moves_of(seat), FREELY), seat)
            sheet = YSPAHAN.presentation.score_sheet(position.state)
            sheets[temper] += sheet["caravan_places"][seed % 3] + sheet["caravan_scorings"][seed % 3]
    assert sheets["driver"] > 1.2 * sheets["builder"]
