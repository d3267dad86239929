"""Nets as files: what was learnt about a game with some number of players, and a card that says how.

    net = shipped_net(GAMES["yspahan"], 4)
    buffer = twin.doubles(net.buffer())

A file is JSON: the card, then the weights as 16-bit whole numbers, each row with a power of two of its own. So they are
the same numbers wherever they are read; `souk.engine.net` needs no more than that to be exact.
"""

from __future__ import annotations

import base64
import hashlib
import json
import math
import sys
from array import array
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

from souk.engine.errors import SoukError
from souk.engine.game import Game
from souk.engine.net import FIRST, HEAD, SECOND, head, room

from .with_judge import judge_module

FORMAT: Final = 1
LARGEST: Final = 32767
FINEST: Final = 24  # powers of two: sums stay exact


class BadNet(SoukError):
    """A file that is no net, or one for something else."""


@dataclass(frozen=True)
class Net:
    """Weights, layer after layer with the biases last: a row of whole numbers for each input, and its power of two."""

    inputs: int
    seats: int
    sources: int
    share: float  # what a whole victory is worth beside points, to who plays by it
    rows: tuple[array[int], ...]
    powers: tuple[int, ...]
    plans: float = 0.0  # how far it counts on others who play by the plans, where all choose at the same time
    sure: float = 1.0  # what its logits are multiplied with, fitted to games that it did not learn from
    card: dict[str, Any] = field(default_factory=dict)

    def buffer(self) -> list[float]:
        """All that `souk.engine.net` needs: the head, the weights, and room."""
        top = head(self.inputs, self.seats, self.sources, self.share, self.plans, self.sure)
        numbers = list(top)
        for row, power in zip(self.rows, self.powers, strict=True):
            unit = 2.0**-power
            numbers += [unit * weight for weight in row]
        return numbers + [0.0] * room(top)

    def to_json(self) -> str:
        """The file."""
        together = array("h")
        for row in self.rows:
            together.extend(row)
        if sys.byteorder == "big":
            together.byteswap()
        data = {
            "souk_net": FORMAT,
            **self.card,
            "inputs": self.inputs,
            "seats": self.seats,
            "sources": self.sources,
            "share": self.share,
            "plans": self.plans,
            "sure": self.sure,
            "hidden": [FIRST, SECOND],
            "powers": list(self.powers),
            "weights": base64.b64encode(together.tobytes()).decode(),
        }
        return "{\n" + ",\n".join(f"  {json.dumps(key)}: {json.dumps(value)}" for key, value in data.items()) + "\n}\n"

    @property
    def is_blank(self) -> bool:
        """Whether it changes nothing of what it stands on."""
        return not any(map(any, self.rows))

    def digest(self) -> str:
        """A short name for what it says, whatever its card tells."""
        return hashlib.sha256(replace(self, card={}).to_json().encode()).hexdigest()[:16]

    @classmethod
    def from_json(cls, text: str, source: str = "the file") -> Net:
        """The net of a file."""
        try:
            data = json.loads(text)
            first, second = data.pop("hidden")
            if data.pop("souk_net") != FORMAT or not 0 < first <= FIRST or second != SECOND:
                raise BadNet(f"{source} is a net of another version of Souk")
            sizes = int(data.pop("inputs")), int(data.pop("seats")), int(data.pop("sources"))
            share, powers = float(data.pop("share")), tuple(map(int, data.pop("powers")))
            plans, sure = float(data.pop("plans", 0.0)), float(data.pop("sure", 1.0))
            weights = array("h", base64.b64decode(data.pop("weights"), validate=True))
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            raise BadNet(f"{source} is no net of Souk: {error}") from None
        if sys.byteorder == "big":
            weights.byteswap()
        widths = layer_widths(*sizes, first)
        if len(powers) != len(widths) or len(weights) != sum(widths):
            raise BadNet(f"{source} is no net of Souk: it has {len(weights)} weights, not {sum(widths)}")
        rows, at = [], 0
        for width in widths:
            rows.append(weights[at : at + width])
            at += width
        return cls(*sizes, share, *_widened(rows, powers, sizes[0], first), plans, sure, data)

    @classmethod
    def of(cls, inputs: int, seats: int, sources: int, share: float, rows: Sequence[Sequence[float]]) -> Net:
        """A net with these weights, each row rounded as finely as its largest number allows."""
        cut, powers = [], []
        for row in rows:
            most = max(map(abs, row), default=0.0)
            power = FINEST if most == 0 else min(FINEST, math.floor(math.log2(LARGEST / most)))
            powers.append(power)
            cut.append(array("h", [round(weight * 2.0**power) for weight in row]))
        return cls(inputs, seats, sources, share, tuple(cut), tuple(powers))

    @classmethod
    def blank(cls, inputs: int, seats: int, sources: int, share: float) -> Net:
        """A net that changes nothing of what it stands on."""
        rows = [[0.0] * width for width in layer_widths(inputs, seats, sources)]
        return cls.of(inputs, seats, sources, share, rows)


