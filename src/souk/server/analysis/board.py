"""A study on the analysis board: its cursor, the eyes that look, and what is told of it.

With one seat's eyes nothing is told that the seat could not know at the cursor: others' secret steps have no name until
the line to the cursor reveals them, and moves of others are those that any guess of the hidden allows.
"""

from __future__ import annotations

import json
import secrets
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from souk.engine.chance import Dice
from souk.engine.contract import NATURE
from souk.engine.errors import BadOption, IllegalMove
from souk.engine.game import Game, Observation
from souk.engine.input_reasons import SeatOutOfRange
from souk.engine.live import Entry, why_not
from souk.engine.position import Note, Position, View
from souk.study.variations import Node, Study
from souk.table.table import Refusal
from souk.table.visibility import private_view, public_view

from .. import positions
from ..analysis_protocol import StudyDecision, StudyMessage, StudyMoment, StudyNode, TreeNews
from ..protocol import ClosedReply, Previewed
from ..reasons import NoSuchMoment, StudyFull

MOST_NODES: Final = 5_000
MOST_LINES: Final = 500
MOST_STATES: Final = 1_024  # that are kept
GUESSES: Final = 4  # of the hidden, on which a move of another must be possible to be offered

_encode = msgspec.json.Encoder().encode


class Board:
    """A study, and somebody who looks at it."""

    def __init__(self, study: Study, table: str = "") -> None:
        self.study = study
        self.table = table
        self.cursor = study.root
        self.eyes: int | None = None
        self._start = study.position(study.root)
        self._nodes: dict[int, Node] = {}
        self._ids: dict[Node, int] = {}
        self._told: dict[int, StudyNode] = {}
        self._states: OrderedDict[Node, Any] = OrderedDict()
        self._shown: dict[Node, bytes] = {}  # what everybody would see
        self._seen: dict[Node, bool] = {}  # by the eyes that look
        self._dice = Dice(secrets.token_bytes(32))
        self._draws = 0  # so that no two rolls of a study are the same
        self._next = 0  # the number of the next moment
        self._add(study.root)

    @property
    def game(self) -> Game:
        """What is studied."""
        return self.study.game

    @property
    def players(self) -> int:
        """How many play."""
        return self._start.players

    @property
    def options(self) -> Mapping[str, str]:
        """The options of the game."""
        return self._start.options

    @property
    def state(self) -> Any:
        """The true state at the cursor."""
        return self.state_at(self.cursor)

    @property
    def node(self) -> int:
        """The number of the moment at the cursor."""
        return self._ids[self.cursor]

    def state_at(self, node: Node) -> Any:
        """The true state at a moment, from the next one before it that is kept."""
        missing = []
        while node not in self._states and node.parent:
            missing.append(node)
            node = node.parent
        state = self._states.get(node, self._start.state)
        for each in reversed(missing):
            assert each.entry
            state = self._states[each] = self.game.after(state, *each.entry)
        if missing:
            while len(self._states) > MOST_STATES:
                self._states.popitem(last=False)
        elif node in self._states:
            self._states.move_to_end(node)
        return state

    def shown(self, most: int) -> list[bytes]:
        """What everybody would see at the cursor and at the moments before it, the latest first."""
        found: list[bytes] = []
        node: Node | None = self.cursor
        while node and len(found) < most:
            if node not in self._shown:
                self._shown[node] = _encode(public_view(self.game, self.state_at(node)))
            found.append(self._shown[node])
            node = node.parent
        return found

    # What is asked for.

    def look(self, eyes: int | None) -> None:
        """Look with one seat's eyes, or with all."""
        if eyes is not None and eyes >= self.players:
            reason = SeatOutOfRange(n=eyes, last=self.players - 1)
            raise BadOption(f"seats are 0 to {self.players - 1}", reason)
        self.eyes = eyes
        self._seen = {}

    def go(self, id: int) -> None:
        """Move the cursor."""
        self.cursor = self._node(id)

    def go_to_step(self, step: int) -> None:
        """Move the cursor to a step of the main line."""
        self.cursor = self.study.root
        while step and self.cursor.children:
            self.cursor, step = self.cursor.children[0], step - 1

    def play(self, seat: int, moves: Sequence[int]) -> None:
        """Go on by decisions of a seat, or by outcomes; all or none."""
        game, node, state = self.game, self.cursor, self.state
        for id in moves:
            acting = game.seats_to_act(state)
            if seat not in acting or id not in game.legal(state, seat):
                reason = why_not(game, state, seat, id) if seat in acting else None
                raise IllegalMove("this cannot be played here", reason)
            state = game.after(state, seat, id)
        self._check_room(len(moves))
        for id in moves:
            node = node.grow(Entry(seat, id))
        self._add(*node.path)
        self.cursor = node

    def roll(self) -> None:
        """Let nature act until somebody is to decide."""
        game, node, state = self.game, self.cursor, self.state
        if game.seats_to_act(state) != (NATURE,):
            raise IllegalMove("nothing is to be rolled or drawn now")
        while game.seats_to_act(state) == (NATURE,):
            self._check_room(1)
            ids, weights = game.odds(state)
            outcomes = [game.outcomes[id] for id in ids]
            drawn = ids[self._dice.draw(self._draws, outcomes, weights)]
            self._draws += 1
            state, node = game.after(state, NATURE, drawn), node.grow(Entry(NATURE, drawn))
            self._add(node)
        self.cursor = node

    def promote(self, id: int) -> None:
        """Make the line to a moment the main line."""
        self.study.promote(self._node(id))

    def remove(self, id: int) -> None:
        """Take out a moment with all that follows it."""
        node = self._node(id)
        parent = self.study.remove(node)
        if node in (self.cursor, *self.cursor.path):
            self.cursor = parent
        gone = [node]
        while gone:
            each = gone.pop()
            gone += each.children
            del self._nodes[self._ids.pop(each)]
            self._states.pop(each, None)
            self._shown.pop(each, None)
            self._seen.pop(each, None)

    def comment(self, id: int, text: str) -> None:
        """Say something about the step that led to a moment; about dice and cards, where records have room for it."""
        node = self._node(id)
        while node.parent and node.parent.parent and node.entry and node.entry.seat == NATURE:
            node = node.parent
        if not node.parent:
            raise IllegalMove("nothing led to the start")
        node.note = Note(node.note.seconds, text)

    def preview(self, seat: int, moves: Sequence[int], id: str) -> Previewed:
        """What decisions would lead to."""
        return replace(positions.previewed(self.game, self._as_seen(seat), seat, moves, len(self.cursor.path)), id=id)

    def position(self) -> str:
        """The position at the cursor as text; what the eyes that look do not see is a guess."""
        state = self.state if self.eyes is None else View(self.game, self.eyes, self.state).imagine(0)
        return json.dumps(Position(self.game, state, self.options).to_json())

    def closed(self, seat: int, moves: Sequence[int], id: str) -> ClosedReply:
        """What is closed, and why."""
        found = positions.closed_moves(self.game, self._as_seen(seat), seat, moves, len(self.cursor.path))
        return ClosedReply(id=id, closed=found)

    def _as_seen(self, seat: int) -> Any:
        """The state, or what the eyes that look guess it to be where another seat is asked about."""
        if seat >= self.players:
            raise BadOption(f"there is no seat {seat}", SeatOutOfRange(n=seat, last=self.players - 1))
        return self.state if self.eyes in (None, seat) else View(self.game, self.eyes, self.state).imagine(0)

    # What is told.

    def about(self) -> StudyMessage:
        """What is studied."""
        transcript = self.study.transcript()
        game = self.game
        self._told = {}
        return StudyMessage(
            *(game.name, game.title, game.version, dict(self.options), self.players),
            list(transcript.seats),
            table=self.table,
            begins="new" if transcript.start is None else "position",
        )

    def tree(self) -> TreeNews | None:
        """The moments that are not as they were told last."""
        known = self._known_by_now()
        nodes = {id: self._node_told(id, node, known) for id, node in self._nodes.items()}
        news = [node for id, node in nodes.items() if self._told.get(id) != node]
        gone = [id for id in self._told if id not in nodes]
        self._told = nodes
        return TreeNews(nodes=news, gone=gone) if news or gone else None

    def moment(self) -> StudyMoment:
        """How it stands at the cursor."""
        game, state, eyes = self.game, self.state, self.eyes
        acting, step = game.seats_to_act(state), len(self.cursor.path)
        deciding = [seat for seat in acting if seat != NATURE]
        seat = eyes if eyes is not None else deciding[0] if deciding else None
        guesses = [View(game, eyes, state).imagine(k) for k in range(GUESSES)] if eyes is not None else [state]
        outcomes, weights = self._outcomes(guesses) if acting == (NATURE,) else ([], [])
        return StudyMoment(
            node=self.node,
            step=step,
            eyes=eyes,
            snapshot=positions.snapshot(game, state, seat, step),
            privates=[private_view(game, state, k) for k in (range(self.players) if eyes is None else (eyes,))],
            actors=list(acting),
            decisions=[StudyDecision(each, self._moves(each, guesses)) for each in deciding],
            outcomes=positions.bare_options(game.outcomes, outcomes),
            weights=weights,
            over=not acting,
            scores=game.scores(game.hidden(state) if eyes is None else game.hidden(state, eyes)),
            winners=[] if acting else list(game.winners(state)),
        )

    def _moves(self, seat: int, guesses: Sequence[Any]) -> Any:
        """A seat's moves; another's as far as they follow from what is seen."""
        game = self.game
        if self.eyes in (None, seat):
            return positions.options(game, game.hidden(self.state, seat), seat, game.legal(self.state, seat))
        first, *others = (game.legal(guess, seat) for guess in guesses)
        open_ = [id for id in first if all(id in legal for legal in others)]
        return positions.bare_options(game.actions, open_)

    def _outcomes(self, guesses: Sequence[Any]) -> tuple[list[int], list[int]]:
        """What nature may do, to be chosen from; nothing where one seat's eyes do not see that."""
        game = self.game
        first, *others = (game.odds(guess) for guess in guesses)
        if self.eyes is not None:
            seen = all(game.memory.observed_by(guesses[0], NATURE, id)[0].viewers >> self.eyes & 1 for id in first[0])
            if not seen or any(each != first for each in others):
                return [], []
        return first

    # Behind the scenes.

    def _check_room(self, steps: int) -> None:
        lines = sum(not node.children for node in self._ids)
        if len(self._ids) + steps > MOST_NODES or lines >= MOST_LINES:
            raise Refusal("bad", StudyFull(most=MOST_NODES, lines=MOST_LINES))

    def _node(self, id: int) -> Node:
        if id not in self._nodes:
            raise Refusal("bad", NoSuchMoment(n=id))
        return self._nodes[id]

    def _add(self, *nodes: Node) -> None:
        """Give numbers to moments that have none, and to all that follow them."""
        waiting = list(nodes)
        while waiting:
            node = waiting.pop()
            if node not in self._ids:
                id = self._ids[node] = self._next
                self._nodes[id] = node
                self._next += 1
                waiting += node.children[::-1]

    def _node_told(self, id: int, node: Node, known: set[Node]) -> StudyNode:
        children, comment = [self._ids[child] for child in node.children], node.note.comment
        if not node.parent or not node.entry:
            return StudyNode(id, None, None, None, None, children, comment)
        seat, action = node.entry
        move = self.game.table(seat)[action].fields
        parent = self._ids[node.parent]
        if self.eyes is None or node in known or self._sees(node):
            return StudyNode(id, parent, seat, action, move, children, comment)
        return StudyNode(id, parent, seat, None, None, children, comment)

    def _sees(self, node: Node) -> bool:
        """Whether the eyes that look see a step when it is done."""
        if node not in self._seen:
            first, *_ = self._observations(node)
            own = bool(node.entry and node.entry.seat == self.eyes)
            self._seen[node] = own or _reaches(first, self.eyes)
        return self._seen[node]

    def _known_by_now(self) -> set[Node]:
        """The secret steps on the line to the cursor that have come to light on it."""
        if self.eyes is None:
            return set()
        path = self.cursor.path
        late = {
            (at, (each.seat, each.action))
            for at, node in enumerate(path)
            for each in self._observations(node)[1:]
            if _reaches(each, self.eyes)
        }
        return {path[before] for at, step in late for before in range(at) if path[before].entry == step}

    def _observations(self, node: Node) -> tuple[Observation, ...]:
        """What a step tells."""
        assert node.parent
        assert node.entry
        return self.game.memory.observed_by(self.state_at(node.parent), *node.entry)


def _reaches(observation: Observation, eyes: int | None) -> bool:
    return eyes is None or bool(observation.viewers >> eyes & 1)
