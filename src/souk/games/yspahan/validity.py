"""All that holds in every position of a game, so that a position given as data is one that the rules can go on from."""

from __future__ import annotations

from souk.engine.errors import BadPosition
from souk.engine.game import Game

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


def _require(holds: object, reason: str) -> None:
    if not holds:
        raise BadPosition(reason)


def _check_calendar(s: State) -> None:
    due = _due(s)
    _require(due in STACKS, f"due cannot be {[FRAMES[frame - 1] for frame in due]}")
    mode = BUILDING_CARD_MODES[s.building_cards]
    _require(s.players > 2 or s.building_cards == DISCOUNT, f"building_cards={mode} is for 3 or 4 players (Y19)")
    if not due:
        _require(
            (s.week, s.day, s.turn) == (4, 1, 0),
            "nothing is due only when the game is over: week 4, day 1, turn 0",
        )
    else:
        _require(s.week <= 3, "after week 3 the game is over and nothing is due")
    if due == (START,):
        _require(
            (s.week, s.day, s.turn, s.order) == (1, 1, 0, [0] * 4),
            "the start player is drawn before the first day",
        )
        return
    order = s.order[: s.players]
    _require(sorted(order) == list(range(s.players)), f"order must name each of the {s.players} seats once")
    usual = [(order[0] + k) % s.players for k in range(s.players)]
    last_day = (s.week, s.day) == (3, 7) or not due
    _require(order == usual or (last_day and s.players == 4), "seats play clockwise from the start player")
    _require(s.order[s.players :] == ([order[0], 0] if s.players == 2 else [0] * (4 - s.players)), _ORDER_LENGTH)
    _require(s.turn < (3 if s.players == 2 else s.players), "turn must be an index into order")


_ORDER_LENGTH = "order must be as long as the day: S, O, S with two players, else each seat once"


def _check_seats(s: State) -> None:
    for seat in range(s.players):
        points = sum(BUILDING_POINTS[: s.built[seat].bit_count()])
        _require(s.sheet[seat][FROM_BUILDINGS] == points, f"seat {seat} has {points} points from its buildings")
    _require(s.left or not any(s.discards), "an empty deck takes in the discards at once (Y18)")
    if s.has_built:
        due = _due(s)
        if s.building_cards == ONCE:  # by a card at any moment of the turn
            _require(
                due not in ((), (START,)), "nobody can have built before the first turn or after the last: has_built"
            )
        else:
            _require(due in ((AFTER,), (AFTER, GIVE), (AFTER, SOUK)), "a building ends step A: has_built")


def _check_caravan(s: State) -> None:
    places = 3 * CARAVAN_ROW[s.players]
    _require(s.loaded <= places, f"the caravan has {places} places with {s.players} players")
    _require((s.loaded == places) == (SCORE in _due(s)), "a full caravan is scored: score is due, and only then")


def _check_group(s: State) -> None:
    due = _due(s)
    if not due or due == (START,) or CHOOSE in due:
        _require(not s.face, "no group has been chosen yet: leave group out")
    elif any(frame in due for frame in (USE, BONUS, PLACE, MOVE, ORDER, CAMEL, SEND)):
        _require(s.face, "a group has been chosen: say which")


def _check_dice(s: State) -> None:
    due = _due(s)
    white, yellow = sum(s.white), sum(s.yellow)
    if not due or due == (START,) or SUPPLY in due:
        _require(not white + yellow + s.bought, "no dice lie on the tower before the roll")
    if SUPPLY in due or ROLL in due:
        _require(s.turn == 0, "the start player rolls in the first turn of the day")
    if ROLL in due:
        _require(not any(s.value), "while dice are rolled the tower is empty")
        _require(white <= WHITE_DICE[s.players], f"there are {WHITE_DICE[s.players]} white dice")
        _require(not yellow or white == WHITE_DICE[s.players], "white dice are rolled first")
        left = WHITE_DICE[s.players] + s.bought - white - yellow
        _require(left > 0 and s.arg[s.depth - 1] == left, f"due: {left} dice are to be rolled yet")
        return
    taken = s.dice if s.face else 0
    _require(white <= WHITE_DICE[s.players], f"there are {WHITE_DICE[s.players]} white dice")
    _require(yellow <= s.bought, "there are more yellow dice than were bought")
    _require(not s.face or not s.value[s.row], "the chosen group has left the tower")
    _require(taken <= WHITE_DICE[s.players] + s.bought + 1, "the chosen group has too many dice")
    _require(not (yellow and s.turn and s.players > 2), "yellow dice leave after the start player's turn")
    values = [value for value in s.value if value]
    _require(values == sorted(set(values)), "the tower's values rise from row to row")
    for row, value in enumerate(s.value):
        low = 2 if row == GOLD_ROW else row + 1
        high = 6 if row in (CAMEL_ROW, GOLD_ROW) else 5
        _require(not value or low <= value <= high, f"the {ROWS[row]} row holds values from {low} to {high}")


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
            _require(near, f"{what}: no cube in {SHOPS[arg]} next to {SQUARES[s.supervisor]}")
            _require(frame == SEND or s.camels[cube_in(s, arg) - 1], f"{what}: its owner has no camel")
            _require(on_top or s.arg[k + 1] != arg or s.frame[k + 1] != CAMEL, f"{what}: the same cube twice")
        elif frame == ORDER:
            both = all(shop >= 0 and cube_in(s, shop) for shop in SHOPS_AT[s.supervisor])
            _require(both, f"{what}: two cubes must be next to {SQUARES[s.supervisor]}")
        elif frame in (DRAW, REWARD):
            _require(arg < s.players and s.left, f"{what}: a seat and a deck to draw from")
            own = arg == seat if frame == DRAW else s.built[arg] >> CARAVANSERAI & 1
            _require(own, f"{what}: the seat on turn draws; for a caravanserai, a seat that has one")
        elif frame == BONUS:
            fits = (arg == DELIVER) == (0 <= quarter < 4)
            _require(fits and s.cards[seat], f"{what}: the use must fit the row, and a card be in hand")
            _require(arg != DELIVER or can_deliver(s, seat, quarter), f"{what}: no shop takes a cube (Y6)")
        elif frame == PLACE:
            _require(0 <= quarter < 4 and 1 <= arg <= 14, f"{what}: a quarter's row and 1 to 14 cubes")
            _require(can_deliver(s, seat, quarter), f"{what}: no shop takes a cube (Y6)")
        elif frame == GIVE:
            asks = arg in (EXCHANGE, CAMELS_FOR_POINTS, GOLD_FOR_POINTS)
            _require(
                asks and has_effect(s, seat, arg),
                f"{what}: a card that takes camels or gold, and some to give",
            )
        elif frame == SOUK:
            _require(has_effect(s, seat, CUBE_TO_SOUK), f"{what}: no shop takes a cube (Y22)")
        elif frame != ROLL:
            _require(not arg, f"{what} says no more")
