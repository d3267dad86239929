"""Yspahan in the neutral record format of docs/neutral-records.md: replayed and checked turn by turn, and written.

A recorded turn is driven through the rules decision by decision. What the rules narrate is then written down as neutral
events again and compared with the recorded ones, and so is the whole state after the turn. A few things that another
engine may order differently are put in order first; they are numbered as in the format's description.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import to_builtins

from souk.engine.contract import NATURE
from souk.engine.errors import BadOption, BadRecord, Divergence, IllegalMove, UnknownName, brief
from souk.engine.position import Position
from souk.engine.reader import Foreign
from souk.engine.stack import top, top_arg
from souk.engine.types import Event, Points

from . import GAME
from . import types as t
from .board import CARAVAN_ROW, CARDS, PLACE_POINTS, SHOPS, SQUARES
from .setup import buildings, cubes, names, play_order
from .souks import price
from .state import BONUS, CAMEL, CHOOSE, ORDER, USE, State

BUILDING_CARDS = ("build_no_camels", "build_no_gold")
USE_EVENTS = ("take_camels", "take_gold", "place", "move_supervisor")


def replay(data: Foreign) -> Position:
    """Play a recorded game again; raise Divergence where the rules say otherwise, BadRecord where it makes no sense."""
    try:
        options = {"start": str(data.get("start_player", 0)), **data.get("options", {})}
        position = Position.new(GAME, data["players"], None, options)
        _compare("the start", "start_player", data.get("start_player", 0), position.state.order[0])
        for turn in data["turns"]:
            _Turn(position, turn).replay()
        _check_end(position, data)
    except (LookupError, TypeError, ValueError, AttributeError, RecursionError, BadOption, UnknownName) as error:
        raise BadRecord(f"not a neutral record of Yspahan: {type(error).__name__}: {error}") from None
    return position


def _check_end(position: Position, data: Foreign) -> None:
    if not position.over:
        raise Divergence("the end", "last turn", "the game is over", f"to act: {position.actors}")
    _compare("the end", "final_scores", data["final_scores"], position.scores)
    if "winners" in data:
        _compare("the end", "winners", sorted(data["winners"]), sorted(position.winners))


def _compare(where: str, what: object, recorded: object, ours: object) -> None:
    if recorded != ours:
        raise Divergence(where, what, ours, recorded)


class _Turn:
    """One recorded turn on its way through the rules."""

    def __init__(self, position: Position, turn: Foreign) -> None:
        self.position = position
        self.turn = turn
        self.seat: int = turn["player"]
        self.where = f"week {turn['week']}, day {turn['day']}, seat {self.seat}"
        self.bonus = "none"
        self.waivers: list[str] = []

    @property
    def state(self) -> State:
        """The position's state."""
        state: State = self.position.state
        return state

    def replay(self) -> None:
        """Drive the turn through the rules and compare."""
        self._check_calendar()
        since = self.position.steps
        event: object = "no group"
        try:
            if not any(_is_choice(event) for event in self.turn["events"]):  # 5: no dice, no cards, and nothing says so
                self._act("pass")
                since = self.position.steps
            for event in _ordered(self.turn["events"], self.state.players):
                getattr(self, f"_{event['type']}")(event)
            event = "the end of the turn"
            self._act("end")
        except IllegalMove as error:
            raise Divergence(self.where, brief(event), "a legal event", str(error)) from None
        self._compare_events(since)
        self._compare_state()

    def _act(self, notation: str, seat: int | None = None) -> None:
        self.position.play(notation, self.seat if seat is None else seat)

    def _check_calendar(self) -> None:
        s = self.state
        _compare(self.where, "week and day", [self.turn["week"], self.turn["day"]], [s.week, s.day])
        _compare(self.where, "whose turn", self.seat, s.order[s.turn])
        _compare(self.where, "start_player", self.turn["start_player"], s.order[0])
        if "order" in self.turn:
            _compare(self.where, "order", self.turn["order"], play_order(s))

    # Events that are decisions.

    def _roll(self, event: Foreign) -> None:
        roll = self.turn["roll"]
        self._act(f"buy {event['extra']}")
        for face in (*roll["white"], *roll["yellow"]):
            self._act(str(face), NATURE)
        if top(self.state) != CHOOSE:
            raise Divergence(
                self.where, "roll", "all dice", f"{len(roll['white'])} white, {len(roll['yellow'])} yellow"
            )

    def _choose_group(self, event: Foreign) -> None:
        self._act(f"{event['row']}:")

    def _bonus_card(self, event: Foreign) -> None:
        self.bonus = event["card"]

    def _use(self, use: str) -> None:
        if top(self.state) == USE:
            self._act(use)
            if top(self.state) == BONUS:
                self._act(f"bonus {self.bonus}")

    def _take_camels(self, _: Foreign) -> None:
        self._use("take")

    _take_gold = _take_camels

    def _place(self, event: Foreign) -> None:
        self._use("deliver")
        self._check_legal(event, [move.notation for move in self.position.moves_of(self.seat)])
        self._act(event["shop"])

    def _move_supervisor(self, event: Foreign) -> None:
        self._use("supervisor")
        paid = event["gold_paid"]
        self._check_legal(event, [name for k, name in enumerate(SQUARES) if price(self.state, self.seat, k) <= paid])
        self._act(event["to"])

    def _send(self, event: Foreign) -> None:
        if top(self.state) == ORDER:
            self._act(event["shop"])
        if top(self.state) == CAMEL and SHOPS[top_arg(self.state)] == event["shop"]:
            self._act("keep" if event["paid_camel"] else "send", event["owner"])

    def _draw_card(self, event: Foreign) -> None:
        if event["reason"] != "caravanserai":
            self._act("draw")
        card = CARDS.index(event["card"])
        if not self.state.deck[card] and self.state.discards[card]:  # 1: the moment of a reshuffle differs
            for kind in range(len(CARDS)):
                self.state.deck[kind] += self.state.discards[kind]
                self.state.left += self.state.discards[kind]
                self.state.discards[kind] = 0
        self._act(event["card"], NATURE)

    def _draw_failed(self, event: Foreign) -> None:
        if event["reason"] == "no_dice":
            self._act("pass")

    def _play_card(self, event: Foreign) -> None:
        card = event["card"]
        if card in BUILDING_CARDS:  # 4: it belongs to the build that follows
            self.waivers.append(card.removeprefix("build_no_"))
            return
        self._act(f"play {card}")
        if card == "cube_to_souk":
            self._check_legal(event, [move.notation for move in self.position.moves_of(self.seat)])
            self._act(event["shop"])
        elif card in ("exchange", "camels_for_points", "gold_for_points"):
            camels = event.get("camels_to_gold") or event.get("camels")
            self._act(
                f"give {camels} camels" if camels else f"give {event.get('gold_to_camels') or event['gold']} gold"
            )

    def _build(self, event: Foreign) -> None:
        free = " and ".join(sorted(self.waivers))
        self.waivers = []
        self._act(f"build {event['building']}" + (f" without {free}" if free else ""))

    def _nothing_to_decide(self, _: Foreign) -> None:
        """What the rules do of themselves; it is compared with what they narrate."""

    _pay_camel = _caravan_scored = _reshuffle = _week_scoring = _nothing_to_decide

    # Comparing.

    def _check_legal(self, event: Foreign, ours: list[str]) -> None:
        if "legal" in event:
            _compare(self.where, f"legal of {brief({**event, 'legal': '...'})}", sorted(event["legal"]), sorted(ours))

    def _compare_events(self, since: int) -> None:
        recorded = _by_type(self.turn["events"])
        events = _by_type(neutral_events(self.position, since))
        for kind in {**recorded, **events}:
            for k in range(max(len(recorded.get(kind, [])), len(events.get(kind, [])))):
                one = recorded.get(kind, [])[k : k + 1]
                other = events.get(kind, [])[k : k + 1]
                _compare(self.where, kind, one[0] if one else "no such event", other[0] if other else "no such event")
        if "roll" in self.turn:
            _compare(self.where, "roll", self.turn["roll"], _roll(self.position, since))

    def _compare_state(self) -> None:
        recorded, ours = dict(self.turn["after"]), after(self.state)
        for one in (recorded, ours):
            one["deck"] += one.pop("discard")  # 1
            one["hands"] = [sorted(hand) for hand in one["hands"]]
            one["buildings"] = [sorted(built) for built in one["buildings"]]
        for key in {**recorded, **ours}:
            _compare(self.where, f"after: {key}", recorded.get(key), ours.get(key))


