"""What people program with: a `Position` to play on, its `Move`s, one seat's `View`, the `Transcript` of a game."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from operator import index
from typing import Any, Self, SupportsIndex

from msgspec.json import decode, encode

from .actions import Action
from .chance import Chance, Dice, commitment_to
from .contract import NATURE, SPECTATOR
from .errors import BadOption, BadPosition, IllegalMove, UnknownName, brief, shorten
from .game import Game
from .input_reasons import SeatOutOfRange
from .live import Entry, LiveGame, why_not
from .rng import seed_words
from .types import GameView, Json, MoveFields, PrivateView, Reason, Remark, StepEvent


def _no_remark() -> Remark | None:
    """Of a move that is not asked about at a position; by its name it can be sent to another process."""
    return None


@dataclass(frozen=True, slots=True)
class Move:
    """Something that a seat, or nature, may do now."""

    seat: int
    action: Action
    _remark: Callable[[], Remark | None] = field(default=_no_remark, compare=False, repr=False)

    @property
    def id(self) -> int:
        """The number of the action in the game's table."""
        return self.action.id

    @property
    def kind(self) -> str:
        """What sort of action it is."""
        return self.action.kind

    @property
    def fields(self) -> MoveFields:
        """What it is about."""
        return self.action.fields

    @property
    def notation(self) -> str:
        """How people write it."""
        return self.action.notation

    @property
    def remark(self) -> Remark | None:
        """What it costs, brings or reaches here."""
        return self._remark()

    def __str__(self) -> str:
        said = notation(self.remark)
        return f"{self.notation} ({said})" if said else self.notation


@dataclass(frozen=True, slots=True)
class Note:
    """What may be told of a step besides the step itself."""

    seconds: float | None = None  # that the player thought
    comment: str = ""


@dataclass(frozen=True)
class Branch:
    """Another way that a game could have gone: every step from the start on, and what is told of some."""

    entries: tuple[Entry, ...]
    notes: Mapping[int, Note] = field(default_factory=dict)  # by step


@dataclass(frozen=True)
class Transcript:
    """A running or finished game: everything that is needed to play it again, move by move."""

    game: str
    version: int
    players: int
    options: Mapping[str, str]
    entries: tuple[Entry, ...]
    commitment: str | None = None  # SHA-256 of the seed, known from the start
    seed: bytes | None = None  # told when the game is over
    date: str = ""  # as 2026-11-15
    seats: tuple[str, ...] = ()  # who sat where
    notes: Mapping[int, Note] = field(default_factory=dict)  # by step
    committed: Mapping[int, str] = field(default_factory=dict)  # by seat: the SHA-256 of the words that it will add
    words: Mapping[int, bytes] = field(default_factory=dict)  # by seat: what it has added to the dice
    start: Json | None = None  # the position that it began from, as data; None for a new game
    variations: tuple[Branch, ...] = ()  # in the order in which they are looked at


