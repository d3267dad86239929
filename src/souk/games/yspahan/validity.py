"""All that holds in every position of a game, so that a position given as data is one that the rules can go on from."""

from __future__ import annotations

from souk.engine.errors import BadPosition
from souk.engine.game import Game
from souk.engine.input_reasons import OutOfRange

from .board import (
    BUILDING_POINTS,
    CAMEL_ROW,
    CAMELS_FOR_POINTS,
    CARAVAN_ROW,
    CARAVANSERAI,
    CUBE_TO_SOUK,
    EXCHANGE,
    FROM_BUILDINGS,
    GOLD_FOR_POINTS,
    GOLD_ROW,
    ROWS,
    SHOPS,
    SHOPS_AT,
    SQUARES,
    WHITE_DICE,
)
from .cards import has_effect
from .moves import DELIVER
from .souks import can_deliver, cube_in
from .state import (
    AFTER,
    BONUS,
    BUILDING_CARD_MODES,
    CAMEL,
    CHOOSE,
    DISCOUNT,
    DRAW,
    FRAMES,
    GIVE,
    MOVE,
    ONCE,
    ORDER,
    PLACE,
    REWARD,
    ROLL,
    SCORE,
    SEND,
    SOUK,
    START,
    SUPPLY,
    USE,
    State,
)
from .types import PositionProblem, Problem

# Every stack of decisions that can be due once all that asks nobody has been carried out.
STACKS = {
    (),
    (START,),
    (AFTER, CHOOSE, SUPPLY),
    (AFTER, CHOOSE, SUPPLY, GIVE),
    (AFTER, CHOOSE, SUPPLY, SOUK),
    (AFTER, CHOOSE, ROLL),
    (AFTER, CHOOSE),
    (AFTER, CHOOSE, GIVE),
    (AFTER, CHOOSE, SOUK),
    (AFTER, USE),
    (AFTER, BONUS),
    (AFTER, PLACE),
    (AFTER, MOVE),
    (AFTER, ORDER),
    (AFTER, CAMEL),
    (AFTER, SEND, CAMEL),
    (AFTER, DRAW),
    (AFTER, REWARD),
    (AFTER, SEND, REWARD),
    (AFTER, SCORE, REWARD),
    (AFTER, SEND, SCORE, REWARD),
    (AFTER,),
    (AFTER, GIVE),
    (AFTER, SOUK),
}


def check(game: Game, s: State) -> None:
    """Raise BadPosition, with the reason, unless the position can be one of a game."""
    _check_calendar(s)
    _check_seats(s)
    _check_caravan(s)
    _check_group(s)
    _check_dice(s)
    _check_due(s)


def _due(s: State) -> tuple[int, ...]:
    return tuple(s.frame[: s.depth])


def _require(holds: object, text: str, problem: Problem, *path: str | int, n: int = 0) -> None:
    if not holds:
        raise BadPosition(text, PositionProblem(problem=problem, n=n), path)


def _check_calendar(s: State) -> None:
    due = _due(s)
    _require(due in STACKS, f"due cannot be {[FRAMES[frame - 1] for frame in due]}", "due", "due")
    mode = BUILDING_CARD_MODES[s.building_cards]
    fits = s.players > 2 or s.building_cards == DISCOUNT
    _require(fits, f"building_cards={mode} is for 3 or 4 players (Y19)", "cards_mode", "building_cards")
    if not due:
        _require(
            (s.week, s.day, s.turn) == (4, 1, 0),
            "nothing is due only when the game is over: week 4, day 1, turn 0",
            "only_when_over",
            "due",
        )
    else:
        _require(s.week <= 3, "after week 3 the game is over and nothing is due", "weeks", "week")
    if due == (START,):
        _require(
            (s.week, s.day, s.turn, s.order) == (1, 1, 0, [0] * 4),
            "the start player is drawn before the first day",
            "before_start",
            "due",
        )
        return
    order = s.order[: s.players]
    each = sorted(order) == list(range(s.players))
    _require(each, f"order must name each of the {s.players} seats once", "order_seats", "order")
    usual = [(order[0] + k) % s.players for k in range(s.players)]
    last_day = (s.week, s.day) == (3, 7) or not due
    clockwise = order == usual or (last_day and s.players == 4)
    _require(clockwise, "seats play clockwise from the start player", "clockwise", "order")
    rest = [order[0], 0] if s.players == 2 else [0] * (4 - s.players)
    _require(s.order[s.players :] == rest, _ORDER_LENGTH, "order_length", "order")
    _require(s.turn < (3 if s.players == 2 else s.players), "turn must be an index into order", "turn", "turn")


_ORDER_LENGTH = "order must be as long as the day: S, O, S with two players, else each seat once"


def _check_seats(s: State) -> None:
    for seat in range(s.players):
        points = sum(BUILDING_POINTS[: s.built[seat].bit_count()])
        text, path = f"seat {seat} has {points} points from its buildings", ("seats", seat, "sheet", "buildings")
        _require(s.sheet[seat][FROM_BUILDINGS] == points, text, "building_points", *path, n=points)
    full = s.left or not any(s.discards)
    _require(full, "an empty deck takes in the discards at once (Y18)", "empty_deck", "discards")
    if s.has_built:
        due = _due(s)
        if s.building_cards == ONCE:  # by a card at any moment of the turn
            _require(
                due not in ((), (START,)),
                "nobody can have built before the first turn or after the last: has_built",
                "has_built",
                "has_built",
            )
        else:
            after = due in ((AFTER,), (AFTER, GIVE), (AFTER, SOUK))
            _require(after, "a building ends step A: has_built", "has_built", "has_built")


