"""The part of a study that runs inside the rules; apart from the rest, so that a change there compiles nothing."""

from .rollouts import N_STATES, study

__all__ = ["N_STATES", "study"]
