"""Everything about Bidding Pig that is for people: checks, reasons, remarks, stories and pictures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from souk.engine.contract import NATURE
from souk.engine.errors import BadPosition
from souk.engine.game import Event, Game, Observation, public_observation
from souk.engine.stack import top

from .rules import ACTIONS, BIDS, CARD, DEAL, FULL, GOALS, HOLD, OUTCOMES, SHOW, THROW, TURN, State

STACKS: list[list[int]] = [[], [TURN, BIDS, DEAL], [TURN, BIDS], [TURN], [TURN, THROW], [TURN, CARD]]


def tables_for_options(options: Mapping[str, str]) -> dict[str, list[int]]:
    return {"FACES": [1, 1, 1, 1, 1, 5]} if options["die"] == "sixes" else {}


def check(s: State) -> None:
    for true, reason in (
        (2 <= s.players <= 4, "players must be 2 to 4"),
        (s.goal in GOALS, f"goal must be one of {GOALS}"),
        (0 <= s.turn < s.players, "turn must be a seat"),
        (0 <= s.depth <= 3 and s.frame[: s.depth] in STACKS, "no such stack of decisions"),
    ):
        if not true:
            raise BadPosition(reason)
    dealing, bidding = s.depth == 3, s.frame[1] == BIDS
    dealt = s.arg[2] if dealing else s.players
    bids = [seat for seat in range(4) if s.bid[seat]]
    for true, reason in (
        (not any(s.frame[s.depth :]), "a free place of the stack must be 0"),
        (
            s.arg == [0, 0, dealt if dealing else 0, 0] and 0 <= dealt <= s.players - dealing,
            "no such argument",
        ),
        ([1 <= card <= 3 for card in s.card] == [seat < dealt for seat in range(4)], "a card is off"),
        (not any(s.card[dealt:]), "a card is too many"),
        (
            [s.deck[w] + s.card.count(w + 1) for w in range(3)] == [2, 2, 2] and min(s.deck) >= 0,
            "2 of each card",
        ),
        (all(0 <= bid <= 3 for bid in s.bid) and all(seat < s.players for seat in bids), "a bid is off"),
        (not (dealing and bids) and (len(bids) == s.players) != bidding, "bids too early or missing"),
        (0 <= s.total < FULL + (0 if s.frame[1] == THROW else 6), "total is off"),
        (s.total == 0 or (s.depth > 0 and not bidding), "total is off"),
        (not (bidding and (any(s.score) or s.turn)), "scores before the bids are settled"),
        (not any(s.score[s.players :]) and min(s.score) >= -2, "a score is off"),
        (s.depth == 0 or max(s.score) < s.goal, "the game is over at the goal"),
        (s.depth > 0 or sum(score >= s.goal for score in s.score) == 1, "one seat ends the game"),
        (max(s.score) < s.goal + FULL + 8, "a score is too high"),
    ):
        if not true:
            raise BadPosition(reason)


def why_not(s: State, seat: int, action: int) -> str:
    if top(s) == TURN and s.total >= FULL:
        return "the turn is full (Pig 4)"
    return {
        BIDS: "the bids are open (Pig 1)",
        TURN: "roll or hold (Pig 2)",
        CARD: "the card is asked for (Pig 3)",
    }[top(s)]


def remark(s: State, action: int) -> str:
    if action == HOLD:
        return f"{s.total} points"
    return f"+{s.card[s.turn] - 1}" if action == SHOW else ""


def narrate(game: Game, before: State, seat: int, action: int, after: State) -> list[Event]:
    if seat == NATURE:
        if top(before) == THROW:
            return [{"type": "die", "face": action - 2}]
        owner = before.arg[2]
        return [{"type": "dealt", "seat": owner}, {"type": "card", "worth": action, "only": owner}]
    if top(before) == BIDS:
        settled = top(after) != BIDS
        public: list[Event] = (
            [{"type": "bids", "bids": [bid - 1 for bid in after.bid[: after.players]]}] if settled else []
        )
        return [{"type": "bid", "seat": seat}, {"type": "own bid", "points": action, "only": seat}, *public]
    return [{"type": str(ACTIONS[action]), "seat": seat, "scores": after.score[: after.players]}]


def observed_by(s: State, seat: int, action: int) -> tuple[Observation, ...]:
    """A dealt card is for its owner, until it is shown; bids are for the bidders, until all are there."""
    if seat == NATURE:
        return public_observation(seat, action) if top(s) == THROW else (Observation(seat, action, 1 << s.arg[2]),)
    if top(s) == BIDS:
        if s.bid.count(0) > 5 - s.players:
            return (Observation(seat, action, 1 << seat),)
        late = [Observation(other, s.bid[other] - 1, late=True) for other in range(s.players) if other != seat]
        return (*public_observation(seat, action), *late)
    shown = [Observation(NATURE, s.card[seat] - 1, late=True)] if action == SHOW else []
    return (*public_observation(seat, action), *shown)


def expand(s: State, words: Sequence[str]) -> Sequence[str]:
    """`bank` stands for holding without the card."""
    return ["hold", "keep", "card", *words[1:]] if words[0] == "bank" else words


def picture(s: State, seat: int) -> str:
    cards = " ".join(str(OUTCOMES[card - 1].fields["worth"]) if 1 <= card <= 3 else "?" for card in s.card[: s.players])
    return f"cards {cards} | scores {s.score[: s.players]} | turn of {s.turn}: {s.total}"
