"""What is asked of many games of Basari."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from souk.engine.exploration import Groups, Question, Rates, Slopes, Worths
from souk.games.basari.board import COLOURS, DEFAULT, gems_text
from souk.games.basari.state import ACTION_CARDS, SOURCES

from .notes import CHOOSERS, SCORINGS

RING: Final = range(len(DEFAULT))
PLACES: Final = ("first", "second", "third", "fourth")


def _archway(k: int) -> str:
    return f"{k}: {DEFAULT.points[k]} points, {gems_text(DEFAULT.gems[k])}"


def _cards(scoring: str) -> tuple[str, ...]:
    return tuple(f"chosen.{scoring}.{card}" for card in ACTION_CARDS)


def _met(card: str) -> tuple[str, ...]:
    return tuple(f"met.{card}.{n}" for n in CHOOSERS)


QUESTIONS: Final[tuple[Question, ...]] = (
    Groups(
        "place",
        "Place in the order of choosing a start archway",
        "place",
        tuple((f"chooses {place}", k, k) for k, place in enumerate(PLACES)),
    ),
    Groups("start", "The start archway", "start", tuple((_archway(k), k, k) for k in RING)),
    *(
        Groups(
            f"majorities_{colour}",
            f"In how many of the three scorings a seat had most {colour} gems, alone or with others",
            f"majorities.{colour}",
            tuple((times, n, n) for n, times in enumerate(("never", "once", "twice", "three times"))),
        )
        for colour in COLOURS
    ),
    Groups(
        "majorities",
        "Majorities of any colour in the whole game",
        "majorities",
        (("0 or 1", 0, 1), *((str(n), n, n) for n in range(2, 8)), ("8 or more", 8, 12)),
    ),
    Groups("laps", "Laps that scored", "laps", tuple((str(n), n, n) for n in range(4))),
    Rates("sources", "Points by source", "points", tuple((s, (f"points.{s}",), ()) for s in SOURCES)),
    Rates(
        "choices",
        "Which card is chosen, by the number of scorings so far",
        "share of the choices",
        tuple(
            (f"{card} before scoring {n}", (f"chosen.{n}.{card}",), _cards(n))
            for n in SCORINGS
            for card in ACTION_CARDS
        ),
        as_share=True,
    ),
    Rates(
        "crowds",
        "How many choose the same card",
        "share of the choices of a card",
        tuple(
            (f"{card}: {words}", tuple(f"met.{card}.{n}" for n in numbers), _met(card))
            for card in ACTION_CARDS
            for words, numbers in (("alone", "1"), ("two", "2"), ("three or more", "34"))
        ),
        as_share=True,
    ),
    Rates(
        "gem_gain",
        "Points that one more gem scores",
        "points at a scoring",
        tuple((f"{colour}, scoring {n}", (f"gain.{n}.{colour}",), ()) for colour in COLOURS for n in SCORINGS),
    ),
    Rates(
        "gem_taken",
        "Points that one more gem takes from the others together",
        "points at a scoring",
        tuple((f"{colour}, scoring {n}", (f"taken.{n}.{colour}",), ()) for colour in COLOURS for n in SCORINGS),
    ),
    Rates(
        "prices",
        "What is paid in a barter",
        "gems for an action",
        tuple(
            (f"{card}: {colour}", (f"paid.{card}.{colour}",), (f"bought.{card}",))
            for card in ACTION_CARDS
            for colour in COLOURS
        ),
    ),
    Rates(
        "point_price",
        "Gems paid for each point that a bought archway shows",
        "gems for a point",
        (("gems", tuple(f"paid.points.{colour}" for colour in COLOURS), ("points_bought",)),),
    ),
    Rates(
        "habits",
        "Rounds, barters, gems left over",
        "a seat in a game",
        (
            ("rounds", ("rounds",), ()),
            *((f"{card} bought in a barter", (f"bought.{card}",), ()) for card in ACTION_CARDS),
            *((f"{card} sold in a barter", (f"sold.{card}",), ()) for card in ACTION_CARDS),
            ("gems left at the end", ("left",), ()),
        ),
    ),
    Worths(
        "archways",
        "Standing on an archway when cards are chosen, beside the mean archway",
        tuple((_archway(k), f"stood.{k}") for k in RING),
    ),
    Slopes(
        "held",
        "Points for colours of one more gem held before a scoring",
        "points.colours",
        tuple((colour, f"held.{colour}") for colour in COLOURS),
    ),
)


def derive(column: Callable[[str], Any]) -> dict[str, Any]:
    """Facts that follow from others, for all games and seats at once."""
    made: dict[str, Any] = {"laps": column("points.laps") // 10}
    for colour in COLOURS:
        made[f"majorities.{colour}"] = sum((column(f"led.{n}.{colour}") > 0).astype(int) for n in SCORINGS)
        made[f"held.{colour}"] = sum(column(f"held.{n}.{colour}") for n in SCORINGS)
    made["majorities"] = sum(made[f"majorities.{colour}"] for colour in COLOURS)
    return made
