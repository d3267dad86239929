"""The part of a study that runs inside the rules; apart from the rest, so that a change there compiles nothing."""

from .rollouts import chanced, quick_look, rolled

__all__ = ["chanced", "quick_look", "rolled"]
