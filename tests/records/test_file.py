"""Records as text: what is written is read again, and what has been touched is refused with its line."""

from __future__ import annotations

import hashlib
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import souk
from souk.engine.chance import Dice
from souk.engine.errors import BadRecord
from souk.engine.position import Note, Position, Transcript
from souk.records.file import _check_sum, dump, load, replay, verify
from tests.server import sweep

from .games import random_games

KINDS = [("yspahan", 2), ("yspahan", 3), ("yspahan", 4), ("basari", 3), ("basari", 4)]
KEPT = Path(__file__).parent / "kept"


def played(name: str, players: int, seed: int) -> Position:
    game = souk.new(name, players, seed)
    step = 0
    while not game.over:
        game.play(game.moves[step * 7 % len(game.moves)])
        step += 1
    return game


def annotated(name: str) -> Transcript:
    transcript = played(name, 3, 5).record()
    notes = {step: Note(step / 2, "") for step in range(3, 30, 5)} | {40: Note(None, "well: 1 > 0 @ home # äöü 😀")}
    decisions = {step: note for step, note in notes.items() if transcript.entries[step].seat < 3}
    return replace(transcript, date="2026-11-15", seats=("Anna", "Ben > 1", "random"), notes=decisions)


TEXTS = {name: dump(annotated(name)) for name in ("yspahan", "basari")}


@pytest.mark.parametrize("chunk", range(5))
@pytest.mark.parametrize("name", ["yspahan", "basari"])
def test_random_games_are_saved_read_and_replayed(name: str, chunk: int) -> None:
    kinds = [kind for kind in KINDS if kind[0] == name]
    games, count = sweep(60, 200), 0
    for k, (_, players) in enumerate(kinds):
        share = games // len(kinds) + (k < games % len(kinds))
        for transcript in random_games(name, players, range(chunk * 1000, chunk * 1000 + share)):
            text = dump(transcript)
            assert "end: running" not in text
            assert load(text) == transcript
            count += 1
    assert count == games


@pytest.mark.parametrize(("name", "players"), KINDS)
def test_a_running_game_can_be_saved_after_any_decision_and_continued(name: str, players: int) -> None:
    game = souk.new(name, players, seed=9)
    for step in range(60):
        game.play(game.moves[step % len(game.moves)])
        if step % 7 == 0:
            again = load(dump(game.record(reveal=True)))
            assert again.seed == b"9"
            resumed = Position.new(game.game, players, game.chance, game.options)
            for seat, action in again.entries:
                if seat < players:
                    resumed.play(action, seat)
            assert resumed.state == game.state
    running = souk.new(name, players, seed=9)
    assert load(dump(running.record())).seed is None


def test_names_times_and_comments_are_kept() -> None:
    again = load(TEXTS["yspahan"])
    assert again == annotated("yspahan")
    assert again.seats == ("Anna", "Ben > 1", "random")
    assert any(note.seconds == 9.0 for note in again.notes.values())


@pytest.mark.parametrize("comment", ["two\nlines", "bell\a", " space", "x" * 5000, "right\u202eleft"])
def test_a_comment_that_is_not_one_printable_line_is_not_written(comment: str) -> None:
    transcript = annotated("basari")
    step = next(step for step, entry in enumerate(transcript.entries) if entry.seat < 3)
    with pytest.raises(BadRecord, match="cannot be written"):
        dump(replace(transcript, notes={step: Note(None, comment)}))


@pytest.mark.parametrize("path", sorted(KEPT.glob("*.souk")), ids=lambda path: path.name)
def test_kept_files_stay_readable_and_can_be_checked(path: Path) -> None:
    text = path.read_text("utf-8")
    transcript = load(text)
    ending = re.search(r"^end: (.*)$", text, re.MULTILINE)
    assert ending
    assert replay(transcript).scores == [int(score) for score in ending[1].split()]
    assert len(verify(transcript)) == sum(entry.seat == souk.NATURE for entry in transcript.entries)


