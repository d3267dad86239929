"""Reading what the server sends as one game's own types: the protocol names the types that all games share."""

from __future__ import annotations

from functools import lru_cache, reduce
from operator import or_
from types import UnionType
from typing import Annotated, Any, TypeVar, Union, get_args, get_origin

import msgspec
from msgspec.structs import fields

from souk.engine.game import Game
from souk.engine.types import Event, GameView, Matter, MoveFields, PrivateView, Reason, Remark

from .protocol import ToClient
from .reasons import FrameReason

T = TypeVar("T")


@lru_cache(maxsize=32)
def messages_of(game: Game) -> msgspec.json.Decoder[ToClient]:
    """Reads the messages of a table's socket."""
    return msgspec.json.Decoder(_types(game).swapped(ToClient))


def read(body: bytes, kind: type[T], game: Game | None = None) -> T:
    """An answer of the HTTP interface, of a game if it is about one."""
    hashable: Any = kind
    answer: T = _decoder(hashable, game).decode(body)
    return answer


@lru_cache(maxsize=64)
def _decoder(kind: Any, game: Game | None) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(_types(game).swapped(kind))


@lru_cache(maxsize=32)
def _types(game: Game | None) -> _Types:
    return _Types(game)


class _Types:
    """The protocol's types with a game's own in the place of those that all games share.

    Each struct is made once, as a subclass of itself, so that what two messages tell can be compared.
    """

    def __init__(self, game: Game | None) -> None:
        self._swaps: dict[Any, Any] = {Reason: FrameReason}
        if game:
            types = game.presentation.types
            self._swaps = {
                GameView: types.view,
                PrivateView: types.private,
                MoveFields: types.move | types.outcome,
                Remark: types.remark,
                Matter: types.matter,
                Event: types.event,
                Reason: types.reason | FrameReason,
            }

    def swapped(self, kind: Any) -> Any:
        """The type with others in the place of some."""
        if kind in self._swaps:
            return self._swaps[kind]
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            return self._swaps.setdefault(kind, self._struct(kind))
        origin, arguments = get_origin(kind), get_args(kind)
        if origin is None or origin is Annotated:
            return kind
        inside = [self.swapped(argument) for argument in arguments]
        if origin in (Union, UnionType):
            return reduce(or_, inside)
        return kind if inside == list(arguments) else origin[tuple(inside)]

    def _struct(self, kind: type[msgspec.Struct]) -> type[msgspec.Struct]:
        types = [(field, self.swapped(field.type)) for field in fields(kind)]
        changed = [
            (field.name, new) if field.required else (field.name, new, field.default)
            for field, new in types
            if new != field.type
        ]
        if not changed:
            return kind
        config = kind.__struct_config__
        return msgspec.defstruct(
            kind.__name__, changed, bases=(kind,), frozen=True, kw_only=True, tag_field=config.tag_field, tag=config.tag
        )
