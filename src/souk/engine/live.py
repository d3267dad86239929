"""A game in progress: what decisions lead to, nature's answers, how far a seat can go back, what is closed and why.

`Position`, the server's tables and the table in a terminal all play on this.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import takewhile
from typing import Any, NamedTuple, Self

from .chance import Chance
from .contract import NATURE
from .errors import IllegalMove
from .game import Game
from .rng import seed_words
from .types import DecisionsEnd, NoSuchMove, NotNow, Reason, StepEvent


class Entry(NamedTuple):
    """One step of a game as it is kept: who did what, by number."""

    seat: int
    action: int


@lru_cache(maxsize=1 << 14)
def entry_of(seat: int, action: int) -> Entry:
    """The same step is the same object: games keep all of theirs as long as they last, and a server has many games."""
    return Entry(seat, action)


class Continuation(NamedTuple):
    """What decisions lead to, nature's answer included; nothing has changed yet."""

    entries: tuple[Entry, ...]
    states: tuple[Any, ...]  # after each of them


class LiveGame:
    """A game as it stands, and the way there as far as its states are kept."""

    def __init__(self, game: Game, state: Any, chance: Chance | None, entries: Sequence[Entry] = ()) -> None:
        self.game = game
        self.chance = chance  # without one, nature's steps are decided like any other
        self.entries = list(entries)
        self.states = [state]  # before the first step that can be gone back to, and after each step since
        self.draws = sum(entry.seat == NATURE for entry in entries)
        self.last_undo = (0, -1)  # to which step, and by whom: the others have seen what was taken back
        self.look()

    def look(self) -> None:
        """See who is to decide."""
        self.actors = self.game.seats_to_act(self.state)
        self._legal: dict[int, list[int]] = {}

    def copy(self) -> Self:
        """An independent game with the same past."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__, entries=self.entries[:], states=self.states[:], _legal={})
        return twin

    @property
    def state(self) -> Any:
        """The true state."""
        return self.states[-1]

    @property
    def first(self) -> int:
        """The number of the first step whose states are kept."""
        return len(self.entries) - len(self.states) + 1

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.actors

    def legal(self, seat: int) -> list[int]:
        """The ids of the seat's legal actions."""
        if seat not in self._legal:
            self._legal[seat] = self.game.legal(self.state, seat) if seat in self.actors else []
        return self._legal[seat]

    # What would follow.

    def open(self, chance: Chance | None) -> Continuation:
        """What nature does before the first decision, by these dice."""
        return self._with_nature([], [], chance)

    def decide(self, seat: int, ids: Sequence[int]) -> Continuation:
        """What these decisions of a seat lead to; refuses them all if one is illegal."""
        game = self.game
        entries: list[Entry] = []
        states: list[Any] = []
        state, legal = self.state, self.legal(seat)
        for action in ids:
            if entries:
                if game.rules.actors(state) != 1 << seat:
                    raise refused(DecisionsEnd())
                legal = game.legal(state, seat)
            if action not in legal:
                raise refused(why_not(game, state, seat, action))
            state = game.after(state, seat, action)
            entries.append(entry_of(seat, action))
            states.append(state)
        return self._with_nature(entries, states, self.chance)

    def _with_nature(self, entries: list[Entry], states: list[Any], chance: Chance | None) -> Continuation:
        """What was decided, and nature's part after it."""
        if chance is not None:
            game, draws = self.game, self.draws
            state = states[-1] if states else self.state
            while game.rules.actors(state) == 1 << NATURE:
                ids, weights = game.odds(state)
                action = ids[chance.draw(draws, game.outcomes.of(ids), weights)]
                state = game.after(state, NATURE, action)
                entries.append(entry_of(NATURE, action))
                states.append(state)
                draws += 1
        return Continuation(tuple(entries), tuple(states))

    # Going on and going back.

    def follow(self, way: Continuation) -> None:
        """Go on as it was decided."""
        self.entries += way.entries
        self.states += way.states
        self.draws += [entry.seat for entry in way.entries].count(NATURE)
        self.look()

    def back(self, steps: int) -> None:
        """Take back the last steps, as far as their states are kept."""
        kept = len(self.entries) - steps
        gone = self.entries[kept:]
        self.draws -= sum(entry.seat == NATURE for entry in gone)
        if decided := [entry.seat for entry in gone if entry.seat != NATURE]:
            self.last_undo = (kept, decided[0])
        del self.entries[kept:], self.states[len(self.states) - steps :]
        self.look()

    def free(self, seat: int) -> int:
        """How many steps a seat may take back at once: its own last ones, unless something new is known since.

        New are dice, drawn cards, revealed choices and others' decisions, also those that were taken back; not
        nature's part if people say it.
        """
        undone, undoer = self.last_undo
        seen = max(0, undone - self.first) if seat != undoer else 0
        steps = 0
        for at in range(len(self.states) - 1, seen, -1):
            by = self.entries[self.first + at - 1].seat
            if by == NATURE and self.chance is None:
                continue
            if by != seat or is_new(self.game, self.story(self.first + at - 1, self.first + at)):
                break
            steps = len(self.states) - at
        return steps

    def story(self, since: int = 0, until: int | None = None) -> list[StepEvent]:
        """What happened in the kept steps from one on, secrets included."""
        until = len(self.entries) if until is None else until
        since = min(max(since, self.first), until)
        states = self.states[since - self.first : until - self.first + 1]
        return events_of(self.game, since, states[0], Continuation(tuple(self.entries[since:until]), tuple(states[1:])))


