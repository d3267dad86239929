"""Golden playthroughs: whole games as readable text, so that a change in a rule shows up as a diff in words.

After a change that is meant, write them anew and read the diff:
`SOUK_GOLDEN=write pytest tests/games/yspahan/test_golden.py`
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from difflib import unified_diff

import pytest
from msgspec.structs import asdict

import souk
from souk.engine.chance import uniform
from souk.engine.contract import NATURE
from souk.engine.position import Move, Position
from souk.engine.types import Event, Over, Points
from souk.games.yspahan import types as t
from souk.games.yspahan.board import SHOPS, SHOPS_AT, SQUARES

from . import HERE, seen

GAMES = {
    "two_players": (2, "discount", "salt 20"),
    "three_players": (3, "discount", "silk 16"),
    "four_players": (4, "discount", "salt 6"),
    "three_players_extra": (3, "extra", "silk 24"),
    "three_players_once": (3, "once", "silk 74"),
}
WORDS: dict[type[Event], str] = {
    t.Start: "seat {seat} starts",
    t.Bought: "pays {dice} gold",
    t.Chosen: "{dice} dice of {face}",
    t.NoGroup: "no group is open",
    t.BonusDie: "discards {card}",
    t.Camels: "{n} camels from the {by}",
    t.Gold: "{n} gold from the {by}",
    t.Placed: "a cube from the {by}",
    t.SoukComplete: "{souk} is complete",
    t.SupervisorMoved: "from {start} to {square} for {gold} gold",
    t.CamelPaid: "{seat} pays a camel",
    t.Sent: "{seat} sends a cube of {shop} to place {place}",
    t.Loaded: "a cube to place {place}",
    t.CaravanScored: "the caravan is scored {points}",
    t.DrawsCard: "{seat} draws by {why}",
    t.DrawLost: "{seat} draws nothing by {why}",
    t.Reshuffled: "{deck} cards are shuffled",
    t.Played: "",
    t.Given: "{camels:+} camels, {gold:+} gold",
    t.Built: "for {camels} camels, {gold} gold, {cards}",
    Points: "{seat} +{n} {source}",
    Over: "the game is over {scores}, won by {winners}",
    t.DieRolled: "",
    t.Drawn: "",
    t.CubeOrder: "",
    t.TurnEnded: "",
    t.Day: "",
}
MOST = 60_000  # bytes that a person may be asked to read


def eager(game: Position, seed: bytes) -> Move:
    """A player who builds, takes, delivers and sends cubes where possible, and else does anything by the seed."""
    moves = game.moves
    wanted = [move for move in moves if move.kind == "build"]
    if uniform(seed, game.steps, 4):
        wanted += [move for move in moves if move.notation in ("take", "deliver")]
    filled = seen(game)["cubes"]
    wanted += [
        move for move in moves if move.kind == "square" and any(shop in filled for shop in neighbours(move.notation))
    ]
    choices = wanted or moves
    return choices[uniform(seed, game.steps, len(choices))]


def neighbours(square: str) -> list[str]:
    """The shops next to a square."""
    return [SHOPS[shop] for shop in SHOPS_AT[SQUARES.index(square)] if shop >= 0]


def short(event: Event) -> str:
    """An event in a few words."""
    match event:
        case t.Tower(rows=rows):
            told = [
                f"{name} {row.value}x{row.white}" + f"+{row.yellow}" * bool(row.yellow) for name, row in rows.items()
            ]
            return "tower: " + ", ".join(told)
        case t.WeekScored():
            lines = [f"{line.souk} {line.points}+{line.bazaar} to {line.seat}" for line in event.souks]
            return f"week {event.week} scored: {', '.join(lines) or 'no souk'}; caravan {list(event.caravan)}"
    said = {name: list(value) if isinstance(value, tuple) else value for name, value in asdict(event).items()}
    return WORDS[type(event)].format_map(said)


def playthrough(players: int, cards: str, seed: str) -> Iterator[str]:
    """The lines of a game: who does what, and what comes of it; the board at the end of each week."""
    game = souk.new("yspahan", players, seed=seed, building_cards=cards)
    yield f"Yspahan, {players} players, building cards {cards}, dice by the seed {seed!r}"
    told = 0
    while not game.over:
        yield from lines(game, told)
        told = game.steps
        move = eager(game, seed.encode())
        if move.kind == "end" and is_week_end(game):
            yield from ["", *str(game).splitlines(), ""]
        game.play(move)
    yield from lines(game, told)
    yield from ["", *str(game).splitlines(), ""]
    yield from (
        f"{source:17}" + "".join(f"{n:4}" for n in line)
        for source, line in game.game.presentation.score_sheet(game.state).items()
    )
    yield f"{'score':17}" + "".join(f"{n:4}" for n in game.scores)


def is_week_end(game: Position) -> bool:
    """Whether the last turn of a week is about to end."""
    told = seen(game)
    return bool(told["day"] == 7 and told["turn"] == len(told["order"]) - 1)


def lines(game: Position, since: int) -> Iterator[str]:
    """What was done since a step; the dice of one roll are a line, and so is the beginning of a day."""
    dice = ""
    story = list(game.story(since=since))
    for step, move in enumerate(game.history[since:], since):
        events = [event for at, event in story if at == step]
        told = "; ".join(filter(None, map(short, events)))
        dice += f" {move}"
        if move.kind != "die" or told:
            who = "nature" if move.seat == NATURE else move.seat
            yield f"  {who}{dice}" + f"  -- {told}" * bool(told)
            dice = ""
        for event in events:
            if isinstance(event, t.Day):
                yield f"\nWeek {event.week}, day {event.day}, order of play {list(event.order)}"


@pytest.mark.parametrize("name", GAMES)
def test_the_game_is_played_as_it_was_written_down(name: str) -> None:
    path = HERE / "golden" / f"{name}.txt"
    played = "\n".join(playthrough(*GAMES[name])) + "\n"
    assert len(played.encode()) < MOST
    if os.environ.get("SOUK_GOLDEN") == "write":
        path.parent.mkdir(exist_ok=True)
        path.write_text(played, encoding="utf-8")
    written = path.read_text(encoding="utf-8")
    diff = list(unified_diff(written.splitlines(), played.splitlines(), "written", "played", lineterm="", n=2))
    assert not diff, "\n".join(["the game has changed:", *diff[:60]])