class Position:
    """A game at one moment, with the way that led there. `souk.new` makes one.

    Nature's part is played by `chance`; without one, nature's moves appear among `moves` with the seat `NATURE`.
    """

    def __init__(
        self,
        game: Game,
        state: Any,
        options: Mapping[str, str],
        chance: Chance | None = None,
        entries: Sequence[Entry] = (),
    ) -> None:
        self.game = game
        self.options = options
        self._live = LiveGame(game, state, chance, entries)
        self._live.follow(self._live.open(chance))

    @classmethod
    def new(cls, game: Game, players: int, chance: Chance | None, options: Mapping[str, object]) -> Self:
        """A new game."""
        game, chosen = game.configure(options)
        return cls(game, game.new_state(players, chosen), chosen, chance)

    # What there is to see.

    @property
    def state(self) -> Any:
        """The true state. Players get a `view` instead."""
        return self._live.state

    @property
    def chance(self) -> Chance | None:
        """Who plays nature's part; without anybody its moves are among `moves`."""
        return self._live.chance

    @chance.setter
    def chance(self, chance: Chance | None) -> None:
        self._live.chance = chance

    @property
    def players(self) -> int:
        """How many play."""
        return int(self.state.players)

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may act now; `(NATURE,)` if chance is open; empty when the game is over."""
        return self._live.actors

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.actors

    @property
    def scores(self) -> list[int]:
        """Each seat's score."""
        return self.game.scores(self.state)

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won; nobody while the game goes on."""
        return self.game.winners(self.state) if self.over else ()

    @property
    def moves(self) -> list[Move]:
        """All legal moves of all seats that may act now."""
        return [move for seat in self.actors for move in self.moves_of(seat)]

    def moves_of(self, seat: int) -> list[Move]:
        """The legal moves of one seat."""
        return _moves(self.game, self.state, seat, self._live.legal(seat))

    @property
    def steps(self) -> int:
        """How many moves have been made, nature's included."""
        return len(self._live.entries)

    @property
    def history(self) -> list[Move]:
        """Every move so far, nature's included."""
        return [Move(seat, self.game.table(seat)[action]) for seat, action in self._live.entries]

    def view(self, seat: int | None = None) -> View:
        """What one seat may know, or a spectator."""
        if seat is not None and not 0 <= seat < self.players:
            last = self.players - 1
            raise BadOption(f"there is no seat {seat}; seats are 0 to {last}", SeatOutOfRange(n=seat, last=last))
        return View(self.game, SPECTATOR if seat is None else seat, self.state)

    def svg(
        self, seat: int | None = None, theme: str = "light", names: Sequence[str] = (), language: str = "en"
    ) -> str:
        """The table as a picture: what one seat may know, or a spectator. `presentation.draw` shows all."""
        return self.view(seat).svg(theme, names, language)

    def story(self, seat: int | None = None, since: int = 0) -> Iterator[StepEvent]:
        """What happened in every step from the one numbered `since` on, as data.

        For a seat, what others did in secret is left out; for None nothing is.
        """
        for one in self._live.story(since):
            if seat is None or one.event.only in (None, seat):
                yield one

    # What there is to do.

    def play(self, move: Move | Action | SupportsIndex | str, seat: int | None = None) -> Self:
        """Play a move, given as one of `moves`, by id, or in notation; a text may hold several decisions in a row.

        Returns the position itself, after nature has done its part. Nothing changes if any of it is illegal.
        """
        if isinstance(move, str):
            return self._play_text(move, seat)
        if isinstance(move, Move):
            if seat not in (None, move.seat):
                raise IllegalMove(f"{move} is a move of seat {move.seat}, not of seat {seat}")
            seat, move = move.seat, move.action
        seat = self._acting_seat(seat)
        action = self._action(seat, move)
        if action.id not in self._live.legal(seat):
            raise self._refusal(seat, action)
        self._live.follow(self._live.decide(seat, (action.id,)))
        return self

    def undo(self, steps: int = 1) -> Self:
        """Take back the last decisions, with what nature did after them."""
        live = self._live
        kept = len(live.entries)
        for _ in range(steps):
            while kept > live.first:
                kept -= 1
                if live.entries[kept].seat != NATURE or live.chance is None:
                    break
            else:
                raise IllegalMove("there is nothing to take back" + f", not {steps} decisions" * (steps > 1))
        live.back(len(live.entries) - kept)
        return self

    def free(self, seat: int) -> int:
        """How many steps a seat could take back at once without taking back anything that became known."""
        return self._live.free(seat)

    def copy(self) -> Self:
        """An independent position with the same past."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__, _live=self._live.copy())
        return twin

    def why_not(self, move: Move | Action | str, seat: int | None = None) -> Reason | None:
        """Why a move is closed; None if it is open."""
        seat = self._acting_seat(seat)
        action = self.game.table(seat).parse(move) if isinstance(move, str) else self.game.table(seat)[move.id]
        if action.id in self._live.legal(seat):
            return None
        return why_not(self.game, self.state, seat, action.id)

    # As data.

    def to_json(self) -> Json:
        """The position as data: enough to go on, without its past."""
        return {
            "game": self.game.name,
            "version": self.game.version,
            "options": dict(self.options),
            "position": self.game.codec.to_data(self.state),
        }

    @staticmethod
    def header(data: object) -> str:
        """The name of the game that data is a position of."""
        if not isinstance(data, dict) or not isinstance(data.get("game"), str):
            raise BadPosition("a position must be an object that names its game, as {'game': 'NAME', ...}")
        return str(data["game"])

    @classmethod
    def from_json(cls, game: Game, data: object, chance: Chance | None = None) -> Self:
        """The position that data describes; refuses what cannot be."""
        if cls.header(data) != game.name or not isinstance(data, dict):
            raise BadPosition(f"this is a position of {brief(cls.header(data))}, not of {game.name!r}")
        if data.get("version", game.version) != game.version:
            raise BadPosition(f"version {brief(data['version'])} of {game.name} is not version {game.version}")
        if surplus := [str(key) for key in data if key not in ("game", "version", "options", "position")]:
            raise BadPosition(f"a position has no field {', '.join(surplus)[:100]}")
        options = data.get("options", {})
        if not isinstance(options, dict):
            raise BadPosition("options must be an object of names and values")
        try:
            game, chosen = game.configure(options)
        except (BadOption, UnknownName) as error:
            raise BadPosition(str(error)) from None
        state = game.codec.from_data(game, data.get("position"))
        game.codec.check(game, state)
        return cls(game, state, chosen, chance)

    def record(self, reveal: bool = False) -> Transcript:
        """The game so far. The seed of its dice is told once it is over, or to `reveal` it to whoever will go on."""
        dice = self.chance if isinstance(self.chance, Dice) else None
        words = dict(dice.words) if dice else {}
        if self._live.first:
            raise BadOption("a game whose beginning is not kept has no record")
        first = self._live.states[0]
        set_up = first != self.game.new_state(self.players, self.options)
        return Transcript(
            self.game.name,
            self.game.version,
            self.players,
            dict(self.options),
            tuple(self._live.entries),
            dice.commitment if dice else None,
            dice.seed if dice and (self.over or reveal) else None,
            committed={seat: commitment_to(added) for seat, added in words.items()},
            words=words,
            start=self.game.codec.to_data(first) if set_up else None,
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.game.name == other.game.name and self.state == other.state

    def __hash__(self) -> int:
        return hash(self.state)

    def __str__(self) -> str:
        return self.game.presentation.text(self.game, self.state, SPECTATOR)

    def _repr_svg_(self) -> str:
        return self.svg()

    def __repr__(self) -> str:
        return f"<{self.game.title}, {self.players} players, step {self.steps}, scores {self.scores}>"

    # Behind the scenes.

    def _play_text(self, text: str, seat: int | None) -> Self:
        """Play the decisions that a text spells, all or none."""
        trial = self.copy()
        words = _words(text)
        if not words:
            raise IllegalMove(f"say a move; legal: {shorten(map(str, self.moves))}")
        while words:
            mover = trial._acting_seat(seat)
            words = list(trial.game.presentation.expand(trial.state, words))
            found = trial.game.table(mover).read(words)
            if found is None:
                raise trial._refusal(mover, " ".join(words))
            action, count = found
            words = words[count:]
            if action.id not in trial._live.legal(mover):
                raise trial._refusal(mover, action)
            if words and words[0].startswith("("):
                said, meant = words.pop(0)[1:-1], notation(_remark(trial.game, trial.state, mover, action.id))
                if said != meant:
                    raise IllegalMove(f"{action} is not ({said}) here" + (f" but ({meant})" if meant else ""))
            trial.play(action, mover)
        self._live = trial._live
        return self

    def _acting_seat(self, seat: int | None) -> int:
        acting = self.actors
        if not acting:
            raise IllegalMove("the game is over")
        if seat is None:
            if len(acting) > 1:
                raise IllegalMove(f"seats {', '.join(map(str, acting))} may act now: say which, as seat={acting[0]}")
            return acting[0]
        if seat not in acting:
            raise IllegalMove(f"it is not seat {seat}'s turn; to act: {', '.join(map(str, acting))}")
        return seat

    def _action(self, seat: int, move: object) -> Action:
        """The action of the seat's table that is meant, by itself or by any sort of whole number."""
        table = self.game.table(seat)
        if isinstance(move, Action):
            if move.id >= len(table) or move != table[move.id]:
                raise self._refusal(seat, str(move))
            return move
        if isinstance(move, bool) or not isinstance(move, SupportsIndex):
            raise IllegalMove(f"a move is given as one of `moves`, by id or as text, not as {brief(move)}")
        return table[index(move)]

    def _refusal(self, seat: int, wanted: Action | str) -> IllegalMove:
        legal = shorten(str(move) for move in self.moves_of(seat))
        if isinstance(wanted, str):
            return IllegalMove(f"{brief(wanted)} is no move here; legal: {legal}")
        if seat == NATURE:
            return IllegalMove(f"{wanted} cannot be drawn now; possible: {legal}")
        reason = why_not(self.game, self.state, seat, wanted.id)
        return IllegalMove(f"{wanted} is closed: {reason}; legal: {legal}", reason)


