"""Where the outcomes of nature come from: dice fixed in advance by a seed, read from a record, or typed in by a person.

Dice by a seed are a function of the seed and the number of the draw, so they do not depend on who asks when, undoing a
move does not change them, and anyone who learns the seed can check them. The SHA-256 of the seed is the commitment that
is published before the first draw.

Whoever draws the seed alone could draw until one pleases. So those who play may add random words of their own, to which
they have committed in the same way; the dice then follow from the seed and all words together.
"""

from __future__ import annotations

import hashlib
import hmac
import os
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final, Protocol

from .actions import Action
from .errors import BadOption, BadRecord, brief

WORDS_SIZE: Final = 32  # bytes that a seat adds
NO_WORDS: Final[Mapping[int, bytes]] = MappingProxyType({})


class Chance(Protocol):
    """Answers for nature: given the number of the draw, the outcomes and their weights, the index of one of them."""

    def draw(self, number: int, outcomes: Sequence[Action], weights: Sequence[int]) -> int:
        """Choose one of the outcomes."""
        ...


class Dice:
    """Dice that a seed and the seats' words fix in advance: draw k is HMAC-SHA256(key, k), reduced without bias."""

    def __init__(self, seed: bytes, words: Mapping[int, bytes] = NO_WORDS) -> None:
        self.seed = seed
        self.words = words  # by seat; who adds nothing is not in it
        self.key = key_of(seed, words)

    @classmethod
    def from_seed(cls, seed: int | str | bytes | None) -> Dice:
        """Dice from a seed as people give it; None takes 32 random bytes."""
        match seed:
            case None:
                return cls(os.urandom(32))
            case bytes():
                return cls(seed)
            case str() | int() if not isinstance(seed, bool):
                try:
                    return cls(str(seed).encode())
                except ValueError:  # thousands of digits, or half a character
                    raise BadOption(f"a seed must be readable text or a shorter number, not {brief(seed)}") from None
        raise BadOption(f"a seed is a whole number, a text or bytes, not {brief(seed)}")

    @property
    def commitment(self) -> str:
        """What is published before the first draw: it binds to the seed without telling it."""
        return commitment_to(self.seed)

    def draw(self, number: int, outcomes: Sequence[Action], weights: Sequence[int]) -> int:
        """Choose by the key and the number of the draw."""
        rest = uniform(self.key, number, sum(weights))
        for index, weight in enumerate(weights):
            rest -= weight
            if rest < 0:
                return index
        raise AssertionError("weights sum up")


def commitment_to(secret: bytes) -> str:
    """What binds to a seed or to words without telling them."""
    return hashlib.sha256(secret).hexdigest()


def key_of(seed: bytes, words: Mapping[int, bytes]) -> bytes:
    """What all draws follow from: the seed alone, or the SHA-256 of the record's lines with the seed and the words."""
    if not words:
        return seed
    lines = [f"seed: {seed.hex()}", *(f"words {seat}: {words[seat].hex()}" for seat in sorted(words))]
    return hashlib.sha256("".join(f"{line}\n" for line in lines).encode()).digest()


def uniform(key: bytes, number: int, n: int) -> int:
    """The whole number from 0 to n - 1 that belongs to this draw, each equally likely."""
    digest = hmac.digest(key, number.to_bytes(8, "big"), "sha256")
    while (value := fair_remainder(digest, n)) is None:
        digest = hmac.digest(key, digest, "sha256")
    return value


def fair_remainder(digest: bytes, n: int) -> int | None:
    """The digest as a number modulo n, or None where that would favour the small remainders."""
    span = 1 << 8 * len(digest)
    value = int.from_bytes(digest, "big")
    return value % n if value < span - span % n else None


class Script:
    """Outcomes in the order of a record, by notation."""

    def __init__(self, outcomes: Sequence[str]) -> None:
        self._outcomes = outcomes

    def draw(self, number: int, outcomes: Sequence[Action], weights: Sequence[int]) -> int:
        """The next outcome of the record; an error if it cannot be."""
        if number >= len(self._outcomes):
            raise BadRecord(f"the record ends before draw {number + 1}")
        return find_outcome(self._outcomes[number], outcomes)


class Typed:
    """Outcomes that a person types in, for the dice of a real table. `ask` gets the possible notations."""

    def __init__(self, ask: Callable[[list[str]], str]) -> None:
        self._ask = ask

    def draw(self, number: int, outcomes: Sequence[Action], weights: Sequence[int]) -> int:
        """What the person says happened; an error if it cannot be."""
        return find_outcome(self._ask([str(outcome) for outcome in outcomes]), outcomes)


def find_outcome(notation: str, outcomes: Sequence[Action]) -> int:
    """The index of the outcome with this notation."""
    for index, outcome in enumerate(outcomes):
        if outcome.notation == notation.strip():
            return index
    possible = ", ".join(str(outcome) for outcome in outcomes)
    raise BadRecord(f"{notation.strip()!r} cannot be drawn now; possible: {possible}")