def _check_caravan(s: State) -> None:
    places = 3 * CARAVAN_ROW[s.players]
    text = f"the caravan has {places} places with {s.players} players"
    _require(s.loaded <= places, text, "caravan_places", "caravan", n=places)
    scored = (s.loaded == places) == (SCORE in _due(s))
    _require(scored, "a full caravan is scored: score is due, and only then", "caravan_full", "caravan")


def _check_group(s: State) -> None:
    due = _due(s)
    if not due or due == (START,) or CHOOSE in due:
        _require(not s.face, "no group has been chosen yet: leave group out", "no_group", "group")
    elif any(frame in due for frame in (USE, BONUS, PLACE, MOVE, ORDER, CAMEL, SEND)):
        _require(s.face, "a group has been chosen: say which", "needs_group", "group")


def _check_dice(s: State) -> None:
    due = _due(s)
    white, yellow, most = sum(s.white), sum(s.yellow), WHITE_DICE[s.players]
    if not due or due == (START,) or SUPPLY in due:
        _require(not white + yellow + s.bought, "no dice lie on the tower before the roll", "before_roll", "tower")
    if SUPPLY in due or ROLL in due:
        _require(s.turn == 0, "the start player rolls in the first turn of the day", "first_turn_rolls", "turn")
    if ROLL in due:
        _require(not any(s.value), "while dice are rolled the tower is empty", "rolled", "rolled")
        _require(white <= most, f"there are {most} white dice", "white_dice", "rolled", n=most)
        _require(not yellow or white == most, "white dice are rolled first", "rolled", "rolled")
        left = most + s.bought - white - yellow
        _require(left > 0 and s.arg[s.depth - 1] == left, f"due: {left} dice are to be rolled yet", "rolled", "due")
        return
    taken = s.dice if s.face else 0
    _require(white <= most, f"there are {most} white dice", "white_dice", "tower", n=most)
    _require(yellow <= s.bought, "there are more yellow dice than were bought", "yellow_dice", "bought")
    _require(not s.face or not s.value[s.row], "the chosen group has left the tower", "group_dice", "group")
    _require(taken <= most + s.bought + 1, "the chosen group has too many dice", "group_dice", "group")
    left = not (yellow and s.turn and s.players > 2)
    _require(left, "yellow dice leave after the start player's turn", "yellow_leave", "tower")
    values = [value for value in s.value if value]
    _require(values == sorted(set(values)), "the tower's values rise from row to row", "values_rise", "tower")
    for row, value in enumerate(s.value):
        low = 2 if row == GOLD_ROW else row + 1
        high = 6 if row in (CAMEL_ROW, GOLD_ROW) else 5
        if value and not low <= value <= high:
            text = f"the {ROWS[row]} row holds values from {low} to {high}"
            raise BadPosition(text, OutOfRange(low=low, high=high), ("tower", ROWS[row], "value"))


def _check_due(s: State) -> None:
    if not s.depth:
        return
    seat = s.order[s.turn]
    quarter = s.row - 1
    for k in range(s.depth):
        frame, arg, on_top = s.frame[k], s.arg[k], k == s.depth - 1
        what = f"due: {FRAMES[frame - 1]}"
        if frame in (SEND, CAMEL):
            near = arg in SHOPS_AT[s.supervisor] and cube_in(s, arg)
            _fits(near, f"{what}: no cube in {SHOPS[arg]} next to {SQUARES[s.supervisor]}")
            _fits(frame == SEND or s.camels[cube_in(s, arg) - 1], f"{what}: its owner has no camel")
            _fits(on_top or s.arg[k + 1] != arg or s.frame[k + 1] != CAMEL, f"{what}: the same cube twice")
        elif frame == ORDER:
            both = all(shop >= 0 and cube_in(s, shop) for shop in SHOPS_AT[s.supervisor])
            _fits(both, f"{what}: two cubes must be next to {SQUARES[s.supervisor]}")
        elif frame in (DRAW, REWARD):
            _fits(arg < s.players and s.left, f"{what}: a seat and a deck to draw from")
            own = arg == seat if frame == DRAW else s.built[arg] >> CARAVANSERAI & 1
            _fits(own, f"{what}: the seat on turn draws; for a caravanserai, a seat that has one")
        elif frame == BONUS:
            fits = (arg == DELIVER) == (0 <= quarter < 4)
            _fits(fits and s.cards[seat], f"{what}: the use must fit the row, and a card be in hand")
            _fits(arg != DELIVER or can_deliver(s, seat, quarter), f"{what}: no shop takes a cube (Y6)")
        elif frame == PLACE:
            _fits(0 <= quarter < 4 and 1 <= arg <= 14, f"{what}: a quarter's row and 1 to 14 cubes")
            _fits(can_deliver(s, seat, quarter), f"{what}: no shop takes a cube (Y6)")
        elif frame == GIVE:
            asks = arg in (EXCHANGE, CAMELS_FOR_POINTS, GOLD_FOR_POINTS)
            _fits(
                asks and has_effect(s, seat, arg),
                f"{what}: a card that takes camels or gold, and some to give",
            )
        elif frame == SOUK:
            _fits(has_effect(s, seat, CUBE_TO_SOUK), f"{what}: no shop takes a cube (Y22)")
        elif frame != ROLL:
            _fits(not arg, f"{what} says no more")


def _fits(holds: object, text: str) -> None:
    """What is due fits the position."""
    _require(holds, text, "due", "due")
