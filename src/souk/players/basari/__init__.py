"""What players know about Basari: outlook and value of a position, plans for cards and barters, a cheap choice."""

from .wits import cheap, estimate, value, worth

__all__ = ["cheap", "estimate", "value", "worth"]
