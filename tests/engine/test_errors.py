"""Messages say what was wrong and what would be right, and stay short whatever was sent."""

from __future__ import annotations

from souk.engine.errors import SoukError, UnknownName, brief, shorten


def test_an_unknown_name_gets_a_near_one_or_the_list() -> None:
    assert str(UnknownName("game", "basary", ["yspahan", "basari"])) == (
        "there is no game 'basary'; did you mean 'basari'?"
    )
    assert str(UnknownName("game", "go", ["yspahan", "basari"])) == "there is no game 'go'; known: yspahan, basari"
    assert isinstance(UnknownName("game", "go", []), SoukError)


def test_brief_cuts_and_survives_everything() -> None:
    nest: list[object] = []
    for _ in range(100_000):
        nest = [nest]
    assert brief([1, "a"]) == "[1, 'a']"
    assert brief("x" * 100) == "'" + "x" * 56 + "..."
    assert brief(10**5000) == "something too large (int)"
    assert brief(nest) == "something too large (list)"


def test_shorten_counts_the_rest() -> None:
    assert shorten("abc") == "a, b, c"
    assert shorten("abcde", most=2) == "a, b and 3 more"
    assert shorten([]) == ""
