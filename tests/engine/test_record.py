"""One declaration of a state gives the plain class and the packed dtype."""

from __future__ import annotations

import json
import types
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from souk.engine.errors import BadPosition
from souk.engine.record import Record, f64, i8, i16, i32, i64, u8


class Market(Record):
    players: int = i8
    stock: int = u8
    gold: list[int] = i16[3]
    stalls: list[list[int]] = i8[2, 3]
    turnover: int = i32
    clock: int = i64


KINDS = {"i8": i8, "u8": u8, "i16": i16, "i32": i32, "i64": i64}
SHAPES = st.one_of(st.just(()), st.tuples(st.integers(1, 5)), st.tuples(st.integers(1, 4), st.integers(1, 4)))


def declared_as(fields: dict[str, Any]) -> type[Record]:
    """A record class with these fields."""
    return types.new_class("Made", (Record,), exec_body=lambda body: body.update(fields))


def filled(shape: tuple[int, ...], number: st.SearchStrategy[int]) -> st.SearchStrategy[Any]:
    if not shape:
        return number
    return st.lists(filled(shape[1:], number), min_size=shape[0], max_size=shape[0])


@st.composite
def records(draw: st.DrawFn) -> Record:
    """A record of any declaration with any values within it."""
    declared = draw(st.lists(st.tuples(st.sampled_from(sorted(KINDS)), SHAPES), max_size=5))
    fields = {f"f{k}": KINDS[kind][shape] if shape else KINDS[kind] for k, (kind, shape) in enumerate(declared)}
    made: Record = declared_as(fields)()
    for name, field in fields.items():
        setattr(made, name, draw(filled(field.shape, st.integers(field.low, field.high))))
    return made


def test_a_record_starts_as_zeros() -> None:
    assert Market().to_json() == {
        "players": 0,
        "stock": 0,
        "gold": [0, 0, 0],
        "stalls": [[0, 0, 0], [0, 0, 0]],
        "turnover": 0,
        "clock": 0,
    }


def test_bytes_are_little_endian_without_gaps() -> None:
    market = Market()
    market.players, market.stock, market.gold = -1, 255, [1, -2, 256]
    market.stalls, market.turnover, market.clock = [[1, 2, 3], [4, 5, 6]], 0x01020304, -1
    assert Market.size() == 1 + 1 + 3 * 2 + 2 * 3 + 4 + 8
    assert bytes(market).hex(" ") == ("ff ff 01 00 fe ff 00 01 01 02 03 04 05 06 04 03 02 01 ff ff ff ff ff ff ff ff")


def test_dtype_is_the_declaration() -> None:
    assert Market.dtype() == np.dtype(
        [
            ("players", "<i1"),
            ("stock", "<u1"),
            ("gold", "<i2", (3,)),
            ("stalls", "<i1", (2, 3)),
            ("turnover", "<i4"),
            ("clock", "<i8"),
        ]
    )
    assert Market.dtype().itemsize == Market.size()


def test_only_declared_fields_can_be_set() -> None:
    with pytest.raises(AttributeError):
        Market().camels = 1  # type: ignore[attr-defined]


def test_more_than_two_dimensions_are_refused() -> None:
    with pytest.raises(TypeError, match="cube: a field has at most two dimensions"):
        declared_as({"cube": i8[2, 2, 2]})


@pytest.mark.parametrize(("kind", "low", "high"), [("i8", -128, 127), ("u8", 0, 255), ("i16", -32768, 32767)])
def test_the_range_of_a_field(kind: str, low: int, high: int) -> None:
    made: Any = declared_as({"x": KINDS[kind]})
    for value in (low, high):
        assert made.from_bytes(bytes(made.from_json({"x": value}))).x == value
    for value in (low - 1, high + 1):
        with pytest.raises(BadPosition, match=f"x must be from {low} to {high}, not {value}"):
            made.from_json({"x": value})
        record = made()
        record.x = value
        with pytest.raises(BadPosition, match=f"x must be from {low} to {high}, not {value}"):
            bytes(record)


