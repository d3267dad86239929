"""A run of learning: self-play, targets, fit, gate, again. See docs/learning.md.

    settings = Settings.make("yspahan", 4, {})
    for line in train(settings, Folder(Path("y4")), rounds=40):
        print(line["round"], line["gate"])

Everything follows from the settings; what is done already is read from the folder, so that a run can be stopped at any
moment and goes on as if nothing had been.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from time import perf_counter
from typing import Any

import numpy as np

from souk.players.nets import Net, blank_net

from .folder import START, Folder
from .games import LEARNER, PLANNER, RIVAL, Table, seatings
from .matches import HERE, Job, Place, against_planners, lots, play_all, versus
from .rows import Rows
from .settings import LearningError, Settings

POOL = 8  # earlier champions that may be rivals
PATIENCE = 8  # rounds that the learner may go on without winning the gate, before it begins again from the champion
MIX = 8  # of so many lots in a row all but two are of the learner alone
# Once much is known, what is learnt from should be near to how the net will play.
CALM_NOISE = 0.15
CALM_CARELESS = 5
CALM_RATE = 0.5
BLIND = 3  # one decision in so many is made at random before anything is known of a game
PARTS = {"play": 0.6, "fit": 0.25, "gate": 0.15}  # of the time of a round, more or less

OnPart = Callable[[str, float], None]  # what is being done, and which part of the round is behind


def start_net(settings: Settings, given: Net | None) -> Net:
    """The net that a run begins with: a given one, or one that knows only what it stands on."""
    blank = blank_net(settings.load(), settings.players)
    if given is None:
        return blank
    if (given.inputs, given.seats, given.sources) != (blank.inputs, blank.seats, blank.sources):
        raise LearningError(
            f"the net to begin with is for another game or {given.seats} players: it has {given.inputs} inputs, "
            f"and {settings.game} with {settings.players} players needs {blank.inputs}"
        )
    return given


def train(
    settings: Settings,
    folder: Folder,
    rounds: int,
    start: Net | None = None,
    place: Place = HERE,
    on_part: OnPart = lambda *_: None,
) -> Iterator[dict[str, Any]]:
    """Learn until so many rounds are done; gives the line of each round that it finished."""
    fit_is_there()
    folder.open(settings, start_net(settings, start))
    done = folder.log()
    while len(done) < rounds:
        line = Round(settings, folder, done, place, on_part, last=len(done) + 1 == rounds).play()
        folder.add(line)
        done.append(line)
        yield line


def fit_is_there() -> None:
    """Refuse early what needs PyTorch."""
    try:
        import torch  # noqa: F401, PLC0415 - an extra, and two seconds to load
    except ImportError:
        raise LearningError("learning needs PyTorch: pip install 'souk[learn]'") from None


def champion_of(done: list[dict[str, Any]]) -> int:
    """The round of the net that nobody has beaten."""
    champion: int = done[-1]["champion"] if done else START
    return champion


def learner_of(done: list[dict[str, Any]]) -> int:
    """The round of the net that plays and learns: the last one, so that a step back may lead to two forward.

    Only who has not won for long goes back to the champion.
    """
    number = len(done) - 1
    lost = number - champion_of(done)
    return champion_of(done) if lost and lost % PATIENCE == 0 else number


@dataclass
class Round:
    """One round of a run, after those that are done."""

    settings: Settings
    folder: Folder
    done: list[dict[str, Any]]
    place: Place
    on_part: OnPart
    last: bool

    @property
    def number(self) -> int:
        """Rounds count from 0."""
        return len(self.done)

    def play(self) -> dict[str, Any]:
        """The whole round."""
        begun = perf_counter()
        champion = champion_of(self.done)
        known, learner = self.folder.net(champion), self.folder.net(learner_of(self.done))
        rows, news = self._rows(learner)
        played = perf_counter()
        net, losses = self._fitted(learner)
        fitted = perf_counter()
        gate = versus(
            self.settings, net, known, self.settings.gate, f"gate {self.number}", self.place, self._part("gate")
        )
        line: dict[str, Any] = {
            "round": self.number,
            "games": news["games"],
            "rows": len(rows),
            "points": news["points"],
            "losses": losses,
            "gate": gate.to_json(),
            "accepted": gate.won,
            "champion": self.number if gate.won else champion,
        }
        if self.last or (self.number + 1) % self.settings.check == 0:
            line["trial"] = self._trial(net if gate.won else known)
        times = {"play": played - begun, "fit": fitted - played, "gate": perf_counter() - fitted}
        return line | {"seconds": {name: round(seconds, 2) for name, seconds in times.items()}}

    def _part(self, name: str) -> Callable[[float], None]:
        before = sum(part for other, part in PARTS.items() if list(PARTS).index(other) < list(PARTS).index(name))
        return lambda part: self.on_part(name, before + part * PARTS[name])

    # Self-play.

    def _rows(self, learner: Net) -> tuple[Rows, dict[str, Any]]:
        """The rows of this round: those that a stopped run has left, or new ones."""
        news = f"rows/{self.number:04}.json"
        if (rows := self.folder.rows(self.number)) is not None and (told := self.folder.read_json(news)):
            return rows, told
        tables, jobs = self._plan(learner)
        played = play_all(self.settings, tables, jobs, self.place, self._part("play"))
        rows = Rows.joined([Rows(result.inputs, result.basis, result.targets) for result in played])
        if not len(rows):
            raise LearningError("these games leave nothing to learn from; play more of them, or keep more positions")
        points = float(np.concatenate([result.scores for result in played]).mean())
        told = {"games": sum(len(result.scores) for result in played), "points": round(points, 3)}
        self.folder.write_json(news, told)
        self.folder.write_rows(self.number, rows, self.settings.window)
        return rows, told

    def _plan(self, learner: Net) -> tuple[list[Table], list[Job]]:
        """Who plays: most games are the learner's alone, in the others a planner or a champion has a seat."""
        settings, alone = self.settings, ((LEARNER,) * self.settings.players,)
        table = self._table(learner, learner, alone)
        all_lots = lots(settings, settings.games, "play", self.number)
        plans = bool(settings.load().heuristics)
        if self.number == 0 and learner.is_blank:
            first = ((PLANNER,) * settings.players,) if plans else alone
            careless = settings.careless if plans else BLIND
            table = replace(table, seats=first, decay=1000, careless=careless)
            return [table], [Job(0, lot) for lot in all_lots]
        others = [self._table(learner, learner, seatings(settings.players, PLANNER, LEARNER))] if plans else []
        pool = list(dict.fromkeys(line["champion"] for line in self.done))[-POOL:]
        seats = seatings(settings.players, RIVAL, LEARNER)
        rivals = [self._table(learner, self.folder.net(number), seats) for number in pool]
        tables = [table, *others, *rivals]
        return tables, [Job(_table_of(k, len(others), len(rivals)), lot) for k, lot in enumerate(all_lots)]

    def _table(self, learner: Net, rival: Net, seats: tuple[tuple[int, ...], ...]) -> Table:
        settings = self.settings
        calm = self.number >= settings.calm
        return Table(
            settings.game,
            settings.players,
            settings.options,
            learner.to_json(),
            rival.to_json(),
            seats,
            keep=settings.keep,
            careless=settings.careless * (CALM_CARELESS if calm else 1),
            noise=round(1000 * settings.noise * (CALM_NOISE if calm else 1.0)),
            decay=round(1000 * settings.decay),
            search=settings.search,
        )

    # Fit and trial.

    def _fitted(self, learner: Net) -> tuple[Net, dict[str, float]]:
        """The net that explains the rows of the last rounds, beginning from the one that played."""
        path, news = self.folder.net_path(self.number), f"nets/{self.number:04}.losses.json"
        if path.exists() and (told := self.folder.read_json(news)):
            return self.folder.net(self.number), told
        from .fit import fit  # noqa: PLC0415

        settings, number = self.settings, self.number
        kept = [self.folder.rows(k) for k in range(max(0, number - settings.window + 1), number + 1)]
        rows = Rows.joined([part for part in kept if part is not None])
        rate = settings.rate * (CALM_RATE if number >= settings.calm else 1.0)
        epochs = settings.epochs * (3 if number == 0 else 1)  # there is but one round to learn from
        net, losses = fit(rows, learner, epochs, rate, settings.word("fit", number), self._part("fit"))
        losses = {name: round(value, 5) for name, value in losses.items()}
        self.folder.write_json(news, losses)
        self.folder.write_net(number, net)
        return net, losses

    def _trial(self, champion: Net) -> dict[str, Any]:
        """How the champion does against planners; against the net of the start where a game has none."""
        settings = self.settings
        if settings.load().heuristics:
            return {"against": "planner", **against_planners(settings, champion, settings.trial, self.place)}
        start = self.folder.net(START)
        match = versus(settings, champion, start, settings.trial, "trial", self.place)
        wins, error = 1 / settings.players + match.wins / 2, match.wins_error / 2
        return {"against": "start", "games": match.games, "wins": round(wins, 5), "error": round(error, 5)}


def _table_of(lot: int, others: int, rivals: int) -> int:
    """At which table a lot is played: of every `MIX` the last two against planners and champions."""
    kind, turn = lot % MIX, lot // MIX
    if kind == MIX - 1 and others:
        return 1
    if kind >= MIX - 2 and rivals:
        return 1 + others + turn % rivals
    return 1 if kind == MIX - 2 and others else 0