class View:
    """What one seat may know: all that a player gets to see, and nothing else is in it."""

    def __init__(self, game: Game, seat: int, state: Any) -> None:
        self.game = game
        self.seat = seat
        self.state = game.hidden(state, seat)  # with everything struck out that the seat cannot know

    @property
    def moves(self) -> list[Move]:
        """The seat's own legal moves."""
        acting = self.game.seats_to_act(self.state)
        return (
            _moves(self.game, self.state, self.seat, self.game.legal(self.state, self.seat))
            if self.seat in acting
            else []
        )

    @property
    def scores(self) -> list[int]:
        """Each seat's score."""
        return self.game.scores(self.state)

    @property
    def public(self) -> GameView:
        """What everybody may know."""
        return self.game.presentation.view(self.game, self.game.hidden(self.state))

    @property
    def private(self) -> PrivateView | None:
        """What the seat sees beside that; nothing for a spectator."""
        seated = self.seat < self.state.players
        return self.game.presentation.private_view(self.game, self.state, self.seat) if seated else None

    def to_json(self) -> Json:
        """All that the seat may know, as data."""
        data: Json = decode(encode({"view": self.public, "private": self.private}))
        return data

    def svg(self, theme: str = "light", names: Sequence[str] = (), language: str = "en") -> str:
        """All that the seat may know as an SVG picture; `names` are what the seats are called."""
        return self.game.presentation.draw(self.game, self.state, self.seat, theme, names, language)

    def imagine(self, seed: int) -> Any:
        """A whole state that may be the true one for all the seat knows."""
        state = self.state.copy()
        self.game.rules.imagine(state, self.seat, list(seed_words(seed)))
        return state

    def __bytes__(self) -> bytes:
        return bytes(self.state)

    def _repr_svg_(self) -> str:
        return self.svg()

    def __str__(self) -> str:
        return self.game.presentation.text(self.game, self.state, self.seat)


def _moves(game: Game, state: Any, seat: int, ids: Sequence[int]) -> list[Move]:
    actions = game.table(seat)
    return [Move(seat, actions[id], partial(_remark, game, state, seat, id)) for id in ids]


def _remark(game: Game, state: Any, seat: int, id: int) -> Remark | None:
    return None if seat == NATURE else game.presentation.remark(game, state, seat, id)


def notation(remark: Remark | None) -> str:
    """How a remark is written behind its move."""
    return remark.notation if remark else ""


def _words(text: str) -> list[str]:
    """Words of a notation; a remark in brackets is one word."""
    return re.findall(r"\([^()]*\)|[^\s()]+", text)
