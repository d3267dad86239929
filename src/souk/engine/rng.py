"""A small random generator that plain and compiled code share, for playouts and imagined hands.

xoroshiro64** (Blackman and Vigna, 2018) on two 32-bit words, kept in a buffer of two numbers that belongs to its user.
It is not where the dice of a game come from: see `chance.py`.
"""

from __future__ import annotations

from .contract import Ints, rule

MASK = 0xFFFFFFFF


@rule
def random_word(rng: Ints) -> int:
    """The next 32 random bits."""
    a = rng[0]
    b = rng[1]
    product = a * 0x9E3779BB & MASK
    word = (product << 5 & MASK | product >> 27) * 5 & MASK
    b ^= a
    rng[0] = (a << 26 & MASK | a >> 6) ^ b ^ (b << 9 & MASK)
    rng[1] = b << 13 & MASK | b >> 19
    return word


@rule
def random_below(rng: Ints, n: int) -> int:
    """A whole number from 0 to n - 1, each equally likely (Lemire's method: rejects instead of leaning)."""
    product = random_word(rng) * n
    low = product & MASK
    if low < n:
        floor = (MASK + 1 - n) % n
        while low < floor:
            product = random_word(rng) * n
            low = product & MASK
    return product >> 32


@rule
def random_pick(rng: Ints, weights: Ints, n: int) -> int:
    """An index from 0 to n - 1, as likely as its weight says."""
    total = 0
    for i in range(n):
        total += weights[i]
    rest = random_below(rng, total)
    index = 0
    for i in range(n - 1):  # to the end: a processor guesses badly where to stop
        rest -= weights[i]
        index += rest >= 0
    return index


def seed_words(seed: int) -> tuple[int, int]:
    """Two well-mixed words, not both zero, for any whole number (splitmix64)."""
    z = (seed + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & 0xFFFFFFFFFFFFFFFF
    z = (z ^ z >> 27) * 0x94D049BB133111EB & 0xFFFFFFFFFFFFFFFF
    z ^= z >> 31
    return z & MASK, z >> 32 | 1
