"""The ring of archways as data: the default layout, layouts as one line of text, and layouts out of a file.

A layout is written as its archways in clockwise order, each as its points, a colon and its gems:
`5:2R1Y 4:1Y3G ...`. The rules read it as the tables `POINTS`, `GEMS` and `RING`.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from souk.engine.errors import BadOption, brief, shorten

COLOURS: Final = ("red", "yellow", "green", "blue")  # falling in value: the order in which offers compare
LETTERS: Final = "RYGB"

MIN_RING: Final = 4  # a start archway for each of four players (B2)
MAX_RING: Final = 100  # what a table of actions and a byte for the way of a pawn can hold
MAX_POINTS: Final = 20
MAX_GEMS: Final = 10
MOST_BYTES: Final = 1_000_000  # of a file with a layout

_ARCHWAY = re.compile(r"(\d+):((?:\d+[RYGB])+)")


@dataclass(frozen=True)
class Board:
    """A ring of archways, clockwise: the points and the gems (red, yellow, green, blue) of each."""

    points: tuple[int, ...]
    gems: tuple[tuple[int, ...], ...]

    def __len__(self) -> int:
        return len(self.points)

    @property
    def tables(self) -> dict[str, Any]:
        """The tables of the rules by name."""
        return {"POINTS": list(self.points), "GEMS": [list(row) for row in self.gems], "RING": len(self)}

    @property
    def text(self) -> str:
        """The layout in one line."""
        return " ".join(f"{points}:{gems_text(row, '')}" for points, row in zip(self.points, self.gems, strict=True))

    @classmethod
    def from_text(cls, text: str) -> Board:
        """The board that a line of text describes."""
        return _board([_archway(i, word) for i, word in enumerate(re.split(r"[\s,]+", text.strip()))])

    @classmethod
    def from_data(cls, data: object) -> Board:
        """The board that data describes: an object with a list `archways` of points and gems by colour."""
        archways = data.get("archways") if isinstance(data, dict) else None
        if not isinstance(archways, list):
            raise BadOption('a layout must be an object with a list "archways"')
        return _board([_archway_from_data(i, item) for i, item in enumerate(archways)])


def gems_text(counts: list[int] | tuple[int, ...], between: str = " ") -> str:
    """Gems as people write them: `2R 1Y`, `none` for no gems at all."""
    said = [f"{count}{letter}" for count, letter in zip(counts, LETTERS, strict=True) if count]
    return between.join(said) or "none"


def layout_from_file(path: Path) -> str:
    """The text of the `layout` option for a ring in a JSON file."""
    try:
        with path.open("rb") as file:
            data = json.loads(file.read(MOST_BYTES))  # a file can be endless; a layout is short
    except OSError as error:
        raise BadOption(f"{path} cannot be read: {error.strerror}") from None
    except (ValueError, RecursionError) as error:
        raise BadOption(f"{path} is not JSON: {error}") from None
    try:
        return Board.from_data(data).text
    except BadOption as error:
        raise BadOption(f"{path}: {error}") from None


def _archway(i: int, word: str) -> tuple[int, list[int]]:
    match = _ARCHWAY.fullmatch(word)
    if not match:
        raise BadOption(f"archway {i} of the layout is {word[:40]!r}; write points and gems as 5:2R1Y")
    counts = [0] * 4
    for number, letter in re.findall(r"(\d+)([RYGB])", match[2]):
        if counts[LETTERS.index(letter)]:
            raise BadOption(f"archway {i} of the layout names {letter} twice: {word[:40]!r}")
        counts[LETTERS.index(letter)] = _small(number)
    return _small(match[1]), counts


def _small(digits: str) -> int:
    """A number for the check that follows; ten thousand digits are as wrong as four."""
    return int(digits[:4])


def _archway_from_data(i: int, item: object) -> tuple[int, list[int]]:
    gems = item.get("gems") if isinstance(item, dict) else None
    if not isinstance(item, dict) or not isinstance(gems, dict):
        raise BadOption(f'archway {i} must be an object as {{"points": 5, "gems": {{"red": 2}}}}')
    if surplus := [str(key) for key in item if key not in ("points", "gems")]:
        raise BadOption(f"archway {i} has unknown fields: {shorten(surplus, 3)[:80]}")
    if unknown := [str(colour) for colour in gems if colour not in COLOURS]:
        known = ", ".join(COLOURS)
        raise BadOption(f"archway {i} has no colour {shorten(unknown, 3)[:80]}; colours: {known}")
    values = [item.get("points"), *(gems.get(colour, 0) for colour in COLOURS)]
    if any(type(value) is not int for value in values):
        raise BadOption(f"archway {i}: points and gems must be whole numbers")
    return values[0], values[1:]


def _board(archways: list[tuple[int, list[int]]]) -> Board:
    if not MIN_RING <= len(archways) <= MAX_RING:
        raise BadOption(f"a ring has {MIN_RING} to {MAX_RING} archways, not {len(archways)}")
    for i, (points, gems) in enumerate(archways):
        if not 1 <= points <= MAX_POINTS:
            raise BadOption(f"archway {i} must show 1 to {MAX_POINTS} points, not {brief(points)}")
        if min(gems) < 0 or not 1 <= sum(gems) <= MAX_GEMS:
            raise BadOption(f"archway {i} must show 1 to {MAX_GEMS} gems in all, not {brief(gems)}")
    return Board(tuple(points for points, _ in archways), tuple(tuple(gems) for _, gems in archways))


DEFAULT: Final = Board.from_data(json.loads(files(__package__).joinpath("layout.json").read_text("utf-8")))

POINTS: list[int] = DEFAULT.tables["POINTS"]
GEMS: list[list[int]] = DEFAULT.tables["GEMS"]
RING: int = DEFAULT.tables["RING"]
