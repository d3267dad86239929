"""What tests of all games look for in a picture."""

from __future__ import annotations

from typing import Final
from xml.etree import ElementTree

THEMES: Final = ("light", "dark")
MOST_BYTES: Final = 150_000


def parse(picture: str) -> ElementTree.Element:
    return ElementTree.fromstring(picture)


def found(root: ElementTree.Element, *attributes: str) -> list[tuple[str, ...]]:
    """The values of `data-` attributes wherever all of them are."""
    return [
        tuple(one.attrib[f"data-{name}"] for name in attributes)
        for one in root.iter()
        if all(f"data-{name}" in one.attrib for name in attributes)
    ]
