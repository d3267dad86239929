"""Reviews and analyses show themselves in a notebook, in a frame with everything inside."""

from __future__ import annotations

from html.parser import HTMLParser

import pytest

from souk.study import CHEAP, review
from souk.study.analysis import look

from .games import random_game
from .test_analysis import at_a_choice


class Frame(HTMLParser):
    """The page in a frame."""

    page = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag == "iframe"
        self.page = dict(attrs)["srcdoc"] or ""


def framed(html: str) -> str:
    frame = Frame()
    frame.feed(html)
    assert frame.page.startswith("<!DOCTYPE html>")
    assert "study-" not in frame.page
    assert "src=" not in frame.page
    return frame.page


@pytest.mark.parametrize("language", ["en", "de"])
def test_notebooks_show_reviews_and_analyses(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", f"{language}.UTF-8")
    told = framed(review(random_game("basari", 3, 8), CHEAP)._repr_html_())
    assert f'<html lang="{language}">' in told
    assert told.count("<svg") == 4
    position = at_a_choice("yspahan", 3, 3)
    found = look(position)
    told = framed(found._repr_html_())
    assert told.count("<tr>") == 2 + 2 + len(found.evaluations)
    assert {"en": "Best moves", "de": "Beste Züge"}[language] in told
