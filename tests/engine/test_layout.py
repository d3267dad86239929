"""A layout says where each number of an observation stands."""

from __future__ import annotations

from souk.engine.layout import Field, Group, Layout

LAYOUT = Layout(
    Group("table", Field("week", 1, "/ 3"), Field("due", 2, "one of two")),
    Group("seat", Field("gold", 1, ""), Field("built", 2, ""), times=2),
)


def test_fields_stand_one_after_the_other() -> None:
    assert LAYOUT.starts() == {"table week": 0, "table due": 1, "seat gold": 3, "seat built": 4}
    assert len(LAYOUT) == 3 + 2 * 3


def test_an_observation_is_read_by_name() -> None:
    assert LAYOUT.read(list(range(9))) == {
        "table week": [[0]],
        "table due": [[1, 2]],
        "seat gold": [[3], [6]],
        "seat built": [[4, 5], [7, 8]],
    }
