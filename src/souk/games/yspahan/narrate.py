"""What happened, as data: for the log, for animation, for records of other kinds. The events are in docs/yspahan.md.

Narration runs the rules again one small step at a time and says what each step changed, so that it cannot tell another
story than the rules.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from souk.engine.contract import NATURE
from souk.engine.game import Event, Game
from souk.engine.stack import top, top_arg

from .board import (
    BAZAAR,
    CARDS,
    FULL,
    N_SOUKS,
    ROWS,
    SHOPS,
    SOUK_NAMES,
    SOUK_OF,
    SOUK_POINTS,
    SOURCES,
    SQUARES,
)
from .groups import carry_out
from .moves import ACTIONS, OUTCOMES
from .rules import act
from .souks import cube_in, score
from .state import CAMEL, CHOOSE, ORDER, REWARD, ROLL, SCORE, SEND, SOUK, START, State


def narrate(game: Game, before: State, seat: int, action: int, after: State) -> list[Event]:
    """Everything that one move brought about, in order."""
    events: list[Event] = []
    s = before.copy()
    act(s, seat, action)
    events += _with_points(before, s, _decision(before, seat, action, s))
    while s.depth and top(s) <= SCORE:  # most moves have nothing of the kind
        last = s.copy()
        if not carry_out(s):
            break
        events += _with_points(last, s, _consequence(last, s))
    if not s.depth:
        events.append(
            {
                "type": "game_over",
                "scores": [score(s, k) for k in range(s.players)],
                "winners": game.winners(s),
            }
        )
    elif s.day != before.day or top(before) == START:
        events.append(_day(s))
    return events


def _with_points(before: State, after: State, events: Iterator[Event]) -> list[Event]:
    """The events of a step, then what every step may bring: points by source, a reshuffle."""
    found = list(events)
    if after.sheet != before.sheet:
        for seat in range(before.players):
            for source, name in enumerate(SOURCES):
                if n := after.sheet[seat][source] - before.sheet[seat][source]:
                    found.append({"type": "points", "seat": seat, "n": n, "source": name})
    if sum(after.discards) < sum(before.discards) or after.left > before.left:
        found.append({"type": "reshuffle", "deck": sum(after.deck)})
    return found


def _decision(before: State, seat: int, action: int, after: State) -> Iterator[Event]:
    frame = top(before)
    if seat == NATURE:
        yield from _chance(before, frame, action, after)
        return
    chosen = ACTIONS[action]
    fields = chosen.fields
    match chosen.kind:
        case "buy":
            yield {"type": "buy", "seat": seat, "dice": after.bought}
        case "choose":
            yield {
                "type": "choose",
                "seat": seat,
                "row": fields["row"],
                "face": after.face,
                "dice": after.dice,
            }
        case "use" if frame == CHOOSE:
            yield {"type": "no_group", "seat": seat}
        case "use" | "camel" | "pass":
            yield from _used(before, seat, chosen.kind, fields, after)
        case "bonus":
            if fields["card"] != "none":
                yield {"type": "bonus", "seat": seat, "card": fields["card"]}
            yield from _taken(before, seat, after, "tower")
        case "shop" if frame == ORDER:
            yield {"type": "order", "seat": seat, "first": fields["shop"]}
        case "shop":
            yield from _placed(before, seat, fields["shop"], after)
        case "square":
            yield {
                "type": "supervisor",
                "seat": seat,
                "from": SQUARES[before.supervisor],
                "to": fields["square"],
                "gold": before.gold[seat] - after.gold[seat],
            }
        case "give":
            gold, camels = after.gold[seat] - before.gold[seat], after.camels[seat] - before.camels[seat]
            yield {
                "type": "give",
                "seat": seat,
                "card": CARDS[top_arg(before)],
                "camels": camels,
                "gold": gold,
            }
        case "play":
            yield {"type": "play", "seat": seat, "card": fields["card"]}
            yield from _taken(before, seat, after, "card")
            if after.loaded > before.loaded:
                yield {"type": "load", "seat": seat, "place": before.loaded}
        case "build":
            yield from _built(before, seat, action, after)
        case "end":
            yield {"type": "end", "seat": seat}
            yield from _turn_ended(before, after)


def _chance(before: State, frame: int, action: int, after: State) -> Iterator[Event]:
    fields = OUTCOMES[action].fields
    if frame == START:
        yield {"type": "start", "seat": int(fields["seat"])}
    elif frame == ROLL:
        colour = "yellow" if sum(before.white) == sum(after.white) else "white"
        yield {"type": "die", "face": int(fields["face"]), "colour": colour}
        if top(after) != ROLL:
            yield {"type": "tower", "rows": tower(after)}
    else:
        seat = top_arg(before)
        reason = "caravanserai" if frame == REWARD else "action" if before.face else "no_group"
        yield {"type": "draw", "seat": seat, "reason": reason}
        yield {"type": "drawn", "seat": seat, "card": fields["card"], "only": seat}


def _used(before: State, seat: int, kind: str, fields: Any, after: State) -> Iterator[Event]:
    if kind == "pass":
        yield {"type": "no_group", "seat": seat}
        yield {"type": "draw_lost", "seat": seat, "reason": "no_group"}
    elif kind == "camel":
        shop = top_arg(before)
        if fields["answer"] == "keep":
            yield {"type": "pay_camel", "seat": seat, "shop": SHOPS[shop]}
        yield _sent(before, shop, fields["answer"] == "keep")
    else:
        yield from _taken(before, seat, after, "tower")


def _taken(before: State, seat: int, after: State, source: str) -> Iterator[Event]:
    if n := after.camels[seat] - before.camels[seat]:
        yield {"type": "camels", "seat": seat, "n": n, "from": source}
    if n := after.gold[seat] - before.gold[seat]:
        yield {"type": "gold", "seat": seat, "n": n, "from": source}


def _placed(before: State, seat: int, shop: str, after: State) -> Iterator[Event]:
    souk = SOUK_OF[SHOPS.index(shop)]
    by_card = top(before) == SOUK
    yield {"type": "place", "seat": seat, "shop": shop, "from": "card" if by_card else "tower"}
    if after.souk[souk] == FULL[souk]:
        yield {"type": "souk_complete", "seat": seat, "souk": SOUK_NAMES[souk]}


def _built(before: State, seat: int, action: int, after: State) -> Iterator[Event]:
    fields = ACTIONS[action].fields
    yield {
        "type": "build",
        "seat": seat,
        "building": fields["building"],
        "camels": before.camels[seat] - after.camels[seat],
        "gold": before.gold[seat] - after.gold[seat],
        "cards": [f"build_no_{part}" for part in ("camels", "gold") if part in fields["free"]],
    }


def _turn_ended(before: State, after: State) -> Iterator[Event]:
    if after.week != before.week:
        complete = [souk for souk in range(N_SOUKS) if before.souk[souk] == FULL[souk]]
        yield {
            "type": "week_scored",
            "week": before.week,
            "souks": [
                {
                    "souk": SOUK_NAMES[souk],
                    "seat": before.owner[souk] - 1,
                    "points": SOUK_POINTS[souk],
                    "bazaar": 2 * (before.built[before.owner[souk] - 1] >> BAZAAR & 1),
                }
                for souk in complete
            ],
            "caravan": [after.sheet[k][3] - before.sheet[k][3] for k in range(before.players)],
        }


def _day(s: State) -> Event:
    return {
        "type": "day",
        "week": s.week,
        "day": s.day,
        "order": s.order[: 3 if s.players == 2 else s.players],
    }


def _consequence(before: State, after: State) -> Iterator[Event]:
    """What was carried out without asking anybody."""
    frame = top(before)
    if frame == SEND and (not after.depth or top(after) != CAMEL):
        yield _sent(before, top_arg(before), kept=False)
    elif frame == SCORE:
        points = [after.sheet[k][3] - before.sheet[k][3] for k in range(before.players)]
        yield {"type": "caravan_scored", "points": points}
    elif frame == REWARD:
        yield {"type": "draw_lost", "seat": top_arg(before), "reason": "caravanserai"}


def _sent(before: State, shop: int, kept: bool) -> Event:
    return {
        "type": "send",
        "seat": cube_in(before, shop) - 1,
        "shop": SHOPS[shop],
        "kept": kept,
        "place": before.loaded,
    }


def tower(s: State) -> dict[str, dict[str, int]]:
    """The rows of the tower that hold dice."""
    return {
        name: {"value": s.value[row], "white": s.white[row], "yellow": s.yellow[row]}
        for row, name in enumerate(ROWS)
        if s.white[row] + s.yellow[row]
    }
