"""Something that plays random games, and how fast it does."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

SECONDS = 1.0


@dataclass
class Runner:
    """Plays a few random games, or a few steps of many, and says how many decisions it made and games it ended."""

    name: str
    play: Callable[[], tuple[int, int]]
    rate: float = 0.0  # decisions a second
    decisions: int = 0  # in all
    ended: int = 0

    @property
    def games(self) -> float:
        """Games a second, by the length of all games so far: in a batch they end in waves."""
        return self.rate * self.ended / self.decisions

    def measure(self) -> None:
        """Play for a while and keep the best rate so far: other programs can only slow it down."""
        decisions = 0
        begun = time.process_time()
        while (spent := time.process_time() - begun) < SECONDS:
            more, ended = self.play()
            decisions += more
            self.ended += ended
        self.decisions += decisions
        self.rate = max(self.rate, decisions / spent)
