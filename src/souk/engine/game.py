"""What a game is to everything around it: its rules and actions, and a group for each room that asks more of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, cached_property, lru_cache
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol

from msgspec import Struct

from . import types
from .actions import Actions
from .binding import Binding, Function
from .contract import CONTRACT, NATURE, SPECTATOR, Floats, Ints
from .errors import BadOption, UnknownName, brief
from .input_reasons import NotAChoice, WrongPlayers
from .layout import Layout
from .loops import ENTRIES
from .record import Record
from .registry import later, loaded
from .types import Consequence, Event, GameView, Json, Matter, NotNow, PrivateView, Reason, Remark, SeatView

if TYPE_CHECKING:
    from random import Random

    from .position import Position

WRITTEN: Final = later("souk.drawing.svg:written")  # for a game that draws no picture of its own
EVERYBODY: Final = (1 << SPECTATOR + 1) - 1  # every seat, and spectators


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made before a game starts. The first choice is the default; no choices means free text."""

    name: str
    help: str
    choices: tuple[str, ...] = ()
    read: Callable[[Path], str] | None = None  # its text out of a file, where that is a way to give it

    def choose(self, value: object) -> str:
        """The choice that somebody made, as text."""
        text = value if isinstance(value, str) else brief(value)
        if self.choices and text not in self.choices:
            known = ", ".join(self.choices)
            reason = NotAChoice(option=self.name, name=text[:60], known=known)
            raise BadOption(f"{self.name} must be one of {known}, not {brief(value)}", reason)
        if not isinstance(value, str | int):
            raise BadOption(f"{self.name} must be a text, not {brief(value)}")
        return text

    def code(self, choice: str) -> int:
        """The number that the rules get for a choice."""
        return self.choices.index(choice) if self.choices else 0


class Options(tuple[Option, ...]):
    """The options of a game; why some do not fit a number of players, and the tables that some replace."""

    conflict: Callable[[int, Mapping[str, str]], Reason | None]
    tables: Callable[[Mapping[str, str]], Mapping[str, Any]]

    def __new__(
        cls,
        *options: Option,
        conflict: Callable[[int, Mapping[str, str]], Reason | None] = lambda *_: None,
        tables: Callable[[Mapping[str, str]], Mapping[str, Any]] = lambda _: {},
    ) -> Options:
        """The options in their order, which is the order of the numbers that `new_game` gets."""
        made = super().__new__(cls, options)
        made.conflict, made.tables = conflict, tables
        return made


class Observation(NamedTuple):
    """That a seat, or nature, did something. Its viewers learn what it was, the others only that."""

    seat: int
    action: int
    viewers: int = EVERYBODY  # a bit mask of seats
    late: bool = False  # tells what an earlier step was that some had not seen


@cache
def public_observation(seat: int, action: int) -> tuple[Observation, ...]:
    """What a step tells that is done in the open."""
    return (Observation(seat, action),)


@cache
def seats_in(mask: int) -> tuple[int, ...]:
    """The seats whose bits are set."""
    return tuple(seat for seat in range(NATURE + 1) if mask >> seat & 1)


@dataclass(frozen=True)
class Rules:
    """The contract's functions as one game fills them in; see `contract.py` for what each does."""

    new_game: Callable[[Any, int, Ints], None]
    actors: Callable[[Any], int]
    legal: Callable[[Any, int, Ints], int]
    odds: Callable[[Any, Ints, Ints], int]
    apply: Callable[[Any, int, int], None]
    scores: Callable[[Any, Ints], int]
    winners: Callable[[Any], int]
    hide: Callable[[Any, int], None]
    imagine: Callable[[Any, int, Ints], None]
    features: Callable[[Any, int, Floats], int]

    @classmethod
    def of(cls, *modules: ModuleType) -> Rules:
        """The functions with the contract's names in these modules."""
        names = {name: value for module in modules for name, value in vars(module).items()}
        return cls(**{stub.__name__: names[stub.__name__] for stub in CONTRACT})


@dataclass(frozen=True)
class Codec:
    """A position as data that people can write, and back; `check` refuses what the rules cannot go on from."""

    to_data: Callable[[Any], Json] = Record.to_json
    from_data: Callable[[Game, object], Record] = lambda game, data: game.state.from_json(data)
    check: Callable[[Game, Any], None] = lambda *_: None


@dataclass(frozen=True)
class Memory:
    """What seats remember: who learns what of a step, asked before it is made.

    And what the steps can have been that a seat did not see, by their place among the observations that it heard,
    where not just any will do.
    """

    observed_by: Callable[[Any, int, int], tuple[Observation, ...]] = lambda _, *step: public_observation(*step)
    resample_hidden: Callable[[Sequence[Observation], int, Random], Mapping[int, int]] = lambda *_: {}


