"""What all plots of a report share: names on the left, numbers on the right, and an axis between them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import ceil, floor, log10

from souk.drawing.svg import element, escape

WIDTH, LEFT, RIGHT = 760, 176, 148  # of the picture, of the names, of the numbers
ROW, TOP, FOOT = 38, 12, 44
MOST_NAME = 26  # signs of a name


@dataclass(frozen=True)
class Axis:
    """A scale from left to right, linear or by powers of ten."""

    low: float
    high: float
    ticks: tuple[float, ...]
    powers: bool = False
    left: float = LEFT
    right: float = WIDTH - RIGHT

    @classmethod
    def over(cls, values: Iterable[float], most: int = 6, **room: float) -> Axis:
        """A linear axis with round ticks that holds all values."""
        values = list(values)
        low, high = min(values), max(values)
        high = high if high > low else low + 1
        raw = (high - low) / most
        size = 10 ** floor(log10(raw))
        step = next(size * k for k in (1, 2, 2.5, 5, 10) if size * k >= raw * 0.999)
        first, last = floor(low / step + 1e-9), ceil(high / step - 1e-9)
        ticks = tuple(step * k for k in range(first, last + 1))
        return cls(ticks[0], ticks[-1], ticks, **room)  # type: ignore[arg-type]

    @classmethod
    def magnitudes(cls, values: Iterable[float]) -> Axis:
        """An axis by powers of ten that holds all values above nothing."""
        positive = [value for value in values if value > 0] or [1.0]
        first, last = floor(log10(min(positive))), ceil(log10(max(positive)) + 1e-9)
        return cls(10.0**first, 10.0**last, tuple(10.0**k for k in range(first, last + 1)), powers=True)

    def x(self, value: float) -> float:
        """Where a value is."""
        if self.powers:
            part = log10(max(value, self.low) / self.low) / log10(self.high / self.low)
        else:
            part = (value - self.low) / (self.high - self.low)
        return self.left + part * (self.right - self.left)


def label(x: float, y: float, words: str, anchor: str = "start", kind: str = "") -> str:
    """Words at a place."""
    return element("text", escape(words), x=x, y=y, text_anchor=anchor, **({"class": kind} if kind else {}))


def short(name: str) -> str:
    """A name that fits its place."""
    return name if len(name) <= MOST_NAME else name[: MOST_NAME - 1] + "…"


def name_at(y: float, name: str) -> str:
    """A row's name, whole when pointed at."""
    words = element("title", escape(name)) + escape(short(name))
    return element("text", words, x=LEFT - 14, y=y, text_anchor="end", **{"class": "name"})


def grid(axis: Axis, bottom: float, ticks: Sequence[str], title: str) -> str:
    """Thin lines at the ticks, with their numbers and what they mean below."""
    parts = []
    for value, words in zip(axis.ticks, ticks, strict=True):
        x = axis.x(value)
        parts.append(element("line", x1=x, x2=x, y1=float(TOP - 4), y2=bottom, **{"class": "grid"}))
        parts.append(label(x, bottom + 17, words, "middle", "tick"))
    parts.append(label((axis.left + axis.right) / 2, bottom + 36, title, "middle", "axis"))
    return "".join(parts)


def picture(height: float, title: str, meaning: str, *parts: str) -> str:
    """A whole plot; the title and what it shows in words are for who cannot see it."""
    return element(
        "svg",
        element("title", escape(title)),
        element("desc", escape(meaning)),
        *parts,
        viewBox=f"0 0 {WIDTH} {height:.0f}",
        role="img",
        xmlns="http://www.w3.org/2000/svg",
    )
