"""Which messages there must be, and what each may use: from the types of the games, and from the sources.

`check` compares catalogues with that and lists every fault; `test_catalogues.py` wants none, and plants some.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, get_args

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from msgspec import NODEFAULT, Struct
from msgspec import inspect as types

from souk.engine.game import Game
from souk.engine.types import AnyEvent, Reason
from souk.games import GAMES
from souk.players.levels import LEVELS
from souk.players.personas import PERSONAS
from souk.players.tempers import opponents
from souk.server.progress import BADGE_NAMES
from souk.server.reasons import FrameReason
from souk.words import Words

ROOT = Path(__file__).parents[2]
DERIVED = r"_(key|word|count|you)$"
# Messages whose ids are put together: the text before, and what may follow.
FRAME_PREFIXES = {
    "number-": [str(n) for n in range(1, 13)],
    "level-": [*LEVELS, *PERSONAS, "greedy", "random"],
    "level_about-": [*LEVELS, *PERSONAS, "greedy", "random"],
    "pace-": ["slow", "usual", "fast", "instant"],
    "table-clock-": ["none", "live", "days"],
    "status-": ["waiting", "running", "paused", "over"],
    "tell-table-": [
        *("undone", "sat", "left", "resigned", "timedout", "paused", "resumed", "declined", "agreed", "halted"),
        *("followed", "proposed-undo", "proposed-pause"),
    ],
    "table-out-": ["resigned", "timeout", "left"],
    "table-you_out-": ["resigned", "timeout", "left"],
    "badge-": [*BADGE_NAMES],
    "badge_about-": [*BADGE_NAMES],
    "profile-ending-": ["again", "once", "never"],
    "profile-theme-": ["auto", "light", "dark"],
    "table-key-": ["tab", "arrows", "enter", "number", "zoom", "escape"],
    "study-label-": ["best", "fine", "inaccuracy", "mistake", "blunder"],
    "study-line-": [
        *("start", "seating", "dice", "others_dice", "cards", "others_cards", "choices", "own_errors"),
        *("others_errors", "judge", "result", "adjusted", "accuracy", "decisions", "error_rate", "decision"),
    ],
    "cli-": ["game", "players", "options", "draw", "step", "drawn", "seed_says"],
}
GAME_PREFIXES = {
    "reasons-": ["not_held", "square_cost"],  # one reason for several moves
    "ask-": ["supply", "choose", "use", "bonus", "place", "move", "order", "camel", "give", "souk", "after", "start"],
    "nature-": ["start", "roll", "draw", "send", "score", "order", "move", "opening"],
    "amount-": ["camels", "gold", "cards"],
    "colour-": ["purple", "yellow", "white", "blue", "orange"],  # of souks
    "gem-": ["red", "yellow", "green", "blue"],
    "screen-": ["deck_title", "discards_title"],
    "about-building-": ["paddock", "office", "hammam", "caravanserai", "bazaar", "hoist"],
    "about-card-": [
        *("exchange", "three_camels", "three_gold", "cube_to_souk", "cube_to_caravan", "camels_for_points"),
        *("gold_for_points", "build_no_camels", "build_no_gold", "roll", "points", "gems"),
    ],
    "about-use-": ["take", "deliver", "draw"],
    "theme-": [
        *("supervisor", "building", "protection", "cards", "dice", "souks", "saving", "endgame"),
        *("barter", "bluff", "scoring"),
    ],
    "temper-": sorted({name for _, game in GAMES.loaded() for name in opponents(game).tempers}),
    "chapter-": ["group", "souks", "supervisor", "caravan", "buildings", "cards", "court", "round", "scoring"],
}
USED_BY_ALL = ("game-title", "game-short", "game-about")


def members(union: Any, base: type = Struct) -> list[types.StructType]:
    """The types of a union, or of a type alone, as msgspec tells them."""
    infos = [types.type_info(kind) for kind in get_args(union) or (union,)]
    return [info for info in infos if isinstance(info, types.StructType) and issubclass(info.cls, base)]


# Catalogues.


@dataclass
class Message:
    """A message of a catalogue: the variables of its text, and its forms."""

    variables: set[str] = field(default_factory=set)
    forms: set[str] = field(default_factory=set)


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - so called by Fluent
        self.found.add(node.id.name)


def read(text: str) -> dict[str, Message]:
    """The messages of a catalogue; what cannot be read is an error, and an id that is there twice."""
    messages: dict[str, Message] = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ftl.Junk):
            raise ValueError(f"cannot be read: {entry.content}")
        if isinstance(entry, ftl.Message):
            if entry.id.name in messages:
                raise ValueError(f"twice: {entry.id.name}")
            seen = _Variables()
            seen.visit(entry)
            messages[entry.id.name] = Message(seen.found, {form.id.name for form in entry.attributes})
    return messages


# What is used.


@cache
def python_sources() -> Mapping[Path, ast.Module]:
    """All modules."""
    return {path: ast.parse(path.read_text("utf-8")) for path in (ROOT / "src/souk").rglob("*.py")}


@cache
def web_sources() -> Mapping[Path, str]:
    """The client's modules and components."""
    paths = [path for path in (ROOT / "web/src").rglob("*") if path.suffix in (".ts", ".svelte")]
    return {path: path.read_text("utf-8") for path in paths if not path.name.endswith(".test.ts")}


