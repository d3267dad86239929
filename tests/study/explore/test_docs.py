"""docs/strategy.md says what the data beside it say."""

from __future__ import annotations

import re

from tools.write_strategy import DOCS, kept, page


def test_the_text_is_made_of_the_data() -> None:
    assert (DOCS / "strategy.md").read_text("utf-8") == page(kept())


def test_every_plot_and_all_data_are_there_and_named() -> None:
    named = re.findall(r"\(strategy/([^)]+)\)", (DOCS / "strategy.md").read_text("utf-8"))
    assert len(named) > 20
    assert set(named) == {path.name for path in (DOCS / "strategy").iterdir()}
