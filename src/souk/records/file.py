"""Games as text files that a person can read and compare: a header, then a line for each move. See docs/records.md.

    souk 1
    game: yspahan 1
    players: 4
    option building_cards: discount
    commitment: 1a2b...

    1 * > seat 2
    2 2 buy 0 > 3, 1, 6, 6, 2, 5, 4, 1, 1
    3 2 sack:

A move's line has its number, its seat (`*` for nature alone), its notation, and behind `>` what nature did then.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from souk.engine.chance import Dice
from souk.engine.contract import NATURE
from souk.engine.errors import BadRecord, SoukError, brief
from souk.engine.game import Game
from souk.engine.position import Entry, Position, Transcript
from souk.games import GAMES

FORMAT = "souk 1"
HEADER = ("game", "players", "commitment", "seed")  # and a line `option NAME` for each option
MOST_BYTES = 4_000_000
MOVE_LINE = re.compile(r"(?P<number>\d+) (?P<seat>\d+|\*)(?: (?P<move>[^>]*?))?(?: > (?P<outcomes>.+))?")


def dump(transcript: Transcript) -> str:
    """A game as text."""
    game = GAMES[transcript.game]
    header = {
        "game": f"{transcript.game} {transcript.version}",
        "players": str(transcript.players),
        **{f"option {name}": value for name, value in transcript.options.items()},
        "commitment": transcript.commitment,
        "seed": transcript.seed.hex() if transcript.seed is not None else None,
    }
    lines = [FORMAT, *(f"{key}: {value}" for key, value in header.items() if value), ""]
    for number, (seat, notation, outcomes) in enumerate(_lines(game, transcript.entries), 1):
        who = "*" if seat == NATURE else seat
        drawn = f" > {', '.join(outcomes)}" if outcomes else ""
        lines.append(f"{number} {who}{' ' if notation else ''}{notation}{drawn}")
    return "\n".join(lines) + "\n"


def _lines(game: Game, entries: tuple[Entry, ...]) -> Iterator[tuple[int, str, list[str]]]:
    """Each decision with what nature did after it; what nature did first stands alone."""
    pending: tuple[int, str, list[str]] | None = None
    for seat, action in entries:
        if seat == NATURE:
            pending = pending or (NATURE, "", [])
            pending[2].append(game.outcomes[action].notation)
            continue
        if pending:
            yield pending
        pending = (seat, game.actions[action].notation, [])
    if pending:
        yield pending


@dataclass
class _Source:
    """A text that is read line by line, and says where it is when something is wrong."""

    lines: list[str]
    number: int = 0
    header: dict[str, str] = field(default_factory=dict)

    def next(self) -> str | None:
        """The next line."""
        self.number += 1
        return self.lines[self.number - 1] if self.number <= len(self.lines) else None

    def error(self, reason: str) -> BadRecord:
        """What is wrong, with the line."""
        return BadRecord(f"line {self.number}: {reason}")


def load(text: str) -> Transcript:
    """The game that a text holds; every move has been played again and is legal."""
    if len(text) > MOST_BYTES:
        raise BadRecord(f"a record has at most {MOST_BYTES:,} characters, not {len(text):,}")
    if text and not text.endswith("\n"):
        raise BadRecord("the last line has no end: the file is cut off")
    source = _Source(text.split("\n")[:-1])
    if source.next() != FORMAT:
        raise source.error(f"a record begins with the line {FORMAT!r}")
    _read_header(source)
    position = _new_position(source)
    number = 1
    while (line := source.next()) is not None:
        _read_move(source, position, line, number)
        number += 1
    commitment, seed = _seed_of(source)
    return replace(position.record(), commitment=commitment, seed=seed)


def _read_header(source: _Source) -> None:
    while line := source.next():
        key, colon, value = line.partition(": ")
        if not colon or key in source.header or not (key in HEADER or key.startswith("option ")):
            raise source.error(f"{brief(line)} is no line of a header: {', '.join(HEADER)}, option NAME, once each")
        source.header[key] = value
    if line is None:
        raise source.error("the header ends with an empty line: the file is cut off")
    for key in ("game", "players"):
        if key not in source.header:
            raise source.error(f"the header lacks {key}")


def _new_position(source: _Source) -> Position:
    name, _, version = source.header["game"].partition(" ")
    try:
        game = GAMES[name]
        if version != str(game.version):
            raise BadRecord(f"version {version or 'none'} of {name} is not version {game.version}")
        options = {key[7:]: value for key, value in source.header.items() if key.startswith("option ")}
        players = source.header["players"]
        return Position.new(game, int(players) if players.isdecimal() else -1, None, options)
    except SoukError as error:
        raise source.error(f"in the header: {error}") from None


def _read_move(source: _Source, position: Position, line: str, number: int) -> None:
    """Play one line's move and what nature did after it."""
    match = MOVE_LINE.fullmatch(line)
    if not match:
        raise source.error(f"{brief(line)} is no move: number, seat, notation, and behind > what nature did")
    if int(match["number"]) != number:
        raise source.error(f"move {match['number']} stands where move {number} is due")
    if (match["seat"] == "*") != (not match["move"]):
        raise source.error("a seat has a move, and nature alone (*) has none")
    try:
        if match["move"]:
            position.play(position.game.actions.parse(match["move"]), int(match["seat"]))
        for outcome in (match["outcomes"] or "").split(", ") if match["outcomes"] else ():
            position.play(position.game.outcomes.parse(outcome), NATURE)
        if position.actors == (NATURE,):
            raise BadRecord("what nature did then is missing")
    except SoukError as error:
        raise source.error(str(error)) from None


