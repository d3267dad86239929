"""Which messages there must be, and what each may use: from the types of the games, and from the sources."""

from __future__ import annotations

from typing import Any, get_args

from msgspec.inspect import StructType, type_info


def members(union: Any, base: type) -> list[StructType]:
    """The types of a union, or of a type alone, as msgspec tells them."""
    return [
        info
        for kind in get_args(union) or (union,)
        if isinstance(info := type_info(kind), StructType) and issubclass(info.cls, base)
    ]
