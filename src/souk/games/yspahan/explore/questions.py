"""What is asked of many games of Yspahan."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import numpy as np

from souk.engine.exploration import Groups, Question, Rates, Slopes, Worths
from souk.games.yspahan.board import BUILDING_NAMES, CARDS, SOUK_NAMES, SOURCES

from .notes import USES, WEEKS

PLACES: Final = ("first", "second", "third", "last")
PLANS: Final = {
    "builders": ("points.buildings",),
    "caravan": ("points.caravan_places", "points.caravan_scorings"),
    "souks": ("points.souks", "points.bazaar"),
}


def _words(name: str) -> str:
    return name.replace("_", " ")


def _numbers(low: int, high: int, things: str, most: int = 999) -> tuple[tuple[str, int, int], ...]:
    """A group for each number, the first with all below and the last with all above."""
    first = f"up to {low} {things}" if low > 1 else f"{low} {things}"
    middle = [(f"{n} {things[:-1] if n == 1 else things}", n, n) for n in range(low + 1, high)]
    last = f"{high} {things}" if high == most else f"{high} {things} or more"
    return ((first, 0, low), *middle, (last, high, most))


def _each_week(fact: str, name: str) -> tuple[str, ...]:
    return tuple(f"{fact}.{week}.{name}" for week in WEEKS)


ALL_USES: Final = tuple(f"uses.{week}.{use}" for week in WEEKS for use in USES)

QUESTIONS: Final[tuple[Question, ...]] = (
    Groups(
        "place",
        "Place in the order of play on the first day",
        "place",
        tuple((f"plays {place}", k, k) for k, place in enumerate(PLACES)),
    ),
    Groups(
        "first_building",
        "The first building",
        "first_building",
        tuple((name if k else "none at all", k, k) for k, name in enumerate(("", *BUILDING_NAMES))),
    ),
    Groups(
        "first_use",
        "What the first dice were used for",
        "first_use",
        tuple((use, k, k) for k, use in enumerate(USES, 1)),
    ),
    Groups("camels_week_1", "Camels taken with dice in the first week", "uses.1.camels", _numbers(0, 4, "times")),
    Groups("buildings_week_1", "Buildings at the end of the first week", "buildings.1", _numbers(0, 4, "buildings")),
    Groups(
        "buildings_week_2", "Buildings at the end of the second week", "buildings.2", _numbers(0, 6, "buildings", 6)
    ),
    Groups("buildings", "Buildings at the end", "buildings.3", _numbers(2, 6, "buildings", 6)),
    *(
        Groups(
            f"built_{name}",
            f"When the {name} was built",
            f"built.{name}",
            (("never", 0, 0), *((f"in week {week}", week, week) for week in (1, 2, 3))),
        )
        for name in BUILDING_NAMES
    ),
    Groups("plan", "Where a seat made more points than usual", "plan", tuple((p, k, k) for k, p in enumerate(PLANS))),
    Groups("cubes", "Cubes brought onto the caravan", "cubes", _numbers(5, 15, "cubes")),
    Groups("cards_by_dice", "Cards drawn with dice", "draws", _numbers(0, 9, "cards")),
    Groups("supervisor", "How often dice moved the supervisor", "moves", _numbers(3, 11, "times")),
    Rates("sources", "Points by source", "points", tuple((_words(s), (f"points.{s}",), ()) for s in SOURCES)),
    Rates(
        "uses",
        "What dice are used for",
        "share of all uses",
        tuple((use, _each_week("uses", use), ALL_USES) for use in USES),
        as_share=True,
    ),
    Rates(
        "uses_by_week",
        "What dice are used for, week by week",
        "share of the week's uses",
        tuple(
            (f"week {week}: {use}", (f"uses.{week}.{use}",), tuple(f"uses.{week}.{other}" for other in USES))
            for week in WEEKS
            for use in USES
        ),
        as_share=True,
    ),
    Rates(
        "goods",
        "Goods sent to the caravan",
        "cubes of a seat in a game",
        (
            ("bottom row", ("loaded.bottom",), ()),
            ("middle row", ("loaded.middle",), ()),
            ("top row", ("loaded.top",), ()),
            ("sent by oneself", ("sent_by_self",), ()),
            ("sent by others", ("sent_by_others",), ()),
            ("by a card", _each_week("played", "cube_to_caravan"), ()),
            ("shop kept for a camel", ("kept",), ()),
        ),
    ),
    Rates(
        "growth",
        "Points and buildings week by week",
        "at the end of a week",
        (
            *((f"points, week {week}", (f"score.{week}",), ()) for week in WEEKS),
            *((f"buildings, week {week}", (f"buildings.{week}",), ()) for week in WEEKS),
        ),
    ),
    Rates("souks", "Complete souks", "a seat in a game", tuple((s, (f"souks.{s}",), ()) for s in SOUK_NAMES)),
    Rates(
        "cards_played",
        "What becomes of cards",
        "share of the cards of a kind that were drawn",
        tuple(
            (f"{_words(card)}: {what}", facts, _each_week("drawn", card))
            for card in CARDS
            for what, facts in (("played", _each_week("played", card)), ("for a die", (f"spent.{card}",)))
        ),
        as_share=True,
    ),
    Rates(
        "habits",
        "Dice bought, cards drawn, what is left over",
        "a seat in a game",
        (
            ("yellow dice bought", ("yellow",), ()),
            ("cards drawn with dice", _each_week("uses", "card"), ()),
            ("cards by the caravanserai", ("rewards",), ()),
            ("camels left at the end", ("left.camels",), ()),
            ("gold left at the end", ("left.gold",), ()),
            ("cards left at the end", ("left.cards",), ()),
        ),
    ),
    *(
        Worths(
            f"drawn_week_{week}",
            f"A card drawn in week {week}, beside the mean card of that week",
            tuple((_words(card), f"drawn.{week}.{card}") for card in CARDS),
        )
        for week in WEEKS
    ),
    *(
        Worths(
            f"played_week_{week}",
            f"A card played in week {week}, beside the mean card played in that week",
            tuple((_words(card), f"played.{week}.{card}") for card in CARDS),
        )
        for week in WEEKS
    ),
    Slopes(
        "caravan_rows",
        "What a cube on the caravan brings when it is scored",
        "points.caravan_scorings",
        tuple((f"{row} row", f"loaded.{row}") for row in ("bottom", "middle", "top")),
    ),
)


def derive(column: Callable[[str], Any]) -> dict[str, Any]:
    """Facts that follow from others, for all games and seats at once."""
    above = []
    for sources in PLANS.values():
        points = sum(column(source) for source in sources)
        above.append((points - points.mean()) / max(points.std(), 1e-9))
    return {
        "plan": np.argmax(above, axis=0),
        "cubes": sum(column(f"loaded.{row}") for row in ("bottom", "middle", "top")),
        "draws": sum(column(f"uses.{week}.card") for week in WEEKS),
        "moves": sum(column(f"uses.{week}.supervisor") for week in WEEKS),
    }
