"""Golden playthroughs: whole games as readable text, so that a change in a rule shows up as a diff in words.

After a change that is meant, write them anew and read the diff:
`SOUK_GOLDEN=write pytest tests/games/yspahan/test_golden.py`
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from difflib import unified_diff

import pytest

import souk
from souk.engine.chance import uniform
from souk.engine.contract import NATURE
from souk.engine.game import Event
from souk.engine.position import Move, Position
from souk.games.yspahan.board import SHOPS, SHOPS_AT, SQUARES

from . import HERE

GAMES = {
    "two_players": (2, "discount", "salt 20"),
    "three_players": (3, "discount", "silk 16"),
    "four_players": (4, "discount", "salt 6"),
    "three_players_extra": (3, "extra", "silk 24"),
}
WORDS = {
    "start": "seat {seat} starts",
    "buy": "pays {dice} gold",
    "choose": "{dice} dice of {face}",
    "no_group": "no group is open",
    "bonus": "discards {card}",
    "camels": "{n} camels from the {from}",
    "gold": "{n} gold from the {from}",
    "place": "a cube from the {from}",
    "souk_complete": "{souk} is complete",
    "supervisor": "from {from} to {to} for {gold} gold",
    "pay_camel": "{seat} pays a camel",
    "send": "{seat} sends a cube of {shop} to place {place}",
    "load": "a cube to place {place}",
    "caravan_scored": "the caravan is scored {points}",
    "draw": "{seat} draws by {reason}",
    "draw_lost": "{seat} draws nothing by {reason}",
    "reshuffle": "{deck} cards are shuffled",
    "play": "",
    "give": "{camels:+} camels, {gold:+} gold",
    "build": "for {camels} camels, {gold} gold, {cards}",
    "points": "{seat} +{n} {source}",
    "game_over": "the game is over {scores}, won by {winners}",
    "die": "",
    "drawn": "",
    "order": "",
    "end": "",
    "day": "",
}
MOST = 60_000  # bytes that a person may be asked to read


def eager(game: Position, seed: bytes) -> Move:
    """A player who builds, takes, delivers and sends cubes where possible, and else does anything by the seed."""
    moves = game.moves
    wanted = [move for move in moves if move.kind == "build"]
    if uniform(seed, game.steps, 4):
        wanted += [move for move in moves if move.notation in ("take", "deliver")]
    filled = game.view().to_json()["cubes"]
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
        case {"type": "tower", "rows": rows}:
            told = [
                f"{name} {row['value']}x{row['white']}" + f"+{row['yellow']}" * bool(row["yellow"])
                for name, row in rows.items()
            ]
            return "tower: " + ", ".join(told)
        case {"type": "week_scored", "week": week, "souks": souks, "caravan": caravan}:
            lines = [f"{line['souk']} {line['points']}+{line['bazaar']} to {line['seat']}" for line in souks]
            return f"week {week} scored: {', '.join(lines) or 'no souk'}; caravan {caravan}"
    return WORDS[event["type"]].format_map(event)


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
        f"{source:17}" + "".join(f"{n:4}" for n in line) for source, line in game.game.score_sheet(game.state).items()
    )
    yield f"{'score':17}" + "".join(f"{n:4}" for n in game.scores)


def is_week_end(game: Position) -> bool:
    """Whether the last turn of a week is about to end."""
    told = game.view().to_json()
    return bool(told["day"] == 7 and told["turn"] == len(told["order"]) - 1)


def lines(game: Position, since: int) -> Iterator[str]:
    """What was done since a step; the dice of one roll are a line, and so is the beginning of a day."""
    dice = ""
    story = list(game.story(since=since))
    for step, move in enumerate(game.history[since:], since):
        events = [event for event in story if event["step"] == step]
        told = "; ".join(filter(None, map(short, events)))
        dice += f" {move}"
        if move.kind != "die" or told:
            who = "nature" if move.seat == NATURE else move.seat
            yield f"  {who}{dice}" + f"  -- {told}" * bool(told)
            dice = ""
        for event in events:
            if event["type"] == "day":
                yield f"\nWeek {event['week']}, day {event['day']}, order of play {event['order']}"


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
