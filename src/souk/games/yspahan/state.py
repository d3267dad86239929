"""The state of a game of Yspahan: flat, small, and all of it public but the hands (Y30)."""

from __future__ import annotations

from souk.engine.record import Record, i8, i16


class State(Record):
    """One moment of a game. Seats count from 0; where a place can be empty, it holds seat + 1."""

    sheet: list[list[int]] = i16[4, 6]  # points by seat and source: the score is their sum
    gold: list[int] = i16[4]
    camels: list[int] = i16[4]
    built: list[int] = i8[4]  # buildings as a bit mask
    hand: list[list[int]] = i8[4, 9]  # cards by seat and kind
    cards: list[int] = i8[4]  # how many cards each seat holds
    deck: list[int] = i8[9]  # by kind; as one seat sees it: all cards that it has not seen
    left: int = i8  # how many cards are in the deck
    discards: list[int] = i8[9]

    souk: list[int] = i8[14]  # filled shops as a bit mask
    owner: list[int] = i8[14]  # whose cubes are in the souk, seat + 1
    supervisor: int = i8
    caravan: list[int] = i8[12]  # seat + 1 on each camel, from the bottom row
    loaded: int = i8  # camels that carry a cube

    players: int = i8
    building_cards: int = i8  # the option: DISCOUNT, EXTRA or ONCE (Y19)
    week: int = i8  # from 1
    day: int = i8  # from 1
    order: list[int] = i8[4]  # seats in the day's order of play; two players: S, O, S
    turn: int = i8  # index into the order
    has_built: int = i8  # whether the turn's one building is done; with EXTRA those by cards do not count

    white: list[int] = i8[6]  # the tower: white dice by row; while rolling, by face
    yellow: list[int] = i8[6]
    value: list[int] = i8[6]  # the face of each row's dice
    bought: int = i8  # yellow dice of the day
    row: int = i8  # the chosen group: its row, its face, and the dice that count
    face: int = i8
    dice: int = i8

    frame: list[int] = i8[8]  # what is to be decided: see souk.engine.stack
    arg: list[int] = i8[8]
    depth: int = i8


# What building cards do (Y19): they waive a cost, are one more building each, or are a way to the turn's one building.
DISCOUNT, EXTRA, ONCE = range(3)
BUILDING_CARD_MODES = ("discount", "extra", "once")

# What can be due: first what nature does, then what is carried out at once, then what players decide.
(
    START,  # who starts the game
    ROLL,  # a die; arg: dice to be rolled yet
    DRAW,  # a card by the player's own action; arg: the seat
    REWARD,  # a card for a caravanserai; arg: the seat
    SEND,  # a cube is sent; arg: its shop
    SCORE,  # a full caravan is scored
    CAMEL,  # the cube's owner may pay a camel; arg: its shop
    BONUS,  # a card for one more die; arg: the use
    PLACE,  # a shop of the quarter; arg: cubes left
    MOVE,  # where the supervisor goes
    ORDER,  # which of two cubes goes first
    GIVE,  # camels or gold for a card; arg: the card
    SOUK,  # any legal shop, for the card cube_to_souk
    SUPPLY,  # the start player: cards, yellow dice
    CHOOSE,  # step A: cards, a group
    USE,  # what to do with the group
    AFTER,  # step B and cards, until the turn ends
) = range(1, 18)
NATURE_FRAMES = ("start", "roll", "draw", "reward")
AUTOMATIC_FRAMES = ("send", "score")
DECISION_FRAMES = ("camel", "bonus", "place", "move", "order", "give", "souk", "supply", "choose", "use", "after")
FRAMES = NATURE_FRAMES + AUTOMATIC_FRAMES + DECISION_FRAMES  # names, from 1
