"""Names of seats in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

YOU: Final = "You"
SYMBOLS: Final = "●■▲◆"  # a seat's cubes and pawns, so that nobody needs colours
DISCS: Final = "○□△◇"
IRREGULAR: Final = {"have": "has", "are": "is"}


class Names:
    """What the seats are called; the one who reads may be `You`."""

    def __init__(self, names: Sequence[str]) -> None:
        self._names = names

    @classmethod
    def of(cls, seats: Sequence[str], people: Sequence[int] = ()) -> Names:
        """Names that tell seats apart: a lone person is you, equal names get the seat's number."""
        shown = [name.capitalize() if name in ("human", "random") else name for name in seats]
        if len(people) == 1 and seats[people[0]] == "human":
            shown[people[0]] = YOU
        doubled = [name for name in shown if shown.count(name) > 1]
        return cls([f"{name} {seat}" if name in doubled else name for seat, name in enumerate(shown)])

    def __len__(self) -> int:
        return len(self._names)

    def __call__(self, seat: int) -> str:
        """The name of a seat."""
        return self._names[seat]

    def do(self, seat: int, verb: str, rest: str = "") -> str:
        """A sentence: `You take 3 camels.`, `Anna takes 3 camels.`"""
        said = verb if self(seat) == YOU else _third_person(verb)
        return " ".join(filter(None, (self(seat), said, rest))) + "."

    def whose(self, seat: int) -> str:
        """`Your`, `Anna's`."""
        return "Your" if self(seat) == YOU else f"{self(seat)}'s"

    def all(self, seats: Sequence[int]) -> str:
        """`Anna, Ben and Eva`."""
        return listed([self(seat) for seat in seats])

    def each(self, values: Sequence[object], but: object = None) -> str:
        """`Anna: 3, Ben: 5`; without those whose value is `but`."""
        return ", ".join(f"{self(seat)}: {value}" for seat, value in enumerate(values) if value != but)


def listed(words: Sequence[str]) -> str:
    """Words joined as people do."""
    return " and ".join(filter(None, (", ".join(words[:-1]), *words[-1:])))


def count(n: int, thing: str) -> str:
    """`1 camel`, `2 camels`; gold has no plural."""
    return f"{n} {thing}" if n == 1 or thing == "gold" else f"{n} {thing}s"


def _third_person(verb: str) -> str:
    if verb in IRREGULAR:
        return IRREGULAR[verb]
    if verb.endswith("y") and verb[-2] not in "aeiou":
        return verb[:-1] + "ies"
    return verb + ("es" if verb.endswith(("s", "sh", "ch", "x", "o")) else "s")
