"""Reading what the server sends as one game's own types: the protocol names the types that all games share."""

from __future__ import annotations

from functools import lru_cache, reduce
from operator import or_
from types import UnionType
from typing import Annotated, Any, TypeVar, Union, get_args, get_origin

import msgspec
from msgspec.structs import fields

from souk.engine.game import Game
from souk.engine.types import Event, GameView, MoveFields, PrivateView, Reason, Remark

from .protocol import ToClient
from .reasons import FrameReason

T = TypeVar("T")
Swaps = dict[Any, Any]


@lru_cache(maxsize=32)
def messages_of(game: Game) -> msgspec.json.Decoder[ToClient]:
    """Reads the messages of a table's socket."""
    return msgspec.json.Decoder(_swapped(ToClient, _swaps(game)))


def read(body: bytes, kind: type[T], game: Game | None = None) -> T:
    """An answer of the HTTP interface, of a game if it is about one."""
    hashable: Any = kind
    answer: T = _decoder(hashable, game).decode(body)
    return answer


@lru_cache(maxsize=64)
def _decoder(kind: Any, game: Game | None) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(_swapped(kind, _swaps(game) if game else {Reason: FrameReason}))


def _swaps(game: Game) -> Swaps:
    types = game.presentation.types
    return {
        GameView: types.view,
        PrivateView: types.private,
        MoveFields: types.move | types.outcome,
        Remark: types.remark,
        Event: types.event,
        Reason: types.reason | FrameReason,
    }


def _swapped(kind: Any, swaps: Swaps) -> Any:
    """The type with others in the place of some; a struct becomes a subclass of itself."""
    if kind in swaps:
        return swaps[kind]
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return _struct(kind, swaps)
    origin, arguments = get_origin(kind), get_args(kind)
    if origin is None or origin is Annotated:
        return kind
    inside = [_swapped(argument, swaps) for argument in arguments]
    if origin in (Union, UnionType):
        return reduce(or_, inside)
    return kind if inside == list(arguments) else origin[tuple(inside)]


def _struct(kind: type[msgspec.Struct], swaps: Swaps) -> type[msgspec.Struct]:
    types = {field.name: (field, _swapped(field.type, swaps)) for field in fields(kind)}
    changed = [
        (field.name, new) if field.required else (field.name, new, field.default)
        for field, new in types.values()
        if new != field.type
    ]
    if not changed:
        return kind
    config = kind.__struct_config__
    return msgspec.defstruct(
        kind.__name__, changed, bases=(kind,), frozen=True, kw_only=True, tag_field=config.tag_field, tag=config.tag
    )