def _seed_of(source: _Source) -> tuple[str | None, bytes | None]:
    commitment, seed = source.header.get("commitment"), source.header.get("seed")
    if commitment is not None and not re.fullmatch("[0-9a-f]{64}", commitment):
        raise BadRecord("the commitment must be a SHA-256: 64 digits from 0 to f")
    if seed is not None and not re.fullmatch("([0-9a-f]{2})*", seed):
        raise BadRecord("the seed must be bytes in hexadecimal: pairs of digits from 0 to f")
    return commitment, None if seed is None else bytes.fromhex(seed)


def replay(transcript: Transcript) -> Position:
    """The position at the end of a game, with all that led there."""
    position = Position.new(GAMES[transcript.game], transcript.players, None, transcript.options)
    for seat, action in transcript.entries:
        position.play(action, seat)
    return position


@dataclass(frozen=True)
class Draw:
    """One draw of nature, as it was recorded and as the seed says."""

    number: int
    step: int
    recorded: str
    fixed: str


def verify(transcript: Transcript) -> list[Draw]:
    """Check every draw of a finished game against the revealed seed; the draws, or an error at the first wrong one."""
    if transcript.commitment is None or transcript.seed is None:
        what = "commitment" if transcript.commitment is None else "seed (it is told when the game is over)"
        raise BadRecord(f"the record has no {what}: its dice cannot be checked")
    dice = Dice(transcript.seed)
    if dice.commitment != transcript.commitment:
        raise BadRecord(f"the seed's SHA-256 is {dice.commitment}, the commitment was {transcript.commitment}")
    position = Position.new(GAMES[transcript.game], transcript.players, None, transcript.options)
    draws: list[Draw] = []
    for step, (seat, action) in enumerate(transcript.entries):
        if seat == NATURE:
            ids, weights = position.game.odds(position.state)
            fixed = ids[dice.draw(len(draws), [position.game.outcomes[id] for id in ids], weights)]
            draw = Draw(len(draws), step, *(position.game.outcomes[id].notation for id in (action, fixed)))
            if action != fixed:
                raise BadRecord(f"draw {draw.number + 1}: recorded {draw.recorded}, the seed says {draw.fixed}")
            draws.append(draw)
        position.play(action, seat)
    return draws