def _widened(
    rows: list[array[int]], powers: tuple[int, ...], inputs: int, first: int
) -> tuple[tuple[array[int], ...], tuple[int, ...]]:
    """The same net with as many hidden numbers as nets have today: those that it lacks say nothing."""
    silent = array("h", [0] * SECOND)
    more, at = FIRST - first, inputs + 1 + first
    into = [row + array("h", [0] * more) for row in rows[: inputs + 1]]
    return (
        (*into, *rows[inputs + 1 : at], *[silent] * more, *rows[at:]),
        (*powers[:at], *[0] * more, *powers[at:]),
    )


def layer_widths(inputs: int, seats: int, sources: int, first: int = FIRST) -> list[int]:
    """The number of weights in each row, layer after layer, with so many hidden numbers in the first."""
    outputs = seats * (2 + sources)
    assert len(head(inputs, seats, sources, 0.0)) == HEAD
    return [first] * (inputs + 1) + [SECOND] * (first + 1) + [outputs] * (SECOND + 1)


def load(path: Path) -> Net:
    """The net in a file of yours."""
    try:
        return Net.from_json(path.read_text(), str(path))
    except OSError as error:
        raise BadNet(f"{path} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadNet(f"{path} is no net of Souk") from None


def shipped_net(game: Game, players: int) -> Net | None:
    """The net that ships with a game for a number of players, or None."""
    return _shipped(game.presentation.package, players) if game.presentation.package else None


def net_ships(game: Game, players: int) -> bool:
    """Whether there is one; it is not read."""
    return bool(game.presentation.package) and _file(game.presentation.package, players).is_file()


@cache
def _shipped(package: str, players: int) -> Net | None:
    file = _file(package, players)
    return Net.from_json(file.read_text(), str(file)) if file.is_file() else None


def _file(package: str, players: int) -> Traversable:
    return files(package) / "nets" / f"{players}.json"


def net_for(game: Game, players: int, file: str = "") -> Net:
    """The net to think with: of a file, or the one that ships, or one that knows only what it stands on."""
    if not file:
        return shipped_net(game, players) or blank_net(game, players)
    net, blank = load(Path(file)), blank_net(game, players)
    if (net.inputs, net.seats, net.sources) != (blank.inputs, blank.seats, blank.sources):
        raise BadNet(f"{file} is a net for another game or {net.seats} players, not for {game.title} with {players}")
    return net


def blank_net(game: Game, players: int) -> Net:
    """A net that changes nothing of what a game's judge gives it to stand on."""
    module = judge_module(game)
    inputs: int = module.N_INPUTS if game.judge else module.n_inputs(game, players)
    net = Net.blank(inputs, players, len(module.SOURCES), module.SHARE)
    return replace(net, plans=getattr(module, "PLANS", 0.0))
