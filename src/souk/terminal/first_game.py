"""The guided first game line by line: what matters before each decision, who scored after it."""

from __future__ import annotations

from collections import Counter

from souk.engine.chance import Dice
from souk.engine.game import Game
from souk.engine.types import Points
from souk.lessons import FirstGame, matters, opening, words_of
from souk.players.personas import persona

from .lines import LineTable
from .names import PERSON
from .players import Seat
from .table import TerminalTable


def first_table(game: Game, first: FirstGame, language: str, seed: str | None = None) -> TerminalTable:
    """The table of the first game."""
    seats = [Seat(bot, persona(bot, game)) if bot else Seat(PERSON) for bot in first.bots]
    return TerminalTable(opening(game, first, Dice.from_seed(seed)), seats, language=language)


class GuidedTable(LineTable):
    """A table at which a coach speaks."""

    def __init__(self, table: TerminalTable, language: str) -> None:
        super().__init__(table)
        self.words = words_of(table.position.game, language)

    def play(self) -> None:
        """Play to the end, or until somebody leaves."""
        self._say(self.words.say("guide-intro"))
        super().play()
        if self.table.position.over:
            self._say(self.words.say("guide-over"))

    def _advise(self, seat: int) -> None:
        position = self.table.position
        if found := matters(position.game, position.state, seat):
            self._say(f"\n{self.words.say('guide-now')}")
            for matter in found:
                self._say(f"  * {self.words.matter(matter, self.table.names, seat)}")

    def _tell(self, seat: int | None) -> None:
        since, say = self._printed, self.words.say
        if self.table.position.steps > since:
            self._say(f"\n{say('guide-happened')}")
        super()._tell(seat)
        sums = Counter[int]()
        for _, event in self.table.position.story(seat, since):
            if isinstance(event, Points):
                sums[event.seat] += event.n
        gained = [say("guide-points", who=self.table.names[one], n=n) for one, n in sums.most_common()]
        if gained:
            self._say(f"  {', '.join(gained)}")
