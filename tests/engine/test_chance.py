"""Dice are fixed in advance by a seed, can be checked by anyone who learns it, and favour nothing."""

from __future__ import annotations

import hashlib
import hmac
import random
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import pairwise
from statistics import NormalDist

import pytest
from hypothesis import given
from hypothesis import strategies as st

import souk
from bidding_pig import GAME
from bidding_pig.types import Die
from souk.engine.actions import Action, Actions, Kind
from souk.engine.chance import Dice, Script, Typed, fair_remainder, uniform
from souk.engine.errors import BadOption, BadRecord

# A fair source fails one of these tests at this rate; seeds are fixed, so a test that passes passes for good.
SIGNIFICANCE = 1e-4

FACES = Actions(Kind(Die, "{face}", face=range(1, 7)))
SIX = [1] * 6


def chance_of_worse(counts: Iterable[float], expected: Sequence[float]) -> float:
    """The p-value of a chi-square test, by the approximation of Wilson and Hilferty."""
    statistic = sum((count - mean) ** 2 / mean for count, mean in zip(counts, expected, strict=True))
    freedom = len(expected) - 1
    spread = 2 / (9 * freedom)
    return 1 - NormalDist().cdf(((statistic / freedom) ** (1 / 3) - (1 - spread)) / spread**0.5)


def evenly(values: Sequence[int], n: int) -> float:
    """The p-value of these values being even over 0 to n - 1."""
    counts = Counter(values)
    assert set(counts) <= set(range(n))
    return chance_of_worse([counts[k] for k in range(n)], [len(values) / n] * n)


def test_the_chi_square_test_tells_fair_from_loaded() -> None:
    assert chance_of_worse([10, 10, 10], [10, 10, 10]) > 0.99
    # From tables: 12.592 is the 5 % point and 22.458 the 0.1 % point for 6 degrees of freedom.
    for statistic, p in ((12.592, 0.05), (22.458, 0.001)):
        off = (statistic * 100 / 2) ** 0.5
        counts = [100 + off, 100 - off, 100, 100, 100, 100, 100]
        assert chance_of_worse(counts, [100] * 7) == pytest.approx(p, rel=0.1)
    loaded = [min(5, random.Random(k).randrange(7)) for k in range(3000)]
    assert evenly(loaded, 6) < SIGNIFICANCE


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert Dice(b"abc").commitment == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    assert Dice.from_seed("abc").commitment == hashlib.sha256(b"abc").hexdigest()


def test_each_draw_is_the_hmac_of_its_number() -> None:
    for number in (0, 1, 2, 255, 256, 10**6):
        digest = hmac.new(b"souk", number.to_bytes(8, "big"), hashlib.sha256).hexdigest()
        for n in range(1, 41):
            assert uniform(b"souk", number, n) == int(digest, 16) % n  # a rejection has odds of 2 ** -250


def test_draws_go_by_weight_in_the_order_of_the_outcomes() -> None:
    dice, weights = Dice(b"weights"), [3, 1, 4]
    for number in range(200):
        rest = uniform(b"weights", number, 8)
        assert dice.draw(number, list(FACES)[:3], weights) == (0 if rest < 3 else 1 if rest < 4 else 2)


def test_draws_of_a_whole_game_can_be_checked_from_outside() -> None:
    game = souk.Position.new(GAME, 3, Dice.from_seed("check me"), {})
    rng = random.Random(1)
    while not game.over:
        game.play(rng.choice(game.moves))
    record = game.record()
    assert record.seed is not None
    assert record.commitment == hashlib.sha256(record.seed).hexdigest()
    again, number = souk.Position.new(GAME, 3, None, {}), 0
    for seat, action in record.entries:
        if seat == souk.NATURE:
            ids, weights = GAME.odds(again.state)
            digest = hmac.new(record.seed, number.to_bytes(8, "big"), hashlib.sha256).digest()
            ticket = int.from_bytes(digest, "big") % sum(weights)
            tickets = [drawn for drawn, weight in zip(ids, weights, strict=True) for _ in range(weight)]
            assert tickets[ticket] == action
            number += 1
        again.play(action, seat)
    assert number > 3