@cache
def said_in_python() -> dict[str, set[str]]:
    """Ids in calls of `say`, `fill` and `phrase`, with the names of their arguments."""
    found: dict[str, set[str]] = {}
    for tree in python_sources().values():
        for node in ast.walk(tree):
            if not (isinstance(node, ast.Call) and _called(node) in ("say", "fill", "phrase") and node.args):
                continue
            first = node.args[0]
            for id in [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]:
                if isinstance(id, ast.Constant) and isinstance(id.value, str):
                    found.setdefault(id.value, set()).update(word.arg for word in node.keywords if word.arg)
    return found


def _called(node: ast.Call) -> str:
    match node.func:
        case ast.Attribute(attr=name) | ast.Name(id=name):
            return name
    return ""


@cache
def literals() -> frozenset[str]:
    """Every text in the sources, of which some are ids."""
    found = {
        node.value
        for tree in python_sources().values()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    for text in web_sources().values():
        found |= set(re.findall(r"[\"'`]([a-z][\w-]*)[\"'`]", text))
    return frozenset(found)


@cache
def said_in_web(game: str = "") -> dict[str, list[set[str] | None]]:
    """Ids in calls of `t` in a game's room, or outside of all, and the names of each call's arguments.

    None stands for arguments that are put together.
    """
    found: dict[str, list[set[str] | None]] = {}
    rooms = ROOT / "web/src/games"
    for path, text in web_sources().items():
        if (path.relative_to(rooms).parts[0] if path.is_relative_to(rooms) and path.parent != rooms else "") != game:
            continue
        for call in re.finditer(r"\bt\(", text):
            inside = _in_brackets(text, call.end())
            ids = re.match(
                r"\s*(?:[^\"'`,{]*\?\s*)?[\"'`]([\w-]+)[\"'`](?:\s*:\s*[\"'`]([\w-]+)[\"'`])?\s*(,|$)", inside
            )
            if ids:
                for id in filter(None, ids.groups()[:2]):
                    found.setdefault(id, []).append(_names(inside[ids.end() :]))
    return found


def _in_brackets(text: str, start: int) -> str:
    """What stands between a bracket that is open and its end."""
    depth = 1
    for at in range(start, len(text)):
        depth += (text[at] in "([{") - (text[at] in ")]}")
        if not depth:
            return text[start:at]
    return text[start:]


def _names(arguments: str) -> set[str] | None:
    """The names in an object literal."""
    if not (found := re.fullmatch(r"\s*\{(.*)\}\s*,?\s*", arguments, re.DOTALL)):
        return set() if not arguments.strip() else None
    inner, depth, top = found[1], 0, ""
    for sign in inner:
        depth += (sign in "([{") - (sign in ")]}")
        top += sign if depth == 0 and sign not in ")]}" else ""
    if "..." in top:
        return None
    return {part.partition(":")[0].strip() for part in top.split(",") if part.strip()}


def spelled(prefixes: Mapping[str, list[str]]) -> set[str]:
    """Ids that are put together."""
    return {prefix + rest for prefix, rests in prefixes.items() for rest in rests}


@dataclass
class Wanted:
    """The messages that types ask for, with a sample of each; and those that may be there beside them."""

    samples: dict[str, list[Struct]] = field(default_factory=dict)
    plain: set[str] = field(default_factory=set)
    words: set[str] = field(default_factory=set)  # for texts of fields: they need not be there


def wanted_of_game(game: Game) -> Wanted:
    """What a game's types ask for."""
    show, wanted = game.presentation, Wanted(plain=set(USED_BY_ALL))
    sheet = show.score_sheet(game.new_state(game.players[-1], game.configure({})[1]))
    kinds = {
        "event": show.types.event,
        "reason": show.types.reason,
        "remark": show.types.remark,
        "move": show.types.move,
        "consequence": show.types.consequence,
    }
    for kind, union in kinds.items():
        for info in members(union):
            wanted.samples[f"{kind}-{info.tag}"] = list(samples(info, {"source": list(sheet)}))
            for one in info.fields:
                wanted.words |= {f"{one.name}-{text}" for text in _texts(one.type)}
                wanted.words |= {f"{one.name.removesuffix('s')}-{text}" for text in _texts(one.type)}
    for option in game.options:
        wanted.plain |= {f"option-{option.name}", *(f"option-{option.name}-{choice}" for choice in option.choices)}
    wanted.plain |= {f"source-{source}" for source in sheet}
    return wanted


def wanted_of_frame() -> Wanted:
    """What tables and server refuse, and what happens in all games."""
    kinds = {"event": members(AnyEvent), "reason": members(FrameReason, Reason)}
    return Wanted({f"{kind}-{info.tag}": list(samples(info)) for kind, infos in kinds.items() for info in infos})


def _texts(kind: types.Type) -> list[str]:
    match kind:
        case types.LiteralType(values=values):
            return [text for text in values if isinstance(text, str)]
        case types.UnionType(types=kinds):
            return [text for one in kinds for text in _texts(one)]
        case types.VarTupleType(item_type=one):
            return _texts(one)
    return []


def samples(info: types.StructType, texts: Mapping[str, list[str]] = MappingProxyType({})) -> Iterator[Struct]:
    """A value of a type for each of the texts that a field may have; `texts` has those that the type does not tell."""
    plain = {one.name: _sample(one.name, one.type) for one in info.fields if one.default is NODEFAULT}
    plain |= {name: choices[0] for name, choices in texts.items() if name in plain}
    yield info.cls(**plain)
    for one in info.fields:
        choices = texts.get(one.name, _texts(one.type) if isinstance(one.type, types.LiteralType) else [])
        yield from (info.cls(**{**plain, one.name: text}) for text in choices)


def _sample(name: str, kind: types.Type) -> Any:
    named = {"shop": "sack.white.1", "souk": "sack.white", "square": "w3", "shops": ("sack.white.1",)}
    if name in named:
        return named[name]
    match kind:
        case types.BoolType():
            return True
        case types.IntType():
            return 1
        case types.StrType():
            return "w4" if name == "start" else "after" if name == "what" else "text"
        case types.LiteralType(values=values):
            return values[0]
        case types.UnionType(types=kinds):
            return _sample(name, kinds[0])
        case types.VarTupleType(item_type=one):
            return (_sample("", one),)
        case types.TupleType(item_types=ones):
            return tuple(_sample("", one) for one in ones)
        case types.DictType(key_type=key, value_type=value):
            return {_sample("", key): _sample("", value)}
        case types.StructType():
            return kind.cls(**{one.name: _sample(one.name, one.type) for one in kind.fields})
    raise AssertionError(f"no sample of {name}: {kind}")


# Faults.


def roots(message: Message, forms: set[str]) -> set[str]:
    """The arguments that a message needs, whatever form of them: languages may need different forms."""
    plain = {re.sub(DERIVED, "", name) for name in message.variables if name != "you"}
    return {name.rpartition("_")[0] if "_" in name and name.rpartition("_")[2] in forms else name for name in plain}


def check(
    catalogues: Mapping[str, Mapping[str, Message]],
    wanted: Wanted,
    game: Game | None,
    prefixes: Mapping[str, list[str]],
    general: frozenset[str] = frozenset(),
) -> list[str]:
    """Everything that is wrong with the catalogues of a game, or of the frame, by language.

    A game need not have the `general` messages, which are the frame's.
    """
    faults: list[str] = []
    english = catalogues["en"]
    needed = {*wanted.samples, *wanted.plain} - general
    may_be = {*wanted.samples, *wanted.plain} | wanted.words | spelled(prefixes) | literals()
    for language, messages in catalogues.items():
        faults += [f"{language}: {id} is missing" for id in sorted((needed | set(english)) - set(messages))]
        faults += [f"{language}: {id} is not used" for id in sorted(set(messages) - may_be)]
        forms = {form for message in messages.values() for form in message.forms}
        english_forms = {form for message in english.values() for form in message.forms}
        for id in sorted(set(messages) & set(english)):
            if roots(messages[id], forms) != roots(english[id], english_forms):
                faults.append(f"{language}: {id} has other arguments than in English")
        faults += _unfilled(language, messages, wanted, game)
    return faults


def _unfilled(language: str, messages: Mapping[str, Message], wanted: Wanted, game: Game | None) -> Iterator[str]:
    """Arguments that nobody fills in."""
    words = Words(language, game)
    seats = [f"Seat {seat}" for seat in range(4)]
    moves = [one for id, ones in wanted.samples.items() if id.startswith("move-") for one in ones]
    for id, ones in wanted.samples.items():
        if id in messages:
            given = set.intersection(*(set(words.args(one, seats, 0)) for one in ones))
            if id.startswith("remark-"):  # said with the fields of the move
                given |= {name for move in moves for name in words.args(move)}
            yield from (f"{language}: {id} asks for ${name}" for name in sorted(messages[id].variables - given))
    for id, calls in said_in_web(game.name if game else "").items():
        for names in calls if id in messages else ():
            if names is not None:
                yield from (f"{language}: {id} asks for ${name}" for name in sorted(messages[id].variables - names))
    for id, given in said_in_python().items():
        if id in messages and id not in wanted.samples and id not in _filled_by_struct():
            yield from (f"{language}: {id} asks for ${name}" for name in sorted(messages[id].variables - given))


@cache
def _filled_by_struct() -> frozenset[str]:
    """Messages that some call fills from a struct, or from arguments that are put together."""
    return frozenset(
        str(node.args[0].value)
        for tree in python_sources().values()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant)
        if (_called(node) in ("fill", "phrase") and len(node.args) > 1)
        or (_called(node) == "say" and any(word.arg is None for word in node.keywords))
    )
