"""What a message is filled with: the fields of the event, move, reason or remark that it says, by one convention.

The browser fills messages in the same way (`web/src/words/args.ts`); `tests/words` compares the two.

- A number `n`: `$n`; and `$n_word`, spelled out up to twelve.
- Yes or no `kept`: `$kept`, `yes` or `no`.
- A text `row`: `$row`, what the message `row-<text>` says, or the text itself; `$row_<form>` for each form of that
  message (its attributes); `$row_key`, the text itself, to choose by.
- `seat`: `$seat`, the name; `$you`, whether it is the reader. `rival`: the same, `$rival` and `$rival_you`.
- `seats`, `winners`, `leaders`: the names, joined, the reader last and called `you`; `$seats_count`; `$you`, whether
  the reader is among them. `order`: the names in this order, with commas.
- `scores`, numbers by seat: `Anna 3, you 5`; of `points` and `caravan` only those who get some;
  `$points_count`, how many do.
- `gems`, counts by name: `2 red and 1 blue`, each by the message `gem-<name>` with `$n`, or the message `nothing`;
  `$gems_<form>`; `$gems_count`, how many in all.
- `cards`, several texts: each as the text of a field `card`, joined, or `nothing`; `$cards_<form>`; `$cards_count`.

A message of a move may have a form `.doing`, as which sentences speak of it: `paying a camel`. What is said of moves
`better` and `worse` has it as `$better_doing` and `$worse_doing`, and other forms that a language needs by their names.

What a game needs beyond that is a function of its own, which gets these arguments and adds to them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import asdict

from .catalogue import Args, Catalogue

SEAT: Final = {"seat": "you", "rival": "rival_you"}  # whose name, and where it says that it is the reader's
SEATS: Final = ("seats", "winners", "leaders")
BY_SEAT: Final = {"scores": True, "points": False, "caravan": False}  # and whether nothing is worth telling
SPELLED: Final = 12
Phrase = Mapping[str, str]  # a word and its forms, by name; the word itself by the empty name
More = Callable[["Speaker", Struct], Args]


@dataclass(frozen=True)
class Speaker:
    """Who says something, and to whom."""

    catalogue: Catalogue
    names: Sequence[str] = ()
    reader: int | None = None

    def name(self, seat: int) -> str:
        """What a seat is called within a list."""
        return self.catalogue.format("you", {}) if seat == self.reader else self.names[seat]

    def phrase(self, id: str, args: Args | None = None) -> Phrase:
        """A message and its forms."""
        given = args or {}
        return {"": self.catalogue.format(id, given), **self.catalogue.forms(id, given)}

    def word(self, field: str, text: str) -> Phrase:
        """The word for a text of a field."""
        id = f"{field}-{text}"
        return self.phrase(id) if self.catalogue.has(id) else {"": text}

    def listed(self, phrases: Sequence[Phrase]) -> Phrase:
        """Phrases joined, form by form; `nothing` for none."""
        forms = phrases[0] if phrases else {"": ""}
        joined = {form: self.catalogue.listed([phrase.get(form, phrase[""]) for phrase in phrases]) for form in forms}
        return joined if phrases else self.phrase("nothing")


def named(name: str, phrase: Phrase) -> dict[str, str | int]:
    """A phrase as arguments: `row`, `row_the`."""
    return {f"{name}_{form}" if form else name: text for form, text in phrase.items()}


def spelled(speaker: Speaker, name: str, n: int) -> dict[str, str | int]:
    """A number as arguments."""
    word = speaker.catalogue.format(f"number-{n}", {}) if 1 <= n <= SPELLED else str(n)
    return {name: n, f"{name}_word": word}


def arguments(speaker: Speaker, struct: Struct, more: More | None = None) -> dict[str, str | int]:
    """All that the message for this may use."""
    args: dict[str, str | int] = {}
    for name in struct.__struct_fields__:
        args |= _of_field(speaker, name, getattr(struct, name))
    return {**args, **more(speaker, struct)} if more else args


def _of_field(speaker: Speaker, name: str, value: Any) -> dict[str, str | int]:
    match value:
        case bool():
            return {name: _yes(value)}
        case int() if name in SEAT:
            return {name: speaker.names[value], SEAT[name]: _yes(value == speaker.reader)}
        case int():
            return spelled(speaker, name, value)
        case str():
            return {**named(name, speaker.word(name, value)), f"{name}_key": value}
        case tuple() if name == "order":
            return {name: ", ".join(map(speaker.name, value))}
        case tuple() if name in SEATS:
            return _seats(speaker, name, value)
        case tuple() if name in BY_SEAT:
            return _by_seat(speaker, name, value)
        case tuple() if all(isinstance(text, str) for text in value):
            phrases = [speaker.word(name.removesuffix("s"), text) for text in value]
            return {**named(name, speaker.listed(phrases)), f"{name}_count": len(value)}
        case Struct():
            return counts(speaker, name, asdict(value))
    return {}


def _yes(value: bool) -> str:
    return "yes" if value else "no"


def _seats(speaker: Speaker, name: str, seats: Sequence[int]) -> dict[str, str | int]:
    ordered = sorted(seats, key=lambda seat: seat == speaker.reader)
    listed = speaker.catalogue.listed([speaker.name(seat) for seat in ordered])
    return {name: listed, f"{name}_count": len(seats), "you": _yes(speaker.reader in seats)}


def _by_seat(speaker: Speaker, name: str, values: Sequence[int]) -> dict[str, str | int]:
    parts = [f"{speaker.name(seat)} {n}" for seat, n in enumerate(values) if n or BY_SEAT[name]]
    return {name: ", ".join(parts), f"{name}_count": len(parts)}


def counts(speaker: Speaker, name: str, value: Mapping[str, int]) -> dict[str, str | int]:
    """So many of each kind, as arguments."""
    phrases = [speaker.phrase(f"gem-{kind}", {"n": n}) for kind, n in value.items() if n]
    return {**named(name, speaker.listed(phrases)), f"{name}_count": sum(value.values())}
