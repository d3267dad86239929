"""Yspahan (Sébastien Pauchon, 2006) for 2 to 4 players: who decides what, and what a decision leads to.

The rulebook's chapters have rooms of their own: a day, its roll and its tower in `day.py`, choosing and using a group
in `groups.py`, deliveries, supervisor and caravan in `souks.py`, cards and buildings in `cards.py`. Decisions are small
and stand on a stack (see `state.py`); nature rolls each die and draws each card. Rulings are quoted by their number in
docs/yspahan.md. How actions are encoded: `moves.py`. Not supported: swapping more than 99 camels or gold by one card.
"""

from __future__ import annotations

from souk.engine.contract import NATURE, Ints, rule
from souk.engine.stack import pop, push, top, top_arg

from .board import CAMEL_ROW, GOLD_ROW, N_CARDS, SHOPS_AT, WHITE_DICE
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
from .day import begin_day, end_turn, roll_die
from .groups import (
    carry_out,
    choose_group,
    move_supervisor,
    open_dice,
    place,
    send_cube,
    send_in_order,
    take_or_deliver,
    use_group,
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
    open_shops,
    put_cube,
    reachable_squares,
    score,
)
from .state import (
    AFTER,
    BONUS,
    CAMEL,
    CHOOSE,
    DRAW,
    EXTRA,
    GIVE,
    MOVE,
    ONCE,
    ORDER,
    PLACE,
    REWARD,
    ROLL,
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
    s.building_cards = options[0]
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


# The contract.


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
    if step_b or s.building_cards == EXTRA or (s.building_cards == ONCE and not s.has_built):
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
