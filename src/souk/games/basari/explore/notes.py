"""What is noted of each seat while a game of Basari is played."""

from __future__ import annotations

from typing import Final

from souk.engine.buffers import state_buffer
from souk.engine.contract import Ints, rule
from souk.engine.exploration import Facts
from souk.games.basari.barter import other_chooser
from souk.games.basari.board import COLOURS
from souk.games.basari.board import DEFAULT as RING_OF_DEFAULT
from souk.games.basari.board import POINTS as SHOWN
from souk.games.basari.moves import ACCEPT, DECLINE, PLAY, SEAT, START_AT
from souk.games.basari.rules import act, settle
from souk.games.basari.scoring import COLOUR_POINTS
from souk.games.basari.state import ACTION_CARDS, BARTER, CHOOSE, LAPS, MOVE, ORDER, POINTS_CARD, SOURCES, START, State

SCORINGS: Final = ("1", "2", "3")
CHOOSERS: Final = ("1", "2", "3", "4")


def _by(first: tuple[str, ...], names: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(f"{one}.{name}" for one in first for name in names)


FACTS: Final = Facts(
    place=(),  # in the order of choosing a start archway
    start=(),  # the archway
    points=SOURCES,
    rounds=(),
    stood=tuple(str(k) for k in range(len(RING_OF_DEFAULT))),  # how often on an archway when cards are chosen
    chosen=_by(SCORINGS, ACTION_CARDS),  # by the scoring that comes next
    met=_by(ACTION_CARDS, CHOOSERS),  # by how many chose the same, oneself included
    bought=ACTION_CARDS,  # actions got in a barter
    sold=ACTION_CARDS,
    paid=_by(ACTION_CARDS, COLOURS),  # gems for them
    points_bought=(),  # that the archways of bought points showed
    held=_by(SCORINGS, COLOURS),  # gems before each scoring
    led=_by(SCORINGS, COLOURS),  # 1 for the most gems, 2 where others had as many
    gain=_by(SCORINGS, COLOURS),  # points that one more gem would have scored
    taken=_by(SCORINGS, COLOURS),  # points that it would have taken from the others
    left=(),  # gems at the end
)
SIZE: Final = len(FACTS)
PLACE: Final = FACTS.first("place")
START_ARCHWAY: Final = FACTS.first("start")
POINTS: Final = FACTS.first("points")
ROUNDS: Final = FACTS.first("rounds")
STOOD: Final = FACTS.first("stood")
CHOSEN: Final = FACTS.first("chosen")
MET: Final = FACTS.first("met")
BOUGHT: Final = FACTS.first("bought")
SOLD: Final = FACTS.first("sold")
PAID: Final = FACTS.first("paid")
POINTS_BOUGHT: Final = FACTS.first("points_bought")
HELD: Final = FACTS.first("held")
LED: Final = FACTS.first("led")
GAIN: Final = FACTS.first("gain")
TAKEN: Final = FACTS.first("taken")
LEFT: Final = FACTS.first("left")


@rule
def notice(before: State, s: State, seat: int, action: int, facts: Ints) -> None:
    """Note what a step meant that led from one state to the next."""
    if before.phase == CHOOSE:
        notice_card(before, s, seat, action - PLAY, facts)
    elif before.phase == BARTER:
        if action in (ACCEPT, DECLINE):
            notice_barter(before, seat, facts)
    elif before.phase == MOVE:
        if s.phase == CHOOSE:
            for other in range(s.players):
                facts[other * SIZE + STOOD + s.archway[other]] += 1
                facts[other * SIZE + ROUNDS] += 1
    elif before.phase == ORDER:
        facts[(action - SEAT) * SIZE + PLACE] = before.turn
    elif before.phase == START:
        facts[seat * SIZE + START_ARCHWAY] = action - START_AT
    if s.scorings > before.scorings:
        notice_scoring(before, seat, action, facts)


@rule
def notice_card(before: State, s: State, seat: int, card: int, facts: Ints) -> None:
    """Which card a seat chose; with the last one, how many chose the same."""
    facts[seat * SIZE + CHOSEN + before.scorings * 3 + card - 1] += 1
    if s.phase == CHOOSE:
        return
    for own in range(before.players):
        mine = card if own == seat else before.card[own]
        same = 0
        for other in range(before.players):
            same += (card if other == seat else before.card[other]) == mine
        facts[own * SIZE + MET + (mine - 1) * 4 + same - 1] += 1


@rule
def notice_barter(before: State, seat: int, facts: Ints) -> None:
    """A barter is over: the seat sold the action to its rival."""
    rival = other_chooser(before, seat)
    card = before.action - 1
    facts[seat * SIZE + SOLD + card] += 1
    facts[rival * SIZE + BOUGHT + card] += 1
    for colour in range(4):
        facts[rival * SIZE + PAID + card * 4 + colour] += before.offer[colour]
    if before.action == POINTS_CARD:
        facts[rival * SIZE + POINTS_BOUGHT] += SHOWN[before.archway[rival]]


@rule
def notice_scoring(before: State, seat: int, action: int, facts: Ints) -> None:
    """Who had which gems when they were counted, and what one more would have changed."""
    states = state_buffer(before, 1)
    s = states[0]
    act(s, seat, action)
    while s.phase != LAPS:
        settle(s)
    for own in range(s.players):
        for colour in range(4):
            at = own * SIZE + before.scorings * 4 + colour
            facts[at + HELD] = s.gems[own][colour]
            share = majority(s, colour, own, -1)
            if share > 0:
                facts[at + LED] = 1 if share == COLOUR_POINTS[colour] else 2
            facts[at + GAIN] = majority(s, colour, own, own) - share
            for other in range(s.players):
                if other != own:
                    facts[at + TAKEN] += majority(s, colour, other, -1) - majority(s, colour, other, own)


@rule
def majority(s: State, colour: int, seat: int, richer: int) -> int:
    """The points of a seat for a colour, if the seat `richer` had one gem more."""
    own = s.gems[seat][colour] + (seat == richer)
    leaders = 0
    for other in range(s.players):
        count = s.gems[other][colour] + (other == richer)
        if count > own:
            return 0
        leaders += count == own
    return COLOUR_POINTS[colour] // leaders if own > 0 else 0


@rule
def conclude(s: State, facts: Ints) -> None:
    """Note how a game ended."""
    for seat in range(s.players):
        for source in range(4):
            facts[seat * SIZE + POINTS + source] = s.sheet[seat][source]
            facts[seat * SIZE + LEFT] += s.gems[seat][source]
