"""Reads data that a person or another program wrote, and says what is wrong with it and what would be right."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from .errors import BadPosition, brief
from .input_reasons import OutOfRange

Foreign = dict[str, Any]  # JSON of other programs, unchecked: whoever takes it apart says what is amiss


class Reader:
    """Takes fields out of an object one by one, with defaults, and refuses what is left over or of the wrong sort."""

    def __init__(self, data: object, what: str, *path: str | int) -> None:
        self._path = path  # where it is in the position
        if not isinstance(data, Mapping):
            raise BadPosition(f"{what} must be an object with fields, not {brief(data)}", path=path)
        self._rest = dict(data)
        self._what = what

    def take(self, key: str, default: Any) -> Any:
        """A field as it is."""
        return self._rest.pop(key, default)

    def number(self, key: str, low: int, high: int, default: int | None) -> int:
        """A whole number in a range."""
        value = self.take(key, default)
        if type(value) is not int or (not low <= value <= high and value is not default):
            text = f"{key} of {self._what} must be from {low} to {high}, not {brief(value)}"
            raise BadPosition(text, OutOfRange(low=low, high=high), self._at(key))
        return value

    def numbers(self, key: str, high: int, most: int, default: list[int]) -> list[int]:
        """A list of whole numbers from 0 to `high`, not longer than `most`."""
        values = self.items(key, default)
        if len(values) > most or any(type(value) is not int or not 0 <= value <= high for value in values):
            text = f"{key} must be a list of at most {most} numbers from 0 to {high}, not {brief(values)}"
            raise BadPosition(text, path=self._at(key))
        return values

    def items(self, key: str, default: list[Any]) -> list[Any]:
        """A list."""
        values = self.take(key, default)
        if not isinstance(values, list):
            raise BadPosition(f"{key} of {self._what} must be a list, not {brief(values)}", path=self._at(key))
        return values

    def choice(self, key: str, known: Sequence[str], default: int | None) -> int:
        """The number of a name."""
        return self.index(key, self.take(key, None if default is None else known[default]), known)

    def index(self, key: str, name: object, known: Sequence[str]) -> int:
        """The number of a name among those known."""
        if not isinstance(name, str) or name not in known:
            text = f"{key} of {self._what}: {brief(name)} is none of {', '.join(known) or 'nothing'}"[:300]
            raise BadPosition(text, path=self._at(key))
        return known.index(name)

    def flag(self, key: str) -> bool:
        """True or false."""
        value = self.take(key, False)
        if type(value) is not bool:
            raise BadPosition(f"{key} must be true or false, not {brief(value)}", path=self._at(key))
        return value

    def finish(self) -> None:
        """Nothing may be left."""
        if self._rest:
            text = f"{self._what} has no field {', '.join(map(str, self._rest))[:100]}"
            raise BadPosition(text, path=self._at(next(iter(self._rest))))

    def _at(self, key: object) -> tuple[str | int, ...]:
        return (*self._path, str(key))
