"""Games come by name, from Souk itself and from any installed package."""

from __future__ import annotations

from pathlib import Path

import pytest

from bidding_pig import GAME
from souk.engine.errors import SoukError, UnknownName
from souk.engine.game import Game
from souk.engine.registry import Registry
from souk.games import GAMES

GROUP = "souk.games"


def install(folder: Path, package: str, code: str, **points: str) -> None:
    """Put a package with entry points into a folder, as an installer leaves it there."""
    (folder / f"{package}.py").write_text(code)
    info = folder / f"{package}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    lines = [f"[{GROUP}]", *(f"{name} = {target}" for name, target in points.items())]
    (info / "entry_points.txt").write_text("\n".join(lines))


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.syspath_prepend(str(tmp_path))
    return tmp_path


@pytest.fixture
def games() -> Registry[Game]:
    """A registry of its own, so that nothing stays behind in Souk's."""
    return Registry("game", GROUP, {"basari": "souk.games.basari:GAME"})


def test_a_game_of_souk_loads_once(games: Registry[Game]) -> None:
    assert games["basari"].name == "basari"
    assert games["basari"] is games["basari"]
    assert "basari" in games


def test_souk_has_its_two_games() -> None:
    assert GAMES.names()[:2] == ["yspahan", "basari"]
    for name in ("yspahan", "basari"):
        assert GAMES[name].name == name


def test_a_game_of_another_package_loads_by_its_entry_point(games: Registry[Game], elsewhere: Path) -> None:
    install(elsewhere, "foreign_pig", "from bidding_pig import GAME", piggy="foreign_pig:GAME")
    assert games.names() == ["basari", "piggy"]
    assert "piggy" in games
    assert games["piggy"] is GAME


def test_souk_comes_before_a_foreign_game_of_the_same_name(games: Registry[Game], elsewhere: Path) -> None:
    install(elsewhere, "impostor", "from bidding_pig import GAME", basari="impostor:GAME")
    assert games.names() == ["basari"]
    assert games["basari"].title == "Basari"


@pytest.mark.parametrize(
    ("code", "reason"),
    [("GAME = 1 / 0", "division by zero"), ("NO_GAME = 1", "GAME"), ("import no_such_module", "no_such_module")],
)
def test_a_broken_foreign_game_is_named(games: Registry[Game], elsewhere: Path, code: str, reason: str) -> None:
    package = f"broken_{len(code)}"
    install(elsewhere, package, code, crooked=f"{package}:GAME")
    assert "crooked" in games.names()
    with pytest.raises(SoukError, match=f"game 'crooked' of {package}:GAME does not load: .*{reason}"):
        games["crooked"]
    assert games["basari"].name == "basari"


def test_an_unknown_name_gets_a_near_one(games: Registry[Game], elsewhere: Path) -> None:
    install(elsewhere, "another_pig", "from bidding_pig import GAME", senet="another_pig:GAME")
    for wrong, right in (("basary", "basari"), ("sennet", "senet")):
        with pytest.raises(UnknownName, match=f"there is no game '{wrong}'; did you mean '{right}'"):
            games[wrong]
    with pytest.raises(UnknownName, match="there is no game 'chess'; known: basari, senet"):
        games["chess"]


def test_a_name_is_given_once(games: Registry[Game]) -> None:
    games.register("pig", GAME)
    assert games["pig"] is GAME
    assert games.names() == ["basari", "pig"]
    for name in ("pig", "basari"):
        with pytest.raises(SoukError, match=f"there is a game '{name}' already"):
            games.register(name, GAME)
