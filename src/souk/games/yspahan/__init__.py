"""Yspahan: the city of the caravans, for 2 to 4 players."""

from __future__ import annotations

from collections.abc import Mapping

from souk.engine.game import Codec, Environment, Game, Memory, Neutral, Option, Options, Presentation, Rules, Types
from souk.engine.input_reasons import NeedsPlayers, NotAChoice
from souk.engine.registry import later
from souk.engine.types import Reason

from . import cards, features, rules, types
from .moves import ACTIONS, OUTCOMES
from .state import BUILDING_CARD_MODES, State


def _option_conflict(players: int, chosen: Mapping[str, str]) -> Reason | None:
    if players == 2 and (cards := chosen["building_cards"]) != "discount":
        return NeedsPlayers(option="building_cards", name=cards, known="3, 4", ruling="Y19")
    if chosen["start"] != "random" and int(chosen["start"]) >= players:
        seats = ", ".join(map(str, range(players)))
        return NotAChoice(option="start", name=chosen["start"], known=f"random, {seats}")
    return None


GAME = Game(
    name="yspahan",
    title="Yspahan",
    version=1,
    players=(2, 3, 4),
    state=State,
    actions=ACTIONS,
    outcomes=OUTCOMES,
    rules=Rules.of(rules, cards, features),
    options=Options(
        Option("building_cards", "what a building card does (Y19)", BUILDING_CARD_MODES),
        Option("start", "the seat that starts", ("random", "0", "1", "2", "3")),
        conflict=_option_conflict,
    ),
    layout=features.LAYOUT,
    codec=Codec(
        to_data=later("souk.games.yspahan.setup:to_data"),
        from_data=later("souk.games.yspahan.setup:from_data"),
        check=later("souk.games.yspahan.validity:check"),
    ),
    memory=Memory(
        observed_by=later("souk.games.yspahan.memory:observed_by"),
        resample_hidden=later("souk.games.yspahan.memory:resample_hidden"),
    ),
    presentation=Presentation(
        types=Types.of(types),
        package="souk.games.yspahan",
        view=later("souk.games.yspahan.view:view"),
        private_view=later("souk.games.yspahan.view:private_view"),
        narrate=later("souk.games.yspahan.narrate:narrate"),
        candidates=later("souk.games.yspahan.why:candidates"),
        why_not=later("souk.games.yspahan.why:why_not"),
        remark=later("souk.games.yspahan.why:remark"),
        consequences=later("souk.games.yspahan.consequences:consequences"),
        matters=later("souk.games.yspahan.matters:matters"),
        text=later("souk.games.yspahan.view:text"),
        draw=later("souk.games.yspahan.draw:draw"),
        facts=later("souk.games.yspahan.facts:facts"),
        wording=later("souk.games.yspahan.wording:wording"),
        ask=later("souk.games.yspahan.wording:ask"),
        terminal=later("souk.games.yspahan.terminal:picture"),
        quiet=(types.DieRolled, types.TurnEnded),
        scorings=(types.WeekScored, types.CaravanScored),
        score_sheet=later("souk.games.yspahan.view:score_sheet"),
    ),
    heuristics="souk.games.yspahan.heuristics",
    judge="souk.games.yspahan.judge",
    explore="souk.games.yspahan.explore",
    puzzles="souk.games.yspahan.puzzles",
    neutral=Neutral(
        replay=later("souk.games.yspahan.neutral:replay"),
        write=later("souk.games.yspahan.neutral:write"),
    ),
    environment=Environment(longest=2_000),  # 84 turns of 19 decisions, 21 for yellow dice, 168 cards of 2 decisions
)
