"""A game's rules: one Markdown text for each language, in the folder `rules` of the game's package.

A chapter is a heading of the second level with its address, the same in every language: `## The city {#city}`. A
picture is `![what it shows](figure:city)`; who has the game's pictures draws them, others leave them out. The rulings
are a table whose first column has their numbers.
"""

from __future__ import annotations

import re


def without_pictures(text: str) -> str:
    """The rules for who shows text alone: without pictures, and without the addresses of chapters."""
    plain = re.sub(r"^!\[.*\]\(figure:\w+\)\n\n", "", text, flags=re.MULTILINE)
    return re.sub(r"^(#+ .*?) \{#\w+\}$", r"\1", plain, flags=re.MULTILINE)
