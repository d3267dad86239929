"""Basari games in the neutral format: one object a game, with the dice, cards, barters and scoring of every round.

`replay` plays a record by the rules and compares what it says of each round with what the rules make of it; `write`
makes such a record out of a game. Both get the record from the story that the game itself tells. See docs/basari.md.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import to_builtins

from souk.engine.contract import NATURE
from souk.engine.errors import BadRecord, Divergence, SoukError, brief
from souk.engine.game import Game
from souk.engine.position import Position
from souk.engine.reader import Foreign
from souk.engine.types import Event, Over, Points, Round

from . import GAME
from . import types as t
from .barter import has_offer
from .board import COLOURS, RING
from .moves import ACCEPT, COUNT, COUNTS, DECLINE, DIE, OFFER, PLAY, SEAT, START_AT
from .scoring import GEMS_OF_A_COLOUR, supply
from .state import BARTER, CARDS, MOVE, OPENING, OVER, State

_NOTHING: tuple[object, ...] = (None, [])  # how a record may say that a field does not apply, besides leaving it out


def replay(data: Foreign) -> Position:
    """Play the record of one game; BadRecord if it is malformed, Divergence where it and the rules part ways."""
    record = _Object(data, "the record")
    if record.get("game") != "basari":
        raise BadRecord(f"this is a record of {brief(record.get('game'))}, not of 'basari'")
    try:
        position = Position.new(GAME, record.number("players", 3, 4), None, _options(record))
    except SoukError as error:
        raise BadRecord(str(error)) from None
    player = _Player(position)
    player.set_up(record)
    for number, entry in enumerate(record.objects("rounds"), 1):
        if position.over:
            raise Divergence(f"round {number}", "rounds", "the end of the game", "another round")
        player.play_round(entry, f"round {number}")
    _check_final(record, position)
    return position


def write(position: Position) -> Foreign:
    """The record of a game; of a running one, up to its last whole round."""
    transcript = position.record()
    story = _Story(position.game, transcript.players, transcript.options)
    for seat, action in transcript.entries:
        story.step(seat, action)
    if not story.rounds:
        raise BadRecord("a neutral record begins with a whole round; this game has none yet")
    data: Foreign = {"game": "basari", "players": transcript.players}
    usual = GAME.configure({})[1]
    if options := {name: value for name, value in transcript.options.items() if value != usual[name]}:
        data["options"] = options
    final = {"scores": position.scores, "winners": list(position.winners)} if position.over else None
    return data | {"seat_order": story.order, "start": story.start, "rounds": story.rounds, "final": final}


def _options(record: _Object) -> Foreign:
    options = record.get("options", {})
    if not isinstance(options, dict):
        raise BadRecord("options must be an object of names and values")
    yes_no = {True: "yes", False: "no"}
    return {name: yes_no[value] if isinstance(value, bool) else value for name, value in options.items()}


def _check_final(record: _Object, position: Position) -> None:
    final = record.get("final")
    if not position.over:
        if final is not None:
            raise Divergence("the end", "final", "three scorings", f"{position.state.scorings} and no more rounds")
        return
    expected = {"scores": position.scores, "winners": list(position.winners)}
    _compare("the end: final", record.object("final").fields(*expected), expected)


class _Player:
    """Plays a record on a position and holds it against the story."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.story = _Story(position.game, position.players, position.options)

    @property
    def state(self) -> State:
        state: State = self.position.state
        return state

    def do(self, where: str, event: str, seat: int, action: int) -> None:
        """One step of the record, if the rules allow it."""
        game = self.position.game
        if action not in game.legal(self.state, seat):
            wanted = game.table(seat)[action].notation
            reason = "another outcome" if seat == NATURE else game.presentation.why_not(game, self.state, seat, action)
            raise Divergence(where, event, f"a legal move ({reason})", f"{wanted} by seat {seat}")
        self.position.play(action, seat)
        self.story.step(seat, action)

    def set_up(self, record: _Object) -> None:
        """The order of choosing and the start archways."""
        players = self.position.players
        order = record.numbers("seat_order", players, 0, players - 1)
        start = record.numbers("start", players, 0, self.position.game.tables.get("RING", RING) - 1)
        for seat in order:
            self.do("set-up", "seat_order", NATURE, SEAT + seat)
        for seat in order:
            self.do("set-up", "start", seat, START_AT + start[seat])

    def play_round(self, entry: _Object, where: str) -> None:
        """One round, and the comparison of everything that the record says of it."""
        players = self.position.players
        choices = entry.list("choices", players)
        resolution = {str(item.get("action")): _Resolution(item) for item in entry.objects("resolution")}
        for face in entry.numbers("rolls", players, 1, 6):
            self.do(where, "rolls", NATURE, DIE + face)
        for seat, card in enumerate(choices):
            if card not in CARDS[1:4]:
                raise BadRecord(f"{entry.path}: choices must be roll, points or gems, not {brief(card)}")
            self.do(where, "choices", seat, PLAY + CARDS.index(card))
        while self.state.phase not in (MOVE, OVER):
            action = CARDS[self.state.action]
            if action not in resolution:
                raise Divergence(where, "resolution", f"an entry for {action}", "none")
            self.resolve(resolution[action], f"{where}, {action}")
        expected = self.story.rounds[-1]
        _compare(where, entry.fields(*expected), expected)

    def resolve(self, entry: _Resolution, where: str) -> None:
        """The next die or decision of an action."""
        if self.state.phase == OPENING:
            self.do(where, "opening_dice", NATURE, DIE + entry.next_opening_die(where))
        elif self.state.phase == BARTER:
            self.bargain(entry, where)
        else:
            self.do(where, "die", NATURE, DIE + entry.item.number("die", 1, 6))

    def bargain(self, entry: _Resolution, where: str) -> None:
        """The next offer, or what ends the barter after the last one."""
        seat = self.state.turn
        offer = next(entry.offers, None)
        if offer is None:
            if entry.item.get("accepted_by") != seat:
                raise Divergence(where, "accepted_by", seat, entry.item.get("accepted_by"))
            self.do(where, "accepted_by", seat, ACCEPT)
            return
        if offer.get("player") != seat:
            raise Divergence(where, "offers", f"an offer of seat {seat}", f"one of {brief(offer.get('player'))}")
        gems = offer.object("gems")
        counts = [gems.number(colour, 0, GEMS_OF_A_COLOUR) for colour in COLOURS]
        if not any(counts) and not has_offer(self.state):
            self.do(where, "offers", seat, DECLINE)
            return
        self.do(where, "offers", seat, OFFER)
        for colour, count in enumerate(counts):
            self.do(where, "offers", seat, COUNT + colour * COUNTS + count)


