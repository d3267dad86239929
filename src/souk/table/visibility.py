"""What a seat or a spectator sees of a game, as data: the view in two layers, moves, reasons, what moves would do."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Any, NamedTuple

from souk.engine.contract import NATURE, SPECTATOR
from souk.engine.errors import IllegalMove
from souk.engine.game import Event, Game
from souk.engine.rng import seed_words

from .line import events_of, why_not

Data = dict[str, Any]


# A view in two layers: what everybody sees, which is made once, and what one seat sees beside it.


def public_view(game: Game, state: Any) -> Data:
    """What everybody may see."""
    return game.view(game.hidden(state), SPECTATOR)


def private_view(game: Game, state: Any, seat: int) -> Data:
    """What a seat sees beside that."""
    if game.private_overlay is not None:
        return game.private_overlay(state, seat)
    return difference(public_view(game, state), game.view(game.hidden(state, seat), seat))


def difference(public: Any, whole: Any) -> Data:
    """What has to be laid over one view to get the other."""
    found: Data = {}
    for key, value in whole.items() if isinstance(whole, dict) else enumerate(whole):
        before = public.get(key) if isinstance(whole, dict) else public[key]
        if value == before:
            continue
        alike = isinstance(value, dict) and isinstance(before, dict) and value.keys() >= before.keys()
        if alike or (isinstance(value, list) and isinstance(before, list) and len(value) == len(before)):
            found[str(key)] = difference(before, value)
        else:
            found[str(key)] = value
    return found


def laid_over(public: Any, private: Data) -> Any:
    """One view laid over the other: objects by key, lists by index, everything else replaced."""
    whole = dict(public) if isinstance(public, dict) else list(public)
    for key, value in private.items():
        at: Any = int(key) if isinstance(whole, list) else key
        below = whole[at] if isinstance(whole, list) else whole.get(at)
        whole[at] = laid_over(below, value) if isinstance(value, dict) and isinstance(below, dict | list) else value
    return whole


def heard(events: Sequence[Event], seat: int | None) -> list[Event]:
    """The events that a seat, or a spectator, may know of."""
    return [event for event in events if event.get("only", seat) == seat]


# What could be done.


def closed(game: Game, state: Any, seat: int) -> list[tuple[str, list[int]]]:
    """The options of the decision that are closed, by reason."""
    hidden = game.hidden(state, seat)
    kinds, legal = game.kinds(hidden), set(game.legal(hidden, seat))
    reasons: dict[str, list[int]] = {}
    for action in game.actions:
        if action.kind in kinds and action.id not in legal:
            reasons.setdefault(game.why_not(hidden, seat, action.id), []).append(action.id)
    return list(reasons.items())


class Ahead(NamedTuple):
    """Where decisions lead as far as a seat can know: a state as it may be, what happens, what is new."""

    state: Any
    events: list[Event]
    new: bool


def ahead(game: Game, state: Any, seat: int, moves: Sequence[int], step: int) -> Ahead:
    """What a seat's decisions lead to, up to where something new comes to light; played on a guess of the hidden."""
    guess = game.hidden(state, seat)
    game.rules.imagine(guess, seat, list(seed_words(0)))
    events: list[Event] = []
    for number, action in enumerate(moves):
        if number and game.seats_to_act(guess) != (seat,):
            raise IllegalMove("decisions in a row end where dice, a card or another's decision comes in between")
        if action not in game.legal(guess, seat):
            raise IllegalMove(why_not(game, guess, seat, action))
        after = game.after(guess, seat, action)
        story = heard(list(events_of(game, step + number, guess, [(seat, action)], [after])), seat)
        known = list(takewhile(lambda event: event["type"] not in game.reveals, story))
        events += known
        if known != story:
            return Ahead(guess, events, new=True)
        guess = after
    return Ahead(guess, events, new=game.seats_to_act(guess) == (NATURE,))
