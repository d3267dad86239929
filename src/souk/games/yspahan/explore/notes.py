"""What is noted of each seat while a game of Yspahan is played."""

from __future__ import annotations

from typing import Final

from souk.engine.buffers import state_buffer
from souk.engine.contract import NATURE, Ints, rule
from souk.engine.exploration import Facts
from souk.engine.stack import top, top_arg
from souk.games.yspahan.board import (
    BUILD_NO_CAMELS,
    BUILD_NO_GOLD,
    BUILDING_NAMES,
    CAMEL_ROW,
    CARAVAN_ROW,
    CARDS,
    CUBE_TO_CARAVAN,
    FULL,
    N_SOUKS,
    SOUK_NAMES,
    SOURCES,
)
from souk.games.yspahan.groups import carry_out
from souk.games.yspahan.moves import (
    BONUS_CARD,
    BUILD,
    BUY,
    CARD,
    CHOICE,
    END,
    KEEP_CUBE,
    PASS,
    PLAY,
    SHOP,
    TAKE,
    USED,
)
from souk.games.yspahan.rules import act
from souk.games.yspahan.souks import score
from souk.games.yspahan.state import REWARD, SCORE, START, USE, State

WEEKS: Final = ("1", "2", "3")
USES: Final = ("camels", "gold", "deliver", "supervisor", "card", "build")
CAMELS, GOLD, BY_DELIVERY, BUILDS = 0, 1, 2, 5


