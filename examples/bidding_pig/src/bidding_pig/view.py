"""What is seen of a state: by everybody, by a seat, and as a line of text."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import asdict

from souk.engine.game import Game, plain_view
from souk.engine.stack import top
from souk.engine.types import GameView

from .rules import BIDS, CARD, DEAL, HIDDEN, State
from .types import Phase, PrivateView, View


def view(game: Game, s: State) -> View:
    """What everybody sees: bids stay secret until all are there, cards always."""
    public = plain_view(game, s)
    return View(
        **asdict(public),
        phase=_phase(s),
        turn=s.turn,
        total=s.total,
        bids=tuple(bid - 1 if 0 < bid < HIDDEN else None for bid in s.bid[: s.players]),
    )


def _phase(s: State) -> Phase:
    if s.depth == 0:
        return "over"
    phases: dict[int, Phase] = {DEAL: "deal", BIDS: "bid", CARD: "card"}
    return phases.get(top(s), "turn")


def private_view(game: Game, s: State, seat: int) -> PrivateView:
    """The own card and the own bid."""
    return PrivateView(
        seat=seat,
        card=s.card[seat] - 1 if s.card[seat] else None,
        bid=s.bid[seat] - 1 if s.bid[seat] else None,
    )


def text(game: Game, s: State, seat: int) -> str:
    """All that the state shows, as a line."""
    cards = " ".join(str(card - 1) if 1 <= card <= 3 else "?" for card in s.card[: s.players])
    return f"cards {cards} | scores {s.score[: s.players]} | turn of {s.turn}: {s.total}"


def ask(view: GameView) -> tuple[str, Struct | None]:
    """The message that asks for the decision."""
    assert isinstance(view, View)
    return f"ask-{view.phase}", None