class _Story:
    """The record of a game as it grows, out of the events that the game tells."""

    def __init__(self, game: Game, players: int, options: Any) -> None:
        self.game = game
        self.state: State = game.new_state(players, options)
        self.order: list[int] = []
        self.start: list[int] = [0] * players
        self.rounds: list[Foreign] = []  # the whole ones
        self._round: Foreign = {}
        self._entry: Foreign = {}

    def step(self, seat: int, action: int) -> None:
        """One more step of the game."""
        before, self.state = self.state, self.game.after(self.state, seat, action)
        for event in self.game.presentation.narrate(self.game, before, seat, action, self.state):
            self._tell(event)

    def _tell(self, event: Event) -> None:
        match event:
            case t.OrderDrawn():
                self.order.append(event.seat)
            case t.Started():
                self.start[event.seat] = event.archway
            case Round():
                self._close()
                self._round = {"rolls": [], "choices": [], "resolution": [], "scoring": None}
            case Over():
                self._close()
            case t.Moved(by="step"):
                self._round["rolls"].append(event.die)
            case t.Revealed():
                self._round["choices"] = list(event.cards)
            case t.Scoring():
                self._round["scoring"] = {"laps": [], "majorities": {}, "points": [0] * len(self.start)}
            case t.Majority():
                majority = {"leaders": list(event.leaders), "points_each": event.points_each, "returned": {}}
                self._round["scoring"]["majorities"][event.colour] = majority
            case t.Returned():
                self._round["scoring"]["majorities"][event.colour]["returned"][str(event.seat)] = event.n
            case Points(source="laps" | "colours"):
                self._round["scoring"]["points"][event.seat] += event.n
                if event.source == "laps":
                    self._round["scoring"]["laps"].append(event.seat)
            case _:
                self._tell_action(event)

    def _tell_action(self, event: Event) -> None:
        """What belongs to one of the three actions."""
        match event:
            case t.Contest():
                self._entry = {"action": event.action, "kind": event.result, "players": list(event.seats)}
                if event.result == "barter":
                    self._entry |= {"offers": [], "accepted_by": None}
                self._round["resolution"].append(self._entry)
            case t.OpeningDie():
                dice = self._entry.setdefault("opening_dice", [])
                if event.seat == self._entry["players"][0]:
                    dice.append([])
                dice[-1].append(event.die)
            case t.Offered():
                self._entry["offers"].append({"player": event.seat, "gems": to_builtins(event.gems)})
            case t.Declined():
                self._entry["offers"].append({"player": event.seat, "gems": to_builtins(t.Gems())})
            case t.Accepted():
                self._entry["accepted_by"] = event.seat
            case t.CarriedOut():
                self._entry["executed_by"] = event.seat
            case t.Moved():
                self._entry["die"] = event.die
            case t.GemsTaken():
                self._entry["gems"] = to_builtins(event.gems)
            case Points():
                self._entry["points"] = event.n

    def _close(self) -> None:
        if self._round:
            self.rounds.append(self._round | {"after": _after(self.state)})


