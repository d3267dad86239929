"""What a game is to everything around it: its rules, its tables of actions, and its words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, cached_property, lru_cache
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from .actions import Actions
from .binding import Binding, Function
from .contract import CONTRACT, NATURE, SPECTATOR, Floats, Ints
from .errors import BadOption, UnknownName, brief
from .layout import Layout
from .loops import ENTRIES
from .record import Record
from .registry import later

if TYPE_CHECKING:
    from random import Random

    from .svg import Draw

Event = dict[str, Any]
EVERYBODY: Final = (1 << SPECTATOR + 1) - 1  # every seat, and spectators
WRITTEN = later("souk.engine.svg:written")


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made before a game starts. The first choice is the default; no choices means free text."""

    name: str
    help: str
    choices: tuple[str, ...] = ()

    def choose(self, value: object) -> str:
        """The choice that somebody made, as text."""
        text = value if isinstance(value, str) else brief(value)
        if self.choices and text not in self.choices:
            raise BadOption(f"{self.name} must be one of {', '.join(self.choices)}, not {brief(value)}")
        if not isinstance(value, str | int):
            raise BadOption(f"{self.name} must be a text, not {brief(value)}")
        return text

    def code(self, choice: str) -> int:
        """The number that the rules get for a choice."""
        return self.choices.index(choice) if self.choices else 0


class Observation(NamedTuple):
    """That a seat, or nature, did something. Those whose eyes are on it learn what it was, the others only that."""

    seat: int
    action: int
    eyes: int = EVERYBODY  # a bit mask of seats
    late: bool = False  # tells what an earlier step was that some had not seen


@cache
def public_observation(seat: int, action: int) -> tuple[Observation, ...]:
    """What a step tells that is done before everybody's eyes."""
    return (Observation(seat, action),)


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


def nothing(*_: object) -> Any:
    """For a game that has no words of this sort."""
    return None


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
    options: tuple[Option, ...] = ()
    layout: Layout = field(default_factory=Layout)  # of what `features` writes
    # What a room above has added for its own rules: more functions for stubs, and more entries of the twin.
    heuristics: Mapping[str, Function] = field(default_factory=dict)
    entries: Mapping[str, Function] = field(default_factory=lambda: ENTRIES)
    # Why options do not fit the number of players.
    option_conflict: Callable[[int, Mapping[str, str]], str] = lambda *_: ""
    # Tables that some options replace, and what the options say then.
    tables: Mapping[str, Any] = field(default_factory=dict)
    tables_for_options: Callable[[Mapping[str, str]], Mapping[str, Any]] = lambda _: {}
    # A position as data that people can write, and back; `check` refuses what the rules cannot go on from.
    to_data: Callable[[Any], dict[str, Any]] = Record.to_json
    from_data: Callable[[Game, object], Record] = lambda game, data: game.state.from_json(data)
    check: Callable[[Any], None] = nothing
    # Words: what a seat may see as data, what happened as data, why an action is closed, what it costs.
    view: Callable[[Any, int], dict[str, Any]] = lambda s, _: Record.to_json(s)
    # What a seat's view has beside a spectator's, to be laid over it (objects by key, lists by index), for tables that
    # many look at; found by comparing the two views if a game does not say. Reads only what the seat may know: the
    # true state and what `hide` leaves of it give the same.
    private_overlay: Callable[[Any, int], dict[str, Any]] | None = None
    narrate: Callable[[Game, Any, int, int, Any], list[Event]] = lambda *_: []
    # Memories: what a step tells, asked before it is made; and what the steps can have been that a seat did not see, by
    # their place among the observations that it heard, where not just any will do.
    observed_by: Callable[[Any, int, int], tuple[Observation, ...]] = lambda _, *step: public_observation(*step)
    resample_hidden: Callable[[Sequence[Observation], int, Random], Mapping[int, int]] = lambda *_: {}
    why_not: Callable[[Any, int, int], str] = lambda *_: "the rules do not allow it now"
    remark: Callable[[Any, int], str] = lambda *_: ""
    kinds: Callable[[Any], Sequence[str]] = lambda _: ()  # the kinds of action that the state's decision is about
    reveals: frozenset[str] = frozenset()  # events that tell what others chose in secret
    # Turns words that stand for several small decisions into those decisions' notations.
    expand: Callable[[Any, Sequence[str]], Sequence[str]] = lambda _, words: words
    picture: Callable[[Any, int], str] = lambda s, _: repr(s)
    draw: Draw = WRITTEN  # an SVG picture
    score_sheet: Callable[[Any], dict[str, list[int]]] = lambda _: {}

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

    def codes(self, chosen: Mapping[str, str]) -> list[int]:
        """The options as the numbers that `new_game` takes."""
        return [option.code(chosen[option.name]) for option in self.options]

    def new_state(self, players: int, chosen: Mapping[str, str]) -> Any:
        """A state at the very start."""
        if type(players) is not int or players not in self.players:
            raise BadOption(f"{self.title} is for {_either(self.players)} players, not {brief(players)}")
        if reason := self.option_conflict(players, chosen):
            raise BadOption(reason)
        state = self.state()
        self.rules.new_game(state, players, self.codes(chosen))
        return state

    # The contract's functions for people: with lists that fit instead of buffers.

    def seats_to_act(self, s: Any) -> tuple[int, ...]:
        """The seats that may act now, `NATURE` alone at a chance node, none when the game is over."""
        acting = self.rules.actors(s)
        return tuple(seat for seat in range(NATURE + 1) if acting >> seat & 1)

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
        mask = self.rules.winners(s)
        return tuple(seat for seat in range(s.players) if mask >> seat & 1)

    @property
    def n_features(self) -> int:
        """How many numbers `features` writes."""
        return len(self.layout)

    def table(self, seat: int) -> Actions:
        """The actions that a seat, or nature, has."""
        return self.outcomes if seat == NATURE else self.actions

    @cached_property
    def functions(self) -> dict[str, Function]:
        """The contract's functions by name, and the heuristics."""
        return {**vars(self.rules), **self.heuristics}


@lru_cache(maxsize=32)
def _with_tables(game: Game, chosen: tuple[tuple[str, str], ...]) -> Game:
    """The game with the tables that its options ask for: the same game for the same options."""
    tables = game.tables_for_options(dict(chosen))
    if not tables:
        return game
    binding = Binding({}, tables)
    rules = Rules(**{name: binding.bind(function) for name, function in vars(game.rules).items()})
    return replace(game, rules=rules, tables=tables)


def _either(numbers: tuple[int, ...]) -> str:
    names = [str(number) for number in numbers]
    return " or ".join(filter(None, (", ".join(names[:-1]), names[-1])))