def _ordered(events: list[Foreign], players: int) -> list[Foreign]:
    """The events in our order: cards between a choice and its use go before it, and what they build (2)."""
    chosen = next((k for k, event in enumerate(events) if event["type"] == "choose_group"), None)
    if chosen is None:
        return events
    used = next((k for k in range(chosen, len(events)) if _is_use(events[k], players)), len(events))
    early = [k for k in range(chosen + 1, used) if events[k]["type"] in ("play_card", "build")]
    rest = [event for k, event in enumerate(events) if k not in early]
    return rest[:chosen] + [events[k] for k in early] + rest[chosen:]


def _is_choice(event: Foreign) -> bool:
    return event["type"] == "choose_group" or event.get("reason") == "no_dice"


def _is_use(event: Foreign, players: int) -> bool:
    if event["type"] == "build":
        return players == 2  # Y27
    return event["type"] in USE_EVENTS or (event["type"] == "draw_card" and event["reason"] == "action")


def _by_type(events: Iterable[Foreign]) -> dict[str, list[Foreign]]:
    """Events of one kind in their order; the moment of a reshuffle does not count (1), nor do cards' places (2, 4)."""
    kinds: dict[str, list[Foreign]] = {}
    for event in events:
        if event["type"] != "reshuffle":
            plain = {key: value for key, value in event.items() if key != "legal"}
            kind = event["type"] + (" " + event["card"] if event["type"] == "play_card" else "")
            if "complete" in plain:
                plain["complete"] = sorted(plain["complete"], key=lambda souk: str(souk["souk"]))
            kinds.setdefault(kind, []).append(plain)
    return kinds