def plain_view(game: Game, s: Any) -> GameView:
    """What everybody may see of any game: scores, and who is to decide."""
    acting = game.seats_to_act(s)
    return GameView(
        players=s.players,
        round=0,
        actors=tuple(seat for seat in acting if seat != NATURE),
        over=not acting,
        seats=tuple(SeatView(score=score, score_sheet={}) for score in game.scores(s)),
    )


class DrawPicture(Protocol):
    """What a game's `draw` is: a state as a seat sees it, in a theme, what the seats are called, a language."""

    def __call__(
        self, game: Game, s: Any, seat: int, theme: str = "light", names: Sequence[str] = (), language: str = "en"
    ) -> str:
        """The SVG picture."""


@dataclass(frozen=True)
class Types:
    """The types of what a game tells, for whoever reads it again: unions have a tag to tell their members by."""

    view: type[GameView] = GameView
    private: type[PrivateView] = PrivateView
    move: Any = types.MoveFields
    outcome: Any = types.MoveFields
    event: Any = types.AnyEvent
    remark: Any = types.Remark
    reason: Any = types.AnyReason
    consequence: Any = types.Consequence
    matter: Any = types.Matter

    @classmethod
    def of(cls, module: ModuleType) -> Types:
        """What a game's `types` have under the usual names."""
        return cls(
            module.View,
            module.PrivateView,
            module.Move,
            module.Outcome,
            module.AnyEvent,
            module.AnyRemark,
            module.AnyReason,
            getattr(module, "AnyConsequence", types.Consequence),
            getattr(module, "AnyMatter", types.Matter),
        )


@dataclass(frozen=True)
class Presentation:
    """A game for people and clients: states, moves and reasons as the types of `types`, as text and as pictures."""

    types: Types = Types()
    package: str = ""  # where `words/<language>.ftl` and `rules/<language>.md` are
    view: Callable[[Game, Any], GameView] = plain_view  # of a state that is hidden for spectators
    # What a seat sees beside it. The true state and what `hide` leaves of it for the seat give the same.
    private_view: Callable[[Game, Any, int], PrivateView] = lambda _, s, seat: PrivateView(seat=seat)
    narrate: Callable[[Game, Any, int, int, Any], Sequence[Event]] = lambda *_: ()
    reveals: tuple[type[Event], ...] = ()  # events that tell what others chose in secret
    candidates: Callable[[Game, Any], Iterable[int]] = lambda *_: ()  # actions that the decision is about, open or not
    why_not: Callable[[Game, Any, int, int], Reason] = lambda *_: NotNow()
    remark: Callable[[Game, Any, int, int], Remark | None] = lambda *_: None
    # What a move does on the board, as far as its seat can know: for studies, which say what the points bear out.
    consequences: Callable[[Game, Any, int, int], Sequence[Consequence]] = lambda *_: ()
    # What matters most at a seat's decision, the most important first; of a state that is hidden for the seat.
    matters: Callable[[Game, Any, int], Sequence[Matter]] = lambda *_: ()
    # Turns words that stand for several small decisions into those decisions' notations.
    expand: Callable[[Any, Sequence[str]], Sequence[str]] = lambda _, words: words
    text: Callable[[Game, Any, int], str] = lambda _, s, seat: repr(s)
    draw: DrawPicture = WRITTEN
    facts: Callable[[], Mapping[str, object]] = dict  # what is printed on board and cards, for clients that draw them
    wording: Callable[[Any, Struct], Mapping[str, str | int]] = lambda *_: {}  # see souk/words/arguments.py
    ask: Callable[[GameView], tuple[str, Struct | None]] = lambda _: ("ask-move", None)  # the question's message
    quiet: tuple[type[Event], ...] = ()  # events that others tell again
    terminal: Callable[[], Any] | None = None  # the `Picture` of souk/drawing/scene.py
    scorings: tuple[type[Event], ...] = ()
    score_sheet: Callable[[Any], dict[str, list[int]]] = lambda _: {}


@dataclass(frozen=True)
class Neutral:
    """Games in the notation that several engines share: one is replayed and checked, or written."""

    replay: Callable[[Json], Position]
    write: Callable[[Position], Json]


@dataclass(frozen=True)
class Environment:
    """A game for learning: the version of its environments, and the decisions that no game can exceed."""

    version: int = 0  # rises when observations, actions or rewards change: see docs/environments.md
    longest: int = 1_000_000


@dataclass(frozen=True)
class Extension:
    """What a room above has added for its own rules: functions for stubs, and entries of the twin."""

    functions: Mapping[str, Function] = field(default_factory=dict)
    entries: Mapping[str, Function] = field(default_factory=lambda: ENTRIES)


