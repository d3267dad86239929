"""A game as it is played at a table: where it stands, the steps that led there, and what can be taken back at once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from souk.engine.chance import Dice
from souk.engine.contract import NATURE
from souk.engine.errors import IllegalMove, Reason
from souk.engine.game import Event, Game

Step = tuple[int, int]  # a seat, or nature, and the number of its action


class GameLine:
    """One line of play. Unlike a `Position` it keeps only the states since the last new information."""

    def __init__(self, game: Game, players: int, options: Mapping[str, str], dice: Dice) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.dice = dice
        self.steps: list[Step] = []
        self.draws = 0  # of nature, so far
        self.free_seat = -1  # whose steps lead through the tail
        self.tail = [game.new_state(players, options)]  # the states that can be gone back to at once, and the present
        self.question = self.state  # the position in which those who are to decide were asked, all at the same time
        self._ahead: tuple[tuple[Step, ...], list[Any], list[Event]] = ((), [], [])
        self._seen()

    @property
    def state(self) -> Any:
        """The true state."""
        return self.tail[-1]

    def restored(self) -> None:
        """After steps and states were set as they had been kept."""
        self.draws = sum(seat == NATURE for seat, _ in self.steps)
        self._seen()

    def _seen(self) -> None:
        self.actors = self.game.seats_to_act(self.state)
        self._legal: dict[int, list[int]] = {}

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.actors

    def legal(self, seat: int) -> list[int]:
        """The ids of the seat's legal actions."""
        if seat not in self._legal:
            self._legal[seat] = self.game.legal(self.state, seat) if seat in self.actors else []
        return self._legal[seat]

    # Deciding: nothing changes yet.

    def open(self, dice: Dice) -> tuple[Step, ...]:
        """What nature does by these dice before the first decision."""
        return self._keep([], [], self.state, dice)

    def decide(self, seat: int, ids: Sequence[int]) -> tuple[Step, ...]:
        """The steps that these decisions lead to, with nature's answer to the last one; none if one is illegal."""
        steps: list[Step] = []
        states: list[Any] = []
        state, legal = self.state, self.legal(seat)
        for at, action in enumerate(ids):
            if at:
                if self.game.seats_to_act(state) != (seat,):
                    raise IllegalMove(
                        "decisions in a row end where dice, a card or another's decision comes in between"
                    )
                legal = self.game.legal(state, seat)
            if action not in legal:
                raise IllegalMove(why_not(self.game, state, seat, action))
            state = self.game.after(state, seat, action)
            steps.append((seat, action))
            states.append(state)
        return self._keep(steps, states, state, self.dice)

    def _keep(self, steps: list[Step], states: list[Any], state: Any, dice: Dice) -> tuple[Step, ...]:
        """Let nature act, and remember what the steps lead to until they are followed."""
        game, draws = self.game, self.draws
        while game.rules.actors(state) == 1 << NATURE:
            ids, weights = game.odds(state)
            action = ids[dice.draw(draws, [game.outcomes[id] for id in ids], weights)]
            state = game.after(state, NATURE, action)
            steps.append((NATURE, action))
            states.append(state)
            draws += 1
        done = tuple(steps)
        self._ahead = done, states, list(events_of(game, len(self.steps), self.state, done, states))
        return done

    def take_events(self, steps: Sequence[Step]) -> list[Event] | None:
        """What happens in these steps, if they were decided just now."""
        return self._ahead[2] if self._ahead[0] is steps else None

    def final(self) -> Any:
        """The state that the steps that were decided last lead to, if the game is over then."""
        state = self._ahead[1][-1]
        return None if self.game.rules.actors(state) else state

    def is_new(self) -> bool:
        """Whether the steps that were decided last bring something to light: dice, a card, others' secret choices."""
        steps, _, events = self._ahead
        return steps[-1][0] == NATURE or any(event["type"] in self.game.reveals for event in events)

    # Following what is in the log.

    def follow(self, steps: Sequence[Step], new: bool) -> None:
        """Go on by these steps, which are known to be right."""
        states = self._ahead[1] if self._ahead[0] is steps else list(self._after(steps))
        seat = steps[0][0] if steps else -1
        if new or not steps:
            self.tail = [states[-1] if states else self.state]
        elif seat == self.free_seat:
            self.tail += states
        else:
            self.tail = [self.state, *states]
        self.free_seat = -1 if new else seat
        self.steps += steps
        self.draws += sum(seat == NATURE for seat, _ in steps)
        self._ahead = ((), [], [])
        asked = self.actors
        self._seen()
        if not self._still(asked, self.actors):
            self.question = self.state

    @staticmethod
    def _still(before: Sequence[int], after: Sequence[int]) -> bool:
        """Whether the same question is open: one of several has answered it."""
        return len(before) > 1 and {*after} < {*before} and bool(after)

    def _find_question(self) -> None:
        """Look for the question in the past."""
        asked: Sequence[int] = ()
        for state in self.states():
            actors = self.game.seats_to_act(state)
            if not self._still(asked, actors):
                self.question = state
            asked = actors

    def _after(self, steps: Sequence[Step]) -> Iterator[Any]:
        state = self.state
        for seat, action in steps:
            state = self.game.after(state, seat, action)
            yield state

    def free(self, seat: int) -> int:
        """How many steps the seat may take back at once."""
        return len(self.tail) - 1 if seat == self.free_seat else 0

    def back(self, steps: int) -> None:
        """Take back the last steps."""
        far = steps >= len(self.tail)
        gone = [] if far else self.tail[len(self.tail) - steps :]
        if far:
            self.tail = [self.at(len(self.steps) - steps)]
            self.free_seat = -1
        else:
            del self.tail[len(self.tail) - steps :]
        self.draws -= sum(seat == NATURE for seat, _ in self.steps[len(self.steps) - steps :])
        del self.steps[len(self.steps) - steps :]
        self._ahead = ((), [], [])
        self._seen()
        if far:
            self._find_question()
        elif any(state is self.question for state in gone):
            self.question = self.state

    # The past, which is played again.

    def states(self) -> Iterator[Any]:
        """The state before each step, from the start, and the present one."""
        state = self.game.new_state(self.players, self.options)
        yield state
        for seat, action in self.steps:
            state = self.game.after(state, seat, action)
            yield state

    def at(self, step: int) -> Any:
        """The state after so many steps."""
        for number, state in enumerate(self.states()):
            if number == step:
                return state
        raise IllegalMove(f"the game has {len(self.steps)} steps, not {step}")

    def story(self, since: int = 0, until: int | None = None) -> list[Event]:
        """What happened from a step on, secrets included."""
        until = len(self.steps) if until is None else until
        states = list(self.states())[since : until + 1]
        return list(events_of(self.game, since, states[0], self.steps[since:until], states[1:])) if states else []

    def to_decision(self, steps: int) -> int:
        """So many steps, or as many more as it takes to be back at a decision of somebody."""
        first = next((at for at, (seat, _) in enumerate(self.steps) if seat != NATURE), len(self.steps))
        at = max(first, len(self.steps) - steps)
        while at > first and self.steps[at][0] == NATURE:
            at -= 1
        return len(self.steps) - at


def events_of(game: Game, number: int, before: Any, steps: Sequence[Step], after: Sequence[Any]) -> Iterator[Event]:
    """The events of steps, each with the step's number."""
    for (seat, action), state in zip(steps, after, strict=True):
        for event in game.narrate(game, before, seat, action, state):
            yield {"step": number, **event}
        before = state
        number += 1


def why_not(game: Game, state: Any, seat: int, action: int) -> str:
    """Why an action is closed, by what the seat itself may know."""
    if not 0 <= action < len(game.actions):
        return Reason("there is no move {id}; ids are 0 to {last}", id=action, last=len(game.actions) - 1)
    return game.why_not(game.hidden(state, seat), seat, action)
