"""A study: a position to begin from, and a tree of what could follow, with dice and cards rolled or chosen by hand."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Self

from souk.engine.chance import Chance
from souk.engine.contract import NATURE
from souk.engine.errors import BadPosition, IllegalMove
from souk.engine.game import Game
from souk.engine.live import Entry
from souk.engine.position import Branch, Move, Note, Position, Transcript
from souk.games import GAMES
from souk.records.file import dump, first_position, load


@dataclass(eq=False)
class Node:
    """A moment of a study: the step that led here, and what could follow; the first of that is the main line."""

    parent: Node | None = None
    entry: Entry | None = None  # none at the start
    note: Note = field(default_factory=Note)
    children: list[Node] = field(default_factory=list)

    @property
    def path(self) -> list[Node]:
        """All moments from the start to here, without the start."""
        path, node = [], self
        while node.parent:
            path.append(node)
            node = node.parent
        return path[::-1]

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The steps that lead here."""
        return tuple(node.entry for node in self.path if node.entry)

    def lines(self) -> Iterator[Node]:
        """The last moment of every line from here on, the main line's first."""
        waiting = [self]
        while waiting:
            node = waiting.pop()
            if not node.children:
                yield node
            waiting += node.children[::-1]

    def grow(self, entry: Entry) -> Node:
        """The moment after a step, which is legal; the one that is there, or a new one behind the others."""
        for child in self.children:
            if child.entry == entry:
                return child
        self.children.append(Node(self, entry))
        return self.children[-1]


class Study:
    """A tree of variations. What is in it has been played by the rules."""

    def __init__(self, start: Position, about: Transcript | None = None) -> None:
        self._start = start.copy()
        self._start.chance = None
        self._about = about or self._start.record()
        self.root = Node()

    @classmethod
    def new(cls, game: Game, players: int, options: Mapping[str, object] | None = None) -> Self:
        """A study of a new game."""
        return cls(Position.new(game, players, None, options or {}))

    @classmethod
    def at(cls, game: Game, data: object) -> Self:
        """A study that begins at a position as data; refuses what cannot be one, and says why."""
        return cls(Position.from_json(game, data))

    @classmethod
    def of(cls, transcript: Transcript) -> Self:
        """The study that a record holds; of a game, its line."""
        study = cls(first_position(transcript), transcript)
        for branch in (Branch(transcript.entries, transcript.notes), *transcript.variations):
            node = study.root
            for step, entry in enumerate(branch.entries):
                node = node.grow(entry)
                if step in branch.notes:
                    node.note = branch.notes[step]
        return study

    @classmethod
    def read(cls, text: str) -> Self:
        """The study in a text."""
        return cls.of(load(text))

    @property
    def game(self) -> Game:
        """What is studied."""
        return self._start.game

    def position(self, node: Node) -> Position:
        """How it stands at a moment. Nature's part is open there: it is among the moves."""
        position = self._start.copy()
        for seat, action in node.entries:
            position.play(action, seat)
        return position

    def play(self, node: Node, move: Move | int | str, seat: int | None = None) -> Node:
        """Go on by a move, or by dice and cards chosen by hand; a text may hold several decisions. Refuses the rest."""
        position = self.position(node)
        before = position.steps
        position.play(move, seat)
        for made in position.history[before:]:
            node = node.grow(Entry(made.seat, made.id))
        return node

    def roll(self, node: Node, chance: Chance) -> Node:
        """Let nature act until somebody is to decide."""
        position = self.position(node)
        if position.actors != (NATURE,):
            raise IllegalMove("nothing is to be rolled or drawn now")
        number = sum(entry.seat == NATURE for entry in node.entries)
        while position.actors == (NATURE,):
            ids, weights = position.game.odds(position.state)
            drawn = ids[chance.draw(number, [position.game.outcomes[id] for id in ids], weights)]
            position.play(drawn, NATURE)
            node, number = node.grow(Entry(NATURE, drawn)), number + 1
        return node

    def promote(self, node: Node) -> None:
        """Make the line to a moment the main line."""
        for each in node.path:
            assert each.parent
            each.parent.children.remove(each)
            each.parent.children.insert(0, each)

    def remove(self, node: Node) -> Node:
        """Take a moment out with all that follows it; returns the one before."""
        if not node.parent:
            raise IllegalMove("the start of a study stays")
        node.parent.children.remove(node)
        return node.parent

    def transcript(self) -> Transcript:
        """The study as a record: the main line, and all others as variations."""
        main, *others = (
            Branch(end.entries, {step: node.note for step, node in enumerate(end.path) if node.note != Note()})
            for end in self.root.lines()
        )
        return replace(self._about, entries=main.entries, notes=main.notes, variations=tuple(others))

    def dump(self) -> str:
        """The study as a text."""
        return dump(self.transcript())


def position_of(text: str) -> Position:
    """The position that a text holds as JSON; refuses what cannot be one, and says why."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadPosition(f"the position is not JSON: {error}") from None
    return Position.from_json(GAMES[Position.header(data)], data)
