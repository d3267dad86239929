"""The generator of playouts is xoroshiro64**, and draws below n lean nowhere."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest
from numpy.typing import NDArray

from souk.engine.rng import MASK, random_below, random_pick, random_word, seed_words

from .test_chance import SIGNIFICANCE, chance_of_worse, evenly

# The first outputs of the authors' C code from the state (1, 2).
REFERENCE = [
    3802928447, 813792938, 1618621494, 2955957307, 3252880261,
    1129983909, 2539651700, 1327610908, 1757650787, 2763843748,
]  # fmt: skip


Words = NDArray[np.uint32]


def rotated(words: Words, bits: int) -> Words:
    return words << np.uint32(bits) | words >> np.uint32(32 - bits)


def independent(state: tuple[int, int], count: int) -> tuple[list[int], tuple[int, int]]:
    """xoroshiro64** in 32-bit arithmetic, after the authors' description."""
    a, b = np.array([state[0]], np.uint32), np.array([state[1]], np.uint32)
    words = []
    for _ in range(count):
        words.append(int((rotated(a * np.uint32(0x9E3779BB), 5) * np.uint32(5))[0]))
        b = b ^ a
        a = rotated(a, 26) ^ b ^ (b << np.uint32(9))
        b = rotated(b, 13)
    return words, (int(a[0]), int(b[0]))


def test_words_are_those_of_the_reference() -> None:
    rng = [1, 2]
    assert [random_word(rng) for _ in REFERENCE] == REFERENCE


@pytest.mark.parametrize(
    "state", [(1, 2), (0, 1), (MASK, MASK), (0x12345678, 0x9ABCDEF0), seed_words(0), seed_words(7)]
)
def test_words_and_state_are_those_of_32_bit_arithmetic(state: tuple[int, int]) -> None:
    rng = list(state)
    words, end = independent(state, 300)
    assert [random_word(rng) for _ in range(300)] == words
    assert tuple(rng) == end


def low_below(word: int, n: int) -> bool:
    """Whether Lemire's method throws this word away."""
    return (word * n & MASK) < (1 << 32) % n


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 1000, 2**31 - 1, 2**31 + 1])
def test_below_takes_the_first_word_that_does_not_lean(n: int) -> None:
    rng = list(seed_words(n))
    words = iter(independent(seed_words(n), 1000)[0])
    for _ in range(300):
        word = next(words)
        while low_below(word, n):
            word = next(words)
        assert random_below(rng, n) == word * n >> 32


@pytest.mark.parametrize("n", [3, 5, 7, 12])
def test_every_result_has_as_many_words(n: int) -> None:
    """Among the words at each border the kept ones share out evenly: 2 ** 32 // n for each result."""
    kept = (1 << 32) // n
    for result in range(n):
        first = -(-(result << 32) // n)
        last = -(-((result + 1) << 32) // n) - 1
        # Only a word next to a border can be thrown away: the rest of the block has a larger low part.
        lost = sum(low_below(word, n) for word in range(first, first + 5))
        assert last - first + 1 - lost == kept


@pytest.mark.parametrize("n", [2, 3, 6, 7, 40, 101])
def test_below_is_even(n: int) -> None:
    rng = list(seed_words(5))
    assert evenly([random_below(rng, n) for _ in range(200 * n)], n) > SIGNIFICANCE


def test_pick_goes_by_weight_and_never_takes_weight_zero() -> None:
    rng, weights = list(seed_words(9)), [0, 1, 0, 3, 6, 0, 99]
    counts = Counter(random_pick(rng, weights, 6) for _ in range(5000))
    assert set(counts) == {1, 3, 4}
    assert chance_of_worse([counts[1], counts[3], counts[4]], [500, 1500, 3000]) > SIGNIFICANCE


def test_seeds_give_words_that_differ_and_are_never_both_zero() -> None:
    words = [seed_words(seed) for seed in (*range(2000), -1, 2**64, 10**30)]
    assert len(set(words)) > 2000
    assert all(0 <= a <= MASK and 0 < b <= MASK for a, b in words)


def test_the_first_draw_is_even_over_seeds() -> None:
    assert evenly([random_below(list(seed_words(seed)), 6) for seed in range(3000)], 6) > SIGNIFICANCE
