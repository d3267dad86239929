"""What happened, as the events of `types`: for the log, for animation, for records of other kinds.

Narration runs the rules again one small step at a time and says what each step changed, so that it cannot tell another
story than the rules.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from souk.engine.contract import NATURE
from souk.engine.game import Game
from souk.engine.stack import top, top_arg
from souk.engine.types import Event, Over, Points

from . import types as t
from .board import BAZAAR, CARDS, FULL, N_SOUKS, SHOPS, SOUK_NAMES, SOUK_OF, SOUK_POINTS, SOURCES, SQUARES, WAIVED_BY
from .groups import carry_out
from .moves import ACTIONS, OUTCOMES
from .rules import act
from .souks import cube_in, score
from .state import CAMEL, CHOOSE, ORDER, REWARD, ROLL, SCORE, SEND, SOUK, START, State
from .view import round_of, tower


def narrate(game: Game, before: State, seat: int, action: int, after: State) -> list[Event]:
    """Everything that one move brought about, in order."""
    if is_all(before, after):
        s = after
        events = _with_points(before, s, _decision(before, seat, action, s))
    else:
        s = before.copy()
        act(s, seat, action)
        events = _with_points(before, s, _decision(before, seat, action, s))
        last = s.copy()
        while carry_out(s):
            events += _with_points(last, s, _consequence(last, s))
            last = s.copy()
    if not s.depth:
        events.append(Over(scores=tuple(score(s, k) for k in range(s.players)), winners=game.winners(s)))
    elif s.day != before.day or top(before) == START:
        events.append(_day(s))
    return events


def is_all(before: State, after: State) -> bool:
    """Whether nothing was carried out but the move itself: all else begins with a cube on its way to the caravan, for
    which its owner may be asked for a camel."""
    return before.loaded == after.loaded and not (after.depth and top(after) == CAMEL)


def _with_points(before: State, after: State, events: Iterator[Event]) -> list[Event]:
    """The events of a step, then what every step may bring: points by source, a reshuffle."""
    found = list(events)
    if after.sheet != before.sheet:
        for seat in range(before.players):
            for source, name in enumerate(SOURCES):
                if n := after.sheet[seat][source] - before.sheet[seat][source]:
                    found.append(Points(seat=seat, n=n, source=name))
    if sum(after.discards) < sum(before.discards) or after.left > before.left:
        found.append(t.Reshuffled(deck=sum(after.deck)))
    return found


def _decision(before: State, seat: int, action: int, after: State) -> Iterator[Event]:
    if seat == NATURE:
        yield from _chance(before, action, after)
        return
    match ACTIONS[action].fields:
        case t.Buy(dice):
            yield t.Bought(seat=seat, dice=dice)
        case t.Choose(row):
            yield t.Chosen(seat=seat, row=row, face=after.face, dice=after.dice)
        case t.UseGroup() if top(before) == CHOOSE:
            yield t.NoGroup(seat=seat)
        case t.UseGroup():
            yield from _taken(before, seat, after, "tower")
        case t.Pass():
            yield t.NoGroup(seat=seat)
            yield t.DrawLost(seat=seat, why="no_group")
        case t.Bonus(card):
            if card != "none":
                yield t.BonusDie(seat=seat, card=card)
            yield from _taken(before, seat, after, "tower")
        case t.ChooseShop(shop) if top(before) == ORDER:
            yield t.CubeOrder(seat=seat, shop=shop)
        case t.ChooseShop(shop):
            yield from _placed(before, seat, shop, after)
        case t.ChooseSquare(square):
            paid = before.gold[seat] - after.gold[seat]
            yield t.SupervisorMoved(seat=seat, start=SQUARES[before.supervisor], square=square, gold=paid)
        case t.Camel(answer):
            shop = SHOPS[top_arg(before)]
            if answer == "keep":
                yield t.CamelPaid(seat=seat, shop=shop)
            yield _sent(before, shop, kept=answer == "keep")
        case t.Give():
            camels, gold = after.camels[seat] - before.camels[seat], after.gold[seat] - before.gold[seat]
            yield t.Given(seat=seat, card=CARDS[top_arg(before)], camels=camels, gold=gold)
        case t.Play(card):
            yield t.Played(seat=seat, card=card)
            yield from _taken(before, seat, after, "card")
            if after.loaded > before.loaded:
                yield t.Loaded(seat=seat, place=before.loaded)
        case t.Build() as move:
            yield _built(before, seat, move, after)
        case t.End():
            yield t.TurnEnded(seat=seat)
            if after.week != before.week:
                yield _week(before, after)


def _chance(before: State, action: int, after: State) -> Iterator[Event]:
    match OUTCOMES[action].fields:
        case t.StartSeat(seat):
            yield t.Start(seat=seat)
        case t.Die(face):
            yield t.DieRolled(face=face, colour="yellow" if sum(before.white) == sum(after.white) else "white")
            if top(after) != ROLL:
                yield t.Tower(rows=tower(after))
        case t.DrawnCard(card):
            seat = top_arg(before)
            own = top(before) != REWARD
            yield t.DrawsCard(seat=seat, why="caravanserai" if not own else "action" if before.face else "no_group")
            yield t.Drawn(seat=seat, card=card, only=seat)


def _taken(before: State, seat: int, after: State, by: Literal["tower", "card"]) -> Iterator[Event]:
    if n := after.camels[seat] - before.camels[seat]:
        yield t.Camels(seat=seat, n=n, by=by)
    if n := after.gold[seat] - before.gold[seat]:
        yield t.Gold(seat=seat, n=n, by=by)


def _placed(before: State, seat: int, shop: t.Shop, after: State) -> Iterator[Event]:
    souk = SOUK_OF[SHOPS.index(shop)]
    yield t.Placed(seat=seat, shop=shop, by="card" if top(before) == SOUK else "tower")
    if after.souk[souk] == FULL[souk]:
        yield t.SoukComplete(seat=seat, souk=SOUK_NAMES[souk], points=SOUK_POINTS[souk])


def _built(before: State, seat: int, move: t.Build, after: State) -> Event:
    return t.Built(
        seat=seat,
        building=move.building,
        camels=before.camels[seat] - after.camels[seat],
        gold=before.gold[seat] - after.gold[seat],
        cards=tuple(WAIVED_BY[goods] for goods in move.without),
    )


def _week(before: State, after: State) -> Event:
    complete = [souk for souk in range(N_SOUKS) if before.souk[souk] == FULL[souk]]
    return t.WeekScored(
        week=before.week,
        souks=tuple(
            t.SoukScore(
                SOUK_NAMES[souk],
                seat=before.owner[souk] - 1,
                points=SOUK_POINTS[souk],
                bazaar=2 * (before.built[before.owner[souk] - 1] >> BAZAAR & 1),
            )
            for souk in complete
        ),
        caravan=_caravan_points(before, after),
    )


def _caravan_points(before: State, after: State) -> tuple[int, ...]:
    return tuple(after.sheet[seat][3] - before.sheet[seat][3] for seat in range(before.players))


def _day(s: State) -> Event:
    order = tuple(s.order[: 3 if s.players == 2 else s.players])
    return t.Day(round=round_of(s), week=s.week, day=s.day, order=order)


def _consequence(before: State, after: State) -> Iterator[Event]:
    """What was carried out without asking anybody."""
    frame = top(before)
    if frame == SEND and (not after.depth or top(after) != CAMEL):
        yield _sent(before, SHOPS[top_arg(before)], kept=False)
    elif frame == SCORE:
        yield t.CaravanScored(points=_caravan_points(before, after))
    elif frame == REWARD:
        yield t.DrawLost(seat=top_arg(before), why="caravanserai")


def _sent(before: State, shop: t.Shop, kept: bool) -> Event:
    return t.Sent(seat=cube_in(before, SHOPS.index(shop)) - 1, shop=shop, kept=kept, place=before.loaded)
