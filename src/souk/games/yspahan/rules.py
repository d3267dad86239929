"""Yspahan (Sébastien Pauchon, 2006) for 2 to 4 players: the rules, in the order of the rulebook.

Decisions are small and stand on a stack (see `state.py`); nature rolls each die and draws each card. Rulings are quoted
by their number in docs/yspahan.md. How actions are encoded: `moves.py`. Not supported: swapping more than 99 camels or
gold by one exchange card.
"""

from __future__ import annotations

from souk.engine.contract import NATURE, Ints, rule
from souk.engine.stack import pop, push, top, top_arg

from .board import CAMEL_ROW, GOLD_ROW, HOIST, N_CARDS, OFFICE, PADDOCK, SHOPS_AT, WHITE_DICE
from .cards import (
    amounts_to_give,
    build,
    gain_card,
    give,
    play_card,
    playable_cards,
    possible_builds,
    spend_card,
)
from .moves import (
    BONUS_CARD,
    BUILD,
    BUY,
    CARD,
    CHOICE,
    DELIVER,
    DIE,
    DRAW_CARD,
    END,
    KEEP_CUBE,
    NO_BONUS,
    PASS,
    PLAY,
    SEND_CUBE,
    SHOP,
    SQUARE,
    SUPERVISOR,
    TAKE,
    USED,
)
from .souks import (
    can_deliver,
    cube_in,
    empty_caravan,
    load_caravan,
    open_shops,
    price,
    put_cube,
    reachable_squares,
    score_caravan,
    score_week,
    take_cube,
)
from .state import (
    AFTER,
    BONUS,
    CAMEL,
    CHOOSE,
    DRAW,
    GIVE,
    MOVE,
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

# Set-up.


@rule
def new_game(s: State, players: int, options: Ints) -> None:
    """Each player has 2 gold; the deck has two cards of each kind; a random or a chosen seat starts."""
    s.players = players
    s.extra = options[0] if players > 2 else 0  # Y19: with two players the cards only waive
    for seat in range(players):
        s.gold[seat] = 2
    for kind in range(9):
        s.deck[kind] = 2
    s.left = N_CARDS
    s.week = 1
    s.day = 1
    if options[1] == 0:
        push(s, START, 0)
    else:
        begin_day(s, options[1] - 1)


# A day.


@rule
def begin_day(s: State, start: int) -> None:
    """Fix the order of play (Y29), and let the start player begin."""
    if s.week == 3 and s.day == 7 and s.players != 3:
        last_day_order(s, start)
    else:
        for k in range(s.players):
            s.order[k] = (start + k) % s.players
    if s.players == 2:
        s.order[2] = s.order[0]
    begin_turn(s)
    push(s, SUPPLY, 0)


@rule
def last_day_order(s: State, start: int) -> None:
    """Ascending score; among equals the one farthest clockwise from the start player of the day before goes first.

    With two players that is the usual change of the start player.
    """
    for k in range(s.players):
        seat = (start + s.players - 1 - k + s.players - 1) % s.players
        place = k
        while place > 0 and score(s, s.order[place - 1]) > score(s, seat):
            s.order[place] = s.order[place - 1]
            place -= 1
        s.order[place] = seat


@rule
def begin_turn(s: State) -> None:
    """Step A, then step B."""
    s.has_built = 0
    push(s, AFTER, 0)
    push(s, CHOOSE, 0)


@rule
def end_turn(s: State) -> None:
    """The yellow dice leave after the start player's turn; with two players they stay for the day."""
    s.row = 0
    s.face = 0
    s.dice = 0
    if s.players > 2:
        for row in range(6):
            s.yellow[row] = 0
            if s.white[row] == 0:
                s.value[row] = 0
    s.turn += 1
    if s.turn < (3 if s.players == 2 else s.players):
        begin_turn(s)
    else:
        end_day(s)


@rule
def end_day(s: State) -> None:
    """The tower is cleared, and the start player's left neighbour starts the next day, until the third week ends."""
    start = (s.order[0] + 1) % s.players
    for row in range(6):
        s.white[row] = 0
        s.yellow[row] = 0
        s.value[row] = 0
    s.bought = 0
    s.turn = 0
    s.has_built = 0
    s.day += 1
    if s.day > 7:
        score_week(s)
        s.day = 1
        s.week += 1
    if s.week <= 3:
        begin_day(s, start)


# Supply.


@rule
def roll_die(s: State, face: int) -> None:
    """One die falls: the white ones first. After the last one the tower is filled."""
    left = pop(s)
    if left > s.bought:
        s.white[face - 1] += 1
    else:
        s.yellow[face - 1] += 1
    if left > 1:
        push(s, ROLL, left - 1)
    else:
        fill_tower(s)


@rule
def fill_tower(s: State) -> None:
    """The lowest value goes to the bottom row, the next ones above it, but the highest always to gold.

    A group never goes to a row below its own face, counted from 0, so that dice can move from faces to rows in place.
    """
    highest = 5
    while s.white[highest] + s.yellow[highest] == 0:
        highest -= 1
    next_row = 0
    for face in range(highest + 1):
        if s.white[face] + s.yellow[face] > 0:
            row = GOLD_ROW if face == highest and next_row > 0 else next_row
            next_row += 1
            white = s.white[face]
            yellow = s.yellow[face]
            s.white[face] = 0
            s.yellow[face] = 0
            s.white[row] = white
            s.yellow[row] = yellow
            s.value[row] = face + 1


# A. Choose a group.


@rule
def open_dice(s: State, row: int) -> int:
    """The dice of a row that count for the active player: with two, yellow only for the start player."""
    if s.players == 2 and s.turn == 1:
        return int(s.white[row])
    return int(s.white[row] + s.yellow[row])


@rule
def choose_group(s: State, row: int) -> None:
    """The dice are taken off the tower, those that do not count as well."""
    s.row = row
    s.face = s.value[row]
    s.dice = open_dice(s, row)
    s.white[row] = 0
    s.yellow[row] = 0
    s.value[row] = 0
    pop(s)
    push(s, USE, 0)


@rule
def use_group(s: State, seat: int, use: int) -> None:
    """Take, deliver, move the supervisor or draw. One card may be discarded to count one die more (not with Y3)."""
    pop(s)
    if use == DRAW_CARD:
        push(s, DRAW, seat)
    elif use == SUPERVISOR:
        push(s, MOVE, 0)
    elif s.cards[seat] > 0:
        push(s, BONUS, use)
    else:
        take_or_deliver(s, seat, use)


@rule
def take_or_deliver(s: State, seat: int, use: int) -> None:
    """Camels and gold are taken at once, with paddock and office; cubes one by one, one more with a hoist."""
    if use == DELIVER:
        push(s, PLACE, s.dice + (s.built[seat] >> HOIST & 1))
    elif s.row == CAMEL_ROW:
        s.camels[seat] += s.dice + (s.built[seat] >> PADDOCK & 1)
    else:
        s.gold[seat] += s.dice + 2 * (s.built[seat] >> OFFICE & 1)


@rule
def place(s: State, seat: int, shop: int) -> None:
    """One cube is delivered; as many as legal must be (Y5), the rest is lost."""
    left = pop(s) - 1
    put_cube(s, seat, shop)
    if left > 0 and can_deliver(s, seat, s.row - 1):
        push(s, PLACE, left)


@rule
def move_supervisor(s: State, seat: int, square: int) -> None:
    """Pay, move, and send the cubes in the shops next to the square; of two the mover chooses the order."""
    pop(s)
    s.gold[seat] -= price(s, seat, square)
    s.supervisor = square
    first = SHOPS_AT[square][0]
    second = SHOPS_AT[square][1]
    if second >= 0 and cube_in(s, second):
        if cube_in(s, first):
            push(s, ORDER, 0)
        else:
            push(s, SEND, second)
    elif first >= 0 and cube_in(s, first):
        push(s, SEND, first)


@rule
def send_in_order(s: State, first: int) -> None:
    """Two cubes go one after the other; the second owner sees the first outcome (Y14)."""
    pop(s)
    push(s, SEND, SHOPS_AT[s.supervisor][0] + SHOPS_AT[s.supervisor][1] - first)
    push(s, SEND, first)


@rule
def send_cube(s: State, shop: int, keep: bool) -> None:
    """The cube goes to the caravan, or for a camel one from the owner's supply goes instead."""
    owner = cube_in(s, shop) - 1
    if keep:
        s.camels[owner] -= 1
    else:
        take_cube(s, shop)
    load_caravan(s, owner, True)


@rule
def carry_out(s: State) -> bool:
    """Carry out the next thing that asks nobody; False if there is none."""
    if s.depth == 0:
        return False
    frame = top(s)
    if frame > SCORE:
        return False
    if frame == SEND:
        shop = pop(s)
        if s.camels[cube_in(s, shop) - 1] > 0:  # every owner may pay, the mover included (Y13)
            push(s, CAMEL, shop)
        else:
            send_cube(s, shop, False)
    elif frame == SCORE:
        pop(s)
        score_caravan(s)
        empty_caravan(s)
    elif frame == REWARD and s.left == 0:  # a caravanserai's card is lost (Y18)
        pop(s)
    else:
        return False
    return True


# The contract.


@rule
def score(s: State, seat: int) -> int:
    """A player's points."""
    total = 0
    for source in range(6):
        total += s.sheet[seat][source]
    return total


@rule
def actors(s: State) -> int:
    """Nature, the owner of a cube, or the player whose turn it is."""
    if s.depth == 0:
        return 0
    frame = top(s)
    if frame <= REWARD:
        return 1 << NATURE
    if frame == CAMEL:
        return 1 << cube_in(s, top_arg(s)) - 1
    return 1 << s.order[s.turn]


@rule
def legal(s: State, seat: int, out: Ints) -> int:
    """What may be decided now. Cards have windows (Y2): before the roll, before choosing, after A and B."""
    if not actors(s) >> seat & 1:
        return 0
    frame = top(s)
    if frame == CHOOSE:
        return window(s, seat, False, out, groups(s, out))
    if frame == USE:
        return uses(s, seat, out)
    if frame == AFTER:
        n = window(s, seat, s.players > 2 and not s.has_built, out, 0)
        out[n] = END
        return n + 1
    if frame == SUPPLY:
        return window(s, seat, False, out, yellow_dice(s, seat, out))
    if frame == BONUS:
        return bonus_cards(s, seat, out)
    if frame == PLACE:
        return open_shops(s, seat, s.row - 1, out, 0)
    if frame == SOUK:
        n = 0
        for quarter in range(4):
            n = open_shops(s, seat, quarter, out, n)
        return n
    if frame == MOVE:
        return reachable_squares(s, seat, out)
    if frame == ORDER:
        out[0] = SHOP + SHOPS_AT[s.supervisor][0]
        out[1] = SHOP + SHOPS_AT[s.supervisor][1]
        return 2
    if frame == CAMEL:
        out[0] = SEND_CUBE
        out[1] = KEEP_CUBE
        return 2
    return amounts_to_give(s, seat, top_arg(s), out)


@rule
def window(s: State, seat: int, step_b: bool, out: Ints, n: int) -> int:
    """Cards and buildings, after the first n options. With two players building is a use of a group instead (Y27)."""
    n = playable_cards(s, seat, out, n)
    if step_b or s.extra:
        n = possible_builds(s, seat, step_b, out, n)
    return n


@rule
def yellow_dice(s: State, seat: int, out: Ints) -> int:
    """Up to 3 yellow dice at 1 gold each."""
    n = min(3, s.gold[seat]) + 1
    for dice in range(n):
        out[dice] = BUY + dice
    return n


@rule
def groups(s: State, out: Ints) -> int:
    """The open groups; without any, a card, or nothing if there is none (Y18, Y25)."""
    n = 0
    for row in range(6):
        if open_dice(s, row) > 0:
            out[n] = CHOICE + row
            n += 1
    if n == 0:
        out[0] = USED + DRAW_CARD if s.left > 0 else PASS
        n = 1
    return n


@rule
def uses(s: State, seat: int, out: Ints) -> int:
    """What the chosen group can do."""
    n = 0
    if s.row in (CAMEL_ROW, GOLD_ROW):
        out[n] = USED + TAKE
        n += 1
    elif can_deliver(s, seat, s.row - 1):  # Y6
        out[n] = USED + DELIVER
        n += 1
    out[n] = USED + SUPERVISOR
    n += 1
    if s.left > 0:
        out[n] = USED + DRAW_CARD
        n += 1
    if s.players == 2:
        n = possible_builds(s, seat, True, out, n)
    return n


@rule
def bonus_cards(s: State, seat: int, out: Ints) -> int:
    """No card, or one of the hand."""
    out[0] = NO_BONUS
    n = 1
    for kind in range(9):
        if s.hand[seat][kind] > 0:
            out[n] = BONUS_CARD + kind
            n += 1
    return n


@rule
def odds(s: State, out: Ints, weights: Ints) -> int:
    """Any seat to start, any face of a die, any card of the deck."""
    frame = top(s)
    n = 0
    if frame >= DRAW:
        for kind in range(9):
            if s.deck[kind] > 0:
                out[n] = CARD + kind
                weights[n] = s.deck[kind]
                n += 1
        return n
    first, n = (DIE + 1, 6) if frame == ROLL else (0, s.players)
    for k in range(n):
        out[k] = first + k
        weights[k] = 1
    return n


@rule
def apply(s: State, seat: int, action: int) -> None:
    """Carry out one decision, or what nature did, and all that follows of itself."""
    act(s, seat, action)
    while carry_out(s):
        pass


@rule
def act(s: State, seat: int, action: int) -> None:
    """Carry out one decision, or what nature did."""
    frame = top(s)
    if frame >= SUPPLY:
        act_in_turn(s, seat, action)
    elif frame == ROLL:
        roll_die(s, action - DIE)
    elif frame == PLACE:
        place(s, seat, action - SHOP)
    elif frame == MOVE:
        move_supervisor(s, seat, action - SQUARE)
    elif frame == ORDER:
        send_in_order(s, action - SHOP)
    elif frame == CAMEL:
        send_cube(s, pop(s), action == KEEP_CUBE)
    elif frame == BONUS:
        use = pop(s)
        if action >= BONUS_CARD:
            spend_card(s, seat, action - BONUS_CARD)
            s.dice += 1
        take_or_deliver(s, seat, use)
    elif frame == GIVE:
        give(s, seat, pop(s), action)
    elif frame == SOUK:
        pop(s)
        put_cube(s, seat, action - SHOP)
    elif frame == START:
        pop(s)
        begin_day(s, action)
    else:
        gain_card(s, pop(s), action - CARD)


@rule
def act_in_turn(s: State, seat: int, action: int) -> None:
    """The decisions that stand open side by side: dice, groups, uses, cards, buildings, the end of the turn."""
    if action < CHOICE:
        s.bought = action - BUY
        s.gold[seat] -= s.bought
        pop(s)
        push(s, ROLL, WHITE_DICE[s.players] + s.bought)
    elif action < USED:
        choose_group(s, action - CHOICE)
    elif action < PASS:
        use_group(s, seat, action - USED)
    elif action == PASS:
        pop(s)
    elif action < BUILD:
        play_card(s, seat, action - PLAY)
    elif action < END:
        if top(s) == USE:
            pop(s)
        build(s, seat, action)
    else:
        pop(s)
        end_turn(s)


@rule
def scores(s: State, out: Ints) -> int:
    """Each seat's points."""
    for seat in range(s.players):
        out[seat] = score(s, seat)
    return int(s.players)


@rule
def winners(s: State) -> int:
    """Most points; ties share the victory."""
    best = 0
    mask = 0
    for seat in range(s.players):
        points = score(s, seat)
        if points > best:
            best = points
            mask = 0
        if points == best:
            mask |= 1 << seat
    return mask
