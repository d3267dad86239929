"""A position as data that people can write by hand, and the check of what they wrote.

Phase, round, scorings and seats are always said. Of the rest, what is left out is zero, empty or nobody:

    {"phase": "choose", "round": 1, "scorings": 0, "seats": [
        {"archway": 5, "moved": 3, "gems": {"red": 3, "yellow": 3, "green": 3, "blue": 3}},
        {"archway": 9, "moved": 1, "gems": {"red": 4}, "card": "roll"},
        {"archway": 2, "moved": 6, "gems": {"blue": 1}}]}
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from souk.engine.errors import BadPosition, brief, shorten
from souk.engine.game import Game
from souk.engine.input_reasons import OutOfRange
from souk.engine.types import Json

from .barter import best_beats, other_chooser
from .board import COLOURS, Board, board_of
from .rules import SCORINGS
from .scoring import GEMS_OF_A_COLOUR, score
from .state import (
    BARTER,
    BLUE,
    CARDS,
    CHOOSE,
    FROM_COLOURS,
    FROM_LAPS,
    FROM_POINTS,
    FROM_ROLL,
    GEMS_CARD,
    MOVE,
    NO_CARD,
    NOWHERE,
    OPENING,
    ORDER,
    OVER,
    PHASES,
    RED,
    ROLL,
    ROLL_CARD,
    SOURCES,
    START,
    State,
)
from .types import PositionProblem, Problem

_FIELDS = (
    *("phase", "round", "scorings", "turn", "shared_start", "order"),
    *("seats", "action", "die", "offer", "bid"),
)
_REQUIRED = ("phase", "round", "scorings", "seats")
_SEAT_FIELDS = ("archway", "moved", "gems", "sheet", "card")


def to_data(s: State) -> Json:
    """The position as data, without what its phase has no use for."""
    data: dict[str, object] = {"phase": PHASES[s.phase], "round": s.round, "scorings": s.scorings}
    if s.phase not in (CHOOSE, OVER):
        data["turn"] = s.turn
    if s.phase in (ORDER, START):
        data["shared_start"] = bool(s.shared)
        data["order"] = s.order[: s.turn if s.phase == ORDER else s.players]
    data["seats"] = [_seat_data(s, seat) for seat in range(s.players)]
    if s.phase >= OPENING:
        data["action"] = CARDS[s.action]
    if s.die:
        data["die"] = s.die
    if any(s.offer):
        data["offer"] = dict(zip(COLOURS, s.offer, strict=True))
    if s.phase > RED and s.phase <= BLUE:
        data["bid"] = dict(zip(COLOURS[: s.phase - RED], s.bid, strict=False))
    return data


def _seat_data(s: State, seat: int) -> Json:
    data: dict[str, object] = {
        "archway": None if s.archway[seat] == NOWHERE else s.archway[seat],
        "moved": s.moved[seat],
        "gems": dict(zip(COLOURS, s.gems[seat], strict=True)),
        "sheet": dict(zip(SOURCES, s.sheet[seat], strict=True)),
    }
    if s.card[seat] != NO_CARD:
        data["card"] = CARDS[s.card[seat]]
    return data


def from_data(game: Game, data: object) -> State:
    """The state that data describes; `check` says whether it can be."""
    top = _object(data, "the position", _FIELDS)
    if missing := [name for name in _REQUIRED if name not in top]:
        raise BadPosition(f"the position lacks {', '.join(missing)}")
    seats = top["seats"]
    if not isinstance(seats, list) or len(seats) not in game.players:
        raise BadPosition("seats must be a list of 3 or 4 objects")
    rows = [_object(seat, f"seat {i}", _SEAT_FIELDS) for i, seat in enumerate(seats)]
    order = top.get("order", [])
    if not isinstance(order, list) or len(order) > 4:
        raise BadPosition("order must be a list of seats")
    shared = top.get("shared_start", False)
    if not isinstance(shared, bool):
        raise BadPosition("shared_start must be true or false")
    return State.from_json(
        {
            "players": len(rows),
            "shared": int(shared),
            "phase": _named(top["phase"], PHASES, "phase"),
            "turn": top.get("turn", 0),
            "round": top["round"],
            "scorings": top["scorings"],
            "order": _padded(order),
            "archway": _padded([NOWHERE if (a := row.get("archway")) is None else a for row in rows]),
            "moved": _padded([row.get("moved", 0) for row in rows]),
            "gems": _padded([_counts(row, "gems", COLOURS) for row in rows], [0] * 4),
            "sheet": _padded([_counts(row, "sheet", SOURCES) for row in rows], [0] * 4),
            "card": _padded([_card(row.get("card")) for row in rows]),
            "action": _card(top.get("action")),
            "die": top.get("die", 0),
            "offer": _counts(top, "offer", COLOURS),
            "bid": _counts(top, "bid", COLOURS),
        }
    )


def _object(data: object, what: str, known: Sequence[str]) -> Json:
    if not isinstance(data, dict):
        raise BadPosition(f"{what} must be an object with fields, as {known[0]}")
    if surplus := [str(key) for key in data if key not in known]:
        raise BadPosition(f"{what} has no field {shorten(surplus, 3)[:80]}; known: {', '.join(known)}")
    return data


def _counts(data: Json, name: str, known: Sequence[str]) -> list[object]:
    counts = _object(data.get(name, {}), name, known)
    return [counts.get(key, 0) for key in known]


def _named(value: object, names: Sequence[str], what: str) -> int:
    if not isinstance(value, str) or value not in names:
        raise BadPosition(f"{what} must be one of {', '.join(names)}, not {brief(value)}")
    return names.index(value)


def _card(value: object) -> int:
    return NO_CARD if value is None else 1 + _named(value, CARDS[1:4], "an action card")


def _padded(values: Sequence[object], empty: object = 0) -> list[object]:
    return [*values] + [empty] * (4 - len(values))


# Can it be?


def check(game: Game, s: State) -> None:
    """Refuse what the rules could never reach or not go on from."""
    _need(s.players in (3, 4), "Basari is for 3 or 4 players", "players", "seats")
    _need(OVER <= s.phase <= ROLL, "there is no such phase", "phase", "phase")
    for seat in range(s.players, 4):
        unused = (s.archway[seat], s.moved[seat], s.card[seat], s.order[seat], *s.gems[seat], *s.sheet[seat])
        _need(not any(unused), f"nobody sits at seat {seat}", "nobody_sits", "seats", seat)
    _check_gems(s)
    board = board_of(game)
    _check_progress(s, board)
    _check_order(s)
    _check_pawns(s, board)
    _check_cards(s)
    _check_barter(s)


def _need(holds: bool, text: str, problem: Problem, *path: str | int, n: int = 0) -> None:
    if not holds:
        raise BadPosition(text, PositionProblem(problem=problem, n=n), path)


def _between(low: int, value: int, high: int, text: str, *path: str | int) -> None:
    if not low <= value <= high:
        raise BadPosition(text, OutOfRange(low=low, high=high), path)


def _check_gems(s: State) -> None:
    for colour, name in enumerate(COLOURS):
        held = [s.gems[seat][colour] for seat in range(s.players)]
        path, most = ("seats", held.index(max(held)), "gems", name), GEMS_OF_A_COLOUR
        _need(min(held) >= 0, f"nobody has fewer than 0 {name} gems", "gems", *path, n=most)
        _need(sum(held) <= most, f"there are {most} {name} gems, not {sum(held)} and more", "gems", *path, n=most)


def _check_progress(s: State, board: Board) -> None:
    """Rounds, scorings, and no more points than they can have brought."""
    over = s.phase == OVER
    _between(0, s.scorings, SCORINGS, "a game has 0 to 3 scorings", "scorings")
    at_end = (s.scorings == SCORINGS) == over
    _need(at_end, "the game is over after the third scoring and not before", "third_scoring", "scorings")
    least, most = s.scorings + (not over), (s.scorings + (not over)) * len(board)
    if s.phase in (ORDER, START):
        least = most = 0
    _between(least, s.round, most, f"round must be from {least} to {most} here, not {s.round}", "round")
    limits = {
        FROM_LAPS: 10 * s.scorings * s.players,
        FROM_COLOURS: 44 * s.scorings,
        FROM_POINTS: max(board.points) * s.round,
        FROM_ROLL: 5 * s.round,
    }
    for source, limit in limits.items():
        got = [s.sheet[seat][source] for seat in range(s.players)]
        path = ("seats", got.index(max(got)), "sheet", SOURCES[source])
        text = f"{SOURCES[source]} must be 0 to {limit} in all so far"
        _need(min(got) >= 0 and sum(got) <= limit, text, "points", *path, n=limit)
    laps = [s.sheet[seat][FROM_LAPS] for seat in range(s.players)]
    _need(
        all(points % 10 == 0 and points <= 10 * s.scorings for points in laps),
        "laps are 10 points each, once a scoring",
        "lap",
        *("seats", laps.index(max(laps)), "sheet", SOURCES[FROM_LAPS]),
    )
    path = ("seats", 0, "sheet", SOURCES[FROM_LAPS])
    _need(sum(laps) >= 10 * s.scorings, "every scoring has a player who came round", "laps", *path)


def _check_order(s: State) -> None:
    """B1: the order of choosing, which is kept until all have chosen."""
    turns = {ORDER: s.players, START: s.players, MOVE: s.players, CHOOSE: 1, OVER: 1}.get(s.phase, s.players)
    _between(0, s.turn, turns - 1, f"turn must be from 0 to {turns - 1} in this phase", "turn")
    drawn = {ORDER: s.turn, START: s.players}.get(s.phase, 0)
    seats = s.order[:drawn]
    in_range = all(0 <= seat < s.players for seat in seats)
    _need(in_range and len(set(seats)) == drawn, "order must name different seats of this table", "order", "order")
    _need(not any(s.order[drawn:]), f"order has {drawn} seats in this phase", "order", "order")
    _need(s.shared in (0, 1), "shared_start must be true or false", "shared_start", "shared_start")
    early = not s.shared or s.phase in (ORDER, START)
    _need(early, "shared_start matters only until all have started", "shared_start", "shared_start")


def _check_pawns(s: State, board: Board) -> None:
    """On the board once chosen, and nowhere that a scoring would have stopped them."""
    waiting = {ORDER: list(range(s.players)), START: s.order[s.turn : s.players]}.get(s.phase, [])
    ring = len(board)
    for seat in range(s.players):
        if seat in waiting:
            text = f"seat {seat} has not chosen its start archway yet"
            _need(s.archway[seat] == NOWHERE, text, "no_archway", "seats", seat, "archway")
        else:
            text = f"archway of seat {seat} must be from 0 to {ring - 1}"
            _between(0, s.archway[seat], ring - 1, text, "seats", seat, "archway")
        least, most = _way(s, seat, ring)
        text = f"moved of seat {seat} must be from {least} to {most} here"
        _between(least, s.moved[seat], most, text, "seats", seat, "moved")
    chosen = [a for a in s.archway[: s.players] if a != NOWHERE]
    if s.phase == START and not s.shared:
        text = "start archways are not shared without shared_start (B2)"
        _need(len(set(chosen)) == len(chosen), text, "archway_taken", "seats", 0, "archway")


def _way(s: State, seat: int, ring: int) -> tuple[int, int]:
    """The least and the most archways that a pawn can have gone since its disc was placed."""
    if s.phase in (ORDER, START, OVER):
        return 0, 0
    if s.phase == MOVE and seat >= s.turn:
        return 0, ring - 1
    rolled_again = s.action > ROLL_CARD and s.card[seat] == ROLL_CARD
    return 1, ring - 1 + (12 if rolled_again else 6)


_CARD: Final = ("card", "seats", 0, "card")  # what is wrong, and where
_ACTION: Final = ("action", "action")


def _check_cards(s: State) -> None:
    cards = s.card[: s.players]
    if s.phase == CHOOSE:
        _need(all(NO_CARD <= card <= GEMS_CARD for card in cards), "there is no such action card", *_CARD)
        _need(NO_CARD in cards, "all have chosen: the cards would be revealed", *_CARD)
    elif s.phase >= OPENING:
        _need(
            all(ROLL_CARD <= card <= GEMS_CARD for card in cards),
            "every seat has an action card in this phase",
            *_CARD,
        )
    else:
        _need(not any(cards), "nobody has chosen an action card in this phase", *_CARD)
    if s.phase < OPENING:
        _need(s.action == NO_CARD, "no action is resolved in this phase", *_ACTION)
        return
    _need(ROLL_CARD <= s.action <= GEMS_CARD, "action must say what is resolved", *_ACTION)
    choosers = cards.count(s.action)
    _need(
        choosers == 2 or (s.phase == ROLL and choosers == 1),
        "two players barter for an action that both chose",
        *_ACTION,
    )
    _need(s.card[s.turn] == s.action, "turn must be a seat that chose the action", "action", "turn")
    _need(s.phase != ROLL or s.action == ROLL_CARD, "only the roll action rolls", *_ACTION)


def _check_barter(s: State) -> None:
    """Dice, offer and counts are there exactly when the phase has them, and within the hands (B7)."""
    _fits(not any(s.offer) or BARTER <= s.phase <= BLUE, "there is no offer in this phase")
    said = s.phase - RED if RED <= s.phase <= BLUE else 0
    _fits(not any(s.bid[said:]), f"bid has the counts of {said} colours in this phase")
    if s.phase != OPENING:
        _fits(s.die == 0, "there is no opening die in this phase")
    if not OPENING <= s.phase <= BLUE:
        return
    rival = other_chooser(s, s.turn)
    if s.phase == OPENING:
        _fits(score(s, s.turn) == score(s, rival), "dice decide who opens on equal scores only")
        waits = s.turn > rival
        _fits(1 <= s.die <= 6 if waits else s.die == 0, "the lower seat rolls first; die is what it rolled")
        return
    _fits(all(0 <= s.offer[c] <= s.gems[rival][c] for c in range(4)), "an offer has only gems in hand (B7)")
    opens = any(s.offer) or score(s, s.turn) >= score(s, rival)
    _fits(opens, "turn is at the player with the higher score, who opens, unless there is an offer (B6)")
    _fits(all(0 <= s.bid[c] <= s.gems[s.turn][c] for c in range(said)), "a bid has only gems in hand (B7)")
    if s.phase >= RED:
        last = s.bid[said - 1] if said else 0
        _fits(best_beats(s, s.turn, said - 1, last), "the bid leaves no legal raise")


def _fits(holds: bool, text: str) -> None:
    """What is said of the barter fits the phase and the hands."""
    _need(holds, text, "barter", "phase")
