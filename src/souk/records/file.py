"""Games as text files that a person can read and compare: a header, a line for each move, an end. See docs/records.md.

    souk 1
    game: yspahan 1
    players: 4
    option building_cards: discount
    commitment: 1a2b...

    1 * > seat 2
    2 2 buy 0 > 3, 1, 6, 6, 2, 5, 4, 1, 1 @ 12.5 # hoping for camels
    3 2 sack:

    end: running
    check: 93a1...

A move's line has its number, its seat (`*` for nature alone), its notation, behind `>` what nature did then, behind `@`
the seconds that the player thought, and behind `#` a comment.

A study (`souk 3`) may begin with `position: {...}` in the header instead of a new game, and has variations behind its
main line: `after 12` and the moves that follow the line of that number, numbered on.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from souk.engine.chance import WORDS_SIZE, Dice, commitment_to
from souk.engine.contract import NATURE
from souk.engine.errors import BadRecord, SoukError, brief
from souk.engine.game import Game
from souk.engine.input_reasons import FileUnreadable, LineWrong, NoSuchStep, NotARecord, NotText
from souk.engine.position import Branch, Note, Position, Transcript
from souk.engine.types import Json, Reason
from souk.games import GAMES

FORMAT = "souk 1"
FORMAT_WITH_WORDS = "souk 2"  # has what the seats have added to the dice: `committed N`, `words N`
FORMAT_STUDY = "souk 3"  # begins at a `position`, or has variations
FORMATS = (FORMAT, FORMAT_WITH_WORDS, FORMAT_STUDY)
HEADER = ("game", "players", "date", "commitment", "seed")  # and `seat N`, `option NAME`
MOST_VARIATIONS = 1000
MOST_CHARACTERS = 4_000_000
MOST_BYTES = 4 * MOST_CHARACTERS  # of a file with that many
MOST_TEXT = 4_000  # characters of a name or a comment
MOVE_LINE = re.compile(
    r"(?P<number>[1-9][0-9]*) (?P<seat>[0-9]|\*)(?: (?P<move>[^>@#]*[^>@# ]))?(?: > (?P<outcomes>[^>@#]*[^>@# ]))?"
    r"(?: @ (?P<seconds>[0-9]{1,7}\.[0-9]))?(?: # (?P<comment>.+))?"
)


# Writing.


def dump(transcript: Transcript, position: Position | None = None) -> str:
    """A game as text. Its last position is played out again unless it is at hand."""
    header = {
        "game": f"{transcript.game} {transcript.version}",
        "players": str(transcript.players),
        "date": transcript.date,
        **{f"seat {seat}": name for seat, name in enumerate(transcript.seats)},
        **{f"option {name}": value for name, value in transcript.options.items()},
        "commitment": transcript.commitment,
        **{f"committed {seat}": commitment for seat, commitment in sorted(transcript.committed.items())},
        "seed": None if transcript.seed is None else transcript.seed.hex(),
        **{f"words {seat}": words.hex() for seat, words in sorted(transcript.words.items())},
        "position": None if transcript.start is None else json.dumps(transcript.start, separators=(",", ":")),
    }
    first = FORMAT_WITH_WORDS if transcript.committed or transcript.words else FORMAT
    if transcript.start is not None or transcript.variations:
        first = FORMAT_STUDY
    lines = [first, *(f"{key}: {_clean(value)}" for key, value in header.items() if value is not None and value != "")]
    position = position or replay(transcript)
    end = " ".join(map(str, position.scores)) if position.over else "running"
    text = "\n".join([*lines, "", *_move_lines(transcript), "", f"end: {end}", ""])
    return f"{text}check: {_check_sum(text)}\n"


def _move_lines(transcript: Transcript) -> Iterator[str]:
    """The main line, then each variation behind the line that it follows; what several share is written once."""
    numbers: dict[tuple[int, str], int] = {}  # of the lines so far, by the line before and the move
    for branch in (Branch(transcript.entries, transcript.notes), *transcript.variations):
        at, shared = 0, bool(numbers)
        for move, note in _moves(transcript.game, branch):
            if shared and (at, move) in numbers:
                at = numbers[at, move]
                continue
            if shared:
                yield from ("", f"after {at}")
                shared = False
            at = numbers[at, move] = len(numbers) + 1
            yield f"{at} {move}{note}"


def _moves(name: str, branch: Branch) -> Iterator[tuple[str, str]]:
    """Each decision with what nature did after it, and what is told of it; what nature did first stands alone."""
    game = GAMES[name]
    lines: list[tuple[int, str, list[str]]] = []  # step, who and what, outcomes
    for step, (seat, action) in enumerate(branch.entries):
        if seat != NATURE:
            lines.append((step, f"{seat} {game.actions[action].notation}", []))
        else:
            if not lines:
                lines.append((step, "*", []))
            lines[-1][2].append(game.outcomes[action].notation)
    for step, move, outcomes in lines:
        note = branch.notes.get(step, Note())
        yield (
            move + (f" > {', '.join(outcomes)}" if outcomes else ""),
            (f" @ {note.seconds:.1f}" if note.seconds is not None else "")
            + (f" # {_clean(note.comment)}" if note.comment else ""),
        )


def _is_clean(text: str) -> bool:
    return text.isprintable() and text == text.strip() and len(text) <= MOST_TEXT


def _clean(text: str) -> str:
    if not _is_clean(text):
        raise BadRecord(
            f"{brief(text)} cannot be written: names and comments are one printable line, at most {MOST_TEXT}"
        )
    return text


def _check_sum(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:32]


# Reading.


def read_text(path: Path) -> str:
    """The text of a file, or an error that says why there is none."""
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)  # a file can be endless
        if len(data) > MOST_BYTES:
            raise BadRecord(f"{path} is too long for a record: at most {MOST_CHARACTERS:,} characters")
        return data.decode("utf-8").replace("\r\n", "\n").replace("\r", "\n")
    except OSError as error:
        reason = FileUnreadable(file=str(path), error=str(error.strerror))
        raise BadRecord(f"{path} cannot be read: {error.strerror}", reason) from None
    except UnicodeDecodeError:
        raise BadRecord(f"{path} is not a text file", NotText(file=str(path))) from None


@dataclass
class _Source:
    """A text that is read line by line, and says where it is when something is wrong."""

    lines: list[str]
    number: int = 0
    header: dict[str, str] = field(default_factory=dict)
    study: bool = False
    line_ends: list[tuple[int, int]] = field(default_factory=list)  # the branch and the steps after each line

    def next(self) -> str:
        """The next line; there must be one, up to the end."""
        self.number += 1
        if self.number > len(self.lines):
            raise self.error("the file is cut off: a record ends with the lines end and check")
        return self.lines[self.number - 1]

    def error(self, text: str, reason: Reason | None = None) -> BadRecord:
        """What is wrong, with the line."""
        return BadRecord(f"line {self.number}: {text}", reason or LineWrong(line=self.number, error=text))


def load(text: str) -> Transcript:
    """The game that a text holds. Every move has been played again and is legal, and no line has been touched."""
    if len(text) > MOST_CHARACTERS:
        raise BadRecord(f"a record has at most {MOST_CHARACTERS:,} characters, not {len(text):,}")
    source = _Source(text.split("\n"))
    if (first := source.next()) not in FORMATS:
        raise source.error(
            f"a record begins with the line {' or '.join(map(repr, FORMATS))}; this is none, or of a newer Souk",
            NotARecord(),
        )
    source.study = first == FORMAT_STUDY
    _read_header(source, words=first != FORMAT)
    position = _new_position(source)
    notes: dict[int, Note] = {}
    _read_moves(source, position, notes, 0)
    variations = _read_variations(source, position) if source.study else ()
    _read_end(source, position)
    _read_check(source, text)
    header = source.header
    return replace(
        position.record(),
        commitment=header.get("commitment"),
        seed=bytes.fromhex(header["seed"]) if "seed" in header else None,
        date=header.get("date", ""),
        seats=tuple(header[f"seat {seat}"] for seat in range(position.players) if f"seat {seat}" in header),
        notes=notes,
        committed=_by_seat(source, "committed", position.players),
        words={seat: bytes.fromhex(words) for seat, words in _by_seat(source, "words", position.players).items()},
        variations=variations,
    )


def _read_moves(source: _Source, position: Position, notes: dict[int, Note], branch: int) -> None:
    """Lines of moves up to an empty one."""
    while line := source.next():
        _read_move(source, position, line, notes)
        source.line_ends.append((branch, position.steps))


def _read_variations(source: _Source, main: Position) -> tuple[Branch, ...]:
    """What follows the main line: each variation begins after a line above it."""
    positions = [main]
    found: list[Branch] = []
    while match := re.fullmatch("after (0|[1-9][0-9]{0,6})", source.next()):
        after = int(match[1])
        if after > len(source.line_ends):
            raise source.error(f"there is no line {after} above")
        if len(found) == MOST_VARIATIONS:
            raise source.error(f"a study has at most {MOST_VARIATIONS} variations")
        branch, steps = source.line_ends[after - 1] if after else (0, 0)
        position = positions[branch].copy()
        if back := position.steps - steps:
            position.undo(back)
        notes: dict[int, Note] = {}
        _read_moves(source, position, notes, len(positions))
        if position.steps == steps:
            raise source.error("a variation has moves")
        positions.append(position)
        found.append(Branch(position.record().entries, notes))
    source.number -= 1  # the line that is none is the end
    return tuple(found)


def _by_seat(source: _Source, key: str, players: int) -> dict[int, str]:
    """The lines of a header that some seats have, in the order of the seats."""
    return {seat: source.header[f"{key} {seat}"] for seat in range(players) if f"{key} {seat}" in source.header}


SHAPES = {
    "game": (r"[a-z0-9_-]+ [0-9]+", "a name and a version"),
    "players": (r"[0-9]", "a number"),
    "date": (r"[0-9]{4}-[0-9]{2}-[0-9]{2}", "a day as 2026-11-15"),
    "commitment": (r"[0-9a-f]{64}", "a SHA-256: 64 digits from 0 to f"),
    "seed": (r"([0-9a-f]{2})+", "bytes in hexadecimal: pairs of digits from 0 to f"),
    "committed": (r"[0-9a-f]{64}", "a SHA-256: 64 digits from 0 to f"),
    "words": (rf"([0-9a-f]{{2}}){{{WORDS_SIZE}}}", f"{WORDS_SIZE} bytes in hexadecimal"),
}


def _read_header(source: _Source, words: bool) -> None:
    more = "seat [0-9]|option [a-z_]+" + "|committed [0-9]|words [0-9]" * words + "|position" * source.study
    while line := source.next():
        key, colon, value = line.partition(": ")
        known = key in HEADER or re.fullmatch(more, key)
        if not colon or not known or key in source.header:
            raise source.error(
                f"{brief(line)} is no line of a header: {', '.join(HEADER)}, seat N, option NAME"
                f"{', committed N, words N' * words}{', position' * source.study}, once each"
            )
        shape, meaning = SHAPES.get(key.partition(" ")[0], (".+", "a text"))
        if not re.fullmatch(shape, value) or not _is_clean(value):
            raise source.error(f"{key} must be {meaning}, not {brief(value)}")
        source.header[key] = value
    for key in ("game", "players"):
        if key not in source.header:
            raise source.error(f"the header lacks {key}")


def _new_position(source: _Source) -> Position:
    header = source.header
    name, _, version = header["game"].partition(" ")
    options = {key.removeprefix("option "): value for key, value in header.items() if key.startswith("option ")}
    try:
        game = GAMES[name]
        if version != str(game.version):
            raise BadRecord(f"version {version} of {name} is not version {game.version}")
        position = _first_position(game, int(header["players"]), options, _start(header.get("position")))
    except SoukError as error:
        raise source.error(f"in the header: {error}") from None
    seats = [key for key in header if key.startswith("seat ")]
    if seats and seats != [f"seat {seat}" for seat in range(position.players)]:
        raise source.error(f"in the header: name seat 0 to seat {position.players - 1} in order, or none")
    for key in header:
        if key.startswith(("committed ", "words ")) and int(key[-1]) >= position.players:
            raise source.error(f"in the header: {key} belongs to no seat; seats are 0 to {position.players - 1}")
    return position


def _start(text: str | None) -> Json | None:
    try:
        data: Json | None = None if text is None else json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadRecord(f"the position is not JSON: {error}") from None
    return data


def _first_position(game: Game, players: int, options: Mapping[str, object], start: Json | None) -> Position:
    """A new game, or one that begins at a position."""
    if start is None:
        return Position.new(game, players, None, options)
    position = Position.from_json(game, {"game": game.name, "options": dict(options), "position": start})
    if position.players != players:
        raise BadRecord(f"the position has {position.players} players, not {players}")
    return position


def _read_move(source: _Source, position: Position, line: str, notes: dict[int, Note]) -> None:
    """Play one line's move and what nature did after it."""
    number = len(source.line_ends) + 1
    match = MOVE_LINE.fullmatch(line)
    if not match:
        raise source.error(f"{brief(line)} is no move: number, seat, notation, and behind > what nature did")
    if not _is_clean(match["comment"] or ""):
        raise source.error(
            f"a comment is one printable line, at most {MOST_TEXT} characters, not {brief(match['comment'])}"
        )
    if match["number"] != str(number):
        raise source.error(f"move {match['number']} stands where move {number} is due")
    if (match["seat"] == "*") != (not match["move"]):
        raise source.error("a seat has a move, and nature alone (*) has none")
    step = position.steps
    try:
        if match["move"]:
            position.play(position.game.actions.parse(match["move"]), int(match["seat"]))
        for outcome in match["outcomes"].split(", ") if match["outcomes"] else ():
            position.play(position.game.outcomes.parse(outcome), NATURE)
        if position.actors == (NATURE,) and not source.study:
            raise BadRecord("what nature did then is missing")
    except SoukError as error:
        raise source.error(str(error)) from None
    if match["seconds"] or match["comment"]:
        notes[step] = Note(float(match["seconds"]) if match["seconds"] else None, match["comment"] or "")


