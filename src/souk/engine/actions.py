"""Tables of actions: every action has an id for programs, named fields for code, and a notation for people.

    Actions(
        Kind("buy", "buy {dice}", dice=("0", "1", "2", "3")),
        Kind("shop", "{shop}", shop=SHOPS),
    )

Each kind takes a block of ids, one for each combination of its fields, so all three forms convert into each other.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product

from .errors import UnknownName


class Kind:
    """One kind of action: its name, its notation as a template, and what each field may be."""

    def __init__(self, name: str, notation: str, **fields: Sequence[str]) -> None:
        self.name = name
        self.notation = notation
        self.fields: Mapping[str, Sequence[str]] = fields


@dataclass(frozen=True, slots=True)
class Action:
    """One action: what a player or nature can do, whatever the position."""

    id: int
    kind: str
    fields: Mapping[str, str]
    notation: str

    def __str__(self) -> str:
        return self.notation


class Actions:
    """All actions of a game, by id."""

    def __init__(self, *kinds: Kind) -> None:
        self._all: list[Action] = []
        self._first: dict[str, int] = {}
        self._by_notation: dict[str, Action] = {}
        self._by_fields: dict[tuple[str, frozenset[tuple[str, str]]], Action] = {}
        for kind in kinds:
            self._first[kind.name] = len(self._all)
            for values in product(*kind.fields.values()):
                fields = dict(zip(kind.fields, values, strict=True))
                self._add(Action(len(self._all), kind.name, fields, kind.notation.format(**fields)))
        self._words = max((len(notation.split()) for notation in self._by_notation), default=0)

    def _add(self, action: Action) -> None:
        if action.notation in self._by_notation:
            raise ValueError(f"two actions are written {action.notation!r}")
        self._all.append(action)
        self._by_notation[action.notation] = action
        self._by_fields[action.kind, frozenset(action.fields.items())] = action

    def __len__(self) -> int:
        return len(self._all)

    def __getitem__(self, id: int) -> Action:
        if not 0 <= id < len(self._all):
            raise UnknownName("action", id, [f"0 to {len(self._all) - 1}"])
        return self._all[id]

    def __iter__(self) -> Iterator[Action]:
        return iter(self._all)

    def first(self, kind: str) -> int:
        """The id where a kind begins; rules add the number of the choice to it."""
        return self._first[kind]

    def find(self, kind: str, **fields: str) -> Action:
        """The action with these fields."""
        try:
            return self._by_fields[kind, frozenset(fields.items())]
        except KeyError:
            raise UnknownName("action", " ".join((kind, *fields.values())), self._by_notation) from None

    def parse(self, notation: str) -> Action:
        """The action with this notation."""
        try:
            return self._by_notation[" ".join(notation.split())]
        except KeyError:
            raise UnknownName("move", notation, self._by_notation) from None

    def read(self, words: Sequence[str]) -> tuple[Action, int] | None:
        """The action that the first words spell, the longest one, and how many words it took; None if there is none."""
        for count in range(min(self._words, len(words)), 0, -1):
            if action := self._by_notation.get(" ".join(words[:count])):
                return action, count
        return None
