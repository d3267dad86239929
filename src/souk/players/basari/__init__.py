"""What players know about Basari: outlook and value of a position, plans for cards and barters, a rollout policy."""

from .heuristics import action_values, expected_scores, rollout_policy, value

__all__ = ["action_values", "expected_scores", "rollout_policy", "value"]
