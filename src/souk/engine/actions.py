"""Tables of actions: every action has an id for programs, typed fields for code, and a notation for people.

    Actions(
        Kind(Buy, "buy {dice}", dice=range(4)),
        Kind(ChooseShop, "{shop}", shop=SHOPS),
    )

Each kind takes a block of ids, one for each combination of its fields, so all three forms convert into each other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import product

from msgspec.structs import asdict

from .errors import UnknownName
from .types import MoveFields


class Kind:
    """One kind of action: its type, its notation as a template or a function, and what each field may be."""

    def __init__(
        self, fields: type[MoveFields], notation: str | Callable[..., str], **values: Iterable[object]
    ) -> None:
        self.fields = fields
        self.name = str(fields.__struct_config__.tag)
        self._notation = notation.format if isinstance(notation, str) else notation
        self._values = values

    def actions(self, first: int) -> Iterator[Action]:
        """One action for each combination of the fields, with ids from the first on."""
        for id, chosen in enumerate(product(*self._values.values()), first):
            fields = self.fields(**dict(zip(self._values, chosen, strict=True)))
            yield Action(id, self.name, fields, self._notation(**asdict(fields)))


@dataclass(frozen=True, slots=True)
class Action:
    """One action: what a player or nature can do, whatever the position."""

    id: int
    kind: str  # the tag of the fields' type
    fields: MoveFields
    notation: str

    def __str__(self) -> str:
        return self.notation


class Actions:
    """All actions of a game, by id."""

    def __init__(self, *kinds: Kind) -> None:
        self._all: list[Action] = []
        self._first: dict[type[MoveFields], int] = {}
        self._by_notation: dict[str, Action] = {}
        self._by_fields: dict[MoveFields, Action] = {}
        for kind in kinds:
            self._first[kind.fields] = len(self._all)
            for action in kind.actions(len(self._all)):
                self._add(action)
        self._words = max((len(notation.split()) for notation in self._by_notation), default=0)

    def _add(self, action: Action) -> None:
        if action.notation in self._by_notation:
            raise ValueError(f"two actions are written {action.notation!r}")
        self._all.append(action)
        self._by_notation[action.notation] = action
        self._by_fields[action.fields] = action

    def __len__(self) -> int:
        return len(self._all)

    def __getitem__(self, id: int) -> Action:
        try:
            if id >= 0:
                return self._all[id]
        except IndexError:
            pass
        raise UnknownName("action", id, [f"0 to {len(self._all) - 1}"])

    def __iter__(self) -> Iterator[Action]:
        return iter(self._all)

    def of(self, ids: Iterable[int]) -> list[Action]:
        """The actions with these ids, which are known to be right."""
        return [*map(self._all.__getitem__, ids)]

    def first(self, kind: type[MoveFields]) -> int:
        """The id where a kind begins; rules add the number of the choice to it."""
        return self._first[kind]

    def find(self, fields: MoveFields) -> Action:
        """The action with these fields."""
        try:
            return self._by_fields[fields]
        except KeyError:
            raise UnknownName("action", fields, self._by_notation) from None

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
