"""What docs/strategy.md says of each game."""
