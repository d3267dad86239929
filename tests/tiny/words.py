"""Everything about Bidding Pig that is for people: checks, reasons, remarks, stories and pictures."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from msgspec.structs import asdict

from souk.engine.contract import NATURE
from souk.engine.errors import BadPosition
from souk.engine.game import Game, Observation, plain_view, public_observation
from souk.engine.stack import top
from souk.engine.types import Event, Over, Points, Reason, Remark

from . import rules as tiny
from . import types as t
from .rules import BID, BIDS, CARD, DEAL, FULL, GOALS, HIDDEN, HOLD, KEEP, ROLL, SHOW, THROW, TURN, State
from .types import PrivateView, View

STACKS: list[list[int]] = [[], [TURN, BIDS, DEAL], [TURN, BIDS], [TURN], [TURN, THROW], [TURN, CARD]]


def tables_for_options(options: Mapping[str, str]) -> dict[str, list[int]]:
    return {"FACES": [1, 1, 1, 1, 1, 5]} if options["die"] == "sixes" else {}


def check(game: Game, s: State) -> None:
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


def view(game: Game, s: State) -> View:
    """What everybody sees: bids stay secret until all are there, cards always."""
    public = plain_view(game, s)
    return View(
        **asdict(public),
        turn=s.turn,
        total=s.total,
        bids=tuple(bid - 1 if 0 < bid < HIDDEN else None for bid in s.bid[: s.players]),
    )


def private_view(game: Game, s: State, seat: int) -> PrivateView:
    """The own card and the own bid."""
    return PrivateView(
        seat=seat,
        card=s.card[seat] - 1 if s.card[seat] else None,
        bid=s.bid[seat] - 1 if s.bid[seat] else None,
    )


def candidates(game: Game, s: State) -> range:
    if not s.depth or top(s) in (DEAL, THROW):
        return range(0)
    return {BIDS: range(BID, ROLL), TURN: range(ROLL, SHOW), CARD: range(SHOW, KEEP + 1)}[top(s)]


def why_not(game: Game, s: State, seat: int, action: int) -> Reason:
    if top(s) == TURN and s.total >= FULL:
        return t.TurnIsFull()
    return {BIDS: t.BidNow(), TURN: t.RollOrHold(), CARD: t.ShowOrKeep()}[top(s)]


def remark(game: Game, s: State, seat: int, action: int) -> Remark | None:
    if action == HOLD:
        return t.Banks(s.total)
    return t.Adds(s.card[seat] - 1) if action == SHOW else None


def narrate(game: Game, before: State, seat: int, action: int, after: State) -> list[Event]:
    events = list(_narrate(before, seat, action, after))
    source = "bids" if top(before) == BIDS else "turns"
    gains = [after.score[other] - before.score[other] for other in range(after.players)]
    events += [Points(seat=other, n=n, source=source) for other, n in enumerate(gains) if n]
    if not after.depth:
        events.append(Over(scores=tuple(game.scores(after)), winners=game.winners(after)))
    return events


def _narrate(before: State, seat: int, action: int, after: State) -> Iterator[Event]:
    match top(before):
        case tiny.DEAL:
            owner = before.arg[2]
            yield t.CardDealt(seat=owner)
            yield t.OwnCard(seat=owner, worth=action, only=owner)
        case tiny.THROW:
            yield t.DieRolled(seat=before.turn, face=action - 2)
        case tiny.BIDS:
            yield t.HasBid(seat=seat)
            yield t.OwnBid(seat=seat, points=action, only=seat)
            if top(after) != BIDS:
                yield t.Bids(bids=tuple(bid - 1 for bid in after.bid[: after.players]), seat=after.turn)
        case tiny.TURN:
            yield t.Rolls(seat=seat) if action == ROLL else t.Holds(seat=seat)
        case _:
            yield t.Shown(seat=seat, worth=before.card[seat] - 1) if action == SHOW else t.Kept(seat=seat)


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


def text(game: Game, s: State, seat: int) -> str:
    cards = " ".join(str(card - 1) if 1 <= card <= 3 else "?" for card in s.card[: s.players])
    return f"cards {cards} | scores {s.score[: s.players]} | turn of {s.turn}: {s.total}"