# Writing.


def write(position: Position) -> Foreign:
    """A game from its beginning as a neutral record, up to the last whole turn."""
    record: Foreign = {
        "game": "yspahan",
        "source": "souk",
        "players": position.players,
        "options": {"building_cards": position.options["building_cards"]},
    }
    turns: list[Foreign] = []
    replayed = Position.new(position.game, position.players, None, position.options)
    begun = 0
    for move in position.history:
        s = replayed.state
        replayed.play(move)
        if move.kind == "start":
            begun = replayed.steps
        elif move.kind == "end":
            turn: Foreign = {"week": s.week, "day": s.day, "player": move.seat, "start_player": s.order[0]}
            if s.turn == 0:
                turn["order"] = play_order(s)
                turn["roll"] = _roll(replayed, begun)
            turn["events"] = list(neutral_events(replayed, begun))
            turn["after"] = after(replayed.state)
            turns.append(turn)
            begun = replayed.steps
    record |= {"start_player": turns[0]["start_player"] if turns else None, "turns": turns}
    if position.over:
        record |= {"final_scores": position.scores, "winners": list(position.winners)}
    return record


def _roll(position: Position, since: int) -> Foreign:
    story = [event for _, event in position.story(since=since)]
    dice = [event for event in story if isinstance(event, t.DieRolled)]
    white, yellow = ([die.face for die in dice if die.colour == colour] for colour in ("white", "yellow"))
    tower = next((to_builtins(event.rows) for event in story if isinstance(event, t.Tower)), None)
    return {"extra": len(yellow), "white": white, "yellow": yellow, "tower": tower}


def after(s: State) -> Foreign:
    """The state after a turn in the words of the format."""
    return {
        "scores": [sum(s.sheet[seat]) for seat in range(s.players)],
        "camels": s.camels[: s.players],
        "gold": s.gold[: s.players],
        "hands": [names(s.hand[seat]) for seat in range(s.players)],
        "buildings": [buildings(s, seat) for seat in range(s.players)],
        "cubes": cubes(s),
        "caravan": [seat - 1 for seat in s.caravan[: s.loaded]],
        "supervisor": SQUARES[s.supervisor],
        "deck": sum(s.deck),
        "discard": sum(s.discards),
    }