@dataclass(frozen=True, eq=False)
class Game:
    """A game: made once by the module that knows its rules, and registered by name."""

    name: str
    title: str
    version: int  # rises when the rules or the ids of actions change
    players: tuple[int, ...]
    state: type[Record]
    actions: Actions
    outcomes: Actions
    rules: Rules
    options: Options = field(default_factory=Options)
    layout: Layout = field(default_factory=Layout)  # of what `features` writes
    tables: Mapping[str, Any] = field(default_factory=dict)  # those that options have replaced
    codec: Codec = Codec()
    memory: Memory = Memory()
    presentation: Presentation = Presentation()
    neutral: Neutral | None = None
    heuristics: str = ""  # the module that knows how to think about the game: see souk.players.heuristics
    judge: str = ""  # the module that says what nets see of the game, and how they look ahead: see judge.py
    explore: str = ""  # the module that says what is counted in many games: see exploration.py
    puzzles: str = ""  # the module that says what its puzzles are about: see souk.puzzles.themes
    environment: Environment = Environment()
    extension: Extension = Extension()

    def configure(self, options: Mapping[str, object]) -> tuple[Game, dict[str, str]]:
        """The game under these options, and all of its options spelled out."""
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                raise UnknownName(f"option of {self.name}", name, known)
        chosen = {
            option.name: option.choose(options.get(option.name, option.choices[0] if option.choices else ""))
            for option in self.options
        }
        return _with_tables(self, tuple(chosen.items())), chosen

    def with_tables(self, tables: Mapping[str, Any]) -> Game:
        """The game with its rules bound to other tables."""
        if not tables:
            return self
        binding = Binding({}, tables)
        rules = Rules(**{name: binding.bind(function) for name, function in vars(self.rules).items()})
        return replace(self, rules=rules, tables=tables)

    def codes(self, chosen: Mapping[str, str]) -> list[int]:
        """The options as the numbers that `new_game` takes."""
        return [option.code(chosen[option.name]) for option in self.options]

    def new_state(self, players: int, chosen: Mapping[str, str]) -> Any:
        """A state at the very start."""
        if type(players) is not int or players not in self.players:
            known = ", ".join(map(str, self.players))
            wrong = WrongPlayers(game=self.title, name=brief(players), known=known)
            raise BadOption(f"{self.title} is for {_either(self.players)} players, not {brief(players)}", wrong)
        if reason := self.options.conflict(players, chosen):
            raise BadOption(f"these options do not go together: {reason}", reason)
        state = self.state()
        self.rules.new_game(state, players, self.codes(chosen))
        return state

    def ready(self) -> Game:
        """The same game with all that it tells loaded: for who plays many of them."""
        return _ready(self)

    # The contract's functions for people: with lists that fit instead of buffers.

    def seats_to_act(self, s: Any) -> tuple[int, ...]:
        """The seats that may act now, `NATURE` alone at a chance node, none when the game is over."""
        return seats_in(self.rules.actors(s))

    def legal(self, s: Any, seat: int) -> list[int]:
        """The ids of the seat's legal actions; of the possible outcomes for `NATURE`."""
        if seat == NATURE:
            return self.odds(s)[0]
        out = [0] * len(self.actions)
        return out[: self.rules.legal(s, seat, out)]

    def odds(self, s: Any) -> tuple[list[int], list[int]]:
        """The possible outcomes at a chance node, and their weights."""
        out, weights = [0] * len(self.outcomes), [0] * len(self.outcomes)
        n = self.rules.odds(s, out, weights)
        return out[:n], weights[:n]

    def after(self, s: Any, seat: int, action: int) -> Any:
        """The state after an action; the given one stays as it is."""
        state = s.copy()
        self.rules.apply(state, seat, action)
        return state

    def hidden(self, s: Any, seat: int = SPECTATOR) -> Any:
        """What the seat may know of a state, or a spectator."""
        state = s.copy()
        self.rules.hide(state, seat)
        return state

    def scores(self, s: Any) -> list[int]:
        """Each seat's score."""
        out = [0] * NATURE
        return out[: self.rules.scores(s, out)]

    def winners(self, s: Any) -> tuple[int, ...]:
        """The seats that win if the game ends as it stands."""
        return seats_in(self.rules.winners(s))

    @property
    def n_features(self) -> int:
        """How many numbers `features` writes."""
        return len(self.layout)

    def table(self, seat: int) -> Actions:
        """The actions that a seat, or nature, has."""
        return self.outcomes if seat == NATURE else self.actions

    @cached_property
    def functions(self) -> dict[str, Function]:
        """The contract's functions by name, and those that were added."""
        return {**vars(self.rules), **self.extension.functions}


@lru_cache(maxsize=32)
def _with_tables(game: Game, chosen: tuple[tuple[str, str], ...]) -> Game:
    """The game with the tables that its options ask for: the same game for the same options."""
    return game.with_tables(game.options.tables(dict(chosen)))


@lru_cache(maxsize=32)
def _ready(game: Game) -> Game:
    return replace(game, presentation=loaded(game.presentation))


def _either(numbers: tuple[int, ...]) -> str:
    names = [str(number) for number in numbers]
    return " or ".join(filter(None, (", ".join(names[:-1]), names[-1])))
