"""A finished or running game as a file: write, read, replay, verify, convert."""