def test_there_is_a_kept_file_of_each_game_and_format() -> None:
    found = {tuple(path.stem.split("-")) for path in KEPT.glob("*.souk")}
    assert found == {(game, version) for game in ("yspahan", "basari") for version in "12"}
    for path in KEPT.glob("*.souk"):
        assert path.read_text("utf-8").startswith(f"souk {path.stem[-1]}\n")


# Words that seats have added to the dice.


def with_words(name: str = "basari") -> Transcript:
    words = {seat: bytes([seat]) * 32 for seat in (0, 2)}
    game = souk.new(name, 3, chance=Dice(b"seed", words))
    while not game.over:
        game.play(game.moves[0])
    record = game.record()
    return replace(record, committed={**record.committed, 1: "ab" * 32})  # seat 1 has not told its words


def test_words_are_written_read_and_checked() -> None:
    text = dump(with_words())
    assert text.startswith("souk 2\n")
    assert load(text) == with_words()
    assert verify(load(text))


def test_the_key_of_the_dice_can_be_made_with_a_shells_own_tools() -> None:
    record = with_words()
    lines = [line for line in dump(record).splitlines(keepends=True) if line.startswith(("seed:", "words "))]
    assert record.seed
    assert hashlib.sha256("".join(lines).encode()).digest() == Dice(record.seed, record.words).key


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"words": {0: bytes(32), 2: bytes(32)}}, "seat 2: the words' SHA-256 is"),
        ({"committed": {0: "00" * 32, 2: "00" * 32}}, "seat 0: the words' SHA-256 is"),
        ({"committed": {2: "00" * 32}}, "seat 0: .*, the commitment was missing"),
        ({"words": {}}, "draw 1: recorded .*, but .* was fixed"),
        ({"seed": b"another"}, "the seed's SHA-256 is"),
    ],
)
def test_words_that_are_not_those_of_the_game_are_found(change: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadRecord, match=reason):
        verify(load(dump(replace(with_words(), **change))))


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("souk 2", "souk 1", "line 6: 'committed 0.* is no line of a header"),
        ("souk 2", "souk 4", "line 1: a record begins with the line 'souk 1' or 'souk 2' or 'souk 3'"),
        ("words 2: 02", "words 2: ", "words 2 must be 32 bytes in hexadecimal"),
        ("committed 1: ab", "committed 1: ", "committed 1 must be a SHA-256"),
        ("words 2", "words 3", "words 3 belongs to no seat; seats are 0 to 2"),
        ("committed 1", "committed 0", "once each"),
    ],
)
def test_a_wrong_line_of_words_is_named(old: str, new: str, reason: str) -> None:
    text = dump(with_words())
    assert old in text
    with pytest.raises(BadRecord, match=reason):
        load(resealed(text.replace(old, new, 1)))


# Damage.


@settings(max_examples=300, deadline=None)
@given(st.sampled_from(sorted(TEXTS)), st.integers(0, 10**9), st.integers(0, 7))
def test_a_flipped_bit_is_always_noticed(name: str, where: int, bit: int) -> None:
    data = bytearray(TEXTS[name].encode())
    data[where % len(data)] ^= 1 << bit
    try:
        text = data.decode()
    except UnicodeDecodeError:
        return  # the command says so before it reads a line
    with pytest.raises(BadRecord, match=r"^line \d+: "):
        load(text)


@settings(max_examples=150, deadline=None)
@given(st.sampled_from(sorted(TEXTS)), st.integers(0, 10**9))
def test_a_cut_is_always_noticed(name: str, where: int) -> None:
    with pytest.raises(BadRecord, match=r"^line \d+: "):
        load(TEXTS[name][: where % len(TEXTS[name])])


@settings(max_examples=150, deadline=None)
@given(st.sampled_from(sorted(TEXTS)), st.integers(0, 10**9), st.integers(0, 10**9))
def test_swapped_lines_are_always_noticed(name: str, one: int, other: int) -> None:
    lines = TEXTS[name].split("\n")
    a, b = one % len(lines), other % len(lines)
    lines[a], lines[b] = lines[b], lines[a]
    text = "\n".join(lines)
    if text != TEXTS[name]:
        with pytest.raises(BadRecord, match=r"^line \d+: "):
            load(text)