def _read_end(source: _Source, position: Position) -> None:
    end = " ".join(map(str, position.scores)) if position.over else "running"
    if (line := source.next()) != f"end: {end}":
        raise source.error(f"the game is at 'end: {end}', not at {brief(line)}")


def _read_check(source: _Source, text: str) -> None:
    line = source.next()
    if line != f"check: {_check_sum(text[: text.rindex('check: ')] if 'check: ' in text else text)}":
        raise source.error("the check sum does not fit: a line above has been changed")
    if source.lines[source.number :] != [""]:
        raise source.error("a record ends with the line check, and there is something else")


# Playing again.


def first_position(transcript: Transcript) -> Position:
    """Where a game begins."""
    return _first_position(GAMES[transcript.game], transcript.players, transcript.options, transcript.start)


def replay(transcript: Transcript, lines: int | None = None) -> Position:
    """The position at the end of a game, or after that many lines of its record, with all that led there."""
    position = first_position(transcript)
    begun = 0
    for step, (seat, action) in enumerate(transcript.entries):
        begun += seat != NATURE or step == 0
        if lines is not None and begun > lines:
            return position
        position.play(action, seat)
    if lines is not None and lines > begun:
        text = f"the game has {begun} moves; there is no position after move {lines}"
        raise BadRecord(text, NoSuchStep(n=lines, last=begun))
    return position


