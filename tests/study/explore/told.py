"""Facts of a game by another way: from what its narration tells, in plain Python."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Any

from souk.engine.game import Game
from souk.engine.types import Event, Points
from souk.games.basari import types as b
from souk.games.basari.board import COLOURS, DEFAULT
from souk.games.yspahan import types as y
from souk.games.yspahan.board import BUILDING_NAMES, CARAVAN_ROW

Told = dict[tuple[int, str], int]


def story(game: Game, players: int, log: Sequence[int]) -> Iterator[tuple[Any, Event]]:
    """The events of a logged game, each with the state after its step."""
    s = game.new_state(players, game.configure({})[1])
    at = 0
    while game.rules.actors(s):
        before, (seat, action) = s, map(int, log[at : at + 2])
        s, at = game.after(s, seat, action), at + 2
        for event in game.presentation.narrate(game, before, seat, action, s):
            yield s, event


def yspahan(game: Game, players: int, log: Sequence[int]) -> Told:
    told: Told = defaultdict(int)
    uses = {1: "camels", 2: "gold", 3: "deliver", 4: "supervisor", 5: "card", 6: "build"}
    week, mover, delivering = 1, 0, False
    buildings: dict[int, int] = defaultdict(int)

    def use(seat: int, kind: int) -> None:
        told[seat, f"uses.{week}.{uses[kind]}"] += 1
        told[seat, "first_use"] = told[seat, "first_use"] or kind

    s: Any = None
    for s, event in story(game, players, log):
        match event:
            case y.Start(seat=start):
                for seat in range(players):
                    told[seat, "place"] = (seat - start) % players
            case y.Day():
                week = event.week
            case y.Chosen():
                delivering = True
            case Points():
                told[event.seat, f"points.{event.source}"] += event.n
            case y.Camels(by="tower"):
                use(event.seat, 1)
            case y.Gold(by="tower"):
                use(event.seat, 2)
            case y.Placed(by="tower") if delivering:
                delivering = False
                use(event.seat, 3)
            case y.SupervisorMoved():
                mover = event.seat
                use(event.seat, 4)
            case y.DrawsCard(why="caravanserai"):
                told[event.seat, "rewards"] += 1
            case y.DrawsCard():
                use(event.seat, 5)
            case y.Drawn():
                told[event.seat, f"drawn.{week}.{event.card}"] += 1
            case y.Played():
                told[event.seat, f"played.{week}.{event.card}"] += 1
            case y.BonusDie():
                told[event.seat, f"spent.{event.card}"] += 1
            case y.Bought():
                told[event.seat, "yellow"] += event.dice
            case y.CamelPaid():
                told[event.seat, "kept"] += 1
            case y.Sent() | y.Loaded():
                row = ("bottom", "middle", "top")[event.place // CARAVAN_ROW[players]]
                told[event.seat, f"loaded.{row}"] += 1
                if isinstance(event, y.Sent):
                    told[event.seat, "sent_by_self" if event.seat == mover else "sent_by_others"] += 1
            case y.Built():
                seat = event.seat
                told[seat, "first_building"] = told[seat, "first_building"] or BUILDING_NAMES.index(event.building) + 1
                told[seat, f"built.{event.building}"] = week
                buildings[seat] += 1
                for card in event.cards:
                    told[seat, f"played.{week}.{card}"] += 1
                if players == 2:
                    use(seat, 6)
            case y.WeekScored():
                for scored in event.souks:
                    told[scored.seat, f"souks.{scored.souk}"] += 1
                for seat, score in enumerate(game.scores(s)):
                    told[seat, f"score.{event.week}"] = score
                    told[seat, f"buildings.{event.week}"] = buildings[seat]
    for seat in range(players):
        told |= {(seat, f"left.{name}"): getattr(s, name)[seat] for name in ("camels", "gold", "cards")}
    return told


def basari(game: Game, players: int, log: Sequence[int]) -> Told:
    told: Told = defaultdict(int)
    gems = [[3] * 4 for _ in range(players)]
    archway = [0] * players
    scoring, contest = 1, b.Contest(action="roll", result="lost", seats=())

    def trade(seller: int, paid: Sequence[int]) -> None:
        (buyer,) = set(contest.seats) - {seller}
        told[seller, f"sold.{contest.action}"] += 1
        told[buyer, f"bought.{contest.action}"] += 1
        for colour, n in enumerate(paid):
            told[buyer, f"paid.{contest.action}.{COLOURS[colour]}"] += n
            gems[buyer][colour] -= n
            gems[seller][colour] += n
        if contest.action == "points":
            told[buyer, "points_bought"] += DEFAULT.points[archway[buyer]]

    for _, event in story(game, players, log):
        match event:
            case b.OrderDrawn():
                told[event.seat, "place"] = event.place
            case b.Started():
                told[event.seat, "start"] = archway[event.seat] = event.archway
            case Points():
                told[event.seat, f"points.{event.source}"] += event.n
            case b.Moved():
                archway[event.seat] = event.archway
                if event.by == "step":
                    told[event.seat, f"stood.{event.archway}"] += 1
                    told[event.seat, "rounds"] += 1
            case b.ChosenCard():
                told[event.seat, f"chosen.{scoring}.{event.card}"] += 1
            case b.Revealed():
                for seat, card in enumerate(event.cards):
                    told[seat, f"met.{card}.{event.cards.count(card)}"] += 1
            case b.Contest():
                contest = event
            case b.Accepted():
                trade(event.seat, [getattr(event.gems, colour) for colour in COLOURS])
            case b.Declined():
                trade(event.seat, [0] * 4)
            case b.GemsTaken():
                for k, colour in enumerate(COLOURS):
                    gems[event.seat][k] += getattr(event.gems, colour)
            case b.Scoring():
                for k, colour in enumerate(COLOURS):
                    told |= _scored([row[k] for row in gems], (14, 12, 10, 8)[k], f"{scoring}.{colour}")
                scoring += 1
            case b.Returned():
                gems[event.seat][COLOURS.index(event.colour)] -= event.n
    for seat, row in enumerate(gems):
        told[seat, "left"] = sum(row)
    return told


def _scored(held: list[int], worth: int, where: str) -> Told:
    """What is noted of one colour at a scoring."""
    told: Told = {}
    now = _points(held, worth)
    for seat, n in enumerate(held):
        richer = _points([count + (other == seat) for other, count in enumerate(held)], worth)
        told[seat, f"held.{where}"] = n
        told[seat, f"led.{where}"] = 0 if not now[seat] else 1 if now[seat] == worth else 2
        told[seat, f"gain.{where}"] = richer[seat] - now[seat]
        told[seat, f"taken.{where}"] = sum(now) - now[seat] - (sum(richer) - richer[seat])
    return told


def _points(held: list[int], worth: int) -> list[int]:
    most = max(held)
    return [worth // held.count(most) if n == most and n else 0 for n in held]
