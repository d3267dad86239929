"""One declaration of a state: a plain Python class of numbers, and the packed dtype of the compiled twin.

    class State(Record):
        players: int = i8
        gold: list[int] = i16[4]
        hand: list[list[int]] = i8[4, 9]

A state is made of whole numbers; `f64` is for the notes that thinking takes. A record starts as all zeros. Its bytes
are the same in both worlds, little-endian and without gaps.
"""

from __future__ import annotations

import struct
from itertools import chain
from typing import TYPE_CHECKING, Any, ClassVar, Self

from .errors import BadPosition, brief

if TYPE_CHECKING:
    import numpy as np


class Field:
    """A number of a fixed width, or an array of them in one or two dimensions."""

    def __init__(self, code: str, shape: tuple[int, ...] = ()) -> None:
        self.code = code
        self.shape = shape
        self.zero = "0.0" if code == "d" else "0"
        bits = 8 * struct.calcsize(code)
        self.low, self.high = (-(1 << bits - 1), (1 << bits - 1) - 1) if code.islower() else (0, (1 << bits) - 1)

    def __getitem__(self, shape: int | tuple[int, ...]) -> Field:
        return Field(self.code, shape if isinstance(shape, tuple) else (shape,))

    @property
    def format(self) -> str:
        """The field in the language of the struct module."""
        count = 1
        for length in self.shape:
            count *= length
        return f"{count}{self.code}"

    @property
    def dtype(self) -> tuple[str, tuple[int, ...]]:
        """The field in the language of NumPy."""
        kind = "f" if self.code == "d" else "i" if self.code.islower() else "u"
        return f"<{kind}{struct.calcsize(self.code)}", self.shape

    def check(self, name: str, value: object, shape: tuple[int, ...] | None = None) -> None:
        """Raise BadPosition unless the value has this field's shape and range."""
        shape = self.shape if shape is None else shape
        if not shape:
            if self.code == "d":
                if type(value) is not float:
                    raise BadPosition(f"{name} must be a number with a point, not {brief(value)}")
                return
            if type(value) is not int:
                raise BadPosition(f"{name} must be a whole number, not {brief(value)}")
            if not self.low <= value <= self.high:
                raise BadPosition(f"{name} must be from {self.low} to {self.high}, not {brief(value)}")
            return
        if not isinstance(value, list) or len(value) != shape[0]:
            raise BadPosition(f"{name} must be a list of {shape[0]}, not {brief(value)}")
        for i, item in enumerate(value):
            self.check(f"{name}[{i}]", item, shape[1:])


# Typed as Any so that a declaration can say `gold: list[int] = i16[4]`: the left side is what plain Python holds.
i8: Any = Field("b")
u8: Any = Field("B")
i16: Any = Field("h")
i32: Any = Field("i")
i64: Any = Field("q")
f64: Any = Field("d")


class _RecordType(type):
    """Turns the declared fields into slots and writes the methods that touch each of them."""

    def __new__(mcs, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> _RecordType:
        fields = {key: value for key, value in body.items() if isinstance(value, Field)}
        for key in fields:
            del body[key]
        body["__slots__"] = tuple(fields)
        body["fields"] = fields
        body["_layout"] = struct.Struct("<" + "".join(field.format for field in fields.values()))
        body.update(_methods(fields))
        return super().__new__(mcs, name, bases, body)


def _methods(fields: dict[str, Field]) -> dict[str, Any]:
    """The methods that run in inner loops, written out field by field because that is several times faster."""
    init, assign, flat = [], [], []
    for name, field in fields.items():
        match field.shape:
            case ():
                init.append(f"self.{name} = {field.zero}")
                assign.append(f"self.{name} = other.{name}")
                flat.append(f"self.{name},")
            case (n,):
                init.append(f"self.{name} = [{field.zero}] * {n}")
                assign.append(f"self.{name} = [*other.{name}]")
                flat.append(f"*self.{name},")
            case (n, m):
                init.append(f"self.{name} = [[{field.zero}] * {m} for _ in range({n})]")
                rows = ", ".join(f"r{k}" for k in range(n))
                copies = ", ".join(f"[*r{k}]" for k in range(n))
                assign.append(f"{rows}, = other.{name}; self.{name} = [{copies}]")
                flat.append(f"*chain.from_iterable(self.{name}),")
            case _:
                raise TypeError(f"{name}: a field has at most two dimensions")
    source = f"""
def __init__(self):
    {"; ".join(init) or "pass"}
def assign(self, other):
    {"; ".join(assign) or "pass"}
def copy(other):
    self = new(type(other))
    {"; ".join(assign) or "pass"}
    return self
def _flat(self):
    return ({" ".join(flat)})
"""
    methods: dict[str, Any] = {}
    exec(source, {"chain": chain, "new": object.__new__}, methods)
    return methods


class Record(metaclass=_RecordType):
    """The base of every state: copies, compares, hashes and converts by its declaration."""

    __slots__ = ()
    fields: ClassVar[dict[str, Field]]
    _layout: ClassVar[struct.Struct]

    if TYPE_CHECKING:

        def assign(self, other: Self) -> None:
            """Take over every value of another record of this type."""

        def copy(self) -> Self:
            """An independent record with the same values."""

        def _flat(self) -> tuple[float, ...]: ...

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and other._flat() == self._flat()

    def __hash__(self) -> int:
        return hash(self._flat())

    def __bytes__(self) -> bytes:
        try:
            return self._layout.pack(*self._flat())
        except struct.error:
            for name, field in self.fields.items():
                field.check(name, getattr(self, name))
            raise

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={getattr(self, name)}' for name in self.fields)})"

    @classmethod
    def size(cls) -> int:
        """The number of bytes of a packed record."""
        return cls._layout.size

    @classmethod
    def from_bytes(cls, data: bytes) -> Self:
        """The record whose bytes these are."""
        if len(data) != cls.size():
            raise BadPosition(f"a {cls.__name__} has {cls.size()} bytes, not {len(data)}")
        values = iter(cls._layout.unpack(data))
        made = cls()
        for name, field in cls.fields.items():
            setattr(made, name, _shaped(values, field.shape))
        return made

    def to_json(self) -> dict[str, Any]:
        """The fields by name, as numbers and lists of numbers; independent of this record."""
        twin = self.copy()
        return {name: getattr(twin, name) for name in self.fields}

    @classmethod
    def from_json(cls, data: object) -> Self:
        """The record with these fields; refuses anything but exactly its fields within their ranges."""
        if not isinstance(data, dict):
            raise BadPosition(f"a position must be an object with fields, not {brief(data)}")
        if missing := [name for name in cls.fields if name not in data]:
            raise BadPosition(f"the position lacks {', '.join(missing)}")
        if surplus := [str(name) for name in data if name not in cls.fields]:
            raise BadPosition(f"the position has unknown fields: {', '.join(surplus)[:100]}")
        made = cls()
        for name, field in cls.fields.items():
            field.check(name, data[name])
            setattr(made, name, data[name])
        return made.copy()

    @classmethod
    def dtype(cls) -> np.dtype[Any]:
        """The packed NumPy dtype: its bytes are the record's bytes."""
        import numpy as np  # noqa: PLC0415 - plain play starts without NumPy

        return np.dtype([(name, *field.dtype) for name, field in cls.fields.items()])


def _shaped(values: Any, shape: tuple[int, ...]) -> Any:
    if not shape:
        return next(values)
    return [_shaped(values, shape[1:]) for _ in range(shape[0])]