def resealed(text: str) -> str:
    """A forger also makes the check sum fit."""
    body = text.rpartition("check: ")[0] or text
    return f"{body}check: {_check_sum(body)}\n"


@settings(max_examples=300, deadline=None)
@given(st.sampled_from(sorted(TEXTS)), st.integers(0, 10**9), st.text(max_size=6), st.integers(0, 6))
def test_a_forged_line_is_refused_or_is_another_whole_record(name: str, where: int, put: str, cut: int) -> None:
    text = TEXTS[name]
    at = where % text.rindex("check: ")
    try:
        forged = load(resealed(text[:at] + put + text[at + cut :]))
    except BadRecord as error:
        reason = str(error)
    else:
        reason = "line 0: another game"
        assert load(dump(forged)) == forged
    assert re.match(r"line \d+: ", reason)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("souk 1\n", "souk 4\n", "a record begins with"),
        ("game: yspahan 1", "game: yspahan 9", "version 9 of yspahan is not version 1"),
        ("game: yspahan 1", "game: yspahn 1", "did you mean 'yspahan'"),
        ("players: 3", "players: 7", "2, 3 or 4 players"),
        ("date: 2026-11-15", "date: today", "a day as 2026-11-15"),
        ("seat 1: Ben > 1\n", "", "name seat 0 to seat 2"),
        ("option start: random", "option start: left", "start must be one of"),
        ("commitment: ", "commitment: x", "a SHA-256"),
        ("\n\nend: ", "\n\nend: 1", "the game is at 'end: "),
    ],
)
def test_what_is_wrong_is_said_with_its_line(old: str, new: str, reason: str) -> None:
    text = TEXTS["yspahan"]
    assert old in text
    with pytest.raises(BadRecord, match=r"^line \d+: .*" + re.escape(reason).replace("\\ ", " ")):
        load(resealed(text.replace(old, new, 1)))


@pytest.mark.parametrize(
    "text", ["", "\n", "souk 1", "souk 1\n", "\0" * 50, "souk 1\n" + "x" * 100_000, "9" * 5_000_000]
)
def test_a_text_that_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        load(text)


# Dice.


@pytest.mark.parametrize(("name", "players"), KINDS)
def test_dice_of_a_finished_game_verify_draw_by_draw(name: str, players: int) -> None:
    game = played(name, players, 3)
    draws = verify(load(dump(game.record())))
    assert [draw.recorded for draw in draws] == [move.notation for move in game.history if move.seat == souk.NATURE]
    assert all(draw.recorded == draw.fixed for draw in draws)


def test_another_seed_does_not_fit_the_commitment() -> None:
    with pytest.raises(BadRecord, match="the commitment was"):
        verify(replace(played("basari", 3, 3).record(), seed=b"4"))


def test_a_loaded_die_is_found() -> None:
    honest = played("basari", 3, 3).record()
    other = played("basari", 3, 4).record()
    with pytest.raises(BadRecord, match="draw 1: recorded seat"):
        verify(replace(other, seed=honest.seed, commitment=honest.commitment))


def test_a_running_game_has_no_seed_to_check() -> None:
    with pytest.raises(BadRecord, match="no seed"):
        verify(souk.new("yspahan", 4, 1).record())


@pytest.mark.parametrize("name", ["yspahan", "basari"])
def test_any_line_of_a_record_can_be_gone_back_to(name: str) -> None:
    transcript = load(TEXTS[name])
    lines = sum(bool(re.match(r"\d+ ", line)) for line in TEXTS[name].split("\n"))
    assert replay(transcript, 0).steps == 0
    assert replay(transcript, lines).state == replay(transcript).state
    assert replay(transcript, 20).steps < replay(transcript, 21).steps
    with pytest.raises(BadRecord, match=f"the game has {lines} moves"):
        replay(transcript, lines + 1)