def _after(s: State) -> Foreign:
    """The table after a round."""
    return {
        "scores": GAME.scores(s),
        "gems": [dict(zip(COLOURS, s.gems[seat], strict=True)) for seat in range(s.players)],
        "supply": {name: supply(s, colour) for colour, name in enumerate(COLOURS)},
        "archway": s.archway[: s.players],
        "moved": s.moved[: s.players],
    }


def _compare(where: str, found: object, expected: object) -> None:
    """Divergence at the first place where a record is not what the rules say."""
    if isinstance(expected, dict) and isinstance(found, dict):
        mine, theirs = _said(expected), _said(found)
        for name in [*mine, *(name for name in theirs if name not in mine)]:
            _compare(f"{where}, {name}", theirs.get(name), mine.get(name))
    elif isinstance(expected, list) and isinstance(found, list) and len(expected) == len(found):
        for i, (theirs, mine) in enumerate(zip(found, expected, strict=True)):
            _compare(f"{where}[{i}]", theirs, mine)
    elif type(found) is not type(expected) or found != expected:
        place, _, what = where.rpartition(", ")
        raise Divergence(place, what, brief(expected), brief(found))


def _said(data: Foreign) -> Foreign:
    """The fields that say something; a colour that nobody holds (B12) says nothing about its majority."""
    said = {name: value for name, value in data.items() if value not in _NOTHING}
    return {n: v for n, v in said.items() if not (isinstance(v, dict) and "leaders" in v and v["leaders"] == [])}


class _Resolution:
    """An entry of a round's resolution, with its dice and offers read one after the other."""

    def __init__(self, item: _Object) -> None:
        self.item = item
        self.offers: Iterator[_Object] = iter(item.objects("offers") if item.get("offers") else [])
        self._dice = iter(_dice(item))

    def next_opening_die(self, where: str) -> int:
        """The next opening die, in the order of the two players."""
        die = next(self._dice, None)
        if die is None:
            raise Divergence(where, "opening_dice", "one more die", "none")
        return die


def _dice(item: _Object) -> list[int]:
    pairs = item.get("opening_dice") or []
    if not isinstance(pairs, list) or not all(isinstance(pair, list) and len(pair) == 2 for pair in pairs):
        raise BadRecord(f"{item.path}: opening_dice must be a list of pairs")
    dice = [die for pair in pairs for die in pair]
    if not all(type(die) is int and 1 <= die <= 6 for die in dice):
        raise BadRecord(f"{item.path}: opening_dice must be faces from 1 to 6")
    return dice


class _Object:
    """An object of a record, read with a word about where something is amiss."""

    def __init__(self, data: object, path: str) -> None:
        if not isinstance(data, dict):
            raise BadRecord(f"{path} must be an object, not {brief(data)}")
        self.data = data
        self.path = path

    def get(self, name: str, default: object = None) -> Any:
        """A field that may be missing."""
        return self.data.get(name, default)

    def fields(self, *names: str) -> Foreign:
        """Some of the fields, those that are there."""
        return {name: self.data[name] for name in names if name in self.data}

    def number(self, name: str, low: int, high: int) -> int:
        """A whole number."""
        return self._number(name, self.get(name), low, high)

    def numbers(self, name: str, length: int, low: int, high: int) -> list[int]:
        """A list of whole numbers."""
        return [self._number(name, value, low, high) for value in self.list(name, length)]

    def _number(self, name: str, value: object, low: int, high: int) -> int:
        if type(value) is not int or not low <= value <= high:
            raise BadRecord(f"{self.path}: {name} must be a number from {low} to {high}, not {brief(value)}")
        return value

    def list(self, name: str, length: int | None = None) -> Any:
        """A list, of a certain length where one is said."""
        value = self.get(name)
        if not isinstance(value, list) or length not in (None, len(value)):
            size = "" if length is None else f" of {length}"
            raise BadRecord(f"{self.path}: {name} must be a list{size}, not {brief(value)}")
        return value

    def object(self, name: str) -> _Object:
        """An object within this one."""
        return _Object(self.get(name), f"{self.path}: {name}")

    def objects(self, name: str) -> Any:
        """A list of objects."""
        return [_Object(item, f"{self.path}: {name}[{i}]") for i, item in enumerate(self.list(name))]