def _by_week(names: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(f"{week}.{name}" for week in WEEKS for name in names)


FACTS: Final = Facts(
    place=(),  # in the order of the first day
    points=SOURCES,
    score=WEEKS,  # at the end of each week
    first_building=(),  # 1 more than its number; 0 for none
    built=BUILDING_NAMES,  # the week in which it was built; 0 for never
    buildings=WEEKS,  # how many there are at the end of each week
    first_use=(),  # of a group of dice, 1 more than its number
    uses=_by_week(USES),
    drawn=_by_week(CARDS),
    played=_by_week(CARDS),  # for their effect
    spent=CARDS,  # for one more die
    rewards=(),  # cards by the caravanserai
    loaded=("bottom", "middle", "top"),  # cubes on the caravan by row
    sent_by_self=(),
    sent_by_others=(),
    kept=(),  # cubes that stayed in their shop for a camel
    souks=SOUK_NAMES,  # complete ones that scored
    yellow=(),  # dice bought
    left=("camels", "gold", "cards"),
)
SIZE: Final = len(FACTS)
PLACE: Final = FACTS.first("place")
POINTS: Final = FACTS.first("points")
SCORES: Final = FACTS.first("score")
FIRST_BUILDING: Final = FACTS.first("first_building")
BUILT: Final = FACTS.first("built")
BUILDINGS: Final = FACTS.first("buildings")
FIRST_USE: Final = FACTS.first("first_use")
USED_FOR: Final = FACTS.first("uses")
DRAWN: Final = FACTS.first("drawn")
PLAYED: Final = FACTS.first("played")
SPENT: Final = FACTS.first("spent")
REWARDS: Final = FACTS.first("rewards")
LOADED: Final = FACTS.first("loaded")
SENT_BY_SELF: Final = FACTS.first("sent_by_self")
SENT_BY_OTHERS: Final = FACTS.first("sent_by_others")
KEPT: Final = FACTS.first("kept")
SOUKS: Final = FACTS.first("souks")
YELLOW: Final = FACTS.first("yellow")
LEFT: Final = FACTS.first("left")


@rule
def notice(before: State, s: State, seat: int, action: int, facts: Ints) -> None:
    """Note what a step meant that led from one state to the next."""
    if seat == NATURE:
        notice_chance(before, action, facts)
    else:
        notice_decision(before, seat, action, facts)
    if s.loaded != before.loaded:
        notice_cubes(before, s, seat, action, facts)
    if s.week > before.week:
        notice_week(before, s, facts)


@rule
def notice_chance(before: State, action: int, facts: Ints) -> None:
    """Who starts, and which cards come."""
    frame = top(before)
    if frame == START:
        for seat in range(before.players):
            facts[seat * SIZE + PLACE] = (seat + before.players - action) % before.players
    elif action >= CARD:
        row = top_arg(before) * SIZE
        facts[row + DRAWN + (before.week - 1) * 9 + action - CARD] += 1
        facts[row + REWARDS] += frame == REWARD


@rule
def notice_decision(before: State, seat: int, action: int, facts: Ints) -> None:
    """Dice, uses, cards, buildings, camels paid."""
    row = seat * SIZE
    week = before.week - 1
    if action < CHOICE:
        facts[row + YELLOW] += action - BUY
    elif USED <= action < PASS:
        use = action - USED
        if use == TAKE:
            notice_use(row, week, CAMELS if before.row == CAMEL_ROW else GOLD, facts)
        else:
            notice_use(row, week, BY_DELIVERY + use - 1, facts)
    elif BONUS_CARD <= action < SHOP:
        facts[row + SPENT + action - BONUS_CARD] += 1
    elif action == KEEP_CUBE:
        facts[row + KEPT] += 1
    elif PLAY <= action < BUILD:
        facts[row + PLAYED + week * 9 + action - PLAY] += 1
    elif BUILD <= action < END:
        building = (action - BUILD) // 4
        if facts[row + FIRST_BUILDING] == 0:
            facts[row + FIRST_BUILDING] = building + 1
        facts[row + BUILT + building] = before.week
        free = (action - BUILD) % 4
        facts[row + PLAYED + week * 9 + BUILD_NO_CAMELS] += free & 1
        facts[row + PLAYED + week * 9 + BUILD_NO_GOLD] += free >> 1
        if top(before) == USE:
            notice_use(row, week, BUILDS, facts)


@rule
def notice_use(row: int, week: int, use: int, facts: Ints) -> None:
    """What a group of dice was used for."""
    facts[row + USED_FOR + week * len(USES) + use] += 1
    if facts[row + FIRST_USE] == 0:
        facts[row + FIRST_USE] = use + 1


@rule
def notice_cubes(before: State, s: State, seat: int, action: int, facts: Ints) -> None:
    """Whose cubes came onto the caravan; it may have been scored and emptied on the way."""
    first = int(before.loaded)
    if s.loaded < first:
        states = state_buffer(before, 1)
        full = states[0]
        act(full, seat, action)
        while top(full) != SCORE:
            carry_out(full)
        notice_places(before, full, first, seat, action, facts)
        first = 0
    notice_places(before, s, first, seat, action, facts)


@rule
def notice_places(before: State, s: State, first: int, seat: int, action: int, facts: Ints) -> None:
    """Whose cubes lie on the caravan from some place on."""
    mover = before.order[before.turn]
    for place in range(first, s.loaded):
        owner = s.caravan[place] - 1
        facts[owner * SIZE + LOADED + place // CARAVAN_ROW[s.players]] += 1
        if seat == NATURE or action != PLAY + CUBE_TO_CARAVAN:
            if owner == mover:
                facts[owner * SIZE + SENT_BY_SELF] += 1
            else:
                facts[owner * SIZE + SENT_BY_OTHERS] += 1


@rule
def notice_week(before: State, s: State, facts: Ints) -> None:
    """The end of a week: buildings, scores, and the souks that scored."""
    week = before.week - 1
    for seat in range(s.players):
        count = 0
        for building in range(6):
            count += s.built[seat] >> building & 1
        facts[seat * SIZE + BUILDINGS + week] = count
        facts[seat * SIZE + SCORES + week] = score(s, seat)
    for souk in range(N_SOUKS):
        if before.souk[souk] == FULL[souk]:
            facts[(before.owner[souk] - 1) * SIZE + SOUKS + souk] += 1


@rule
def conclude(s: State, facts: Ints) -> None:
    """Note how a game ended."""
    for seat in range(s.players):
        for source in range(6):
            facts[seat * SIZE + POINTS + source] = s.sheet[seat][source]
        facts[seat * SIZE + LEFT] = s.camels[seat]
        facts[seat * SIZE + LEFT + 1] = s.gold[seat]
        facts[seat * SIZE + LEFT + 2] = s.cards[seat]
