from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np
import pytest


@pytest.fixture
def no_global_randomness() -> Iterator[None]:
    """Nobody else's random numbers are used up."""

    def states() -> tuple[object, object]:
        return random.getstate(), np.random.get_state(legacy=False)["state"]["key"].tobytes()

    before = states()
    yield
    assert states() == before