@pytest.mark.parametrize("n", range(1, 257))
def test_exactly_the_leaning_tail_is_rejected(n: int) -> None:
    """Over all digests of one byte every remainder is as frequent, and no more is thrown away than must be."""
    remainders = [fair_remainder(bytes([byte]), n) for byte in range(256)]
    counts = Counter(value for value in remainders if value is not None)
    assert counts == dict.fromkeys(range(n), 256 // n)
    assert remainders.count(None) == 256 % n
    kept = 256 - 256 % n
    assert all(value == byte % n for byte, value in enumerate(remainders[:kept]))


def test_a_rejected_digest_is_hashed_again() -> None:
    """With n just above half of all digests, about half are rejected."""
    n = (1 << 255) + 1
    again = 0
    for number in range(20):
        digest, rejected = hmac.new(b"s", number.to_bytes(8, "big"), hashlib.sha256).digest(), False
        while int.from_bytes(digest, "big") >= n:
            digest, rejected = hmac.new(b"s", digest, hashlib.sha256).digest(), True
        assert uniform(b"s", number, n) == int.from_bytes(digest, "big")
        again += rejected
    assert 0 < again < 20


@pytest.mark.parametrize("n", range(2, 41))
def test_draws_are_even(n: int) -> None:
    assert evenly([uniform(b"even", number, n) for number in range(200 * n)], n) > SIGNIFICANCE


@pytest.mark.parametrize("n", [2, 3, 6, 8])
def test_successive_draws_do_not_depend_on_each_other(n: int) -> None:
    draws = [uniform(b"pairs", number, n) for number in range(100 * n * n)]
    for gap in (1, 2, 3):
        pairs = [a * n + b for a, b in zip(draws, draws[gap:], strict=False)]
        assert evenly(pairs, n * n) > SIGNIFICANCE


@pytest.mark.parametrize("number", [0, 1, 17])
def test_the_same_draw_is_even_over_seeds(number: int) -> None:
    seeds = [str(seed).encode() for seed in range(3000)]
    assert evenly([uniform(seed, number, 6) for seed in seeds], 6) > SIGNIFICANCE
    neighbours = [6 * uniform(a, number, 6) + uniform(b, number, 6) for a, b in pairwise(seeds)]
    assert evenly(neighbours, 36) > SIGNIFICANCE


def test_weighted_draws_fall_by_their_weights() -> None:
    weights = [1, 2, 3, 4, 10]
    dice = Dice(b"weighted")
    counts = Counter(dice.draw(number, list(FACES)[:5], weights) for number in range(8000))
    expected = [8000 * weight / 20 for weight in weights]
    assert chance_of_worse([counts[k] for k in range(5)], expected) > SIGNIFICANCE


SECRETS = st.binary(min_size=32, max_size=32)


def test_without_words_the_seed_alone_is_the_key() -> None:
    assert Dice(b"abc").key == b"abc"
    assert Dice(b"abc", {}).key == b"abc"


def test_the_key_is_the_hash_of_the_records_lines() -> None:
    lines = f"seed: {b'abc'.hex()}\nwords 0: {b'x'.hex() * 32}\nwords 2: {b'y'.hex() * 32}\n"
    dice = Dice(b"abc", {2: b"y" * 32, 0: b"x" * 32})
    assert dice.key == hashlib.sha256(lines.encode()).digest()
    assert dice.draw(3, list(FACES), SIX) == uniform(dice.key, 3, 6)


@given(SECRETS, st.dictionaries(st.integers(0, 9), SECRETS, min_size=1, max_size=4), st.data())
def test_the_dice_depend_on_the_seed_and_on_all_words_and_on_nothing_else(
    seed: bytes, words: dict[int, bytes], data: st.DataObject
) -> None:
    key = Dice(seed, words).key
    assert Dice(seed, dict(data.draw(st.permutations(list(words.items()))))).key == key
    seat = data.draw(st.sampled_from(sorted(words)))
    bit = 1 << data.draw(st.integers(0, 255))
    other = (int.from_bytes(words[seat], "big") ^ bit).to_bytes(32, "big")
    fewer = {other: added for other, added in words.items() if other != seat}
    free = next(other for other in range(10) if other not in words)
    others = [
        Dice((int.from_bytes(seed, "big") ^ bit).to_bytes(32, "big"), words),
        Dice(seed, {**words, seat: other}),
        Dice(seed, fewer),
        Dice(seed, {**fewer, free: words[seat]}),  # the same words from another seat
        Dice(seed, {**words, free: seed}),
    ]
    assert len({key, *(dice.key for dice in others)}) == len(others) + 1


def test_draws_are_even_over_the_words_of_one_seat() -> None:
    draws = [uniform(Dice(b"seed", {1: number.to_bytes(32, "big")}).key, 0, 6) for number in range(3000)]
    assert evenly(draws, 6) > SIGNIFICANCE


def test_seeds_of_every_type() -> None:
    assert Dice.from_seed(7).seed == Dice.from_seed("7").seed == Dice.from_seed(b"7").seed == b"7"
    assert Dice.from_seed("schön").seed == "schön".encode()
    assert Dice.from_seed(-1).seed == b"-1"
    unseeded = {Dice.from_seed(None).seed for _ in range(5)}
    assert len(unseeded) == 5
    assert {len(seed) for seed in unseeded} == {32}


@pytest.mark.parametrize("wrong", [True, 1.5, [], object()])
def test_what_is_no_seed_is_refused(wrong: object) -> None:
    with pytest.raises(BadOption, match="a seed is a whole number, a text or bytes"):
        Dice.from_seed(wrong)  # type: ignore[arg-type]


def test_undo_does_not_change_the_dice() -> None:
    game = souk.Position.new(GAME, 2, Dice.from_seed(3), {"goal": "24"})
    for seat in (0, 1):
        game.play("bid 0", seat)
    rolled = []
    for _ in range(4):
        game.play("roll")
        rolled.append(game.history[-1].notation)
        game.undo()
    assert len(set(rolled)) == 1
    game.play("roll")
    assert game.history[-1].notation == rolled[0]


def test_a_script_gives_the_outcomes_of_a_record() -> None:
    script = Script(["3", " 6 "])
    assert script.draw(0, list(FACES), SIX) == 2
    assert script.draw(1, list(FACES), SIX) == 5
    with pytest.raises(BadRecord, match="ends before draw 3"):
        script.draw(2, list(FACES), SIX)
    with pytest.raises(BadRecord, match="'3' cannot be drawn now; possible: 1, 2"):
        script.draw(0, list(FACES)[:2], SIX)


def test_typed_dice_ask_with_what_is_possible() -> None:
    asked: list[list[str]] = []

    def ask(possible: list[str]) -> str:
        asked.append(possible)
        return {1: "4", 2: "seven"}[len(asked)]

    typed = Typed(ask)
    assert typed.draw(0, list(FACES), SIX) == 3
    assert asked == [list("123456")]
    with pytest.raises(BadRecord, match="'seven' cannot be drawn now; possible: 1, 2, 3, 4, 5, 6"):
        typed.draw(1, list(FACES), SIX)


def test_a_position_takes_any_source_of_chance() -> None:
    class Highest:
        """Always the last outcome."""

        def draw(self, number: int, outcomes: Sequence[Action], weights: Sequence[int]) -> int:
            return len(outcomes) - 1

    game = souk.Position.new(GAME, 2, Highest(), {})
    assert [str(move) for move in game.history] == ["card 2", "card 2"]


@pytest.mark.parametrize("seed", [10**5000, "half a \udc80 character"], ids=["long", "half"])
def test_a_seed_that_is_no_text_is_refused(seed: int | str) -> None:
    with pytest.raises(BadOption, match="readable text or a shorter number"):
        Dice.from_seed(seed)
