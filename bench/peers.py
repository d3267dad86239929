"""Random games of other projects, each driven as its own documentation does."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from importlib.metadata import version
from typing import Any

from bench.runner import Runner

BATCH = 1024  # games of pgx; more are no faster on a CPU


def peers() -> Iterator[Runner]:
    """All of them; the first is what everything is compared with."""
    yield open_spiel("backgammon", f"OpenSpiel {version('open_spiel')} backgammon, from Python")
    yield open_spiel("hearts", f"OpenSpiel {version('open_spiel')} hearts, from Python")
    yield catanatron()
    yield pettingzoo()
    yield pgx("connect_four", "connect four")
    yield pgx("backgammon", "backgammon")


def open_spiel(name: str, title: str) -> Runner:
    """A game out of OpenSpiel's registry, as in its Python example."""
    import pyspiel

    game = pyspiel.load_game(name)
    picks = random.Random(7)

    def play() -> tuple[int, int]:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(picks.choices(actions, odds)[0])
            else:
                state.apply_action(picks.choice(state.legal_actions()))
                decisions += 1
        return decisions, 1

    return Runner(title, play)


def catanatron() -> Runner:
    """Four random players."""
    from catanatron import Color, Game, RandomPlayer

    def play() -> tuple[int, int]:
        game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        game.play()
        return len(game.state.actions), 1

    return Runner(f"catanatron {version('catanatron')}, 4 players", play)


def pettingzoo() -> Runner:
    """A classic game with masks and observations; connect four, since it asks for the fewest other packages."""
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    from pettingzoo.classic import connect_four_v3

    env = connect_four_v3.env()
    env.reset(seed=7)
    for agent in env.agents:
        env.action_space(agent).seed(7)

    def play() -> tuple[int, int]:
        env.reset()
        decisions = 0
        for agent in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.step(None)
            else:
                env.step(env.action_space(agent).sample(observation["action_mask"]))
                decisions += 1
        return decisions, 1

    return Runner(f"PettingZoo {version('pettingzoo')} connect four", play)


def pgx(name: str, title: str) -> Runner:
    """A batch of games inside compiled code, with masks, observations and new games for finished ones."""
    os.environ["JAX_PLATFORMS"] = "cpu"
    import jax
    import jax.numpy as jnp
    from pgx import make
    from pgx.experimental import auto_reset

    env = make(name)
    step = jax.vmap(auto_reset(env.step, env.init))
    steps = 16

    def one(state: Any, key: Any) -> tuple[Any, Any]:
        choose, roll = jax.random.split(key)
        action = jax.random.categorical(choose, jnp.log(state.legal_action_mask.astype(jnp.float32)))
        state = step(state, action, jax.random.split(roll, BATCH))
        return state, (state.terminated | state.truncated).sum()

    advance = jax.jit(lambda state, key: jax.lax.scan(one, state, jax.random.split(key, steps)))
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(7), BATCH))
    key = jax.random.PRNGKey(8)

    def play() -> tuple[int, int]:
        nonlocal state, key
        key, now = jax.random.split(key)
        state, ended = advance(state, now)
        return BATCH * steps, int(ended.sum())

    for _ in range(16):
        play()  # until games end at all times, not all at once
    return Runner(f"pgx {version('pgx')} {title}, {BATCH:,} at once, on CPU (jax {version('jax')})", play)