@pytest.mark.parametrize(
    ("field", "value", "reason"),
    [
        ("players", True, "players must be a whole number, not True"),
        ("players", 1.0, "players must be a whole number, not 1.0"),
        ("players", "1", "players must be a whole number, not '1'"),
        ("players", None, "players must be a whole number, not None"),
        ("players", 10**5000, "players must be from -128 to 127, not something too large"),
        ("gold", [1, 2], r"gold must be a list of 3, not \[1, 2\]"),
        ("gold", {"0": 1}, "gold must be a list of 3"),
        ("gold", [1, 2, [3]], r"gold\[2\] must be a whole number, not \[3\]"),
        ("gold", [1, 40000, 3], r"gold\[1\] must be from -32768 to 32767, not 40000"),
        ("stalls", [[0, 0, 0], [0, 0]], r"stalls\[1\] must be a list of 3"),
        ("stalls", [[0, 0, 0], [0, 0, 300]], r"stalls\[1\]\[2\] must be from -128 to 127, not 300"),
    ],
    ids=range(11),
)
def test_wrong_values_are_refused_by_name_and_place(field: str, value: object, reason: str) -> None:
    with pytest.raises(BadPosition, match=reason):
        Market.from_json({**Market().to_json(), field: value})


def test_wrong_fields_are_named() -> None:
    data = Market().to_json()
    with pytest.raises(BadPosition, match="lacks stock, gold"):
        Market.from_json({name: value for name, value in data.items() if name not in ("stock", "gold")})
    with pytest.raises(BadPosition, match="unknown fields: camels"):
        Market.from_json({**data, "camels": 1})
    wrong: object
    for wrong in (None, [], "x", 1):
        with pytest.raises(BadPosition, match="must be an object"):
            Market.from_json(wrong)


def test_wrong_numbers_of_bytes_are_refused() -> None:
    for length in (0, Market.size() - 1, Market.size() + 1):
        with pytest.raises(BadPosition, match=f"has {Market.size()} bytes, not {length}"):
            Market.from_bytes(bytes(length))


def test_json_does_not_share_lists_with_the_record() -> None:
    market = Market()
    data = market.to_json()
    data["gold"][0] = 9
    loaded = Market.from_json(data)
    data["stalls"][0][0] = 9
    assert market == Market()
    assert loaded.gold == [9, 0, 0]
    assert loaded.stalls == [[0, 0, 0], [0, 0, 0]]


def test_records_of_another_type_are_never_equal() -> None:
    assert declared_as({"x": i8})() != declared_as({"x": i8})()
    assert Market() != 0


@settings(max_examples=150, deadline=None)
@given(records())
def test_every_form_converts_round(record: Record) -> None:
    kind = type(record)
    data = bytes(record)
    assert len(data) == kind.size() == kind.dtype().itemsize
    for same in (kind.from_bytes(data), kind.from_json(json.loads(json.dumps(record.to_json()))), record.copy()):
        assert same == record
        assert hash(same) == hash(record)
        assert bytes(same) == data
        assert repr(same) == repr(record)
    if data:
        packed = np.frombuffer(data, kind.dtype())[0]
        assert {name: packed[name].tolist() for name in kind.fields} == record.to_json()


@settings(max_examples=80, deadline=None)
@given(records(), st.data())
def test_a_changed_copy_is_another_record(record: Record, data: st.DataObject) -> None:
    if not record.fields:
        return
    name = data.draw(st.sampled_from(sorted(record.fields)))
    field = record.fields[name]
    copy, before = record.copy(), bytes(record)
    holder: Any = vars_of(copy)
    key: Any = name
    for _ in field.shape:
        holder, key = holder[key], 0
    holder[key] = field.low if holder[key] == field.high else holder[key] + 1
    if not field.shape:
        setattr(copy, name, holder[key])
    assert bytes(record) == before
    assert copy != record
    assert bytes(copy) != before
    copy.assign(record)
    assert copy == record


def vars_of(record: Record) -> dict[str, Any]:
    """The values of a record by name, its very lists."""
    return {name: getattr(record, name) for name in record.fields}


class Notes(Record):
    mean: float = f64
    sums: list[float] = f64[2]
    count: int = i8


def test_notes_hold_numbers_with_a_point() -> None:
    notes = Notes()
    assert notes.to_json() == {"mean": 0.0, "sums": [0.0, 0.0], "count": 0}
    assert all(type(number) is float for number in (notes.mean, *notes.sums))
    notes.mean, notes.sums, notes.count = 1 / 3, [0.1, -2e300], 7
    assert Notes.from_bytes(bytes(notes)) == notes == Notes.from_json(notes.to_json())
    assert np.frombuffer(bytes(notes), Notes.dtype())[0]["sums"].tolist() == [0.1, -2e300]
    with pytest.raises(BadPosition, match="mean must be a number with a point, not 1"):
        Notes.from_json({**notes.to_json(), "mean": 1})
