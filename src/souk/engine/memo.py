"""What a net said of positions lately: the same ones come up again, in another order or one decision later.

Only compiled code remembers: to compare whole positions costs little there, and plain code says the same without it.
What is kept counts as long as the weights in the buffer are the same.
"""

from __future__ import annotations

from .contract import Doubles, State, rule


@rule
def recall(s: State, seat: int, net: Doubles) -> int:
    """Put what the net said of a position with a seat's eyes where its outputs are; above 0 if that was kept.

    Below 0 it was not, and the number is for `keep`; 0 if nothing is ever kept.
    """
    return 0


@rule
def keep(s: State, seat: int, net: Doubles, place: int) -> None:
    """Keep the shares and scores that stand at the net's outputs."""


for _made in (recall, keep):
    _made.__dict__["compiled_as"] = f"souk.engine.memo_compiled:{_made.__name__}"
