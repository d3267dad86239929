"""Basari in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from souk.engine.game import Event
from souk.engine.position import Move, View
from souk.games.basari.barter import other_chooser
from souk.games.basari.board import COLOURS
from souk.games.basari.state import BARTER, CARDS, CHOOSE, MOVE, OPENING, ORDER, RED, START, State

from . import Draw, Words
from .names import Names, listed

SOURCES: Final = {"laps": "laps", "colours": "most gems", "points": "points action", "roll": "roll action"}
POINTS_FOR: Final = {
    "laps": "for reaching the disc",
    "colours": "for most gems",
    "points": "of the archway",
    "roll": "by the roll",
}
OPENS: Final = {"score": "with the higher score", "dice": "with the higher die"}
ORDINALS: Final = ("first", "second", "third", "fourth")


def gems(counts: Mapping[str, int]) -> str:
    """`2 red and 1 blue`."""
    return listed([f"{n} {colour}" for colour, n in counts.items() if n]) or "nothing"


# What happened.


def _move(e: Event, names: Names) -> str:
    disc = " and reach the disc" if names(e["seat"]) == "You" else " and reaches the disc"
    return names.do(e["seat"], "roll", f"{e['die']}: to archway {e['to']}" + (disc if e["reaches_disc"] else ""))


def _action(e: Event, names: Names) -> str:
    who = names.all(e["players"])
    match e["kind"]:
        case "single":
            return f"Only {who} chose {e['action']}."
        case "barter":
            return f"{who} barter for {e['action']}."
    return f"{who} all chose {e['action']}, so nobody gets it."


def _gems(e: Event, names: Names) -> str:
    short = f"; the supply lacks {gems(e['short'])}" if any(e["short"].values()) else ""
    return names.do(e["seat"], "take", gems(e["gems"]) + short)


def _majority(e: Event, names: Names) -> str:
    if not e["leaders"]:
        return f"Nobody has {e['colour']} gems."
    each = f"{e['points_each']} points" + (" each" if len(e["leaders"]) > 1 else "")
    return f"Most {e['colour']} ({e['most']}): {names.all(e['leaders'])}, {each}."


TELL: Final[dict[str, Callable[[Event, Names], str]]] = {
    "order": lambda e, names: names.do(e["seat"], "choose", f"a start archway {ORDINALS[e['place']]}"),
    "start": lambda e, names: names.do(e["seat"], "start", f"on archway {e['archway']}"),
    "round": lambda e, _: f"Round {e['round']}.",
    "move": _move,
    "chosen": lambda e, names: names.do(e["seat"], "have", "chosen an action"),
    "card": lambda e, names: names.do(e["seat"], "choose", e["card"]),
    "reveal": lambda e, names: f"All is revealed: {names.each(e['cards'])}.",
    "action": _action,
    "roll_for_opening": lambda e, names: f"{names.all(e['players'])} both have {e['score']} and roll for who opens.",
    "opening_die": lambda e, names: names.do(e["seat"], "roll", str(e["die"])),
    "opening_tie": lambda e, _: f"Both rolled {e['die']}: again.",
    "opens": lambda e, names: names.do(e["seat"], "open", OPENS[e["reason"]]),
    "offer": lambda e, names: names.do(e["seat"], "offer", f"{gems(e['gems'])} to {names(e['to'])}"),
    "accept": lambda e, names: names.do(e["seat"], "accept", f"{gems(e['gems'])} from {names(e['from'])}"),
    "decline": lambda e, names: names.do(e["seat"], "offer", "nothing"),
    "carry_out": lambda e, names: names.do(e["seat"], "get", f"the action {e['action']}"),
    "gems": _gems,
    "points": lambda e, names: names.do(e["seat"], "score", f"{e['points']} {POINTS_FOR[e['reason']]}"),
    "scoring": lambda e, _: f"Scoring {e['number']} of 3.",
    "majority": _majority,
    "return": lambda e, names: names.do(e["seat"], "return", f"{e['gems']} {e['colour']}"),
    "discs": lambda *_: "All discs go under their pawns.",
    "over": lambda e, names: f"The game is over: {names.each(e['scores'])}. Won by {names.all(e['winners'])}.",
}


def tell(event: Event, names: Names) -> str:
    """A sentence for an event."""
    return TELL[event["type"]](event, names)


# What is asked.


def question(view: View) -> str:
    """What the seat is to decide."""
    s: State = view.state
    if s.phase == START:
        return "Choose a start archway"
    if s.phase == CHOOSE:
        return "Choose an action"
    if s.phase == BARTER:
        return f"Answer the offer for {CARDS[s.action]}" if any(s.offer) else f"Open the barter for {CARDS[s.action]}"
    return f"How many {COLOURS[s.phase - RED]} gems?"


def draw(s: State, names: Names) -> Draw:
    """What nature is to do."""
    if s.phase == ORDER:
        return Draw(f"Who chooses a start archway {ORDINALS[s.turn]}? Type seat 0, seat 1, ...")
    if s.phase == MOVE:
        seats = range(s.turn, s.players)
        return Draw(f"What do the dice show? Type those of {names.all(list(seats))}, as 3 1 6 ...")
    if s.phase == OPENING:
        seats_left = [s.turn] if s.die else [s.turn, other_chooser(s, s.turn)]
        return Draw(f"Opening dice: type {names.all(seats_left)} in this order, as 4 2")
    return Draw(f"Which die does {names(s.turn)} roll for the roll action?")


# What a move means.


def meaning(view: View, move: Move) -> str:
    """What a move does here."""
    s: State = view.state
    match move.kind:
        case "card":
            return _card(view, move)
        case "decline":
            return f"{CARDS[s.action]} goes to your rival"
        case "offer":
            return "gems for the action" if not any(s.offer) else "raise it"
        case kind if kind in COLOURS:
            colour = COLOURS.index(kind)
            return f"of {s.gems[move.seat][colour]}"
    return ""


def _card(view: View, move: Move) -> str:
    data = view.to_json()
    archway = data["archways"][data["seats"][move.seat]["archway"]]
    match move.fields["card"]:
        case "roll":
            return "move, 6 less the die"
        case "points":
            return f"{archway['points']} points"
    return gems(archway["gems"])


def targets(move: Move) -> Sequence[str]:
    """The archway that a move is about."""
    return [move.fields["archway"]] if "archway" in move.fields else []


WORDS: Final = Words(
    tell=tell,
    question=question,
    meaning=meaning,
    draw=draw,
    targets=targets,
    minor=frozenset({"chosen", "order"}),
    chapter="round",
    scorings=frozenset({"scoring", "over"}),
    sources=SOURCES,
)