def neutral_events(position: Position, since: int) -> Iterator[Foreign]:
    """What happened since a step, as the events of the format."""
    row = CARAVAN_ROW[position.players]
    story = [event for _, event in position.story(since=since)]
    active = position.state.order[0]
    for k, event in enumerate(story):
        match event:
            case t.Bought() | t.Chosen() | t.NoGroup() | t.Played() | t.Built() | t.TurnEnded():
                active = event.seat
        match event:
            case t.Bought():
                yield _event("roll", event.seat, extra=event.dice)
            case t.Chosen():
                yield _event("choose_group", event.seat, row=event.row, value=event.face, count=event.dice)
            case t.BonusDie():
                yield _event("bonus_card", event.seat, card=event.card)
            case t.Camels(by="tower"):
                yield _event("take_camels", event.seat, n=event.n)
            case t.Gold(by="tower"):
                yield _event("take_gold", event.seat, n=event.n)
            case t.Placed(by="tower"):
                yield _event("place", event.seat, shop=event.shop)
            case t.Placed():
                yield _event("play_card", event.seat, card="cube_to_souk", shop=event.shop)
            case t.Drawn():
                draw = story[k - 1]
                assert isinstance(draw, t.DrawsCard)
                yield _event("draw_card", event.seat, card=event.card, reason=_REASONS[draw.why])
            case t.DrawLost():
                yield _event("draw_failed", event.seat, reason=_REASONS[event.why])
            case t.Reshuffled():
                yield _event("reshuffle", active, deck=event.deck)
            case t.SupervisorMoved():
                way = {"from": event.start, "to": event.square}
                yield _event("move_supervisor", event.seat, gold_paid=event.gold, **way)
            case t.CamelPaid():
                yield _event("pay_camel", event.seat, shop=event.shop)
            case t.Sent():
                paid = {"paid_camel": event.kept, "from_supply": event.kept}
                yield _event("send", active, shop=event.shop, owner=event.seat, **paid, **_slot(event.place, row))
            case t.Loaded():
                yield _event("play_card", event.seat, card="cube_to_caravan", **_slot(event.place, row))
            case t.CaravanScored():
                yield _event("caravan_scored", active, points=list(event.points))
            case t.Played(card="three_camels" | "three_gold"):
                yield _event("play_card", event.seat, card=event.card)
            case t.Given():
                yield _event("play_card", event.seat, card=event.card, **_given(event, _points_after(story, k)))
            case t.Built():
                for card in event.cards:
                    yield _event("play_card", event.seat, card=card)
                cost = {"camels_paid": event.camels, "gold_paid": event.gold, "points": _points_after(story, k)}
                yield _event("build", event.seat, building=event.building, **cost)
            case t.WeekScored():
                yield _event("week_scoring", active, **_week(event, position.players))


def _event(kind: str, player: int, **fields: Any) -> Foreign:
    return {"type": kind, "player": player, **fields}


_REASONS = {"action": "action", "caravanserai": "caravanserai", "no_group": "no_dice"}


def _slot(place: int, row: int) -> dict[str, int]:
    return {"caravan_slot": place, "points": PLACE_POINTS[place // row]}


def _points_after(story: list[Event], k: int) -> int:
    """The points that directly follow an event."""
    following = story[k + 1] if k + 1 < len(story) else None
    return following.n if isinstance(following, Points) else 0


def _given(event: t.Given, points: int) -> dict[str, int]:
    camels, gold = event.camels, event.gold
    if event.card == "exchange":
        return {"camels_to_gold": -camels} if camels < 0 else {"gold_to_camels": -gold}
    return {"camels": -camels, "points": points} if camels else {"gold": -gold, "points": points}


def _week(event: t.WeekScored, players: int) -> Foreign:
    souks = [0] * players
    for souk in event.souks:
        souks[souk.seat] += souk.points + souk.bazaar
    return {
        "souks": souks,
        "caravan": list(event.caravan),
        "complete": [
            {"souk": souk.souk, "owner": souk.seat, "value": souk.points, "bazaar": bool(souk.bazaar)}
            for souk in event.souks
        ],
    }