@dataclass(frozen=True)
class CheckedDraw:
    """One draw of nature, as it was recorded and as the seed and the words say."""

    number: int
    step: int
    recorded: str
    fixed: str


def verify(transcript: Transcript) -> list[CheckedDraw]:
    """Check every draw of a finished game against the revealed seed and words; the draws, or an error at the first
    that is wrong."""
    if transcript.commitment is None or transcript.seed is None:
        what = "commitment" if transcript.commitment is None else "seed (it is told when the game is over)"
        raise BadRecord(f"the record has no {what}: its dice cannot be checked")
    dice = Dice(transcript.seed, transcript.words)
    if dice.commitment != transcript.commitment:
        raise BadRecord(f"the seed's SHA-256 is {dice.commitment}, the commitment was {transcript.commitment}")
    for seat, words in transcript.words.items():
        found, committed = commitment_to(words), transcript.committed.get(seat, "missing")
        if found != committed:
            raise BadRecord(f"seat {seat}: the words' SHA-256 is {found}, the commitment was {committed}")
    position = first_position(transcript)
    draws: list[CheckedDraw] = []
    for step, (seat, action) in enumerate(transcript.entries):
        if seat == NATURE:
            ids, weights = position.game.odds(position.state)
            fixed = ids[dice.draw(len(draws), [position.game.outcomes[id] for id in ids], weights)]
            draw = CheckedDraw(len(draws), step, *(position.game.outcomes[id].notation for id in (action, fixed)))
            if action != fixed:
                raise BadRecord(f"draw {draw.number + 1}: recorded {draw.recorded}, but {draw.fixed} was fixed")
            draws.append(draw)
        position.play(action, seat)
    return draws