def events_of(game: Game, step: int, before: Any, way: Continuation) -> list[StepEvent]:
    """What happens on a way that begins with the step of this number."""
    narrate, events = game.presentation.narrate, []
    for number, ((seat, action), state) in enumerate(zip(way.entries, way.states, strict=True), step):
        events += [StepEvent(number, event) for event in narrate(game, before, seat, action, state)]
        before = state
    return events


def is_new(game: Game, events: Sequence[StepEvent]) -> bool:
    """Whether others' secret choices come to light."""
    reveals = game.presentation.reveals
    return bool(reveals) and any(isinstance(event, reveals) for _, event in events)


def heard(events: Sequence[StepEvent], seat: int | None) -> list[StepEvent]:
    """The events that a seat, or a spectator, may know of."""
    return [one for one in events if one.event.only in (None, seat)]


# What could be done.


def refused(reason: Reason) -> IllegalMove:
    """The error for a move that is closed."""
    return IllegalMove(str(reason), reason)


def why_not(game: Game, state: Any, seat: int, action: int) -> Reason:
    """Why an action is closed, by what the seat itself may know."""
    if seat == NATURE:
        return NotNow()
    if not 0 <= action < len(game.actions):
        return NoSuchMove(id=action, last=len(game.actions) - 1)
    return game.presentation.why_not(game, game.hidden(state, seat), seat, action)


def closed(game: Game, state: Any, seat: int) -> list[tuple[Reason, list[int]]]:
    """The options of a seat's decision that are closed, by reason."""
    hidden = game.hidden(state, seat)
    legal = set(game.legal(hidden, seat))
    reasons: dict[Reason, list[int]] = {}
    for action in game.presentation.candidates(game, hidden):
        if action not in legal:
            reasons.setdefault(game.presentation.why_not(game, hidden, seat, action), []).append(action)
    return list(reasons.items())


class Ahead(NamedTuple):
    """Where decisions lead as far as a seat can know: a state as it may be, what happens, what is new."""

    state: Any
    events: list[StepEvent]
    new: bool


def ahead(game: Game, state: Any, seat: int, moves: Sequence[int], step: int) -> Ahead:
    """What a seat's decisions lead to, up to where something new comes to light; played on a guess of the hidden."""
    guess = _guess(game, state, seat)
    events: list[StepEvent] = []
    for number, action in enumerate(moves):
        if number and game.seats_to_act(guess) != (seat,):
            raise refused(DecisionsEnd())
        if action not in game.legal(guess, seat):
            raise refused(why_not(game, guess, seat, action))
        then = _one_ahead(game, guess, seat, action, step + number)
        events += then.events
        if then.state is guess:
            return Ahead(guess, events, new=True)
        guess = then.state
    return Ahead(guess, events, new=game.seats_to_act(guess) == (NATURE,))


def each_ahead(game: Game, state: Any, seat: int, step: int) -> list[tuple[int, Ahead]]:
    """What each of a seat's moves leads to, all played on one guess of the hidden."""
    guess = _guess(game, state, seat)
    return [(action, _one_ahead(game, guess, seat, action, step)) for action in game.legal(guess, seat)]


def _guess(game: Game, state: Any, seat: int) -> Any:
    guess = game.hidden(state, seat)
    game.rules.imagine(guess, seat, list(seed_words(0)))
    return guess


def _one_ahead(game: Game, guess: Any, seat: int, action: int, step: int) -> Ahead:
    """What a legal move leads to; still at the guess itself if the move brings something to light."""
    after = game.after(guess, seat, action)
    story = heard(events_of(game, step, guess, Continuation((Entry(seat, action),), (after,))), seat)
    known = list(takewhile(lambda one: not is_new(game, [one]), story))
    if known != story:
        return Ahead(guess, known, new=True)
    return Ahead(after, known, new=game.seats_to_act(after) == (NATURE,))
