"""What each number of an observation means: fields in groups, some of which are repeated for each seat or place.

    LAYOUT = Layout(
        Group("table", Field("week", 1, "/ 3")),
        Group("seat", Field("gold", 1, "/ 10"), Field("buildings", 6, "1 if built"), times=4),
    )

A game's `features` writes in this order; the documentation is made from it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TypeVar

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Field:
    """Some numbers of one meaning."""

    name: str
    size: int
    meaning: str


class Group:
    """Fields that stand together, several times over if there are several of what they describe."""

    def __init__(self, name: str, *fields: Field, times: int = 1) -> None:
        self.name = name
        self.fields = fields
        self.times = times

    @property
    def size(self) -> int:
        """How many numbers describe one of them."""
        return sum(field.size for field in self.fields)


class Layout:
    """All numbers of an observation, in their order."""

    def __init__(self, *groups: Group) -> None:
        self.groups = groups

    def __len__(self) -> int:
        return sum(group.size * group.times for group in self.groups)

    def places(self) -> Iterator[tuple[Group, Field, int]]:
        """Each field with its group and where its numbers begin, the first time."""
        at = 0
        for group in self.groups:
            start = at
            for field in group.fields:
                yield group, field, start
                start += field.size
            at += group.size * group.times

    def starts(self) -> dict[str, int]:
        """Where each field begins, by name as `seat gold`."""
        return {f"{group.name} {field.name}": start for group, field, start in self.places()}

    def read(self, numbers: Sequence[T]) -> dict[str, list[list[T]]]:
        """An observation by name: of each field, for each seat or place, its numbers."""
        return {
            f"{group.name} {field.name}": [
                list(numbers[start + k * group.size : start + k * group.size + field.size]) for k in range(group.times)
            ]
            for group, field, start in self.places()
        }
